"""Lines of chat and notes on moves, as JSON."""

from __future__ import annotations

from holdfast.store import ChatLine, MoveNote
from holdfast.web.models import ChatOut, NoteOut
from holdfast.web.room import Room

__all__ = ["chat_json", "note_json"]


def chat_json(room: Room, said: ChatLine) -> ChatOut:
    seat = room.match.seats[said.seat] if said.seat >= 0 else None
    return {"id": said.id, "seat": seat, "name": said.name, "text": said.text, "at": said.at}


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
