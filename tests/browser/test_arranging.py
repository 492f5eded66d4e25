"""Castles arranged by everybody at once: by dragging and by clicks, changed at will, then Ready."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person
from tests.browser.test_games import invite

Call = Callable[..., Person]
LIT = "[...document.querySelectorAll('.el.lit')].map(one => one.dataset.el)"
PLAN = "holdfast.rehearsal.plan"


def middle(person: Person, element: str) -> tuple[float, float]:
    box = person.seen(element).bounding_box()
    assert box is not None, element
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, element: str, to: str) -> None:
    mouse = person.page.mouse
    x, y = middle(person, element)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 9, y - 9)
    person.expects("body.dragging .dragged").to_have_count(1)
    # What is taken up again makes room: the castle may move a little.
    person.page.wait_for_function("() => !document.body.classList.contains('weighing')")
    mouse.move(*middle(person, to), steps=3)
    mouse.up()
    person.expects(".dragged").to_have_count(0)


def after(person: Person, steps: int) -> None:
    """Wait until so many actions are planned."""
    person.page.wait_for_selector(f"#hf-rehearsal[data-steps='{steps}']")


def cards(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...holdfast.board.nodes.keys()].filter(id => id.startsWith('hand:'))"
    )
    return found


def court(person: Person) -> None:
    person.page.locator("[data-el^='court:']").first.click()
    after(person, 1)


def fill(person: Person, first: int) -> None:
    """The cards that are left, in a row to the left, by two clicks each."""
    for number in range(first, 6):
        person.click(cards(person)[0])
        person.click(f"cell:0:{-number}")
        after(person, number + 1)


def test_two_arrange_at_once_by_dragging_and_clicks_and_the_record_keeps_the_order(
    anna: Person, bert: Person
) -> None:
    invite(anna, [bert], "castle")
    for person in (bert, anna):
        person.page.evaluate("document.querySelector('#hf-tip')?.remove()")
        person.expects("#hf-rehearsal").to_be_visible()
    court(bert)
    lit = bert.page.evaluate(LIT)
    assert {one.split(":")[0] for one in lit} == {"hand", "cell", "between"}, "lit together"
    first = cards(bert)[0]
    drag(bert, first, "cell:0:-1")
    after(bert, 2)
    assert bert.page.evaluate(PLAN)[1] == {
        "do": "place",
        "card": first.removeprefix("hand:"),
        "row": 0,
        "col": -1,
    }
    # What was put down is taken up again and put elsewhere.
    drag(bert, "cell:1:0:-1", "cell:1:0")
    after(bert, 2)
    bert.page.wait_for_function(f"() => {PLAN}.at(-1).row === 1")
    bert.click("cell:1:1:0")
    bert.expects(f"[data-el='{first}'].chosen").to_be_visible()
    bert.click("cell:0:-1")
    after(bert, 2)
    fill(bert, 2)
    bert.expects("#hf-rehearsal .ready").to_be_enabled()
    bert.finds_no_violation()
    bert.shot("arranging-wide")
    bert.page.locator("#hf-rehearsal .ready").click()
    bert.expects("#hf-prompt .text").to_contain_text("You are ready.")
    assert (anna.number, bert.number) == (0, 0), "nobody learns of it"
    bert.page.reload()
    bert.expects("#hf-prompt .text").to_contain_text("You are ready.")
    court(anna)
    fill(anna, 1)
    anna.page.keyboard.press("u")
    after(anna, 5)
    anna.click(cards(anna)[0])
    anna.click("cell:0:3")
    after(anna, 6)
    anna.page.locator("#hf-rehearsal .ready").click()
    for person in (anna, bert):
        person.page.wait_for_function("() => Number(document.body.dataset.number) === 12")
        person.expects("#hf-rehearsal").to_be_hidden()
    anna.wait_for_turn()
    path = anna.page.url.split("/matches/")[1]
    log = anna.context.request.get(f"/api/matches/{path}", params={"eyes": 0}).json()["log"]
    seats = [line["event"]["seat"] for line in log if line["event"]["event"] == "arranged"]
    assert seats == [0] * 5 + [1] * 5
    # In play a card goes where it is dragged: the drawn one into the castle.
    anna.click("deck")
    anna.page.wait_for_function("() => Number(document.body.dataset.number) === 13")
    anna.wait_for_turn()
    cell = next(
        one
        for one in anna.page.evaluate("[...holdfast.play.choice.open]")
        if one[:5] == "cell:" and one.count(":") == 2
    )
    drag(anna, "drawn", cell)
    anna.page.wait_for_function("() => Number(document.body.dataset.number) >= 14")


def test_a_unit_is_dragged_to_a_square_and_the_board_still_moves(anna: Person) -> None:
    anna.begin_itter()
    anna.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    drag(anna, "defender:lee", "square:G4")
    anna.page.wait_for_function("() => Number(document.body.dataset.number) === 1")
    anna.expects("#hf-log").to_contain_text("Lee takes position at G4.")
