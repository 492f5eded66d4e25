"""How strong both sides of a combat are: dice and what is added to them (chapters 6, 11, 16).

The cards under attack are an argument, so that odds can be worked out for cards not yet revealed.
"""

from __future__ import annotations

from holdfast.games.castle.cards import (
    NO_CARD,
    RANK,
    SUIT,
    THREE,
    VALUE,
    is_king,
    is_number,
    is_queen,
)
from holdfast.games.castle.state import CELLS, FIELD, Battle, Castle, has_queen_among


def blood(battle: Battle) -> int:
    """The suits that attack, as a bit mask: the lead's, in a volley the Ace's too (CA-BLOOD.3)."""
    suits = 0
    for card in battle.lead:
        suits |= 1 << SUIT[card]
    return suits


def total_value(cards: list[int]) -> int:
    value = 0
    for card in cards:
        value += VALUE[card]
    return value


def attack_dice(s: Castle, battle: Battle) -> int:
    """Two dice; four in a volley; three for a leading saboteur (CA-FIGHT.2)."""
    if battle.kind != FIELD:
        return 4
    if s.variant.saboteur and RANK[battle.lead[0]] == THREE:  # CA-SABOTEUR.2
        return 3
    return 2


def standing_dice(s: Castle, seat: int, card: int) -> int:
    """The dice of a single card that stands in a castle (CA-FIGHT.2)."""
    if is_king(card) and s.has_queen(seat):  # CA-ROYAL.4
        return 3
    if s.variant.saboteur and RANK[card] == THREE:  # CA-SABOTEUR.1
        return 3
    return 2


def defence_dice(s: Castle, battle: Battle, cards: list[int]) -> int:
    if battle.target_kind != CELLS or len(cards) > 1:  # CA-BERSERK.4
        return 2
    return standing_dice(s, battle.target_seat, cards[0])


def attack_bonus(s: Castle, battle: Battle, cards: list[int]) -> int:
    """What is added to the attacker's dice (CA-FIGHT.3)."""
    bonus = VALUE[battle.weapon()] + total_value(battle.extra) + total_value(battle.attack_commit)
    bonus += len(s.jokers[battle.seat])  # CA-JOKER.4
    if battle.kind == FIELD:
        bonus -= total_value(battle.aside)  # CA-PRESS.5
    if has_queen_among(cards):
        bonus -= 4  # CA-ROYAL.1
    if s.variant.same_suit and shares_suit(blood(battle), cards):
        bonus -= 1  # CA-SUIT.1
    return bonus


def shares_suit(suits: int, cards: list[int]) -> bool:
    return any(suits >> SUIT[card] & 1 for card in cards)


def defence_bonus(s: Castle, battle: Battle, cards: list[int]) -> int:
    """What is added to the defender's dice (CA-FIGHT.4)."""
    if battle.target_kind == CELLS and len(cards) == 1:
        bonus = standing_value(
            s, battle.target_seat, battle.target_cells[0], cards[0], battle.ambush
        )
    else:
        bonus = total_value(cards)
    bonus += total_value(battle.defence_commit)
    defender = s.defender()
    if defender >= 0:
        bonus += len(s.jokers[defender])  # CA-JOKER.4
    if is_queen(battle.lead[0]):
        bonus -= 4  # CA-ROYAL.2
    return bonus


def standing_value(s: Castle, seat: int, cell: int, card: int, ambush: bool) -> int:
    """The value with which a single castle card defends, ambush and partners included."""
    value = VALUE[card]
    if ambush and s.variant.saboteur and RANK[card] == THREE:
        value += 6  # CA-SABOTEUR.1
    if s.variant.same_number and is_number(card):
        value += (run_length(s, seat, cell, card, -1) + run_length(s, seat, cell, card, 1)) * VALUE[
            card
        ]  # CA-NUMBER.3
    return value


def run_length(s: Castle, seat: int, cell: int, card: int, step: int) -> int:
    """How many face-up cards of the same rank stand side by side in one direction (CA-NUMBER.3)."""
    length = 0
    while True:
        cell += step
        other = s.card_at(seat, cell)
        if other == NO_CARD or RANK[other] != RANK[card] or not s.is_up(other):
            return length
        length += 1
