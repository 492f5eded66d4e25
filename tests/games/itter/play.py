"""Games for the tests of Castle Itter to look at."""

from __future__ import annotations

from typing import Any

import holdfast
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.match import Match
from holdfast.core.state import State

LIKED = ("attack", "spend", "suppress", "command", "order", "escape", "recover", "sacrifice")
"""What a defender who wants to see the later turns does more often than chance would."""


def choose(legal: list[Action], chance: Chance) -> Action:
    """Any action at times, else one that keeps the SS away, so that games last."""
    if chance.pick(4):
        liked = [action for action in legal if action.do in LIKED]
        firm = [action for action in liked if action.do in ("attack", "escape")]
        for pool in (firm, liked):
            if pool and chance.pick(3):
                return pool[chance.pick(len(pool))]
    others = [action for action in legal if action.do != "end"] or legal
    return others[chance.pick(len(others))]


def played(seed: int, most: int = 5000, **options: Any) -> Match:
    """A whole game, or its first actions."""
    match = holdfast.new("itter", seed=seed, options=options)
    chance = Seeded(seed + 10_000)
    for _ in range(most):
        if match.over:
            break
        match.play(choose(match.state.legal(), chance))
    return match


def states_of(match: Match, every: int = 1) -> list[State]:
    """The states that waited for a decision, each `every`-th of them."""
    return [step.before for step in match.played][::every]
