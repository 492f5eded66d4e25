"""The vocabulary: every action in the exact form of its JSON, built once per number of players.

Actions that name no seat (`place`, `lead`, `press`, `add`) touch `cell:ROW:COL`: a cell of the one
castle in question, the own one or the one under attack. All others touch `cell:SEAT:ROW:COL`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from holdfast.core.action import Action, Vocabulary
from holdfast.games.castle.cards import (
    CARD,
    FIRST_JOKER,
    FIRST_ROYAL,
    MIDDLE,
    NAMES,
    ROWS,
    SETUP_CARDS,
    SIDES,
    TOP,
    WIDEST,
    cell_at,
    col_of,
    row_of,
)

ORDERS: Final = ("JQK", "JKQ", "QJK", "QKJ", "KJQ", "KQJ")
CODES: Final = ROWS * 64

ALL_CELLS: Final[list[int]] = [
    cell_at(row, col) for row in range(ROWS) for col in range(-WIDEST, WIDEST + 1)
]
# Five cards beside, around and between three royals reach no further than this.
SETUP_CELLS: Final[list[int]] = [
    cell_at(row, col) for row in range(ROWS) for col in range(-SETUP_CARDS, 3 + SETUP_CARDS)
]
INSERT_COLUMNS: Final[list[int]] = list(range(1 - SETUP_CARDS, 3 + SETUP_CARDS))


class Lexicon:
    """The actions of a match with so many players, in tables that the rules index.

    Tables over cells are indexed by cell code, those over castles by `seat * 256 + cell`, those
    over cards and cells by `card * 256 + cell`. Codes that no card can take hold `nothing`.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.vocabulary = Vocabulary()
        v = self.vocabulary
        self.draw = v.add("draw", None, ("deck",))
        self.nothing = self.draw
        self.close = v.add("close", None, ("close",))
        self.rally = v.add("rally", None, ("drawn", "reinforcements"))
        self.volley = v.add("volley", None, ("drawn",))
        self.discard = v.add("discard", None, ("drawn", "discard"))
        self.halt = v.add("halt", None, ("halt",))
        self.done = v.add("done", None, ("done",))
        self.stop = v.add("pass", None, ("pass",))
        self.court = [v.add("court", {"order": order}, (f"court:{order}",)) for order in ORDERS]
        self.setup_place = self._setup_places()
        self.insert = self._inserts()
        self.place = self._cells("place", ("drawn",))
        self.lead = self._cells("lead", ())
        self.press = self._cells("press", ())
        self.add = self._cells("add", ())
        self.attack = self._castles("attack")
        self.spy = self._castles("spy")
        self.berserk = self._castles("berserk", ("berserk",))
        self.remove = self._castles("remove")
        self.strike = self._castles("strike")
        self.shoot = self._castles("shoot")
        self.expose = self._castles("expose")
        self.assassinate = self._castles("assassinate")
        self.barricade = self._barricades()
        self.ram = [
            v.add("ram", {"seat": seat, "side": side}, (f"seat:{seat}", f"side:{seat}:{side}"))
            for seat in range(players)
            for side in ("left", "right")
        ]
        self.use = self._cards("use")
        self.commit = self._cards("commit")
        self.shoot_card = self._owned("shoot", "card", 0, FIRST_ROYAL)
        self.assassinate_card = self._owned("assassinate", "card", 0, FIRST_ROYAL)
        self.assassinate_joker = self._owned("assassinate", "joker", FIRST_JOKER, len(NAMES))
        # What an action names, by its number; -1 where it names no such thing.
        self.cell = [cell_named(action.args) for action in v.actions]
        self.seat: list[int] = [action.args.get("seat", -1) for action in v.actions]
        self.card = [card_named(action.args) for action in v.actions]
        self.side = [side_named(action.args) for action in v.actions]

    def _setup_places(self) -> list[Action]:
        table = [self.nothing] * (FIRST_ROYAL * CODES)
        for card in range(FIRST_ROYAL):
            for cell in SETUP_CELLS:
                row, col = row_of(cell), col_of(cell)
                table[card * CODES + cell] = self.vocabulary.add(
                    "place",
                    {"card": NAMES[card], "row": row, "col": col},
                    (f"hand:{NAMES[card]}", f"cell:{row}:{col}"),
                )
        return table

    def _inserts(self) -> list[Action]:
        table = [self.nothing] * (FIRST_ROYAL * 64)
        for card in range(FIRST_ROYAL):
            for col in INSERT_COLUMNS:
                table[card * 64 + col + MIDDLE] = self.vocabulary.add(
                    "insert",
                    {"card": NAMES[card], "col": col},
                    (f"hand:{NAMES[card]}", f"between:{col}"),
                )
        return table

    def _cells(self, do: str, before: tuple[str, ...]) -> list[Action]:
        table = [self.nothing] * CODES
        for cell in ALL_CELLS:
            row, col = row_of(cell), col_of(cell)
            touches = (*before, f"cell:{row}:{col}")
            table[cell] = self.vocabulary.add(do, {"row": row, "col": col}, touches)
        return table

    def _castles(self, do: str, before: tuple[str, ...] = ()) -> list[Action]:
        table = [self.nothing] * (self.players * CODES)
        for seat in range(self.players):
            for cell in ALL_CELLS:
                row, col = row_of(cell), col_of(cell)
                touches = (*before, f"cell:{seat}:{row}:{col}")
                table[seat * CODES + cell] = self.vocabulary.add(
                    do, {"seat": seat, "row": row, "col": col}, touches
                )
        return table

    def _barricades(self) -> list[Action]:
        """Indexed by `(seat * 3 + side) * 256 + cell`; nothing lies on top of row 0."""
        table = [self.nothing] * (self.players * 3 * CODES)
        for seat in range(self.players):
            for side, word in enumerate(SIDES):
                for cell in ALL_CELLS:
                    row, col = row_of(cell), col_of(cell)
                    if side == TOP and row == 0:
                        continue
                    args: dict[str, Any] = {"seat": seat, "row": row, "col": col, "side": word}
                    table[(seat * 3 + side) * CODES + cell] = self.vocabulary.add(
                        "barricade",
                        args,
                        ("drawn", f"cell:{seat}:{row}:{col}", f"side:{seat}:{word}"),
                    )
        return table

    def _cards(self, do: str) -> list[Action]:
        return [
            self.vocabulary.add(do, {"card": NAMES[card]}, (f"card:{NAMES[card]}",))
            for card in range(FIRST_ROYAL)
        ]

    def _owned(self, do: str, key: str, first: int, end: int) -> list[Action]:
        """Indexed by `seat * (end - first) + card - first`."""
        return [
            self.vocabulary.add(do, {"seat": seat, key: NAMES[card]}, (f"card:{NAMES[card]}",))
            for seat in range(self.players)
            for card in range(first, end)
        ]


def cell_named(args: dict[str, Any]) -> int:
    if "col" not in args:
        return -1
    return cell_at(args.get("row", 0), args["col"])


def card_named(args: dict[str, Any]) -> int:
    name = args.get("card", args.get("joker"))
    return -1 if name is None else CARD[name]


def side_named(args: dict[str, Any]) -> int:
    return SIDES.index(args["side"]) if "side" in args else -1


@lru_cache(maxsize=None)
def lexicon(players: int) -> Lexicon:
    """The vocabulary of a match with so many players."""
    return Lexicon(players)
