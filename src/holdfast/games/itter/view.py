"""What a seat may know, and worlds that agree with what it knows (CI-6.2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from holdfast.core.chance import Chance, shuffle
from holdfast.games.itter.board import NONE
from holdfast.games.itter.position import card_names, tactic_names, write_around
from holdfast.games.itter.terms import COMPETITIVE, SEAT_SS

if TYPE_CHECKING:
    from holdfast.games.itter.shapes import SeenTactics, View
    from holdfast.games.itter.state import Itter

HIDDEN: Final = "#"


def view_of(s: Itter, seat: int) -> View:
    """What everybody sees; hidden cards are a number, the planned one is "#".

    Nobody sees the order of the decks; only the SS player sees what it holds and plans.
    """
    hand: list[str] | int = []
    orders: list[str] | int = []
    tactics: SeenTactics = {
        "deck": len(s.tactics_deck),
        "active": tactic_names(s, s.tactics_active),
        "hand": [],
        "planned": None,
    }
    planned = s.tactics_planned
    if seat == SEAT_SS:
        hand, orders = card_names(s, s.hand), card_names(s, s.orders)
        tactics["hand"] = tactic_names(s, s.tactics_hand)
        tactics["planned"] = None if planned == NONE else s.board.tactic_ids[planned]
    elif s.rules.variant == COMPETITIVE:
        hand, orders = len(s.hand), len(s.orders)
        tactics["hand"] = len(s.tactics_hand)
        tactics["planned"] = None if planned == NONE else HIDDEN
    return cast("View", write_around(s, len(s.deck), hand, orders, tactics))


def hidden_from(s: Itter, seat: int) -> list[str]:
    """Every card whose face the seat cannot see, wherever it lies."""
    cards = s.deck + s.boxed
    tactics = s.tactics_deck + s.boxed_tactics
    if seat != SEAT_SS:
        cards += s.hand + s.orders
        tactics += s.tactics_hand + planned_tactic(s)
    names = [s.board.card_ids[card] for card in cards]
    return names + [f"tactic {s.board.tactic_ids[card]}" for card in tactics]


def planned_tactic(s: Itter) -> tuple[int, ...]:
    return () if s.tactics_planned == NONE else (s.tactics_planned,)


def imagine(s: Itter, seat: int, chance: Chance) -> Itter:
    """A copy with the unseen cards dealt anew.

    A card's deck number is known from where it lies, so cards change places only with cards of
    their own deck; those among which the 142nd was mixed change places with one another. What is
    unseen is sorted before it is dealt, so that nothing of how it really lies shows.
    """
    other = s.copy()
    redeal_cards(other, seat, chance)
    redeal_tactics(other, seat, chance)
    return other


def redeal_cards(s: Itter, seat: int, chance: Chance) -> None:
    held = s.rules.variant == COMPETITIVE and seat != SEAT_SS
    size, boxed = len(s.deck), len(s.boxed)
    # One list of all unseen places, with the group of cards each place may hold.
    in_hand = sorted(s.hand + s.orders) if held else []
    cards = [*s.deck, *s.boxed, *in_hand]
    groups = [s.board.card_deck[card] for card in cards]
    for place in range(size - min(s.mixed, size), size):
        groups[place] = 0
    if held and s.mixed > size:
        # Some of what was mixed has been drawn since, and may be in the hand, unseen.
        last = max(s.board.card_deck)
        for place in range(size + boxed, len(cards)):
            if groups[place] == last:
                groups[place] = 0
    dealt = deal_anew(cards, groups, chance)
    s.deck = tuple(dealt[:size])
    s.boxed = tuple(dealt[size : size + boxed])
    if held:
        in_hand = sorted(dealt[size + boxed :])
        shuffle(in_hand, chance)
        orders = len(s.orders)
        s.orders = tuple(in_hand[:orders])
        s.hand = tuple(in_hand[orders:])


def redeal_tactics(s: Itter, seat: int, chance: Chance) -> None:
    held = s.rules.variant == COMPETITIVE and seat != SEAT_SS
    size, boxed = len(s.tactics_deck), len(s.boxed_tactics)
    in_hand = sorted(s.tactics_hand + planned_tactic(s)) if held else []
    cards = [*s.tactics_deck, *s.boxed_tactics, *in_hand]
    groups = [s.board.tactic_deck[card] for card in cards]
    dealt = deal_anew(cards, groups, chance)
    s.tactics_deck = tuple(dealt[:size])
    s.boxed_tactics = tuple(dealt[size : size + boxed])
    if held:
        in_hand = sorted(dealt[size + boxed :])
        shuffle(in_hand, chance)
        if s.tactics_planned != NONE:
            s.tactics_planned = in_hand.pop()
        s.tactics_hand = tuple(in_hand)


def deal_anew(cards: list[int], groups: list[int], chance: Chance) -> list[int]:
    """The cards of each group, shuffled over the places of that group."""
    dealt = cards[:]
    for group in sorted(set(groups)):
        places = [place for place in range(len(cards)) if groups[place] == group]
        pile = sorted([cards[place] for place in places])
        shuffle(pile, chance)
        for index in range(len(places)):
            dealt[places[index]] = pile[index]
    return dealt
