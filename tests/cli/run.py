"""Running commands in tests."""

from __future__ import annotations

import os
from typing import Any
from unittest.mock import patch

from click.testing import CliRunner, Result

from holdfast.cli import main


def run(*words: str, input: str | bytes | None = None) -> Result:
    """A command's result; anything but a clean exit is raised.

    What a command hands on to its worker processes through the environment ends with it.
    """
    with patch.dict(os.environ):
        result = CliRunner().invoke(main, list(words), input=input)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def ok(*words: str, input: str | bytes | None = None) -> str:
    """What a command that succeeds prints."""
    result = run(*words, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str, status: int = 1, **given: Any) -> str:
    """What a command that fails says."""
    result = run(*words, **given)
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    return result.stderr
