"""Reading and writing matches. Reads block and belong in a thread; writes go to the writer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields

from sqlalchemy import Connection, Table, and_, delete, exists, func, insert, or_, select, update

from holdfast.store import schema
from holdfast.store.agreements import Agreements
from holdfast.store.challenges import ChallengeStore
from holdfast.store.circles import Circles
from holdfast.store.claims import claim
from holdfast.store.continuing import continue_match
from holdfast.store.database import Database
from holdfast.store.listing import MatchLists, match_row
from holdfast.store.outbox import Outbox
from holdfast.store.people import PeopleStore
from holdfast.store.positions import PositionStore
from holdfast.store.ratings import RatingStore
from holdfast.store.records import (
    ChatLine,
    Entry,
    MatchRow,
    MoveNote,
    SeatRow,
    Sitter,
    Ticket,
)
from holdfast.store.removing import remove_matches
from holdfast.store.seating import SeatStore
from holdfast.store.shelves import Shelves
from holdfast.store.signals import Signal
from holdfast.store.vouchers import Vouchers

__all__ = ["Store"]

NOTES_OF_SEAT = 250
CHAT_OF_MATCH = 500


class Store(Database):
    """Everything that survives the server."""

    def __init__(
        self, url: str, *, power_safe: bool = False, shared: bool = False, patience: float = 15.0
    ) -> None:
        super().__init__(url, power_safe=power_safe, shared=shared, patience=patience)
        self.seating = SeatStore(self)
        self.lists = MatchLists(self)
        self.positions = PositionStore(self)
        self.people = PeopleStore(self)
        self.vouchers = Vouchers(self)
        self.outbox = Outbox(self)
        self.agreements = Agreements(self)
        self.circles = Circles(self)
        self.shelves = Shelves(self)
        self.ratings = RatingStore(self)
        self.challenges = ChallengeStore(self)

    # Writing

    def add_entry(self, entry: Entry) -> asyncio.Future[bool]:
        """Written and committed: True; False when this match has that number already."""
        return self.writer.put(entry)

    def add_match(
        self,
        row: MatchRow,
        seats: Sequence[SeatRow],
        sitters: Sequence[Sitter],
        tickets: Sequence[Ticket],
        entries: Sequence[Entry] = (),
        also: Callable[[Connection], None] | None = None,
    ) -> asyncio.Future[None]:
        """A new match with its seats, who sits there, the invitations to the others, and what else
        belongs to it."""

        def job(connection: Connection) -> None:
            self.add_rows(connection, row, seats, sitters, tickets, entries)
            if also is not None:
                also(connection)
            self.writer.announce(Signal(row.id, "new", None))

        return self.writer.do(job)

    def add_rows(
        self,
        connection: Connection,
        row: MatchRow,
        seats: Sequence[SeatRow] = (),
        sitters: Sequence[Sitter] = (),
        tickets: Sequence[Ticket] = (),
        entries: Sequence[Entry] = (),
    ) -> None:
        """For jobs: everything of a new match."""
        connection.execute(insert(schema.match), {**_shallow(row), "seed": row.seed or 0})
        made: list[tuple[Table, list[dict[str, object]]]] = [
            (schema.seat, [{"match": row.id, **asdict(one)} for one in seats]),
            (schema.sitter, [asdict(one) for one in sitters]),
            (schema.ticket, [asdict(one) for one in tickets]),
            (schema.entry, [{n: getattr(one, n) for n in ENTRY_COLUMNS} for one in entries]),
        ]
        for table, rows in made:
            if rows:
                connection.execute(insert(table), rows)

    def continue_match(
        self, old: str, row: MatchRow, entries: Sequence[Entry]
    ) -> asyncio.Future[None]:
        """A match goes on as a new one, in which everybody sits where they sat; or `GoneOn`."""
        return continue_match(self, old, row, entries)

    def note_standing(
        self, match: str, number: int, turn: int, actions: int
    ) -> asyncio.Future[None]:
        """Whose turn it is in a match whose record, of an earlier version, did not say."""

        def job(connection: Connection) -> None:
            if number == 0:
                wanted = update(schema.match).where(schema.match.c.id == match).values(turn=turn)
            else:
                table = schema.entry
                here = and_(table.c.match == match, table.c.number == number)
                wanted = update(table).where(here).values(turn=turn, actions=actions)
            connection.execute(wanted)

        return self.writer.do(job)

    def keep_story(self, match: str, events: list[list[object]]) -> asyncio.Future[None]:
        """What happened in a finished match, in case its record ceases to hold one day."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.story).where(schema.story.c.match == match))
            connection.execute(insert(schema.story), {"match": match, "events": events})

        return self.writer.do(job)

    def story(self, match: str) -> list[list[object]] | None:
        table = schema.story
        with self.reader() as connection:
            found: list[list[object]] | None = connection.execute(
                select(table.c.events).where(table.c.match == match)
            ).scalar()
        return found

    def name_seat(self, match: str, place: int, name: str) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            table = schema.seat
            where = and_(table.c.match == match, table.c.place == place)
            connection.execute(update(table).where(where).values(name=name))
            self.writer.announce(Signal(match, "seats", None))

        return self.writer.do(job)

    def add_chat(
        self, match: str, seat: int, name: str, words: str, who: str | None = None
    ) -> asyncio.Future[ChatLine]:
        def job(connection: Connection) -> ChatLine:
            now = time.time()
            made = connection.execute(
                insert(schema.chat)
                .values(match=match, seat=seat, name=name, text=words, at=now, who=who)
                .returning(schema.chat.c.id)
            ).scalar_one()
            table = schema.chat
            # Players and spectators talk apart, and neither talks away what the others said.
            side = table.c.seat >= 0 if seat >= 0 else table.c.seat < 0
            here = and_(table.c.match == match, side)
            older = select(table.c.id).where(here).order_by(table.c.id.desc()).offset(CHAT_OF_MATCH)
            connection.execute(delete(table).where(table.c.id.in_(older)))
            self.writer.announce(Signal(match, "chat", made))
            return ChatLine(made, seat, name, words, now, who)

        return self.writer.do(job)

    def add_note(
        self, match: str, action: int, seat: int, name: str, words: str, private: bool
    ) -> asyncio.Future[MoveNote]:
        def job(connection: Connection) -> MoveNote:
            now = time.time()
            values = {
                "match": match,
                "action": action,
                "seat": seat,
                "name": name,
                "text": words,
                "private": private,
                "at": now,
            }
            made = connection.execute(
                insert(schema.note).values(values).returning(schema.note.c.id)
            ).scalar_one()
            self.writer.announce(Signal(match, "note", made))
            return MoveNote(made, action, seat, name, words, private, now)

        return self.writer.do(job)

    def claim(self, match: str, number: int, seconds: float) -> asyncio.Future[bool]:
        """Whether this server is the one to move a bot after entry `number`."""
        return claim(self, match, number, seconds)

    def set_webhook(self, match: str, url: str | None) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            table = schema.match
            connection.execute(update(table).where(table.c.id == match).values(webhook=url))
            self.writer.announce(Signal(match, "seats", None))

        return self.writer.do(job)

    def remove_old(
        self, unfinished: float, of_bots: float, keep: Sequence[str], most: int = 50
    ) -> asyncio.Future[list[str]]:
        """Remove matches whose last move is older than these moments: unfinished ones, and those
        that only bots play. Their names are given back; some may be left for the next time."""
        table, seats, entries = schema.match, schema.seat, schema.entry
        last = (
            select(func.coalesce(func.max(entries.c.at), table.c.created))
            .where(entries.c.match == table.c.id)
            .scalar_subquery()
        )
        people = exists().where(seats.c.match == table.c.id, seats.c.kind != "bot")
        old = (
            select(table.c.id)
            .where(
                table.c.created < max(unfinished, of_bots),
                table.c.id.not_in(list(keep)),
                or_(
                    and_(table.c.finished.is_(None), last < unfinished),
                    and_(~people, last < of_bots),
                ),
            )
            .limit(most)
        )

        def job(connection: Connection) -> list[str]:
            found = list(connection.execute(old).scalars())
            self.remove_rows(connection, found)
            return found

        return self.writer.do(job)

    def remove_rows(self, connection: Connection, matches: Sequence[str]) -> None:
        """For jobs: matches, with all that belongs to them."""
        remove_matches(connection, matches)
        for one in matches:
            self.writer.announce(Signal(one, "gone", None))

    def announce(self, signal: Signal) -> asyncio.Future[None]:
        """Tell the other servers something that is not kept, such as who is here."""
        return self.writer.do(lambda _connection: self.writer.announce(signal))

    # Reading

    def match(self, match: str) -> MatchRow | None:
        with self.reader() as connection:
            row = connection.execute(select(schema.match).where(schema.match.c.id == match)).first()
        return None if row is None else match_row(row)

    def match_ids(self) -> list[str]:
        """Every match there is, the oldest first."""
        table = schema.match
        with self.reader() as connection:
            wanted = select(table.c.id).order_by(table.c.created, table.c.id)
            return list(connection.execute(wanted).scalars())

    def entries(self, match: str, after: int = 0) -> list[Entry]:
        table = schema.entry
        with self.reader() as connection:
            rows = connection.execute(
                select(table)
                .where(table.c.match == match, table.c.number > after)
                .order_by(table.c.number)
            ).all()
        return [Entry(**{name: getattr(row, name) for name in ENTRY_COLUMNS}) for row in rows]

    def chat(self, match: str, *, last: int = 200, one: int | None = None) -> list[ChatLine]:
        table = schema.chat
        wanted = select(table).where(table.c.match == match).order_by(table.c.id.desc()).limit(last)
        if one is not None:
            wanted = wanted.where(table.c.id == one)
        with self.reader() as connection:
            rows = connection.execute(wanted).all()
        return [ChatLine(r.id, r.seat, r.name, r.text, r.at, r.who) for r in reversed(rows)]

    def notes(self, match: str, *, one: int | None = None) -> list[MoveNote]:
        """The notes of a match in their order, the latest of each seat."""
        table = schema.note
        place = func.row_number().over(partition_by=table.c.seat, order_by=table.c.id.desc())
        latest = select(table.c.id, place.label("place")).where(table.c.match == match).subquery()
        wanted = (
            select(table)
            .join(latest, latest.c.id == table.c.id)
            .where(latest.c.place <= NOTES_OF_SEAT)
            .order_by(table.c.id)
        )
        if one is not None:
            wanted = wanted.where(table.c.id == one)
        with self.reader() as connection:
            rows = connection.execute(wanted).all()
        return [
            MoveNote(r.id, r.action, r.seat, r.name, r.text, bool(r.private), r.at) for r in rows
        ]

    def notes_by(self, match: str, seat: int) -> int:
        """How many notes a seat has written."""
        table = schema.note
        with self.reader() as connection:
            return connection.execute(
                select(func.count())
                .select_from(table)
                .where(table.c.match == match, table.c.seat == seat)
            ).scalar_one()


ENTRY_COLUMNS = tuple(
    one.name for one in fields(Entry) if one.name in schema.entry.c and one.name != "id"
)


def _shallow(row: MatchRow) -> dict[str, object]:
    """The fields of a match; component data are large, and need no copy."""
    return {one.name: getattr(row, one.name) for one in fields(row)}
