"""Arranging a castle tells nobody anything before the last card (CA-INFO.3, .5 to .7, CA-SETUP.7).

The same deal is arranged in different orders and to different shapes, and another deal as well;
whoever is not seat 0 must be unable to tell these matches apart until seat 0 has finished.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.picture import WIDE, Look
from holdfast.core.state import SPECTATOR
from holdfast.games.castle.game import GAME
from holdfast.games.castle.state import Castle

Action = dict[str, Any]
LANGUAGES = ("en", "it", "fr")
OTHERS = ("1", "spectator")

DEAL = [*[3, 2, 1] * 3, *range(39, 0, -1)]
"""Seat 0 gets JS, QS, KS and AS to 5S; seat 1 JH, QH, KH and 6S to 10S."""
OTHER_DEAL = [0, 2, 1, *[3, 2, 1] * 2, 0, *range(38, 0, -1)]
"""Seat 0 gets JC and 10C instead of JS and AS; seat 1 the same as before."""


def court(order: str) -> Action:
    return {"do": "court", "order": order}


def place(card: str, row: int, col: int) -> Action:
    return {"do": "place", "card": card, "row": row, "col": col}


def insert(card: str, col: int) -> Action:
    return {"do": "insert", "card": card, "col": col}


# Two that end with the same backs, the Jack in the same cell, and King and Queen elsewhere.
LEFTWARDS = [
    court("KJQ"),
    place("AS", 0, -1),
    place("2S", 1, -1),
    insert("3S", 1),
    place("4S", 1, 3),
    place("5S", 0, 4),
]
RIGHTWARDS = [
    court("KQJ"),
    insert("5S", 1),
    place("4S", 0, 4),
    place("3S", 0, 5),
    place("2S", 1, 0),
    place("AS", 1, 4),
]
TOWER = [
    court("JQK"),
    place("5S", 1, 2),
    place("AS", 2, 2),
    place("4S", 3, 2),
    place("2S", 1, 0),
    place("3S", 0, -1),
]
OTHER_CARDS = [
    court("QJK"),
    insert("10C", 1),
    insert("2S", 1),
    place("3S", 1, 0),
    place("4S", 0, -1),
    place("5S", 0, -2),
]

ARRANGEMENTS = {
    "rightwards": (DEAL, RIGHTWARDS),
    "tower": (DEAL, TOWER),
    "other cards": (OTHER_DEAL, OTHER_CARDS),
}


def begin(deal: list[int]) -> Match:
    return Match("castle", script=deal)


def arranged(deal: list[int], actions: list[Action]) -> Match:
    match = begin(deal)
    for action in actions:
        match.play(action)
    return match


def seat(name: str) -> int | str:
    return name if name == "spectator" else int(name)


def told(match: Match, name: str) -> list[Event]:
    eyes = match.seat_index(seat(name))
    return [event.seen_by(eyes) for event in match.events]


def sentences(match: Match, name: str) -> list[str]:
    return [
        GAME.edition().text(lang).event(event) for lang in LANGUAGES for event in told(match, name)
    ]


def boards(match: Match, name: str) -> list[Any]:
    """The table as a picture and in words, and what is asked, in every language."""
    view = match.view(seat(name))
    found: list[Any] = []
    for lang in LANGUAGES:
        text = GAME.edition().text(lang)
        found += [text.board(view), text.prompt(view["decision"]["kind"], view)]
        for how in (WIDE, Look("tall")):
            picture = match.edition.draw(view, lang, how)
            assert picture is not None
            found.append(picture.elements)
    return found


def imagined(match: Match, name: str, seeds: range) -> list[Any]:
    eyes = match.seat_index(seat(name))
    return [match.state.imagine(eyes, Seeded(seed)).to_position() for seed in seeds]


def look(match: Match, name: str) -> dict[str, Any]:
    """All that somebody can get at."""
    eyes = match.seat_index(seat(name))
    return {
        "view": match.view(seat(name)),
        "history": match.history(seat(name)),
        "events": [event.json for event in told(match, name)],
        "log": sentences(match, name),
        "marks": [GAME.edition().text().marks(event) for event in told(match, name)],
        "boards": boards(match, name),
        "hidden": sorted(match.state.hidden(eyes)),
        "worlds": imagined(match, name, range(8)),
    }


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("way", ARRANGEMENTS)
def test_all_arrangements_look_alike_until_the_last_card(way: str, name: str) -> None:
    """CA-INFO.3, CA-INFO.5, CA-INFO.6, CA-INFO.7"""
    deal, actions = ARRANGEMENTS[way]
    one, other = begin(DEAL), begin(deal)
    for mine, theirs in zip(LEFTWARDS[:-1], actions[:-1], strict=True):
        one.play(mine)
        other.play(theirs)
        assert look(one, name) == look(other, name)


def test_an_unfinished_castle_is_a_hand_of_eight_and_nothing_else() -> None:
    """CA-INFO.5"""
    match = begin(DEAL)
    for action in LEFTWARDS[:-1]:
        match.play(action)
        for name in OTHERS:
            castle = match.view(seat(name))["castles"]["0"]
            assert (castle["cards"], castle["hand"]) == ([], 8)
        assert match.view(0)["castles"]["0"]["cards"]


def test_events_of_arranging_tell_others_the_seat_and_nothing_else() -> None:
    """CA-INFO.6"""
    match = begin(DEAL)
    for action in LEFTWARDS[:-1]:
        for event in match.play(action):
            assert event.seen_by(1).facts == event.seen_by(SPECTATOR).facts == {"seat": 0}
            assert len(event.seen_by(0).facts) > 1


@pytest.mark.parametrize("way", ["leftwards", *ARRANGEMENTS])
def test_each_step_but_the_last_may_be_taken_back(way: str) -> None:
    """CA-INFO.6"""
    deal, actions = {**ARRANGEMENTS, "leftwards": (DEAL, LEFTWARDS)}[way]
    match = begin(deal)
    for action in actions[:-1]:
        match.play(action)
        assert match.undo_barrier(0) is None
    for _ in actions[:-1]:
        match.undo(0)
    assert match.position() == begin(deal).position()
    for action in actions:
        match.play(action)
    assert match.undo_barrier(0) is not None


@pytest.mark.parametrize("name", OTHERS)
def test_the_same_backs_look_the_same_for_ever(name: str) -> None:
    """CA-SETUP.7, CA-INFO.7: nothing tells afterwards how a castle was arranged."""
    one, other = arranged(DEAL, LEFTWARDS), arranged(DEAL, RIGHTWARDS)
    assert one.view(0) != other.view(0)
    assert look(one, name) == look(other, name)
    rest = [court("JQK"), *(place(f"{rank}S", 0, rank - 3) for rank in range(6, 10))]
    for action in [*rest, place("10S", 1, 0), {"do": "draw"}, {"do": "place", "row": 2, "col": 0}]:
        one.play(action)
        other.play(action)
        assert look(one, name) == look(other, name)


def test_afterwards_only_the_finished_castle_differs() -> None:
    """CA-INFO.5, CA-INFO.6"""
    one, other = arranged(DEAL, LEFTWARDS), arranged(DEAL, TOWER)
    for name in OTHERS:
        views = [match.view(seat(name)) for match in (one, other)]
        cells = [view["castles"]["0"].pop("cards") for view in views]
        assert views[0] == views[1]
        assert cells[0] != cells[1]
        assert {card for _row, _col, card in cells[1]} == {"#", "JS"}
        assert one.history(seat(name)) == other.history(seat(name)) == [{"do": "arrange"}] * 6
        events = [[event.json for event in told(match, name)] for match in (one, other)]
        assert events[0][:-1] == events[1][:-1]
        assert events[1][-1] == {
            "event": "finished",
            "rule": "CA-SETUP.7",
            "seat": 0,
            "jack": "JS",
            "row": 0,
            "col": 1,
        }


def test_a_finished_castle_begins_in_column_0() -> None:
    """CA-SETUP.7: once, with the last card; every row moves alike."""
    match = arranged(DEAL, LEFTWARDS[:-1])
    assert min(col for _row, col, _card in match.position()["castles"]["0"]["cards"]) == -1
    match.play(LEFTWARDS[-1])
    assert match.position()["castles"]["0"]["cards"] == [
        [0, 0, "#AS"], [0, 1, "#KS"], [0, 2, "#3S"], [0, 3, "JS"], [0, 4, "#QS"], [0, 5, "#5S"],
        [1, 0, "#2S"], [1, 4, "#4S"],
    ]  # fmt: skip


# Imagining


def shapes(match: Match, name: str, count: int) -> Counter[tuple[tuple[int, int], ...]]:
    return Counter(
        tuple((row, col) for row, col, _card in world["castles"]["0"]["cards"])
        for world in imagined(match, name, range(count))
    )


@pytest.mark.parametrize("name", OTHERS)
def test_an_unfinished_castle_is_imagined_in_any_shape(name: str) -> None:
    """CA-INFO.7: not even where its cards stand is known."""
    match = arranged(DEAL, TOWER[:-1])
    found = shapes(match, name, 200)
    assert len(found) > 50
    cards = Counter(
        card.removeprefix("#")
        for world in imagined(match, name, range(200))
        for card in [
            *(card for _row, _col, card in world["castles"]["0"]["cards"]),
            *world["castles"]["0"]["hand"],
        ]
    )
    jacks = {card for card in cards if card[0] == "J"}
    assert jacks == ({"JS", "JH", "JD", "JC"} if name == "spectator" else {"JS", "JD", "JC"})
    assert sum(cards[card] for card in jacks) == 200


@pytest.mark.parametrize("steps", range(6))
def test_an_imagined_castle_can_be_finished_and_played_on(steps: int) -> None:
    """CA-INFO.7"""
    match = arranged(DEAL, LEFTWARDS[:steps])
    for name in OTHERS:
        eyes = match.seat_index(seat(name))
        world = match.state.imagine(eyes, Seeded(steps))
        assert isinstance(world, Castle)
        assert world.view(eyes) == match.view(seat(name))
        loaded = GAME.edition(match.options).read(world.to_position())
        assert loaded.legal() == world.legal()
        chance = Seeded(7)
        for _ in range(60):
            if world.over:
                break
            legal = world.legal()
            world.apply(legal[chance.pick(len(legal))], chance)
        assert world.phase > 0


def test_royals_are_equally_likely_in_every_face_down_court_cell_of_set_up() -> None:
    """CA-INFO.7: the layout says no more; a card placed in play is none of them."""
    match = arranged(DEAL, LEFTWARDS)
    for action in [
        court("JQK"),
        *(place(f"{rank}S", 0, rank - 3) for rank in range(6, 11)),
        {"do": "draw"},
        {"do": "place", "row": 0, "col": 6},
    ]:
        match.play(action)
    kings: Counter[int] = Counter()
    queens: Counter[int] = Counter()
    tries = 2000
    for world in imagined(match, "1", range(tries)):
        court_cards = [cell for cell in world["castles"]["0"]["cards"] if cell[0] == 0]
        kings.update(col for _row, col, card in court_cards if card[1] == "K")
        queens.update(col for _row, col, card in court_cards if card[1] == "Q")
    for found in (kings, queens):
        assert set(found) == {0, 1, 2, 4, 5}  # the Jack stands in 3, the card of play in 6
        assert all(abs(count / tries - 1 / 5) < 0.04 for count in found.values())
