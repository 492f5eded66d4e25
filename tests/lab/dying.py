"""Work that ends the process which does it; apart, so that a process has little to load."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def kill_once(path: str) -> str:
    """Ends the process that does it, the first time."""
    if path and not os.path.exists(path):
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path


def always_die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task
