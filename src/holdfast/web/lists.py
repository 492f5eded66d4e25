"""Matches in lists: one line about each, as its reader may see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from holdfast.core.game import Game, Options
from holdfast.core.registry import find_game
from holdfast.store import SeatRow, Summary
from holdfast.web.live import Hub
from holdfast.web.paint import game_text
from holdfast.web.problems import Problem
from holdfast.web.room import Room, player_kind
from holdfast.web.security import Caller

__all__ = ["Lists"]

log = logging.getLogger("holdfast.web")


class Lists:
    """Lists of matches, and summaries."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def mine(self, caller: Caller, lang: str) -> list[dict[str, Any]]:
        if caller.visitor is None:
            return []
        return await self._all(await asyncio.to_thread(self.store.matches_of, caller.visitor), lang)

    async def open(self, caller: Caller, lang: str) -> list[dict[str, Any]]:
        rows = await asyncio.to_thread(self.store.open_matches, caller.visitor)
        return await self._all(rows, lang)

    async def _all(self, rows: Iterable[Summary], lang: str) -> list[dict[str, Any]]:
        """One match that cannot be told must not hide the others."""
        told = []
        for row in rows:
            try:
                told.append(await self.summary_of(row, lang))
            except Exception:
                log.exception("match %s cannot be listed", row.match.id)
        return told

    async def summary_of(self, row: Summary, lang: str) -> dict[str, Any]:
        room = self.hub.rooms.get(row.match.id)
        if room is None and row.match.finished is None:
            try:
                room = await self.hub.room(row.match.id)
            except Problem:
                room = None  # played under other rules: listed, but it cannot be opened
        return _summary(row, room, lang)

    async def summary(self, room: Room, caller: Caller, lang: str) -> dict[str, Any]:
        held = sorted(room.held_by(caller))
        row = Summary(room.row, room.seats, room.number, room.row.created, held)
        return _summary(row, room, lang)


def _summary(row: Summary, room: Room | None, lang: str) -> dict[str, Any]:
    match = row.match
    game = find_game(match.game)
    if room is not None:
        text = room.words(lang)
    else:
        text = game_text(game, lang) if match.pack is None else game.text(lang, match.pack)
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
