"""Enemy phases as they happen: played, paused, stepped, skipped, seen again, and seen later."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.browser.person import PHONE, Person
from tests.browser.study import Study

Call = Callable[..., Person]
DESK: ViewportSize = {"width": 1024, "height": 768}
STAGED = "() => document.body.classList.contains('staging') && holdfast.shows.stage.active"
AT_REST = "() => !document.body.classList.contains('moving')"
COUNTER = "() => [holdfast.shows.stage.at, holdfast.shows.stage.steps.length]"
# Whatever the page waits for takes thirty times as long: only who does not wait goes on soon.
SLOW = """() => {
  const { setTimeout } = window;
  window.setTimeout = (work, time) => setTimeout(work, time > 99 ? time * 30 : time);
}"""
# Markup as the browser writes it.
WRITTEN = """(elements) => Object.fromEntries(Object.entries(elements).map(([id, markup]) => {
  const box = document.createElement('template');
  box.innerHTML = `<svg>${markup}</svg>`;
  return [id, box.content.firstChild.innerHTML];
}))"""
SOURCES = "() => Object.fromEntries([...holdfast.board.sources].sort())"


class Duel:
    """A match of Castle against a bot, in which a person plays anything, by the API."""

    def __init__(self, who: Person) -> None:
        self.who = who
        self.csrf = who.open("/").locator("meta[name=csrf]").get_attribute("content")
        seats = {"0": "me", "1": "bot:random"}
        self.path = f"/matches/{self._post('/api/matches', game='castle', seats=seats)['match']}"

    def _post(self, path: str, **data: Any) -> Any:
        headers = {"X-CSRF-Token": self.csrf or ""}
        answer = self.who.context.request.post(path, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def state(self) -> Any:
        return self.who.context.request.get(f"/api{self.path}").json()

    def wait(self) -> int:
        """Until it is the person's turn again: the number of the last entry."""
        for _ in range(200):
            state = self.state()
            if state["decision"]["yours"]:
                return int(state["number"])
            self.who.page.wait_for_timeout(50)
        raise AssertionError("the bot does not move")

    def move(self) -> None:
        self.wait()
        state = self.state()
        chosen = state["defs"][str(state["legal"][0])]["do"]
        self._post(f"/api{self.path}/actions", action=chosen, after=state["number"])
        self.wait()


def end_phase(who: Person) -> None:
    """The Defender Phase ends, and the SS come."""
    who.choose("End your phase")
    who.page.wait_for_function(STAGED)


def place(who: Person) -> tuple[int, int]:
    at, count = who.page.evaluate(COUNTER)
    return at, count


def truth(who: Person) -> Any:
    """What the board must show now, by the server."""
    state = who.page.evaluate("() => holdfast.api")
    found = who.page.request.get(f"{who.url}{state}?eyes=defender&lang=en").json()
    return who.page.evaluate(WRITTEN, dict(sorted(found["elements"].items())))


def test_the_enemy_phase_is_played_paused_stepped_and_skipped(people: Call) -> None:
    anna = people(motion=True, pace="normal")
    anna.begin_itter()
    end_phase(anna)
    page = anna.page
    anna.expects("#hf-prompt").to_be_hidden()
    expect(page.locator(".stage-banner")).to_have_text(re.compile("Turn 1"))
    page.keyboard.press(" ")
    anna.expects("[data-stage=pause]").to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    anna.expects("#hf-stage .told").to_contain_text("SS Phase of turn 1.")
    for _ in range(3):
        at, _count = place(anna)
        page.keyboard.press("ArrowRight")
        page.wait_for_function("n => holdfast.shows.stage.at > n", arg=at)
    at, count = place(anna)
    assert 4 <= at < count
    anna.expects("#hf-log li:last-child .text").to_have_text(
        page.locator("#hf-stage .told > div").last.evaluate("node => node.firstChild.textContent")
    )
    before = page.evaluate(SOURCES)
    page.locator("[data-stage=back]").click()
    page.wait_for_function("n => holdfast.shows.stage.at === n", arg=at - 1)
    page.locator("[data-stage=next]").click()
    page.wait_for_function("n => holdfast.shows.stage.at === n", arg=at)
    assert page.evaluate(SOURCES) == before
    anna.shot("stage-paused")
    anna.finds_no_violation()
    page.keyboard.press("Escape")
    anna.wait_for_turn(0)
    anna.expects("#hf-prompt .who").to_have_text("Your turn")
    anna.expects("#hf-stage .summary").to_contain_text("Counters placed:")
    assert page.evaluate(SOURCES) == truth(anna)


