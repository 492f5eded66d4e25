"""How matches begin: as somebody wishes, or as a study of another match."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import orjson

from holdfast.core.chance import KEYED, SEEDED
from holdfast.core.errors import BadOption, BadPosition
from holdfast.core.match import SEEDS, Match
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.store import Entry, GoneOn, MatchRow, SeatRow
from holdfast.store.record import standing, standing_entries
from holdfast.web.bodies import MatchIn
from holdfast.web.callers import HOUSEHOLD, Caller, clean_name
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.keepsakes import check_place, open_state
from holdfast.web.keys import Keys, new_id
from holdfast.web.links import Link, new_ticket
from holdfast.web.paint import LANGUAGES
from holdfast.web.problems import Problem
from holdfast.web.robots import BOTS
from holdfast.web.seats import new_sitter, token_for

__all__ = ["Begun", "Starting"]

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Begun:
    """A match that has begun, with the invitations to its seats, and the token of a program that
    sits there: it is shown only now."""

    id: str
    invitations: dict[str, Link]
    token: str | None


class Starting:
    """Begins matches."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.keys = keys
        self.store = hub.store

    async def start(self, wish: MatchIn, caller: Caller) -> Begun:
        """Begin a match as wished, or refuse with what is wrong."""
        await self._check_number(caller)
        game = find_game(wish.game)
        if wish.seed is not None and not wish.study:
            raise Problem(
                422, "bad_request", _("Only a study match can choose its dice."), field="seed"
            )
        position = wish.start_position()
        if position is not None and not position:
            raise BadPosition(_("a position is not an empty object"), field="position")
        self.hub.workshop.check(caller)
        # A fair match gets a key that nobody knows; a study match may as well be fast.
        seed = secrets.randbelow(SEEDS) if wish.study and wish.seed is None else wish.seed
        given: dict[str, Any] = {
            "options": wish.options,
            "position": position,
            "pack": wish.pack,
        }
        if wish.pack is not None:
            await self.hub.trials.check(caller, {"game": game.id, "seed": 0, **given})
        match = await self.hub.workshop.do(
            caller, partial(Match, game, seed=seed, study=wish.study, **given)
        )
        if match.over:
            raise BadPosition(_("the game is over in this position"), field="position")
        return await self._begin(wish, match, caller)

    async def _check_number(self, caller: Caller) -> None:
        most = self.hub.settings.matches
        if caller.visitor is not None:
            running = await asyncio.to_thread(self.store.lists.running_matches_of, caller.visitor)
            if running >= most:
                raise Problem(
                    429, "too_many_matches", _("You have many matches running: finish some first.")
                )
            most *= HOUSEHOLD
        # A visitor is quickly invented, so networks are counted too, but only for a day: nobody
        # is kept out for long by what somebody else left unfinished.
        since = time.time() - DAY
        begun = await asyncio.to_thread(
            self.store.lists.matches_begun_at, caller.network_hash, since
        )
        if begun >= most:
            raise Problem(
                429, "too_many_matches", _("Many matches were begun from your network today.")
            )

    async def _begin(
        self,
        wish: MatchIn,
        match: Match,
        caller: Caller,
        parent: tuple[str, int] | None = None,
        entries: Sequence[Entry] = (),
    ) -> Begun:
        id = new_id()
        seats = _seat_rows(match, wish)
        token = token_for(caller)
        sitters = [
            new_sitter(id, seat.place, "began", caller, token, id=seat.claimed_by)
            for seat in seats
            if seat.claimed_by is not None
        ]
        invitations = [
            new_ticket(self.keys, id, seat.place, "invitation")
            for seat in seats
            if seat.kind == "human" and seat.claimed_by is None
        ]
        row = _match_row(id, wish, match, caller, parent)
        self.hub.rooms.make_place_for(row)
        own = [replace(entry, match=id) for entry in entries]
        tickets = [one.ticket for one in invitations]
        await self.store.add_match(row, seats, sitters, tickets, own)
        await self.hub.begin(row, match, own)
        invited = {str(match.seats[one.ticket.place]): one for one in invitations}
        return Begun(id, invited, token if sitters else None)

    async def study(self, guest: Guest, at: int, eyes: int, *, fresh_dice: bool) -> Begun:
        """A study match from any point of this one.

        From a running fair match it begins in a position where all that the caller cannot know is
        dealt anew, with other dice: nobody learns the future by studying.
        """
        caller, room = guest.caller, guest.room
        await self._check_number(caller)
        check_place(room, at)
        match = room.match
        wish = MatchIn.model_construct(
            game=match.game.id,
            seats={str(seat): "me" for seat in match.seats},
            study=True,
            lang=caller.lang,
            title=room.row.title,
            name=caller.prefs.get("name", ""),
        )
        if guest.knows_all and not fresh_dice:
            branch = match.branch(at, study=True)
            entries = await self.hub.workshop.do(caller, _entries, branch)
            return await self._begin(wish, branch, caller, (room.row.id, at), entries)

        def begun() -> Match:
            return Match(
                match.game,
                match.options,
                seed=secrets.randbelow(SEEDS),
                position=open_state(guest, at, eyes).to_position(),
                pack=match.pack,
                study=True,
            )

        branch = await self.hub.workshop.do(caller, begun)
        if branch.over:
            raise Problem(409, "over", _("The match was over there: nothing is left to study."))
        return await self._begin(wish, branch, caller, (room.row.id, at))

    async def go_on(self, guest: Guest) -> str:
        """A match whose record no longer holds goes on from its last position as a new one, in
        which everybody sits where they sat; its name.

        What was played so far goes along with its key, unless numbers have been seen that would
        come next: then the new match begins in the position, and draws from a key of its own.
        """
        room, caller = guest.room, guest.caller
        if room.stopped is None or room.over:
            raise Problem(409, "not_stopped", _("There is no reason to go on as a new match."))
        guest.check_seated(_("Only those who play decide that a match goes on."))
        if room.row.successor is not None:
            return room.row.successor
        kept = standing_entries(room.stopped.entries)
        entries, seen = kept[: room.stopped.where.kept], kept[room.stopped.where.kept :]
        id = new_id()
        if any(entry.chance != "[]" for entry in seen):
            fresh = await self.hub.workshop.do(caller, partial(_anew, room.match))
            row, entries = _continued(room.row, id, fresh, len(entries)), []
        else:
            row = _continued(room.row, id, room.match, len(entries))
            entries = [
                replace(one, match=id, number=number, actions=number)
                for number, one in enumerate(entries, start=1)
            ]
        if entries:
            entries[-1].turn = standing(room.match.state, len(entries)).turn
        try:
            await self.store.continue_match(room.row.id, row, entries)
        except GoneOn as already:
            id = already.successor
        await self.hub.reload_seats(await self.hub.room(room.row.id, caller))
        await self.hub.room(id, caller)
        return id


