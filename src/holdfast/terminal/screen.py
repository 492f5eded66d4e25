"""A real terminal: lines that break between words, a little colour, long things page by page.

In a pipe or a file nothing is wrapped, coloured or paged.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click

__all__ = ["Screen", "wrapped"]

STYLES: Final[Mapping[str, Mapping[str, Any]]] = {
    "question": {"bold": True},
    "note": {"dim": True},
    "event": {"fg": "cyan"},
    "trouble": {"fg": "yellow"},
}
NARROWEST: Final = 30


def wrapped(words: str, width: int) -> list[str]:
    """Lines of at most `width`, broken between words; what goes on is indented further."""
    lines: list[str] = []
    for line in words.split("\n"):
        if len(line) <= width:
            lines.append(line)
            continue
        indent = " " * min(len(line) - len(line.lstrip()) + 4, width // 2)
        lines += textwrap.wrap(
            line,
            width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
            drop_whitespace=True,
            replace_whitespace=False,
        )
    return lines


class Screen:
    """Writes for a person. `show` prints a line; `clean` takes control characters out of it."""

    def __init__(
        self,
        show: Callable[[str], None],
        clean: Callable[[str], str],
        *,
        is_terminal: bool | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self._show = show
        self._clean = clean
        self.is_terminal = sys.stdout.isatty() if is_terminal is None else is_terminal
        dumb = environment.get("TERM") == "dumb" or bool(environment.get("NO_COLOR"))
        self._has_colour = self.is_terminal and not dumb

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        columns, lines = shutil.get_terminal_size()
        return max(columns, NARROWEST), lines

    def write(self, words: str, style: str = "") -> None:
        """One or more lines, in one of the `STYLES`."""
        for line in self._lines(words):
            self._show(click.style(line, **STYLES[style]) if style and self._has_colour else line)

    def page(self, texts: Sequence[str]) -> None:
        """A long text: through a pager where it is longer than the screen."""
        lines = [line for text in texts for line in self._lines(text)]
        if self.is_terminal and len(lines) >= self.size[1]:
            click.echo_via_pager("\n".join(lines) + "\n")
        else:
            for line in lines:
                self._show(line)

    def _lines(self, words: str) -> list[str]:
        cleaned = "\n".join(self._clean(line) for line in words.split("\n"))
        return wrapped(cleaned, self.size[0]) if self.is_terminal else cleaned.split("\n")
