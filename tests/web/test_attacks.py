"""Attacks on what is about people: accounts, agreements, challenges, the coach, and what is kept.

Each test does what somebody would do who means harm, and fails where that works.
"""

from __future__ import annotations

import io
import threading
import time
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from holdfast.core.match import Match
from holdfast.store import Ban, Signal, circles, store
from holdfast.store.office import Office
from tests.web.clock import Clock, joined
from tests.web.people import URL, Mailbox, PushService, browser, eventually, sign_in, sign_up
from tests.web.site import Site, Visitor, events, until
from tests.web.sitting import change, count
from tests.web.test_account import ask_for_link, follow
from tests.web.test_agreeing import propose, three
from tests.web.test_challenges import begin, inside, play_out, shortest, today


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Site]:
    """A server with a name and with mail."""
    site = Site(
        tmp_path_factory.mktemp("town"),
        url=URL,
        mail=mailbox.url,
        mail_from="Holdfast <games@example.org>",
    )
    yield site
    site.stop()


def delete(visitor: Visitor, path: str) -> Any:
    return visitor.http.delete(f"/api{path}", headers={"X-CSRF-Token": visitor.csrf})


def exported(visitor: Visitor) -> dict[str, Any]:
    """What somebody takes along, by kind."""
    answer = visitor.http.get("/you/export")
    assert answer.status_code == 200, answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {
            name.removesuffix(".json"): orjson.loads(archive.read(name))
            for name in archive.namelist()
        }


# Accounts


def as_guest_too(visitor: Visitor, cookie: str) -> None:
    """Put the cookie of a person where the one of a guest belongs."""
    visitor.http.cookies.set("hf_guest", cookie, domain="127.0.0.1")


def test_a_revoked_browser_does_not_come_in_as_its_own_guest(town: Site) -> None:
    anna, thief = browser(town), browser(town)
    match = anna.begin(seats={"x": "me", "o": "friend"}, spectators=False)
    sign_in(thief, sign_up(anna))
    as_guest_too(thief, thief.http.cookies["hf_visitor"])
    assert thief.state(match)["yours"] == ["x"]
    assert anna.send("/you/devices/revoke").status_code == 200
    assert thief.get(f"/matches/{match}").status_code == 403
    assert thief.http.get("/you/export").status_code == 401
    assert thief.get("/matches", mine=True).json() == []


def test_nobody_brings_along_what_a_person_holds(town: Site) -> None:
    anna, thief = browser(town), browser(town)
    match = anna.begin(seats={"x": "me", "o": "friend"}, spectators=False)
    sign_in(thief, sign_up(anna))
    old = thief.http.cookies["hf_visitor"]
    anna.send("/you/devices/revoke")
    other = browser(town)
    sign_up(other)
    as_guest_too(other, old)
    other.look("/you")
    other.send("/you/bring")
    assert other.get(f"/matches/{match}").status_code == 403
    assert anna.state(match)["yours"] == ["x"]


def test_who_was_put_out_takes_along_nothing_that_came_later(town: Site) -> None:
    anna, bert = browser(town), browser(town)
    match = anna.begin(seats={"x": "me", "o": "me"})
    sign_up(bert)
    bert.post(f"/matches/{match}/seats/x/requests", {"name": "Bert"})
    company = anna.get(f"/matches/{match}/seats/x").json()
    asked = company["requests"][0]["id"]
    anna.post(f"/matches/{match}/seats/x/requests/{asked}", {"let_in": True})
    anna.play(match, {"do": "mark", "cell": "a1"}, 0)
    [sitter] = [
        one
        for one in anna.get(f"/matches/{match}/seats/x").json()["sitters"]
        if one["how"] == "asked"
    ]
    assert delete(anna, f"/matches/{match}/seats/x/sitters/{sitter['id']}").status_code == 204
    for after, cell in enumerate(("b1", "a2"), start=1):
        assert anna.play(match, {"do": "mark", "cell": cell}, after).status_code == 200
    anna.post(f"/matches/{match}/notes", {"at": 0, "text": "My secret plan", "private": True})
    anna.post(f"/matches/{match}/chat", {"text": "Between us players"})
    [told] = exported(bert)["matches"]
    assert len(told["moves"]) == 1, "what was played while he sat there"
    assert told["written"] == []
    assert told["chat"] == []


# Challenges


def test_a_try_is_not_forgotten_to_be_tried_again(site: Site, anna: Visitor) -> None:
    one = today(site)
    first = begin(anna, one["id"], "Anna")
    anna.play(first, shortest(inside(site, one["id"]))[0], 0)
    refused = delete(anna, f"/matches/{first}")
    assert (refused.status_code, refused.json()["kind"]) == (409, "sealed")
    anna.look(f"/matches/{first}")
    assert anna.send(f"/matches/{first}/delete").status_code == 409
    assert begin(anna, one["id"], "Anna") == first


