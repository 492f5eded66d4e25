"""`holdfast perft`: how many ways there are, some actions deep, dice included."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict

import click

from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    json_option,
    options_option,
    print_json,
    read_json_file,
    say,
)
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.reading import Json
from holdfast.lab.exact import MOST, Depth, TooMuch, perft, perft_by_depth

__all__ = ["perft_command"]


@click.command("perft")
@click.argument("game", type=GAME)
@click.option("--depth", type=click.IntRange(1, 50), default=2, show_default=True,
              help="How many actions deep.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True,
              help="Where set-up takes its dice from: it is played, not enumerated.")  # fmt: skip
@click.option("--position", metavar="FILE", type=click.Path(),
              help="Begin with the position in a file instead.")  # fmt: skip
@click.option("--play", "first", metavar="ACTION", multiple=True,
              help="Play this first; may be repeated.")  # fmt: skip
@click.option("--rolled", is_flag=True,
              help="Roll the dice of each action once, from the seed, instead of trying every "
              "result.")  # fmt: skip
@click.option("--divide", is_flag=True, help="Count separately what begins with each action.")
@click.option("--most", type=click.IntRange(min=1), default=MOST, show_default=True,
              help="Give up after this many actions.")  # fmt: skip
@options_option
@json_option
def perft_command(
    game: Game,
    depth: int,
    seed: int,
    position: str | None,
    first: tuple[str, ...],
    rolled: bool,
    divide: bool,
    most: int,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count what GAME can lead to, depth by depth: actions, dice results, different positions, and
    endings.

    Dice and draws are enumerated, not rolled, so the counts are exact and the same on every
    machine: another implementation of the rules can be compared with them.

    \b
    Examples:
      holdfast perft castle --depth 2
      holdfast perft castle --seed 3 --depth 2 --divide
      holdfast perft itter --rolled --depth 2
    """
    start = read_json_file(position) if position else None
    match = Match(game, chosen_options(game, pairs), seed=seed, position=start)
    for words in first:
        match.play(words)
    state, dice = match.state, seed if rolled else None
    found: Json = {"game": game.id, "options": match.options, "seed": seed}
    found["depths"] = []
    heads = list(asdict(Depth()))
    if not as_json:
        say(f"{'depth':>5}" + "".join(f"{head:>15}" for head in heads))
    with naming_options(rolled), telling_all_the_same(found if as_json else None):
        for one in perft_by_depth(state, depth, most=most, dice=dice):
            row = asdict(one)
            found["depths"].append(row)
            if not as_json:
                number = len(found["depths"])
                say(f"{number:>5}" + "".join(f"{row[head]:>15,}" for head in heads))
        if divide:
            found["divided"] = {
                action.text: asdict(perft(state, depth, most=most, roots=[action], dice=dice)[-1])
                for action in state.legal()
            }
    if as_json:
        print_json(found)
        return
    for words, row in found.get("divided", {}).items():
        say(f"  {words:<32}{row['outcomes']:>15,}")


@contextmanager
def telling_all_the_same(found: Json | None) -> Iterator[None]:
    """Where there is too much to try, print what was counted before: as JSON, for programs."""
    try:
        yield
    except TooMuch as error:
        if found is not None:
            print_json({**found, "stopped": str(error)})
        raise


@contextmanager
def naming_options(rolled: bool) -> Iterator[None]:
    """Where there is too much to try, say which options of the command help."""
    try:
        yield
    except TooMuch as error:
        helps = "--depth, --most" if rolled else "--depth, --most, --rolled"
        raise TooMuch(f"{error} ({helps})") from None
