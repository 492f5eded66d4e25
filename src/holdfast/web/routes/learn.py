"""Guided first games: pages that work with forms, and the same steps as JSON for the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NotRequired, TypedDict

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.registry import find_game
from holdfast.core.seat import Seat
from holdfast.web.asking import odds_json, reason_words, reasons_not
from holdfast.web.bodies import StepIn, read_json
from holdfast.web.cards import board_of, card
from holdfast.web.deps import Page, Visit
from holdfast.web.forms import StepForm
from holdfast.web.learn import Lesson, Step, lesson_for, say
from holdfast.web.models import Odds
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem, from_refusal, in_words
from holdfast.web.render import safe_json

__all__ = ["pages"]

pages = APIRouter(include_in_schema=False)


@pages.get("/learn")
async def index(visit: Page) -> Response:
    return await visit.page("learn.html", lambda: {"game": None, "lesson": None})


@pages.get("/learn/{game}")
async def lesson_page(visit: Page, game: str) -> Response:
    found, lang = find_game(game), visit.lang
    lesson = lesson_for(found.id)
    context = {
        "game": card(found.id, lang),
        "lesson": None
        if lesson is None
        else {
            "about": say(lesson.about, lang),
            "steps": [{"id": step.id, "title": say(step.title, lang)} for step in lesson.steps],
        },
    }
    return await visit.page("learn.html", lambda: context)


@pages.get("/learn/{game}/{step}")
async def step_page(visit: Page, game: str, step: str) -> Response:
    lesson, number = find_step(game, step)
    return await visit.page(
        "learn_step.html", lambda: step_context(visit, lesson, number, [], "", right=True)
    )


@pages.post("/learn/{game}/{step}")
async def do_step(visit: Page, game: str, step: str) -> Response:
    """A task is tried: as JSON from the board, or as a form."""
    lesson, number = find_step(game, step)
    if visit.request.headers.get("content-type", "").startswith("application/json"):
        body = read_json(StepIn, await visit.request.body())
        tried = partial(attempt, lesson, number, body.did, body.action, visit.lang, visit.look)
        return await visit.json(tried)
    form = await visit.form(StepForm)

    def context() -> dict[str, object]:
        answer = attempt(lesson, number, form.did, form.action, visit.lang)
        done, reply, right = answer["did"], answer["say"], answer["right"]
        return step_context(visit, lesson, number, done, reply, right=right)

    return await visit.page("learn_step.html", context)


@pages.post("/learn/{game}/{step}/odds")
async def step_odds(visit: Page, game: str, step: str) -> Response:
    lesson, number = find_step(game, step)
    body = read_json(StepIn, await visit.request.body())
    return await visit.json(lambda: {"odds": odds(lesson, number, body, visit.lang)})


def odds(lesson: Lesson, number: int, body: StepIn, lang: str) -> list[Odds]:
    match = lesson.steps[number].after(lesson.game, body.did)
    try:
        chances = match.odds(body.action)
    except HoldfastError:
        return []
    return odds_json(chances, art_of(match.edition, lang).text)


@pages.post("/learn/{game}/{step}/whynot")
async def step_whynot(visit: Page, game: str, step: str) -> Response:
    lesson, number = find_step(game, step)
    body = read_json(StepIn, await visit.request.body())

    def told() -> dict[str, object]:
        match = lesson.steps[number].after(lesson.game, body.did)
        touches = [str(one) for one in body.touches[:8]]
        return {"reasons": reasons_not(looking(match), touches, visit.lang) if touches else []}

    return await visit.json(told)


def find_step(game: str, step: str) -> tuple[Lesson, int]:
    lesson = lesson_for(find_game(game).id)
    if lesson is not None:
        for number, one in enumerate(lesson.steps):
            if one.id == step:
                return lesson, number
    raise Problem(404, "not_found", _("There is no such lesson."))


class Tried(TypedDict):
    """What came of an action in a lesson. The board is told what changed when it was right."""

    right: bool
    did: list[dict[str, Any]]
    say: str
    done: NotRequired[bool]
    elements: NotRequired[Mapping[str, str | None]]
    order: NotRequired[list[str]]
    log: NotRequired[list[StepLine]]
    actions: NotRequired[list[Offered]]
    wanted: NotRequired[str | None]


def attempt(
    lesson: Lesson, number: int, did: Sequence[Any], given: object, lang: str, look: Look = WIDE
) -> Tried:
    """Play an action if it is what the step asks; otherwise say so kindly."""
    step = lesson.steps[number]
    match = step.after(lesson.game, did)
    at = len(match.played)
    if at >= len(step.goals):
        return {"right": True, "did": _done(match), "done": True, "say": say(step.done, lang)}
    try:
        action = match.find(given)
        refused = match.why(action)
    except HoldfastError as error:
        return {"right": False, "did": _done(match), "say": from_refusal(error).said(lang)}
    words = ""
    if refused is not None:
        words = reason_words(refused, art_of(match.edition, lang).text, lang)
    elif not step.is_goal(at, action):
        words = in_words(_("That is allowed, but it is not the idea here."), lang)
        words += " " + say(step.tasks[at], lang)
    if words:
        return {"right": False, "did": _done(match), "say": words}
    old = draw(match, lang, look)
    match.play(action)
    new = draw(match, lang, look)
    done = len(match.played) >= len(step.goals)
    answer: Tried = {
        "right": True,
        "did": _done(match),
        "done": done,
        "say": say(step.done, lang) if done else say(step.tasks[at + 1], lang),
        "elements": {} if new is None or old is None else new.changes(old),
        "order": [] if new is None else list(new.elements),
        "log": log(match, at, lang),
    }
    if not done:
        offered = offer(step, match, lang)
        answer["actions"], answer["wanted"] = offered["actions"], offered["wanted"]
    return answer


def _done(match: Match) -> list[dict[str, Any]]:
    return [one.json for one in match.actions]


def looking(match: Match) -> Seat:
    """A lesson is seen through the eyes of whoever decides."""
    decision = match.decision
    return match.seat("spectator" if decision is None else decision.seat)


def draw(match: Match, lang: str, look: Look = WIDE) -> Picture | None:
    return art_of(match.edition, lang, look).draw(looking(match).view)


class StepLine(TypedDict):
    """A line of the log of a lesson."""

    i: int
    at: int
    text: str
    rule: str
    event: dict[str, Any]
    marks: list[str]


class Offered(TypedDict):
    """An action that the board offers."""

    key: str
    do: dict[str, Any]
    touches: list[str]
    label: str


class Offer(TypedDict):
    """The legal actions, and which of them is wanted next."""

    actions: list[Offered]
    wanted: str | None


def log(match: Match, since: int, lang: str) -> list[StepLine]:
    text = art_of(match.edition, lang).text
    events = [event for played in match.played[since:] for event in played.events]
    return [
        {
            "i": number,
            "at": since + 1,
            "text": text.event(event),
            "rule": event.rule,
            "event": {"event": event.kind, **event.facts},
            "marks": text.marks(event),
        }
        for number, event in enumerate(events)
    ]


def offer(step: Step, match: Match, lang: str) -> Offer:
    """The legal actions, and which of them is wanted next."""
    art = art_of(match.edition, lang)
    at = len(match.played)
    legal = looking(match).legal
    wanted = next((one for one in legal if at < len(step.goals) and step.is_goal(at, one)), None)
    return {
        "actions": [
            {
                "key": str(one.number),
                "do": one.json,
                "touches": list(one.touches),
                "label": art.label(one),
            }
            for one in legal
        ],
        "wanted": None if wanted is None else str(wanted.number),
    }


def step_context(
    visit: Visit, lesson: Lesson, number: int, did: Sequence[Any], reply: str, *, right: bool
) -> dict[str, object]:
    """The page of a step, after what was done so far."""
    lang, look = visit.lang, visit.look
    step = lesson.steps[number]
    match = step.after(lesson.game, did)
    at = len(match.played)
    done = at >= len(step.goals)
    given: Offer = {"actions": [], "wanted": None} if done else offer(step, match, lang)
    url = f"/learn/{lesson.game}/{step.id}"
    view = looking(match).view
    next_step = lesson.steps[number + 1] if number + 1 < len(lesson.steps) else None
    data = {
        "game": lesson.game,
        "url": url,
        "did": [one.json for one in match.actions],
        "done": done,
        "look": list(step.look) if at == 0 else [],
        "shape": look.shape,
        "inks": look.inks,
        **given,
    }
    return {
        "game": card(lesson.game, lang),
        "board": board_of(match.edition, view, lang, f"/board/{lesson.game}", look),
        "step": {
            "id": step.id,
            "number": number + 1,
            "title": say(step.title, lang),
            "idea": say(step.idea, lang),
            "task": "" if done else say(step.tasks[at], lang),
            "cites": list(step.cites),
        },
        "count": len(lesson.steps),
        "next": None if next_step is None else f"/learn/{lesson.game}/{next_step.id}",
        "end": say(lesson.end, lang),
        "lines": log(match, at - 1, lang) if at else [],
        "reply": reply,
        "right": right,
        "done": done,
        "options": step.options,
        "did_json": orjson.dumps(data["did"]).decode(),
        "wanted": next(
            (one["label"] for one in given["actions"] if one["key"] == given["wanted"]), ""
        ),
        "actions": [
            {"json": orjson.dumps(one["do"]).decode(), "label": one["label"]}
            for one in given["actions"]
        ],
        "lesson_json": safe_json(data),
        "url": url,
    }
