"""What is said about a match: chat, notes, and news to another program."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.web import models
from holdfast.web.bodies import ChatIn, NoteIn, WebhookIn
from holdfast.web.deps import ApiGuest, Asker, Json, Page, PageGuest
from holdfast.web.forms import ChatForm, NoteForm, WebhookForm
from holdfast.web.render import is_local
from holdfast.web.routes.described import ASKED, WRITTEN
from holdfast.web.routes.table import table_url

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


# Chat


@api.get("/matches/{id}/chat", response_model=list[models.ChatOut], responses=ASKED)
async def list_chat(visit: Asker, guest: ApiGuest) -> Response:
    guest.check_may_look()
    return Json(await visit.matches.talk.chat(guest.room))


@api.post("/matches/{id}/chat", status_code=201, response_model=models.ChatOut, responses=WRITTEN)
async def say(visit: Asker, guest: ApiGuest, body: ChatIn) -> Response:
    return Json(await visit.matches.talk.say(guest, body.text), 201)


@pages.post("/matches/{id}/chat")
async def say_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(ChatForm)
    await visit.matches.talk.say(guest, form.text)
    return visit.go(table_url(guest.room, form.eyes))


# Notes


@api.get("/matches/{id}/notes", response_model=list[models.NoteOut], responses=ASKED)
async def list_notes(visit: Asker, guest: ApiGuest) -> Response:
    guest.check_may_look()
    return Json(await visit.matches.talk.notes(guest))


@api.post("/matches/{id}/notes", status_code=201, response_model=models.NoteOut, responses=WRITTEN)
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
