"""Whatever is on a board can be looked at, in every language, and from the view alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.core.i18n import LANGUAGES
from holdfast.core.inspection import TONES, Inspection, found_in
from holdfast.core.match import Match
from holdfast.core.seat import WHOLE, Seat
from holdfast.core.state import SPECTATOR
from holdfast.games.castle.board import NAMES
from holdfast.games.castle.rules.fight import scores
from holdfast.games.castle.standing import (
    attack_dice,
    attack_sum,
    defence_dice,
    defence_sum,
    targets,
)
from holdfast.games.itter.rules.c5_end import score_lines as itter_score
from holdfast.games.itter.standing import score_lines
from holdfast.games.tito.rules.c12_movement.c12_2_german import Move
from holdfast.games.tito.rules.c14_victory import points as tito_points
from holdfast.games.tito.standing import points

pytestmark = pytest.mark.once

TABLES: dict[str, dict[str, Any]] = {
    "itter": {"variant": "elite"},
    "itter competitive": {"variant": "competitive"},
    "castle": {"players": 2, "saboteur": True, "same_number": True, "same_suit": True},
    "castle full": {"players": 4, "jokers": 2, "barricade": True, "berserker": True},
    "tito": {},
}
each_table = pytest.mark.parametrize("table", TABLES)


def match_of(table: str, seed: int) -> Match:
    return holdfast.new(table.split()[0], seed=seed, options=TABLES[table])


def moments(table: str, seed: int, every: int) -> Iterator[Match]:
    """A random match, from time to time."""
    match, rng = match_of(table, seed), Random(seed)
    while not match.over:
        if len(match.played) % every == 0:
            yield match
        # Cards that are rallied whenever they can be make for combats with reinforcements.
        rallies = [action for action in match.legal if action.do == "rally"]
        match.play(rng.choice(rallies or match.legal))
    yield match


@lru_cache(maxsize=None)
def sampled(table: str) -> list[Seat]:
    """Seats of positions that differ: the beginning, the course of a match and its end."""
    found: list[Seat] = []
    for seed in (3, 8):
        kept = [match.copy() for match in moments(table, seed, 25)]
        for match in (*kept[:: max(1, len(kept) // 3)], kept[-1]):
            viewers = [*range(len(match.seats)), SPECTATOR]
            found += [match.seen_by(viewer) for viewer in viewers]
            found.append(match.seen_by(WHOLE))
    return found


def elements(seat: Seat) -> list[str]:
    picture = seat.edition.draw(seat.view)
    assert picture is not None
    return list(picture.elements)


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_can_be_looked_at(table: str, language: str) -> None:
    for seat in sampled(table):
        rules = seat.text(language).rules
        for element in elements(seat):
            told = seat.look(element, language)
            assert told is not None, element
            assert told.title, element
            assert told.facts or told.words or told.rules, element
            assert set(told.rules) <= set(rules), (element, told.rules)
            assert not any("{" in words or "…" in words for words in words_of(told)), told


def words_of(told: Inspection) -> list[str]:
    facts = [text for fact in told.facts for text in (fact.label, fact.value)]
    return [told.title, *facts, *told.words, *(item.title for item in told.items)]


@each_table
def test_what_lies_there_can_be_looked_at_in_turn(table: str) -> None:
    for seat in sampled(table)[::3]:
        for element in elements(seat):
            told = seat.look(element)
            assert told is not None
            for item in told.items:
                assert seat.look(item.element) is not None, (element, item)


@each_table
def test_a_look_depends_on_the_view_alone(table: str) -> None:
    for seat in sampled(table)[::4]:
        view = json.loads(json.dumps(seat.view))
        text = seat.text("it")
        for element in elements(seat):
            assert text.look(view, element, seat.options) == seat.look(element, "it")
        assert text.standing(view, seat.options) == seat.standing("it")
        assert view == json.loads(json.dumps(seat.view))


@each_table
@pytest.mark.parametrize(
    "nonsense", ["", "x", "card", "card:", "card:9/nothing", "zone:0", "zone:x", "unit:", "cell:1",
                 "cell:9:9:9", "cell:a:b", "gun:7", "gun:99:mortar", "stack:1:x", "marker:x",
                 "side:0:under", "between:x", "pool:7", "line:0", "defender:nobody"],
)  # fmt: skip
def test_nonsense_is_not_known(table: str, nonsense: str) -> None:
    assert sampled(table)[0].look(nonsense) is None


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standing_is_told_in_words(table: str, language: str) -> None:
    for seat in sampled(table):
        lines = seat.standing(language)
        assert 3 <= len(lines) <= 7
        known = set(elements(seat))
        for line in lines:
            assert line.label
            assert line.value
            assert line.tone in TONES
            assert "{" not in line.label + line.value + line.detail
            assert not line.marks or known & set(line.marks), line


def test_the_score_of_itter_is_that_of_the_rules() -> None:
    for match in moments("itter", 5, 3):
        view: Any = match.seat("defender").view
        ground: Any = match.edition.text().ground  # type: ignore[attr-defined]
        assert score_lines(view, ground) == itter_score(match.state)  # type: ignore[arg-type]


def test_the_points_of_tito_are_those_of_the_rules() -> None:
    for match in moments("tito", 5, 5):
        view: Any = match.seat("german").view
        ground: Any = match.edition.text().ground  # type: ignore[attr-defined]
        assert points(view, ground) == tito_points(match.state)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", ["castle", "castle full"])
def test_the_sums_of_a_battle_are_those_of_the_rules(table: str) -> None:
    """CA-FIGHT.2 to CA-FIGHT.4"""
    seen = 0
    for seed in range(4):
        for match in moments(table, seed, 1):
            state: Any = match.state
            if match.over or state.decision.kind != "commit":
                continue
            view: Any = match.seen_by(SPECTATOR).view
            battle, options = view["battle"], match.options
            cards = targets(view, battle)
            assert cards is not None
            real = state.target_cards()
            assert attack_sum(view, battle, cards, bool(options["same_suit"])) == (
                scores.attack_bonus(state, state.battle, real)
            )
            assert defence_sum(view, battle, cards, options) == (
                scores.defence_bonus(state, state.battle, real)
            )
            saboteur = bool(options["saboteur"])
            assert attack_dice(battle, saboteur) == scores.attack_dice(state, state.battle)
            dice = scores.defence_dice(state, state.battle, real)
            # Whether the Queen guards her King only the owner knows, as long as she is hidden.
            whole: Any = match.position()
            assert defence_dice(whole, battle, cards, saboteur) == dice
            seen += 1
    assert seen > 20


def test_a_double_is_announced_until_its_battle_ends() -> None:
    """CA-DOUBLE.4, CA-DOUBLE.5: good news for the attacker, bad for whoever is attacked."""
    drawn = owed = 0
    for seed in range(3):
        for match in moments("castle", seed, 1):
            state: Any = match.state
            battle = state.battle
            doubled = battle is not None and bool(battle.extra or battle.bonus > 0)
            told = [
                [line for line in match.seat(seat).standing() if line.label == "Double!"]
                for seat in match.seats
            ]
            assert [len(lines) for lines in told] == [int(doubled)] * 2
            if not doubled:
                continue
            assert {lines[0].tone for lines in told} == {"good", "bad"}
            assert told[battle.seat][0].tone == "good"
            assert not match.seen_by(SPECTATOR).standing()[0].tone
            extra = [NAMES[card] for card in battle.extra]
            assert told[0][0].marks == tuple(f"card:{card}" for card in extra)
            assert ("Still to come" in told[0][0].detail) == (battle.bonus > 0)
            drawn, owed = drawn + bool(extra), owed + (battle.bonus > 0)
    assert drawn > 5
    assert owed > 0


def test_who_could_move_to_a_zone_can() -> None:
    """CT-12.2: the first link of every way is legal, and whoever is not named cannot get there."""
    checked = 0
    for match in moments("tito", 6, 7):
        if match.over or match.state.decision.kind != "movement":
            continue
        seat = match.seat("german")
        view: Any = seat.view
        moves = [action for action in match.legal if isinstance(action, Move)]
        direct = {(action.json["unit"], action.json["to"]) for action in moves}
        for unit, to in sorted(direct):
            told = seat.look(f"zone:{to}")
            assert told is not None
            assert f"unit:{unit}" in told.marks, (unit, to)
            checked += 1
        for unit in {unit for unit, _to in direct}:
            told = seat.look(f"unit:{unit}")
            assert told is not None
            reach = {mark for mark in told.marks if mark.startswith("zone:")}
            assert {f"zone:{to}" for one, to in direct if one == unit} <= reach
        assert view["units"]
    assert checked > 50


def test_things_are_found_by_part_of_their_name() -> None:
    names = ["defender:lee", "square:G4", "square:GH4", "node:4"]
    assert found_in(names, "lee") == ["defender:lee"]
    assert found_in(names, "g4") == ["square:G4"]
    assert found_in(names, "square G4") == ["square:G4"]
    assert found_in(names, "square") == ["square:G4", "square:GH4"]
    assert found_in(names, " ") == []
