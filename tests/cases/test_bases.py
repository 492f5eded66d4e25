"""Cases as what differs from a base position, and what stays of it."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cases import BadCase, Bases, run_case

START = {
    "game": "itter",
    "defenders": {"lee": {"at": "G4", "exhausted": False}, "basse": {"at": "supply"}},
    "deck": ["a", "b"],
    "result": None,
}
GIVEN: dict[str, Any] = {
    "start": {"game": "itter", "options": {"variant": "beginner"}, "position": START},
    "later": {"base": "start", "change": {"defenders.lee.at": "K1"}, "comment": "Lee has gone"},
    "round": {"base": "and round"},
    "and round": {"base": "round"},
    "poor": {"game": "itter"},
    "wrong": {"game": "itter", "position": {}, "do": []},
}
BASES = Bases(GIVEN)


def full(**case: Any) -> dict[str, Any]:
    return dict(BASES.full({"base": "start", **case}))


def position(**case: Any) -> dict[str, Any]:
    return dict(full(**case)["position"])


def refusal(**case: Any) -> str:
    with pytest.raises(BadCase) as refused:
        full(**case)
    return refused.value.sentence


def test_a_case_has_game_options_and_position_of_its_base() -> None:
    case = full(name="nothing differs", do=[])
    assert case == {**GIVEN["start"], "name": "nothing differs", "do": []}
    assert full(options={"variant": "elite"})["options"] == {"variant": "elite"}


def test_changes_go_by_path_and_leave_the_base_alone() -> None:
    changed = position(change={"defenders.lee.at": "K1", "deck": [], "result": {"score": 1}})
    assert changed["defenders"] == {"lee": {"at": "K1", "exhausted": False},
                                    "basse": {"at": "supply"}}  # fmt: skip
    assert changed["deck"] == []
    assert changed["result"] == {"score": 1}
    assert position() == START


def test_what_a_base_has_not_is_added_and_what_it_has_left_out() -> None:
    added = position(add={"defenders.gangl": {"at": "K2"}, "turn": 3})
    assert added["defenders"]["gangl"] == {"at": "K2"}
    assert added["turn"] == 3
    left = position(without=["deck", "defenders.lee.exhausted"])
    assert "deck" not in left
    assert left["defenders"]["lee"] == {"at": "G4"}


def test_a_base_may_build_on_another() -> None:
    assert position(base="later")["defenders"]["lee"]["at"] == "K1"
    assert "comment" not in full(base="later")


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"base": "stort"}, 'base: there is no base "stort"; did you mean "start"?'),
        ({"base": 5}, "base: must be a string, not 5"),
        ({"base": "round"}, 'base: "round" builds on itself'),
        ({"base": "poor"}, "bases.poor.position: is missing"),
        ({"base": "wrong"}, 'bases.wrong: there is no field "do"'),
        ({"position": {}}, 'position: cannot stand beside "base"'),
        ({"chnge": {}}, 'there is no field "chnge"; did you mean "change"?'),
        ({"change": []}, "change: must be an object"),
        ({"change": {"defenders.lea.at": "K1"}},
         'change: defenders.lea.at: the base "start" has no "lea"; did you mean "lee"?'),
        ({"change": {"defenders.lee.on": 1}}, 'the base "start" has no "on"'),
        ({"change": {"deck.0": "c"}},
         'change: deck: is no object in the base "start"; change it whole'),
        ({"add": {"deck": []}}, 'add: deck: the base "start" has it already'),
        ({"add": {"defender.lee": 1}}, 'has no "defender"; did you mean "defenders"?'),
        ({"without": ["turn"]}, 'without: turn: the base "start" has no "turn"'),
        ({"without": "turn"}, "without: must be a list"),
        ({"stays": ["dock"]}, 'stays[0]: "dock" is not in the position; did you mean "deck"?'),
        ({"stays": "deck"}, "stays: must be a list"),
    ],
)  # fmt: skip
def test_a_slip_is_named(case: dict[str, Any], said: str) -> None:
    assert said in refusal(**case)


@pytest.mark.parametrize("key", ["change", "add", "without"])
def test_differences_need_a_base(key: str) -> None:
    (said,) = run_case({"game": "noughts", key: {}}).differences
    assert said == f'{key}: there is no "base" that it could be said of'


def test_without_any_bases_the_refusal_says_where_they_could_be() -> None:
    (said,) = run_case({"base": "start"}).differences
    assert said == (
        'base: there is no base "start", nor any other: neither in the file nor in a '
        "bases.json beside it"
    )


def test_what_stays_is_expected_as_it_was() -> None:
    assert full(stays=["deck", "defenders.lee"])["expect"] == {
        "deck": ["a", "b"], "defenders": {"lee": {"at": "G4", "exhausted": False}},
    }  # fmt: skip
    assert full(stays=True)["expect"] == START
    assert "stays" not in full(stays=True)


def test_what_is_expected_goes_over_what_stays() -> None:
    expect = {"defenders": {"lee": {"at": "K1"}}, "result": {"score": 1}}
    wanted = full(stays=True, expect=expect)["expect"]
    assert wanted["defenders"] == {"lee": {"at": "K1", "exhausted": False},
                                   "basse": {"at": "supply"}}  # fmt: skip
    assert wanted["result"] == {"score": 1}
    assert wanted["deck"] == ["a", "b"]


def test_a_new_game_has_nothing_that_could_stay() -> None:
    (said,) = run_case({"game": "noughts", "position": {}, "stays": True}).differences
    assert said.startswith("stays: there is no position")
