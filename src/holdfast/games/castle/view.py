"""Who sees what (chapter 3): views, what is hidden, and worlds that fit what a seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.reading import Json
from holdfast.games.castle.board import (
    CASTLE_CARDS,
    NAMES,
    NO_CARD,
    col_of,
    is_number,
    names,
    row_of,
)
from holdfast.games.castle.position import castle_json, head, shown_cards, tail
from holdfast.games.castle.rules.info import (
    JACKS,
    KINGS,
    QUEENS,
    hidden_cards,
    is_secret,
    may_be_royal,
    sort_of,
)
from holdfast.games.castle.rules.setup import Court, Insert, SetupPlace, next_question

if TYPE_CHECKING:
    from holdfast.games.castle import shapes
    from holdfast.games.castle.state import Castle


def view(s: Castle, seat: int) -> shapes.View:
    """The position as a seat may know it: its own cards (CA-INFO.2), less of others (CA-INFO.5)."""
    castles: dict[str, shapes.Castle] = {}
    for other in range(s.players):
        if other == seat:
            castle = castle_json(s, other, shown_cards(s, other), names(s.forts[other].hand))
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


def cards_from_outside(s: Castle, seat: int) -> list[list[int | str]]:
    """The cards of a castle as everybody sees them."""
    shown: list[list[int | str]] = []
    cells, cards = s.forts[seat].cells, s.forts[seat].cards
    for i in range(len(cells)):
        name = NAMES[cards[i]] if s.is_up(cards[i]) else "#"
        shown.append([row_of(cells[i]), col_of(cells[i]), name])
    return shown


def shown(action: Action, by: int, seat: int) -> Json:
    """An action in the history of another seat: how a castle was arranged stays secret for ever.

    Only set-up names the card that is placed (CA-INFO.6).
    """
    if by != seat and isinstance(action, (Court, Insert, SetupPlace)):
        return {"do": "arrange"}
    return action.json


def hidden(s: Castle, seat: int) -> list[str]:
    """Each card the seat does not know, with the reshuffle that hid it.

    A card that is shown and shuffled away again in one go has been revealed all the same. The last
    card of a castle under construction shows its Jack, whatever the castle looks like: no other
    step of arranging takes anything off this list (CA-INFO.6).
    """
    return [f"{NAMES[card]}/{s.age[card]}" for card in hidden_cards(s, seat)]


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

    def sorts(self, cards: Sequence[int]) -> list[int]:
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
    world.box = tuple(exchange.deal_all(exchange.sorts(s.box)[::-1]))  # Jacks before Kings
    if s.drawn != NO_CARD and s.turn != seat:
        world.drawn = exchange.deal(sort_of(s, s.drawn))
    for other in range(s.players):
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
    cells, cards = s.forts[seat].cells, s.forts[seat].cards
    world.forts[seat].openings = None
    places = may_be_royal(s, seat)
    sorts = exchange.sorts([s.card_at(seat, cell) for cell in places])
    shuffle(sorts, exchange.chance)
    for i in range(len(cells)):
        if not is_secret(s, cards[i]):
            continue
        card = exchange.deal(sorts.pop() if cells[i] in places else sort_of(s, cards[i]))
        world.forts[seat].cards[i] = card
        plain: i64 = (s.plain >> cards[i]) & 1
        world.plain |= plain << card


def arrange_anew(world: Castle, seat: int, exchange: Exchange) -> None:
    """Other cards for a castle under construction, arranged anyhow, as far as its owner has got.

    Nothing is known of it, not even where its cards stand; only how many steps were taken is.
    """
    s = exchange.s
    fort, anew = s.forts[seat], world.forts[seat]
    numbers = [card for card in [*fort.cards, *fort.hand] if is_number(card)]
    anew.hand = tuple(exchange.deal_all([JACKS, QUEENS, KINGS, *exchange.sorts(numbers)]))
    anew.cells = []
    anew.cards = []
    anew.refill()
    while len(anew.cards) < len(fort.cards):
        step = next_question(world, seat)
        legal = step.legal(world)
        step.play(world, legal[exchange.chance.pick(len(legal))], exchange.chance)
