"""How strong both sides of a combat are: dice and what is added to them (CA-FIGHT.2 to CA-FIGHT.4).

The cards under attack are an argument, so that odds can be worked out for cards not yet revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.castle.board import VALUE, is_queen
from holdfast.games.castle.rules.number import partners
from holdfast.games.castle.rules.royal import QUEEN, cost_of_a_queen, has_guard
from holdfast.games.castle.rules.saboteur import is_saboteur, trap
from holdfast.games.castle.rules.suit import cost_of_kinship
from holdfast.games.castle.terms import CELLS, FIELD

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle


def total_value(cards: tuple[int, ...]) -> int:
    value = 0
    for card in cards:
        value += VALUE[card]
    return value


def attack_dice(s: Castle, battle: Battle) -> int:
    """Two dice; four in a volley; three for a leading saboteur (CA-FIGHT.2, CA-ACE.4)."""
    if battle.kind != FIELD:
        return 4
    return 3 if is_saboteur(s, battle.lead[0]) else 2


def standing_dice(s: Castle, seat: int, card: int) -> int:
    """The dice of a single card that stands in a castle (CA-FIGHT.2)."""
    return 3 if has_guard(s, seat, card) or is_saboteur(s, card) else 2


def defence_dice(s: Castle, battle: Battle, cards: list[int]) -> int:
    if battle.target_kind != CELLS or len(cards) > 1:  # CA-BERSERK.4
        return 2
    return standing_dice(s, battle.target_seat, cards[0])


def attack_bonus(s: Castle, battle: Battle, cards: list[int]) -> int:
    """What is added to the attacker's dice; the sum may be below zero (CA-FIGHT.3, CA-FIGHT.6)."""
    bonus = VALUE[battle.weapon] + total_value(battle.extra) + total_value(battle.attack_commit)
    bonus += len(s.forts[battle.seat].jokers)  # CA-JOKER.4
    if battle.kind == FIELD:
        bonus -= total_value(battle.aside)  # CA-PRESS.5
    return bonus - cost_of_a_queen(cards) - cost_of_kinship(s, battle, cards)


def defence_bonus(s: Castle, battle: Battle, cards: list[int]) -> int:
    """What is added to the defender's dice (CA-FIGHT.4)."""
    if battle.target_kind == CELLS and len(battle.target_cells) == 1:
        cell = battle.target_cells[0]
        bonus = standing_value(s, battle.target_seat, cell, cards[0], battle.ambush)
    else:
        bonus = 0
        for card in cards:
            bonus += VALUE[card]
    bonus += total_value(battle.defence_commit)
    defender = s.defender()
    if defender >= 0:
        bonus += len(s.forts[defender].jokers)  # CA-JOKER.4
    if is_queen(battle.lead[0]):
        bonus -= QUEEN  # CA-ROYAL.2
    return bonus


def standing_value(s: Castle, seat: int, cell: int, card: int, ambush: bool) -> int:
    """The value with which a single castle card defends, ambush and partners included.

    An Ace is worth 1 (CA-ACE.1), and a card in the court fights like any other (CA-FIGHT.10).
    """
    return VALUE[card] + trap(s, card, ambush) + partners(s, seat, cell, card)
