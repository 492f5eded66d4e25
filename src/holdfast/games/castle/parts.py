"""The parts of a state: a castle, a barricade, a battle, a volley, the contest for a joker.

Tuples are replaced and never changed, so that copies can share them.
"""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.snapshot import Keeper
from holdfast.games.castle.board import NO_CARD, SUIT, bit, count_bits
from holdfast.games.castle.terms import NO_TARGET, NOT_YET


class Barricade:
    """A Six that lies on a castle; it never changes, so copies share it."""

    def __init__(self, cell: int, card: int, side: int, by: int) -> None:
        self.cell = cell
        self.card = card
        self.side = side
        self.by = by

    def moved(self, cell: int) -> Barricade:
        """The same one in another cell."""
        return self if cell == self.cell else Barricade(cell, self.card, self.side, self.by)


class Fort:
    """The castle of one seat: its cards, sorted by cell, and what lies beside them.

    Each row is also a set of columns, one bit for each with a card. `places` and `openings` keep
    the actions that the cards offer as long as none moves; None means that they are to be found.
    """

    def __init__(self, cells: list[int], cards: list[int]) -> None:
        self.cells = cells
        self.cards = cards
        self.row0: i64 = 0
        self.row1: i64 = 0
        self.row2: i64 = 0
        self.row3: i64 = 0
        self.alive = True
        self.reinforcements: tuple[int, ...] = ()
        self.jokers: tuple[int, ...] = ()
        self.barricades: tuple[Barricade, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.places: list[Action] | None = None
        self.openings: list[Action] | None = None
        self.open_royals: i64 = 0
        """The royals among the openings, as a set of cards."""

    def copy(self) -> Fort:
        other = Fort(self.cells[:], self.cards[:])
        other.row0 = self.row0
        other.row1 = self.row1
        other.row2 = self.row2
        other.row3 = self.row3
        other.alive = self.alive
        other.reinforcements = self.reinforcements
        other.jokers = self.jokers
        other.barricades = self.barricades
        other.hand = self.hand
        other.places = self.places
        other.openings = self.openings
        other.open_royals = self.open_royals
        return other

    def keep(self, k: Keeper) -> None:
        self.cells = k.numbers(self.cells)
        self.cards = k.numbers(self.cards)
        self.alive = k.flag(self.alive)
        self.reinforcements = kept(k, self.reinforcements)
        self.jokers = kept(k, self.jokers)
        self.hand = kept(k, self.hand)
        laid = k.lists([[one.cell, one.card, one.side, one.by] for one in self.barricades])
        if k.reading:
            self.barricades = tuple([Barricade(o[0], o[1], o[2], o[3]) for o in laid])
            self.refill()

    def row(self, number: i64) -> i64:
        if number == 0:
            return self.row0
        if number == 1:
            return self.row1
        return self.row2 if number == 2 else self.row3

    def has(self, cell: i64) -> bool:
        """Whether a card stands in a cell of the grid."""
        return (self.row(cell >> 6) >> (cell & 63)) & 1 == 1

    def rank(self, cell: i64) -> i64:
        """How many cards stand in cells before this one: where it is found in the lists."""
        before = bit(cell & 63) - 1
        if cell < 64:
            return count_bits(self.row0 & before)
        count = count_bits(self.row0)
        if cell < 128:
            return count + count_bits(self.row1 & before)
        count += count_bits(self.row1)
        if cell < 192:
            return count + count_bits(self.row2 & before)
        return count + count_bits(self.row2) + count_bits(self.row3 & before)

    def card_at(self, cell: i64) -> int:
        """The card in a cell, or NO_CARD; also for cells beyond the grid."""
        if cell < 0 or cell >= 256 or not self.has(cell):
            return NO_CARD
        return self.cards[self.rank(cell)]

    def court_size(self) -> int:
        return count_bits(self.row0)

    def put(self, cell: int, card: int) -> None:
        """Stand a card in an empty cell."""
        at = self.rank(cell)
        self.cells.insert(at, cell)
        self.cards.insert(at, card)
        self.mark(cell)

    def take(self, cell: int) -> int:
        """Take the card out of a cell; no other moves (CA-GRID.4)."""
        at = self.rank(cell)
        self.cells.pop(at)
        self.mark(cell)
        return self.cards.pop(at)

    def mark(self, cell: i64) -> None:
        """A card has come to this cell, or left it."""
        column = bit(cell & 63)
        if cell < 64:
            self.row0 ^= column
        elif cell < 128:
            self.row1 ^= column
        elif cell < 192:
            self.row2 ^= column
        else:
            self.row3 ^= column
        self.places = None
        self.openings = None

    def refill(self) -> None:
        """Work out the rows anew after all cards may have moved."""
        self.row0 = self.row1 = self.row2 = self.row3 = 0
        self.places = None
        self.openings = None
        for cell in self.cells:
            self.mark(cell)

    def is_standing(self, first: int) -> bool:
        """Whether one of the four royals from `first` on stands in the castle."""
        return any(first <= card < first + 4 for card in self.cards)

    def barricade_at(self, cell: int) -> Barricade | None:
        for laid in self.barricades:
            if laid.cell == cell:
                return laid
        return None


class Battle:
    """The battle in progress (CA-POS.1)."""

    def __init__(self, kind: int, seat: int, lead: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.lead = lead
        self.suits: i64 = suits_of(lead)
        """The suits that attack: the lead's, in a volley the Ace's too (CA-BLOOD.3)."""
        self.extra: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.at_seat = -1
        self.at_cells: tuple[int, ...] = ()
        self.spied = False
        self.may_halt = True
        self.berserk = False
        self.target_kind = NO_TARGET
        self.target_seat = -1
        self.target_cells: tuple[int, ...] = ()
        self.target_card = NO_CARD
        self.ambush = False
        self.attack_commit: tuple[int, ...] = ()
        self.defence_commit: tuple[int, ...] = ()
        self.side = -1
        self.won = NOT_YET
        self.bonus = 0
        self.snakes: tuple[int, ...] = ()
        """Chooser and victim of each snake eyes still to be resolved, as `chooser * 4 + victim`."""
        self.strike = False

    def copy(self) -> Battle:
        other = Battle(self.kind, self.seat, self.lead)
        other.extra = self.extra
        other.aside = self.aside
        other.at_seat = self.at_seat
        other.at_cells = self.at_cells
        other.spied = self.spied
        other.may_halt = self.may_halt
        other.berserk = self.berserk
        other.target_kind = self.target_kind
        other.target_seat = self.target_seat
        other.target_cells = self.target_cells
        other.target_card = self.target_card
        other.ambush = self.ambush
        other.attack_commit = self.attack_commit
        other.defence_commit = self.defence_commit
        other.side = self.side
        other.won = self.won
        other.bonus = self.bonus
        other.snakes = self.snakes
        other.strike = self.strike
        return other

    def keep(self, k: Keeper) -> None:
        self.kind = k.number(self.kind)
        self.seat = k.number(self.seat)
        self.lead = kept(k, self.lead)
        self.suits = suits_of(self.lead)
        self.extra = kept(k, self.extra)
        self.aside = kept(k, self.aside)
        self.at_seat = k.number(self.at_seat)
        self.at_cells = kept(k, self.at_cells)
        self.spied = k.flag(self.spied)
        self.may_halt = k.flag(self.may_halt)
        self.berserk = k.flag(self.berserk)
        self.target_kind = k.number(self.target_kind)
        self.target_seat = k.number(self.target_seat)
        self.target_cells = kept(k, self.target_cells)
        self.target_card = k.number(self.target_card)
        self.ambush = k.flag(self.ambush)
        self.attack_commit = kept(k, self.attack_commit)
        self.defence_commit = kept(k, self.defence_commit)
        self.side = k.number(self.side)
        self.won = k.number(self.won)
        self.bonus = k.number(self.bonus)
        self.snakes = kept(k, self.snakes)
        self.strike = k.flag(self.strike)

    @property
    def weapon(self) -> int:
        """The card that gives the value: the lead, or in a volley the drawn card."""
        return self.lead[-1]

    def clear_target(self) -> None:
        self.target_kind = NO_TARGET
        self.target_seat = -1
        self.target_cells = ()
        self.target_card = NO_CARD
        self.ambush = False


class Volley:
    """An Ace and the cards drawn for it that have not attacked yet."""

    def __init__(self, ace: int, cards: tuple[int, ...], owed: int) -> None:
        self.ace = ace
        self.cards = cards
        self.owed = owed

    def keep(self, k: Keeper) -> None:
        self.ace = k.number(self.ace)
        self.cards = kept(k, self.cards)
        self.owed = k.number(self.owed)

    def copy(self) -> Volley:
        return Volley(self.ace, self.cards, self.owed)


class Contest:
    """The contest for a joker: `bids[i]` are the cards of seat `order[i]`."""

    def __init__(
        self, joker: int, order: tuple[int, ...], bids: list[tuple[int, ...]], resume: int
    ) -> None:
        self.joker = joker
        self.order = order
        self.bids = bids
        self.next = 0
        self.resume = resume

    def keep(self, k: Keeper) -> None:
        self.joker = k.number(self.joker)
        self.order = kept(k, self.order)
        self.bids = [tuple(bid) for bid in k.lists([list(bid) for bid in self.bids])]
        self.next = k.number(self.next)
        self.resume = k.number(self.resume)

    def copy(self) -> Contest:
        other = Contest(self.joker, self.order, self.bids[:], self.resume)
        other.next = self.next
        return other


def suit_bit(card: int) -> i64:
    """The suit of a card as a set of suits."""
    suit: i64 = SUIT[card]
    return bit(suit)


def suits_of(cards: tuple[int, ...]) -> i64:
    suits: i64 = 0
    for card in cards:
        suits |= suit_bit(card)
    return suits


def kept(k: Keeper, cards: tuple[int, ...]) -> tuple[int, ...]:
    """A tuple of numbers in a state that is written or read."""
    numbers = k.numbers(list(cards))
    return tuple(numbers) if k.reading else cards


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards less one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
