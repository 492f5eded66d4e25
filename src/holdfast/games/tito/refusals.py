"""Why something is not allowed: the sentences that several rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NO_UNIT_HERE: Final = _("{unit} is not on the map.")
TWO_ACTIONS: Final = _("{unit} has already performed two actions this turn.")
SHARED_ZONE: Final = _("{unit} shares {zone} with Yugoslav units: the assault must be resolved.")
ANOTHER_MOVES: Final = _(
    "{moving} is in the middle of its move: it must go on or stop before anything else is done."
)


def another_moves(s: Tito) -> Refusal:
    """Nothing else is done while a unit is under way (CT-12.2.1)."""
    return Refusal("CT-12.2.1", ANOTHER_MOVES, {"moving": s.board.ids[s.moving]})
