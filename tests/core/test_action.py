"""The vocabulary: every action once, found by JSON and by text, and clear words when it is not."""

from __future__ import annotations

import difflib
from typing import Any

import pytest

import holdfast
from holdfast.core.action import Vocabulary
from holdfast.core.errors import IllegalAction

WORDS = Vocabulary()
PASS = WORDS.add("pass")
MOVE = [WORDS.add("move", {"by": who, "to": to}) for who in ("lee", "jack") for to in (1, 2)]
FIRE = WORDS.add("fire", {"by": "lee", "at": "G4"}, ("defender:lee", "node:G4"), "shoot G4")
WAIT = WORDS.add("fire", {"by": "lee"})


def test_an_action_knows_its_number_its_json_and_what_it_touches() -> None:
    assert [action.number for action in WORDS.actions] == list(range(len(WORDS)))
    assert FIRE.json == {"do": "fire", "by": "lee", "at": "G4"}
    assert FIRE.touches == ("defender:lee", "node:G4")
    assert PASS.json == {"do": "pass"}
    assert PASS.touches == ()


def test_the_short_text_is_verb_and_values_unless_given() -> None:
    assert [action.text for action in WORDS.actions] == [
        "pass", "move lee 1", "move lee 2", "move jack 1", "move jack 2", "shoot G4", "fire lee",
    ]  # fmt: skip
    assert repr(MOVE[0]) == "<Action move lee 1>"


def test_a_vocabulary_can_begin_with_the_actions_of_another() -> None:
    begun = WORDS.first(3)
    assert begun.actions == WORDS.actions[:3]
    assert begun.find({"do": "move", "by": "lee", "to": 2}) is MOVE[1]
    assert begun.find("move lee 1") is MOVE[0]
    assert begun.known(FIRE) is None
    own = begun.add("move", {"by": "jack", "to": 1})
    assert own.number == 3
    assert begun.find(MOVE[2]) is own
    assert len(WORDS) == 7
    with pytest.raises(ValueError, match="two actions are written"):
        begun.add("pass")


def test_verbs_come_in_the_order_in_which_they_were_added() -> None:
    assert WORDS.verbs == ["pass", "move", "fire"]


@pytest.mark.parametrize(
    "given",
    [
        FIRE,
        "shoot G4",
        "  shoot   G4 ",
        {"do": "fire", "by": "lee", "at": "G4"},
        {"at": "G4", "by": "lee", "do": "fire"},
        '{"do": "fire", "by": "lee", "at": "G4"}',
    ],
)
def test_an_action_is_found_however_it_is_written(given: object) -> None:
    assert WORDS.find(given) is FIRE


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("deploy lee", "deploy lee NT2"),  # nothing else can be done yet
        ("attack lee", "attack lee 7"),  # not 2, which is the first that there is
        ("atack", "attack lee 7"),
        ("attack gangl", "attack lee 7"),
        ("suppres lee", "suppress lee black 2"),
        ("esape", "escape basse"),  # not possible, but nothing that is comes near
    ],
)
def test_what_can_be_played_now_is_suggested_first(given: str, near: str) -> None:
    match = holdfast.new("itter", seed=7)
    if not given.startswith("deploy"):
        match.play("deploy lee G4")
    with pytest.raises(IllegalAction) as refused:
        match.play(given)
    assert refused.value.near == near