# Agreements


def test_nobody_agrees_for_somebody_who_is_gone(site: Site) -> None:
    """Two are left of three, and one of them is new: nobody has asked her."""
    match, (anna, bert, cleo) = three(site, absent="open")
    propose(anna, match, "draw")
    id = anna.get(f"/matches/{match}/proposal").json()["id"]
    assert cleo.post(f"/matches/{match}/proposals/{id}", {"agree": True}).status_code == 204
    cleo.post(f"/matches/{match}/resign", {})
    dora = site.visitor()
    assert dora.post(f"/matches/{match}/seats/2/take", {"name": "Dora"}).status_code == 200
    bert.post(f"/matches/{match}/proposals/{id}", {"agree": True})
    assert not anna.state(match)["over"], "Dora has not agreed to a draw"


def test_nobody_agrees_with_himself(site: Site) -> None:
    """Whose opponents have gone cannot agree on a draw with the proposal of before."""
    match, (anna, bert, cleo) = three(site, absent="bot")
    propose(anna, match, "draw")
    id = anna.get(f"/matches/{match}/proposal").json()["id"]
    cleo.post(f"/matches/{match}/resign", {})
    assert bert.post(f"/matches/{match}/proposals/{id}", {"agree": True}).status_code == 409
    assert not anna.state(match)["over"]


def test_who_was_let_in_does_not_end_the_match(site: Site, anna: Visitor, bert: Visitor) -> None:
    """Only the holder of a seat gives it up, and agreeing on an end gives it up too."""
    match, guest = joined(anna, bert), site.visitor()
    guest.post(f"/matches/{match}/seats/o/requests", {"name": "Guest"})
    asked = bert.get(f"/matches/{match}/seats/o").json()["requests"][0]["id"]
    bert.post(f"/matches/{match}/seats/o/requests/{asked}", {"let_in": True})
    propose(anna, match, "none")
    id = anna.get(f"/matches/{match}/proposal").json()["id"]
    refused = guest.post(f"/matches/{match}/proposals/{id}", {"agree": True})
    assert (refused.status_code, refused.json()["kind"]) == (403, "not_yours")
    assert propose(guest, match, "none").status_code == 403
    assert not anna.state(match)["over"]


# The coach


def test_the_end_of_a_study_does_not_open_its_review(site: Site, anna: Visitor) -> None:
    """A study of a running match between people is played to its end to hear what was best."""
    match = anna.begin(seats={"x": "me", "o": "friend"})
    study = anna.post(f"/matches/{match}/study", {"at": 0}).json()["match"]
    for after, cell in enumerate(("a1", "b1", "a2", "b2", "a3")):
        assert anna.play(study, f"mark {cell}", after).status_code == 200
    assert anna.state(study)["over"]
    refused = anna.post(f"/matches/{study}/review")
    assert (refused.status_code, refused.json()["kind"]) == (403, "no_coach")


def test_the_address_of_a_position_is_no_way_to_the_coach(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "friend"})
    anna.post(f"/matches/{match}/actions", {"action": "mark b2", "after": 0})
    code = anna.get(f"/matches/{match}/frames/0/address").json()["code"]
    short = anna.post("/positions", {"game": "noughts", "code": code}).json()["id"]
    assert short
    begun = anna.post(
        "/matches",
        {"game": "noughts", "code": code, "study": True, "seats": {"x": "me", "o": "me"}},
    )
    refused = anna.post(f"/matches/{begun.json()['match']}/advice", {"seconds": 0.2})
    assert (refused.status_code, refused.json()["kind"]) == (403, "no_coach")


# What surrounds a match


