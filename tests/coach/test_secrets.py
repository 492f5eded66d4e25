"""Neither the coach nor the review of a running match knows what it cannot know.

For a twin of a match all is dealt anew that one seat cannot know, now and at every moment of the
past, and what was told to others only is crossed out. That seat's coach and review say the same of
both, in every game, over mixtures in which any two options meet, for every seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from holdfast.bots.budget import Budget
from holdfast.coach import Coach, Report, Review, as_json, as_text
from holdfast.coach.findings import Findings
from holdfast.coach.judging import Judge
from holdfast.coach.plan import first_tasks
from holdfast.core.chance import Chance, Seeded
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.registry import installed_games
from holdfast.core.seat import Seat
from holdfast.core.state import State
from tests.bots.test_secrets import mixtures, moved_on

GAMES = ["castle", "itter", "tito"]
TRIES = 60
ALL_SEATS = range(4)
FEWEST_MOVES = 13
"""A match in which somebody has something to look back on."""


def twin_of(match: Match, viewer: int) -> Match:
    """The same match as far as the viewer knows; all else is otherwise."""
    twin = match.copy()
    twin.setup_events = tuple(crossed_out(event, viewer) for event in match.setup_events)
    twin.played = [
        replace(
            played,
            kept=played.before.imagine(viewer, Seeded(1000 + number)),
            events=tuple(crossed_out(event, viewer) for event in played.events),
        )
        for number, played in enumerate(match.played)
    ]
    twin.state = match.state.imagine(viewer, Seeded(77))
    return twin


def crossed_out(event: Event, viewer: int) -> Event:
    if not event.secret or viewer in event.known_to:
        return event
    facts = {name: fact for name, fact in event.facts.items() if name not in event.secret}
    return Event(event.kind, event.rule, facts, event.secret, event.known_to)


def advice_for(match: Match, viewer: int) -> str:
    """All that the coach says to whoever decides, in words and numbers."""
    coach = Coach(match.seen_by(viewer), Seeded(5), clock=lambda: 0.0)
    coach.go_on(Budget(count=TRIES))
    return json.dumps(coach.advice().json())


def review_for(match: Match, viewer: int) -> str:
    """What the review says of a seat's last decisions while the match is running."""
    judge, findings = Judge(match), Findings()
    own = [number for number, played in enumerate(match.played) if played.seat == viewer]
    for number in own[-2:]:
        first = judge.decision(number, Budget(count=1))
        findings.take(first)
        if first is not None:
            findings.take(judge.mistake(first, Budget(count=10)))
    report = Report(Review(match, findings, viewer))
    told = as_json(report), as_text(report, full=True)
    return json.dumps(told, default=str)


Ask = Callable[[Match, int], str]


def compare(game: str, ask: Ask, *, everybody: bool) -> tuple[int, list[str]]:
    """How many twins had other secrets, and of which something else was said."""
    compared, differing = 0, list[str]()
    for number, options in enumerate(mixtures(installed_games()[game])):
        match = moved_on(installed_games()[game], options, max(number, 1) * 7)
        if match.turn is None or len(match.played) < FEWEST_MOVES:
            match = moved_on(installed_games()[game], options, 1)
        assert match.turn is not None
        for viewer in ALL_SEATS[: len(match.seats)] if everybody else [match.turn]:
            twin = twin_of(match, viewer)
            compared += twin.state.to_bytes() != match.state.to_bytes()
            if ask(match, viewer) != ask(twin, viewer):
                differing.append(f"{match!r}, {options}, seat {match.seats[viewer]}")
    return compared, differing


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_the_same_whatever_is_hidden(game: str) -> None:
    compared, differing = compare(game, advice_for, everybody=False)
    assert differing == []
    assert compared > len(mixtures(installed_games()[game])) / 2


@pytest.mark.parametrize("game", GAMES)
def test_the_review_of_a_running_match_says_the_same_whatever_is_hidden(game: str) -> None:
    compared, differing = compare(game, review_for, everybody=True)
    assert differing == []
    assert compared > len(mixtures(installed_games()[game])) / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_gives_a_review_nothing_but_the_seats_own_decisions(game: str) -> None:
    match = moved_on(installed_games()[game], {}, 3)
    for viewer in range(len(match.seats)):
        tasks = first_tasks(match, viewer)
        assert {task.kind for task in tasks} <= {"decision"}
        assert {match.played[task.number].seat for task in tasks} <= {viewer}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ask", [advice_for, review_for])
def test_this_would_find_one_that_looks(
    game: str, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the truth in the place of what is imagined, something else is said of the twin."""

    def peeking(match: Match, viewer: int) -> str:
        def peeked(seat: Seat, chance: Chance) -> State:
            chance.pick(2)
            return match.state_at(seat.number).copy()

        with monkeypatch.context() as patched:
            patched.setattr(Seat, "imagine", peeked)
            return ask(match, viewer)

    compared, differing = compare(game, peeking, everybody=ask is review_for)
    assert len(differing) > compared / 4