def test_the_action_of_another_vocabulary_is_looked_up_by_its_json() -> None:
    other = Vocabulary()
    other.add("first")
    assert WORDS.find(other.add("fire", {"by": "lee", "at": "G4"})) is FIRE
    with pytest.raises(IllegalAction):
        WORDS.find(other.actions[0])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("moev lee 1", 'there is no action "moev lee 1"; did you mean "move lee 1"?'),
        ("xyzzy", 'there is no action "xyzzy"'),
        ({"do": "mvoe"}, 'there is no action "mvoe"; did you mean "move"?'),
        ({"by": "lee"}, 'an action needs a verb: "do" is missing or is not a word'),
        ({"do": 3}, 'an action needs a verb: "do" is missing or is not a word'),
        ({"do": "move", "by": "lee"}, '"move" needs "to"'),
        ({"do": "move", "by": "lee", "to": 1, "how": 2}, '"move" takes by, to; it has no "how"'),
        ({"do": "move", "by": "lee", "too": 1},
         '"move" takes by, to; it has no "too"; did you mean "to"?'),
        ({"do": "pass", "by": "lee"}, '"pass" takes no arguments; it has no "by"'),
        ({"do": "move", "by": "le", "to": 1},
         '"move": "by" cannot be "le"; did you mean "lee"?'),
        ({"do": "move", "by": "lee", "to": "1"},
         '"move": "to" cannot be "1"'),
        ({"do": "move", "by": "lee", "to": True}, '"move": "to" cannot be true'),
        ({"do": "move", "by": "lee", "to": 1.0}, '"move": "to" cannot be 1.0'),
        ({"do": "fire", "by": "lee", "at": None}, '"fire": "at" cannot be null'),
        ({"do": "fire", "at": "G4"}, '"fire" needs "by"'),
        (None, 'an action is an object such as {"do": "pass"}, not NoneType'),
        (["pass"], 'an action is an object such as {"do": "pass"}, not list'),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_words(given: object, sentence: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        WORDS.find(given)
    assert str(caught.value).startswith(sentence)


def test_values_that_do_not_go_together_are_refused_as_such() -> None:
    words = Vocabulary()
    words.add("move", {"by": "lee", "to": 1})
    words.add("move", {"by": "jack", "to": 2})
    with pytest.raises(IllegalAction, match="its values do not go together"):
        words.find({"do": "move", "by": "lee", "to": 2})


@pytest.mark.parametrize("text", ["{", '{"do": "pass"', "{pass}", '{"do": ' + "[" * 100_000])
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction, match="not valid JSON"):
        WORDS.find(text)


@pytest.mark.parametrize("value", [{1, 2}, object(), b"lee"])
def test_what_is_not_json_is_refused(value: object) -> None:
    with pytest.raises(IllegalAction, match="not plain JSON"):
        WORDS.find({"do": "move", "by": value, "to": 1})


def test_the_same_action_cannot_be_added_twice() -> None:
    words = Vocabulary()
    words.add("go", {"to": 1})
    with pytest.raises(ValueError, match="two actions are written 'go 1'"):
        words.add("go", {"to": 1})
    with pytest.raises(ValueError, match="two actions are written 'go 1'"):
        words.add("go", {"to": "1"})
    assert len(words) == 1


def test_one_and_true_are_different_arguments() -> None:
    words = Vocabulary()
    number = words.add("set", {"to": 1})
    truth = words.add("set", {"to": True})
    assert words.find({"do": "set", "to": 1}) is number
    assert words.find({"do": "set", "to": True}) is truth


def test_a_misspelt_text_is_compared_with_few_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all of a large vocabulary it would take longer than many moves."""
    vocabulary = Vocabulary()
    for verb in ("attack", "deploy", "move"):
        for who in range(60):
            for to in range(60):
                vocabulary.add(verb, {"who": f"unit{who}", "to": f"place{to}"})
    compared = 0
    plain = difflib.get_close_matches

    def count(word: str, names: list[str], **how: Any) -> list[str]:
        nonlocal compared
        compared += len(names)
        return plain(word, names, **how)

    monkeypatch.setattr(difflib, "get_close_matches", count)
    with pytest.raises(IllegalAction, match=r'did you mean "deploy unit7 place41"\?'):
        vocabulary.find("deplyo unit7 plcae41")
    assert compared < 100
    with pytest.raises(IllegalAction) as refused:
        vocabulary.find("deploy " * 5000)
    assert compared < 1000
    assert len(str(refused.value)) < 400
