"""Pictures: a static part, named elements, and what changed between two of them."""

from __future__ import annotations

from xml.etree import ElementTree

from holdfast.core.picture import Picture


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
