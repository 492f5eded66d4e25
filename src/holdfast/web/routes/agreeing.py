"""What people do at a table beside playing: resign, propose, agree."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.web.bodies import AgreeIn, ProposalIn, ResignIn
from holdfast.web.deps import ApiGuest, Asker, Json, Page, PageGuest
from holdfast.web.forms import AgreeForm, ProposalForm, SeatForm
from holdfast.web.guests import Guest, place_of
from holdfast.web.models.lists import SummaryOut
from holdfast.web.models.table import ProposalOut
from holdfast.web.routes.described import ASKED, WRITTEN
from holdfast.web.routes.table import table_url

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

Id = Annotated[str, Path(alias="one", max_length=32)]


def _place(guest: Guest, seat: str) -> int | None:
    return place_of(guest.room, seat) if seat else None


@api.post("/matches/{id}/resign", response_model=SummaryOut, responses=WRITTEN)
async def resign(visit: Asker, guest: ApiGuest, body: ResignIn) -> Response:
    """Give up. Of two the other one wins; where more play, what was agreed becomes of the seat."""
    await visit.matches.hub.table.resign(guest, _place(guest, body.seat))
    return Json(visit.matches.lists.told(Guest(guest.room, guest.caller), visit.lang))


@api.get("/matches/{id}/proposal", response_model=ProposalOut | None, responses=ASKED)
async def show_proposal(visit: Asker, guest: ApiGuest) -> Response:
    """What is proposed to those who play, or null."""
    guest.check_may_look()
    return Json(await visit.matches.hub.table.proposal(guest))


@api.post("/matches/{id}/proposals", status_code=204, responses=WRITTEN)
async def propose(visit: Asker, guest: ApiGuest, body: ProposalIn) -> Response:
    """Propose a draw, an end without a result, a pause, or to go on: all who play must agree."""
    await visit.matches.hub.table.propose(guest, body.kind, body.days)
    return Response(status_code=204)


@api.post("/matches/{id}/proposals/{one}", status_code=204, responses=WRITTEN)
async def answer(visit: Asker, guest: ApiGuest, one: Id, body: AgreeIn) -> Response:
    """Agree to what is proposed, or not; who proposed it withdraws it so."""
    await visit.matches.hub.table.answer(guest, one, body.agree)
    return Response(status_code=204)


@pages.post("/matches/{id}/resign")
async def resign_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(SeatForm)
    await visit.matches.hub.table.resign(guest, _place(guest, form.seat))
    return visit.go(table_url(guest.room))


@pages.post("/matches/{id}/propose")
async def propose_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(ProposalForm)
    await visit.matches.hub.table.propose(guest, form.kind, form.days or 0)
    return visit.go(table_url(guest.room, form.eyes))


@pages.post("/matches/{id}/agree")
async def agree_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(AgreeForm)
    await visit.matches.hub.table.answer(guest, form.proposal, form.agree == "yes")
    return visit.go(table_url(guest.room, form.eyes))
