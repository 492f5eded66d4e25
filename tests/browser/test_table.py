"""What a person can do at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from holdfast.core.registry import find_game
from tests.browser.person import PHONE, Person
from tests.browser.test_games import invite

Call = Callable[..., Person]
GLOWS = "document.querySelectorAll('.el.lit').length"


def test_each_click_narrows_and_escape_steps_back(anna: Person) -> None:
    anna.begin_itter()
    first = anna.page.evaluate(GLOWS)
    anna.click("defender:lee")
    anna.expects("#hf-path").to_be_visible()
    assert "lit" in (anna.seen("square:G4").get_attribute("class") or "")
    anna.page.keyboard.press("Escape")
    anna.expects("#hf-path").to_be_hidden()
    assert anna.page.evaluate(GLOWS) == first


def test_what_was_played_can_be_taken_back_and_the_trace_stays(anna: Person) -> None:
    anna.begin_itter()
    anna.click("defender:lee")
    anna.click("square:G4")
    anna.expects("#hf-log li:last-child").to_contain_text("Lee takes position at G4.")
    anna.page.locator("#hf-toast button").click()
    anna.expects("#hf-toast").to_contain_text("Taken back")
    anna.expects("#hf-log li:last-child").not_to_contain_text("Lee takes position")
    assert anna.number == 2


def test_odds_are_shown_before_a_roll_is_chosen(anna: Person) -> None:
    anna.begin_itter()
    anna.click("defender:rushford")
    anna.click("square:BJ4")
    anna.wait_for_turn(0)
    anna.click("defender:rushford")
    anna.click("node:7")
    anna.expects("#hf-popover .chance").to_have_count(2)
    anna.page.keyboard.press("Escape")
    anna.expects("#hf-popover").to_be_hidden()
    anna.page.locator("#hf-actions .options button").first.hover()
    anna.expects("#hf-odds").to_contain_text("%")


def test_why_not_gives_the_sentence_and_the_rule(anna: Person) -> None:
    anna.begin_itter()
    anna.click("defender:borotra")
    anna.expects("#hf-inspect .reasons").to_contain_text("CI-")
    anna.page.keyboard.press("Escape")
    anna.expects("#hf-inspect").to_be_hidden()
    anna.page.get_by_role("button", name="Why not?").click()
    anna.click("node:20")
    anna.expects("#hf-inspect .reasons").to_be_visible()


def test_an_action_that_is_not_on_the_list_can_be_asked_about(anna: Person) -> None:
    anna.begin_itter()
    field = anna.page.locator("#hf-actions input[type=search]")
    field.fill("attack lee 13")
    anna.page.get_by_role("button", name="Why not “attack lee 13”?").click()
    anna.expects("#hf-whynot").to_contain_text("CI-")


def test_the_log_shows_on_the_board_what_it_is_about_and_cites_its_rule(anna: Person) -> None:
    anna.begin_itter()
    anna.search("Deploy Lee to G4")
    line = anna.page.locator("#hf-log li", has_text="Lee takes position")
    line.hover()
    assert anna.page.locator("rect.ring").count() == 2
    line.locator("a.cite").click()
    anna.expects("#hf-rule").to_contain_text("CI-2.1.1")
    anna.page.keyboard.press("Escape")
    anna.expects("#hf-rule").to_be_hidden()


def test_a_game_can_be_played_with_the_keyboard_alone(anna: Person) -> None:
    page = anna.open("/new/noughts")
    anna.seat(1, "me")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    for _ in range(9):
        if anna.is_over:
            break
        before = anna.number
        page.keyboard.press("b")
        page.keyboard.press("Enter")
        anna.wait_for_turn(before)
    assert anna.is_over


def test_language_can_be_switched_during_a_match_log_included(anna: Person) -> None:
    anna.begin_itter()
    anna.search("Deploy Lee to G4")
    anna.page.locator("details.menu summary").click()
    anna.page.get_by_label("Italiano").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    anna.page.wait_for_function("() => document.body.dataset.number !== undefined")
    anna.expects("#hf-prompt .who").to_have_text("Tocca a te")
    italian = find_game("itter").edition().text("it")
    words = italian.say("event-deployed", {"who": "lee", "to": "G4"})
    anna.expects("#hf-log").to_contain_text(words)


def test_friends_see_each_other_talk_and_write_notes(anna: Person, bert: Person) -> None:
    invite(anna, [bert], "noughts")
    bert.page.locator("#hf-tab-talk").click()
    bert.page.locator("#hf-talk input[name=text]").fill("<b>Good luck</b>")
    bert.page.keyboard.press("Enter")
    anna.expects("#hf-tab-talk.unread").to_be_visible()
    anna.page.locator("#hf-tab-talk").click()
    anna.expects("#hf-talk ol").to_contain_text("<b>Good luck</b>")
    anna.page.locator("#hf-tab-people").click()
    anna.expects("#hf-players li.here").to_have_count(2)
    anna.click("cell:b2")
    bert.wait_for_turn(0)
    assert bert.page.title().startswith("●")
    bert.page.locator("#hf-tab-log").click()
    line = bert.page.locator("#hf-log li.first").last
    line.hover()
    line.locator("button.note").click()
    bert.page.locator("#note-text, #hf-note textarea").first.fill("Bold.")
    bert.page.locator("#hf-note").get_by_role("button", name="Save").click()
    anna.page.locator("#hf-tab-log").click()
    anna.expects("#hf-log .noted").to_contain_text("Bold.")


def test_a_shared_screen_is_covered_between_players_who_hide_things(anna: Person) -> None:
    page = anna.open("/new/itter")
    page.select_option("#option-variant", "competitive")
    anna.expects("#seats .seat-row").to_have_count(2)
    anna.seat(1, "me")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/matches/*")
    for _ in range(12):
        if page.locator("#hf-cover[open]").count():
            break
        before = anna.number
        page.locator("#hf-actions .options button").first.click()
        page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
        page.wait_for_timeout(150)
    anna.expects("#hf-cover").to_be_visible()
    anna.shot("cover-wide")
    page.get_by_role("button", name="I am ready").click()
    anna.expects("#hf-cover").to_be_hidden()
    anna.wait_for_turn()


def test_the_board_can_be_moved_and_magnified(anna: Person) -> None:
    anna.begin_itter()
    world = anna.page.locator(".world")
    start = world.get_attribute("style")
    anna.page.mouse.move(500, 450)
    anna.page.mouse.wheel(0, -600)
    assert world.get_attribute("style") != start
    magnified = world.get_attribute("style")
    anna.page.mouse.down()
    anna.page.mouse.move(600, 500, steps=4)
    anna.page.mouse.up()
    assert world.get_attribute("style") != magnified
    anna.expects("#hf-path").to_be_hidden()
    anna.page.keyboard.press("0")
    anna.page.wait_for_timeout(300)
    assert world.get_attribute("style") == start


def test_things_are_seen_moving_and_dice_falling(people: Call) -> None:
    anna = people(motion=True)
    anna.begin_itter()
    anna.click("defender:rushford")
    anna.click("square:BJ4")
    anna.page.wait_for_selector(".ghost", state="attached")
    anna.wait_for_turn(0)
    anna.search("Rushford attacks area 7 with the M1919A4")
    anna.expects("#hf-dice .die").to_have_count(2)


def test_the_board_is_there_as_text_and_changes_are_announced(anna: Person) -> None:
    anna.begin_itter()
    anna.page.locator("#hf-tab-words").click()
    anna.expects("#hf-words-pane").to_contain_text("G4")
    anna.search("Deploy Lee to G4")
    anna.expects("#hf-announcer").to_contain_text("Lee takes position at G4.")
    anna.expects("#hf-words-pane").to_contain_text("Lee")


def test_replay_goes_to_any_moment_and_starts_a_study_there(anna: Person) -> None:
    anna.begin_itter()
    for words in (
        "Deploy Lee to G4",
        "Hold the position",
        "Deploy Basse to G3",
        "Hold the position",
    ):
        anna.search(words)
    anna.page.get_by_role("link", name="Replay").first.click()
    anna.expects("#hf-where").to_have_text("4 of 4")
    for _ in range(3):
        anna.page.keyboard.press("ArrowLeft")
    anna.expects("#hf-where").to_have_text("1 of 4")
    anna.expects("#hf-label").to_have_text("Deploy Lee to G4")
    anna.page.keyboard.press("End")
    anna.expects("#hf-where").to_have_text("4 of 4")
    anna.page.locator("#hf-at").fill("2")
    anna.expects("#hf-where").to_have_text("2 of 4")
    anna.page.get_by_role("button", name="Share", exact=True).click()
    anna.expects("#shared-address").to_have_value(re.compile("/p/"))
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.at_table()
    anna.expects(".matchbar .kind").to_have_text("Study")
    assert "translate" in (anna.seen("defender:lee").get_attribute("transform") or "")


def test_pages_work_without_scripts(people: Call) -> None:
    anna = people(scripts=False)
    page = anna.open("/")
    page.get_by_role("button", name="Play Castle Itter").click()
    page.wait_for_url("**/matches/*")
    page.get_by_role("button", name="Deploy Lee to G4").click()
    expect(page.locator("#hf-log")).to_contain_text("Lee takes position at G4.")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#hf-log")).not_to_contain_text("Lee takes position at G4.")
    page.locator("#hf-talk input[name=text]").fill("Hello")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#hf-talk")).to_contain_text("Hello")


def test_a_finger_on_a_phone_is_enough(people: Call) -> None:
    anna = people(size=PHONE)
    anna.begin_itter()
    box = anna.seen("defender:lee").bounding_box()
    assert box is not None
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.expects("#hf-path").to_be_visible()


def test_what_everything_left_begins_with_need_not_be_pointed_at(anna: Person) -> None:
    anna.begin_itter()
    anna.search("Deploy Lee to G4")
    lee = anna.seen("defender:lee")
    expect(lee).to_have_class(re.compile(r"\bchosen\b"))
    expect(lee).not_to_have_class(re.compile(r"\blit\b"))
    anna.expects("#hf-buttons").to_contain_text("Hold the position")
    before = anna.number
    anna.click("square:G3")
    anna.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
    anna.expects("#hf-log").to_contain_text("Lee")


def test_a_key_on_what_is_not_allowed_says_why_not(anna: Person) -> None:
    anna.begin_itter()
    anna.page.evaluate("holdfast.board.focus('defender:borotra')")
    anna.page.keyboard.press("Enter")
    anna.expects("#hf-inspect .reasons").to_contain_text("CI-")
