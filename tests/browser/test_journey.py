"""Whole moves on the map: who, where to, by which way, and back again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.games.tito.positions import position

Call = Callable[..., Person]
UNITS = {"rot-1": 2, "rot-2": 2, "rybka": 2, "blau-1": 11}
QUIET = {"missions": [], "grotto": False}


def at_movement(person: Person, **changes: Any) -> Person:
    """A match of one's own in the movement step."""
    person.open("/")
    token = person.page.locator("meta[name=csrf]").get_attribute("content") or ""
    start = position(**{"step": "movement", "units": UNITS, "triggers": QUIET, **changes})
    answer = person.context.request.post(
        "/api/matches", data={"game": "tito", "position": start}, headers={"X-CSRF-Token": token}
    )
    assert answer.ok, answer.text()
    person.open(answer.json()["url"])
    person.at_table()
    for box in ("#hf-tip", "#hf-opening"):
        person.page.evaluate("box => document.querySelector(box)?.remove()", box)
    return person


def choose(person: Person, unit: str) -> None:
    person.click(f"unit:{unit}")
    person.expects(".toll").not_to_have_count(0)


def arrived(person: Person, before: int) -> None:
    person.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
    person.wait_for_turn()


def test_a_click_on_a_unit_and_one_on_a_destination_are_a_move(anna: Person) -> None:
    at_movement(anna)
    choose(anna, "blau-1")
    anna.expects("[data-el='zone:18'].lit").to_be_visible()
    toll = anna.page.locator(".toll").first
    assert re.fullmatch(r"[1-4][0-4]", toll.text_content() or "")
    size = toll.locator("text.cost").evaluate("node => node.getBoundingClientRect().height")
    assert size >= 11
    anna.click("zone:16")
    arrived(anna, 0)
    anna.expects("#hf-log").to_contain_text("zone 16")
    anna.expects("#hf-toast").to_contain_text("Blau 1 → zone 16")
    anna.expects(".toll").to_have_count(0)
    count = anna.number
    assert count > 2
    anna.page.locator("#hf-undo").click()
    arrived(anna, count)
    assert anna.page.evaluate("holdfast.state.actions") == 0, "one undo takes all of it back"
    assert anna.page.evaluate("holdfast.journey.stacks.flat().includes('unit:blau-1')")


def test_the_way_is_drawn_told_and_can_be_changed(anna: Person) -> None:
    at_movement(anna)
    choose(anna, "rot-1")
    box = anna.seen("zone:8").bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.expects("#hf-journey .way").to_contain_text("costs 3, 0 left.")
    anna.expects("#hf-journey .way").to_contain_text("zone 1")
    anna.expects(".route path.over").to_have_count(1)
    anna.page.keyboard.down("Shift")
    anna.click("zone:9")
    anna.page.keyboard.up("Shift")
    anna.expects(".route circle").to_have_count(1)
    anna.click("zone:8")
    arrived(anna, 0)
    moves = anna.page.evaluate(
        "holdfast.state.log.filter(l => l.event.event === 'moved').map(l => l.event.to)"
    )
    assert moves == [9, 8] * 3, "the stack goes together, all by the same way"


def test_a_whole_stack_and_several_units_go_together(anna: Person) -> None:
    at_movement(anna)
    choose(anna, "rot-1")
    anna.expects("#hf-journey .party button").to_have_count(3)
    anna.expects("#hf-journey .party [aria-pressed=true]").to_have_count(3)
    anna.click("unit:rot-1")
    anna.expects("#hf-journey .party [aria-pressed=true]").to_have_count(1)
    anna.page.locator("#hf-journey .all").click()
    anna.expects("#hf-journey .party [aria-pressed=true]").to_have_count(3)
    # Lower counters have a thin edge only: the list reaches them too.
    anna.page.locator("#hf-journey [data-points='unit:rybka']").click()
    anna.expects("#hf-journey .party [aria-pressed=true]").to_have_count(2)
    anna.expects(".toll").not_to_have_count(0)
    anna.click("zone:3")
    arrived(anna, 0)
    at = anna.page.evaluate("holdfast.state.log.filter(l => l.event.event === 'stopped').length")
    assert at == 2
    assert anna.page.evaluate("holdfast.journey.stacks.flat()") == ["unit:rybka", "unit:blau-1"]
    anna.finds_no_violation()


def test_keys_take_up_the_next_stack_or_unit_and_send_it(anna: Person) -> None:
    at_movement(anna)
    page = anna.page
    page.keyboard.press("n")
    anna.expects("#hf-journey .party [aria-pressed=true]").to_have_count(3)
    page.keyboard.press("n")
    anna.expects("[data-el='unit:blau-1'].chosen").to_be_visible()
    page.keyboard.press("Escape")
    anna.expects("#hf-journey .party button").to_have_count(0)
    page.keyboard.press("n")
    anna.expects("#hf-journey .party [aria-pressed=true]").to_have_count(3)
    for unit in ("rot-1", "rot-2", "rybka"):
        page.keyboard.press("a")
        pressed = anna.page.locator("#hf-journey .party [aria-pressed=true]")
        expect(pressed).to_have_attribute("data-points", f"unit:{unit}")
    anna.expects(".toll").not_to_have_count(0)
    page.evaluate("holdfast.board.focus('zone:3')")
    anna.expects("#hf-journey .way").to_contain_text("zone 3")
    page.keyboard.press("Enter")
    arrived(anna, 0)
    assert "unit:rybka" not in page.evaluate("holdfast.journey.stacks.flat()")


def test_dice_at_the_end_of_the_way_are_announced_and_asked_for(anna: Person) -> None:
    at_movement(anna, tito={"state": "free", "at": 9})
    choose(anna, "rot-1")
    anna.expects(".toll.surprise").to_have_count(1)
    anna.click("zone:9")
    anna.expects("#hf-journey .way").to_contain_text("Click again to go.")
    assert anna.number == 0
    anna.click("zone:9")
    arrived(anna, 0)
    anna.expects("#hf-log").to_contain_text("Tito")


def test_a_finger_sees_the_way_first_and_then_goes(people: Call) -> None:
    phone = at_movement(people(size=PHONE))

    def tap(element: str) -> None:
        phone.page.evaluate(
            "id => holdfast.camera.show(holdfast.board.box(holdfast.board.node(id)))", element
        )
        phone.page.wait_for_timeout(350)
        box = phone.seen(element).bounding_box()
        assert box is not None
        phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    tap("unit:blau-1")
    phone.expects(".toll").not_to_have_count(0)
    phone.expects("#hf-journey .way").to_contain_text("Tap it again to go.")  # and of no key
    tap("zone:18")
    phone.expects("#hf-journey .go").to_be_visible()
    assert phone.number == 0
    phone.shot("journey-phone")
    phone.page.locator("#hf-journey .through").tap()
    phone.expects("#hf-journey .go").to_be_hidden()
    phone.expects(".toll").not_to_have_count(0)
    tap("zone:17")
    phone.expects("#hf-journey .way").to_contain_text("By way of 18")
    phone.page.locator("#hf-journey .go").tap()
    arrived(phone, 0)
