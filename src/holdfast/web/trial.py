"""What somebody brings, component data or a journal, is tried in a process of its own.

Checking, setting up, playing through, saying and drawing everything once takes a second or more. In
another process, of low priority and with limits of its own, that second is nobody else's.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import IO, Final

import orjson

from holdfast.core.errors import (
    BadJournal,
    BadOption,
    BadPack,
    BadPosition,
    HoldfastError,
    Phrase,
    phrase_of,
)
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.registry import installed_games
from holdfast.core.state import SPECTATOR
from holdfast.web.beginning import Beginning
from holdfast.web.callers import Caller
from holdfast.web.journals import Opened, open_journal
from holdfast.web.paint import LANGUAGES, LOOKS
from holdfast.web.problems import Problem, to_json
from holdfast.web.work import Costs

__all__ = ["Trials", "try_pack"]

SECONDS: Final = 15
"""Of processor time; a busy machine may need much longer for that."""
PATIENCE: Final = 90.0
MEMORY: Final = 2 * 1024**3
MOST_WAITING: Final = 8
TOGETHER: Final = 200
"""So many entries of a journal are told in one line."""
NICE: Final = 5
BUSY: Final = _("Other component data are being looked at just now.")
KINDS: Final[dict[str, type[HoldfastError]]] = {
    kind.kind: kind for kind in (BadOption, BadPack, BadPosition)
}


class Trials:
    """Tries component data, one set at a time, and one set of each network."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._thread = ThreadPoolExecutor(1, "holdfast-trial")
        self._waiting: Counter[str] = Counter()
        self._bench = Bench()

    async def begin(self, caller: Caller, match: dict[str, object]) -> Beginning:
        """How a match begins, or what it cannot be played and shown with; `match` is what `Match`
        takes."""
        told = await self._ask(caller, match)
        return Beginning(**told["begins"])

    async def open(self, caller: Caller, journal: str) -> Opened:
        """The match of a journal, or what is wrong with it."""
        told = await self._ask(caller, {"journal": journal})
        return await asyncio.to_thread(Opened.of, told)  # there may be thousands of entries

    def check(self, caller: Caller) -> None:
        """Refuse somebody whose turn would not come soon."""
        if self._waiting[caller.network] or self._waiting.total() >= MOST_WAITING:
            raise Problem(503, "busy", BUSY, headers={"Retry-After": "2"})

    async def _ask(self, caller: Caller, given: dict[str, object]) -> Json:
        self.check(caller)
        network = caller.network
        self._waiting[network] += 1
        loop = asyncio.get_running_loop()
        try:
            told = await loop.run_in_executor(self._thread, self._bench.ask, given)
        finally:
            self._waiting -= Counter([network])
        self._costs.charge(caller, told["seconds"])
        if told["wrong"] is not None:
            raise _as_error(told["wrong"])
        return told

    def close(self) -> None:
        self._bench.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Bench:
    """The process that tries: it is started when it is first needed, and again when it is gone."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, match: dict[str, object]) -> Json:
        """What came of it. Whoever asks waits; only one thread does."""
        began = time.monotonic()
        try:
            found = self._answer(to_json(match) + b"\n", began + PATIENCE)
        except (OSError, subprocess.SubprocessError):
            found = None
        if found is not None:
            return found
        self.close()
        if time.monotonic() - began >= PATIENCE:
            raise Problem(503, "busy", BUSY, headers={"Retry-After": "60"})
        return failed(ENDED, time.monotonic() - began, match)

    def _answer(self, given: bytes, until: float) -> Json | None:
        """What the process tells; None if it ends or takes too long."""
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(given)
        process.stdin.flush()
        clock = threading.Timer(until - time.monotonic(), process.kill)
        clock.start()
        try:
            return heard(process.stdout)
        finally:
            clock.cancel()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "holdfast.web.trial"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        return self._process

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with contextlib.suppress(OSError):  # what was not sent is of no use any more
                    if pipe is not None:
                        pipe.close()
            self._process = None


def heard(lines: IO[bytes]) -> Json | None:
    """An answer, if it is whole. To read all its entries at once would hold Python's lock."""
    first = lines.readline()
    if not first:
        return None
    found: Json = json.loads(first)
    entries: list[object] = []
    for _part in range(found.pop("parts")):
        part = orjson.loads(lines.readline() or b"null")
        if not isinstance(part, list):
            return None  # it was stopped in the middle
        entries += part
    return {**found, "entries": entries}


