"""Time limits: clocks out of the record, what happens when time runs out, pauses, reminders."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from holdfast.web.notices import Notice
from tests.web.clock import DAY, Clock, joined
from tests.web.conftest import Postgres
from tests.web.site import Site, Visitor

HOURS = 3600.0
TURN = {"per": "turn", "seconds": int(DAY)}
MATCH = {"per": "match", "seconds": int(DAY)}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that looks at its clocks only when it is told to."""
    site = Site(tmp_path_factory.mktemp("data"), tick=10_000.0)
    yield site
    site.stop()


@pytest.fixture
def clock(site: Site) -> Iterator[Clock]:
    clock = Clock(site)
    clock.tick()
    yield clock
    # The next test begins now again, and no time has passed that anybody could lose.
    site.app.hub.now = Clock(site).now
    clock.shift = 0.0
    clock.tick(gap=0.0)
    with sqlite3.connect(site.app.hub.settings.data / "holdfast.db") as database:
        database.execute("DELETE FROM outage")


def left(visitor: Visitor, match: str) -> dict[str, float]:
    return {seat: round(one / HOURS) for seat, one in visitor.state(match)["time"]["left"].items()}


def mark(visitor: Visitor, match: str, cell: str) -> None:
    number = visitor.state(match)["number"]
    answer = visitor.play(match, f"mark {cell}", number)
    assert answer.status_code == 200, answer.text


def moved(visitor: Visitor, match: str) -> dict[str, Any]:
    """The state after the bot has moved."""
    until = time.monotonic() + 30
    while not (state := visitor.state(match))["decision"]["yours"]:
        assert time.monotonic() < until
    return state


def test_each_turn_has_its_time(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert, time=TURN)
    state = anna.state(match)
    assert (state["time"]["per"], state["time"]["runs"]) == ("turn", "x")
    clock.passes(20 * HOURS)
    assert left(anna, match) == {"x": 4, "o": 24}
    mark(anna, match, "a1")
    assert left(anna, match) == {"x": 24, "o": 24}
    clock.passes(10 * HOURS)
    assert left(bert, match) == {"x": 24, "o": 14}


def test_a_match_has_its_time_and_survives_a_restart(
    clock: Clock, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert, time=MATCH)
    clock.passes(10 * HOURS)
    mark(anna, match, "a1")
    clock.passes(5 * HOURS)
    mark(bert, match, "b2")
    clock.passes(1 * HOURS)
    assert left(anna, match) == {"x": 13, "o": 19}
    clock.site.app.hub.rooms.clear()
    assert left(anna, match) == {"x": 13, "o": 19}


def test_it_is_told_before_one_sits_down(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    begun = anna.post(
        "/matches",
        {"game": "noughts", "seats": {"x": "me", "o": "friend"}, "time": TURN, "absent": "open"},
    ).json()
    page = bert.look(begun["invitations"]["o"]["url"]).text
    assert "1 d a turn" in page
    assert "free for somebody else" in page
    # Nobody's time runs before everybody is there.
    clock.passes(3 * DAY)
    assert left(anna, begun["match"]) == {"x": 24, "o": 24}
    assert anna.state(begun["match"])["time"]["runs"] is None


def test_a_bot_takes_over(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    heard: list[Notice] = []

    async def hear(notice: Notice) -> None:
        heard.append(notice)

    clock.site.app.hub.notices.hooks = [hear]
    match = joined(anna, bert, time=TURN, absent="bot")
    clock.passes(20 * HOURS)
    clock.passes(1 * HOURS)
    here = [one for one in heard if one.match == match]
    assert [(one.kind, one.seat, len(one.visitors)) for one in here] == [("time", "x", 1)]
    clock.passes(4 * HOURS)
    clock.tick()
    assert [one.kind for one in heard if one.match == match] == ["time", "replaced"], heard
    state = moved(bert, match)
    assert [one["kind"] for one in state["players"]] == ["bot", "human"]
    assert [one["what"] for one in state["incidents"]] == ["bot"]
    assert "has run out" in state["incidents"][0]["text"]
    refused = anna.play(match, "anything", state["number"])
    assert (refused.status_code, refused.json()["kind"]) == (403, "out_of_time")
    assert "Your time ran out" in anna.look(f"/matches/{match}").text
    assert [one["id"] for one in anna.get("/me/history", result="lost").json()] == [match]


def test_the_seat_is_free_and_whoever_comes_has_all_the_time(
    clock: Clock, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert, time=MATCH, absent="open", listed=True)
    clock.passes(25 * HOURS)
    assert anna.state(match)["players"][0]["kind"] == "open"
    cleo = clock.site.visitor()
    assert [one["id"] for one in cleo.get("/lobby").json()["open"]] == [match]
    assert cleo.post(f"/matches/{match}/seats/x/take", {}).status_code == 200
    assert left(cleo, match) == {"x": 24, "o": 24}
    mark(cleo, match, "a1")


def test_or_the_match_is_lost(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert, time=TURN, absent="lost")
    mark(anna, match, "a1")
    clock.passes(25 * HOURS)
    result = anna.state(match)["result"]
    assert (result["ended"], result["outcomes"]) == ("time", {"x": "won", "o": "lost"})
    assert "O has run out of time" in result["sentence"]
    assert anna.state(match)["time"] is None


def test_a_pause_that_all_agree_on_stops_the_clocks(
    clock: Clock, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert, time=TURN, absent="lost")
    clock.passes(4 * HOURS)
    assert anna.post(f"/matches/{match}/proposals", {"kind": "pause", "days": 7}).status_code == 204
    id = bert.get(f"/matches/{match}/proposal").json()["id"]
    bert.post(f"/matches/{match}/proposals/{id}", {"agree": True})
    clock.passes(6 * DAY)
    assert left(anna, match) == {"x": 20, "o": 24}
    assert anna.state(match)["time"]["paused"] is not None
    clock.passes(1 * DAY + 10 * HOURS)
    assert left(anna, match) == {"x": 10, "o": 24}
    clock.passes(11 * HOURS)
    assert anna.state(match)["over"]


def test_a_pause_ends_early_only_by_agreement(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert, time=TURN)
    for kind, days in (("pause", 7), ("resume", 0)):
        anna.post(f"/matches/{match}/proposals", {"kind": kind, "days": days})
        id = bert.get(f"/matches/{match}/proposal").json()["id"]
        bert.post(f"/matches/{match}/proposals/{id}", {"agree": True})
    clock.passes(5 * HOURS)
    assert left(anna, match) == {"x": 19, "o": 24}
    assert [one["what"] for one in anna.state(match)["incidents"]] == ["pause", "resume"]
    assert anna.state(match)["time"]["paused"] is None


def test_time_without_a_server_is_nobodys(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert, time=TURN, absent="lost")
    clock.passes(5 * HOURS)
    clock.passes(3 * DAY, gap=120.0)  # a machine that was off, or a clock that jumped
    assert not anna.state(match)["over"]
    assert left(anna, match) == {"x": 19, "o": 24}
    clock.passes(20 * HOURS)
    assert anna.state(match)["over"]


def test_a_clock_that_is_set_back_takes_nothing(clock: Clock, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert, time=MATCH, absent="lost")
    clock.passes(10 * HOURS)
    mark(anna, match, "a1")
    clock.passes(-8 * HOURS, gap=120.0)
    assert left(bert, match) == {"x": 14, "o": 24}
    mark(bert, match, "b2")
    mark(anna, match, "c3")
    clock.passes(2 * HOURS)
    assert left(bert, match) == {"x": 14, "o": 22}


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"time": {"per": "turn", "seconds": 5}}, "time.seconds"),
        ({"time": {"per": "week", "seconds": 100}}, "time.per"),
        ({"absent": "sue"}, "absent"),
        ({"time": TURN, "study": True}, "time"),
        ({"time": TURN, "seats": {"x": "me", "o": "bot:random"}}, "time"),
    ],
)
def test_nonsense_about_time_is_refused(anna: Visitor, wish: dict[str, Any], field: str) -> None:
    refused = anna.post("/matches", {"game": "noughts", **wish})
    assert (refused.status_code, refused.json()["field"]) == (422, field), refused.text


