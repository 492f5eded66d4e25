"""A Ray of several processes, one of which is killed in the middle: nothing lost, nothing twice.

This takes some seconds for Ray to start, so it is one test.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from holdfast.lab import run
from holdfast.lab.playing import Row
from tests.lab.experiments import tables, tiny


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    experiment = tiny(games=60)
    told: list[Row] = []
    killed: list[int] = []

    def tell(row: Row) -> None:
        told.append(row)
        if len(told) == 20:
            killed.extend(kill_a_player())

    results = run(experiment, tmp_path / "ray", jobs=3, on="ray", tell=tell)
    assert killed
    assert len(told) == len({row.key for row in told}) == experiment.size == 120
    assert results.summary()["deals"] == 60
    run(experiment, tmp_path / "here")
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")


def kill_a_player() -> list[int]:
    """End a process in which games are played: Ray calls it after the function that it runs."""
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes() if folder.name.isdecimal() else b""
        except OSError:
            continue
        if words.startswith(b"ray::play") and is_ours(int(folder.name)):
            os.kill(int(folder.name), signal.SIGKILL)
            return [int(folder.name)]
    return []


def is_ours(process: int) -> bool:
    """Whether a process descends from this one."""
    while process > 1:
        if process == os.getpid():
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return False
