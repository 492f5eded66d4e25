"""Attacks on what is about people: accounts, agreements, challenges, the coach, and what is kept.

Each test does what somebody would do who means harm, and fails where that works.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from tests.web.clock import joined
from tests.web.people import URL, Mailbox, browser, sign_in, sign_up
from tests.web.site import Site, Visitor
from tests.web.test_agreeing import propose, three
from tests.web.test_challenges import begin, inside, shortest, today


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
    begun = anna.post("/matches", {"game": "noughts", "code": code, "study": True, "seats": {"x": "me", "o": "me"}})
    refused = anna.post(f"/matches/{begun.json()['match']}/advice", {"seconds": 0.2})
    assert (refused.status_code, refused.json()["kind"]) == (403, "no_coach")
