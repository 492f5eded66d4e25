"""The empty deck: sorties with castle cards, then the discards again (chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import NAMES, SUIT, bit, is_king, spots
from holdfast.games.castle.events import Facts
from holdfast.games.castle.refusals import at, missing
from holdfast.games.castle.rules.chance import reshuffle
from holdfast.games.castle.rules.decide import CastleDecision, OnCell
from holdfast.games.castle.rules.end import finish
from holdfast.games.castle.rules.fight.course import begin_battle
from holdfast.games.castle.rules.reach import ASK_ATTACK, has_opening
from holdfast.games.castle.telling import tell_cell
from holdfast.games.castle.terms import FIELD

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

KING_STAYS: Final = _("The King never leads an attack. Possible: {cells}.")
LEAD_HAS_NO_TARGET: Final = _("{card} has nothing to attack. Possible: {cells}.")


def refill_deck(s: Castle, chance: Chance) -> None:
    """Before a turn with an empty deck: the discards at once, or a sortie round (CA-TURN.2)."""
    if s.sortie is not None or s.deck:
        return
    if not s.rules.sorties and s.discard:
        reshuffle(s, chance)  # CA-EMPTY.2
        return
    s.sortie = s.from_seat(s.turn)  # CA-EMPTY.1
    s.attacked = False
    s.tell("sorties", "CA-EMPTY.1", {"order": list(s.sortie)})


def leads(s: Castle) -> list[int]:
    """Cells of own cards that can lead a sortie: never the King (CA-EMPTY.3, CA-EMPTY.6)."""
    me = s.turn
    cells, cards = s.forts[me].cells, s.forts[me].cards
    possible: i64 = 0
    for suit in range(4):
        if has_opening(s, me, bit(suit)):
            possible |= bit(suit)
    found: list[int] = []
    for i in range(len(cells)):
        if not is_king(cards[i]) and (possible >> SUIT[cards[i]]) & 1:
            found.append(cells[i])
    return found


class AskLead(CastleDecision):
    """In a sortie turn a card of the own castle must attack."""

    kind: ClassVar[str] = "lead"
    rule: ClassVar[str] = "CA-EMPTY.3"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        table = s.actions.lead
        return [table[cell] for cell in leads(s)]


class Lead(OnCell):
    """A card leaves its castle for good and attacks, as no other does (CA-TURN.6, CA-EMPTY.4)."""

    def __init__(self, number: int, cell: int) -> None:
        super().__init__(number, "lead", cell)

    def play(self, s: Castle, chance: Chance) -> None:
        card = s.forts[s.turn].take(self.cell)
        s.attacked = True
        tell_cell(s, "led", "CA-EMPTY.3", s.turn, self.cell, card)
        begin_battle(s, FIELD, (card,)).may_halt = False
        s.then(ASK_ATTACK)

    def why(self, s: Castle) -> Refusal:
        refusal = missing(s, "CA-EMPTY.3", s.turn, self.cell)
        if refusal is not None:
            return refusal
        card = s.card_at(s.turn, self.cell)
        facts: Facts = {**at(self.cell), "card": NAMES[card], "cells": spots(leads(s))}
        if is_king(card):
            return Refusal("CA-ROYAL.6", KING_STAYS, facts)
        return Refusal("CA-EMPTY.3", LEAD_HAS_NO_TARGET, facts)


def end_sortie_turn(s: Castle, chance: Chance) -> None:
    """The seat has had its sortie; after the last of them the discards become the deck."""
    sortie = s.sortie
    if sortie is None:
        return
    if sortie and sortie[0] == s.turn:
        sortie = sortie[1:]
        s.sortie = sortie
    if sortie:
        return
    attacked = s.attacked
    s.sortie = None
    s.attacked = False
    if s.deck:
        return
    if s.discard:
        reshuffle(s, chance)
    elif not attacked:
        end_drawn(s, "drawn")


def end_drawn(s: Castle, why: str) -> None:
    """The game is drawn between those who are left (CA-EMPTY.7)."""
    finish(s)
    s.tell(why, "CA-EMPTY.7", {"seats": s.living()})


ASK_LEAD: Final = AskLead()
