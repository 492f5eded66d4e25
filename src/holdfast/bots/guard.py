"""Limits that a process sets itself before it lets a bot think, as far as the system has them.

They keep a bot from what it must not do by mistake or by an easy trick: from files, from the
network, from other processes, from all the memory. They are no prison. Whoever installs a bot
installs a program; one that brings machine code can do what its user may.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

__all__ = ["Guard", "limit"]

FILE_BYTES: Final = 1024 * 1024
"""The most that can be written to a file, which is where complaints go."""
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
DEVICES: Final = ("/dev/null", "/dev/urandom", "/usr/share/zoneinfo")
MOST_KEPT: Final = 20
REFUSED: Final = frozenset(
    {
        "ftplib.connect",
        "gc.get_objects",
        "gc.get_referents",
        "gc.get_referrers",
        "os.chflags",
        "os.chmod",
        "os.chown",
        "os.exec",
        "os.fork",
        "os.forkpty",
        "os.kill",
        "os.killpg",
        "os.link",
        "os.mkdir",
        "os.posix_spawn",
        "os.remove",
        "os.rename",
        "os.rmdir",
        "os.spawn",
        "os.startfile",
        "os.symlink",
        "os.system",
        "os.truncate",
        "resource.prlimit",
        "resource.setrlimit",
        "socket.bind",
        "socket.connect",
        "socket.getaddrinfo",
        "socket.sendmsg",
        "socket.sendto",
        "sqlite3.connect",
        "subprocess.Popen",
        "urllib.Request",
    }
)
"""What no bot has to do: talk to others, start or end anything, change files, search memory."""
READ: Final = frozenset({"open", "os.listdir", "os.scandir"})


def limit(nice: int, memory: int) -> None:
    """Leave others the processor and the memory, where the system can see to that."""
    if hasattr(os, "nice"):
        os.nice(nice)
    try:
        import resource
    except ModuleNotFoundError:
        return  # not on Windows
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


class Guard:
    """Watches what Python is asked to do, refuses what is not for bots, and remembers it.

    Reading is allowed where programs lie: the standard library, what is installed, what was on the
    path of whoever started the process.
    """

    def __init__(self) -> None:
        here = Path(__file__).parents[2]
        roots = [sys.prefix, sys.base_prefix, str(here), *sys.path, *DEVICES]
        self._roots = tuple({os.path.realpath(root) for root in roots if root})
        self._refused: list[str] = []

    def begin(self) -> None:
        """From now on, and for as long as the process lives."""
        sys.addaudithook(self._hook())

    def take(self) -> list[str]:
        """What has been refused since the last time."""
        taken = self._refused[:]
        self._refused.clear()
        return taken

    def _hook(self) -> Callable[[str, tuple[Any, ...]], None]:
        refused, is_open_to = self._refused, self._is_open_to

        def hook(event: str, given: tuple[Any, ...]) -> None:
            if event in READ:
                if is_open_to(event, given):
                    return
            elif event not in REFUSED:
                return
            what = f"{event} {given[0]!r}"[:200] if given else event
            if len(refused) < MOST_KEPT:
                refused.append(what)
            raise PermissionError(f"a bot may not do this: {what}")

        return hook

    def _is_open_to(self, event: str, given: tuple[Any, ...]) -> bool:
        path = given[0] if given else None
        if isinstance(path, int):
            return True  # a file that is open already
        if path is None:
            return False
        where = os.path.realpath(os.fsdecode(path))
        if event == "open" and isinstance(given[2], int) and given[2] & WRITING:
            return where == "/dev/null"
        return any(where == root or where.startswith(root + os.sep) for root in self._roots)
