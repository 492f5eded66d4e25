"""Guided first games: pages that work with forms, and the same steps as JSON for the board."""

from __future__ import annotations

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.errors import HoldfastError
from holdfast.core.lesson import Lesson, Walk, lesson_for
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.web.asking import odds_json, reasons_not
from holdfast.web.bodies import LONGEST_WAY, StepIn, read_json
from holdfast.web.cards import board_of, card
from holdfast.web.deps import Page, Visit
from holdfast.web.forms import StepForm
from holdfast.web.learning import (
    attempt,
    is_done,
    lines,
    links,
    offer,
    read_way,
    say,
    url_of,
    write_way,
)
from holdfast.web.looking import looked
from holdfast.web.models.asking import InspectionOut, OddsOut
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
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
    way = visit.query("way") or ""
    return await visit.page("learn_step.html", lambda: step_context(visit, lesson, number, way))


@pages.post("/learn/{game}/{step}")
async def do_step(visit: Page, game: str, step: str) -> Response:
    """A task is tried: as JSON from the board, or as a form."""
    lesson, number = find_step(game, step)
    if visit.request.headers.get("content-type", "").startswith("application/json"):
        body = read_json(StepIn, await visit.request.body())

        def tried() -> object:
            walk = here(lesson, number, body.way)
            return attempt(lesson, number, walk, body.action, visit.lang, visit.look)

        return await visit.json(tried)
    form = await visit.form(StepForm)

    def context() -> dict[str, object]:
        walk = here(lesson, number, form.way)
        answer = attempt(lesson, number, walk, form.action, visit.lang)
        return step_context(
            visit, lesson, number, answer["way"], answer["say"], right=answer["right"]
        )

    return await visit.page("learn_step.html", context)


@pages.post("/learn/{game}/{step}/odds")
async def step_odds(visit: Page, game: str, step: str) -> Response:
    lesson, number = find_step(game, step)
    body = read_json(StepIn, await visit.request.body())
    return await visit.json(lambda: odds(here(lesson, number, body.way), body.action, visit.lang))


def odds(walk: Walk, action: object, lang: str) -> OddsOut:
    try:
        return odds_json(walk.seat, action, art_of(walk.match.edition, lang).text)
    except HoldfastError:
        return {"odds": [], "headline": ""}


@pages.post("/learn/{game}/{step}/whynot")
async def step_whynot(visit: Page, game: str, step: str) -> Response:
    lesson, number = find_step(game, step)
    body = read_json(StepIn, await visit.request.body())
    touches = [str(one) for one in body.touches[:8]]

    def told() -> dict[str, object]:
        seat = here(lesson, number, body.way).seat
        return {"reasons": reasons_not(seat, touches, visit.lang) if touches else []}

    return await visit.json(told)


@pages.post("/learn/{game}/{step}/look")
async def step_look(visit: Page, game: str, step: str) -> Response:
    lesson, number = find_step(game, step)
    body = read_json(StepIn, await visit.request.body())
    element = str(body.touches[0]) if body.touches else ""

    def told() -> InspectionOut:
        walk = here(lesson, number, body.way)
        return looked(walk.seat, element, art_of(walk.match.edition, visit.lang).text)

    return await visit.json(told)


def find_step(game: str, step: str) -> tuple[Lesson, int]:
    lesson = lesson_for(find_game(game).id)
    if lesson is not None:
        for number, one in enumerate(lesson.steps):
            if one.id == step:
                return lesson, number
    raise Problem(404, "not_found", _("There is no such lesson."))


def here(lesson: Lesson, number: int, way: str) -> Walk:
    """Where somebody is who says that they came this way."""
    return lesson.arrive(number, read_way(way[:LONGEST_WAY]))


def step_context(
    visit: Visit, lesson: Lesson, number: int, way: str, reply: str = "", *, right: bool = True
) -> dict[str, object]:
    """The page of a step, after what was done so far."""
    lang, look = visit.lang, visit.look
    step, walk = lesson.steps[number], here(lesson, number, way)
    done, given = is_done(lesson, number, walk), offer(lesson, number, walk, lang)
    begun = walk.marks[lesson.begins(number)]
    goes, task = links(lesson, number, walk), walk.task
    label = art_of(walk.match.edition, lang).label
    wanted = [one for one in walk.seat.legal if str(one.number) in given["wanted"][:1]]
    data = {
        "game": lesson.game,
        "seat": lesson.seat,
        "url": f"/learn/{lesson.game}/{step.id}",
        "way": write_way(walk.way),
        "done": done,
        "look": list(step.look) if len(walk.way) == lesson.begins(number) else [],
        "shape": look.shape,
        "inks": look.inks,
        "offer": given,
        "links": goes,
        "last": goes["next"] is None,
    }
    return {
        "game": card(lesson.game, lang),
        "board": board_of(walk.match.edition, walk.seat.view, lang, f"/board/{lesson.game}", look),
        "step": {
            "id": step.id,
            "number": number + 1,
            "title": say(step.title, lang),
            "idea": say(step.idea, lang).split("\n"),
            "task": "" if done or task is None else say(task.say, lang),
            "cites": list(step.cites),
        },
        "steps": [
            {
                "title": say(one.title, lang),
                "url": url_of(
                    lesson, at, walk.way[: lesson.begins(at)] if at <= number else walk.way
                ),
            }
            for at, one in enumerate(lesson.steps)
        ],
        "links": goes,
        "end": say(lesson.end, lang),
        "lines": lines(walk, begun, len(walk.match.played), lang),
        "reply": reply or (say(step.done, lang) if done and step.tasks else ""),
        "right": right,
        "done": done,
        "watch": given["watch"],
        "options": lesson.options,
        "seat": str(lesson.seat),
        "way": data["way"],
        "wanted": label(wanted[0]) if wanted else "",
        "actions": [
            {"json": orjson.dumps(one["do"]).decode(), "label": one["label"]}
            for one in given["actions"]
        ],
        "lesson_json": safe_json(data),
        "url": data["url"],
    }
