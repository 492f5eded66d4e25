"""Every game declares the shapes of what it writes; the conformance kit compares them."""

from __future__ import annotations

import pytest

from holdfast.core.registry import find_game
from tests.games.test_skeleton import GAMES
from tests.games.words import told

WHOLE = {"position", "view", "result"}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_shape_and_words(game: str) -> None:
    # In Castle "reserve" is a part of what is said of some fights.
    kinds = told(find_game(game).edition().text(), "event")
    assert set(find_game(game).shapes) == WHOLE | kinds - {"reserve"}
