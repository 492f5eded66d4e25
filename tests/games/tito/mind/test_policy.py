"""Rules of thumb: whole games of legal answers, strikes in time, quiet feet before."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Seeded
from holdfast.games.tito.game import GAME
from holdfast.games.tito.mind import weights_for
from holdfast.games.tito.mind.plans import Stance
from holdfast.games.tito.mind.policy import answer, play_out
from holdfast.games.tito.mind.weights import Manual, hit_chance
from holdfast.games.tito.odds import at_least
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import DIFFICULTIES
from tests.games.tito.positions import position

pytestmark = pytest.mark.once

MANUAL = Manual(weights_for("medium"))


def world(**changes: object) -> Tito:
    given = position(**changes)
    found = GAME.edition().read(given)
    assert isinstance(found, Tito)
    return found


def started(difficulty: str, seed: int) -> tuple[Tito, Seeded]:
    s = GAME.edition({"difficulty": difficulty}).start()
    assert isinstance(s, Tito)
    chance = Seeded(seed)
    s.advance(chance)
    return s, chance


def answered(s: Tito) -> str:
    return answer(s, MANUAL, Stance()).text


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", range(4))
def test_every_answer_of_a_whole_game_is_legal(difficulty: str, seed: int) -> None:
    s, chance = started(difficulty, seed)
    manual = Manual(weights_for(difficulty))
    while s.agenda:
        action = answer(s, manual, Stance())
        assert action in s.legal()
        s.apply(action, chance)
    assert s.result() is not None


def test_games_by_thumb_are_far_better_than_chance() -> None:
    total = 0
    for seed in range(12):
        s, chance = started("medium", seed)
        play_out(s, chance, MANUAL, Stance())
        found = s.result()
        assert found is not None
        total += found["vp"]
    assert total / 12 > 8


def test_the_table_of_chances_is_exact() -> None:
    for attack in range(12):
        for defence in range(12):
            assert hit_chance(attack, defence) == pytest.approx(float(at_least(attack, defence)))


def test_answers_do_not_depend_on_what_lies_face_down() -> None:
    """The same position with other backs gets the same answers, movement for movement."""
    s, chance = started("medium", 7)
    while s.agenda and s.turn < 3:
        other = s.imagine(0, chance)
        action = answer(s, MANUAL, Stance())
        assert answer(other, MANUAL, Stance()) is action
        s.apply(action, chance)


def test_a_free_tito_in_reach_is_taken() -> None:
    s = world(step="movement", tito={"state": "free", "at": 39}, units={"rot-1": 30, "rot-2": 30})
    assert answered(s).startswith("move")
    assert answered(s).endswith("39")


def test_a_lone_platoon_leaves_the_neighbourhood_of_partisans() -> None:
    s = world(step="movement", units={"rot-1": 30, "hq-1": 39, "hq-2": 39})
    chance = Seeded(1)
    while s.decision.kind == "movement":
        s.apply(answer(s, MANUAL, Stance()), chance)
    zone = s.at[s.board.index["rot-1"]]
    assert all(s.partisans_in[other] == 0 for other in s.board.near[zone])


def test_strong_platoons_stand_in_contact() -> None:
    s = world(
        units={
            "rot-1": {"at": 39, "sp": 1, "acts": ["move"], "from": 30},
            "rot-2": {"at": 39, "acts": ["move"], "from": 30},
            "rot-3": {"at": 39, "sp": 1, "acts": ["move"], "from": 30},
            "hq-1": 39,
        },
    )
    chance = Seeded(3)
    s.apply(answer(s, MANUAL, Stance()), chance)
    assert s.decision.kind == "line_up"
    assert "rot-2" in answered(s)
