"""What a bot in a process of its own is asked, what comes back, and what can go wrong."""

from __future__ import annotations

import base64
import pickle
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from holdfast.core.action import Action
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json
from holdfast.core.seat import Seat

__all__ = ["Answer", "Cancelled", "Fault", "Kind", "NoAnswer", "Question"]

Clock = Literal["wall", "cpu"]
Kind = Literal["crash", "lost", "memory", "nonsense", "peek", "slow"]

SENTENCES: Final[Mapping[str, str]] = {
    "crash": 'the bot "{bot}" failed',
    "lost": 'the process of the bot "{bot}" ended',
    "memory": 'the bot "{bot}" wanted more memory than there is for it',
    "nonsense": 'the bot "{bot}" answered something that is not allowed',
    "peek": 'the bot "{bot}" reached for what is none of its business',
    "slow": 'the bot "{bot}" did not answer in time',
}


@dataclass(frozen=True, slots=True)
class Question:
    """One decision: who is to decide it, from which seat, and what that may cost."""

    bot: str
    """A name that `make_bot` knows, or `module:Class`."""
    seat: Seat
    seed: int
    """What the bot's own chance begins with: the same question gets the same answer, as far as
    the bot counts its tries instead of looking at the clock."""
    seconds: float | None = None
    count: int | None = None
    most: float | None = None
    """Seconds that this decision may take, whatever the bot has saved on others."""
    clock: Clock = "wall"
    """`cpu` counts the time that the bot really had, for measurements on a busy machine."""
    memory: str = ""
    """Decisions under the same name are made by the same bot object; without one by a new one."""
    is_urgent: bool = True
    """Whether somebody waits for it: such questions go first."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a bot did wrong, with all that is needed to see it again."""

    kind: Kind
    bot: str
    words: str
    """What happened, in one line."""
    question: Question
    trace: str = field(default="", repr=False)

    def __str__(self) -> str:
        seat = self.question.seat
        where = f"{seat.game.id}, seat {seat.name}, after {seat.number} actions"
        said = SENTENCES[self.kind].format(bot=self.bot)
        return f"{said} ({where}): {self.words}" if self.words else f"{said} ({where})"

    def to_json(self) -> Json:
        """For a file: `seat` is what the bot was shown."""
        asked = self.question
        return {
            "kind": self.kind,
            "bot": self.bot,
            "words": self.words,
            "trace": self.trace,
            "game": asked.seat.game.id,
            "options": dict(asked.seat.options),
            "place": str(asked.seat.name),
            "number": asked.seat.number,
            "seed": asked.seed,
            "seconds": asked.seconds,
            "count": asked.count,
            "most": asked.most,
            "seat": base64.b64encode(zlib.compress(pickle.dumps(asked.seat))).decode(),
        }


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal action, and who found it."""

    action: Action
    bot: str
    """Who chose: the bot that was asked, or a stand-in."""
    seconds: float = 0.0
    """How long it thought."""
    spent: int = 0
    """How many tries it counted."""
    faults: tuple[Fault, ...] = ()
    """What went wrong on the way."""


class Cancelled(Exception):
    """Nobody waits for the answer any more."""


class NoAnswer(HoldfastError):
    """A bot failed, and there was to be no stand-in."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(str(faults[-1]) if faults else "nobody could be asked")
        self.faults = faults
