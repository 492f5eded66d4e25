"""What tests of seats do again and again: begin, sit down, ask who sits there, put out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
from sqlalchemy import create_engine, make_url, text

from tests.web.site import Site, Visitor

COMPETITIVE = {"variant": "competitive"}
READING = (
    "",
    "/events",
    "/frames/0",
    "/frames/0/address",
    "/words",
    "/log",
    "/journal",
    "/story",
)
"""Every way to look through somebody's eyes."""


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


def begin(host: Visitor, **wish: Any) -> dict[str, Any]:
    answer = host.post("/matches", {"game": "noughts", **wish})
    assert answer.status_code == 201, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
        yield data.rpartition("/")[2]
    elif isinstance(data, dict):
        for one in data.values():
            yield from strings(one)


def learnt(begun: dict[str, Any]) -> set[str]:
    """Whatever the answer to whoever sets up a match could be used as a secret."""
    return {one for one in strings({**begun, "state": None}) if len(one) > 3}


def invitation(begun: dict[str, Any], seat: str = "o") -> str:
    return str(begun["invitations"][seat]["secret"])


def seated(host: Visitor, friend: Visitor, **wish: Any) -> str:
    """A match in which the host plays x and a friend o."""
    begun = begin(host, **wish)
    joined = friend.post("/join", {"secret": invitation(begun), "name": "Friend"})
    assert joined.status_code == 200, joined.text
    return str(begun["match"])


def company(who: Visitor, match: str, seat: str = "o") -> dict[str, Any]:
    answer = who.get(f"/matches/{match}/seats/{seat}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def delete(who: Visitor, path: str) -> httpx.Response:
    return who.http.delete(f"/api{path}", headers={"X-CSRF-Token": who.csrf})


def change(server: Site, sql: str, **values: Any) -> None:
    """Write to the database behind the server's back, as a clock or another server would."""
    engine = create_engine(make_url(server.app.hub.store.url))
    with engine.begin() as connection:
        connection.execute(text(sql), values)
    engine.dispose()


def refuses_all_reading(who: httpx.Client, match: str, seat: str) -> None:
    for path in READING:
        answer = who.get(f"/api/matches/{match}{path}", params={"eyes": seat})
        assert answer.status_code == 403, path


def brought(who: Visitor, match: str, kind: str = "device") -> tuple[Visitor, str]:
    """A new browser that sits at o by somebody's link, and its name there."""
    new = Visitor(str(who.http.base_url))
    link = who.post(f"/matches/{match}/seats/o/links", {"kind": kind}).json()
    assert new.post("/join", {"secret": link["secret"]}).status_code == 200
    return new, myself(new, match)


def myself(who: Visitor, match: str) -> str:
    return next(str(one["id"]) for one in company(who, match)["sitters"] if one["you"])


def count(server: Site, sql: str, match: str) -> int:
    """How many rows of a match the database has, told as a table and a condition."""
    engine = create_engine(make_url(server.app.hub.store.url))
    with engine.connect() as connection:
        found = connection.execute(text(f"SELECT count(*) FROM {sql}"), {"match": match})
        rows = int(found.scalar_one())
    engine.dispose()
    return rows
