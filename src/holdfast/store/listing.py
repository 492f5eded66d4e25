"""Matches in lists: whose they are, how they stand. Nothing is played through for a list."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import orjson
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select

from holdfast.store import schema
from holdfast.store.endings import no_result
from holdfast.store.records import MatchRow, Past, SeatRow, Summary
from holdfast.store.seating import seat_row

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["MatchLists", "match_row"]

RUNNING: Final = and_(schema.match.c.finished.is_(None), schema.match.c.successor.is_(None))
BRIEF: Final = ("id", "game", "options", "study", "created", "finished", "result", "returns")
"""The columns of a match that a history needs; component data and positions may be large."""
GAVE_UP: Final = ("resigned", "time")
"""How those left a seat who have lost, whoever plays on for them."""


class MatchLists:
    """The part of the store that lists and counts matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def running_matches_of(self, creator: str) -> int:
        return self._count(schema.match.c.creator == creator, RUNNING)

    def matches_begun_at(self, network: str, since: float) -> int:
        """How many unfinished matches were begun from a network lately."""
        table = schema.match
        return self._count(table.c.network == network, table.c.created > since, RUNNING)

    def _count(self, *where: ColumnElement[bool]) -> int:
        wanted = select(func.count()).select_from(schema.match).where(*where)
        with self._store.reader() as connection:
            return connection.execute(wanted).scalar_one()

    def matches_of(self, visitor: str, limit: int = 200) -> list[Summary]:
        """The matches in which a visitor holds a seat, the latest first; those that go on elsewhere
        are found there."""
        table, held = schema.match, schema.sitter
        mine = select(held.c.match).where(held.c.visitor == visitor, held.c.ended.is_(None))
        here = and_(table.c.id.in_(mine), table.c.successor.is_(None))
        wanted = select(table).where(here).order_by(table.c.created.desc()).limit(limit)
        return self.summaries(wanted, visitor)

    def past_of(self, visitor: str, most: int = 5000) -> list[Past]:
        """The same in brief, so many that all can be counted and chosen from."""
        table, held, seats = schema.match, schema.sitter, schema.seat
        at_seat = and_(seats.c.match == held.c.match, seats.c.place == held.c.place)
        wanted = (
            select(
                *(table.c[name] for name in BRIEF),
                and_(~table.c.study, table.c.position.is_(None), table.c.pack.is_(None)),
                held.c.place,
                seats.c.seat,
                held.c.ended.is_not(None),
            )
            .join(held, held.c.match == table.c.id)
            .join(seats, at_seat)
            .where(
                held.c.visitor == visitor,
                or_(held.c.ended.is_(None), held.c.why.in_(GAVE_UP)),
                table.c.successor.is_(None),
            )
            .order_by(table.c.created.desc(), table.c.id, held.c.place)
            .limit(most)
        )
        found: dict[str, Past] = {}
        with self._store.reader() as connection:
            for row in connection.execute(wanted):
                *brief, counts, place, seat, gave_up = row
                one = found.setdefault(row.id, _past(brief, bool(counts)))
                if gave_up:
                    one.gave_up = not one.held
                elif (place, seat) not in one.held:
                    one.held.append((place, seat))
                    one.gave_up = False
        return list(found.values())

    def plays_without_coach(self, visitor: str, game: str) -> bool:
        """Whether somebody plays this game just now where nobody may ask the coach: against people
        who have not agreed to it, for ratings, or in a challenge."""
        table, held, seats = schema.match, schema.sitter, schema.seat
        people = (
            select(func.count())
            .where(seats.c.match == table.c.id, seats.c.kind != "bot")
            .correlate(table)
            .scalar_subquery()
        )
        mine = and_(held.c.match == table.c.id, held.c.visitor == visitor, held.c.ended.is_(None))
        alone = or_(table.c.rated, and_(~table.c.coach, people > 1), table.c.sealed > time.time())
        wanted = (
            select(table.c.id)
            .join(held, mine)
            .where(table.c.game == game, ~table.c.study, RUNNING, alone)
            .limit(1)
        )
        with self._store.reader() as connection:
            return connection.execute(wanted).first() is not None

    def some(self, ids: Sequence[str], visitor: str) -> list[Summary]:
        """Certain matches, in this order."""
        told = self.summaries(select(schema.match).where(schema.match.c.id.in_(ids)), visitor)
        return sorted(told, key=lambda one: ids.index(one.match.id))

    def open_matches(self, visitor: str | None, limit: int = 50) -> list[Summary]:
        """Running matches with a seat that anybody may take."""
        table, seats = schema.match, schema.seat
        free = select(seats.c.match).where(seats.c.kind == "open", seats.c.claimed_by.is_(None))
        wanted = (
            select(table)
            .where(table.c.listed.is_(True), ~table.c.hidden, RUNNING, table.c.id.in_(free))
            .order_by(table.c.created.desc())
            .limit(limit)
        )
        return self.summaries(wanted, visitor)

    def unknown(self) -> list[str]:
        """Running matches whose record does not say whose turn it is, the latest first."""
        table, entry = schema.match, schema.entry
        every = entry.alias()
        count = select(func.max(every.c.number)).where(every.c.match == table.c.id)
        number = count.correlate(table).scalar_subquery()
        last = and_(entry.c.match == table.c.id, entry.c.number == number)
        wanted = (
            select(table.c.id)
            .select_from(table.outerjoin(entry, last))
            .where(RUNNING, func.coalesce(entry.c.turn, table.c.turn).is_(None))
            .order_by(table.c.created.desc())
        )
        with self._store.reader() as connection:
            return list(connection.execute(wanted).scalars())

    def summaries(self, wanted: Select[object], visitor: str | None) -> list[Summary]:
        """The matches that a query finds, in its order, as lists tell them."""
        with self._store.reader() as connection:
            matches = [match_row(row) for row in connection.execute(wanted)]
            ids = [one.id for one in matches]
            seats, latest = _seats(connection, ids), _latest(connection, ids)
            held = {} if visitor is None else _held(connection, ids, visitor)
        agreed = self._store.agreements.many(ids)
        told = [
            _summary(one, seats.get(one.id, []), latest.get(one.id), held.get(one.id, []))
            for one in matches
        ]
        for one in told:
            one.agreement = agreed.get(one.match.id)
        return told


