"""The vocabulary: every action in the exact form of its JSON, built once per number of players."""

from __future__ import annotations

from typing import Final

from holdfast.core.action import Action, Vocabulary
from holdfast.games.castle.board import (
    CELLS_END,
    FIRST_JOKER,
    FIRST_ROYAL,
    LEFT,
    NAMES,
    RIGHT,
    ROW,
    ROWS,
    SETUP_CARDS,
    SIDES,
    TOP,
    WIDEST,
    cell_at,
)
from holdfast.games.castle.rules.ace import BeginVolley, Use
from holdfast.games.castle.rules.archers import Shoot, ShootCard
from holdfast.games.castle.rules.assassin import Assassinate, AssassinateCard, Expose
from holdfast.games.castle.rules.barricade import Lay
from holdfast.games.castle.rules.berserk.first import Berserk
from holdfast.games.castle.rules.berserk.group import Add
from holdfast.games.castle.rules.counter import Strike
from holdfast.games.castle.rules.decide import Answer
from holdfast.games.castle.rules.empty import Lead
from holdfast.games.castle.rules.gap import Close
from holdfast.games.castle.rules.place import Place
from holdfast.games.castle.rules.press import Halt, Press
from holdfast.games.castle.rules.rally import Commit, Rally
from holdfast.games.castle.rules.ram import Ram
from holdfast.games.castle.rules.reach import Attack
from holdfast.games.castle.rules.setup import Court, Insert, SetupPlace
from holdfast.games.castle.rules.snake import Remove
from holdfast.games.castle.rules.spy import Spy
from holdfast.games.castle.rules.turn import Discard, Draw

ORDERS: Final = ("JQK", "JKQ", "QJK", "QKJ", "KJQ", "KQJ")

ALL_CELLS: Final[list[int]] = [
    cell_at(row, col) for row in range(ROWS) for col in range(-WIDEST, WIDEST + 1)
]
# Five cards beside, around and between three royals reach no further than this.
SETUP_CELLS: Final[list[int]] = [
    cell_at(row, col) for row in range(ROWS) for col in range(-SETUP_CARDS, 3 + SETUP_CARDS)
]
INSERT_CELLS: Final[list[int]] = [
    cell_at(0, col) for col in range(1 - SETUP_CARDS, 3 + SETUP_CARDS)
]


class Actions:
    """The actions of a match with so many players, in tables that the rules index.

    Tables over cells are indexed by cell code, those over castles by `seat * 256 + cell`, those
    over cards and cells by `card * 256 + cell`. Codes that no card can take hold `nothing`.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.vocabulary = Vocabulary()
        self.draw = self.enter(Draw(0))
        self.nothing = self.draw
        self.close = self.enter(Close(self.next))
        self.rally = self.enter(Rally(self.next))
        self.volley = self.enter(BeginVolley(self.next))
        self.discard = self.enter(Discard(self.next))
        self.halt = self.enter(Halt(self.next))
        self.done = self.enter(Answer(self.next, "done"))
        self.stop = self.enter(Answer(self.next, "pass"))
        self.court = [self.enter(Court(self.next, order)) for order in ORDERS]
        self.setup_place = self._setup_places()
        self.insert = self._inserts()
        self.place = self._cells(Place)
        self.lead = self._cells(Lead)
        self.press = self._cells(Press)
        self.add = self._cells(Add)
        self.attack = self._castles(Attack)
        self.spy = self._castles(Spy)
        self.berserk = self._castles(Berserk)
        self.remove = self._castles(Remove)
        self.strike = self._castles(Strike)
        self.shoot = self._castles(Shoot)
        self.expose = self._castles(Expose)
        self.assassinate = self._castles(Assassinate)
        self.barricade = self._barricades()
        self.ram = [
            self.enter(Ram(self.next, seat, side))
            for seat in range(players)
            for side in (LEFT, RIGHT)
        ]
        self.use = [self.enter(Use(self.next, card)) for card in range(FIRST_ROYAL)]
        self.commit = [self.enter(Commit(self.next, card)) for card in range(FIRST_ROYAL)]
        self.shoot_card = self._owned(ShootCard, 0, FIRST_ROYAL)
        self.assassinate_card = self._owned(AssassinateCard, 0, FIRST_ROYAL)
        self.assassinate_joker = self._owned(AssassinateCard, FIRST_JOKER, len(NAMES))

    @property
    def next(self) -> int:
        """The number of the next action."""
        return len(self.vocabulary)

    def enter(self, action: Action) -> Action:
        self.vocabulary.put(action)
        return action

    def _setup_places(self) -> list[Action]:
        table = [self.nothing] * (FIRST_ROYAL * CELLS_END)
        for card in range(FIRST_ROYAL):
            for cell in SETUP_CELLS:
                table[card * CELLS_END + cell] = self.enter(SetupPlace(self.next, card, cell))
        return table

    def _inserts(self) -> list[Action]:
        table = [self.nothing] * (FIRST_ROYAL * ROW)
        for card in range(FIRST_ROYAL):
            for cell in INSERT_CELLS:
                table[card * ROW + cell] = self.enter(Insert(self.next, card, cell))
        return table

    def _cells(self, kind: type[Place] | type[Lead] | type[Press] | type[Add]) -> list[Action]:
        table = [self.nothing] * CELLS_END
        for cell in ALL_CELLS:
            table[cell] = self.enter(kind(self.next, cell))
        return table

    def _castles(
        self,
        kind: type[Attack]
        | type[Spy]
        | type[Berserk]
        | type[Remove]
        | type[Strike]
        | type[Shoot]
        | type[Expose]
        | type[Assassinate],
    ) -> list[Action]:
        table = [self.nothing] * (self.players * CELLS_END)
        for seat in range(self.players):
            for cell in ALL_CELLS:
                table[seat * CELLS_END + cell] = self.enter(kind(self.next, seat, cell))
        return table

    def _barricades(self) -> list[Action]:
        """Indexed by `(seat * 3 + side) * 256 + cell`; nothing lies on top of row 0."""
        table = [self.nothing] * (self.players * 3 * CELLS_END)
        for seat in range(self.players):
            for side in range(len(SIDES)):
                for cell in ALL_CELLS:
                    if side != TOP or cell >= ROW:
                        code = (seat * 3 + side) * CELLS_END + cell
                        table[code] = self.enter(Lay(self.next, seat, cell, side))
        return table

    def _owned(
        self, kind: type[ShootCard] | type[AssassinateCard], first: int, end: int
    ) -> list[Action]:
        """Indexed by `seat * (end - first) + card - first`."""
        return [
            self.enter(kind(self.next, seat, card))
            for seat in range(self.players)
            for card in range(first, end)
        ]
