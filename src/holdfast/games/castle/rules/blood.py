"""Blood: no card attacks a royal of its own suit (CA-BLOOD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.state import Refusal
from holdfast.games.castle.board import ANY_ROYAL, NAMES, NO_CARD, SUIT, is_royal, names, spot
from holdfast.games.castle.events import Facts
from holdfast.games.castle.refusals import BARRED
from holdfast.games.castle.rules.end import end_battle, end_volley

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def is_kin(suits: i64, card: int) -> bool:
    """Whether a card is a royal of these suits; Ace and drawn card both count (CA-BLOOD.3)."""
    if not is_royal(card):
        return False
    suit: i64 = SUIT[card]
    return (suits >> suit) & 1 == 1


def is_barred(s: Castle, card: int, suits: i64) -> bool:
    """A face-up royal of the attacker's blood is no target, whoever owns it (CA-BLOOD.1)."""
    return is_royal(card) and s.is_up(card) and is_kin(suits, card)


def barred_royals(s: Castle, suits: i64) -> i64:
    """All face-up royals of these suits, as a set of cards (CA-BLOOD.1, CA-BLOOD.4)."""
    return s.up & (suits * ANY_ROYAL)


def add_target(s: Castle, seat: int, cell: i64, suits: i64, found: list[int]) -> None:
    """Add a cell, once, if a card stands there that is not barred."""
    card = s.forts[seat].card_at(cell)
    if card != NO_CARD and not is_barred(s, card, suits) and cell not in found:
        found.append(cell)


def call_off(s: Castle) -> None:
    """Kin have been found: the battle is over, and so is the whole turn (CA-BLOOD.2)."""
    battle = s.fighting()
    if s.log is not None:
        facts = {"seat": battle.seat, "lead": names(battle.lead), "target": battle.target_seat}
        s.tell("called_off", "CA-BLOOD.2", facts)
    end_battle(s)
    end_volley(s)


def barred_or(
    s: Castle, seat: int, cell: int, cells: list[int], facts: Facts, otherwise: Refusal
) -> Refusal:
    """Why a card that stands there is no target: it is barred, or something else."""
    battle = s.fighting()
    card = s.card_at(seat, cell)
    if not is_barred(s, card, battle.suits):
        return otherwise
    facts["lead"] = NAMES[battle.lead[0]]
    facts["card"] = NAMES[card]
    facts["targets"] = [[seat, *spot(there)] for there in cells]
    return Refusal("CA-BLOOD.1", BARRED, facts)
