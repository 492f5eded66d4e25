"""Component data that somebody sends: whatever its strings say, it is refused or shown as text."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadPack
from holdfast.core.game import Game
from holdfast.core.picture import SHAPES, Look

pytestmark = pytest.mark.once

GAMES = ["itter", "tito"]
MARKUP = [
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    "&lt;&nope;",
    "</title></svg>",
    "{unit} {0} %s",
]
UNSHOWN = [
    "\u202eback to front\u202c",
    "\u2066isolated\u2069",
    "a\x1b[2Jb",
    "two\nlines",
    "nul\0",
    "\ud800",
    "\ufffe",
    "\u2028",
]
LONG = "x" * 100_000

Path = tuple[str | int, ...]


def strings(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where the strings of a pack stand."""
    if isinstance(value, str):
        yield path
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from strings(one, (*path, key))
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from strings(one, (*path, at))


def kind_of(path: Path) -> Path:
    """Where a string stands, whatever its row."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def places(pack: dict[str, Any]) -> list[Path]:
    """One string of each kind: of the rows of a table the last that has it."""
    return list({kind_of(path): path for path in strings(pack)}.values())


def with_string(pack: dict[str, Any], path: Path, value: str) -> dict[str, Any]:
    """A copy of the pack that differs in one place, and shares the rest."""
    changed: Any = copy.copy(pack)
    top = changed
    for key in path[:-1]:
        changed[key] = copy.copy(changed[key])
        changed = changed[key]
    changed[path[-1]] = value
    return dict(top)


@lru_cache(maxsize=None)
def free_texts(game_id: str) -> set[Path]:
    """The kinds of strings that may say anything that can be shown."""
    game = holdfast.find_game(game_id)
    pack = game.default_pack()
    assert pack is not None
    return {
        kind_of(path)
        for path in places(pack)
        if not game.check_pack(with_string(pack, path, "Something else"))
    }


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("value", MARKUP[:2])
def test_markup_is_refused_where_a_name_is_needed(game_id: str, value: str) -> None:
    """A string takes markup only where it takes any other words; the message names its place."""
    game = holdfast.find_game(game_id)
    pack = game.default_pack()
    assert pack is not None
    for path in places(pack):
        found = game.check_pack(with_string(pack, path, value))
        assert bool(found) == (kind_of(path) not in free_texts(game_id)), path
        for problem in found:
            assert is_clear(problem), path


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("value", [*UNSHOWN, LONG], ids=lambda value: ascii(value[:12]))
def test_what_cannot_be_shown_is_refused_everywhere(game_id: str, value: str) -> None:
    game = holdfast.find_game(game_id)
    pack = game.default_pack()
    assert pack is not None
    for path in places(pack):
        found = game.check_pack(with_string(pack, path, value))
        assert found, path
        assert all(is_clear(problem) for problem in found), path
    for key in ("title", "zones" if game_id == "tito" else "locations"):
        found = game.check_pack({**pack, key + value: pack[key]})
        assert [is_clear(problem) for problem in found] == [True]


def is_clear(problem: BadPack) -> bool:
    """A sentence that names its field and that a terminal or a page can show."""
    words = str(problem)
    return len(words) < 400 and words.isprintable() and bool(problem.field or "top level" in words)


def hostile(game_id: str, value: str) -> dict[str, Any]:
    """A pack in which every string that may say anything says this."""
    pack: dict[str, Any] = copy.deepcopy(holdfast.find_game(game_id).default_pack())
    for path in list(strings(pack)):
        if kind_of(path) in free_texts(game_id):
            pack = with_string(pack, path, value)
    return pack


def moments(game: Game, pack: dict[str, Any]) -> Iterator[holdfast.Match]:
    """A match as it begins, and after a good part of it."""
    match = holdfast.new(game, seed=7, pack=pack)
    yield match
    chance = Seeded(7)
    for _ in range(120):
        if match.over:
            break
        legal = match.state.legal()
        match.play(legal[chance.pick(len(legal))])
    yield match


@lru_cache(maxsize=None)
def drawn_with(game_id: str) -> tuple[set[str], set[str]]:
    """The elements and attributes of our own drawings."""
    game = holdfast.find_game(game_id)
    pack = game.default_pack()
    assert pack is not None
    tags: set[str] = set()
    attributes: set[str] = set()
    for match in moments(game, pack):
        for shape in SHAPES:
            for part in parts_of(game, match, pack, "en", shape):
                tags.add(part.tag)
                attributes.update(part.attrib)
    return tags, attributes


def parts_of(
    game: Game, match: holdfast.Match, pack: dict[str, Any], language: str, shape: str
) -> Iterator[ElementTree.Element]:
    """Everything in a drawing; what is sent to a page alone must be whole by itself."""
    picture = game.edition(None, pack).draw(match.view(match.seats[0]), language, Look(shape))
    assert picture is not None
    whole = [picture.static, *picture.elements.values()]
    for fragment in whole:
        yield from ElementTree.fromstring(f"<svg>{fragment}</svg>").iter()
    yield from ElementTree.fromstring(picture.svg()).iter()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("value", MARKUP)
def test_markup_in_every_text_is_drawn_as_text(game_id: str, value: str) -> None:
    game = holdfast.find_game(game_id)
    pack = hostile(game_id, value)
    assert game.check_pack(pack) == []
    tags, attributes = drawn_with(game_id)
    for match in moments(game, pack):
        for language in game.languages:
            for shape in SHAPES:
                for part in parts_of(game, match, pack, language, shape):
                    assert part.tag in tags
                    assert set(part.attrib) <= attributes
            text = game.edition(None, pack).text(language)
            told = [text.board(match.view(match.seats[0]))]
            told += [text.event(event) for event in match.events]
            told += [text.action(action) for action in match.legal]
            assert all(told)
    json.dumps(match.journal().to_json())
