"""What the sentences of refusals are made of, where several rules need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import DEFENDERS, ESCAPED, RESERVE, SQUARES, SUPPLY
from holdfast.games.itter.terms import CONDITIONS, DISRUPTION, EXHAUSTION

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def names(s: Itter, whom: list[int]) -> list[str]:
    return [s.board.defender_ids[who] for who in whom]


def on_board(s: Itter) -> list[int]:
    return [who for who in range(DEFENDERS) if s.at[who] >= 0]


def squares_among(s: Itter, mask: int) -> list[str]:
    return [s.board.square_ids[square] for square in range(SQUARES) if mask >> square & 1]


def conditions(s: Itter, who: int) -> list[str]:
    """The conditions a Defender suffers from, as ids."""
    found: list[str] = []
    if s.is_exhausted(who):
        found.append(CONDITIONS[EXHAUSTION])
    if s.is_disrupted(who):
        found.append(CONDITIONS[DISRUPTION])
    return found


def not_there(s: Itter, who: int) -> Refusal:
    """Why somebody off the board does nothing."""
    facts = {"by": s.board.defender_ids[who]}
    if s.at[who] == SUPPLY:
        return Refusal("CI-2.0.4", _("{by} is in the supply and has to be deployed first."), facts)
    if s.at[who] == RESERVE:
        return Refusal("CI-3.4.1", _("{by} waits for the Reinforcements card."), facts)
    if s.at[who] == ESCAPED:
        return Refusal("CI-2.8.6", _("{by} has escaped and is out of the game."), facts)
    return Refusal("CI-4.0.7", _("{by} is a casualty and out of the game."), facts)
