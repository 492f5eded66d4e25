"""Seats belong to people: who may sit down, who lets others in and puts them out.

An invitation seats one person and dies of it. Who sits may bring their own devices by a link that
works once, let in a browser that asks, make a token for a program, and put anybody of them out,
but not the one through whom they came themselves.
Who set up the match has no right at a seat that is not theirs: while it is free they may invite.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.store import Knock, SeatRefused, Sitter, Ticket
from holdfast.web.blocks import check_welcome
from holdfast.web.callers import Caller, browser_name, clean_name
from holdfast.web.company import Rights
from holdfast.web.guests import Guest, not_yours
from holdfast.web.hub import Hub
from holdfast.web.keys import Keys, hash_secret, is_same, new_id, new_token
from holdfast.web.links import Link, check_link, new_ticket, ticket_id
from holdfast.web.models.people import CompanyOut, TokenOut
from holdfast.web.problems import Problem
from holdfast.web.rating import check_no_program
from holdfast.web.room import Room

__all__ = ["Seats", "new_sitter", "seat_company", "token_for"]

REFUSALS: Final = {
    "taken": (409, "seat_taken", _("Somebody has taken this seat.")),
    "crowded": (409, "crowded", _("Too many sit or ask here already.")),
    "sits_already": (409, "sits_already", _("You sit here already.")),
    "not_yours": (403, "not_yours", _("This seat is not yours.")),
    "dead_link": (410, "link_withdrawn", _("This link is no longer good.")),
    "refused": (403, "refused", _("The holder of this seat has not let you in.")),
    "asked_already": (409, "asked_already", _("You have asked already.")),
    "no_such_request": (404, "no_such_request", _("Nobody asks to sit here any longer.")),
    "no_such_sitter": (404, "no_such_sitter", _("Nobody of that name sits here.")),
    "came_through": (
        403,
        "came_through",
        _("You came to this seat through somebody who still sits here: you cannot put them out."),
    ),
    "last": (
        409,
        "last",
        _("You are the only one who holds this seat: without you nobody could play it."),
    ),
}
"""What the store refuses, as a status, a kind and a sentence."""


def new_sitter(
    match: str,
    place: int,
    how: str,
    caller: Caller,
    token: str | None = None,
    *,
    id: str | None = None,
) -> Sitter:
    """The caller as a sitter: a browser by its cookie, a program by a token."""
    now = time.time()
    is_browser = caller.visitor is not None
    return Sitter(
        id=id or new_id(),
        match=match,
        place=place,
        visitor=caller.visitor,
        token=None if is_browser or token is None else hash_secret(token),
        label=browser_name(caller.agent) if is_browser else "",
        how=how,
        by=None,
        since=now,
        seen=now,
    )


def token_for(caller: Caller) -> str | None:
    """A program gets a token to sit down with; a browser has its cookie."""
    return None if caller.visitor is not None else new_token()


class Seats:
    """Gives seats to people, and lets them decide who else sits there."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.keys = keys
        self.store = hub.store.seating

    # Sitting down

    async def find(self, secret: str) -> tuple[Room, Ticket]:
        """The link that a secret opens, also a dead one."""
        ticket = await asyncio.to_thread(self.store.ticket, ticket_id(secret))
        if ticket is None or not is_same(ticket.hash, hash_secret(secret)):
            raise Problem(
                404,
                "no_such_link",
                _("This link belongs to no seat."),
                todo=_("Was it copied whole? If so, ask whoever sent it to you for a new one."),
            )
        return await self.hub.room(ticket.match), ticket

    async def join(self, secret: str, caller: Caller, name: str) -> tuple[Room, str | None]:
        """Sit down with a link. A program gets its token."""
        room, ticket = await self.find(secret)
        check_link(room, ticket)
        await check_welcome(self.hub.store, room, caller)
        check_no_program(room, caller)
        if ticket.kind == "invitation":
            _check_one_seat(room, caller)
        token, how = token_for(caller), "joined" if ticket.kind == "invitation" else ticket.kind
        sitter = new_sitter(room.row.id, ticket.place, how, caller, token)
        sitter.by = ticket.by
        try:
            await self._changed(room, self.store.use(ticket.id, sitter, clean_name(name)))
        except Problem as problem:
            if problem.kind == "link_withdrawn":  # somebody was faster: say who, or why
                check_link(*await self.find(secret))
            raise
        return room, token

    async def take(self, guest: Guest, place: int, name: str) -> str | None:
        """Take an open seat. A program gets its token."""
        if guest.room.over:
            raise Problem(409, "over", _("The match is over."))
        await check_welcome(self.hub.store, guest.room, guest.caller)
        check_no_program(guest.room, guest.caller)
        _check_one_seat(guest.room, guest.caller)
        token = token_for(guest.caller)
        sitter = new_sitter(guest.room.row.id, place, "took", guest.caller, token)
        await self._changed(guest.room, self.store.take(sitter, clean_name(name)))
        return token

    # Invitations

    async def invite(self, guest: Guest, place: int) -> Link:
        """A new invitation to a free seat, for whoever set up the match; the old one expires."""
        guest.check_host()
        made = new_ticket(self.keys, guest.room.row.id, place, "invitation")
        await self._changed(guest.room, self.store.add_ticket(made.ticket, None))
        return made

    def invitations(self, guest: Guest) -> list[tuple[Ticket, str | None]]:
        """The invitations that a caller has out, with their secrets. That of an invitation from
        the first version cannot be shown again."""
        if not guest.rights.is_host:
            return []
        shown: list[tuple[Ticket, str | None]] = []
        for ticket in guest.room.company.tickets:
            if ticket.kind == "invitation":
                secret = self.keys.ticket_secret(ticket.id)
                is_ours = is_same(ticket.hash, hash_secret(secret))
                shown.append((ticket, secret if is_ours else None))
        return shown

    # The holder's own

    async def make_link(self, guest: Guest, place: int, kind: str) -> Link:
        """A link that brings the holder to another device, or back; earlier ones expire."""
        actor = guest.keeper(place)
        made = new_ticket(self.keys, guest.room.row.id, place, kind, actor.id)
        await self._changed(guest.room, self.store.add_ticket(made.ticket, actor.id))
        return made

    async def make_token(self, guest: Guest, place: int, name: str) -> TokenOut:
        """A token with which a program plays this seat."""
        check_no_program(guest.room)
        actor, token = guest.keeper(place), new_token()
        sitter = new_sitter(guest.room.row.id, place, "token", guest.caller)
        sitter.visitor, sitter.token = None, hash_secret(token)
        sitter.label, sitter.by = clean_name(name), actor.id
        await self._changed(guest.room, self.store.admit(sitter, actor.id))
        return {"id": sitter.id, "name": sitter.label, "token": token}

    async def withdraw(self, guest: Guest, place: int, ticket: str) -> None:
        """A link is no longer good."""
        room, rights = guest.room, guest.rights
        known = [one for one in room.company.tickets if one.id == ticket and one.place == place]
        is_invitation = bool(known) and known[0].kind == "invitation"
        if not (rights.is_host if is_invitation else rights.keeps(place)):
            raise not_yours()
        if not known:
            raise _problem("dead_link")
        await self._changed(room, self.store.withdraw(room.row.id, place, ticket))

    async def put_out(self, guest: Guest, place: int, id: str) -> None:
        """Put out a browser or a program, or leave."""
        room, actor = guest.room, guest.rights.sits(place)
        if actor is None or not (actor.keeps or actor.id == id):
            raise not_yours()
        sitter = room.company.find(id)
        if sitter is None or sitter.place != place:
            raise _problem("no_such_sitter")
        await self._changed(room, self.store.put_out(sitter, actor.id))

    async def reset(self, guest: Guest, place: int) -> None:
        """Put out everybody but the caller; no link to the seat is good any longer."""
        actor = guest.keeper(place)
        await self._changed(guest.room, self.store.reset(guest.room.row.id, place, actor.id))

    async def rename(self, guest: Guest, place: int, name: str) -> None:
        if place not in guest.held:
            raise not_yours()
        await self.hub.store.name_seat(guest.room.row.id, place, clean_name(name))
        await self.hub.reload_seats(guest.room)

    # Asking to sit

    async def ask(self, guest: Guest, place: int, name: str) -> None:
        """Ask the holder of a seat to sit there too."""
        room, caller = guest.room, guest.caller
        if caller.visitor is None:
            raise Problem(
                422,
                "no_visitor",
                _("Only a browser can ask to sit; for a program the holder makes a token."),
            )
        if room.company.put_out(caller) is None:
            guest.check_may_look()
        if place in guest.held:
            raise _problem("sits_already")
        if not room.company.at(place):
            raise Problem(409, "nobody_there", _("Nobody sits there whom one could ask."))
        await check_welcome(self.hub.store, room, caller)
        knock = Knock(
            id=new_id(),
            match=room.row.id,
            place=place,
            visitor=caller.visitor,
            name=clean_name(name),
            browser=browser_name(caller.agent),
            at=time.time(),
        )
        await self._changed(room, self.store.knock(knock))

    async def answer(self, guest: Guest, place: int, id: str, let_in: bool) -> None:
        """Let somebody in who asked, or refuse."""
        room, actor = guest.room, guest.keeper(place)
        asked = [one for one in room.company.knocks if one.id == id and one.place == place]
        if not asked:
            raise _problem("no_such_request")
        sitter = None
        if let_in:
            now, knock = time.time(), asked[0]
            sitter = Sitter(
                id=new_id(),
                match=room.row.id,
                place=place,
                visitor=knock.visitor,
                token=None,
                label=", ".join(filter(None, (knock.name, knock.browser))),
                how="asked",
                by=actor.id,
                since=now,
                seen=now,
            )
        await self._changed(room, self.store.answer(asked[0], actor.id, sitter))

    # What is shown

    def company(self, guest: Guest, place: int, lang: str) -> CompanyOut:
        """Who sits at a seat, which links are out, who asks: for those who sit there."""
        if guest.rights.sits(place) is None:
            raise not_yours()
        return seat_company(guest.room, place, guest.rights, lang)

    async def _changed(self, room: Room, change: Awaitable[None]) -> None:
        """Wait for a change and take it in, so that the next request meets it."""
        try:
            await change
        except SeatRefused as refusal:
            raise _problem(refusal.kind) from None
        finally:
            await self.hub.reload_seats(room)


