"""A match: it checks what is played, goes back only where that is fair, branches and copies."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from typing import Any

import pytest

import holdfast
from holdfast.conformance.keeping import replay
from holdfast.core.chance import Seeded
from holdfast.core.errors import (
    BadChance,
    BadOption,
    BadPack,
    BadPosition,
    HoldfastError,
    IllegalAction,
    NoSuchSeat,
    UndoRefused,
)
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match
from holdfast.core.state import SPECTATOR
from tests.conformance.broken_noughts import Crashes, of
from tests.conformance.hilo import GAME as HILO
from tests.conformance.hilo import HiLo
from tests.core.test_history import prints

# Two aces up: with all picks at the end of the deck, nothing is moved by the shuffle.
UNSHUFFLED = [7, 6, 5, 4, 3, 2, 1]


def hilo(*numbers: int, study: bool = False) -> Match:
    """Hi-Lo with an unshuffled deck: a holds c8, b holds c7, the next card is c6."""
    return Match(HILO, script=[*UNSHUFFLED, *numbers], study=study)


def noughts(*cells: str, study: bool = False) -> Match:
    match = holdfast.new("noughts", seed=7, study=study)
    for cell in cells:
        match.play(f"mark {cell}")
    return match


# Asking


def test_a_new_match_asks_its_first_decision() -> None:
    match = noughts()
    assert repr(match.decision) == "<Decision mark, seat x, NO-2, 9 legal>"
    assert repr(match.legal) == "<Legal 9: mark a3, mark b3, mark c3, mark a2, mark b2, ...>"
    assert not match.over
    assert match.result is None
    assert repr(match) == "<Match noughts, 0 actions, mark of x>"


def test_the_legal_list_can_be_counted_asked_sliced_and_narrowed() -> None:
    legal = noughts("b2").legal
    assert len(legal) == 8
    inside: list[object] = ["mark a1", {"do": "mark", "cell": "a1"}, legal[0]]
    outside: list[object] = ["mark b2", "nonsense", None]
    assert all(given in legal for given in inside)
    assert not any(given in legal for given in outside)
    assert [action.text for action in legal[:2]] == ["mark a3", "mark b3"]
    assert [action.text for action in legal.where(do="mark", cell="c1")] == ["mark c1"]
    assert len(legal.where(cell="b2")) == 0
    assert repr(legal.where(cell="c1")) == "<Legal 1: mark c1>"


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"do": "deply"}, 'there is no action "deply"; did you mean "deploy"?'),
        ({"do": "deploy", "wo": "lee"},
         '"deploy" takes who, to; it has no "wo"; did you mean "who"?'),
        ({"who": "lea"}, '"who" cannot be "lea"; did you mean "lee"?'),
        ({"do": "attack", "target": 2}, '"target" cannot be 2; did you mean "2"?'),
        ({"do": "attack", "weapon": "x"}, '"weapon" cannot be "x"; it can be "'),
    ],
)  # fmt: skip
def test_what_no_action_has_is_not_silently_missing(facts: dict[str, Any], sentence: str) -> None:
    legal = holdfast.new("itter", seed=7).legal
    with pytest.raises(IllegalAction) as caught:
        legal.where(**facts)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    "facts", [{"do": "attack", "target": "2"}, {"target": "2"}, {"do": "attack", "weapon": None}]
)
def test_what_is_only_not_possible_now_is_an_empty_answer(facts: dict[str, Any]) -> None:
    assert len(holdfast.new("itter", seed=7).legal.where(**facts)) == 0


def test_why_is_none_for_what_is_legal_and_a_reason_otherwise() -> None:
    match = noughts("b2")
    assert match.why("mark a1") is None
    reason = match.why("mark b2")
    assert reason is not None
    assert reason.rule == "NO-2"
    assert (
        str(reason)
        == "The cell b2 already carries X. Empty: a3, b3, c3, a2, c2, a1, b1 and c1. (NO-2)"
    )


def test_why_answers_nonsense_in_words() -> None:
    reason = noughts().why({"do": "mark", "cell": "z9"})
    assert reason is not None
    assert reason.sentence.startswith('"mark": "cell" cannot be "z9"')


def test_why_says_that_a_match_is_over() -> None:
    match = noughts("a3", "a2", "b3", "b2", "c3")
    assert str(match.why("mark a1")) == "The match is over."


def test_views_are_asked_for_by_the_name_of_a_seat() -> None:
    match = hilo()
    assert match.view("a")["hands"] == {"a": ["c8"], "b": ["#"]}
    assert match.view("b")["hands"] == {"a": ["#"], "b": ["c7"]}
    assert match.view("spectator")["hands"] == {"a": ["#"], "b": ["#"]}
    assert match.seat_index("spectator") == SPECTATOR
    with pytest.raises(NoSuchSeat, match="there is no seat 'c'; there are a, b and spectator"):
        match.view("c")
    with pytest.raises(NoSuchSeat, match="there is no seat 0"):
        match.view(0)


def test_imagining_keeps_what_the_seat_sees_and_leaves_the_match_alone() -> None:
    match = hilo()
    before = match.position()
    worlds = [match.imagine("a", Seeded(seed)) for seed in range(20)]
    assert all(world.view(0) == match.view("a") for world in worlds)
    assert len({fingerprint(world.to_position()) for world in worlds}) > 10
    assert match.imagine("b").view(1) == match.view("b")
    assert match.position() == before


def test_the_history_shows_a_seat_only_what_it_saw() -> None:
    match = hilo()
    match.play("swap")
    match.play("discard c8")
    assert match.history("a") == [{"do": "swap"}, {"do": "discard", "card": "c8"}]
    assert match.history("b") == [{"do": "swap"}, {"do": "discard"}]
    assert match.history("spectator") == match.history("b")


def test_odds_are_exact_and_only_for_what_is_legal() -> None:
    odds: dict[str, Fraction] = noughts().odds("mark a1")
    assert odds == {}
    with pytest.raises(IllegalAction):
        noughts("a1").odds("mark a1")


# Playing


def test_playing_returns_what_happened_and_moves_on() -> None:
    match = noughts()
    events = match.play("mark b2")
    assert [event.json for event in events] == [
        {"event": "marked", "rule": "NO-2", "seat": "x", "cell": "b2"}
    ]
    assert match.position()["rows"] == ["...", ".x.", "..."]
    assert [action.text for action in match.actions] == ["mark b2"]


def test_an_action_may_be_an_action_its_json_or_its_text() -> None:
    match = noughts()
    match.play(match.legal[0])
    match.play({"do": "mark", "cell": "b3"})
    match.play('{"do": "mark", "cell": "c3"}')
    match.play("mark a2")
    assert match.position()["rows"] == ["xox", "o..", "..."]


@pytest.mark.parametrize("given", ["mark b2", "mark z9", {"do": "fly"}, None, 3, "{"])
def test_a_refused_action_leaves_everything_untouched(given: object) -> None:
    match = noughts("b2")
    before = match.journal().to_json()
    with pytest.raises(IllegalAction):
        match.play(given)
    assert match.journal().to_json() == before


def test_a_refusal_cites_its_rule() -> None:
    with pytest.raises(IllegalAction) as caught:
        noughts("b2").play("mark b2")
    assert caught.value.rule == "NO-2"
    assert caught.value.kind == "illegal_action"


def test_a_match_that_is_over_takes_no_more() -> None:
    match = noughts("a3", "a2", "b3", "b2", "c3")
    assert match.over
    assert match.decision is None
    assert match.result == {"winner": "x"}
    assert len(match.legal) == 0
    assert repr(match) == "<Match noughts, 5 actions, over: {'winner': 'x'}>"
    with pytest.raises(IllegalAction, match="the match is over"):
        match.play("mark a1")


def test_a_script_that_runs_out_leaves_the_match_where_it_was() -> None:
    match = hilo()
    before = match.journal().to_json()
    with pytest.raises(BadChance, match="run out"):
        match.play("roll")
    assert match.journal().to_json() == before
    assert match.play("bet 1")


def test_events_include_set_up() -> None:
    match = hilo()
    match.play("bet 2")
    assert [event.kind for event in match.events] == ["dealt", "dealt", "bet"]
    assert match.setup_chance == tuple(UNSHUFFLED)


def test_a_match_without_a_seed_gets_a_key_that_repeats_it() -> None:
    match = Match(HILO)
    assert match.seed is None
    assert match.key is not None
    assert Match(HILO, key=match.key).setup_chance == match.setup_chance
    assert len({Match(HILO).key for _ in range(20)}) == 20
    assert match.key.hex() not in repr(match) + repr(match.chance) + repr(match.journal())


@pytest.mark.parametrize("other", [{"seed": 1}, {"script": [1]}])
def test_a_match_has_one_source_of_chance(other: dict[str, Any]) -> None:
    with pytest.raises(BadChance, match="only one of them"):
        Match(HILO, key=bytes(32), **other)
    with pytest.raises(BadChance, match="only one of them"):
        Match(HILO, seed=1, script=[1])


def test_copies_branches_and_undo_keep_to_the_key() -> None:
    match = Match(HILO, key=bytes(range(32)), study=True)
    copies = [match.copy(same_dice=True), match.branch(0), copy.copy(match)]
    match.play("roll")
    for other in copies:
        other.play("roll")
        assert other.played[-1].chance == match.played[-1].chance
        assert other.played[-1].asked == match.played[-1].asked
    before = match.played[-1].chance
    match.undo()
    match.play("roll")
    assert match.played[-1].chance == before
    assert match.commitment == copies[0].commitment


def test_an_empty_position_is_none() -> None:
    with pytest.raises(BadPosition, match="a position is not an empty object"):
        holdfast.new("noughts", position={})


def test_a_position_of_another_game_says_whose_it_is() -> None:
    with pytest.raises(BadPosition, match="a position of Noughts, not of Castle") as caught:
        holdfast.new("castle", position=noughts().position())
    assert caught.value.field == "game"


def test_a_match_begins_from_any_position() -> None:
    position = noughts("a1", "b2").position()
    match = holdfast.new("noughts", position=position)
    assert match.position() == position
    assert match.setup_events == ()


def test_what_is_not_a_position_is_refused() -> None:
    bad: Any = ["rows"]
    with pytest.raises(BadPosition, match="a position is an object"):
        holdfast.new("noughts", position=bad)
    with pytest.raises(BadPosition, match="turn: is missing"):
        holdfast.new("noughts", position={"game": "noughts", "rows": ["...", "...", "..."]})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption):
        holdfast.new("noughts", options={"size": 4})


@pytest.mark.parametrize("seed", ["7", 7.0, True, 2**256])
def test_a_seed_is_a_whole_number_of_reasonable_size(seed: Any) -> None:
    with pytest.raises(BadChance, match="a seed is a whole number of at most 256 bits"):
        holdfast.new("noughts", seed=seed)


def test_a_game_without_a_pack_refuses_one() -> None:
    with pytest.raises(BadPack, match="Noughts has no component data"):
        holdfast.new("noughts", pack={})


def test_a_game_that_forecasts_nothing_says_so() -> None:
    with pytest.raises(HoldfastError, match="nothing is known of 'rain'"):
        noughts().forecast("rain")


def test_a_bug_in_a_game_leaves_the_match_as_it_was() -> None:
    match = Match(of(mark=Crashes()), seed=1)
    for cell in ("a1", "b1", "c1", "b2"):
        match.play(f"mark {cell}")
    before = match.journal().to_json()
    with pytest.raises(KeyError):
        match.play("mark a3")
    assert match.journal().to_json() == before


# Taking back


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(UndoRefused, match="nothing to take back"):
        noughts().undo()
    with pytest.raises(UndoRefused, match="nothing to take back"):
        noughts(study=True).undo()


def test_undo_gives_back_the_action_and_the_position() -> None:
    match = noughts("a1")
    before = match.position()
    match.play("mark b2")
    assert match.undo().text == "mark b2"
    assert match.position() == before
    assert len(match.played) == 1


def test_a_seat_takes_back_only_its_own_last_decision() -> None:
    match = noughts("a1", "b2")
    assert match.undo_barrier("o") is None
    with pytest.raises(UndoRefused, match="the last decision was made by another seat"):
        match.undo("x")
    match.undo("o")
    match.undo("x")
    assert match.position() == noughts().position()


def test_a_fair_match_does_not_go_back_over_dice() -> None:
    match = hilo(4)
    match.play("roll")
    assert match.undo_barrier("a") == (
        "the last action used dice or a draw; only a study match goes back over chance"
    )
    with pytest.raises(UndoRefused):
        match.undo()
    assert len(match.played) == 1


def test_a_fair_match_does_not_go_back_over_what_was_revealed() -> None:
    match = hilo()
    match.play("swap")
    assert match.undo_barrier("a") == (
        "the last action revealed something; only a study match goes back over that"
    )


def test_a_secret_choice_that_revealed_nothing_can_be_taken_back() -> None:
    match = hilo()
    match.play("swap")
    match.play("discard c6")
    assert match.undo_barrier("a") is None
    match.undo("a")
    assert match.view("a")["hands"]["a"] == ["c8", "c6"]


def test_a_showdown_cannot_be_taken_back() -> None:
    match = hilo()
    for _ in range(4):
        match.play("bet 3")
    assert match.over
    with pytest.raises(UndoRefused, match="revealed something"):
        match.undo()


def test_a_study_match_goes_back_over_anything_with_the_same_dice() -> None:
    match = hilo(4, 2, study=True)
    match.play("roll")
    match.play("swap")
    match.undo()
    match.undo("b")  # in a study nobody owns a move
    assert match.position() == hilo().position()
    match.play("roll")
    assert match.position()["bets"] == [4, 0]


def test_whoever_keeps_the_record_rewinds_over_anything() -> None:
    match = hilo(4, 2)
    for _ in range(2):
        match.play("roll")
    for bad in (-1, 3):
        with pytest.raises(HoldfastError, match=f"a match of 2 actions cannot go back to {bad}"):
            match.rewind(bad)
    match.rewind(2)
    assert len(match.played) == 2
    match.rewind(0)
    assert match.journal() == hilo(4, 2).journal()
    match.play("roll")
    assert match.position()["bets"] == [4, 0]


# Copies and branches


def test_a_copy_is_independent_and_can_have_the_same_future_dice() -> None:
    match = Match(HILO, seed=5)
    other = match.copy(same_dice=True)
    match.play("roll")
    other.play("roll")
    assert match.position() == other.position()
    other.play("swap")
    assert len(match.played) == 1
    assert other.study is False


@pytest.mark.parametrize("source", [{"seed": 5}, {"key": bytes(32)}, {"script": [*UNSHUFFLED, 4]}])
def test_a_copy_has_dice_of_its_own(source: dict[str, Any]) -> None:
    match = Match(HILO, study=True, **source)
    match.play("roll")
    copies = [match.copy() for _ in range(40)]
    for other in copies:
        assert other.position() == match.position()
        other.play("roll")
        other.play("roll")
    assert len({other.played[1].chance + other.played[2].chance for other in copies}) > 10
    assert {(other.seed, other.script, other.key) for other in copies} == {(None, None, None)}
    assert copies[0].commitment is None


def test_a_copy_keeps_its_own_dice_on_the_way_back_and_forth() -> None:
    match = Match(HILO, seed=5, study=True).copy()
    match.play("roll")
    first = match.copy()
    for _ in range(2):
        first.play("roll")
    rolled = [played.chance for played in first.played]
    first.undo()
    first.play("roll")
    assert [played.chance for played in first.played] == rolled
    other = first.branch(2)
    other.play("roll")
    assert [played.chance for played in other.played] == rolled
    for _ in range(3):
        first.undo()
    for _ in range(3):
        first.play("roll")
    rolled = [played.chance for played in first.played]
    first.rewind(1)
    first.play("roll")
    first.play("roll")
    assert [played.chance for played in first.played] == rolled


def test_the_journal_of_a_copy_replays_and_goes_on() -> None:
    match = Match(HILO, seed=5).copy()
    match.play("roll")
    again = replay(match.journal(), HILO)
    assert again.position() == match.position()
    again.play("roll")
    assert match.journal().seed is None


def same(one: Match, other: Match) -> bool:
    return (
        one.journal() == other.journal()
        and one.state == other.state
        and [played.mark for played in one.played] == [played.mark for played in other.played]
        and [event.json for event in one.events] == [event.json for event in other.events]
    )


@pytest.mark.parametrize("game", ["castle", "itter", "noughts", "tito"])
def test_a_match_travels(game: str) -> None:
    match, chooser = Match(game, key=bytes(32), study=True), Seeded(5)
    while not match.over and len(match.played) < 80:
        legal = match.state.legal()
        match.play(legal[chooser.pick(len(legal))])
    for other in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert same(match, other)
        assert other.seat("spectator").history == match.seat("spectator").history
        assert prints(other) == prints(match)
        mine, theirs = match.branch(), other.branch()
        for one in (mine, theirs):
            one.rewind(len(one.played) // 2)
            chooser = Seeded(9)
            while not one.over and len(one.played) < 90:
                legal = one.state.legal()
                one.play(legal[chooser.pick(len(legal))])
        assert same(mine, theirs)


def test_a_copy_travels_with_its_own_dice() -> None:
    match = Match(HILO, seed=5, study=True)
    match.play("bet 1")
    match = match.copy()
    match.play("roll")
    other = pickle.loads(pickle.dumps(match))
    for one in (match, other):
        one.play("roll")
        one.rewind(1)
        one.play("roll")
    assert same(match, other)


def test_a_branch_starts_anywhere_and_is_a_study() -> None:
    match = noughts("a1", "b2", "c3")
    branch = match.branch(1)
    assert branch.study
    assert branch.position() == noughts("a1").position()
    branch.play("mark c1")
    assert [action.text for action in match.actions] == ["mark a1", "mark b2", "mark c3"]
    assert match.branch(0).position() == noughts().position()
    assert match.branch().position() == match.position()


def test_a_branch_rolls_the_dice_that_would_have_come_there() -> None:
    match = Match(HILO, seed=5)
    for _ in range(3):
        match.play("roll")
    branch = match.branch(1)
    branch.play("roll")
    branch.play("roll")
    assert branch.position() == match.position()
    assert branch.journal().chance == match.journal().chance


def test_a_branch_of_a_scripted_match_goes_on_in_the_script() -> None:
    match = hilo(4, 2, 6)
    match.play("roll")
    match.play("roll")
    branch = match.branch(1)
    branch.play("roll")
    assert branch.position()["bets"] == [4, 2]


@pytest.mark.parametrize("at", [-1, 3])
def test_a_branch_needs_a_moment_that_exists(at: int) -> None:
    with pytest.raises(HoldfastError, match="a branch starts after 0 to 2 actions"):
        noughts("a1", "b2").branch(at)


def test_states_of_the_history_never_change() -> None:
    match = hilo()
    kept = [(match.state, match.position())]
    for action in ("swap", "discard c6", "bet 3", "bet 3", "bet 3"):
        match.play(action)
        kept.append((match.state, match.position()))
    assert all(state.to_position() == position for state, position in kept)
    assert isinstance(match.state, HiLo)


# Pictures


def test_a_match_draws_itself_in_a_notebook() -> None:
    svg = noughts("a1")._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg ")
    assert hilo()._repr_svg_() is None


def test_a_seat_with_a_number_may_be_named_by_a_word() -> None:
    match = Match("castle", seed=1)
    assert match.seat("1") == match.seat(1)
    assert match.view("0") == match.view(0)
    for seat in (True, 2, "2", None, 1.0):
        with pytest.raises(NoSuchSeat, match="there are 0, 1 and spectator"):
            match.view(seat)  # type: ignore[arg-type]