def test_one_key_skips_also_while_dice_fall(people: Call) -> None:
    anna = people(motion=True, pace="normal")
    anna.begin_itter()
    end_phase(anna)
    anna.page.wait_for_selector("#hf-dice:not([hidden]):not(.down)", timeout=30_000)
    anna.page.evaluate(SLOW)
    anna.page.keyboard.press("Escape")
    anna.wait_for_turn(0)
    assert anna.page.evaluate(SOURCES) == truth(anna)


def test_one_key_skips_the_own_roll_too(people: Call) -> None:
    anna = people(motion=True, pace="instant")
    anna.begin_itter()
    anna.search("Deploy Rushford to BJ4")
    before = anna.number
    anna.page.evaluate(SLOW)
    anna.choose("Rushford attacks area 7 with the M1919A4")
    anna.page.wait_for_selector("#hf-dice:not([hidden]):not(.down)")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function(AT_REST)
    assert anna.number == before + 1


def test_it_can_be_seen_again_and_ends_in_the_present(people: Call) -> None:
    anna = people(pace="instant")
    anna.begin_itter()
    anna.search("End your phase")
    anna.wait_for_turn(0)
    anna.expects("#hf-stage .summary").to_contain_text("Counters placed:")
    now, lines = anna.page.evaluate(SOURCES), anna.page.locator("#hf-log li").count()
    anna.page.evaluate("() => holdfast.shows.stage.speed('fast')")
    anna.page.get_by_role("button", name="Show me again").click()
    anna.page.wait_for_function(STAGED)
    anna.page.keyboard.press(" ")
    assert anna.page.evaluate(SOURCES) != now
    anna.expects("#hf-prompt").to_be_hidden()
    anna.page.locator("[data-stage=skip]").click()
    anna.wait_for_turn()
    assert anna.page.evaluate(SOURCES) == now
    assert anna.page.locator("#hf-log li").count() == lines
    anna.expects("[data-stage=again]").to_be_visible()


def test_the_speed_is_remembered(people: Call) -> None:
    anna = people(pace="normal")
    anna.begin_itter()
    end_phase(anna)
    anna.page.locator("#hf-stage select").select_option("instant")
    anna.wait_for_turn(0)
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-pace", "instant")
    before = anna.number
    anna.search("End your phase")
    anna.wait_for_turn(before)
    anna.expects("#hf-stage .summary").to_be_visible()


def test_without_movement_there_are_the_same_steps(people: Call) -> None:
    anna = people(pace="fast")
    anna.begin_itter()
    end_phase(anna)
    anna.page.evaluate(
        "() => { window.flown = 0; new MutationObserver(() => "
        "window.flown += document.querySelectorAll('.ghost').length)"
        ".observe(document.querySelector('#hf-overlay'), {childList: true}); }"
    )
    seen = set()
    for _ in range(4):
        seen.add(anna.page.locator("#hf-stage .told").inner_text())
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_timeout(60)
    assert len(seen) > 2
    assert anna.page.evaluate("() => window.flown") == 0
    anna.page.keyboard.press("Escape")
    anna.wait_for_turn(0)


def test_the_landing_is_shown_unit_by_unit_on_a_phone_too(people: Call) -> None:
    anna = people(size=PHONE, pace="fast")
    landing = Study(anna, "tito", 4)
    landing.play_until("air_support")
    landing.sit()
    landing.play(landing.match.find("no_air_support"))
    anna.page.wait_for_function(STAGED)
    anna.expects("#hf-stage .phase").to_have_text("Landing")
    anna.expects("#hf-stage .told").to_contain_text("lands in")
    anna.page.locator("[data-stage=pause]").click()
    box = anna.page.locator("#hf-stage .controls").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    anna.shot("stage-landing-phone")
    anna.page.locator("[data-stage=skip]").click()
    landing.arrive()
    anna.expects("#hf-stage .summary").to_contain_text("Units landed:")


def test_on_a_narrow_desk_it_is_shown_below_the_board(people: Call) -> None:
    """The column is folded away there: the buttons and what it came to must not be."""
    anna = people(size=DESK, motion=True, pace="normal")
    anna.begin_itter()
    expect(anna.page.locator("body")).to_have_class(re.compile("folded"))
    anna.page.locator("#hf-buttons button.grave").click()
    anna.page.locator("#hf-sure button[value=yes]").click()
    anna.page.wait_for_function(STAGED)
    pause = anna.page.locator("[data-stage=pause]")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    anna.page.locator("[data-stage=next]").click()
    anna.expects("#hf-stage .told").to_be_in_viewport(ratio=1)
    anna.shot("stage-desk")
    anna.finds_no_violation()
    anna.page.locator("[data-stage=skip]").click()
    anna.wait_for_turn(0)
    anna.expects("#hf-stage .summary").to_be_in_viewport(ratio=1)
    summary, board, strip = (
        anna.page.locator(one).evaluate("node => node.getBoundingClientRect().toJSON()")
        for one in ("#hf-stage", "#hf-board", "#hf-prompt")
    )
    assert summary["left"] >= board["right"], "it stands beside the board"
    assert summary["bottom"] <= strip["top"] + 1, "and above the question"
    again = anna.page.get_by_role("button", name="Show me again")
    expect(again).to_be_in_viewport(ratio=1)
    again.click()
    anna.page.wait_for_function(STAGED)
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-stage=close]").click()
    anna.expects("#hf-stage").to_be_hidden()


