"""`holdfast games`: which games are installed."""

from __future__ import annotations

import click

from holdfast.cli.arguments import json_option, print_json
from holdfast.core.game import Game
from holdfast.core.registry import installed_games
from holdfast.protocol import describe


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the installed games with their seats and options.

    \b
    Examples:
      holdfast games
      holdfast games --json
    """
    if as_json:
        print_json([describe(game) for game in installed_games().values()])
        return
    for game in installed_games().values():
        _show(game)


def _show(game: Game) -> None:
    seats = ", ".join(str(seat) for seat in game.seats(game.read_options({})))
    click.echo(f"{game.id}  {game.name}. {game.about}".rstrip())
    click.echo(f"    seats: {seats}")
    for option in game.options:
        values = " | ".join(str(value).lower() for value in option.values)
        click.echo(f"    -o {option.name}={values}")
        click.echo(f"        {option.label}. {option.help}".rstrip())
