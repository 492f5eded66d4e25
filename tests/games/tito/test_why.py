"""A refusal says who, what, why, which rule, and what would work instead."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.match import Match
from holdfast.games.tito.game import GAME
from tests.games.tito.positions import match


def why(found: Match, action: str) -> str:
    reason = found.why(action)
    assert reason is not None
    return str(reason)


BOTH: dict[str, Any] = {"rot-1": {"at": 39, "acts": ["move"], "from": 30}, "inf-1": 39}
SAID: list[tuple[dict[str, Any], str, str]] = [
    ({"step": "movement"}, "move rot-1 41", "No link joins zone 30"),
    ({"step": "movement"}, "stop rot-1", "nothing to stop"),
    ({"step": "movement", "units": {"rot-1": 23, "rot-2": {"at": 30, "acts": ["land"]}}},
     "move rot-2 16", "No link joins"),
    ({"step": "movement", "units": {"rot-1": {"at": 23, "acts": ["land"]}}},
     "move rot-1 16", "costs 2 MP, and Rot 1 has 1"),
    ({"step": "movement", "units": {"rot-1": {"at": 30, "acts": ["land"]}, "inf-1": 39}},
     "move rot-1 39", "no action left for the assault"),
    ({"step": "movement", "units": {"rybka": 30, "rot-1": 30, "inf-1": 39}},
     "move rybka 39", "only if a platoon is already there"),
    ({"step": "movement"}, "move rot-2 31", "not on the map"),
    ({"step": "movement"}, "hand_over tito rot-1", "Tito is not a prisoner"),
    ({}, "fire rot-1 39", "There is no Yugoslav unit in"),
    ({"markers": {"a-tito": 39}}, "fire rot-1 39", "only face-down markers"),
    ({}, "fire rot-1 41", "is not adjacent to zone 30"),
    ({"units": BOTH}, "end_phase", "Resolve the assault in zone 39 (Unac mill)"),
    ({"units": BOTH}, "fire rot-1 38", "resolve the assault"),
    ({}, "assault 39", "There is no assault"),
    ({}, "front rot-1", "the only platoon"),
    ({"units": {"rot-1": 30, "rot-2": 30}, "fronted": [30]}, "front rot-2",
     "You have just chosen the front of zone 30; do something else before you choose it again"),
    ({"units": {"rot-1": 30, "rot-2": 30}, "fronted": [30]}, "front rot-1", "at the front"),
    ({"units": {"rot-1": {"at": 30, "acts": ["land", "move"]}, "inf-1": 39}},
     "fire rot-1 39", "two actions"),
    ({"units": {"rot-1": 30, "rybka": 30, "inf-1": 39}}, "fire rybka 39", "In zone 30: Rot 1"),
    ({}, "move rot-1 31", "is not what is asked for now"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "action", "words"), SAID)
def test_the_first_condition_that_fails_is_said(
    changes: dict[str, Any], action: str, words: str
) -> None:
    said = why(match(**changes), action)
    assert words in said
    assert "(CT-" in said


def test_a_unit_in_the_middle_of_its_move_comes_first() -> None:
    found = match(step="movement", units={"rot-1": 30, "rot-2": 31})
    found.play("move rot-1 29")
    assert "Rot 1 is in the middle of its move" in why(found, "move rot-2 24")
    assert "Rot 1 is in the middle of its move" in why(found, "end_phase")


def test_what_would_work_is_named() -> None:
    found = match(units={"rot-1": 30, "inf-1": 38})
    assert "Possible targets from zone 30: zone 38 (Gradina, terraces)" in why(
        found, "fire rot-1 39"
    )


@pytest.mark.once
@pytest.mark.parametrize("seed", range(4))
def test_legal_and_why_agree_over_the_whole_vocabulary(seed: int) -> None:
    chance = Seeded(seed)
    match = holdfast.new(GAME, seed=seed)
    asked: dict[str, int] = {}
    while not match.over:
        kind = match.state.decision.kind
        asked[kind] = asked.get(kind, 0) + 1
        legal = match.state.legal()
        if asked[kind] % 9 == 1:
            numbers = {action.number for action in legal}
            for action in match.state.vocabulary.actions:
                if action.number not in numbers:
                    refusal = match.state.explain(action)
                    assert refusal.rule.startswith("CT-")
        match.play(legal[chance.pick(len(legal))])
