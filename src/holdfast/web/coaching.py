"""The coach and the review for those at a table: who may ask, and the processes that answer.

Nobody thinks in the server's own process: a job goes to a process beside it, and what that finds
is passed on as it comes. Advice has a process that no review keeps waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from typing import Final

import orjson

from holdfast.coach.desk import SIZE, Event, GetReady, Job, ReviewIt, Stop, frame
from holdfast.core.edition import SeatName
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE
from holdfast.web.callers import Caller
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.problems import Problem, in_words
from holdfast.web.room import Room

__all__ = ["Coaching", "check_coach", "check_fair", "may_ask"]

log = logging.getLogger("holdfast.web")

COMMAND: Final = "from holdfast.coach.desk import serve; serve()"
MOST_WAITING: Final = 8
"""So many wait for one process; who comes then is asked to come again."""
MOST_OF_CALLER: Final = 2
"""One more than anybody needs, since a page may ask anew before it is noticed that it hung up."""
MOST_OF_NETWORK: Final = 4
TOO_MANY: Final = _("You are waiting for several answers of the coach: wait for one of them.")
STOPPING: Final = 10.0
"""Seconds for a process to stop what it does before it is ended."""
LEAST: Final = 0.5
SHORTEST, EACH, LONGEST = 3.0, 0.25, 40.0
"""Seconds of a review: at least, for each action, and at most."""
KEPT: Final = 32
"""So many reviews are kept; others are done anew when somebody asks."""
ABANDONED: Final = 2.0
"""Seconds after which a review is given up that nobody waits for: a page may only be reloaded."""
LOOK_EVERY: Final = 0.25


# Who may ask


def may_ask(room: Room) -> bool:
    """Whether those who play here may ask the coach: one person alone, or all have agreed."""
    if room.row.rated or room.is_sealed:
        return False
    people = sum(seat.kind != "bot" for seat in room.seats)
    return room.row.coach or people <= 1 or (room.match.study and room.row.parent is None)


async def check_coach(hub: Hub, guest: Guest) -> None:
    """Refuse where the coach would be unfair."""
    guest.check_seated(_("The coach advises those who play."))
    await check_fair(hub, guest)


async def check_fair(hub: Hub, guest: Guest) -> None:
    """Refuse where what the coach says would help in a match in which nobody may ask it.

    A study tells of the match that it comes from, so that one decides, also when the study itself
    is over. A study of a position that somebody brought may come from any match that they play.
    """
    room = guest.room
    while room.match.study and room.row.parent is not None:
        try:
            room = await hub.room(room.row.parent, guest.caller)
        except Problem as problem:
            if problem.status != 404:
                raise
            return  # it was removed, and nobody plays it any more
    if room.is_sealed or not (room.over or may_ask(room)):
        raise Problem(
            403,
            "no_coach",
            _("In this match people play each other without a coach: that was said at its start."),
        )
    if room.match.study and room.row.position is not None:
        await _check_plays_alone(hub, guest, room.row.game)


async def _check_plays_alone(hub: Hub, guest: Guest, game: str) -> None:
    me = guest.caller.visitor
    if me is None:
        return
    if await asyncio.to_thread(hub.store.lists.plays_without_coach, me, game):
        raise Problem(
            403,
            "no_coach",
            _(
                "You are playing this game without a coach just now: until that match is over, "
                "the coach says nothing about positions of it."
            ),
        )


# The processes


class _Errand:
    """A job on its way, and what has come of it so far. Whoever asked may leave; it may not."""

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.is_wanted = True
        self.found: asyncio.Queue[Event | None] = asyncio.Queue()
        """`None` after the last one."""
        self.process: asyncio.subprocess.Process | None = None
        """The process that is at work on it."""


class _Process:
    """One process, which does one job after another. It is started when it is first needed.

    Each job has a task of its own, the only one that reads from the process: people hang up at any
    moment, more than once if need be, and the next job must not meet the answers to the last one.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._preparing: set[asyncio.Task[None]] = set()
        self._ready: set[str] = set()
        """For which kinds of matches the process has loaded all that it needs."""

    @property
    def waiting(self) -> int:
        """How many jobs there are for it, the one at work included."""
        return len(self._tasks)

    async def events(self, job: Job) -> AsyncIterator[Event]:
        """What comes of a job. Whoever stops listening stops it."""
        if self.waiting >= MOST_WAITING:
            raise _busy()
        errand = _Errand(await asyncio.to_thread(frame, job))
        task = asyncio.create_task(self._run(errand))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            while (event := await errand.found.get()) is not None:
                yield event
        finally:
            self._give_up(errand)

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._ready.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    def prepare(self, kind: str, job: GetReady) -> None:
        """Start it, and have it load what such a match needs, unless it has something to do."""
        if kind in self._ready or self._lock.locked():
            return
        task = asyncio.create_task(self._prepare(kind, job))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def _prepare(self, kind: str, job: GetReady) -> None:
        errand = _Errand(await asyncio.to_thread(frame, job))
        async with self._lock:
            await self.start()
            if kind not in self._ready:
                self._ready.add(kind)
                await self._ask(errand)

    async def _run(self, errand: _Errand) -> None:
        """Have an errand done, from its place in the queue to its last event."""
        try:
            async with self._lock:
                if errand.is_wanted:
                    await self._ask(errand)
        finally:
            errand.found.put_nowait(None)

    async def _ask(self, errand: _Errand) -> None:
        errand.process = process = await self.start()
        try:
            assert process.stdin is not None
            process.stdin.write(errand.packed)
            await process.stdin.drain()
            while (event := await self._next(process))[0] != "end":
                errand.found.put_nowait(event)
        except (OSError, asyncio.IncompleteReadError, pickle.UnpicklingError):
            self._kill(process)
            errand.found.put_nowait(("refused", b'{"detail":"the coach had to stop"}'))
        finally:
            errand.process = None

    async def _next(self, process: asyncio.subprocess.Process) -> Event:
        assert process.stdout is not None
        (size,) = SIZE.unpack(await process.stdout.readexactly(SIZE.size))
        event: Event = pickle.loads(await process.stdout.readexactly(size))
        return event

    def _give_up(self, errand: _Errand) -> None:
        """Nobody listens any more: the process is told, and ended where it does not hear."""
        errand.is_wanted = False
        if (process := errand.process) is None:
            return  # it is done, or its turn has not come
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.write(frame(Stop()))

        def end_if_deaf() -> None:
            if errand.process is process:
                self._kill(process)

        asyncio.get_running_loop().call_later(STOPPING, end_if_deaf)

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            self._killed.append(process)
        if self._process is process:
            self._process = None

    def kill(self) -> None:
        if self._process is not None:
            self._kill(self._process)

    async def end(self) -> None:
        """Kill it, and see that nothing of it is left open."""
        tasks = self._tasks | self._preparing
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.kill()
        for process in self._killed:
            with contextlib.suppress(TimeoutError, OSError):
                await asyncio.wait_for(process.communicate(), STOPPING)
        self._killed.clear()


