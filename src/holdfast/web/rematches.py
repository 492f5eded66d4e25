"""The same once more: the same people, options and time, each where they sat."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from holdfast.core.messages import mark as _
from holdfast.store import GoneOn, SeatRow
from holdfast.web.bodies import MatchIn, TimeIn
from holdfast.web.circle import Circle
from holdfast.web.guests import Guest
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.starting import Begun, Starting

__all__ = ["Rematches"]


class Rematches:
    """Begins a match like another one; who played there is invited, and joins with one click."""

    def __init__(self, starting: Starting, circle: Circle) -> None:
        self.starting = starting
        self.circle = circle
        self.store = starting.store

    async def again(self, guest: Guest) -> Begun:
        """A new match like this one. Of a finished match there is one rematch: whoever asks second
        sits down in it."""
        guest.check_keeps(_("Only those who played can play the same once more."))
        room = guest.room
        if room.row.position is not None and not guest.knows_all:
            raise Problem(
                409,
                "running",
                _(
                    "This match began from a position that may hide something: the same once more "
                    "is there when it is over."
                ),
            )
        others = await self._others(guest)
        if not room.over or not others:
            return await self.starting.start(self._wish(guest), guest.caller)
        next = await asyncio.to_thread(self.store.agreements.next_of, room.row.id)
        if next is not None:
            return await self._join(guest, next)
        try:
            begun = await self.starting.start(
                self._wish(guest, others), guest.caller, to=others, rematch_of=room.row.id
            )
        except GoneOn as already:
            return await self._join(guest, already.successor)
        for one in await asyncio.to_thread(self.store.circles.invites_of, begun.id):
            await self.circle.tell(one, "rematch")
        await self.starting.hub.reload_seats(room)  # its table shows the way there
        return begun

    async def _others(self, guest: Guest) -> dict[int, str]:
        """Who sat at the other seats, but nobody who has blocked the caller.

        Where a bot played on, or the seat stayed free, that is whoever gave it up: a rematch is
        with the same people, and somebody who was away once may well want one.
        """
        me = guest.caller.visitor
        closed = set() if me is None else await asyncio.to_thread(self.store.circles.blockers, me)
        people = {
            seat.place: _person(guest.room, seat.place)
            for seat in guest.room.seats
            if seat.place not in guest.held
        }
        return {
            place: who
            for place, who in people.items()
            if who is not None and who != me and who not in closed
        }

    async def _join(self, guest: Guest, next: str) -> Begun:
        """Sit down in the rematch, where one is invited."""
        for one in await self.circle.invitations(guest.caller):
            if one.match == next:
                await self.circle.accept(guest.caller, one.id, guest.caller.prefs.get("name", ""))
        return Begun(next, {}, None)

    def _wish(self, guest: Guest, others: Collection[int] = ()) -> MatchIn:
        """The same match; whoever is invited has a seat kept, a bot's too."""
        room = guest.room
        row, agreed = room.row, room.terms.agreement
        time = TimeIn(per=agreed.per, seconds=agreed.seconds) if agreed.is_timed else None
        return MatchIn.model_construct(
            game=row.game,
            options=dict(row.options),
            seats={str(seat.seat): _seating(seat, guest, others) for seat in room.seats},
            study=row.study,
            lang=row.lang,
            title=row.title,
            name=guest.caller.prefs.get("name", ""),
            listed=row.listed,
            spectators=row.spectators,
            coach=row.coach,
            rated=row.rated,
            time=time,
            absent=agreed.absent,
            position=row.position,
            pack=room.match.pack,
        )


def _person(room: Room, place: int) -> str | None:
    """Whose seat it is, or was until they gave it up."""
    people = room.company.visitors(place) or room.company.gave_up(place)
    return people[0] if people else None


def _seating(seat: SeatRow, guest: Guest, others: Collection[int]) -> str:
    """Who is to sit where somebody sat, as a wish says it."""
    if seat.place in guest.held:
        return "me"
    if seat.place in others:
        return "friend"
    return f"bot:{seat.bot}" if seat.kind == "bot" else "open" if seat.kind == "open" else "friend"
