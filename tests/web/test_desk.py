"""The desk of the first page, and the pictures that stand for games in lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from holdfast.core.picture import Picture
from holdfast.web.cards import tile_of
from holdfast.web.desk import LATEST, MOST, desk_of
from tests.web.site import Site


def match(name: str, *, mine: bool = True, over: bool = False, **more: Any) -> Any:
    """A summary, as far as a desk looks at it."""
    players = more.pop("players", [player("human", yours=True)])
    changed = more.pop("changed", 0.0)
    return {"id": name, "my_turn": mine, "over": over, "players": players, "changed": changed}


def player(kind: str, *, yours: bool = False) -> Mapping[str, object]:
    return {"kind": kind, "yours": yours}


def test_what_people_wait_for_comes_before_what_can_wait() -> None:
    two = [player("human", yours=True), player("human")]
    invited = [player("human", yours=True), player("link")]
    robot = [player("human", yours=True), player("bot")]
    desk = desk_of(
        [
            match("long", players=two, changed=1.0),
            match("solo", changed=2.0),
            match("short", players=two, changed=3.0),
            match("robot", players=robot, changed=4.0),
            match("away", players=invited, mine=False),
            match("old", over=True, mine=False),
        ]
    )
    assert [one["id"] for one in desk.asked] == ["long", "short"]
    assert [one["id"] for one in desk.alone] == ["robot", "solo"], "what one did last comes first"
    assert [one["id"] for one in desk.others] == ["away"]
    assert [one["id"] for one in desk.ended] == ["old"]
    assert (desk.turns, desk.more, desk.is_empty) == (4, 0, False)
    assert desk_of([]).is_empty


def test_whoever_waits_is_never_left_out() -> None:
    two = [player("human", yours=True), player("human")]
    waiting = [match(f"w{at}", players=two) for at in range(20)]
    alone = [match(f"a{at}") for at in range(MOST + 2)]
    over = [match(f"o{at}", over=True, mine=False) for at in range(LATEST + 3)]
    desk = desk_of([*waiting, *alone, *over])
    assert len(desk.asked) == 20
    assert (len(desk.alone), len(desk.ended)) == (MOST, LATEST)
    assert (desk.turns, desk.more) == (20 + MOST + 2, 5)


def test_the_first_page_says_whose_turn_it_is(site: Site) -> None:
    anna, bert = site.visitor(), site.visitor()
    first = anna.look("/")
    assert "Three games, one table." in first.text
    assert "Castle Itter, Castle and Capture Tito!, played" in first.text
    answer = anna.post(
        "/matches", {"game": "noughts", "seats": {"x": "me", "o": "friend"}, "name": "Anna"}
    )
    (link,) = answer.json()["invitations"].values()
    bert.send("/join", secret=link["secret"], name="Bert")
    page = anna.look("/").text
    assert "It is your turn in one match." in page
    assert "Others are waiting for you" in page
    page = bert.look("/").text
    assert "Nothing is waiting for you just now." in page
    assert "Waiting for Anna" in page


@pytest.mark.parametrize(("wide", "high", "framed"), [(460, 90, True), (1480, 1000, False)])
def test_a_picture_of_another_shape_stands_whole_in_a_frame(
    wide: int, high: int, framed: bool
) -> None:
    svg = tile_of(Picture(wide, high, "Nim", "<g/>", {}), "Nim")
    root = ElementTree.fromstring(svg)
    assert root.attrib["viewBox"] == ("0 0 1600 1000" if framed else f"0 0 {wide} {high}")
    assert f'viewBox="0 0 {wide} {high}"' in svg


def test_a_game_that_draws_nothing_stands_there_by_its_name() -> None:
    svg = tile_of(None, "Nim & Co.")
    assert "Nim & Co." in "".join(ElementTree.fromstring(svg).itertext())
