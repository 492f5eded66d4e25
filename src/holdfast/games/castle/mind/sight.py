"""What a seat knows of the castles, and what it may guess: nothing that only others can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.castle.board import (
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    NO_CARD,
    ROW,
    VALUE,
    bit,
    count_bits,
    is_jack,
)

if TYPE_CHECKING:
    from holdfast.games.castle.mind.weights import Weights
    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle

LEAST: Final = 0.02
"""No place is ruled out by habit alone."""
VALUES: Final = 16
"""So many places for each age in a table of the cards that nobody has seen."""


class Foe:
    """Another castle as a seat sees it: where its royals are, or where they may be."""

    def __init__(self, s: Castle, seat: int, w: Weights) -> None:
        fort = s.forts[seat]
        self.seat = seat
        self.fort: Fort = fort
        self.king = -1
        """The cell of a King who has been seen, else -1."""
        self.queen = -1
        self.guarded = False
        """Whether the Queen stands: all know when she falls."""
        self.maybe: i64 = 0
        """The columns of the court in which an unseen royal may stand."""
        self.kings: list[float] = []
        """By column the chance that the King stands there; empty when he has been seen."""
        self.queen_here = 0.0
        """The chance that a given one of these columns holds the Queen."""
        self.aid = 0
        """What its reinforcements add up to."""
        known = s.up | s.seen
        cells, cards = fort.cells, fort.cards
        for i in range(len(cells)):
            cell = cells[i]
            if cell >= ROW:
                break
            card: i64 = cards[i]
            seen = (known >> card) & 1 == 1
            if card >= FIRST_KING:
                if seen:
                    self.king = cell
            elif card >= FIRST_QUEEN:
                self.guarded = True
                if seen:
                    self.queen = cell
            if not seen and (s.plain >> card) & 1 == 0:
                self.maybe |= bit(cell)
        places: int = count_bits(self.maybe)
        if places > 0:
            if self.king < 0:
                self.kings = likely_kings(s, fort, self.maybe, w)
            if self.guarded and self.queen < 0:
                self.queen_here = 1.0 / places
        for card in fort.reinforcements:
            self.aid += VALUE[card]

    def king_at(self, cell: i64) -> float:
        """The chance that the King stands in a cell."""
        if cell == self.king:
            return 1.0
        if cell < 0 or cell >= ROW or (self.maybe >> cell) & 1 == 0:
            return 0.0
        return self.kings[cell] if self.kings else 0.0


def likely_kings(s: Castle, fort: Fort, maybe: i64, w: Weights) -> list[float]:
    """By column of the court the chance that an unseen King stands there.

    Kings stand beside their Jacks, covered, and seldom at an end: that is how castles are built.
    """
    found = [0.0] * ROW
    cells = fort.cells
    size = fort.court_size()
    total = 0.0
    for i in range(size):
        cell = cells[i]
        if (maybe >> cell) & 1 == 0:
            continue
        weight = 1.0
        if i == 0 or i == size - 1:
            weight *= w.guess_end
        if not fort.has(cell + ROW):
            weight *= w.guess_bare
        if is_jack(fort.card_at(cell - 1)) or is_jack(fort.card_at(cell + 1)):
            weight *= w.guess_jack
        weight = max(weight, LEAST)
        found[cell] = weight
        total += weight
    for i in range(size):
        found[cells[i]] /= total
    return found


class Unseen:
    """The number cards that a seat has not seen, counted by age and value (CA-INFO.7)."""

    def __init__(self, s: Castle, me: int) -> None:
        self.counts: list[int] = [0] * ((s.shuffles + 1) * VALUES)
        self.age = s.age
        for card in s.deck:
            self.count(card)
        if s.drawn != NO_CARD and s.turn != me:
            self.count(s.drawn)
        known = s.up | s.seen
        for seat in range(s.players):
            if seat == me:
                continue
            fort = s.forts[seat]
            for card in fort.cards:
                if (known >> card) & 1 == 0:
                    self.count(card)
            for card in fort.hand:
                self.count(card)

    def count(self, card: int) -> None:
        if card < FIRST_ROYAL:
            self.counts[self.age[card] * VALUES + VALUE[card]] += 1

    def first(self, card: int) -> int:
        """Where the counts begin that a hidden card belongs to; royals are as old as the game."""
        return self.age[card] * VALUES if card < FIRST_ROYAL else 0
