"""Matches in lists: one line about each, as its reader may see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import orjson

from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game, Options, SeatName
from holdfast.core.registry import find_game
from holdfast.store import NOBODY, Entry, MatchRow, SeatRow, Summary
from holdfast.store.record import replay, standing
from holdfast.web.began import began
from holdfast.web.callers import Caller
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.models import PlayerOut, SummaryOut
from holdfast.web.paint import art_of, game_text
from holdfast.web.room import player_kind
from holdfast.web.telling import Words
from holdfast.web.work import SERVER

__all__ = ["Lists"]

log = logging.getLogger("holdfast.web")

FILL_PAUSE: Final = 0.05
"""Seconds between two matches that are played through on the side."""


class Lists:
    """Lists of matches, and summaries."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def mine(self, caller: Caller, lang: str) -> list[SummaryOut]:
        if caller.visitor is None:
            return []
        rows = await asyncio.to_thread(self.store.lists.matches_of, caller.visitor)
        return await self.all_of(rows, caller, lang)

    async def open(self, caller: Caller, lang: str) -> list[SummaryOut]:
        rows = await asyncio.to_thread(self.store.lists.open_matches, caller.visitor)
        return await self.all_of(rows, caller, lang)

    async def all_of(self, rows: Sequence[Summary], caller: Caller, lang: str) -> list[SummaryOut]:
        """One line about each. A match that cannot be told does not hide the others."""
        here = [self._here(row.match.id) for row in rows]
        return await self.hub.workshop.do(caller, _told, list(zip(rows, here, strict=True)), lang)

    async def fill_in(self) -> None:
        """Note whose turn it is in running matches of an earlier version, which did not keep that.

        Each is played through this once, on the side; lists show no turn until then.
        """
        for match in await asyncio.to_thread(self.store.lists.unknown):
            await asyncio.sleep(FILL_PAUSE)
            row, entries = await asyncio.to_thread(self._read, match)
            if row is None:
                continue
            try:
                played, _break = await self.hub.workshop.do(SERVER, replay, row, entries)
            except HoldfastError as error:
                log.warning("match %s cannot be played through: %s", match, error)
                continue
            now = standing(played.state, len(played.played))
            number = entries[-1].number if entries else 0
            await self.store.note_standing(match, number, now.turn, now.actions)

    def _read(self, match: str) -> tuple[MatchRow | None, list[Entry]]:
        return self.store.match(match), self.store.entries(match)

    def _here(self, match: str) -> frozenset[int]:
        """Who looks on, as far as this server knows."""
        room = self.hub.rooms.get(match)
        return frozenset() if room is None else room.present.seats

    def told(self, guest: Guest, lang: str) -> SummaryOut:
        """One line about a match that is in memory; on any thread about a still one."""
        room = guest.room
        row = Summary(
            room.row,
            room.seats,
            room.number,
            room.row.created,
            sorted(guest.held),
            len(room.match.played),
            NOBODY if room.turn is None else room.turn,
        )
        return _summary(row, room.present.seats, lang, room.result)


def _told(rows: Iterable[tuple[Summary, frozenset[int]]], lang: str) -> list[SummaryOut]:
    told = []
    for row, here in rows:
        try:
            told.append(_summary(row, here, lang))
        except Exception:
            log.exception("match %s cannot be listed", row.match.id)
    return told


def _summary(
    row: Summary, here: frozenset[int], lang: str, ended: Mapping[str, Any] | None = None
) -> SummaryOut:
    match = row.match
    game = find_game(match.game)
    text = _words(match, lang)
    names = _seat_names(game, match.options, row.seats)
    if ended is None and match.finished is not None and match.result:
        ended = orjson.loads(match.result)
    result = None if ended is None else text.result(ended)
    is_running = row.turn is not None and row.turn != NOBODY and result is None
    turn = row.turn if is_running else None
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
        "number": row.number,
        "actions": row.number if row.actions is None else row.actions,
        "created": match.created,
        "changed": row.changed,
        "players": [_player(row, seat, names[seat.place], here, text) for seat in row.seats],
        "yours": [names[place] for place in sorted(row.held)],
        "my_turn": turn is not None and turn in row.held,
        "turn": None if turn is None else names[turn],
        "result": result,
        "url": f"/matches/{match.id}",
    }


def _words(match: MatchRow, lang: str) -> Words:
    """The words of a match; only component data of its own have others."""
    game = find_game(match.game)
    if match.pack is None:
        return game_text(game, lang)
    return art_of(game.edition(match.options, match.pack), lang).text


def _player(
    row: Summary, seat: SeatRow, name: SeatName, here: frozenset[int], text: Words
) -> PlayerOut:
    return {
        "seat": name,
        "seat_name": text.name("seat", name),
        "name": seat.name,
        "kind": player_kind(seat),
        "claimed": seat.claimed_by is not None or seat.kind == "bot",
        "yours": seat.place in row.held,
        "here": seat.place in here or seat.kind == "bot",
    }


def _seat_names(game: Game, options: Options, seats: Iterable[SeatRow]) -> Sequence[SeatName]:
    names = game.edition(options).seats
    return names if len(names) == len(list(seats)) else [seat.seat for seat in seats]
