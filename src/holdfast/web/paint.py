"""What pages show of a game: boards, labels and log lines, each made once and remembered."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from holdfast.core.action import Action
from holdfast.core.game import Game
from holdfast.core.i18n import LANGUAGES, catalogue
from holdfast.core.notes import Note
from holdfast.core.picture import INKS, SHAPES, WIDE, Look, Picture
from holdfast.core.text import Text
from holdfast.version import VERSION

__all__ = ["LANGUAGES", "LOOKS", "Art", "Static", "art_of", "game_text", "note_json", "web_words"]

STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
KEPT_PACKS = 64
LOOKS = {look.name: look for look in (Look(shape, inks) for shape in SHAPES for inks in INKS)}
"""Every look by its name, one object of each."""


def web_words(language: str) -> Any:
    """The catalogue of the pages."""
    return catalogue("holdfast.web", language)


@lru_cache(maxsize=None)
def game_text(game: Game, language: str) -> Text:
    """The words of a game before any match of it; those of a match are `art_of(…).text`."""
    return game.text(language if language in LANGUAGES else "en")


def note_json(note: Note) -> dict[str, str]:
    """A note of a game, as it stands beside a line, a rule or a result."""
    return {"id": note.id, "text": note.text}


class Static:
    """The part of a board that never changes, apart from its style sheet, which the content
    security policy wants in a file of its own."""

    __slots__ = ("css", "fingerprint", "svg")

    def __init__(self, static: str) -> None:
        self.css = "\n".join(found.strip() for found in STYLE.findall(static))
        self.svg = STYLE.sub("", static)
        digest = hashlib.blake2b(f"{VERSION}\n{static}".encode(), digest_size=10)
        self.fingerprint = digest.hexdigest()


class Art:
    """How one game with one set of component data looks and reads in one language and look."""

    def __init__(
        self, game: Game, language: str, pack: Mapping[str, Any] | None, look: Look
    ) -> None:
        self.game = game
        self.language = language
        self.pack = pack
        self.look = look
        # One object for the shipped data; a match with data of its own has words of its own.
        self.text = game_text(game, language) if pack is None else game.text(language, pack)
        # By action, not by its number: with other options a game may have another vocabulary.
        self._labels: dict[Action, str] = {}
        self._definitions: dict[Action, dict[str, Any]] = {}
        self._static: Static | None = None
        self._static_source = ""

    def draw(self, view: Mapping[str, Any]) -> Picture | None:
        return self.game.draw(view, self.language, self.pack, self.look)

    def static(self, picture: Picture) -> Static:
        """The static part of a picture; the same object as long as the drawing is the same."""
        if self._static is None or self._static_source is not picture.static:
            if self._static is None or self._static_source != picture.static:
                self._static = Static(picture.static)
            self._static_source = picture.static
        return self._static

    def label(self, action: Action) -> str:
        found = self._labels.get(action)
        if found is None:
            found = self._labels[action] = self.text.action(action)
        return found

    def definition(self, action: Action) -> dict[str, Any]:
        """All that a page needs to offer an action."""
        found = self._definitions.get(action)
        if found is None:
            found = self._definitions[action] = {
                "do": action.json,
                "touches": list(action.touches),
                "label": self.label(action),
            }
        return found


_arts: OrderedDict[tuple[str, str, int, str], Art] = OrderedDict()


def art_of(game: Game, language: str, pack: Mapping[str, Any] | None, look: Look = WIDE) -> Art:
    """The art of a game. Pass the same pack object each time: it is found by its identity."""
    tongue = language if language in LANGUAGES else "en"
    key = (game.id, tongue, 0 if pack is None else id(pack), look.name)
    found = _arts.get(key)
    if found is None:
        found = _arts[key] = Art(game, tongue, pack, look)
        while len(_arts) > KEPT_PACKS * len(LANGUAGES):
            _arts.popitem(last=False)
    return found
