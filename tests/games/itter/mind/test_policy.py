"""The rules of thumb: always legal, blind to secrets, and sensible where it is plain what is."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.chance import Seeded
from holdfast.games.itter.mind.look import Look, stage_of
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import Spend, SuppressPlacement
from holdfast.games.itter.terms import BREAKTHROUGH, SEAT_SS
from tests.games.itter.mind.positions import OPTIONS, edition_of, game, mind_of

pytestmark = pytest.mark.once

STURM = 2


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_candidates_are_legal_and_never_missing(options: dict[str, Any]) -> None:
    mind = mind_of(edition_of(**options))
    for seed in (1, 2):
        for s in game(seed, 5, **options)[:-1]:
            legal = set(s.legal())
            assert mind.choose(s, Seeded(1)) in legal
            ideas = [idea.action for idea in mind.ideas(s)]
            assert ideas
            assert set(ideas) <= legal
            assert len({repr(idea) for idea in mind.ideas(s)}) == len(ideas)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_best_score_is_what_is_played(options: dict[str, Any]) -> None:
    mind = mind_of(edition_of(**options))
    for s in game(3, 8, **options)[:-1:7]:
        narrow, wide = mind.think(s, False), mind.think(s, True)
        assert wide.best >= narrow.best - 1e-9
        assert mind.ideas(s)[0].action in (
            narrow.actions[narrow.at],
            wide.actions[wide.at],
        )


@pytest.mark.parametrize("variant", ["beginner", "elite", "competitive"])
def test_secrets_do_not_matter(variant: str) -> None:
    mind = mind_of(edition_of(variant=variant))
    for s in game(4, 6, variant=variant)[:-1:5]:
        seat = s.decision.seat(s)
        worlds = [s.imagine(seat, Seeded(seed)) for seed in range(3)]
        assert len({mind.choose(world, Seeded(1)) for world in [s, *worlds]}) == 1
        if seat != SEAT_SS:
            outlooks = {mind.judge(world, seat).worth for world in [s, *worlds]}
            assert max(outlooks) - min(outlooks) < 1e-9


def test_it_holds_the_castle_far_better_than_chance() -> None:
    ends = [game(seed, 10**6, variant="beginner")[-1] for seed in range(6)]
    assert sum(end.reason == BREAKTHROUGH for end in ends) <= 2


def test_stages_follow_the_decks() -> None:
    games = [game(seed, 10**6, variant="beginner") for seed in range(6)]
    states = next(states for states in games if states[-1].reason != BREAKTHROUGH)
    stages = [stage_of(s) for s in states[:-1]]
    assert stages == sorted(stages)
    assert (stages[0], stages[-1]) == (0, 4)
    first = {stage: states[stages.index(stage)].turn for stage in set(stages)}
    assert (first[4], first[3]) == (20, 17)


def test_the_last_step_into_the_castle_is_worth_tokens() -> None:
    """Whoever could break through now is shot at, if there is anything to shoot with."""
    asked = 0
    for s in game(1, 10**6, variant="beginner")[:-1]:
        top = s.decision
        if not isinstance(top, SuppressPlacement) or top.counter > STURM:
            continue
        mind, full = mind_of(s.edition), s.copy()
        for node in mind.ground.paths[top.area]:
            full.put_infantry(node, 0)
        action = mind.choose(full, Seeded(1))
        assert isinstance(action, Spend)
        assert action.tokens > 0
        asked += 1
    assert asked > 5


def test_a_fuller_track_is_a_greater_danger() -> None:
    s = game(1, 10**6, variant="beginner")[0].copy()
    mind = mind_of(s.edition)
    before = Look(s, mind.weights, mind.ground).push_cost(mind.ground.paths[5][1], 0)
    for node in mind.ground.paths[5][2:]:
        s.put_infantry(node, 0)
    after = Look(s, mind.weights, mind.ground).push_cost(mind.ground.paths[5][1], 0)
    assert after > before > 0
