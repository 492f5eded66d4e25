"""Who sees what (chapter 3): views, what is hidden, and worlds that fit what a seat has seen."""

from __future__ import annotations

from typing import Any

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.games.castle.cards import (
    FIRST_JOKER,
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    NAMES,
    NO_CARD,
    col_of,
    names,
    row_of,
)
from holdfast.games.castle.position import castle_json, head, shown_cards, tail
from holdfast.games.castle.state import Castle


def view(s: Castle, seat: int) -> dict[str, Any]:
    """The position as a seat may know it (CA-INFO.5)."""
    castles: dict[str, Any] = {}
    for other in range(s.variant.players):
        if other == seat:
            castle = castle_json(s, other, shown_cards(s, other), names(s.hand[other]))
        else:
            castle = castle_json(s, other, cards_from_outside(s, other), len(s.hand[other]))
        castles[str(other)] = castle
    drawn: str | None = None
    if s.drawn != NO_CARD:
        drawn = NAMES[s.drawn] if s.turn == seat else "#"
    return {
        **head(s),
        "deck": len(s.deck),
        "discard": names(s.discard),
        "box": len(s.box),
        "dead": names(s.dead),
        "castles": castles,
        "drawn": drawn,
        **tail(s),
    }


def cards_from_outside(s: Castle, seat: int) -> list[list[Any]]:
    """The cards of a castle as everybody sees them."""
    shown: list[list[Any]] = []
    cells, cards = s.cells[seat], s.cards[seat]
    for i in range(len(cells)):
        name = NAMES[cards[i]] if s.is_up(cards[i]) else "#"
        shown.append([row_of(cells[i]), col_of(cells[i]), name])
    return shown


def shown(action: Action, by: int, seat: int) -> dict[str, Any]:
    """An action in the history of another seat: setup keeps its secrets (CA-INFO.5)."""
    told = action.json
    if by == seat:
        return told
    if action.do == "court":
        order: str = action.args["order"]
        told["order"] = "".join([letter if letter == "J" else "#" for letter in order])
    elif action.do in ("place", "insert"):
        told.pop("card", None)
    return told


# What a seat cannot know


def is_secret(s: Castle, card: int) -> bool:
    """Whether a card in a castle is known to its owner alone."""
    return ((s.up | s.seen) >> card) & 1 == 0


def hidden_cards(s: Castle, seat: int) -> list[int]:
    """Every card the seat does not know: deck, box, and what others hold unseen."""
    cards = s.deck + s.box
    if s.drawn != NO_CARD and s.turn != seat:
        cards.append(s.drawn)
    for other in range(s.variant.players):
        if other != seat:
            cards += s.hand[other]
            cards += [card for card in s.cards[other] if is_secret(s, card)]
    return cards


def hidden(s: Castle, seat: int) -> list[Any]:
    """Each card the seat does not know, with the reshuffle that hid it.

    A card that is shown and shuffled away again in one go has been revealed all the same.
    """
    return [f"{NAMES[card]}/{s.age[card]}" for card in hidden_cards(s, seat)]


def may_be_royal(s: Castle, seat: int) -> list[int]:
    """Cells of a court whose unseen card nobody saw being placed: where royals can be."""
    return [
        cell
        for cell in s.cells[seat]
        if cell < 64
        and is_secret(s, s.card_at(seat, cell))
        and not (s.plain >> s.card_at(seat, cell)) & 1
    ]


def sort_of(s: Castle, card: int) -> int:
    """Cards that could change places as far as anybody knows are of one sort.

    Royals go by rank. A number card goes by the reshuffle after which it was drawn, because
    everybody saw which cards were in that deck.
    """
    if card < FIRST_ROYAL:
        return s.age[card]
    if card < FIRST_QUEEN:
        return -1
    if card < FIRST_KING:
        return -2
    return -3 if card < FIRST_JOKER else -4


class Exchange:
    """Deals the cards that a seat cannot know anew, each among the places open to its sort."""

    def __init__(self, s: Castle, seat: int, chance: Chance) -> None:
        self.s = s
        self.chance = chance
        self.pools: dict[int, list[int]] = {}
        for card in hidden_cards(s, seat):
            self.pools.setdefault(sort_of(s, card), []).append(card)
        for sort in sorted(self.pools):
            shuffle(self.pools[sort], chance)

    def one(self, card: int) -> int:
        """Another card for the place of this one."""
        return self.pools[sort_of(self.s, card)].pop()

    def all(self, cards: list[int]) -> list[int]:
        return [self.one(card) for card in cards]


def imagine(s: Castle, seat: int, chance: Chance) -> Castle:
    """A copy in which all that the seat cannot know is dealt anew.

    That somebody is asked for a sortie tells that a card of theirs can lead one, so worlds in which
    nothing could be answered are dealt again.
    """
    while True:
        world = deal_anew(s.copy(), seat, chance)
        if not world.agenda or world.legal():
            return world


def deal_anew(s: Castle, seat: int, chance: Chance) -> Castle:
    for other in range(s.variant.players):
        if other != seat:
            mix_court(s, other, chance)
    exchange = Exchange(s, seat, chance)
    s.deck = exchange.all(s.deck)
    shuffle(s.deck, chance)  # jokers lie anywhere in it
    s.box = exchange.all(s.box)
    if s.drawn != NO_CARD and s.turn != seat:
        s.drawn = exchange.one(s.drawn)
    for other in range(s.variant.players):
        if other == seat:
            continue
        s.hand[other] = exchange.all(s.hand[other])
        exchange_castle(s, other, exchange)
    return s


def mix_court(s: Castle, seat: int, chance: Chance) -> None:
    """Which of the cells that can hold royals hold them is dealt anew."""
    cells = may_be_royal(s, seat)
    cards = [s.card_at(seat, cell) for cell in cells]
    shuffle(cards, chance)
    for i in range(len(cells)):
        s.cards[seat][s.cells[seat].index(cells[i])] = cards[i]


def exchange_castle(s: Castle, seat: int, exchange: Exchange) -> None:
    cards = s.cards[seat]
    secret = [is_secret(s, card) for card in cards]
    plain = [(s.plain >> card) & 1 == 1 for card in cards]
    dealt: list[int] = []
    for i in range(len(cards)):
        dealt.append(exchange.one(cards[i]) if secret[i] else cards[i])
    for i in range(len(cards)):
        if secret[i]:
            s.lay_down(dealt[i])
            if not plain[i]:
                s.plain &= ~(1 << dealt[i])
    s.cards[seat] = dealt


def numbers_of_age(s: Castle, seat: int, age: int) -> list[int]:
    """The number cards of one age that the seat does not know."""
    return [card for card in hidden_cards(s, seat) if sort_of(s, card) == age]
