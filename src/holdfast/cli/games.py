"""`holdfast games`: which games are installed, and what there is to say about one."""

from __future__ import annotations

import click

from holdfast.cli.arguments import GAME, json_option, language_option, print_json
from holdfast.cli.speaking import in_words
from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.core.notes import plain
from holdfast.core.registry import installed_games
from holdfast.protocol import describe
from holdfast.protocol.schema import game_schema


@click.command()
@click.argument("game", type=GAME, required=False)
@language_option
@json_option
@click.option(
    "--schema",
    is_flag=True,
    help="Print JSON Schemas of what GAME writes: position, view, result, events.",
)
def games(game: Game | None, language: str, as_json: bool, schema: bool) -> None:
    """List the installed games with their seats and options; for GAME, also its history and
    credits.

    \b
    Examples:
      holdfast games
      holdfast games itter --language it
      holdfast games --json
      holdfast games itter --schema
    """
    if schema:
        if game is None:
            raise click.UsageError(in_words(_("name a game: holdfast games GAME --schema")))
        print_json(game_schema(game))
        return
    chosen = list(installed_games().values()) if game is None else [game]
    if as_json:
        print_json([describe(one) for one in chosen])
        return
    for one in chosen:
        _show(one, language)
    if game is not None:
        _tell_about(game, language)


def _show(game: Game, language: str) -> None:
    text = game.edition().text(language)
    seats = ", ".join(str(seat) for seat in game.edition().seats)
    about = text.translate(game.about) if game.about else ""
    name = text.translate(game.name)
    click.echo(f"{game.id}  {name if name.endswith('!') else name + '.'} {about}".rstrip())
    click.echo("    " + text.tell(_("seats: {names}"), {"names": seats}))
    for option in game.options:
        values = " | ".join(str(value).lower() for value in option.values)
        click.echo(f"    -o {option.name}={values}")
        label = text.translate(option.label)
        help = text.translate(option.help) if option.help else ""
        click.echo(f"        {label}. {help}".rstrip())


def _tell_about(game: Game, language: str) -> None:
    """The page about the game, as plain text."""
    for section in game.edition().text(language).about:
        click.echo("")
        if section.title:
            click.echo(section.title.upper())
        click.echo(plain(section.text))
