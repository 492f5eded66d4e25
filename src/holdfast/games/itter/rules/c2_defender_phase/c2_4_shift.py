"""CI-2.4 Move within a location: a free move before the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.itter.board import NONE, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.refusals import conditions
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Shift(OwnAction):
    """A Defender changes to another square of its location (CI-2.4.1)."""

    def __init__(
        self, number: int, board: Board, who: int, square: int, activation: Step[Itter]
    ) -> None:
        name, to = board.defender_ids[who], board.square_ids[square]
        touches = (f"defender:{name}", f"square:{to}")
        super().__init__(number, "shift", {"by": name, "to": to}, touches, who)
        self.square: i64 = square
        self.activation = activation

    def play(self, s: Itter, chance: Chance) -> None:
        """The shift that begins an activation, which then must be finished (CI-2.4.3)."""
        self.change(s)
        s.then(self.activation)

    def change(self, s: Itter) -> None:
        """The two change places if the square is taken (CI-2.4.2)."""
        old = s.at[self.who]
        partner = s.standing[self.square]
        s.swap(self.who, self.square)
        if s.log is None:
            return
        facts: Facts = {
            "by": s.board.defender_ids[self.who],
            "from": s.board.square_ids[old],
            "to": s.board.square_ids[self.square],
        }
        if partner == NONE:
            s.tell("shifted", "CI-2.4.1", facts)
        else:
            facts["partner"] = s.board.defender_ids[partner]
            s.tell("swapped", "CI-2.4.2", facts)

    def why_when_fresh(self, s: Itter) -> Refusal:
        name, to = s.board.defender_ids[self.who], s.board.square_ids[self.square]
        if self.square == s.at[self.who]:
            sentence = _("{by} stands on {to} already.")
            return Refusal("CI-2.4.1", sentence, {"by": name, "to": to})
        if s.board.location_of[self.square] != s.place_of(self.who):
            sentence = _("{to} is in another location; there {by} has to move, not shift.")
            return Refusal("CI-2.4.1", sentence, {"by": name, "to": to})
        partner = s.standing[self.square]
        places: list[Action] = []
        offer_shifts(s, self.who, places)
        return Refusal(
            "CI-PA.5" if s.rules.player_aid else "CI-2.4.2",
            _("{by} cannot change places with {partner}, who is {conditions}. "
              "It can shift to: {squares}."),
            {
                "by": name,
                "partner": s.board.defender_ids[partner],
                "conditions": conditions(s, partner),
                "squares": [place.args["to"] for place in places],
            },
        )  # fmt: skip

    def why_no_more(self, s: Itter) -> Refusal:
        """The activation allows no further free move (CI-2.4.4)."""
        sentence = _("{by} has made the one free move of this activation.")
        if s.rules.many_free_moves:
            sentence = _("{by} has made as many free moves as the location has other squares.")
        return Refusal("CI-2.4.4", sentence, {"by": s.board.defender_ids[self.who]})


def most_shifts(s: Itter, who: i64) -> int:
    """How many free moves an activation allows (CI-2.4.4).

    The other reading has a limit too: swaps back and forth would never end.
    """
    return len(s.board.squares_in[s.place_of(who)]) - 1 if s.rules.many_free_moves else 1


def offer_shifts(s: Itter, who: i64, legal: list[Action]) -> None:
    """Other squares of the own location, if need be changing places (CI-2.4.1, CI-2.4.2)."""
    shift = s.actions.shift[who]
    obstacle = s.exhausted  # CI-PA.5
    if not s.rules.player_aid:
        obstacle |= s.disrupted
    for place in s.board.squares_in[s.place_of(who)]:
        square: i64 = place
        partner: i64 = s.standing[square]
        if partner == NONE or (partner != who and obstacle >> partner & 1 == 0):
            legal.append(shift[square])
