"""What is agreed at a table, and what becomes of it: proposals, the end, a seat that changes hands.

Whatever changes a match this way is an entry of its record, written with its consequences in one
transaction. An entry has a number that exists once, so of two servers, or of a move and a clock
that runs out, exactly one is written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from holdfast.store import schema, table_schema
from holdfast.store.inserting import insert_into
from holdfast.store.listing import RUNNING
from holdfast.store.records import Agreement, Entry, SeatRow
from holdfast.store.signals import Signal

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["ABSENT", "PER", "Agreements", "Behind", "Proposal", "TableRefused"]

PER: Final = ("none", "turn", "match")
"""What a time limit is for: each turn, or all of a seat's turns together."""
ABSENT: Final = ("bot", "open", "lost")
"""What becomes of a seat whose time runs out: a bot plays it, anybody may take it, or it loses."""
PROPOSAL_DAYS: Final = 14
DAY: Final = 24 * 3600.0
BEAT_GAP: Final = 120.0
"""Seconds without a sign of life after which the time that passed is nobody's."""


class Behind(Exception):
    """The match has moved on since: the entry was not written."""


class GoneOn(Exception):
    """The match goes on already, in the one that is named."""

    def __init__(self, successor: str) -> None:
        super().__init__(successor)
        self.successor = successor


class TableRefused(Exception):
    """Something that cannot be agreed on now; `kind` says why, and nothing was written."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody proposes to the others: `draw`, `none` (to end without a result), `pause`,
    `resume`."""

    id: str
    match: str
    kind: str
    days: int
    """How long a pause is to last."""
    by: int
    agreed: list[int] = field(default_factory=list)
    """The places of those who agree, who proposed it included."""
    made: float = 0.0
    ended: float | None = None
    why: str | None = None


