"""Whatever glows can be chosen: by a click on it, by arrows, and by a finger in a stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.browser.study import Study

Call = Callable[..., Person]

# After no, one and two clicks: what glows but has no point that a click would take for it, and what
# the arrow keys do not reach from the first.
UNREACHED = """() => {
  const { board, play } = window.holdfast;
  play.hooks.odds = null;
  const lost = [];
  const clicked = (x, y) => {
    if (!document.elementFromPoint(x, y)?.closest('svg.pieces')) return null;
    const under = board.under(x, y).map((id) => play.choice.resolve(id));
    return under.find((id) => play.choice.next.has(id));
  };
  const hasPoint = (id) => {
    const box = board.node(id).getBoundingClientRect();
    for (let i = 1; i < 10; i += 1) for (let j = 1; j < 10; j += 1) {
      const [x, y] = [box.left + (box.width * i) / 10, box.top + (box.height * j) / 10];
      if (clicked(x, y) === id) return true;
    }
    return false;
  };
  const look = (depth) => {
    const lit = [...play.choice.next];
    for (const id of lit) if (!hasPoint(id)) lost.push(`${id} after ${play.choice.chosen}`);
    const reached = new Set(lit.slice(0, 1));
    for (const id of reached) for (const way of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      const next = board.neighbour(id, ...way);
      if (next) reached.add(next);
    }
    for (const id of lit)
      if (!reached.has(id)) lost.push(`${id} by keys after ${play.choice.chosen}`);
    if (depth === 2) return;
    for (const id of lit.slice(0, 10)) {
      play.choice.point(id);
      if (play.choice.left.length > 1) {
        play.render();
        look(depth + 1);
      }
      play.choice.back();
      play.render();
    }
  };
  look(0);
  return lost;
}"""

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("itter", {}, 60),
    ("itter", {"variant": "competitive"}, 30),
    ("castle", {"players": 2, "berserker": True}, 60),
    ("castle", {"players": 4, "jokers": 2, "barricade": True, "saboteur": True}, 90),
    ("tito", {}, 90),
]


@pytest.mark.parametrize(("game", "options", "moves"), TABLES)
def test_everything_that_glows_can_be_clicked_and_reached_by_keys(
    anna: Person, game: str, options: dict[str, Any], moves: int
) -> None:
    study = Study(anna, game, 5, **options)
    looked: dict[str, int] = {}
    for at in range(moves):
        asked = study.match.decision
        if asked is None:
            break
        seen = looked.get(asked.kind, 0)
        if seen < 2 or at % 15 == 0:
            looked[asked.kind] = seen + 1
            study.sit()
            assert anna.page.evaluate(UNREACHED) == [], (asked.kind, at)
        study.play()
    assert looked


def test_berserkers_have_a_place_of_their_own(anna: Person) -> None:
    """A group begins with a card that could be attacked alone: the two must not share a click."""
    study = Study(anna, "castle", 0, players=2, berserker=True)
    study.play_until("press", "berserk")
    study.sit()
    assert anna.page.evaluate(UNREACHED) == []
    groups = study.match.legal.where(do="berserk")
    anna.click("berserk")
    if len(groups) > 1:
        anna.click(groups[0].touches[-1])
    else:  # the only one is offered
        anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(f"() => Number(document.body.dataset.number) > {study.number}")
    state = anna.context.request.get(f"/api{study.path}").json()
    assert state["decision"]["kind"] == "berserk"


# The first stack of units that glow, brought into sight: where a finger hits it, and who is in it.
STACKED = """() => {
  const { board, camera, play } = window.holdfast;
  document.querySelector('#hf-tip').hidden = true;
  document.querySelector('#hf-opening')?.remove();
  const lit = [...play.choice.next].filter((id) => id.startsWith('unit:'));
  const box = (id) => board.node(id).getBoundingClientRect();
  const middle = (id) => {
    const at = box(id);
    return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  };
  for (const id of lit) {
    const { x, y } = middle(id);
    const here = lit.filter((one) => { const b = box(one);
      return b.left <= x && x <= b.right && b.top <= y && y <= b.bottom; });
    if (here.length < 2) continue;
    camera.show(board.box(board.node(id)));
    camera.pan(0, 0, false);
    return { ...middle(id), here };
  }
  return null;
}"""


def test_a_finger_on_a_stack_chooses_one_of_its_counters(people: Call) -> None:
    anna = people(size=PHONE)
    study = Study(anna, "tito", 4)
    stacked = None
    for _ in range(5):
        study.play_until("combat")
        study.sit()
        stacked = anna.page.evaluate(STACKED)
        if stacked:
            break
        study.play()
    assert stacked, "no stack can fight: choose another seed"
    anna.page.touchscreen.tap(stacked["x"], stacked["y"])
    choices = anna.page.locator("#hf-popover button[data-points]")
    expect(choices).to_have_count(len(stacked["here"]))
    # What is pointed at is remembered: a unit that can do just one thing leaves nothing to choose.
    anna.page.evaluate(
        """() => { const { play } = window.holdfast; const point = play.point.bind(play);
          window.pointed = []; play.point = (id) => { window.pointed.push(id); point(id); }; }"""
    )
    choices.last.tap()
    anna.page.wait_for_function("() => window.pointed.length > 0")
    assert anna.page.evaluate("() => window.pointed") == [stacked["here"][-1]]


def test_a_finger_on_a_stack_that_moves_takes_all_and_then_any_of_them(people: Call) -> None:
    """Under the topmost counter only the list can be tapped: it must give every unit alone."""
    anna = people(size=PHONE)
    study = Study(anna, "tito", 4)
    study.play_until("movement", "move")
    study.sit()
    stacked = anna.page.evaluate(STACKED)
    assert stacked, "no stack can be moved: choose another seed"
    anna.page.touchscreen.tap(stacked["x"], stacked["y"])
    party = anna.page.locator("#hf-journey .party button")
    pressed = anna.page.locator("#hf-journey .party [aria-pressed=true]")
    expect(pressed).to_have_count(len(stacked["here"]))
    listed = [one.get_attribute("data-points") for one in party.all()]
    assert sorted(map(str, listed)) == sorted(stacked["here"])
    for unit in listed:
        anna.page.locator("#hf-journey .alone").tap()
        expect(pressed).to_have_count(1)
        expect(pressed).to_have_attribute("data-points", str(unit))
        assert anna.page.evaluate("() => window.holdfast.journey.who") == [unit]
