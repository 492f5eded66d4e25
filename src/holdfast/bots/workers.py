"""Bots think in processes of their own, within a budget that is kept, and delay nobody.

    with Workers(2) as workers:
        answer = workers.ask(Question("strong", seat, seed=1, seconds=0.2)).result()

A few processes of low priority serve any number of matches. A bot's memory stays in the process
that it used last. What fails, hangs, floods the memory, answers nonsense or reaches for files is
told, its process is replaced, and a stand-in moves: a match never waits for a bot in vain. From
asyncio, `await asyncio.wrap_future(thought.future)`.
"""

from __future__ import annotations

import logging
import os
import pickle
import queue
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final

from holdfast.bots.budget import LONGEST
from holdfast.bots.process import Ended, Process
from holdfast.bots.questions import Answer, Cancelled, Fault, Kind, NoAnswer, Question
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json

__all__ = ["STAND_INS", "Thought", "Workers"]

log = logging.getLogger("holdfast.bots")

NICE: Final = 10
MEGABYTE: Final = 1024 * 1024
MEMORY: Final = 1024 * MEGABYTE
STAND_INS: Final = ("quick", "random")
"""Who moves for a bot that could not, one after the other."""
AGAIN: Final = frozenset({"crash", "lost"})
"""What is tried a second time, by a new bot: it may have been bad luck."""
HARMLESS: Final = frozenset({"crash", "nonsense"})
"""What does not spoil the process, in which others have their memory."""
STARTING: Final = 60.0
GRACE: Final = 10.0
"""Seconds that a bot may be late: on a busy machine it may not be its fault."""
PATIENCE: Final = 60.0
"""Seconds for a bot that has none of its own, but counts its tries."""
BUSY: Final = 4
"""How many times as long a bot may take that is granted processor time."""
STOPPING: Final = 1.0
CLOSING: Final = 3.0
MOST_KNOWN: Final = 10_000
KINDS: Final[tuple[Kind, ...]] = ("crash", "memory", "nonsense", "peek")


class Thought:
    """A question that was asked; the answer comes to `future`."""

    def __init__(self, question: Question, forget: Callable[[Thought], None]) -> None:
        self.question = question
        self.future: Future[Answer] = Future()
        self.future.set_running_or_notify_cancel()  # only `cancel` of this class cancels
        self.is_cancelled = False
        self._forget = forget

    def result(self, timeout: float | None = None) -> Answer:
        """Wait for the answer: `Cancelled` when somebody did not want it any more."""
        return self.future.result(timeout)

    def cancel(self) -> None:
        """The match has moved on. The future ends with `Cancelled`, unless it has ended already."""
        if not self.future.done():
            self.is_cancelled = True
            self._forget(self)

    def drop(self) -> None:
        if not self.future.done():
            self.future.set_exception(Cancelled())


