"""The options of a match as typed fields, and the actions that go with them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from holdfast.games.castle.parts import Fort
from holdfast.games.castle.state import Castle
from holdfast.games.castle.vocabulary import Actions


class CastleEdition:
    """What never changes in a match: all copies of a state share it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options["players"]
        self.sorties: bool = options["empty_deck"] == "sortie"
        self.no_dice: bool = options["no_dice"]
        self.jokers: int = options["jokers"]
        self.berserker: bool = options["berserker"]
        self.same_number: bool = options["same_number"]
        self.same_suit: bool = options["same_suit"]
        self.saboteur: bool = options["saboteur"]
        self.barricade: bool = options["barricade"]
        self.actions = actions_for(self.players)
        self.vocabulary = self.actions.vocabulary

    def blank(self) -> Castle:
        return Castle(self, [Fort([], []) for _ in range(self.players)], [], [])


@lru_cache(maxsize=None)
def actions_for(players: int) -> Actions:
    """The vocabulary of a match with so many players: built once, whatever the other options."""
    return Actions(players)
