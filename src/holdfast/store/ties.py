"""What else hangs on a visitor: friends, blocks, invitations, shelves, ratings and challenges.

Like seats it goes from a guest to the person they turn out to be, out to them, and away.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, and_, delete, or_, select, update

from holdfast.core.reading import Json
from holdfast.store import schema
from holdfast.store import table_schema as tables
from holdfast.store.challenges import attempt, challenge, first_tries
from holdfast.store.challenges import forget as forget_challenges
from holdfast.store.ratings import forget as forget_ratings
from holdfast.store.ratings import leader, rating

__all__ = ["cut", "follow", "told"]

PLAIN: Final[tuple[Column[str], ...]] = (
    tables.invite.c.who,
    tables.invite.c.by,
    tables.report.c.about,
    schema.chat.c.who,
    challenge.c.creator,
)
"""Columns in which a person takes a guest's place, whatever else is there."""

ALONE: Final[tuple[tuple[Column[str], tuple[Column[str], ...]], ...]] = (
    (tables.friend.c.who, (tables.friend.c.other,)),
    (tables.friend.c.other, (tables.friend.c.who,)),
    (tables.block.c.who, (tables.block.c.other,)),
    (tables.block.c.other, (tables.block.c.who,)),
    (tables.door.c.who, ()),
    (tables.shelf.c.who, (tables.shelf.c.match,)),
    (tables.mute.c.who, (tables.mute.c.match, tables.mute.c.other)),
    (tables.mute.c.other, (tables.mute.c.match, tables.mute.c.who)),
    (tables.report.c.who, (tables.report.c.line,)),
    (rating.c.person, (rating.c.game,)),
    (leader.c.person, ()),
    (attempt.c.person, (attempt.c.challenge,)),
)
"""Columns of which there may be one for the same others: where the person has one, it stays."""

PAIRS: Final = (tables.friend, tables.block, tables.mute)


def follow(connection: Connection, guest: str, visitor: str) -> None:
    """A guest turns out to be somebody: what was theirs follows."""
    for column in PLAIN:
        moved = update(column.table).where(column == guest)
        connection.execute(moved.values({column.name: visitor}))
    first_tries(connection, guest, visitor)
    for column, others in ALONE:
        for row in connection.execute(select(*others, column).where(column == guest)).all():
            same = and_(*(other == getattr(row, other.name) for other in others))
            here = and_(column == guest, same)
            if connection.execute(select(column).where(column == visitor, same)).first():
                connection.execute(delete(column.table).where(here))
            else:
                moved = update(column.table).where(here)
                connection.execute(moved.values({column.name: visitor}))
    for table in PAIRS:  # nobody is a friend of themselves
        connection.execute(delete(table).where(table.c.who == table.c.other))


def cut(connection: Connection, visitor: str) -> None:
    """Somebody goes: neither ties nor ratings stay; tries at challenges stay without a name."""
    for table in PAIRS:
        connection.execute(
            delete(table).where(or_(table.c.who == visitor, table.c.other == visitor))
        )
    invite = tables.invite
    connection.execute(delete(invite).where(or_(invite.c.who == visitor, invite.c.by == visitor)))
    for table in (tables.door, tables.shelf, tables.report):
        connection.execute(delete(table).where(table.c.who == visitor))
    for column in (tables.report.c.about, schema.chat.c.who):
        connection.execute(
            update(column.table).where(column == visitor).values({column.name: None})
        )
    forget_ratings(connection, visitor)
    forget_challenges(connection, visitor)


def told(connection: Connection, visitor: str) -> dict[str, list[Json]]:
    """All of it for somebody who wants their data, by kind."""
    wanted: dict[str, tuple[Column[str], tuple[Column[str], ...]]] = {
        "friends": (tables.friend.c.who, (tables.friend.c.name, tables.friend.c.since)),
        "blocks": (tables.block.c.who, (tables.block.c.name, tables.block.c.since)),
        "shelves": (tables.shelf.c.who, (tables.shelf.c.match, tables.shelf.c.state)),
        "reports": (
            tables.report.c.who,
            (tables.report.c.of_match, tables.report.c.reason, tables.report.c.at),
        ),
        "ratings": (
            rating.c.person,
            (rating.c.game, rating.c.mu, rating.c.sigma, rating.c.matches),
        ),
        "challenges": (attempt.c.person, (attempt.c.challenge, attempt.c.match, attempt.c.name)),
    }
    return {
        kind: [
            {str(name): value for name, value in row._mapping.items()}
            for row in connection.execute(select(*columns).where(of == visitor))
        ]
        for kind, (of, columns) in wanted.items()
    }
