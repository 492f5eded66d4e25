"""A process in which bots think: it is asked by `holdfast.bots.workers`, one decision at a time.

Questions come as frames on standard input and answers go out as JSON on what was standard output,
which is put out of reach of the bots. A seat is all that comes in; what goes out is an action. When
the other end closes, the process ends.
"""

from __future__ import annotations

import importlib
import json
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import IO, Final

from holdfast.bots import Bot, Budget, make_bot
from holdfast.bots.guard import Guard, limit
from holdfast.core.chance import Seeded
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json
from holdfast.core.seat import Seat

__all__ = ["HEAD", "Thinker", "bot_named", "main"]

HEAD: Final = struct.Struct(">I")
"""How long the frame is that follows."""
MOST_REMEMBERED: Final = 256
MOST_EDITIONS: Final = 32
TRACE_CHARACTERS: Final = 4000

Told = Json


def bot_named(name: str) -> Bot:
    """A fresh bot by its name, or by where it stands: `module:Class`."""
    if ":" not in name:
        return make_bot(name)
    module, _, called = name.partition(":")
    made: Bot = getattr(importlib.import_module(module), called)()
    return made


class Bounded(Budget):
    """A budget that no bot can stretch beyond what whoever asks is willing to wait."""

    def __init__(
        self,
        seconds: float | None,
        count: int | None,
        most: float | None,
        clock: Callable[[], float],
    ) -> None:
        super().__init__(seconds, count, clock=clock)
        self._most = most

    def stretch(self, factor: float) -> float:
        if self._most is not None and self.seconds:
            factor = min(factor, max(1.0, self._most / self.seconds))
        return super().stretch(factor)

    def left(self) -> float:
        if self._most is not None and self._clock() - self._began >= self._most:
            return 0.0
        return super().left()


class Thinker:
    """Asks bots, and remembers those that will be asked again."""

    def __init__(self, guard: Guard | None = None) -> None:
        self._guard = guard
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self._editions: OrderedDict[Edition, None] = OrderedDict()
        self._lock = threading.Lock()
        self._budget: tuple[int, Budget] | None = None

    def stop(self, number: int) -> None:
        """Nobody waits for the answer to this question any more; called from another thread."""
        with self._lock:
            if self._budget is not None and self._budget[0] == number:
                self._budget[1].cancel()

    def forget(self, memory: str) -> None:
        """A match is over, or goes on elsewhere."""
        for key in [key for key in self._bots if key[0] == memory]:
            del self._bots[key]

    def answer(self, asked: Told) -> Told:
        """The answer to a question, or what went wrong."""
        told: Told = {"id": asked["id"]}
        try:
            told |= self._think(asked)
        except MemoryError:
            told |= {"fault": "memory", "words": "", "trace": ""}
        except BaseException as error:
            trace = traceback.format_exc()[-TRACE_CHARACTERS:]
            words = f"{type(error).__name__}: {error}"[:400]
            told |= {"fault": "crash", "words": words, "trace": trace}
        refused = [] if self._guard is None else self._guard.take()
        if refused:
            told |= {"fault": "peek", "words": "; ".join(refused)[:400]}
        return told

    def _think(self, asked: Told) -> Told:
        seat: Seat = pickle.loads(asked["seat"])
        self._keep(seat.edition)
        legal = seat.legal  # found before the clock runs, as `mind` is: they are not the bot's time
        seat.edition.mind()
        bot = self._bot(asked["memory"], asked["bot"])
        clock = _cpu if asked["clock"] == "cpu" else _wall
        budget = Bounded(asked["seconds"], asked["count"], asked["most"], clock)
        with self._lock:
            self._budget = (asked["id"], budget)
        if asked["id"] in asked["stopped"]:
            budget.cancel()
        began = clock()
        try:
            chosen = bot.choose(seat, budget, Seeded(asked["seed"]))
        finally:
            with self._lock:
                self._budget = None
        seconds = clock() - began
        try:
            action = seat.find(chosen)
        except HoldfastError as error:
            return {"fault": "nonsense", "words": f"{_short(chosen)}: {error}"[:400], "trace": ""}
        if action not in legal:
            reason = seat.why(action)
            words = f"{_short(chosen)}: {reason.sentence if reason else ''}"[:400]
            return {"fault": "nonsense", "words": words, "trace": ""}
        return {"action": action.json, "seconds": seconds, "spent": budget.spent}

    def _bot(self, memory: str, name: str) -> Bot:
        if not memory:
            return bot_named(name)
        key = (memory, name)
        if key not in self._bots:
            self._bots[key] = bot_named(name)
            if len(self._bots) > MOST_REMEMBERED:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]

    def _keep(self, edition: Edition) -> None:
        """An edition is made once while somebody uses it: the next question will."""
        self._editions[edition] = None
        self._editions.move_to_end(edition)
        if len(self._editions) > MOST_EDITIONS:
            self._editions.popitem(last=False)


# Plain functions: between two looks at the clock another thread gets a turn, and can cancel.


def _wall() -> float:
    return time.monotonic()


def _cpu() -> float:
    return time.thread_time()


def _short(chosen: object) -> str:
    try:
        return repr(chosen)[:120]
    except Exception:
        return type(chosen).__name__


# Frames


def read_frame(source: IO[bytes]) -> bytes | None:
    """The next frame; None at the end."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    size = HEAD.unpack(head)[0]
    body = source.read(size)
    return body if len(body) == size else None


def write_frame(target: IO[bytes], body: bytes) -> None:
    target.write(HEAD.pack(len(body)) + body)
    target.flush()


def _listen(
    source: IO[bytes], thinker: Thinker, asked: queue.SimpleQueue[Told], stopped: set[int]
) -> None:
    """On a thread of its own, so that a bot can be stopped while it thinks."""
    while (frame := read_frame(source)) is not None:
        told: Told = pickle.loads(frame)
        if "stop" in told:
            stopped.add(told["stop"])
            thinker.stop(told["stop"])
        else:
            asked.put(told)
    os._exit(0)  # whoever asked is gone, and nobody needs what is being thought


def main() -> None:
    """`python -m holdfast.bots.worker NICE BYTES`, for `holdfast.bots.workers` only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for whoever started this, who then closes
    limit(int(sys.argv[1]), int(sys.argv[2]))
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(2, 1)  # what a bot prints is none of the answers
    guard = Guard()
    thinker = Thinker(guard)
    asked: queue.SimpleQueue[Told] = queue.SimpleQueue()
    stopped: set[int] = set()
    threading.Thread(target=_listen, args=(source, thinker, asked, stopped), daemon=True).start()
    write_frame(target, json.dumps({"ready": os.getpid()}).encode())
    guard.begin()
    while True:
        question = asked.get()
        for memory in question["forget"]:
            thinker.forget(memory)
        answer = thinker.answer({**question, "stopped": stopped})
        stopped.clear()
        write_frame(target, json.dumps(answer).encode())


if __name__ == "__main__":
    main()
