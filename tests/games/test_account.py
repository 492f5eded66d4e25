"""What a report counts of the three games agrees with what happened."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

import pytest

from holdfast.core.account import Table
from holdfast.core.i18n import LANGUAGES
from holdfast.core.match import Match
from holdfast.core.state import SPECTATOR

GAMES = ("castle", "itter", "tito")


@lru_cache(maxsize=None)
def played(game: str, seed: int = 7) -> Match:
    match, chooser = Match(game, seed=seed), Random(seed)
    while not match.over:
        match.play(chooser.choice(match.legal))
    return match


def column(table: Table, place: int) -> int:
    return sum(int(row[place]) for row in table.rows)


@pytest.mark.parametrize("game", GAMES)
def test_every_attack_is_counted_once_with_a_chance(game: str) -> None:
    match = played(game)
    kinds = {"castle": ["fought"], "itter": ["attacked"], "tito": ["fire", "line"]}[game]
    count = Counter(event.kind for event in match.events)
    account = match.edition.text().account(match.events)
    attacks = sum(count[kind] for kind in kinds)
    own = account.tables[:1] if game != "tito" else account.tables
    assert sum(column(table, 1) for table in own) == attacks > 0
    assert all(0 <= trial.chance <= 1 for trial in account.trials)
    # What is certain happens, what cannot be does not.
    assert all(trial.success for trial in account.trials if trial.chance == 1)
    assert not any(trial.success for trial in account.trials if trial.chance == 0)


@pytest.mark.parametrize("game", GAMES)
def test_over_many_matches_luck_evens_out(game: str) -> None:
    """Chances that were wrong would show: the dice of these matches are always the same."""
    trials = [
        trial
        for seed in range(5, 10)
        for match in (played(game, seed),)
        for trial in match.edition.text().account(match.events).trials
    ]
    hoped = sum(trial.chance for trial in trials)
    spread = sum(trial.chance * (1 - trial.chance) for trial in trials) ** 0.5
    assert len(trials) > 50
    assert abs(sum(trial.success for trial in trials) - hoped) < 3 * spread


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_matters_most_and_all_eyes_get_an_account(game: str, language: str) -> None:
    match = played(game)
    text = match.edition.text(language)
    weights = [text.weight(event) for event in match.events]
    assert max(weights) == 10
    assert weights.index(10) >= len(weights) - 2
    watched = [event.seen_by(SPECTATOR) for event in match.events]
    assert text.account(watched) == text.account(match.events), "combat is open to all"
    for table in text.account(match.events).tables:
        assert all(len(row) == len(table.heads) for row in table.rows)


def test_losses_in_castle_are_those_of_the_events() -> None:
    match = played("castle")
    fallen = [event for event in match.events if event.kind == "fell"]
    removed = [event for event in match.events if event.kind == "removed"]
    struck = [event for event in match.events if event.kind == "struck" and event.facts["won"]]
    table = match.edition.text().account(match.events).tables[0]
    assert column(table, 5) == sum(len(e.facts["cards"]) for e in fallen) + len(removed + struck)


def test_who_fell_in_castle_itter_says_when() -> None:
    match = played("itter", seed=9)
    lost = [event for event in match.events if event.kind in ("casualty", "low_morale")]
    table = match.edition.text().account(match.events).tables[0]
    fates = {str(row[0]): str(row[5]) for row in table.rows if row[5]}
    names = {match.edition.text().name("defender", event.facts["who"]) for event in lost}
    assert names <= fates.keys()
    assert all("on turn" in fate for fate in fates.values())
