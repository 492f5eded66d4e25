"""Friends, blocks, ratings and the like go with somebody, and go when they go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Table, create_engine, insert, select

from holdfast.store import schema, ties
from holdfast.store import table_schema as tables
from holdfast.store.ratings import leader, rating


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema.METADATA.create_all(connection)
        yield connection
    engine.dispose()


def tie(connection: Connection, table: Table, id: str, who: str, other: str) -> None:
    row = {"id": id, "who": who, "other": other, "name": other, "since": 1.0}
    connection.execute(insert(table).values(row))


def rate(connection: Connection, person: str, game: str, mu: float) -> None:
    row = {"person": person, "game": game, "mu": mu, "sigma": 8.0, "matches": 1, "changed": 1.0}
    connection.execute(insert(rating).values(row))


def pairs(connection: Connection, table: Table) -> set[Any]:
    found = connection.execute(select(table.c.who, table.c.other))
    return {(row.who, row.other) for row in found}


def test_a_guest_who_turns_out_to_be_somebody_keeps_their_ties(connection: Connection) -> None:
    tie(connection, tables.friend, "1", "guest", "bert")
    tie(connection, tables.friend, "2", "bert", "guest")
    tie(connection, tables.friend, "3", "@anna", "cora")
    tie(connection, tables.friend, "4", "guest", "cora")
    tie(connection, tables.block, "5", "guest", "@anna")
    rate(connection, "guest", "castle", 20.0)
    rate(connection, "guest", "itter", 21.0)
    rate(connection, "@anna", "itter", 30.0)
    ties.follow(connection, "guest", "@anna")
    wanted = {("@anna", "bert"), ("bert", "@anna"), ("@anna", "cora")}
    assert pairs(connection, tables.friend) == wanted
    assert pairs(connection, tables.block) == set(), "nobody blocks themselves"
    kept = connection.execute(select(rating.c.person, rating.c.game, rating.c.mu)).all()
    assert sorted(map(tuple, kept)) == [("@anna", "castle", 20.0), ("@anna", "itter", 30.0)]


def test_whoever_goes_leaves_no_tie_and_is_told_all_before(connection: Connection) -> None:
    tie(connection, tables.friend, "1", "@anna", "bert")
    tie(connection, tables.friend, "2", "bert", "@anna")
    tie(connection, tables.block, "3", "bert", "cora")
    rate(connection, "@anna", "castle", 20.0)
    connection.execute(insert(leader).values(person="@anna", name="Anna", since=1.0))
    told = ties.told(connection, "@anna")
    assert [one["name"] for one in told["friends"]] == ["bert"]
    assert [one["game"] for one in told["ratings"]] == ["castle"]
    ties.cut(connection, "@anna")
    assert pairs(connection, tables.friend) == set()
    assert pairs(connection, tables.block) == {("bert", "cora")}
    for table in (rating, leader):
        assert connection.execute(select(table)).all() == []
    assert not any(ties.told(connection, "@anna").values())
