"""Challenges on disk: one key for all who try, one try for each of them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Float,
    ForeignKey,
    String,
    Table,
    UniqueConstraint,
    and_,
    delete,
    or_,
    select,
    update,
)

from holdfast.core.chance import KEY_BYTES
from holdfast.core.edition import Options
from holdfast.core.occasions import OCCASIONAL, commitment_of
from holdfast.store import schema
from holdfast.store.inserting import insert_into
from holdfast.store.json_text import JsonText
from holdfast.store.records import MatchRow, SeatRow, Sitter
from holdfast.store.signals import Signal

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = [
    "Attempt",
    "Challenge",
    "ChallengeStore",
    "attempt",
    "challenge",
    "first_tries",
    "forget",
    "new_challenge",
]

challenge = Table(
    "challenge",
    schema.METADATA,
    Column("id", String(32), primary_key=True),
    Column("day", String(10)),
    Column("game", String(64), nullable=False),
    Column("options", JsonText, nullable=False),
    Column("title", String(200), nullable=False),
    Column("creator", String(80), index=True),
    Column("generator", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("opens", Float(53), nullable=False),
    Column("ends", Float(53), nullable=False),
    Column("closes", Float(53), nullable=False),
    UniqueConstraint("day", "game"),
)

attempt = Table(
    "attempt",
    schema.METADATA,
    Column("challenge", ForeignKey("challenge.id"), primary_key=True),
    Column("person", String(80), primary_key=True, index=True),
    Column("match", ForeignKey("match.id"), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("begun", Float(53), nullable=False),
    Column("done", Float(53)),
    Column("win", Float(53)),
    Column("score", Float(53)),
    Column("luck", Float(53)),
    Column("luck_score", Float(53)),
)


@dataclass(frozen=True, slots=True)
class Challenge:
    """Something that all try with the same cards and dice."""

    id: str
    day: str | None
    """Of a daily one: the day in UTC, as 2026-11-17. Of a club's, None."""
    game: str
    options: Options
    title: str
    creator: str | None
    generator: str
    key: str = field(repr=False)
    commitment: str
    opens: float
    ends: float
    """Until when it may be begun."""
    closes: float
    """Until when a try counts, and from when everything about it is open to all."""

    def is_open(self, now: float | None = None) -> bool:
        """Whether it may be begun."""
        return self.opens <= (time.time() if now is None else now) < self.ends

    def is_closed(self, now: float | None = None) -> bool:
        return (time.time() if now is None else now) >= self.closes


def new_challenge(
    id: str,
    game: str,
    options: Options,
    *,
    opens: float,
    ends: float,
    closes: float,
    day: str | None = None,
    title: str = "",
    creator: str | None = None,
) -> Challenge:
    """A challenge with a key that nobody knows."""
    key = secrets.token_bytes(KEY_BYTES)
    return Challenge(
        id,
        day,
        game,
        options,
        title,
        creator,
        OCCASIONAL,
        key.hex(),
        commitment_of(OCCASIONAL, key),
        opens,
        ends,
        closes,
    )


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's try."""

    challenge: str
    person: str
    match: str
    name: str
    begun: float
    done: float | None = None
    """When it ended in time; None as long as it runs, and if it ended too late."""
    win: float | None = None
    score: float | None = None
    luck: float | None = None
    """What chance added to the chance to win; None where nobody has reckoned that yet."""
    luck_score: float | None = None


