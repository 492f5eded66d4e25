"""`holdfast replay`: tell a match again from its journal, or verify it."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Iterable
from pathlib import Path

import click

from holdfast.cli.arguments import (
    json_option,
    language_option,
    notes_option,
    print_json,
    say,
    seat_index,
)
from holdfast.cli.speaking import in_a_list, in_words, labelled
from holdfast.core.errors import BadJournal
from holdfast.core.event import Event
from holdfast.core.journal import Journal
from holdfast.core.match import SEEDS, Match
from holdfast.core.messages import mark as _
from holdfast.core.notes import Teller
from holdfast.core.reading import Json
from holdfast.core.seat import WHOLE, Seat
from holdfast.core.text import Text
from holdfast.terminal.telling import shown_action, told_note

COMPARED = {
    "commitment": _("the commitment"),
    "chance": _("chance"),
    "positions": _("positions"),
}
SOURCES = {
    "key": _("with its key {count} actions can be played; nothing to compare."),
    "seed": _("with its seed {count} actions can be played; nothing to compare."),
    "script": _("with its script {count} actions can be played; nothing to compare."),
}
"""What is said where chance and positions were not recorded, by what the dice come from."""


@click.command()
@click.argument("journal", type=click.Path())
@click.option("--verify", is_flag=True, help="Only say whether the replay is what was recorded.")
@click.option(
    "--commitment", metavar="HEX", help="With --verify: the commitment you were shown at the start."
)
@click.option("--seat", help="Tell it as this seat saw it, or as a spectator did.")
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
    and the error says at which action, and why. --verify says what could be compared; if that is
    nothing, or if a promised key is missing, the exit status is 1.

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
        say(labelled(path, sentence))
    return good


def check_promise(journal: Journal, noted: str | None) -> None:
    """Refuse a journal of another commitment than somebody noted at the start."""
    if noted is not None and noted.strip().lower() != journal.commitment:
        words = (
            _("noted {noted}, but the journal has {has}")
            if journal.commitment
            else _("noted {noted}, but the journal has none")
        )
        raise BadJournal(words, at=0, facts={"noted": noted, "has": journal.commitment})


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
    names = in_a_list(in_words(COMPARED[name]) for name in found)
    said = in_words(how_far(journal, match, bool(found)), count=len(match.played), names=names)
    promise = promised(journal, match, bool(found))
    return found, said if promise is None else f"{said} {promise}"


def how_far(journal: Journal, match: Match, has_compared: bool) -> str:
    """The sentence that says what could be played and compared."""
    if journal.chance is not None and not journal.has_own_chance:
        if has_compared:
            return _("{count} actions replay with the recorded chance; positions were compared.")
        return _("{count} actions replay with the recorded chance; there were no positions.")
    if has_compared:
        return _("{count} actions replay as recorded; {names} were compared.")
    if journal.has_own_chance:
        return SOURCES[source_name(journal)]
    if match.chance.taken:
        return _("{count} actions can be played, but with new dice: no chance was recorded.")
    return _("{count} actions can be played; nothing was recorded that could be compared.")


def promised(journal: Journal, match: Match, has_compared: bool) -> str | None:
    """What a published key proves, and what cannot be said before there is one."""
    if journal.key is not None and has_compared and journal.has_own_chance:
        words = (
            _("The {count} numbers follow from the key, but no commitment promised it.")
            if journal.commitment is None
            else _("The {count} numbers follow from the key that commitment {sum} promised.")
        )
        return in_words(words, count=len(match.chance.taken), sum=journal.commitment)
    if journal.commitment is None or journal.key is not None:
        return None
    return in_words(_("The key is missing: the match was running when the journal was written."))


def source_name(journal: Journal) -> str:
    if journal.key is not None:
        return "key"
    return "seed" if journal.seed is not None else "script"


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
        facts = {"file": path, "reason": error.strerror}
        raise BadJournal(_("cannot read {file}: {reason}"), facts=facts) from None
    except UnicodeDecodeError as error:
        facts = {"file": path, "reason": str(error)}
        raise BadJournal(_("cannot read {file}: {reason}"), facts=facts) from None


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


def story(seat: Seat) -> Json:
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
        action = text.action(shown_action(seen.action))
        if len(seat.seats) > 1:
            action = text.labelled(text.name("seat", seen.seat), action)
        say(f"{number:>4}. {action} ({seen.rule})")
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
