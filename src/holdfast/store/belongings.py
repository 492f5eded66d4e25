"""What somebody holds at matches: how it goes from a guest to a person, out to them, and away.

`FOLLOW` lists the columns of matches that hold a visitor; what is not about a seat stands in
`ties`. A new table about visitors adds its column in one of them, and what it says follows when a
guest signs up.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    delete,
    false,
    or_,
    select,
    true,
    update,
)

from holdfast.core.reading import Json
from holdfast.store import people_schema as tables
from holdfast.store import schema, ties
from holdfast.store.agreements import end_proposals
from holdfast.store.people_schema import person_of
from holdfast.store.records import Sitter
from holdfast.store.removing import remove_matches

__all__ = ["FOLLOW", "bring", "export", "let_go"]

FOLLOW: Final[list[Column[str]]] = [
    schema.sitter.c.visitor,
    schema.match.c.creator,
]
"""Columns in which a person takes a guest's place. No two rows may clash by it; where they could,
see `_merge`."""


def bring(connection: Connection, guest: str, visitor: str) -> list[str]:
    """Everything of a guest becomes somebody's; the matches in which they sit."""
    sitters, knocks = schema.sitter, schema.knock
    mine = select(sitters.c.match).where(sitters.c.visitor == guest).distinct()
    made = select(schema.match.c.id).where(schema.match.c.creator == guest)
    asked = select(knocks.c.match).where(knocks.c.visitor == guest)
    matches = sorted(set(connection.execute(mine.union(made, asked)).scalars()))
    seats = schema.seat
    lock = select(seats.c.place).where(seats.c.match.in_(matches)).order_by("match", "place")
    connection.execute(lock.with_for_update())
    _merge(connection, guest, visitor)
    connection.execute(delete(knocks).where(knocks.c.visitor == guest))
    for column in FOLLOW:
        connection.execute(
            update(column.table).where(column == guest).values({column.name: visitor})
        )
    ties.follow(connection, guest, visitor)
    return matches


def _merge(connection: Connection, guest: str, visitor: str) -> None:
    """Where both sit at one seat, one stays: whoever decides there, else the person."""
    table = schema.sitter
    live = and_(table.c.ended.is_(None), table.c.visitor.in_([guest, visitor]))
    at: dict[tuple[str, int], dict[str, Sitter]] = {}
    for row in connection.execute(select(table).where(live)):
        one = Sitter(**row._mapping)
        at.setdefault((one.match, one.place), {})[one.visitor or ""] = one
    for pair in at.values():
        if len(pair) == 2:
            is_guest_stronger = pair[guest].keeps and not pair[visitor].keeps
            out = pair[visitor if is_guest_stronger else guest]
            ended = update(table).where(table.c.id == out.id)
            connection.execute(ended.values(ended=time.time(), why="left"))


def let_go(connection: Connection, visitor: str) -> tuple[list[str], list[str]]:
    """Forget who somebody was: the matches that are removed, and those in which a seat changed.

    A match in which nobody else ever sat goes. In others the seat stays with what was played, and
    belongs to nobody: while the match runs, anybody may take it.
    """
    table = schema.sitter
    sat = select(table).where(table.c.match.in_(_matches_of(visitor)))
    by_match: dict[str, list[Sitter]] = {}
    for row in connection.execute(sat):
        by_match.setdefault(row.match, []).append(Sitter(**row._mapping))
    alone: list[str] = []
    shared: list[str] = []
    for match, sitters in by_match.items():
        own = _with_programs(sitters, visitor)
        (alone if len(own) == len(sitters) else shared).append(match)
    remove_matches(connection, alone)
    for match in shared:
        _leave(connection, match, by_match[match], visitor)
    end_proposals(connection, shared)
    matches = schema.match
    connection.execute(
        update(matches).where(matches.c.creator == visitor).values(creator="", network=None)
    )
    connection.execute(delete(schema.knock).where(schema.knock.c.visitor == visitor))
    ties.cut(connection, visitor)
    return alone, shared


def _with_programs(sitters: list[Sitter], visitor: str) -> set[str]:
    """Somebody's own sitters, and the programs that they let play for them."""
    own = {one.id for one in sitters if one.visitor == visitor}
    return own | {one.id for one in sitters if one.how == "token" and one.by in own}


