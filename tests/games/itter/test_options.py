"""The four optional readings of doubtful rules change exactly what they say, and are kept."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import holdfast
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.match import Match
from tests.games.itter.play import played, states_of

SQUARES = [row["id"] for row in holdfast.find_game("itter").default_pack()["positions"]["rows"]]
READINGS: dict[str, Any] = {
    "inspire_stacks": False,
    "hold_exhausts": True,
    "free_moves": "any",
    "escape_from_white": True,
}


def board(**places: str) -> dict[str, Any]:
    """Everybody who is not named has fallen."""
    position = holdfast.new("itter", seed=1).position()
    for who, row in position["defenders"].items():
        row["at"] = places.get(who, "casualty")
    return position


def match_at(position: dict[str, Any], **readings: Any) -> Match:
    options = {**position["options"], **readings}
    return holdfast.new("itter", position={**position, "options": options}, seed=1)


def both(position: dict[str, Any], name: str) -> tuple[Match, Match]:
    """A position under the ruling, and under the other reading."""
    return match_at(position), match_at(position, **{name: READINGS[name]})


def rule_against(match: Match, action: str) -> str | None:
    reason = match.why(action)
    return None if reason is None else reason.rule


# Inspirers add up, or give one die together (CI-3.1.2)


def test_several_inspirers_give_one_die_together() -> None:
    ruling, reading = both(board(lee="G3", reynaud="G1", gamelin="G2"), "inspire_stacks")
    assert len(ruling.play("attack lee 9")[0].facts["dice"]) == 3
    assert len(reading.play("attack lee 9")[0].facts["dice"]) == 2


def test_several_inspirers_give_one_token_together() -> None:
    ruling, reading = both(board(lee="G3", reynaud="G1", gamelin="G2"), "inspire_stacks")
    assert rule_against(ruling, "suppress lee black 4") is None
    assert rule_against(reading, "suppress lee black 3") is None
    assert rule_against(reading, "suppress lee black 4") == "CI-2.3.3"


def test_one_inspirer_is_worth_the_same_under_both_readings() -> None:
    for match in both(board(lee="G3", reynaud="G1"), "inspire_stacks"):
        assert len(match.play("attack lee 9")[0].facts["dice"]) == 2
    for match in both(board(reynaud="G1"), "inspire_stacks"):
        assert rule_against(match, "attack reynaud 9") == "CI-2.2.4"


# Holding after a deployment (CI-2.1.6)


def test_holding_exhausts() -> None:
    for match, tired in zip(both(board(lee="supply"), "hold_exhausts"), (False, True), strict=True):
        match.play("deploy lee G4")
        match.play("hold")
        assert match.position()["defenders"]["lee"] == {
            "at": "G4", "exhausted": tired, "disrupted": False, "acted": True, "commanded": False,
        }  # fmt: skip


def test_holding_after_a_free_move_exhausts_under_both_readings() -> None:
    for match in both(board(lee="G4"), "hold_exhausts"):
        match.play("shift lee G1")
        match.play("hold")
        assert match.position()["defenders"]["lee"]["exhausted"]


# Free moves (CI-2.4.4)


def test_as_many_free_moves_as_the_location_has_other_squares() -> None:
    ruling, reading = both(board(lee="G4"), "free_moves")
    for match in (ruling, reading):
        match.play("shift lee G1")
    assert rule_against(ruling, "shift lee G2") == "CI-2.4.4"
    for square in ("G2", "G1"):
        reading.play(f"shift lee {square}")
    assert rule_against(reading, "shift lee G2") == "CI-2.4.4"
    assert str(reading.why("shift lee G2")) == (
        "Lee has made as many free moves as the location has other positions. (CI-2.4.4)"
    )
    reading.play("attack lee 9")
    assert reading.position()["actions_left"] == 4


@pytest.mark.parametrize("square", ["NT2", "ST2", "K1", "GH1", "G1", "BJ1", "C1"])
def test_free_moves_come_to_an_end_everywhere(square: str) -> None:
    match = match_at(board(lee=square), free_moves="any")
    others = [name for name in SQUARES if name[:-1] == square[:-1] and name != square]
    made = 0
    while shifts := [action for action in match.legal if action.do == "shift"]:
        assert {action.args["by"] for action in shifts} == {"lee"}
        match.play(shifts[0])
        made += 1
        assert match.position()["pending"]["shifts"] == made
    assert made == len(others)


@pytest.mark.parametrize("edition", ["standard", "player_aid"])
def test_whoever_puts_off_acting_still_ends_the_phase(edition: str) -> None:
    """An action can be stretched by its deployment, four shifts in the Cellar and three orders."""
    longest = 5 * (1 + 4 + 1 + 3)
    for seed in range(4):
        match = holdfast.new("itter", seed=seed, options={"edition": edition, **READINGS})
        chance, asked = Seeded(seed), Counter[int]()
        while not match.over:
            position = match.position()
            asked[position["turn"]] += position["phase"] == "defender"
            assert asked[position["turn"]] <= longest
            idle = [action for action in match.legal if action.do in ("shift", "order", "command")]
            wanted = idle or list(match.legal)
            match.play(wanted[chance.pick(len(wanted))])


def test_only_this_reading_counts_free_moves() -> None:
    ruling, reading = both(board(lee="supply"), "free_moves")
    for match in (ruling, reading):
        match.play("deploy lee G4")
        match.play("shift lee G1")
    plain = {"kind": "activation", "who": "lee", "deployed": True, "shifted": True}
    assert ruling.position()["pending"] == plain
    assert reading.position()["pending"] == {**plain, "shifts": 1}


def test_free_moves_after_a_deployment() -> None:
    for match, more in zip(both(board(lee="supply"), "free_moves"), (False, True), strict=True):
        match.play("deploy lee G4")
        match.play("shift lee G1")
        assert (rule_against(match, "shift lee G2") is None) == more


# Escape from a white square (CI-2.8.5)


def test_escape_from_the_loaders_place() -> None:
    ruling, reading = both(board(borotra="BJ1"), "escape_from_white")
    assert rule_against(ruling, "escape borotra") == "CI-2.8.5"
    reading.play("escape borotra")
    assert reading.position()["defenders"]["borotra"]["at"] == "escaped"


@pytest.mark.parametrize(("square", "rule"), [("C5", "CI-2.8.2"), ("K1", "CI-2.8.3")])
def test_elsewhere_escape_is_as_hard_as_before(square: str, rule: str) -> None:
    for match in both(board(borotra=square), "escape_from_white"):
        assert rule_against(match, "escape borotra") == rule


# Nothing else


def is_explained(name: str, action: Action, position: dict[str, Any]) -> bool:
    """Whether a reading may offer, or no longer offer, an action."""
    if name == "inspire_stacks":
        return action.do == "suppress"
    if name == "free_moves":
        pending = position["pending"] or {}
        return action.do == "shift" and pending.get("shifted", False)
    return name == "escape_from_white" and action.do == "escape"


@pytest.mark.parametrize("name", READINGS)
@pytest.mark.parametrize("edition", ["standard", "player_aid"])
def test_a_reading_offers_the_same_actions_but_for_what_it_says(name: str, edition: str) -> None:
    for seed in (1, 2, 3):
        for state in states_of(played(seed, edition=edition), 4):
            position = state.to_position()
            ruling, reading = both(position, name)
            here, there = set(ruling.legal), set(reading.legal)
            for action in here ^ there:
                assert is_explained(name, action, position), action


@pytest.mark.parametrize("name", READINGS)
def test_positions_and_journals_keep_a_reading(name: str) -> None:
    match = played(4, 60, **{name: READINGS[name]})
    position = match.position()
    assert position["options"] == {
        "variant": "beginner", "edition": "standard", name: READINGS[name],
    }  # fmt: skip
    again = holdfast.new("itter", position=position)
    assert again.options[name] == READINGS[name]
    assert again.position() == position
    assert [one.text for one in again.legal] == [one.text for one in match.legal]
    replayed = holdfast.load(match.journal().to_json())
    assert replayed.options[name] == READINGS[name]
    assert replayed.position() == position


def test_all_readings_go_together() -> None:
    match = played(6, variant="elite", **READINGS)
    for state in states_of(match, 5):
        position = state.to_position()
        assert {name: position["options"][name] for name in READINGS} == READINGS
        assert holdfast.new("itter", position=position).position() == position


def test_the_rulings_themselves_are_not_written_down() -> None:
    rulings = {"inspire_stacks": True, "hold_exhausts": False,
               "free_moves": "one", "escape_from_white": False}  # fmt: skip
    assert set(holdfast.new("itter", seed=1, options=rulings).position()["options"]) == {
        "variant", "edition",
    }  # fmt: skip


@pytest.mark.parametrize("name", READINGS)
def test_a_reading_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(holdfast.BadOption) as caught:
        holdfast.new("itter", seed=1, options={name: "perhaps"})
    assert caught.value.field == f"options.{name}"
