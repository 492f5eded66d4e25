"""What a seat cannot know, and what it can conclude (CA-INFO.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.castle.board import (
    FIRST_JOKER,
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    NO_CARD,
    ROW,
)

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

# Sorts of cards that are no number cards; those are sorted by their age.
JACKS: Final = -1
QUEENS: Final = -2
KINGS: Final = -3
JOKERS: Final = -4


def is_secret(s: Castle, card: i64) -> bool:
    """Whether a card in a finished castle is known to its owner alone."""
    return ((s.up | s.seen) >> card) & 1 == 0


def hidden_cards(s: Castle, seat: int) -> list[int]:
    """Every card the seat does not know: deck, box, and what others hold unseen (CA-INFO.3)."""
    cards = [*s.deck, *s.box]
    if s.drawn != NO_CARD and s.turn != seat:
        cards.append(s.drawn)
    for other in range(s.players):
        fort = s.forts[other]
        if other == seat:
            continue
        if fort.hand:
            cards += [*fort.hand, *fort.cards]
        else:
            cards += [card for card in fort.cards if is_secret(s, card)]
    return cards


def may_be_royal(s: Castle, seat: int) -> list[int]:
    """Cells of a court whose unseen card has stood there since set-up: where royals can be."""
    cells, cards = s.forts[seat].cells, s.forts[seat].cards
    known = s.up | s.seen | s.plain
    return [cells[i] for i in range(len(cells)) if cells[i] < ROW and not (known >> cards[i]) & 1]


def sort_of(s: Castle, card: int) -> int:
    """Cards that could change places as far as anybody knows are of one sort.

    Royals go by rank. A number card goes by the reshuffle after which it was drawn, because
    everybody saw which cards were in that deck.
    """
    if card < FIRST_ROYAL:
        return s.age[card]
    if card < FIRST_QUEEN:
        return JACKS
    if card < FIRST_KING:
        return QUEENS
    return KINGS if card < FIRST_JOKER else JOKERS


def numbers_of_age(s: Castle, seat: int, age: int) -> list[int]:
    """The number cards of one age that the seat does not know."""
    return [card for card in hidden_cards(s, seat) if sort_of(s, card) == age]
