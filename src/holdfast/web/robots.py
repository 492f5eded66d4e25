"""Bots that sit at a match: they see what their seat sees, and take their time."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from holdfast.bots import BOTS, Budget, make_bot
from holdfast.core.action import Action
from holdfast.core.chance import KEY_BYTES, Keyed
from holdfast.core.seat import Seat
from holdfast.store import StoreFailed
from holdfast.web.problems import Problem
from holdfast.web.room import Room, Stale
from holdfast.web.work import SERVER

if TYPE_CHECKING:
    from holdfast.web.hub import Hub

__all__ = ["BOTS", "Robot", "Robots"]

THREADS: Final = 1
"""Bots think one after another: more of them would only wait for Python's lock."""
RETRY_SECONDS: Final = 1.0


class Robot:
    """The bot of one seat of one match, with a chance of its own and whatever it remembers."""

    def __init__(self, name: str) -> None:
        self._bot = make_bot(name)
        # Its own key: what a bot does tells nothing of any dice, nor of what it will do next.
        self._chance = Keyed(secrets.token_bytes(KEY_BYTES))

    def choose(self, seat: Seat) -> Action:
        return self._bot.choose(seat, Budget(), self._chance)


class Robots:
    """Plays the seats of bots, one task per match, and thinks on a thread."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._threads = ThreadPoolExecutor(THREADS, "holdfast-bots")
        self._rests = False

    def rest(self) -> None:
        """Another process plays the bots."""
        self._rests = True

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def look(self, room: Room) -> None:
        """Begin to play if a bot is to move here; bots alone play only while somebody looks."""
        if room.bot_task is None and not self._rests and self._to_move(room) is not None:
            room.bot_task = self._hub.spawn(self._run(room))

    def _to_move(self, room: Room) -> Robot | None:
        turn = room.turn
        if turn is None or room.is_bots_alone:
            return None
        bot = room.seats[turn].bot
        if room.seats[turn].kind != "bot" or bot is None:
            return None
        if turn not in room.robots:
            room.robots[turn] = Robot(bot)
        return room.robots[turn]

    async def _run(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._to_move(room) is not None:
                await asyncio.sleep(self._hub.settings.bot_pause)
                number, turn = room.number, room.turn
                robot = self._to_move(room)
                if turn is None or robot is None:
                    return
                seat = room.match.seen_by(turn)
                action = await loop.run_in_executor(self._threads, robot.choose, seat)
                await self._play(room, action, number, turn)
        finally:
            room.bot_task = None

    async def _play(self, room: Room, action: Action, number: int, turn: int) -> None:
        try:
            await room.play(action, number, (turn,), "en", SERVER)
        except Stale:
            return  # another server's bot was faster, or somebody took a move back
        except Problem as problem:
            if problem.status != 503:
                raise
            await asyncio.sleep(RETRY_SECONDS)
        except StoreFailed:
            await asyncio.sleep(RETRY_SECONDS)
