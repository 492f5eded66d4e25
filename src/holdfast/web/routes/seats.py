"""Seats, for programs: sitting down, inviting, letting in and putting out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.web.bodies import AnswerIn, JoinIn, LinkIn, NameIn
from holdfast.web.deps import ApiSeat, Asker, Json, Visit
from holdfast.web.guests import Guest
from holdfast.web.models.lists import JoinedOut, LinkOut, SummaryOut
from holdfast.web.models.people import CompanyOut, TokenOut
from holdfast.web.routes.described import ASKED, WRITTEN

__all__ = ["api"]

api = APIRouter(prefix="/api")

Id = Annotated[str, Path(alias="one", max_length=32)]
SEAT = "/matches/{id}/seats/{seat}"


def _joined(visit: Visit, guest: Guest, token: str | None) -> Response:
    now = Guest(guest.room, guest.caller)  # who has just sat down
    return Json({**visit.matches.lists.told(now, visit.lang), "token": token})


@api.post("/join", response_model=JoinedOut, responses=WRITTEN)
async def join_by_link(visit: Asker, body: JoinIn) -> Response:
    """Sit down with a link, which dies of it. A program without a cookie gets a token."""
    room, token = await visit.matches.seats.join(body.secret, visit.caller, body.name)
    return _joined(visit, Guest(room, visit.caller), token)


@api.post(f"{SEAT}/take", response_model=JoinedOut, responses=WRITTEN)
async def take_seat(visit: Asker, at: ApiSeat, body: NameIn) -> Response:
    """Take an open seat. A program without a cookie gets a token."""
    token = await visit.matches.seats.take(at.guest, at.place, body.name)
    return _joined(visit, at.guest, token)


@api.post(f"{SEAT}/invitation", response_model=LinkOut, responses=WRITTEN)
async def new_invitation(visit: Asker, at: ApiSeat) -> Response:
    """A new invitation to a seat that nobody has claimed; the old one expires."""
    made = await visit.matches.seats.invite(at.guest, at.place)
    return Json(made.json)


@api.post(f"{SEAT}/name", response_model=SummaryOut, responses=WRITTEN)
async def rename(visit: Asker, at: ApiSeat, body: NameIn) -> Response:
    await visit.matches.seats.rename(at.guest, at.place, body.name)
    return Json(visit.matches.lists.told(at.guest, visit.lang))


@api.get(f"{SEAT}", response_model=CompanyOut, responses=ASKED)
async def show_seat(visit: Asker, at: ApiSeat) -> Response:
    """Who sits at one's seat, which links to it are out, and who asks to sit there."""
    return Json(visit.matches.seats.company(at.guest, at.place, visit.lang))


@api.post(f"{SEAT}/links", response_model=LinkOut, responses=WRITTEN)
async def make_link(visit: Asker, at: ApiSeat, body: LinkIn) -> Response:
    """A link by which the holder of a seat sits down on another device, or comes back."""
    made = await visit.matches.seats.make_link(at.guest, at.place, body.kind)
    return Json(made.json)


@api.delete(f"{SEAT}/links/{{one}}", status_code=204, responses=WRITTEN)
async def withdraw_link(visit: Asker, at: ApiSeat, one: Id) -> Response:
    await visit.matches.seats.withdraw(at.guest, at.place, one)
    return Response(status_code=204)


@api.post(f"{SEAT}/tokens", response_model=TokenOut, responses=WRITTEN)
async def make_token(visit: Asker, at: ApiSeat, body: NameIn) -> Response:
    """A token with which a program plays this seat. It is shown only here."""
    return Json(await visit.matches.seats.make_token(at.guest, at.place, body.name))


@api.delete(f"{SEAT}/sitters/{{one}}", status_code=204, responses=WRITTEN)
async def put_out(visit: Asker, at: ApiSeat, one: Id) -> Response:
    """Put out a browser or a program, at once, with the links and tokens it made; or leave."""
    await visit.matches.seats.put_out(at.guest, at.place, one)
    return Response(status_code=204)


@api.post(f"{SEAT}/reset", response_model=CompanyOut, responses=WRITTEN)
async def reset_seat(visit: Asker, at: ApiSeat) -> Response:
    """Put out everybody but the caller; no link and no token to the seat is good any longer."""
    await visit.matches.seats.reset(at.guest, at.place)
    return Json(visit.matches.seats.company(at.guest, at.place, visit.lang))


@api.post(f"{SEAT}/requests", status_code=204, responses=WRITTEN)
async def ask_to_sit(visit: Asker, at: ApiSeat, body: NameIn) -> Response:
    """Ask the holder of a seat to sit there too, as a browser."""
    await visit.matches.seats.ask(at.guest, at.place, body.name)
    return Response(status_code=204)


@api.post(f"{SEAT}/requests/{{one}}", status_code=204, responses=WRITTEN)
async def answer_request(visit: Asker, at: ApiSeat, one: Id, body: AnswerIn) -> Response:
    """Let somebody in who asked, or refuse. Who is let in plays; only the holder decides."""
    await visit.matches.seats.answer(at.guest, at.place, one, body.let_in)
    return Response(status_code=204)
