"""How matches begin: as somebody wishes, or as a study of another match."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import Connection

from holdfast.bots import find_bot, installed_bots
from holdfast.core.errors import BadOption, BadPosition, HoldfastError
from holdfast.core.match import SEEDS, Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.registry import find_game
from holdfast.store import Agreement, Entry, GoneOn, Invite, MatchRow, SeatRow, Ticket
from holdfast.store.agreements import add_agreement, add_rematch
from holdfast.store.circles import add_invites
from holdfast.store.record import standing, standing_entries
from holdfast.web.beginning import Beginning, entries_of
from holdfast.web.bodies import MatchIn
from holdfast.web.callers import HOUSEHOLD, Caller, clean_name
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.journals import Opened
from holdfast.web.keepsakes import check_place, open_state
from holdfast.web.keys import Keys, new_id
from holdfast.web.links import Link, new_ticket
from holdfast.web.paint import LANGUAGES
from holdfast.web.problems import Problem
from holdfast.web.rating import check_rated
from holdfast.web.seats import new_sitter, token_for

__all__ = ["Begun", "Starting", "match_row", "seat_rows"]

DAY = 24 * 3600.0
LONGEST_WORD = 32
"""Of the name of a bot with what it may spend, as the record keeps it."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A match that has begun, with the invitations to its seats, and the token of a program that
    sits there: it is shown only now."""

    id: str
    invitations: dict[str, Link]
    token: str | None


@dataclass(frozen=True, slots=True)
class Handed:
    """To whom invitations are handed, and of which match this is the rematch."""

    to: Mapping[int, str]
    rematch_of: str | None

    def write(
        self, connection: Connection, id: str, tickets: Iterable[Ticket], by: Caller, name: str
    ) -> None:
        """For jobs."""
        if self.rematch_of is not None:
            add_rematch(connection, self.rematch_of, id)
        invites = [
            Invite(
                new_id(),
                id,
                one.place,
                one.id,
                self.to[one.place],
                by.visitor or "",
                clean_name(name),
                one.made,
            )
            for one in tickets
            if one.place in self.to
        ]
        add_invites(connection, invites)


class Starting:
    """Begins matches."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.keys = keys
        self.store = hub.store

    async def start(
        self,
        wish: MatchIn,
        caller: Caller,
        *,
        to: Mapping[int, str] | None = None,
        rematch_of: str | None = None,
    ) -> Begun:
        """Begin a match as wished, or refuse with what is wrong.

        `to` says to which visitors the invitations are handed, by place. Of a match there is one
        rematch: `GoneOn` when somebody was faster.
        """
        if wish.pack is not None:
            self.hub.trials.check(caller)  # before anything is read: many may come at once
        await self.check_number(caller)
        game = find_game(wish.game)
        if wish.seed is not None and not wish.study:
            raise Problem(
                422, "bad_request", _("Only a study match can choose its dice."), field="seed"
            )
        check_rated(wish, game, caller)
        position = wish.start_position()
        if position is not None and not position:
            raise BadPosition(_("a position is not an empty object"), field="position")
        self.hub.workshop.check(caller)
        # A fair match gets a key that nobody knows; a study match may as well be fast.
        seed = secrets.randbelow(SEEDS) if wish.study and wish.seed is None else wish.seed
        given: Json = {
            "options": wish.start_options(),
            "position": position,
            "pack": wish.pack,
        }
        given |= {"game": game.id, "seed": seed, "study": wish.study}
        match = None
        if wish.pack is not None:
            begins = await self.hub.trials.begin(caller, given)
        else:
            match = await self.hub.workshop.do(caller, partial(Match, **given))
            begins = Beginning.of(match)
        if begins.over:
            raise BadPosition(_("the game is over in this position"), field="position")
        _check_time(wish, begins)
        handed = Handed(to or {}, rematch_of)
        return await self._begin(wish, begins, match, caller, handed=handed)

    async def check_number(self, caller: Caller) -> None:
        """Refuse somebody who has too many matches running, or whose network began too many."""
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
        begins: Beginning,
        match: Match | None,
        caller: Caller,
        parent: tuple[str, int] | None = None,
        entries: Sequence[Entry] = (),
        handed: Handed | None = None,
    ) -> Begun:
        """Write a match down. Without `match` its room is made when somebody comes."""
        id = new_id()
        seats = seat_rows(begins, wish, self.hub.settings.bot_seconds)
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
        row = match_row(id, wish, begins, caller, parent)
        self.hub.rooms.make_place_for(row)
        own = await asyncio.to_thread(_named, entries, id) if entries else []
        tickets = [one.ticket for one in invitations]
        agreement = _agreement(id, wish, self.hub.now())

        def also(connection: Connection) -> None:
            add_agreement(connection, agreement)
            if handed is not None:
                handed.write(connection, id, tickets, caller, wish.name)

        await self.store.add_match(row, seats, sitters, tickets, own, also)
        if match is not None:
            await self.hub.begin(row, match, own)
        invited = {str(begins.seats[one.ticket.place]): one for one in invitations}
        return Begun(id, invited, token if sitters else None)

    async def study(self, guest: Guest, at: int, eyes: int, *, fresh_dice: bool) -> Begun:
        """A study match from any point of this one.

        From a running fair match it begins in a position where all that the caller cannot know is
        dealt anew, with other dice: nobody learns the future by studying.
        """
        caller, room = guest.caller, guest.room
        await self.check_number(caller)
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
            entries = await self.hub.workshop.do(caller, entries_of, branch)
            begins, parent = Beginning.of(branch), (room.row.id, at)
            return await self._begin(wish, begins, branch, caller, parent, entries)

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
        return await self._begin(wish, Beginning.of(branch), branch, caller, (room.row.id, at))

    async def open_journal(self, words: str, caller: Caller) -> tuple[Begun, Opened]:
        """A study of a match that somebody brings as a journal, once that has been verified."""
        self.hub.trials.check(caller)
        await self.check_number(caller)
        self.hub.workshop.check(caller)
        opened = await self.hub.trials.open(caller, words)
        begins = opened.begins
        wish = MatchIn.model_construct(
            game=begins.game,
            seats={str(seat): "me" for seat in begins.seats},
            study=True,
            lang=caller.lang,
            name=caller.prefs.get("name", ""),
        )
        return await self._begin(wish, begins, None, caller, None, opened.entries), opened

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


