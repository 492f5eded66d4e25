"""Upgrades: a database of every released shape, with data in it, becomes one of the present."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, Float, Integer, MetaData, Table, insert, select

from holdfast.store import Store
from holdfast.store.database import MIGRATIONS
from holdfast.store.schema import METADATA
from holdfast.store.verifying import Verifier
from tests.web.conftest import Postgres

BECAME = {"holder": "sitter", "secret": "ticket"}
"""Tables of the first version, and what their rows are in now."""
SHAPES = [one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]
MATCH = {
    "id": "old1",
    "game": "noughts",
    "rules": "1",
    "options": "{}",
    "seed": 7,
    "study": False,
    "title": "Friday",
    "lang": "en",
    "listed": False,
    "spectators": True,
    "creator": "anna",
    "created": 1.0,
}
GIVEN: dict[str, dict[str, Any]] = {
    "match": MATCH,
    "seat": {"match": "old1", "place": 0, "seat": "x", "kind": "human", "name": "Anna"},
    "entry": {
        "match": "old1",
        "number": 1,
        "kind": "play",
        "seat": 0,
        "action": '{"do":"mark","cell":"a1"}',
        "chance": "[]",
    },
    "sitter": {"id": "s1", "match": "old1", "place": 0, "visitor": "anna", "how": "began"},
    "holder": {"match": "old1", "place": 0, "visitor": "anna"},
    "chat": {"match": "old1", "seat": 0, "name": "Anna", "text": "hello"},
    "note": {"match": "old1", "action": 1, "seat": 0, "name": "Anna", "text": "a note"},
}


def filled(table: Table) -> dict[str, Any]:
    """A row with what is given, and something in every other column that must have a value."""
    row = dict(GIVEN.get(table.name, {}))
    for column in table.c:
        has_default = column.server_default is not None or column.autoincrement is True
        if column.name in row or column.nullable or has_default:
            continue
        if column.name == "id" and isinstance(column.type, Integer):
            continue  # counted up
        kind = column.type
        if column.name == "match":
            row[column.name] = "old1"
        elif isinstance(kind, Boolean):
            row[column.name] = False
        elif isinstance(kind, Float):
            row[column.name] = 2.0
        elif isinstance(kind, Integer):
            row[column.name] = 0
        else:
            row[column.name] = "{}" if kind.__class__.__name__ == "TEXT" else "x"
    return row


def fill(connection: Connection, but: Collection[str] = ()) -> list[str]:
    """One row in each table that there is in this shape, but for some; which these are."""
    found = MetaData()
    found.reflect(connection)
    tables = [one for one in found.sorted_tables if one.name not in ("alembic_version", *but)]
    for table in tables:
        connection.execute(insert(table), filled(table))
    return [table.name for table in tables]


@contextmanager
def upgraded(url: str, shape: str) -> Iterator[tuple[Store, list[str]]]:
    store = Store(url)
    try:
        store.migrate(shape)
        assert store.revision() == shape
        with store.writing() as connection:
            rows = fill(connection)
        store.migrate()
        yield store, rows
    finally:
        store.dispose()


def check(store: Store, rows: list[str]) -> None:
    """Nothing is lost, the shape is what the code says, and the match can be played through."""
    assert store.revision() == store.newest()
    with store.reader() as connection:
        for name in rows:
            table = METADATA.tables[BECAME.get(name, name)]
            assert connection.execute(select(table)).first() is not None, name
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        differences = [one for one in compare_metadata(context, METADATA) if _matters(one)]
        assert differences == []
    found = store.match("old1")
    assert found is not None
    assert (found.title, found.seed, found.hidden) == ("Friday", 7, False)
    assert [one.action for one in store.entries("old1")] == ['{"do":"mark","cell":"a1"}']
    assert [one.text for one in store.chat("old1")] == ["hello"]
    assert [one.holds for one in Verifier(store).verify(["old1"])] == [True]
    assert store.lists.matches_of("anna")[0].match.id == "old1", "whoever sat there still does"


def _matters(difference: Any) -> bool:
    """Tables and columns; SQLite tells less of indexes and keys than there is."""
    return isinstance(difference, tuple) and difference[0] in (
        "add_table",
        "remove_table",
        "add_column",
        "remove_column",
    )


@pytest.mark.parametrize("shape", SHAPES)
def test_every_released_shape_is_brought_up_to_date_on_sqlite(shape: str, tmp_path: Path) -> None:
    with upgraded(f"sqlite:///{tmp_path}/old.db", shape) as (store, rows):
        check(store, rows)


def test_a_database_goes_through_every_shape_with_data_in_it_on_postgresql(
    postgres: Postgres,
) -> None:
    """From one to the next, each new table with a row: the same steps, in a single database."""
    store, filled_in = Store(postgres.database()), set[str]()
    for shape in SHAPES:
        store.migrate(shape)
        with store.writing() as connection:
            filled_in |= set(fill(connection, filled_in | set(BECAME.values())))
    check(store, sorted(filled_in))
    store.dispose()


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All migrations are one transaction: a server that dies half way has done nothing."""
    from alembic.operations import Operations

    store = Store(f"sqlite:///{tmp_path}/old.db")
    store.migrate("0006")

    def fails(*_given: object, **_named: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Operations, "add_column", fails)
    with pytest.raises(OSError, match="no space"):
        store.migrate()
    monkeypatch.undo()
    assert store.revision() == "0006"
    store.migrate()
    assert store.revision() == store.newest()
    store.dispose()
