"""Check what comes with a game: its lesson, and the bots that play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.bots.card import Player
from holdfast.bots.registry import installed_bots
from holdfast.bots.sitting import Defect, Inside
from holdfast.conformance.trial import Finder, Trial
from holdfast.core.action import Action
from holdfast.core.errors import HoldfastError
from holdfast.core.i18n import LANGUAGES
from holdfast.core.lesson import WATCHED, Lesson, Walk, read_lesson
from holdfast.core.seat import Seat

__all__ = ["bots_play", "lessons_play"]

LOOKS: Final = 3
"""Decisions of a game at which every bot is asked."""
TRIES: Final = 2
"""What a bot may spend on each: enough to answer, and little enough to wait for."""


def lessons_play(trial: Trial, found: Finder) -> None:
    """the lesson is played to its end whatever is chosen, and speaks every language of the game"""
    data = trial.game.lesson()
    if data is None:
        found.report.skipped[found.check] = "the game has no lesson"
        return
    lesson = read_lesson(trial.game.id, data, trial.game)
    for sentence in unsaid(lesson, trial.game.languages):
        found.wrong(0, sentence)
    walk = lesson.walk(())
    while walk.task is not None:
        for number in choices(walk):
            sentence = dead_end(lesson, (*walk.way, number))
            found.judge(not sentence, 0, sentence)
        before = len(walk.way)
        walk = lesson.walk((*walk.way, walk.default))
        if len(walk.way) == before:
            return  # it has been told


def unsaid(lesson: Lesson, languages: tuple[str, ...]) -> Iterator[str]:
    """What a learner would miss in one of the languages."""
    for step in lesson.steps:
        for language in languages:
            if language in LANGUAGES and not (step.title.get(language) and step.idea.get(language)):
                yield f"the step {step.id!r} of the lesson says nothing in {language!r}"


def choices(walk: Walk) -> list[int]:
    """The numbers of the legal actions that do the next task; one for each of its choices."""
    task = walk.task
    assert task is not None
    if task.watched is not None:
        return [WATCHED]
    legal = walk.seat.legal
    first: dict[int, Action] = {}
    for at, choice in enumerate(task.choices):
        fitting = [action for action in legal if choice.fits(action)]
        if fitting:
            first[at] = fitting[0]
    return [action.number for action in first.values()] or [WATCHED]


def dead_end(lesson: Lesson, way: tuple[int, ...]) -> str:
    """Why a lesson cannot be finished this way; nothing when it can."""
    try:
        walk = lesson.walk(way)
        while walk.task is not None:
            before = len(walk.way)
            if before < len(way):
                return f"task {before + 1} of the lesson cannot be done as it is written"
            walk = lesson.walk((*walk.way, walk.default))
            if len(walk.way) == before:
                return f"task {before + 1} of the lesson does not lead on"
    except HoldfastError as error:
        return f"the lesson breaks off: {error}"
    return ""


def bots_play(trial: Trial, found: Finder) -> None:
    """every installed bot of the game answers what is allowed, and does not know what is hidden"""
    match = trial.played
    decisions = len(match.played)
    places = sorted({decisions * look // LOOKS for look in range(LOOKS)} - {decisions})
    for card in installed_bots(trial.game.id).values():
        for at in places:
            here = match.branch(at, study=match.study)
            turn = here.turn
            assert turn is not None
            player = Player(card.name, card)
            mine, defect = ask(player, here.seen_by(turn))
            if defect is not None:
                found.wrong(at, f"the bot {card.name}: {defect.kind}: {defect.words}")
                continue
            truth = here.state
            here.state = truth.imagine(turn, trial.source(f"bots {at}"))
            theirs, _defect = ask(player, here.seen_by(turn))
            here.state = truth
            again, _defect = ask(player, here.seen_by(turn))
            said = f"plays “{mine}”, but “{theirs}” where only what is hidden from it differs"
            found.judge(theirs == mine or again != mine, at, f"the bot {card.name} {said}")


def ask(player: Player, seat: Seat) -> tuple[str, Defect | None]:
    """What a new bot answers, as text."""
    sitter = Inside(player)
    try:
        reply = sitter.ask(seat, 7, TRIES)
    finally:
        sitter.leave()
    return "" if reply.action is None else reply.action.text, reply.defect
