"""Whole games, from the first click to the result."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.person import Person

MOST_MOVES = 1200

Call = Callable[..., Person]


def play_out(players: list[Person], seed: int) -> int:
    """Whoever is to decide decides, until the match is over. Returns the number of moves."""
    rng = random.Random(seed)
    for moves in range(MOST_MOVES):
        if any(player.is_over for player in players):
            for player in players:
                player.page.wait_for_function("() => document.body.classList.contains('over')")
            return moves
        mine = next((player for player in players if player.may_play), None)
        if mine is None:
            players[0].page.wait_for_timeout(20)
            continue
        before = mine.number
        mine.move(rng)
        for player in players:
            player.page.wait_for_function(
                "n => Number(document.body.dataset.number) > n "
                "&& !document.body.classList.contains('moving')",
                arg=before,
            )
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def invite(host: Person, guests: list[Person], game: str, **options: str) -> None:
    """The host makes a match with invitations, and the guests sit down."""
    page = host.open(f"/new/{game}")
    for name, value in options.items():
        page.select_option(f"#option-{name}", value)
    seats = page.locator("#seats select")
    page.wait_for_function(
        "n => document.querySelectorAll('#seats select').length === n", arg=len(guests) + 1
    )
    for at in range(1, seats.count()):
        seats.nth(at).select_option("friend")
    page.get_by_role("button", name="Begin").click()
    host.at_table()
    links = [field.input_value() for field in page.locator(".invite input").all()]
    assert len(links) == len(guests)
    for guest, link in zip(guests, links, strict=True):
        guest.open(link)
        guest.page.get_by_role("button", name="Sit down").click()
        guest.at_table()


def test_a_newcomer_is_in_castle_itter_after_one_click_and_plays_it_to_its_end(
    anna: Person,
) -> None:
    anna.begin_itter()
    anna.expects("#hf-tip").to_be_visible()
    anna.page.get_by_role("button", name="Good").click()
    assert play_out([anna], seed=4) > 10
    anna.expects("#hf-result").to_be_visible()
    anna.shot("result-wide")
    anna.page.get_by_role("link", name="The story of this match").click()
    anna.expects("h1").to_have_text("Castle Itter")
    assert anna.page.locator(".chapter-lines li").count() > 50


def test_two_browsers_play_noughts(anna: Person, bert: Person) -> None:
    invite(anna, [bert], "noughts")
    assert 5 <= play_out([anna, bert], seed=1) <= 9
    assert (
        anna.page.locator("#hf-prompt .text").inner_text()
        == bert.page.locator("#hf-prompt .text").inner_text()
    )


def test_two_browsers_play_castle_itter_against_each_other(anna: Person, bert: Person) -> None:
    invite(anna, [bert], "itter", variant="competitive")
    assert play_out([anna, bert], seed=2) > 10


def test_three_browsers_play_castle(anna: Person, bert: Person, people: Call) -> None:
    clara = people()
    page = anna.open("/new/castle")
    names = page.locator("[id^=option-]").evaluate_all("all => all.map(one => one.name)")
    players = next((name for name in names if "player" in name or "seat" in name), None)
    options = {players.removeprefix("option."): "3"} if players else {}
    invite(anna, [bert, clara], "castle", **options)
    assert play_out([anna, bert, clara], seed=3) > 10


def test_one_browser_plays_capture_tito(anna: Person) -> None:
    invite(anna, [], "tito")
    assert play_out([anna], seed=3) > 10


def test_a_bot_answers(anna: Person) -> None:
    page = anna.open("/new/noughts")
    page.locator("#seats select").nth(1).select_option("bot:random")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    rng = random.Random(5)
    while not anna.is_over:
        before = anna.number
        anna.move(rng)
        anna.wait_for_turn(before)
    anna.expects("#hf-result").to_be_visible()
