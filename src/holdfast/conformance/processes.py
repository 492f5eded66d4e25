"""Other processes for more speed, or for the other build. They exchange seeds and JSON only."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys

from holdfast.core.errors import NoSuchGame
from holdfast.core.game import Game
from holdfast.core.reading import Given, Json
from holdfast.core.registry import find_game, installed_games

__all__ = ["WorkerFailed", "game_of", "reference_of", "run_worker"]


class WorkerFailed(RuntimeError):
    """A worker process ended without an answer; the message is the end of what it wrote."""


def game_of(reference: Game | str) -> Game:
    """The game that an id, `"module:NAME"` or a `Game` means."""
    if isinstance(reference, str) and ":" in reference:
        module, _, name = reference.partition(":")
        found = getattr(importlib.import_module(module), name, None)
        if not isinstance(found, Game):
            raise NoSuchGame(f"{reference} is not a Game")
        return found
    return find_game(reference)


def reference_of(given: Game | str) -> str | None:
    """How another process can find this game, or None where it cannot."""
    if isinstance(given, str):
        return given
    return given.id if installed_games().get(given.id) is given else None


def run_worker(request: Given, pure: bool | None = None) -> Json:
    """Send a request to a process of its own and return its answer.

    `pure` chooses plain Python or, where there is one, the compiled build; None keeps ours.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    if pure is not None:
        environment["HOLDFAST_PURE"] = "1" if pure else "0"
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.conformance.worker"],
        input=json.dumps(request),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        raise WorkerFailed(done.stderr.strip()[-800:] or f"exit status {done.returncode}")
    answer: Json = json.loads(done.stdout.splitlines()[-1])
    return answer
