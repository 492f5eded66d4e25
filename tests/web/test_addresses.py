"""Every address there is, asked by somebody who may not: nothing is done, and nothing is shown."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from fastapi.routing import APIRoute

from holdfast.web.routes import ROUTERS
from tests.web.site import Site, Visitor
from tests.web.sitting import change
from tests.web.test_challenges import begin, today


def filled(path: str, match: str, seat: str = "x") -> str:
    """An address of a route: at a match, where it speaks of one."""
    known = {
        "id": match, "game": "noughts", "seat": seat, "n": "0", "at": "0", "one": "nobody",
        "line": "1", "lang": "en", "look": "wide", "name": "a.svg", "secret": "none",
        "sealed": "none", "code": "none", "step": "none", "rule": "N-1",
    }  # fmt: skip
    return re.sub(r"\{(\w+)\}", lambda found: known[found[1]], path)


def addresses(*methods: str) -> list[tuple[str, str]]:
    """Every route with one of these methods."""
    return sorted(
        (method, route.path)
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in (route.methods or set()) & set(methods)
    )


OPEN: Final = ("/unsubscribe/{sealed}", "/learn/")
"""Whoever has the link of a mail may end mails; a lesson is nobody's, and nothing is kept of it."""


@pytest.mark.parametrize("origin", ["", "https://evil.example"])
def test_no_address_does_anything_without_proof(site: Site, anna: Visitor, origin: str) -> None:
    match = anna.begin()
    routes = addresses("POST", "PUT", "DELETE", "PATCH")
    assert len(routes) > 70
    for method, path in routes:
        if path.startswith(OPEN) and not origin:
            continue
        headers = {"Accept": "application/json"} | ({"Origin": origin} if origin else {})
        is_api = path.startswith("/api/")
        more: dict[str, Any] = {"json": {}} if is_api else {"data": {"name": "x"}}
        answer = anna.http.request(method, filled(path, match), headers=headers, **more)
        kinds = ("foreign_site",) if origin else ("forged",)
        assert (answer.status_code, answer.json()["kind"] in kinds) == (403, True), (
            method,
            path,
            answer.text,
        )
    assert anna.state(match)["number"] == 0


SHOWN_TO_ALL: Final = ("/matches/{id}/board/{lang}/{look}/{name}",)
"""What never changes of a board tells nothing of a match."""
BODIES: Final[dict[str, dict[str, Any]]] = {
    "why": {"action": "mark c3"},
    "odds": {"action": "mark c3"},
    "whynot": {"touches": ["a1"]},
    "journeys": {"who": ["a1"]},
    "journey": {"actions": ["mark c3"], "after": 0},
    "rehearsal": {"actions": ["mark c3"]},
    "plan": {"actions": ["mark c3"]},
    "actions": {"action": "mark c3", "after": 0},
    "undo": {"after": 0},
    "study": {"at": 0},
    "chat": {"text": "Hello"},
    "notes": {"at": 0, "text": "Hello"},
    "proposals": {"kind": "draw"},
    "links": {"kind": "device"},
    "invite": {"friend": "nobody"},
    "mute": {"on": True},
    "proposals/{one}": {"agree": True},
    "requests/{one}": {"let_in": True},
}
"""What would be asked by somebody who may, by the end of the address."""
FIELDS: Final = {
    "at": "0",
    "after": "0",
    "text": "Hello",
    "line": "1",
    "kind": "device",
    "state": "hidden",
    "seat": "x",
}


@pytest.mark.parametrize("kind", ["private", "hidden", "sealed"])
def test_nobody_looks_into_a_match_that_is_not_shown(site: Site, anna: Visitor, kind: str) -> None:
    if kind == "sealed":
        match = begin(anna, today(site)["id"], "Anna")
    else:
        match = anna.begin(seats={"x": "me", "o": "me"}, spectators=kind != "private")
        for after, cell in enumerate(("a1", "b1")):
            assert anna.play(match, f"mark {cell}", after).status_code == 200
    if kind == "hidden":
        for after, cell in enumerate(("a2", "b2", "a3"), start=2):
            anna.play(match, f"mark {cell}", after)
        change(site, "UPDATE match SET hidden = 1 WHERE id = :id", id=match)
        site.app.hub.rooms.pop(match)
    stranger = site.visitor()
    stranger.look()
    seat = "defender" if kind == "sealed" else "x"
    query: dict[str, str | int] = {"from": 0, "to": 0, "el": "a1", "seat": seat, "at": 0}
    query |= {"best": 0, "played": 0}
    routes = [
        (method, path)
        for method, path in addresses("GET", "POST")
        if path.startswith(("/matches/{id}", "/api/matches/{id}")) and path not in SHOWN_TO_ALL
    ]
    assert len(routes) > 50
    open_doors: list[tuple[str, str, int]] = []
    for method, path in routes:
        more: dict[str, Any] = {}
        if path.startswith("/api/") and method != "GET":
            more = {"json": next((BODIES[end] for end in BODIES if path.endswith("/" + end)), {})}
        elif method != "GET":
            more = {"data": {"csrf": stranger.csrf, **FIELDS}}
        proof = {"X-CSRF-Token": stranger.csrf}
        address = filled(path, match, seat)
        answer = stranger.http.request(method, address, params=query, headers=proof, **more)
        told = (method, path, answer.status_code)
        if answer.status_code not in (403, 404, 409):
            open_doors.append(told)
    assert not open_doors, "\n".join(map(str, open_doors))