def _leave(connection: Connection, match: str, sitters: list[Sitter], visitor: str) -> None:
    own = _with_programs(sitters, visitor)
    table, seats = schema.sitter, schema.seat
    mine = table.c.id.in_(own)
    live = and_(mine, table.c.ended.is_(None))
    connection.execute(update(table).where(live).values(ended=time.time(), why="left"))
    connection.execute(update(table).where(mine).values(visitor=None, label=""))
    runs = connection.execute(
        select(schema.match.c.id).where(
            schema.match.c.id == match, schema.match.c.finished.is_(None)
        )
    ).first()
    for place in {one.place for one in sitters if one.id in own}:
        others = [one for one in sitters if one.place == place and one.id not in own]
        if any(one.ended is None and one.keeps for one in others):
            continue  # somebody else holds this seat too
        values: dict[str, object] = {"name": ""}
        if runs is not None:
            values |= {"kind": "open", "claimed_by": None}
        here = and_(seats.c.match == match, seats.c.place == place)
        connection.execute(update(seats).where(here).values(values))
        if not others:
            for said in (schema.chat, schema.note):
                by_me = and_(said.c.match == match, said.c.seat == place)
                connection.execute(delete(said).where(by_me))


def _matches_of(visitor: str) -> Select[tuple[str]]:
    table = schema.sitter
    return select(table.c.match).where(table.c.visitor == visitor).distinct()


def export(connection: Connection, person: str) -> Json:
    """What the database knows of a person, in plain words of JSON."""
    row = connection.execute(select(tables.person).where(tables.person.c.id == person)).one()
    told: Json = {
        "person": _plain(row),
        "devices": _told(connection, tables.device, person, ("label", "how", "since", "seen")),
        "passkeys": _told(connection, tables.passkey, person, ("id", "label", "made", "used")),
        "push": _told(connection, tables.push, person, ("endpoint", "made")),
        "notices": _told(
            connection,
            tables.notice,
            person,
            ("kind", "match", "channel", "made", "ended", "outcome"),
        ),
    }
    told |= ties.told(connection, f"@{person}")
    told["matches"] = _matches(connection, f"@{person}")
    return told


def _plain(row: Any) -> Json:
    """A row with plain words as names: SQLAlchemy has strings of its own."""
    return {str(name): value for name, value in row._mapping.items()}


def _told(connection: Connection, table: Table, person: str, names: tuple[str, ...]) -> list[Json]:
    wanted = select(*(table.c[name] for name in names)).where(table.c.person == person)
    return [_plain(row) for row in connection.execute(wanted)]


def _matches(connection: Connection, visitor: str) -> list[Json]:
    """Where they sit, what they played, said and noted there."""
    assert person_of(visitor) is not None
    matches, sitters = schema.match, schema.sitter
    names = ("id", "game", "options", "title", "study", "created", "finished", "result")
    held: dict[str, list[Sitter]] = {}
    for row in connection.execute(select(sitters).where(sitters.c.visitor == visitor)):
        held.setdefault(row.match, []).append(Sitter(**row._mapping))
    wanted = (
        select(*(matches.c[name] for name in names))
        .where(or_(matches.c.id.in_(list(held)), matches.c.creator == visitor))
        .order_by(matches.c.created)
    )
    told = []
    for row in connection.execute(wanted):
        sat, seats, chat = held.get(row.id, []), schema.seat, schema.chat
        places = seats.c.place.in_({one.place for one in sat})
        # A line of an earlier version does not say whose it is.
        said = or_(chat.c.who == visitor, and_(chat.c.who.is_(None), _while(chat, sat)))
        kinds: list[tuple[str, Table, ColumnElement[bool], tuple[str, ...]]] = [
            ("seats", seats, places, ("seat", "name")),
            ("moves", schema.entry, _while(schema.entry, sat), ("number", "kind", "action", "at")),
            ("chat", chat, said, ("text", "at")),
            ("written", schema.note, _while(schema.note, sat), NOTE),
        ]
        told.append(
            _plain(row)
            | {
                kind: _at(connection, table, row.id, where, names)
                for kind, table, where, names in kinds
            }
        )
    return told


NOTE: Final = ("action", "text", "private", "at")


def _while(table: Table, sat: Iterable[Sitter]) -> ColumnElement[bool]:
    """What came of a seat while somebody sat there: what others did before is not theirs, and what
    comes after they were put out may be secret to them."""
    spans = [
        and_(
            table.c.seat == one.place,
            true() if one.how == "began" else table.c.at >= one.since,
            true() if one.ended is None else table.c.at <= one.ended,
        )
        for one in sat
    ]
    return or_(false(), *spans)


def _at(
    connection: Connection,
    table: Table,
    match: str,
    where: ColumnElement[bool],
    names: tuple[str, ...],
) -> list[Json]:
    wanted = select(*(table.c[name] for name in names)).where(table.c.match == match, where)
    return [_plain(row) for row in connection.execute(wanted)]
