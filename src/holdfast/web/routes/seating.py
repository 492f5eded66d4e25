"""Seats, as pages: who sits where, sitting down, inviting, letting in and putting out."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from holdfast.core.reading import Json
from holdfast.store import Sitter, Ticket
from holdfast.web.agreed import agreed, next_of
from holdfast.web.cards import card
from holdfast.web.deps import Page, PageGuest, Visit
from holdfast.web.forms import (
    AnswerForm,
    AskForm,
    JoinForm,
    LinkForm,
    PutOutForm,
    SeatForm,
    TokenForm,
    WithdrawForm,
)
from holdfast.web.guests import Guest, place_of
from holdfast.web.links import check_link
from holdfast.web.problems import ONE_OF, Problem
from holdfast.web.rating import ratings_at
from holdfast.web.room import Room
from holdfast.web.seats import seat_company

__all__ = ["gone_page", "pages", "seating_of"]

pages = APIRouter(include_in_schema=False)


def seating_of(visit: Visit, guest: Guest) -> dict[str, object]:
    """What a page shows of seats beside the players: `_calls.html` and `_company.html`."""
    room, rights, lang = guest.room, guest.rights, visit.lang
    asked = {one.place: one for one in room.company.asked(guest.caller)}
    watches = not rights.sitting and not room.over
    told: list[Json] = [
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
            for ticket, secret in visit.matches.seats.invitations(guest)
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
async def show_seating(visit: Page, guest: PageGuest) -> Response:
    """The parts of the table that show who sits where, for morphing."""
    guest.check_may_look()
    context = {
        "ratings": await asyncio.to_thread(ratings_at, visit.matches.store, guest.room),
        "match": visit.matches.lists.told(guest, visit.lang),
        "seating": seating_of(visit, guest),
        "agree": await agreed(visit.matches, guest, visit.lang),
    }
    return await visit.page("seating.html", lambda: context)


@pages.post("/matches/{id}/take")
async def take(visit: Page, guest: PageGuest) -> Response:
    form, room = await visit.form(AskForm), guest.room
    place = place_of(room, form.seat)
    try:
        await visit.matches.seats.take(guest, place, visit.name(form.name))
    except Problem as problem:
        problem.onward = _table(room) if room.row.spectators else None
        raise
    return visit.go(_table(room))


@pages.post("/matches/{id}/invite")
async def invite(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(SeatForm)
    await visit.matches.seats.invite(guest, place_of(guest.room, form.seat))
    return visit.go(_table(guest.room))


@pages.post("/matches/{id}/ask")
async def ask(visit: Page, guest: PageGuest) -> Response:
    form, room = await visit.form(AskForm), guest.room
    await visit.matches.seats.ask(guest, place_of(room, form.seat), visit.name(form.name))
    eyes = "?eyes=spectator" if room.row.spectators else ""
    return visit.go(_table(room) + eyes)


@pages.post("/matches/{id}/answer")
async def answer(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(AnswerForm)
    place = place_of(guest.room, form.seat)
    await visit.matches.seats.answer(guest, place, form.request, form.let_in == "yes")
    return visit.go(_table(guest.room))


@pages.post("/matches/{id}/link")
async def link(visit: Page, guest: PageGuest) -> Response:
    """A link to another device or to come back with, shown once."""
    form = await visit.form(LinkForm)
    if form.kind not in ("device", "recovery"):
        facts = {"name": "kind", "known": "device, recovery"}
        raise Problem(422, "bad_request", ONE_OF, field="kind", facts=facts)
    place = place_of(guest.room, form.seat)
    made = await visit.matches.seats.make_link(guest, place, form.kind)
    return await _made(visit, guest, place, form.kind, made.json["url"])


@pages.post("/matches/{id}/token")
async def token(visit: Page, guest: PageGuest) -> Response:
    """A token for a program, shown once."""
    form = await visit.form(TokenForm)
    place = place_of(guest.room, form.seat)
    made = await visit.matches.seats.make_token(guest, place, form.name)
    return await _made(visit, guest, place, "token", made["token"])


async def _made(visit: Visit, guest: Guest, place: int, kind: str, secret: str) -> Response:
    context = {
        "match": visit.matches.lists.told(guest, visit.lang),
        "kind": kind,
        "secret": secret,
        "back": _company(guest.room, place),
        # This page has no address of its own: a change of language leads back to the table.
        "here": _table(guest.room),
    }
    return await visit.page("made.html", lambda: context)


@pages.post("/matches/{id}/put-out")
async def put_out(visit: Page, guest: PageGuest) -> Response:
    """Put out one sitter, or, without a name, everybody else."""
    form = await visit.form(PutOutForm)
    place = place_of(guest.room, form.seat)
    if form.sitter:
        await visit.matches.seats.put_out(guest, place, form.sitter)
    else:
        await visit.matches.seats.reset(guest, place)
    now = Guest(guest.room, guest.caller)  # who has left a private match may not look
    return visit.go(_company(guest.room, place) if now.may_look else "/")


@pages.post("/matches/{id}/withdraw")
async def withdraw(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(WithdrawForm)
    place = place_of(guest.room, form.seat)
    await visit.matches.seats.withdraw(guest, place, form.link)
    return visit.go(_company(guest.room, place))


def _table(room: Room) -> str:
    return f"/matches/{room.row.id}"


def _company(room: Room, place: int) -> str:
    """Where the table shows who sits at a seat."""
    return f"{_table(room)}#hf-company-{room.match.seats[place]}"


async def gone_page(visit: Visit, guest: Guest, sat: Sitter) -> Response:
    """For somebody who was put out of a seat."""
    room = guest.room
    asked = [one for one in room.company.asked(guest.caller) if one.place == sat.place]
    seat = room.match.seats[sat.place]
    context = {
        "match": visit.matches.lists.told(guest, visit.lang),
        "seat": seat,
        "seat_name": room.words(visit.lang).name("seat", seat),
        "ended": sat.ended,
        "why": sat.why,
        "is_free": room.seats[sat.place].kind == "open" and not room.over,
        "asked": asked[0] if asked else None,
        "may_watch": room.row.spectators or room.over,
        "next": await next_of(visit.matches, guest),
    }
    return await visit.page("gone.html", lambda: context, 403)


# Links


@pages.get("/join/{secret}")
async def show_link(visit: Page, secret: str) -> Response:
    room, ticket = await visit.matches.seats.find(secret)
    guest = Guest(room, visit.caller)
    if ticket.place in guest.held:
        return RedirectResponse(_table(room), 303, {"Cache-Control": "no-store"})
    check_link(room, ticket)
    told = {
        "ratings": await asyncio.to_thread(ratings_at, visit.matches.store, room),
        "match": visit.matches.lists.told(guest, visit.lang),
        "secret": secret,
        **_invitation(guest, ticket, visit.lang),
    }
    shown = await visit.page("join.html", lambda: told)
    # The address of this page is a secret until it is used: no other page is told of it.
    shown.headers["Referrer-Policy"] = "strict-origin"
    return shown


def _invitation(guest: Guest, ticket: Ticket, lang: str) -> dict[str, object]:
    """What somebody should know before sitting down."""
    room = guest.room
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
        "is_host": guest.rights.is_host,
        "options": options,
        "picture": card(room.match.game.id, lang)["picture"],
    }


@pages.post("/join")
async def join(visit: Page) -> Response:
    """The secret comes as a field, so that it does not stand in the address of what follows."""
    form = await visit.form(JoinForm)
    room, ticket = await visit.matches.seats.find(form.secret)
    if ticket.place not in Guest(room, visit.caller).held:
        await visit.matches.seats.join(form.secret, visit.caller, visit.name(form.name))
    return visit.go(_table(room))
