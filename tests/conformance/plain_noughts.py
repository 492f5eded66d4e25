"""Noughts whose rules run as plain Python, so that broken variants can subclass them.

The compiled classes of the example allow no subclasses; the same source, loaded under another name,
does, and stands on the same compiled core.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import holdfast_noughts
from holdfast_noughts.edition import NoughtsEdition, read_position
from holdfast_noughts.game import NoughtsGame
from holdfast_noughts.text import NoughtsText

from holdfast.core.action import Vocabulary
from holdfast.core.edition import Edition, Options
from holdfast.core.game import Game
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import steps_in

__all__ = ["GAME", "PlainNoughts", "rules"]

if TYPE_CHECKING:
    from holdfast_noughts import rules
else:

    def load_source(name: str, path: Path) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    rules = load_source("plain_noughts_rules", Path(holdfast_noughts.__file__).parent / "rules.py")


class PlainEdition(NoughtsEdition):
    """Noughts with the state, the decision, the words and the picture of its game."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        assert isinstance(game, PlainNoughts)
        self.plain = game
        self.vocabulary = game.words
        self.steps = steps_in(rules)
        if game.listed:
            self.steps[type(game.mark).__name__] = type(game.mark)

    def blank(self) -> rules.Noughts:
        return self.plain.make_state(self)

    def start(self) -> rules.Noughts:
        state = self.blank()
        state.then(self.plain.mark)
        return state

    def read(self, position: Mapping[str, Any]) -> rules.Noughts:
        state = read_position(position, self.blank())
        if state.agenda:
            state.agenda = [self.plain.mark]
        return state

    def make_text(self, language: str) -> NoughtsText:
        return self.plain.text_class(language)

    def draw(
        self, view: Mapping[str, Any], language: str = "en", look: Look = WIDE
    ) -> Picture | None:
        picture = super().draw(view, language, look)
        assert picture is not None
        return self.plain.redraw(picture, view, look)


class PlainNoughts(NoughtsGame):
    """Noughts, with parts that a variant can replace."""

    edition_class = PlainEdition
    state: ClassVar[type[rules.Noughts]] = rules.Noughts
    mark: ClassVar[rules.Mark] = rules.MARK
    words: ClassVar[Vocabulary] = rules.VOCABULARY
    listed: ClassVar[bool] = True
    text_class: ClassVar[type[NoughtsText]] = NoughtsText

    def make_state(self, edition: Edition) -> rules.Noughts:
        return self.state(edition)

    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        return picture


GAME = PlainNoughts()
