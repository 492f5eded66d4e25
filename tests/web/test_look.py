"""Boards for phones and with two inks: who gets which, and that a stream keeps to one."""

from __future__ import annotations

import re

import pytest

from holdfast.core.picture import Look
from holdfast.core.registry import find_game
from tests.web.site import Site, Visitor, two_programs, until

PHONE = {"User-Agent": "Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36"}


def drawn(visitor: Visitor, path: str) -> tuple[str, str]:
    """The shape of a page's board, and the look in the address of its style sheet."""
    page = visitor.look(path)
    shape = re.search(r'data-drawn="(\w+)"', page.text)
    address = re.search(r'href="[^"]*?/(\w+-\d)/\w+\.css"', page.text)
    assert shape
    assert address
    assert visitor.http.get(address[0][6:-1]).status_code == 200
    return shape[1], address[1]


def test_a_state_is_drawn_as_it_is_asked_for(anna: Visitor) -> None:
    match = anna.begin("castle", seats={"0": "me", "1": "me"}, study=True, seed=5)
    wide, tall = anna.state(match), anna.state(match, shape="tall", inks=2)
    assert (wide["shape"], wide["inks"], tall["shape"], tall["inks"]) == ("wide", 4, "tall", 2)
    assert wide["order"] == tall["order"]
    assert wide["elements"]["deck"] != tall["elements"]["deck"]
    frame = anna.get(f"/matches/{match}/frames/0", shape="tall", inks=2).json()
    assert frame["elements"] == tall["elements"]
    for wrong in ({"shape": "round"}, {"inks": "3"}, {"inks": "²"}):
        assert anna.get(f"/matches/{match}", **wrong).status_code == 422
        assert anna.http.get(f"/api/matches/{match}/events", params=wrong).status_code == 422


def test_a_stream_keeps_to_its_look(site: Site) -> None:
    match, seats = two_programs(site.url, "castle")
    with (
        seats[0].listen(match, eyes="0") as wide,
        seats[0].listen(match, eyes="0", shape="tall", inks="2") as tall,
    ):
        screens = [until(wide, "state"), until(tall, "state")]
        for _ in range(6):
            state = seats[0].state(match)
            mover = next(seat for seat in seats if seat.state(match)["decision"]["yours"])
            mine = mover.state(match)
            action = mine["defs"][str(mine["legal"][0])]["do"]
            assert mover.play(match, action, state["number"]).status_code == 200
            for screen, stream in zip(screens, (wide, tall), strict=True):
                for name, fragment in until(stream, "update")["elements"].items():
                    if fragment is None:
                        del screen["elements"][name]
                    else:
                        screen["elements"][name] = fragment
        assert screens[0]["elements"] == seats[0].state(match)["elements"]
        now = seats[0].state(match, shape="tall", inks=2)
        assert screens[1]["elements"] == now["elements"]


def test_a_phone_gets_the_tall_board_until_its_page_knows_better(site: Site) -> None:
    for headers in (PHONE, {"Sec-CH-UA-Mobile": "?1"}):
        phone = site.visitor(**headers)
        path = f"/matches/{phone.begin('castle')}"
        assert drawn(phone, path) == ("tall", "tall-4")
        phone.http.cookies.set("hf_prefs", "shape%3Dwide", domain="127.0.0.1", path="/")
        assert drawn(phone, path) == ("wide", "wide-4")
        assert drawn(phone, f"{path}?shape=tall") == ("tall", "tall-4")
        assert drawn(phone, f"{path}?shape=odd&inks=x") == ("wide", "wide-4")


@pytest.mark.parametrize("where", ["", "/replay", "/story"])
def test_two_inks_are_a_setting_that_keeps_the_shape(site: Site, where: str) -> None:
    anna = site.visitor()
    path = f"/matches/{anna.begin('castle')}{where}"
    assert drawn(anna, path) == ("wide", "wide-4")
    anna.http.cookies.set("hf_prefs", "shape%3Dtall", domain="127.0.0.1", path="/")
    anna.send("/settings", suits="two")
    assert drawn(anna, path) == ("tall", "tall-2")


def test_lessons_and_positions_are_drawn_in_the_visitors_look(site: Site) -> None:
    phone = site.visitor(**PHONE)
    match = phone.begin("itter", study=True)
    address = phone.get(f"/matches/{match}/frames/0/address").json()["url"]
    assert drawn(phone, address) == ("tall", "tall-4")
    page = phone.look("/learn/itter")
    step = re.search(r'href="(/learn/itter/[\w-]+)"', page.text)
    assert step
    assert drawn(phone, step[1]) == ("tall", "tall-4")


def test_every_game_has_a_tall_drawing_for_a_narrow_screen(anna: Visitor) -> None:
    for game in ("castle", "itter", "tito"):
        state = anna.state(anna.begin(game, study=True), view=True)
        wide = find_game(game).edition().draw(state["view"])
        tall = find_game(game).edition().draw(state["view"], "en", Look("tall"))
        assert wide is not None
        assert tall is not None
        assert wide.width > wide.height
        assert tall.height > tall.width
        assert wide.elements.keys() == tall.elements.keys()
