"""The coach on the server: who may ask, how answers stream, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from holdfast.core.chance import Seeded
from tests.web.site import Program, Site, Visitor, accept, begun_by_program, events

BOT = {"x": "me", "o": "bot:random"}
PEOPLE = {"x": "me", "o": "friend"}
OTHERS = {"0": "me", "1": "bot:quick", "2": "bot:quick", "3": "bot:quick"}


def asked(who: Visitor, match: str, **body: Any) -> httpx.Response:
    return who.post(f"/matches/{match}/advice", {"seconds": 0.4, **body})


def advised(who: Visitor, match: str, **body: Any) -> list[dict[str, Any]]:
    """All advice that came."""
    answer = asked(who, match, **body)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    told = list(events(answer))
    assert told[-1][0] == "end"
    assert {name for name, _data in told[:-1]} == {"advice"}
    return [data for _name, data in told[:-1]]


def test_whoever_plays_bots_is_advised_in_their_language(anna: Visitor) -> None:
    match = anna.begin(seats=BOT)
    told = advised(anna, match)
    best = told[-1]["lines"][0]
    assert best["action"]["do"] == "mark"
    assert best["win"]["low"] <= best["win"]["value"] <= best["win"]["high"]
    assert best["figures"]["win"].endswith("%")
    assert told[-1]["marks"].count('class="tip"') == 3
    answer = anna.http.post(
        f"/api/matches/{match}/advice?lang=it",
        json={"seconds": 0.2},
        headers={"X-CSRF-Token": anna.csrf},
    )
    assert "Segna" in answer.text


def test_the_first_answer_comes_long_before_the_last(anna: Visitor) -> None:
    match = anna.begin("itter", seats={"defender": "me"})  # its ideas are close for long
    advised(anna, match)  # the process has started now
    began = time.monotonic()
    times = []
    with anna.http.stream(
        "POST",
        f"/api/matches/{match}/advice",
        json={"seconds": 3.0},
        headers={"X-CSRF-Token": anna.csrf},
    ) as answer:
        for name, _data in events(answer):
            times.append((name, time.monotonic() - began))
    assert times[0][0] == "advice"
    assert len(times) > 3
    assert times[0][1] < times[-1][1] / 2


def test_the_process_is_ready_before_anybody_asks(site: Site, anna: Visitor) -> None:
    advisor = site.app.inner.state.coaching._advisor
    anna.begin("castle", options={"players": 3}, seats={"0": "me", "1": "friend", "2": "friend"})
    anna.begin("castle", options={"players": 4}, seats=OTHERS)
    until = time.monotonic() + 30
    while not any("('players', 4)" in kind for kind in advisor._ready):
        assert time.monotonic() < until
        time.sleep(0.02)
    assert not any("('players', 3)" in kind for kind in advisor._ready), "nobody may ask there"
    while advisor._lock.locked():
        assert time.monotonic() < until
        time.sleep(0.02)
    assert advisor.waiting == 0


def test_an_action_in_mind_is_judged_along(anna: Visitor) -> None:
    match = anna.begin(study=True, seats={"x": "me", "o": "me"})
    for number, cell in enumerate(("a1", "a3", "b1", "b3")):
        assert anna.play(match, f"mark {cell}", number).status_code == 200
    wrong = advised(anna, match, action={"do": "mark", "cell": "a2"}, seconds=1.0)[-1]
    assert wrong["lines"][0]["text"] == "mark c1"
    assert wrong["doubt"]["action"] == {"do": "mark", "cell": "a2"}
    assert wrong["doubt"]["grave"]
    right = advised(anna, match, action={"do": "mark", "cell": "c1"}, seconds=0.3)[-1]
    assert not right["doubt"]["grave"]
    assert asked(anna, match, action="mark a1").status_code == 422
    assert asked(anna, match, seconds=1000).status_code == 422


def test_between_people_there_is_no_coach_unless_that_was_said(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    without = anna.begin(seats=PEOPLE)
    refused = asked(anna, without)
    assert refused.status_code == 403
    assert refused.json()["type"].endswith("no_coach")
    assert 'id="hf-hint"' not in anna.look(f"/matches/{without}").text

    answer = anna.post("/matches", {"game": "noughts", "seats": PEOPLE, "coach": True}).json()
    assert advised(anna, answer["match"])
    assert 'id="hf-hint"' in anna.look(f"/matches/{answer['match']}").text
    secret = answer["invitations"]["o"]["url"]
    joins = bert.http.get(secret, headers={"Accept": "text/html"}).text
    assert "Any player may ask the coach" in joins


def test_only_the_seat_that_decides_is_advised(site: Site, anna: Visitor, bert: Visitor) -> None:
    match = anna.begin(seats=PEOPLE, coach=True)
    assert asked(bert, match).status_code == 403
    anna.play(match, "mark a1", 0)
    refused = asked(anna, match)
    assert refused.status_code == 403
    assert refused.json()["type"].endswith("not_your_turn")


def test_studying_a_match_between_people_is_no_way_round(anna: Visitor) -> None:
    match = anna.begin(seats=PEOPLE)
    study = anna.post(f"/matches/{match}/study", {"at": 0}).json()["match"]
    refused = asked(anna, study)
    assert refused.status_code == 403
    assert refused.json()["type"].endswith("no_coach")


def test_a_program_is_advised_too(site: Site) -> None:
    begun = begun_by_program(site.url, seats=BOT)
    program = Program(site.url, begun["token"])
    answer = program.http.post(f"/matches/{begun['match']}/advice", json={"seconds": 0.2})
    assert "event: advice" in answer.text


def test_what_a_seat_cannot_know_is_not_sent_to_the_process_that_thinks(site: Site) -> None:
    begun = begun_by_program(site.url, "castle", seats={"0": "me", "1": "friend"}, coach=True)
    accept(site.url, begun["invitations"]["1"]["secret"])
    room = site.app.hub.rooms[begun["match"]]
    seat = room.match.seen_by(0).without_past()
    assert seat.record == []
    truth, known = room.match.state, seat._world
    assert known.to_bytes() != truth.to_bytes()
    assert known.to_bytes() == truth.imagine(0, Seeded(0)).to_bytes()


def test_whoever_hangs_up_stops_the_thinking(site: Site, anna: Visitor) -> None:
    match = anna.begin("itter", seats={"defender": "me"})  # its ideas are close for long
    advised(anna, match)
    advisor = site.app.inner.state.coaching._advisor
    with anna.http.stream(
        "POST",
        f"/api/matches/{match}/advice",
        json={"seconds": 20.0},
        headers={"X-CSRF-Token": anna.csrf},
    ) as answer:
        next(iter(events(answer)))
        assert advisor.waiting == 1
    until = time.monotonic() + 30
    while advisor.waiting and time.monotonic() < until:
        time.sleep(0.05)
    assert advisor.waiting == 0


def test_whoever_hangs_up_and_asks_again_gets_answers_to_the_new_question(anna: Visitor) -> None:
    itter = anna.begin("itter", seats={"defender": "me"})
    noughts = anna.begin(seats=BOT)
    for _again in range(4):
        with anna.http.stream(
            "POST",
            f"/api/matches/{itter}/advice",
            json={"seconds": 20.0},
            headers={"X-CSRF-Token": anna.csrf},
        ) as answer:
            next(iter(events(answer)))
        assert advised(anna, noughts, seconds=0.2)[-1]["lines"][0]["action"]["do"] == "mark"


def test_a_process_that_dies_is_replaced(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats=BOT)
    advised(anna, match)
    advisor = site.app.inner.state.coaching._advisor
    advisor._process.kill()
    first = list(events(asked(anna, match)))
    assert first[0][0] in ("advice", "refused")
    assert advised(anna, match)


def test_the_event_loop_is_hardly_used(site: Site, anna: Visitor) -> None:
    match = anna.begin("castle", seats={"0": "me", "1": "bot:random"})
    advised(anna, match)

    async def spent() -> float:
        return time.thread_time()

    def now() -> float:
        return asyncio.run_coroutine_threadsafe(spent(), site.loop).result()

    before = now()
    told = advised(anna, match, seconds=3.0)
    # The server's other work of these seconds is counted along.
    assert (now() - before) / len(told) < 0.015


@pytest.mark.parametrize("seconds", [0.05, 21, "long", None])
def test_nonsense_is_refused(anna: Visitor, seconds: Any) -> None:
    match = anna.begin(seats=BOT)
    answer = anna.post(f"/matches/{match}/advice", {"seconds": seconds})
    assert answer.status_code == 422