class Workers:
    """A few processes that think for any number of matches. They start when they are needed.

    Without stand-ins a bot that fails raises `NoAnswer`. `tell` hears of every fault.
    """

    def __init__(
        self,
        count: int = 0,
        *,
        stand_ins: Sequence[str] = STAND_INS,
        grace: float = GRACE,
        nice: int = NICE,
        memory: int = MEMORY,
        tell: Callable[[Fault], None] | None = None,
    ) -> None:
        self.count = count or os.cpu_count() or 1
        self.stand_ins = tuple(stand_ins)
        self.grace = grace
        self.nice = nice
        self.memory = memory
        self._tell = tell or _log
        self._changed = threading.Condition()
        self._waiting: list[Thought] = []
        self._slots: list[_Slot] = []
        self._holders: OrderedDict[str, _Slot] = OrderedDict()
        """Which process remembers what."""
        self._closed = False

    # For whoever asks

    def ask(self, question: Question) -> Thought:
        """Begin to think. Urgent questions are answered before others, else in turn."""
        thought = Thought(question, self._drop)
        with self._changed:
            if self._closed:
                raise HoldfastError("the workers have gone home")
            if question.is_urgent:
                at = sum(one.question.is_urgent for one in self._waiting)
                self._waiting.insert(at, thought)
            else:
                self._waiting.append(thought)
            idle = sum(not slot.is_busy for slot in self._slots)
            if len(self._slots) < self.count and idle < len(self._waiting):
                self._add_slot()
            self._changed.notify_all()
        return thought

    def choose(self, question: Question) -> Answer:
        """Ask and wait."""
        return self.ask(question).result()

    def warm(self) -> None:
        """Somebody will ask soon: have a process ready."""
        with self._changed:
            if not self._slots and not self._closed:
                self._add_slot()

    def _add_slot(self) -> None:
        slot = _Slot(self)
        self._slots.append(slot)
        slot.thread.start()

    def forget(self, *memories: str) -> None:
        """What bots remember under these names is not needed any more."""
        with self._changed:
            for memory in memories:
                holder = self._holders.pop(memory, None)
                if holder is not None:
                    holder.forgets.append(memory)

    @property
    def processes(self) -> list[int]:
        """The numbers of those that are running."""
        with self._changed:
            running = [slot.process for slot in self._slots]
        return [process.pid for process in running if process is not None]

    @property
    def thinking(self) -> int:
        """How many questions have no answer yet."""
        with self._changed:
            return len(self._waiting) + sum(slot.is_busy for slot in self._slots)

    def close(self) -> None:
        """End all processes. Whoever still waits hears that nobody will answer."""
        with self._changed:
            self._closed = True
            waiting, self._waiting = self._waiting, []
            slots = list(self._slots)
            self._changed.notify_all()
        for thought in waiting:
            thought.drop()
        for slot in slots:
            slot.close()
        for slot in slots:
            slot.thread.join(CLOSING)

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    # For the slots

    def next_for(self, slot: _Slot) -> Thought | None:
        """What to think about next: first what this one remembers; None when all is over."""
        with self._changed:
            slot.is_busy = False
            while not self._closed:
                for thought in self._waiting:
                    holder = self._holders.get(thought.question.memory)
                    if holder in (None, slot) or holder.is_busy:
                        self._waiting.remove(thought)
                        self._hold(thought.question.memory, slot)
                        slot.is_busy = True
                        return thought
                self._changed.wait()
            return None

    def _hold(self, memory: str, slot: _Slot) -> None:
        """This one remembers from now on, and whoever did so before forgets."""
        if not memory:
            return
        former = self._holders.pop(memory, None)
        if former is not None and former is not slot:
            former.forgets.append(memory)
        self._holders[memory] = slot
        if len(self._holders) > MOST_KNOWN:
            self._holders.popitem(last=False)

    def tell(self, fault: Fault) -> None:
        try:
            self._tell(fault)
        except Exception:
            log.exception("a fault of a bot could not be told: %s", fault)

    def _drop(self, thought: Thought) -> None:
        """Nobody waits for this any more."""
        with self._changed:
            if thought in self._waiting:
                self._waiting.remove(thought)
                thought.drop()
                return
            slots = list(self._slots)
        for slot in slots:
            slot.stop(thought)


class _Failed(Exception):
    """A try that brought no answer."""

    def __init__(self, kind: Kind, words: str, trace: str = "") -> None:
        super().__init__(words)
        self.kind = kind
        self.words = words
        self.trace = trace


