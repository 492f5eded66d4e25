"""Telling somebody something while they are away.

What others call, after a merge or in a new part of the app:

    await notices.tell(visitor, "reminder", match, number)

tells whoever is behind a visitor (`Sitter.visitor`; guests are passed over) something about a
match, by mail and push as they wish, not in their quiet hours, and not while they look at it.

- `kind` is a key of `KINDS` below; a new kind is a new line there, in three languages.
- `number` tells two notices of one kind and match apart: the same person, kind, match and number is
  sent once, however often and on however many servers it is told. For a turn it is the number of
  the entry; for reminders count up.
- `delay`, in seconds: whoever looks at the match meanwhile is not told.
- `facts` fill the gaps of the sentence, besides `{match}`: its title or the name of its game.

The kinds of `WAITING` are dropped when it is no longer that person's turn. Turns and ends are told
from here (`entry_stands`); what the table, the clock and friends have to say comes through
`holdfast.web.notices` (`hear`). A database that is away is no reason for the caller to fail: see
`tell`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store import StoreFailed, person_of
from holdfast.web.callers import Caller
from holdfast.web.hub import Hub
from holdfast.web.notices import Notice
from holdfast.web.room import Room

__all__ = ["KINDS", "WAITING", "Notices", "sentence_of"]

log = logging.getLogger("holdfast.web")

KINDS: Final = {
    "turn": (
        _("Your turn in {match}"),
        _("It is your turn in {match}."),
    ),
    "reminder": (
        _("{match} waits for you"),
        _("It is still your turn in {match}, and the others are waiting."),
    ),
    "over": (
        _("{match} is over"),
        _("{match} has ended. Look how it went."),
    ),
    "invited": (
        _("You are invited to {match}"),
        _("{who} invites you to {match}."),
    ),
    "rematch": (
        _("{match}, once more"),
        _("{who} would like to play {match} with you once more."),
    ),
    "time": (
        _("Your time in {match} runs out"),
        _("It is your turn in {match}, and not much of your time is left."),
    ),
    "replaced": (
        _("Your time in {match} is over"),
        _("Your time in {match} ran out: what was agreed for that has come."),
    ),
    "proposed": (
        _("A proposal in {match}"),
        _("{who} proposes something to you in {match}."),
    ),
}
"""A heading and a sentence for each kind of notice about a match."""
MORE_EXACTLY: Final[dict[str, dict[str, str]]] = {
    "replaced": {
        "bot": _("Your time in {match} ran out: a bot plays on in your place."),
        "open": _("Your time in {match} ran out: anybody may take your seat, you too."),
        "lost": _("Your time in {match} ran out: you have lost the match."),
    },
    "proposed": {
        "draw": _("{who} proposes a draw in {match}."),
        "none": _("{who} proposes to end {match} without a result."),
        "pause": _("{who} proposes a pause in {match}."),
        "resume": _("{who} proposes to end the pause in {match}."),
    },
}
"""Sentences that say what happened, by the `what` of a notice."""
WAITING: Final = ("turn", "reminder", "time")
"""Of use only while the match waits for that person."""
MISSED_SECONDS: Final = 3600.0


def sentence_of(kind: str, facts: Mapping[str, object]) -> str:
    """The sentence that says the most."""
    return MORE_EXACTLY.get(kind, {}).get(str(facts.get("what")), KINDS[kind][1])


class Notices:
    """Writes down what is to be told; a `Courier` brings it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._outbox = hub.store.outbox
        hub.after_entry.append(self.entry_stands)
        hub.after_joining.append(self.looks)
        hub.notices.hooks.append(self.hear)

    async def tell(
        self,
        visitor: str | None,
        kind: str,
        match: str,
        number: int = 0,
        *,
        delay: float = 0.0,
        facts: Json | None = None,
    ) -> int:
        """Tell somebody; how many mails and pushes that will be. Where the database is away it is
        logged and 0: a notice is no reason for anything else to fail."""
        assert kind in KINDS, f"there is no kind of notice “{kind}”"
        person = person_of(visitor)
        if person is None:
            return 0
        try:
            made = await self._outbox.tell(person, kind, match, number, facts or {}, delay)
        except StoreFailed as error:
            log.warning("a notice was not written: %s", error)
            return 0
        if made:
            self._hub.wake_courier()
        return made

    async def hear(self, notice: Notice) -> None:
        """What the table, the clock and friends tell goes to whoever has an account."""
        facts = {"who": notice.name, "what": notice.what}
        for visitor in notice.visitors:
            await self.tell(visitor, notice.kind, notice.match, notice.number, facts=facts)

    # Turns

    def entry_stands(self, room: Room) -> None:
        """Somebody has moved: tell whose turn it became, unless they look or moved themselves."""
        if sum(seat.kind != "bot" for seat in room.seats) < 2:
            return  # bots do not mind waiting
        turn, mover = room.turn, room.mover
        places = range(len(room.seats)) if room.over else () if turn is None else (turn,)
        told = [
            one
            for place in places
            if place != mover
            for one in room.company.at(place)
            if person_of(one.visitor) is not None
        ]
        if not told:
            return
        here = room.present.sitters
        movers = () if mover is None else [one.visitor for one in room.company.at(mover)]
        kind = "over" if room.over else "turn"
        delay = self._hub.settings.notice_delay
        for visitor in {one.visitor for one in told if one.id not in here}.difference(movers):
            work = self.tell(visitor, kind, room.row.id, room.number, delay=delay)
            self._hub.spawn(work)

    def looks(self, room: Room, caller: Caller) -> None:
        """Somebody opened a match: what waits to be sent about it is of no use any more."""
        if caller.person is not None:
            self._hub.spawn(self._seen(caller.person, room.row.id))

    async def _seen(self, person: str, match: str) -> None:
        try:
            if await asyncio.to_thread(self._outbox.is_pending, person, match):
                await self._outbox.seen(person, match)
        except StoreFailed as error:
            log.warning("a notice is sent although it was seen: %s", error)

    async def tell_missed(self) -> None:
        """What a server did not get to that ended between a move and its notice."""
        since = time.time() - MISSED_SECONDS
        try:
            missed = await asyncio.to_thread(self._outbox.missed, since)
        except StoreFailed:
            return
        for person, match, number in missed:
            delay = self._hub.settings.notice_delay
            await self.tell(f"@{person}", "turn", match, number, delay=delay)
