"""After the game: the report, the history, what people bring, turns in the replay, once more."""

from __future__ import annotations

import json
import random
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest

from holdfast.core.match import Match

if TYPE_CHECKING:
    from tests.browser.person import Person

WON = ("a1", "b1", "a2", "b2", "a3")


@lru_cache(maxsize=None)
def journal(game: str) -> str:
    """A whole match that was played elsewhere."""
    match, chooser = Match(game, key=bytes(range(32))), random.Random(7)
    while not match.over:
        match.play(chooser.choice(match.legal))
    return json.dumps(match.journal().to_json())


def post(person: Person, path: str, body: str) -> Any:
    """As a script of the page would send it."""
    if person.page.url == "about:blank":
        person.open("/open")
    token = person.page.locator('meta[name="csrf"]').get_attribute("content")
    answer = person.context.request.post(
        path,
        data=body,
        headers={"Content-Type": "application/json", "X-CSRF-Token": token or ""},
        timeout=120_000,  # a journal is played through by a process that leaves others the machine
    )
    assert answer.ok, answer.text()
    return answer.json()


def finished(person: Person, game: str) -> str:
    return str(post(person, "/api/journals", journal(game))["url"])


def overflow(person: Person) -> int:
    return int(
        person.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    )


def see_report(person: Person, game: str) -> None:
    page = person.page
    url = finished(person, game)
    # Nine boards are drawn for it; a busy machine may take its time.
    page.goto(f"{url}/report", wait_until="domcontentloaded")
    person.expects("#moments img").not_to_have_count(0)
    page.wait_for_function(
        "() => [...document.querySelectorAll('#moments img')].every(one => one.naturalWidth > 0)",
        timeout=60_000,
    )
    for part in ("#moments", "#turning", "#figures", "#luck", "#story"):
        person.expects(part).to_be_visible()
    person.shot(f"report-{game}")
    page.set_viewport_size({"width": 390, "height": 844})
    assert overflow(person) <= 0
    person.shot(f"report-{game}-phone")


@pytest.mark.parametrize("game", ["castle", "tito"])
def test_a_report_fits_every_screen(anna: Person, game: str) -> None:
    see_report(anna, game)


def test_a_report_can_be_read_by_all_and_printed(anna: Person) -> None:
    see_report(anna, "itter")
    anna.finds_no_violation()
    page = anna.page
    page.emulate_media(media="print")
    for part in (".top", ".share", "#turning", "#moments .no-print"):
        anna.expects(f"{part} >> nth=0").to_be_hidden()
    anna.expects("#moments img >> nth=0").to_be_visible()
    assert page.pdf()[:5] == b"%PDF-"


def test_the_turning_points_come_when_somebody_asks(anna: Person) -> None:
    url = str(post(anna, "/api/matches", '{"game":"noughts","seats":{"x":"me","o":"me"}}')["url"])
    for number, cell in enumerate(WON):
        move = json.dumps({"action": f"mark {cell}", "after": number})
        post(anna, f"/api{url}/actions", move)
    page = anna.open(f"{url}/report")
    anna.expects("#hf-progress").to_be_hidden()
    page.get_by_role("button", name="Find the turning points").click()
    anna.expects("#hf-report svg").not_to_have_count(0, timeout=60_000)
    page.reload()
    anna.expects("#hf-report svg").not_to_have_count(0)  # it was kept
    page.get_by_role("button", name="Play again").click()
    anna.at_table()
    assert url not in page.url
    assert anna.may_play


def test_the_history_is_filtered_and_has_pages(anna: Person) -> None:
    for _ in range(21):
        post(anna, "/api/matches", '{"game":"noughts","seats":{"x":"me","o":"me"}}')
    itter = finished(anna, "itter")
    page = anna.open("/history")
    anna.expects(".matches li").to_have_count(20)
    anna.expects(".paging").to_contain_text("1 to 20 of 22")
    page.get_by_role("link", name="Older").click()
    anna.expects(".matches li").to_have_count(2)
    page.get_by_role("link", name="Newer").click()
    page.get_by_label("Game", exact=True).select_option("itter")
    anna.expects(".matches li").to_have_count(1)
    anna.expects(f'.matches a[href="{itter}/report"]').to_be_visible()
    anna.expects(".matches time").to_contain_text("20")
    anna.finds_no_violation()
    anna.shot("history-filtered")
    page.get_by_label("State").select_option("running")
    anna.expects(".empty").to_contain_text("None of your matches fits.")


def test_a_journal_is_brought_and_replayed_turn_by_turn(anna: Person) -> None:
    page = anna.open("/open")
    anna.finds_no_violation()
    wrong = json.loads(journal("itter"))
    wrong["key"] = "00" * 32
    page.get_by_label("Or paste it here").fill(json.dumps(wrong))
    page.get_by_role("button", name="Open", exact=True).click()
    anna.expects('[role="alert"]').to_contain_text("the key is not the one that was promised")
    page.get_by_label("Or paste it here").fill("")
    given: Any = {"name": "m.json", "mimeType": "application/json", "buffer": b""}
    given["buffer"] = journal("itter").encode()
    page.get_by_label("A file").set_input_files(given)
    page.get_by_role("button", name="Open", exact=True).click()
    anna.expects("h1").to_have_text("The journal is valid")
    anna.expects(".proofs").to_contain_text("promised at the start")
    anna.finds_no_violation()
    anna.shot("opened")
    page.get_by_role("link", name="Replay").click()
    anna.expects("#hf-where").to_contain_text("0 of")
    marks = page.locator("svg.marks path").count()
    assert marks > 2
    anna.expects("#hf-turn option").to_have_count(marks)
    page.get_by_role("button", name="Next turn").click()
    page.wait_for_function("() => window.holdfast.frame.at > 0")
    first = where(anna)
    page.keyboard.press("PageDown")
    page.wait_for_function("at => window.holdfast.frame.at > at", arg=first)
    page.keyboard.press("PageUp")
    page.wait_for_function("at => window.holdfast.frame.at === at", arg=first)
    last = page.locator("#hf-turn option").last
    page.locator("#hf-turn").select_option(last.get_attribute("value"))
    page.wait_for_function(
        "at => window.holdfast.frame.at === at", arg=int(last.get_attribute("value") or 0)
    )
    assert page.locator("svg.marks .past").count() == marks
    anna.finds_no_violation()
    anna.shot("replay-turns")
    page.keyboard.press("End")
    anna.expects("[data-unless-over]").to_be_disabled()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    anna.at_table()
    anna.expects(".matchbar .kind").to_have_text(re.compile("Study"))


def where(person: Person) -> int:
    return int(person.page.evaluate("() => window.holdfast.frame.at"))


def test_addresses_are_copied(anna: Person) -> None:
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=anna.url)
    url = finished(anna, "itter")
    page = anna.open(f"{url}/replay?at=5")
    page.get_by_role("button", name="Share", exact=True).click()
    anna.expects("#shared-address").to_have_value(re.compile(r"/p/\w{8}$"))
    anna.expects("#moment-address").to_have_value(re.compile(r"/replay\?at=5"))
    copy = page.locator("#moment-address + button")
    copy.click()
    anna.expects("#moment-address + button").to_have_text("Copied")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{anna.url}{url}/replay?at=5"
    page.goto(copied)
    anna.expects("#hf-where").to_contain_text("5 of")
    page.goto(url)
    anna.at_table()
    page.locator("#hf-tab-people").click()
    anna.expects("#match-address").to_have_value(f"{anna.url}{url}")