class _Slot:
    """A thread with a process of its own, which is replaced whenever it goes wrong."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._number = 0
        self.is_busy = True
        self.forgets: list[str] = []
        self.process: Process | None = None
        self.thread = threading.Thread(target=self._run, name="holdfast-bots", daemon=True)

    def stop(self, thought: Thought) -> None:
        """Somebody does not want an answer any more."""
        self._inbox.put((thought, None))

    def close(self) -> None:
        self._inbox.put((None, None))

    def _run(self) -> None:
        with suppress(_Failed, Cancelled):  # whoever asks first tries again, and is told
            self._started()
        while (thought := self._workers.next_for(self)) is not None:
            try:
                self._serve(thought)
            except Cancelled:
                thought.drop()
            except BaseException as error:  # ours, not a bot's: whoever waits must hear of it
                self._end()
                if not thought.future.done():
                    thought.future.set_exception(error)
        self._end()

    def _serve(self, thought: Thought) -> None:
        """Ask the bot, again if that may help, then stand-ins, until somebody has answered."""
        question = thought.question
        stand_ins = [name for name in self._workers.stand_ins if name != question.bot]
        names = [question.bot, question.bot, *stand_ins]
        faults: list[Fault] = []
        while names:
            name = names.pop(0)
            try:
                told = self._ask(thought, name)
                action = question.seat.find(told["action"])
                if action not in question.seat.legal:
                    raise _Failed("nonsense", repr(told["action"])[:200])
            except _Failed as failed:
                fault = Fault(failed.kind, name, failed.words, question, failed.trace)
                faults.append(fault)
                self._workers.tell(fault)
                if failed.kind in HARMLESS:
                    self.forgets.append(question.memory)
                else:
                    self._end()
                if failed.kind not in AGAIN:
                    names = [other for other in names if other != name]
            else:
                answer = Answer(action, name, told["seconds"], told["spent"], tuple(faults))
                thought.future.set_result(answer)
                return
        self._give_up(thought, tuple(faults))

    def _give_up(self, thought: Thought, faults: tuple[Fault, ...]) -> None:
        """Where no process can help, the first that comes to hand will do."""
        if not self._workers.stand_ins:
            thought.future.set_exception(NoAnswer(faults))
            return
        legal = thought.question.seat.legal
        action = legal[Seeded(thought.question.seed).pick(len(legal))]
        thought.future.set_result(Answer(action, "random", faults=faults))

    # The process

    def _ask(self, thought: Thought, name: str) -> Json:
        """One try: what the process answers, or `_Failed`."""
        question = thought.question
        process = self._started()
        if thought.is_cancelled:
            raise Cancelled
        self._number += 1
        forget, self.forgets = self.forgets, []
        told = {
            "id": self._number,
            "bot": name,
            "seat": pickle.dumps(question.seat, pickle.HIGHEST_PROTOCOL),
            "seconds": question.seconds,
            "count": question.count,
            "most": question.most,
            "clock": question.clock,
            "seed": question.seed,
            "memory": question.memory,
            "forget": forget,
        }
        try:
            process.send(told)
        except Ended as ended:
            self.process = None
            raise _Failed("lost", str(ended)) from None
        answer = self._wait(thought, self._deadline(question))
        if answer.get("id") != self._number:
            raise _Failed("lost", "it answered another question")
        if "fault" in answer:
            kind = next((kind for kind in KINDS if kind == answer["fault"]), KINDS[0])
            raise _Failed(kind, str(answer.get("words", "")), str(answer.get("trace", "")))
        return {"seconds": 0.0, "spent": 0, "action": None, **answer}

    def _deadline(self, question: Question) -> float:
        """When the process is taken for stuck."""
        if question.most is not None:
            longest = question.most
        elif question.seconds is not None:
            longest = max(question.seconds, LONGEST)
        else:
            longest = PATIENCE
        longest *= BUSY if question.clock == "cpu" else 2
        return time.monotonic() + longest + self._workers.grace

    def _started(self) -> Process:
        if self.process is None:
            workers = self._workers
            try:
                self.process = Process(workers.nice, workers.memory, self._inbox)
            except OSError as error:
                raise _Failed("lost", f"no process could be started: {error}") from None
            self._wait(None, time.monotonic() + STARTING)
        return self.process

    def _wait(self, thought: Thought | None, deadline: float) -> Json:
        """The next thing that the process says."""
        while True:
            try:
                source, told = self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                self._end()
                if thought is not None and thought.is_cancelled:
                    raise Cancelled from None
                raise _Failed("slow", "") from None
            if source is None:
                raise Cancelled
            if source is thought and told is None:
                deadline = min(deadline, time.monotonic() + STOPPING)
                self._tell_stop()
            elif source is self.process:
                if thought is not None and thought.is_cancelled and told is not None:
                    raise Cancelled
                if told is None:
                    raise _Failed("lost", self._end())
                return told  # type: ignore[no-any-return]

    def _tell_stop(self) -> None:
        assert self.process is not None
        try:
            self.process.send({"stop": self._number})
        except Ended:
            self.process = None  # which is heard in a moment

    def _end(self) -> str:
        if self.process is None:
            return ""
        process, self.process = self.process, None
        return process.end()


def _log(fault: Fault) -> None:
    log.warning("%s", fault)
    if fault.trace:
        log.info("%s", fault.trace)
