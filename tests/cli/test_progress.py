"""Long commands show how far they are, where somebody can see it, and only there."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).parents[2] / "cases/castle"


def on_a_terminal(*words: str) -> tuple[str, str]:
    """What a command says on its side, which is a terminal, and what it prints."""
    own, its = pty.openpty()
    command = [sys.executable, "-m", "holdfast.cli", *words]
    with subprocess.Popen(command, stderr=its, stdout=subprocess.PIPE, text=True) as process:
        os.close(its)
        said = b""
        try:
            while part := os.read(own, 4096):
                said += part
        except OSError:  # which Linux says instead of an end
            pass
        os.close(own)
        assert process.stdout is not None
        printed = process.stdout.read()
    assert process.returncode == 0, said
    return said.decode(), printed


@pytest.mark.parametrize(
    ("words", "last"),
    [
        (("check", str(CASES / "CA-ACE.json"), str(CASES / "CA-POS.json")), "2/2"),
        (("conform", "noughts", "--games", "30"), "of 30 games"),
        (("simulate", "noughts", "--games", "3000"), "of 3,000 games"),
    ],
    ids=lambda words: words[0] if isinstance(words, tuple) else "",
)
def test_a_bar_grows_beside_what_is_printed(words: tuple[str, ...], last: str) -> None:
    said, printed = on_a_terminal(*words)
    assert last in said
    assert last not in printed
    assert printed


def test_nothing_moves_where_nobody_looks() -> None:
    command = [sys.executable, "-m", "holdfast.cli", "check", str(CASES / "CA-POS.json")]
    assert subprocess.run(command, check=True, capture_output=True).stderr == b""
