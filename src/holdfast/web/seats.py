"""Who sits where, and whose eyes a caller may look through."""

from __future__ import annotations

import asyncio

from holdfast.core.messages import mark as _
from holdfast.core.state import SPECTATOR
from holdfast.store import SeatRow
from holdfast.web.live import Hub
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.scene import ALL
from holdfast.web.security import Caller, Keys, clean_name, hash_secret

__all__ = ["Seats", "eyes_of", "place_of"]


class Seats:
    """Gives seats to people: by secret link, or because they are free."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.keys = keys
        self.store = hub.store

    async def by_secret(self, secret: str) -> tuple[Room, int]:
        found = await asyncio.to_thread(self.store.find_secret, hash_secret(secret))
        if found is None:
            raise Problem(404, "no_such_link", _("This link belongs to no seat."))
        match, place, retired = found
        if retired:
            raise Problem(410, "expired_link", _("This link was replaced by a new one."))
        return await self.hub.room(match), place

    async def join(self, secret: str, caller: Caller, name: str) -> Room:
        """Take the seat that a secret link stands for."""
        room, place = await self.by_secret(secret)
        if caller.visitor is None:
            raise Problem(
                422,
                "no_visitor",
                _("Joining needs a cookie; programs send the secret as a bearer token instead."),
            )
        await self.store.hold_seat(
            room.row.id, place, caller.visitor, clean_name(name), only_open=False
        )
        await self.hub.reload_seats(room)
        return room

    async def take(self, room: Room, place: int, caller: Caller, name: str) -> None:
        """Take an open seat."""
        if caller.visitor is None:
            raise Problem(422, "no_visitor", _("Taking a seat needs a cookie."))
        if not await self.store.hold_seat(
            room.row.id, place, caller.visitor, clean_name(name), only_open=True
        ):
            raise Problem(409, "seat_taken", _("Somebody has taken this seat."))
        await self.hub.reload_seats(room)

    async def new_link(self, room: Room, place: int, caller: Caller) -> str:
        """A new secret for a seat: for its holder, or for whoever set up the match while it is
        free."""
        seat = room.seats[place]
        held = room.held_by(caller.visitor, caller.bearer)
        if place not in held and not _may_hand_out(room, seat, caller):
            raise Problem(403, "not_yours", _("This seat is not yours."))
        if seat.kind == "bot":
            raise Problem(409, "bot_seat", _("A bot has this seat."))
        while True:
            secret = self.keys.seat_secret(room.row.id, place, room.generations[place])
            made = await self.store.new_secret(room.row.id, place, hash_secret(secret))
            await self.hub.reload_seats(room)
            if made:
                return secret
            # Somebody made one at the same moment; now we know of it and make the next.

    def links(self, room: Room, caller: Caller) -> dict[str, str]:
        """The secret links that this caller may hand out: of own seats, and, for whoever set up
        the match, of seats that nobody has taken."""
        held = room.held_by(caller.visitor, caller.bearer)
        links: dict[str, str] = {}
        for seat in room.seats:
            free = _may_hand_out(room, seat, caller)
            if seat.kind == "bot" or not (free or seat.place in held):
                continue
            generation = room.generations.get(seat.place, 1) - 1
            secret = self.keys.seat_secret(room.row.id, seat.place, generation)
            if room.secrets.get(hash_secret(secret)) == seat.place:
                links[str(room.match.seats[seat.place])] = f"/join/{secret}"
        return links

    async def rename(self, room: Room, place: int, caller: Caller, name: str) -> None:
        if place not in room.held_by(caller.visitor, caller.bearer):
            raise Problem(403, "not_yours", _("This seat is not yours."))
        await self.store.name_seat(room.row.id, place, clean_name(name))
        await self.hub.reload_seats(room)


def _may_hand_out(room: Room, seat: SeatRow, caller: Caller) -> bool:
    """Whether a seat is free and this visitor set up the match. A program has its secrets already,
    and an address, which is all that is known of it otherwise, is shared by many."""
    is_creator = caller.visitor is not None and room.row.creator == caller.visitor
    return is_creator and seat.claimed_by is None


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
