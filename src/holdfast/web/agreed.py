"""What a table shows of what people agree on: proposals, a rematch, friends to invite."""

from __future__ import annotations

import asyncio

from holdfast.store import Invite, Known
from holdfast.web.guests import Guest
from holdfast.web.matches import Matches

__all__ = ["agreed", "next_of"]


async def agreed(matches: Matches, guest: Guest, lang: str) -> dict[str, object]:
    """For `_agree.html` and `_calls.html`."""
    room, me = guest.room, guest.caller.visitor
    plays = (
        bool(guest.rights.kept) and not room.over and not room.match.study and room.stopped is None
    )
    words = room.words(lang)
    people = {one.place for one in room.seats if one.kind == "human" and one.claimed_by is not None}
    now = matches.hub.now()
    paused = None if room.timing is None else room.timing.paused(now)
    return {
        "plays": plays,
        "others": len(people) > 1,
        "timed": room.timing is not None,
        "paused": paused,
        "seats": [
            {"seat": room.match.seats[place], "name": words.name("seat", room.match.seats[place])}
            for place in sorted(guest.rights.kept)
        ],
        "proposal": await matches.hub.table.proposal(guest) if plays else None,
        "next": await next_of(matches, guest),
        "challenge": await _challenge(matches, guest),
        "friends": [{"id": one.id, "name": one.name} for one in await _friends(matches, guest)],
        "handed": {one.place: True for one in await _handed(matches, guest)},
        "mine_alone": me is not None and _is_alone(guest, me),
        "listed": me is not None and bool(guest.held),
    }


async def _challenge(matches: Matches, guest: Guest) -> str | None:
    """Where the results stand of the challenge that a match is a try of, for who tried it."""
    if guest.room.row.sealed is None or not guest.held:
        return None
    found = await asyncio.to_thread(matches.store.challenges.attempt_in, guest.room.row.id)
    return None if found is None else f"/challenges/{found.challenge}"


async def next_of(matches: Matches, guest: Guest) -> dict[str, object] | None:
    """The rematch of a finished match, for who played in it, or left it and is invited."""
    if not guest.room.over:
        return None
    found = await asyncio.to_thread(matches.store.agreements.next_of, guest.room.row.id)
    if found is None:
        return None
    waits = [one for one in await matches.circle.invitations(guest.caller) if one.match == found]
    if not guest.held and not waits:
        return None
    return {"url": f"/matches/{found}", "invited": waits[0].id if waits else None}


async def _friends(matches: Matches, guest: Guest) -> list[Known]:
    """Friends who could be invited to a free seat."""
    free = any(one.kind == "human" and one.claimed_by is None for one in guest.room.seats)
    if guest.caller.visitor is None or not free or not guest.rights.is_host:
        return []
    return await asyncio.to_thread(matches.store.circles.friends, guest.caller.visitor)


async def _handed(matches: Matches, guest: Guest) -> list[Invite]:
    if not guest.rights.is_host or guest.room.over:
        return []
    return await asyncio.to_thread(matches.store.circles.invites_of, guest.room.row.id)


def _is_alone(guest: Guest, me: str) -> bool:
    """Whether nobody else sits or has sat here, so that the match can be deleted."""
    company = guest.room.company
    everybody = [*company.sitters, *company.gone]
    return all(one.visitor == me or one.how == "token" for one in everybody)
