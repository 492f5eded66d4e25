"""Ideas, attempts and judgements of Castle Itter's mind."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.mind import Idea
from holdfast.games.itter.mind.mind import OF_A_WAY
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import SuppressPlacement
from holdfast.games.itter.rules.c5_end import score
from holdfast.games.itter.terms import BREAKTHROUGH, SEAT_DEFENDER, SEAT_SS
from tests.games.itter.mind.positions import VARIANTS, edition_of, game, mind_of

ORDERS = ("ss_plan", "ss_tactic")


@pytest.mark.parametrize("variant", VARIANTS)
def test_ideas_are_the_best_by_score_but_not_all_of_a_kind(variant: str) -> None:
    mind = mind_of(edition_of(variant=variant))
    full = 0
    for s in game(5, 9, variant=variant)[:-1:7]:
        if s.decision.seat(s) != SEAT_DEFENDER or isinstance(s.agenda[-1], SuppressPlacement):
            continue
        ideas, choice = mind.ideas(s), mind.think(s, True)
        assert ideas[0].action is mind.choose(s, Seeded(1))
        assert choice.actions[choice.at] in [idea.action for idea in ideas]
        credits = [idea.credit for idea in ideas[1:]]
        assert credits == sorted(credits, reverse=True)
        assert max(idea.credit for idea in ideas) == 0.0
        ways = Counter(idea.action.do for idea in ideas)
        scores = zip(choice.actions, choice.scores, strict=True)
        near = {action.do for action, rated in scores if rated >= choice.best - mind.gap}
        assert len(ideas) <= mind.most
        # What is left out is left out because others of other kinds were better.
        assert ways.keys() == near or max(ways.values()) <= OF_A_WAY
        full += len(ideas) == mind.most
    assert full


def test_activations_and_tokens_need_no_search() -> None:
    known = Counter(
        (s.decision.kind, mind_of(s.edition).knows(s))
        for s in game(1, 10**6, variant="competitive")[:-1]
    )
    told = {kind for kind, knows in known if knows}
    assert told == {"activation", "suppress_placement"}
    assert not told & {kind for kind, knows in known if not knows}


def test_the_first_plan_of_the_ss_is_what_the_rules_of_thumb_do() -> None:
    plans = 0
    for s in game(4, 10**6, variant="competitive")[:-1]:
        if s.decision.kind != "ss_plan":
            continue
        mind = mind_of(s.edition)
        ideas = mind.ideas(s)
        assert len({(idea.action, idea.plan) for idea in ideas}) == len(ideas)
        world, other = s.copy(), s.copy()
        world.apply(ideas[0].action, Seeded(1))
        while (action := mind.follow(world, ideas[0].plan, Seeded(1))) is not None:
            world.apply(action, Seeded(1))
        while other.agenda and other.turn == s.turn and other.decision.kind in ORDERS:
            other.apply(mind.choose(other, Seeded(1)), Seeded(1))
        assert (world.orders, world.tactics_planned) == (other.orders, other.tactics_planned)
        plans += 1
    assert plans > 20


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_attempt_goes_on_to_another_turn_or_the_end(variant: str) -> None:
    mind = mind_of(edition_of(variant=variant))
    for s in game(5, 9, variant=variant)[:-1:17]:
        seat = s.decision.seat(s)
        world = s.imagine(seat, Seeded(2))
        outlook = mind.attempt(world, mind.ideas(s)[0], seat, Seeded(3))
        assert world.over or world.turn == s.turn + mind.turns
        assert -1 <= outlook.worth <= 1
        assert 0 <= outlook.win <= 1


def test_the_same_dice_give_the_same_outlook() -> None:
    s = game(6, 9, variant="beginner")[60]
    mind = mind_of(s.edition)
    idea = mind.ideas(s)[0]
    outlooks = [mind.attempt(s.copy(), idea, 0, Seeded(seed)).worth for seed in (1, 1, 2, 3, 4)]
    assert outlooks[0] == outlooks[1]
    assert len(set(outlooks)) > 1


def test_an_end_is_judged_exactly() -> None:
    seen = set()
    for seed in range(12):
        s = game(seed, 3 if seed % 2 else 10**6, variant="competitive")[-1]
        mind = mind_of(s.edition)
        mine, theirs = mind.judge(s, SEAT_DEFENDER), mind.judge(s, SEAT_SS)
        lost = s.reason == BREAKTHROUGH
        seen.add(lost)
        points = -20.0 if lost else float(score(s))
        assert mine.score == theirs.score == points
        assert (mine.win, theirs.win) == (float(points > 0), float(lost))
        assert mine.worth == pytest.approx(points / 45)
        assert theirs.worth == pytest.approx(-(points + 20 * (points > 0)) / 65)
    assert seen == {True, False}


def test_a_worse_position_is_worth_less() -> None:
    """With every track full but for one node, the castle is close to falling."""
    for variant in VARIANTS:
        states = [s for s in game(1, 10**6, variant=variant)[:-1] if s.turn == 5]
        s = states[0].copy()
        mind = mind_of(s.edition)
        before = mind.judge(s, SEAT_DEFENDER)
        for path in mind.ground.paths:
            for node in path[:-1]:
                if s.infantry[node] < 0:
                    s.put_infantry(node, 0)
        s.suppression[:] = [0, 0, 0, 0]
        after = mind.judge(s, SEAT_DEFENDER)
        assert after.worth < before.worth - 0.1
        assert after.win < before.win


def test_tokens_are_left_to_the_rules_of_thumb() -> None:
    spends = [
        s
        for s in game(1, 10**6, variant="beginner")[:-1]
        if s.decision.kind == "suppress_placement"
    ]
    assert spends
    for s in spends[:10]:
        mind = mind_of(s.edition)
        assert [idea.action for idea in mind.ideas(s)] == [mind.choose(s, Seeded(1))]
        assert isinstance(mind.ideas(s)[0], Idea)
