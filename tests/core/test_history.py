"""The history keeps few states, and finds every other one again as it was."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

import pytest

import holdfast
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.history import LANDMARKS, LATEST, RECALLED, draws, thin_out
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match
from tests.conformance.broken_noughts import Endless, of
from tests.conformance.plain_noughts import rules

MOST_KEPT = LATEST + LANDMARKS + RECALLED + 1


def long_match(game: str, actions: int, study: bool = False) -> tuple[Match, list[str]]:
    """A match played at random, and the fingerprints of its positions as they were on the way."""
    chooser = Seeded(5)
    match = holdfast.new(game, seed=LONG[game], study=study)
    seen = [fingerprint(match.position())]
    while not match.over and len(match.played) < actions:
        legal = match.state.legal()
        match.play(legal[chooser.pick(len(legal))])
        seen.append(fingerprint(match.position()))
    return match, seen


LONG = {"castle": 3, "itter": 3, "tito": 3}
"""Seeds of matches that last."""


def kept(match: Match) -> int:
    return sum(played.kept is not None for played in match.played)


def prints(match: Match) -> list[str]:
    return [fingerprint(match.state_at(at).to_position()) for at in range(len(match.played) + 1)]


@pytest.mark.parametrize("game", LONG)
def test_every_state_is_found_again(game: str) -> None:
    match, seen = long_match(game, 150)
    assert kept(match) < min(len(match.played), MOST_KEPT)
    assert prints(match) == seen
    assert kept(match) <= MOST_KEPT


@pytest.mark.parametrize("game", LONG)
def test_undo_goes_all_the_way_back_and_forth(game: str) -> None:
    match, seen = long_match(game, 120, study=True)
    actions = match.actions
    for at in reversed(range(len(actions))):
        match.undo()
        assert fingerprint(match.position()) == seen[at]
    for action in actions:
        match.play(action)
    assert prints(match) == seen


def test_a_branch_is_not_disturbed_by_what_the_match_does_then() -> None:
    match, seen = long_match("castle", 150, study=True)
    branch = match.branch(90)
    for _ in range(100):
        match.undo()
    chooser = Seeded(9)
    while not match.over and len(match.played) < 200:
        legal = match.state.legal()
        match.play(legal[chooser.pick(len(legal))])
    assert prints(branch) == seen[:91]
    assert prints(match)[:51] == seen[:51]


class Counted(Endless):
    """Noughts on a board that is wiped whenever it is full; counts what is played."""

    steps: ClassVar[int] = 0

    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        type(self).steps += 1
        super().play(s, action, chance)


def endless(actions: int) -> Match:
    match = Match(of(mark=Counted()), seed=1)
    for _ in range(actions):
        match.play(match.state.legal()[0])
    return match


def test_the_number_of_states_does_not_grow_with_the_match() -> None:
    match = endless(0)
    for number in range(5000):
        match.play(match.state.legal()[0])
        if number % 97 == 0:
            assert kept(match) <= LATEST + LANDMARKS + 1
    assert kept(match) <= LATEST + LANDMARKS + 1
    assert kept(match) >= LATEST + LANDMARKS // 2


def test_no_state_is_far_from_one_that_is_kept() -> None:
    match = endless(3000)
    places = [at for at, played in enumerate(match.played) if played.kept is not None]
    gaps = [after - before for before, after in pairwise(places)]
    assert max(gaps) == 128  # 3000 / 32, rounded up to a power of two
    assert places[0] == 0


def test_history_and_journal_are_those_of_a_match_that_forgets_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgetful, _ = long_match("castle", 150)
    monkeypatch.setattr("holdfast.core.match.thin_out", lambda played: None)
    faithful, _ = long_match("castle", 150)
    assert kept(faithful) == len(faithful.played)
    assert forgetful.journal() == faithful.journal()
    for seat in (*forgetful.seats, "spectator"):
        assert forgetful.history(seat) == faithful.history(seat)


def test_walking_through_a_match_takes_one_step_for_each_state() -> None:
    match = endless(1000)
    before, forgotten = Counted.steps, len(match.played) - kept(match)
    for entry in match.played:
        assert entry.before is not None
    assert Counted.steps - before == forgotten


def test_walking_backwards_costs_little_more() -> None:
    match = endless(1000)
    before = Counted.steps
    for entry in reversed(match.played):
        assert entry.before is not None
    assert Counted.steps - before < 3 * len(match.played)


def test_thinning_leaves_a_short_match_whole() -> None:
    match = endless(LATEST)
    thin_out(match.played)
    assert kept(match) == LATEST


@pytest.mark.parametrize("game", LONG)
def test_each_number_says_what_it_was_and_for_which_rule(game: str) -> None:
    match, _ = long_match(game, 150)
    rules = match.edition.text().rules
    drawn = [*match.setup_draws, *(draw for played in match.played for draw in played.draws)]
    assert [draw.value for draw in drawn] == match.chance.taken
    for draw in drawn:
        assert draw.rule in rules
        lowest = 1 if draw.is_die and draw.among != 10 else 0
        assert lowest <= draw.value < lowest + draw.among
    dice = [draw for draw in drawn if draw.is_die]
    assert dice[0].word == f"d{dice[0].among} {dice[0].rule}"
    picked = [draw for draw in drawn if not draw.is_die]
    assert picked[0].word == f"p{picked[0].among} {picked[0].rule}"


def test_a_number_that_no_step_asked_for_has_no_rule() -> None:
    assert [draw.word for draw in draws([3, 7], [-6, 52], ["", ""])] == ["d6", "p52"]
