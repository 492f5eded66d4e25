"""`holdfast store verify`: a whole database is replayed, and what no longer holds is named."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from holdfast.store import Entry, SeatRow, Store
from tests.cli.run import ok, refused, run
from tests.store.rows import row
from tests.web.corrected import correct_rules

CELLS = {"whole": ["a1", "c3", "b1"], "middle": ["a1", "b2", "b1"]}


def entries(match: str) -> list[Entry]:
    return [
        Entry(match, number, "play", (number - 1) % 2, json.dumps({"do": "mark", "cell": cell}),
              "[]", 1.0 + number, actions=number)
        for number, cell in enumerate(CELLS[match], start=1)
    ]  # fmt: skip


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Two matches of Noughts, one of which has a mark in the middle, and one of another game."""
    url = f"sqlite:///{tmp_path}/games.db"

    async def fill() -> None:
        store = Store(url)
        await store.open(lambda signal: None)
        seats = [SeatRow(place, name, "open", None, "", None) for place, name in enumerate("xo")]
        for match in CELLS:
            await store.add_match(row(match), seats, [], [], entries(match))
        await store.close()

    asyncio.run(fill())
    return url


def test_a_database_that_holds(database: str) -> None:
    assert "noughts: matches still valid: 2 of 2" in ok("store", "verify", "--database", database)
    told = json.loads(ok("store", "verify", "--database", database, "--json"))
    assert told == {"matches": 2, "broken": []}


def test_a_match_that_no_longer_holds_is_named_with_rule_and_action(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_rules(monkeypatch)
    result = run("store", "verify", "--database", database)
    assert result.exit_code == 1
    assert "middle (noughts, rules 1, running): valid for 1 action (NO-2)" in result.stdout
    assert "action 2" in result.stdout
    assert "noughts: matches still valid: 1 of 2" in result.stdout
    result = run("store", "verify", "--database", database, "--json")
    [broken] = json.loads(result.stdout)["broken"]
    assert result.exit_code == 1
    assert (broken["match"], broken["at"], broken["rule"]) == ("middle", 2, "NO-2")


def test_a_game_that_is_not_installed_is_reported(database: str) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as raw:
        raw.execute("UPDATE match SET game = 'chess' WHERE id = 'whole'")
    result = run("store", "verify", "--database", database)
    assert result.exit_code == 1
    assert "whole (chess, rules 1, running): not valid from the start" in result.stdout


def test_a_database_of_an_earlier_version_is_read_as_it_is(database: str) -> None:
    path = database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as raw:
        for column in ("turn", "actions", "fingerprint"):
            raw.execute(f"ALTER TABLE entry DROP COLUMN {column}")
        for column in ("turn", "setup", "successor"):
            raw.execute(f"ALTER TABLE match DROP COLUMN {column}")
        raw.execute("DROP TABLE story")
        before = raw.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    assert "matches still valid: 2 of 2" in ok("store", "verify", "--database", database)
    with sqlite3.connect(path) as raw:
        assert raw.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "the database at this address cannot be used"),
        ("sqlite:////nowhere/at/all.db", "there is no file /nowhere/at/all.db"),
        ("postgresql://me:secret@127.0.0.1:1/games", "postgresql://me:***@127.0.0.1:1/games"),
        ("oracle://me@there/games", "cannot be used"),
    ],
)
def test_a_bad_address_is_refused_in_a_sentence(url: str, sentence: str) -> None:
    said = refused("store", "verify", "--database", url)
    assert sentence in said
    assert "secret" not in said


def test_another_file_is_no_database_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE birds (name TEXT)")
    assert "not a Holdfast database" in refused(
        "store", "verify", "--database", f"sqlite:///{path}"
    )
    assert "there is no file" in refused("store", "verify", "--data", str(tmp_path))
    assert not (tmp_path / "secret-key").exists()


def test_the_row_of_a_match_is_what_its_record_says(database: str) -> None:
    """What is written comes back, whatever its type."""
    store = Store(database)
    fields: dict[str, Any] = {"options": {"a": [1]}, "pack": {"b": None}, "setup": [1, 2]}
    wanted = replace(row("typed"), **fields, position={"c": "é"})

    async def add() -> None:
        await store.open(lambda signal: None)
        seats = [SeatRow(0, "x", "open", None, "", None)]
        await store.add_match(wanted, seats, [], [])

    async def run_it() -> None:
        await add()
        assert store.match("typed") == wanted
        await store.close()

    asyncio.run(run_it())
