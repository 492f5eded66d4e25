"""Pictures: a static part, named elements, and what changed between two of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

from holdfast.core.picture import Layer, Picture


def picture(**elements: str) -> Picture:
    return Picture(30, 20, "Board", '<rect width="30"/>', dict(elements))


def test_the_whole_picture_is_one_svg_document() -> None:
    svg = picture(a='<g id="a"/>', b='<g id="b"/>').svg()
    root = ElementTree.fromstring(svg)
    assert root.attrib["viewBox"] == "0 0 30 20"
    assert [element.attrib.get("id") for element in root][2:] == ["a", "b"]
    assert svg.index("<rect") < svg.index('id="a"') < svg.index('id="b"')
    assert root[0].text == "Board"


def test_a_notebook_shows_the_picture() -> None:
    assert picture()._repr_svg_() == picture().svg()


def test_changes_are_new_changed_and_gone_elements_only() -> None:
    before = picture(stays="<g/>", moves="<g>1</g>", goes="<g/>")
    after = picture(stays="<g/>", moves="<g>2</g>", comes="<g/>")
    assert after.changes(before) == {"moves": "<g>2</g>", "comes": "<g/>", "goes": None}


def test_equal_pictures_have_no_changes() -> None:
    assert picture(a="<g/>").changes(picture(a="<g/>")) == {}


def test_applying_the_changes_gives_the_new_picture() -> None:
    before, after = picture(a="1", b="2"), picture(b="3", c="4")
    drawn: dict[str, str | None] = {**before.elements, **after.changes(before)}
    assert {name: svg for name, svg in drawn.items() if svg is not None} == after.elements


class Artist:
    """Draws two layers, and counts how often."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def layers(self, view: Mapping[str, Any]) -> list[Layer]:
        return [
            (view["a"], lambda: self._draw("a", view["a"])),
            (view["b"], lambda: self._draw("b", view["b"])),
        ]

    def _draw(self, name: str, count: int) -> dict[str, str]:
        self.drawn.append(name)
        return {f"{name}{n}": f"<g>{n} of {count}</g>" for n in range(count)}


def test_only_layers_whose_facts_changed_are_drawn_again() -> None:
    artist, frame = Artist(), Picture(30, 20, "Board", "<rect/>", home=1.0)
    first = Picture.in_layers(frame, artist.layers, {"a": 1, "b": 2})
    assert artist.drawn == ["a", "b"]
    later = first.next({"a": 1, "b": 1})
    assert later is not None
    assert artist.drawn == ["a", "b", "b"]
    assert later == Picture.in_layers(frame, artist.layers, {"a": 1, "b": 1})
    assert later.changes(first) == {"b0": "<g>0 of 1</g>", "b1": None}
    assert not later.has_same_names(first)
    assert later.names == list(later.elements) == ["a0", "b0"]


def test_layers_are_also_taken_from_what_others_see() -> None:
    artist, frame = Artist(), Picture(30, 20, "Board", "<rect/>")
    mine = Picture.in_layers(frame, artist.layers, {"a": 1, "b": 1})
    theirs = Picture.in_layers(frame, artist.layers, {"a": 2, "b": 3})
    artist.drawn.clear()
    both = mine.next({"a": 1, "b": 3}, [theirs])
    assert both is not None
    assert artist.drawn == []
    assert both.layers[0] is mine.layers[0]
    assert both.layers[1] is theirs.layers[1]


def test_a_picture_that_was_drawn_whole_has_no_next_one() -> None:
    assert Picture(30, 20, "Board", "<rect/>", {"a": "<g/>"}).next({}) is None
