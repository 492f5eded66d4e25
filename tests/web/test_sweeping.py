"""Looking for circles in memory takes little at a time, and everything only when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from holdfast.web.sweeping import EVERY, FEW, LATEST, QUIET, Sweeper
from tests.web.site import Site

MOST_MS = 5.0
MOVES = 1500


class Knot:
    """Something that refers to itself, with as much as a request may have in hand."""

    def __init__(self) -> None:
        self.itself = self
        self.rest = [[n] for n in range(FEW)]


@contextmanager
def looks() -> Iterator[list[tuple[int, float]]]:
    """Every look that this process takes meanwhile: at which generation, and its milliseconds."""
    found: list[tuple[int, float]] = []
    began = 0.0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        else:
            found.append((info["generation"], (time.thread_time() - began) * 1000))

    gc.callbacks.append(note)
    try:
        yield found
    finally:
        gc.callbacks.remove(note)


async def play_for_long() -> list[list[list[int]]]:
    """What many moves leave in memory, as they come: lists that stay."""
    kept: list[list[list[int]]] = []
    for _move in range(MOVES):
        kept.append([list(range(100)) for _ in range(16)])
        await asyncio.sleep(0.0005)
    return kept


def test_no_look_at_what_stays_takes_long(site: Site) -> None:
    def longest() -> float:
        with looks() as taken:
            task = asyncio.run_coroutine_threadsafe(play_for_long(), site.loop)
            kept = task.result(60)
        assert len(kept) == MOVES
        assert taken, "somebody looks"
        assert all(generation < 2 for generation, _ms in taken), "at everything only in quiet"
        return max(ms for _generation, ms in taken)

    # Twice, and the better one: what else this process does may have come between.
    assert min(longest(), longest()) < MOST_MS


@pytest.fixture
def asked() -> dict[str, float]:
    return {"at": time.monotonic()}


@pytest.fixture
def sweeper(asked: dict[str, float]) -> Iterator[Sweeper]:
    sweeper = Sweeper(lambda: asked["at"])
    sweeper.begin()
    yield sweeper
    sweeper.end()


def tied(made: type[Knot] = Knot) -> weakref.ref[Any]:
    return weakref.ref(made())


def test_a_circle_is_found_soon(sweeper: Sweeper, asked: dict[str, float]) -> None:
    knot = tied()
    assert knot() is not None, "it holds itself"
    assert sweeper.look(asked["at"])
    assert knot() is None
    assert not sweeper.look(asked["at"]), "nothing new has come"


def test_what_was_still_in_use_is_found_by_a_second_look(
    sweeper: Sweeper, asked: dict[str, float]
) -> None:
    in_use: list[Knot] = [Knot()]
    knot = weakref.ref(in_use[0])
    assert sweeper.look(asked["at"])
    in_use.clear()
    kept: list[list[list[int]]] = []
    while knot() is not None and len(kept) < 10:
        kept.append([[n] for n in range(2 * FEW)])
        sweeper.look(asked["at"])
    assert knot() is None


def grown_old() -> weakref.ref[Knot]:
    """A circle that two looks have passed over, as that of a stream which then ends."""
    in_use = [Knot()]
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(in_use.pop())


def test_old_circles_wait_for_a_quiet_moment(sweeper: Sweeper, asked: dict[str, float]) -> None:
    knot, began = grown_old(), asked["at"]
    busy = began + EVERY + 10
    asked["at"] = busy - QUIET / 2
    sweeper.look(busy)
    assert knot() is not None, "somebody has just asked for something"
    asked["at"] = busy - 2 * QUIET
    assert sweeper.look(busy)
    assert knot() is None
    knot = grown_old()
    sweeper.look(busy + EVERY / 2)
    assert knot() is not None, "not again so soon"


def test_where_there_is_no_quiet_moment_they_go_in_the_end(
    sweeper: Sweeper, asked: dict[str, float]
) -> None:
    knot = grown_old()
    asked["at"] += LATEST + 1
    assert sweeper.look(asked["at"])
    assert knot() is None


def test_afterwards_python_looks_as_usual(asked: dict[str, float]) -> None:
    before = gc.get_threshold()
    gc.set_threshold(777, 7, 7)
    try:
        sweeper = Sweeper(lambda: asked["at"])
        sweeper.begin()
        assert gc.get_threshold() != (777, 7, 7)
        sweeper.end()
        assert gc.get_threshold() == (777, 7, 7)
    finally:
        gc.set_threshold(*before)
