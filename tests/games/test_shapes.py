"""Every game declares the shapes of what it writes; the conformance kit compares them."""

from __future__ import annotations

import pytest

from holdfast.core.registry import find_game
from tests.games.test_skeleton import GAMES

WHOLE = {"position", "view", "result"}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_shape_and_words(game: str) -> None:
    # Castle has several sentences for a fight, such as "fought won", and a part of some, "reserve".
    told = {sentence.partition(" ")[0] for sentence in find_game(game).edition().text().events}
    assert set(find_game(game).shapes) == WHOLE | told - {"reserve"}
