"""`holdfast pack`: the component data that a player may correct."""

from __future__ import annotations

import click

from holdfast.cli.arguments import GAME, print_json, read_json_file, say
from holdfast.cli.speaking import in_words, labelled, spoken_error
from holdfast.core.errors import BadPack
from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game


@click.group()
def pack() -> None:
    """Show and check component data, so that it can be corrected against the printed game.

    \b
    Examples:
      holdfast pack show itter > mine.json
      holdfast pack check mine.json
      holdfast play itter --pack mine.json
    """


@pack.command()
@click.argument("file", type=click.Path())
@click.option("--game", type=GAME, help="The game it is for, when the file does not say.")
@click.pass_context
def check(ctx: click.Context, file: str, game: Game | None) -> None:
    """List everything that is wrong with the component data in FILE.

    \b
    Example:
      holdfast pack check mine.json
    """
    data = read_json_file(file)
    if not isinstance(data, dict):
        raise BadPack(_("{file}: a pack is an object"), facts={"file": file})
    if game is None and "game" not in data:
        words = _("{file} does not say its game; add “game”, or use --game")
        raise BadPack(words, facts={"file": file})
    judge = game if game is not None else find_game(data["game"])
    problems = judge.check_pack(data)
    for problem in problems:
        say(spoken_error(problem))
    said = (
        in_words(_("{count} problems"), count=len(problems))
        if problems
        else in_words(_("{game} can be played with it"), game=judge.name)
    )
    say(labelled(file, said))
    ctx.exit(1 if problems else 0)


@pack.command()
@click.argument("game", type=GAME)
def show(game: Game) -> None:
    """Print the component data shipped with GAME.

    \b
    Example:
      holdfast pack show itter > mine.json
    """
    print_json(game.default_pack())
