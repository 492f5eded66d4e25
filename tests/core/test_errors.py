"""Errors: a sentence for people, and stable data for machines."""

from __future__ import annotations

import json

import pytest

from holdfast.core import errors
from holdfast.core.errors import (
    BadJournal,
    BadPosition,
    HoldfastError,
    Phrase,
    Versions,
    did_you_mean,
    phrase_of,
)
from holdfast.core.i18n import messages
from holdfast.core.reading import Field


def test_an_error_is_a_sentence_and_data() -> None:
    error = BadPosition("rows: too many", rule="NO-2", field="rows")
    assert str(error) == "rows: too many"
    assert error.data() == {
        "kind": "bad_position",
        "rule": "NO-2",
        "field": "rows",
        "sentence": "rows: too many",
    }


def refused(value: object) -> HoldfastError:
    with pytest.raises(HoldfastError) as caught:
        Field(value, "turn").under("NO-2").integer(1, 9)
    return caught.value


def test_a_refusal_is_said_in_the_language_of_whoever_tells_it() -> None:
    error = refused("soon")
    assert str(error) == 'turn: must be a whole number from 1 to 9, not "soon" (NO-2)'
    assert error.say(messages("holdfast", "it").say) == (
        'turn: deve essere un numero intero da 1 a 9, e non "soon" (NO-2)'
    )


def test_a_phrase_travels_to_another_process() -> None:
    versions = Versions("It is late.", {"en": "It is late.", "it": "È tardi."})
    phrase = Phrase("{what}; {count} in all", {"what": versions, "count": 3}, near="less")
    again = phrase_of(json.loads(json.dumps(phrase.data())))
    italian = messages("holdfast", "it").say
    assert str(again) == str(phrase) == 'It is late.; 3 in all; did you mean "less"?'
    assert again.say(italian) == phrase.say(italian)
    assert again.say(italian).startswith("È tardi.")
    error = refused(None).phrase
    assert phrase_of(json.loads(json.dumps(error.data()))).say(italian) == error.say(italian)


def test_a_language_without_a_version_hears_the_english_one() -> None:
    assert Versions("It is late.", {"it": "È tardi."}).say(messages("holdfast", "fr").say) == (
        "It is late."
    )


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
