"""Whole games: they end, can be taken up anywhere, and are told in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadOption
from holdfast.core.state import play_randomly
from holdfast.games.tito import rules
from holdfast.games.tito.game import GAME

LEVELS = ("medium", "difficult", "easy")


def test_the_game_is_registered_with_its_option() -> None:
    assert holdfast.find_game("tito") is GAME
    assert GAME.edition({"difficulty": "medium"}).seats == ("german",)
    assert GAME.read_options({}) == {"difficulty": "medium"}
    with pytest.raises(BadOption):
        GAME.read_options({"difficulty": "insane"})


def test_a_position_brings_its_difficulty() -> None:
    match = holdfast.new(GAME, seed=1, options={"difficulty": "easy"})
    again = holdfast.new(GAME, seed=1, position=match.position())
    assert again.options == {"difficulty": "easy"}


@pytest.mark.parametrize("level", LEVELS)
def test_random_games_end(level: str) -> None:
    for seed in range(30):
        chance = Seeded(seed)
        state = GAME.edition({"difficulty": level}).new(chance)
        play_randomly(state, chance, 20_000)
        result = state.result()
        assert result is not None
        assert result["vp"] == sum(result["detail"].values())
        assert -1.0 <= state.returns()[0] <= 1.0


def same_future(given: dict[str, Any], level: str, mark: tuple[int, ...], action: str) -> Any:
    chance = Seeded(0)
    chance.reset(mark)
    state = GAME.edition({"difficulty": level}).read(given)
    state.apply(state.vocabulary.find(action), chance)
    return state.to_position()


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_can_be_taken_up_at_every_decision(level: str) -> None:
    chance = Seeded(17)
    state = GAME.edition({"difficulty": level}).new(chance)
    while not state.over:
        given = json.loads(json.dumps(state.to_position()))
        legal = state.legal()
        again = GAME.edition({"difficulty": level}).read(given)
        assert again.legal() == legal
        assert again.to_position() == given
        action = legal[chance.pick(len(legal))]
        mark = chance.mark()
        state.apply(action, chance)
        assert same_future(given, level, mark, action.text) == state.to_position()
    over = state.to_position()
    assert GAME.edition({"difficulty": level}).read(over).to_position() == over


@pytest.mark.parametrize("seed", range(4))
def test_legal_and_why_agree_over_the_whole_vocabulary(seed: int) -> None:
    chance = Seeded(seed)
    match = holdfast.new(GAME, seed=seed)
    asked: dict[str, int] = {}
    while not match.over:
        kind = match.state.decision.kind
        asked[kind] = asked.get(kind, 0) + 1
        legal = match.state.legal()
        if asked[kind] % 9 == 1:
            numbers = {action.number for action in legal}
            for action in match.state.vocabulary.actions:
                if action.number not in numbers:
                    refusal = match.state.explain(action)
                    assert refusal.rule.startswith("CT-")
        match.play(legal[chance.pick(len(legal))])


def test_every_event_and_action_has_words() -> None:
    text = GAME.edition().text("en")
    for seed in range(3):
        match = holdfast.new(GAME, seed=seed)
        chance = Seeded(seed)
        while not match.over:
            legal = match.state.legal()
            assert text.prompt(match.state.decision.kind, match.view("german"))
            action = legal[chance.pick(len(legal))]
            assert "{" not in text.action(action)
            match.play(action)
        for event in match.events:
            assert event.kind in text.events
            assert "{" not in text.event(event)
        assert "…" not in "".join(text.event(e) for e in match.events if not e.secret)
        assert text.result(match.result or {}).endswith(").")
        assert "Alarm" in text.board(match.view("german"))


def test_the_words_know_exactly_the_events_that_the_rules_tell() -> None:
    folder = Path(str(rules.__file__)).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    told = set(re.findall(r'\.tell\(\s*"(\w+)"', source))
    assert told == set(GAME.edition().text("en").events)


def test_a_copy_goes_its_own_way() -> None:
    """Copies share lists that are replaced and never changed."""
    chance = Seeded(8)
    state = GAME.edition().new(chance)
    while not state.over:
        before = state.to_bytes()
        copy = state.copy()
        assert copy == state
        for _ in range(12):
            if not copy.over:
                legal = copy.legal()
                copy.apply(legal[chance.pick(len(legal))], chance)
        assert state.to_bytes() == before
        legal = state.legal()
        state.apply(legal[chance.pick(len(legal))], chance)


def test_a_journal_replays() -> None:
    match = holdfast.new(GAME, seed=5)
    chance = Seeded(5)
    for _ in range(40):
        legal = match.state.legal()
        match.play(legal[chance.pick(len(legal))])
    assert holdfast.load(match.journal().to_json()).position() == match.position()


def test_the_pure_and_the_compiled_build_play_the_same_games() -> None:
    """One digest of many games, the same in both builds."""
    total = 0
    for seed in range(20):
        chance = Seeded(seed)
        state = GAME.edition({"difficulty": LEVELS[seed % 3]}).new(chance)
        total += (seed + 1) * play_randomly(state, chance, 20_000)
    assert total == DIGEST


DIGEST = 38950
