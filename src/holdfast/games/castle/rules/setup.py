"""Dealing and arranging the castles (chapter 1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import (
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
)
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.grid import court_size, places
from holdfast.games.castle.rules.turn import begin_play
from holdfast.games.castle.state import Castle


class Deal(Step[Castle]):
    """Royals and extra cards at random; jokers enter the deck afterwards (CA-CHANCE.1)."""

    rule: ClassVar[str] = "CA-CHANCE.1"

    def run(self, s: Castle, chance: Chance) -> None:
        players = s.variant.players
        for first in (FIRST_ROYAL, FIRST_QUEEN, FIRST_KING):
            royals = [first, first + 1, first + 2, first + 3]
            shuffle(royals, chance)
            for seat in range(players):
                s.hand[seat].append(royals[seat])
            s.box += royals[players:]
        s.deck = list(range(FIRST_ROYAL))
        shuffle(s.deck, chance)
        for seat in range(players):
            s.hand[seat] += s.deck[:SETUP_CARDS]
            del s.deck[:SETUP_CARDS]
        for joker in range(s.variant.jokers):  # CA-PACK.5
            s.deck.insert(chance.pick(len(s.deck) + 1), FIRST_JOKER + joker)
        if s.log is not None:
            for seat in range(players):
                facts = {"seat": seat, "cards": names(s.hand[seat])}
                s.log.append(Event("dealt", "CA-SETUP.2", facts, ("cards",), (seat,)))
        s.then(ARRANGE)


class Arrange(Step[Castle]):
    """Seat after seat arranges its castle; then the first turn begins (CA-SETUP.6)."""

    rule: ClassVar[str] = "CA-SETUP.6"

    def run(self, s: Castle, chance: Chance) -> None:
        seat = s.arranging()
        if seat < 0:
            begin_play(s)
        else:
            s.then(next_question(s, seat), self)


class AskCourt(Decision[Castle]):
    """The royals take columns 0, 1 and 2 of the court in any order."""

    kind: ClassVar[str] = "court_order"
    rule: ClassVar[str] = "CA-SETUP.3"
    verbs: ClassVar[tuple[str, ...]] = ("court",)

    def seat(self, s: Castle) -> int:
        return s.arranging()

    def legal(self, s: Castle) -> list[Action]:
        return s.words.court[:]

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        seat = s.arranging()
        royals = s.hand[seat][:3]
        del s.hand[seat][:3]
        order: str = action.args["order"]
        standing: list[int] = []
        for col in range(3):
            card = royals["JQK".index(order[col])]
            s.lay_down(card)
            s.put(seat, cell_at(0, col), card)
            standing.append(card)
        s.turn_up(royals[0])  # CA-SETUP.5
        if s.log is not None:
            facts = {"seat": seat, "cards": names(standing)}
            s.log.append(Event("court", self.rule, facts, ("cards",), (seat,)))


class AskSetupCard(Decision[Castle]):
    """Any of the five cards next, placed in a cell or inserted into the court."""

    kind: ClassVar[str] = "setup_card"
    rule: ClassVar[str] = "CA-SETUP.4"
    verbs: ClassVar[tuple[str, ...]] = ("place", "insert")

    def seat(self, s: Castle) -> int:
        return s.arranging()

    def legal(self, s: Castle) -> list[Action]:
        seat = s.arranging()
        words = s.words
        nothing = words.nothing
        cells = places(s, seat)
        columns = insert_columns(s, seat)
        actions: list[Action] = []
        for card in s.hand[seat]:
            for cell in cells:
                action = words.setup_place[card * 256 + cell]
                if action is not nothing:
                    actions.append(action)
            for column in columns:
                actions.append(words.insert[card * 64 + column])
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        seat = s.arranging()
        cell, card = s.words.cell[action.number], s.words.card[action.number]
        s.hand[seat].remove(card)
        if action.do == "insert":
            make_room(s, seat, cell & 63)
        s.lay_down(card)
        s.put(seat, cell, card)
        finished = s.is_arranged(seat)
        if finished:
            cell += renumber(s, seat)
        if s.log is not None:
            facts = {
                "seat": seat,
                "row": cell >> 6,
                "col": col_of(cell),
                "insert": action.do == "insert",
                "card": NAMES[card],
            }
            secret = ("row", "col", "insert", "card")  # CA-INFO.6
            s.log.append(Event("arranged", self.rule, facts, secret, (seat,)))
            if finished:
                s.log.append(Event("finished", "CA-SETUP.7", where_the_jack_is(s, seat)))

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_arrange(s, s.arranging(), action, insert_columns(s, s.arranging()))


def next_question(s: Castle, seat: int) -> Decision[Castle]:
    """What the arranging seat is asked: first for its court, then card by card."""
    return ASK_COURT if is_royal(s.hand[seat][0]) else ASK_SETUP_CARD


def insert_columns(s: Castle, seat: int) -> list[int]:
    """Between court cards: right of the leftmost, up to the rightmost (CA-SETUP.4), as bits."""
    size = court_size(s, seat)
    if size >= COURT_LIMIT:
        return []
    cells = s.cells[seat]
    return list(range(cells[0] + 1, cells[size - 1] + 1))


def make_room(s: Castle, seat: int, column: int) -> None:
    """Every card of the castle at or beyond the column, in every row, moves one to the right."""
    cells = s.cells[seat]
    for i in range(len(cells)):
        if cells[i] & 63 >= column:
            cells[i] += 1
    s.refill(seat)


def renumber(s: Castle, seat: int) -> int:
    """The leftmost card of a finished castle comes to column 0; by how much all cards move."""
    cells = s.cells[seat]
    shift = MIDDLE - min([cell & 63 for cell in cells])
    for i in range(len(cells)):
        cells[i] += shift
    s.refill(seat)
    return shift


def where_the_jack_is(s: Castle, seat: int) -> dict[str, Any]:
    """What comes into sight with the last card (CA-INFO.6); by how much it moved stays secret."""
    cards = s.cards[seat]
    cell = s.cells[seat][next(i for i in range(len(cards)) if is_jack(cards[i]))]
    jack = NAMES[s.card_at(seat, cell)]
    return {"seat": seat, "jack": jack, "row": cell >> 6, "col": col_of(cell)}


def is_setup_hand(cards: list[int]) -> bool:
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
