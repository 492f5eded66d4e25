"""The parts of a board that is much larger than a phone: what can be done in each, and the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import PHONE, WIDE, Person
from tests.browser.study import Study

Call = Callable[..., Person]

# What is lit at a castle: one's own cells are named without a seat.
LIT = """seat => [...holdfast.board.lit].filter((id) =>
  id.startsWith(`cell:${seat}:`) && id.split(':').length === 4)"""
# Whether the middle of something is in the board's window.
IN_SIGHT = """id => {
  const box = holdfast.board.node(id).getBoundingClientRect();
  const room = document.querySelector('#hf-board').getBoundingClientRect();
  const foot = document.querySelector('.places').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > room.left && x < room.right && y > room.top && y < foot.top;
}"""


def seated(person: Person, players: int) -> Study:
    """At a castle that may attack any other."""
    study = Study(person, "castle", 5, players=players)
    for _ in range(40):
        study.play_until("card", do="attack")
        found = study.match.legal.where(do="attack")
        if len({action.json["seat"] for action in found}) == players - 1:
            break
        study.play()
    study.sit()
    return study


def part(person: Person, seat: int) -> Locator:
    name = re.compile("^" + ("Red", "Blue", "Green", "Purple")[seat])
    return person.page.locator(".places button").filter(has_text=name)


def test_every_castle_on_a_phone_is_a_tap_away_and_what_was_begun_stays(people: Call) -> None:
    phone = people(size=PHONE)
    study = seated(phone, 4)
    assert study.match.decision is not None
    me = study.match.decision.seat
    others = [seat for seat in range(4) if seat != me]
    phone.expects(".places button").to_have_count(5)
    for box in phone.page.locator(".places button").all():
        place = box.bounding_box()
        assert place is not None
        assert place["height"] >= 44
        assert place["width"] >= 44
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= 391
    for seat in others:
        lit: list[str] = phone.page.evaluate(LIT, seat)
        assert lit
        button = part(phone, seat)
        assert button.locator("b").inner_text() == str(len(lit))
        button.tap()
        phone.page.wait_for_timeout(400)
        assert button.get_attribute("aria-current") == "true"
        assert any(phone.page.evaluate(IN_SIGHT, id) for id in lit)
    phone.finds_no_violation()

    # A target is pointed at; somebody looks at another castle, comes back, and confirms.
    chosen, elsewhere = others[0], others[-1]
    target = phone.page.evaluate(LIT, chosen)[0]
    phone.point(target, finger=True)
    offered = phone.page.locator("#hf-popover button").first
    offered.wait_for()
    words = offered.inner_text()
    part(phone, elsewhere).tap()
    phone.page.wait_for_timeout(400)
    assert not phone.page.evaluate(IN_SIGHT, target)
    assert phone.page.locator("#hf-popover button").first.inner_text() == words
    assert phone.page.evaluate("holdfast.play.choice.chosen") == [target]
    before = phone.number
    offered.tap()
    phone.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)


def test_where_the_board_has_room_no_row_takes_any(people: Call) -> None:
    two, desk = people(size=PHONE), people(size=WIDE)
    seated(two, 2)
    two.page.wait_for_timeout(300)
    two.expects(".places").to_be_hidden()
    foot: Any = two.page.evaluate("holdfast.camera.foot")
    assert foot == 0
    seated(desk, 4)
    desk.expects(".places").to_have_count(0)
