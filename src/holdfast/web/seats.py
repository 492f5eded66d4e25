"""Seats belong to people: who may sit down, who lets others in and puts them out, whose eyes a
caller may look through.

An invitation seats one person and dies of it. Who sits may bring their own devices by a link that
works once, let in a browser that asks, make a token for a program, and put anybody of them out,
but not the one through whom they came themselves.
Who set up the match has no right at a seat that is not theirs: while it is free they may invite.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Final

from holdfast.core.messages import mark as _
from holdfast.core.state import SPECTATOR
from holdfast.store import Knock, SeatRefused, Sitter, Ticket
from holdfast.web.company import Rights
from holdfast.web.live import Hub
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.scene import ALL
from holdfast.web.security import (
    Caller,
    Keys,
    browser_name,
    clean_name,
    hash_secret,
    is_same,
    new_id,
    new_token,
)

__all__ = ["Link", "Seats", "check_seated", "eyes_of", "new_sitter", "new_ticket", "place_of"]

HOUR: Final = 3600.0
LIFETIMES: Final[dict[str, float | None]] = {
    "invitation": 30 * 24 * HOUR,
    "device": HOUR,
    "recovery": None,
}
"""How long a link is good if nobody uses it. The way back is good until it is used."""

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

LINK_TITLE: Final = _("This link is no longer good")
ASK_HOST: Final = _("Ask whoever sent it to you for a new one.")
TO_THE_TABLE: Final = _(
    "If you sit there, open the match under “My games”. If not, you can ask at the table to sit "
    "down too."
)


@dataclass(frozen=True, slots=True)
class Link:
    """A link with its secret, for whoever may hand it out."""

    ticket: Ticket
    secret: str

    @property
    def json(self) -> dict[str, Any]:
        return {
            "id": self.ticket.id,
            "kind": self.ticket.kind,
            "secret": self.secret,
            "url": f"/join/{self.secret}",
            "expires": self.ticket.expires,
        }


def new_ticket(keys: Keys, match: str, place: int, kind: str, by: str | None = None) -> Link:
    id, now, lifetime = new_id(), time.time(), LIFETIMES[kind]
    secret = keys.ticket_secret(id)
    expires = None if lifetime is None else now + lifetime
    return Link(Ticket(id, hash_secret(secret), match, place, kind, by, now, expires), secret)


def ticket_id(secret: str) -> str:
    """The name of a link, which its secret begins with; those of the first version had none and
    are found by their hash."""
    name, dot, _rest = secret.partition(".")
    return name if dot and name.isascii() and name.isalnum() else hash_secret(secret)[:16]


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

    async def take(self, room: Room, place: int, caller: Caller, name: str) -> str | None:
        """Take an open seat. A program gets its token."""
        token = token_for(caller)
        sitter = new_sitter(room.row.id, place, "took", caller, token)
        await self._changed(room, self.store.take(sitter, clean_name(name)))
        return token

    # Invitations

    async def invite(self, room: Room, place: int, caller: Caller) -> Link:
        """A new invitation to a free seat, for whoever set up the match; the old one expires."""
        if not room.company.rights(caller).is_host:
            raise _not_yours()
        made = new_ticket(self.keys, room.row.id, place, "invitation")
        await self._changed(room, self.store.add_ticket(made.ticket, None))
        return made

    def invitations(self, room: Room, caller: Caller) -> list[tuple[Ticket, str | None]]:
        """The invitations that a caller has out, with their secrets. That of an invitation from
        the first version cannot be shown again."""
        if not room.company.rights(caller).is_host:
            return []
        shown: list[tuple[Ticket, str | None]] = []
        for ticket in room.company.tickets:
            if ticket.kind == "invitation":
                secret = self.keys.ticket_secret(ticket.id)
                is_ours = is_same(ticket.hash, hash_secret(secret))
                shown.append((ticket, secret if is_ours else None))
        return shown

    # The holder's own

    async def make_link(self, room: Room, place: int, caller: Caller, kind: str) -> Link:
        """A link that brings the holder to another device, or back; earlier ones expire."""
        actor = _keeper(room, place, caller)
        made = new_ticket(self.keys, room.row.id, place, kind, actor.id)
        await self._changed(room, self.store.add_ticket(made.ticket, actor.id))
        return made

    async def make_token(self, room: Room, place: int, caller: Caller, name: str) -> dict[str, Any]:
        """A token with which a program plays this seat."""
        actor, token = _keeper(room, place, caller), new_token()
        sitter = new_sitter(room.row.id, place, "token", caller)
        sitter.visitor, sitter.token = None, hash_secret(token)
        sitter.label, sitter.by = clean_name(name), actor.id
        await self._changed(room, self.store.admit(sitter, actor.id))
        return {"id": sitter.id, "name": sitter.label, "token": token}

    async def withdraw(self, room: Room, place: int, caller: Caller, ticket: str) -> None:
        """A link is no longer good."""
        known = [one for one in room.company.tickets if one.id == ticket and one.place == place]
        rights = room.company.rights(caller)
        is_invitation = bool(known) and known[0].kind == "invitation"
        if not (rights.is_host if is_invitation else rights.keeps(place)):
            raise _not_yours()
        if not known:
            raise _problem("dead_link")
        await self._changed(room, self.store.withdraw(room.row.id, place, ticket))

    async def put_out(self, room: Room, place: int, caller: Caller, id: str) -> None:
        """Put out a browser or a program, or leave."""
        actor = room.company.rights(caller).sits(place)
        if actor is None or not (actor.keeps or actor.id == id):
            raise _not_yours()
        sitter = room.company.find(id)
        if sitter is None or sitter.place != place:
            raise _problem("no_such_sitter")
        await self._changed(room, self.store.put_out(sitter, actor.id))

    async def reset(self, room: Room, place: int, caller: Caller) -> None:
        """Put out everybody but the caller; no link to the seat is good any longer."""
        actor = _keeper(room, place, caller)
        await self._changed(room, self.store.reset(room.row.id, place, actor.id))

    async def rename(self, room: Room, place: int, caller: Caller, name: str) -> None:
        if place not in room.held_by(caller):
            raise _not_yours()
        await self.hub.store.name_seat(room.row.id, place, clean_name(name))
        await self.hub.reload_seats(room)

    # Asking to sit

    async def ask(self, room: Room, place: int, caller: Caller, name: str) -> None:
        """Ask the holder of a seat to sit there too."""
        if caller.visitor is None:
            raise Problem(
                422,
                "no_visitor",
                _("Only a browser can ask to sit; for a program the holder makes a token."),
            )
        held, put_out = room.held_by(caller), room.company.put_out(caller)
        if not room.allowed_eyes(held) and put_out is None:
            raise Problem(403, "private", _("This match has no spectators."))
        if place in held:
            raise _problem("sits_already")
        if not room.company.at(place):
            raise Problem(409, "nobody_there", _("Nobody sits there whom one could ask."))
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

    async def answer(self, room: Room, place: int, caller: Caller, id: str, let_in: bool) -> None:
        """Let somebody in who asked, or refuse."""
        actor = _keeper(room, place, caller)
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

    def company(self, room: Room, place: int, caller: Caller, lang: str) -> dict[str, Any]:
        """Who sits at a seat, which links are out, who asks: for those who sit there."""
        rights = room.company.rights(caller)
        if rights.sits(place) is None:
            raise _not_yours()
        return seat_company(room, place, rights, lang)

    async def _changed(self, room: Room, change: Awaitable[None]) -> None:
        """Wait for a change and take it in, so that the next request meets it."""
        try:
            await change
        except SeatRefused as refusal:
            raise _problem(refusal.kind) from None
        finally:
            await self.hub.reload_seats(room)


def seat_company(room: Room, place: int, rights: Rights, lang: str) -> dict[str, Any]:
    seat = room.match.seats[place]
    text = room.words(lang)
    mine = {one.id for one in rights.sitting}
    here = {
        one.id
        for stream in room.all_streams()
        for one in room.company.rights(stream.caller).sitting
    }
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


def check_link(room: Room, ticket: Ticket) -> None:
    """Refuse a link that is dead, and say what became of it."""
    is_invitation = ticket.kind == "invitation"
    facts: dict[str, Any] = {}
    todo = TO_THE_TABLE if is_invitation else _("Make a new one where you still sit.")
    if ticket.why == "used":
        kind, sentence, facts = "link_used", *_who_used(room, ticket)
        if is_invitation:
            todo = _("If that was not you, ask whoever sent it to you; a seat has one holder.")
    elif ticket.why == "taken":
        kind, sentence = "link_taken", _("Somebody has taken the seat of this invitation.")
    elif ticket.why == "old":
        kind = "link_old"
        sentence = _(
            "This link is from before seats belonged to people. Its seat is taken, and the link "
            "opens it no more."
        )
    elif ticket.ended is not None:
        kind, sentence = "link_withdrawn", _("This link was withdrawn or replaced by a new one.")
        todo = ASK_HOST if is_invitation else todo
    elif ticket.expires is not None and ticket.expires <= time.time():
        kind, sentence = "link_expired", _("This link has expired.")
        todo = ASK_HOST if is_invitation else todo
    else:
        return
    onward = f"/matches/{room.row.id}" if room.row.spectators else None
    raise Problem(410, kind, sentence, facts=facts, heading=LINK_TITLE, todo=todo, onward=onward)


def _who_used(room: Room, ticket: Ticket) -> tuple[str, dict[str, Any]]:
    sitter, name = room.company.find(ticket.used_by), room.seats[ticket.place].name
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ticket.ended))
    if ticket.kind != "invitation":
        return _("This link works once, and it was used on {when}."), {"when": when}
    if sitter is not None and room.company.is_host(sitter):
        sentence = _("This invitation was used on {when} by the one who set up the match.")
        return sentence, {"when": when}
    if name:
        sentence = _("This invitation was used on {when} by {name}.")
        return sentence, {"when": when, "name": name}
    return _("This invitation was used on {when}, by somebody without a name."), {"when": when}


def _keeper(room: Room, place: int, caller: Caller) -> Sitter:
    actor = room.company.rights(caller).keeps(place)
    if actor is None:
        raise _not_yours()
    return actor


def _problem(kind: str) -> Problem:
    status, name, sentence = REFUSALS[kind]
    heading = _("Somebody was faster") if kind == "taken" else None
    todo = _("Look for another seat, or watch the match.") if kind == "taken" else None
    return Problem(status, name, sentence, heading=heading, todo=todo)


def _not_yours() -> Problem:
    return Problem(
        403,
        "not_yours",
        _("This seat is not yours."),
        heading=_("Not your seat"),
        todo=_("Only who holds a seat decides who sits there."),
    )


def check_seated(room: Room, caller: Caller, held: frozenset[int]) -> None:
    """Tell somebody who wants to play and holds no seat why that is so, if there is a reason."""
    if held:
        return
    if room.company.put_out(caller) is not None:
        raise Problem(
            403, "put_out", _("The holder of this seat has put you out: you no longer play here.")
        )
    if caller.bearer is not None:
        raise Problem(
            403,
            "bad_token",
            _(
                "This token holds no seat in this match. An invitation is no token: exchange it "
                "for one at POST /api/join."
            ),
        )


def place_of(room: Room, seat: str) -> int:
    """The index of a seat by its name, as it stands in an address."""
    for place, name in enumerate(room.match.seats):
        if str(name) == seat:
            return place
    raise Problem(
        404,
        "no_such_seat",
        _("There is no seat “{seat}” in this match."),
        facts={"seat": clean_name(seat)},
    )


def eyes_of(room: Room, given: str | None, held: frozenset[int]) -> int:
    """The eyes that were asked for, if this caller may have them."""
    allowed = room.allowed_eyes(held)
    if not allowed:
        raise Problem(403, "private", _("This match has no spectators."))
    if not given:
        eyes = room.default_eyes(held)
    elif given == "all":
        eyes = ALL
    elif given == "spectator":
        eyes = SPECTATOR
    else:
        eyes = place_of(room, given)
    if eyes not in allowed:
        raise Problem(403, "hidden", _("That is hidden from you until the match is over."))
    return eyes
