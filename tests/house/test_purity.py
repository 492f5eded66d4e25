"""Below the bots there is no clock, no hidden randomness, and nothing is printed or asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.imports import SOURCE, calls_of, imports_of, sources_under

BELOW_BOTS = sources_under(SOURCE / "core", SOURCE / "games")
FORBIDDEN_MODULES = {"random", "time", "datetime"}
FORBIDDEN_CALLS = {"print", "input"}
DRAWS_SEEDS = SOURCE / "core" / "dice.py"
"""The one place that may ask the system for chance: the seed of a match that was given none."""


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", BELOW_BOTS, ids=name_of)
def test_no_clock_and_no_randomness(path: Path) -> None:
    tops = {found.of.split(".")[0]: found for found in imports_of(path, SOURCE.parent)}
    assert [str(tops[name]) for name in FORBIDDEN_MODULES & set(tops)] == []
    if path != DRAWS_SEEDS:
        assert "secrets" not in tops


@pytest.mark.parametrize("path", BELOW_BOTS, ids=name_of)
def test_nothing_is_printed_or_asked(path: Path) -> None:
    assert [call for call in calls_of(path) if call[0] in FORBIDDEN_CALLS] == []


def test_the_seed_of_a_match_is_drawn_in_one_place() -> None:
    assert "secrets" in {found.of for found in imports_of(DRAWS_SEEDS, SOURCE.parent)}
