"""A seat: what it may know, answered as the match itself would, and nothing else."""

from __future__ import annotations

import copy
import pickle

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import IllegalAction, NoSuchSeat
from holdfast.core.match import Match
from holdfast.core.seat import WHOLE, Decision, Reason
from holdfast.core.state import SPECTATOR
from tests.conformance.hilo import GAME as HILO

# With all picks at the end of the deck nothing is moved: a holds c8, b holds c7, the next is c6.
UNSHUFFLED = [7, 6, 5, 4, 3, 2, 1]


def hilo(*numbers: int) -> Match:
    return Match(HILO, script=[*UNSHUFFLED, *numbers], study=True)


def test_a_seat_knows_its_name_and_what_everybody_knows() -> None:
    match = Match(HILO, key=bytes(32))
    seat = match.seat("b")
    assert (seat.name, seat.index, seat.seats) == ("b", 1, ("a", "b"))
    assert (seat.game, seat.options, seat.study) == (match.game, {}, False)
    assert seat.commitment == match.commitment
    assert match.seat("spectator").index == SPECTATOR
    assert match.seat().index == WHOLE
    assert match.seat().name == "all"
    with pytest.raises(NoSuchSeat, match="there is no seat 'c'"):
        match.seat("c")


def test_only_the_seat_that_decides_is_told_what_is_legal() -> None:
    match = hilo()
    mine, other = match.seat("a"), match.seat("b")
    assert mine.deciding
    assert mine.decision == Decision("turn", "a", "HL-2", 5)
    assert repr(mine.decision) == "<Decision turn, seat a, HL-2, 5 legal>"
    assert list(mine.legal) == list(match.legal)
    for seat in (other, match.seat("spectator")):
        assert not seat.deciding
        assert seat.decision == Decision("turn", "a", "HL-2")
        assert repr(seat.decision) == "<Decision turn, seat a, HL-2>"
        assert list(seat.legal) == []
        assert match.find("bet 1") not in seat.legal


def test_whoever_runs_the_match_sees_all_and_answers_for_all() -> None:
    match = hilo()
    match.play("swap")
    match.play("discard c6")
    whole = match.seat()
    assert whole.view == match.position()
    assert whole.deciding
    assert whole.decision == match.decision
    assert whole.history == [{"do": "swap"}, {"do": "discard", "card": "c6"}]
    assert [event.json for event in whole.events] == [event.json for event in match.events]
    assert whole.imagine(Seeded(1)).to_position() == match.position()
    assert whole.imagine(Seeded(1)) is not match.state


def test_why_is_answered_to_the_seat_that_decides_and_to_no_other() -> None:
    match = hilo()
    match.play("bet 3")
    assert match.seat("b").why("bet 3") is None
    reason = match.seat("b").why("bet 1")
    assert reason is not None
    assert (reason.rule, str(reason)) == ("HL-2", "A bet of at least 3 is due. (HL-2)")
    assert reason == match.why("bet 1")
    assert reason.said(match.edition.text("fr")) == reason.sentence
    for seat, who in (("a", "a"), ("spectator", "a spectator")):
        for action in ("bet 1", "bet 3", "nonsense"):
            reason = match.seat(seat).why(action)
            assert reason is not None
            assert (reason.rule, str(reason)) == (
                "HL-2",
                f"this decision is b's, not that of {who}",
            )
            with pytest.raises(IllegalAction, match="this decision is b's"):
                match.seat(seat).odds(action)
            with pytest.raises(IllegalAction, match="this decision is b's"):
                match.seat(seat).check(action)


def test_nonsense_is_refused_under_the_rule_of_the_decision() -> None:
    seat = hilo().seat("a")
    reason = seat.why("fly")
    assert reason is not None
    assert (reason.rule, reason.sentence) == ("HL-2", 'there is no action "fly"')
    with pytest.raises(IllegalAction, match='there is no action "fly"') as caught:
        seat.check("fly")
    assert caught.value.rule == "HL-2"
    assert seat.check("roll") is seat.find({"do": "roll"})


def test_a_reason_speaks_the_language_of_the_game() -> None:
    match = holdfast.new("itter", seed=7)
    seat, text = match.seat("defender"), match.edition.text("it")
    reasons = [seat.why(action) for action in match.state.vocabulary.actions]
    refused = next(reason for reason in reasons if reason is not None)
    assert refused.said(text) != refused.sentence
    assert refused.said(text).endswith(f"({refused.rule})")
    unknown = seat.why("atack")
    assert unknown is not None
    assert unknown.sentence.startswith('there is no action "atack"; did you mean')
    assert unknown.said(text).startswith("L’azione «atack» non esiste; forse intendevi")


def test_odds_and_forecasts_are_those_of_the_match() -> None:
    match = hilo()
    seat = match.seat("a")
    assert seat.odds("roll") == match.odds("roll")
    assert seat.odds("swap") == match.odds("swap")
    assert seat.forecasts == ["roll"]
    assert match.seat("spectator").forecast("roll") == match.forecast("roll")