def _past(brief: list[Any], counts: bool) -> Past:
    *known, result, returns = brief
    id, game, options, study, created, finished = known
    ended = None if result is None else orjson.loads(result)
    worth = None if returns is None else orjson.loads(returns)
    counts = counts and not no_result(ended)
    return Past(id, game, options, study, counts, created, finished, ended, worth)


def match_row(row: Row[object]) -> MatchRow:
    return MatchRow(**row._mapping)


def _summary(
    match: MatchRow, seats: list[SeatRow], last: Row[object] | None, held: list[int]
) -> Summary:
    if last is None:
        return Summary(match, seats, 0, match.created, held, 0, match.turn)
    return Summary(match, seats, last.number, last.at, held, last.actions, last.turn)


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    wanted = select(schema.seat).where(schema.seat.c.match.in_(ids)).order_by("place")
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.match, []).append(seat_row(row))
    return found


def _latest(connection: Connection, ids: list[str]) -> dict[str, Row[object]]:
    """The last entry of each match: how it stands."""
    table = schema.entry
    last = select(table.c.match, func.max(table.c.number).label("number"))
    last_of = last.where(table.c.match.in_(ids)).group_by(table.c.match).subquery()
    is_last = and_(table.c.match == last_of.c.match, table.c.number == last_of.c.number)
    columns = [table.c[name] for name in ("match", "number", "at", "actions", "turn")]
    return {row.match: row for row in connection.execute(select(*columns).join(last_of, is_last))}


def _held(connection: Connection, ids: list[str], visitor: str) -> dict[str, list[int]]:
    table = schema.sitter
    sits = and_(table.c.match.in_(ids), table.c.visitor == visitor, table.c.ended.is_(None))
    found: dict[str, list[int]] = {}
    for row in connection.execute(select(table.c.match, table.c.place).where(sits)):
        found.setdefault(row.match, []).append(row.place)
    return found
