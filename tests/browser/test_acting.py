"""One way to act: whatever is clicked first, the next click completes it, odds before dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from holdfast.core.action import Action
from tests.browser.person import PHONE, Person
from tests.browser.study import Study

Call = Callable[..., Person]
POPOVER = "#hf-popover:not([hidden])"
FOCUSED = "() => document.activeElement?.dataset?.el ?? document.activeElement?.tagName"

COVERED = """id => {
  const box = document.querySelector('#hf-popover').getBoundingClientRect();
  const at = window.holdfast.board.node(id).getBoundingClientRect();
  return box.right > at.left && box.left < at.right && box.bottom > at.top && box.top < at.bottom;
}"""

ATTACKS = [
    ("itter", 4, "defender_action", "attack"),
    ("itter", 4, "activation", "attack"),
    ("tito", 2, "combat", "fire"),
    ("castle", 3, "card", "attack"),
]


def attack(study: Study, kind: str, do: str) -> Action:
    """Sit down before an attack that needs dice."""
    study.play_until(kind, do)
    study.sit()
    legal = study.match.legal.where(do=do)
    # One that is not the only thing to be done with its target, where there is one.
    return max(legal, key=lambda one: sum(one.touches[-1] in other.touches for other in legal))


@pytest.mark.parametrize("first", ["actor", "target"])
@pytest.mark.parametrize(("game", "seed", "kind", "do"), ATTACKS)
def test_an_attack_is_offered_beside_its_target_whatever_is_clicked_first(
    anna: Person, game: str, seed: int, kind: str, do: str, first: str
) -> None:
    study = Study(anna, game, seed)
    action = attack(study, kind, do)
    # In Castle the drawn card attacks, though the action does not name it.
    touches = ["drawn", *action.touches] if game == "castle" else list(action.touches)
    chosen = f"{POPOVER} [data-key='{action.number}']"
    before = anna.number
    for element in touches if first == "actor" else [touches[-1], touches[0]]:
        if anna.page.locator(chosen).count() and element == touches[0]:
            break  # the target alone was enough
        anna.point(element)
    anna.expects(chosen).to_be_visible()
    anna.expects(f"{chosen} .chance").to_contain_text("%")
    assert anna.number == before, "nothing is rolled unannounced"
    assert not anna.page.evaluate(COVERED, touches[-1]), "the target stays in sight"
    if anna.page.locator(f"{POPOVER} button").count() == 1:
        anna.expects(f"{POPOVER} .bars li").to_have_count(2)
        anna.page.keyboard.press("Enter")
    else:
        anna.page.locator(chosen).click()
    anna.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)


def test_another_target_takes_the_place_of_the_first_and_the_actor_stays(anna: Person) -> None:
    study = Study(anna, "itter", 7)
    study.play(study.match.find("deploy rushford BJ4"))
    study.sit()
    anna.click("node:7")
    anna.expects(POPOVER).to_contain_text("Rushford attacks area 7")
    anna.click("node:8")
    anna.expects(POPOVER).to_contain_text("Rushford attacks area 8")
    anna.expects(f"{POPOVER} .chance").to_have_count(2)
    # What Rushford cannot do is explained, and what was chosen stays.
    anna.click("node:2")
    anna.expects("#hf-inspect .reasons").to_contain_text("CI-1.3.1")
    anna.expects("#hf-path li").to_have_count(1)
    anna.finds_no_violation()


def test_a_move_without_dice_needs_no_confirmation(anna: Person) -> None:
    study = Study(anna, "itter", 7)
    study.sit()
    anna.click("defender:lee")
    anna.click("square:G4")
    anna.expects("#hf-log li:last-child").to_contain_text("Lee takes position at G4.")


def test_a_finger_is_shown_first_and_confirms_with_a_second_tap(people: Call) -> None:
    phone = people(size=PHONE)
    study = Study(phone, "itter", 7)
    study.play(study.match.find("deploy rushford BJ4"))
    study.sit()
    phone.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    phone.point("square:G4", finger=True)
    phone.expects(POPOVER).to_contain_text("Rushford moves to G4")
    box = phone.page.locator(f"{POPOVER} button").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 844
    assert phone.number == 1
    phone.page.wait_for_timeout(450)
    phone.point("square:G4", finger=True)
    phone.page.wait_for_function("() => Number(document.body.dataset.number) > 1")


def test_a_finger_beside_a_small_counter_means_it(people: Call) -> None:
    phone = people(size=PHONE)
    study = Study(phone, "castle", 3, players=4)
    study.play_until("card", "attack")
    study.sit()
    phone.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    found = phone.page.evaluate(
        """() => {
          const { board } = window.holdfast;
          // The middle of each lit card, and how far a finger may be from it.
          return [...board.lit].map((id) => {
            const box = board.node(id).getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return [20, -20].map((off) => board.nearest(x + off, y, 22) !== null
              && board.nearest(x, y + off, 22) !== null).every(Boolean);
          });
        }"""
    )
    assert found
    assert all(found)


def test_ending_a_phase_with_actions_left_asks_once(anna: Person) -> None:
    anna.begin_itter()
    end = anna.page.locator("#hf-buttons .grave")
    expect(end).to_have_text("End your phase")
    end.click()
    anna.expects("#hf-sure").to_contain_text("You would lose 5 actions.")
    anna.finds_no_violation()
    anna.page.keyboard.press("Enter")  # the safe answer has the focus
    anna.expects("#hf-sure").to_be_hidden()
    assert anna.number == 0
    # From the list too.
    field = anna.page.locator("#hf-actions input[type=search]")
    field.fill("End your phase")
    field.press("Enter")
    anna.page.locator("#hf-sure").get_by_role("button", name="End it all the same").click()
    anna.page.wait_for_function("() => Number(document.body.dataset.number) > 0")


def test_kinds_of_actions_differ_in_colour_and_sign(anna: Person) -> None:
    study = Study(anna, "itter", 7)
    study.play(study.match.find("deploy rushford BJ4"))
    study.sit()
    kinds = {"node:7": "attack", "square:G4": "move", "suppress:black": "suppress"}
    for element, kind in kinds.items():
        expect(anna.seen(element)).to_have_attribute("data-kind", kind)
    colours = anna.page.evaluate(
        "ids => ids.map(id => getComputedStyle(holdfast.board.node(id)).getPropertyValue('--lit'))",
        list(kinds),
    )
    assert len(set(colours)) == 3
    anna.expects("#hf-overlay .mark.k-attack").to_have_count(4)
    anna.expects("#hf-overlay .mark.k-suppress").to_have_count(1)
    anna.expects("#hf-actions .sign.k-attack").to_have_count(8)


def test_a_defender_of_castle_reads_how_likely_the_wall_holds(anna: Person) -> None:
    study = Study(anna, "castle", 3)
    for _ in range(400):
        asked, state = study.match.decision, study.match.state
        assert asked is not None
        view = study.match.seat(asked.seat).view
        if asked.kind == "commit" and view["battle"]["seat"] != asked.seat:
            break
        eager = study.match.legal.where(do="rally") or study.match.legal.where(do="attack")
        study.play(eager[0] if eager and study.rng.random() < 0.6 else None)
    assert state is not None
    study.sit()
    done = next(one for one in study.match.legal if one.do == "done")
    hold = round(100 * (1 - study.match.odds(done)["win"]))
    button = anna.page.locator(f"#hf-actions [data-key='{done.number}'] .chance")
    expect(button).to_have_text(f"You hold {hold}%")


def test_a_turn_of_castle_itter_with_the_keyboard_alone_keeps_the_focus(anna: Person) -> None:
    anna.begin_itter()
    page = anna.page
    page.keyboard.press("b")
    for _ in range(40):
        before = anna.number
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.body.classList.contains('weighing')")
        if page.locator("#hf-sure[open]").count():
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        if page.locator("body.sending, body.moving").count() or anna.number > before:
            anna.wait_for_turn(before)
        assert page.evaluate(FOCUSED) != "BODY", "the focus fell off the board"
        if "SS Phase" in page.locator("#hf-log").inner_text():
            break
    anna.expects("#hf-log").to_contain_text("SS Phase of turn 1.")


def test_escape_leads_from_the_choices_back_to_the_board(anna: Person) -> None:
    study = Study(anna, "itter", 7)
    study.play(study.match.find("deploy rushford BJ4"))
    study.sit()
    anna.page.evaluate("holdfast.board.focus('node:7')")
    anna.page.keyboard.press("Enter")
    first = anna.page.locator(f"{POPOVER} button").first
    expect(first).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator(f"{POPOVER} button").nth(1)).to_be_focused()
    anna.page.keyboard.press("Escape")
    anna.expects(POPOVER).to_have_count(0)
    assert anna.page.evaluate(FOCUSED) == "node:7"


def test_the_only_choice_plays_itself_and_is_told_but_not_after_an_undo(people: Call) -> None:
    anna = people(forced=True)
    study = Study(anna, "castle", 3)
    while len(study.match.legal) > 1:
        study.play()
    study.sit()
    before = anna.number
    anna.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
    anna.expects("#hf-toast").to_contain_text("The only choice: Draw a card")
    anna.page.keyboard.press("u")
    anna.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before + 1)
    anna.page.wait_for_timeout(700)
    assert anna.number == before + 2, "whoever takes back decides anew"
    anna.expects("#hf-actions .options button").to_have_text("Draw a card")


def test_a_standing_answer_is_given_until_it_is_switched_off(anna: Person) -> None:
    study = Study(anna, "tito", 2)
    study.sit()
    assert anna.page.locator("#hf-itself").is_visible()
    before = anna.number
    box = anna.page.get_by_label("Never ask for air support")
    box.check()
    anna.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
    anna.expects("#hf-toast").to_contain_text("As you asked: No air support this turn")
    anna.finds_no_violation()
    expect(box).to_be_checked()
    anna.page.reload()
    expect(box).to_be_checked()
    box.click()  # it goes away with its tick
    anna.expects("#hf-itself").to_be_hidden()


def test_a_server_that_cannot_be_reached_is_told_in_words(anna: Person) -> None:
    study = Study(anna, "itter", 7)
    study.sit()
    anna.page.evaluate("() => { window.fetch = async () => { throw new TypeError('no'); }; }")
    anna.click("defender:lee")
    anna.click("square:G4")
    anna.expects("#hf-toast").to_have_text(
        "The server cannot be reached just now. Try again in a moment."
    )
    anna.expects("#hf-path").to_be_visible()
