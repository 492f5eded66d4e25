"""What stays of a match: its journal, the address of a position, its story."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from holdfast.core.chance import SEEDS, Seeded
from holdfast.core.journal import REDACTED
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.seat import WHOLE
from holdfast.core.state import State
from holdfast.store.record import journal_of
from holdfast.web.guests import Guest
from holdfast.web.incidents import incidents_json, journal_table
from holdfast.web.models.lists import Address
from holdfast.web.paint import art_of, note_json
from holdfast.web.positions import code_of
from holdfast.web.problems import Problem, in_words
from holdfast.web.room import Room
from holdfast.web.scene import is_open, log_lines, result_of

__all__ = ["address", "check_place", "journal", "open_state", "story", "turns"]

CHAPTER_LINES: Final = 40


def check_place(room: Room, at: int) -> None:
    if not 0 <= at <= len(room.match.played):
        raise Problem(
            404,
            "no_such_moment",
            _("There are moments 0 to {last} in this match, not {at}."),
            facts={"last": len(room.match.played), "at": at},
        )


def open_state(guest: Guest, at: int, eyes: int) -> State:
    """A state that the caller may know wholly: the real one, or one imagined."""
    seat = guest.seat(WHOLE if guest.knows_all else eyes, at)
    return seat.imagine(Seeded(secrets.randbelow(SEEDS)))


def journal(guest: Guest, eyes: int) -> Mapping[str, object]:
    """The save file; of a running fair match only what these eyes saw.

    Neither key nor seed goes out before the end, nor recorded chance (a shuffle tells the cards)
    nor fingerprints (of a position with one hidden card they tell the card to whoever tries all).
    """
    room, match = guest.room, guest.room.match
    if guest.knows_all:
        if room.stopped is not None:
            whole = journal_of(room.row, room.stopped.entries)
        else:
            whole = match.journal()
        whole.table = journal_table(room) or None
        return whole.to_json()
    seat = guest.seat(eyes)
    return {
        "format": REDACTED,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "options": dict(match.options),
        "generator": room.row.generator,
        "commitment": room.row.commitment,
        "study": match.study,
        "eyes": seat.name,
        "actions": seat.history,
    }


def address(guest: Guest, at: int, eyes: int) -> Address:
    """The address of a position of this match."""
    room = guest.room
    check_place(room, at)
    state = open_state(guest, at, eyes)
    code = code_of(room.match, state.to_position())
    return {
        "url": f"/position/{room.match.game.id}/{code}",
        "code": code,
        "imagined": not guest.knows_all,
    }


def story(room: Room, eyes: int, lang: str) -> Json:
    """The whole match as chapters of sentences; the game's words say where a chapter begins."""
    match = room.match
    art = art_of(match.edition, lang)
    events = [event for _at, _seat, events in room.groups for event in events]
    seen = [event if is_open(event, eyes) else event.seen_by(eyes) for event in events]
    lines = log_lines(room, eyes, art)
    chapters = art.text.chapters(seen) or _parts(lines, lang)
    if lines and (not chapters or chapters[0][0] > 0):
        chapters.insert(0, (0, in_words(_first_title(room), lang)))
    ends = [*(start for start, _title in chapters[1:]), len(lines)]
    result = result_of(room, art)
    return {
        "match": room.row.id,
        "game": match.game.id,
        "opening": [note_json(note) for note in art.text.opening],
        "result": result,
        "sheet": [] if result is None else result["sheet"],
        "chapters": [
            _chapter(title, lines[start : ends[number]])
            for number, (start, title) in enumerate(chapters)
        ],
        "incidents": incidents_json(room, lang),
    }


def turns(room: Room, eyes: int, lang: str) -> list[Json]:
    """Where turns begin, as the game's chapters have it: the action that leads there, and a title.

    Where one action leads through several, the last one is what the board shows then.
    """
    art = art_of(room.match.edition, lang)
    seen = [
        (at, event if is_open(event, eyes) else event.seen_by(eyes))
        for at, _seat, events in room.groups
        for event in events
    ]
    chapters = art.text.chapters([event for _at, event in seen])
    titles = {seen[place][0]: title for place, title in chapters}
    last = len(room.match.played)
    return [{"at": at, "title": title} for at, title in titles.items() if at <= last]


def _first_title(room: Room) -> str:
    is_whole = room.match.start_position is None
    return _("Set-up") if is_whole else _("From a position on")


def _parts(lines: list[dict[str, object]], lang: str) -> list[tuple[int, str]]:
    """Chapters of a game that knows none: so many lines each, but an action stays together."""
    starts: list[int] = []
    for place, line in enumerate(lines):
        if line["at"] == 0 or (starts and place - starts[-1] < CHAPTER_LINES):
            continue
        if not place or line["at"] != lines[place - 1]["at"]:
            starts.append(place)
    title = _("Actions {first} to {last}")
    ends = [*starts[1:], len(lines)]
    return [
        (start, in_words(title, lang, {"first": lines[start]["at"], "last": lines[end - 1]["at"]}))
        for start, end in zip(starts, ends, strict=False)  # no lines: one end, no start
    ]


def _chapter(title: str, lines: list[dict[str, object]]) -> dict[str, object]:
    return {"from": lines[0]["at"], "to": lines[-1]["at"], "title": title, "lines": lines}
