"""A guided first game: one match from its beginning, with chance that is written down.

A lesson is data that comes with its game (`Game.lesson`): steps of one idea each, and for each task
of a step the actions that do it, the chance they meet, and what is played after them. Somebody's
`way` through it is what they did, task by task; it is played again wherever it is needed, so a
lesson keeps nothing about anybody, and its positions are always those of a real match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import Final

from holdfast.core.action import Action
from holdfast.core.edition import SeatName
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.reading import Json
from holdfast.core.registry import find_game, installed_games
from holdfast.core.seat import Seat

__all__ = [
    "WATCHED",
    "Choice",
    "Lesson",
    "Step",
    "Task",
    "Walk",
    "lesson_for",
    "lessons",
    "read_lesson",
]

WATCHED: Final = -1
"""In a way: a task that only had to be watched. Everything else is the number of an action."""

Words = Mapping[str, str]
Way = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to do a task: any action that agrees with the facts."""

    facts: Json
    say: Words
    """What is said to whoever chose this."""
    chance: tuple[int, ...]
    """The dice and draws of the action and of what follows, exactly."""
    then: tuple[object, ...]
    """What is played next without the learner: other seats, or what would only repeat itself."""

    def fits(self, action: Action) -> bool:
        return all(action.json.get(key) == value for key, value in self.facts.items())


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do; without `choices` it is watched: the lesson itself plays on."""

    say: Words
    choices: tuple[Choice, ...]
    watched: Choice | None

    def choice(self, action: Action) -> Choice | None:
        """The choice that an action makes, if it does the task."""
        return next((one for one in self.choices if one.fits(action)), None)

    def wanted(self, legal: Sequence[Action]) -> list[Action]:
        """The legal actions that do it: those of the first choice first."""
        return [action for choice in self.choices for action in legal if choice.fits(action)]


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: what to read, what to do, and what to say when it is done."""

    id: str
    title: Words
    idea: Words
    tasks: tuple[Task, ...]
    done: Words
    look: tuple[str, ...]
    """The elements of the board that the idea speaks of."""
    cites: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A guided first game, seen by one seat from the first step to the last."""

    game: str
    options: Json
    seat: SeatName
    chance: tuple[int, ...]
    """The chance of the set-up."""
    about: Words
    end: Words
    steps: tuple[Step, ...]
    home: Game | None = None
    """The game itself, where it is not found by its id because nobody has installed it."""

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        """Of all steps, in order."""
        return tuple(chain.from_iterable(step.tasks for step in self.steps))

    def begins(self, number: int) -> int:
        """How many tasks come before a step."""
        return sum(len(step.tasks) for step in self.steps[:number])

    def walk(self, way: Way) -> Walk:
        """How far a way leads: its tasks are played until one does not fit."""
        return _walk(self, way[: len(self.tasks)])

    def arrive(self, number: int, way: Way) -> Walk:
        """At a step: the way as far as it belongs there, and then what is done by default."""
        here = self.walk(way[: self.begins(number + 1)])
        while len(here.way) < self.begins(number):
            here = self.walk((*here.way, here.default))
        return here


@dataclass(frozen=True, eq=False)
class Walk:
    """A lesson as far as somebody has come. The match belongs to all who came this way: whoever
    wants to change it takes a copy."""

    lesson: Lesson
    way: Way
    match: Match
    marks: tuple[int, ...]
    """How many actions the match has after each task, and before the first."""

    @property
    def task(self) -> Task | None:
        """What is to be done next; None at the end."""
        tasks, at = self.lesson.tasks, len(self.way)
        return tasks[at] if at < len(tasks) else None

    @property
    def seat(self) -> Seat:
        """What the learner may know now."""
        return self.match.seat(self.lesson.seat)

    @property
    def default(self) -> int:
        """What does the next task when nobody chooses: the number of an action, or `WATCHED`."""
        task = self.task
        if task is None or task.watched is not None:
            return WATCHED
        wanted = task.wanted(self.seat.legal)
        if not wanted:
            raise HoldfastError(f"task {len(self.way) + 1} of the lesson cannot be done")
        return wanted[0].number


@lru_cache(maxsize=1024)
def _walk(lesson: Lesson, way: Way) -> Walk:
    """A page asks about the same place many times: odds, reasons, the next step."""
    game = lesson.home or lesson.game
    actions = find_game(game).edition(lesson.options).vocabulary.actions
    taken: list[tuple[list[object], Choice]] = []
    for task, number in zip(lesson.tasks, way, strict=False):
        if task.watched is not None:
            taken.append(([], task.watched))
            continue
        action = actions[number] if 0 <= number < len(actions) else None
        choice = None if action is None else task.choice(action)
        if choice is None:
            break
        taken.append(([action], choice))
    script = [*lesson.chance, *chain.from_iterable(choice.chance for _given, choice in taken)]
    match = Match(game, lesson.options, script=script, study=True)
    marks = [0]
    for given, choice in taken:
        try:
            for one in (*given, *choice.then):
                match.play(one)
        except HoldfastError:  # a way from another version, or one that somebody made up
            match.rewind(marks[-1])
            break
        marks.append(len(match.played))
    return Walk(lesson, way[: len(marks) - 1], match, tuple(marks))


@lru_cache(maxsize=None)
def lesson_for(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    data = find_game(game).lesson()
    return None if data is None else read_lesson(game, data)


def lessons() -> list[Lesson]:
    """The lessons of the games that are installed."""
    found = (lesson_for(game) for game in installed_games())
    return [lesson for lesson in found if lesson is not None]


def read_lesson(game: str, data: Json, home: Game | None = None) -> Lesson:
    options: Json = data.get("options", {})
    return Lesson(
        game=game,
        options=options,
        seat=data.get("seat", find_game(home or game).edition(options).seats[0]),
        chance=tuple(data.get("chance", ())),
        about=data["about"],
        end=data["end"],
        steps=tuple(_read_step(row) for row in data["steps"]),
        home=home,
    )


def _read_step(row: Json) -> Step:
    return Step(
        id=row["id"],
        title=row["title"],
        idea=row["idea"],
        tasks=tuple(_read_task(task) for task in row.get("tasks", ())),
        done=row.get("done", {}),
        look=tuple(row.get("look", ())),
        cites=tuple(row.get("cites", ())),
    )


def _read_task(row: Json) -> Task:
    choices: list[Json] = row.get("any", [])
    return Task(
        say=row["say"],
        choices=tuple(_read_choice(choice) for choice in choices),
        watched=None if choices else _read_choice(row),
    )


def _read_choice(row: Json) -> Choice:
    return Choice(
        facts=row.get("do", {}),
        say=row.get("say", {}) if "do" in row else {},
        chance=tuple(row.get("chance", ())),
        then=tuple(row.get("then", ())),
    )
