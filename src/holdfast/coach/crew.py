"""Pieces of a review done by processes beside this one, or here where one is enough.

Each process gets the match once and then one task after another over its pipes. They are programs
of their own and no forks, so that scripts, notebooks and servers with threads can use them alike.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from typing import BinaryIO

from holdfast.bots.budget import Budget
from holdfast.coach.judging import Judge
from holdfast.coach.plan import Pace, Task
from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.messages import mark as _

__all__ = ["Crew", "serve"]

WORKER = "from holdfast.coach.crew import serve; serve()"


class Crew:
    """Does tasks for one match. Leaving it ends its processes, whatever they are doing."""

    def __init__(self, match: Match, jobs: int) -> None:
        self._match = match
        self._judge = Judge(match)
        self._workers: list[subprocess.Popen[bytes]] = []
        if jobs > 1:
            self._workers = [_start(match) for _ in range(jobs)]

    @property
    def hands(self) -> int:
        """How many tasks are done at once."""
        return max(1, len(self._workers))

    def do(self, tasks: list[Task], pace: Pace) -> Iterator[tuple[Task, object]]:
        """What each task has found, as they are done."""
        if not self._workers:
            for task in tasks:
                yield task, task.run(self._judge, Budget(*pace.begin(task)))
            return
        waiting, done = SimpleQueue[Task](), SimpleQueue[tuple[Task, object]]()
        for task in tasks:
            waiting.put(task)
        for worker in self._workers:
            threading.Thread(target=_drive, args=(worker, waiting, done, pace), daemon=True).start()
        for _task in tasks:
            task, found = done.get()
            if isinstance(found, HoldfastError):
                raise found
            yield task, found

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_error: object) -> None:
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.communicate()


def _start(match: Match) -> subprocess.Popen[bytes]:
    worker = subprocess.Popen(
        [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert worker.stdin is not None
    pickle.dump(match, worker.stdin)
    worker.stdin.flush()
    return worker


def _drive(
    worker: subprocess.Popen[bytes],
    waiting: SimpleQueue[Task],
    done: SimpleQueue[tuple[Task, object]],
    pace: Pace,
) -> None:
    """Hand one task after another to a process, from a thread that only waits."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    while True:
        try:
            task = waiting.get_nowait()
        except Empty:
            return
        try:
            pickle.dump((task, pace.begin(task)), worker.stdin)
            worker.stdin.flush()
            done.put((task, pickle.load(worker.stdout)))
        except (OSError, EOFError, ValueError):
            error = HoldfastError(_("a process that helped with the review has ended too early"))
            done.put((task, error))
            return


def serve(source: BinaryIO | None = None, sink: BinaryIO | None = None) -> None:
    """A process of a crew: reads a match and tasks, writes what it finds, until its input ends."""
    source = sys.stdin.buffer if source is None else source
    sink = sys.stdout.buffer if sink is None else sink
    judge = Judge(pickle.load(source))
    while True:
        try:
            task, bounds = pickle.load(source)
        except EOFError:
            return
        pickle.dump(task.run(judge, Budget(*bounds)), sink)
        sink.flush()
