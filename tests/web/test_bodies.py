"""What comes in: the hot routes, which read by hand, take exactly what the API's document says."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from holdfast.store import Terms
from holdfast.web.bodies import MatchIn, MoveIn, UndoIn, read_json
from holdfast.web.forms import MatchForm, MoveForm
from holdfast.web.playing import read_move, read_undo
from holdfast.web.problems import Problem

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 2_000_000),
    st.floats(allow_nan=False),
    st.text(max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(0, 9), max_size=2),
    st.lists(st.integers(0, 9), max_size=2),
)
NAMES = st.sampled_from(["action", "after", "to", "aftr"])


def accepts(read: Any, body: bytes) -> bool:
    try:
        read(body)
    except Problem:
        return False
    return True


def fits(model: Any, body: bytes) -> bool:
    try:
        model.model_validate_json(body)
    except ValidationError:
        return False
    return True


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.dictionaries(NAMES, VALUES))
def test_moves_and_undos_are_read_as_they_are_described(data: dict[str, Any]) -> None:
    body = orjson.dumps(data)
    assert accepts(read_move, body) == fits(MoveIn, body), data
    assert accepts(read_undo, body) == fits(UndoIn, body), data


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"null", b"\xff"])
def test_what_is_no_object_is_no_body(body: bytes) -> None:
    for read in (read_move, read_undo, lambda given: read_json(MoveIn, given)):
        assert not accepts(read, body)


def test_a_wish_has_every_field_that_a_match_is_begun_with() -> None:
    assert set(Terms.__dataclass_fields__) <= set(MatchIn.model_fields)
    shared = set(MatchForm.model_fields) - {"mode"}
    assert shared <= set(MatchIn.model_fields), "the form has the same names"


def test_a_form_says_what_is_wrong_with_a_field_in_the_readers_language() -> None:
    with pytest.raises(Problem) as caught:
        MoveForm.model_validate({"action": "a1", "after": "soon"})
    assert (caught.value.status, caught.value.field) == (422, "after")
    assert "nombre entier" in caught.value.said("fr")
    with pytest.raises(Problem) as caught:
        MatchForm.model_validate({"game": "tito", "pack": "{"})
    assert (caught.value.kind, caught.value.field) == ("bad_json", "pack")
