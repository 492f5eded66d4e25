"""A lesson as pages and the board need it: words, addresses, what was played step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict
from urllib.parse import urlencode

from holdfast.core.errors import HoldfastError
from holdfast.core.lesson import WATCHED, Lesson, Walk
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE, Look
from holdfast.web.asking import reason_words
from holdfast.web.models.telling import Step
from holdfast.web.paint import art_of
from holdfast.web.problems import from_refusal, in_words
from holdfast.web.scene import line
from holdfast.web.stage import Teller

__all__ = ["Tried", "attempt", "offer", "read_way", "say", "steps", "url_of", "write_way"]

SEEN: Final = "w"
"""How a task that was only watched is written in an address."""


def say(words: Mapping[str, str] | None, lang: str) -> str:
    """The words in a language, or else in English."""
    return "" if not words else words.get(lang) or words.get("en", "")


def write_way(way: tuple[int, ...]) -> str:
    return ".".join(SEEN if one == WATCHED else str(one) for one in way)


def read_way(text: str) -> tuple[int, ...]:
    """What an address says was done; what makes no sense ends it."""
    way: list[int] = []
    for one in text.split(".") if text else ():
        if one == SEEN:
            way.append(WATCHED)
        elif one.isascii() and one.isdigit() and len(one) <= 9:
            way.append(int(one))
        else:
            break
    return tuple(way)


def url_of(lesson: Lesson, number: int, way: tuple[int, ...]) -> str:
    """The address of a step for somebody who came this way."""
    kept = write_way(way[: lesson.begins(number + 1)])
    asked = "?" + urlencode({"way": kept}) if kept else ""
    return f"/learn/{lesson.game}/{lesson.steps[number].id}{asked}"


class Offered(TypedDict):
    """An action that the board offers."""

    key: str
    do: dict[str, object]
    touches: list[str]
    label: str
    kind: str


class Offer(TypedDict):
    """The legal actions, which of them are wanted, and whether there is only something to watch."""

    actions: list[Offered]
    wanted: list[str]
    watch: bool


class Tried(TypedDict):
    """What came of an action in a lesson. The board is told what changed when it was right."""

    right: bool
    way: str
    say: str
    done: NotRequired[bool]
    task: NotRequired[str]
    steps: NotRequired[list[Step]]
    offer: NotRequired[Offer]
    links: NotRequired[Links]


class Links(TypedDict):
    """Where one can go from here."""

    here: str
    back: str | None
    again: str
    next: str | None


def links(lesson: Lesson, number: int, walk: Walk) -> Links:
    """Back is one task, or else to the beginning of the step before."""
    way, begin = walk.way, lesson.begins(number)
    back = None
    if len(way) > begin:
        back = url_of(lesson, number, way[:-1])
    elif number > 0:
        back = url_of(lesson, number - 1, way[: lesson.begins(number - 1)])
    is_last = number + 1 == len(lesson.steps)
    return {
        "here": url_of(lesson, number, way),
        "back": back,
        "again": url_of(lesson, number, way[:begin]),
        "next": None if is_last else url_of(lesson, number + 1, way),
    }


def is_done(lesson: Lesson, number: int, walk: Walk) -> bool:
    return len(walk.way) >= lesson.begins(number + 1)


def attempt(
    lesson: Lesson, number: int, walk: Walk, given: object, lang: str, look: Look = WIDE
) -> Tried:
    """Play an action if it is what the step asks; otherwise say so kindly."""
    step, task = lesson.steps[number], walk.task
    here: Tried = {"right": False, "way": write_way(walk.way), "say": ""}
    if task is None or is_done(lesson, number, walk):
        return {**here, "right": True, "done": True, "say": say(step.done, lang)}
    done, words = WATCHED, ""
    if task.watched is None:
        try:
            action = walk.seat.find(given)
        except HoldfastError as error:
            return {**here, "say": from_refusal(error).said(lang)}
        refused, choice = walk.seat.why(action), task.choice(action)
        if refused is not None:
            text = art_of(walk.match.edition, lang).text
            return {**here, "say": reason_words(refused, text, lang)}
        if choice is None:
            kindly = in_words(_("That is allowed, but it is not the idea here."), lang)
            return {**here, "say": f"{kindly} {say(task.say, lang)}"}
        done, words = action.number, say(choice.say, lang)
    after = lesson.walk((*walk.way, done))
    ended = is_done(lesson, number, after)
    if ended:
        words = f"{words} {say(step.done, lang)}".strip()
    return {
        "right": True,
        "way": write_way(after.way),
        "say": words,
        "done": ended,
        "task": "" if ended or after.task is None else say(after.task.say, lang),
        "steps": steps(after, walk.marks[-1], lang, look),
        "offer": offer(lesson, number, after, lang),
        "links": links(lesson, number, after),
    }


def steps(walk: Walk, since: int, lang: str, look: Look) -> list[Step]:
    """What the learner saw of all that was played after the first `since` actions."""
    match = walk.match
    art, viewer = art_of(match.edition, lang, look), match.seat_index(walk.lesson.seat)
    teller = Teller(match, since, viewer, art, art.draw(match.seen_by(viewer, since).view))
    for at in range(since + 1, len(match.played) + 1):
        teller.tell(at)
    return teller.steps


def lines(walk: Walk, since: int, until: int, lang: str) -> list[dict[str, object]]:
    """The log of some actions, as the learner may know it."""
    match = walk.match
    art, viewer = art_of(match.edition, lang), match.seat_index(walk.lesson.seat)
    told = [
        (at, match.seats[played.seat], event)
        for at, played in enumerate(match.played[since:until], since + 1)
        for event in played.events
    ]
    return [line(art, event, i, at, seat, viewer) for i, (at, seat, event) in enumerate(told)]


def offer(lesson: Lesson, number: int, walk: Walk, lang: str) -> Offer:
    """What can be done next; nothing when the step is done."""
    task = walk.task
    if task is None or is_done(lesson, number, walk):
        return {"actions": [], "wanted": [], "watch": False}
    if task.watched is not None:
        return {"actions": [], "wanted": [], "watch": True}
    art, legal = art_of(walk.match.edition, lang), walk.seat.legal
    return {
        "actions": [
            {
                "key": str(one.number),
                "do": one.json,
                "touches": list(one.touches),
                "label": art.label(one),
                "kind": art.text.action_kind(one),
            }
            for one in legal
        ],
        "wanted": [str(one.number) for one in task.wanted(legal)],
        "watch": False,
    }
