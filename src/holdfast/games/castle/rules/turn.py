"""Turns: drawing and using a card, closing gaps, sorties when the deck is empty."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import (
    ACE,
    EIGHT,
    NAMES,
    NO_CARD,
    RANK,
    SIDES,
    SIX,
    SUIT,
    col_of,
    is_king,
    spot,
)
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.battle import (
    ASK_ATTACK,
    attack_after_spying,
    begin_battle,
    offer_openings,
    open_attack,
)
from holdfast.games.castle.rules.drawing import draw_or_contest, reshuffle
from holdfast.games.castle.rules.ending import finish
from holdfast.games.castle.rules.grid import (
    after_closing,
    barricade_spots,
    closed_lines,
    has_gap,
    has_opening,
    places,
)
from holdfast.games.castle.rules.spies import spy, spy_cells
from holdfast.games.castle.rules.volley import begin_volley
from holdfast.games.castle.state import FIELD, FOR_TURN, PLAY, Barricade, Castle

# The rules know no limit, and seats that never go for a King could play on for ever. Random games
# last a tenth of this, and the longest of hundreds less than half.
MOST_TURNS: Final = 10_000


class NextTurn(Step[Castle]):
    """A turn is over: the next living seat begins. This stays at the bottom of the agenda."""

    rule: ClassVar[str] = "CA-TURN.7"

    def run(self, s: Castle, chance: Chance) -> None:
        s.then(self)
        if s.sortie is not None:
            if s.sortie and s.sortie[0] == s.turn:
                del s.sortie[0]
            if not s.sortie and end_sorties(s, chance):
                return
        s.turns += 1
        if s.turns >= MOST_TURNS:
            end_drawn(s, "too_long")
            return
        s.turn = s.next_living(s.turn)
        s.then(BEGIN_TURN)


class BeginTurn(Step[Castle]):
    """Normally the turn is asked; with an empty deck chapter 12 applies (CA-TURN.2)."""

    rule: ClassVar[str] = "CA-TURN.2"

    def run(self, s: Castle, chance: Chance) -> None:
        if s.log is not None:
            s.log.append(Event("turn", "CA-TURN.1", {"seat": s.turn}))
        if s.sortie is None and not s.deck:
            if not s.variant.sorties and s.discard:
                reshuffle(s, chance)  # CA-EMPTY.2
            else:
                s.sortie = s.from_seat(s.turn)
                s.attacked = False
                if s.log is not None:
                    s.log.append(Event("sorties", "CA-EMPTY.1", {"order": list(s.sortie)}))
        if s.sortie is None:
            s.then(ASK_TURN)
        elif leads(s):
            s.then(ASK_LEAD)
        elif s.log is not None:  # CA-EMPTY.5
            s.log.append(Event("no_sortie", "CA-EMPTY.5", {"seat": s.turn}))


class AskTurn(Decision[Castle]):
    """Draw a card, or close gaps instead."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "CA-TURN.3"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "close")

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        if has_gap(s, s.turn):
            return [s.words.draw, s.words.close]
        return [s.words.draw]

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        if action is s.words.draw:
            s.then(DRAW_FOR_TURN)
        else:
            close_gaps(s, s.turn)

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.no_gap(s.turn)


class DrawForTurn(Step[Castle]):
    """The drawn card must be used at once; without one the turn is over (CA-JOKER.1)."""

    rule: ClassVar[str] = "CA-TURN.3"

    def run(self, s: Castle, chance: Chance) -> None:
        card = draw_or_contest(s, chance, FOR_TURN, self)
        if card == NO_CARD:
            return
        s.drawn = card
        if s.log is not None:
            facts = {"seat": s.turn, "card": NAMES[card], "left": len(s.deck)}
            s.log.append(Event("drew", self.rule, facts, ("card",), (s.turn,)))
        s.then(ASK_CARD)


class AskCard(Decision[Castle]):
    """Use the drawn card in exactly one way."""

    kind: ClassVar[str] = "card"
    rule: ClassVar[str] = "CA-TURN.4"
    verbs: ClassVar[tuple[str, ...]] = (
        "place",
        "rally",
        "attack",
        "spy",
        "volley",
        "barricade",
        "discard",
    )

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        card, me, words = s.drawn, s.turn, s.words
        rank = RANK[card]
        actions = [words.place[cell] for cell in places(s, me)]
        if SUIT[card] == s.jack_suit(me):  # CA-RALLY.1
            actions.append(words.rally)
        if rank == ACE and s.can_draw():
            actions.append(words.volley)
        else:  # CA-ACE.7
            offer_openings(s, me, 1 << SUIT[card], actions)
        if rank == EIGHT:  # CA-SPY.2
            for code in spy_cells(s, None):
                actions.append(words.spy[code])
        if rank == SIX and s.variant.barricade:
            add_barricades(s, me, actions)
        if not actions:  # CA-TURN.5
            actions.append(words.discard)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        card = s.drawn
        s.drawn = NO_CARD
        seat, cell = s.words.seat[action.number], s.words.cell[action.number]
        do = action.do
        if do == "place":
            place(s, card, cell)
        elif do == "attack":
            begin_battle(s, FIELD, [card])
            open_attack(s, seat, cell)
        elif do == "rally":
            s.reinforcements[s.turn].append(card)
            if s.log is not None:
                facts = {"seat": s.turn, "card": NAMES[card]}
                s.log.append(Event("rallied", "CA-RALLY.1", facts))
        elif do == "spy":
            battle = begin_battle(s, FIELD, [card])
            battle.spied = True
            spy(s, s.turn, action)
            attack_after_spying(s, battle)
        elif do == "volley":
            begin_volley(s, card)
        elif do == "barricade":
            lay_barricade(s, card, seat, cell, s.words.side[action.number])
        else:
            s.discard.append(card)
            if s.log is not None:
                facts = {"seat": s.turn, "cards": [NAMES[card]], "from": "drawn"}
                s.log.append(Event("discarded", "CA-TURN.5", facts))

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_use_card(s, action)


