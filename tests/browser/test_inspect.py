"""Whatever lies on a table can be looked at: by hovering, by a click, a key, a finger; and the bar
over the table says how things stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.browser.study import Study

Call = Callable[..., Person]

OPEN = "#hf-inspect:not([hidden])"


def study(person: Person, game: str, seed: int, moves: int, **options: object) -> Study:
    found = Study(person, game, seed, **options)
    for _move in range(moves):
        found.play()
    person.open(found.path)
    person.at_table()
    return found


def test_a_thing_is_told_by_hovering_clicking_and_a_key(anna: Person) -> None:
    study(anna, "itter", 31, 40)
    page, panel = anna.page, anna.page.locator("#hf-inspect")

    # A mouse that rests on something peeks, and goes when it goes.
    box = anna.seen("location:K").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(panel).to_be_visible()
    expect(panel.locator("h3")).to_have_text("Keep")
    expect(panel).to_contain_text("Defense Value")
    expect(panel.locator(".law")).to_contain_text("CI-4.2.5")
    page.mouse.move(5, 5)
    expect(panel).to_be_hidden()

    # A click on what cannot be acted on says what it is, and why nothing can be done.
    anna.click("deck")
    expect(panel.locator("h3")).to_have_text("SS deck")
    expect(panel).to_contain_text("Not seen yet")
    expect(panel.locator(".reasons")).to_be_visible()
    expect(page.locator("#hf-whynot")).to_be_hidden()
    assert anna.violations() == []

    # What lies there is looked at in turn; its line of sight is ringed; Escape closes.
    page.evaluate("() => holdfast.inspector.open('square:G4')")
    expect(panel.locator("h3")).to_have_text("Gate House, G4")
    assert page.locator("#hf-overlay rect.look").count() > 3
    panel.locator(".items button").first.click()
    expect(panel.locator("button.back")).to_be_visible()
    panel.locator("button.back").click()
    expect(panel.locator("h3")).to_have_text("Gate House, G4")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert page.locator("#hf-overlay rect.look").count() == 0

    # What its rule emphasises is emphasised here and beside the citation.
    page.evaluate("() => holdfast.inspector.open('node:7')")
    expect(panel.locator(".law i").first).to_have_text("Infantry")
    expect(panel.locator(".law")).not_to_contain_text("*")
    panel.locator(".law a").click()
    expect(page.locator("#hf-rule i").first).to_have_text("Infantry")
    expect(page.locator("#hf-rule .body")).not_to_contain_text("*")
    page.keyboard.press("Escape")
    expect(page.locator("#hf-rule")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert anna.violations() == []

    # By keys alone: to the board, and look at what is focused; the focus comes back.
    page.keyboard.press("b")
    at = page.evaluate("() => document.activeElement.dataset.el")
    page.keyboard.press("i")
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.dataset.el") == at


def test_a_finger_that_stays_looks_and_does_not_choose(people: Call) -> None:
    anna = people(size=PHONE)
    study(anna, "tito", 24, 40)
    page = anna.page
    before = anna.number
    anna.page.evaluate(
        """() => {
          const id = [...holdfast.board.lit][0];
          const node = holdfast.board.node(id);
          const { x, y, width, height } = node.getBoundingClientRect();
          const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch',
            bubbles: true, cancelable: true };
          node.dispatchEvent(new PointerEvent('pointerdown', at));
          setTimeout(() => {
            node.dispatchEvent(new PointerEvent('pointerup', at));
            node.dispatchEvent(new PointerEvent('click', at));
          }, 800);
        }"""
    )
    expect(page.locator(OPEN)).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.locator(OPEN)).to_be_visible()
    assert anna.number == before
    assert page.evaluate("() => holdfast.play.choice.chosen.length") == 0


@pytest.mark.parametrize(
    ("game", "seed", "moves", "labels"),
    [
        ("itter", 31, 54, ["Score now", "SS to the castle", "Weakest location", "SS cards left"]),
        ("tito", 24, 40, ["Points now", "Alarm", "Ammunition", "Tito"]),
        ("castle", 117, 63, ["Red", "Blue", "Cards left"]),
    ],
)
def test_the_bar_says_how_things_stand(
    anna: Person, game: str, seed: int, moves: int, labels: list[str]
) -> None:
    table = study(anna, game, seed, moves)
    bar = anna.page.locator("#hf-standing")
    for label in labels:
        expect(bar.locator(".label", has_text=label).first).to_be_visible()
    # Pointing at a line tells more and rings what it speaks of; a move brings it up to date.
    first = bar.locator("button").nth(1)
    first.hover()
    expect(bar.locator(".detail")).not_to_be_empty()
    assert anna.page.locator("#hf-overlay rect.ring").count() > 0
    before = anna.page.evaluate("() => holdfast.state.number")
    table.play()
    anna.page.wait_for_function("n => holdfast.state.number > n && !holdfast.moving", arg=before)
    told = anna.page.evaluate("() => holdfast.state.standing.map((line) => line.value)")
    assert bar.locator("button b").all_inner_texts() == told
    assert not anna.page.locator("#hf-cover").is_visible()  # a study lies open


def test_a_moment_of_the_replay_and_a_lesson_can_be_looked_at(anna: Person) -> None:
    table = study(anna, "itter", 31, 20)
    page, panel = anna.page, anna.page.locator("#hf-inspect")
    anna.open(f"{table.path}/replay?at=3")
    anna.click("location:GH")
    expect(panel.locator("h3")).to_have_text("Great Hall")
    expect(page.locator("#hf-standing button").first).to_be_visible()
    expect(page.locator("#eyes")).to_have_count(0)  # one seat has no other eyes
    anna.open("/learn/itter/goal")
    page.wait_for_function("() => window.holdfast?.inspector")
    page.evaluate("() => holdfast.inspector.open('location:K')")
    expect(panel.locator("h3")).to_have_text("Keep")


def test_a_new_match_says_what_each_value_changes(anna: Person) -> None:
    page = anna.open("/new/itter")
    meaning = page.locator(".meanings[data-of=option-variant] li:visible")
    expect(meaning).to_have_count(1)
    expect(meaning).to_contain_text("Eleven Riflemen")
    page.locator("#option-variant").select_option("elite")
    expect(meaning).to_contain_text("two Tactics cards")
    page.locator("form#maker button[type=submit]").click()
    anna.at_table()
    expect(page.locator(".matchbar .variant")).to_have_text(["Elite"])
    expect(page.locator("#hf-tab-talk")).to_be_hidden()  # alone there is nobody to talk to
