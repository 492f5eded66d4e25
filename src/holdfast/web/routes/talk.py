"""What is said about a match: chat, notes, and news to another program."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.web.bodies import ChatIn, MuteIn, NoteIn, ReportIn, WebhookIn
from holdfast.web.deps import ApiGuest, Asker, Json, Page, PageGuest
from holdfast.web.forms import ChatForm, LineForm, NoteForm, WebhookForm
from holdfast.web.models.people import ChatOut, NoteOut
from holdfast.web.render import is_local
from holdfast.web.routes.described import ASKED, WRITTEN
from holdfast.web.routes.table import table_url

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


# Chat


@api.get("/matches/{id}/chat", response_model=list[ChatOut], responses=ASKED)
async def list_chat(visit: Asker, guest: ApiGuest) -> Response:
    guest.check_may_look()
    return Json(await visit.matches.talk.chat(guest))


@api.post("/matches/{id}/chat", status_code=201, response_model=ChatOut, responses=WRITTEN)
async def say(visit: Asker, guest: ApiGuest, body: ChatIn) -> Response:
    return Json(await visit.matches.talk.say(guest, body.text), 201)


@pages.post("/matches/{id}/chat")
async def say_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(ChatForm)
    await visit.matches.talk.say(guest, form.text)
    return visit.go(table_url(guest.room, form.eyes))


Line = Annotated[int, Path(alias="line", ge=1, le=2**53)]


@api.post("/matches/{id}/chat/{line}/mute", status_code=204, responses=WRITTEN)
async def mute(visit: Asker, guest: ApiGuest, line: Line, body: MuteIn) -> Response:
    """Read nothing more at this table of whoever said a line, or read them again."""
    await visit.matches.talk.mute(guest, line, body.on)
    return Response(status_code=204)


@api.post("/matches/{id}/chat/{line}/report", status_code=204, responses=WRITTEN)
async def report(visit: Asker, guest: ApiGuest, line: Line, body: ReportIn) -> Response:
    """Tell the operator of the server about a line."""
    await visit.matches.talk.report(guest, line, body.reason)
    return Response(status_code=204)


@api.post("/matches/{id}/chat/{line}/block", status_code=204, responses=WRITTEN)
async def block(visit: Asker, guest: ApiGuest, line: Line) -> Response:
    """Whoever said this can no longer join one's tables, invite, or talk at them."""
    await visit.matches.circle.block_line(guest, line)
    return Response(status_code=204)


@pages.post("/matches/{id}/chat/mute")
async def mute_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(LineForm)
    await visit.matches.talk.mute(guest, form.line, form.on == "yes")
    return visit.go(table_url(guest.room, form.eyes))


@pages.post("/matches/{id}/chat/report")
async def report_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(LineForm)
    await visit.matches.talk.report(guest, form.line, form.reason)
    return visit.go(table_url(guest.room, form.eyes))


# Notes


@api.get("/matches/{id}/notes", response_model=list[NoteOut], responses=ASKED)
async def list_notes(visit: Asker, guest: ApiGuest) -> Response:
    guest.check_may_look()
    return Json(await visit.matches.talk.notes(guest))


@api.post("/matches/{id}/notes", status_code=201, response_model=NoteOut, responses=WRITTEN)
async def add_note(visit: Asker, guest: ApiGuest, body: NoteIn) -> Response:
    """Write a note on a move, for everybody or for oneself."""
    return Json(await visit.matches.talk.note(guest, body.at, body.text, body.private), 201)


@pages.post("/matches/{id}/note")
async def note_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(NoteForm)
    await visit.matches.talk.note(guest, form.at, form.text, form.private)
    return visit.go(form.back if is_local(form.back) else table_url(guest.room, form.eyes))


# News to another program


@api.put("/matches/{id}/webhook", status_code=204, responses=WRITTEN)
async def set_webhook(visit: Asker, guest: ApiGuest, body: WebhookIn) -> Response:
    """Tell another program of every move: only at hosts that the operator has allowed."""
    await visit.matches.talk.set_webhook(guest, body.url)
    return Response(status_code=204)


@pages.post("/matches/{id}/webhook")
async def webhook_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(WebhookForm)
    await visit.matches.talk.set_webhook(guest, form.url or None)
    return visit.go(table_url(guest.room))