def failed(reason: str, seconds: float, given: dict[str, object]) -> dict[str, object]:
    kind = BadJournal.kind if "journal" in given else BadPack.kind
    said = Phrase(REASONS.get(reason, UNKNOWN)[kind], {"reason": reason})
    wrong = {"kind": kind, "said": said.data()}
    return {"seconds": seconds, "wrong": wrong, "begins": None}


ENDED, COSTLY = "ended", "costly"
REASONS: Final = {
    ENDED: {
        BadJournal.kind: _("playing this journal through ended the process that tried it"),
        BadPack.kind: _("showing this component data ended the process that tried it"),
    },
    COSTLY: {
        BadJournal.kind: _("playing this journal through takes too much time or memory"),
        BadPack.kind: _("showing this component data takes too much time or memory"),
    },
}
UNKNOWN: Final = {
    BadJournal.kind: _("this journal cannot be played through: {reason}"),
    BadPack.kind: _("this component data cannot be shown: {reason}"),
}


def _as_error(wrong: Json) -> HoldfastError:
    said, rule = phrase_of(wrong["said"]), wrong.get("rule")
    if wrong["kind"] == BadJournal.kind:
        return BadJournal(said.words, rule=rule, facts=said.facts, near=said.near)
    kind, field = KINDS.get(wrong["kind"], BadPack), wrong.get("field", "pack")
    return kind(said.words, facts=said.facts, field=field, rule=rule, near=said.near)


def _as_data(error: HoldfastError) -> dict[str, object]:
    return {
        "kind": error.kind,
        "said": error.phrase.data(),
        "field": error.field,
        "rule": error.rule,
    }


def try_pack(match: Match) -> None:
    """Say and draw everything once: what fails must not be met by whoever opens the match."""
    for language in LANGUAGES:
        text = match.edition.text(language)
        for seat in match.seats:
            text.name("seat", seat)
        view = match.state.view(SPECTATOR)
        text.board(view)
        text.prompt(match.state.decision.kind, view)
        for event in match.setup_events:
            text.event(event)
        for action in match.state.legal():
            text.action(action)
        for look in LOOKS.values():
            match.edition.draw(view, language, look)


def _tried(given: Json) -> dict[str, object]:
    """How the match begins and what was played in it, or what is wrong with it."""
    wrong, told = None, {"begins": None}
    try:
        told = _opened(given["journal"]) if "journal" in given else _begun(given)
    except HoldfastError as error:
        wrong = _as_data(error)
    except Exception as error:
        return failed(f"{type(error).__name__}: {error}", time.process_time(), given)
    return {"seconds": time.process_time(), "wrong": wrong, **told}


def _begun(given: Json) -> Json:
    match = Match(**given)
    if not match.over:
        try_pack(match)
    return {"begins": asdict(Beginning.of(match))}


def _opened(words: str) -> Json:
    told = open_journal(words)
    if told["begins"]["pack"] is not None:
        begins = Beginning(**told["begins"])
        try_pack(Match(begins.game, begins.options, seed=0, pack=begins.pack))
    return told


def _limit() -> None:
    """Leave others the processor and the memory, where the system can see to that."""
    os.nice(NICE)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    resource = importlib.import_module("resource")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def _tell(told: Json) -> None:
    entries = told.pop("entries", [])
    parts = [entries[at : at + TOGETHER] for at in range(0, len(entries), TOGETHER)]
    for one in ({**told, "parts": len(parts)}, *parts):
        sys.stdout.write(json.dumps(one) + "\n")
    sys.stdout.flush()


def _try_apart(given: dict[str, object]) -> None:
    """Try in a child, which has the limits, and whose memory goes with it."""
    child = os.fork()
    if child == 0:
        _limit()
        _tell(_tried(given))
        os._exit(0)
    _child, status = os.waitpid(child, 0)
    if status != 0:
        _tell(failed(COSTLY, SECONDS, given))


def main() -> None:
    """Answer a line with a line. Without children there is one answer, and then the end."""
    for game in installed_games():
        Match(game, seed=0)  # what all editions share is made once
    for line in sys.stdin.buffer:
        if not hasattr(os, "fork"):
            _tell(_tried(json.loads(line)))
            return
        _try_apart(json.loads(line))


if __name__ == "__main__":
    main()
