"""Processes in which bots think: budgets are kept, and whatever goes wrong, somebody moves."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from holdfast.bots.defects import Defects, read_question
from holdfast.bots.questions import Answer, Cancelled, Fault, NoAnswer, Question
from holdfast.bots.workers import Thought, Workers
from holdfast.core.match import Match
from holdfast.core.seat import Seat

STRANGE = "tests.bots.strange"
PATIENCE = 60.0
MEGABYTE = 1024 * 1024


@pytest.fixture(scope="module")
def faults() -> list[Fault]:
    return []


@pytest.fixture(scope="module")
def workers(faults: list[Fault]) -> Iterator[Workers]:
    """One process, so that tests can say which."""
    with Workers(1, nice=0, tell=faults.append, memory=768 * MEGABYTE) as pool:
        yield pool


@pytest.fixture(autouse=True)
def _clean(faults: list[Fault]) -> None:
    faults.clear()


@pytest.fixture
def seat() -> Seat:
    return Match("noughts", seed=3).seat("x")


def strange(name: str, seat: Seat, **given: Any) -> Question:
    return Question(f"{STRANGE}:{name}", seat, seed=1, **{"seconds": 1.0, **given})


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.01)


def think(workers: Workers, question: Question) -> Thought:
    """Ask, and wait until the bot thinks about it."""
    thought = workers.ask(question)
    until(lambda: workers.processes)
    time.sleep(0.5)
    assert not thought.future.done()
    return thought


# What works


@pytest.mark.parametrize("game", ["castle", "itter", "noughts", "tito"])
def test_a_bot_in_another_process_chooses_what_is_legal(workers: Workers, game: str) -> None:
    match = Match(game, seed=3)
    for bot in ("random", "quick", "strong"):
        assert match.decision is not None
        seat = match.seat(match.decision.seat)
        answer = workers.choose(Question(bot, seat, seed=7, count=20))
        assert answer.bot == bot
        assert answer.faults == ()
        assert answer.action in seat.legal
        match.play(answer.action)


def test_the_same_question_has_the_same_answer(workers: Workers) -> None:
    seat = Match("castle", seed=3).seat(0)
    asked = [Question("strong", seat, seed=seed, count=60) for seed in (1, 1, 2, 3, 4, 5)]
    first, again, *others = [workers.choose(one).action for one in asked]
    assert first is again
    assert {first, *others} > {first}


def test_a_budget_of_tries_and_one_of_time(workers: Workers, seat: Seat) -> None:
    strong = workers.choose(Question("strong", seat, seed=1, count=90))
    assert strong.spent == 90
    patient = workers.choose(strange("Patient", seat, seconds=0.2))
    assert 0.2 <= patient.seconds < 5
    assert patient.spent > 0
    busy = workers.choose(strange("Patient", seat, seconds=0.1, clock="cpu"))
    assert busy.seconds >= 0.099  # two clocks of the processor were read one after the other


def test_nobody_waits_longer_than_the_question_says(workers: Workers, seat: Seat) -> None:
    counted = workers.choose(strange("Patient", seat, seconds=None, count=10**9, most=0.2))
    assert 0.2 <= counted.seconds < 5
    for name in ("Saver", "Patient"):
        timed = workers.choose(strange(name, seat, seconds=0.1, most=0.3))
        assert timed.seconds < 5
        assert (timed.seconds >= 0.3) == (name == "Saver")


def test_a_bot_remembers_under_a_name_until_it_is_to_forget(workers: Workers, seat: Seat) -> None:
    def asked(memory: str) -> int:
        found = workers.choose(strange("Counting", seat, memory=memory)).action
        return seat.legal.index(found) + 1

    assert [asked("a 0"), asked("a 0"), asked("b 0"), asked("a 0")] == [1, 2, 1, 3]
    assert [asked(""), asked("")] == [1, 1]
    workers.forget("a 0", "nobody")
    assert [asked("a 0"), asked("b 0")] == [1, 2]


def test_memory_stays_in_its_process_and_moves_with_it(seat: Seat) -> None:
    with Workers(2, nice=0) as pool:
        thoughts = [pool.ask(strange("Patient", seat, seconds=0.5)) for _ in range(2)]
        for thought in thoughts:
            thought.result(PATIENCE)
        assert len(pool.processes) == 2

        def asked() -> int:
            found = pool.choose(strange("Counting", seat, memory="a"))
            return seat.legal.index(found.action) + 1

        assert [asked() for _ in range(6)] == [1, 2, 3, 4, 5, 6]
        # Its process is busy: the other one begins anew, and the first one forgets.
        pool.ask(strange("Patient", seat, seconds=2.0, memory="a"))
        until(lambda: pool.thinking == 1)
        time.sleep(0.2)
        assert [asked(), asked()] == [1, 2]


def test_urgent_questions_go_first(workers: Workers, seat: Seat) -> None:
    ended: list[str] = []
    busy = think(workers, strange("Patient", seat, seconds=1.5))
    thoughts = [busy]
    for name, is_urgent in (("later", False), ("soon", True), ("sooner or later", False)):
        thought = workers.ask(Question("random", seat, seed=1, is_urgent=is_urgent))
        thought.future.add_done_callback(partial(_note, ended, name))
        thoughts.append(thought)
    for thought in thoughts:
        thought.result(PATIENCE)
    assert ended == ["soon", "later", "sooner or later"]


def test_from_asyncio_the_loop_goes_on(workers: Workers, seat: Seat) -> None:
    async def ask() -> tuple[Answer, int]:
        future = workers.ask(strange("Patient", seat, seconds=0.3)).future
        waiting = asyncio.ensure_future(asyncio.wrap_future(future))
        turns = 0
        while not waiting.done():
            await asyncio.sleep(0.01)
            turns += 1
        return waiting.result(), turns

    answer, turns = asyncio.run(ask())
    assert answer.action in seat.legal
    assert turns > 5


def test_processes_start_when_needed_and_end_with_the_pool(seat: Seat) -> None:
    pool = Workers(2)
    assert pool.processes == []
    pool.choose(Question("random", seat, seed=1))
    started = pool.processes
    assert len(started) == 1
    waiting = think(pool, strange("Sleeper", seat, seconds=3600.0))
    pool.close()
    with pytest.raises(Cancelled):
        waiting.result(PATIENCE)
    until(lambda: not any(_lives(pid) for pid in started))


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _note(ended: list[str], name: str, _future: object) -> None:
    ended.append(name)


# What is not wanted any more


def test_a_thought_can_be_cancelled_and_its_process_goes_on(
    workers: Workers, seat: Seat, faults: list[Fault]
) -> None:
    thought = think(workers, strange("Patient", seat, seconds=3600.0))
    process = workers.processes
    thought.cancel()
    with pytest.raises(Cancelled):
        thought.result(PATIENCE)
    assert workers.choose(Question("random", seat, seed=1)).action in seat.legal
    assert workers.processes == process
    assert faults == []


def test_a_cancelled_bot_that_goes_on_is_ended(
    workers: Workers, seat: Seat, faults: list[Fault]
) -> None:
    thought = think(workers, strange("Sleeper", seat, seconds=3600.0))
    process = workers.processes
    thought.cancel()
    with pytest.raises(Cancelled):
        thought.result(PATIENCE)
    assert workers.choose(Question("random", seat, seed=1)).action in seat.legal
    assert workers.processes != process
    assert faults == []


def test_what_waits_can_be_cancelled(workers: Workers, seat: Seat) -> None:
    busy = think(workers, strange("Patient", seat, seconds=1.0))
    waits = workers.ask(Question("random", seat, seed=1))
    waits.cancel()
    with pytest.raises(Cancelled):
        waits.result(0.1)
    assert busy.result(PATIENCE).action in seat.legal
    busy.cancel()
    assert busy.result().action in seat.legal


# What goes wrong


def test_a_killed_process_is_replaced_and_the_bot_moves(
    workers: Workers, seat: Seat, faults: list[Fault]
) -> None:
    thought = think(workers, strange("Patient", seat, seconds=2.0))
    killed = workers.processes[0]
    os.kill(killed, signal.SIGKILL)
    answer = thought.result(PATIENCE)
    assert answer.bot == f"{STRANGE}:Patient"
    assert answer.action in seat.legal
    assert [fault.kind for fault in answer.faults] == ["lost"]
    assert "signal 9" in answer.faults[0].words
    assert list(answer.faults) == faults
    assert workers.processes != [killed]


@pytest.mark.parametrize(
    ("bot", "kinds", "words"),
    [
        ("Crash", ["crash", "crash"], "ZeroDivisionError: a sum that does not add up"),
        ("Leaver", ["crash", "crash"], "SystemExit: I have had enough"),
        ("Quitter", ["lost", "lost"], "exit status 3"),
        ("Nonsense", ["nonsense"], "mark the sky"),
        ("Cheat", ["nonsense"], "Action"),
        ("Flood", ["memory"], ""),
        ("Peeking", ["peek"], "open '/etc/passwd'"),
        ("Nobody", ["crash", "crash"], "has no attribute 'Nobody'"),
    ],
)
def test_a_bot_that_fails_gets_a_stand_in(
    workers: Workers, faults: list[Fault], bot: str, kinds: list[str], words: str
) -> None:
    seat = Match("itter", seed=3).seat("defender")
    answer = workers.choose(strange(bot, seat))
    assert answer.bot == "quick"
    assert answer.action in seat.legal
    assert [fault.kind for fault in answer.faults] == kinds
    assert all(words in fault.words for fault in faults)
    assert list(answer.faults) == faults
    assert f'bot "{STRANGE}:{bot}"' in str(faults[0])
    assert "itter, seat defender, after 0 actions" in str(faults[0])


def test_a_bot_that_sleeps_is_ended_after_a_grace(seat: Seat, faults: list[Fault]) -> None:
    with Workers(1, grace=0.5, tell=faults.append) as pool:
        pool.choose(Question("quick", seat, seed=1))
        began = time.monotonic()
        answer = pool.choose(strange("Sleeper", seat, seconds=0.2, most=0.3))
        assert time.monotonic() - began < 30
    assert answer.bot == "quick"
    assert [fault.kind for fault in faults] == ["slow"]
    assert "did not answer in time" in str(faults[0])


def test_the_last_stand_in_needs_nobody(
    seat: Seat, faults: list[Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    with Workers(1, tell=faults.append) as pool:
        answer = pool.choose(Question("strong", seat, seed=1, count=5))
    assert answer.bot == "random"
    assert answer.action in seat.legal
    assert {fault.kind for fault in faults} == {"lost"}
    assert "no process could be started" in faults[0].words


def test_without_stand_ins_a_fault_is_an_error(seat: Seat, faults: list[Fault]) -> None:
    with (
        Workers(1, stand_ins=(), tell=faults.append) as pool,
        pytest.raises(NoAnswer, match="ZeroDivisionError") as raised,
    ):
        pool.choose(strange("Crash", seat))
    assert [fault.kind for fault in raised.value.faults] == ["crash", "crash"]


def test_what_a_bot_prints_is_no_answer(workers: Workers, seat: Seat, faults: list[Fault]) -> None:
    assert workers.choose(strange("Chatty", seat)).action is seat.legal[0]
    assert faults == []


def test_a_bot_does_not_learn_where_the_records_are(
    workers: Workers, seat: Seat, monkeypatch: pytest.MonkeyPatch, faults: list[Fault]
) -> None:
    secret = {"HOLDFAST_DATABASE_URL": "postgresql://secret", "HOLDFAST_DATA": "/secret"}
    for name, value in secret.items():
        monkeypatch.setenv(name, value)
    with Workers(1, tell=faults.append) as pool:
        pool.choose(strange("Environment", seat))
    told = faults[0].words
    assert "PYTHONPATH" in told
    assert told.endswith(f"in {os.sep}")
    assert not any(name in told for name in (*secret, "HOME"))


def test_a_fault_is_logged_kept_and_can_be_seen_again(
    workers: Workers, faults: list[Fault], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seat = Match("castle", seed=3).seat(0)
    workers.choose(strange("Cheat", seat))
    defects = Defects(tmp_path / "defects")
    defects.tell(faults[0])
    path = next(defects.folder.iterdir())
    assert f"python -m holdfast.bots.defects {path}" in caplog.text
    data = json.loads(path.read_text())
    assert (data["kind"], data["game"], data["place"]) == ("nonsense", "castle", "0")
    again = read_question(data)
    assert again.seat.view == seat.view
    assert (again.bot, again.seed, again.seconds) == (f"{STRANGE}:Cheat", 1, 1.0)
    command = [sys.executable, "-m", "holdfast.bots.defects", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "That is not allowed:" in done.stdout


def test_only_the_latest_faults_are_kept(
    workers: Workers, faults: list[Fault], seat: Seat, tmp_path: Path
) -> None:
    workers.choose(strange("Crash", seat))
    defects = Defects(tmp_path)
    for _ in range(105):
        latest = defects.keep(faults[0])
    kept = set(tmp_path.iterdir())
    assert len(kept) == 100
    assert latest in kept
    assert "in choose" in json.loads(latest.read_text())["trace"]


def test_many_ask_at_once(workers: Workers) -> None:
    match = Match("noughts", seed=3)
    seat = match.seat("x")
    answers: list[Answer] = []

    def ask(number: int) -> None:
        question = Question("strong", seat, seed=number, count=9, memory=f"m{number % 3}")
        answers.append(workers.choose(question))

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(answers) == 20
    assert all(answer.action in seat.legal and not answer.faults for answer in answers)
