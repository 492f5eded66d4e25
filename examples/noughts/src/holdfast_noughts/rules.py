"""Noughts: the rules. Three in a line wins; a full board without a line is a draw."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance
from holdfast.core.edition import Edition
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.snapshot import Keeper
from holdfast.core.state import Decision, Refusal, State

EMPTY: Final = -1
SEATS: Final = ("x", "o")
CELLS: Final = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
LINES: Final = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
]  # fmt: skip
LINES_THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]

VOCABULARY: Final = Vocabulary()
MARKS: Final = [VOCABULARY.add("mark", {"cell": cell}, (f"cell:{cell}",)) for cell in CELLS]


class Noughts(State):
    """Nine cells, each empty or marked by seat 0 (x) or 1 (o), and whose turn it is."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.cells: list[int] = [EMPTY] * 9
        self.turn = 0
        self.winner = EMPTY
        self.empty = 9

    def copy(self) -> Noughts:
        other = Noughts(self.edition)
        other.agenda = self.agenda[:]
        other.cells = self.cells[:]
        other.turn = self.turn
        other.winner = self.winner
        other.empty = self.empty
        return other

    def keep(self, k: Keeper) -> None:
        self.cells = k.numbers(self.cells)
        self.turn = k.number(self.turn)
        self.winner = k.number(self.winner)
        self.empty = self.cells.count(EMPTY)

    def result(self) -> dict[str, Any] | None:
        if self.agenda:
            return None
        return {"winner": SEATS[self.winner] if self.winner != EMPTY else None}

    def returns(self) -> list[float]:
        if self.winner == EMPTY:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def to_position(self) -> dict[str, Any]:
        marks = ["." if cell == EMPTY else SEATS[cell] for cell in self.cells]
        return {
            "game": "noughts",
            "rows": ["".join(marks[row : row + 3]) for row in (0, 3, 6)],
            "turn": SEATS[self.turn],
            "result": self.result(),
        }


class Mark(Decision[Noughts]):
    """In turn, each player marks an empty cell."""

    kind: ClassVar[str] = "mark"
    rule: ClassVar[str] = "NO-2"
    verbs: ClassVar[tuple[str, ...]] = ("mark",)

    def seat(self, s: Noughts) -> int:
        return s.turn

    def legal(self, s: Noughts) -> list[Action]:
        cells = s.cells
        return [MARKS[cell] for cell in range(9) if cells[cell] == EMPTY]

    def play(self, s: Noughts, action: Action, chance: Chance) -> None:
        cell, me = action.number, s.turn
        s.cells[cell] = me
        s.empty -= 1
        if s.log is not None:
            s.log.append(Event("marked", self.rule, {"seat": SEATS[me], "cell": CELLS[cell]}))
        if has_line(s.cells, cell):
            s.winner = me
            if s.log is not None:
                s.log.append(Event("won", "NO-3", {"seat": SEATS[me]}))
        elif s.empty == 0:
            if s.log is not None:
                s.log.append(Event("drawn", "NO-4", {}))
        else:
            s.turn = 1 - me
            s.then(self)

    def explain(self, s: Noughts, action: Action) -> Refusal:
        taken = s.cells[action.number]
        free = [CELLS[cell] for cell in range(9) if s.cells[cell] == EMPTY]
        return Refusal(
            self.rule,
            _("{cell} already carries {seat}. Empty: {free}."),
            {"cell": CELLS[action.number], "seat": SEATS[taken], "free": free},
        )


MARK: Final = Mark()


def has_line(cells: list[int], cell: int) -> bool:
    """Whether the mark just made at `cell` completes a line (NO-3)."""
    me = cells[cell]
    for line in LINES_THROUGH[cell]:
        if cells[line[0]] == me and cells[line[1]] == me and cells[line[2]] == me:
            return True
    return False
