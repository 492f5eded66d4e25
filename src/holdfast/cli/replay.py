"""`holdfast replay`: tell a match again from its journal, or verify it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from pathlib import Path

import click

from holdfast.cli.arguments import language_option, seat_index
from holdfast.core.errors import BadJournal
from holdfast.core.event import Event
from holdfast.core.journal import Journal
from holdfast.core.match import Match, Played
from holdfast.core.text import Text
from holdfast.terminal.prompt import shown_action


@click.command()
@click.argument("journal", type=click.Path())
@click.option("--verify", is_flag=True, help="Only say whether the replay is what was recorded.")
@click.option("--seat", help="Tell it as this seat, or a spectator, saw it.")
@language_option
def replay(journal: str, verify: bool, seat: str | None, language: str) -> None:
    """Tell the match of a journal as numbered sentences, each with the rule it rests on.

    A replay is always compared with what the journal recorded. Where it diverges, the story ends
    and the error says at which action, and why.

    \b
    Examples:
      holdfast replay match.json
      holdfast replay match.json --seat spectator --language fr
      holdfast replay match.json --verify
    """
    read = read_journal(journal)
    try:
        match = Match.replay(read)
    except BadJournal as error:
        if not verify and error.at:
            tell(Match.replay(up_to(read, error.at - 1)), seat, language)
        raise
    if verify:
        click.echo(f"{journal}: {len(match.played)} actions replay as recorded")
    else:
        tell(match, seat, language)


def read_journal(path: str) -> Journal:
    """The journal in a file."""
    try:
        return Journal.from_json(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadJournal(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadJournal(f"cannot read {path}: {error}") from None


def up_to(journal: Journal, count: int) -> Journal:
    """The first actions of a journal, to be told without comparing."""
    return dataclasses.replace(
        journal, actions=journal.actions[:count], chance=None, fingerprints={}
    )


def tell(match: Match, seat: str | None, language: str) -> None:
    """The whole match, action by action."""
    text = match.game.text(language)
    viewer = None if seat is None else seat_index(match, seat)
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    click.echo(f"{match.game.name}{f' ({options})' if options else ''}")
    tell_events(text, match.setup_events, viewer)
    for number, played in enumerate(match.played, start=1):
        tell_action(text, match, number, played, viewer)
        tell_events(text, played.events, viewer)
    if match.over:
        click.echo(text.result(match.result or {}))


def tell_action(text: Text, match: Match, number: int, played: Played, viewer: int | None) -> None:
    action = played.action
    if viewer is not None:
        action = shown_action(played.before.shown(action, played.seat, viewer))
    rule = played.before.decision.rule
    who = "" if len(match.seats) == 1 else f"{text.value('seat', match.seats[played.seat])}: "
    click.echo(f"{number:>4}. {who}{text.action(action)} ({rule})")


def tell_events(text: Text, events: Iterable[Event], viewer: int | None) -> None:
    for event in events:
        seen = event if viewer is None else event.seen_by(viewer)
        click.echo(f"        {text.event(seen)} ({seen.rule})")
