"""Events: plain records, and who may know which of their facts."""

from __future__ import annotations

from holdfast.core.event import Event
from holdfast.core.state import SPECTATOR

DREW = Event("drew", "HL-3", {"seat": "a", "card": "c7"}, ("card",), (0,))


def test_an_event_is_a_flat_object() -> None:
    assert DREW.json == {"event": "drew", "rule": "HL-3", "seat": "a", "card": "c7"}


def test_a_secret_is_seen_by_those_who_know_it_only() -> None:
    assert DREW.seen_by(0).json == DREW.json
    hidden = {"event": "drew", "rule": "HL-3", "seat": "a"}
    assert DREW.seen_by(1).json == hidden
    assert DREW.seen_by(SPECTATOR).json == hidden


def test_what_was_hidden_cannot_be_got_back() -> None:
    assert DREW.seen_by(1).seen_by(0).json == DREW.seen_by(1).json


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Event("marked", "NO-2", {"cell": "a1"})
    assert all(event.seen_by(seat) is event for seat in (SPECTATOR, 0, 1))


def test_a_secret_known_to_nobody_is_hidden_from_all() -> None:
    event = Event("buried", "X-1", {"card": "c1", "where": "deck"}, ("card",))
    assert all(event.seen_by(seat).facts == {"where": "deck"} for seat in (SPECTATOR, 0, 1))


def test_events_print_their_facts() -> None:
    assert repr(DREW) == "<Event drew HL-3 seat='a' card='c7'>"
