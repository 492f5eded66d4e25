"""When the database is away players are told so, nothing is lost, and all goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from holdfast.store import StoreFailed
from tests.web.conftest import Postgres
from tests.web.site import Process, Program, Site, two_programs, until

CELLS = ["a1", "a2", "b1", "b2", "c2", "c1", "a3", "b3", "c3"]


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


def check_problem(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["kind"] == "store"
    assert int(answer.headers["retry-after"]) > 0


def play_until_saved(program: Program, match: str, cell: str, number: int) -> int:
    """Play a move as a page does: again, as long as the server asks for patience."""
    refused = 0
    until = time.monotonic() + 60
    while time.monotonic() < until:
        answer = program.play(match, mark(cell), number)
        if answer.status_code == 200:
            return refused
        if answer.status_code == 409:  # it was saved after all
            assert answer.json()["state"]["number"] == number + 1
            return refused
        check_problem(answer)
        refused += 1
        time.sleep(0.2)
    raise AssertionError("the database did not come back")


def test_postgresql_is_restarted_in_the_middle_of_a_match(
    tmp_path: Path, postgres: Postgres
) -> None:
    server = Process(tmp_path, postgres.database())
    try:
        match, seats = two_programs(server.url)
        other, strangers = two_programs(server.url)
        assert seats[0].play(match, mark("a1"), 0).status_code == 200
        with seats[1].listen(match, eyes="o") as stream:
            until(stream, "state")
            postgres.go_away()
            check_problem(seats[1].play(match, mark("a2"), 1))
            check_problem(seats[1].play(match, mark("a2"), 1))
            check_problem(seats[0].http.get(f"/matches/{match}/chat"))
            page = httpx.get(f"{server.url}/history", headers={"Accept": "text/html"})
            assert page.status_code == 503
            assert 'http-equiv="refresh"' in page.text
            assert "tries again by itself" in page.text
            back = threading.Timer(1.0, postgres.start)
            back.start()
            assert play_until_saved(seats[1], match, "a2", 1) > 0
            back.join()
            assert until(stream, "update")["number"] == 2
            for number, cell in enumerate(CELLS[2:5], start=2):
                play_until_saved(seats[number % 2], match, cell, number)
                assert until(stream, "update")["number"] == number + 1
        play_until_saved(strangers[0], other, "a1", 0)
        assert Program(server.url).state(match)["number"] == 5
    finally:
        if postgres._process.poll() is not None:
            postgres.start()
        server.stop()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes and does not stop."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_locked_sqlite_refuses_moves_and_shows_the_match(tmp_path: Path) -> None:
    site = Site(tmp_path, patience=0.3)
    try:
        match, (x, o) = two_programs(site.url)
        assert x.play(match, mark("a1"), 0).status_code == 200
        with o.listen(match, eyes="o") as stream:
            until(stream, "state")
            with locked(tmp_path / "holdfast.db"):
                check_problem(o.play(match, mark("a2"), 1))
                assert o.state(match)["number"] == 1
                check_problem(o.http.post(f"/matches/{match}/chat", json={"text": "hm"}))
            play_until_saved(o, match, "a2", 1)
            assert until(stream, "update")["number"] == 2
    finally:
        site.stop()


@pytest.mark.parametrize("pragma", ["query_only=1", "max_page_count=1"])
def test_a_read_only_or_full_sqlite_loses_nothing(tmp_path: Path, pragma: str) -> None:
    """The database takes nothing more, however large the chat that somebody wants to add."""
    site = Site(tmp_path, patience=0.3)
    try:
        match, (x, o) = two_programs(site.url)
        assert x.play(match, mark("a1"), 0).status_code == 200
        tell_writers(site, pragma)
        statuses = set()
        for number in range(300):
            said = o.http.post(f"/matches/{match}/chat", json={"text": f"{number} " * 90})
            statuses.add(said.status_code)
            if said.status_code != 201:
                check_problem(said)
                break
        assert 503 in statuses
        assert x.state(match)["number"] == 1
        tell_writers(site, "query_only=0")
        tell_writers(site, "max_page_count=1000000")
        play_until_saved(o, match, "a2", 1)
        assert x.state(match)["number"] == 2
    finally:
        site.stop()


def tell_writers(site: Site, pragma: str) -> None:
    """Set something on both connections that write."""
    writer = site.app.hub.store.writer

    async def tell() -> None:
        assert writer._direct is not None
        writer._direct.execute(f"PRAGMA {pragma}")
        await writer.do(lambda connection: connection.exec_driver_sql(f"PRAGMA {pragma}"))

    with suppress(StoreFailed):
        asyncio.run_coroutine_threadsafe(tell(), site.loop).result(10)


def test_what_is_behind_stays_so_until_it_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = Site(tmp_path)
    try:
        match, (x, _o) = two_programs(site.url)
        assert x.play(match, mark("a1"), 0).status_code == 200
        room = site.app.hub.rooms[match]
        store = site.app.hub.store
        good = store.entries

        def away(*_given: object) -> object:
            raise StoreFailed("away")

        monkeypatch.setattr(store, "entries", away)
        room.behind = True
        check_problem(x.http.get(f"/matches/{match}"))
        assert room.behind
        monkeypatch.setattr(store, "entries", good)
        assert x.state(match)["number"] == 1
        assert not room.behind
    finally:
        site.stop()