class _Places:
    """How many answers each caller, and each network, is waiting for. A process does one job after
    another: whoever asked for many at once would keep it from all others."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    def has_room(self, caller: Caller) -> bool:
        own, network = caller.keys
        return self._of[own] < MOST_OF_CALLER and self._of[network] < MOST_OF_NETWORK

    @contextlib.contextmanager
    def taken(self, caller: Caller) -> Iterator[bool]:
        """A place for as long as somebody waits; whether there was one."""
        if not self.has_room(caller):
            yield False
            return
        self._of.update(caller.keys)
        try:
            yield True
        finally:
            self._of -= Counter(caller.keys)


class _Work:
    """A review that is being done, or that is done: several may wait for it."""

    def __init__(self) -> None:
        self.share = b'{"share":0.0}'
        self.told: dict[str, bytes] = {}
        """The report by language."""
        self.refused: bytes | None = None
        self.task: asyncio.Task[None] | None = None
        self.listeners = 0

    @property
    def is_done(self) -> bool:
        return self.task is not None and self.task.done()


async def _in_place(
    places: _Places, caller: Caller, events: AsyncIterator[Event]
) -> AsyncIterator[Event]:
    """Events for somebody who takes a place meanwhile. Of several who asked in the same moment some
    are refused only here, where the answer has begun."""
    with places.taken(caller) as is_in:
        if not is_in:
            words = orjson.dumps({"detail": in_words(TOO_MANY, caller.lang)})
            yield "refused", words
            return
        async for event in events:
            yield event


def _busy() -> Problem:
    sentence = _("The server has much to do just now.")
    return Problem(503, "busy", sentence, headers={"Retry-After": "5"})


Key = tuple[str, int, int | None]
"""A match, how many entries it has, and the only seat whose knowledge is used."""


class Coaching:
    """Advises and reviews for the server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._advisor = _Process()
        self._reviewer = _Process()
        self._reviews: OrderedDict[Key, _Work] = OrderedDict()
        self._advised, self._reviewed = _Places(), _Places()
        hub.after_adding.append(self.prepare)

    async def close(self) -> None:
        tasks = [work.task for work in self._reviews.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        # What they hold is let go before it is closed, but nobody waits for a stopped thought.
        self._advisor.kill()
        self._reviewer.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._advisor.end()
        await self._reviewer.end()

    def prepare(self, room: Room) -> None:
        """Somebody may ask soon here: the first answer should not wait for a process to start, nor
        for anything to be loaded."""
        turn, row = room.turn, room.row
        if turn is None or self._hub.is_reader or row.pack is not None or not may_ask(room):
            return
        seat = room.match.seen_by(turn).without_past()
        kind = f"{row.game} {row.lang} {sorted(room.match.options.items())}"
        self._advisor.prepare(kind, GetReady(seat, row.lang, WIDE))

    def fair_share(self, seconds: float) -> float:
        """How long one may be advised while others wait."""
        return max(LEAST, seconds / (1 + self._advisor.waiting))

    def advice(self, caller: Caller, job: Job) -> AsyncIterator[Event]:
        """What comes of a job, or a refusal before anything is answered."""
        self._check(caller, self._advised, self._advisor)
        return _in_place(self._advised, caller, self._advisor.events(job))

    def _check(self, caller: Caller, places: _Places, process: _Process) -> None:
        if not places.has_room(caller):
            raise Problem(429, "too_many", TOO_MANY, headers={"Retry-After": "5"})
        if process.waiting >= MOST_WAITING:
            raise _busy()

    # Reviews

    def review(self, guest: Guest, seat: int | None, lang: str) -> AsyncIterator[Event]:
        """How far a review is, and in the end the report in a language."""
        if self.has_review(guest, seat):
            return self._followed(guest, seat, lang)
        self._check(guest.caller, self._reviewed, self._reviewer)
        return _in_place(self._reviewed, guest.caller, self._followed(guest, seat, lang))

    async def _followed(self, guest: Guest, seat: int | None, lang: str) -> AsyncIterator[Event]:
        work = self._find(guest, seat)
        work.listeners += 1
        try:
            told = b""
            while not work.is_done:
                if work.share != told:
                    told = work.share
                    yield "progress", told
                await asyncio.sleep(LOOK_EVERY)
            if lang in work.told:
                yield "review", work.told[lang]
            else:
                yield "refused", work.refused or b'{"detail":"the review had to stop"}'
        finally:
            work.listeners -= 1
            if not work.listeners and not work.is_done:
                self._hub.spawn(self._give_up(work))

    def has_review(self, guest: Guest, seat: int | None) -> bool:
        """Whether a review is done already."""
        work = self._reviews.get((guest.room.row.id, guest.room.number, seat))
        return work is not None and work.is_done and bool(work.told)

    def _find(self, guest: Guest, seat: int | None) -> _Work:
        room = guest.room
        key = (room.row.id, room.number, seat)
        work = self._reviews.get(key)
        if work is None or (work.is_done and not work.told):
            work = self._reviews[key] = _Work()
            name = None if seat is None else room.match.seats[seat]
            work.task = asyncio.create_task(self._do(work, guest, name))
            while len(self._reviews) > KEPT and next(iter(self._reviews.values())).is_done:
                self._reviews.popitem(last=False)
        self._reviews.move_to_end(key)
        return work

    async def _do(self, work: _Work, guest: Guest, seat: SeatName | None) -> None:
        room = guest.room.still()
        packed = await self._hub.workshop.do(guest.caller, pickle.dumps, room.match)
        boards = f"/matches/{room.row.id}/review/board.svg?at={{at}}&seat={{seat}}"
        seconds = min(LONGEST, SHORTEST + EACH * len(room.match.played))
        job = ReviewIt(packed, seat, seconds, boards + "&best={best}&played={played}")
        try:
            async for name, data in self._reviewer.events(job):
                if name == "progress":
                    work.share = data
                elif name == "refused":
                    work.refused = data
                else:
                    work.told[name.removeprefix("review ")] = data
        except Problem as problem:
            log.info("a review was refused: %s", problem.detail)

    async def _give_up(self, work: _Work) -> None:
        await asyncio.sleep(ABANDONED)
        if not work.listeners and work.task is not None:
            work.task.cancel()
