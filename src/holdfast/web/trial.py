"""Component data that somebody brings are tried in a process of their own before a match begins.

Checking, saying and drawing everything once takes a second or more. In another process, of low
priority and with limits of its own, that second is nobody else's.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from holdfast.core.errors import BadOption, BadPack, BadPosition, HoldfastError
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.state import SPECTATOR
from holdfast.web.callers import Caller
from holdfast.web.paint import LANGUAGES, LOOKS
from holdfast.web.problems import Problem
from holdfast.web.work import Costs

__all__ = ["Trials", "try_pack"]

SECONDS: Final = 15
"""Of processor time; a busy machine may need much longer for that."""
PATIENCE: Final = 90.0
MEMORY: Final = 2 * 1024**3
MOST_WAITING: Final = 8
SHARE: Final = 0.25
"""What is charged of its processor time, which is nobody else's."""
NICE: Final = 5
BUSY: Final = _("Other component data are being looked at just now.")
KINDS: Final = {kind.kind: kind for kind in (BadOption, BadPack, BadPosition)}


class Trials:
    """Tries component data, one set at a time, and one set of each network."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._thread = ThreadPoolExecutor(1, "holdfast-trial")
        self._waiting: Counter[str] = Counter()

    async def check(self, caller: Caller, match: dict[str, Any]) -> None:
        """Refuse what a match cannot be played and shown with; `match` is what `Match` takes."""
        network = caller.network
        if self._waiting[network] or self._waiting.total() >= MOST_WAITING:
            raise Problem(
                503,
                "busy",
                BUSY,
                headers={"Retry-After": "2"},
            )
        self._waiting[network] += 1
        try:
            told = await asyncio.get_running_loop().run_in_executor(self._thread, _ask, match)
        finally:
            self._waiting -= Counter([network])
        self._costs.charge(caller, told["seconds"] * SHARE)
        if told["wrong"] is not None:
            raise _as_error(told["wrong"])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _ask(match: dict[str, Any]) -> dict[str, Any]:
    began = time.monotonic()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "holdfast.web.trial"],
            input=json.dumps(match).encode(),
            stdout=subprocess.PIPE,
            timeout=PATIENCE,
            check=True,
        )
    except subprocess.TimeoutExpired:
        raise Problem(503, "busy", BUSY, headers={"Retry-After": "60"}) from None
    except (subprocess.SubprocessError, OSError) as error:
        wrong = {"kind": "bad_pack", "message": UNSHOWN, "facts": {"reason": type(error).__name__}}
        return {"seconds": time.monotonic() - began, "wrong": wrong}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


UNSHOWN: Final = _("this component data cannot be shown: {reason}")


def _as_error(wrong: dict[str, Any]) -> HoldfastError:
    kind = KINDS.get(wrong["kind"], BadPack)
    return kind(
        wrong["message"],
        facts=wrong["facts"],
        field=wrong.get("field", "pack"),
        rule=wrong.get("rule"),
        near=wrong.get("near", ""),
    )


def _as_data(error: HoldfastError) -> dict[str, Any]:
    return {
        "kind": error.kind,
        "message": error.message,
        "facts": {name: str(value) for name, value in error.facts.items()},
        "field": error.field,
        "rule": error.rule,
        "near": error.near,
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


def _wrong_with(given: dict[str, Any]) -> dict[str, Any] | None:
    try:
        match = Match(**given)
        if not match.over:
            try_pack(match)
    except HoldfastError as error:
        return _as_data(error)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        return {"kind": "bad_pack", "message": UNSHOWN, "facts": {"reason": reason}}
    return None


def _limit() -> None:
    """Leave others the processor and the memory, where the system can see to that."""
    os.nice(NICE)
    try:
        import resource
    except ModuleNotFoundError:
        return  # not on Windows
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def main() -> None:
    if hasattr(os, "nice"):
        _limit()
    wrong = _wrong_with(json.loads(sys.stdin.buffer.read()))
    print(json.dumps({"seconds": time.process_time(), "wrong": wrong}))


if __name__ == "__main__":
    main()
