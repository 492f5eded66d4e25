"""A first game in a real browser: by the list, by keys, back and forth, left and found again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from holdfast.core.lesson import lesson_for, lessons
from tests.browser.person import PHONE, Person

Call = Callable[..., Person]
MOST_TASKS = 10


def ready(page: Page) -> None:
    page.wait_for_function("() => window.holdfast?.way !== undefined")


def do_task(page: Page) -> None:
    """What the page itself suggests, by its list; or only watch."""
    way = page.evaluate("() => window.holdfast.way")
    if page.locator("#hf-watch").is_visible():
        page.locator("#hf-watch button").click()
    else:
        page.evaluate("() => window.holdfast.play.pick(window.holdfast.wanted[0])")
    page.wait_for_function("way => window.holdfast.way !== way", arg=way)
    page.wait_for_function("() => !window.holdfast.moving")


@pytest.mark.parametrize("game", [lesson.game for lesson in lessons()])
def test_a_first_game_leads_from_its_first_step_to_a_match(anna: Person, game: str) -> None:
    lesson = lesson_for(game)
    assert lesson is not None
    page = anna.open(f"/learn/{game}")
    page.get_by_role("link", name="Begin", exact=True).click()
    ready(page)
    for step in lesson.steps:
        expect(page.locator("h1")).to_have_text(step.title["en"])
        for _ in step.tasks:
            expect(page.locator("#hf-onward")).to_be_hidden()
            do_task(page)
        expect(page.locator("#hf-onward")).to_be_visible()
        if step is not lesson.steps[-1]:
            with page.expect_navigation():
                page.locator("#hf-next").click()
            ready(page)
    page.locator("#hf-onward button.primary").click()
    page.wait_for_url("**/matches/*")


def test_a_lesson_is_left_and_found_again(anna: Person) -> None:
    page = anna.open("/learn/itter/deploy")
    ready(page)
    anna.click("defender:pollock")
    anna.click("square:ST5")
    expect(page.locator("#hf-task")).to_contain_text("Now attack")
    page.goto("/learn/itter")
    page.get_by_role("link", name="Continue where you were").click()
    ready(page)
    expect(page.locator("#hf-task")).to_contain_text("Now attack")
    # One back is the task before; from the beginning of a step it is the step before.
    page.locator("#hf-before").click()
    ready(page)
    expect(page.locator("#hf-task")).to_contain_text("Click Pollock")
    page.locator("#hf-before").click()
    ready(page)
    expect(page.locator("h1")).to_have_text("Hold the castle")
    # All steps can be looked through, and what is not the idea is said kindly.
    page.locator(".chapters summary").click()
    page.get_by_role("link", name="Sacrifice and low morale").click()
    ready(page)
    page.locator("#hf-show").click()
    expect(page.locator("#hf-hint")).to_have_text("Gangl sacrifices himself")
    page.get_by_role("button", name="Gangl does not sacrifice himself").first.click()
    expect(page.locator("#hf-reply")).to_contain_text("Clemenceau falls. Gangl lives")
    expect(page.locator("#hf-next")).to_be_visible()
    page.reload()
    ready(page)
    expect(page.locator("#hf-lines")).to_contain_text("Clemenceau")
    anna.finds_no_violation()


def test_what_is_not_the_idea_is_said_kindly(anna: Person) -> None:
    page = anna.open("/learn/castle/press")
    ready(page)
    page.get_by_role("button", name="Stop here").first.click()
    expect(page.locator("#hf-reply")).to_contain_text("not the idea here")
    expect(page.locator("#hf-onward")).to_be_hidden()


def test_a_first_game_by_keys(anna: Person) -> None:
    page = anna.open("/learn/noughts/mark")
    ready(page)
    page.keyboard.press("b")
    page.keyboard.press("Enter")  # the first cell is not the idea
    expect(page.locator("#hf-reply")).to_contain_text("not the idea here")
    page.locator("#hf-actions input[type=search]").fill("b2")
    page.keyboard.press("Enter")
    expect(page.locator("#hf-reply")).to_contain_text("four lines")
    page.keyboard.press("Tab")
    expect(page.locator("#hf-next")).to_be_focused()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    ready(page)
    expect(page.locator("h1")).to_have_text("Two, then three")


def test_on_a_phone_what_is_said_stays_in_sight(people: Call) -> None:
    anna = people(size=PHONE)
    page = anna.open("/learn/castle/attack")
    ready(page)
    do_task(page)
    expect(page.locator("#hf-task")).to_be_in_viewport()
    do_task(page)
    expect(page.locator("#hf-next")).to_be_in_viewport()
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def test_what_others_do_is_shown_step_by_step_and_can_be_skipped(people: Call) -> None:
    anna = people(pace="slow")
    page = anna.open("/learn/castle/gap")
    ready(page)
    page.locator("#hf-watch button").click()
    expect(page.locator("#hf-stage .told")).to_contain_text("Blue draws")
    expect(page.locator("#hf-task")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#hf-stage")).to_be_hidden()
    expect(page.locator("#hf-task")).to_contain_text("6♠ is gone")
    expect(page.locator("#hf-lines")).to_contain_text("Red’s 6♠ falls")


def test_a_first_game_works_without_scripts(people: Call) -> None:
    anna = people(scripts=False)
    page = anna.open("/learn/castle/gap")
    page.get_by_role("button", name="Go on").click()
    page.locator("#hf-actions button[name=action]", has_text=re.compile("Close all gaps")).click()
    expect(page.locator("#hf-reply")).to_contain_text("A turn well spent")
    page.get_by_role("link", name="Next", exact=True).click()
    expect(page.locator("h1")).to_have_text("Aces shoot from afar")