def _anew(match: Match) -> Match:
    """A match with chance of its own that begins where this one stands."""
    return Match(
        match.game,
        match.options,
        seed=secrets.randbelow(SEEDS) if match.study else None,
        position=match.state.to_position(),
        pack=match.pack,
        study=match.study,
    )


def _continued(old: MatchRow, id: str, match: Match, at: int) -> MatchRow:
    """The match in which an old one goes on: what was agreed for it still stands."""
    return replace(
        old,
        id=id,
        rules=match.game.rules_version,
        seed=match.seed,
        key=None if match.key is None else match.key.hex(),
        generator=SEEDED if match.key is None else KEYED,
        commitment=match.commitment,
        position=match.start_position,
        setup=list(match.setup_chance),
        turn=standing(match.state_at(0), 0).turn,
        parent=old.id,
        parent_at=at,
        created=time.time(),
        successor=None,
    )


def _match_row(
    id: str, wish: MatchIn, match: Match, caller: Caller, parent: tuple[str, int] | None
) -> MatchRow:
    return MatchRow(
        id=id,
        game=match.game.id,
        rules=match.game.rules_version,
        options=dict(match.options),
        seed=match.seed,
        position=match.start_position,
        pack=match.pack,
        study=match.study,
        title=clean_name(wish.title, 80),
        lang=wish.lang if wish.lang in LANGUAGES else "en",
        listed=wish.listed,
        spectators=wish.spectators,
        creator=caller.creator,
        parent=None if parent is None else parent[0],
        parent_at=None if parent is None else parent[1],
        webhook=None,
        created=time.time(),
        generator=SEEDED if match.key is None else KEYED,
        commitment=match.commitment,
        key=None if match.key is None else match.key.hex(),
        network=caller.network_hash,
        setup=list(match.setup_chance),
        turn=standing(match.state_at(0), 0).turn,
    )


def _entries(match: Match) -> list[Entry]:
    """The record of a match that begins with what another one played."""
    entries = [
        Entry(
            "",
            number,
            "play",
            played.seat,
            orjson.dumps(played.action.json).decode(),
            orjson.dumps(played.chance).decode(),
            time.time(),
            actions=number,
        )
        for number, played in enumerate(match.played, start=1)
    ]
    if entries:
        now = standing(match.state, len(entries))
        entries[-1].turn, entries[-1].fingerprint = now.turn, now.fingerprint
    return entries


def _seat_rows(match: Match, wish: MatchIn) -> list[SeatRow]:
    names = {str(seat): place for place, seat in enumerate(match.seats)}
    for given in wish.seats:
        if given not in names:
            raise BadOption(
                _("there is no seat “{seat}” with these options; there are {known}"),
                field=f"seats.{given}",
                facts={"seat": given, "known": ", ".join(names)},
            )
    rows = []
    for seat, place in names.items():
        who = wish.seats.get(seat, "me" if place == 0 else "friend")
        kind, bot = _read_seating(seat, who)
        is_mine = who == "me"
        rows.append(
            SeatRow(
                place=place,
                seat=seat,
                kind=kind,
                bot=bot,
                name=clean_name(wish.name) if is_mine else (bot or ""),
                claimed_by=new_id() if is_mine else None,
            )
        )
    return rows


def _read_seating(seat: str, who: str) -> tuple[str, str | None]:
    if who in ("me", "friend"):
        return "human", None
    if who == "open":
        return "open", None
    kind, _colon, bot = who.partition(":")
    if kind == "bot" and bot in BOTS:
        return "bot", bot
    choices = ", ".join(["me", "friend", "open", *(f"bot:{name}" for name in BOTS)])
    raise BadOption(
        _("seats.{seat} cannot be “{who}”; it is one of {choices}"),
        field="seats",
        facts={"seat": seat, "who": who, "choices": choices},
    )
