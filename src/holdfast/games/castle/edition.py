"""An edition of Castle: the options as the rules read them, and the vocabulary."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from holdfast.core.edition import Edition, Options
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.reading import Given, Json
from holdfast.core.state import steps_in
from holdfast.games.castle.draw import POWERS, draw
from holdfast.games.castle.parts import Fort
from holdfast.games.castle.reading import read
from holdfast.games.castle.rules import (
    ace,
    archers,
    assassin,
    counter,
    double,
    empty,
    joker,
    press,
    rally,
    ram,
    reach,
    setup,
    snake,
    spy,
    turn,
)
from holdfast.games.castle.rules.berserk import group
from holdfast.games.castle.rules.fight import combat, course
from holdfast.games.castle.state import Castle
from holdfast.games.castle.text import CastleText
from holdfast.games.castle.vocabulary import Actions

if TYPE_CHECKING:
    from holdfast.core.game import Game


class CastleEdition(Edition):
    """Castle with these options, each a typed field; there is no component data to correct."""

    def __init__(self, game: Game, options: Options, pack: Json | None) -> None:
        super().__init__(game, options, pack)
        players = options["players"]
        jokers = options["jokers"]
        assert isinstance(players, int)
        assert isinstance(jokers, int)
        self.players: int = players
        self.jokers: int = jokers
        self.sorties: bool = options["empty_deck"] == "sortie"
        self.no_dice: bool = options["no_dice"] is True
        self.berserker: bool = options["berserker"] is True
        self.same_number: bool = options["same_number"] is True
        self.same_suit: bool = options["same_suit"] is True
        self.saboteur: bool = options["saboteur"] is True
        self.barricade: bool = options["barricade"] is True
        self.actions: Actions = actions_for(players)
        self.vocabulary = self.actions.vocabulary
        self.seats = tuple(range(players))
        self.steps = steps_in(
            *(ace, archers, assassin, combat, counter, course, double, empty, group, joker),
            *(press, rally, ram, reach, setup, snake, spy, turn),
        )

    def blank(self) -> Castle:
        return Castle(self, [Fort([], []) for _ in range(self.players)], [], [])

    def start(self) -> Castle:
        """A new match, as an empty position asks for it too (CA-POS.3)."""
        state = self.blank()
        state.then(setup.DEAL)
        return state

    def read(self, position: Given) -> Castle:
        return read(self.blank(), position)

    def make_text(self, language: str) -> CastleText:
        return words(language)

    def draw(self, view: Given, language: str = "en", look: Look = WIDE) -> Picture:
        translate = words(language).translate
        more = {"saboteur": "3", "barricade": "6"}
        powers = POWERS.union(rank for option, rank in more.items() if self.options[option])
        return draw(
            view, None, translate, shape=look.shape, colours=look.inks, powers=frozenset(powers)
        )


@lru_cache(maxsize=None)
def actions_for(players: int) -> Actions:
    """The vocabulary of a match with so many players: built once, whatever the other options."""
    return Actions(players)


@lru_cache(maxsize=None)
def words(language: str) -> CastleText:
    """One object per language, so that the drawing can cache what it drew for it."""
    return CastleText(language)
