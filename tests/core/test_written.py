"""A board that is only told in words is shown as a sheet."""

from __future__ import annotations

import re

import pytest

from holdfast.core.picture import WIDE, Look
from holdfast.core.written import SIZES, written_board

TALL = Look("tall")


def rows(drawn: str) -> list[str]:
    return re.findall(r'<g id="row:[^>]* aria-label="([^"]*)"', drawn)


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


def test_names_and_values_are_a_table_and_grids_are_not() -> None:
    said = written_board("Hi-Lo", "a: c7\nthe deck: 6 cards\n\n3 x .\n2 . o", {}).svg()
    values = dict(re.findall(r'class="value" x="([^"]+)"[^>]*>([^<]+)<', said))
    assert len(values) == 1  # one column, in which the second stands below the first
    assert re.findall(r'class="value"[^>]*>([^<]+)<', said) == ["c7", "6 cards"]
    assert re.findall(r'class="row"[^>]*>([^<]*)<', said) == ["", "3 x .", "2 . o"]


@pytest.mark.parametrize("look", [WIDE, TALL], ids=lambda look: look.shape)
@pytest.mark.parametrize("count", [1, 4, 9])
def test_a_table_hangs_below_its_name_with_a_hair_below_each_row(look: Look, count: int) -> None:
    said = written_board("Hi-Lo", "\n".join(f"r{at}: {at}" for at in range(count)), {}, look).svg()
    hairs = [float(y) for y in re.findall(r'class="hair"[^>]* y1="([\d.]+)"', said)]
    texts = [float(y) for y in re.findall(r'class="value"[^>]* y="([\d.]+)"', said)]
    (line,) = (float(y) for y in re.findall(r'class="rule"[^>]* y1="([\d.]+)"', said))
    edges = [line, *hairs]
    assert len(texts) == len(hairs) == count
    assert all(above < y < below for above, y, below in zip(edges, texts, hairs, strict=False))
    assert hairs[0] - line < 0.2 * SIZES[look.shape][1]
    assert hairs[-1] < SIZES[look.shape][1] - 24


def test_the_middle_of_a_sheet_has_its_name() -> None:
    """The first page shows it 16 to 9: what is above and below is cut off."""
    width, height = SIZES["wide"]
    cut = (height - width * 9 / 16) / 2 + 0.03 * height
    (name,) = re.findall(r'class="name"[^>]* y="([\d.]+)"', written_board("Nim", "a: 1", {}).static)
    assert float(name) - 44 > cut


def test_a_table_that_does_not_fit_stays_lines() -> None:
    said = written_board("Long", "cards: " + "c7 " * 30, {}).svg()
    assert 'class="value"' not in said
