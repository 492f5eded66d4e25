"""Who sits at a match, and what each caller may do there: asked here and nowhere else."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from holdfast.store import Knock, Seating, SeatRow, Sitter
from holdfast.web.callers import Caller
from holdfast.web.keys import is_same

__all__ = ["Company", "Rights"]

SIGHTING_SECONDS: Final = 30.0


@dataclass(frozen=True, slots=True)
class Rights:
    """What a caller may do at a match."""

    sitting: tuple[Sitter, ...]
    """As whom the caller sits here, once for each seat."""
    is_host: bool
    """Whether the caller set up the match: such a one hands out invitations to free seats, and has
    no other right at the seats of others."""

    @property
    def held(self) -> frozenset[int]:
        """The seats through whose eyes the caller looks, and which it plays."""
        return frozenset(one.place for one in self.sitting)

    @property
    def kept(self) -> frozenset[int]:
        """The seats that the caller decides about, and not only plays."""
        return frozenset(one.place for one in self.sitting if one.keeps)

    def sits(self, place: int) -> Sitter | None:
        return next((one for one in self.sitting if one.place == place), None)

    def keeps(self, place: int) -> Sitter | None:
        """As whom the caller decides who else sits at a seat."""
        one = self.sits(place)
        return one if one is not None and one.keeps else None


class Company:
    """The people and programs of a match as the store had them last."""

    def __init__(self, seating: Seating, creator: str) -> None:
        self._noted: dict[str, float] = {}
        self.sitters: list[Sitter] = []
        self.renew(seating, creator)

    def renew(self, seating: Seating, creator: str) -> None:
        self._creator = creator
        seen = {one.id: one.seen for one in self.sitters}
        self.seats: list[SeatRow] = seating.seats
        self.tickets = seating.tickets
        self.knocks: list[Knock] = seating.knocks
        self.sitters = [one for one in seating.sitters if one.ended is None]
        self.gone = [one for one in seating.sitters if one.ended is not None]
        self._browsers: dict[str, list[Sitter]] = {}
        self._programs: list[tuple[str, Sitter]] = []
        for one in self.sitters:
            one.seen = max(one.seen, seen.get(one.id, 0.0))
            if one.visitor is not None:
                self._browsers.setdefault(one.visitor, []).append(one)
            elif one.token is not None:
                self._programs.append((one.token, one))

    # What a caller may do

    def rights(self, caller: Caller) -> Rights:
        sitting = self._sitting(caller)
        is_host = any(one.how == "began" for one in sitting)
        if caller.visitor is not None and caller.visitor == self._creator:
            is_host = (
                True  # also without a seat; an address, by which programs count, proves nothing
            )
        return Rights(tuple(sitting), is_host)

    def held_by(self, caller: Caller) -> frozenset[int]:
        return frozenset(one.place for one in self._sitting(caller))

    def _sitting(self, caller: Caller) -> list[Sitter]:
        if caller.bearer is not None:
            found = [one for token, one in self._programs if is_same(token, caller.bearer)]
        elif caller.visitor is not None:
            found = self._browsers.get(caller.visitor, [])
        else:
            found = []
        now = time.time()
        for one in found:
            one.seen = now
        return found

    def put_out(self, caller: Caller) -> Sitter | None:
        """As whom a caller sat here who was put out and sits here no more."""
        if self.held_by(caller):
            return None
        sat = [one for one in self.gone if one.why != "left" and _is(one, caller)]
        return max(sat, key=lambda one: one.ended or 0.0, default=None)

    def asked(self, caller: Caller) -> list[Knock]:
        """Where a caller asked to sit."""
        return [one for one in self.knocks if one.visitor == caller.visitor]

    def is_told(self, caller: Caller) -> bool:
        """Whether somebody's page shows more of the company than the names of the players."""
        rights = self.rights(caller)
        return bool(rights.sitting) or rights.is_host or bool(self.asked(caller))

    def is_host(self, sitter: Sitter) -> bool:
        return sitter.how == "began" or sitter.visitor == self._creator

    def find(self, id: str | None) -> Sitter | None:
        """A sitter by its name, also one who has gone."""
        return next((one for one in [*self.sitters, *self.gone] if one.id == id), None)

    def visitors(self, place: int) -> list[str]:
        """The browsers of those whose seat it is."""
        return [one.visitor for one in self.at(place) if one.visitor is not None and one.keeps]

    def gave_up(self, place: int) -> list[str]:
        """The browsers of those whose seat it was until they resigned or their time ran out, the
        last of them first."""
        gone = [
            one
            for one in self.gone
            if one.place == place and one.keeps and one.why in ("resigned", "time")
        ]
        gone.sort(key=lambda one: one.ended or 0.0, reverse=True)
        return [one.visitor for one in gone if one.visitor is not None]

    @property
    def people(self) -> set[str]:
        """Every browser whose seat is at this table."""
        return {one.visitor for one in self.sitters if one.visitor is not None and one.keeps}

    def at(self, place: int) -> list[Sitter]:
        return [one for one in self.sitters if one.place == place]

    # Who was here

    def sightings(self) -> list[tuple[str, float]]:
        """Who was seen since this was last asked, and when."""
        fresh = [
            (one.id, one.seen)
            for one in self.sitters
            if one.seen - self._noted.get(one.id, one.since) > SIGHTING_SECONDS
        ]
        self._noted.update(fresh)
        return fresh


def _is(sitter: Sitter, caller: Caller) -> bool:
    if caller.bearer is not None:
        return sitter.token is not None and is_same(sitter.token, caller.bearer)
    return caller.visitor is not None and sitter.visitor == caller.visitor
