"""What pages show of a game: boards, labels and log lines, each made once and remembered."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

import orjson

from holdfast.core.action import Action
from holdfast.core.edition import Edition
from holdfast.core.game import Game
from holdfast.core.i18n import LANGUAGES
from holdfast.core.notes import Note
from holdfast.core.picture import INKS, SHAPES, WIDE, Look, Picture
from holdfast.version import VERSION
from holdfast.web.models.table import GameNote
from holdfast.web.telling import Painter, Words

__all__ = ["LANGUAGES", "LOOKS", "Art", "Static", "art_of", "game_text", "note_json"]

STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
LOOKS = {look.name: look for look in (Look(shape, inks) for shape in SHAPES for inks in INKS)}
"""Every look by its name, one object of each."""


@lru_cache(maxsize=None)
def game_text(game: Game, language: str) -> Words:
    """The words of a game before any match of it; those of a match are `art_of(…).text`."""
    return art_of(game.edition(), language).text


def note_json(note: Note) -> GameNote:
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
    """How an edition of a game looks and reads in one language and look."""

    def __init__(self, edition: Edition, language: str, look: Look) -> None:
        self.edition = edition
        self.language = language
        self.look = look
        self.text = Words(edition, language)
        self._painter = Painter(edition, language, look)
        self._labels: dict[Action, str] = {}
        self._definitions: dict[Action, dict[str, object]] = {}
        self._written: dict[Action, orjson.Fragment] = {}
        self._static: Static | None = None
        self._static_source = ""

    def draw(self, view: Mapping[str, object], known: Sequence[Picture] = ()) -> Picture | None:
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

    def definition(self, action: Action) -> dict[str, object]:
        """All that a page needs to offer an action."""
        found = self._definitions.get(action)
        if found is None:
            found = self._definitions[action] = {
                "do": action.json,
                "touches": list(action.touches),
                "label": self.label(action),
                "kind": self.text.action_kind(action),
            }
        return found

    def written(self, action: Action) -> orjson.Fragment:
        """A definition as JSON, to be put into what is sent."""
        found = self._written.get(action)
        if found is None:
            found = self._written[action] = orjson.Fragment(orjson.dumps(self.definition(action)))
        return found


def art_of(edition: Edition, language: str, look: Look = WIDE) -> Art:
    """The art of an edition, which is kept with it, and goes when it goes."""
    tongue = language if language in LANGUAGES else "en"
    key = (Art, tongue, look.name)
    found = edition.kept.get(key)
    if not isinstance(found, Art):
        found = edition.kept[key] = Art(edition, tongue, look)
    return found
