"""Running an experiment: batches of deals go out in small tasks and come back as tables.

What is played does not depend on who plays it: every game follows from the experiment's seed. When
enough is known is asked after whole batches only, in their order. So the results of one process and
of a hundred are the same, byte by byte.
"""

from __future__ import annotations

import time
import warnings
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from holdfast.arena.crew import end_if_begun_again, in_turn, on_cores
from holdfast.core.messages import mark as _
from holdfast.lab.experiment import Arm, Experiment
from holdfast.lab.measures import Estimates
from holdfast.lab.playing import Done, Row, Task, play, task_of

if TYPE_CHECKING:
    from holdfast.lab.folder import Folder
    from holdfast.lab.results import Results

__all__ = ["IDLE_SWAP", "IdleSwap", "run"]

On = Literal["cores", "ray"]
AHEAD: Final = 2
"""Batches that are begun before the one before them is complete, so that nobody is idle while its
last games are played; games begun in vain are thrown away."""
AIM: Final = 1.0
"""Seconds that a task should take: much longer than a message, and soon lost or done."""
MOST_DEALS: Final = 64
IDLE_SWAP: Final = _("“swap” changes nothing: in each arm one bot has all seats.")

Played = Generator[tuple[Task, Done], None, None]


class IdleSwap(UserWarning):
    """Deals are to be played from all seats, and it would be the same bot in each of them."""


def run(
    experiment: Experiment,
    folder: str | Path,
    *,
    jobs: int = 1,
    on: On = "cores",
    address: str | None = None,
    tell: Callable[[Row], None] = lambda row: None,
    begin: Callable[[int], None] = lambda games: None,
) -> Results:
    """Play what is missing in a folder, and give the results.

    `jobs` is how many processes play; with `on="ray"` a Ray cluster plays, that of the `address`
    or one on this machine. `begin` hears how many games are there already, `tell` of each that
    is played. A run that is stopped goes on when it is called again. A `swap` that changes nothing
    is warned of (`IdleSwap`).
    """
    if jobs != 1 and on == "cores":
        end_if_begun_again()
    experiment.check()
    if experiment.swap and not experiment.swaps:
        warnings.warn(IDLE_SWAP, IdleSwap, 2)
    # Tables need an extra, which those do not have who only count moves.
    from holdfast.lab.folder import Folder
    from holdfast.lab.results import Results

    place = Folder(Path(folder), experiment)
    try:
        one = Run(experiment, place, tell)
        begin(one.take_up())
        one.play(jobs, on, address)
    finally:
        place.close()
    return Results(Path(folder))


