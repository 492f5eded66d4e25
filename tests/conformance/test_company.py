"""What comes with a game is checked like its rules: a lesson that stops, a bot that peeks."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from copy import deepcopy
from typing import Any
from zlib import crc32

import pytest

from holdfast.bots import Budget
from holdfast.bots.card import BotCard
from holdfast.conformance import Report, check_game, company
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.registry import find_game
from holdfast.core.seat import Seat
from tests.conformance.hilo import GAME as HILO
from tests.conformance.plain_noughts import PlainNoughts

pytestmark = pytest.mark.once


def wrong(game: Game, check: str, seed: int = 1) -> list[str]:
    report = check_game(game, games=1, seed=seed, compare_builds=False)
    return [one.sentence for one in report.violations if one.check == check]


class Taught(PlainNoughts):
    """Noughts with another lesson."""

    def __init__(self, lesson: Mapping[str, Any]) -> None:
        self._lesson = dict(lesson)

    def lesson(self) -> dict[str, Any]:
        return self._lesson


def lesson() -> dict[str, Any]:
    data = find_game("noughts").lesson()
    assert data is not None
    return deepcopy(data)


def test_the_lesson_of_noughts_is_looked_at_choice_by_choice() -> None:
    report: Report = check_game("noughts", games=1, compare_builds=False)
    report.raise_if_bad()
    assert report.looked["lessons_play"] >= len(lesson()["steps"])
    assert check_game(Taught(lesson()), games=1, compare_builds=False).ok


def test_a_task_that_cannot_be_done_is_found() -> None:
    broken = lesson()
    task = next(task for step in broken["steps"] for task in step.get("tasks", []))
    for choice in task.get("any", [task]):
        choice["do"] = {"do": "mark", "cell": "z9"}
    assert wrong(Taught(broken), "lessons_play")


def test_a_step_without_words_in_one_language_is_found() -> None:
    broken = lesson()
    del broken["steps"][0]["title"]["fr"]
    (sentence,) = wrong(Taught(broken), "lessons_play")
    assert "says nothing in 'fr'" in sentence


class First:
    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return seat.legal[0]


class Fails:
    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        raise ValueError("no idea")


class LooksAtItsWorld:
    """Chooses by the very world behind its seat, in which nothing is true that it cannot know."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return seat.legal[crc32(seat._world.to_bytes()) % len(seat.legal)]


class Peeks:
    """Finds the match itself in memory and chooses by the cards in it."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        running = [one for one in gc.get_objects() if isinstance(one, Match) and not one.over]
        cards = "".join(str(one.position()) for one in running)
        return seat.legal[crc32(cards.encode()) % len(seat.legal)]


def bots(monkeypatch: pytest.MonkeyPatch, *makers: type) -> None:
    cards = {one.__name__: BotCard(one.__name__, "", "", one) for one in makers}
    monkeypatch.setattr(company, "installed_bots", lambda game: cards)


def test_honest_bots_are_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    bots(monkeypatch, First, LooksAtItsWorld)
    assert wrong(HILO, "bots_play") == []


def test_a_bot_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    bots(monkeypatch, First, Fails)
    found = wrong(HILO, "bots_play")
    assert found
    assert all("the bot Fails: crash: ValueError: no idea" in one for one in found)


def test_a_bot_that_finds_the_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    bots(monkeypatch, Peeks)
    found = [sentence for seed in range(3) for sentence in wrong(HILO, "bots_play", seed)]
    assert any("where only what is hidden from it differs" in one for one in found)
