"""What whoever runs a server does to its database, beside servers that are running.

Everything is written in one transaction and announced with it, so that servers hear of it as they
hear of each other. A match that a server has in memory is closed there, or read anew.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store import schema
from holdfast.store.bans import Ban, add_ban, bans_now, lift_ban
from holdfast.store.complaints import Complaint, complaints, remove_lines, settle
from holdfast.store.database import Database
from holdfast.store.removing import remove_matches
from holdfast.store.signals import CHANNEL, Signal
from holdfast.store.table_schema import report
from holdfast.store.verifying import NO_MATCHES, OTHER_SHAPE, NoDatabase

__all__ = ["Change", "Listed", "Office", "Whole"]

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Listed:
    """A match in a list for whoever runs the server."""

    id: str
    game: str
    title: str
    created: float
    changed: float
    """When somebody moved last, or when it was begun."""
    entries: int
    finished: bool
    study: bool
    listed: bool
    hidden: bool
    creator: str
    network: str | None


@dataclass(frozen=True, slots=True)
class Whole:
    """All about one match but what its players must not be told: neither key nor cards."""

    match: Listed
    options: dict[str, object]
    result: str | None
    seats: list[dict[str, object]]
    sitters: list[Json]
    chat: list[Json]


@dataclass(slots=True)
class Change:
    """A transaction, and what servers are told when it stands."""

    connection: Connection
    signals: list[Signal] = field(default_factory=list)

    def tell(self, match: str, kind: str) -> None:
        self.signals.append(Signal(match, kind, None))


class Office:
    """The operator's way to the store; `NoDatabase` where there is none of this version."""

    def __init__(self, database: Database) -> None:
        self.database = database
        path = database.url.database
        if database.is_sqlite and path != ":memory:" and not Path(path or "").is_file():
            raise NoDatabase(_("there is no file {file}"), facts={"file": path})
        if not {"match", "entry"} <= database.tables():
            raise NoDatabase(NO_MATCHES)
        if database.revision() != database.newest():
            raise NoDatabase(OTHER_SHAPE)

    @contextmanager
    def change(self) -> Iterator[Change]:
        """Write something: all of it, or nothing."""
        with self.database.writing() as connection:
            made = Change(connection)
            yield made
            self._announce(made)

    def _announce(self, made: Change) -> None:
        origin = self.database.origin
        for signal in made.signals:
            if self.database.is_sqlite:
                row = {"origin": origin, "match": signal.match, "kind": signal.kind}
                told = {**row, "data": signal.payload(origin), "at": time.time()}
                made.connection.execute(insert(schema.signal), told)
            else:
                told = {"channel": CHANNEL, "payload": signal.payload(origin)}
                made.connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)

    # Looking

    def matches(
        self, *, game: str = "", state: str = "", visitor: str = "", most: int = 50
    ) -> list[Listed]:
        """Matches, those that somebody moved in last first."""
        where: list[ColumnElement[bool]] = []
        table = schema.match
        if game:
            where.append(table.c.game == game)
        if state:
            where.append(_STATES[state])
        if visitor:
            held = select(schema.sitter.c.match).where(schema.sitter.c.visitor == visitor)
            where.append(or_(table.c.creator == visitor, table.c.id.in_(held)))
        return self._listed(where, most)

    def _listed(self, where: Sequence[ColumnElement[bool]], most: int) -> list[Listed]:
        table, entry = schema.match, schema.entry
        last = (
            select(
                entry.c.match,
                func.count().label("entries"),
                func.max(entry.c.at).label("at"),
            )
            .group_by(entry.c.match)
            .subquery()
        )
        changed = func.coalesce(last.c.at, table.c.created).label("changed")
        count = func.coalesce(last.c.entries, 0).label("entries")
        wanted = (
            select(*(table.c[name] for name in _BRIEF), changed, count)
            .outerjoin(last, last.c.match == table.c.id)
            .where(*where)
            .order_by(changed.desc())
            .limit(most)
        )
        with self.database.reader() as connection:
            return [_listed(dict(row._mapping)) for row in connection.execute(wanted)]

    def show(self, match: str) -> Whole | None:
        """One match; None where there is none of that name."""
        found = self._listed([schema.match.c.id == match], 1)
        if not found:
            return None
        with self.database.reader() as connection:
            row = connection.execute(
                select(schema.match.c.options, schema.match.c.result).where(
                    schema.match.c.id == match
                )
            ).one()
            return Whole(
                found[0],
                row.options,
                row.result,
                _rows(connection, schema.seat, match, ("place", "seat", "kind", "bot", "name")),
                _rows(connection, schema.sitter, match, _SITTER),
                _rows(connection, schema.chat, match, ("id", "seat", "name", "text", "at")),
            )

    def bans(self) -> list[Ban]:
        return bans_now(self.database)

    def complaints(self, *, handled: bool = False, most: int = 100) -> list[Complaint]:
        """What people reported of chats, the oldest first."""
        with self.database.reader() as connection:
            return complaints(connection, handled=handled, most=most)

    def statistics(self) -> Json:
        """What is on this server, in numbers."""
        now = time.time()
        table, sitter = schema.match, schema.sitter
        with self.database.reader() as connection:

            def count(what: Any, *where: ColumnElement[bool]) -> int:
                return int(connection.execute(select(what).where(*where)).scalar_one() or 0)

            people = func.count(sitter.c.visitor.distinct())
            games = {
                game: {
                    state: count(func.count(table.c.id), table.c.game == game, is_so)
                    for state, is_so in _STATES.items()
                }
                for game in connection.execute(select(table.c.game).distinct()).scalars()
            }
            spans = {"day": DAY, "week": 7 * DAY, "month": 30 * DAY}
            return {
                "matches": games,
                "begun": {
                    name: count(func.count(table.c.id), table.c.created > now - span)
                    for name, span in spans.items()
                },
                "moves": {
                    name: count(func.count(schema.entry.c.id), schema.entry.c.at > now - span)
                    for name, span in spans.items()
                },
                "visitors": {
                    name: count(people, sitter.c.seen > now - span) for name, span in spans.items()
                },
                "open_seats": count(func.count(table.c.id), *_OPEN),
                "chat_lines": count(func.count(schema.chat.c.id)),
                "reports": count(func.count(report.c.id), report.c.handled.is_(None)),
                "bans": len(self.bans()),
                "bytes": self.database.size(),
                "schema": self.database.revision(),
            }

    # Deciding

    def hide(self, match: str, *, hidden: bool = True) -> bool:
        """Take a match out of sight of all who do not play in it, or bring it back."""
        with self.change() as made:
            here = update(schema.match).where(schema.match.c.id == match)
            found = made.connection.execute(here.values(hidden=hidden)).rowcount > 0
            made.tell(match, "seats")
        return found

    def delete(self, matches: Sequence[str]) -> list[str]:
        """Delete matches for good; those that were there."""
        table = schema.match
        with self.change() as made:
            wanted = select(table.c.id).where(table.c.id.in_(matches))
            found = list(made.connection.execute(wanted).scalars())
            remove_matches(made.connection, found)
            for match in found:
                made.tell(match, "gone")
        return found

    def ban(self, one: Ban) -> None:
        with self.change() as made:
            add_ban(made.connection, one)
            made.tell("", "bans")

    def lift(self, kind: str, subject: str) -> bool:
        with self.change() as made:
            found = lift_ban(made.connection, kind, subject)
            made.tell("", "bans")
        return found

    def clean_chat(
        self, match: str, *, line: int | None = None, name: str | None = None, said: str = ""
    ) -> int:
        """Delete what was said in a match: one line, what somebody said, what contains a word, or
        all; how many lines that were."""
        table = schema.chat
        where = [table.c.match == match]
        if line is not None:
            where.append(table.c.id == line)
        if name is not None:
            where.append(table.c.name == name)
        if said:
            where.append(func.lower(table.c.text).contains(said.lower(), autoescape=True))
        with self.change() as made:
            gone = made.connection.execute(delete(table).where(and_(*where))).rowcount
            made.tell(match, "anew")
        return gone

    def settle(self, reports: Sequence[int], *, clean: bool) -> list[int]:
        """Deal with reports: remove the lines that they are about, or leave them as they are.

        Those of the reports that were there.
        """
        with self.change() as made:
            found = settle(made.connection, reports, time.time())
            if clean:
                for match in dict.fromkeys(match for _id, match, _line in found):
                    lines = [line for _id, of, line in found if of == match]
                    if remove_lines(made.connection, match, lines):
                        made.tell(match, "anew")
        return [id for id, _match, _line in found]

    def expire_seats(self, before: float) -> list[str]:
        """Close open seats that nobody has taken in matches where nothing has happened since.

        The seats are kept: whoever set up the match can still invite somebody to them.
        """
        table, seat, entry = schema.match, schema.seat, schema.entry
        last = select(func.max(entry.c.at)).where(entry.c.match == table.c.id).scalar_subquery()
        old = func.coalesce(last, table.c.created) < before
        with self.change() as made:
            wanted = select(table.c.id).where(*_OPEN, old).order_by(table.c.created)
            found = list(made.connection.execute(wanted).scalars())
            free = and_(seat.c.match.in_(found), seat.c.kind == "open", seat.c.claimed_by.is_(None))
            made.connection.execute(update(seat).where(free).values(kind="human"))
            made.connection.execute(update(table).where(table.c.id.in_(found)).values(listed=False))
            for match in found:
                made.tell(match, "seats")
        return found


