"""Bots in the browser: chosen by name, face and sentence, and played against."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holdfast.bots import installed_bots
from tests.browser.person import PHONE, WIDE, Person
from tests.web.site import Site

Call = Callable[..., Person]

SIZES = {"wide": WIDE, "phone": PHONE}
MY_MOVES = 40


@pytest.fixture(scope="module")
def site(assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots think for a tenth of a second, and can be seen to think."""
    site = Site(tmp_path_factory.mktemp("data"), bot_seconds=0.1, bot_pause=0.5)
    yield site
    site.stop()


def test_one_person_plays_castle_against_strong(anna: Person) -> None:
    page = anna.open("/new/castle")
    anna.expects("#seats .seat-row:nth-child(2) summary").to_contain_text("Strong")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    rng, thought = random.Random(7), 0
    for _ in range(MY_MOVES):
        if anna.is_over:
            break
        before = anna.number
        anna.move(rng)
        page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
        if not anna.may_play and not anna.is_over:
            anna.expects("#hf-prompt .who").to_have_text(re.compile(r"^Strong is thinking"))
            thought += 1
            if thought == 1:
                anna.expects("#hf-prompt .who .face").to_be_visible()
                anna.expects("#hf-prompt .who .face").to_have_count(1)
                anna.shot("bot-thinks")
        anna.wait_for_turn(before)
    assert thought, "it is seen thinking at least once, however fast it is"
    assert anna.number > MY_MOVES or anna.is_over
    page.locator("#hf-tab-people").click()
    anna.expects("#hf-players li.bot").to_contain_text("Strong")
    assert not anna.complaints


@pytest.mark.parametrize("size", SIZES)
def test_who_sits_is_chosen_from_faces_and_sentences(people: Call, size: str) -> None:
    person = people(size=SIZES[size])
    page = person.open("/new/castle")
    person.expects("#seats details.sitter").to_have_count(2)
    box = page.locator("#seats details.sitter").nth(1)
    box.locator("summary").click()
    for bot in installed_bots("castle").values():
        choice = box.locator(f"label:has(input[value='bot:{bot.name}'])")
        assert choice.locator("b").inner_text() == bot.label
        assert choice.locator("small").inner_text().startswith(bot.said())
        assert choice.locator(".face path").get_attribute("d") == bot.face
    person.shot(f"sitters-{size}")
    person.finds_no_violation()
    box.locator("label:has(input[value='bot:novice'])").click()
    person.expects("details.sitter[open]").to_have_count(0)
    assert "Novice" in box.locator("summary").inner_text()
    # Another seat comes with another option, and can be chosen too.
    page.select_option("#option-players", "3")
    person.expects("#seats .seat-row").to_have_count(3)
    assert "Novice" in box.locator("summary").inner_text()
    person.seat(2, "open")
    page.get_by_role("button", name="Begin").click()
    person.at_table()
    names = page.locator("#hf-players li.bot .name").all_inner_texts()
    assert names == ["Novice"] or not page.locator("#hf-players").is_visible()
    assert not person.complaints


def test_who_sits_can_be_chosen_with_keys_alone(anna: Person) -> None:
    page = anna.open("/new/noughts")
    box = page.locator("#seats details.sitter").nth(1)
    box.locator("summary").focus()
    page.keyboard.press("Enter")
    anna.expects("details.sitter[open] input:focus").to_have_count(1)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    anna.expects("details.sitter[open]").to_have_count(0)
    assert "Quick" in box.locator("summary").inner_text()
    page.keyboard.press("Enter")
    anna.expects("details.sitter[open] input:focus").to_have_count(1)
    page.keyboard.press("Escape")
    anna.expects("details.sitter[open]").to_have_count(0)
    assert page.url.endswith("/new/noughts"), "the form was not sent"


def test_without_scripts_the_strong_bot_sits_there_too(people: Call, site: Site) -> None:
    person = people(scripts=False)
    page = person.open("/new/castle")
    page.locator("#seats details.sitter").nth(1).locator("summary").click()
    page.locator("#seats input[value='bot:quick']").nth(1).check(force=True)
    page.get_by_role("button", name="Begin").click()
    match = page.url.rpartition("/")[2]
    assert [seat.bot for seat in site.app.hub.rooms[match].seats] == [None, "quick"]


def test_a_solo_game_is_watched_while_a_bot_plays_it(anna: Person) -> None:
    page = anna.open("/new/itter")
    anna.seat(0, "bot:quick")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    page.wait_for_function("() => Number(document.body.dataset.number) > 3")
    anna.expects("#hf-actions").to_be_hidden()
    page.locator("#hf-tab-people").click()
    anna.expects("#hf-players li.bot .face").to_be_visible()
    assert not anna.complaints
