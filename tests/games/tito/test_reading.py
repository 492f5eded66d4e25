"""Positions: exact inverses, short forms, and refusals that name the field."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadPosition
from holdfast.games.tito.game import GAME
from holdfast.games.tito.state import Tito
from tests.games.tito.positions import position


def read(given: dict[str, Any]) -> Tito:
    state = GAME.edition({"difficulty": "medium"}).read(given)
    assert isinstance(state, Tito)
    return state


def test_the_writer_writes_everything_that_the_short_form_leaves_out() -> None:
    written = read(position()).to_position()
    assert len(written["units"]) == 81
    assert len(written["markers"]) == 24
    assert written["units"]["rot-1"] == {
        "at": 30,
        "sp": 2,
        "acts": [],
        "from": None,
        "bonus": False,
        "fixed": False,
        "blocked": None,
    }
    assert written["units"]["rot-2"]["at"] == "out"
    assert written["units"]["inf-1"]["at"] == "pool"
    assert written["markers"]["a-tito"] == "shown"
    assert written["front"] == {"30": "rot-1"}
    assert read(written).to_position() == written


def test_marks_keep_their_order() -> None:
    units = {"rot-1": {"at": 30, "acts": ["assault", "fire"]}}
    assert read(position(units=units)).to_position()["units"]["rot-1"]["acts"] == [
        "assault",
        "fire",
    ]


def test_a_position_says_whose_front_was_chosen_only_where_there_is_one() -> None:
    """CT-2.2.9: positions from before that rule, without the field, are read as they are."""
    units = {"rot-1": 30, "rot-2": 30}
    state = read(position(units=units))
    assert "fronted" not in state.to_position()
    assert "fronted" not in state.view(0)
    assert read(position(units=units, fronted=[])).to_position() == state.to_position()
    ordered = read(position(units=units, fronted=[30]))
    assert ordered.to_position()["fronted"] == ordered.view(0)["fronted"] == [30]
    assert read(ordered.to_position()).to_position() == ordered.to_position()
    assert ordered.copy().fronted == [30]


ASSAULT = {"zone": 39, "round": 1, "columns": []}
BOTH = {"rot-1": 39, "rot-2": 39, "inf-1": 39, "inf-2": 39}
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("an unknown unit", {"units": {"rot-9": 30}}, "units.rot-9"),
    ("an unknown marker", {"markers": {"a-stalin": 9}}, "markers.a-stalin"),
    ("a zone off the map", {"units": {"rot-1": 88}}, "units.rot-1.at"),
    ("a place of the other camp", {"units": {"rot-1": "pool"}}, "units.rot-1.at"),
    ("a plane for partisans", {"units": {"inf-1": "plane"}}, "units.inf-1.at"),
    ("delay of no reinforcement", {"units": {"inf-1": "delayed"}}, "units.inf-1.at"),
    ("a delayed counter without its entry", {"units": {"red-1": "delayed"}}, "units.red-1.at"),
    (
        "an entry of another colour",
        {"units": {"red-1": {"at": "delayed", "blocked": 79}}},
        "units.red-1.blocked",
    ),
    ("three SP", {"units": {"rot-1": {"at": 30, "sp": 3}}}, "units.rot-1.sp"),
    ("an officer with SP", {"units": {"rybka": {"at": 30, "sp": 1}}}, "units.rybka.sp"),
    (
        "three marks",
        {"units": {"rot-1": {"at": 30, "acts": ["land", "move", "fire"]}}},
        "units.rot-1.acts",
    ),
    (
        "a repeated mark",
        {"units": {"rot-1": {"at": 30, "acts": ["move", "move"]}}},
        "units.rot-1.acts[1]",
    ),
    (
        "a mark of the other camp",
        {"units": {"inf-1": {"at": 30, "acts": ["land"]}}},
        "units.inf-1.acts[0]",
    ),
    ("marks in a plane", {"units": {"w2-1": {"at": "plane", "acts": ["land"]}}}, "units.w2-1.acts"),
    (
        "a bonus outside movement",
        {"units": {"rot-1": {"at": 30, "bonus": True}}},
        "units.rot-1.bonus",
    ),
    (
        "too many German SP",
        {"units": {f"blau-{n}": 30 for n in range(1, 5)} | {"rot-1": 30, "rot-2": 30}},
        "units.blau-1.at",
    ),
    ("too many Yugoslav SP", {"units": {f"inf-{n}": 30 for n in range(1, 7)}}, "units.inf-1.at"),
    (
        "both camps together before landing",
        {"step": "air_support", "units": {"rot-1": 39, "inf-1": 39}},
        "units.rot-1.at",
    ),
    (
        "a marker under Yugoslavs",
        {"units": {"inf-1": 39}, "markers": {"b-hq1-1": 39}},
        "markers.b-hq1-1",
    ),
    ("a B marker aside", {"markers": {"b-hq1-1": "aside"}}, "markers.b-hq1-1"),
    ("a front elsewhere", {"front": {"31": "rot-1"}}, "front.31"),
    (
        "an officer in front of a platoon",
        {"units": {"rot-1": 30, "rybka": 30}, "front": {"30": "rybka"}},
        "front.30",
    ),
    (
        "a guard elsewhere",
        {"churchill": {"state": "prisoner", "at": 31, "guard": "rot-1"}},
        "churchill.guard",
    ),
    ("a prisoner without a guard", {"tito": {"state": "prisoner", "at": 30}}, "tito.guard"),
    ("a dead man somewhere", {"tito": {"state": "dead", "at": 30}}, "tito.at"),
    ("Churchill evacuated", {"churchill": {"state": "evacuated"}}, "churchill.state"),
    (
        "a Storch for nobody",
        {"tito": {"storch": 2}},
        "tito.storch",
    ),
    (
        "a VIP beside his own marker",
        {"markers": {"a-tito": 9}, "tito": {"state": "dead"}},
        "tito.state",
    ),
    ("somebody moving in combat", {"moving": {"unit": "rot-1", "mp": 1}}, "moving"),
    ("an assault in combat", {"assault": ASSAULT, "units": BOTH}, "assault"),
    ("no assault where one is needed", {"step": "line_up", "units": BOTH}, "assault"),
    (
        "lines filled between rounds",
        {
            "step": "assault_round",
            "units": BOTH,
            "assault": {"zone": 39, "round": 1, "columns": [["rot-1"]]},
        },
        "assault.columns",
    ),
    (
        "a stranger in the columns",
        {
            "step": "line_up",
            "units": {**BOTH, "rot-3": 30},
            "assault": {"zone": 39, "round": 1, "columns": [["rot-3"]]},
        },
        "assault.columns[0][0]",
    ),
    ("something pending in combat", {"pending": {"zone": 30}}, "pending"),
    ("one platoon to order", {"step": "reorganise", "pending": {"zone": 30}}, "pending.zone"),
    ("landing in combat", {"units": {"rot-1": 30, "rot-2": "plane"}, "due": ["rot-2"]}, "due"),
    (
        "landing of somebody who has landed",
        {"step": "air_support", "due": ["rot-1"]},
        "due[0]",
    ),
    ("a result before the end", {"result": {"reason": "time"}}, "result"),
    ("no ammunition before the end", {"ammo": 0}, "ammo"),
    ("a turn after the last", {"turn": 12, "last_turn": 11}, "turn"),
    ("an alarm of ten", {"alarm": 10}, "alarm"),
    ("missions out of order", {"triggers": {"missions": [28, 9]}}, "triggers.missions[1]"),
    ("air support too early", {"step": "air_support", "air": {"zone": 1, "bonus": 0}}, "air"),
    ("a step that does not exist", {"step": "tea"}, "step"),
    (
        "a choice that nobody has",
        {"step": "assault_round", "units": {"rot-1": 1, "inf-1": 1, "inf-2": 2, "inf-3": 8},
         "assault": {"zone": 1, "round": 1, "columns": []}},
        "step",
    ),
    (
        "a result that does not add up",
        {"step": "over", "result": {"reason": "time", "level": "semi", "winner": "german", "vp": 15,
         "detail": {}}},
        "result.level",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("what", "changes", "field"), BAD, ids=[bad[0] for bad in BAD])
def test_what_cannot_be_is_refused_at_its_field(
    what: str, changes: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read(position(**changes))
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize("field", sorted(position()))
def test_every_field_is_needed_and_no_other(field: str) -> None:
    given = position()
    del given[field]
    with pytest.raises(BadPosition) as refused:
        read(given)
    assert refused.value.field == field
    with pytest.raises(BadPosition, match="there is no field"):
        read({**position(), f"{field}x": 1})


@pytest.mark.parametrize("junk", [None, 5, "x", [], True, {"a": 1}, [[]], -1, 1e9])
@pytest.mark.parametrize("field", sorted(position()))
def test_junk_is_refused_and_never_crashes(field: str, junk: object) -> None:
    given = {**position(), field: junk}
    with contextlib.suppress(BadPosition):
        read(given)


LEVELS = ("medium", "difficult", "easy")


def test_a_position_brings_its_difficulty() -> None:
    match = holdfast.new(GAME, seed=1, options={"difficulty": "easy"})
    again = holdfast.new(GAME, seed=1, position=match.position())
    assert again.options == {"difficulty": "easy"}


def same_future(given: dict[str, Any], level: str, mark: tuple[int, ...], action: str) -> Any:
    chance = Seeded(0)
    chance.reset(mark)
    state = GAME.edition({"difficulty": level}).read(given)
    state.apply(state.vocabulary.find(action), chance)
    return state.to_position()


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_can_be_taken_up_at_every_decision(level: str) -> None:
    chance = Seeded(17)
    state = GAME.edition({"difficulty": level}).new(chance)
    while not state.over:
        given = json.loads(json.dumps(state.to_position()))
        legal = state.legal()
        again = GAME.edition({"difficulty": level}).read(given)
        assert again.legal() == legal
        assert again.to_position() == given
        action = legal[chance.pick(len(legal))]
        mark = chance.mark()
        state.apply(action, chance)
        assert same_future(given, level, mark, action.text) == state.to_position()
    over = state.to_position()
    assert GAME.edition({"difficulty": level}).read(over).to_position() == over
