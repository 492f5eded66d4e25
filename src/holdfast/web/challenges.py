"""Challenges: a daily one for each solo game and those of clubs, with the same dice for all.

Nothing of a try is told to others, and no key to anybody, before the challenge is closed. One try
of each person counts: the first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from datetime import UTC, datetime, timedelta
from functools import lru_cache, partial
from typing import Final

from holdfast.coach.fortune import fortune
from holdfast.coach.luck import Valuer
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game, installed_games
from holdfast.store import StoreFailed
from holdfast.store.challenges import Attempt, Challenge, new_challenge
from holdfast.store.record import replay
from holdfast.web.beginning import Beginning
from holdfast.web.bodies import MatchIn
from holdfast.web.callers import Caller, clean_name
from holdfast.web.hub import Hub
from holdfast.web.keys import new_id
from holdfast.web.problems import Problem
from holdfast.web.seats import new_sitter
from holdfast.web.starting import Starting, match_row, seat_rows
from holdfast.web.work import SERVER

__all__ = ["Challenges", "solo_games"]

log = logging.getLogger("holdfast.web")

DAY: Final = 24 * 3600.0
GRACE: Final = 12 * 3600.0
"""For whoever has begun in time to play to the end."""
FIRST: Final = 2.0
"""Seconds after the start of a server: it answers first."""
EVERY: Final = 60.0
MOST_CLUBS: Final = 20
"""Made by one person in a day."""
LONGEST: Final = 31
"""Days that a club's challenge may last."""


def solo_games() -> list[str]:
    """The games that one plays alone and whose luck can be told, in the order of the shelf."""
    games = sorted(installed_games().values(), key=lambda game: game.card.shelf)
    return [game.id for game in games if is_solo(game.id, ())]


@lru_cache(maxsize=256)
def is_solo(game: str, options: tuple[tuple[str, object], ...]) -> bool:
    edition = find_game(game).edition(dict(options))
    return len(edition.seats) == 1 and Valuer(edition).has_eye


