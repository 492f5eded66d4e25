"""Dealing and arranging the castles (chapter 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.board import (
    COURT_LIMIT,
    FIRST_JOKER,
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    MIDDLE,
    NAMES,
    SETUP_CARDS,
    cell_at,
    col_of,
    is_jack,
    is_number,
    is_royal,
    names,
    row_of,
)
from holdfast.games.castle.events import Facts
from holdfast.games.castle.parts import without
from holdfast.games.castle.refusals import COURT_FULL, at
from holdfast.games.castle.rules.decide import CastleAction, CastleDecision
from holdfast.games.castle.rules.place import cannot_place, places
from holdfast.games.castle.rules.turn import BEGIN_TURN, NEXT_TURN
from holdfast.games.castle.telling import tell_hand
from holdfast.games.castle.terms import PLAY, SETUP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle

NOT_IN_HAND: Final = _("{card} is not among the cards of {seat} to arrange. There: {cards}.")
NOT_BETWEEN: Final = _(
    "A card is inserted between court cards: before column {from_col} up to {to_col}."
)
NAMES_A_CARD: Final = _("The drawn card is placed; only its row and column are named.")


class Deal(Step["Castle"]):
    """Royals and extra cards at random; jokers enter the deck afterwards (CA-CHANCE.1)."""

    rule: ClassVar[str] = "CA-CHANCE.1"

    def run(self, s: Castle, chance: Chance) -> None:
        players = s.players
        hands: list[list[int]] = [[] for _ in range(players)]
        for first in (FIRST_ROYAL, FIRST_QUEEN, FIRST_KING):  # CA-SETUP.1
            royals = [first, first + 1, first + 2, first + 3]
            shuffle(royals, chance)
            for seat in range(players):
                hands[seat].append(royals[seat])
            s.box = (*s.box, *royals[players:])  # CA-PACK.2
        s.deck = list(range(FIRST_ROYAL))
        shuffle(s.deck, chance)
        for seat in range(players):  # CA-SETUP.2
            hands[seat] += s.deck[:SETUP_CARDS]
            del s.deck[:SETUP_CARDS]
            s.forts[seat].hand = tuple(hands[seat])
        for joker in range(s.rules.jokers):  # CA-PACK.5
            s.deck.insert(chance.pick(len(s.deck) + 1), FIRST_JOKER + joker)
        for seat in range(players):
            tell_hand(s, "dealt", "CA-SETUP.2", seat, hands[seat])
        s.then(ARRANGE)


class Arrange(Step["Castle"]):
    """Seat after seat arranges its castle; then the first turn begins (CA-SETUP.6)."""

    rule: ClassVar[str] = "CA-SETUP.6"

    def run(self, s: Castle, chance: Chance) -> None:
        seat = s.arranging()
        if seat < 0:
            s.phase = PLAY
            s.turn = 0
            s.then(BEGIN_TURN, NEXT_TURN)
        else:
            s.then(next_question(s, seat), self)


def next_question(s: Castle, seat: int) -> Decision[Castle]:
    """What the arranging seat is asked: first for its court, then card by card."""
    return ASK_COURT if is_royal(s.forts[seat].hand[0]) else ASK_SETUP_CARD


# The court


class AskCourt(CastleDecision):
    """The royals take columns 0, 1 and 2 of the court in any order."""

    kind: ClassVar[str] = "court_order"
    rule: ClassVar[str] = "CA-SETUP.3"
    verbs: ClassVar[tuple[str, ...]] = ("court",)

    def seat(self, s: Castle) -> int:
        return s.arranging()

    def legal(self, s: Castle) -> list[Action]:
        return s.actions.court[:]


class Court(CastleAction):
    """Put the royals in the court in this order, from left to right (CA-SETUP.3)."""

    def __init__(self, number: int, order: str) -> None:
        super().__init__(number, "court", {"order": order}, (f"court:{order}",))
        self.order = order

    def play(self, s: Castle, chance: Chance) -> None:
        seat = s.arranging()
        fort = s.forts[seat]
        royals = fort.hand[:3]
        fort.hand = fort.hand[3:]
        standing: list[int] = []
        for col in range(3):
            card = royals["JQK".index(self.order[col])]
            s.lay_down(card)
            fort.put(cell_at(0, col), card)
            standing.append(card)
        s.turn_up(royals[0])  # CA-SETUP.5
        tell_hand(s, "court", "CA-SETUP.3", seat, standing)


# The other cards


class AskSetupCard(CastleDecision):
    """Any of the five cards next, placed in a cell or inserted into the court."""

    kind: ClassVar[str] = "setup_card"
    rule: ClassVar[str] = "CA-SETUP.4"
    verbs: ClassVar[tuple[str, ...]] = ("place", "insert")

    def seat(self, s: Castle) -> int:
        return s.arranging()

    def legal(self, s: Castle) -> list[Action]:
        fort = s.forts[s.arranging()]
        table, inserts, nothing = s.actions.setup_place, s.actions.insert, s.actions.nothing
        cells, columns = places(fort), insert_columns(fort)
        actions: list[Action] = []
        for card in fort.hand:
            for cell in cells:
                action = table[card * 256 + cell]
                if action is not nothing:
                    actions.append(action)
            for column in columns:
                actions.append(inserts[card * 64 + column])
        return actions


class SetupPlace(CastleAction):
    """Place a card of the hand in a free cell of the own castle (CA-SETUP.4)."""

    def __init__(self, number: int, card: int, cell: int) -> None:
        row, col, name = row_of(cell), col_of(cell), NAMES[card]
        args = {"card": name, "row": row, "col": col}
        super().__init__(number, "place", args, (f"hand:{name}", f"cell:{row}:{col}"))
        self.card = card
        self.cell = cell

    def play(self, s: Castle, chance: Chance) -> None:
        arrange(s, self.card, self.cell, inserted=False)

    def why(self, s: Castle) -> Refusal:
        if s.phase != SETUP:
            facts = {"card": NAMES[s.drawn], "seat": s.turn}
            return Refusal("CA-TURN.4", NAMES_A_CARD, facts)
        refusal = not_in_hand(s, self.card)
        return cannot_place(s, s.arranging(), self.cell) if refusal is None else refusal


class Insert(CastleAction):
    """Insert a card of the hand into the court, before a column (CA-SETUP.4)."""

    def __init__(self, number: int, card: int, cell: int) -> None:
        col, name = col_of(cell), NAMES[card]
        touches = (f"hand:{name}", f"between:{col}")
        super().__init__(number, "insert", {"card": name, "col": col}, touches)
        self.card = card
        self.cell = cell

    def play(self, s: Castle, chance: Chance) -> None:
        make_room(s.forts[s.arranging()], self.cell)
        arrange(s, self.card, self.cell, inserted=True)

    def why(self, s: Castle) -> Refusal:
        refusal = not_in_hand(s, self.card)
        if refusal is not None:
            return refusal
        seat = s.arranging()
        fort = s.forts[seat]
        columns = insert_columns(fort)
        facts: Facts = {"seat": seat, "cards": names(fort.hand), "card": NAMES[self.card]}
        if not columns:
            return Refusal("CA-GRID.3", COURT_FULL, facts)
        facts["from_col"] = col_of(columns[0])
        facts["to_col"] = col_of(columns[-1])
        return Refusal("CA-SETUP.4", NOT_BETWEEN, facts)


def not_in_hand(s: Castle, card: int) -> Refusal | None:
    seat = s.arranging()
    hand = s.forts[seat].hand
    if card in hand:
        return None
    facts: Facts = {"seat": seat, "cards": names(hand), "card": NAMES[card]}
    return Refusal("CA-SETUP.4", NOT_IN_HAND, facts)


def insert_columns(fort: Fort) -> list[int]:
    """Between court cards: right of the leftmost, up to the rightmost (CA-SETUP.4), as bits."""
    size = fort.court_size()
    if size >= COURT_LIMIT:
        return []
    return list(range(fort.cells[0] + 1, fort.cells[size - 1] + 1))


def make_room(fort: Fort, column: int) -> None:
    """Every card of the castle at or beyond the column, in every row, moves one to the right."""
    fort.cells = [cell + 1 if cell & 63 >= column else cell for cell in fort.cells]
    fort.refill()


def arrange(s: Castle, card: int, cell: int, inserted: bool) -> None:
    """The card joins the castle face down (CA-SETUP.5); the last one finishes it (CA-SETUP.7)."""
    seat = s.arranging()
    fort = s.forts[seat]
    fort.hand = without(fort.hand, card)
    s.lay_down(card)
    fort.put(cell, card)
    finished = not fort.hand
    if finished:
        cell += renumber(fort)
    if s.log is None:
        return
    facts: Facts = {"seat": seat, **at(cell), "insert": inserted, "card": NAMES[card]}
    secret = ("row", "col", "insert", "card")  # CA-INFO.6
    s.tell("arranged", "CA-SETUP.4", facts, secret, (seat,))
    if finished:
        s.tell("finished", "CA-SETUP.7", where_the_jack_is(fort, seat))


def renumber(fort: Fort) -> int:
    """The leftmost card of a finished castle comes to column 0; by how much all cards move."""
    shift = MIDDLE - min([cell & 63 for cell in fort.cells])
    fort.cells = [cell + shift for cell in fort.cells]
    fort.refill()
    return shift


def where_the_jack_is(fort: Fort, seat: int) -> Facts:
    """What comes into sight with the last card (CA-INFO.6); by how much it moved stays secret."""
    number = next(i for i in range(len(fort.cards)) if is_jack(fort.cards[i]))
    return {"seat": seat, "jack": NAMES[fort.cards[number]], **at(fort.cells[number])}


def is_setup_hand(cards: Sequence[int]) -> bool:
    """Whether a hand is what lies there before `court_order`: J, Q, K, then number cards."""
    if len(cards) < 3:
        return False
    for i in range(3):
        first = FIRST_ROYAL + 4 * i
        if not first <= cards[i] < first + 4:
            return False
    return all(is_number(card) for card in cards[3:])


DEAL: Final = Deal()
ARRANGE: Final = Arrange()
ASK_COURT: Final = AskCourt()
ASK_SETUP_CARD: Final = AskSetupCard()
