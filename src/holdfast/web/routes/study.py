"""Matches that come from another: a study from any point of it, the same once more, or its
continuation where the rules were corrected."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.web.bodies import StudyIn
from holdfast.web.deps import ApiReader, Asker, Page, PageReader
from holdfast.web.forms import Form, StudyForm
from holdfast.web.models.lists import MatchOut
from holdfast.web.routes.described import WRITTEN
from holdfast.web.routes.new import begun_json
from holdfast.web.starting import Begun

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


@api.post("/matches/{id}/study", status_code=201, response_model=MatchOut, responses=WRITTEN)
async def study(visit: Asker, guest: ApiReader, body: StudyIn) -> Response:
    """A study match from any point of this one."""
    eyes, fresh = guest.eyes(body.eyes), body.dice == "fresh"
    begun = await visit.matches.starting.study(guest, body.at, eyes, fresh_dice=fresh)
    return await begun_json(visit, begun)


@api.post("/matches/{id}/continue", status_code=201, response_model=MatchOut, responses=WRITTEN)
async def go_on(visit: Asker, guest: ApiReader) -> Response:
    """Go on with a match whose record no longer holds: a new match from its last position, in
    which everybody sits where they sat. Who asks again is given the same one."""
    id = await visit.matches.starting.go_on(guest)
    return await begun_json(visit, Begun(id, {}, None))


@api.post("/matches/{id}/again", status_code=201, response_model=MatchOut, responses=WRITTEN)
async def again(visit: Asker, guest: ApiReader) -> Response:
    """A new match with the same options, start, seats and time. Who played a finished match is
    invited to it; whoever asks second sits down in the one there is."""
    return await begun_json(visit, await visit.matches.rematches.again(guest))


@pages.post("/matches/{id}/again")
async def again_form(visit: Page, guest: PageReader) -> Response:
    await visit.form(Form)
    begun = await visit.matches.rematches.again(guest)
    return visit.go(f"/matches/{begun.id}")


@pages.post("/matches/{id}/continue")
async def go_on_form(visit: Page, guest: PageReader) -> Response:
    await visit.form(Form)
    return visit.go(f"/matches/{await visit.matches.starting.go_on(guest)}")


@pages.post("/matches/{id}/study")
async def study_form(visit: Page, guest: PageReader) -> Response:
    form = await visit.form(StudyForm)
    eyes, fresh = guest.eyes(form.eyes), form.dice == "fresh"
    begun = await visit.matches.starting.study(guest, form.at, eyes, fresh_dice=fresh)
    return visit.go(f"/matches/{begun.id}")