class Run:
    """One run: what of each batch is there, and what is to be played."""

    def __init__(self, experiment: Experiment, folder: Folder, tell: Callable[[Row], None]) -> None:
        self._experiment = experiment
        self._folder = folder
        self._tell = tell
        self._estimates = Estimates(experiment)
        self._done = 0
        """Batches that are complete."""
        self._games: dict[int, dict[tuple[str, int, int], Row]] = {}
        """The games of those that are not, by batch."""
        self._deals: dict[str, int] = {}
        """How many deals a task of an arm has now: one until it is known how long they take."""
        self._played = 0

    @property
    def _batches(self) -> int:
        return -(-self._experiment.games // self._experiment.batch)

    def _range(self, batch: int) -> range:
        size = self._experiment.batch
        return range(batch * size, min((batch + 1) * size, self._experiment.games))

    @property
    def _of_deal(self) -> int:
        """How many games a deal has."""
        return sum(len(self._experiment.seatings(arm)) for arm in self._experiment.arms)

    def _wanted(self, batch: int) -> int:
        return len(self._range(batch)) * self._of_deal

    def _is_complete(self, batch: int) -> bool:
        """Whether all that is wanted of a batch is there. More may be there: of deals that were
        wanted before."""
        return self._there(batch) == self._wanted(batch)

    def _there(self, batch: int) -> int:
        """How many of the games that are wanted are there."""
        deals = self._range(batch)
        return sum(deal in deals for _arm, deal, _seating in self._games.get(batch, {}))

    def _whole_deals(self, batch: int) -> list[Row]:
        """The games of deals of which none is missing."""
        rows = self._games[batch].values()
        count = Counter(row.deal for row in rows)
        return [row for row in rows if count[row.deal] == self._of_deal]

    @property
    def _is_over(self) -> bool:
        return self._done == self._batches or self._estimates.is_enough

    def play(self, jobs: int, on: On, address: str | None) -> None:
        """Everything that is missing."""
        began = time.time()
        try:
            if not self._is_over:
                self._play(jobs, on, address)
        finally:
            facts = {"began": int(began), "seconds": round(time.time() - began, 3)}
            if self._played:
                self._folder.note_time({**facts, "games": self._played, "jobs": jobs, "on": on})
        self._folder.drop_pending()

    def _play(self, jobs: int, on: On, address: str | None) -> None:
        with closing(self._crew(jobs, on, address)) as answers:
            for task, done in answers:
                self._hear(task, done)
                if self._is_over:
                    return

    def _crew(self, jobs: int, on: On, address: str | None) -> Played:
        if on == "ray":
            from holdfast.lab.on_ray import on_ray

            return on_ray(play, self._tasks(), jobs, address)
        return in_turn(play, self._tasks()) if jobs == 1 else on_cores(play, self._tasks(), jobs)

    def take_up(self) -> int:
        """Read what is there already, batch by batch; how many games that are."""
        while not self._is_over:
            rows = self._folder.read(self._done)
            self._games[self._done] = {row.key: row for row in rows}
            if not self._is_complete(self._done):
                break
            self._finish_batches()
        for batch in range(self._done + 1, min(self._done + 1 + AHEAD, self._batches)):
            self._games[batch] = {row.key: row for row in self._folder.read(batch)}
        whole = sum(map(self._wanted, range(self._done)))
        return whole + sum(map(self._there, self._games))

    def _tasks(self) -> Iterator[Task | None]:
        """What is missing, in the order in which it is wanted; made as it goes out."""
        for batch in range(self._done, self._batches):
            while batch > self._done + AHEAD:
                yield None  # a slow game is waited for: memory must not grow meanwhile
            for arm in self._experiment.arms:
                yield from self._of_arm(batch, arm)

    def _of_arm(self, batch: int, arm: Arm) -> Iterator[Task]:
        there = self._games.setdefault(batch, {})
        seatings = range(len(self._experiment.seatings(arm)))
        missing = [
            deal
            for deal in self._range(batch)
            if any((arm.name, deal, at) not in there for at in seatings)
        ]
        while missing:
            first = missing[0]
            together = [deal for at, deal in enumerate(missing) if deal == first + at]
            count = min(self._deals.get(arm.name, 1), len(together))
            yield task_of(self._experiment, arm, range(first, first + count))
            del missing[:count]

    def _hear(self, task: Task, done: Done) -> None:
        """Games have been played: they are written down, once."""
        wanted = AIM * len(task.deals) / max(done.seconds, 1e-6)
        self._deals[task.arm.name] = max(1, min(MOST_DEALS, int(wanted)))
        rows = done.rows
        batch = task.deals[0] // self._experiment.batch
        there = self._games.setdefault(batch, {})
        fresh = [row for row in rows if row.key not in there]
        self._folder.add(batch, fresh)
        for row in fresh:
            there[row.key] = row
            self._tell(row)
        self._played += len(fresh)
        self._finish_batches()

    def _finish_batches(self) -> None:
        """Those that are complete, in their order; nothing is asked in between."""
        while self._done < self._batches and not self._estimates.is_enough:
            if not self._is_complete(self._done):
                return
            rows = self._whole_deals(self._done)
            self._estimates.add(self._folder.finish(self._done, rows))
            del self._games[self._done]
            self._done += 1
