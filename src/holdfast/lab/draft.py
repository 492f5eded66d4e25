"""A first experiment with a game, to be changed: everything that can be said, explained."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from holdfast.bots import installed_bots
from holdfast.core.edition import Value
from holdfast.core.errors import BadOption
from holdfast.core.game import Game, Option
from holdfast.core.match import Match
from holdfast.lab.experiment import MEASURES

__all__ = ["draft"]

USUAL: Final = "quick"
GAMES: Final = 200
PIECES_SHOWN: Final = 4

HEAD = """\
# An experiment with {name}: holdfast lab run FILE plays it, holdfast lab report FOLDER shows
# what came of it. Lines that begin with # do nothing; take the # away from what you want.

title = {title}
# about = "What is asked, in a sentence or two: for the report."
game = {game}
bots = [{usual}]            # one for all seats, or one for each: {bots}
games = {games}                 # deals that every arm plays; the same dice for all arms
seed = 1                    # from which all dice follow
"""
MORE = """\
# journals = true           # keep all matches move by move
# batch = 50                # deals after which results are written and `stop` is asked
"""
SWAP = "# swap = true               # play every deal from all seats: none is favoured\n"
VARY = """
# One arm for every mixture of these; the first values make the arm that the others are compared
# with.
[vary]
"""
STOP = """
# Until every interval of 95% reaches no further than `within` to each side; then `games` is the
# most.
# [stop]
# measure = "return"        # or {measures}
# within = 0.02
# of = "difference"         # or "mean"
"""
ARMS = """
# Instead of [vary], arms can be written out, each with what differs:
# [[arms]]
# name = "as printed"
# [[arms]]
# name = "otherwise"
# {arm}
# set = {{ "position.…" = 1 }}   # another value at the start, or in the component data: "pack.…"
"""


def draft(game: Game) -> str:
    """The text of a file that can be run as it is."""
    bots = list(installed_bots(game.id))
    usual = USUAL if USUAL in bots else bots[0]
    head = HEAD.format(
        name=game.name,
        title=_toml(f"{game.name}: a first experiment"),
        game=_toml(game.id),
        usual=_toml(usual),
        bots=", ".join(bots),
        games=GAMES,
    )
    match = Match(game, seed=1)
    swap = SWAP if len(match.edition.seats) > 1 or _can_have_more(game) else ""
    others = [f'"{one}"' for one in MEASURES if one != "return"]
    stop = STOP.format(measures=f"{', '.join(others[:-1])} or {others[-1]}")
    pieces = game.pieces(match.position())
    return "".join(
        [head, swap, MORE, VARY, *_varied(game, bots, usual), _without(pieces), stop,
         ARMS.format(arm=_arm(game, bots, usual, pieces))]
    )  # fmt: skip


def _can_have_more(game: Game) -> bool:
    """Whether some option brings other people to the table."""
    return any(
        len(game.edition({option.name: value}).seats) > 1
        for option in game.options
        for value in option.values[1:]
    )


def _varied(game: Game, bots: Sequence[str], usual: str) -> list[str]:
    """The first option varies, or the bots where there is none; the others can as well."""
    rest = [name for name in bots if name != usual]
    found = [
        (one.help, one.name, one.values if at else _that_mix(game, one))
        for at, one in enumerate(game.options)
    ]
    found.append(("Who plays.", "bots", (usual, *rest[:1])))
    return [
        f"# {about}\n{'# ' if at else ''}{name} = {_toml(values)}\n"
        for at, (about, name, values) in enumerate(found)
    ]


def _that_mix(game: Game, option: Option) -> tuple[Value, ...]:
    """The values that go with every value of every other option."""
    pairs = [(other.name, value) for other in game.options for value in other.values
             if other is not option]  # fmt: skip
    return tuple(
        value
        for value in option.values
        if all(_goes(game, {option.name: value, name: other}) for name, other in pairs)
    )


def _goes(game: Game, options: Mapping[str, Value]) -> bool:
    try:
        game.read_options(options)
    except BadOption:
        return False
    return True


def _without(pieces: Sequence[str]) -> str:
    if not pieces:
        return ""
    shown = ", ".join(pieces[:PIECES_SHOWN])
    return f'# Each of {len(pieces)} pieces is left out in turn: {shown}, …\n# without = "each"\n'


def _arm(game: Game, bots: Sequence[str], usual: str, pieces: Sequence[str]) -> str:
    if game.options:
        first = game.options[0]
        return f"options = {{ {first.name} = {_toml(_that_mix(game, first)[-1])} }}"
    if pieces:
        return f"without = {_toml(pieces[:1])}"
    return f"bots = {_toml([next((name for name in bots if name != usual), usual)])}"


def _toml(value: Value | Sequence[Value]) -> str:
    """A value of TOML, which words, numbers and lists are written in as in JSON."""
    if isinstance(value, str | bool | int | float):
        return json.dumps(value, ensure_ascii=False)
    return f"[{', '.join(_toml(one) for one in value)}]"
