"""Eights: spies turn cards over, before an attack or a defence (chapter 10)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import EIGHT, NAMES, RANK, is_jack
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.refusals import at, missing
from holdfast.games.castle.rules.decide import CastleDecision, OnCastle
from holdfast.games.castle.telling import tell_cell, tell_turned
from holdfast.games.castle.terms import CELLS, NO_TARGET

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

JACK_STAYS: Final = _("{card} is a Jack, and Jacks always lie face up.")
UNDER_ATTACK: Final = _("{card} is under attack; a spy turns another card.")
NO_EIGHT: Final = _("{card} does not spy; only an Eight does.")
HAS_SPIED: Final = _("An Eight spies once, before its first attack.")


def reveal(s: Castle, seat: int, cell: int, card: int) -> None:
    """A target that lies face down is turned face up and stays so (CA-FIGHT.1)."""
    if not s.is_up(card):
        s.turn_up(card)
        tell_cell(s, "revealed", "CA-FIGHT.1", seat, cell, card)


def can_still_spy(battle: Battle) -> bool:
    """An Eight in a field battle may spy once, before the opening target (CA-SPY.2, CA-SPY.6)."""
    return RANK[battle.lead[0]] == EIGHT and not battle.spied


def offer_spies(s: Castle, actions: list[Action]) -> None:
    """Every card a spy may turn, in any castle: not a Jack, nor one under attack (CA-SPY.5)."""
    table = s.actions.spy
    battle = s.battle
    for seat in range(s.players):
        cells, cards = s.forts[seat].cells, s.forts[seat].cards
        attacked: tuple[int, ...] = ()
        if battle is not None and battle.target_kind == CELLS and battle.target_seat == seat:
            attacked = battle.target_cells
        for i in range(len(cells)):
            if not is_jack(cards[i]) and not (attacked and cells[i] in attacked):
                actions.append(table[seat * 256 + cells[i]])


def spied_targets(s: Castle) -> list[Action]:
    actions: list[Action] = []
    offer_spies(s, actions)
    return actions


class Spy(OnCastle):
    """Turn a card over: face down becomes face up and the other way round (CA-SPY.1, CA-SPY.3)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "spy", seat, cell)

    def play(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        by = battle.seat
        if battle.target_kind == NO_TARGET:
            battle.spied = True
        else:
            by = battle.target_seat  # CA-SPY.4
        card = s.card_at(self.seat, self.cell)
        face = "up"
        if s.is_up(card):
            s.turn_down(card)
            face = "down"
        else:
            s.turn_up(card)
        tell_turned(s, "spied", "CA-SPY.1", by, self.seat, self.cell, card, face)

    def why(self, s: Castle) -> Refusal:
        battle = s.battle
        if battle is None or battle.target_kind == NO_TARGET:
            lead = s.drawn if battle is None else battle.lead[0]
            if RANK[lead] != EIGHT:
                return Refusal("CA-SPY.2", NO_EIGHT, {"card": NAMES[lead]})
            if battle is not None and not can_still_spy(battle):
                return Refusal("CA-SPY.6", HAS_SPIED, {})
        refusal = missing(s, "CA-SPY.1", self.seat, self.cell)
        if refusal is not None:
            return refusal
        facts: Facts = {"seat": self.seat, **at(self.cell)}
        facts["card"] = NAMES[s.card_at(self.seat, self.cell)]  # all know it: it lies face up
        attacked = battle is not None and battle.target_seat == self.seat
        if attacked and self.cell in s.fighting().target_cells:
            return Refusal("CA-SPY.5", UNDER_ATTACK, facts)
        return Refusal("CA-SPY.5", JACK_STAYS, facts)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


class AskSpy(CastleDecision):
    """The owner of an attacked Eight may spy before the dice, each time."""

    kind: ClassVar[str] = "spy"
    rule: ClassVar[str] = "CA-SPY.4"
    verbs: ClassVar[tuple[str, ...]] = ("spy", "pass")

    def seat(self, s: Castle) -> int:
        return s.fighting().target_seat

    def legal(self, s: Castle) -> list[Action]:
        actions = spied_targets(s)
        actions.append(s.actions.stop)
        return actions


ASK_SPY: Final = AskSpy()
