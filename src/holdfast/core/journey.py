"""A journey: what a person means as one move, as the ordinary actions that it is made of.

A game whose pieces go step by step tells through `Game.journeys` where they can get to from the
present decision. A journey is found by playing the rules in the seat's own world and without any
chance, so it promises nothing that the seat could not work out: where dice would fall or something
hidden would be turned over, it ends with that very step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event

__all__ = ["Journey", "NoChance", "Surprise"]


@dataclass(frozen=True, slots=True)
class Journey:
    """Some elements of the board go to another one."""

    who: tuple[str, ...]
    """Those that go, in the order in which they go."""
    way: tuple[str, ...]
    """What the first of them passes, from where it stands to where all of them arrive."""
    actions: tuple[Action, ...]
    """What is played, one after the other."""
    cost: int
    left: int
    """What the longest of their ways costs, and what it leaves, in points of the game."""
    surprise: bool
    """Whether its last step brings something that nobody can know yet."""
    events: tuple[Event, ...]
    """What is known to come of it beside the arrival itself."""

    @property
    def to(self) -> str:
        return self.way[-1]


class Surprise(Exception):
    """Chance was asked for where only what is certain may be looked at."""


class NoChance(Chance):
    """Chance for whoever wants to know only what is certain."""

    def pick(self, n: int) -> NoReturn:
        raise Surprise
