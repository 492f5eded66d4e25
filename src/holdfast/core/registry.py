"""The games that are installed: each registers itself under the entry point `holdfast.games`."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import entry_points

from holdfast.core.errors import NoSuchGame, nearest
from holdfast.core.game import Game
from holdfast.core.messages import mark as _

__all__ = ["find_game", "installed_games", "speaking_packages"]

GROUP = "holdfast.games"


@lru_cache(maxsize=1)
def installed_games() -> dict[str, Game]:
    """Every installed game by its id, in alphabetical order."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"the entry point {point.value} of {GROUP} is not a Game")
        found[game.id] = game
    return found


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
        near = nearest(name, known)
        sentence = _("no game is called {name}")
        if not near:
            sentence = _("no game is called {name}; there are {known}")
        raise NoSuchGame(sentence, facts={"name": repr(name), "known": ", ".join(known)}, near=near)
    return known[name]
