"""Whole games, from the first click to the result."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from holdfast.core.match import Match
from holdfast.web.positions import code_of
from tests.browser.person import Person

MOST_MOVES = 1200
STRETCH, BY_HAND = 40, 6
SEEN = """n => Number(document.body.dataset.number) > n
  && !document.body.classList.contains('moving')"""
DECIDED = "() => !document.body.matches('.moving, .sending, .covered')"
ATTACKS = ("attack", "press", "volley")
ENDS = ("end_phase", "no_air_support", "stop", "break_off")

Call = Callable[..., Person]


def play_out(players: list[Person], seed: int, prefers: tuple[str, ...] = ()) -> int:
    """Whoever is to decide decides, until the match is over. Returns the number of moves.

    Aimless play can go on for a thousand moves where nobody has to risk anything. With what
    people prefer to do, that is done and without clicks, but for the first moves of each stretch.
    """
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
        if not prefers or moves % STRETCH < BY_HAND or mine.is_arranging:
            mine.move(rng)
        else:
            mine.send(rng, prefers)
        for player in players:
            player.page.wait_for_function(SEEN, arg=before)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def play_some(players: list[Person], seed: int, moves: int) -> None:
    """So many moves, by clicks, keys and from the list."""
    rng = random.Random(seed)
    for _ in range(moves):
        players[0].page.wait_for_function(DECIDED)
        mine = next((player for player in players if player.may_play), None)
        assert mine is not None, "nobody is to decide"
        before = mine.number
        mine.move(rng)
        for player in players:
            player.page.wait_for_function(SEEN, arg=before)


def late(game: str, seed: int, left: int, prefers: tuple[str, ...], **options: int) -> str:
    """The code of a position so many moves before the end of a game."""
    lengths = [0]
    for most in (10_000, None):
        match, rng = Match(game, options=options, seed=seed), random.Random(seed)
        while not match.over and len(match.played) < (most or lengths[-1] - left):
            preferred = [one for one in match.legal if one.do in prefers]
            match.play(rng.choice(preferred or match.legal))
        lengths.append(len(match.played))
    return code_of(match, match.position())


def invite(
    host: Person, guests: list[Person], game: str, position: str = "", **options: str
) -> None:
    """The host makes a match with invitations, and the guests sit down."""
    page = host.open(f"/new/{game}" + (f"?position={position}" if position else ""))
    for name, value in options.items():
        page.select_option(f"#option-{name}", value)
    host.expects("#seats .seat-row").to_have_count(len(guests) + 1)
    for at in range(1, len(guests) + 1):
        host.seat(at, "friend")
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
    anna.page.get_by_role("button", name="Got it").click()
    assert play_out([anna], seed=4) > 10
    anna.expects("#hf-result").to_be_visible()
    anna.shot("result-wide")
    anna.page.get_by_role("link", name="Report").click()
    # It is long: its lines are counted when all of it has come.
    anna.page.wait_for_url("**/report", wait_until="domcontentloaded", timeout=60_000)
    anna.expects("h1").to_have_text("Castle Itter")
    anna.expects(".verdict .outcome").to_have_text("You lose.")
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
    everybody = [anna, bert, clara]
    for player in (anna, bert, clara):
        hands = player.page.locator("#hf-log li", has_text="is dealt")
        expect(hands).to_have_count(3)
        expect(hands.filter(has_text="is dealt eight cards")).to_have_count(2)
    # They build their castles and begin; then they sit down to the end of another game.
    play_some(everybody, 3, 8)
    position = late("castle", 3, 60, ATTACKS, players=3)
    invite(anna, [bert, clara], "castle", position, **options)
    assert play_out(everybody, seed=3, prefers=ATTACKS) > 10
    ends = {player.page.locator("#hf-prompt .text").inner_text() for player in everybody}
    assert len(ends) == 1, "all see the same end"


def test_one_browser_plays_capture_tito(anna: Person) -> None:
    invite(anna, [], "tito")
    assert play_out([anna], seed=3, prefers=ENDS) > 30


def test_a_bot_answers(anna: Person) -> None:
    page = anna.open("/new/noughts")
    anna.seat(1, "bot:random")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    rng = random.Random(5)
    while not anna.is_over:
        before = anna.number
        anna.move(rng)
        anna.wait_for_turn(before)
    anna.expects("#hf-result").to_be_visible()
