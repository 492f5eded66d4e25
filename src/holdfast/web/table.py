"""What people do at a table beside playing: resign, propose, agree; and what was agreed for those
who are gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import orjson

from holdfast.bots import installed_bots
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store import NOBODY, Behind, Entry, Finish, Proposal, TableRefused
from holdfast.store.endings import table_result, table_returns
from holdfast.web.guests import Guest
from holdfast.web.keys import new_id
from holdfast.web.models.table import ProposalOut
from holdfast.web.notices import Notice
from holdfast.web.problems import ONE_OF, Problem
from holdfast.web.room import Room
from holdfast.web.seated import DEFAULT_BOT
from holdfast.web.stopped import refuse_stopped

if TYPE_CHECKING:
    from holdfast.web.hub import Hub

__all__ = ["KINDS", "LONGEST_PAUSE", "Table"]

KINDS: Final = ("draw", "none", "pause", "resume")
"""What can be proposed."""
LONGEST_PAUSE: Final = 60
DAY: Final = 24 * 3600.0
TRIES: Final = 5
REFUSALS: Final = {
    "proposed_already": (
        409,
        "proposed_already",
        _("Something is proposed already: answer that first."),
    ),
    "no_proposal": (
        409,
        "no_proposal",
        _("This was answered or withdrawn meanwhile: nothing is proposed now."),
    ),
}


class Table:
    """Writes what is agreed, and what follows from it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store.agreements

    # Giving up

    async def resign(self, guest: Guest, place: int | None = None) -> None:
        """Give up a seat. Of two the other one wins; at larger tables the agreed rule says what
        becomes of the seat."""
        room = guest.room
        guest.check_plays()
        guest.check_seated(_("Only those who play can resign."))
        if place is None:
            if len(guest.held) > 1:
                raise Problem(
                    422, "which_seat", _("You hold several seats: say which one resigns.")
                )
            place = min(guest.held)
        guest.keeper(place)
        _check_runs(room)
        await self._give_up(room, place, "resigned")

    async def run_out(self, room: Room, place: int) -> bool:
        """The time of a seat has run out: what was agreed happens. False where that is not so
        any more."""
        return await self._give_up(room, place, "time")

    async def _give_up(self, room: Room, place: int, why: str) -> bool:
        visitors = room.company.visitors(place)
        for _try in range(TRIES):
            async with room.lock:
                if room.behind:
                    await room.catch_up()
                if why == "resigned":
                    _check_runs(room)
                    if room.seats[place].kind == "bot":
                        raise Problem(409, "over", _("A bot plays this seat already."))
                elif room.turn != place or not self._is_out(room):
                    return False
                try:
                    what = await self._write_gone(room, place, why)
                    break
                except Behind:
                    await room.catch_up()
                    await self._hub.reload_seats(room)
        else:
            raise Problem(503, "busy", _("The server has much to do just now."))
        await self._hub.reload_seats(room)
        if why == "time":
            seat = str(room.match.seats[place])
            path = f"/matches/{room.row.id}"
            notice = Notice(
                "replaced", room.row.id, visitors, room.number, seat, what=what, path=path
            )
            await self._hub.notices.remind(notice)
        return True

    def _is_out(self, room: Room) -> bool:
        return room.timing is not None and room.timing.is_out(self._hub.now())

    async def _write_gone(self, room: Room, place: int, why: str) -> str:
        """What becomes of the seat. The caller holds the lock."""
        name = room.seats[place].name
        what, bot = self._consequence(room, place, why)
        facts = {"what": why if what == "lost" else what, "name": name}
        if what == "lost":
            seats = room.match.seats
            finish = _finish(table_result(why, seats, place), table_returns(seats, place))
            entry = self._entry(room, place, facts, finish)
            await room.incident(entry, self._store.settle(entry))
            return what
        facts |= {"why": why} | ({} if bot is None else {"bot": bot})
        entry = self._entry(room, place, facts)
        await room.incident(entry, self._store.leave(entry, room.seats[place], why, bot))
        return what

    def _consequence(self, room: Room, place: int, why: str) -> tuple[str, str | None]:
        """What becomes of a seat: `lost` ends the match, else `bot`, with its name, or `open`."""
        is_last = not [other for other in _needed(room) if other != place]
        is_over = why == "resigned" and (len(room.seats) <= 2 or is_last)
        absent = room.terms.agreement.absent
        if is_over or absent == "lost":
            return "lost", None
        if absent == "bot":
            bots = list(installed_bots(room.row.game))
            if bots:
                return "bot", DEFAULT_BOT if DEFAULT_BOT in bots else bots[-1]
        return "open", None

    def _entry(self, room: Room, seat: int, facts: Json, finish: Finish | None = None) -> Entry:
        turn = NOBODY if finish is not None or room.turn is None else room.turn
        return Entry(
            room.row.id,
            room.number + 1,
            "table" if finish is None else "end",
            seat,
            orjson.dumps(facts).decode(),
            "[]",
            self._hub.now(),
            finish,
            turn=turn,
            actions=len(room.match.played),
        )

    # Agreeing

    async def propose(self, guest: Guest, kind: str, days: int = 0) -> None:
        """Propose something to all others who play; it is done when they all agree."""
        room = guest.room
        kept = guest.check_keeps(_("Only those who play can propose that."))
        _check_runs(room)
        self._check_kind(room, kind, days)
        needed = _needed(room)
        if len(needed) < 2:
            raise Problem(
                409,
                "nobody_to_ask",
                _("Nobody else plays here with whom this could be agreed."),
                todo=_("You can resign, or delete the match from your list."),
            )
        now = self._hub.now()
        mine = sorted(kept & set(needed))
        made = Proposal(new_id(), room.row.id, kind, days, min(kept), mine, now)
        await self._changed(room, self._store.propose(made))
        if set(needed) <= set(mine):
            await self.answer(guest, made.id, True)
            return
        others = [
            one for place in needed if place not in mine for one in room.company.visitors(place)
        ]
        path = f"/matches/{room.row.id}"
        name = room.seats[made.by].name
        notice = Notice(
            "proposed", room.row.id, others, room.number, name=name, what=kind, path=path
        )
        await self._hub.notices.remind(notice)

    def _check_kind(self, room: Room, kind: str, days: int) -> None:
        if kind not in KINDS:
            known = ", ".join(KINDS)
            facts = {"name": "kind", "known": known}
            raise Problem(422, "bad_request", ONE_OF, field="kind", facts=facts)
        if kind in ("pause", "resume") and room.timing is None:
            raise Problem(
                409, "no_clock", _("This match has no time limit: there is nothing to pause.")
            )
        if kind == "pause" and not 1 <= days <= LONGEST_PAUSE:
            raise Problem(
                422,
                "bad_request",
                _("A pause lasts from 1 to {most} days."),
                field="days",
                facts={"most": LONGEST_PAUSE},
            )
        paused = None if room.timing is None else room.timing.paused(self._hub.now())
        if kind == "pause" and paused is not None:
            raise Problem(409, "paused", _("There is a pause already."))
        if kind == "resume" and paused is None:
            raise Problem(409, "not_paused", _("There is no pause that could end."))

    async def answer(self, guest: Guest, id: str, agree: bool) -> None:
        """Agree to what is proposed, or not; whoever proposed it withdraws it so."""
        room = guest.room
        kept = guest.check_keeps(_("Only those who play can answer that."))
        _check_runs(room)
        found = await asyncio.to_thread(self._store.proposal, room.row.id)
        if found is None or found.id != id:
            raise _refused("no_proposal")
        if not agree:
            why = "withdrawn" if found.by in kept else "refused"
            await self._changed(room, self._store.refuse(room.row.id, id, why))
            return
        await self._agree(guest, found)
        await self._hub.reload_seats(room)

    async def _agree(self, guest: Guest, found: Proposal) -> None:
        room = guest.room
        for _try in range(TRIES):
            async with room.lock:
                if room.behind:
                    await room.catch_up()
                _check_runs(room)
                entry = self._agreed_entry(room, found)
                needed = _needed(room)
                try:
                    places = guest.rights.kept & set(needed)
                    written = self._store.agree(room.row.id, found.id, places, needed, entry)
                    if set(needed) <= {*found.agreed, *places}:
                        await room.incident(entry, written)
                    elif await written:  # somebody else has just agreed too
                        await room.catch_up()
                    return
                except TableRefused as refusal:
                    raise _refused(refusal.kind) from None
                except Behind:
                    await room.catch_up()
        raise Problem(503, "busy", _("The server has much to do just now."))

    def _agreed_entry(self, room: Room, found: Proposal) -> Entry:
        facts: Json = {"what": found.kind}
        if found.kind in ("draw", "none"):
            seats = room.match.seats
            finish = _finish(table_result(found.kind, seats, None), table_returns(seats, None))
            return self._entry(room, NOBODY, facts, finish)
        if found.kind == "pause":
            facts["until"] = self._hub.now() + found.days * DAY
        return self._entry(room, NOBODY, facts)

    async def _changed(self, room: Room, change: Any) -> None:
        try:
            await change
        except TableRefused as refusal:
            raise _refused(refusal.kind) from None
        finally:
            await self._hub.reload_seats(room)

    async def proposal(self, guest: Guest) -> ProposalOut | None:
        """What is proposed now, for those who play."""
        room = guest.room
        if not guest.held or room.over:
            return None
        found = await asyncio.to_thread(self._store.proposal, room.row.id)
        if found is None:
            return None
        needed, kept = _needed(room), guest.rights.kept
        seats = room.match.seats
        return {
            "id": found.id,
            "kind": found.kind,
            "days": found.days,
            "by": seats[found.by],
            "name": room.seats[found.by].name,
            "agreed": [seats[place] for place in found.agreed],
            "missing": [seats[place] for place in needed if place not in found.agreed],
            "yours": found.by in kept,
            "asked": bool(kept & (set(needed) - set(found.agreed))),
            "made": found.made,
        }


def _needed(room: Room) -> list[int]:
    """The seats whose word is needed: those of people who sit there."""
    return [one.place for one in room.seats if one.kind == "human" and one.claimed_by is not None]


def _check_runs(room: Room) -> None:
    if room.over:
        raise Problem(409, "over", _("The match is over."))
    refuse_stopped(room)
    if room.match.study:
        raise Problem(
            409, "study", _("A study has no winner: go back, or delete it from your list.")
        )


def _finish(result: dict[str, object], returns: list[float]) -> Finish:
    return Finish(orjson.dumps(result).decode(), orjson.dumps(returns).decode())


def _refused(kind: str) -> Problem:
    status, name, sentence = REFUSALS[kind]
    return Problem(status, name, sentence)