def test_nonsense_in_the_form_leads_back_to_it(anna: Visitor) -> None:
    answer = anna.send("/matches", game="noughts", time="turn:1", **{"seat.x": "me"})
    assert answer.status_code == 422
    assert "from a minute to 60 days" in answer.text


@pytest.fixture
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Site]]:
    """Two servers on one PostgreSQL."""
    url, data = postgres.database(), tmp_path_factory.mktemp("pair")
    sites = [Site(data, database=url, tick=10_000.0) for _ in range(2)]
    yield sites
    for site in sites:
        site.stop()


def test_of_two_servers_one_acts(pair: list[Site]) -> None:
    clocks = [Clock(one) for one in pair]
    clocks[0].tick()
    anna, bert = pair[0].visitor(), pair[1].visitor()
    match = joined(anna, bert, time=TURN, absent="bot")
    heard: list[str] = []

    async def hear(notice: Notice) -> None:
        heard.append(notice.kind)

    for site, clock in zip(pair, clocks, strict=True):
        site.app.hub.notices.hooks = [hear]
        clock.shift = 20 * HOURS
    both(clocks)
    assert heard == ["time"]
    for clock in clocks:
        clock.shift = 25 * HOURS
    both(clocks)
    assert heard == ["time", "replaced"]
    state = moved(bert, match)
    assert [one["what"] for one in state["incidents"]] == ["bot"]
    assert state["players"][0]["kind"] == "bot"


def both(clocks: list[Clock]) -> None:
    """Both servers look at their clocks, at once."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(one.tick) for one in clocks]:
            done.result(30)


def test_two_who_agree_at_once_end_it_once(site: Site) -> None:
    people = [site.visitor() for _ in range(4)]
    begun = (
        people[0]
        .post(
            "/matches",
            {
                "game": "castle",
                "options": {"players": 4},
                "seats": {"0": "me", "1": "friend", "2": "friend", "3": "friend"},
            },
        )
        .json()
    )
    match = begun["match"]
    for place, one in enumerate(people[1:], start=1):
        one.post("/join", {"secret": begun["invitations"][str(place)]["secret"]})
    people[0].post(f"/matches/{match}/proposals", {"kind": "draw"})
    id = people[1].get(f"/matches/{match}/proposal").json()["id"]

    def agree(one: Visitor) -> int:
        return one.post(f"/matches/{match}/proposals/{id}", {"agree": True}).status_code

    with ThreadPoolExecutor() as pool:
        assert set(pool.map(agree, people[1:])) == {204}
    state = people[0].state(match)
    assert [one["what"] for one in state["incidents"]] == ["draw"]
    assert asyncio.run_coroutine_threadsafe(_over(site, match), site.loop).result(10)


async def _over(site: Site, match: str) -> bool:
    return (await site.app.hub.room(match)).over
