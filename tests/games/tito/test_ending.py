"""Every game ends: each action brings the end nearer, and the end is worth what was reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pytest

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.state import play_randomly
from holdfast.games.tito.game import GAME
from holdfast.games.tito.rules.c14_victory import finish
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import AMMO, ANNIHILATED, MOVE, TIME
from tests.games.tito.positions import match, position

TURNS = 12
STAGES = ["reorganise", "combat", "movement", "attach", "air_support", "loss_group"]
IN_COMBAT = ["line_up", "support", "combat", "retreat", "assault_round"]


def left_to_do(s: Tito) -> tuple[int, ...]:
    """What an action must lessen, the weightiest first.

    A turn, a step of it, in combat a point of ammunition; between two of those the platoons without
    a place, the assaults still due and the stacks not ordered yet (CT-2.2.9); in movement the units
    that have not moved, the MP of the one that moves and the hands a prisoner may still change.
    """
    kind = s.decision.kind
    stage = STAGES.index("combat" if kind in IN_COMBAT else kind)
    head = (TURNS - s.turn, stage)
    if kind == "attach":
        return (*head, len(s.due))
    if kind == "movement":
        waiting = [u for u in range(s.board.germans) if s.at[u] > 0 and not s.has_mark(u, MOVE)]
        moving = s.moving_mp + 1 if s.moving >= 0 else 0
        return (*head, len(waiting), moving, -sum(s.handed))
    if kind not in IN_COMBAT:
        return (*head, s.ammo)
    shared = [z for z in range(s.board.zones + 1) if s.germans_in[z] and s.partisans_in[z]]
    unplaced = s.platoons_in[s.assault_zone] - len(s.columns)
    unordered = len([z for z in range(s.board.zones + 1) if s.platoons_in[z] > 1]) - len(s.fronted)
    # Contacts come before supports, so within a round only the platoons without a place count.
    rank = max(1, IN_COMBAT.index(kind))
    return (*head, s.ammo, len(shared), rank, unplaced, unordered)


def at_random(legal: list[Action], chance: Chance) -> Action:
    return legal[chance.pick(len(legal))]


def stubborn(legal: list[Action], chance: Chance) -> Action:
    """Somebody who never goes on while there is anything else to do."""
    lingering = [a for a in legal if a.do not in ("end_phase", "break_off")]
    return at_random(lingering or legal, chance)


def idle(legal: list[Action], chance: Chance) -> Action:
    """Somebody who orders his stacks and does nothing else he need not."""
    fronts = [a for a in legal if a.do == "front"]
    return fronts[0] if fronts else legal[-1]


@pytest.mark.parametrize("player", [at_random, stubborn, idle])
@pytest.mark.parametrize("level", ["medium", "difficult", "easy"])
def test_every_action_brings_the_end_nearer(
    level: str, player: Callable[[list[Action], Chance], Action]
) -> None:
    for seed in range(8):
        chance = Seeded(seed)
        state = GAME.edition({"difficulty": level}).new(chance)
        assert isinstance(state, Tito)
        while not state.over:
            before = left_to_do(state)
            action = player(state.legal(), chance)
            state.apply(action, chance)
            if not state.over:
                assert left_to_do(state) < before, action.text


def test_a_stack_is_not_ordered_for_ever() -> None:
    found = match(units={"rot-1": 30, "rot-2": 30, "rot-3": 30, "blau-1": 19, "blau-2": 19})
    for played in range(3):
        fronts = [action for action in found.legal if action.do == "front"]
        assert bool(fronts) == (played < 2)
        if fronts:
            found.play(fronts[0])


def test_a_prisoner_is_not_passed_to_and_fro_for_ever() -> None:
    """CT-13.4.5 sets no limit; a prisoner who has changed hands ten times counts as moved."""
    held = {"state": "prisoner", "at": 30, "guard": "rot-1"}
    found = match(step="movement", units={"rot-1": 30, "rot-2": 30}, churchill=held)
    for played in range(11):
        ways = [action for action in found.legal if action.do == "hand_over"]
        assert bool(ways) == (played < 10)
        if ways:
            found.play(ways[0])
    refused = found.why({"do": "hand_over", "prisoner": "churchill", "unit": "rot-2"})
    assert refused is not None
    assert refused.rule == "CT-13.4.5"


# What the end is worth

PLATOONS = [row["id"] for row in GAME.default_pack()["units"]["rows"] if row["kind"] == "platoon"]
OFFICERS = {"rybka": "lost", "obermaier": "lost"}
NOBODY: Mapping[str, str] = {}
HELD = {"state": "prisoner", "at": 30, "guard": "w2-3"}


def ended(
    reason: int, lost: int = 0, best: bool = False, units: Mapping[str, str] = NOBODY
) -> tuple[int, float]:
    """Points and worth of a match with so many platoons lost, with everything won or nothing."""
    at: dict[str, Any] = dict.fromkeys(PLATOONS[:lost], "lost")
    if best:
        at.update({"w2-3": 30, "w2-4": 9, "w2-5": 28, "w2-6": 69})
    given = position(
        units={**at, **units},
        tito=HELD if best else {},
        churchill=HELD if best else {},
        documents={"state": "taken"} if best else {},
    )
    state = GAME.edition({"difficulty": "medium"}).read(given)
    assert isinstance(state, Tito)
    finish(state, reason, "CT-14.8")
    result = state.result()
    assert result is not None
    return result["vp"], state.returns()[0]


def test_the_worth_covers_all_that_can_be_reached() -> None:
    assert ended(AMMO, 25, units=OFFICERS) == (-28, -1.0)
    assert ended(TIME, best=True) == (32, 1.0)
    assert -1.0 < ended(ANNIHILATED, 25, units=OFFICERS)[1] < -0.98


def test_more_points_are_always_worth_more() -> None:
    """CT-14.8: the levels are steps, and within a level every point counts."""
    worth = every(TIME)
    assert set(worth) == {*range(-28, 1), *range(8, 33)}
    values = [worth[vp] for vp in sorted(worth)]
    assert all(low < high for low, high in pairwise(values))
    assert (worth[20], worth[19], worth[10]) == (0.75, 0.5, 0.25)
    assert worth[9] < -0.25


def test_running_out_of_ammunition_is_a_failure_that_is_graded() -> None:
    """CT-14.9: below every success, and just below the same points with ammunition left."""
    out, worth = every(AMMO), every(TIME)
    values = [out[vp] for vp in sorted(out)]
    assert all(low < high for low, high in pairwise(values))
    assert max(values) < -0.25
    assert all(worth.get(vp - 1, -1.1) < out[vp] < worth[vp] for vp in worth if vp < 10)


def every(reason: int) -> dict[int, float]:
    """The worth of many points, from the worst match to the best."""
    found: dict[int, float] = {}
    for officers in (OFFICERS, NOBODY):
        for best in (False, True):
            # The four platoons that hold prisoners and missions of the best match are not lost.
            for lost in range(22 if best else 26):
                vp, worth = ended(reason, lost, best, officers)
                assert found.setdefault(vp, worth) == worth
    return found


@pytest.mark.parametrize("level", ["medium", "difficult", "easy"])
def test_random_games_end(level: str) -> None:
    for seed in range(30):
        chance = Seeded(seed)
        state = GAME.edition({"difficulty": level}).new(chance)
        play_randomly(state, chance, 20_000)
        result = state.result()
        assert result is not None
        assert result["vp"] == sum(result["detail"].values())
        assert -1.0 <= state.returns()[0] <= 1.0
