"""Lines of chat and notes on moves, as JSON."""

from __future__ import annotations

from collections.abc import Collection

import orjson

from holdfast.store import ChatLine, MoveNote
from holdfast.web.keys import hash_secret
from holdfast.web.models.people import ChatOut, NoteOut
from holdfast.web.room import Room
from holdfast.web.streams import event_bytes

__all__ = ["chat_json", "note_json", "side_of", "tell_chat"]


def chat_json(
    room: Room, said: ChatLine, muted: Collection[str] = (), reader: str | None = None
) -> ChatOut:
    is_muted = said.who is not None and said.who in muted
    return {
        "id": said.id,
        "seat": room.match.seats[said.seat] if said.seat >= 0 else None,
        "name": said.name,
        "text": "" if is_muted else said.text,
        "at": said.at,
        "side": side_of(said),
        # The name of a browser is nobody's business; at another table it is another one.
        "by": None if said.who is None else hash_secret(f"{room.row.id} {said.who}")[:12],
        "muted": is_muted,
        "mine": reader is not None and said.who == reader,
    }


def side_of(said: ChatLine) -> str:
    """Players and spectators talk apart, so that nobody is told what another one sees."""
    return "players" if said.seat >= 0 else "spectators"


def tell_chat(room: Room, said: ChatLine) -> ChatOut:
    """Send a line to those who may read it now."""
    for stream in room.audience:
        if room.over or bool(stream.held) == (said.seat >= 0):
            data = chat_json(room, said, reader=stream.caller.visitor)
            stream.push(event_bytes("chat", orjson.dumps(data)))
    return chat_json(room, said, reader=said.who)


def note_json(room: Room, note: MoveNote) -> NoteOut:
    return {
        "id": note.id,
        "at": note.action,
        "seat": room.match.seats[note.seat] if note.seat >= 0 else None,
        "name": note.name,
        "text": note.text,
        "private": note.private,
        "when": note.at,
    }
