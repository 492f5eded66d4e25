"""Volleys: archers, ram and assassin, and which card of the volley comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.action import Action
from holdfast.games.castle.board import (
    EIGHT,
    FIRST_JOKER,
    LEFT,
    RANK,
    TWO,
    VALUE,
)
from holdfast.games.castle.rules.ace import Use
from holdfast.games.castle.rules.archers import Shoot, ShootCard
from holdfast.games.castle.rules.assassin import Assassinate, AssassinateCard, Expose
from holdfast.games.castle.rules.ram import Ram

if TYPE_CHECKING:
    from holdfast.games.castle.mind.assault import Assault

FIRST: Final = 0.01
"""A little more for what must come first: to look, then to strike; the assassin, then the rest."""


def rate_volley_action(assault: Assault, action: Action, bonus: int) -> float:
    """What an action of a volley is worth; 0 for whatever ends it."""
    if isinstance(action, Shoot):
        return assault.target(assault.foes[action.seat], action.cell, bonus, 0)
    if isinstance(action, Assassinate):
        return assault.target(assault.foes[action.seat], action.cell, bonus, 0)
    if isinstance(action, ShootCard):
        return rate_card(assault, action.seat, action.card, bonus)
    if isinstance(action, AssassinateCard):
        return rate_card(assault, action.seat, action.card, bonus)
    if isinstance(action, Expose):
        return rate_expose(assault, action.seat, action.cell)
    if isinstance(action, Ram):
        return rate_ram(assault, action.seat, action.side, bonus)
    if isinstance(action, Use):
        rank = RANK[action.card]
        return FIRST + (2 * FIRST if rank == EIGHT else FIRST if rank == TWO else 0.0)
    return 0.0


def rate_card(assault: Assault, seat: int, card: int, bonus: int) -> float:
    """A reinforcement or a joker of somebody."""
    w = assault.w
    gain = w.joker if card >= FIRST_JOKER else w.aid * VALUE[card]
    return gain * assault.chance(2, bonus - VALUE[card], assault.foes[seat])


def rate_expose(assault: Assault, seat: int, cell: int) -> float:
    """To look before the strike costs nothing: at the card that is most likely the King."""
    if seat == assault.me:
        return -1.0
    foe = assault.foes[seat]
    if foe.king >= 0 and foe.maybe == 0:
        return -1.0
    chance: float = foe.king_at(cell)
    return 2.0 + chance if chance > 0.0 and foe.king < 0 else -0.5


def rate_ram(assault: Assault, seat: int, side: int, bonus: int) -> float:
    """Card after card of a court, as long as the ram wins (CA-RAM.3)."""
    foe = assault.foes[seat]
    cells = foe.fort.cells
    size = foe.fort.court_size()
    worth, reaches = 0.0, 1.0
    for step in range(size):
        cell = cells[step] if side == LEFT else cells[size - 1 - step]
        here = assault.target(foe, cell, bonus, 0)
        worth += reaches * here
        reaches *= 0.6 if cell != foe.king else 0.2
        if reaches < 0.1:
            break
    return worth
