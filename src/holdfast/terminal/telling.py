"""What the terminal tells of a match: what is new to somebody, the log, and the rules; each with
the game's notes beside it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.notes import Teller, plain
from holdfast.core.seat import Seat
from holdfast.core.state import SPECTATOR
from holdfast.core.text import RuleText, Text
from holdfast.terminal.figures import some_of
from holdfast.terminal.voice import Voice

__all__ = ["Telling", "shown_action", "told_note"]

NEWS = 15
"""How many of the latest events are told before a decision; `log` tells them all."""
NEAR = 8
"""How many rules are named when one is asked for that does not exist."""
RULES_TOLD = 5
"""How many rules are told in full that words are found in."""


class Telling:
    """Knows how much each viewer has been told."""

    def __init__(self, match: Match, voice: Voice, *, notes: bool) -> None:
        self._match = match
        self._voice = voice
        self._text = voice.text
        self._has_notes = notes
        told = len(match.events) if match.played else 0
        self._told = dict.fromkeys(range(SPECTATOR, len(match.seats)), told)

    # News

    def opening(self) -> None:
        """The occasion, before the first move."""
        if not self._match.played:
            self._tell_notes(note.id for note in self._text.opening)

    def new_to(self, seat: Seat) -> Sequence[Event]:
        """What this seat has not been told yet."""
        return seat.events[self._told[seat.index] :]

    def news(self, viewer: int) -> None:
        """Tell what has happened since the last time."""
        events, due = self._match.seen_by(viewer).events, self._due()
        first, self._told[viewer] = self._told[viewer], len(events)
        if len(events) - first > NEWS:
            self._voice.say("earlier")
        for place in range(first, len(events)):
            if place >= len(events) - NEWS:
                self._voice.styled(f"  · {self._event(events[place])}", "event")
            self._tell_notes(due.get(place, ()))
        if first < len(events):
            self._voice.write("")

    def rest(self, viewer: int) -> None:
        """Tell what no person has been told yet."""
        self._told[viewer] = max(self._told.values())
        self.news(viewer)

    def take_back(self) -> None:
        """The match has gone back: what is no more was not told."""
        events = len(self._match.events)
        self._told = {viewer: min(told, events) for viewer, told in self._told.items()}

    def _due(self) -> Mapping[int, tuple[str, ...]]:
        """The game's notes by the place of the event that they belong to."""
        teller = Teller(self._text, self._match.options)
        teller.hear(self._match.seen_by(SPECTATOR).events)
        return teller.due

    def _tell_notes(self, ids: Iterable[str]) -> None:
        if self._has_notes:
            for id in ids:
                self._voice.styled(told_note(self._text, id), "note")

    def _event(self, event: Event) -> str:
        return f"{self._text.event(event)} ({event.rule})"

    # The log and the rules

    def log(self, events: Sequence[Event], most: str) -> None:
        """All events, or the last so many."""
        if most and not (most.isascii() and most.isdecimal()):
            self._voice.say("log_how_many")
            return
        due = self._due()
        first = max(0, len(events) - int(most[:9])) if most else 0
        lines: list[str] = []
        for place in range(first, len(events)):
            lines.append(f"{place + 1:>4}. {self._event(events[place])}")
            if self._has_notes:
                lines += [told_note(self._text, id) for id in due.get(place, ())]
        self._voice.page(lines)
        if not events:
            self._voice.say("empty_log")

    def rule(self, wanted: str) -> None:
        """The rules of an id, of a chapter, or with these words in them."""
        rules = self._text.rules
        found, more = self._found_rules(wanted.casefold())
        lines: list[str] = []
        for rule in found:
            lines.append(f"{rule.id}  {rule.chapter}\n{plain(rule.text)}")
            if rule.ruling:
                lines.append(plain(rule.ruling))  # which says itself that it is one
            if self._has_notes:
                lines += [told_note(self._text, note.id) for note in self._text.notes_on(rule.id)]
        self._voice.page(lines)
        if more:
            self._voice.say("more_rules", count=len(more), ids=some_of(more, NEAR))
        if not rules:
            self._voice.say("no_rules")
        elif not found:
            near = difflib.get_close_matches(wanted.upper(), rules, n=NEAR) or list(rules)
            self._voice.say("no_rule", id=wanted, ids=some_of(near, NEAR))

    def _found_rules(self, wanted: str) -> tuple[list[RuleText], list[str]]:
        """Those to be told in full, and the ids of others that speak of the same."""
        rules = self._text.rules
        found = [rule for id, rule in rules.items() if id.casefold() == wanted]
        if wanted and not found:  # "CI-2" means all of its paragraphs
            found = [rule for id, rule in rules.items() if id.casefold().startswith(wanted)]
        if found or not wanted:
            return found, []
        speaking = [rule for rule in rules.values() if wanted in rule.text.casefold()]
        return speaking[:RULES_TOLD], [rule.id for rule in speaking[RULES_TOLD:]]


def told_note(text: Text, id: str) -> str:
    """A note of the game as a line of its own, unlike what happened."""
    return f"    ❧ {plain(text.notes[id].text)}"


def shown_action(shown: Mapping[str, Any]) -> Action:
    """An action as somebody saw it: some of its arguments may be missing."""
    args = {key: value for key, value in shown.items() if key != "do"}
    words = " ".join([str(shown["do"]), *map(str, args.values())])
    return Action(-1, str(shown["do"]), args, (), words)
