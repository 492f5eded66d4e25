"""Castle Itter as a seat may know it, in small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.core.action import Vocabulary
from holdfast.core.observer import BITS, CATEGORY, MOST, NUMBER, Observer, put, put_all
from holdfast.core.state import AnyStep, State
from holdfast.games.itter import pack as packs
from holdfast.games.itter.board import (
    AREAS,
    COUNTERS,
    DEFENDERS,
    LOCATIONS,
    NODES,
    NONE,
    OFF_BOARD,
    SPACES,
    SQUARES,
)
from holdfast.games.itter.edition import ItterEdition
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import Activation
from holdfast.games.itter.rules.c2_defender_phase.c2_7_command import CommandOrder
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import AskSacrifice
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import SuppressPlacement
from holdfast.games.itter.rules.causes import SOURCES
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import COMPETITIVE, SEAT_SS

if TYPE_CHECKING:
    from holdfast.core.edition import Edition

GONE: Final = len(OFF_BOARD) - 1
"""Places off the board: a square is numbered after them."""
DECISIONS_EACH: Final = 512
"""More than a turn can ask: of five actions each is an activation with shifts or three orders, and
each counter that three cards place, and each Defender they strike, is one question."""


class ItterObserver(Observer):
    """Defenders, SS counters, tokens, cards that lie open, and what is being decided."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        assert isinstance(edition, ItterEdition)
        board = edition.board
        cards, tactics = len(board.card_ids), len(board.tactic_ids)
        # A turn takes three cards, and an escape gives at most all of them back once.
        self.longest = 2 * sum(board.card_count) * DECISIONS_EACH
        self.board = board
        self.held: bool = edition.variant == COMPETITIVE
        """Whether somebody holds the SS cards."""
        self.zero_sum = self.held
        part = self.part
        self.at_me = part("me", CATEGORY, 1, about="the seat that looks: defender, ss")
        self.at_kind = part("decision", CATEGORY, len(self.kinds), about="its kind; 0 at the end")
        self.at_turn = part("turn", NUMBER, MOST, about="the turn")
        self.at_phase = part("phase", CATEGORY, 3, about="planning, defender, SS, over")
        self.at_left = part("actions", NUMBER, board.actions_per_turn, about="actions left")
        self.at_loaded = part("loaded", NUMBER, 1, about="the tank's cannon is loaded")
        self.at_jenny = part(
            "jenny", CATEGORY, 2, about="the tank: intact, lost empty, lost crewed"
        )
        self.at_piles = part(
            "piles", NUMBER, MOST, (5,), "cards in deck, hand, orders, Tactics deck, Tactics hand"
        )
        self.at_planned = part("planned", NUMBER, 1, about="a Tactics card is planned")
        self.at_top = part("top", CATEGORY, 4, about="the deck number of the top discard")
        who = (DEFENDERS,)
        places = GONE + SQUARES - 1
        self.at_place = part(
            "place", CATEGORY, places, who, "escaped, casualty, reserve, supply, the squares"
        )
        self.at_state = part(
            "state", BITS, 15, who, "of a Defender: exhausted, disrupted, acted, commanded"
        )
        self.at_infantry = part("infantry", CATEGORY, 3, (NODES,), "none, rifleman, scout, sturm")
        self.at_guns = part("guns", NUMBER, MOST, (AREAS, 2), "machine gunners and mortars")
        self.at_tokens = part("suppression", NUMBER, MOST, (SPACES,), "tokens by colour")
        self.at_defense = part("defense", NUMBER, MOST, (LOCATIONS,), "of each location")
        self.at_doer = part("doer", CATEGORY, DEFENDERS, about="who is active, orders or is struck")
        self.at_deployed = part("deployed", NUMBER, 1, about="it was deployed")
        self.at_shifts = part("shifts", NUMBER, SQUARES, about="how often it has shifted")
        self.at_orders = part("orders", NUMBER, MOST, about="orders or counters left")
        self.at_counter = part("counter", CATEGORY, len(COUNTERS), about="that is being placed")
        self.at_area = part("area", CATEGORY, AREAS, about="where it is being placed")
        self.at_cause = part("cause", CATEGORY, len(SOURCES), about="what struck")
        self.at_doomed = part("doomed", NUMBER, 1, who, "who falls with the location")
        self.at_revealed = part("revealed", NUMBER, MOST, (cards,), "cards of this turn")
        self.at_discard = part("discard", NUMBER, MOST, (cards,), "cards in the discard pile")
        self.at_active = part("active", NUMBER, MOST, (tactics,), "Tactics cards in force")
        # Only the SS player's own observation has anything here.
        self.at_hand = part("hand", NUMBER, MOST, (cards,), "cards in the own hand")
        self.at_chosen = part("chosen", NUMBER, MOST, (cards,), "cards planned by the own seat")
        self.at_tactics = part("tactics", NUMBER, MOST, (tactics,), "own Tactics cards")
        self.at_plan = part("plan", CATEGORY, tactics, about="the own planned Tactics card")

    def vocabularies(self) -> list[Vocabulary]:
        """The shipped components' first, so that other ones only add numbers."""
        _board, shipped = packs.tables(None)
        if self.edition.vocabulary is shipped.vocabulary:
            return [shipped.vocabulary]
        return [shipped.vocabulary, self.edition.vocabulary]

    def fill(self, s: State, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Itter)
        put(out, at + self.at_me, seat)
        put(out, at + self.at_turn, min(s.turn, MOST))
        put(out, at + self.at_phase, s.phase)
        put(out, at + self.at_left, s.actions_left)
        put(out, at + self.at_jenny, s.jenny)
        if s.loaded:
            put(out, at + self.at_loaded, 1)
        self._defenders(s, out, at)
        self._board(s, out, at)
        self._open_cards(s, out, at)
        if seat == SEAT_SS and self.held:
            self._own_cards(s, out, at)
        if s.agenda:
            step = s.agenda[-1]
            put(out, at + self.at_kind, self.kind_of(step))
            self._pending(step, out, at)

    def _defenders(self, s: Itter, out: vec[i64], at: i64) -> None:
        put_all(out, at + self.at_place, s.at, GONE)
        exhausted, disrupted, acted, commanded = s.exhausted, s.disrupted, s.acted, s.commanded
        touched = exhausted | disrupted | acted | commanded
        state = at + self.at_state
        who: i64 = 0
        while touched != 0:
            if touched & 1 == 1:
                how: i64 = exhausted >> who & 1
                how += (disrupted >> who & 1) << 1
                how += (acted >> who & 1) << 2
                how += (commanded >> who & 1) << 3
                put(out, state + who, how)
            touched >>= 1
            who += 1

    def _board(self, s: Itter, out: vec[i64], at: i64) -> None:
        put_all(out, at + self.at_infantry, s.infantry, 1)
        put_all(out, at + self.at_guns, s.guns, 0)
        i: i64
        for i in range(SPACES):
            tokens: i64 = s.suppression[i]
            put(out, at + self.at_tokens + i, min(tokens, MOST))
        for i in range(LOCATIONS):
            defense: i64 = s.defense[i]
            put(out, at + self.at_defense + i, max(0, min(defense, MOST)))

    def _open_cards(self, s: Itter, out: vec[i64], at: i64) -> None:
        put(out, at + self.at_piles, min(len(s.deck), MOST))
        put(out, at + self.at_piles + 3, len(s.tactics_deck))
        self._count(s.revealed, out, at + self.at_revealed)
        self._count(s.discard, out, at + self.at_discard)
        self._count(s.tactics_active, out, at + self.at_active)
        if s.discard:
            put(out, at + self.at_top, self.board.card_deck[s.discard[-1]])
        if self.held:
            put(out, at + self.at_piles + 1, len(s.hand))
            put(out, at + self.at_piles + 2, len(s.orders))
            put(out, at + self.at_piles + 4, len(s.tactics_hand))
            if s.tactics_planned != NONE:
                put(out, at + self.at_planned, 1)

    def _own_cards(self, s: Itter, out: vec[i64], at: i64) -> None:
        """CI-6.2.11: what the SS player holds and plans."""
        self._count(s.hand, out, at + self.at_hand)
        self._count(s.orders, out, at + self.at_chosen)
        self._count(s.tactics_hand, out, at + self.at_tactics)
        put(out, at + self.at_plan, s.tactics_planned + 1)

    def _count(self, cards: tuple[int, ...], out: vec[i64], at: i64) -> None:
        for card in cards:
            put(out, at + card, 1)

    def _pending(self, step: AnyStep, out: vec[i64], at: i64) -> None:
        """What is being decided, as far as the board does not say it."""
        if isinstance(step, Activation):
            put(out, at + self.at_doer, 1 + step.who)
            put(out, at + self.at_shifts, step.shifts)
            if step.deployed:
                put(out, at + self.at_deployed, 1)
        elif isinstance(step, CommandOrder):
            put(out, at + self.at_doer, 1 + step.by)
            put(out, at + self.at_orders, step.left)
        elif isinstance(step, SuppressPlacement):
            put(out, at + self.at_counter, 1 + step.counter)
            put(out, at + self.at_area, 1 + step.area)
            put(out, at + self.at_orders, step.left)
        elif isinstance(step, AskSacrifice):
            put(out, at + self.at_doer, 1 + step.victim)
            put(out, at + self.at_cause, 1 + step.cause[0])
            for who in step.doomed:
                put(out, at + self.at_doomed + who, 1)
