"""Reading JSON that people wrote: the right value, or the path of the wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.core.errors import BadPack, BadPosition
from holdfast.core.reading import Field

GOOD: dict[str, Any] = {
    "units": [{"name": "lee", "at": "G4", "hurt": False}],
    "round": 3,
    "note": None,
}


def message(read: Callable[[], object]) -> tuple[str, str | None]:
    with pytest.raises(BadPosition) as caught:
        read()
    return str(caught.value), caught.value.field


def test_good_values_are_read() -> None:
    fields = Field(GOOD).fields(["units", "round"], ["note", "extra"])
    assert set(fields) == {"units", "round", "note"}
    assert fields["round"].integer(1, 9) == 3
    fields["note"].null()
    unit = fields["units"].items()[0].fields(["name", "at", "hurt"])
    assert unit["name"].text() == "lee"
    assert unit["at"].one_of(["G4", "G5"]) == "G4"
    assert unit["hurt"].boolean() is False


def test_an_error_names_the_path_of_its_value() -> None:
    unit = Field(GOOD).child("units").child(0)
    assert unit.path == "units[0]"
    assert message(lambda: unit.child("at").integer(1, 2)) == (
        'units[0].at: must be a whole number from 1 to 2, not "G4"',
        "units[0].at",
    )


def test_missing_and_unknown_fields_are_named() -> None:
    field = Field({"a": 1, "seet": 2})
    assert message(lambda: field.fields(["b"])) == ("b: is missing", "b")
    assert message(lambda: field.fields(["a"], ["seat"])) == (
        'the top level: there is no field "seet"; did you mean "seat"?',
        "",
    )
    inner = Field({"x": {}}).child("x")
    assert message(lambda: inner.fields(["y"])) == ("x.y: is missing", "x.y")


@pytest.mark.parametrize(
    ("value", "read", "sentence"),
    [
        (3, Field.mapping, "must be an object, not 3"),
        ([], Field.mapping, "must be an object, not []"),
        ({}, Field.items, "must be a list, not {}"),
        ("ab", Field.items, 'must be a list, not "ab"'),
        (1, Field.boolean, "must be true or false, not 1"),
        (None, Field.boolean, "must be true or false, not null"),
        (1, Field.text, "must be a string, not 1"),
        (0, Field.null, "must be null, not 0"),
        (True, lambda f: f.integer(0, 5), "must be a whole number from 0 to 5, not true"),
        (1.0, lambda f: f.integer(0, 5), "must be a whole number from 0 to 5, not 1.0"),
        (6, lambda f: f.integer(0, 5), "must be a whole number from 0 to 5, not 6"),
        (-1, lambda f: f.integer(0, 5), "must be a whole number from 0 to 5, not -1"),
        ({1, 2}, Field.text, "must be a string, not set"),
        ("x" * 99, Field.boolean, 'must be true or false, not "' + "x" * 36 + "..."),
    ],
)
def test_a_wrong_value_is_shown(
    value: object, read: Callable[[Field], object], sentence: str
) -> None:
    assert message(lambda: read(Field(value, "here"))) == (f"here: {sentence}", "here")


def test_a_near_miss_is_suggested_and_else_the_choices_are_listed() -> None:
    known = ["north", "south"]
    assert message(lambda: Field("nort", "at").one_of(known, "place"))[0] == (
        'at: there is no place "nort"; did you mean "north"?'
    )
    assert message(lambda: Field(7, "at").one_of(known))[0] == (
        'at: there is no value 7; it is one of "north", "south"'
    )
    many = [f"square {n}" for n in range(40)]
    assert message(lambda: Field("zz", "at").one_of(many))[0] == 'at: there is no value "zz"'


def test_true_is_not_one() -> None:
    assert message(lambda: Field(True, "n").one_of([1, 2]))[0].startswith("n: there is no value")


def test_the_rule_and_the_kind_of_error_can_be_chosen() -> None:
    with pytest.raises(BadPack) as caught:
        Field(3, "squares", BadPack).fail("must be even", rule="CI-1.1")
    assert str(caught.value) == "squares: must be even (CI-1.1)"
    assert caught.value.rule == "CI-1.1"
    with pytest.raises(BadPack):
        Field({"a": 1}, "", BadPack).child("a").text()


def test_the_empty_path_is_the_top_level() -> None:
    assert message(lambda: Field([]).mapping()) == ("the top level: must be an object, not []", "")


def test_a_value_is_refused_under_the_rule_it_is_read_under() -> None:
    fields = {name: field.under("X.1") for name, field in Field(GOOD).fields(GOOD).items()}
    with pytest.raises(BadPosition, match=r"^round: must be .* \(X\.1\)$") as caught:
        fields["round"].integer(5)
    assert caught.value.rule == "X.1"
    with pytest.raises(BadPosition) as caught:
        fields["units"].items()[0].fields(["name", "at", "hurt", "steps"])
    assert (caught.value.field, caught.value.rule) == ("units[0].steps", "X.1")
    with pytest.raises(BadPosition) as caught:
        fields["note"].fail("is empty", "X.2")
    assert caught.value.rule == "X.2"


def test_a_range_may_have_no_end() -> None:
    assert Field(10**9).integer(1) == 10**9
    assert message(lambda: Field(0, "turn").integer(1)) == (
        "turn: must be a whole number of 1 or more, not 0",
        "turn",
    )
