"""Asking the coach and opening a review, as a person does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, WIDE, Person

BEGIN = """async ([game, seats, more]) => {
  const csrf = document.querySelector('meta[name=csrf]').content;
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': csrf};
  const body = JSON.stringify({game, seats, ...more});
  return (await (await fetch('/api/matches', {method: 'POST', headers, body})).json());
}"""

# What is arranged so far, in the words in which it was offered.
PLANNED = """() => holdfast.rehearsal.plan.map((one) => Object.values(holdfast.defs)
  .find((def) => JSON.stringify(def.do) === JSON.stringify(one)).label)"""


def begin(person: Person, game: str, seats: dict[str, str]) -> str:
    """Go to the table of a new match; its address."""
    person.open("/new/noughts")
    url = str(begun(person, game, seats)["url"])
    person.open(url)
    return url


def begun(person: Person, game: str, seats: dict[str, str], **more: object) -> dict[str, Any]:
    """What the server says of a new match."""
    found: dict[str, Any] = person.page.evaluate(BEGIN, [game, seats, more])
    return found


def mark(person: Person, *cells: str) -> None:
    """Both sides play on one screen."""
    for number, cell in enumerate(cells):
        person.wait_for_turn(number - 1)
        person.click(f"cell:{cell}")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint_shows_the_best_actions_and_marks_them(
    people: Callable[..., Person], size: dict[str, int]
) -> None:
    anna = people(size=size)
    begin(anna, "castle", {"0": "me", "1": "bot:random"})
    page = anna.page
    hint = page.locator("#hf-hint")
    expect(hint).to_be_visible()
    hint.dispatch_event("click")
    coach = page.locator("#hf-coach")
    expect(coach.locator(".lines li")).to_have_count(3, timeout=30_000)
    expect(coach.locator(".state")).to_contain_text("tries", timeout=30_000)
    expect(coach.locator(".why")).not_to_be_empty()
    expect(page.locator("#hf-advice .tip")).to_have_count(3)
    anna.finds_no_violation()
    best = coach.locator(".lines li").first.locator(".label").inner_text()
    assert best.startswith("Arrange the court")
    coach.locator(".lines button").first.dispatch_event("click")
    # It joins what is arranged; what was said of the bare ground is gone, until it is bare again.
    arranged = page.locator("#hf-rehearsal")
    expect(arranged).to_have_attribute("data-steps", "1")
    assert page.evaluate(PLANNED) == [best]
    expect(coach).to_be_hidden()
    expect(page.locator("#hf-advice")).to_have_count(0)
    expect(hint).to_be_hidden()
    arranged.locator(".anew").dispatch_event("click")
    expect(hint).to_be_visible()


def test_a_grave_mistake_is_asked_about_once_if_wanted(people: Callable[..., Person]) -> None:
    anna = people()
    page = anna.page
    begin(anna, "noughts", {"x": "me", "o": "bot:random"})
    expect(page.locator("#hf-warn")).not_to_be_checked()
    page.evaluate("localStorage.setItem('hf-coach-warns', 'on')")
    # At random the middle and the corners win much more often than the cells between them.
    anna.click("cell:a2")
    doubt = page.locator("#hf-doubt")
    expect(doubt).to_be_visible(timeout=30_000)
    expect(doubt.locator(".better")).to_have_text(re.compile("Mark (b2|[ac][13])"))
    anna.finds_no_violation()
    doubt.get_by_role("button", name="Think again").click()
    page.wait_for_function("() => !document.body.classList.contains('sending')")
    assert anna.number == 0
    anna.click("cell:a2")
    expect(page.locator('[data-el="cell:a2"] path')).to_have_count(1, timeout=30_000)
    expect(doubt).to_be_hidden()


@pytest.mark.parametrize(("terms", "hints"), [({}, 0), ({"coach": True}, 1), ({"rated": True}, 0)])
def test_between_people_there_are_hints_only_if_that_was_agreed(
    people: Callable[..., Person], terms: dict[str, bool], hints: int
) -> None:
    anna, bert = people(), people()
    anna.open("/new/noughts")
    match = begun(anna, "noughts", {"x": "me", "o": "friend"}, **terms)
    bert.open(match["invitations"]["o"]["url"])
    says = bert.page.get_by_text("Any player may ask the coach")
    expect(says).to_have_count(hints)
    bert.page.get_by_role("button", name=re.compile("Join|Sit down|Play")).first.click()
    for person in (anna, bert):
        person.open(match["url"])
        expect(person.page.locator("#hf-hint")).to_have_count(hints)


def test_a_review_is_opened_after_the_match(people: Callable[..., Person]) -> None:
    anna = people()
    begin(anna, "noughts", {"x": "me", "o": "me"})
    mark(anna, "a1", "b1", "a2", "b2", "a3")
    page = anna.page
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector("body[data-review=done]", timeout=90_000)
    expect(page.locator(".report .graph")).to_have_count(1)
    expect(page.locator(".report .mistake")).not_to_have_count(0)
    picture = page.locator(".report .mistake img").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('.report .mistake img').naturalWidth > 0")
    turns = page.locator(".report details.turn")
    turns.first.locator("summary").click()
    expect(turns.first.locator("tbody tr")).to_have_count(3, timeout=5_000)
    expect(turns.first.locator("tbody th").first).to_have_text("1. Mark a1")
    anna.finds_no_violation()
    expect(page.locator(".report details.turn:not([open])")).not_to_have_count(0)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".report details.turn:not([open])")).to_have_count(0)
