"""Coming back: whose turn it is, what waits, what is over; and the same with nothing there yet."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, WIDE, Person
from tests.browser.test_games import invite
from tests.browser.test_pages import OUT

Call = Callable[..., Person]
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True])
def test_who_comes_back_sees_what_waits(people: Call, size: str, dark: bool) -> None:
    anna, bert = people(size=SIZES[size], dark=dark), people()
    invite(anna, [bert], "noughts")
    anna.begin_itter()
    anna.open("/")
    anna.expects("h1").to_have_text("It is your turn in 2 matches.")
    anna.expects("#asked + ul .title").to_have_text("Noughts")
    anna.expects("#alone + ul .title").to_have_text("Castle Itter")
    anna.expects("#others").to_have_count(0)
    bert.open("/")
    bert.expects("h1").to_have_text("Nothing is waiting for you just now.")
    bert.expects("#others + ul .turn-mark").to_have_text("Waiting for X")
    assert anna.page.evaluate(OUT) == []
    anna.shot(f"desk-{size}-{'dark' if dark else 'light'}")
    anna.finds_no_violation()

    # What waits longest for an answer comes first, by one button.
    anna.page.get_by_role("link", name="My turn next (2)").click()
    anna.at_table()
    bert.page.get_by_role("link", name=re.compile("^Look")).click()
    bert.at_table()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/lobby", "/history"])
def test_where_nothing_is_yet_there_are_ways_to_begin(people: Call, size: str, path: str) -> None:
    person = people(size=SIZES[size], dark=True)
    person.open(path)
    person.expects(".filters").to_have_count(0)
    person.expects(".starts > li").to_have_count(3)
    assert person.page.evaluate(OUT) == []
    person.finds_no_violation()
    person.page.get_by_role("link", name="Open a table: Castle").click()
    chosen = person.page.locator("#seats input:checked").evaluate_all(
        "all => all.map((one) => one.value)"
    )
    assert chosen == ["me", "open"]
