"""The record of a match: append-only, committed before it is acknowledged, shared by servers."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Postgres
from tests.web.site import Process, Program, two_programs, until

CELLS = ["a1", "b1", "a2", "b2", "a3", "b3", "c1", "c2", "c3"]


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


def check_kill(data: Path, database: str = "") -> None:
    """Play flat out in several matches, kill the server, and look for every acknowledged move."""
    server = Process(data, database)
    matches = [two_programs(server.url) for _ in range(4)]
    acknowledged: dict[str, int] = {match: 0 for match, _ in matches}
    stop = threading.Event()

    def play(match: str, seats: list[Program]) -> None:
        for number, cell in enumerate(["a1", "a2", "b1", "b2", "c2", "c1", "a3", "b3", "c3"]):
            if stop.is_set():
                return
            try:
                answer = seats[number % 2].play(match, mark(cell), number)
            except Exception:
                return  # the server is gone
            if answer.status_code != 200:
                return
            acknowledged[match] = answer.json()["number"]

    threads = [threading.Thread(target=play, args=one) for one in matches]
    for thread in threads:
        thread.start()
    while sum(acknowledged.values()) < 6:
        time.sleep(0.002)
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
    again = Process(data, database)
    try:
        for match, _ in matches:
            assert Program(again.url).state(match)["number"] >= acknowledged[match]
    finally:
        again.stop()


def test_a_killed_server_loses_no_acknowledged_move_on_sqlite(tmp_path: Path) -> None:
    check_kill(tmp_path)


def test_a_killed_server_loses_no_acknowledged_move_on_postgresql(
    tmp_path: Path, postgres: Postgres
) -> None:
    check_kill(tmp_path, postgres.database())


def test_a_match_goes_on_with_the_same_dice_after_a_restart(tmp_path: Path) -> None:
    server = Process(tmp_path)
    match, seats = two_programs(server.url, "itter", seats={"defender": "friend"}, study=True)
    defender = seats[0]
    played = 0
    while played < 12:
        state = defender.state(match, eyes="defender")
        action = state["defs"][str(state["legal"][played % len(state["legal"])])]["do"]
        assert defender.play(match, action, state["number"]).status_code == 200
        played += 1
    before = defender.state(match, eyes="all", view=True)
    server.kill()
    again = Process(tmp_path)
    try:
        defender.http.base_url = f"{again.url}/api"
        after = defender.state(match, eyes="all", view=True)
        for same in ("number", "view", "log", "legal"):
            assert after[same] == before[same]
    finally:
        again.stop()


def check_two_servers(one: Process, two: Process) -> None:
    """Each seat plays at its own server; both see everything at once, and nothing twice."""
    match, (x, o) = two_programs(one.url)
    o.http.base_url = f"{two.url}/api"
    with x.listen(match, eyes="x") as at_one, o.listen(match, eyes="o") as at_two:
        assert until(at_one, "state")["number"] == until(at_two, "state")["number"] == 0
        for number, cell in enumerate(["a1", "a2", "b1", "b2"]):
            seat = (x, o)[number % 2]
            assert seat.play(match, mark(cell), number).status_code == 200
            for stream in (at_one, at_two):
                update = until(stream, "update")
                assert update["number"] == number + 1
                assert update["action"] == mark(cell)
        check_chat(x, match, at_two)
    check_race(match, x, one, two)
    assert x.state(match)["number"] == o.state(match)["number"] == 5


def check_chat(x: Program, match: str, heard: Any) -> None:
    assert x.http.post(f"/matches/{match}/chat", json={"text": "hello"}).status_code == 201
    assert until(heard, "chat")["text"] == "hello"


def check_race(match: str, x: Program, one: Process, two: Process) -> None:
    """The same number through both servers at the same moment: one plays, one is stale."""
    other = Program(two.url)
    other.http.headers = x.http.headers
    answers: list[int] = []

    def play(program: Program, cell: str) -> None:
        answers.append(program.play(match, mark(cell), 4).status_code)

    threads = [
        threading.Thread(target=play, args=(x, "c1")),
        threading.Thread(target=play, args=(other, "c2")),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409]


def test_two_servers_on_one_postgresql_serve_one_match(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = Process(tmp_path, database), Process(tmp_path, database)
    try:
        check_two_servers(one, two)
    finally:
        one.stop()
        two.stop()


def test_two_servers_on_one_sqlite_file_serve_one_match(tmp_path: Path) -> None:
    one, two = Process(tmp_path), Process(tmp_path)
    try:
        check_two_servers(one, two)
    finally:
        one.stop()
        two.stop()


@pytest.mark.parametrize("workers", [2])
def test_workers_of_one_server_serve_one_match(tmp_path: Path, workers: int) -> None:
    server = Process(tmp_path, workers=workers)
    try:
        match, (x, o) = two_programs(server.url)
        for number, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
            seat = Program(server.url)
            seat.http.headers = (x, o)[number % 2].http.headers
            wanted = time.monotonic() + 30
            while seat.state(match)["number"] < number:
                assert time.monotonic() < wanted
            assert seat.play(match, mark(cell), number).status_code == 200
    finally:
        server.stop()
