"""The review: mistakes are found, luck adds up, and a running match tells no secrets."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import holdfast
from holdfast.coach import Report, Review, as_html, as_json, as_text, review, reviewing
from holdfast.coach.crew import Crew
from holdfast.coach.findings import SETUP, Luck
from holdfast.coach.plan import Pace, Task, first_tasks, spread
from holdfast.coach.report import telling_event
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.core.match import Match
from tests.coach.games import OTHERWISE, hilo

# x leaves a line open, o does not take it.
BLIND = ("a1", "b2", "c3", "a3", "b1", "b3", "c1")


def noughts(*cells: str) -> Match:
    match = holdfast.new("noughts")
    for cell in cells:
        match.play(f"mark {cell}")
    return match


def reviewed(match: Match, seat: str | None = None, count: int = 300) -> Review:
    """The same review every time, in this process."""
    return review(match, seat, seconds=None, count=count, jobs=1)


@pytest.fixture(scope="module")
def blind() -> Review:
    return reviewed(noughts(*BLIND))


def test_the_worst_decision_is_the_one_that_gave_the_match_away(blind: Review) -> None:
    worst = blind.worst(1)[0]
    assert worst.number == 5
    assert blind.action(worst.best).text == "mark c1"
    assert blind.action(worst.played).text == "mark b3"
    assert worst.win == pytest.approx(1.0, abs=0.6)
    assert worst.loss > 2 * worst.error
    assert worst.why is not None


def test_losses_add_up_by_seat_and_by_kind(blind: Review) -> None:
    tally = blind.tally(1)
    assert tally.decisions == 3
    assert tally.grave >= 1
    by_kind = blind.by_kind(1)
    assert list(by_kind) == ["mark"]
    assert by_kind["mark"] == tally


def test_what_is_best_loses_nothing(blind: Review) -> None:
    best = [one for one in blind.judged if one.best == one.played]
    assert best
    assert all(abs(one.loss) < 0.2 for one in best)


def test_forced_moves_are_no_decisions() -> None:
    full = noughts("a1", "a2", "a3", "b1", "b2", "c3", "c2", "c1", "b3")
    assert 8 not in reviewed(full, count=60).findings.judged


def test_the_graph_begins_at_the_first_decision_and_ends_with_the_result(blind: Review) -> None:
    points = blind.findings.points
    assert sorted(points) == list(range(8))
    assert points[7].win == (1.0, 0.0)
    assert 0.5 < points[0].win[0] < 0.8


# Luck


def test_a_roll_is_as_lucky_as_it_is_better_than_the_mean() -> None:
    # The bets of a are its points: a die gives 3.5 on average.
    match = hilo("bet 3", "bet 3", "roll", "swap", "discard c6", dice=(6,))
    found = reviewed(match)
    rolled = [one for one in found.luck if one.is_die]
    assert [(one.number, one.values, one.sides) for one in rolled] == [(2, (6,), (6,))]
    assert rolled[0].score == (2.5, 0.0)
    assert rolled[0].win == (0.0, 0.0)


def test_the_deal_is_luck_too_and_fair_between_the_seats() -> None:
    match = hilo("bet 1", "bet 1", "bet 1", "bet 1")
    dealt = [one for one in reviewed(match).luck if one.number == SETUP]
    assert len(dealt) == 1, "numbers for the same rule belong together"
    # a holds c8, b holds c7: 1/16 more than even to a.
    assert dealt[0].win[0] == pytest.approx(1 / 16, abs=0.05)
    assert dealt[0].win[0] == pytest.approx(-dealt[0].win[1])


def test_the_result_without_luck_is_the_result_less_all_luck() -> None:
    match = hilo("bet 3", "bet 3", "roll", "swap", "discard c6", dice=(6,))
    found = reviewed(match)
    account = found.account(0)
    assert account is not None
    assert (account.end, account.end_score) == (1.0, 9.0)
    assert account.luck_score == pytest.approx(2.5)
    assert account.adjusted_score == pytest.approx(6.5)
    assert account.adjusted == pytest.approx(1.0 - account.luck)


def test_over_many_matches_luck_comes_to_nothing() -> None:
    total = 0.0
    for seed in range(60):
        match = Match(hilo().game, seed=seed)
        for action in ("roll", "roll", "roll", "roll"):
            match.play(action)
        found = reviewed(match, count=24)
        total += sum(one.score[0] for one in found.luck)
    # Two dice in each match: 1.7 each way, times the root of 120.
    assert abs(total) < 3 * 1.71 * 120**0.5


def test_a_game_without_an_eye_tells_no_luck(blind: Review) -> None:
    match = holdfast.new("noughts")
    assert match.edition.mind().judge.__qualname__.startswith("Mind")
    assert blind.luck == []
    assert "cannot be judged at a glance" in "\n".join(as_text(Report(blind)))


# A running match


def test_a_running_match_is_reviewed_for_one_seat_only() -> None:
    match = noughts("a1", "b2", "c3")
    with pytest.raises(HoldfastError, match="say which seat"):
        reviewed(match)
    with pytest.raises(HoldfastError, match="a spectator decides nothing"):
        reviewed(match, "spectator")
    found = reviewed(match, "x")
    assert {one.seat for one in found.judged} == {0}
    assert found.luck == []
    assert found.findings.points == {}
    assert found.account(0) is None


def test_of_a_running_match_other_secrets_change_no_word() -> None:
    one = hilo("bet 1", "bet 2", "roll", dice=(4,))
    other = hilo("bet 1", "bet 2", "roll", dealt=OTHERWISE, dice=(4,))
    told = [as_json(Report(reviewed(match, "a"))) for match in (one, other)]
    assert told[0] == told[1]
    assert told[0]["decisions"] != []
    mine = [as_text(Report(reviewed(match, "a"))) for match in (one, other)]
    assert mine[0] == mine[1]


# Telling


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Better: Mark c1"),
        ("it", "Meglio: Segna c1"),
        ("fr", "Mieux\u00a0: Marquer c1"),
    ],
)
def test_a_report_speaks_three_languages(blind: Review, language: str, words: str) -> None:
    told = "\n".join(as_text(Report(blind, language)))
    assert words in told
    assert "{" not in told


def test_a_page_stands_alone_with_graph_boards_and_nothing_from_elsewhere(blind: Review) -> None:
    page = as_html(Report(blind))
    assert page.count('class="graph"') == 1
    assert "data:image/svg+xml;base64," in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "@media print" in page


def test_a_board_marks_what_was_played_and_what_was_better(blind: Review) -> None:
    board = Report(blind).board(5)
    assert board is not None
    assert board.count('class="tip"') == 2
    assert ">✓<" in board
    assert ">✗<" in board
    assert Report(blind).board(99) is None


def test_every_decision_and_every_roll_is_told_turn_by_turn() -> None:
    match = hilo("bet 3", "bet 3", "roll", "swap", "discard c6", dice=(6,))
    report = Report(reviewed(match))
    for part in report.parts():
        steps = [step for stretch in part.course for step in stretch.steps]
        decided = [step.number for step in steps if not step.luck]
        assert decided == [one.number for one in report.review.judged if one.seat == part.seat]
        assert decided
        assert all(step.lost for step in steps if not step.luck)
        rolled = [(step.number, step.luck) for step in steps if step.luck]
        assert rolled == [
            (one.number, report.gain(one, part.seat)) for one in report.review.luck
        ], "everybody's rolls are luck to everybody"
        assert [step.number for step in steps] == sorted(step.number for step in steps)
    mine, theirs = (
        [step.luck for stretch in part.course for step in stretch.steps] for part in report.parts()
    )
    assert "0.0%, +2.5" in mine
    assert mine != theirs


def test_turns_add_up_to_the_match() -> None:
    match = holdfast.new("castle", seed=5)
    chance = Seeded(3)
    while match.turn is not None and len(match.played) < 3000:
        match.play(match.legal[chance.pick(len(match.legal))])
    found = reviewed(match, count=1)
    report = Report(found)
    for part in report.parts():
        stretches = part.course
        assert len({stretch.title for stretch in stretches}) == len(stretches) > 3
        luck = sum(one.win[part.seat] for stretch in stretches for one in stretch.rolled)
        account = found.account(part.seat)
        assert account is not None
        assert luck == pytest.approx(account.luck)
        decided = sum(len(stretch.decided) for stretch in stretches)
        assert decided == found.tally(part.seat).decisions


def test_the_text_tells_the_course_in_full_if_wanted(blind: Review) -> None:
    short, full = as_text(Report(blind)), as_text(Report(blind), full=True)
    assert "Every decision and every roll" not in short
    told = "\n".join(full[full.index("Every decision and every roll") :])
    assert "6. Mark b3  (a grave mistake)" in told
    assert "Better: Mark c1" in told
    page = as_html(Report(blind))
    assert page.count('class="turn"') == 2, "one turn of each seat"
    assert '<tr class="grave"><th scope="row">6. Mark b3</th><td>Mark c1</td>' in page
    assert "beforeprint" in page


def test_a_roll_is_told_by_the_event_that_names_its_dice() -> None:
    roll = Luck(3, "R-1", (6, 2), (6, 6), True, (0.0,), (0.0,), (0.0,))
    other, same = Event("lost", "R-1", {"dice": [1]}), Event("moved", "R-1", {})
    fought = Event("fought", "R-2", {"mine": {"die": 2}, "theirs": {"die": 6}})
    assert telling_event([other, same, fought], roll) is fought
    assert telling_event([other, same], roll) is other
    assert telling_event([Event("moved", "R-3", {})], roll) is None
    assert telling_event([fought, same], replace(roll, is_die=False)) is same


def test_json_is_json_and_has_every_decision(blind: Review) -> None:
    told: dict[str, Any] = json.loads(json.dumps(as_json(Report(blind))))
    assert [one["number"] for one in told["decisions"]] == sorted(blind.findings.judged)
    assert {(one["said"], one["better"], one["grade"]) for one in told["decisions"]} >= {
        ("Mark b3", "Mark c1", "grave")
    }
    assert told["seats"][1]["worst"][0]["better"] == "Mark c1"
    assert told["result"] == {"winner": "x"}


def test_a_notebook_shows_a_review(blind: Review) -> None:
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in blind._repr_html_()


# How it is done


def test_processes_find_what_one_finds(blind: Review) -> None:
    *_progress, (share, found) = reviewing(noughts(*BLIND), seconds=None, count=300, jobs=2)
    assert share == 1.0
    assert found is not None
    assert found.findings.judged == blind.findings.judged
    assert found.findings.points == blind.findings.points


def test_progress_only_rises_and_ends_at_one() -> None:
    shares = [share for share, _found in reviewing(noughts(*BLIND), count=20)]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert len(shares) > 10


def test_whoever_stops_waiting_leaves_no_process_behind() -> None:
    crew = Crew(noughts(*BLIND), 2)
    with crew:
        tasks = first_tasks(noughts(*BLIND), None)
        next(iter(crew.do(tasks, Pace(60.0, None, 2))))
    assert all(worker.poll() is not None for worker in crew._workers)


def test_the_time_that_is_left_is_shared_out() -> None:
    now = [0.0]
    pace = Pace(10.0, None, 2, clock=lambda: now[0])
    assert pace.begin(Task("decision", 0, 0.43))[0] == pytest.approx(8.6)
    now[0] = 6.0  # it took longer than it should have
    assert pace.begin(Task("decision", 1, 0.215))[0] == pytest.approx(2.6)
    now[0] = 9.0
    assert pace.begin(Task("decision", 2, 0.215)) == (0.0, None)
    assert pace.begin(Task("mistake", 2, 0.14))[0] == pytest.approx(2.0)
    now[0] = 20.0
    assert pace.begin(Task("mistake", 2, 0.14)) == (0.0, None)
    assert Pace(10.0, 7, 2).begin(Task("decision", 0, 0.5)) == (None, 7)


def test_a_short_time_is_spread_over_the_whole_match() -> None:
    assert spread(list(range(8))) == [0, 4, 2, 6, 1, 3, 5, 7]
    assert sorted(spread(list(range(13)))) == list(range(13))
    assert spread([5]) == [5]
    assert spread([]) == []


def test_the_strong_bot_plays_the_same_dice_where_one_seat_plays_alone() -> None:
    match = holdfast.new("tito", seed=4)
    assert next(task.kind for task in first_tasks(match, None)) == "rival"
    assert all(task.kind != "rival" for task in first_tasks(noughts("a1"), None))