def test_a_chat_that_one_does_not_read_tells_no_names(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match, cleo = joined(anna, bert), site.visitor()
    anna.send("/settings", name="Anna")
    line = anna.post(f"/matches/{match}/chat", {"text": "Between us"}).json()["id"]
    for answer in (
        cleo.post(f"/matches/{match}/chat/{line}/block"),
        cleo.send("/friends/block", match=match, line=str(line)),
    ):
        assert answer.status_code == 404
    assert cleo.get("/me/people").json()["blocked"] == []


def test_the_start_of_a_running_match_is_not_played_again(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    """It begins with cards that only its host knows: the other would see them all at its end."""
    first = Match("castle", seed=3)
    for _ in range(3):
        first.play(first.legal[0])
    begun = anna.post(
        "/matches",
        {
            "game": "castle",
            "position": first.state.to_position(),
            "seats": {"0": "me", "1": "friend"},
        },
    )
    assert begun.status_code == 201, begun.text
    match = begun.json()["match"]
    bert.post("/join", {"secret": begun.json()["invitations"]["1"]["secret"]})
    refused = bert.post(f"/matches/{match}/again")
    assert (refused.status_code, refused.json()["kind"]) == (409, "running")
    anna.post(f"/matches/{match}/resign", {})
    assert bert.post(f"/matches/{match}/again").status_code == 201


def test_a_rematch_reaches_nobody_who_has_blocked(site: Site, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    bert.post(f"/matches/{match}/resign", {})
    anna.post("/me/blocked", {"match": match, "seat": "o"})
    assert bert.post(f"/matches/{match}/again").status_code == 201
    assert anna.get("/me/invitations").json() == []


def test_a_hidden_match_stands_on_no_list(site: Site, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert, listed=True)
    anna.play(match, "mark a1", 0)
    stranger = site.visitor()

    def live() -> list[str]:
        return [one["id"] for one in stranger.get("/lobby").json()["live"]]

    assert match in live()
    change(site, "UPDATE match SET hidden = 1 WHERE id = :id", id=match)
    assert match not in live()


def test_a_link_for_somebody_else_takes_no_seats(town: Site, mailbox: Mailbox) -> None:
    """Mallory asks for a link to her own address and sends it on: Anna, who has no account, opens
    it. What Anna holds as a guest must not become Mallory's."""
    mallory, anna = browser(town), browser(town)
    match = anna.begin(seats={"x": "me", "o": "friend"}, spectators=False)
    address = f"mallory{time.time_ns()}@example.org"
    path = ask_for_link(mallory, mailbox, address)
    follow(anna, path)
    follow(mallory, ask_for_link(mallory, mailbox, address))
    assert mallory.get(f"/matches/{match}").status_code == 403
    # It was Anna's own wish after all: she brings them along herself.
    assert "/you/bring" in anna.look("/you").text
    anna.send("/you/bring")
    assert anna.state(match)["yours"] == ["x"]


def test_a_program_tries_no_challenge(site: Site, anna: Visitor) -> None:
    match = begin(anna, today(site)["id"], "Anna")
    refused = anna.post(f"/matches/{match}/seats/defender/tokens", {"name": "solver"})
    assert (refused.status_code, refused.json()["kind"]) == (403, "no_program")


def test_nobody_leaves_a_rated_match_to_a_bot(site: Site, anna: Visitor, bert: Visitor) -> None:
    """Who is about to lose lets the time run out: it counts."""
    clock = Clock(site)
    try:
        match = joined(anna, bert, rated=True, time={"per": "turn", "seconds": 3600}, absent="bot")
        assert anna.get(f"/matches/{match}/summary").json()["limit"]["absent"] == "lost"
        clock.passes(2 * 3600.0)
        assert anna.state(match)["result"]["outcomes"] == {"x": "lost", "o": "won"}
    finally:
        site.app.hub.now = time.time


def test_the_review_of_a_challenge_waits_until_it_is_closed(site: Site, anna: Visitor) -> None:
    one = today(site)
    match = begin(anna, one["id"], "Anna")
    play_out(anna, match, shortest(inside(site, one["id"])))
    refused = anna.post(f"/matches/{match}/review")
    assert (refused.status_code, refused.json()["kind"]) == (403, "no_coach")


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "holdfast"
    site = Site(folder)
    try:
        site.visitor().begin()
        assert folder.stat().st_mode & 0o077 == 0
        for path in folder.iterdir():
            assert path.stat().st_mode & 0o077 == 0, path.name
    finally:
        site.stop()


def test_nobody_holds_the_coach_alone(site: Site) -> None:
    """A program asks again and again, from ever new matches; others still get their advice."""
    greedy = site.visitor()
    match = greedy.begin("itter", seats={"defender": "me"})
    answers: list[str] = []

    def ask() -> None:
        body = {"seconds": 6.0}
        headers = {"X-CSRF-Token": greedy.csrf}
        with httpx.stream(
            "POST", f"{site.url}/api/matches/{match}/advice", json=body, headers=headers,
            cookies=dict(greedy.http.cookies), trust_env=False, timeout=60,
        ) as answer:  # fmt: skip
            if answer.status_code != 200:
                answers.append(str(answer.status_code))
                return
            name = next((name for name, _data in events(answer)), "")
            answers.append(name)
            if name == "advice":
                done.wait(30)

    done = threading.Event()
    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    try:
        eventually(lambda: len(answers) >= 6)
        # Of those who come in the same moment one may be refused when the answer has begun.
        assert set(answers) <= {"429", "refused", "advice"}
        assert site.app.inner.state.coaching._advisor.waiting <= 2
        honest = site.visitor()
        other = honest.begin("itter", seats={"defender": "me"})
        answer = honest.post(f"/matches/{other}/advice", {"seconds": 0.5})
        assert "event: advice" in answer.text
    finally:
        done.set()
        for thread in threads:
            thread.join(30)


def test_a_greedy_talker_is_slowed_down(tmp_path: Path) -> None:
    site = Site(tmp_path, rate=30.0, burst=120.0)
    try:
        anna = site.visitor()
        match = anna.begin()
        loud = site.visitor()
        said = [
            loud.post(f"/matches/{match}/chat", {"text": f"spam {number}"}).status_code
            for number in range(30)
        ]
        assert said.count(201) < 20
        assert said[-1] == 429
        assert anna.post(f"/matches/{match}/chat", {"text": "still here"}).status_code == 201
    finally:
        site.stop()


def test_invented_visitors_do_not_fill_the_database(tmp_path: Path) -> None:
    """Each page of friends makes a personal link; each position that is shared is kept."""
    site = Site(tmp_path, rate=30.0, burst=120.0)
    try:
        links = [site.visitor().look("/friends").status_code for _ in range(150)]
        assert links[0] == 200
        assert links[-1] == 429
        assert count(site, "door WHERE :match = ''", "") < 150
        honest = site.visitor()
        assert honest.look("/").status_code == 200
    finally:
        site.stop()


def test_spectators_do_not_talk_away_what_players_said(
    site: Site, anna: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHAT_OF_MATCH", 3)
    match = joined(anna, bert)
    anna.post(f"/matches/{match}/chat", {"text": "Good luck"})
    for number in range(6):
        site.visitor().post(f"/matches/{match}/chat", {"text": str(number)})
    assert [one["text"] for one in bert.get(f"/matches/{match}/chat").json()] == ["Good luck"]


def test_a_personal_link_pushes_nobody_out(
    site: Site, anna: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circles, "MOST_FRIENDS", 3)
    anna.look()
    secret = anna.get("/me/people").json()["url"].removeprefix("/friend/")
    bert.send("/settings", name="Bert")
    answers = [
        visitor.send("/friend", secret=secret).status_code
        for visitor in (bert, *(site.visitor() for _ in range(4)))
    ]
    assert answers == [200, 200, 200, 409, 409]
    assert "Bert" in {one["name"] for one in anna.get("/me/people").json()["friends"]}


def test_nobody_is_sent_a_flood_of_invitations(site: Site, anna: Visitor, bert: Visitor) -> None:
    first = joined(anna, bert)
    anna.post("/me/friends", {"match": first, "seat": "o"})
    friend = anna.get("/me/people").json()["friends"][0]["id"]
    answers = []
    for _ in range(8):
        match = anna.begin(seats={"x": "me", "o": "friend"})
        invited = anna.post(f"/matches/{match}/seats/o/invite", {"friend": friend})
        answers.append(invited.status_code)
        delete(anna, f"/matches/{match}")
    assert answers == [204] * 5 + [429] * 3


def test_mails_to_one_mailbox_are_few_however_it_is_written(town: Site) -> None:
    anna, name = browser(town), f"victim{time.time_ns()}"
    answers = [
        anna.send("/you/link", address=f"{name}{tag}@example.org").status_code
        for tag in ("", "+1", "+2", "+a.b", "+%", "+6", "+7")
    ]
    assert answers == [200] * 5 + [429] * 2
    assert anna.send("/you/link", address=f"{name}2@example.org").status_code == 200


def test_over_a_day_they_are_few_too(town: Site) -> None:
    anna, address = browser(town), f"daily{time.time_ns()}@example.org"
    answers = []
    for _ in range(4):
        answers += [anna.send("/you/link", address=address).status_code for _ in range(5)]
        change(town, "UPDATE voucher SET made = made - 3601 WHERE address = :a", a=address)
    assert answers == [200] * 15 + [429] * 5


def test_a_name_is_no_advertisement(town: Site, mailbox: Mailbox) -> None:
    anna = browser(town)
    sign_up(anna)
    for name in ("Win at evil.example", "https://evil", "a@b"):
        anna.send("/settings", name=name)
        address = f"stranger{time.time_ns()}@example.org"
        anna.send("/you/address", address=address)
        assert name not in mailbox.read(address)
    anna.send("/settings", name="Anna B. C.")
    anna.send("/you/address", address="known@example.org")
    assert "Anna B. C." in mailbox.read("known@example.org")


def test_plans_do_not_hold_rooms_for_ever(tmp_path: Path) -> None:
    """Nobody is there any more; those without a plan go first."""
    site = Site(tmp_path)
    try:
        anna, rooms = site.visitor(), site.app.hub.rooms
        planned, plain = anna.begin(), anna.begin()
        rooms[planned].plans[0] = []
        weight = rooms[planned].weight
        rooms._settings = replace(rooms._settings, memory=weight)
        rooms.make_space()
        assert list(rooms) == [planned]
        assert plain not in rooms
        rooms._settings = replace(rooms._settings, memory=weight - 1)
        rooms.make_space()
        assert list(rooms) == []
    finally:
        site.stop()


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com@127.0.0.1/",
        "https://fcm.googleapis.com:8080/",
        "http://fcm.googleapis.com/",
        "https://127.0.0.1\\.push.apple.com/",
        "https://127.0.0.1%2f.push.apple.com/",
        "https://127.0.0.1%23.push.apple.com/",
        "https://evilpush.apple.com/",
        "https://fcm.googleapis.com.evil.example/",
        "file:///etc/passwd",
        "https://web.push.apple.com/\r\nX: y",
    ],
)
def test_push_calls_no_other_address(town: Site, endpoint: str) -> None:
    anna = browser(town)
    sign_up(anna)
    service = PushService()
    try:
        body = {**service.subscription, "endpoint": endpoint}
        assert anna.post("/account/push", body).json()["kind"] == "bad_push"
    finally:
        service.close()


def test_the_first_try_counts_also_where_a_guest_made_it(town: Site) -> None:
    """She tries as a guest, sees the dice, tries again where she is signed in, and then brings the
    guest along: the try that knew nothing is the one that counts."""
    anna, phone = browser(town), browser(town)
    id = today(town)["id"]
    key = sign_up(anna)
    first = begin(phone, id, "Nobody")
    second = begin(anna, id, "Anna")
    assert first != second
    sign_in(phone, key)
    phone.look("/you")
    phone.send("/you/bring")
    assert begin(anna, id, "Anna") == first
    [one] = [tried for tried in town.app.hub.store.challenges.attempts(id) if tried.match == first]
    assert one.person.startswith("@")


def test_nobody_takes_two_seats_of_a_rated_match(site: Site, anna: Visitor, bert: Visitor) -> None:
    begun = anna.post(
        "/matches",
        {
            "game": "castle",
            "options": {"players": 3},
            "seats": {"0": "me", "1": "open", "2": "friend"},
            "rated": True,
        },
    ).json()
    match, secret = begun["match"], begun["invitations"]["2"]["secret"]
    assert bert.post(f"/matches/{match}/seats/1/take", {}).status_code == 200
    for refused in (
        bert.post("/join", {"secret": secret}),
        anna.post("/join", {"secret": secret}),
    ):
        assert (refused.status_code, refused.json()["kind"]) == (409, "sits_already")
    assert site.visitor().post("/join", {"secret": secret}).status_code == 200


def test_who_was_let_in_does_not_take_the_rematch(site: Site, anna: Visitor, bert: Visitor) -> None:
    match, guest = joined(anna, bert), site.visitor()
    guest.post(f"/matches/{match}/seats/o/requests", {"name": "Guest"})
    asked = bert.get(f"/matches/{match}/seats/o").json()["requests"][0]["id"]
    bert.post(f"/matches/{match}/seats/o/requests/{asked}", {"let_in": True})
    anna.post(f"/matches/{match}/resign", {})
    refused = guest.post(f"/matches/{match}/again")
    assert (refused.status_code, refused.json()["kind"]) == (403, "not_yours")
    assert bert.post(f"/matches/{match}/again").status_code == 201


def test_who_is_kept_out_sees_nothing_more(site: Site, anna: Visitor, bert: Visitor) -> None:
    """Also on a page that was open before."""
    match = joined(anna, bert)
    anna.look()
    me = site.app.keys.read_visitor(anna.http.cookies["hf_visitor"].strip('"'))
    assert me is not None
    now = time.time()
    with anna.http.stream("GET", f"/api/matches/{match}/events") as stream:
        told = events(stream)
        next(told)
        Office(site.app.hub.store).ban(Ban("visitor", me, "", now, None))
        site.loop.call_soon_threadsafe(site.app.hub.hear, Signal("", "bans", None))
        assert until(told, "bye") == {"why": "seat"}
    assert anna.get(f"/matches/{match}").json()["kind"] == "kept_out"
    assert bert.get(f"/matches/{match}").status_code == 200
