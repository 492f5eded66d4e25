"""The test-case runner: what it asks, and how it says what differed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holdfast.cases import differences, read_file, run_case, same
from holdfast.core.registry import installed_games
from tests.conformance import hilo

ROOT = Path(__file__).resolve().parents[2]
MIDDLE = {"do": "mark", "cell": "b2"}
CORNER = {"do": "mark", "cell": "a1"}
TWO_MARKS = {"game": "noughts", "rows": ["...", ".x.", "o.."], "turn": "x", "result": None}
ALMOST_WON = {"game": "noughts", "rows": ["xx.", "oo.", "..."], "turn": "x", "result": None}


def failures(**case: Any) -> list[str]:
    return list(run_case({"game": "noughts", **case}).differences)


def test_a_case_that_holds_passes() -> None:
    assert not failures(
        name="x begins",
        cites=["NO-2"],
        comment="anything",
        position={},
        chance=[],
        do=[MIDDLE, CORNER],
        expect={"rows": ["...", ".x.", "o.."]},
        decision={"seat": "x", "kind": "mark", "rule": "NO-2"},
        legal_includes=[{"do": "mark", "cell": "c3"}],
        legal_excludes=[MIDDLE],
        legal_count=7,
    )


def test_a_difference_is_told_by_its_path() -> None:
    assert failures(do=[MIDDLE], expect={"turn": "x", "result": {"winner": "x"}}) == [
        'turn: expected "x", found "o"',
        'result: expected {"winner": "x"}, found null',
    ]


def test_expect_is_a_subset_and_true_is_not_one() -> None:
    found = {"defenders": {"dietrich": {"exhausted": False, "at": 1}}, "round": 1}
    assert differences({"defenders": {"dietrich": {"at": 1}}}, found) == []
    assert differences({"defenders": {"dietrich": {"exhausted": True}}}, found) == [
        "defenders.dietrich.exhausted: expected true, found false"
    ]
    assert differences({"round": True}, found) == ["round: expected true, found 1"]
    assert differences({"alarm": None}, found) == ["alarm: expected null, found nothing"]


def test_lists_are_compared_whole() -> None:
    assert differences({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}) == [
        'a: expected [{"b": 1}], found [{"b": 1, "c": 2}]'
    ]
    assert not same([1, 2], [1, 2, 3])


def test_a_long_list_differs_at_an_index() -> None:
    expected, found = list(range(100)), [*range(99), 7]
    assert differences({"deck": expected}, {"deck": found}) == ["deck[99]: expected 99, found 7"]


def test_chance_left_over_fails() -> None:
    assert failures(chance=[4, 6], do=[MIDDLE]) == ["chance: [4, 6] left over"]


def test_a_refused_action_says_why() -> None:
    assert failures(do=[MIDDLE, MIDDLE, CORNER]) == [
        'action 2 of 3, {"do": "mark", "cell": "b2"}, was refused: '
        "The cell b2 already carries X. Empty: a3, b3, c3, a2, c2, a1, b1 and c1. (NO-2)"
    ]


def test_illegal_means_that_the_last_action_is_refused() -> None:
    assert not failures(do=[MIDDLE, MIDDLE], illegal=True, expect={"turn": "o"})
    assert failures(do=[MIDDLE], illegal=True) == [
        'illegal: {"do": "mark", "cell": "b2"} was expected to be refused, but it was played'
    ]
    assert failures(do=[MIDDLE, MIDDLE, CORNER], illegal=True)[0].startswith("action 2 of 3")


def test_legal_lists_are_compared() -> None:
    found = failures(
        position=TWO_MARKS, legal_includes=[MIDDLE], legal_excludes=["mark c3"], legal_count=3
    )
    assert found == [
        'legal_includes: {"do": "mark", "cell": "b2"} is not on offer: '
        "The cell b2 already carries X. Empty: a3, b3, c3, a2, c2, b1 and c1. (NO-2)",
        'legal_excludes: "mark c3" is on offer',
        "legal_count: expected 3, found 7",
    ]


def test_an_action_that_does_not_exist_is_never_on_offer() -> None:
    assert not failures(legal_excludes=[{"do": "castle"}, {"do": "mark", "cell": "z9"}])


def test_over_compares_the_result() -> None:
    assert not failures(position=ALMOST_WON, do=["mark c3"], over={"winner": "x"})
    assert failures(position=ALMOST_WON, do=["mark c3"], over={"winner": "o"}) == [
        'over.winner: expected "o", found "x"'
    ]
    assert failures(over={}) == ["over: the match is not over; it waits for mark of x"]
    assert failures(position=ALMOST_WON, do=["mark c3"], decision={"seat": "o"}) == [
        'decision: expected {"seat": "o"}, but the match is over'
    ]


def test_a_bad_position_must_be_refused_at_its_field() -> None:
    bad = {**TWO_MARKS, "rows": ["...", ".x.", "o.q"]}
    assert not failures(position=bad, bad_position="rows[2]")
    assert not failures(position=bad, bad_position="rows")
    assert failures(position=bad, bad_position="turn")[0].startswith(
        'bad_position: expected "turn" to be refused, but "rows[2]" was'
    )
    assert failures(position=TWO_MARKS, bad_position="rows") == [
        'bad_position: expected "rows" to be refused, but the position was accepted'
    ]


# What each seat knows


@pytest.fixture
def _hilo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(installed_games(), "hilo", hilo.GAME)


UNSHUFFLED = [7, 6, 5, 4, 3, 2, 1]
SWAPPED: dict[str, Any] = {
    "game": "hilo",
    "chance": UNSHUFFLED,
    "do": ["swap", {"do": "discard", "card": "c8"}],
}


@pytest.mark.usefixtures("_hilo")
def test_views_are_compared_for_each_seat_as_a_subset() -> None:
    views: dict[str, Any] = {
        "a": {"hands": {"a": ["c6"]}},
        "b": {"hands": {"a": ["#"], "b": ["c7"]}},
        "spectator": {"hands": {"b": ["#"]}},
    }
    assert not failures(**SWAPPED, views=views)
    views["b"] = {"hands": {"a": ["c6"]}}
    views["spectator"] = {"deck": 0}
    assert failures(**SWAPPED, views=views) == [
        'views.b.hands.a: expected ["c6"], found ["#"]',
        "views.spectator.deck: expected 0, found 6",
    ]


@pytest.mark.usefixtures("_hilo")
def test_the_history_of_a_seat_is_compared_whole() -> None:
    mine = [{"do": "swap"}, {"do": "discard", "card": "c8"}]
    theirs = [{"do": "swap"}, {"do": "discard"}]
    assert not failures(**SWAPPED, history={"a": mine, "b": theirs, "spectator": theirs})
    (short,) = failures(**SWAPPED, history={"a": mine[:1]})
    assert short.startswith('history.a: expected [{"do": "swap"}], found [')
    (other,) = failures(**SWAPPED, history={"b": mine})
    assert other.startswith("history.b")


@pytest.mark.usefixtures("_hilo")
def test_undo_says_whether_the_last_action_may_be_taken_back() -> None:
    assert not failures(**SWAPPED, undo=True)
    assert failures(**SWAPPED, undo=False) == ["undo: expected false, but a may take it back"]
    rolled = {"game": "hilo", "chance": [*UNSHUFFLED, 4], "do": ["roll"]}
    assert not failures(**rolled, undo=False)
    assert failures(**rolled, undo=True) == [
        "undo: expected true, but it is refused: the last action used dice or a draw; "
        "only a study match goes back over chance"
    ]


def test_a_refused_action_is_not_the_one_to_take_back() -> None:
    assert not failures(do=[MIDDLE, MIDDLE], illegal=True, undo=True)


def test_numbered_seats_are_named_by_words() -> None:
    bases = read_file(ROOT / "cases" / "castle" / "bases.json").bases
    views = {"0": {"turn": 0}, "1": {"turn": 1}, "spectator": {"turn": 0}}
    case = {**bases.base("few cards"), "views": views, "history": {"1": []}}
    assert run_case(case).differences == ("views.1.turn: expected 1, found 0",)


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"expects": {}}, 'there is no field "expects"; did you mean "expect"?'),
        ({"chance": [True]}, "chance[0]: must be a whole number"),
        ({"do": [5]}, "do[0]: must be an action"),
        ({"illegal": 1}, "illegal: must be true or false"),
        ({"illegal": True}, 'illegal: the last action of "do" must be refused'),
        ({"decision": {"who": "x"}}, 'decision: there is no field "who"'),
        ({"legal_count": "9"}, "legal_count: must be a whole number"),
        ({"cites": "NO-2"}, "cites: must be a list"),
        ({"bad_position": "rows"}, "bad_position: there is no position"),
        ({"position": TWO_MARKS, "bad_position": "", "do": [MIDDLE]}, "do: cannot be asked"),
        ({"views": []}, "views: must be an object"),
        ({"views": {"x": 5}}, "views.x: must be an object"),
        ({"views": {"q": {}}}, 'views.q: there is no seat "q"; there are x, o, spectator'),
        ({"history": {"x": {}}}, "history.x: must be a list"),
        ({"history": {"x": [3]}}, "history.x[0]: must be an action"),
        ({"history": {"1": []}}, 'history.1: there is no seat "1"; there are x, o, spectator'),
        ({"undo": "yes", "do": [MIDDLE]}, "undo: must be true or false"),
        ({"undo": False}, 'undo: no action of "do" is played'),
        ({"undo": True, "do": [MIDDLE], "illegal": True}, 'undo: no action of "do" is played'),
        ({"position": TWO_MARKS, "bad_position": "", "views": {}}, "views: cannot be asked"),
        ({"position": TWO_MARKS, "bad_position": "", "undo": False}, "undo: "),
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"options": {"size": 4}}, 'Noughts has no option "size"'),
    ],
)
def test_a_malformed_case_fails_and_names_the_key(case: dict[str, Any], said: str) -> None:
    (found,) = failures(**case)
    assert said in found


def test_a_case_without_a_game_or_that_is_no_object_fails() -> None:
    assert run_case({"do": []}).differences == ("game: is missing",)
    assert run_case([1]).differences == ("the top level: must be an object, not [1]",)
