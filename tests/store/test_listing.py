"""A visitor's matches in brief, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from holdfast.store import SeatRow, Sitter, Store
from tests.store.rows import row
from tests.web.conftest import Postgres

SEATS = [SeatRow(0, "x", "human", None, "", None), SeatRow(1, "o", "human", None, "", None)]


def sitter(match: str, place: int, visitor: str, ended: float | None = None) -> Sitter:
    id = f"{match}{place}{visitor}"
    return Sitter(id, match, place, visitor, None, "", "began", None, 1.0, 1.0, ended)


async def fill(store: Store) -> None:
    await store.open(lambda signal: None)
    over: dict[str, Any] = {"finished": 9.0, "result": '{"winner":"o"}', "returns": "[-1.0,1.0]"}
    rows = {
        "lost": (replace(row("lost"), created=4.0, **over), [sitter("lost", 0, "v")]),
        "hot": (
            replace(row("hot"), created=3.0, **over),
            [sitter("hot", 0, "v"), sitter("hot", 1, "v")],
        ),
        "runs": (replace(row("runs"), created=2.0), [sitter("runs", 1, "v")]),
        "own": (replace(row("own"), created=1.0, position={"a": 1}), [sitter("own", 0, "v")]),
        "study": (replace(row("study"), created=0.5, study=True), [sitter("study", 0, "v")]),
        "left": (row("left"), [sitter("left", 0, "v", ended=2.0)]),
        "elsewhere": (replace(row("elsewhere"), successor="runs"), [sitter("elsewhere", 0, "v")]),
        "others": (row("others"), [sitter("others", 0, "w")]),
    }
    for one, sitters in rows.values():
        await store.add_match(one, SEATS, sitters, [])


async def check(store: Store) -> None:
    await fill(store)
    past = store.lists.past_of("v")
    assert [one.id for one in past] == ["lost", "hot", "runs", "own", "study"]
    assert [one.outcome for one in past] == ["lost", None, None, None, None]
    assert [one.counts for one in past] == [True, True, True, False, False]
    assert past[0].held == [(0, "x")]
    assert past[1].held == [(0, "x"), (1, "o")]
    assert past[0].result == {"winner": "o"}
    assert [one.id for one in store.lists.past_of("nobody")] == []
    some = store.lists.some(["runs", "lost"], "v")
    assert [one.match.id for one in some] == ["runs", "lost"]
    assert [one.held for one in some] == [[1], [0]]
    assert store.lists.some([], "v") == []
    await store.close()


def test_a_history_in_brief_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check(Store(f"sqlite:///{tmp_path}/games.db")))


def test_a_history_in_brief_on_postgresql(postgres: Postgres) -> None:
    asyncio.run(check(Store(postgres.database())))
