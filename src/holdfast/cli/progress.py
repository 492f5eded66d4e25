"""How far a long command is: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TextIO, TypeVar

import click

from holdfast.cli.arguments import plain
from holdfast.cli.speaking import in_words
from holdfast.core.messages import mark as _

__all__ = ["Progress", "with_bar"]

T = TypeVar("T")

WIDTH: Final = 30
BAR_EVERY: Final = 0.2
LINE_EVERY: Final = 30.0


class Progress:
    """Counts steps of a known number, and says on standard error how far it is."""

    def __init__(
        self,
        size: int,
        done: int = 0,
        *,
        quiet: bool = False,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._size = size
        self._first = self._done = done
        self._stream = sys.stderr if stream is None else stream
        self._is_bar = self._stream.isatty()
        self._is_quiet = quiet and not self._is_bar
        self._clock = clock
        self._began = clock()
        self._shown = self._began if not self._is_bar else 0.0
        if done and not self._is_quiet:
            self.say(in_words(_("going on after {done} of {count} games"), done=done, count=size))

    def step(self, count: int = 1) -> None:
        self._done += count
        every = BAR_EVERY if self._is_bar else LINE_EVERY
        now = self._clock()
        if not self._is_quiet and (now - self._shown >= every):
            self._shown = now
            self._show(now)

    def _show(self, now: float) -> None:
        said = _("{done} of {count} games, about {time} to go")
        words = in_words(said, done=self._done, count=self._size, time=self._left(now))
        if self._is_bar:
            filled = WIDTH * self._done // max(1, self._size)
            bar = "█" * filled + "░" * (WIDTH - filled)
            self._stream.write(f"\r{bar} {words}\033[K")
        else:
            self._stream.write(words + "\n")
        self._stream.flush()

    def _left(self, now: float) -> str:
        played = self._done - self._first
        return duration((self._size - self._done) * (now - self._began) / max(1, played))

    def say(self, words: str) -> None:
        """A line of its own."""
        self._stream.write(("\r\033[K" if self._is_bar else "") + plain(words) + "\n")
        self._stream.flush()

    def close(self) -> None:
        if self._is_bar:
            self._stream.write("\r\033[K")
            self._stream.flush()


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60:02} min"


def with_bar(things: Iterable[T], count: int, words: str) -> Iterator[T]:
    """The same, with a bar that grows where somebody can see it; the marked words stand before."""
    if not sys.stderr.isatty():
        yield from things
        return
    label = in_words(words)
    with click.progressbar(things, count, label, show_pos=True, file=sys.stderr) as bar:
        yield from bar
