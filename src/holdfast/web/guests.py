"""Whoever comes to a match: which seats they hold, and what they may do and see there."""

from __future__ import annotations

from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.seat import WHOLE, Seat
from holdfast.core.state import SPECTATOR
from holdfast.store import Sitter
from holdfast.web.callers import Caller, clean_name
from holdfast.web.company import Rights
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.scene import ALL, eyes_name

__all__ = ["Guest", "not_yours", "place_of"]


GONE: Final = {
    "put_out": (
        "put_out",
        _("The holder of this seat has put you out: you no longer play here."),
    ),
    "resigned": ("resigned", _("You have resigned: you no longer play here.")),
    "time": ("out_of_time", _("Your time has run out: you no longer play here.")),
}
"""What somebody is told who sat here: a kind and a sentence."""


class Guest:
    """A caller at a match. What they may not do is refused here, with a sentence that says why."""

    __slots__ = ("caller", "held", "room")

    def __init__(self, room: Room, caller: Caller) -> None:
        self.room = room
        self.caller = caller
        self.held = room.held_by(caller)
        """The seats that the caller plays, and through whose eyes it looks."""

    @property
    def rights(self) -> Rights:
        return self.room.company.rights(self.caller)

    # Seeing

    @property
    def may_look(self) -> bool:
        return bool(self.room.allowed_eyes(self.held))

    def check_may_look(self) -> None:
        if not self.may_look:
            raise Problem(403, "private", _("This match has no spectators."))

    def eyes(self, given: str | None) -> int:
        """The eyes that were asked for, if the caller may have them."""
        self.check_may_look()
        if not given:
            eyes = self.room.default_eyes(self.held)
        elif given == "all":
            eyes = ALL
        elif given == "spectator":
            eyes = SPECTATOR
        else:
            eyes = place_of(self.room, given)
        if eyes not in self.room.allowed_eyes(self.held):
            raise Problem(403, "hidden", _("That is hidden from you until the match is over."))
        return eyes

    def seat(self, eyes: int, at: int | None = None) -> Seat:
        """What these eyes may know, now or when `at` actions had been played."""
        return self.room.match.seen_by(eyes, at)

    @property
    def looks(self) -> list[str]:
        """Every way in which the caller may look, by name."""
        return [str(eyes_name(self.room, one)) for one in self.room.allowed_eyes(self.held)]

    @property
    def knows_all(self) -> bool:
        """Whether nothing of the match is secret to the caller any more."""
        is_told = self.room.over and not self.room.is_sealed
        return is_told or (self.room.match.study and bool(self.held))

    # Playing

    def check_plays(self) -> None:
        """Tell somebody who wants to play and holds no seat why that is so, if that is known."""
        if self.held:
            return
        gone = self.room.company.put_out(self.caller)
        if gone is not None:
            kind, sentence = GONE.get(gone.why or "", GONE["put_out"])
            raise Problem(403, kind, sentence)
        if self.caller.bearer is not None:
            raise Problem(
                403,
                "bad_token",
                _(
                    "This token holds no seat in this match. An invitation is no token: exchange "
                    "it for one at POST /api/join."
                ),
            )

    def check_seated(self, otherwise: str) -> None:
        """Only for those who play; what others are told."""
        if not self.held:
            raise Problem(403, "not_seated", otherwise)

    def deciding(self) -> Seat:
        """What the one knows who decides now, if that is the caller: reasons and odds speak of
        hidden cards too."""
        turn = self.room.turn
        if self.knows_all:
            return self.seat(WHOLE)
        if turn is None or turn not in self.held:
            raise Problem(403, "not_your_turn", _("Only the one who decides can ask that."))
        return self.seat(turn)

    # Deciding about seats

    def keeper(self, place: int) -> Sitter:
        """As whom the caller decides about a seat."""
        actor = self.rights.keeps(place)
        if actor is None:
            raise not_yours()
        return actor

    def check_keeps(self, otherwise: str) -> frozenset[int]:
        """The seats whose word the caller gives; what others are told. Who was let in plays, and
        does not give away what is somebody else's."""
        self.check_plays()
        self.check_seated(otherwise)
        kept = self.rights.kept
        if not kept:
            raise not_yours()
        return kept

    def check_host(self) -> None:
        """Only for whoever set up the match."""
        if not self.rights.is_host:
            raise not_yours()


def not_yours() -> Problem:
    return Problem(
        403,
        "not_yours",
        _("This seat is not yours."),
        heading=_("Not your seat"),
        todo=_("Only who holds a seat decides who sits there."),
    )


def place_of(room: Room, seat: str) -> int:
    """The index of a seat by its name, as it stands in an address."""
    for place, name in enumerate(room.match.seats):
        if str(name) == seat:
            return place
    raise Problem(
        404,
        "no_such_seat",
        _("There is no seat “{seat}” in this match."),
        facts={"seat": clean_name(seat)},
    )
