"""What attacks are worth: every target, with what may stand there and what lies behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.castle.board import (
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    ROW,
    SUIT,
    THREE,
    VALUE,
)
from holdfast.games.castle.mind.chances import win
from holdfast.games.castle.mind.sight import Foe, Unseen
from holdfast.games.castle.rules.blood import is_kin
from holdfast.games.castle.rules.fight.scores import standing_dice, standing_value

if TYPE_CHECKING:
    from holdfast.games.castle.mind.weights import Weights
    from holdfast.games.castle.state import Castle

DEEPEST: Final = 2
"""So many combats of one battle are looked at."""
AMBUSH: Final = 9
QUEENS_COST: Final = 4
KIN: Final = 0.25
"""How often a royal that nobody has seen is of a given suit."""


class Assault:
    """The attacks of one seat at one moment."""

    def __init__(self, s: Castle, me: int, w: Weights, table: list[float]) -> None:
        self.s = s
        self.me = me
        self.w = w
        self.table = table
        self.foes: list[Foe] = [Foe(s, seat, w) for seat in range(s.players)]
        self.unseen = Unseen(s, me)
        self.jokers: int = len(s.forts[me].jokers)
        self.dice: i64 = 2
        self.suits: i64 = 0
        self.carries = True
        """Whether cards that fall weaken the attack, and others can be attacked after them."""
        self.queen_leads = False
        self.aid = sums(s.forts[me].reinforcements)
        """What the own reinforcements add, the best first: 0, then one, two, ..."""

    def threat(self) -> float:
        """What the reinforcements of the best supplied opponent add up to, in tens."""
        most = 0
        for foe in self.foes:
            if foe.seat != self.me and foe.aid > most:
                most = foe.aid
        return most / 10

    # Targets

    def target(self, foe: Foe, cell: int, bonus: int, depth: int) -> float:
        """What it is worth to attack the card in a cell with so much beside the dice."""
        card = foe.fort.card_at(cell)
        s = self.s
        if ((s.up | s.seen) >> card) & 1 == 1:
            return self.known(foe, cell, card, bonus, depth)
        rest = 1.0
        worth = 0.0
        if cell < ROW and (foe.maybe >> cell) & 1 == 1:
            stranger = 1.0 - KIN * self.count_suits()
            here = foe.king_at(cell)
            if here > 0.0:
                rest -= here
                worth += here * (self.w.look + stranger * self.king(foe, cell, bonus))
            if foe.queen_here > 0.0:
                rest = max(0.0, rest - foe.queen_here)
                worth += foe.queen_here * (
                    self.w.look + stranger * self.queen(foe, cell, bonus, depth)
                )
        if rest > 0.001:
            worth += rest * self.stranger(foe, cell, card, bonus, depth)
        return worth

    def count_suits(self) -> float:
        return 1.0 if self.carries else 2.0

    def known(self, foe: Foe, cell: int, card: int, bonus: int, depth: int) -> float:
        if card < FIRST_ROYAL:
            s = self.s
            against = standing_value(s, foe.seat, cell, card, s.would_ambush(card))
            against += self.kinship(card)
            chance_to_win = self.chance(standing_dice(s, foe.seat, card), bonus - against, foe)
            gain = self.wall(foe, cell, VALUE[card]) + self.onward(
                foe, cell, bonus - VALUE[card], depth
            )
            return chance_to_win * gain
        if is_kin(self.suits, card):
            return 0.0
        if card >= FIRST_KING:
            return self.king(foe, cell, bonus)
        if card >= FIRST_QUEEN:
            return self.queen(foe, cell, bonus, depth)
        gain = self.w.jack + self.onward(foe, cell, bonus - 10, depth)
        return self.best(2, bonus - 10, gain, self.w.answer_other * foe.aid, foe)

    def kinship(self, card: int) -> int:
        """The point that it costs to fight one's own suit (CA-SUIT.1)."""
        if not self.s.rules.same_suit:
            return 0
        suit: i64 = SUIT[card]
        return 1 if (self.suits >> suit) & 1 else 0

    def king(self, foe: Foe, cell: int, bonus: int) -> float:
        dice = 3 if foe.guarded else 2
        return self.best(dice, bonus - 10, 1.0, self.w.answer_king * foe.aid, foe)

    def queen(self, foe: Foe, cell: int, bonus: int, depth: int) -> float:
        gain = self.w.queen + self.onward(foe, cell, bonus - 10, depth)
        against = 10 + QUEENS_COST
        return self.best(2, bonus - against, gain, self.w.answer_other * foe.aid, foe)

    def stranger(self, foe: Foe, cell: int, card: int, bonus: int, depth: int) -> float:
        """A number card that has not been seen: averaged over all that it can be."""
        counts, first = self.unseen.counts, self.unseen.first(card)
        traps = self.s.rules.saboteur
        total = 0
        value = 0
        wins = 0.0
        for pips in range(1, 11):
            count = counts[first + pips]
            if count == 0:
                continue
            total += count
            value += count * pips
            if traps and pips == THREE:
                wins += count * self.chance(3, bonus - AMBUSH, foe)
            else:
                wins += count * self.chance(2, bonus - pips, foe)
        if total == 0:
            return 0.0
        mean = value // total
        gain = self.wall(foe, cell, mean) + self.onward(foe, cell, bonus - mean, depth)
        return wins / total * gain

    # Gains

    def wall(self, foe: Foe, cell: int, value: int) -> float:
        """What it is worth to defeat a number card."""
        w = self.w
        gain = w.wall + w.wall_value * value
        if cell >= ROW:
            return gain + w.uncover * foe.king_at(cell - ROW)
        return gain + w.uncover_side * max(foe.king_at(cell - 1), foe.king_at(cell + 1))

    def onward(self, foe: Foe, cell: int, bonus: int, depth: int) -> float:
        """What it is worth to press on from a cell (CA-PRESS.2)."""
        if not self.carries or depth >= DEEPEST:
            return 0.0
        best = 0.0
        fort = foe.fort
        if cell >= ROW and fort.has(cell - ROW):
            best = self.target(foe, cell - ROW, bonus, depth + 1)
        if fort.has(cell - 1):
            best = max(best, self.target(foe, cell - 1, bonus, depth + 1))
        if fort.has(cell + 1):
            best = max(best, self.target(foe, cell + 1, bonus, depth + 1))
        return best

    # Chances

    def chance(self, dice: i64, margin: i64, foe: Foe) -> float:
        """The chance to win without reinforcements."""
        margin -= len(foe.fort.jokers)
        if self.queen_leads:
            margin += QUEENS_COST
        return win(self.table, self.dice, dice, margin)

    def best(self, dice: int, margin: int, gain: float, answer: float, foe: Foe) -> float:
        """What an attack comes to with as many reinforcements as pay."""
        found = self.chance(dice, margin - int(answer), foe) * gain
        for used in range(1, len(self.aid)):
            more = self.aid[used]
            worth = self.chance(dice, margin + more - int(answer), foe) * gain
            worth -= self.w.commit * more + self.w.commit_each * used
            if worth > found:
                found = worth
        return found


def sums(cards: tuple[int, ...]) -> list[int]:
    """What the best of these cards add up to: none of them, one, two, ..."""
    found = [0]
    total = 0
    for value in sorted([VALUE[card] for card in cards], reverse=True):
        total += value
        found.append(total)
    return found
