"""Bots that sit at a match: they see what their seat sees, and think where they delay nobody."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from holdfast.bots import Player, find_bot
from holdfast.bots.defects import Defects
from holdfast.bots.questions import Answer, Cancelled, Question
from holdfast.bots.workers import GRACE, Thought, Workers
from holdfast.core.chance import SEEDS
from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.store import StoreFailed
from holdfast.web.problems import Problem, in_words
from holdfast.web.remarks import note_json
from holdfast.web.room import Room, Stale
from holdfast.web.seated import bot_label
from holdfast.web.work import SERVER

if TYPE_CHECKING:
    from holdfast.web.hub import Hub

__all__ = ["Robots", "Thinking"]

RETRY_SECONDS: Final = 1.0
STOOD_IN: Final = _("{bot} could not decide; {other} moves in its place.")


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a bot thinks about: the move after so many entries."""

    number: int
    thought: Thought


class Robots:
    """Plays the seats of bots, one task per match; they think in processes of their own."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        settings = hub.settings
        defects = Defects(settings.data / "defects")
        self.workers = Workers(settings.bot_workers, memory=settings.bot_memory, tell=defects.tell)
        self.asked = 0
        """How many decisions this server had thought about."""
        self._rests = False

    def rest(self) -> None:
        """Another process plays the bots."""
        self._rests = True

    def close(self) -> None:
        self.workers.close()

    def look(self, room: Room) -> None:
        """Begin to play if a bot is to move here; bots alone play only while somebody looks.

        What a bot thinks about a position that is no longer the present one, it stops thinking.
        """
        if self._rests:
            return
        thinking = room.thinking
        if thinking is not None and thinking.number != room.number:
            thinking.thought.cancel()
        if room.over:
            self.workers.forget(*(_memory(room, seat.place) for seat in room.seats))
        elif room.bot_task is None and self._to_move(room) is not None:
            room.bot_task = self._hub.spawn(self._run(room))
        elif room.bot_task is None and any(seat.kind == "bot" for seat in room.seats):
            self.workers.warm()

    def leave(self, room: Room) -> None:
        """A match is no more."""
        if room.thinking is not None:
            room.thinking.thought.cancel()
        if room.bot_task is not None:
            room.bot_task.cancel()

    def _to_move(self, room: Room) -> int | None:
        """The seat whose bot is to move."""
        turn = room.turn
        if turn is None or room.stopped is not None or room.is_bots_alone:
            return None
        return turn if room.seats[turn].kind == "bot" else None

    async def _run(self, room: Room) -> None:
        try:
            while (turn := self._to_move(room)) is not None:
                number = room.number
                # Thinking takes part of the pause that lets people follow.
                pause = asyncio.create_task(asyncio.sleep(self._hub.settings.bot_pause))
                try:
                    answer = await self._think(room, number, turn)
                    if answer is not None:
                        await pause
                        await self._play(room, answer, number, turn)
                finally:
                    pause.cancel()
        finally:
            room.bot_task = None

    async def _think(self, room: Room, number: int, turn: int) -> Answer | None:
        """What the bot chooses; None when the match has moved on, or another server thinks."""
        question = self._question(room, turn)
        if not await self._claim(room, number, question):
            await asyncio.sleep(RETRY_SECONDS)
            return None
        if room.number != number:
            return None
        self.asked += 1
        thought = self.workers.ask(question)
        room.thinking = Thinking(number, thought)
        try:
            return await asyncio.wrap_future(thought.future)
        except Cancelled:
            return None
        finally:
            room.thinking = None

    def _question(self, room: Room, turn: int) -> Question:
        word, most = room.seats[turn].bot or "", self._hub.settings.bot_seconds
        player: Player | None = None
        with suppress(HoldfastError):  # one that is no longer there: asking for it tells so
            player = find_bot(word, room.match.game.id)
        return Question(
            word.partition("@")[0],
            room.match.seen_by(turn),
            # Drawn for each decision: what a bot does tells nothing of what it will do next.
            seed=secrets.randbelow(SEEDS),
            seconds=None if player is None else player.seconds,
            count=None if player is None else player.count,
            most=most,
            memory=_memory(room, turn),
            is_urgent=not room.is_of_bots,
        )

    async def _claim(self, room: Room, number: int, question: Question) -> bool:
        """Whether this server is to think: where others share the database, one of them does."""
        store = self._hub.store
        if not store.is_shared:
            return True
        ahead = 1 + self.workers.thinking / self.workers.count
        lease = ahead * (question.most or 0.0) + GRACE
        try:
            return await store.claim(room.row.id, number, lease)
        except StoreFailed:
            return False

    async def _play(self, room: Room, answer: Answer, number: int, turn: int) -> None:
        try:
            await room.play(answer.action, number, (turn,), "en", SERVER)
        except Stale:
            return  # another server's bot was faster, or somebody took a move back
        except Problem as problem:
            if problem.status != 503:
                raise
            await asyncio.sleep(RETRY_SECONDS)
        except StoreFailed:
            await asyncio.sleep(RETRY_SECONDS)
        else:
            await self._tell(room, answer, turn)

    async def _tell(self, room: Room, answer: Answer, turn: int) -> None:
        """Say in a note that somebody else moved for a bot, once as long as that goes on."""
        is_own = answer.bot == (room.seats[turn].bot or "").partition("@")[0]
        if is_own:
            room.stood_in.discard(turn)
            return
        if turn in room.stood_in:
            return
        room.stood_in.add(turn)
        lang = room.row.lang
        name = bot_label(room.seats[turn].bot, lang)
        text = in_words(STOOD_IN, lang, {"bot": name, "other": bot_label(answer.bot, lang)})
        at = len(room.match.played)
        made = await self._hub.store.add_note(room.row.id, at, turn, "Holdfast", text, False)
        room.audience.say("note", note_json(room, made))


def _memory(room: Room, place: int) -> str:
    return f"{room.row.id} {place}"
