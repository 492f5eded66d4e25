"""Errors: a sentence for people, and stable data for machines."""

from __future__ import annotations

import pytest

from holdfast.core import errors
from holdfast.core.errors import BadJournal, BadPosition, HoldfastError, did_you_mean


def test_an_error_is_a_sentence_and_data() -> None:
    error = BadPosition("rows: too many", rule="NO-2", field="rows")
    assert str(error) == "rows: too many"
    assert error.data() == {
        "kind": "bad_position",
        "rule": "NO-2",
        "field": "rows",
        "sentence": "rows: too many",
    }


def test_absent_facts_are_left_out_of_the_data() -> None:
    assert HoldfastError("no").data() == {"kind": "error", "sentence": "no"}


def test_a_bad_journal_names_the_action() -> None:
    assert BadJournal("no", at=3).data()["action"] == 3
    assert BadJournal("no", at=0).data()["action"] == 0
    assert "action" not in BadJournal("no").data()


def test_every_kind_of_error_is_distinct_and_a_value_error() -> None:
    classes = [
        value
        for value in vars(errors).values()
        if isinstance(value, type) and issubclass(value, HoldfastError)
    ]
    assert len({kind.kind for kind in classes}) == len(classes) > 5
    assert all(issubclass(kind, ValueError) for kind in classes)


@pytest.mark.parametrize(
    ("word", "hint"),
    [("G5", '; did you mean "G4"?'), ("zzz", ""), (77, ""), (None, "")],
)
def test_the_nearest_word_is_suggested(word: object, hint: str) -> None:
    assert did_you_mean(word, ["G4", "north"]) == hint
