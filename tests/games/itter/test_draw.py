"""The picture: everything that can be pointed at is there, and it shows only what a view says."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import holdfast
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.games.itter.draw.ink import layout
from holdfast.games.itter.draw.table import CARD_WIDE
from holdfast.games.itter.game import GAME
from tests.games.itter.play import played

NAME_BAND = 21  # of the upper edge of a card
LOOKS = {"wide": WIDE, "tall": Look("tall")}


def ids(picture: Picture) -> Counter[str]:
    root = ElementTree.fromstring(picture.svg())
    return Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)


def drawn(match: holdfast.Match, seat: str, look: Look = WIDE) -> Picture:
    picture = GAME.edition(match.options).draw(match.view(seat), "en", look)
    assert picture is not None
    return picture


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("variant", ["beginner", "veteran", "competitive"])
def test_whatever_an_action_touches_is_in_the_picture(variant: str, look: Look) -> None:
    match = played(5, most=150, variant=variant)
    for step in match.played[::7]:
        view = step.before.view(step.seat)
        picture = GAME.edition(match.options).draw(view, "en", look)
        assert picture is not None
        for action in step.before.legal():
            assert not set(action.touches) - picture.elements.keys(), action


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_ids_are_unique_and_every_reference_is_drawn(look: Look) -> None:
    picture = drawn(played(6, most=90, variant="veteran"), "defender", look)
    found = ids(picture)
    assert max(found.values()) == 1
    assert set(re.findall(r'href="#([^"]+)"', picture.svg())) <= found.keys()


def test_the_orders_of_the_ss_are_drawn_for_their_seat_alone() -> None:
    """CI-6.2.11: the defender sees neither the hand nor the orders."""
    match = holdfast.new(GAME, seed=4, options={"variant": "competitive"})
    hand = match.position()["hand"]
    assert hand
    shown, veiled = drawn(match, "ss").elements, drawn(match, "defender").elements
    assert {f"card:{card}" for card in hand} <= shown.keys()
    assert not {f"card:{card}" for card in hand} & veiled.keys()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_board_is_printed_in_the_readers_language(language: str) -> None:
    edition = GAME.edition()
    view = holdfast.new(GAME, seed=1).view("defender")
    english, other = edition.draw(view), edition.draw(view, language)
    assert english is not None
    assert other is not None
    assert english.static != other.static
    assert english.elements.keys() == other.elements.keys()


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_the_key_of_the_board_is_in_the_language(look: Look) -> None:
    match = holdfast.new(GAME, seed=1)
    english, italian = (
        GAME.edition(match.options).draw(match.view("defender"), language, look)
        for language in ("en", "it")
    )
    assert english is not None
    assert italian is not None
    assert ">Low Morale<" in english.svg()
    assert ">Morale Basso<" in italian.svg()
    assert ">Low Morale<" not in italian.svg()


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_the_name_of_every_card_of_the_turn_can_be_read(look: Look) -> None:
    """Three cards on a narrow panel overlap: none may lie on the name of another."""
    match = holdfast.new(GAME, seed=4)
    view = match.view("defender") | {"revealed": ["1/mortar", "1/flak20", "1/sniper"]}
    picture = match.edition.draw(view, "en", look)
    assert picture is not None
    moved = r'<g transform="translate\(([-.\d]+) ([-.\d]+)\)">'
    found = re.findall(moved, picture.elements["revealed"])
    spots = [(float(x), float(y)) for x, y in found]
    assert len(spots) == 3
    for (x, y), (right, low) in pairwise(spots):
        assert right - x >= CARD_WIDE or low - y >= NAME_BAND, "a card lies on a name"


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_cards_lie_within_their_panel(look: Look) -> None:
    spot = layout(look.shape)["cards"]
    x, _, wide, _ = spot["panel"]
    half = CARD_WIDE / 2 * spot["scale"]
    assert x <= min(spot["x"] + spot["pile"]) - half
    assert max(spot["x"] + spot["pile"]) + half <= x + wide
