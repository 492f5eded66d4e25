"""The picture: all that can be pointed at is there, and it shows only what a view says."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.i18n import message_id, messages
from holdfast.core.match import Match
from holdfast.core.picture import Picture
from holdfast.core.state import State
from holdfast.games.castle.draw import draw, seat_of
from holdfast.games.castle.draw.plan import Plan
from holdfast.games.castle.draw.words import WORDS, Words
from holdfast.games.castle.game import GAME
from holdfast.games.castle.shapes import View
from holdfast.games.castle.text import CastleText
from tests.games.castle.table import COURT_0, COURT_1, castle, load, position

SHAPES = ("wide", "tall")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_place_is_called_alike_on_the_board_and_in_the_log(lang: str) -> None:
    text = cast(CastleText, GAME.edition().text(lang))
    words = Words(text.translate)
    for row in range(4):
        for col in range(-3, 4):
            assert words.where(row, col) == text.where(row, col)
    places = {text.where(row, col) for row in range(4) for col in range(-3, 4)}
    assert len(places) == 4 * 7, "no two places are called alike"


def visited(seed: int, players: int) -> list[State]:
    """The states of a random match with every option that adds something to look at."""
    options = GAME.read_options(
        {"players": players, "jokers": 2, "berserker": True, "barricade": True}
    )
    chance, random = Seeded(seed), Random(seed)
    state = GAME.edition(options).new(chance)
    states = [state.copy()]
    while not state.over and len(states) < 250:
        state.apply(random.choice(state.legal()), chance)
        states.append(state.copy())
    return states


def ids(picture: Picture) -> Counter[str]:
    root = ElementTree.fromstring(picture.svg())
    return Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_an_action_touches_is_in_the_picture(players: int) -> None:
    for number, state in enumerate(visited(players, players)):
        if state.over:
            continue
        view = state.view(state.decision.seat(state))
        picture = draw(view, shape=SHAPES[number % 2])
        for action in state.legal():
            assert not set(action.touches) - picture.elements.keys(), action


@pytest.mark.parametrize("shape", SHAPES)
def test_ids_are_unique_and_every_reference_is_drawn(shape: str) -> None:
    for state in visited(7, 4)[::9]:
        for seat in range(-1, 4):
            picture = draw(state.view(seat), shape=shape)
            found = ids(picture)
            assert max(found.values()) == 1
            assert set(re.findall(r'href="#([^"]+)"', picture.svg())) <= found.keys()


def test_everything_lies_on_the_table() -> None:
    for shape in SHAPES:
        for state in visited(3, 4)[::5]:
            picture = draw(state.view(0), shape=shape)
            for name, fragment in picture.elements.items():
                at = re.search(r"translate\((\S+) (\S+)\)", fragment)
                assert at, name
                assert 0 <= float(at[1]) <= picture.width, name
                assert 0 <= float(at[2]) <= picture.height, name


def test_the_viewers_castle_is_the_nearest() -> None:
    def height(picture: Picture, seat: int) -> float:
        found = re.search(r"translate\(\S+ (\S+)\)", picture.elements[f"seat:{seat}"])
        assert found
        return float(found[1])

    state = visited(5, 3)[60]
    for seat in range(3):
        view = state.view(seat)
        assert seat_of(cast(View, view)) == seat
        picture = draw(view)
        assert max(range(3), key=lambda other: height(picture, other)) == seat


def test_no_castle_is_a_spectators_own() -> None:
    state = visited(5, 3)[60]
    assert "your castle" in draw(state.view(0)).elements["seat:0"]
    assert "your castle" not in draw(state.view(-1)).elements["seat:0"]


def test_no_castle_is_own_to_whoever_sees_all_hands() -> None:
    """So replays and finished matches look to somebody who had no seat."""
    for moment in (60, -1):
        state = visited(5, 3)[moment]
        drawn = draw(state.to_position()).elements
        assert not [seat for seat in range(3) if "your castle" in drawn[f"seat:{seat}"]]


def table(**more: Any) -> State:
    return load(position("card", [castle(COURT_0), castle(COURT_1)], drawn="5H", **more))


def test_a_face_down_card_is_veiled_for_its_owner_and_a_back_for_others() -> None:
    """CA-INFO.2, CA-INFO.5"""
    state = table()
    for row, col, card in state.view(0)["castles"]["0"]["cards"]:
        name = f"cell:0:{row}:{col}"
        own, other = (draw(state.view(seat)).elements[name] for seat in (0, 1))
        if card.startswith("#"):
            assert f"#ca-f-{card[1:]}" in own
            assert "#ca-veil" in own
            assert "#ca-f-" not in other
            assert "#ca-back" in other
        else:
            assert f"#ca-f-{card}" in other


def test_the_drawn_card_shows_its_face_only_to_the_drawer() -> None:
    """CA-INFO.2"""
    state = table()
    assert "#ca-f-5H" in draw(state.view(0)).elements["drawn"]
    assert "#ca-f-" not in draw(state.view(1)).elements["drawn"]


def test_a_sprung_trap_shows_on_its_back_to_everybody() -> None:
    """CA-SABOTEUR.1, CA-POS.1"""
    threes = castle([[0, 0, "#KS"], [1, 0, "#3C"], [2, 0, "#3D"]], sprung=[[1, 0]])
    state = load(position("turn", [castle(COURT_0), threes], deck=["2H"]), saboteur=True)
    for seat in (0, 1, -1):
        view = state.view(seat)
        elements = draw(view).elements
        assert "sprung trap" in elements["cell:1:1:0"]
        assert "sprung trap" not in elements["cell:1:2:0"]
        assert "sprung traps: on the first storey of tower 1" in GAME.edition().text().board(view)


def test_a_castle_under_construction_is_a_board_that_says_so() -> None:
    """CA-INFO.5"""
    match = Match("castle", {"players": 3}, seed=2)
    match.play({"do": "court", "order": "KJQ"})
    elements = draw(match.view(2)).elements
    assert "is arranging its castle" in elements["hands:0"]
    assert "has still to arrange its castle" in elements["hands:1"]
    assert not any(
        name.startswith(("cell:0", "side:0", "hand:"))
        for name in draw(match.view("spectator")).elements
    )


def test_a_picture_changes_only_where_the_view_does() -> None:
    state = table()
    assert draw(state.view(0)).changes(draw(state.view(0))) == {}


def test_suits_can_have_two_inks_or_four() -> None:
    view = table().view(0)
    assert draw(view, colours=2).static != draw(view).static
    assert draw(view, colours=2).elements == draw(view).elements


def test_dice_show_pips_and_cards_that_stand_in_for_dice_show_numbers() -> None:
    """CA-NODICE.1"""
    view = {**table().view(0), "drawn": None}
    dice = draw(view, dice={"attack": [3, 12], "defence": [1]}).elements["dice"]
    assert "#ca-die-3" in dice
    assert ">12<" in dice


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_word_on_the_table_is_translated(language: str) -> None:
    known = {*messages("holdfast.games.castle", language).own, *messages("holdfast", language).own}
    assert [word for word in WORDS if message_id(word) not in known] == []


Boxed = tuple[float, float, float, float]


def boxed(fragment: str, wide: float, high: float) -> Boxed:
    """What a card of this size covers, from where its element stands."""
    at = re.search(r"translate\((\S+) (\S+)\)", fragment)
    assert at
    x, y = float(at[1]), float(at[2])
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def overlap(one: Boxed, two: Boxed) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("rows", [1, 2, 3])
@pytest.mark.parametrize("columns", [3, 6, 9])
def test_reinforcements_cover_no_card_of_the_castle(shape: str, columns: int, rows: int) -> None:
    """However wide the court is, and however high the tower at its right end."""
    court = [*COURT_0, *([0, col, f"#{col + 1}C"] for col in range(3, columns))]
    tower = [[row, columns - 1, f"#{row + 5}D"] for row in range(1, rows)]
    red = castle([*court, *tower], reinforcements=["2H", "5H"])
    picture = draw(load(position("turn", [red, castle(COURT_1)], deck=["9S"])).view(0), shape=shape)
    site = Plan(shape, 2).sites[0]
    scale = site.grid(range(columns)).scale
    cards = {
        name: boxed(fragment, 60 * scale, 84 * scale)
        for name, fragment in picture.elements.items()
        if name.startswith("cell:0:")
    }
    assert len(cards) == columns + rows - 1
    beside = [
        boxed(picture.elements[f"card:{card}"], 84 * site.pool, 60 * site.pool)
        for card in ("2H", "5H")
    ]
    assert not overlap(*beside)
    for one in beside:
        assert site.box[1] <= one[1]
        assert [name for name, card in cards.items() if overlap(one, card)] == []
