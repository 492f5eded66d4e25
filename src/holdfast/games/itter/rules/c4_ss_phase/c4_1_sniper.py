"""CI-4.1 Attack Defenders: the Sniper."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from holdfast.core.chance import Chance
from holdfast.games.itter.board import COLORS, NONE
from holdfast.games.itter.odds import after_shot, fate_now, mixed, told
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import Casualty
from holdfast.games.itter.rules.c4_ss_phase.c4_0_targets import (
    any_reaches,
    find_number,
    target_at,
)
from holdfast.games.itter.rules.c6_variants.c6_0_tactics import card_dice
from holdfast.games.itter.rules.causes import BY_SNIPER

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def shoot(s: Itter, card: int, chance: Chance) -> None:
    """A colour, a target in it, and a hit is a casualty at once (CI-4.1, CI-C.4)."""
    color = s.board.card_table[card][chance.roll(6) - 1]  # CI-4.1.1
    number = find_number(s, color, chance)
    if number == NONE:
        s.tell("sniper_idle", "CI-4.1.2", {"color": COLORS[color]})
        return
    who = target_at(s, color, number)
    needed = s.defense[s.place_of(who)]
    dice = chance.dice(sniper_dice(s, card))
    hit = any_reaches(dice, needed)
    if s.log is not None:
        s.tell(
            "sniped",
            "CI-4.1.3",
            {
                "color": COLORS[color],
                "die": number,
                "who": s.board.defender_ids[who],
                "dice": dice,
                "needed": needed,
                "hit": hit,
            },
        )
    if hit:
        s.then(Casualty(who, (BY_SNIPER, 0, 0, 0)))


def sniper_dice(s: Itter, card: int) -> int:
    return s.board.card_number[card] + card_dice(s, card)


def sniper_odds(s: Itter, card: int) -> dict[str, Fraction]:
    dice = sniper_dice(s, card)
    colors = s.board.card_table[card]
    shots = [(Fraction(1, 6), after_shot(s, fate_now(s), color, dice, True)) for color in colors]
    return told(s, mixed(shots))
