"""CI-2.5 Move to a new location."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import NONE, SQUARES, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.refusals import squares_among
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction, finish

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Move(OwnAction):
    """A Defender goes to an open square of another location (CI-2.5.1)."""

    def __init__(self, number: int, board: Board, who: int, square: int) -> None:
        name, to = board.defender_ids[who], board.square_ids[square]
        touches = (f"defender:{name}", f"square:{to}")
        super().__init__(number, "move", {"by": name, "to": to}, touches, who)
        self.square: i64 = square

    def play(self, s: Itter, chance: Chance) -> None:
        if s.log is not None:
            facts: Facts = {
                "by": s.board.defender_ids[self.who],
                "from": s.board.square_ids[s.at[self.who]],
                "to": s.board.square_ids[self.square],
            }
            s.tell("moved", "CI-2.5.1", facts)
        s.put(self.who, self.square)
        finish(s, self.who, True)

    def why_when_fresh(self, s: Itter) -> Refusal:
        name, to = s.board.defender_ids[self.who], s.board.square_ids[self.square]
        if s.board.location_of[self.square] == s.place_of(self.who):
            sentence = _("{to} is in {by}'s own location; there it shifts.")
            return Refusal("CI-2.5.1", sentence, {"by": name, "to": to})
        squares = squares_among(s, open_elsewhere(s, self.who))
        if s.is_wrecked(self.square):
            return Refusal(
                "CI-2.5.5",
                _("{to} was destroyed with Besotten Jenny. {by} can move to: {squares}."),
                {"by": name, "to": to, "squares": squares},
            )
        partner = s.standing[self.square]
        if partner != NONE:
            other = s.board.defender_ids[partner]
            return Refusal(
                "CI-2.5.2",
                _("{by} cannot move to {to}: {partner} stands there. Open elsewhere: {squares}."),
                {"by": name, "to": to, "partner": other, "squares": squares},
            )
        return Refusal(
            "CI-2.5.3",
            _("From the Cellar {by} reaches only the Great Hall. Open there: {squares}."),
            {"by": name, "squares": squares},
        )


def open_elsewhere(s: Itter, who: i64) -> i64:
    """Open squares of other locations; from the Cellar only its exits (CI-2.5.3, CI-2.5.4)."""
    reached: i64 = s.board.reached_from[s.place_of(who)]
    return s.open & reached


def offer_moves(s: Itter, who: i64, legal: list[Action]) -> None:
    squares = open_elsewhere(s, who)
    move = s.actions.move[who]
    square: i64
    for square in range(SQUARES):
        if squares >> square & 1:
            legal.append(move[square])
