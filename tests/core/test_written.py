"""A board that is only told in words is shown as a sheet."""

from __future__ import annotations

import re

import pytest

from holdfast.core.picture import WIDE, Look
from holdfast.core.written import SIZES, written_board

TALL = Look("tall")


def rows(drawn: str) -> list[str]:
    return re.findall(r'<text class="row"[^>]*>([^<]*)</text>', drawn)


def test_columns_stay_columns_and_signs_are_escaped() -> None:
    picture = written_board("Hi & Lo", "a  <b>\n   2", {})
    assert rows(picture.svg()) == ["a  &lt;b&gt;", "   2"]
    assert "Hi &amp; Lo" in picture.static


@pytest.mark.parametrize("look", [WIDE, TALL], ids=lambda look: look.shape)
def test_however_much_is_told_it_stays_on_the_sheet(look: Look) -> None:
    words = "\n".join(f"line {number}: " + "word " * 40 for number in range(12))
    picture = written_board("Long", words, {}, look)
    assert (picture.width, picture.height) == SIZES[look.shape]
    lowest = max(float(y) for y in re.findall(r' y="([\d.]+)" font-size', picture.svg()))
    assert lowest < picture.height - 20
    size = float(re.findall(r'font-size="([\d.]+)"', picture.svg())[0])
    assert max(map(len, rows(picture.svg()))) * size * 0.6 < picture.width


def test_only_the_lines_that_changed_are_drawn_anew() -> None:
    before = written_board("Nim", "heap\n5", {})
    after = written_board("Nim", "heap\n4", {})
    assert list(after.changes(before)) == ["row:1"]
    assert after.static == before.static


def test_without_words_the_fields_of_the_view_are_told() -> None:
    view = {"heap_left": 5, "seats": {"first": [], "second": ["a", "b"]}, "winner": None}
    assert rows(written_board("Nim", "", view).svg()) == [
        "heap left: 5",
        "seats:",
        "   first: –",
        "   second: a, b",
        "winner: –",
    ]
