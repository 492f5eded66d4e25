"""Work that takes longer than the event loop may be kept: fair turns, and a bill for each.

Python's threads take turns at one lock, so one of them is as fast as twenty, and each further one
only lets the event loop wait for its turn longer. Whoever asks for much waits behind whoever asks
for little: networks take turns, and the visitors of a network do so among themselves.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from holdfast.core.messages import mark as _
from holdfast.web.callers import Caller
from holdfast.web.problems import Problem

__all__ = ["SERVER", "Costs", "Workshop"]

T = TypeVar("T")

THREADS: Final = 1
MOST_OF_VISITOR: Final = 16
MOST_OF_NETWORK: Final = 64
MOST: Final = 512
HOUSEHOLD: Final = 2
"""How much more than a visitor a network may spend: whoever shares one seldom asks at once."""
KEPT: Final = 20_000
SERVER: Final = Caller("here", None, False, None, b"", "en", {}, None, is_admitted=True)
"""Who asks when nobody does: bots, and servers that tell each other."""


class Costs:
    """Processor time of callers: `rate` seconds a second in the long run, `burst` at once.

    What something costs is known when it is done, so an account can be overdrawn; until it is even
    again nothing more is done for it. Visitors and networks have accounts, since a new visitor
    costs nothing to invent.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def wait(self, caller: Caller) -> float:
        """Seconds until something more is done for this caller: 0 is at once."""
        now = time.monotonic()
        return max(
            (self._owed(key, now, size) - self._burst * size) / (self._rate * size)
            for key, size in _accounts(caller)
        )

    def charge(self, caller: Caller, seconds: float) -> None:
        now = time.monotonic()
        with self._lock:
            for key, size in _accounts(caller):
                self._spent[key] = (self._owed(key, now, size) + seconds, now)
                self._spent.move_to_end(key)
            while len(self._spent) > KEPT:
                self._spent.popitem(last=False)

    def _owed(self, key: str, now: float, size: int) -> float:
        """What is still to be paid off."""
        spent, at = self._spent.get(key, (0.0, now))
        return max(0.0, spent - (now - at) * self._rate * size)


def _accounts(caller: Caller) -> Sequence[tuple[str, int]]:
    own, network = caller.keys
    return (own, 1), (network, HOUSEHOLD)


class _Job:
    __slots__ = ("caller", "done", "work")

    def __init__(
        self, caller: Caller, work: Callable[[], object], done: asyncio.Future[Any]
    ) -> None:
        self.caller = caller
        self.work = work
        self.done = done


class _Turns:
    """What waits, by network and visitor; each has its turn."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, OrderedDict[str, deque[_Job]]] = OrderedDict()
        self.count = 0

    def has_place(self, caller: Caller) -> bool:
        own, network = caller.keys
        visitors: Mapping[str, deque[_Job]] = self._networks.get(network, {})
        return (
            self.count < MOST
            and sum(len(jobs) for jobs in visitors.values()) < MOST_OF_NETWORK
            and len(visitors.get(own, ())) < MOST_OF_VISITOR
        )

    def add(self, job: _Job) -> None:
        own, network = job.caller.keys
        visitors = self._networks.setdefault(network, OrderedDict())
        visitors.setdefault(own, deque()).append(job)
        self.count += 1

    def next(self) -> _Job:
        network, visitors = self._networks.popitem(last=False)
        own, jobs = visitors.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            visitors[own] = jobs
        if visitors:
            self._networks[network] = visitors
        self.count -= 1
        return job


class Workshop:
    """Does the work of requests on a thread, in fair turns, and charges for it."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self._turns = _Turns()
        self._threads = ThreadPoolExecutor(THREADS, "holdfast-work")
        self._busy = 0

    async def do(self, caller: Caller, work: Callable[..., T], *given: object) -> T:
        """Do something that only reads, and give what it returns or raises."""
        self.check(caller)
        job = _Job(caller, partial(work, *given), asyncio.get_running_loop().create_future())
        self._turns.add(job)
        self._go_on()
        result: T = await job.done
        return result

    def check(self, caller: Caller) -> None:
        """Refuse whoever has had more than a fair share, or has too much waiting.

        A request is asked once: what was begun for it is also ended.
        """
        if caller.is_admitted:
            return
        wait = self.costs.wait(caller)
        if wait > 0:
            raise Problem(
                429,
                "too_costly",
                _("You have asked for much work in a short time."),
                headers={"Retry-After": str(int(wait) + 1)},
            )
        if not self._turns.has_place(caller):
            raise Problem(
                503, "busy", _("The server has much to do just now."), headers={"Retry-After": "2"}
            )
        caller.is_admitted = True

    def _go_on(self) -> None:
        while self._busy < THREADS and self._turns.count:
            job = self._turns.next()
            if job.done.cancelled():
                continue  # whoever asked has gone
            self._busy += 1
            loop = asyncio.get_running_loop()
            self._threads.submit(self._work, job, loop)

    def _work(self, job: _Job, loop: asyncio.AbstractEventLoop) -> None:
        began = time.thread_time()
        result, error = None, None
        try:
            result = job.work()
        except BaseException as raised:
            error = raised
        self.costs.charge(job.caller, time.thread_time() - began)
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._ended, job, result, error)

    def _ended(self, job: _Job, result: object, error: BaseException | None) -> None:
        self._busy -= 1
        if not job.done.done():
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(result)
        self._go_on()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
