"""The page of rulings is what the rules references say now."""

from __future__ import annotations

import json

import pytest

from holdfast.core.registry import find_game
from tools import rulings


def test_the_page_is_up_to_date() -> None:
    """Otherwise: python -m tools.rulings."""
    measured = json.loads(rulings.MEASURED.read_text("utf-8"))
    assert (rulings.DOCS / "rulings.md").read_text("utf-8") == rulings.page(measured)


@pytest.mark.parametrize("game", rulings.GAMES)
def test_every_ruling_is_there_with_its_rule(game: str) -> None:
    ruled = [rule for rule in find_game(game).edition().text("en").rules.values() if rule.ruling]
    told = "".join(rulings.chapters(find_game(game)))
    assert len(ruled) > 40
    for rule in ruled:
        assert f"**{rule.id}.** {rule.text}" in told
        assert rule.ruling.removeprefix("Ruling: ") in told


def test_every_measured_reading_has_its_ruling() -> None:
    rules = find_game("itter").edition().text("en").rules
    measured = json.loads(rulings.MEASURED.read_text("utf-8"))
    assert len(measured["arms"]) == 4
    for arm in measured["arms"]:
        assert rules[arm["name"]].ruling
        ((option, _value),) = arm["options"].items()
        assert f"`{option}`" in rules[arm["name"]].ruling
        assert arm["return"]["low"] <= arm["return"]["value"] <= arm["return"]["high"]
