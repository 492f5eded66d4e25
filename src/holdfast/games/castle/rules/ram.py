"""The battering ram: an Ace and a Two go through a court from one end (CA-RAM)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import LEFT, NAMES, RIGHT, ROW, SIDES
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.refusals import not_an_opponent
from holdfast.games.castle.rules.blood import is_barred
from holdfast.games.castle.rules.decide import CastleAction, CastleDecision
from holdfast.games.castle.rules.fight.combat import aim_at_cell
from holdfast.games.castle.terms import WON

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle, Fort
    from holdfast.games.castle.state import Castle

RAM_BARRED: Final = _("{card}, a royal of the ram's own suits, stands at that end of the court.")


def outermost(fort: Fort, side: int) -> int:
    """The cell of the first court card that a ram meets on a side (CA-RAM.1)."""
    return fort.cells[0] if side == LEFT else fort.cells[fort.court_size() - 1]


def ram_targets(s: Castle, by: int, suits: i64) -> list[Action]:
    actions: list[Action] = []
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat == by or not fort.alive:
            continue
        for side in (LEFT, RIGHT):
            if not is_barred(s, fort.card_at(outermost(fort, side)), suits):
                actions.append(s.actions.ram[seat * 2 + side])
    return actions


class AskRam(CastleDecision):
    """The ram starts at one end of a court."""

    kind: ClassVar[str] = "ram"
    rule: ClassVar[str] = "CA-RAM.1"
    verbs: ClassVar[tuple[str, ...]] = ("ram",)

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        return ram_targets(s, battle.seat, battle.suits)


class Ram(CastleAction):
    """Ram a court from one side (CA-RAM.1)."""

    def __init__(self, number: int, seat: int, side: int) -> None:
        word = SIDES[side]
        touches = (f"seat:{seat}", f"side:{seat}:{word}")
        super().__init__(number, "ram", {"seat": seat, "side": word}, touches)
        self.seat = seat
        self.side = side

    def play(self, s: Castle, chance: Chance) -> None:
        s.fighting().side = self.side
        aim_at_cell(s, self.seat, outermost(s.forts[self.seat], self.side))

    def why(self, s: Castle) -> Refusal:
        refusal = not_an_opponent(s, "CA-RAM.1", s.fighting().seat, self.seat)
        if refusal is not None:
            return refusal
        fort = s.forts[self.seat]
        card = fort.card_at(outermost(fort, self.side))
        facts: Facts = {"seat": self.seat, "card": NAMES[card]}
        return Refusal("CA-BLOOD.1", RAM_BARRED, facts)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


def ram_on(s: Castle, battle: Battle) -> int:
    """The ram has no choice but to go on while it wins; where to, or -1 (CA-RAM.2 to CA-RAM.4)."""
    cell = next_for_ram(s, battle) if battle.won == WON else -1
    if cell >= 0 and is_barred(s, s.card_at(battle.at_seat, cell), battle.suits):
        return -1
    return cell


def next_for_ram(s: Castle, battle: Battle) -> int:
    """The next court card in the ram's direction, across empty columns, or -1 (CA-RAM.3)."""
    ahead = -1
    for cell in s.forts[battle.at_seat].cells:
        if cell >= ROW:
            break
        if battle.side == LEFT:
            if cell > battle.at_cells[0]:
                return cell
        elif cell < battle.at_cells[0]:
            ahead = cell
    return ahead


ASK_RAM: Final = AskRam()
