"""Ratings on disk. A match changes them exactly once, whichever server gets to it first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    Table,
    and_,
    delete,
    insert,
    select,
    update,
)

from holdfast.core.ending import OUTCOMES, outcome
from holdfast.core.reading import Json
from holdfast.store import schema
from holdfast.store.inserting import insert_into
from holdfast.store.json_text import JsonText
from holdfast.store.skill import START, Skill, after_match

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["Leader", "RatingStore", "Standing", "forget", "leader", "rated", "rating"]

FEWEST = 3
"""So many rated matches before somebody stands on a leaderboard."""

rating = Table(
    "rating",
    schema.METADATA,
    Column("person", String(80), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", Float(53), nullable=False),
)

# What each match has done to ratings, or why it counts for nothing. That the row is there is what
# keeps a match from being counted twice.
rated = Table(
    "rated",
    schema.METADATA,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("why", String(16)),
    Column("changes", JsonText, nullable=False),
)

# Who chose to be listed, and as whom.
leader = Table(
    "leader",
    schema.METADATA,
    Column("person", String(80), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("since", Float(53), nullable=False),
)


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rating in a game."""

    skill: Skill = START
    matches: int = 0


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of a leaderboard."""

    person: str
    name: str
    standing: Standing


class RatingStore:
    """The part of the store that knows ratings. People are called as visitors are."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Writing

    def rate(self, match: str) -> asyncio.Future[bool]:
        """Let a finished rated match count; whether it was this call that did."""
        return self._store.writer.do(lambda connection: _rate(connection, match))

    def list_as(self, person: str, name: str | None) -> asyncio.Future[None]:
        """Somebody chooses to be listed under a name, or not to be."""

        def job(connection: Connection) -> None:
            connection.execute(delete(leader).where(leader.c.person == person))
            if name is not None:
                row = {"person": person, "name": name, "since": time.time()}
                connection.execute(insert(leader), row)

        return self._store.writer.do(job)

    # Reading

    def uncounted(self) -> list[str]:
        """Rated matches that are over and have not counted yet, the first to end first."""
        table = schema.match
        wanted = (
            select(table.c.id)
            .outerjoin(rated, rated.c.match == table.c.id)
            .where(table.c.rated, table.c.finished.is_not(None), rated.c.match.is_(None))
            .order_by(table.c.finished)
        )
        with self._store.reader() as connection:
            return list(connection.execute(wanted).scalars())

    def of(self, people: Sequence[str], game: str) -> dict[str, Standing]:
        """How some people stand in a game; who has not played is where all begin."""
        here = and_(rating.c.person.in_(people), rating.c.game == game)
        with self._store.reader() as connection:
            found = {row.person: _standing(row) for row in connection.execute(_where(here))}
        return {person: found.get(person, Standing()) for person in people}

    def mine(self, person: str) -> dict[str, Standing]:
        """How somebody stands, by game."""
        with self._store.reader() as connection:
            found = connection.execute(_where(rating.c.person == person))
            return {row.game: _standing(row) for row in found}

    def listed_as(self, person: str) -> str | None:
        """The name under which somebody is listed; None if they are not."""
        with self._store.reader() as connection:
            wanted = select(leader.c.name).where(leader.c.person == person)
            return connection.execute(wanted).scalar()

    def leaders(self, game: str, most: int = 100) -> list[Leader]:
        """The best of those who chose to be listed."""
        wanted = (
            select(rating, leader.c.name)
            .join(leader, leader.c.person == rating.c.person)
            .where(rating.c.game == game, rating.c.matches >= FEWEST)
            .order_by((rating.c.mu - 3 * rating.c.sigma).desc(), rating.c.person)
            .limit(most)
        )
        with self._store.reader() as connection:
            found = connection.execute(wanted)
            return [Leader(row.person, row.name, _standing(row)) for row in found]

    def change(self, match: str) -> tuple[str | None, list[Json]] | None:
        """What a match did to ratings, or why nothing; None as long as it has not counted."""
        with self._store.reader() as connection:
            row = connection.execute(select(rated).where(rated.c.match == match)).first()
        return None if row is None else (row.why, row.changes)