def test_the_turn_of_somebody_else_is_shown_to_its_end(people: Call) -> None:
    anna = people(pace="fast")
    duel = Duel(anna)
    anna.open(duel.path)
    anna.at_table()
    page = anna.page
    page.evaluate(
        "() => { const shown = window.shown = []; const { stage } = holdfast.shows;"
        "const { play } = stage;"
        "stage.play = (steps) => { shown.push(...steps); return play.call(stage, steps); }; }"
    )
    while not page.evaluate("() => window.shown.some((one) => one.phase === 'Turn: Blue')"):
        duel.move()
    page.wait_for_function("n => Number(document.body.dataset.number) >= n", arg=duel.wait())
    page.wait_for_function(AT_REST)
    shown = page.evaluate("() => window.shown.flatMap((one) => one.lines)")
    lines = [line["i"] for line in shown]
    assert lines == sorted(set(lines))
    assert {line["seat"] for line in shown} == {1}
    anna.expects("#hf-prompt .who").to_contain_text("Your turn")
    anna.expects("#hf-stage .now").to_be_hidden()


def test_the_replay_goes_through_an_enemy_phase_step_by_step(people: Call) -> None:
    anna = people(pace="normal")
    raid = Study(anna, "itter", 7)
    raid.play(raid.match.find("end"))
    page = anna.open(f"{raid.path}/replay?at=0")
    page.wait_for_function("() => window.holdfast !== undefined")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => holdfast.stage.active")
    anna.expects("#hf-stage .phase").to_have_text(re.compile("Turn 1"))
    page.keyboard.press(" ")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => holdfast.stage.at >= 2")
    anna.shot("stage-replay")
    page.keyboard.press("Escape")
    anna.expects("#hf-stage").to_be_hidden()
    anna.expects("#hf-where").to_have_text("1 of 1")
    page.wait_for_function("() => !holdfast.busy")
    now = page.request.get(f"{anna.url}/api{raid.path}/frames/1?lang=en").json()["elements"]
    assert page.evaluate("() => Object.fromEntries(holdfast.board.sources)") == page.evaluate(
        WRITTEN, now
    )


def test_whoever_comes_back_is_shown_what_happened_since(people: Call) -> None:
    anna = people(pace="fast")
    duel = Duel(anna)
    page = anna.open(duel.path)
    anna.at_table()
    seen = page.evaluate("() => holdfast.state.actions")
    page.goto("/")
    for _ in range(9):
        duel.move()
    missed = duel.state()["actions"] - seen
    page.goto(duel.path)
    anna.expects("#hf-stage .summary").to_have_text(f"{missed} moves since your last visit")
    now = page.evaluate(SOURCES)
    page.get_by_role("button", name="Show me", exact=True).click()
    page.wait_for_function(STAGED)
    assert place(anna)[1] >= missed
    page.keyboard.press("Escape")
    page.wait_for_function(AT_REST)
    assert page.evaluate(SOURCES) == now
    page.reload()
    anna.at_table()
    anna.expects("#hf-stage").to_be_hidden()


def test_the_log_follows_until_the_reader_scrolls(people: Call) -> None:
    anna = people()
    Study(anna, "itter", 7).sit()
    log = anna.page.locator("#hf-log")
    left = "node => node.scrollHeight - node.scrollTop - node.clientHeight"
    at_end = f"() => ({left})(document.getElementById('hf-log')) < 3"
    for _ in range(2):
        before = anna.number
        anna.search("End your phase")
        anna.wait_for_turn(before)
        anna.page.wait_for_function(at_end)
    log.hover()
    anna.page.mouse.wheel(0, -400)
    anna.page.wait_for_function(f"() => !({at_end})()")
    before = anna.number
    anna.search("End your phase")
    anna.wait_for_turn(before)
    news = anna.page.locator("button.log-new")
    expect(news).to_have_text(re.compile(r"^\d+ new$"))
    assert log.evaluate(left) > 100
    news.click()
    expect(news).to_be_hidden()
    anna.page.wait_for_function(at_end)
    anna.page.set_viewport_size({"width": 1440, "height": 700})
    anna.page.wait_for_function(at_end)
