"""A match whose rules were corrected: its page says so, and leads on to a new one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.web.corrected import correct_rules
from tests.web.site import Site


def test_a_match_under_corrected_rules_stands_still_and_goes_on_as_a_new_one(
    site: Site, people: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = people()
    page = anna.open("/new/noughts")
    anna.seat(1, "me")
    page.get_by_role("button", name="Begin").click()
    for number, cell in enumerate(("a1", "b2", "c1")):
        anna.expects("body").to_have_attribute("data-number", str(number))
        page.locator(f'[data-el="cell:{cell}"]').click()
    anna.expects("body").to_have_attribute("data-number", "3")
    address = page.url
    correct_rules(monkeypatch)
    site.app.hub.rooms.clear()
    page.goto(address)
    notice = page.locator("#hf-stopped")
    expect(notice).to_contain_text("The rules have been corrected")
    expect(notice).to_contain_text("Action 2")
    expect(notice.get_by_role("link", name="NO-2")).to_be_visible()
    expect(page.locator("#hf-prompt")).to_be_hidden()
    expect(page.locator("#hf-actions")).to_be_hidden()
    page.locator('[data-el="cell:c3"]').click(force=True)  # nothing is offered there
    anna.expects("body").to_have_attribute("data-number", "3")
    anna.shot("stopped")
    anna.finds_no_violation()
    page.set_viewport_size(PHONE)
    anna.shot("stopped-phone")
    notice.get_by_role("button", name="Go on from here as a new match").click()
    expect(page.locator("#hf-prompt")).to_contain_text("Your turn")
    assert page.url != address
    page.locator('[data-el="cell:c3"]').click()
    anna.expects("body").to_have_attribute("data-number", "2")
    page.goto(address)
    expect(page.get_by_role("link", name="Go to the match that continues this one")).to_be_visible()
