"""The games that are installed: each registers itself under the entry point `holdfast.games`."""

from __future__ import annotations

import logging
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from holdfast.core.errors import BadPosition, NoSuchGame, nearest
from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given

__all__ = ["broken_games", "check_is_of", "find_game", "installed_games", "speaking_packages"]

GROUP = "holdfast.games"

log = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def _found() -> tuple[dict[str, Game], dict[str, str]]:
    """Every installed game by its id, in alphabetical order, and what is wrong with the others."""
    good: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = _load(point)
            good[game.id] = game
        except Exception as error:  # a game that cannot be loaded must not keep the others away
            package = "" if point.dist is None else f" ({point.dist.name})"
            broken[point.name] = f"{point.value}{package}: {type(error).__name__}: {error}"
            log.warning("the game %s cannot be used: %s", point.name, broken[point.name])
    return good, broken


def _load(point: EntryPoint) -> Game:
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"the entry point of a game is a Game, not {type(game).__name__}")
    return game


def installed_games() -> dict[str, Game]:
    """Every game that can be played by its id, in alphabetical order."""
    return _found()[0]


def broken_games() -> dict[str, str]:
    """The games that are installed and cannot be used, each with the reason."""
    return dict(_found()[1])


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
    """Refuse a position that says itself that it is one of another game."""
    stated = position.get("game")
    other = installed_games().get(stated) if isinstance(stated, str) else None
    if other is not None and other.id != game.id:
        sentence = _("game: this is a position of {other}, not of {game}")
        raise BadPosition(sentence, field="game", facts={"other": other.name, "game": game.name})
