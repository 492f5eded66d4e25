"""What is known of a bot before it plays: its card, and a player, which is a bot with its time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from holdfast.bots.bot import Bot
from holdfast.bots.budget import Budget
from holdfast.core.i18n import messages

__all__ = ["BotCard", "Player"]

PLAIN_FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M9 10h.01 M15 10h.01 M9 15h6"


@dataclass(frozen=True, slots=True)
class BotCard:
    """A bot as it introduces itself. An instance is registered as entry point `holdfast.bots`."""

    name: str
    """By which it is chosen everywhere: a few letters, digits and hyphens."""
    label: str
    """What people call it, in English; marked for translation."""
    about: str
    """A sentence on how it plays, in English; marked for translation."""
    make: Callable[[], Bot]
    """A fresh one, for one seat of one match."""
    seconds: float | None = None
    """How long it usually thinks about a decision; None where time does not bound it."""
    count: int | None = None
    """How many tries it usually makes; None where their number does not bound it."""
    games: tuple[str, ...] | None = None
    """The ids of the games that it plays; None for all."""
    face: str = PLAIN_FACE
    """Its face: the path of an SVG drawing in a square of 24 by 24, drawn with a round pen."""
    package: str = "holdfast"
    """Where translations of its words lie, in `locale`."""
    is_outside: bool = False
    """Whether it is a program of its own, of which only the clock on the wall tells the time."""

    def plays(self, game: str) -> bool:
        """Whether it can play the game of this id."""
        return self.games is None or game in self.games

    def called(self, language: str = "en") -> str:
        """Its label in a language."""
        return self._say(self.label, language)

    def said(self, language: str = "en") -> str:
        """Its sentence in a language."""
        return self._say(self.about, language)

    def _say(self, words: str, language: str) -> str:
        try:
            return messages(self.package, language).say(words)
        except (ImportError, TypeError):  # a single module has no folder of translations
            return words


@dataclass(frozen=True, slots=True)
class Player:
    """A bot, and what a decision may cost it: what a word such as `strong@0.5` means."""

    word: str
    """How it is written: equal words play alike."""
    card: BotCard
    seconds: float | None = None
    count: int | None = None

    def make(self) -> Bot:
        """A fresh bot for one seat of one match."""
        return self.card.make()

    def budget(self, clock: Callable[[], float] = time.monotonic) -> Budget:
        """A budget for one decision, which begins now."""
        return Budget(self.seconds, self.count, clock=clock)
