"""A game's notes as a person meets them: on a card, in the log, and not at all if unwanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.core.registry import find_game
from tests.browser.person import PHONE, WIDE, Person

Call = Callable[..., Person]
NOTES = find_game("itter").edition().text().notes


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_occasion_lies_on_the_table_until_it_is_put_away(people: Call, size: object) -> None:
    person = people(size=size)
    person.begin_itter()
    person.expects("#hf-opening").to_contain_text(NOTES["occasion"].text)
    person.page.locator("#hf-opening").get_by_role("button", name="Close").click()
    person.expects("#hf-opening").to_have_count(0)
    person.page.reload()
    person.at_table()
    person.expects("#hf-opening").to_have_count(0)


def test_the_card_goes_with_the_first_move_and_is_in_nobodys_way(anna: Person) -> None:
    anna.begin_itter()
    board = anna.page.locator("#hf-board").bounding_box()
    assert board is not None
    for words in ("#hf-opening", "#hf-tip"):
        anna.expects(words).to_be_visible()
        box = anna.page.locator(words).bounding_box()
        assert box is not None
        assert box["x"] >= board["x"] + board["width"], "the board lies free"
    anna.search("Deploy Lee to G4")
    anna.expects("#hf-opening").to_have_count(0)


def test_a_note_stands_with_its_line_and_stays_after_a_reload(anna: Person) -> None:
    anna.begin_itter()
    anna.search("Deploy Lee to G4")
    line = anna.page.locator("#hf-log li", has_text="Lee takes position at G4.")
    words = NOTES["positions"].text
    assert words in line.locator(".game-note").inner_text()
    assert line.locator(".game-note").evaluate("one => getComputedStyle(one).fontStyle") == "italic"
    anna.page.reload()
    anna.at_table()
    assert words in line.locator(".game-note").inner_text()
    anna.open(f"{anna.page.url}/replay?at=1")
    anna.expects("#hf-lines .game-note").to_contain_text(words)
    anna.page.keyboard.press("ArrowLeft")
    anna.expects("#hf-lines .game-note").to_contain_text(NOTES["hours"].text)


def test_who_wants_no_notes_sees_none(anna: Person) -> None:
    anna.begin_itter()
    anna.page.locator("details.menu summary").click()
    # The page is left as soon as it is clicked, so nobody could see that it stays checked.
    anna.page.get_by_role("group", name="Historical notes in the log").get_by_label("Off").click()
    anna.page.wait_for_function("() => document.documentElement.dataset.notes === 'off'")
    anna.at_table()
    anna.expects("#hf-opening").to_have_count(0)
    anna.search("Deploy Lee to G4")
    line = anna.page.locator("#hf-log li", has_text="Lee takes position at G4.")
    assert not line.locator(".game-note").is_visible()
    assert NOTES["positions"].text not in anna.page.locator("#hf-announcer").inner_text()


def test_the_hour_goes_on_with_the_turn(anna: Person) -> None:
    anna.begin_itter()
    anna.expects("#hf-clock").to_have_text("Turn 1, 04:00")
    anna.search("End your phase")
    anna.wait_for_turn(0)
    anna.expects("#hf-clock").to_have_text("Turn 2, 04:36")


def test_a_rule_is_cited_with_its_note(anna: Person) -> None:
    anna.begin_itter()
    anna.page.locator("#hf-log .cite").first.click()
    anna.expects("#hf-rule .game-note").to_contain_text(NOTES["hours"].text)
