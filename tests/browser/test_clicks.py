"""How many clicks a turn takes in each game: counted in the browser, printed, and bounded."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import holdfast
from holdfast.core.chance import Seeded
from tests.browser.person import Person
from tests.browser.test_arranging import after as planned
from tests.browser.test_arranging import cards, drag
from tests.browser.test_games import invite

Call = Callable[..., Person]
COUNTER = """() => {
  window.clicks = 0;
  addEventListener('click', (event) => event.isTrusted && (window.clicks += 1), true);
}"""


class Counted:
    """Somebody whose clicks are counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        for box in ("#hf-tip", "#hf-opening"):
            self.page.evaluate("box => document.querySelector(box)?.remove()", box)
        self.page.evaluate(COUNTER)

    @property
    def clicks(self) -> int:
        return int(self.page.evaluate("window.clicks"))

    @property
    def actions(self) -> list[dict[str, Any]]:
        """What can be done: with the elements to click for it."""
        found: list[dict[str, Any]] = self.page.evaluate(
            "holdfast.actions.map(one => ({...one, see: one.touches.filter(holdfast.board.has)}))"
        )
        return found

    def play(self, action: dict[str, Any]) -> None:
        """Point at what an action touches until it is played; confirm it where that is asked."""
        before = self.person.number
        bare = self.page.locator(f"#hf-buttons [data-key='{action['key']}']")
        if bare.count():
            bare.first.click()
        else:
            for element in action["see"]:
                if not self.page.evaluate(
                    "id => holdfast.play.choice.pointed.includes(id)", element
                ):
                    self.person.click(element)
                if self._moved(before):
                    break
        if not self._moved(before):
            self.page.locator(f"#hf-popover [data-key='{action['key']}']").first.click()
        self.person.wait_for_turn(before)

    def _moved(self, before: int) -> bool:
        self.page.wait_for_timeout(120)
        self.page.wait_for_function("() => !document.body.classList.contains('weighing')")
        return bool(
            self.page.evaluate(
                "n => holdfast.sending || holdfast.moving || holdfast.state.number > n",
                before,
            )
        )

    def told(self, what: str, most: int) -> None:
        print(f"clicks: {what}: {self.clicks} (at most {most})")
        assert self.clicks <= most, what


def late_turn() -> dict[str, Any]:
    """The movement step of a third turn, with more than twenty counters on the map."""
    game = holdfast.new("tito", seed=7)
    mind, chance = game.edition.mind(), Seeded(1)
    while game.state.decision.kind != "movement" or game.position()["turn"] != 3:
        game.play(mind.choose(game.state, chance))
    return game.position()


def table(person: Person, game: str, **wish: Any) -> Counted:
    person.open("/")
    token = person.page.locator("meta[name=csrf]").get_attribute("content") or ""
    headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
    body = json.dumps({"game": game, **wish})
    answer = person.context.request.post("/api/matches", data=body, headers=headers)
    assert answer.ok, answer.text()
    person.open(answer.json()["url"])
    person.at_table()
    return Counted(person)


def test_a_turn_of_capture_tito(anna: Person) -> None:
    """All of twenty-three counters in nine stacks move."""
    counted = table(anna, "tito", position=late_turn())
    page = counted.page
    counters = len(page.evaluate("holdfast.journey.stacks.flat()"))
    assert counters > 20
    moved = 0
    for _ in page.evaluate("holdfast.journey.stacks"):
        before = anna.number
        anna.click(page.evaluate("holdfast.journey.stacks[0].at(-1)"))
        page.wait_for_selector(".toll", state="attached")
        ways = page.evaluate(
            "[...holdfast.journey.ways.values()].filter(w => !w.surprise).map(w => [w.to, w.left])"
        )
        moved += page.evaluate("holdfast.journey.who.length")
        anna.click(max(ways, key=lambda way: -way[1])[0])
        anna.wait_for_turn(before)
    assert moved == counters
    end = next(one for one in counted.actions if one["do"]["do"] == "end_phase")
    counted.play(end)
    counted.told(f"Capture Tito!, {counters} counters moved and the step ended", 20)


def test_a_turn_of_castle_itter(anna: Person) -> None:
    """Five Defenders take position and fire, and the SS Phase after them asks for no click."""
    anna.begin_itter()
    counted = Counted(anna)
    fired = 0
    for _ in range(20):
        actions = counted.actions
        wanted = [
            one for do in ("deploy", "attack", "hold") for one in actions if one["do"]["do"] == do
        ]
        counted.play((wanted or actions)[0])
        fired += (wanted or actions)[0]["do"]["do"] == "attack"
        if counted.page.evaluate("holdfast.state.clock.startsWith('Turn 2')"):
            break
    assert counted.page.evaluate("holdfast.state.clock.startsWith('Turn 2')")
    assert fired
    counted.told(f"Castle Itter, a whole turn: five deployed, {fired} attacks, the SS Phase", 20)


def test_a_set_up_and_a_turn_of_castle(anna: Person, bert: Person) -> None:
    invite(anna, [bert], "castle")
    people = [Counted(person) for person in (bert, anna)]
    for counted in people:
        counted.page.locator("[data-el^='court:']").first.click()
        planned(counted.person, 1)
        for number in range(1, 6):
            drag(counted.person, cards(counted.person)[0], f"cell:0:{-number}")
            planned(counted.person, number + 1)
        counted.page.locator("#hf-rehearsal .ready").click()
        counted.told("Castle, set-up by dragging", 7)
    counted = people[1]
    anna.wait_for_turn(11)
    counted.page.evaluate("window.clicks = 0")
    counted.play(next(one for one in counted.actions if one["do"]["do"] == "draw"))
    place = next(one for one in counted.actions if one["do"]["do"] == "place")
    before = anna.number
    for element in place["see"]:
        anna.click(element)
        if counted._moved(before):
            break
    anna.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
    counted.told("Castle, a turn: draw and place", 3)