def day_of(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def bounds(day: str) -> tuple[float, float]:
    """When a day begins and ends, in UTC."""
    first = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    return first.timestamp(), (first + timedelta(days=1)).timestamp()


class Challenges:
    """Makes challenges, begins tries and settles them."""

    def __init__(self, hub: Hub, starting: Starting) -> None:
        self.hub = hub
        self.starting = starting
        self.store = hub.store.challenges

    # Making them

    async def prepare(self) -> None:
        """See to it that there is one for today and one for tomorrow."""
        for moment in (time.time(), time.time() + DAY):
            for game in await asyncio.to_thread(solo_games):
                await self._make_daily(day_of(moment), find_game(game))

    async def _make_daily(self, day: str, game: Game) -> None:
        if await asyncio.to_thread(self.store.of_day, day, game.id) is None:
            opens, ends = bounds(day)
            options = game.read_options({})
            await self.store.add(
                new_challenge(
                    new_id(), game.id, options, opens=opens, ends=ends, closes=ends + GRACE, day=day
                )
            )

    def today(self) -> list[Challenge]:
        """Those of the day; it reads, and belongs in a thread."""
        day = day_of(time.time())
        found = [self.store.of_day(day, game) for game in solo_games()]
        return [one for one in found if one is not None]

    async def make(
        self, caller: Caller, game: str, options: dict[str, object], title: str, days: int
    ) -> Challenge:
        """A club's challenge: whoever has its address may try."""
        person = person_of(caller)
        found = find_game(game)
        complete = found.read_options(options)
        is_one = partial(is_solo, found.id, tuple(sorted(complete.items())))
        if not await self.hub.workshop.do(caller, is_one):
            raise Problem(
                422,
                "not_solo",
                _("A challenge is for a game that one plays alone, with these options too."),
                field="game",
            )
        if not 1 <= days <= LONGEST:
            raise Problem(
                422,
                "bad_request",
                _("A challenge lasts 1 to {most} days."),
                field="days",
                facts={"most": LONGEST},
            )
        self.hub.keeping.check(caller)
        made = await asyncio.to_thread(self.store.made_by, person, time.time() - DAY)
        if made >= MOST_CLUBS:
            raise Problem(429, "too_many", _("You have made many challenges today."))
        now = time.time()
        one = new_challenge(
            new_id(),
            found.id,
            complete,
            opens=now,
            ends=now + DAY * days,
            closes=now + DAY * days + GRACE,
            title=clean_name(title, 80),
            creator=person,
        )
        await self.store.add(one)
        return one

    # Trying

    async def find(self, id: str) -> Challenge:
        found = await asyncio.to_thread(self.store.find, id)
        if found is None or found.opens > time.time():
            raise Problem(404, "no_such_challenge", _("There is no challenge at this address."))
        return found

    async def begin(self, one: Challenge, caller: Caller, name: str) -> str:
        """Begin a try, or find the one there is: the match."""
        person = person_of(caller)
        tries = await asyncio.to_thread(self.store.attempts, one.id)
        mine = next((tried for tried in tries if tried.person == person), None)
        if mine is not None:
            return mine.match
        if not one.is_open():
            raise Problem(
                409, "over", _("This challenge is over: it can be looked at, but not tried.")
            )
        await self.starting.check_number(caller)
        key, game = bytes.fromhex(one.key), find_game(one.game)
        made = partial(Match, game, one.options, key=key, generator=one.generator)
        match = await self.hub.workshop.do(caller, made)
        begins = Beginning.of(match)
        wish = MatchIn.model_construct(
            game=one.game,
            options=one.options,
            seats={str(seat): "me" for seat in match.seats},
            lang=caller.lang,
            title=one.title or f"{game.name} {one.day or ''}".strip(),
            name=name,
            spectators=False,
        )
        id = new_id()
        seats = seat_rows(begins, wish, self.hub.settings.bot_seconds)
        sitters = [
            new_sitter(id, seat.place, "began", caller, id=seat.claimed_by) for seat in seats
        ]
        row = match_row(id, wish, begins, caller, None)
        row.sealed = one.closes
        begun = Attempt(one.id, person, id, clean_name(name), time.time())
        try:
            written = await self.store.begin(begun, row, seats, sitters)
        except StoreFailed:  # perhaps the same person, from another page at the same moment
            written = await self._theirs(one, person)
        if written == id:
            await self.hub.begin(row, match, ())
        return written

    async def _theirs(self, one: Challenge, person: str) -> str:
        for tried in await asyncio.to_thread(self.store.attempts, one.id):
            if tried.person == person:
                return tried.match
        raise StoreFailed("the try could not be written")

    # Settling

    async def watch(self) -> None:
        """Regularly: what the day needs, and what another server may have left undone."""
        await asyncio.sleep(FIRST)
        while True:
            with contextlib.suppress(StoreFailed):
                await self.prepare()
                await self.settle_all()
            await asyncio.sleep(EVERY)

    async def settle_all(self) -> None:
        """Note the result and the luck of every try that is over."""
        for match in await asyncio.to_thread(self.store.unsettled):
            await self.settle(match)

    async def settle(self, match: str) -> None:
        row = await asyncio.to_thread(self.hub.store.match, match)
        if row is None or row.finished is None:
            return
        entries = await asyncio.to_thread(self.hub.store.entries, match)
        try:
            played, _broken = await self.hub.workshop.do(SERVER, replay, row, entries)
            found = await self.hub.workshop.do(SERVER, fortune, played)
        except HoldfastError as error:
            log.warning("the try %s cannot be settled: %s", match, error)
            return
        if found is not None:
            await self.store.finish(match, row.finished, found.win, found.score)
            await self.store.note_luck(match, found.luck, found.luck_score)


def person_of(caller: Caller) -> str:
    """Whoever tries: somebody with a browser. Programs have their own contests."""
    if caller.visitor is None:
        raise Problem(403, "no_program", _("Challenges are for people, in a browser."))
    return caller.visitor
