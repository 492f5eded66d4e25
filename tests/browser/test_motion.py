"""What is seen when something happens: each thing flies from where it really was."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.study import Study

Call = Callable[..., Person]


def flights(study: Study, **wanted: object) -> list[tuple[str, str, str]]:
    action = study.match.legal.where(**wanted)[0] if wanted else None
    return [trip[1:] for trip in study.trips(action) if trip[0] == "fly"]


def test_a_card_flies_from_the_deck_to_the_sheet_and_into_the_castle(people: Call) -> None:
    study = Study(people(motion=True), "castle", 4)
    study.play_until("turn", "draw")
    study.sit()
    study.watch()
    drawn = flights(study, do="draw")
    state = study.match.state
    card = str(state.view(state.decision.seat(state))["drawn"])
    assert drawn == [(f"card/{card}", "deck", "drawn")]
    laid = flights(study, do="place")
    # The castle may close up or spread at the same time; the card itself comes from the sheet.
    [[start, end]] = [trip[1:] for trip in laid if trip[0] == f"card/{card}"]
    assert not start.startswith("cell:")
    assert end.startswith("cell:0:")


def test_a_battle_ends_on_the_discards_and_a_card_is_turned_over(people: Call) -> None:
    study = Study(people(motion=True), "castle", 4)
    study.play_until("card", "attack")
    study.sit()
    study.watch()
    seen: set[tuple[str, str]] = set()
    while study.match.decision and ("fly", "discard") not in seen:
        attacks = study.match.legal.where(do="attack")
        trips = study.trips(attacks[0] if attacks else None)
        seen |= {(how, end) for how, name, _, end in trips if name.startswith("card/")}
        assert len(study.match.played) < 60
    assert any(how == "turned" and end.startswith("cell:") for how, end in seen) or any(
        how == "fly" and end.startswith("card:") for how, end in seen
    )


def test_what_is_hidden_stays_hidden_while_it_moves(people: Call) -> None:
    study = Study(people(motion=True), "castle", 9)
    study.sit(0)
    study.watch()
    seen = 0
    for _ in range(40):
        asked = study.match.decision
        assert asked is not None
        if asked.kind not in ("court_order", "setup_card", "turn", "card"):
            break
        do = "draw" if study.match.legal.where(do="draw") else None
        action = study.match.legal.where(do=do)[0] if do else None
        known = json.dumps(study.match.state.view(0))
        moved = [name[5:] for _, name, *_ in study.trips(action) if name.startswith("card/")]
        known += json.dumps(study.match.state.view(0))
        for card in moved:
            assert card == "#" or f'"{card}"' in known or f'"#{card}"' in known
        seen += moved.count("#")
    assert seen > 5


def test_counters_come_from_their_supply_and_go_along_their_track(people: Call) -> None:
    study = Study(people(motion=True), "itter", 4)
    study.sit()
    study.watch()
    study.read_fast()
    trips = []
    for _ in range(60):
        trips += flights(study)
        if any(one[1].startswith("node:") and one[2].startswith("node:") for one in trips):
            break
    assert any(name.startswith("defender/") for name, *_ in trips)
    assert any(one[:2] == (one[0], "ss_supply") and one[2].startswith("node:") for one in trips)
    assert any(one[1].startswith("node:") and one[2].startswith("node:") for one in trips)


def test_partisans_come_from_their_pool_and_markers_are_turned_over(people: Call) -> None:
    study = Study(people(motion=True), "tito", 4)
    study.sit()
    study.watch()
    study.read_fast()
    trips = study.trips()
    assert any(how == "fly" and start.startswith("pool:") for how, _, start, _ in trips)
    assert any(how == "turn" and name.startswith("marker/") for how, name, *_ in trips)


def test_the_dice_of_fire_fall_for_both_sides(people: Call) -> None:
    study = Study(people(motion=True), "tito", 4)
    study.play_until("combat", "fire")
    study.sit()
    study.play(study.match.legal.where(do="fire")[0])
    expect(study.person.page.locator("#hf-dice .die")).to_have_count(2)
    study.arrive()


def test_nothing_moves_when_somebody_wants_it_so(people: Call) -> None:
    """Reduced motion of the system, and the setting of the page, silence everything."""
    calm, chosen = people(), people(motion=True)
    chosen.open("/")
    chosen.page.locator("details.menu summary").first.click()
    with chosen.page.expect_navigation():
        chosen.page.locator("input[name=motion][value=none]").check(force=True)
    for person in (calm, chosen):
        study = Study(person, "itter", 4)
        study.sit()
        study.watch()
        for _ in range(8):
            assert study.trips() == []


def test_moves_that_come_faster_than_one_can_look_are_caught_up_with(people: Call) -> None:
    study = Study(people(motion=True), "itter", 4)
    study.sit()
    for _ in range(25):
        study.play()
    study.person.page.wait_for_function(
        "n => Number(document.body.dataset.number) >= n", arg=study.number, timeout=12_000
    )
    study.arrive()
    assert study.person.page.locator(".ghost, .away").count() == 0
