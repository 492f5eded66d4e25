"""`holdfast bots`: who can be played against."""

from __future__ import annotations

import click

from holdfast.bots import BotCard, broken_bots, installed_bots
from holdfast.bots.figures import figure_of, introduction
from holdfast.cli.arguments import GAME, json_option, language_option, plain, print_json, say
from holdfast.cli.speaking import in_words
from holdfast.core.game import Game
from holdfast.core.messages import mark as _

__all__ = ["bots"]


@click.command()
@click.argument("game", type=GAME, required=False)
@language_option
@json_option
def bots(game: Game | None, language: str, as_json: bool) -> None:
    """List the bots, or those that play GAME, from the weakest to the strongest.

    One name works everywhere: in play, simulate, arena, engine and the browser. After an @ comes
    what it may spend on a decision: strong@0.5 thinks for half a second, strong@200x tries 200
    times.

    \b
    Examples:
      holdfast bots castle
      holdfast play castle --bot 1=strong@0.5
    """
    found = installed_bots(None if game is None else game.id)
    if as_json:
        print_json([described(card, game) for card in found.values()])
        return
    for card in found.values():
        about = introduction(card, None if game is None else game.id, language)
        say(f"{card.name:<12}{card.called(language)}. {about}")
    for name, reason in broken_bots().items():
        words = _("the bot {bot} cannot be used: {reason}")
        click.echo(plain(in_words(words, bot=name, reason=reason)), err=True)


def described(card: BotCard, game: Game | None) -> dict[str, object]:
    """A bot as JSON."""
    figure = None if game is None else figure_of(card.name, game.id)
    return {
        "name": card.name,
        "label": card.label,
        "about": card.about,
        "seconds": card.seconds,
        "count": card.count,
        "games": None if card.games is None else list(card.games),
        "face": card.face,
        "wins": None if figure is None else figure.wins,
        "against": None if figure is None else figure.against,
        "score": None if figure is None else figure.score,
    }
