"""Every installed game keeps its promises, with every single option; `make soak` goes further."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.conformance import check_game
from holdfast.core.errors import BadOption
from holdfast.core.registry import installed_games


def single_options() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each game with one option at a time changed from its default."""
    for name, game in installed_games().items():
        for option in game.options:
            for value in option.values[1:]:
                try:
                    yield name, dict(game.read_options({option.name: value}))
                except BadOption:
                    continue


@pytest.mark.parametrize("name", list(installed_games()))
def test_a_game_conforms(name: str) -> None:
    check_game(name, games=24, thorough_every=12).raise_if_bad()


def changed(name: str, options: dict[str, Any]) -> str:
    default = installed_games()[name].read_options(None)
    return "-".join(f"{key}={value}" for key, value in options.items() if value != default[key])


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(name, options, id=f"{name}-{changed(name, options)}")
        for name, options in single_options()
    ],
)
def test_a_game_conforms_with_other_options(name: str, options: dict[str, Any]) -> None:
    report = check_game(
        name, games=4, seed=100, options=options, thorough_every=4, samples=4, compare_builds=False
    )
    report.raise_if_bad()
