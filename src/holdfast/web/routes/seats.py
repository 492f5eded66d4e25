"""Seats: sitting down, inviting, letting in and putting out, for programs and as pages."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import RedirectResponse, Response

from holdfast.core.messages import mark as _
from holdfast.store import Sitter, Ticket
from holdfast.web import models
from holdfast.web.cards import card
from holdfast.web.deps import CallerDep, Json, Lang, MatchesDep, RoomDep, at_work
from holdfast.web.matches import Matches
from holdfast.web.problems import Problem
from holdfast.web.render import form_name, known_visitor, page_language, pages_of, read_form
from holdfast.web.room import Room
from holdfast.web.routes.api import ASKED, WRITTEN
from holdfast.web.seats import check_link, place_of, seat_company
from holdfast.web.security import Caller

__all__ = ["api", "gone_page", "pages", "seating_of"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

SeatName = Annotated[str, Path(alias="seat", max_length=64)]
Id = Annotated[str, Path(alias="one", max_length=32)]
SEAT = "/matches/{id}/seats/{seat}"


# For programs


async def _joined(
    room: Room, matches: Matches, caller: Caller, token: str | None, lang: str
) -> Response:
    return Json({**await matches.lists.summary(room, caller, lang), "token": token})


@api.post("/join", response_model=models.JoinedOut, responses=WRITTEN)
async def join_by_link(
    body: models.JoinIn, matches: MatchesDep, caller: CallerDep, lang: Lang
) -> Response:
    """Sit down with a link, which dies of it. A program without a cookie gets a token."""
    room, token = await matches.seats.join(body.secret, caller, body.name)
    return await _joined(room, matches, caller, token, lang)


@api.post(f"{SEAT}/take", response_model=models.JoinedOut, responses=WRITTEN)
async def take_seat(
    room: RoomDep,
    seat: SeatName,
    body: models.NameIn,
    matches: MatchesDep,
    caller: CallerDep,
    lang: Lang,
) -> Response:
    """Take an open seat. A program without a cookie gets a token."""
    token = await matches.seats.take(room, place_of(room, seat), caller, body.name)
    return await _joined(room, matches, caller, token, lang)


@api.post(f"{SEAT}/invitation", response_model=models.LinkOut, responses=WRITTEN)
async def new_invitation(
    room: RoomDep, seat: SeatName, matches: MatchesDep, caller: CallerDep
) -> Response:
    """A new invitation to a seat that nobody has claimed; the old one expires."""
    made = await matches.seats.invite(room, place_of(room, seat), caller)
    return Json(made.json)


@api.post(f"{SEAT}/name", response_model=models.SummaryOut, responses=WRITTEN)
async def rename(
    room: RoomDep,
    seat: SeatName,
    body: models.NameIn,
    matches: MatchesDep,
    caller: CallerDep,
    lang: Lang,
) -> Response:
    await matches.seats.rename(room, place_of(room, seat), caller, body.name)
    return Json(await matches.lists.summary(room, caller, lang))


@api.get(f"{SEAT}", response_model=models.CompanyOut, responses=ASKED)
async def show_seat(
    room: RoomDep, seat: SeatName, matches: MatchesDep, caller: CallerDep, lang: Lang
) -> Response:
    """Who sits at one's seat, which links to it are out, and who asks to sit there."""
    return Json(matches.seats.company(room, place_of(room, seat), caller, lang))


