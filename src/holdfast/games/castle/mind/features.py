"""A world as numbers: what of each castle tells who will win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.castle.board import (
    EIGHT,
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    NO_CARD,
    RANK,
    ROW,
    VALUE,
)
from holdfast.games.castle.mind.chances import win
from holdfast.games.castle.rules.reach import Attack, openings_of

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

FEATURES: Final = 32
"""How many numbers describe a castle, with what it faces."""
SHIFTS: Final = 64
MIDDLE: Final = 32


class Danger:
    """How likely a King falls to one card that somebody draws, by what stands before him."""

    def __init__(self, table: list[float]) -> None:
        self.direct: list[float] = []
        self.through: list[float] = []
        for dice in (2, 3):
            for shift in range(-MIDDLE, SHIFTS - MIDDLE):
                self.direct.append(mean_direct(table, dice, shift))
        for value in range(11):
            for dice in (2, 3):
                for shift in range(-MIDDLE, SHIFTS - MIDDLE):
                    self.through.append(mean_through(table, value, dice, shift))

    def open(self, guarded: bool, shift: i64) -> float:
        return self.direct[(SHIFTS if guarded else 0) + bounded(shift)]

    def behind(self, value: i64, guarded: bool, shift: i64) -> float:
        """The same with a card in front that must fall first."""
        return self.through[(value * 2 + (1 if guarded else 0)) * SHIFTS + bounded(shift)]


def bounded(shift: i64) -> i64:
    at = shift + MIDDLE
    if at < 0:
        return 0
    return at if at < SHIFTS else SHIFTS - 1


def mean_direct(table: list[float], dice: int, shift: int) -> float:
    """Over the cards from Two to Ten."""
    total = 0.0
    for pips in range(2, 11):
        total += win(table, 2, dice, pips - 10 + shift)
    return total / 9


def mean_through(table: list[float], value: int, dice: int, shift: int) -> float:
    total = 0.0
    for pips in range(2, 11):
        first = win(table, 2, 2, pips - value)
        total += first * win(table, 2, dice, pips - value - 10 + shift)
    return total / 9


def aid_of(s: Castle, seat: int) -> int:
    total = 0
    for card in s.forts[seat].reinforcements:
        total += VALUE[card]
    return total


def add_features(s: Castle, seat: int, danger: Danger, out: list[float]) -> None:
    """Append the numbers of one living castle."""
    fort = s.forts[seat]
    cells, cards = fort.cells, fort.cards
    known = s.up | s.seen
    king, queen, jack = -1, -1, -1
    king_seen = queen_seen = 0.0
    court_walls = walls = shown = spies = 0
    value = 0
    places = 0
    for i in range(len(cells)):
        cell = cells[i]
        card: i64 = cards[i]
        seen = (known >> card) & 1 == 1
        if card < FIRST_ROYAL:
            value += VALUE[card]
            if RANK[card] == EIGHT:
                spies += 1
            if cell < ROW:
                court_walls += 1
            else:
                walls += 1
                if s.is_up(card):
                    shown += 1
        elif card >= FIRST_KING:
            king = cell
            king_seen = 1.0 if seen else 0.0
        elif card >= FIRST_QUEEN:
            queen = cell
            queen_seen = 1.0 if seen else 0.0
        else:
            jack = cell
        if cell < ROW and not seen and (s.plain >> card) & 1 == 0:
            places += 1
    aid = aid_of(s, seat)
    threat, foes, foe_cards, foe_queens, foe_jokers = 0, 0, 0, 0, 0
    least = 1000
    for other in range(s.players):
        if other == seat or not s.forts[other].alive:
            continue
        foes += 1
        foe_cards += len(s.forts[other].cards)
        least = min(least, len(s.forts[other].cards))
        threat = max(threat, aid_of(s, other))
        foe_jokers = max(foe_jokers, len(s.forts[other].jokers))
        if s.has_queen(other):
            foe_queens += 1
    openings = openings_of(s, seat)
    king_open = queen_open = jack_open = 0.0
    guarded = queen >= 0
    shift = foe_jokers - len(fort.jokers)
    now = helped = 0.0
    above, left, right = king + ROW, king - 1, king + 1
    for action in openings:
        assert isinstance(action, Attack)
        cell = action.cell
        if cell == king:
            king_open = 1.0
            now = max(now, danger.open(guarded, shift))
            helped = max(helped, danger.open(guarded, shift + threat - aid))
        elif cell == queen:
            queen_open = 1.0
        elif cell == jack:
            jack_open = 1.0
        if cell in (above, left, right):
            before = VALUE[fort.card_at(cell)]
            now = max(now, danger.behind(before, guarded, shift))
            helped = max(helped, danger.behind(before, guarded, shift + threat - aid))
    sure = king_seen if places == 0 else max(king_seen, 1.0 / places)
    over_king = fort.card_at(above)
    beside = (1.0 if fort.has(left) else 0.0) + (1.0 if fort.has(right) else 0.0)
    living = foes + 1
    wait = 0
    other = s.turn
    while other != seat and wait < 4:
        other = s.next_living(other)
        wait += 1
    out += [
        1.0 if wait == 0 else 0.0,
        wait / living,
        1.0 if queen >= 0 else 0.0,
        1.0 if jack >= 0 else 0.0,
        king_seen,
        queen_seen,
        king_open,
        king_open * king_seen,
        queen_open,
        queen_open * queen_seen,
        jack_open,
        0.0 if over_king == NO_CARD else 1.0,
        0.0 if over_king == NO_CARD else VALUE[over_king] / 10,
        beside / 2,
        court_walls / 4,
        walls / 5,
        value / 40,
        shown / 4,
        spies / 2,
        sure,
        now * 4,
        now * sure * 4,
        helped * 4,
        helped * sure * 4,
        aid / 20,
        len(fort.reinforcements) / 3,
        threat / 20,
        len(fort.jokers) / 2,
        foe_cards / (8 * foes) if foes > 0 else 0.0,
        foe_queens / foes if foes > 0 else 0.0,
        least / 8 if foes > 0 else 0.0,
        len(s.deck) / 30,
    ]
