"""What is told of an event beside its sentence: where to look, and where a chapter begins."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

import holdfast
from holdfast.core.event import Event
from holdfast.core.match import Match

WISHES: dict[str, dict[str, object]] = {
    "itter": {},
    "castle": {"berserker": True, "barricade": True, "same_number": True},
    "tito": {},
}
EXPECTED = {
    "itter": {"defender", "square", "node", "location"},
    "castle": {"cell"},
    "tito": {"unit", "zone", "alarm", "ammo"},
}
# One action can find somebody and kill him, who then is on the board neither before nor after.
BRIEF = {"tito": {"vip:churchill", "vip:tito"}}


@lru_cache(maxsize=None)
def played(game: str) -> Match:
    match = holdfast.new(game, options=WISHES[game], seed=2)
    chooser = random.Random(2)
    while not match.over and len(match.played) < 500:
        match.play(chooser.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("game", WISHES)
def test_a_line_of_the_log_marks_elements_that_are_or_were_on_the_board(game: str) -> None:
    match = played(game)
    text = match.edition.text()
    kinds: set[str] = set()
    for number, one in enumerate(match.played[:150], start=1):
        after = match.played[number].before if number < len(match.played) else match.state
        boards = [match.edition.draw(state.to_position()) for state in (one.before, after)]
        known = {name for board in boards if board is not None for name in board.elements}
        for event in one.events:
            marks = text.marks(event)
            missing = set(marks) - known - BRIEF.get(game, set())
            assert not missing, (event.kind, missing)
            assert len(set(marks)) == len(marks)
            kinds.update(mark.partition(":")[0] for mark in marks)
    assert kinds >= EXPECTED[game]


@pytest.mark.parametrize("game", WISHES)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_chapters_have_titles_and_cover_the_match(game: str, language: str) -> None:
    match = played(game)
    events = [*match.setup_events, *(event for one in match.played for event in one.events)]
    chapters = match.edition.text(language).chapters(events)
    starts = [start for start, _title in chapters]
    titles = [title for _start, title in chapters]
    assert len(chapters) > 3
    assert starts == sorted(set(starts))
    assert len(set(titles)) == len(titles)
    assert all(events[start].kind in ("turn", "ss_phase") for start in starts)
    turns = [event for event in events if event.kind == "turn"]
    if game != "castle":
        assert sum(events[start].kind == "turn" for start in starts) == len(turns)
    first = {
        "itter": {"en": "Turn 1, 04:00", "it": "Turno 1, ore 04:00", "fr": "Tour 1, 04:00"},
        "castle": {"en": "Rounds 1 to 5", "it": "Giri da 1 a 5", "fr": "Tours de table 1 à 5"},
        "tito": {
            "en": "Turn 1, 25 May, 06:00–08:00",
            "it": "Turno 1, 25 maggio, 06:00–08:00",
            "fr": "Tour 1, 25 mai, 06:00–08:00",
        },
    }
    assert titles[0] == first[game][language]


def test_a_round_of_castle_ends_when_the_turn_comes_round() -> None:
    text = holdfast.find_game("castle").edition().text()
    seats = [0, 1, 2, 0, 2, 0, 2, 0, 2, 0, 2, 2]  # seat 1 is out after the first round
    events = [Event("turn", "CA-1", {"seat": seat}) for seat in seats]
    assert text.chapters(events) == [(0, "Rounds 1 to 5"), (11, "Round 6")]
