"""What people told the operator about lines of chat, and what the operator made of it.

A report keeps the line as it was said. Whether a line was removed is not noted anew: it is no
longer there, whoever removed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Connection, delete, or_, select, update

from holdfast.core.reading import Json
from holdfast.store import schema
from holdfast.store.table_schema import report

__all__ = ["CONTEXT", "Complaint", "complaints", "remove_lines", "settle"]

Outcome = Literal["waiting", "removed", "kept"]

CONTEXT: Final = 4
"""So many lines are shown before and after the one that was reported."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """A report of a line, and whether the line still stands."""

    id: int
    match: str
    line: int
    who: str
    about: str | None
    name: str
    text: str
    reason: str
    at: float
    handled: float | None
    stands: bool
    context: list[Json]
    """What was said before and after, as it stands now."""

    @property
    def outcome(self) -> Outcome:
        """`waiting`, `removed` or `kept`: what whoever reported the line may know."""
        if self.handled is None:
            return "waiting"
        return "kept" if self.stands else "removed"


def complaints(
    connection: Connection,
    *,
    who: str | None = None,
    handled: bool = True,
    context: int = CONTEXT,
    most: int = 100,
) -> list[Complaint]:
    """Reports, the oldest first: of one person, or of all; those dealt with only if wanted."""
    wanted = select(report).order_by(report.c.id).limit(most)
    if who is not None:
        wanted = wanted.where(report.c.who == who)
    if not handled:
        wanted = wanted.where(report.c.handled.is_(None))
    return [
        _complaint(connection, dict(row._mapping), context) for row in connection.execute(wanted)
    ]


def _complaint(connection: Connection, known: Json, context: int) -> Complaint:
    match, line = known.pop("of_match"), known["line"]
    lines = _around(connection, match, line, context)
    stands = any(one["id"] == line for one in lines)
    return Complaint(**known, match=match, stands=stands, context=lines if context else [])


def _around(connection: Connection, match: str, line: int, context: int) -> list[dict[str, object]]:
    """The line and what was said around it, in its order."""
    chat = schema.chat
    columns = (chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    here = select(*columns).where(chat.c.match == match)
    before = here.where(chat.c.id <= line).order_by(chat.c.id.desc()).limit(context + 1)
    after = here.where(chat.c.id > line).order_by(chat.c.id).limit(context)
    rows = [*reversed(connection.execute(before).all()), *connection.execute(after)]
    return [dict(row._mapping) for row in rows]


def settle(connection: Connection, ids: Sequence[int], now: float) -> list[tuple[int, str, int]]:
    """Note that reports were dealt with, with all others about the same lines.

    Returns id, match and line of those that are named and were there.
    """
    found = connection.execute(
        select(report.c.id, report.c.of_match, report.c.line).where(report.c.id.in_(ids))
    ).all()
    same = or_(
        *((report.c.of_match == match) & (report.c.line == line) for _id, match, line in found)
    )
    if found:
        waiting = update(report).where(same, report.c.handled.is_(None))
        connection.execute(waiting.values(handled=now))
    return [(row.id, row.of_match, row.line) for row in found]


def remove_lines(connection: Connection, match: str, lines: Sequence[int]) -> int:
    """Delete lines of a chat; how many were still there."""
    chat = schema.chat
    here = delete(chat).where(chat.c.match == match, chat.c.id.in_(lines))
    return connection.execute(here).rowcount