@api.post(f"{SEAT}/links", response_model=models.LinkOut, responses=WRITTEN)
async def make_link(
    room: RoomDep, seat: SeatName, body: models.LinkIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    """A link by which the holder of a seat sits down on another device, or comes back."""
    made = await matches.seats.make_link(room, place_of(room, seat), caller, body.kind)
    return Json(made.json)


@api.delete(f"{SEAT}/links/{{one}}", status_code=204, responses=WRITTEN)
async def withdraw_link(
    room: RoomDep, seat: SeatName, one: Id, matches: MatchesDep, caller: CallerDep
) -> Response:
    await matches.seats.withdraw(room, place_of(room, seat), caller, one)
    return Response(status_code=204)


@api.post(f"{SEAT}/tokens", response_model=models.TokenOut, responses=WRITTEN)
async def make_token(
    room: RoomDep, seat: SeatName, body: models.NameIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    """A token with which a program plays this seat. It is shown only here."""
    return Json(await matches.seats.make_token(room, place_of(room, seat), caller, body.name))


@api.delete(f"{SEAT}/sitters/{{one}}", status_code=204, responses=WRITTEN)
async def put_out(
    room: RoomDep, seat: SeatName, one: Id, matches: MatchesDep, caller: CallerDep
) -> Response:
    """Put out a browser or a program, at once, with the links and tokens it made; or leave."""
    await matches.seats.put_out(room, place_of(room, seat), caller, one)
    return Response(status_code=204)


@api.post(f"{SEAT}/reset", response_model=models.CompanyOut, responses=WRITTEN)
async def reset_seat(
    room: RoomDep, seat: SeatName, matches: MatchesDep, caller: CallerDep, lang: Lang
) -> Response:
    """Put out everybody but the caller; no link and no token to the seat is good any longer."""
    place = place_of(room, seat)
    await matches.seats.reset(room, place, caller)
    return Json(matches.seats.company(room, place, caller, lang))


@api.post(f"{SEAT}/requests", status_code=204, responses=WRITTEN)
async def ask_to_sit(
    room: RoomDep, seat: SeatName, body: models.NameIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    """Ask the holder of a seat to sit there too, as a browser."""
    await matches.seats.ask(room, place_of(room, seat), caller, body.name)
    return Response(status_code=204)


@api.post(f"{SEAT}/requests/{{one}}", status_code=204, responses=WRITTEN)
async def answer_request(
    room: RoomDep,
    seat: SeatName,
    one: Id,
    body: models.AnswerIn,
    matches: MatchesDep,
    caller: CallerDep,
) -> Response:
    """Let somebody in who asked, or refuse. Who is let in plays; only the holder decides."""
    await matches.seats.answer(room, place_of(room, seat), caller, one, body.let_in)
    return Response(status_code=204)


# As pages


def seating_of(room: Room, matches: Matches, caller: Caller, lang: str) -> dict[str, Any]:
    """What a page shows of seats beside the players: `_calls.html` and `_company.html`."""
    rights = room.company.rights(caller)
    asked = {one.place: one for one in room.company.asked(caller)}
    watches = not rights.sitting and not room.match.over
    told: list[dict[str, Any]] = [
        {
            "place": seat.place,
            "seat": room.match.seats[seat.place],
            "seat_name": room.words(lang).name("seat", room.match.seats[seat.place]),
            "name": seat.name,
            "kind": seat.kind,
            "free": seat.kind == "open" and seat.claimed_by is None,
            "asked": seat.place in asked,
            "refused": seat.place in asked and asked[seat.place].refused,
        }
        for seat in room.seats
    ]
    return {
        "own": [seat_company(room, place, rights, lang) for place in sorted(rights.held)],
        "invitations": [
            {
                **told[ticket.place],
                "id": ticket.id,
                "url": None if secret is None else f"/join/{secret}",
                "expires": ticket.expires,
            }
            for ticket, secret in matches.seats.invitations(room, caller)
        ],
        "uninvited": [
            told[seat.place]
            for seat in room.seats
            if rights.is_host
            and seat.kind == "human"
            and seat.claimed_by is None
            and all(one.place != seat.place for one in room.company.tickets)
        ],
        "free": [one for one in told if watches and one["free"]],
        "askable": [one for one in told if watches and room.company.at(one["place"])],
    }


@pages.get("/matches/{id}/seating")
async def show_seating(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    """The parts of the table that show who sits where, for morphing."""
    caller = known_visitor(request)
    lang = page_language(request, caller)
    if not room.allowed_eyes(room.held_by(caller)):
        raise Problem(403, "private", _("This match has no spectators."))
    context = {
        "match": await matches.lists.summary(room, caller, lang),
        "seating": seating_of(room, matches, caller, lang),
    }
    return await at_work(request, lambda: pages_of(request).page(request, "seating.html", context))


@pages.post("/matches/{id}/take")
async def take(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    place = place_of(room, fields.get("seat", ""))
    try:
        await matches.seats.take(room, place, caller, form_name(fields, caller))
    except Problem as problem:
        problem.onward = _table(room) if room.row.spectators else None
        raise
    return pages_of(request).go(request, _table(room))


@pages.post("/matches/{id}/invite")
async def invite(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    await matches.seats.invite(room, place_of(room, fields.get("seat", "")), caller)
    return pages_of(request).go(request, _table(room))


@pages.post("/matches/{id}/ask")
async def ask(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    place = place_of(room, fields.get("seat", ""))
    await matches.seats.ask(room, place, caller, form_name(fields, caller))
    eyes = "?eyes=spectator" if room.row.spectators else ""
    return pages_of(request).go(request, _table(room) + eyes)


@pages.post("/matches/{id}/answer")
async def answer(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    place = place_of(room, fields.get("seat", ""))
    let_in = fields.get("let_in") == "yes"
    await matches.seats.answer(room, place, caller, fields.get("request", ""), let_in)
    return pages_of(request).go(request, _table(room))


@pages.post("/matches/{id}/link")
async def link(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    """A link to another device or to come back with, shown once."""
    caller = known_visitor(request)
    fields = await read_form(request)
    kind = fields.get("kind", "")
    if kind not in ("device", "recovery"):
        raise Problem(422, "bad_request", "“kind” is device or recovery.", field="kind")
    place = place_of(room, fields.get("seat", ""))
    made = await matches.seats.make_link(room, place, caller, kind)
    return await _made(request, room, matches, place, kind, made.json["url"])


@pages.post("/matches/{id}/token")
async def token(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    """A token for a program, shown once."""
    caller = known_visitor(request)
    fields = await read_form(request)
    place = place_of(room, fields.get("seat", ""))
    made = await matches.seats.make_token(room, place, caller, fields.get("name", ""))
    return await _made(request, room, matches, place, "token", made["token"])


async def _made(
    request: Request, room: Room, matches: Matches, place: int, kind: str, secret: str
) -> Response:
    caller = known_visitor(request)
    context = {
        "match": await matches.lists.summary(room, caller, page_language(request, caller)),
        "kind": kind,
        "secret": secret,
        "back": _company(room, place),
        # This page has no address of its own: a change of language leads back to the table.
        "here": _table(room),
    }
    return await at_work(request, lambda: pages_of(request).page(request, "made.html", context))


@pages.post("/matches/{id}/put-out")
async def put_out_one(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    """Put out one sitter, or, without a name, everybody else."""
    caller = known_visitor(request)
    fields = await read_form(request)
    place = place_of(room, fields.get("seat", ""))
    if fields.get("sitter"):
        await matches.seats.put_out(room, place, caller, fields["sitter"])
    else:
        await matches.seats.reset(room, place, caller)
    may_look = room.allowed_eyes(room.held_by(caller))  # who has left a private match may not
    return pages_of(request).go(request, _company(room, place) if may_look else "/")


@pages.post("/matches/{id}/withdraw")
async def withdraw(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    place = place_of(room, fields.get("seat", ""))
    await matches.seats.withdraw(room, place, caller, fields.get("link", ""))
    return pages_of(request).go(request, _company(room, place))


def _table(room: Room) -> str:
    return f"/matches/{room.row.id}"


def _company(room: Room, place: int) -> str:
    """Where the table shows who sits at a seat."""
    return f"{_table(room)}#hf-company-{room.match.seats[place]}"


async def gone_page(request: Request, room: Room, matches: Matches, sat: Sitter) -> Response:
    """For somebody who was put out of a seat."""
    caller = known_visitor(request)
    lang = page_language(request, caller)
    asked = [one for one in room.company.asked(caller) if one.place == sat.place]
    seat = room.match.seats[sat.place]
    context = {
        "match": await matches.lists.summary(room, caller, lang),
        "seat": seat,
        "seat_name": room.words(lang).name("seat", seat),
        "ended": sat.ended,
        "asked": asked[0] if asked else None,
        "may_watch": room.row.spectators or room.match.over,
    }
    return await at_work(
        request, lambda: pages_of(request).page(request, "gone.html", context, 403)
    )


# Links


@pages.get("/join/{secret}")
async def show_link(request: Request, secret: str, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    room, ticket = await matches.seats.find(secret)
    if ticket.place in room.held_by(caller):
        return RedirectResponse(_table(room), 303, {"Cache-Control": "no-store"})
    check_link(room, ticket)
    summary = await matches.lists.summary(room, caller, lang)
    context = _invitation(room, ticket, caller, lang)
    told = {"match": summary, "secret": secret, **context}
    shown = await at_work(request, lambda: pages_of(request).page(request, "join.html", told))
    # The address of this page is a secret until it is used: no other page is told of it.
    shown.headers["Referrer-Policy"] = "strict-origin"
    return shown


def _invitation(room: Room, ticket: Ticket, caller: Caller, lang: str) -> dict[str, Any]:
    """What somebody should know before sitting down."""
    seat = room.match.seats[ticket.place]
    hosts = [one.place for one in room.company.sitters if room.company.is_host(one)]
    options = [
        {
            "label": option["label"],
            "value": value["label"],
            "changed": value["value"] != option["default"],
        }
        for option in card(room.match.game.id, lang)["options"]
        for value in option["values"]
        if value["value"] == room.match.options.get(option["name"])
    ]
    return {
        "seat": seat,
        "seat_name": room.words(lang).name("seat", seat),
        "kind": ticket.kind,
        "expires": ticket.expires,
        "host": next((room.seats[place].name for place in hosts if room.seats[place].name), ""),
        "is_host": room.company.rights(caller).is_host,
        "options": options,
        "picture": card(room.match.game.id, lang)["picture"],
    }


@pages.post("/join")
async def join(request: Request, matches: MatchesDep) -> Response:
    """The secret comes as a field, so that it does not stand in the address of what follows."""
    caller = known_visitor(request)
    fields = await read_form(request)
    secret = fields.get("secret", "")
    room, ticket = await matches.seats.find(secret)
    if ticket.place not in room.held_by(caller):
        await matches.seats.join(secret, caller, form_name(fields, caller))
    return pages_of(request).go(request, _table(room))
