"""A server to be measured, and what it takes of the machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST_START: Final = 60.0


class Server:
    """`holdfast serve` with an empty database."""

    def __init__(self, database: str, workers: int, *, lenient: bool = True) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="holdfast-bench-")
        self.port = free_port()
        environment = {**os.environ, "HOLDFAST_DATA": self.folder.name}
        if lenient:
            # The limits are counted as always, only higher: one machine plays everybody.
            environment |= {
                "HOLDFAST_RATE": "1000000",
                "HOLDFAST_STREAMS": "100000",
                "HOLDFAST_MATCHES": "100000",
                "HOLDFAST_CONNECTIONS": "100000",
                "HOLDFAST_WORK": "1000",
            }
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--port", str(self.port)]
        if database:
            command += ["--database", database]
        if workers > 1:
            command += ["--workers", str(workers)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, cwd=ROOT
        )
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1):
                    break
            except OSError:
                time.sleep(0.1)
        else:
            raise SystemExit("the server did not start")
        settle(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()


def settle(pid: int) -> None:
    """Until the processes beside a server have started too: readers at once, the coach's with the
    first match. That takes seconds of a processor, once, which are no part of what a move costs."""
    until, used = time.monotonic() + LONGEST_START, -1.0
    while time.monotonic() < until:
        before, used = used, cpu_seconds(pid)
        if used - before < 0.03:
            return
        time.sleep(1.0)


def memory_mb(pid: int) -> float:
    """Resident memory of a server and its workers."""
    total = 0
    for one in [pid, *children(pid)]:
        try:
            status = Path(f"/proc/{one}/status").read_text("ascii")
        except OSError:
            continue
        for line in status.splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1])
    return round(total / 1024, 1)


def cpu_seconds(pid: int) -> float:
    """Processor time of a server and its workers so far."""
    total = 0
    for one in [pid, *children(pid)]:
        try:
            fields = Path(f"/proc/{one}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started, on whichever of its threads."""
    found = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in listed.read_text("ascii").split()]
    return found


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for_port(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")