def place(s: Castle, card: int, cell: int) -> None:
    """The card joins the castle, face down (CA-PLACE.4). All see that it is no royal."""
    s.lay_down(card)
    s.plain |= 1 << card
    s.put(s.turn, cell, card)
    if s.log is not None:
        facts = {"seat": s.turn, "row": cell >> 6, "col": col_of(cell), "card": NAMES[card]}
        s.log.append(Event("placed", "CA-PLACE.4", facts, ("card",), (s.turn,)))


def add_barricades(s: Castle, me: int, actions: list[Action]) -> None:
    for seat in range(s.variant.players):
        if seat != me and s.alive[seat]:
            for code in barricade_spots(s, seat):
                actions.append(s.words.barricade[seat * 768 + code])


def lay_barricade(s: Castle, card: int, seat: int, cell: int, side: int) -> None:
    """A Six on an opponent's castle, face up (CA-BARRICADE.1)."""
    laid = s.barricades[seat]
    at = len(laid)
    while at > 0 and laid[at - 1].cell > cell:
        at -= 1
    laid.insert(at, Barricade(cell, card, side, s.turn))
    if s.log is not None:
        facts = {
            "by": s.turn,
            "seat": seat,
            "row": cell >> 6,
            "col": col_of(cell),
            "side": SIDES[side],
            "card": NAMES[card],
        }
        s.log.append(Event("barricaded", "CA-BARRICADE.1", facts))


def close_gaps(s: Castle, seat: int) -> None:
    """All gaps disappear at once; barricades move along or are discarded (CA-GAP.2)."""
    closed = closed_lines(s, seat)
    moves: list[list[int]] = []
    cells = s.cells[seat]
    for i in range(len(cells)):
        there = after_closing(cells[i], closed)
        if there != cells[i]:
            moves.append([*spot(cells[i]), *spot(there)])
        cells[i] = there
    s.refill(seat)
    kept: list[Barricade] = []
    lost: list[str] = []
    shifted: list[list[int]] = []
    for laid in s.barricades[seat]:  # CA-BARRICADE.5
        there = after_closing(laid.cell, closed)
        if there < 0:
            s.discard.append(laid.card)
            lost.append(NAMES[laid.card])
            continue
        if there != laid.cell:
            shifted.append([*spot(laid.cell), *spot(there)])
        kept.append(Barricade(there, laid.card, laid.side, laid.by))
    s.barricades[seat] = kept
    if s.log is not None:
        facts: dict[str, Any] = {"seat": seat, "moves": moves, "barricades": shifted, "cards": lost}
        s.log.append(Event("closed", "CA-GAP.2", facts))


# Sorties


def leads(s: Castle) -> list[int]:
    """Cells of own cards that can lead a sortie: never the King (CA-EMPTY.3)."""
    me = s.turn
    cells, cards = s.cells[me], s.cards[me]
    if s.barricades[me]:
        return [cells[i] for i in range(len(cells)) if not is_king(cards[i])]
    possible = 0
    for suit in range(4):
        if has_opening(s, me, 1 << suit):
            possible |= 1 << suit
    found: list[int] = []
    for i in range(len(cells)):
        if not is_king(cards[i]) and (possible >> SUIT[cards[i]]) & 1:
            found.append(cells[i])
    return found


class AskLead(Decision[Castle]):
    """In a sortie turn a card of the own castle must attack."""

    kind: ClassVar[str] = "lead"
    rule: ClassVar[str] = "CA-EMPTY.3"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        table = s.words.lead
        return [table[cell] for cell in leads(s)]

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        cell = s.words.cell[action.number]
        card = s.take(s.turn, cell)
        s.attacked = True
        if s.log is not None:
            facts = {"seat": s.turn, "row": cell >> 6, "col": col_of(cell), "card": NAMES[card]}
            s.log.append(Event("led", self.rule, facts))
        battle = begin_battle(s, FIELD, [card])
        battle.may_halt = False
        s.then(ASK_ATTACK)

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_lead(s, action, leads(s))


def end_sorties(s: Castle, chance: Chance) -> bool:
    """The round is over: the discards become the deck. True when the game is drawn (CA-EMPTY.7)."""
    attacked = s.attacked
    s.sortie = None
    s.attacked = False
    if s.deck:
        return False
    if s.discard:
        reshuffle(s, chance)
    elif not attacked:
        end_drawn(s, "drawn")
        return True
    return False


def end_drawn(s: Castle, why: str) -> None:
    """The game is drawn between those who are left (CA-EMPTY.7)."""
    finish(s)
    if s.log is not None:
        s.log.append(Event(why, "CA-EMPTY.7", {"seats": s.living()}))


def begin_play(s: Castle) -> None:
    """Everybody has arranged the court: seat 0 takes the first turn (CA-SETUP.6)."""
    s.phase = PLAY
    s.turn = 0
    s.then(BEGIN_TURN, NEXT_TURN)


NEXT_TURN: Final = NextTurn()
BEGIN_TURN: Final = BeginTurn()
DRAW_FOR_TURN: Final = DrawForTurn()
ASK_TURN: Final = AskTurn()
ASK_CARD: Final = AskCard()
ASK_LEAD: Final = AskLead()
