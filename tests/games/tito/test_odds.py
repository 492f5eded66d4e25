"""Exact chances, against an honest count of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from holdfast.core.chance import Scripted
from holdfast.core.errors import HoldfastError
from holdfast.games.tito.odds import at_least
from holdfast.games.tito.rules.c8_activation.c8_step import activation_forecast
from holdfast.games.tito.rules.c13_combat.c13_3_lines import hits
from holdfast.games.tito.state import Tito
from tests.games.tito.positions import match

FIRE: list[dict[str, Any]] = [
    {"units": {"rot-1": 30, "hq-1": 39}},
    {"units": {"rot-1": 30, "rot-2": 30, "rybka": 30, "hq-1": 39, "tank-1": 39}, "ammo": 15},
    {"units": {"rot-1": 30, "inf-1": {"at": 39, "sp": 1}}, "air": {"zone": 39, "bonus": 2}},
]


@pytest.mark.parametrize("changes", FIRE)
def test_fire(changes: dict[str, Any]) -> None:
    found = match(**changes)
    action = found.find("fire rot-1 39")
    before = found.state.to_position()
    counted = 0
    for dice in product(range(1, 7), repeat=2):
        state = found.state.copy()
        state.apply(action, Scripted(list(dice)))
        counted += state.to_position()["units"]["rot-1"] != {
            **before["units"]["rot-1"],
            "sp": 1,
            "acts": ["fire"],
        }
    assert found.odds("fire rot-1 39") == {
        "target_hit": Fraction(counted, 36),
        "shooter_hit": 1 - Fraction(counted, 36),
    }


def test_one_line_of_an_assault() -> None:
    found = match(units={"rot-1": {"at": 39, "acts": ["move"], "from": 30}, "hq-1": 39})
    hit = sum(3 + a >= 2 + 1 + d for a in range(1, 7) for d in range(1, 7))
    assert found.odds("assault 39") == {
        "yugoslav_hits_0": 1 - Fraction(hit, 36),
        "yugoslav_hits_1": Fraction(hit, 36),
    }


def test_a_round_of_two_lines_is_the_product_of_its_lines() -> None:
    units = {"rot-1": 39, "rot-2": 39, "rybka": 39, "hq-1": 39, "inf-1": 39}
    found = match(units=units)
    assert found.odds("assault 39") == {}
    found.play("assault 39")
    one, two = at_least(3 + 1, 2 + 1), at_least(3 + 1, 1 + 1)
    assert found.odds("line_up rot-1 1") == {
        "yugoslav_hits_0": (1 - one) * (1 - two),
        "yugoslav_hits_1": one * (1 - two) + two * (1 - one),
        "yugoslav_hits_2": one * two,
    }


def test_the_same_round_counted_with_all_its_dice() -> None:
    units = {"rot-1": 39, "rot-2": 39, "rybka": 39, "hq-1": 39, "inf-1": 39}
    found = match(units=units)
    found.play("assault 39")
    action = found.find("line_up rot-2 1")
    counted = {0: 0, 1: 0, 2: 0}
    for dice in product(range(1, 7), repeat=4):
        state = found.state.copy()
        state.apply(action, Scripted(list(dice)))
        assert isinstance(state, Tito)
        counted[4 - state.partisan_sp_in[39]] += 1
    assert found.odds("line_up rot-2 1") == {
        f"yugoslav_hits_{n}": Fraction(count, 6**4) for n, count in counted.items()
    }


def test_hits_of_no_line_are_certain() -> None:
    assert hits([]) == {"yugoslav_hits_0": Fraction(1)}
    # How many lines there are can be read off, even where they cannot all succeed.
    assert hits([Fraction(0)]) == {"yugoslav_hits_0": 1, "yugoslav_hits_1": 0}


def test_air_support_on_turn_1() -> None:
    found = match(step="air_support", turn=1)
    assert found.odds("air_support 39") == {
        "bonus_0": Fraction(6, 10),
        "bonus_1": Fraction(3, 10),
        "bonus_2": Fraction(1, 10),
    }


def test_reinforcements_at_alarm_7() -> None:
    found = match(alarm=7)
    third = Fraction(8, 10) / 3
    assert found.odds("end_phase") == {
        "counters_0": Fraction(2, 10),
        "counters_1": third,
        "counters_2": third,
        "counters_3": third,
    }
    assert match(alarm=6).odds("end_phase") == {}
    assert found.state.forecast("reinforcements") == found.odds("end_phase")


def test_activation_when_movement_ends() -> None:
    units = {"rot-1": {"at": 30, "acts": ["move"]}, "rot-2": {"at": 44, "acts": ["move"]}}
    found = match(step="movement", units=units, markers={"a-tito": 39, "b-hq1-1": 33})
    assert isinstance(found.state, Tito)
    one = Fraction(4, 10)
    assert activation_forecast(found.state) == {39: 1 - (1 - one) ** 2}
    assert found.odds("end_phase") == {
        "nothing_turned_over": (1 - one) ** 2,
        "something_turned_over": 1 - (1 - one) ** 2,
    }


def test_a_capture() -> None:
    found = match(step="movement", churchill={"state": "free", "at": 29})
    found.play("move rot-1 29")
    assert found.odds("stop rot-1") == {
        "churchill_prisoner": Fraction(1, 2),
        "churchill_dead": Fraction(1, 2),
    }


HALVES = {"churchill_prisoner": Fraction(1, 2), "churchill_dead": Fraction(1, 2)}
LANDED = {"at": 27, "acts": ["land", "assault"], "fixed": True}


def test_a_capture_where_a_retreat_ends() -> None:
    """CT-13.3.1.12: those who go home roll at once, the others after their zone is chosen."""
    changes: dict[str, Any] = {
        "step": "assault_round",
        "assault": {"zone": 27, "round": 1, "columns": []},
        "units": {
            "rot-1": {"at": 27, "acts": ["move", "assault"], "from": 28},
            "panther-1": LANDED,
            "hq-1": 27,
        },
    }
    home = match(**changes, churchill={"state": "free", "at": 28})
    assert home.odds("break_off") == HALVES
    away = match(**changes, churchill={"state": "free", "at": 20})
    assert away.odds("break_off") == {}
    away.play("break_off")
    assert away.odds("retreat 20") == HALVES
    assert away.odds("retreat 34") == {}


def test_a_capture_by_a_group_with_one_refuge() -> None:
    units = {"panther-1": LANDED, "hq-1": 27, "hq-2": 26, "hq-3": 28, "hq-4": 34}
    found = match(
        [2],
        step="assault_round",
        assault={"zone": 27, "round": 1, "columns": []},
        units=units,
        churchill={"state": "free", "at": 20},
    )
    assert found.odds("break_off") == HALVES
    found.play("break_off")
    assert found.position()["churchill"]["guard"] == "panther-1"


def test_arrivals_are_not_told_where_a_delayed_counter_may_turn_over_a_marker() -> None:
    """What the marker shows may raise the alarm before the die for reinforcements (CT-11.7)."""
    units = {"rot-1": {"at": 4}, "red-1": {"at": "delayed", "blocked": 4}}
    marked = match(alarm=7, units=units, markers={"a-tito": 3}, triggers={"tito_seen": False})
    assert marked.odds("end_phase") == {}
    assert marked.state.forecast("reinforcements") == {}
    # An 8 is above the alarm now, but not above what it is by then.
    unmarked = match(alarm=7, units=units)
    assert unmarked.state.forecast("reinforcements")["counters_0"] == Fraction(2, 10)
    assert unmarked.state.comes("reinforcements", Scripted([8])) == ["counters_0"]
    assert marked.state.comes("reinforcements", Scripted([8, 6, 1, 0])) == ["counters_1"]


def test_what_cannot_be_forecast_is_refused() -> None:
    with pytest.raises(HoldfastError, match=r"nothing is known of 'activaton'.*activation"):
        match().state.forecast("activaton")
