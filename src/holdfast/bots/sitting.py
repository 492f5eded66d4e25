"""A bot at a seat as those meet it who run a match: a question goes in, a reply or a defect comes
out, and never an exception."""

from __future__ import annotations

import atexit
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, Protocol

from holdfast.bots.bot import Bot
from holdfast.bots.budget import Budget
from holdfast.bots.card import BotCard, Player
from holdfast.bots.levels import LEVELS
from holdfast.bots.questions import Fault, NoAnswer, Question
from holdfast.bots.registry import find_bot, installed_bots
from holdfast.bots.workers import Workers
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.seat import Seat

__all__ = [
    "CLOCKS",
    "STAND_IN",
    "Apart",
    "Clock",
    "Defect",
    "Inside",
    "Reply",
    "Sitter",
    "judged",
    "seated",
    "sit",
    "stand_in",
]

Clock = Literal["cpu", "wall"]
CLOCKS: Final[dict[Clock, Callable[[], float]]] = {
    "cpu": time.thread_time,
    "wall": time.monotonic,
}
LONGEST_WORDS: Final = 300
GRACE: Final = 5.0
"""Seconds that a bot in a process apart may be late before the process is ended."""
STAND_IN: Final = "quick"
"""Who plays where a bot cannot."""

Kind = Literal["illegal", "crash", "slow", "peek", "memory", "lost"]
"""What a bot can do wrong: answer what is not allowed, fail, take far too long, know what it cannot
know or reach for it, want more memory than there is for it, or vanish with its process."""


@dataclass(frozen=True, slots=True)
class Defect:
    """Something that a bot did wrong."""

    kind: Kind
    words: str


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of asking: a legal action, or a defect and no action."""

    action: Action | None
    seconds: float = 0.0
    """By the clock that its budget goes by."""
    wall: float = 0.0
    """By the clock on the wall."""
    tries: int = 0
    defect: Defect | None = None


class Sitter(Protocol):
    """A bot at one seat of one match."""

    def ask(self, seat: Seat, seed: int, count: int | None = None) -> Reply:
        """Its answer with this chance; with a `count`, that many tries instead of its budget."""

    def leave(self) -> None:
        """The match is over."""


class Inside:
    """A bot that thinks in this very process: ours, which are known to behave."""

    def __init__(self, player: Player, clock: Clock = "cpu") -> None:
        self._player = player
        self._clock = CLOCKS[clock]
        self._bot: Bot | None = None

    def ask(self, seat: Seat, seed: int, count: int | None = None) -> Reply:
        seat.edition.mind()  # made once and kept, which is not the bot's time
        clock = self._clock
        budget = self._player.budget(clock) if count is None else Budget(count=count)
        began, wall = clock(), time.monotonic()
        try:
            if self._bot is None:
                self._bot = self._player.make()
            chosen = self._bot.choose(seat, budget, Seeded(seed))
        except MemoryError:
            found: Action | Defect = Defect("memory", "")
        except Exception as error:
            found = Defect(_kind(error), f"{type(error).__name__}: {error}"[:LONGEST_WORDS])
        else:
            found = judged(seat, chosen)
        spent = (clock() - began, time.monotonic() - wall, budget.spent)
        if isinstance(found, Defect):
            return Reply(None, *spent, defect=found)
        return Reply(found, *spent)

    def leave(self) -> None:
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()
        self._bot = None


def _kind(error: Exception) -> Kind:
    if isinstance(error, TimeoutError):
        return "slow"
    if isinstance(error, HoldfastError):
        return "illegal"
    return "lost" if isinstance(error, ConnectionError) else "crash"


def judged(seat: Seat, chosen: object) -> Action | Defect:
    """What a bot chose, where that is allowed."""
    try:
        return seat.check(chosen)
    except HoldfastError as error:
        return Defect("illegal", f"{short(chosen)}: {error}"[:LONGEST_WORDS])


def short(chosen: object) -> str:
    """Whatever a bot gave, in a few characters; even a `repr` can fail."""
    try:
        return repr(chosen)[:120]
    except Exception:
        return type(chosen).__name__


class Apart:
    """A bot of somebody else's: it thinks in another process, which keeps it from doing harm."""

    def __init__(
        self, player: Player, clock: Clock = "cpu", workers: Workers | None = None
    ) -> None:
        self._player = player
        self._clock = clock
        self._workers = _workers() if workers is None else workers
        self._memory = secrets.token_hex(8)

    def ask(self, seat: Seat, seed: int, count: int | None = None) -> Reply:
        player = self._player
        question = Question(
            player.card.name,
            seat,
            seed,
            seconds=player.seconds if count is None else None,
            count=player.count if count is None else count,
            clock=self._clock,
            memory=self._memory,
        )
        began = time.monotonic()
        try:
            answer = self._workers.choose(question)
        except NoAnswer as failed:
            lost = _defect(failed.faults[-1]) if failed.faults else Defect("lost", str(failed))
            return Reply(None, 0.0, time.monotonic() - began, defect=lost)
        spent = (answer.seconds, time.monotonic() - began, answer.spent)
        # One that had to be asked twice has a defect, though it has answered.
        defect = _defect(answer.faults[-1]) if answer.faults else None
        return Reply(answer.action, *spent, defect=defect)

    def leave(self) -> None:
        self._workers.forget(self._memory)


def _defect(fault: Fault) -> Defect:
    return Defect("illegal" if fault.kind == "nonsense" else fault.kind, fault.words)


@lru_cache(maxsize=1)
def _workers() -> Workers:
    """One process beside this one, for bots that are not ours; it ends with this one."""
    workers = Workers(1, stand_ins=(), nice=0, grace=GRACE, tell=lambda fault: None)
    atexit.register(workers.close)
    return workers


def sit(player: Player, clock: Clock = "cpu") -> Sitter:
    """Let a player take a seat of a match: ours think here, others in a process apart."""
    card = player.card
    if card.is_outside:
        return Inside(player, "wall")
    is_installed = installed_bots().get(card.name) is card and card not in LEVELS
    return Apart(player, clock) if is_installed or ":" in card.name else Inside(player, clock)


def seated(bot: Bot) -> Player:
    """A player that is this very bot, and may think for as long as it likes."""
    name = type(bot).__name__
    return Player(name, BotCard(name=name, label=name, about="", make=lambda: bot))


def stand_in(seat: Seat, seed: int) -> Action:
    """What is played where a bot cannot: quickly chosen, or else anything that is allowed."""
    action = Inside(find_bot(STAND_IN)).ask(seat, seed).action
    return seat.legal[0] if action is None else action
