"""Archers: an Ace and any card shoot at what lies face up (CA-ARCHERS)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import FIRST_ROYAL, ROW
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.refusals import at, missing, not_an_opponent, not_owned
from holdfast.games.castle.rules.decide import CastleDecision, OnCastle, OnOwned
from holdfast.games.castle.rules.fight.combat import aim_at_card, aim_at_cell
from holdfast.games.castle.terms import REINFORCEMENT

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

SHOT_AT_COURT: Final = _("Archers cannot shoot into a court.")
SHOT_AT_HIDDEN: Final = _("The card of {seat} {place} lies face down; archers need a face-up one.")


def archer_targets(s: Castle, by: int) -> list[Action]:
    """Face-up cards outside courts (CA-REACH.1), and reinforcements (CA-ARCHERS.1, CA-RALLY.4)."""
    actions: list[Action] = []
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat == by or not fort.alive:
            continue
        cells, cards = fort.cells, fort.cards
        for i in range(fort.court_size(), len(cells)):
            if s.is_up(cards[i]):
                actions.append(s.actions.shoot[seat * 256 + cells[i]])
        for card in fort.reinforcements:
            actions.append(s.actions.shoot_card[seat * FIRST_ROYAL + card])
    return actions


class AskShoot(CastleDecision):
    """Archers shoot at what lies face up, once (CA-ARCHERS.3)."""

    kind: ClassVar[str] = "shoot"
    rule: ClassVar[str] = "CA-ARCHERS.1"
    verbs: ClassVar[tuple[str, ...]] = ("shoot",)

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        return archer_targets(s, s.fighting().seat)


class Shoot(OnCastle):
    """Shoot at a card outside a court (CA-ARCHERS.1)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "shoot", seat, cell)

    def play(self, s: Castle, chance: Chance) -> None:
        aim_at_cell(s, self.seat, self.cell)

    def why(self, s: Castle) -> Refusal:
        refusal = not_an_opponent(s, "CA-ARCHERS.1", s.fighting().seat, self.seat)
        if refusal is None:
            refusal = missing(s, "CA-ARCHERS.1", self.seat, self.cell)
        if refusal is not None:
            return refusal
        facts: Facts = {"seat": self.seat, **at(self.cell)}
        sentence = SHOT_AT_COURT if self.cell < ROW else SHOT_AT_HIDDEN
        return Refusal("CA-ARCHERS.1", sentence, facts)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


class ShootCard(OnOwned):
    """Shoot at a reinforcement (CA-ARCHERS.1, CA-ARCHERS.2)."""

    def __init__(self, number: int, seat: int, card: int) -> None:
        super().__init__(number, "shoot", "card", seat, card)

    def play(self, s: Castle, chance: Chance) -> None:
        aim_at_card(s, REINFORCEMENT, self.seat, self.card)

    def why(self, s: Castle) -> Refusal:
        refusal = not_an_opponent(s, "CA-ARCHERS.1", s.fighting().seat, self.seat)
        if refusal is not None:
            return refusal
        return not_owned(s, "CA-ARCHERS.1", self.seat, self.card)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


ASK_SHOOT: Final = AskShoot()
