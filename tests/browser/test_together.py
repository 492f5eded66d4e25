"""Several people play over days: invite, join, time runs out, a bot takes over, rematch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.person import PHONE, Person
from tests.web.clock import Clock
from tests.web.site import Site

HOURS = 3600.0


@pytest.fixture(scope="module")
def site(assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that looks at its clocks only when it is told to."""
    site = Site(tmp_path_factory.mktemp("data"), streams=64, tick=10_000.0)
    yield site
    site.stop()


def begin(person: Person, friend: str = "friend") -> None:
    person.open("/new/noughts")
    person.seat(0, "me")
    person.seat(1, friend)
    person.page.get_by_label("Time limit").select_option("turn:86400")
    person.page.locator("#maker button[type=submit]").click()
    person.at_table()


def sit_down(host: Person, guest: Person) -> None:
    """The guest opens the invitation that the host sees."""
    link = host.page.locator("#hf-calls .invite input").first.input_value()
    guest.open(link)
    guest.expects(".terms").to_contain_text("1 d a turn")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.at_table()


def resign(person: Person) -> None:
    page = person.page
    page.get_by_role("tab", name="Players").click()
    page.locator("#hf-ending > summary").click()
    page.locator("#hf-ending details > summary").click()
    page.get_by_role("button", name="Resign for good").click()
    person.expects("#hf-result .outcome").to_have_text("You lose.")


def test_time_runs_out_and_a_bot_takes_over(site: Site, anna: Person, bert: Person) -> None:
    clock = Clock(site)
    clock.tick()
    begin(anna)
    sit_down(anna, bert)
    anna.expects("#hf-time li.runs").to_contain_text("23 h 59 min")
    clock.passes(20 * HOURS)
    anna.page.reload()
    anna.expects("#hf-time li.runs.few").to_contain_text(re.compile(r"3 h 5\d min|4 h 0 min"))
    anna.finds_no_violation()
    clock.passes(5 * HOURS)
    anna.expects("h1").to_have_text("You no longer sit here")
    anna.expects("main").to_contain_text("Your time ran out")
    bert.expects("#hf-log .incident").to_contain_text("has run out")
    bert.expects("#hf-prompt .who").to_contain_text("Your turn")
    resign(bert)
    bert.open(bert.page.url + "/report")
    bert.expects("#at-the-table").to_contain_text("plays on")


def test_a_draw_is_proposed_and_a_rematch_joined_with_one_click(
    site: Site, anna: Person, bert: Person
) -> None:
    Clock(site).tick()
    begin(anna)
    sit_down(anna, bert)
    anna.page.get_by_role("tab", name="Players").click()
    anna.page.locator("#hf-ending > summary").click()
    anna.page.get_by_role("button", name="Propose a draw").click()
    anna.expects("#hf-agree").to_contain_text("proposes a draw")
    bert.page.get_by_role("button", name="Agree").click()
    for one in (anna, bert):
        one.expects("#hf-result .outcome").to_have_text("A draw.")
    first = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.at_table()
    bert.page.get_by_role("button", name="Join the rematch").click()
    bert.page.wait_for_url(anna.page.url)
    bert.at_table()
    bert.expects("#hf-time li.runs").to_be_visible()


def test_the_lobby_joins_with_one_click_on_a_phone(
    site: Site, anna: Person, people: Callable[..., Person]
) -> None:
    Clock(site).tick()
    begin(anna, "open")
    bert = people(size=PHONE)
    bert.open("/lobby?speed=days")
    bert.finds_no_violation()
    late = people()
    late.open("/lobby?speed=days")
    bert.page.get_by_role("button", name=re.compile("^Join: Noughts")).click()
    bert.at_table()
    late.page.get_by_role("button", name=re.compile("^Join: Noughts")).click()
    late.expects("[role=alert]").to_contain_text("Somebody has taken this seat")
    late.expects("h1").to_have_text("Lobby")
    late.open("/friends")
    late.finds_no_violation()
