"""Guided first games, played against the rules: whatever is chosen, and whatever is said of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from holdfast.core.event import Event
from holdfast.core.i18n import LANGUAGES
from holdfast.core.lesson import WATCHED, Lesson, Walk, lesson_for
from holdfast.core.registry import find_game, installed_games

pytestmark = pytest.mark.once

GAMES = sorted(installed_games())
RANDOM_WALKS = 4
PERCENT = re.compile(r"(\d+)\s*%")
TIGHT = re.compile("[^\u00a0\u202f][:;!?»%]|«[^\u00a0]")
"""French marks of two strokes that do not stand apart by a space that never breaks."""


def lesson_of(game: str) -> Lesson:
    lesson = lesson_for(game)
    assert lesson is not None
    return lesson


def go(walk: Walk, number: int) -> Walk:
    """One task on; it must be played as the lesson has it."""
    after = walk.lesson.walk((*walk.way, number))
    assert len(after.way) == len(walk.way) + 1, (walk.lesson.game, words(walk), number)
    return after


def words(walk: Walk) -> list[str]:
    actions = walk.match.edition.vocabulary.actions
    return ["watched" if one == WATCHED else actions[one].text for one in walk.way]


def finish(walk: Walk) -> Walk:
    while walk.task is not None:
        walk = go(walk, walk.default)
    return walk


def options(walk: Walk) -> list[int]:
    """All that does the next task."""
    task = walk.task
    assert task is not None
    if task.watched is not None:
        return [WATCHED]
    return [action.number for action in task.wanted(walk.seat.legal)]


def stations(lesson: Lesson) -> Iterator[Walk]:
    """Before each task, when everything is done by default."""
    walk = lesson.walk(())
    while walk.task is not None:
        yield walk
        walk = go(walk, walk.default)


def raw_tasks(game: str) -> list[dict[str, Any]]:
    data = find_game(game).lesson()
    assert data is not None
    return [task for step in data["steps"] for task in step.get("tasks", [])]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_leads_to_the_end_with_exactly_its_dice(game: str) -> None:
    """Also those that only another choice makes possible; none is written in vain."""
    lesson = lesson_of(game)
    made: set[tuple[int, int]] = set()
    for walk in stations(lesson):
        made |= {(len(walk.way), one) for one in fitting(walk)}
        for number in options(walk)[1:]:
            other = go(walk, number)
            while other.task is not None:
                made |= {(len(other.way), one) for one in fitting(other)}
                other = go(other, other.default)
            assert list(other.match.chance.taken) == other.match.script, words(other)
    tasks = enumerate(lesson.tasks)
    assert made == {(at, one) for at, task in tasks for one in range(len(task.choices))}
    rng = Random(7)
    for _ in range(RANDOM_WALKS):
        walk = lesson.walk(())
        while walk.task is not None:
            walk = go(walk, rng.choice(options(walk)))
        assert list(walk.match.chance.taken) == walk.match.script, words(walk)


def fitting(walk: Walk) -> set[int]:
    task = walk.task
    assert task is not None
    legal = list(walk.seat.legal)
    return {
        number
        for number, choice in enumerate(task.choices)
        if any(choice.fits(action) for action in legal)
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_says_comes_true(game: str) -> None:
    """Odds, events that come or stay away, and scores, as its data claim them for each choice."""
    lesson, raw = lesson_of(game), raw_tasks(game)
    for at, walk in enumerate(stations(lesson)):
        for number in options(walk):
            after = go(walk, number)
            claim = raw[at]
            if number != WATCHED:
                action = walk.match.edition.vocabulary.actions[number]
                task = lesson.tasks[at]
                choice = task.choice(action)
                assert choice is not None
                claim = raw[at]["any"][task.choices.index(choice)]
                known = walk.seat.odds(action) if "odds" in claim else {}
                for outcome, chance in claim.get("odds", {}).items():
                    assert known[outcome] == Fraction(chance), (game, action.text)
            came = list(events(after, walk))
            kinds = {event.kind for event in came}
            assert set(claim.get("brings", ())) <= kinds, (game, words(after), kinds)
            assert not set(claim.get("spares", ())) & kinds, (game, words(after))
            if "scores" in claim:
                fights = [event.facts for event in came if event.kind == "fought"]
                assert claim["scores"] in [[one["attack"], one["defence"]] for one in fights]


def events(after: Walk, before: Walk) -> Iterator[Event]:
    for played in after.match.played[before.marks[-1] :]:
        yield from played.events


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_decides_wherever_something_is_asked(game: str) -> None:
    lesson = lesson_of(game)
    for walk in stations(lesson):
        assert walk.task is not None
        assert walk.task.watched is not None or walk.seat.deciding, words(walk)


def texts(value: Any) -> Iterator[dict[str, str]]:
    """Everything that is said, in its languages."""
    if isinstance(value, dict):
        if "en" in value:
            yield value
        else:
            for one in value.values():
                yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_three_languages(game: str) -> None:
    for said in texts(find_game(game).lesson()):
        assert set(said) == set(LANGUAGES), said
        assert all(said.values()), said
        assert not any("'" in one or '"' in one for one in said.values()), said
        assert not TIGHT.search(said["fr"]), said["fr"]


@pytest.mark.parametrize("game", GAMES)
def test_percentages_are_those_of_the_rules(game: str) -> None:
    """A chance that a step names is one that its data claim, and claims are tested above."""
    data = find_game(game).lesson()
    assert data is not None
    for step in data["steps"]:
        claims = [
            one.get("odds", {}) for task in step.get("tasks", []) for one in task.get("any", [])
        ]
        known = {round(100 * Fraction(one)) for odds in claims for one in odds.values()}
        for said in texts(step):
            for text in said.values():
                assert {int(one) for one in PERCENT.findall(text)} <= known, text


@pytest.mark.parametrize("game", GAMES)
def test_steps_cite_rules_and_point_at_what_is_on_the_board(game: str) -> None:
    lesson = lesson_of(game)
    end = finish(lesson.walk(()))
    rules = end.match.edition.text("en").rules
    for number, step in enumerate(lesson.steps):
        assert set(step.cites) <= set(rules), step.id
        walk = lesson.arrive(number, end.way[: lesson.begins(number)])
        picture = walk.match.edition.draw(walk.seat.view)
        assert picture is not None
        assert set(step.look) <= set(picture.elements), step.id


def test_first_games_have_the_objective_first_and_enough_steps() -> None:
    for game in ("itter", "castle", "tito"):
        lesson = lesson_of(game)
        assert lesson.steps[0].id == "goal"
        assert not lesson.steps[0].tasks
        assert 12 <= len(lesson.steps) <= 20
        assert sum(len(task.choices) > 1 for task in lesson.tasks) >= 4


def test_what_the_first_game_of_itter_tells_of_its_turns() -> None:
    lesson = lesson_of("itter")
    at = {step.id: number for number, step in enumerate(lesson.steps)}
    ss = lesson.arrive(at["ss"], ()).seat.view
    assert ss["defense"]["NT"] == 5
    assert ss["defenders"]["worsham"]["disrupted"]
    command = lesson.arrive(at["command"], ()).seat.view["defenders"]
    assert sum(one["at"] == "supply" for one in command.values()) == 1
    assert command["pollock"]["exhausted"]
    assert command["petrukovich"]["exhausted"]
    assert command["petrukovich"]["disrupted"]
    now = lesson.arrive(at["now"], ()).seat.view
    assert (now["turn"], now["defenders"]["borotra"]["at"]) == (9, "escaped")


def test_what_the_first_game_of_tito_counts() -> None:
    lesson = lesson_of("tito")
    at = {step.id: number for number, step in enumerate(lesson.steps)}
    land = lesson.arrive(at["land"], ()).seat.view
    assert land["alarm"] == 3
    cave = lesson.arrive(at["cave"], ()).seat.view
    assert (cave["turn"], cave["alarm"]) == (2, 5)
    alarm = lesson.arrive(at["alarm"], ())
    assert (alarm.seat.view["alarm"], alarm.seat.view["tito"]["state"]) == (9, "prisoner")
    score = lesson.arrive(at["score"], ())
    fires = [event for event in events(score, alarm) if event.kind == "fire"]
    hits = [event.facts["unit"] for event in events(score, alarm) if event.kind == "reduced"]
    mine = [unit for unit in hits if not unit.startswith(("inf", "hq", "pio", "tank", "dca"))]
    assert (len(fires), len(mine)) == (7, 3)
    assert not [event for event in events(score, alarm) if event.kind == "eliminated"]
    assert score.seat.view["documents"]["state"] == "taken"


def test_the_first_game_of_castle_is_won() -> None:
    end = finish(lesson_of("castle").walk(()))
    assert end.match.result == {"winner": 0}
