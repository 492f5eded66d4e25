"""One process in which bots think, seen from outside: started in a clean house, asked, ended."""

from __future__ import annotations

import json
import os
import pickle
import queue
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from typing import Any, Final

from holdfast.bots.worker import read_frame, write_frame
from holdfast.core.reading import Json

__all__ = ["Ended", "Process"]

MODULE: Final = "holdfast.bots.worker"
ONE_CORE: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""A bot has a core, and libraries that would like more take as much memory for each."""
KEPT: Final = ("HOLDFAST_PURE", "LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TZ")
"""All that a bot's process inherits of the environment: neither addresses nor keys."""
COMPLAINT: Final = 800
WAITING: Final = 2.0

Told = Json


class Ended(Exception):
    """The process is no more; the message says what is known of it."""


class Process:
    """Started when it is made. What it says arrives in `inbox`, and `None` when it has ended."""

    def __init__(self, nice: int, memory: int, inbox: queue.SimpleQueue[Any]) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  (closed by `end`)
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", MODULE, str(nice), str(memory)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                env=environment(),
                cwd=os.path.abspath(os.sep),
            )
        except OSError:
            self._complaints.close()
            raise
        threading.Thread(
            target=self._hear, args=(inbox,), name="holdfast-bots-hear", daemon=True
        ).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _hear(self, inbox: queue.SimpleQueue[Any]) -> None:
        assert self._process.stdout is not None
        try:
            while (frame := read_frame(self._process.stdout)) is not None:
                told = json.loads(frame)
                if not isinstance(told, dict):
                    break
                inbox.put((self, told))
        except (OSError, ValueError):
            pass  # nonsense instead of an answer: whoever waits hears that it has ended
        inbox.put((self, None))

    def send(self, told: Told) -> None:
        """Ask something; a process that has ended is noticed by what it does not say."""
        assert self._process.stdin is not None
        try:
            write_frame(self._process.stdin, pickle.dumps(told, pickle.HIGHEST_PROTOCOL))
        except (OSError, ValueError):
            raise Ended(self.end()) from None

    def end(self) -> str:
        """End it now, and say how it ended."""
        had = self._process.poll()
        if had is None:
            # One that has closed its end is about to exit, and its status says why.
            try:
                had = self._process.wait(0.05)
            except subprocess.TimeoutExpired:
                self._process.kill()
        with suppress(subprocess.TimeoutExpired):  # the system will see to it
            self._process.wait(WAITING)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was still to be written has no reader
                pipe.close()
        words = _status(had)
        if not self._complaints.closed:
            self._complaints.seek(0, os.SEEK_END)
            self._complaints.seek(max(0, self._complaints.tell() - COMPLAINT))
            said = self._complaints.read().decode(errors="replace").strip()
            self._complaints.close()
            words = f"{words}; {said}" if said else words
        return words


def _status(status: int | None) -> str:
    if status is None:
        return "it was ended"
    return f"ended by signal {-status}" if status < 0 else f"exit status {status}"


def environment() -> dict[str, str]:
    """What the process of a bot knows of the house: where programs lie, and little else."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    path = [os.path.abspath(folder) for folder in sys.path if folder]
    return {
        **kept,
        **dict.fromkeys(ONE_CORE, "1"),
        "PYTHONPATH": os.pathsep.join(path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
