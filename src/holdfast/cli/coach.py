"""`holdfast coach`: advice for a decision of a match that lies in a journal."""

from __future__ import annotations

import json
import sys

import click

from holdfast.cli.arguments import json_option, language_option, say
from holdfast.cli.replay import read_journal, up_to
from holdfast.cli.speaking import in_words
from holdfast.coach.thinking import think
from holdfast.core.match import Match
from holdfast.core.messages import mark as _


@click.command()
@click.argument("journal", type=click.Path())
@click.option(
    "--at",
    type=click.IntRange(min=0),
    help="Advise after this many actions; at the end by default.",
)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=3, show_default=True,
              help="How long it thinks.")  # fmt: skip
@language_option
@json_option
def coach(journal: str, at: int | None, seconds: float, language: str, as_json: bool) -> None:
    """Show the best few actions for whoever decides, what they are worth, and why.

    It knows what that seat may know and nothing else. With --json every better answer is a line of
    its own, the first within a second.

    \b
    Examples:
      holdfast coach match.json
      holdfast coach match.json --at 40 --seconds 10 --language fr
      holdfast coach match.json --json
    """
    read = read_journal(journal)
    if at is not None and at > len(read.actions):
        words = _("the match has {count} actions, not {at}")
        raise click.ClickException(in_words(words, count=len(read.actions), at=at))
    match = Match.replay(read if at is None else up_to(read, at))
    if match.turn is None:
        words = _("the match is over: nothing is left to advise; see --at")
        raise click.ClickException(in_words(words))
    for advice in think(match.seen_by(match.turn), seconds):
        if as_json:
            click.echo(json.dumps(advice.json(language)))
            sys.stdout.flush()
    if not as_json:
        for line in advice.said(language):
            say(line)
