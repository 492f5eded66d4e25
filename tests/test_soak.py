"""`make soak`: which mixtures of options it plays, and what it prints."""

from __future__ import annotations

import pytest

from holdfast.core.registry import find_game
from tools.soak import main, plan, shares


def test_every_option_of_castle_is_on_in_a_quarter_of_the_mixtures() -> None:
    game = find_game("castle")
    mixtures = plan(game)
    for option in game.options:
        for value in option.values:
            share = sum(options[option.name] == value for options in mixtures) / len(mixtures)
            assert share >= 0.25, (option.name, value)


def test_itter_is_played_in_each_variant_edition_and_reading() -> None:
    mixtures = plan(find_game("itter"))
    pairs = {(options["variant"], options["edition"]) for options in mixtures}
    assert len(pairs) == 7  # the player aid knows no competitive game
    assert len(mixtures) == 14
    for option in find_game("itter").options:
        assert {options[option.name] for options in mixtures} == set(option.values)


def test_tito_is_played_at_each_level() -> None:
    levels = [options["difficulty"] for options in plan(find_game("tito"))]
    assert sorted(map(str, levels)) == ["difficult", "easy", "medium"]


def test_games_are_shared_out() -> None:
    assert shares(1000, 3) == [333, 333, 334]
    assert shares(2, 3) == [1, 1, 1]


def test_a_soak_ends_with_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["noughts", "--games", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "noughts as it comes: 3 games from seed 1"
    assert lines[-3].split()[:3] == ["game", "mixtures", "games"]
    assert lines[-2].split()[:3] == ["noughts", "1", "3"]
    assert lines[-2].endswith("conforms")
    assert lines[-1] == "Every promise was kept."
