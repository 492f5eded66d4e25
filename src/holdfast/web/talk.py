"""What is said about a match: chat, notes, and news to another program."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.state import SPECTATOR
from holdfast.store import ChatLine, Report, Store
from holdfast.store.store import NOTES_OF_SEAT
from holdfast.web.blocks import check_welcome
from holdfast.web.callers import clean_text
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.keepsakes import check_place
from holdfast.web.models.people import ChatOut, NoteOut
from holdfast.web.problems import Problem
from holdfast.web.remarks import chat_json, note_json, tell_chat

__all__ = ["Talk", "line_of"]

LONGEST_CHAT: Final = 500
LONGEST_NOTE: Final = 1000


class Talk:
    """Keeps what people say and tells those who are there."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def say(self, guest: Guest, words: str) -> ChatOut:
        guest.check_may_look()
        room = guest.room
        text = clean_text(words, LONGEST_CHAT)
        if not text:
            raise Problem(422, "empty", _("There is nothing to say."), field="text")
        seat = min(guest.held, default=SPECTATOR)
        name = _name(guest, seat)
        await check_welcome(self.store, room, guest.caller)
        self.hub.keeping.check(guest.caller)
        said = await self.store.add_chat(room.row.id, seat, name, text, guest.caller.visitor)
        return tell_chat(room, said)

    async def chat(self, guest: Guest) -> list[ChatOut]:
        """What the caller may read: players and spectators talk apart until the match is over."""
        room, me = guest.room, guest.caller.visitor
        lines = await asyncio.to_thread(self.store.chat, room.row.id)
        muted: set[str] = set()
        if me is not None:
            muted = await asyncio.to_thread(self.store.shelves.muted, me, room.row.id)
        return [chat_json(room, said, muted, me) for said in lines if _reads(guest, said)]

    async def mute(self, guest: Guest, line: int, on: bool) -> None:
        """Read nothing more at this table of whoever said a line, or read them again."""
        said = await line_of(self.store, guest, line)
        me = guest.caller.visitor
        if me is None or said.who is None or said.who == me:
            raise Problem(409, "cannot_mute", _("Whoever said this cannot be muted."))
        self.hub.keeping.check(guest.caller)
        await self.store.shelves.mute(me, guest.room.row.id, said.who, on)

    async def report(self, guest: Guest, line: int, reason: str) -> None:
        """Tell the operator of the server about a line."""
        said = await line_of(self.store, guest, line)
        me = guest.caller.visitor
        if me is None:
            raise Problem(403, "no_person", _("Only people with a browser can report a line."))
        self.hub.keeping.check(guest.caller)
        report = Report(
            guest.room.row.id,
            line,
            me,
            said.who,
            said.name,
            said.text,
            clean_text(reason, LONGEST_NOTE),
            time.time(),
        )
        await self.store.shelves.report(report)

    async def note(self, guest: Guest, at: int, words: str, private: bool) -> NoteOut:
        guest.check_seated(_("Only those who play write notes."))
        room = guest.room
        check_place(room, at)
        text = clean_text(words, LONGEST_NOTE)
        if not text:
            raise Problem(422, "empty", _("There is nothing to note."), field="text")
        seat = min(guest.held)
        if await asyncio.to_thread(self.store.notes_by, room.row.id, seat) >= NOTES_OF_SEAT:
            raise Problem(
                409,
                "too_many_notes",
                _("A seat may write {most} notes in a match."),
                facts={"most": NOTES_OF_SEAT},
            )
        name = _name(guest, seat)
        made = await self.store.add_note(room.row.id, at, seat, name, text, private)
        data = note_json(room, made)
        room.audience.say("note", data, seat if private else None)
        return data

    async def notes(self, guest: Guest) -> list[NoteOut]:
        room = guest.room
        notes = await asyncio.to_thread(self.store.notes, room.row.id)
        return [note_json(room, one) for one in notes if not one.private or one.seat in guest.held]

    async def set_webhook(self, guest: Guest, url: str | None) -> None:
        guest.check_seated(_("Only those who play set a webhook."))
        room = guest.room
        checked = self.hub.webhooks.check(url) if url else None
        await self.store.set_webhook(room.row.id, checked)
        room.row.webhook = checked


async def line_of(store: Store, guest: Guest, line: int) -> ChatLine:
    """A line that the caller may read, or 404: of others they hear nothing, not even by whom."""
    guest.check_may_look()
    found = await asyncio.to_thread(store.chat, guest.room.row.id, one=line)
    if not found or not _reads(guest, found[0]):
        raise Problem(404, "no_such_line", _("There is no such line in this chat."))
    return found[0]


def _reads(guest: Guest, said: ChatLine) -> bool:
    return guest.room.over or bool(guest.held) == (said.seat >= 0)


def _name(guest: Guest, seat: int) -> str:
    name = guest.caller.prefs.get("name", "")
    return guest.room.seats[seat].name if not name and seat >= 0 else name
