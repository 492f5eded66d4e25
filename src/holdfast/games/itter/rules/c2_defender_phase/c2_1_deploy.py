"""CI-2.1 Initial actions: Defenders of the supply take their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.itter.board import DEFENDERS, SQUARES, SUPPLY, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.refusals import not_there, squares_among
from holdfast.games.itter.rules.action import ItterAction

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Deploy(ItterAction):
    """A Defender of the supply takes a place; its action follows (CI-2.1.1, CI-2.1.2)."""

    def __init__(
        self, number: int, board: Board, who: int, square: int, activation: Step[Itter]
    ) -> None:
        name, to = board.defender_ids[who], board.square_ids[square]
        touches = (f"defender:{name}", f"square:{to}")
        super().__init__(number, "deploy", {"who": name, "to": to}, touches, who)
        self.square: i64 = square
        self.activation = activation

    def play(self, s: Itter, chance: Chance) -> None:
        s.put(self.who, self.square)
        if s.log is not None:
            facts: Facts = {
                "who": s.board.defender_ids[self.who],
                "to": s.board.square_ids[self.square],
            }
            s.tell("deployed", "CI-2.1.1", facts)
        s.then(self.activation)  # CI-2.1.3

    def why(self, s: Itter) -> Refusal:
        who, to = s.board.defender_ids[self.who], s.board.square_ids[self.square]
        if s.at[self.who] >= 0:
            square = s.board.square_ids[s.at[self.who]]
            return Refusal(
                "CI-2.1.1",
                _("{who} is on the board already, at {square}; "
                  "only Defenders of the supply deploy."),
                {"who": who, "square": square},
            )  # fmt: skip
        if s.at[self.who] != SUPPLY:
            return not_there(s, self.who)
        squares = squares_among(s, s.open)
        if s.is_wrecked(self.square):
            return Refusal(
                "CI-2.5.5",
                _("{to} was destroyed with Besotten Jenny. Open: {squares}."),
                {"to": to, "squares": squares},
            )
        partner = s.board.defender_ids[s.standing[self.square]]
        return Refusal(
            "CI-2.1.1",
            _("{to} is taken by {partner}. Open: {squares}."),
            {"to": to, "partner": partner, "squares": squares},
        )


def deployments(s: Itter, last: Action) -> list[Action]:
    """From the supply to any open square (CI-2.1.1, CI-2.1.7); `last` comes after them.

    There can be hundreds, so the list has its length from the start and does not grow.
    """
    supply = s.supply
    squares = s.open
    legal = [last] * (members(supply) * members(squares) + 1)
    place: i64 = 0
    who: i64
    square: i64
    for who in range(DEFENDERS):
        if supply >> who & 1:
            deploy = s.actions.deploy[who]
            for square in range(SQUARES):
                if squares >> square & 1:
                    legal[place] = deploy[square]
                    place += 1
    return legal


def members(of: i64) -> i64:
    """How many a set has."""
    count: i64 = 0
    while of != 0:
        of &= of - 1
        count += 1
    return count
