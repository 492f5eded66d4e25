"""A visitor's history: which matches were asked for, and what can be asked for."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from holdfast.core.ending import OUTCOMES
from holdfast.core.errors import NoSuchGame
from holdfast.core.registry import find_game
from holdfast.store import Past
from holdfast.web.cards import option_label
from holdfast.web.paint import game_text

__all__ = ["PAGE", "Chosen", "Shown", "shown", "variant_key", "variants"]

PAGE: Final = 20
"""Matches on a page."""
STATES: Final = ("running", "finished", "study", "archived", "hidden")
LISTED: Final = STATES[:3]
"""What is shown unless somebody asks for what was put away."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What somebody asked their history for; nonsense in an address asks for nothing."""

    game: str = ""
    variant: str = ""
    state: str = ""
    result: str = ""
    page: int = 1

    @classmethod
    def of(cls, query: Mapping[str, str]) -> Chosen:
        def among(name: str, known: Sequence[str]) -> str:
            return query[name] if query.get(name) in known else ""

        page = query.get("page", "")
        is_number = page.isascii() and page.isdigit() and len(page) < 6
        return cls(
            game=query.get("game", "")[:64],
            variant=query.get("variant", "")[:16],
            state=among("state", STATES),
            result=among("result", OUTCOMES),
            page=max(1, int(page)) if is_number else 1,
        )

    @property
    def is_any(self) -> bool:
        """Whether everything is asked for."""
        return not (self.game or self.variant or self.state or self.result)

    def takes(self, match: Past) -> bool:
        return (
            self.game in ("", match.game)
            and self.variant in ("", variant_key(match.options))
            and state_of(match) in ((self.state,) if self.state else LISTED)
            and self.result in ("", match.outcome)
        )


def state_of(match: Past) -> str:
    if match.shelf:
        return match.shelf
    if match.study:
        return "study"
    return "running" if match.finished is None else "finished"


def variant_key(options: Mapping[str, object]) -> str:
    """A mixture of options as a word that an address can carry."""
    written = orjson.dumps(options, option=orjson.OPT_SORT_KEYS)
    return hashlib.blake2b(written, digest_size=6).hexdigest()


def variants(matches: Iterable[Past], game: str, lang: str) -> list[tuple[str, str]]:
    """The mixtures of options in which somebody has played a game: key and words."""
    try:
        found = find_game(game)
    except NoSuchGame:
        return []
    text = game_text(found, lang)
    mixtures = {variant_key(one.options): one.options for one in matches if one.game == game}
    words = {
        key: ", ".join(
            text.labelled(
                text.translate(option.label), option_label(found, lang, option.name, value)
            )
            for option in found.options
            if (value := options.get(option.name, option.default)) != option.default
        )
        for key, options in mixtures.items()
    }
    return sorted(words.items(), key=lambda item: item[1])


@dataclass(frozen=True, slots=True)
class Shown:
    """One page of what was found."""

    ids: list[str]
    page: int
    pages: int
    first: int
    last: int
    all: int


def shown(matches: Iterable[Past], chosen: Chosen) -> Shown:
    """The page that was asked for, or the last one there is."""
    found = [one.id for one in matches if chosen.takes(one)]
    pages = max(1, -(-len(found) // PAGE))
    page = min(chosen.page, pages)
    ids = found[(page - 1) * PAGE : page * PAGE]
    first = (page - 1) * PAGE
    return Shown(ids, page, pages, first + 1 if ids else 0, first + len(ids), len(found))
