"""Holdfast's own bots, from the weakest to the strongest.

How often `novice` errs in each game was chosen by playing; `data/levels.json` says how.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Final

from holdfast.bots.budget import Budget
from holdfast.bots.card import BotCard
from holdfast.bots.random_bot import RandomBot
from holdfast.bots.thinkers import Quick, Strong
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.seat import Seat

__all__ = ["LEVELS", "Novice", "read_levels"]

FINE: Final = 10_000
"""How finely a share of errors is told apart."""


@lru_cache(maxsize=1)
def read_levels() -> Json:
    """What was chosen and measured for the levels, with where it comes from."""
    data: Json = json.loads(
        resources.files("holdfast.bots").joinpath("data", "levels.json").read_text("utf-8")
    )
    return data


class Novice:
    """Plays as `quick` does, but now and then anything."""

    def __init__(self, errs: float | None = None) -> None:
        self.errs = errs
        """The share of its decisions that it leaves to chance; None for that of its game."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """The quick answer, or any other."""
        errs = share_of_errors(seat.game.id) if self.errs is None else self.errs
        if chance.pick(FINE) < errs * FINE:
            return seat.legal[chance.pick(len(seat.legal))]
        return Quick().choose(seat, budget, chance)


def share_of_errors(game: str) -> float:
    """How many of its decisions the novice leaves to chance in a game."""
    shares: Mapping[str, float] = read_levels()["novice"]["errs"]
    return shares.get(game, shares["*"])


LEVELS: Final = (
    BotCard(
        name="random",
        label=_("Random"),
        about=_("Does anything that is allowed, without a thought."),
        make=RandomBot,
        face="M5 4h14v16H5z M9 8h.01 M15 8h.01 M12 12h.01 M9 16h.01 M15 16h.01",
    ),
    BotCard(
        name="novice",
        label=_("Novice"),
        about=_("Knows the rules of thumb, but now and then does anything at all."),
        make=Novice,
        face="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M9 10h.01 M15 10h.01 M9 15q3 2 6 0",
    ),
    BotCard(
        name="quick",
        label=_("Quick"),
        about=_("Plays by rules of thumb with tuned weights, at once."),
        make=Quick,
        face="M13 2 5 13h6l-1 9 9-12h-6z",
    ),
    BotCard(
        name="steady",
        label=_("Steady"),
        about=_(
            "Tries its best ideas a hundred times in its head, all together, before it chooses."
        ),
        make=Strong,
        count=100,
        face="M7 3h10 M7 21h10 M8 3q0 5 4 9-4 4-4 9 M16 3q0 5-4 9 4 4 4 9",
    ),
    BotCard(
        name="strong",
        label=_("Strong"),
        about=_("Thinks for a second, in many worlds of which each could be the true one."),
        make=Strong,
        seconds=1.0,
        face="M5 21V8h3v3h2V8h4v3h2V8h3v13z M10 21v-4h4v4",
    ),
    BotCard(
        name="master",
        label=_("Master"),
        about=_("The same as Strong with three seconds for each decision."),
        make=Strong,
        seconds=3.0,
        face="M4 18h16 M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
    ),
)
"""In the order of their strength."""
