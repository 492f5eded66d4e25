"""Matches in lists: one line about each, as its reader may see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import orjson

from holdfast.core.game import Game, Options
from holdfast.core.registry import find_game
from holdfast.store import SeatRow, Summary
from holdfast.web.began import began
from holdfast.web.live import Hub
from holdfast.web.paint import game_text
from holdfast.web.problems import Problem
from holdfast.web.room import Room, player_kind
from holdfast.web.security import Caller
from holdfast.web.telling import Words

__all__ = ["Lists"]

log = logging.getLogger("holdfast.web")

OPENED: Final = 24


class Lists:
    """Lists of matches, and summaries."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def mine(self, caller: Caller, lang: str) -> list[dict[str, Any]]:
        if caller.visitor is None:
            return []
        rows = await asyncio.to_thread(self.store.matches_of, caller.visitor)
        return await self.all_of(rows, caller, lang)

    async def open(self, caller: Caller, lang: str) -> list[dict[str, Any]]:
        rows = await asyncio.to_thread(self.store.open_matches, caller.visitor)
        return await self.all_of(rows, caller, lang)

    async def all_of(
        self, rows: Sequence[Summary], caller: Caller, lang: str
    ) -> list[dict[str, Any]]:
        """One line about each. A match that cannot be told does not hide the others."""
        rooms = [await self._room(row, place, caller) for place, row in enumerate(rows)]
        return await self.hub.workshop.do(caller, _told, list(zip(rows, rooms, strict=True)), lang)

    async def _room(self, row: Summary, place: int, caller: Caller) -> Room | None:
        """Whose turn it is stands in the room; only the latest are worth opening for a list."""
        room = self.hub.rooms.get(row.match.id)
        if room is None and row.match.finished is None and place < OPENED:
            try:
                room = await self.hub.room(row.match.id, caller)
            except Problem:
                return None  # played under other rules: listed, but it cannot be opened
        return None if room is None else room.still()

    async def summary(self, room: Room, caller: Caller, lang: str) -> dict[str, Any]:
        return self.told(room, caller, lang)

    def told(self, room: Room, caller: Caller, lang: str) -> dict[str, Any]:
        """One line about a match that is in memory; on any thread about a still one."""
        held = sorted(room.held_by(caller))
        row = Summary(room.row, room.seats, room.number, room.row.created, held)
        return _summary(row, room, lang)


def _told(rows: Iterable[tuple[Summary, Room | None]], lang: str) -> list[dict[str, Any]]:
    told = []
    for row, room in rows:
        try:
            told.append(_summary(row, room, lang))
        except Exception:
            log.exception("match %s cannot be listed", row.match.id)
    return told


def _summary(row: Summary, room: Room | None, lang: str) -> dict[str, Any]:
    match = row.match
    game = find_game(match.game)
    if room is not None:
        text = room.words(lang)
    else:
        text = game_text(game, lang) if match.pack is None else Words(game, lang, match.pack)
    names: Sequence[Any] = _seat_names(game, match.options, row.seats)
    turn = None if room is None else room.turn
    result = None
    if match.finished is not None and match.result:
        result = text.result(orjson.loads(match.result))
    elif room is not None and room.match.result is not None:
        result = text.result(room.match.result)
    here = set() if room is None else room.here
    return {
        "id": match.id,
        "game": match.game,
        "game_name": text.translate(game.name),
        "title": match.title,
        "options": match.options,
        "study": match.study,
        "spectators": match.spectators,
        "listed": match.listed,
        "parent": match.parent,
        "own_position": match.position is not None,
        "own_components": match.pack is not None,
        "began": began(match, lang),
        "over": result is not None,
        "number": row.number if room is None else room.number,
        "actions": row.number if room is None else len(room.match.played),
        "created": match.created,
        "changed": row.changed,
        "players": [
            {
                "seat": names[seat.place],
                "seat_name": text.name("seat", names[seat.place]),
                "name": seat.name,
                "kind": player_kind(seat),
                "claimed": seat.claimed_by is not None or seat.kind == "bot",
                "yours": seat.place in row.held,
                "here": seat.place in here or seat.kind == "bot",
            }
            for seat in row.seats
        ],
        "yours": [names[place] for place in sorted(row.held)],
        "my_turn": turn is not None and turn in row.held,
        "turn": None if turn is None else names[turn],
        "result": result,
        "url": f"/matches/{match.id}",
    }


def _seat_names(game: Game, options: Options, seats: Iterable[SeatRow]) -> Sequence[Any]:
    names = game.seats(options)
    return names if len(names) == len(list(seats)) else [seat.seat for seat in seats]
