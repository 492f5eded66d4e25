"""A program of any language as a bot: it is asked over its standard input, and answers on its
standard output, one JSON-RPC object per line. While it thinks it may ask about its seat."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Final

from holdfast.bots import Budget
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError
from holdfast.core.seat import Seat
from holdfast.protocol.answers import status
from holdfast.protocol.bot_side import BeginParams, BudgetJson, ChooseParams
from holdfast.protocol.desk import Desk

__all__ = ["ProgramBot", "ProgramGone", "ProgramSilent"]

MATCH: Final = "m1"
"""What the match is called: a program sits at one at a time."""
LONGEST_LINE: Final = 2**20
MOST_LINES: Final = 1000
"""Lines that wait to be read; a program that writes more has to wait."""
LOOK_EVERY: Final = 0.05
"""How often it is looked whether anybody still waits, in seconds."""
TWICE: Final = 2.0
"""When a program has taken so many times its time and a little, it is told to stop."""
A_LITTLE: Final = 1.0
GRACE: Final = 4.0
"""What it has then to answer all the same."""
LONGEST: Final = 120.0
"""How long it may think where nothing else bounds it."""
SEEDS: Final = 1 << 29


class ProgramGone(ConnectionError):
    """The program has ended, could not be started, or does not speak the protocol."""


class ProgramSilent(TimeoutError):
    """The program did not answer in time."""


class ProgramBot:
    """Sits at one seat of one match, in a process of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self._asked = 0
        self._told = 0

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """What the program answers, where that is an action at all."""
        if self._process is None:
            self._begin(seat)
        self._asked += 1
        self._send("choose", self._question(seat, budget, chance), self._asked)
        self._told = seat.number
        return seat.find(self._answer(seat, budget))

    def close(self) -> None:
        """The match is over: the program is told, and ended if it does not end."""
        if self._process is not None:
            with suppress(ProgramGone):
                self._send("end", {"match": MATCH}, None)
            self._end(A_LITTLE)

    def __del__(self) -> None:
        self._end()

    def _end(self, patience: float = 0.0) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):  # what was still to be written has no reader
            process.stdin.close()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _begin(self, seat: Seat) -> None:
        try:
            process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise ProgramGone(f"{self._command[0]} cannot be started: {error}") from None
        self._process = process
        assert process.stdout is not None
        self._lines = queue.Queue(MOST_LINES)
        reader = threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True)
        reader.start()
        about: BeginParams = {
            "match": MATCH,
            "game": seat.game.id,
            "options": seat.options,
            "seats": list(seat.seats),
            "seat": seat.name,
        }
        self._send("begin", about, None)

    def _question(self, seat: Seat, budget: Budget, chance: Chance) -> ChooseParams:
        events = seat.events if self._told == 0 else seat.news(self._told)
        bounds: BudgetJson = {}
        if budget.seconds is not None:
            bounds["seconds"] = budget.seconds
        if budget.count is not None:
            bounds["count"] = budget.count
        return {
            "match": MATCH,
            "seat": seat.name,
            "after": seat.number,
            "status": status(MATCH, seat),
            "events": [event.json for event in events],
            "budget": bounds,
            "seed": chance.pick(SEEDS),
        }

    def _send(self, method: str, params: Mapping[str, object], id: int | None) -> None:
        self._write(_line(method, params, id))

    def _write(self, line: bytes) -> None:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            self._fail("has ended")

    def _answer(self, seat: Seat, budget: Budget) -> object:
        """What comes back for the last question; other lines are questions, which are answered."""
        desk, began, is_stopped = Desk(MATCH, seat), time.monotonic(), False
        allowed = LONGEST if budget.seconds is None else budget.seconds * TWICE + A_LITTLE
        while True:
            passed = time.monotonic() - began
            if not is_stopped and (budget.cancelled or passed > allowed):
                self._send("stop", {"match": MATCH}, None)
                is_stopped, allowed = True, passed
            if is_stopped and passed > allowed + GRACE:
                self._fail(f"gave no answer within {passed:.1f} s", ProgramSilent)
            try:
                line = self._lines.get(timeout=LOOK_EVERY)
            except queue.Empty:
                continue
            if not line:
                self._fail("has ended")
            data = self._read_line(line)
            if "method" in data:
                if (reply := desk.handle(line)) is not None:
                    self._write(reply.encode("ascii") + b"\n")
            elif data.get("id") == self._asked:
                return self._result(data)

    def _read_line(self, line: bytes) -> dict[str, object]:
        try:
            if len(line) > LONGEST_LINE:
                raise ValueError("it is too long")
            data = json.loads(line)
            if not isinstance(data, dict):
                raise ValueError("it is no object")
        except (ValueError, RecursionError) as error:
            self._fail(f"wrote a line that is no JSON-RPC: {error}")
            raise
        return data

    def _result(self, data: Mapping[str, object]) -> object:
        if "error" in data:
            error = data["error"]
            words = error.get("message") if isinstance(error, dict) else error
            raise HoldfastError(f"the program refused to choose: {str(words)[:200]}")
        result = data.get("result")
        is_wrapped = isinstance(result, dict) and "action" in result and "do" not in result
        return result["action"] if isinstance(result, dict) and is_wrapped else result

    def _fail(self, words: str, kind: type[Exception] = ProgramGone) -> None:
        """End the program, which is no longer of use; another question starts it anew."""
        self._end()
        raise kind(f"the program {self._command[0]} {words}")


def _line(method: str, params: Mapping[str, object], id: int | None) -> bytes:
    request: dict[str, object] = {"jsonrpc": "2.0", "method": method, "params": params}
    if id is not None:
        request["id"] = id
    return json.dumps(request, separators=(",", ":")).encode() + b"\n"


def _read(source: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Hand on what a program writes, line by line, and an empty one when there is no more."""
    with source, suppress(queue.Full):  # when nobody takes what it writes any more
        while line := source.readline(LONGEST_LINE + 2):
            if line.strip():
                lines.put(line, timeout=LONGEST)
        lines.put(b"", timeout=LONGEST)
