"""Without what the environments need, they say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == {name!r} else find(name, *more)
import holdfast.envs
"""


@pytest.mark.parametrize("name", ["numpy", "librt"])
def test_what_is_missing_is_named(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(name=name)], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert f"need {name}, which is not installed: pip install 'holdfast[envs]'" in done.stderr
