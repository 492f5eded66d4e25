"""`holdfast replay`: tell a match again from its journal, or verify it."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from holdfast.cli.arguments import json_option, language_option, print_json, seat_index
from holdfast.core.errors import BadJournal
from holdfast.core.event import Event
from holdfast.core.journal import Journal
from holdfast.core.match import SEEDS, Match, Played
from holdfast.core.text import Text
from holdfast.terminal.prompt import shown_action


@click.command()
@click.argument("journal", type=click.Path())
@click.option("--verify", is_flag=True, help="Only say whether the replay is what was recorded.")
@click.option("--seat", help="Tell it as this seat, or a spectator, saw it.")
@language_option
@json_option
@click.pass_context
def replay(
    ctx: click.Context, journal: str, verify: bool, seat: str | None, language: str, as_json: bool
) -> None:
    """Tell the match of a journal as numbered sentences, each with the rule it rests on.

    A replay is always compared with what the journal recorded. Where it diverges, the story ends
    and the error says at which action, and why. --verify says what could be compared; where that
    is nothing, the exit status is 1.

    \b
    Examples:
      holdfast replay match.json
      holdfast replay match.json --seat spectator --language fr
      holdfast replay match.json --verify
      holdfast replay match.json --verify --json
    """
    read = read_journal(journal)
    if verify:
        ctx.exit(0 if verified(journal, read, as_json) else 1)
    replayed, error = as_far_as_it_goes(read)
    if replayed is not None and as_json:
        print_json({**story(replayed, seat), "error": None if error is None else error.data()})
    elif replayed is not None:
        tell(replayed, seat, language)
    if error is not None:
        raise error


# Verifying


def verified(path: str, journal: Journal, as_json: bool) -> bool:
    """Replay a journal and print what that proves; whether it proves anything."""
    try:
        match = Match.replay(journal)
    except BadJournal as error:
        if not as_json:
            raise
        print_json({"verified": False, "compared": [], "error": error.data()})
        return False
    found, sentence = compared(journal, match)
    has_source = journal.seed is not None or journal.source is not None
    good = has_source or bool(found)
    if as_json:
        facts = {"actions": len(match.played), "compared": found, "sentence": sentence}
        print_json({"verified": good, **facts})
    else:
        click.echo(f"{path}: {sentence}")
    return good


def compared(journal: Journal, match: Match) -> tuple[list[str], str]:
    """What a replay was compared with, and that as a sentence."""
    own_dice = journal.seed is not None or journal.script is not None
    found = [
        name
        for name, is_recorded in (
            ("chance", journal.chance is not None and own_dice),
            ("positions", bool(journal.fingerprints)),
        )
        if is_recorded
    ]
    count = f"{len(match.played)} action{'' if len(match.played) == 1 else 's'}"
    if journal.chance is not None and not own_dice:
        also = ", positions compared" if found else "; it records no positions to compare"
        return found, f"{count} replay with the chance that the journal recorded{also}"
    if found:
        return found, f"{count} replay as recorded: {' and '.join(found)} compared"
    if own_dice:
        source = "seed" if journal.seed is not None else "script of chance"
        return found, (
            f"{count} can be played with the journal's {source}; "
            "it records neither chance nor positions to compare"
        )
    if match.chance.taken:
        return found, (
            f"{count} can be played, but the journal records neither seed nor chance, "
            "so its dice are new and nothing could be compared"
        )
    return found, f"{count} can be played; the journal records nothing that could be compared"


def as_far_as_it_goes(journal: Journal) -> tuple[Match | None, BadJournal | None]:
    """The match of a journal, up to where it diverges, and the error that says why."""
    if journal.seed is None and journal.source is None:
        # New dice, but the same ones when the beginning is played once more.
        journal = dataclasses.replace(journal, seed=secrets.randbelow(SEEDS))
    try:
        return Match.replay(journal), None
    except BadJournal as error:
        return Match.replay(up_to(journal, error.at - 1)) if error.at else None, error


def read_journal(path: str) -> Journal:
    """The journal in a file."""
    try:
        return Journal.from_json(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadJournal(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadJournal(f"cannot read {path}: {error}") from None


def up_to(journal: Journal, count: int) -> Journal:
    """The first actions of a journal."""
    return dataclasses.replace(
        journal,
        actions=journal.actions[:count],
        chance=None if journal.chance is None else journal.chance[: count + 1],
        fingerprints={},
    )


# Telling


def story(match: Match, seat: str | None) -> dict[str, Any]:
    """The whole match as JSON, as a seat saw it or as it was."""
    viewer = None if seat is None else seat_index(match, seat)
    return {
        "game": match.game.id,
        "options": match.options,
        "setup": told_events(match.setup_events, viewer),
        "actions": [
            {
                "number": number,
                "seat": match.seats[played.seat],
                "rule": played.before.decision.rule,
                "action": shown(played, viewer),
                "events": told_events(played.events, viewer),
            }
            for number, played in enumerate(match.played, start=1)
        ],
        "result": match.result,
    }


def shown(played: Played, viewer: int | None) -> dict[str, Any]:
    if viewer is None:
        return played.action.json
    return played.before.shown(played.action, played.seat, viewer)


def told_events(events: Iterable[Event], viewer: int | None) -> list[dict[str, Any]]:
    return [(event if viewer is None else event.seen_by(viewer)).json for event in events]


def tell(match: Match, seat: str | None, language: str) -> None:
    """The whole match, action by action."""
    text = match.game.text(language, match.pack)
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
    action = played.action if viewer is None else shown_action(shown(played, viewer))
    rule = played.before.decision.rule
    who = "" if len(match.seats) == 1 else f"{text.name('seat', match.seats[played.seat])}: "
    click.echo(f"{number:>4}. {who}{text.action(action)} ({rule})")


def tell_events(text: Text, events: Iterable[Event], viewer: int | None) -> None:
    for event in events:
        seen = event if viewer is None else event.seen_by(viewer)
        click.echo(f"        {text.event(seen)} ({seen.rule})")
