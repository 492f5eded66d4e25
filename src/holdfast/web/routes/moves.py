"""Playing and taking back, as forms; and what `holdfast.web.playing` answers before any routing,
which is described here for the OpenAPI document."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.responses import Response

from holdfast.core.messages import mark as _
from holdfast.web import journeys as travelling
from holdfast.web import plans
from holdfast.web.bodies import JourneyIn, JourneysIn, MoveIn, PlanIn, UndoIn
from holdfast.web.deps import (
    ApiGuest,
    ApiReader,
    ApiSeat,
    Asker,
    Eyes,
    Json,
    LookDep,
    Page,
    PageGuest,
    still,
)
from holdfast.web.forms import MoveForm, UndoForm
from holdfast.web.models.asking import JourneyAck, JourneysOut, PlanAck, RehearsalOut
from holdfast.web.models.table import Ack
from holdfast.web.problems import Problem
from holdfast.web.room import Stale
from holdfast.web.routes.described import ASKED, WRITTEN
from holdfast.web.routes.table import match_page, table_url

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

STALE: Final = Problem(409, "stale", _("The match has moved on since you looked."))
After = Annotated[int | None, Query(ge=0, le=999_999_999)]
WithState = Annotated[str, Query(max_length=8, description="1: answer with the state too.")]


class Elsewhere(RuntimeError):
    """A route that is only described here was not answered where it should have been."""


# Described


@api.get(
    "/matches/{id}/events",
    responses={
        **ASKED,
        200: {"description": "Server-sent events.", "content": {"text/event-stream": {}}},
    },
)
async def listen(
    visit: Asker, guest: ApiGuest, look: LookDep, eyes: Eyes = None, after: After = None
) -> Response:
    """Live updates."""
    raise Elsewhere


@api.post("/matches/{id}/actions", response_model=Ack, responses=WRITTEN)
async def play(guest: ApiGuest, body: MoveIn, eyes: Eyes = None, state: WithState = "") -> Response:
    """Play an action."""
    raise Elsewhere


@api.post("/matches/{id}/undo", response_model=Ack, responses=WRITTEN)
async def undo(guest: ApiGuest, body: UndoIn, eyes: Eyes = None, state: WithState = "") -> Response:
    """Take back the last action as far as that is fair; in a study match, any number."""
    raise Elsewhere


# Whole moves


@api.post("/matches/{id}/journeys", response_model=JourneysOut, responses=WRITTEN)
async def journeys(visit: Asker, guest: ApiReader, body: JourneysIn) -> Response:
    """Where these elements of the board can get to by several actions, each by its best way."""
    found = partial(travelling.journeys, guest, body.who, body.via, visit.lang)
    return await visit.json(lambda: {"journeys": found()})


@api.post("/matches/{id}/journey", response_model=JourneyAck, responses=WRITTEN)
async def journey(visit: Asker, guest: ApiGuest, body: JourneyIn) -> Response:
    """Play several actions as one move; it ends early where chance or news come between."""
    guest.check_plays()
    room = guest.room
    try:
        went = await travelling.travel(room, body.actions, body.after, guest.held, guest.caller)
    except Stale:
        raise STALE from None
    return Json(
        {
            "number": went.number,
            "actions": len(room.match.played),
            "over": room.over,
            "steps": went.steps,
            "refusal": "" if went.refusal is None else went.refusal.said(visit.lang),
        }
    )


# Ahead of one's turn


@api.post("/matches/{id}/seats/{seat}/rehearsal", response_model=RehearsalOut, responses=WRITTEN)
async def rehearsal(visit: Asker, at: ApiSeat, look: LookDep, body: PlanIn) -> Response:
    """What a seat would see and be asked after these actions of its own; nothing is played."""
    shown = await still(at.guest)
    found = partial(plans.rehearsal, shown, at.place, body.actions, visit.lang, look)
    return await visit.json(found)


@api.post("/matches/{id}/seats/{seat}/plan", response_model=PlanAck, responses=WRITTEN)
async def plan(visit: Asker, at: ApiSeat, body: PlanIn) -> Response:
    """Actions that are played when the turn of this seat comes; none withdraws them."""
    at.guest.check_plays()
    return Json({"planned": await plans.keep_plan(at.guest, at.place, body.actions)})


# As forms


@pages.post("/matches/{id}/play")
async def play_form(visit: Page, guest: PageGuest) -> Response:
    form, room, caller = await visit.form(MoveForm), guest.room, guest.caller
    try:
        guest.check_plays()
        await room.play(form.action, form.after, guest.held, caller.lang, caller)
    except Stale:
        return await match_page(visit, guest, problem=STALE)
    except Problem as problem:
        if problem.status in (403, 409, 422):
            return await match_page(visit, guest, problem=problem)
        raise
    return visit.go(table_url(room, form.eyes))


@pages.post("/matches/{id}/undo")
async def undo_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(UndoForm)
    try:
        guest.check_plays()
        await guest.room.undo(form.after, guest.held, form.to)
    except Stale:
        return await match_page(visit, guest, problem=STALE)
    except Problem as problem:
        return await match_page(visit, guest, problem=problem)
    return visit.go(table_url(guest.room, form.eyes))
