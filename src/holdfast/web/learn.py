"""Guided first games: one idea at a time, on positions from the rulebooks' examples.

A lesson is data that comes with its game (`Game.lesson`). Each step changes the opening position a
little, scripts the dice, and names the actions that carry out its idea; the rules do the rest.
Nothing is stored: the actions done so far travel with each request and are played again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from holdfast.core.action import Action
from holdfast.core.match import Match
from holdfast.core.registry import find_game, installed_games

__all__ = ["Lesson", "Step", "lesson_for", "lessons", "say"]

OPENING_SEED = 1

Words = Mapping[str, str]


def say(words: Words | None, lang: str) -> str:
    """The words in a language, or else in English."""
    if not words:
        return ""
    return words.get(lang) or words.get("en", "")


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: what to read, what to do, and on which position."""

    id: str
    title: Words
    idea: Words
    tasks: tuple[Words, ...]
    goals: tuple[tuple[Mapping[str, Any], ...], ...]
    """For each task the actions that do it; each states the facts that must agree."""
    done: Words
    options: Mapping[str, Any]
    position: Mapping[str, Any] | None
    whole: bool
    """Whether the position is complete, or only says what differs from the opening."""
    chance: tuple[int, ...]
    look: tuple[str, ...]
    cites: tuple[str, ...]

    def begin(self, game: str) -> Match:
        """The match of this step, before anything is done. It is a study: nothing is at stake."""
        opening = Match(game, dict(self.options), seed=OPENING_SEED, study=True)
        if self.position is None and not self.chance:
            return opening
        position = self.position if self.whole else merge(opening.position(), self.position or {})
        script = list(self.chance)
        return Match(game, dict(self.options), script=script, position=position, study=True)

    def after(self, game: str, did: Sequence[Any]) -> Match:
        """The match after the tasks done so far, each of which must be what the step asks."""
        match = self.begin(game)
        for number, given in enumerate(did[: len(self.goals)]):
            action = match.find(given)
            if not self.is_goal(number, action):
                break
            match.play(action)
        return match

    def is_goal(self, number: int, action: Action) -> bool:
        """Whether an action does the task with this number."""
        facts = action.json
        return any(
            all(facts.get(key) == value for key, value in goal.items())
            for goal in self.goals[number]
        )


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game."""

    game: str
    about: Words
    end: Words
    steps: tuple[Step, ...]


def merge(base: Any, changes: Any) -> Any:
    """`base` with `changes`: objects are merged, everything else is replaced."""
    if isinstance(base, dict) and isinstance(changes, Mapping):
        merged = dict(base)
        for key, value in changes.items():
            merged[key] = merge(base.get(key), value)
        return merged
    return deepcopy(changes)


@lru_cache(maxsize=None)
def lesson_for(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    data = find_game(game).lesson()
    if data is None:
        return None
    return Lesson(
        game=game,
        about=data["about"],
        end=data["end"],
        steps=tuple(read_step(row, data.get("options", {})) for row in data["steps"]),
    )


def read_step(row: Mapping[str, Any], options: Mapping[str, Any]) -> Step:
    return Step(
        id=row["id"],
        title=row["title"],
        idea=row["idea"],
        tasks=tuple(task["say"] for task in row["tasks"]),
        goals=tuple(tuple(task["any"]) for task in row["tasks"]),
        done=row["done"],
        options={**options, **row.get("options", {})},
        position=row.get("position"),
        whole=row.get("whole", False),
        chance=tuple(row.get("chance", ())),
        look=tuple(row.get("look", ())),
        cites=tuple(row.get("cites", ())),
    )


def lessons() -> list[Lesson]:
    """The lessons of the games that are installed."""
    found = (lesson_for(game) for game in installed_games())
    return [lesson for lesson in found if lesson is not None]
