"""What is rolled for, where all get the same dice for the same thing (docs/challenges.md).

What the player does is named by the action: the first fire from one zone at another is one
occasion, whenever it comes. What the rules do by themselves is named by the turn and by what it is
about: a round of an assault by its zone, a fire of partisans by where they fire from and at, a
landing by how many are still to land.
"""

from __future__ import annotations

from holdfast.core.action import Action
from holdfast.core.state import AnyStep
from holdfast.games.tito.state import Tito

__all__ = ["occasion"]


def occasion(s: Tito, action: Action, step: AnyStep) -> str:
    name = type(step).__name__
    if s.assault_zone:
        return f"turn {s.turn} assault {s.assault_zone} round {s.assault_round}"
    if step.asks:
        return f"{action.text} {name}"
    if name == "Landing":
        return f"turn {s.turn} {name} {len(s.due)}"
    if name == "PartisanFire":
        return f"turn {s.turn} {name} {_last_fire(s)}"
    return f"turn {s.turn} {name}"


def _last_fire(s: Tito) -> str:
    """Where the partisans have just said that they fire, as far as this action has told."""
    for event in reversed(s.log or []):
        if event.kind == "fire_declared":
            return f"{event.facts['from']} {event.facts['at']}"
    return ""
