"""Work on several cores: tasks go out, answers come back as they are ready, in whatever order.

Where nothing can be given out before more answers have come, a task is None. A process that dies,
because somebody ended it or memory ran out, is replaced, and what it had in hand is done again.
Only when that happens over and over is there no going on.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import current_process, get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from holdfast.core.errors import HoldfastError

__all__ = ["end_if_begun_again", "in_turn", "on_cores"]

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3
"""Tasks that wait for a free core, for each: few, so that a run stops soon when it is told to."""
MOST_DEATHS: Final = 3
"""So many processes may die without a single answer between."""
ENDING: Final = 1.0
"""Seconds that a process is given to end of which it is asked how it did."""
BEGUN_AGAIN: Final = 86
"""How a process ends in which a script has begun all of its work again."""


def in_turn(
    work: Callable[[T], R], tasks: Iterator[T | None]
) -> Generator[tuple[T, R], None, None]:
    """One task after the other, in this very process."""
    for task in tasks:
        if task is not None:
            yield task, work(task)


def on_cores(
    work: Callable[[T], R], tasks: Iterator[T | None], jobs: int
) -> Generator[tuple[T, R], None, None]:
    """Tasks with their answers as these come. Whoever closes the generator ends the work."""
    end_if_begun_again()
    again: list[T] = []
    deaths = 0
    while True:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
        waiting: dict[Future[R], T] = {}
        try:
            while _hand_out(pool, work, again, tasks, jobs * AHEAD, waiting):
                done, _left = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    answer = future.result()
                    task = waiting.pop(future)
                    deaths = 0
                    yield task, answer
            pool.shutdown()
            return
        except BrokenProcessPool:
            if _has_begun_again(pool):
                raise HoldfastError(
                    "a script that plays with several jobs is read again by each process that "
                    "plays: what begins the work must stand under "
                    'if __name__ == "__main__": in it (or say jobs=1)'
                ) from None
            deaths += 1
            if deaths > MOST_DEATHS:
                raise HoldfastError(
                    "the processes that play end one after the other; perhaps memory runs out"
                ) from None
            again = [*waiting.values(), *again]
            _end(pool)
        except BaseException:
            # Whoever stops a run does not wait for what would be done again.
            _end(pool)
            raise


def end_if_begun_again() -> None:
    """A new process reads the script that made it. One that begins its work without asking whether
    it is the main one would begin it again there: the process ends at once, and says why by how."""
    if getattr(current_process(), "_inheriting", False):  # what `multiprocessing` itself asks
        os._exit(BEGUN_AGAIN)


def _has_begun_again(pool: ProcessPoolExecutor) -> bool:
    mine = list((pool._processes or {}).values())
    for process in mine:
        process.join(ENDING)
    return any(process.exitcode == BEGUN_AGAIN for process in mine)


def _hand_out(
    pool: ProcessPoolExecutor,
    work: Callable[[T], R],
    again: list[T],
    tasks: Iterator[T | None],
    most: int,
    waiting: dict[Future[R], T],
) -> bool:
    """Keep the processes busy, first with what has to be done again; whether anything is left."""
    while len(waiting) < most:
        try:
            task = again.pop(0) if again else next(tasks)
        except StopIteration:
            break
        if task is None:
            break
        try:
            waiting[pool.submit(work, task)] = task
        except BrokenProcessPool:
            again.insert(0, task)
            raise
    return bool(waiting)


def _end(pool: ProcessPoolExecutor) -> None:
    mine = list((pool._processes or {}).values())  # shutdown forgets them
    pool.shutdown(wait=False, cancel_futures=True)
    for process in mine:
        with suppress(OSError):
            process.terminate()


def _begin() -> None:
    """A stop is for the process that hands out tasks: it ends the others. Where it was killed and
    could not, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # the other threads wait for tasks that nobody hands out any more
