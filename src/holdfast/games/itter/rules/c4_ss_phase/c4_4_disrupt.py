"""CI-4.4 Disrupt Defenders: Flak 30, and Suppressive Fire of all guns."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.itter.board import AREAS, COLORS, MACHINE_GUNNER, NONE
from holdfast.games.itter.odds import (
    Fates,
    after_shot,
    fate_now,
    mixed,
    reaches,
    stands,
    struck,
    told,
)
from holdfast.games.itter.rules.c4_ss_phase.c4_0_targets import any_reaches, disrupt
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import fire, gun_dice
from holdfast.games.itter.rules.c6_variants.c6_0_tactics import card_dice
from holdfast.games.itter.rules.causes import BY_FLAK30, BY_SUPPRESSIVE_FIRE

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def sweep(s: Itter, card: int, chance: Chance) -> None:
    """Flak 30: a die gives the colour (CI-4.4.1)."""
    color = s.board.card_table[card][chance.roll(6) - 1]
    s.tell("flak30", "CI-4.4.1", {"color": COLORS[color]})
    s.then(Flak30(card, color, 1))


class Flak30(Step["Itter"]):
    """Every Defender of a colour in turn; squares emptied meanwhile are skipped.

    CI-4.4.2, CI-C.7
    """

    rule: ClassVar[str] = "CI-4.4.1"

    def __init__(self, card: int, color: int, number: int) -> None:
        self.card = card
        self.color = color
        self.number = number

    def args(self) -> tuple[int, int, int]:
        return (self.card, self.color, self.number)

    def run(self, s: Itter, chance: Chance) -> None:
        if self.number > 6:
            return
        s.then(Flak30(self.card, self.color, self.number + 1))
        who = s.standing[s.board.color_table[self.color][self.number]]
        if who == NONE:
            return
        needed = s.defense[s.place_of(who)]
        dice = chance.dice(sweeping_dice(s, self.card))
        hit = any_reaches(dice, needed)
        if s.log is not None:
            facts = {
                "color": COLORS[self.color],
                "number": self.number,
                "who": s.board.defender_ids[who],
                "dice": dice,
                "needed": needed,
                "hit": hit,
            }
            s.tell("flak30_fired", self.rule, facts)
        if hit:
            disrupt(s, who, (BY_FLAK30, self.color, self.number, 0))


def sweeping_dice(s: Itter, card: int) -> int:
    return s.board.card_number[card] + card_dice(s, card)


def flak30_odds(s: Itter, card: int) -> dict[str, Fraction]:
    dice = sweeping_dice(s, card)
    colors = s.board.card_table[card]
    return told(s, mixed([(Fraction(1, 6), swept(s, color, dice)) for color in colors]))


def swept(s: Itter, color: int, dice: int) -> Fates:
    """All fates after Flak 30 has fired at the numbers of a colour in order (CI-4.4.1)."""
    fates = fate_now(s)
    for square in s.board.color_table[color][1:]:
        after: Fates = defaultdict(Fraction)
        for fate, chance in fates.items():
            who = stands(s, square, fate)
            if who == NONE:
                after[fate] += chance
                continue
            hit = chance * reaches(dice, s.defense[s.place_of(who)])
            after[struck(s, who, fate)] += hit
            after[fate] += chance - hit
        fates = after
    return fates


class SuppressiveFire(Step["Itter"]):
    """Every gun fires: areas in rising order, Machine Gunners before Mortars (CI-4.4.3, CI-C.8)."""

    rule: ClassVar[str] = "CI-4.4.3"

    def __init__(self, gun: int, index: int) -> None:
        self.gun = gun
        self.index = index

    def args(self) -> tuple[int, int]:
        return (self.gun, self.index)

    def run(self, s: Itter, chance: Chance) -> None:
        gun, index = self.gun, self.index
        while gun < 2 * AREAS and index >= s.guns[gun]:
            gun += 1
            index = 0
        if gun == 2 * AREAS:
            return
        s.then(SuppressiveFire(gun, index + 1))
        area, kind = gun // 2, gun % 2
        cause = (BY_SUPPRESSIVE_FIRE, area, kind, index)
        fire(s, MACHINE_GUNNER + kind, area, cause, chance)


def suppressive_fire_odds(s: Itter) -> dict[str, Fraction]:
    """Every gun in its order (CI-4.4.3)."""
    fates = fate_now(s)
    for gun in range(2 * AREAS):
        for _time in range(s.guns[gun]):
            color = s.board.node_color[gun // 2]
            fates = after_shot(s, fates, color, gun_dice(s, MACHINE_GUNNER + gun % 2))
    return told(s, fates)
