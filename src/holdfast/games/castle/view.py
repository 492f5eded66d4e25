"""Who sees what (chapter 3): views, what is hidden, and worlds that fit what a seat has seen."""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.games.castle.cards import (
    CASTLE_CARDS,
    FIRST_JOKER,
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    NAMES,
    NO_CARD,
    col_of,
    is_number,
    names,
    row_of,
)
from holdfast.games.castle.position import castle_json, head, shown_cards, tail
from holdfast.games.castle.rules.setup import next_question
from holdfast.games.castle.state import Castle

# Sorts of cards that are no number cards; those are sorted by their age.
JACKS: Final = -1
QUEENS: Final = -2
KINGS: Final = -3
JOKERS: Final = -4


def view(s: Castle, seat: int) -> dict[str, Any]:
    """The position as a seat may know it (CA-INFO.5)."""
    castles: dict[str, Any] = {}
    for other in range(s.variant.players):
        if other == seat:
            castle = castle_json(s, other, shown_cards(s, other), names(s.hand[other]))
        elif s.is_arranged(other):
            castle = castle_json(s, other, cards_from_outside(s, other), 0)
        else:
            castle = castle_json(s, other, [], CASTLE_CARDS)
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
    """An action in the history of another seat: how a castle was arranged stays secret for ever.

    Only set-up names the card that is placed (CA-INFO.6).
    """
    if by != seat and (action.do in ("court", "insert") or is_setup_place(action)):
        return {"do": "arrange"}
    return action.json


def is_setup_place(action: Action) -> bool:
    return action.do == "place" and "card" in action.args


# What a seat cannot know


def is_secret(s: Castle, card: int) -> bool:
    """Whether a card in a finished castle is known to its owner alone."""
    return ((s.up | s.seen) >> card) & 1 == 0


def hidden_cards(s: Castle, seat: int) -> list[int]:
    """Every card the seat does not know: deck, box, and what others hold unseen."""
    cards = s.deck + s.box
    if s.drawn != NO_CARD and s.turn != seat:
        cards.append(s.drawn)
    for other in range(s.variant.players):
        if other == seat:
            continue
        if s.is_arranged(other):
            cards += [card for card in s.cards[other] if is_secret(s, card)]
        else:
            cards += s.hand[other] + s.cards[other]
    return cards


def hidden(s: Castle, seat: int) -> list[Any]:
    """Each card the seat does not know, with the reshuffle that hid it.

    A card that is shown and shuffled away again in one go has been revealed all the same. The last
    card of a castle under construction shows its Jack, whatever the castle looks like: no other
    step of arranging takes anything off this list (CA-INFO.6).
    """
    return [f"{NAMES[card]}/{s.age[card]}" for card in hidden_cards(s, seat)]


def may_be_royal(s: Castle, seat: int) -> list[int]:
    """Cells of a court whose unseen card has stood there since set-up: where royals can be."""
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
        return JACKS
    if card < FIRST_KING:
        return QUEENS
    return KINGS if card < FIRST_JOKER else JOKERS


# Imagining


class Exchange:
    """Deals the cards that a seat cannot know anew, each among the places open to its sort.

    The order in which they lie is forgotten first, and all places are gone through in an order
    that everybody can see: so a world depends on what the seat knows and on chance alone.
    """

    def __init__(self, s: Castle, seat: int, chance: Chance) -> None:
        self.s = s
        self.chance = chance
        self.pools: dict[int, list[int]] = {}
        for card in sorted(hidden_cards(s, seat)):
            self.pools.setdefault(sort_of(s, card), []).append(card)
        for sort in sorted(self.pools):
            shuffle(self.pools[sort], chance)

    def sorts(self, cards: list[int]) -> list[int]:
        """The sorts of these cards, without their order."""
        return sorted([sort_of(self.s, card) for card in cards])

    def deal(self, sort: int) -> int:
        return self.pools[sort].pop()

    def deal_all(self, sorts: list[int]) -> list[int]:
        return [self.deal(sort) for sort in sorts]


def imagine(s: Castle, seat: int, chance: Chance) -> Castle:
    """A copy in which all that the seat cannot know is dealt anew (CA-INFO.7).

    That somebody is asked for a sortie tells that a card of theirs can lead one, so worlds in which
    nothing could be answered are dealt again.
    """
    while True:
        world = deal_anew(s, seat, chance)
        if not world.agenda or world.legal():
            return world


def deal_anew(s: Castle, seat: int, chance: Chance) -> Castle:
    world = s.copy()
    exchange = Exchange(s, seat, chance)
    for card in hidden_cards(s, seat):
        world.lay_down(card)  # what is noted of it belongs to where it really lies
    world.deck = exchange.deal_all(exchange.sorts(s.deck))
    shuffle(world.deck, chance)  # jokers lie anywhere in it
    world.box = exchange.deal_all([sort_of(s, card) for card in s.box])
    if s.drawn != NO_CARD and s.turn != seat:
        world.drawn = exchange.deal(sort_of(s, s.drawn))
    for other in range(s.variant.players):
        if other == seat:
            continue
        if s.is_arranged(other):
            exchange_castle(world, other, exchange)
        else:
            arrange_anew(world, other, exchange)
    return world


def exchange_castle(world: Castle, seat: int, exchange: Exchange) -> None:
    """Other cards for the backs of a castle; its royals stand in any cell that may hold them."""
    s = exchange.s
    cells, cards = s.cells[seat], s.cards[seat]
    places = may_be_royal(s, seat)
    sorts = exchange.sorts([s.card_at(seat, cell) for cell in places])
    shuffle(sorts, exchange.chance)
    for i in range(len(cells)):
        if not is_secret(s, cards[i]):
            continue
        card = exchange.deal(sorts.pop() if cells[i] in places else sort_of(s, cards[i]))
        world.cards[seat][i] = card
        world.plain |= ((s.plain >> cards[i]) & 1) << card


def arrange_anew(world: Castle, seat: int, exchange: Exchange) -> None:
    """Other cards for a castle under construction, arranged anyhow, as far as its owner has got.

    Nothing is known of it, not even where its cards stand; only how many steps were taken is.
    """
    s = exchange.s
    numbers = [card for card in s.cards[seat] + s.hand[seat] if is_number(card)]
    world.hand[seat] = exchange.deal_all([JACKS, QUEENS, KINGS, *exchange.sorts(numbers)])
    world.cells[seat] = []
    world.cards[seat] = []
    world.refill(seat)
    while len(world.cards[seat]) < len(s.cards[seat]):
        step = next_question(world, seat)
        legal = step.legal(world)
        step.play(world, legal[exchange.chance.pick(len(legal))], exchange.chance)


def numbers_of_age(s: Castle, seat: int, age: int) -> list[int]:
    """The number cards of one age that the seat does not know."""
    return [card for card in hidden_cards(s, seat) if sort_of(s, card) == age]
