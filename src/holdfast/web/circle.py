"""Whom somebody knows: friends, a personal link, blocks, and invitations handed to friends."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.store import Door, Invite, Known
from holdfast.store.circles import MOST_FRIENDS, TooManyFriends
from holdfast.web.buckets import Buckets
from holdfast.web.callers import HOUSEHOLD, Caller, clean_name
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.keys import Keys, hash_secret, is_same, new_id
from holdfast.web.links import ticket_id
from holdfast.web.models.people import FriendOut, MetOut, ReportedOut
from holdfast.web.notices import Notice
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.seats import Seats
from holdfast.web.talk import line_of

__all__ = ["Circle", "visitor_of"]


HOUR: Final = 3600.0
TO_ONE: Final = 5
TO_ALL: Final = 30
"""Invitations of one visitor in an hour, to one friend and to all."""


def visitor_of(caller: Caller) -> str:
    """Friends are people: a program has none."""
    if caller.visitor is None:
        raise Problem(403, "no_person", _("Only people with a browser have friends and lists."))
    return caller.visitor


class Circle:
    """Friends and blocks of callers, and the invitations between them."""

    def __init__(self, hub: Hub, keys: Keys, seats: Seats) -> None:
        self.hub = hub
        self.keys = keys
        self.seats = seats
        self.store = hub.store.circles
        self._invited = Buckets(TO_ONE / HOUR, TO_ONE)
        self._inviting = Buckets(TO_ALL / HOUR, TO_ALL)
        self._inviting_networks = Buckets(TO_ALL * HOUSEHOLD / HOUR, TO_ALL * HOUSEHOLD)

    # Friends

    async def friends(self, caller: Caller) -> list[FriendOut]:
        found = await asyncio.to_thread(self.store.friends, visitor_of(caller))
        return [_known_json(one) for one in found]

    async def blocked(self, caller: Caller) -> list[FriendOut]:
        found = await asyncio.to_thread(self.store.blocked, visitor_of(caller))
        return [_known_json(one) for one in found]

    async def met(self, caller: Caller) -> list[MetOut]:
        """With whom the caller has played, who is neither a friend yet nor blocked."""
        me = visitor_of(caller)
        known = {one.other for one in await asyncio.to_thread(self.store.friends, me)}
        known |= {one.other for one in await asyncio.to_thread(self.store.blocked, me)}
        found = await asyncio.to_thread(self.store.together, me)
        return [
            {"match": match, "place": place, "name": name, "since": since}
            for who, match, place, name, since in found
            if who not in known
        ]

    async def reported(self, caller: Caller) -> list[ReportedOut]:
        """What the caller has told the operator about chats, the newest first."""
        shelves = self.hub.store.shelves
        found = await asyncio.to_thread(shelves.reports, visitor_of(caller))
        return [
            {
                "match": one.match,
                "name": one.name,
                "text": one.text,
                "reason": one.reason,
                "at": one.at,
                "outcome": one.outcome,
            }
            for one in reversed(found)
        ]

    async def add(self, guest: Guest, place: int) -> None:
        """Somebody with whom the caller has played becomes a friend."""
        me = visitor_of(guest.caller)
        other = self._at(guest, place)
        await self._check_open(me, other)
        name = guest.room.seats[place].name
        await self._befriend(guest.caller, [_known(me, other, name)])

    def _at(self, guest: Guest, place: int) -> str:
        """Who sits or sat at a seat of a match that the caller plays or played."""
        company, me = guest.room.company, guest.caller.visitor
        everybody = [*company.sitters, *company.gone]
        if not any(one.visitor == me for one in everybody):
            raise Problem(403, "not_met", _("You have not played with each other yet."))
        own = [
            one.visitor
            for one in everybody
            if one.place == place and one.visitor not in (None, me) and one.keeps
        ]
        if not own or own[0] is None:
            raise Problem(404, "nobody_there", _("Nobody sits there whom one could know."))
        return own[0]

    async def _check_open(self, me: str, other: str) -> None:
        if await asyncio.to_thread(self.store.is_blocked, me, [other]):
            raise Problem(
                403,
                "blocked",
                _("This person cannot be reached by you."),
                todo=_("Look for another table in the lobby."),
                onward="/lobby",
                onward_label=_("Lobby"),
            )

    async def forget(self, caller: Caller, id: str) -> None:
        if not await self.store.forget_friend(visitor_of(caller), id):
            raise Problem(404, "no_such_friend", _("There is nobody like that in your list."))

    # A personal link

    async def door(self, caller: Caller, *, fresh: bool = False) -> str:
        """The secret of one's personal link; a fresh one makes the old one useless."""
        me = visitor_of(caller)
        name = clean_name(caller.prefs.get("name", ""))
        found = await asyncio.to_thread(self.store.door, me)
        if found is None or fresh or found.name != name:
            id = new_id() if found is None or fresh else found.id
            self.hub.keeping.check(caller)
            found = Door(me, id, name, time.time())
            await self.store.set_door(found)
        return self.keys.ticket_secret(found.id)

    async def behind(self, secret: str) -> Door:
        """Whose personal link this is."""
        found = await asyncio.to_thread(self.store.door_by, ticket_id(secret))
        real = "" if found is None else self.keys.ticket_secret(found.id)
        if found is None or not is_same(hash_secret(real), hash_secret(secret)):
            raise Problem(
                404,
                "no_such_link",
                _("This personal link is no longer good."),
                todo=_("Was it copied whole? If so, ask whoever sent it to you for a new one."),
            )
        return found

    async def come_in(self, caller: Caller, secret: str) -> Door:
        """Both become friends of each other."""
        me, found = visitor_of(caller), await self.behind(secret)
        if found.who == me:
            raise Problem(409, "yourself", _("This is your own link: send it to a friend."))
        await self._check_open(me, found.who)
        name = clean_name(caller.prefs.get("name", ""))
        both = [_known(me, found.who, found.name), _known(found.who, me, name)]
        await self._befriend(caller, both)
        return found

    async def _befriend(self, caller: Caller, pairs: list[Known]) -> None:
        self.hub.keeping.check(caller)
        try:
            await self.store.befriend(pairs)
        except TooManyFriends:
            raise Problem(
                409,
                "too_many",
                _("There is no place for more friends: one of you has {most}."),
                facts={"most": MOST_FRIENDS},
            ) from None

    # Blocks

    async def block_at(self, guest: Guest, place: int) -> None:
        """Block whoever sits or sat at a seat."""
        name = guest.room.seats[place].name
        await self._block(guest.caller, self._at(guest, place), name)

    async def block_line(self, guest: Guest, line: int) -> None:
        """Block whoever said something in a chat."""
        said = await line_of(self.hub.store, guest, line)
        if said.who is None:
            raise Problem(404, "no_such_line", _("There is no such line in this chat."))
        await self._block(guest.caller, said.who, said.name)

    async def block_friend(self, caller: Caller, id: str) -> None:
        friends = await asyncio.to_thread(self.store.friends, visitor_of(caller))
        for one in friends:
            if one.id == id:
                await self._block(caller, one.other, one.name)
                return
        raise Problem(404, "no_such_friend", _("There is nobody like that in your list."))

    async def _block(self, caller: Caller, other: str, name: str) -> None:
        me = visitor_of(caller)
        if other == me:
            raise Problem(409, "yourself", _("You cannot block yourself."))
        self.hub.keeping.check(caller)
        await self.store.block(_known(me, other, name))

    async def unblock(self, caller: Caller, id: str) -> None:
        if not await self.store.unblock(visitor_of(caller), id):
            raise Problem(404, "no_such_friend", _("There is nobody like that in your list."))

    # Invitations

    async def invite(self, guest: Guest, place: int, friend: str) -> None:
        """Hand the invitation to a free seat to a friend."""
        guest.check_host()
        me, room = visitor_of(guest.caller), guest.room
        friends = await asyncio.to_thread(self.store.friends, me)
        known = [one for one in friends if one.id == friend]
        if not known:
            raise Problem(404, "no_such_friend", _("There is nobody like that in your list."))
        other = known[0].other
        await self._check_open(me, other)
        self._check_few(guest.caller, other)
        ticket = self._live_ticket(room, place)
        if ticket is None:
            ticket = (await self.seats.invite(guest, place)).ticket.id
        name = clean_name(guest.caller.prefs.get("name", ""))
        made = Invite(new_id(), room.row.id, place, ticket, other, me, name, time.time())
        await self.store.add_invite(made)
        await self.tell(made)

    def _check_few(self, caller: Caller, other: str) -> None:
        """Each invitation may send a mail: they are counted here, where no deleted match makes them
        forgotten."""
        kept = (
            (self._invited, f"{caller.visitor} {other}"),
            (self._inviting, caller.key),
            (self._inviting_networks, caller.network),
        )
        if not all(bucket.take(key) for bucket, key in kept):
            raise Problem(
                429, "too_many", _("You have sent many invitations: wait an hour, then go on.")
            )

    async def tell(self, made: Invite, kind: str = "invited") -> None:
        path = f"/matches/{made.match}"
        notice = Notice(kind, made.match, [made.who], name=made.name, path=path)
        await self.hub.notices.remind(notice)

    def _live_ticket(self, room: Room, place: int) -> str | None:
        seat = room.seats[place]
        if seat.kind != "human" or seat.claimed_by is not None:
            raise Problem(409, "seat_taken", _("Somebody has taken this seat."))
        live = [
            one.id
            for one in room.company.tickets
            if one.place == place and one.kind == "invitation"
        ]
        return live[0] if live else None

    async def invitations(self, caller: Caller) -> list[Invite]:
        if caller.visitor is None:
            return []
        return await asyncio.to_thread(self.store.invites_to, caller.visitor)

    async def accept(self, caller: Caller, id: str, name: str = "") -> Room:
        """Sit down where one was invited: one click."""
        found = await self._mine(caller, id)
        room = await self.hub.room(found.match, caller)
        if found.place in room.held_by(caller):
            return room
        room, _token = await self.seats.join(self.keys.ticket_secret(found.ticket), caller, name)
        await self.store.end_invite(found.who, id, "accepted")
        return room

    async def decline(self, caller: Caller, id: str) -> None:
        found = await self._mine(caller, id)
        await self.store.end_invite(found.who, found.id, "declined")

    async def _mine(self, caller: Caller, id: str) -> Invite:
        found = await asyncio.to_thread(self.store.invite, id)
        if found is None or found.who != visitor_of(caller):
            raise Problem(404, "no_such_invitation", _("There is no such invitation to you."))
        if found.ended is not None and found.why not in ("accepted", "declined"):
            raise Problem(410, "link_withdrawn", _("This invitation was withdrawn."))
        return found


def _known(who: str, other: str, name: str) -> Known:
    return Known(new_id(), who, other, clean_name(name), time.time())


def _known_json(one: Known) -> FriendOut:
    return {"id": one.id, "name": one.name, "since": one.since}
