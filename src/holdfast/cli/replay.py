"""`holdfast replay`: tell a match again from its journal, or verify it."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from holdfast.cli.arguments import (
    json_option,
    language_option,
    notes_option,
    print_json,
    say,
    seat_index,
)
from holdfast.cli.speaking import in_words
from holdfast.core.errors import BadJournal
from holdfast.core.event import Event
from holdfast.core.journal import Journal
from holdfast.core.match import SEEDS, Match
from holdfast.core.messages import mark as _
from holdfast.core.notes import Teller
from holdfast.core.seat import WHOLE, Seat
from holdfast.core.text import Text
from holdfast.terminal.prompt import shown_action, told_note


@click.command()
@click.argument("journal", type=click.Path())
@click.option("--verify", is_flag=True, help="Only say whether the replay is what was recorded.")
@click.option(
    "--commitment", metavar="HEX", help="With --verify: the commitment you were shown at the start."
)
@click.option("--seat", help="Tell it as this seat, or a spectator, saw it.")
@language_option
@notes_option
@json_option
@click.pass_context
def replay(
    ctx: click.Context,
    journal: str,
    verify: bool,
    commitment: str | None,
    seat: str | None,
    language: str,
    notes: bool,
    as_json: bool,
) -> None:
    """Tell the match of a journal as numbered sentences, each with the rule it rests on.

    A replay is always compared with what the journal recorded. Where it diverges, the story ends
    and the error says at which action, and why. --verify says what could be compared; where that
    is nothing, or where a promised key is missing, the exit status is 1.

    \b
    Examples:
      holdfast replay match.json
      holdfast replay match.json --seat spectator --language fr
      holdfast replay match.json --verify
      holdfast replay match.json --verify --json
      holdfast replay match.json --verify --commitment 3f0c…
    """
    if commitment is not None and not verify:
        raise click.UsageError(in_words(_("give --commitment together with --verify")))
    if verify:
        ctx.exit(0 if verified(journal, commitment, as_json) else 1)
    read = read_journal(journal)
    replayed, error = as_far_as_it_goes(read)
    if replayed is not None and as_json:
        told = story(told_to(replayed, seat))
        print_json({**told, "error": None if error is None else error.data()})
    elif replayed is not None:
        tell(told_to(replayed, seat), language, notes)
    if error is not None:
        raise error


# Verifying


def verified(path: str, commitment: str | None, as_json: bool) -> bool:
    """Replay a journal and print what that proves; whether it proves what was promised."""
    try:
        journal = read_journal(path)
        check_promise(journal, commitment)
        match = Match.replay(journal)
    except BadJournal as error:
        if not as_json:
            raise
        print_json({"verified": False, "compared": [], "error": error.data()})
        return False
    found, sentence = compared(journal, match)
    is_promise_open = journal.commitment is not None and journal.key is None
    has_source = journal.has_own_chance or journal.source is not None
    good = (has_source or bool(found)) and not is_promise_open
    if as_json:
        facts = {
            "actions": len(match.played),
            "numbers": len(match.chance.taken),
            "compared": found,
            "missing": ["key"] if is_promise_open else [],
            "commitment": journal.commitment,
            "sentence": sentence,
        }
        print_json({"verified": good, **facts})
    else:
        say(f"{path}: {sentence}")
    return good


def check_promise(journal: Journal, noted: str | None) -> None:
    """Refuse a journal of another commitment than somebody noted at the start."""
    if noted is not None and noted.strip().lower() != journal.commitment:
        has = journal.commitment or "none"
        raise BadJournal(f"the commitment that you noted is {noted}; the journal has {has}", at=0)


def compared(journal: Journal, match: Match) -> tuple[list[str], str]:
    """What a replay was compared with, and that as a sentence."""
    found = [
        name
        for name, is_recorded in (
            ("commitment", journal.commitment is not None and journal.key is not None),
            ("chance", journal.chance is not None and journal.has_own_chance),
            ("positions", bool(journal.fingerprints)),
        )
        if is_recorded
    ]
    count = counted(len(match.played), "action")
    if journal.chance is not None and not journal.has_own_chance:
        also = ", positions compared" if found else "; it records no positions to compare"
        return found, (
            f"{count} replay with the chance that the journal recorded{also}{open_promise(journal)}"
        )
    if found:
        return found, f"{count} replay as recorded: {listed(found)} compared{kept(journal, match)}"
    if journal.has_own_chance:
        return found, (
            f"{count} can be played with the journal's {source_name(journal)}; "
            "it records neither chance nor positions to compare"
        )
    if match.chance.taken:
        return found, (
            f"{count} can be played, but the journal records neither seed nor chance, "
            f"so its dice are new and nothing could be compared{open_promise(journal)}"
        )
    return found, (
        f"{count} can be played; the journal records nothing that could be compared"
        f"{open_promise(journal)}"
    )


def kept(journal: Journal, match: Match) -> str:
    """What a published key proves."""
    if journal.key is None:
        return open_promise(journal)
    numbers = counted(len(match.chance.taken), "number")
    if journal.commitment is None:
        return f"; the {numbers} follow from the key, but no commitment says that it was promised"
    return (
        f"; the {numbers} follow from the key that was promised at the start by the commitment "
        f"{journal.commitment}: it must be the one that you were shown"
    )


def open_promise(journal: Journal) -> str:
    """What cannot be said before the key is published."""
    if journal.commitment is None or journal.key is not None:
        return ""
    return (
        "; the key is not in the journal, so the match was still running when it was written, and "
        "whether the numbers follow from the promised key could not be verified"
    )


def source_name(journal: Journal) -> str:
    if journal.key is not None:
        return "key"
    return "seed" if journal.seed is not None else "script of chance"


def counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def listed(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def as_far_as_it_goes(journal: Journal) -> tuple[Match | None, BadJournal | None]:
    """The match of a journal, up to where it diverges, and the error that says why."""
    if not journal.has_own_chance and journal.source is None:
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
        asked=None if journal.asked is None else journal.asked[: count + 1],
        fingerprints={},
    )


# Telling


def told_to(match: Match, name: str | None) -> Seat:
    """What a seat that was typed may know; without one, everything."""
    return match.seen_by(WHOLE if name is None else seat_index(match, name))


def story(seat: Seat) -> dict[str, Any]:
    """The whole match as JSON, as a seat saw it or as it was."""
    return {
        "game": seat.game.id,
        "options": seat.options,
        "setup": [event.json for event in seat.setup_events],
        "actions": [
            {
                "number": number,
                "seat": seen.seat,
                "rule": seen.rule,
                "action": seen.action,
                "events": [event.json for event in seen.events],
            }
            for number, seen in enumerate(seat.record, start=1)
        ],
        "result": seat.result,
    }


def tell(seat: Seat, language: str, notes: bool) -> None:
    """The whole match, action by action."""
    text = seat.text(language)
    teller = Teller(text, seat.options)
    options = ", ".join(f"{name}={value}" for name, value in seat.options.items())
    say(f"{seat.game.name}{f' ({options})' if options else ''}")
    if notes:
        teller.hear(seat.events)
        for note in text.opening:
            say(told_note(text, note.id))
    told = tell_events(text, seat.setup_events, teller, 0)
    for number, seen in enumerate(seat.record, start=1):
        who = "" if len(seat.seats) == 1 else f"{text.name('seat', seen.seat)}: "
        say(f"{number:>4}. {who}{text.action(shown_action(seen.action))} ({seen.rule})")
        told = tell_events(text, seen.events, teller, told)
    if seat.over:
        say(text.result(seat.result or {}))


def tell_events(text: Text, events: Iterable[Event], teller: Teller, told: int) -> int:
    """The events of one action, after those told before; how many are told now."""
    for event in events:
        say(f"        {text.event(event)} ({event.rule})")
        for id in teller.due.get(told, ()):
            say("    " + told_note(text, id))
        told += 1
    return told
