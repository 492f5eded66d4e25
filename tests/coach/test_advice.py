"""The coach: it finds what is best, says what it is worth and why, and cannot peek."""

from __future__ import annotations

import itertools
import json
from fractions import Fraction
from typing import Any

import pytest
from holdfast_noughts.draw import EDGE

import holdfast
from holdfast.bots import find_bot
from holdfast.bots.budget import Budget
from holdfast.bots.search import Estimate, Search
from holdfast.coach import Advice, Coach, advise, think
from holdfast.coach.reasons import find_reason
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.core.history import Played
from holdfast.core.match import Match
from holdfast.core.mind import Idea
from holdfast.core.seat import Seat
from tests.coach.games import OTHERWISE, UNSHUFFLED, hilo


def advice_of(seat: Seat, tries: int = 400) -> Advice:
    """What the coach says after so many tries, the same every time."""
    coach = Coach(seat, Seeded(1), clock=lambda: 0.0)
    coach.go_on(Budget(count=tries))
    return coach.advice()


def noughts(*cells: str) -> Match:
    match = holdfast.new("noughts")
    for cell in cells:
        match.play(f"mark {cell}")
    return match


def test_the_move_that_wins_is_first_and_its_chance_is_certain() -> None:
    advice = advice_of(noughts("a1", "a3", "b1", "b3").seat("x"))
    assert advice.best.action.text == "mark c1"
    assert advice.best.win.value == 1.0
    assert advice.best.win.low > 0.9
    assert advice.is_settled
    assert [line.worth for line in advice.lines] == sorted(
        (line.worth for line in advice.lines), reverse=True
    )


def test_the_reason_names_the_next_best_and_holds_in_the_tries() -> None:
    advice = advice_of(noughts("b2", "a1", "c1").seat("o"), 3000)
    assert advice.best.action.text == "mark a3", "or x has a line from c1 to a3"
    assert advice.why.kind == "safer"
    other = advice.seat.edition.vocabulary.actions[advice.why.other or 0]
    assert other is advice.lines[1].action
    assert advice.why.mine < advice.why.theirs
    text = advice.seat.text("en")
    assert text.action(other) in advice.reason(text)


def test_where_nothing_else_can_be_done_that_is_the_reason() -> None:
    match = noughts("a1", "a2", "a3", "b1", "b2", "c3", "c2", "c1")
    advice = advice_of(match.seat("x"))
    assert [line.action.text for line in advice.lines] == ["mark b3"]
    assert advice.reason(match.edition.text("en")) == "Nothing else can be done."


def tried(text: str, worths: list[float]) -> Estimate:
    """An action of noughts that came to this, try by try."""
    found = Estimate(Idea(noughts().find(text)))
    for worth in worths:
        found.add(worth, (worth + 1) / 2, 0.0)
    return found


def test_equal_actions_are_said_to_be_equal() -> None:
    best, second = tried("mark a1", [0.5, -0.4] * 8), tried("mark a3", [-0.4, 0.5] * 8)
    why = find_reason(best, second, scored=False)
    assert (why.kind, why.other) == ("close", second.action.number)


def test_the_reason_tells_of_what_is_worse_and_not_of_an_equal() -> None:
    # Bets and a roll are worth the same to a; a swap gives the best card away.
    advice = advice_of(hilo("bet 1", "bet 1").seat("a"), 400)
    assert {line.action.do for line in advice.lines} <= {"bet", "roll"}
    other = advice.seat.edition.vocabulary.actions[advice.why.other or 0]
    assert other.text == "swap"
    assert advice.why.kind != "close"


def test_what_the_mind_does_not_think_of_is_compared_too() -> None:
    match = holdfast.new("itter", seed=3)
    chance, quick = Seeded(1), find_bot("quick").make()
    while match.legal[0].do != "spend":
        assert match.turn is not None
        match.play(quick.choose(match.seen_by(match.turn), Budget(), chance))
    seat = match.seat("defender")
    assert len(Search(seat, Seeded(1)).estimates) == 1, "the rules of thumb decide that"
    advice = advice_of(seat, 600)
    assert len(advice.lines) == min(3, len(seat.legal)) > 1
    assert advice.why.kind != "only"


@pytest.mark.parametrize(
    ("game", "options"), [("castle", {"players": 3}), ("itter", {}), ("tito", {})]
)
def test_in_every_game_the_interval_narrows(game: str, options: dict[str, Any]) -> None:
    coach = Coach(holdfast.new(game, options, seed=5).seen_by(0), Seeded(2))
    halves = list[float]()
    for tries in (60, 400):
        coach.go_on(Budget(count=tries))
        halves.append(coach.advice().best.win.half)
    assert halves[1] < halves[0]


def test_the_interval_narrows_with_the_tries() -> None:
    seat = noughts("b2", "a1").seat("x")
    few, many = advice_of(seat, 60), advice_of(seat, 3000)
    assert many.best.win.half < few.best.win.half / 2
    assert many.tries > few.tries


def test_better_answers_stream_and_the_first_comes_at_once() -> None:
    answers = list(think(holdfast.new("castle", seed=3).seat(0), seconds=1.2))
    assert len(answers) > 1
    assert answers[0].seconds < 1.0
    tries = [advice.tries for advice in answers]
    assert tries == sorted(tries)
    assert tries[0] < tries[-1]