def _named(entries: Sequence[Entry], match: str) -> list[Entry]:
    return [replace(entry, match=match) for entry in entries]


def _agreement(id: str, wish: MatchIn, now: float) -> Agreement:
    # Where ratings are at stake nobody leaves a lost match to a bot, and so makes it count for
    # nothing, or to somebody else.
    absent = "lost" if wish.rated else wish.absent
    if wish.time is None:
        return Agreement(id, absent=absent)
    return Agreement(id, wish.time.per, wish.time.seconds, absent, look_at=now)


def _check_time(wish: MatchIn, begins: Beginning) -> None:
    """A clock is for people who wait for each other."""
    if wish.time is None:
        return
    if wish.study:
        raise Problem(422, "bad_time", _("A study has no time limit."), field="time")
    seats = [wish.seats.get(str(seat), "me") for seat in begins.seats]
    if sum(not one.startswith("bot:") for one in seats) < 2:
        raise Problem(
            422,
            "bad_time",
            _("A time limit needs two people at least: nobody waits for you here."),
            field="time",
        )


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
    begins = Beginning.of(match)
    return replace(
        old,
        id=id,
        rules=begins.rules,
        seed=begins.seed,
        key=begins.key,
        generator=begins.generator,
        commitment=begins.commitment,
        position=begins.position,
        setup=begins.setup,
        turn=begins.turn,
        parent=old.id,
        parent_at=at,
        created=time.time(),
        successor=None,
    )


def match_row(
    id: str, wish: MatchIn, begins: Beginning, caller: Caller, parent: tuple[str, int] | None
) -> MatchRow:
    return MatchRow(
        id=id,
        game=begins.game,
        rules=begins.rules,
        options=dict(begins.options),
        seed=begins.seed,
        position=begins.position,
        pack=begins.pack,
        study=begins.study,
        title=clean_name(wish.title, 80),
        lang=wish.lang if wish.lang in LANGUAGES else "en",
        listed=wish.listed,
        spectators=wish.spectators,
        coach=wish.coach,
        rated=wish.rated,
        creator=caller.creator,
        parent=None if parent is None else parent[0],
        parent_at=None if parent is None else parent[1],
        webhook=None,
        created=time.time(),
        finished=None if begins.result is None else time.time(),
        result=begins.result,
        returns=begins.returns,
        generator=begins.generator,
        commitment=begins.commitment,
        key=begins.key,
        network=caller.network_hash,
        setup=begins.setup,
        turn=begins.turn,
    )


def seat_rows(begins: Beginning, wish: MatchIn, bot_seconds: float) -> list[SeatRow]:
    names = {str(seat): place for place, seat in enumerate(begins.seats)}
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
        kind, bot = _read_seating(begins.game, seat, who, bot_seconds)
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


def _read_seating(game: str, seat: str, who: str, bot_seconds: float) -> tuple[str, str | None]:
    if who in ("me", "friend"):
        return "human", None
    if who == "open":
        return "open", None
    kind, _colon, word = who.partition(":")
    bots = installed_bots(game)
    if kind == "bot" and word.partition("@")[0] in bots and len(word) <= LONGEST_WORD:
        return "bot", _check_bot(game, word, bot_seconds)
    choices = ", ".join(["me", "friend", "open", *(f"bot:{name}" for name in bots)])
    raise BadOption(
        _("seats.{seat} cannot be “{who}”; it is one of {choices}"),
        field="seats",
        facts={"seat": seat, "who": who, "choices": choices},
    )


def _check_bot(game: str, word: str, most: float) -> str:
    """A bot that is there, and does not want more time than there is for it."""
    try:
        seconds = find_bot(word, game).seconds
    except HoldfastError as error:
        raise BadOption(error.message, field="seats", facts=error.facts) from None
    if "@" in word and seconds is not None and seconds > most:
        raise BadOption(
            _("here a bot thinks about a decision for {most} seconds at most"),
            field="seats",
            facts={"most": f"{most:g}"},
        )
    return word