def _where(condition: ColumnElement[bool]) -> Any:
    return select(rating).where(condition)


def _standing(row: Any) -> Standing:
    return Standing(Skill(row.mu, row.sigma), row.matches)


def _add_new(connection: Connection, table: Table, row: Mapping[str, object]) -> bool:
    """Insert a row unless there is one of that key, which another server may be writing just now;
    whether it was inserted."""
    new = insert_into(connection, table).values(row).on_conflict_do_nothing()
    return connection.execute(new.returning(*table.primary_key)).first() is not None


def _rate(connection: Connection, match: str) -> bool:
    table = schema.match
    row = connection.execute(select(table).where(table.c.id == match)).first()
    if row is None or row.finished is None or not row.rated:
        return False
    if not _add_new(connection, rated, {"match": match, "at": time.time(), "changes": []}):
        return False
    places, why = _people(connection, match)
    changes = [] if why else _change(connection, row, places)
    said = update(rated).where(rated.c.match == match).values(why=why, changes=changes)
    connection.execute(said)
    return True


def _people(connection: Connection, match: str) -> tuple[list[tuple[str, str]], str | None]:
    """Who held which seat, in the order of places; or why the match does not count."""
    seats, sitters = schema.seat, schema.sitter
    held = connection.execute(
        select(seats.c.kind, seats.c.seat, seats.c.claimed_by, sitters.c.visitor)
        .outerjoin(sitters, sitters.c.id == seats.c.claimed_by)
        .where(seats.c.match == match)
        .order_by(seats.c.place)
    ).all()
    programs = select(sitters.c.id).where(sitters.c.match == match, sitters.c.token.is_not(None))
    people = [row.visitor for row in held]
    if any(row.kind == "bot" for row in held):
        return [], "bot"
    if connection.execute(programs).first() is not None:
        return [], "program"
    if None in people:
        return [], "nobody"
    if len(set(people)) < len(people):
        return [], "same_person"
    return [(row.visitor, row.seat) for row in held], None


def _change(connection: Connection, row: Any, people: list[tuple[str, str]]) -> list[Json]:
    """Rate those who played, one server after another."""
    result, returns = orjson.loads(row.result), orjson.loads(row.returns)
    ranks = [
        OUTCOMES.index(outcome(result, seat, returns[place]))
        for place, (_person, seat) in enumerate(people)
    ]
    now = time.time()
    for person, _seat in sorted(people):  # always in the same order, or two servers would block
        new = {"person": person, "game": row.game, "mu": START.mu, "sigma": START.sigma}
        _add_new(connection, rating, {**new, "matches": 0, "changed": now})
        here = and_(rating.c.person == person, rating.c.game == row.game)
        connection.execute(select(rating.c.mu).where(here).with_for_update())
    before = []
    for person, _seat in people:
        here = and_(rating.c.person == person, rating.c.game == row.game)
        before.append(_standing(connection.execute(_where(here)).one()))
    after = after_match([one.skill for one in before], ranks)
    changes = []
    for place, ((person, _seat), old, new_skill) in enumerate(
        zip(people, before, after, strict=True)
    ):
        here = and_(rating.c.person == person, rating.c.game == row.game)
        values = {"mu": new_skill.mu, "sigma": new_skill.sigma, "matches": old.matches + 1}
        connection.execute(update(rating).where(here).values(**values, changed=now))
        changes.append(
            {
                "place": place,
                "before": [old.skill.mu, old.skill.sigma],
                "after": [new_skill.mu, new_skill.sigma],
            }
        )
    return changes


def forget(connection: Connection, person: str) -> None:
    """For jobs. Somebody wants to leave no trace: neither a rating nor a name on a list stays."""
    for table in (rating, leader):
        connection.execute(delete(table).where(table.c.person == person))