def test_the_first_answer_waits_for_no_slow_machine() -> None:
    now = itertools.count(0.0, 0.07)  # a look at the clock takes as long as a try
    coach = Coach(noughts().seat("x"), Seeded(1), clock=lambda: next(now))
    answers = coach.think(seconds=60.0)
    first = next(answers)
    assert first.seconds < 1.0
    assert first.tries < 9, "not even every cell was tried"
    assert first.why.kind == "early"
    second = next(answers)
    assert coach.search.rounds >= 1
    counts = {len(found.worths) for found in coach.search.estimates}
    assert counts == {coach.search.rounds}, "all is compared by the same worlds"
    assert second.tries > first.tries


def test_odds_are_exact_where_there_is_a_sum() -> None:
    advice = Coach(hilo().seat("a"), Seeded(1), lines=9)
    advice.go_on(Budget(count=60))
    lines = {line.action.text: line for line in advice.advice().lines}
    assert lines["roll"].odds == {"low": Fraction(1, 2), "high": Fraction(1, 2)}
    assert lines["bet 1"].odds == {}
    said = lines["roll"].said(hilo().edition.text("en"))
    assert "exact: low 1/2, high 1/2" in said
    assert "estimated from" in said


def test_a_score_is_told_where_the_game_has_points() -> None:
    assert advice_of(hilo().seat("a")).best.score is not None
    once = Coach(hilo().seat("a"), Seeded(1))
    once.search.begin(Budget())
    assert once.advice().best.score is None, "one try tells no interval"
    assert json.dumps(once.advice().json(), allow_nan=False)
    assert advice_of(noughts().seat("x")).best.score is None


def test_what_comes_of_an_action_is_a_reason_in_the_words_of_the_game() -> None:
    # b holds the lowest card: nothing helps but another one.
    advice = advice_of(hilo("bet 1", "bet 1", "bet 1", dealt=OTHERWISE).seat("b"), 4000)
    assert advice.best.action.text == "swap"
    assert (advice.why.kind, advice.why.what) == ("gains", "you draw a card")
    assert (advice.why.mine, advice.why.theirs) == (1.0, 0.0)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "chance to win"), ("it", "probabilità di vittoria"), ("fr", "chances de gagner")],
)
def test_advice_speaks_three_languages(language: str, words: str) -> None:
    told = advice_of(noughts("a1", "a3", "b1", "b3").seat("x")).said(language)
    assert words in told[1]
    assert "{" not in "".join(told)


def test_nobody_is_advised_who_is_not_asked() -> None:
    match = noughts()
    with pytest.raises(IllegalAction, match="this decision is x's"):
        advise(match.seat("o"), 0.1)
    with pytest.raises(HoldfastError, match="say which one"):
        advise(match.seat(), 0.1)


def test_json_has_numbers_and_words() -> None:
    told = advice_of(noughts("a1", "a3", "b1", "b3").seat("x")).json("it")
    first = told["lines"][0]
    assert first["action"] == {"do": "mark", "cell": "c1"}
    assert first["touches"] == ["cell:c1"]
    assert first["win"]["low"] <= first["win"]["value"] <= first["win"]["high"]
    assert told["why"]["said"].startswith("Vince più spesso")


def test_a_notebook_shows_the_board_with_the_best_marked() -> None:
    shown = advice_of(noughts("a1", "a3", "b1", "b3").seat("x"))._repr_html_()
    assert shown.count('class="tip"') == 3
    # c1 is the cell at the bottom right; its middle is at 250, 250 within the margin of the sheet.
    middle = EDGE + 250
    assert f'cx="{middle}" cy="{middle}"' in shown


# It cannot peek


def test_other_secrets_change_no_word_of_the_advice() -> None:
    one, other = hilo("bet 1", "bet 1"), hilo("bet 1", "bet 1", dealt=OTHERWISE)
    assert one.position() != other.position()
    assert advice_of(one.seat("a")).json() == advice_of(other.seat("a")).json()
    assert advice_of(hilo("bet 1").seat("b")).json() != (
        advice_of(hilo("bet 1", dealt=OTHERWISE).seat("b")).json()
    )


@pytest.mark.parametrize(
    ("game", "options"),
    [("castle", {}), ("castle", {"players": 3}), ("itter", {}), ("tito", {})],
)
def test_in_every_game_other_secrets_change_no_word(game: str, options: dict[str, Any]) -> None:
    match = holdfast.new(game, options=options, seed=11)
    chance = Seeded(4)
    for _ in range(25):
        legal = match.legal
        match.play(legal[chance.pick(len(legal))])
    index = match.turn
    assert index is not None
    swapped = with_state(match, index)
    assert swapped.state.to_bytes() != match.state.to_bytes()
    tries = 40
    assert advice_of(swapped.seen_by(index), tries).json() == (
        advice_of(match.seen_by(index), tries).json()
    )


def with_state(match: Match, viewer: int) -> Match:
    """The same match, with all that the viewer cannot know dealt otherwise."""
    other = match.copy()
    other.state = match.state.imagine(viewer, Seeded(77))
    last: Played = other.played[-1]
    assert last.kept is not other.state
    return other


def test_the_deal_of_the_tests_is_what_it_says() -> None:
    assert hilo().view("a")["hands"] == hilo(dealt=OTHERWISE).view("a")["hands"]
    assert hilo().position()["hands"]["b"] != hilo(dealt=OTHERWISE).position()["hands"]["b"]
    assert UNSHUFFLED != OTHERWISE
