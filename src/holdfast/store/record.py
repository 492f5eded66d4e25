"""A match from its record: the one replay there is, and where it ends if a rule has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import orjson

from holdfast.core.errors import BadJournal
from holdfast.core.journal import Journal, check_generator, fingerprint
from holdfast.core.match import Match
from holdfast.core.state import State
from holdfast.store.records import NOBODY, Entry, MatchRow

__all__ = ["Break", "Standing", "journal_of", "replay", "standing", "standing_entries"]

FINGERPRINT_EVERY: Final = 25
"""A fingerprint costs as much as some moves do, so not every position gets one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after an entry, as the entry keeps it."""

    turn: int
    actions: int
    fingerprint: str | None = None


def standing(state: State, actions: int) -> Standing:
    """How a match stands in this state, which so many actions led to."""
    turn = NOBODY if state.over else state.decision.seat(state)
    is_marked = actions % FINGERPRINT_EVERY == 0 or state.over
    return Standing(turn, actions, fingerprint(state.to_position()) if is_marked else None)


def standing_entries(entries: Iterable[Entry]) -> list[Entry]:
    """The actions that stand after all that was taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "play":
            kept.append(entry)
        elif entry.kind == "undo":
            del kept[orjson.loads(entry.action)["to"] :]
    return kept


def journal_of(row: MatchRow, entries: Iterable[Entry]) -> Journal:
    """The journal of a match, with all that its record can be compared with."""
    check_generator(row.generator)
    kept = standing_entries(entries)
    journal = Journal(
        game=row.game,
        rules=row.rules,
        options=row.options,
        seed=row.seed,
        generator=row.generator,
        commitment=row.commitment,
        key=row.key,
        position=row.position,
        pack=row.pack,
        study=row.study,
        actions=[orjson.loads(entry.action) for entry in kept],
        fingerprints={
            entry.actions: entry.fingerprint
            for entry in kept
            if entry.actions is not None and entry.fingerprint is not None
        },
    )
    setup = row.setup
    if setup is None:  # of an earlier version, which did not keep it
        setup = list(Match.replay(replace(journal, actions=[], fingerprints={})).setup_chance)
    journal.chance = [setup, *(orjson.loads(entry.chance) for entry in kept)]
    return journal


@dataclass(frozen=True, slots=True)
class Break:
    """Where a record no longer holds under the present rules."""

    kept: int
    """How many actions still hold."""
    at: int | None
    """The action that does not; None where all hold, but the rules may go on differently."""
    action: dict[str, object] | None
    seat: int | None
    """Who played it."""
    rule: str
    """Under which rule; empty where only the position tells that something differs."""
    reason: str
    """In English, for whoever runs the server: it may name what is hidden."""


def replay(row: MatchRow, entries: Sequence[Entry]) -> tuple[Match, Break | None]:
    """A match as its record tells it, up to where that still holds.

    `BadJournal` where not even its beginning does.
    """
    journal = journal_of(row, entries)
    try:
        match = Match.replay(journal)
    except BadJournal as error:
        if not error.at:
            raise
        return _held(journal, standing_entries(entries), error.at, error)
    if row.rules in (match.game.rules_version, *match.game.continues) or _ended_alike(row, match):
        return match, None
    if not journal.fingerprints:
        # Allowed actions and equal dice do not prove that the positions were the same.
        match = Match.replay(_cut(journal, 0))
    reason = f"it was played under version {row.rules} of the rules, which may go on differently"
    return match, Break(len(match.played), None, None, None, "", reason)


def _ended_alike(row: MatchRow, match: Match) -> bool:
    """Whether a finished match came to the result that is on record."""
    return match.over and row.result is not None and match.result == orjson.loads(row.result)


def _held(
    journal: Journal, kept: Sequence[Entry], at: int, error: BadJournal
) -> tuple[Match, Break]:
    """The match up to the last position that holds."""
    last, rule = at - 1, error.rule or ""
    if at in journal.fingerprints:
        # Perhaps the action is allowed and its dice fell, but led elsewhere: then only the last
        # position that was compared is known to be what the players saw.
        try:
            Match.replay(_cut(journal, at, compared=False))
            last = max((one for one in journal.fingerprints if one < at), default=0)
        except BadJournal:
            pass
    match = Match.replay(_cut(journal, last))
    if last == at - 1 and not rule and not match.over:
        rule = match.state.decision.rule  # other dice than before, for the same decision
    entry = kept[at - 1]
    return match, Break(last, at, journal.actions[at - 1], entry.seat, rule, str(error))


def _cut(journal: Journal, count: int, *, compared: bool = True) -> Journal:
    """The beginning of a journal."""
    return replace(
        journal,
        actions=journal.actions[:count],
        chance=None if journal.chance is None else journal.chance[: count + 1],
        fingerprints={
            at: mark for at, mark in journal.fingerprints.items() if compared and at <= count
        },
    )
