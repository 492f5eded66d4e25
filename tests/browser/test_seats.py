"""Seats belong to people, as people meet it: asked, let in, shown, put out, without a reload."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.person import PHONE, WIDE, Person
from tests.browser.test_games import invite

Call = Callable[..., Person]
SIZES = {"wide": WIDE, "phone": PHONE}


def press(one: Locator) -> None:
    """Scroll to something and click it: on a phone the board stays above what scrolls."""
    one.evaluate("one => one.scrollIntoView({block: 'end'})")
    one.click()


@pytest.mark.parametrize("size", SIZES)
def test_a_second_device_asks_is_let_in_and_put_out(people: Call, size: str) -> None:
    host = people()
    holder, device = people(size=SIZES[size]), people(size=SIZES[size])
    invite(host, [holder], "castle")
    device.open(holder.page.url)
    device.at_table()
    press(device.page.get_by_text("Is one of these seats yours?"))
    device.shot(f"seats-asking-{size}")
    device.finds_no_violation()
    device.page.locator("#hf-ask input[name=name]").fill("My phone")
    press(device.page.get_by_role("button", name="Ask: Blue"))
    device.expects("#hf-calls").to_contain_text("you have asked to sit down")
    holder.expects("#hf-calls").to_contain_text("My phone")
    host.expects("#hf-calls").not_to_contain_text("My phone")
    holder.shot(f"seats-request-{size}")
    holder.finds_no_violation()
    press(holder.page.get_by_role("button", name="Let in"))
    holder.at_table()
    device.page.wait_for_function("() => window.holdfast?.state.yours.length")
    press(holder.page.locator("#hf-tab-people"))
    press(holder.page.get_by_text("Who sits here"))
    company = holder.page.locator("#hf-company li")
    assert company.count() == 2
    holder.shot(f"seats-company-{size}")
    holder.finds_no_violation()
    press(company.nth(1).get_by_role("button", name="Remove"))
    holder.expects("#hf-company li").to_have_count(1)
    holder.expects("#hf-company li").to_be_visible()
    device.expects("h1").to_have_text("You no longer sit here")
    device.shot(f"seats-gone-{size}")
    device.finds_no_violation()
    device.page.get_by_role("link", name="Watch the match").click()
    device.at_table()
    assert not device.may_play
    assert device.page.url.startswith(host.page.url)


@pytest.mark.parametrize("size", SIZES)
def test_a_link_to_another_device_is_shown_once_and_used_once(people: Call, size: str) -> None:
    holder, device, late = (people(size=SIZES[size]) for _ in range(3))
    holder.begin_itter()
    holder.page.get_by_role("button", name="Got it").click()
    table = holder.page.url
    press(holder.page.locator("#hf-tab-people"))
    press(holder.page.get_by_text("Who sits here"))
    press(holder.page.get_by_role("button", name="Play on another device"))
    link = holder.page.locator("#hf-made").input_value()
    assert link.startswith("http")
    holder.shot(f"seats-made-{size}")
    holder.finds_no_violation()
    device.open(link)
    device.page.get_by_role("button", name="Sit down").click()
    device.at_table()
    assert device.page.url == table
    assert device.may_play
    late.open(link)
    late.expects("h1").to_have_text("This link is no longer valid")
    late.shot(f"seats-used-{size}")
    late.finds_no_violation()


@pytest.mark.parametrize("size", SIZES)
def test_joining_from_the_lobby_takes_one_click(people: Call, size: str) -> None:
    host, guest = people(size=SIZES[size]), people(size=SIZES[size])
    page = host.open("/new/noughts")
    host.seat(1, "open")
    page.get_by_role("button", name="Begin").click()
    host.at_table()
    guest.open("/")
    guest.shot(f"seats-lobby-{size}")
    guest.finds_no_violation()
    number = host.page.url.rpartition("/")[2]
    guest.page.locator(f"form:has(input[value='{number}'])[action='/lobby/join'] button").click()
    guest.at_table()
    assert guest.page.url == host.page.url
    host.move(random.Random(1))
    guest.wait_for_turn()
