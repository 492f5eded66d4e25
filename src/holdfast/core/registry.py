"""The games that are installed: each registers itself under the entry point `holdfast.games`."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from importlib.metadata import EntryPoint
from typing import cast

from holdfast.core.errors import BadPosition, NoSuchGame, nearest
from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.core.plugins import Found, find_plugins
from holdfast.core.reading import Given

__all__ = ["broken_games", "check_is_of", "find_game", "installed_games", "speaking_packages"]

GROUP = "holdfast.games"


@lru_cache(maxsize=1)
def _found() -> Found[Game]:
    found = find_plugins(GROUP, "game", _load, prove=lambda game: game.edition().text())
    return Found(dict(sorted(found.good.items())), found.broken)


def _load(point: EntryPoint) -> tuple[str, Game]:
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"the entry point of a game is a Game, not {type(game).__name__}")
    return game.id, game


def installed_games() -> dict[str, Game]:
    """Every game that can be played by its id, in alphabetical order."""
    return _found().good


def broken_games() -> dict[str, str]:
    """The games that are installed and cannot be used, each with the reason."""
    return dict(_found().broken)


@lru_cache(maxsize=1)
def speaking_packages() -> tuple[str, ...]:
    """Where messages may be that refusals name: those of all games, and those of each."""
    games = (game.edition().text().package for game in installed_games().values())
    return tuple(dict.fromkeys(["holdfast", *games]))


def find_game(name: object) -> Game:
    """The game of this id, or `NoSuchGame`."""
    if isinstance(name, Game):
        return name
    known = installed_games()
    if not isinstance(name, str) or name not in known:
        broken = broken_games()
        if isinstance(name, str) and name in broken:
            sentence = _("the game {name} is installed, but cannot be used: {reason}")
            raise NoSuchGame(sentence, facts={"name": name, "reason": broken[name]})
        near = nearest(name, known)
        sentence = _("no game is called {name}")
        if not near:
            sentence = _("no game is called {name}; there are {known}")
        raise NoSuchGame(sentence, facts={"name": repr(name), "known": ", ".join(known)}, near=near)
    return known[name]


def check_is_of(game: Game, position: Given) -> None:
    """Refuse a position of another game, which it says itself or which alone looks like that."""
    stated = position.get("game")
    other = installed_games().get(stated) if isinstance(stated, str) else None
    if "game" not in position and not _fits(game, position):
        others = installed_games().values()
        other = next((one for one in others if _fits(one, position)), None)
    if other is not None and other.id != game.id:
        sentence = _("game: this is a position of {other}, not of {game}")
        raise BadPosition(sentence, field="game", facts={"other": other.name, "game": game.name})


def _fits(game: Game, position: Given) -> bool:
    """Whether a position has the fields of a game, as far as that says what they are."""
    shape = game.shapes.get("position")
    return shape is not None and set(position) == set(cast(Collection[str], shape.__annotations__))
