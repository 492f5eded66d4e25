"""The assassin: an Ace and an Eight get everywhere (CA-ASSASSIN)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import FIRST_JOKER, FIRST_ROYAL, NAMES, is_joker, names, spot
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.refusals import BARRED, at, missing, not_an_opponent, not_owned
from holdfast.games.castle.rules.blood import is_barred
from holdfast.games.castle.rules.decide import CastleDecision, OnCastle, OnOwned
from holdfast.games.castle.rules.end import end_battle
from holdfast.games.castle.rules.fight.combat import aim_at_card, aim_at_cell
from holdfast.games.castle.telling import tell_turned
from holdfast.games.castle.terms import JOKER, REINFORCEMENT

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

EXPOSED_ONCE: Final = _("The assassin has exposed a card already and must strike now.")
IS_UP: Final = _("{card} lies face up already.")


def assassin_targets(s: Castle, by: int, suits: i64) -> list[Action]:
    """Any card of an opponent, anywhere, that is not barred (CA-ASSASSIN.1)."""
    actions: list[Action] = []
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat == by or not fort.alive:
            continue
        cells, cards = fort.cells, fort.cards
        for i in range(len(cells)):
            if not is_barred(s, cards[i], suits):
                actions.append(s.actions.assassinate[seat * 256 + cells[i]])
        for card in fort.reinforcements:
            actions.append(s.actions.assassinate_card[seat * FIRST_ROYAL + card])
        for joker in fort.jokers:
            actions.append(s.actions.assassinate_joker[seat * 2 + joker - FIRST_JOKER])
    return actions


class AskAssassin(CastleDecision):
    """The assassin may expose one card, once, and then strikes, once (CA-ASSASSIN.3)."""

    kind: ClassVar[str] = "assassin"
    rule: ClassVar[str] = "CA-ASSASSIN.1"
    verbs: ClassVar[tuple[str, ...]] = ("expose", "assassinate")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        actions = assassin_targets(s, battle.seat, battle.suits)
        if not battle.spied:
            for seat in range(s.players):
                cells, cards = s.forts[seat].cells, s.forts[seat].cards
                for i in range(len(cells)):
                    if not s.is_up(cards[i]):
                        actions.append(s.actions.expose[seat * 256 + cells[i]])
        return actions


class Expose(OnCastle):
    """Turn up one face-down card of any castle, once; it hides none (CA-ASSASSIN.4)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "expose", seat, cell)

    def play(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        battle.spied = True
        card = s.card_at(self.seat, self.cell)
        s.turn_up(card)
        tell_turned(s, "exposed", "CA-ASSASSIN.1", battle.seat, self.seat, self.cell, card, "up")
        if assassin_targets(s, battle.seat, battle.suits):
            s.then(ASK_ASSASSIN)
        else:
            end_battle(s)

    def why(self, s: Castle) -> Refusal:
        if s.fighting().spied:
            return Refusal("CA-ASSASSIN.1", EXPOSED_ONCE, {})
        refusal = missing(s, "CA-ASSASSIN.1", self.seat, self.cell)
        if refusal is not None:
            return refusal
        facts: Facts = {"seat": self.seat, **at(self.cell)}
        facts["card"] = NAMES[s.card_at(self.seat, self.cell)]
        return Refusal("CA-ASSASSIN.4", IS_UP, facts)


class Assassinate(OnCastle):
    """Strike any card of an opponent's castle, with four dice + 8 (CA-ASSASSIN.2)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "assassinate", seat, cell)

    def play(self, s: Castle, chance: Chance) -> None:
        aim_at_cell(s, self.seat, self.cell)

    def why(self, s: Castle) -> Refusal:
        battle = s.fighting()
        refusal = not_an_opponent(s, "CA-ASSASSIN.1", battle.seat, self.seat)
        if refusal is None:
            refusal = missing(s, "CA-ASSASSIN.1", self.seat, self.cell)
        if refusal is not None:
            return refusal
        facts: Facts = {"seat": self.seat, **at(self.cell), "lead": names(battle.lead)}
        facts["card"] = NAMES[s.card_at(self.seat, self.cell)]
        targets: list[list[int]] = []
        for other in range(s.players):
            fort = s.forts[other]
            if other != battle.seat:
                for cell in fort.cells:
                    if not is_barred(s, fort.card_at(cell), battle.suits):
                        targets.append([other, *spot(cell)])
        facts["targets"] = targets
        return Refusal("CA-BLOOD.1", BARRED, facts)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


class AssassinateCard(OnOwned):
    """Strike a reinforcement or a joker (CA-ASSASSIN.1, CA-JOKER.5)."""

    def __init__(self, number: int, seat: int, card: int) -> None:
        super().__init__(number, "assassinate", "joker" if is_joker(card) else "card", seat, card)

    def play(self, s: Castle, chance: Chance) -> None:
        kind = JOKER if is_joker(self.card) else REINFORCEMENT
        aim_at_card(s, kind, self.seat, self.card)

    def why(self, s: Castle) -> Refusal:
        refusal = not_an_opponent(s, "CA-ASSASSIN.1", s.fighting().seat, self.seat)
        if refusal is not None:
            return refusal
        return not_owned(s, "CA-ASSASSIN.1", self.seat, self.card)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


ASK_ASSASSIN: Final = AskAssassin()
