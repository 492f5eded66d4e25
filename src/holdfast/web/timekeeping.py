"""Looks after the clocks of matches: reminds those who have little time, and acts when it is out.

Every server does; what they do is written so that it happens once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from holdfast.store import StoreFailed
from holdfast.store.agreements import BEAT_GAP
from holdfast.web.notices import Notice
from holdfast.web.problems import Problem
from holdfast.web.room import Room

if TYPE_CHECKING:
    from holdfast.web.hub import Hub

__all__ = ["Timekeeper"]

log = logging.getLogger("holdfast.web")


class Timekeeper:
    """One task of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def run(self) -> None:
        while True:
            try:
                await self.tick()
            except StoreFailed:
                pass  # the next look finds the same
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(self._hub.settings.tick)

    async def tick(self, gap: float = BEAT_GAP) -> None:
        """Look at every match whose clocks want it. After more than `gap` seconds without a sign of
        life of any server, the time that has passed is nobody's."""
        agreements, now = self._hub.store.agreements, self._hub.now()
        await agreements.beat(now, gap)
        for match in await asyncio.to_thread(agreements.due, now):
            try:
                await self.look(match)
            except Problem as problem:
                log.warning("the clocks of match %s: %s", match, problem)
                await agreements.look_at(match, now + 60 * self._hub.settings.tick)

    async def look(self, match: str) -> None:
        """Remind, or act, and say when to look again."""
        hub, agreements = self._hub, self._hub.store.agreements
        room = await hub.room(match)
        await hub.reload_seats(room)  # with all that stops clocks
        if room.timing is None or room.over or room.stopped is not None:
            await agreements.look_at(match, None)
            return
        while room.turn is not None and room.timing.is_out(hub.now()):
            if not await hub.table.run_out(room, room.turn):
                break
        now = hub.now()
        if room.timing.is_short(now):
            await self._remind(room)
        places = range(len(room.seats))
        await agreements.look_at(match, None if room.over else room.timing.look_at(now, places))

    async def _remind(self, room: Room) -> None:
        turn, hub = room.turn, self._hub
        if turn is None or room.timing is None:
            return
        if not await hub.store.agreements.claim_reminder(room.row.id, room.number):
            return
        notice = Notice(
            "time",
            room.row.id,
            room.company.visitors(turn),
            number=room.number,
            seat=str(room.match.seats[turn]),
            left=room.timing.left(turn, hub.now()),
            path=f"/matches/{room.row.id}",
        )
        await hub.notices.remind(notice)