def _check_one_seat(room: Room, caller: Caller) -> None:
    """Whoever sat at two seats of a rated match would see both hands, and it would not count."""
    if room.row.rated and room.held_by(caller):
        raise Problem(
            409, "sits_already", _("You sit at this rated match already: one seat is for each.")
        )


def seat_company(room: Room, place: int, rights: Rights, lang: str) -> CompanyOut:
    seat = room.match.seats[place]
    text = room.words(lang)
    mine = {one.id for one in rights.sitting}
    here = room.present.sitters
    return {
        "seat": seat,
        "seat_name": text.name("seat", seat),
        "keeps": rights.keeps(place) is not None,
        "sitters": [
            {
                "id": one.id,
                "kind": "program" if one.visitor is None else "browser",
                "name": one.label,
                "how": one.how,
                "since": one.since,
                "seen": one.seen,
                "here": one.id in here,
                "you": one.id in mine,
                "keeps": one.keeps,
                "host": room.company.is_host(one),
            }
            for one in room.company.at(place)
        ],
        "links": [
            {"id": one.id, "kind": one.kind, "made": one.made, "expires": one.expires}
            for one in room.company.tickets
            if one.place == place
        ],
        "requests": [
            {
                "id": one.id,
                "name": one.name,
                "browser": one.browser,
                "at": one.at,
                "seats": [
                    text.name("seat", room.match.seats[sitter.place])
                    for sitter in room.company.sitters
                    if sitter.visitor == one.visitor
                ],
            }
            for one in room.company.knocks
            if one.place == place and not one.refused
        ],
    }


def _problem(kind: str) -> Problem:
    status, name, sentence = REFUSALS[kind]
    heading = _("Somebody was faster") if kind == "taken" else None
    todo = _("Look for another seat, or watch the match.") if kind == "taken" else None
    return Problem(status, name, sentence, heading=heading, todo=todo)