def test_a_seat_remembers_what_it_saw() -> None:
    match = hilo(4)
    for action in ("swap", "discard c6", "roll"):
        match.play(action)
    mine, other = match.seat("a"), match.seat("b")
    assert mine.history == [{"do": "swap"}, {"do": "discard", "card": "c6"}, {"do": "roll"}]
    assert other.history == [{"do": "swap"}, {"do": "discard"}, {"do": "roll"}]
    assert [event.facts for event in other.events] == [
        {"seat": "a"},
        {"seat": "b", "card": "c7"},
        {"seat": "a"},
        {"seat": "a"},
        {"seat": "b", "amount": 4},
    ]
    assert [event.kind for event in other.news(2)] == ["bet"]
    assert other.news(3) == []
    assert [event.kind for event in mine.setup_events] == ["dealt", "dealt"]
    assert [(seen.seat, seen.rule, len(seen.events)) for seen in mine.record] == [
        ("a", "HL-2", 1),
        ("a", "HL-3", 1),
        ("b", "HL-2", 1),
    ]


def test_a_seat_stays_as_it_was_when_the_match_goes_on() -> None:
    match = hilo(3, 2)
    before = match.seat("a")
    match.play("roll")
    then = match.seat("a")
    match.play("roll")
    assert (before.number, before.history, before.news(0)) == (0, [], [])
    assert before.view["bets"] == [0, 0]
    assert (then.number, len(then.history), len(then.events)) == (1, 1, 3)
    match.undo()
    match.play("bet 3")
    assert then.history == [{"do": "roll"}]
    assert match.seat("a").history == [{"do": "roll"}, {"do": "bet", "amount": 3}]


def test_a_seat_keeps_what_was_taken_back_after_it_had_seen_it() -> None:
    match = hilo(4)
    match.play("roll")
    seen = match.seat("b")
    match.undo()
    match.play("bet 2")
    assert seen.history == [{"do": "roll"}]
    assert match.seat("b").history == [{"do": "bet", "amount": 2}]
    assert match.history("b") == [{"do": "bet", "amount": 2}]


def test_a_seat_can_be_had_of_any_moment() -> None:
    match = hilo(4, 2)
    now = [match.seat("b")]
    for _ in range(2):
        match.play("roll")
        now.append(match.seat("b"))
    for at, seat in enumerate(now):
        then = match.seat("b", at=at)
        assert then.view == seat.view
        assert then.history == seat.history
        assert then.decision == seat.decision
    assert match.seat("b") is match.seat("b")


def test_a_copy_has_seen_what_was_seen_and_goes_its_own_way() -> None:
    match = hilo(3, 2)
    match.play("roll")
    seat = match.seat("b")
    twin, study = copy.copy(match), match.branch(0)
    assert twin.seat("b") is seat
    match.play("roll")
    twin.play("bet 3")
    assert match.seat("b").history == [{"do": "roll"}, {"do": "roll"}]
    assert twin.seat("b").history == [{"do": "roll"}, {"do": "bet", "amount": 3}]
    assert study.seat("b").history == []
    assert Match(HILO, seed=1).branch().seat("b").study


def test_the_end_is_told_to_everybody() -> None:
    match = hilo()
    for _ in range(4):
        match.play("bet 3")
    for name in ("a", "b", "spectator", None):
        seat = match.seat(name)
        assert seat.over
        assert seat.decision is None
        assert not seat.deciding
        assert list(seat.legal) == []
        assert seat.result == match.result == {"winner": "a"}
        assert seat.returns == match.state.returns()
        assert str(seat.why("bet 1")) == "The match is over."
        with pytest.raises(IllegalAction, match="the match is over: nothing more can be played"):
            seat.odds("bet 1")
    assert hilo().seat("a").returns is None


def test_imagining_keeps_what_the_seat_sees_and_deals_the_rest_anew() -> None:
    match = hilo()
    seat = match.seat("a")
    worlds = [seat.imagine(Seeded(number)) for number in range(20)]
    assert all(world.view(0) == seat.view == match.view("a") for world in worlds)
    assert len({str(world.to_position()) for world in worlds}) > 10
    assert [world.to_position() for world in worlds] == [
        match.imagine("a", Seeded(number)).to_position() for number in range(20)
    ]


def test_a_seat_shows_what_it_knows_and_no_more() -> None:
    match = hilo()
    assert repr(match.seat("b")) == (
        "<Seat b of hilo, study, 0 actions, <Decision turn, seat a, HL-2>>"
    )
    for _ in range(4):
        match.play("bet 3")
    assert repr(match.seat("b")) == "<Seat b of hilo, study, 4 actions, over: {'winner': 'a'}>"


def test_reasons_compare_by_what_they_say() -> None:
    cause = IllegalAction("no")
    assert Reason("HL-2", "no", cause) == Reason("HL-2", "no", IllegalAction("no"))


@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_a_seat_travels(game: str) -> None:
    match, chooser = Match(game, key=bytes(32)), Seeded(5)
    while not match.over and len(match.played) < 40:
        legal = match.state.legal()
        match.play(legal[chooser.pick(len(legal))])
    for viewer in range(SPECTATOR, len(match.seats)):
        seat = match.seen_by(viewer)
        for other in (pickle.loads(pickle.dumps(seat)), copy.deepcopy(seat)):
            assert (other.name, other.number, other.view) == (seat.name, seat.number, seat.view)
            assert (other.decision, other.history) == (seat.decision, seat.history)
            assert list(other.legal) == list(seat.legal)
            assert [event.json for event in other.events] == [event.json for event in seat.events]
            assert other.imagine(Seeded(3)) == seat.imagine(Seeded(3))
