"""Every outcome that the odds of an action name has words in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import pytest

import holdfast
from holdfast.core.registry import installed_games
from holdfast.core.text import Text
from tests.games.words import told

pytestmark = pytest.mark.once

WISHES: dict[str, list[dict[str, object]]] = {
    "itter": [{}, {"variant": "competitive"}],
    "castle": [{}, {"players": 3, "same_number": True, "berserker": True, "jokers": 2}],
    "tito": [{}],
}
EXPECTED = {
    "itter": {"removed", "missed", "suppressed", "placed"},
    "castle": {"win", "lose", "called_off"},
    "tito": {"target_hit", "shooter_hit", "yugoslav_hits_1", "bonus_0", "counters_0"},
}
ASKED = 6
MOVES = 900


@lru_cache(maxsize=None)
def outcomes(game: str) -> frozenset[str]:
    """What the odds of random games name."""
    return frozenset(
        outcome
        for wish in WISHES[game]
        for seed in range(4)
        for outcome in played(game, wish, seed)
    )


def played(game: str, wish: dict[str, object], seed: int) -> Iterator[str]:
    match = holdfast.new(game, options=wish, seed=seed)
    chooser = random.Random(seed)
    for _ in range(MOVES):
        if match.over:
            return
        legal = match.state.legal()
        # One action of each verb: all actions of a verb can lead to the same outcomes.
        kinds = {action.do: action for action in chooser.sample(legal, len(legal))}
        for action in list(kinds.values())[:ASKED]:
            yield from match.odds(action)
        match.play(chooser.choice(legal))


@pytest.mark.parametrize("game", WISHES)
def test_random_games_name_the_outcomes_that_there_are(game: str) -> None:
    assert outcomes(game) >= EXPECTED[game]


@pytest.mark.parametrize("game", WISHES)
@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_outcome_has_words(game: str, language: str) -> None:
    text = installed_games()[game].edition().text(language)
    own = told(text, "outcome", language)
    for outcome in outcomes(game):
        for part in outcome.split():
            assert part in own or part.rpartition("_")[0] in own
        assert "_" not in text.outcome(outcome)
        assert "{" not in text.outcome(outcome)


def test_several_outcomes_and_numbers_are_put_together() -> None:
    text = installed_games()["tito"].edition().text("it")
    assert text.outcome("yugoslav_hits_2") == "Jugoslavi colpiti: 2"
    said = text.outcome("tito_prisoner churchill_dead")
    assert said == "Tito è fatto prigioniero, Churchill muore"


def test_an_outcome_without_words_is_still_readable() -> None:
    assert Text("fr").outcome("sure_thing") == "sure thing"
