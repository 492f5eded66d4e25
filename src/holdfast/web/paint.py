"""What pages show of a game: boards, labels and log lines, each made once and remembered."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import orjson

from holdfast.core.action import Action
from holdfast.core.game import Game
from holdfast.core.i18n import LANGUAGES, catalogue
from holdfast.core.notes import Note
from holdfast.core.picture import INKS, SHAPES, WIDE, Look, Picture
from holdfast.version import VERSION
from holdfast.web.editions import Edition
from holdfast.web.telling import Painter, Words

__all__ = ["LANGUAGES", "LOOKS", "Art", "Static", "art_of", "game_text", "note_json", "web_words"]

STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
LOOKS = {look.name: look for look in (Look(shape, inks) for shape in SHAPES for inks in INKS)}
"""Every look by its name, one object of each."""


def web_words(language: str) -> Any:
    """The catalogue of the pages."""
    return catalogue("holdfast.web", language)


@lru_cache(maxsize=None)
def game_text(game: Game, language: str) -> Words:
    """The words of a game before any match of it; those of a match are `art_of(…).text`."""
    return Words(game, language if language in LANGUAGES else "en")


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
        self.text = game_text(game, language) if pack is None else Words(game, language, pack)
        self._painter = Painter(game, language, pack, look)
        # By action, not by its number: with other options a game may have another vocabulary.
        self._labels: dict[Action, str] = {}
        self._definitions: dict[Action, dict[str, Any]] = {}
        self._written: dict[Action, orjson.Fragment] = {}
        self._static: Static | None = None
        self._static_source = ""

    def draw(self, view: Mapping[str, Any], known: Sequence[Picture] = ()) -> Picture | None:
        return self._painter.draw(view, known)

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

    def written(self, action: Action) -> orjson.Fragment:
        """A definition as JSON, to be put into what is sent."""
        found = self._written.get(action)
        if found is None:
            found = self._written[action] = orjson.Fragment(orjson.dumps(self.definition(action)))
        return found


_arts: dict[tuple[str, str, str], Art] = {}
"""Of the data that the games are shipped with."""


def art_of(game: Game, language: str, pack: Mapping[str, Any] | None, look: Look = WIDE) -> Art:
    """The art of a game, which is kept with the component data of the match."""
    tongue = language if language in LANGUAGES else "en"
    key = (game.id, tongue, look.name)
    kept = pack.arts if isinstance(pack, Edition) else _arts
    if pack is not None and kept is _arts:
        return Art(game, tongue, pack, look)  # nobody's edition: looked at once, then forgotten
    found = kept.get(key)
    if found is None:
        found = kept[key] = Art(game, tongue, pack, look)
    return found