class ChallengeStore:
    """The part of the store that knows challenges."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Writing

    def add(self, one: Challenge) -> asyncio.Future[None]:
        """A new one; of two for the same game and day the first stays."""

        def job(connection: Connection) -> None:
            row = {name: getattr(one, name) for name in challenge.c.keys()}  # noqa: SIM118
            _add_new(connection, challenge, row)

        return self._store.writer.do(job)

    def begin(
        self,
        one: Attempt,
        row: MatchRow,
        seats: Sequence[SeatRow],
        sitters: Sequence[Sitter],
    ) -> asyncio.Future[str]:
        """Begin a try, unless there is one: the match in which it is played, in either case."""

        def job(connection: Connection) -> str:
            here = and_(attempt.c.challenge == one.challenge, attempt.c.person == one.person)
            wanted = select(attempt.c.match).where(here)
            found: str | None = connection.execute(wanted).scalar()
            if found is not None:
                return found
            self._store.add_rows(connection, row, seats, sitters)
            values = {name: getattr(one, name) for name in attempt.c.keys()}  # noqa: SIM118
            connection.execute(attempt.insert(), values)  # of two at once, one fails as a whole
            self._store.writer.announce(Signal(row.id, "new", None))
            return row.id

        return self._store.writer.do(job)

    def finish(self, match: str, done: float, win: float, score: float) -> asyncio.Future[bool]:
        """Note how a try ended; whether this was the first to say so, and it was in time."""

        def job(connection: Connection) -> bool:
            in_time = (
                select(challenge.c.id)
                .where(challenge.c.id == attempt.c.challenge, challenge.c.closes > done)
                .exists()
            )
            here = and_(attempt.c.match == match, attempt.c.done.is_(None), in_time)
            values = {"done": done, "win": win, "score": score}
            return connection.execute(update(attempt).where(here).values(values)).rowcount > 0

        return self._store.writer.do(job)

    def note_luck(self, match: str, luck: float, luck_score: float) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            values = {"luck": luck, "luck_score": luck_score}
            connection.execute(update(attempt).where(attempt.c.match == match).values(values))

        return self._store.writer.do(job)

    # Reading

    def find(self, id: str) -> Challenge | None:
        return self._one(challenge.c.id == id)

    def of_day(self, day: str, game: str) -> Challenge | None:
        return self._one(and_(challenge.c.day == day, challenge.c.game == game))

    def _one(self, where: ColumnElement[bool]) -> Challenge | None:
        with self._store.reader() as connection:
            row = connection.execute(select(challenge).where(where)).first()
        return None if row is None else Challenge(**row._mapping)

    def of_person(self, person: str, most: int = 20) -> list[Challenge]:
        """Those that somebody has made or tried, the latest first."""
        tried = select(attempt.c.challenge).where(attempt.c.person == person)
        mine = or_(challenge.c.creator == person, challenge.c.id.in_(tried))
        wanted = select(challenge).where(mine).order_by(challenge.c.opens.desc()).limit(most)
        with self._store.reader() as connection:
            return [Challenge(**row._mapping) for row in connection.execute(wanted)]

    def made_by(self, person: str, since: float) -> int:
        """How many somebody has made lately."""
        here = and_(challenge.c.creator == person, challenge.c.opens > since)
        with self._store.reader() as connection:
            return len(connection.execute(select(challenge.c.id).where(here)).all())

    def attempts(self, id: str) -> list[Attempt]:
        """All tries, the best first: who won, then by score, then who was done first."""
        wanted = select(attempt).where(attempt.c.challenge == id)
        with self._store.reader() as connection:
            found = [Attempt(**row._mapping) for row in connection.execute(wanted)]
        return sorted(found, key=_rank)

    def attempt_in(self, match: str) -> Attempt | None:
        """The try that a match is, if it is one."""
        with self._store.reader() as connection:
            row = connection.execute(select(attempt).where(attempt.c.match == match)).first()
        return None if row is None else Attempt(**row._mapping)

    def unsettled(self) -> list[str]:
        """Tries that are over and whose result or luck has not been noted, though in time."""
        table = schema.match
        wanted = (
            select(table.c.id)
            .join(attempt, attempt.c.match == table.c.id)
            .join(challenge, challenge.c.id == attempt.c.challenge)
            .where(
                table.c.finished < challenge.c.closes,
                or_(attempt.c.done.is_(None), attempt.c.luck.is_(None)),
            )
            .order_by(table.c.finished)
        )
        with self._store.reader() as connection:
            return list(connection.execute(wanted).scalars())


def _rank(one: Attempt) -> tuple[object, ...]:
    if one.done is None:
        return (1, one.begun)
    return (0, -(one.win or 0.0), -(one.score or 0.0), one.done)


def _add_new(connection: Connection, table: Table, row: dict[str, object]) -> None:
    connection.execute(insert_into(connection, table).values(row).on_conflict_do_nothing())


def first_tries(connection: Connection, guest: str, person: str) -> None:
    """For jobs. A guest turns out to be somebody who has tried the same too: the try counts that
    was begun first, since whoever began the second may have known the dice."""
    by = select(attempt.c.challenge, attempt.c.begun)
    theirs = {row.challenge: row.begun for row in connection.execute(by.where(_of(person)))}
    for row in connection.execute(by.where(_of(guest))).all():
        if row.challenge in theirs:
            later = person if row.begun < theirs[row.challenge] else guest
            here = and_(attempt.c.challenge == row.challenge, _of(later))
            connection.execute(delete(attempt).where(here))


def _of(person: str) -> ColumnElement[bool]:
    return attempt.c.person == person


def forget(connection: Connection, person: str) -> None:
    """For jobs. Somebody wants to leave no trace: their tries stay in the tables, without a name.
    That they have tried is kept, as a word that nobody has for a name."""
    for tried in connection.execute(select(attempt).where(attempt.c.person == person)).all():
        here = and_(attempt.c.challenge == tried.challenge, attempt.c.person == tried.person)
        values = {"name": "", "person": f"gone:{secrets.token_hex(8)}"}
        connection.execute(update(attempt).where(here).values(values))
    mine = update(challenge).where(challenge.c.creator == person)
    connection.execute(mine.values(creator=None))
