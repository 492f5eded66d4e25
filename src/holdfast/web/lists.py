"""Matches in lists: one line about each, as its reader may see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import orjson

from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game, Options, SeatName
from holdfast.core.registry import find_game
from holdfast.store import NOBODY, Agreement, Entry, MatchRow, SeatRow, Summary
from holdfast.store.endings import outcome_of
from holdfast.store.record import replay, standing
from holdfast.web.began import began
from holdfast.web.callers import Caller
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.incidents import ending_sentence
from holdfast.web.limits import limit_words, speed_of
from holdfast.web.models.lists import LimitOut, SummaryOut
from holdfast.web.models.table import PlayerOut
from holdfast.web.paint import art_of, game_text
from holdfast.web.seated import player_fields
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
        away = await asyncio.to_thread(self.store.shelves.of, caller.visitor)
        return await self.all_of([one for one in rows if one.match.id not in away], caller, lang)

    async def waiting(self, caller: Caller, lang: str) -> list[SummaryOut]:
        """The same in the order in which they want something: where it is the caller's turn, the
        longest first, then what runs and what is over, the latest first."""
        told = await self.mine(caller, lang)
        return sorted(
            told,
            key=lambda one: (
                not one["my_turn"],
                one["over"],
                one["changed"] if one["my_turn"] else -one["changed"],
            ),
        )

    async def my_turns(self, caller: Caller, lang: str) -> list[str]:
        """The matches that wait for the caller, the one that has waited longest first."""
        return [one["id"] for one in await self.waiting(caller, lang) if one["my_turn"]]

    async def open(self, caller: Caller, lang: str, most: int = 50) -> list[SummaryOut]:
        """Matches with a free seat, but none of people who have blocked the caller."""
        rows = await asyncio.to_thread(self.store.lists.open_matches, caller.visitor, most)
        return await self.all_of(await self._welcome(rows, caller), caller, lang)

    async def live(self, caller: Caller, lang: str) -> list[SummaryOut]:
        """Running matches that anybody may watch."""
        rows = await asyncio.to_thread(self.store.shelves.live, caller.visitor)
        return await self.all_of(rows, caller, lang)

    async def _welcome(self, rows: Sequence[Summary], caller: Caller) -> list[Summary]:
        if caller.visitor is None:
            return list(rows)
        by = await asyncio.to_thread(self.store.circles.blockers, caller.visitor)
        return [one for one in rows if one.match.creator not in by]

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
            room.terms.agreement,
        )
        return _summary(row, room.present.seats, lang, room.result, room.returns)


def _told(rows: Iterable[tuple[Summary, frozenset[int]]], lang: str) -> list[SummaryOut]:
    told = []
    for row, here in rows:
        try:
            told.append(_summary(row, here, lang))
        except Exception:
            log.exception("match %s cannot be listed", row.match.id)
    return told


def _summary(
    row: Summary,
    here: frozenset[int],
    lang: str,
    ended: Mapping[str, object] | None = None,
    returns: Sequence[float] = (),
) -> SummaryOut:
    match = row.match
    game = find_game(match.game)
    text = _words(match, lang)
    names = _seat_names(game, match.options, row.seats)
    if ended is None and match.finished is not None and match.result:
        ended, returns = orjson.loads(match.result), orjson.loads(match.returns or "[]")
    result = None if ended is None else ending_sentence(ended, text, lang)
    if ended is not None and result is None:
        result = text.result(ended)
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
        "coach": match.coach,
        "rated": match.rated,
        "listed": match.listed,
        "parent": match.parent,
        "own_position": match.position is not None,
        "own_components": match.pack is not None,
        "began": began(match, lang),
        "lang": match.lang,
        "limit": limit_json(row.agreement, lang),
        "over": result is not None,
        "number": row.number,
        "actions": row.number if row.actions is None else row.actions,
        "created": match.created,
        "changed": row.changed,
        "players": [_player(row, seat, names[seat.place], here, text, lang) for seat in row.seats],
        "yours": [names[place] for place in sorted(row.held)],
        "my_turn": turn is not None and turn in row.held,
        "turn": None if turn is None else names[turn],
        "result": result,
        "outcome": None if ended is None else _outcome(ended, returns, row.held, names),
        "url": f"/matches/{match.id}",
    }


def limit_json(agreement: Agreement | None, lang: str) -> LimitOut:
    """What was agreed about time, in figures and in words."""
    found = Agreement("") if agreement is None else agreement
    return {
        "per": found.per,
        "seconds": found.seconds,
        "absent": found.absent,
        "speed": speed_of(found),
        "words": limit_words(found, lang),
    }


def _outcome(
    ended: Mapping[str, object],
    returns: Sequence[float],
    held: list[int],
    names: Sequence[SeatName],
) -> str | None:
    """Whether whoever holds one seat won, drew or lost."""
    if len(held) != 1 or held[0] >= len(returns):
        return None
    return outcome_of(ended, names[held[0]], returns[held[0]])


def _words(match: MatchRow, lang: str) -> Words:
    """The words of a match; only component data of its own have others."""
    game = find_game(match.game)
    if match.pack is None:
        return game_text(game, lang)
    return art_of(game.edition(match.options, match.pack), lang).text


def _player(
    row: Summary, seat: SeatRow, name: SeatName, here: frozenset[int], text: Words, lang: str
) -> PlayerOut:
    return {
        "seat": name,
        "seat_name": text.name("seat", name),
        "claimed": seat.claimed_by is not None or seat.kind == "bot",
        "yours": seat.place in row.held,
        "here": seat.place in here or seat.kind == "bot",
        **player_fields(seat, lang),
    }


def _seat_names(game: Game, options: Options, seats: Iterable[SeatRow]) -> Sequence[SeatName]:
    names = game.edition(options).seats
    return names if len(names) == len(list(seats)) else [seat.seat for seat in seats]