_BRIEF = (
    "id", "game", "title", "created", "finished", "study", "listed", "hidden", "creator", "network",
)  # fmt: skip
_SITTER = ("id", "place", "visitor", "label", "how", "since", "seen", "ended", "why")
_RUNNING = and_(schema.match.c.finished.is_(None), schema.match.c.successor.is_(None))
_FREE = select(schema.seat.c.match).where(
    schema.seat.c.kind == "open", schema.seat.c.claimed_by.is_(None)
)
_OPEN = (_RUNNING, schema.match.c.id.in_(_FREE))
_STATES: dict[str, ColumnElement[bool]] = {
    "running": and_(_RUNNING, ~schema.match.c.study),
    "finished": and_(schema.match.c.finished.is_not(None), ~schema.match.c.study),
    "study": schema.match.c.study.is_(True),
    "open": and_(*_OPEN),
    "hidden": schema.match.c.hidden.is_(True),
}


def _listed(known: Json) -> Listed:
    return Listed(**{**known, "finished": known["finished"] is not None})


def _rows(
    connection: Connection, table: Table, match: str, names: Sequence[str]
) -> list[dict[str, object]]:
    wanted = select(*(table.c[name] for name in names)).where(table.c.match == match)
    found = connection.execute(wanted.order_by(table.c[names[0]]))
    return [dict(row._mapping) for row in found]
