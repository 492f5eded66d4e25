"""Fair dice in the browser: it notes the promise, and computes every number anew from the key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.person import PHONE, Person
from tests.web.site import Site
from tests.web.test_fair import play_somehow, secret_of, watch_to_the_end


def finished(site: Site) -> str:
    """A fair match with dice that is over."""
    visitor = site.visitor()
    match = visitor.begin("itter", seats={"defender": "bot:random"})
    watch_to_the_end(visitor, match)
    return match


def proof(page: Page) -> Any:
    page.locator("#hf-verify").click()
    return page.locator("#hf-fair .proof")


def test_a_promise_is_noted_and_verified_when_the_match_is_over(site: Site, anna: Person) -> None:
    visitor = site.visitor()
    match = visitor.begin("itter")
    page = anna.open(f"/matches/{match}")
    page.locator("#hf-tab-people").click()
    page.locator("#hf-fair summary").click()
    expect(page.locator("#hf-commitment")).to_have_value(visitor.state(match)["commitment"])
    expect(page.locator("#hf-fair .after")).to_be_hidden()
    expect(page.locator("#hf-verify")).to_be_hidden()
    anna.shot("fair-running")
    play_somehow(visitor, match, lambda state: state["over"])
    expect(page.locator("body.over")).to_be_visible(timeout=60_000)
    told = proof(page)
    expect(told).to_contain_text("numbers of this match follow from the key")
    expect(told).to_contain_text("This browser first noted the promise on")
    count = sum(
        len(numbers) for numbers in visitor.get(f"/matches/{match}/journal").json()["chance"]
    )
    expect(told).to_contain_text(f"All {count} numbers")
    expect(page.locator("#hf-fair .key")).to_have_text(secret_of(site, match).key or "")
    anna.shot("fair-over")
    anna.finds_no_violation()


def test_a_browser_that_came_late_says_so(site: Site, people: Callable[..., Person]) -> None:
    for size, locale, words in (
        (None, "it", "nessun numero da verificare"),
        (PHONE, "fr", "découlent de la clé"),
    ):
        late = people(size=size, locale=locale)
        page = late.open(f"/matches/{finished(site)}?lang={locale}")
        told = proof(page)
        expect(told).to_contain_text(words)
        expect(told.locator("p")).to_have_count(2)
        late.shot(f"fair-late-{locale}")


def edit_number(journal: dict[str, Any]) -> None:
    at = next(at for at, numbers in enumerate(journal["chance"]) if at and numbers)
    journal["chance"][at][0] = journal["chance"][at][0] % 6 + 1


def edit_setup(journal: dict[str, Any]) -> None:
    journal["chance"][0].pop()


def edit_key(journal: dict[str, Any]) -> None:
    journal["key"] = "00" * 32


def edit_commitment(journal: dict[str, Any]) -> None:
    journal["commitment"] = "00" * 32


def edit_asked(journal: dict[str, Any]) -> None:
    journal["asked"][0][0] = "p1000000"  # a number below 12 would then be a wonder


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (edit_number, "number 1 of action"),
        (edit_setup, "of the set-up should be"),
        (edit_key, "the key is not the one that was promised"),
        (edit_commitment, "this browser had noted the commitment"),
        (edit_asked, "number 1 of the set-up should be"),
    ],
)
def test_a_server_that_cheats_is_found_out(
    site: Site, anna: Person, edit: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    def cheat(route: Route) -> None:
        journal = route.fetch().json()
        edit(journal)
        route.fulfill(json=journal)

    page = anna.open(f"/matches/{finished(site)}")
    page.route("**/journal", cheat)
    expect(proof(page).locator(".bad")).to_contain_text(sentence)
