"""Decisions (chapter 18): what every action and every decision of Castle has in common.

Actions that name no seat (`place`, `lead`, `press`, `add`) touch `cell:ROW:COL`: a cell of the one
castle in question, the own one or the one under attack. All others touch `cell:SEAT:ROW:COL`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.state import Decision, Refusal
from holdfast.games.castle.board import NAMES, col_of, row_of
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


class CastleAction(Action):
    """One thing a seat can do: its class stands beside the rule that allows it."""

    def __init__(self, number: int, do: str, args: Facts, touches: tuple[str, ...]) -> None:
        super().__init__(number, do, args, touches)

    def play(self, s: Castle, chance: Chance) -> None:
        """Carry it out; it is legal."""
        raise NotImplementedError

    def why(self, s: Castle) -> Refusal:
        """Why it is not on offer although its verb is: the first condition that fails."""
        raise NotImplementedError

    def odds(self, s: Castle) -> dict[str, Fraction]:
        """The chances of the combat it leads to at once, if it does."""
        return {}


class CastleDecision(Decision["Castle"]):
    """A decision whose actions know themselves what they do."""

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        assert isinstance(action, CastleAction)
        action.play(s, chance)

    def explain(self, s: Castle, action: Action) -> Refusal:
        assert isinstance(action, CastleAction)
        return action.why(s)


class OnCell(CastleAction):
    """An action on a cell of the one castle in question."""

    def __init__(self, number: int, do: str, cell: int, before: tuple[str, ...] = ()) -> None:
        row, col = row_of(cell), col_of(cell)
        touches = (*before, f"cell:{row}:{col}")
        super().__init__(number, do, {"row": row, "col": col}, touches)
        self.cell = cell


class OnCastle(CastleAction):
    """An action on a cell of somebody's castle."""

    def __init__(
        self, number: int, do: str, seat: int, cell: int, before: tuple[str, ...] = ()
    ) -> None:
        row, col = row_of(cell), col_of(cell)
        touches = (*before, f"cell:{seat}:{row}:{col}")
        super().__init__(number, do, {"seat": seat, "row": row, "col": col}, touches)
        self.seat = seat
        self.cell = cell


class OnCard(CastleAction):
    """An action with a card that lies face up beside the castles."""

    def __init__(self, number: int, do: str, card: int) -> None:
        name = NAMES[card]
        super().__init__(number, do, {"card": name}, (f"card:{name}",))
        self.card = card


class OnOwned(CastleAction):
    """An action on a reinforcement or a joker of somebody."""

    def __init__(self, number: int, do: str, key: str, seat: int, card: int) -> None:
        name = NAMES[card]
        super().__init__(number, do, {"seat": seat, key: name}, (f"card:{name}",))
        self.seat = seat
        self.card = card


class Answer(CastleAction):
    """`done`, `pass` and `halt` end what several decisions ask; each says what that means."""

    def __init__(self, number: int, do: str) -> None:
        super().__init__(number, do, {}, (do,))

    def play(self, s: Castle, chance: Chance) -> None:
        """Nothing more is wanted, and the agenda goes on."""

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)
