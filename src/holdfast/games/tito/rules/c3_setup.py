"""Chapter 3: set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance, shuffle
from holdfast.core.state import Step
from holdfast.games.tito.terms import LETTERS, PLANE, POOL

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


class SetUp(Step["Tito"]):
    """Ammunition by difficulty, units in planes and pools, markers face down on their slots."""

    rule: ClassVar[str] = "CT-3.1.3"

    def run(self, s: Tito, chance: Chance) -> None:
        board = s.board
        s.ammo = board.ammo_start[s.rules.difficulty]  # CT-3.1.2
        for u in range(board.units):
            s.at[u] = PLANE if u < board.germans else POOL  # CT-3.2.1, CT-3.2.4, CT-3.3.1
        for letter in range(len(LETTERS)):
            lay_out(s, letter, chance)
        s.tell("ready", "CT-3.1.2", {"ammo": s.ammo})


def lay_out(s: Tito, letter: int, chance: Chance) -> None:
    """The markers of a letter are mixed and placed on its slots, zones ascending (CT-3.1.3)."""
    board = s.board
    markers = [m for m in range(board.markers) if board.marker_letter[m] == letter]
    shuffle(markers, chance)
    slots = board.slots[letter]
    for k, m in enumerate(markers):
        s.lay(m, slots[k])
    if s.log is not None:
        names = [board.marker_ids[m] for m in markers]
        facts = {"letter": LETTERS[letter], "zones": slots[:], "markers": names}
        s.tell("markers_placed", "CT-3.1.3", facts, ("markers",))


SET_UP: Final = SetUp()
