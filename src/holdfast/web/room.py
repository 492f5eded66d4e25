"""A match that somebody looks at: kept in memory, in step with its record.

A room owns its match. A move is proposed to the match, written to the record and then accepted, so
whoever reads a room at any moment reads what is written; the lock only keeps moves apart.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Awaitable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

import orjson

from holdfast.core.action import Action
from holdfast.core.errors import BadJournal, IllegalAction
from holdfast.core.match import Match, Proposal
from holdfast.core.messages import mark as _
from holdfast.core.state import SPECTATOR, Refusal, State
from holdfast.store import (
    Agreement,
    Entry,
    Finish,
    MatchRow,
    Seating,
    SeatRow,
    Store,
    StoreFailed,
)
from holdfast.store.record import standing
from holdfast.web.callers import Caller
from holdfast.web.company import Company
from holdfast.web.course import Course, replayed
from holdfast.web.incidents import is_incident
from holdfast.web.meters import Meters
from holdfast.web.models.table import TimeOut
from holdfast.web.paint import Art
from holdfast.web.problems import Problem, database_away
from holdfast.web.scene import ALL, Scene
from holdfast.web.seated import player_fields
from holdfast.web.sights import Change
from holdfast.web.stopped import Stopped, refuse_stopped
from holdfast.web.streams import Audience, Presence
from holdfast.web.telling import Annotator
from holdfast.web.timing import Terms, Timing, time_json
from holdfast.web.undoing import fair_undo
from holdfast.web.work import SERVER, Workshop

if TYPE_CHECKING:
    from holdfast.web.robots import Thinking

__all__ = ["Keeper", "Room", "Stale", "refused", "unknown"]

ALONE_SECONDS: Final = 60.0
ROOM_BYTES: Final = 64 * 1024
ACTION_BYTES: Final = 12 * 1024
"""A state, its events and what they are told with: measured, and rounded up."""
SHORT_LOG: Final = 1000


class Stale(Exception):
    """The move was made in a position that is no longer the present one."""


class Keeper(Protocol):
    """What a room needs of the server that keeps it."""

    store: Store
    workshop: Workshop
    meters: Meters

    def now(self) -> float:
        """The time of day, in seconds."""

    def entry_stands(self, room: Room, *, here: bool) -> None:
        """An entry was written, by this server or by another one, and everybody here knows it."""


class Room(Course):
    """A match in memory, with those who sit at it and those who look."""

    def __init__(
        self,
        keeper: Keeper,
        row: MatchRow,
        seating: Seating,
        match: Match,
        entries: Sequence[Entry] = (),
        stopped: Stopped | None = None,
        terms: Terms | None = None,
    ) -> None:
        super().__init__(row, match, entries, stopped)
        self._keeper = keeper
        self.terms = Terms(Agreement(row.id)) if terms is None else terms
        """What was agreed when it was set up."""
        self.timing: Timing | None = None
        """Its clocks, if it has any."""
        if self.terms.agreement.is_timed:
            self.timing = Timing(self.terms.agreement, row, entries)
            self.timing.renew(seating, row, self.terms.outages)
        self.company = Company(seating, row.creator)
        self.audience = Audience()
        self.lock = asyncio.Lock()
        """Held by whoever adds to the record, and by a stream that begins."""
        self.seating_lock = asyncio.Lock()
        """Held while the company is read anew: what was read last must be what stays."""
        self.touched = time.monotonic()
        """When somebody asked for this match last."""
        self.behind = False
        """Whether the record has entries that are not applied here yet, as far as is known."""
        self.seats_behind = False
        """The same of who sits where."""
        self.bot_task: asyncio.Task[None] | None = None
        self.thinking: Thinking | None = None
        """What a bot thinks about here, if one does."""
        self.stood_in: set[int] = set()
        """The seats whose bot could not move the last time."""
        self.plans: dict[int, list[Action]] = {}
        """What seats have decided ahead of their turn; nobody else is told."""
        self.presence_task: asyncio.Task[None] | None = None
        self.mover: int | None = None
        """Whose entry stands last, of those that came while the room was in memory."""
        self.still_clocks: TimeOut | None = None
        """How the clocks stood when this still of a room was made."""

    @classmethod
    def open(
        cls,
        keeper: Keeper,
        row: MatchRow,
        seating: Seating,
        entries: Sequence[Entry],
        story: list[list[object]] | None = None,
        terms: Terms | None = None,
    ) -> Room:
        """The room of a match that is played again from its record, or `BadJournal`."""
        match, stopped = replayed(row, entries, story)
        return cls(keeper, row, seating, match, entries, stopped, terms)

    def still(self) -> Room:
        """The match as it stands now, to be read on another thread while this one goes on.

        The states of a match are never changed, so this costs a few lists of references.
        """
        shot = copy.copy(self)
        shot.company = copy.copy(self.company)
        shot.match = copy.copy(self.match)
        shot.match.played = list(self.match.played)
        shot.offsets = list(self.offsets)
        shot.moments = list(self.moments)
        shot.trace = list(self.trace)
        shot.incidents = list(self.incidents)
        shot.still_clocks = self.clocks()
        shot.audience = copy.copy(self.audience)
        shot.audience.groups = {key: set(group) for key, group in self.audience.groups.items()}
        return shot

    @property
    def weight(self) -> int:
        """About how many bytes this room keeps in memory, component data left out."""
        return ROOM_BYTES + ACTION_BYTES * len(self.match.played)

    # Moves

    async def play(
        self, given: object, after: int, held: Collection[int], lang: str, caller: Caller
    ) -> int:
        """Play an action and give the number of its entry; a refusal leaves all as it was."""
        async with self.lock:
            await self.reach(after)
            self.check_turn(held)
            action = self.match.state.vocabulary.known(given)
            if action is not None:
                change = await self.step(action, self.now(), lang)
                await self.stands(change, here=True)
                return self.number
        raise await self.nonsense(given, caller)

    async def nonsense(self, given: object, caller: Caller) -> Problem:
        """What is wrong with something that is no action at all.

        To find what was probably meant takes longer than a move does.
        """
        return await self._keeper.workshop.do(caller, unknown, self.still(), given)

    async def step(self, action: Action, moment: float, lang: str) -> Change:
        """Play an action and write it; nobody is told yet."""
        proposal = self._propose(action, lang)
        entry = self._entry(proposal, moment)
        await self._write(entry, _("The move could not be saved."))
        self._tick(entry)
        return self.accept(proposal, moment)

    def check_turn(self, held: Collection[int]) -> None:
        if self.over:
            raise Problem(409, "over", _("The match is over."))
        refuse_stopped(self)
        if self.turn in held:
            return
        if not held:
            raise Problem(403, "not_seated", _("You hold no seat in this match: you are watching."))
        raise Problem(403, "not_your_turn", _("It is not your turn."))

    def _propose(self, action: Action, lang: str) -> Proposal:
        try:
            return self.match.propose(action)
        except IllegalAction:
            raise refused(self, action, lang) from None

    def _entry(self, proposal: Proposal, moment: float) -> Entry:
        after = proposal.after
        now = standing(after, proposal.number)
        return Entry(
            self.row.id,
            self.number + 1,
            "play",
            proposal.seat,
            orjson.dumps(proposal.action.json).decode(),
            orjson.dumps(proposal.chance).decode(),
            moment,
            _finish(after) if after.over else None,
            turn=now.turn,
            actions=now.actions,
            fingerprint=now.fingerprint,
        )

    async def _write(self, entry: Entry, otherwise: str) -> None:
        """Add an entry to the record, or refuse with how things stand."""
        began = time.perf_counter()
        try:
            written = await self._keeper.store.add_entry(entry)
        except BaseException as error:
            self.behind = True  # perhaps it was written after all: the record decides
            if isinstance(error, StoreFailed):
                raise database_away(otherwise) from error
            raise
        finally:
            self._keeper.meters.writes.note(time.perf_counter() - began)
        if not written:
            await self.catch_up()
            raise Stale

    async def undo(self, after: int, held: Iterable[int], to: int | None = None) -> int:
        """Take back the last action, as far as that is fair; a study match goes anywhere."""
        async with self.lock:
            await self.reach(after)
            seat, keep = fair_undo(self, frozenset(held), to)
            then = standing(self.match.state_at(keep), keep)
            entry = Entry(
                self.row.id,
                self.number + 1,
                "undo",
                seat,
                orjson.dumps({"to": keep}).decode(),
                "[]",
                self.now(),
                reopen=self.match.over,
                turn=then.turn,
                actions=keep,
            )
            await self._write(entry, _("The undo could not be saved."))
            self._tick(entry)
            await self.stands(self.take_back(entry, keep), here=True)
            return self.number

    async def stands(self, change: Change, *, here: bool) -> None:
        """An entry stands: tell everybody."""
        self.mover = change.seat
        if change.kind == "undo":
            self._close_eyes()
            await self._annotate()
        if self.audience:
            await self.audience.broadcast(Scene(self), change)
        self._keeper.entry_stands(self, here=here)

    def _close_eyes(self) -> None:
        """End the streams that only looked so because the match was over, now that it goes on."""
        for stream in self.audience:
            if stream.eyes not in self.allowed_eyes(stream.held):
                stream.bye("seat")

    async def _annotate(self) -> None:
        """Hear the notes of a game anew, from a beginning that may be long ago."""
        if self.log_length < SHORT_LOG:
            self.teller = Annotator(self.match)
        else:
            self.teller = await self._keeper.workshop.do(SERVER, Annotator, self.match)

    # The record

    async def reach(self, number: int) -> None:
        """Catch up with a caller who has seen more, from another server. The caller holds the
        lock."""
        if self.behind or number > self.number:
            await self.catch_up()
        if number != self.number:
            raise Stale

    async def catch_up(self) -> None:
        """Apply what other servers wrote. The caller holds the lock."""
        store = self._keeper.store
        for entry in await asyncio.to_thread(store.entries, self.row.id, self.number):
            if entry.number == self.number + 1:
                await self.stands(self._apply(entry), here=False)
        self.behind = False

    def _apply(self, entry: Entry) -> Change:
        """Carry out an entry that another server wrote; the dice must fall as they did."""
        self._tick(entry)
        if is_incident(entry):
            return self.happens(entry)
        if entry.kind != "play":
            return self.take_back(entry, orjson.loads(entry.action)["to"])
        proposal = self.match.propose(orjson.loads(entry.action))
        if list(proposal.chance) != orjson.loads(entry.chance):
            raise BadJournal(
                f"entry {entry.number} used other dice than these rules give", at=entry.number
            )
        return self.accept(proposal, entry.at)

    # Time

    def now(self) -> float:
        return self._keeper.now()

    def _tick(self, entry: Entry) -> None:
        """An entry is written: whose clock runs now?"""
        if self.timing is None:
            return
        if entry.kind == "play":
            self.timing.played(entry.at, entry.turn)
        else:
            self.timing.hear(entry)

    def clocks(self) -> TimeOut | None:
        """How much time there is, if there is a limit."""
        if self.still_clocks is not None:
            return self.still_clocks
        if self.timing is None or self.over:
            return None
        return time_json(self.timing, self.match.seats, self.now())

    async def incident(self, entry: Entry, written: Awaitable[object]) -> None:
        """Something happens at the table, as soon as it is written. The caller holds the lock;
        `Behind` where the match has moved on."""
        try:
            await written
        except BaseException as error:
            self.behind = True  # perhaps it was written after all: the record decides
            if isinstance(error, StoreFailed):
                raise database_away() from error
            raise
        self._tick(entry)
        await self.stands(self.happens(entry), here=True)

    # Who may see what

    @property
    def seats(self) -> list[SeatRow]:
        return self.company.seats

    def held_by(self, caller: Caller) -> frozenset[int]:
        """The seats of a caller."""
        return self.company.held_by(caller)

    def allowed_eyes(self, held: Iterable[int]) -> list[int]:
        """Every way in which somebody with these seats may look."""
        mine = sorted(held)
        if (self.row.hidden or self.is_sealed) and not mine:
            return []
        if (self.over and not self.is_sealed) or (self.match.study and mine):
            return [*range(len(self.seats)), SPECTATOR, ALL]
        return [*mine, SPECTATOR] if self.row.spectators or mine else []

    def default_eyes(self, held: Iterable[int]) -> int:
        """Whose eyes fit best: mine when I decide, else my first seat, else a spectator's."""
        mine = sorted(held)
        if not mine:
            return ALL if self.over else SPECTATOR
        if self.match.study:
            return ALL
        if len(mine) > 1 and not self.over and self.hides:
            return SPECTATOR  # a shared screen shows nobody's cards before they say they are there
        turn = self.turn
        return turn if turn is not None and turn in mine else mine[0]

    @property
    def is_sealed(self) -> bool:
        """Whether others are trying the same thing with the same dice."""
        return self.row.sealed is not None and time.time() < self.row.sealed

    @property
    def hides(self) -> bool:
        """Whether something is hidden between seats, so that a shared screen must be covered."""
        seats = range(len(self.seats))
        return len(self.seats) > 1 and any(self.match.state.hidden(seat) for seat in seats)

    # Who is here

    @property
    def is_of_bots(self) -> bool:
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def moved_by(self) -> str:
        """Whether a person or a bot moved last."""
        played = self.match.played
        return "bot" if played and self.seats[played[-1].seat].kind == "bot" else "person"

    @property
    def is_bots_alone(self) -> bool:
        """Whether only bots play and nobody has looked lately, so that it can wait."""
        if not self.is_of_bots or self.audience:
            return False
        return time.monotonic() - self.touched > ALONE_SECONDS

    @property
    def is_used(self) -> bool:
        """Whether somebody watches, moves or plays here, so that the room must stay."""
        busy = self.lock.locked() or self.bot_task is not None
        return bool(self.audience) or busy

    @property
    def presence(self) -> Presence:
        """Who listens to this match on this server."""
        streams = list(self.audience)
        rights = [self.company.rights(stream.caller) for stream in streams]
        return Presence(
            frozenset(seat for stream in streams for seat in stream.held),
            sum(not stream.held for stream in streams),
            frozenset(one.id for right in rights for one in right.sitting),
        )

    @property
    def present(self) -> Presence:
        """Who is here, on any server."""
        return self.presence | self.audience.elsewhere()

    def players(self, art: Art, yours: Iterable[int] | None = None) -> list[dict[str, object]]:
        """Who sits where; whose seats they are only where one reader is meant."""
        here = self.present.seats
        told: list[dict[str, object]] = [
            {
                "seat": self.match.seats[seat.place],
                "seat_name": art.text.name("seat", self.match.seats[seat.place]),
                **player_fields(seat, art.language),
                "claimed": seat.claimed_by is not None or seat.kind == "bot",
                "here": seat.place in here or seat.kind == "bot",
            }
            for seat in self.seats
        ]
        if yours is not None:
            for one, seat in zip(told, self.seats, strict=True):
                one["yours"] = seat.place in set(yours)
        return told


def _finish(state: State) -> Finish:
    return Finish(orjson.dumps(state.result()).decode(), orjson.dumps(state.returns()).decode())


def unknown(room: Room, given: object) -> Problem:
    """What is wrong with something that is no action at all."""
    try:
        room.match.find(given)
    except IllegalAction as error:
        return Problem(422, "illegal_action", error.sentence, rule=error.rule, cause=error)
    return Problem(409, "stale", _("The match has moved on since you looked."))


def refused(room: Room, action: Action, lang: str) -> Problem:
    """Why an action is not allowed, in the reader's language."""
    reason = room.match.seat().why(action)
    assert reason is not None
    assert isinstance(reason.cause, Refusal)
    words = room.words(lang).refusal(reason.cause)
    return Problem(422, "illegal_action", words, rule=reason.rule)
