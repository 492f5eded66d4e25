"""Positions of Castle Itter for the tests of its mind."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from holdfast.core.chance import Seeded
from holdfast.core.edition import Edition
from holdfast.games.itter.game import GAME
from holdfast.games.itter.mind import ItterMind
from holdfast.games.itter.state import Itter

VARIANTS = ("beginner", "veteran", "elite", "competitive")
OPTIONS: tuple[dict[str, Any], ...] = (
    *({"variant": variant} for variant in VARIANTS),
    {"variant": "veteran", "edition": "player_aid"},
    {"variant": "elite", "inspire_stacks": False, "hold_exhausts": True},
    {"variant": "beginner", "free_moves": "any", "escape_from_white": True},
)


def edition_of(**options: Any) -> Edition:
    return GAME.edition(options)


def mind_of(edition: Edition) -> ItterMind:
    mind = edition.mind()
    assert isinstance(mind, ItterMind)
    return mind


@lru_cache(maxsize=None)
def game(seed: int, stray: int, **options: Any) -> tuple[Itter, ...]:
    """The states of a game by the rules of thumb, with something at random once in `stray`."""
    edition = edition_of(**options)
    mind = mind_of(edition)
    chance = Seeded(seed)
    s = edition.start()
    s.advance(chance)
    states: list[Itter] = []
    while s.agenda:
        assert isinstance(s, Itter)
        states.append(s.copy())
        legal = s.legal()
        action = mind.choose(s, chance) if chance.pick(stray) else legal[chance.pick(len(legal))]
        s.apply(action, chance)
    assert isinstance(s, Itter)
    states.append(s)
    return tuple(states)
