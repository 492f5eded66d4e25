"""The small helpers that drawings share."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from holdfast.core.svg import (
    Pen,
    box,
    esc,
    group,
    lights,
    locked,
    num,
    outline,
    read_layout,
    rect,
)

PEN = Pen("xx", "#111")


def test_numbers_are_short() -> None:
    assert [num(x) for x in (3, 3.04, 3.06, -0.5, 12.0)] == ["3", "3", "3.1", "-0.5", "12"]


def test_text_is_squeezed_only_where_it_would_not_fit() -> None:
    wide = PEN.width_of("abc", 10)
    assert 0 < wide < PEN.width_of("abc", 10, "xx-s") < PEN.width_of("abc", 12, "xx-s xx-k")
    assert PEN.width_of("\u2603", 10) == 6, "a letter that no typeface has"
    assert "textLength" not in PEN.label(0, 0, "abc", 10, room=wide)
    assert 'textLength="12"' in PEN.label(0, 0, "abc", 10, room=12)
    assert 'textLength="14"' in PEN.label(0, 0, "abc", 10, "xx-s", room=14)
    assert f'textLength="{num(wide)}"' in PEN.label(0, 0, "abc", 10, room=99, lock=True)
    assert 'class="xx-n"' in PEN.label(0, 0, "a", 9)
    assert 'fill="#111"' in PEN.label(0, 0, "a", 9)
    assert 'fill="red"' in PEN.label(0, 0, "a", 9, fill="red")


def test_elements_carry_their_place_and_name() -> None:
    made = ElementTree.fromstring(
        group("a:b", 'x < "y"', rect(0, 0, 1, 1, "red"), 1.25, 2, "pc", 2)
    )
    assert made.attrib == {
        "id": "a:b",
        "data-el": "a:b",
        "class": "el pc",
        "transform": "translate(1.2 2) scale(2)",
    }
    assert made[0].text == 'x < "y"'
    assert "scale" not in group("a", "", "")
    assert esc('<"&') == "&lt;&quot;&amp;"
    hostile = 'unit:"><script>'
    assert ElementTree.fromstring(group(hostile, "", "")).attrib["data-el"] == hostile


def test_what_can_be_chosen_has_an_outline_that_style_rules_show() -> None:
    rules = lights("xx", lit="#0ff", hover="#8ff", chosen="#f80", focus="#00f", more=".mine{}\n")
    assert ".xx-h{display:none;color:var(--lit,#0ff)" in rules
    assert ".el.chosen>.xx-h{color:#f80" in rules
    assert ".mine{}\n@keyframes xx-glow" in rules
    assert rules.count("{") == rules.count("}")
    drawn = outline("xx-h-card", box(4, 6, 1), ink="#000")
    assert drawn.count('<rect x="-2" y="-3" width="4" height="6" rx="1"/>') == 2
    ElementTree.fromstring(drawn)


def test_a_tall_layout_is_the_wide_one_with_other_places(tmp_path: Path) -> None:
    path = tmp_path / "layout.json"
    path.write_text(json.dumps({"size": [2, 1], "town": 5, "tall": {"size": [1, 2]}}), "utf-8")
    assert read_layout(path, "wide") == {"size": [2, 1], "town": 5}
    assert read_layout(path, "tall") == {"size": [1, 2], "town": 5}
    assert "tall" in read_layout(path)


def test_a_picture_by_itself_keeps_its_lengths_whatever_font_is_there() -> None:
    drawn = PEN.label(1, 2, "A & b", 10, "xx-s", anchor="end")
    wide = num(PEN.width_of("A & b", 10, "xx-s"))
    assert f' textLength="{wide}"' in locked(f"<g>{drawn}</g>")
    fitted = PEN.label(0, 0, "long words", 10, room=9)
    spaced = PEN.label(0, 0, "wide", 10, extra=' letter-spacing="3"')
    assert locked(fitted + spaced) == fitted + spaced