class Agreements:
    """The part of the store that knows what was agreed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Reading

    def read(self, match: str) -> Agreement:
        return self.many([match]).get(match, Agreement(match))

    def many(self, matches: Sequence[str]) -> dict[str, Agreement]:
        """The agreements of those that have one."""
        table = table_schema.agreement
        with self._store.reader() as connection:
            rows = connection.execute(select(table).where(table.c.match.in_(matches)))
            return {row.match: Agreement(**row._mapping) for row in rows}

    def proposal(self, match: str) -> Proposal | None:
        """What is proposed now and not answered yet."""
        table = table_schema.proposal
        with self._store.reader() as connection:
            row = connection.execute(select(table).where(_open(match, time.time()))).first()
        return None if row is None else Proposal(**row._mapping)

    def outages(self, since: float) -> list[tuple[float, float]]:
        """When no server was there, as far as that ended after a moment."""
        table = table_schema.outage
        wanted = select(table.c.since, table.c.until).where(table.c.until > since)
        with self._store.reader() as connection:
            return [(row.since, row.until) for row in connection.execute(wanted.order_by("since"))]

    def due(self, now: float, most: int = 50) -> list[str]:
        """Running matches whose clocks should be looked at."""
        table, match = table_schema.agreement, schema.match
        wanted = (
            select(table.c.match)
            .join(match, match.c.id == table.c.match)
            .where(table.c.look_at <= now, RUNNING)
            .order_by(table.c.look_at)
            .limit(most)
        )
        with self._store.reader() as connection:
            return list(connection.execute(wanted).scalars())

    def next_of(self, match: str) -> str | None:
        """The match in which the same people play again."""
        table = table_schema.rematch
        with self._store.reader() as connection:
            found: str | None = connection.execute(
                select(table.c.next).where(table.c.match == match)
            ).scalar()
        return found

    # Time

    def look_at(self, match: str, at: float | None) -> asyncio.Future[None]:
        """When the clocks of a match should be looked at next."""

        def job(connection: Connection) -> None:
            table = table_schema.agreement
            here = update(table).where(table.c.match == match)
            connection.execute(here.values(look_at=at))

        return self._store.writer.do(job)

    def claim_reminder(self, match: str, number: int) -> asyncio.Future[bool]:
        """Whether this server is the one to remind whoever decides after entry `number`."""

        def job(connection: Connection) -> bool:
            table = table_schema.agreement
            fresh = and_(table.c.match == match, table.c.reminded < number)
            changed = connection.execute(update(table).where(fresh).values(reminded=number))
            return changed.rowcount == 1

        return self._store.writer.do(job)

    def beat(self, now: float, gap: float = BEAT_GAP) -> asyncio.Future[bool]:
        """A sign of life; whether time has passed since the last one that is nobody's.

        A clock that was set back is believed from now on: whoever thinks meanwhile is given time.
        """

        def job(connection: Connection) -> bool:
            table, outage = table_schema.beat, table_schema.outage
            last = connection.execute(select(table.c.at).with_for_update()).scalar()
            if last is None:
                first = insert_into(connection, table).values(id=1, at=now).on_conflict_do_nothing()
                connection.execute(first)
                return False
            if 0 <= last - now <= gap:
                return False  # another server's clock is a little ahead
            connection.execute(update(table).values(at=now))
            if now - last <= gap:
                return False
            connection.execute(insert(outage), {"since": last, "until": now})
            return True

        return self._store.writer.do(job)

    # Proposing

    def propose(self, proposal: Proposal) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            _lock(connection, proposal.match)
            table = table_schema.proposal
            now = proposal.made
            if connection.execute(select(table.c.id).where(_open(proposal.match, now))).first():
                raise TableRefused("proposed_already")
            connection.execute(insert(table), asdict(proposal))
            self._store.writer.announce(Signal(proposal.match, "seats", None))

        return self._store.writer.do(job)

    def refuse(self, match: str, id: str, why: str) -> asyncio.Future[None]:
        """Somebody does not agree, or takes back what they proposed."""

        def job(connection: Connection) -> None:
            self._find(connection, match, id)
            table = table_schema.proposal
            ended = update(table).where(table.c.id == id).values(ended=time.time(), why=why)
            connection.execute(ended)
            self._store.writer.announce(Signal(match, "seats", None))

        return self._store.writer.do(job)

    def agree(
        self, match: str, id: str, places: Iterable[int], needed: Iterable[int], entry: Entry
    ) -> asyncio.Future[bool]:
        """Somebody agrees; when all whose word is needed do, the entry is written: then True."""

        def job(connection: Connection) -> bool:
            found = self._find(connection, match, id)
            agreed = sorted({*found.agreed, *places})
            table = table_schema.proposal
            here = update(table).where(table.c.id == id)
            connection.execute(here.values(agreed=agreed))
            self._store.writer.announce(Signal(match, "seats", None))
            if not set(needed) <= set(agreed):
                return False
            connection.execute(here.values(ended=time.time(), why="agreed"))
            self._write(connection, entry)
            return True

        return self._store.writer.do(job)

    def _find(self, connection: Connection, match: str, id: str) -> Proposal:
        _lock(connection, match)
        table = table_schema.proposal
        here = and_(_open(match, time.time()), table.c.id == id)
        row = connection.execute(select(table).where(here)).first()
        if row is None:
            raise TableRefused("no_proposal")
        return Proposal(**row._mapping)

    # Ends, and seats that change hands

    def settle(
        self, entry: Entry, also: Callable[[Connection], None] | None = None
    ) -> asyncio.Future[None]:
        """Write an entry of the table with what follows from it, or `Behind`."""

        def job(connection: Connection) -> None:
            self._write(connection, entry)
            if also is not None:
                also(connection)

        return self._store.writer.do(job)

    def leave(self, entry: Entry, seat: SeatRow, why: str, bot: str | None) -> asyncio.Future[None]:
        """A seat loses its people: a bot plays on, or, without one, anybody may sit down. `Behind`
        also when it is no longer theirs."""

        def also(connection: Connection) -> None:
            match, place, now = entry.match, seat.place, time.time()
            seats = schema.seat
            theirs = and_(
                seats.c.match == match,
                seats.c.place == place,
                seats.c.claimed_by == seat.claimed_by,
            )
            given = {"kind": "open" if bot is None else "bot", "bot": bot, "name": ""}
            changed = update(seats).where(theirs).values(**given, claimed_by=None)
            if connection.execute(changed).rowcount != 1:
                raise Behind
            for table, reason in ((schema.sitter, why), (schema.ticket, "withdrawn")):
                live = and_(table.c.match == match, table.c.place == place, table.c.ended.is_(None))
                connection.execute(update(table).where(live).values(ended=now, why=reason))
            knock = schema.knock
            at_door = and_(knock.c.match == match, knock.c.place == place)
            connection.execute(delete(knock).where(at_door))
            end_proposals(connection, [match])

        return self.settle(entry, also)

    def _write(self, connection: Connection, entry: Entry) -> None:
        columns = {name: getattr(entry, name) for name in COLUMNS}
        wanted = insert_into(connection, schema.entry).values(columns).on_conflict_do_nothing()
        if connection.execute(wanted.returning(schema.entry.c.id)).first() is None:
            raise Behind
        if entry.finish is not None:
            match = schema.match
            finish = {
                "finished": entry.at,
                "result": entry.finish.result,
                "returns": entry.finish.returns,
            }
            connection.execute(update(match).where(match.c.id == entry.match).values(finish))
        self._store.writer.announce(Signal(entry.match, "entry", entry.number))
        self._store.writer.announce(Signal(entry.match, "seats", None))


COLUMNS: Final = ("match", "number", "kind", "seat", "action", "chance", "at", "turn", "actions")


def add_agreement(connection: Connection, agreement: Agreement) -> None:
    """For jobs: what is agreed for a new match, where that is not as usual."""
    if agreement != Agreement(agreement.match):
        connection.execute(insert(table_schema.agreement), asdict(agreement))


def copy_agreement(connection: Connection, old: str, new: str) -> None:
    """For jobs: what was agreed still stands in the match that goes on from another."""
    table = table_schema.agreement
    for row in connection.execute(select(table).where(table.c.match == old)).all():
        connection.execute(insert(table), {**row._mapping, "match": new, "reminded": -1})


def add_rematch(connection: Connection, match: str, next: str) -> None:
    """For jobs: `match` is played again as `next`; `GoneOn` where it is already."""
    _lock(connection, match)
    table = table_schema.rematch
    found = connection.execute(select(table.c.next).where(table.c.match == match)).scalar()
    if found is not None:
        raise GoneOn(found)
    connection.execute(insert(table), {"match": match, "next": next})


def end_proposals(connection: Connection, matches: Collection[str]) -> None:
    """For jobs: a seat changes hands. Who comes has not been asked, and who has gone no longer
    agrees."""
    table = table_schema.proposal
    here = and_(table.c.match.in_(matches), table.c.ended.is_(None))
    connection.execute(update(table).where(here).values(ended=time.time(), why="left"))


def _lock(connection: Connection, match: str) -> None:
    """One at a time decides about what is proposed at a table."""
    table = schema.match
    connection.execute(select(table.c.id).where(table.c.id == match).with_for_update())


def _open(match: str, now: float) -> ColumnElement[bool]:
    table = table_schema.proposal
    fresh = table.c.made > now - PROPOSAL_DAYS * DAY
    return and_(table.c.match == match, table.c.ended.is_(None), fresh)
