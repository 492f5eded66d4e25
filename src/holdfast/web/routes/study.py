"""Studying: a match of one's own from any point of another."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.web import models
from holdfast.web.bodies import StudyIn
from holdfast.web.deps import ApiReader, Asker, Page, PageReader
from holdfast.web.forms import StudyForm
from holdfast.web.routes.described import WRITTEN
from holdfast.web.routes.new import begun_json

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


@api.post("/matches/{id}/study", status_code=201, response_model=models.MatchOut, responses=WRITTEN)
async def study(visit: Asker, guest: ApiReader, body: StudyIn) -> Response:
    """A study match from any point of this one."""
    eyes, fresh = guest.eyes(body.eyes), body.dice == "fresh"
    begun = await visit.matches.starting.study(guest, body.at, eyes, fresh_dice=fresh)
    return await begun_json(visit, begun)


@pages.post("/matches/{id}/study")
async def study_form(visit: Page, guest: PageReader) -> Response:
    form = await visit.form(StudyForm)
    eyes, fresh = guest.eyes(form.eyes), form.dice == "fresh"
    begun = await visit.matches.starting.study(guest, form.at, eyes, fresh_dice=fresh)
    return visit.go(f"/matches/{begun.id}")
