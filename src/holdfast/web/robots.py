"""Bots that sit at a match: they see what their seat sees, and take their time."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from holdfast.bots import BOTS, Bot, make_bot
from holdfast.core.chance import KEY_BYTES, Keyed
from holdfast.store import StoreFailed
from holdfast.web.problems import Problem

if TYPE_CHECKING:
    from holdfast.web.live import Hub
    from holdfast.web.room import Room

__all__ = ["BOTS", "Robots"]


class Robots:
    """Plays the seats of bots, one task per match."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._bots: dict[str, Bot] = {}
        self._rests = False

    def rest(self) -> None:
        """Another process plays the bots."""
        self._rests = True

    def look(self, room: Room) -> None:
        """Begin to play if a bot is to move here; bots alone play only while somebody looks."""
        if self._rests:
            return
        if room.bot_task is None and self._bot_to_move(room) is not None:
            room.bot_task = self._hub.spawn(self._run(room))

    def _bot_to_move(self, room: Room) -> str | None:
        turn = room.turn
        if turn is None or room.is_bots_alone:
            return None
        seat = room.seats[turn]
        return seat.bot if seat.kind == "bot" else None

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = make_bot(name)
        return self._bots[name]

    async def _run(self, room: Room) -> None:
        from holdfast.web.live import Stale

        # Its own key: what a bot does tells nothing of any dice, nor of what it will do next.
        chance = Keyed(secrets.token_bytes(KEY_BYTES))
        try:
            while (name := self._bot_to_move(room)) is not None:
                await asyncio.sleep(self._hub.settings.bot_pause)
                number, turn, state = room.number, room.turn, room.match.state
                if turn is None or self._bot_to_move(room) is None:
                    return
                action = await asyncio.to_thread(
                    self._bot(name).choose, state.view(turn), state.legal(), chance
                )
                try:
                    await self._hub.play(room, action, number, (turn,), "en")
                except Stale:
                    continue  # another server's bot was faster, or somebody took a move back
                except Problem as problem:
                    if problem.status != 503:
                        raise
                    await asyncio.sleep(1.0)
                except StoreFailed:
                    await asyncio.sleep(1.0)
        finally:
            room.bot_task = None
