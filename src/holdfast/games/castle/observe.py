"""Castle as a seat may know it, in small numbers; seats are counted from the own one on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.core.action import Vocabulary
from holdfast.core.observer import BITS, CATEGORY, MOST, NUMBER, Observer, put
from holdfast.core.state import State
from holdfast.games.castle.board import NAMES, NO_CARD, ROW, ROWS
from holdfast.games.castle.edition import CastleEdition, actions_for
from holdfast.games.castle.parts import Battle, Fort
from holdfast.games.castle.rules.turn import MOST_TURNS
from holdfast.games.castle.state import Castle

if TYPE_CHECKING:
    from holdfast.core.edition import Edition

CARDS: Final = len(NAMES)
GRID: Final = ROWS * ROW

# Where a card is, as far as a seat knows.
UNKNOWN: Final = 0
DISCARDED: Final = 1
DEAD: Final = 2
DRAWN: Final = 3
ACE: Final = 4
VOLLEY: Final = 5
LEAD: Final = 6
EXTRA: Final = 7
ASIDE: Final = 8
ATTACKING: Final = 9
DEFENDING: Final = 10
CONTESTED: Final = 11
BID: Final = 12
HAND: Final = 13
FIRST_CASTLE: Final = 14
"""From here on five places for each castle: the own, then in turn order."""
FACE_UP: Final = 0
FACE_DOWN: Final = 1
REINFORCING: Final = 2
JOKER: Final = 3
BARRICADE: Final = 4
PLACES: Final = 5

# What there is in a cell.
A_CARD: Final = 1
SHOWING: Final = 2
UNSEEN: Final = 4
PLAIN: Final = 8
TARGET: Final = 16
ATTACKERS: Final = 32
BARRED: Final = 64

ATTACKED: Final[i64] = 0x0100000000000000
"""The eighth of eight entries in a word, where it is 1."""
TURNS_EACH: Final = 7
"""Two to this power are one step of `turns`: there can be 10,000."""
DECISIONS_EACH: Final = 128
"""More than a turn can ask: each of 54 cards is committed or bid once, shot at or lost."""


def spot_of(cell: i64) -> i64:
    """Row and column of a cell, two neighbours in one word."""
    return (cell >> 6) + 1 + ((cell & 63) << 8)


class CastleObserver(Observer):
    """The cards by where they are, the castles by cell, and what is under way."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.longest = MOST_TURNS * DECISIONS_EACH
        assert isinstance(edition, CastleEdition)
        players = edition.players
        self.players: i64 = players
        self.zero_sum = players == 2
        others = (players,)
        castles = (players, ROWS, ROW)
        places = FIRST_CASTLE + PLACES * players - 1
        part = self.part
        # The first ten are written together: see `_flow`.
        part("me", CATEGORY, players - 1, about="the seat that looks")
        part("turn", CATEGORY, players - 1, about="whose turn it is")
        part("decider", CATEGORY, players, about="who decides; the last is nobody")
        part("decision", CATEGORY, len(self.kinds), about="its kind; 0 at the end")
        part("phase", CATEGORY, 2, about="set-up, play, over")
        part("deck", NUMBER, CARDS, about="cards in the deck")
        part("drawn", CATEGORY, 2, about="nobody, the own seat or another holds one")
        part("attacked", NUMBER, 1, about="whether a sortie has attacked")
        part("shuffles", NUMBER, MOST, about="how often the deck was shuffled")
        part("turns", NUMBER, MOST, about="turns so far, by 128")
        self.at_alive = part("alive", NUMBER, 1, others, "which castles stand")
        self.at_sortie = part("sortie", NUMBER, 1, others, "who still has to attack")
        self.at_battle = part("battle", CATEGORY, 4, about="none, field, archers, ram, assassin")
        self.at_attacker = part("attacker", CATEGORY, players, about="0 is nobody")
        self.at_target = part(
            "target", CATEGORY, 4, about="none, cells, a card, a joker, a barricade"
        )
        self.at_victim = part("victim", CATEGORY, players, about="0 is nobody")
        self.at_side = part("side", CATEGORY, 3, about="of a ram: none, left, right")
        self.at_won = part("won", CATEGORY, 2, about="the last combat: not yet, lost, won")
        self.at_bonus = part("bonus", NUMBER, 2, about="cards that a double brings")
        self.at_flags = part("flags", BITS, 31, about="spied, may halt, berserk, ambush, strike")
        self.at_snakes = part("snakes", NUMBER, MOST, about="snake eyes still to be resolved")
        self.at_biter = part("snake", CATEGORY, players, (2,), "the first: who chooses, of whom")
        self.at_owed = part("owed", NUMBER, 2, about="cards still to be drawn for a volley")
        self.at_bidder = part(
            "bidder", CATEGORY, players, about="who bids for a joker; 0 is nobody"
        )
        self.at_resume = part("resume", CATEGORY, 3, about="what comes after the joker")
        self.at_place = part(
            "place", CATEGORY, places, (CARDS,), "where each card is; 0 is unknown"
        )
        self.at_spot = part(
            "spot", NUMBER, ROW - 1, (CARDS, 2), "its row in a castle, from 1, and its column"
        )
        self.at_cells = part(
            "cells",
            BITS,
            127,
            castles,
            "a card, face up, unknown, placed in play, under attack, attackers, barricade",
        )

    def vocabularies(self) -> list[Vocabulary]:
        """Those of fewer players first, so that further castles only add numbers."""
        players = self.players
        return [actions_for(fewer).vocabulary for fewer in range(2, players + 1)]

    def fill(self, s: State, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Castle)
        self._flow(s, seat, decider, out, at)
        self._piles(s, seat, out, at)
        other: i64
        for other in range(self.players):
            fort = s.forts[other]
            if other == seat or not fort.hand:  # CA-INFO.5: nothing is seen before it is finished
                self._castle(s, fort, seat, other, out, at)
        battle = s.battle
        if battle is not None:
            self._battle(battle, seat, out, at)
        volley = s.volley
        if volley is not None:
            put(out, at + self.at_owed, volley.owed)
            self._cards((volley.ace,), ACE, out, at)
            self._cards(volley.cards, VOLLEY, out, at)
        contest = s.contest
        if contest is not None:
            bidder = contest.order[min(contest.next, len(contest.order) - 1)]
            put(out, at + self.at_bidder, 1 + self._from(seat, bidder))
            put(out, at + self.at_resume, 1 + contest.resume)
            self._cards((contest.joker,), CONTESTED, out, at)
            for bid in contest.bids:
                self._cards(bid, BID, out, at)

    def _from(self, seat: i64, other: i64) -> i64:
        """Another seat, counted from the own one."""
        steps = other - seat
        return steps + self.players if steps < 0 else steps

    def _flow(self, s: Castle, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        deck: i64 = len(s.deck)
        phase: i64 = s.phase
        first = seat + (self._from(seat, s.turn) << 8) + (phase << 32) + (deck << 40)
        if decider >= 0:
            first += self._from(seat, decider) << 16
            first += self.kind_of(s.agenda[-1]) << 24
        else:
            first += self.players << 16
        if s.drawn != NO_CARD:
            drawn: i64 = 1 if s.turn == seat else 2
            first += drawn << 48
        if s.attacked:
            first += ATTACKED
        shuffles: i64 = s.shuffles
        turns: i64 = s.turns
        out[at >> 3] = first  # the first eight parts in their order, then two more
        out[(at >> 3) + 1] = min(shuffles, MOST) + (turns >> TURNS_EACH << 8)
        sortie = s.sortie
        if sortie is not None:
            for other in sortie:
                put(out, at + self.at_sortie + self._from(seat, other), 1)

    def _piles(self, s: Castle, seat: i64, out: vec[i64], at: i64) -> None:
        place = at + self.at_place
        discard = s.discard
        i: i64
        for i in range(len(discard)):
            card: i64 = discard[i]
            put(out, place + card, DISCARDED)
        if s.dead:
            self._cards(s.dead, DEAD, out, at)
        if s.drawn != NO_CARD and s.turn == seat:
            put(out, place + s.drawn, DRAWN)
        hand = s.forts[seat].hand
        if hand:
            self._cards(hand, HAND, out, at)

    def _cards(self, cards: tuple[int, ...], where: i64, out: vec[i64], at: i64) -> None:
        place = at + self.at_place
        for card in cards:
            put(out, place + card, where)

    def _castle(self, s: Castle, fort: Fort, seat: i64, other: i64, out: vec[i64], at: i64) -> None:
        """A castle: its own seat knows all cards, others those that lie or have lain face up."""
        turn = self._from(seat, other)
        first = FIRST_CASTLE + PLACES * turn
        grid = at + self.at_cells + GRID * turn
        if fort.alive:
            put(out, at + self.at_alive + turn, 1)
        place, spot = at + self.at_place, at + self.at_spot
        up, plain = s.up, s.plain
        known: i64 = -1
        if other != seat:
            known = up | s.seen
        cells, cards = fort.cells, fort.cards
        i: i64
        for i in range(len(cells)):
            cell: i64 = cells[i]
            card: i64 = cards[i]
            showing = up >> card & 1
            here = A_CARD + showing * SHOWING + (plain >> card & 1) * PLAIN
            if known >> card & 1 == 1:
                put(out, place + card, first + FACE_DOWN - showing)
                put(out, spot + 2 * card, spot_of(cell))
            else:
                here += UNSEEN
            put(out, grid + cell, here)
        if fort.reinforcements:
            self._cards(fort.reinforcements, first + REINFORCING, out, at)
        if fort.jokers:
            self._cards(fort.jokers, first + JOKER, out, at)
        for laid in fort.barricades:
            put(out, place + laid.card, first + BARRICADE)
            put(out, spot + 2 * laid.card, spot_of(laid.cell))
            put(out, grid + laid.cell, BARRED)

    def _battle(self, battle: Battle, seat: i64, out: vec[i64], at: i64) -> None:
        put(out, at + self.at_battle, 1 + battle.kind)
        put(out, at + self.at_attacker, 1 + self._from(seat, battle.seat))
        put(out, at + self.at_target, battle.target_kind)
        put(out, at + self.at_side, 1 + battle.side)
        put(out, at + self.at_won, 1 + battle.won)
        put(out, at + self.at_bonus, battle.bonus)
        flags: i64 = 1 if battle.spied else 0
        flags += 2 if battle.may_halt else 0
        flags += 4 if battle.berserk else 0
        flags += 8 if battle.ambush else 0
        flags += 16 if battle.strike else 0
        put(out, at + self.at_flags, flags)
        if battle.snakes:
            put(out, at + self.at_snakes, len(battle.snakes))
            pair = battle.snakes[0]
            put(out, at + self.at_biter, 1 + self._from(seat, pair >> 2))
            put(out, at + self.at_biter + 1, 1 + self._from(seat, pair & 3))
        lead = battle.lead
        if len(lead) > 0:
            put(out, at + self.at_place + lead[-1], LEAD)  # the Ace before it is the volley's
        self._cards(battle.extra, EXTRA, out, at)
        self._cards(battle.aside, ASIDE, out, at)
        self._cards(battle.attack_commit, ATTACKING, out, at)
        self._cards(battle.defence_commit, DEFENDING, out, at)
        self._mark(battle.at_seat, battle.at_cells, ATTACKERS, seat, out, at)
        if battle.target_seat >= 0:
            put(out, at + self.at_victim, 1 + self._from(seat, battle.target_seat))
            self._mark(battle.target_seat, battle.target_cells, TARGET, seat, out, at)

    def _mark(
        self, whose: i64, cells: tuple[int, ...], mark: i64, seat: i64, out: vec[i64], at: i64
    ) -> None:
        if whose >= 0:
            grid = at + self.at_cells + GRID * self._from(seat, whose)
            for cell in cells:
                put(out, grid + cell, mark)
