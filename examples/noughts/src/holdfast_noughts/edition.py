"""The one edition of Noughts: how a match begins and is read, how it sounds and looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from holdfast.core.edition import Edition, Options
from holdfast.core.errors import BadPosition
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import State, steps_in
from holdfast_noughts import rules
from holdfast_noughts.draw import draw
from holdfast_noughts.rules import EMPTY, MARK, SEATS, Noughts, has_line
from holdfast_noughts.text import NoughtsText

if TYPE_CHECKING:
    from holdfast.core.game import Game


class NoughtsEdition(Edition):
    """Noughts has neither options nor component data."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        self.vocabulary, self.seats, self.steps = rules.VOCABULARY, SEATS, steps_in(rules)

    def blank(self) -> State:
        return Noughts(self)

    def start(self) -> State:
        state = self.blank()
        state.then(MARK)
        return state

    def read(self, position: Mapping[str, Any]) -> State:
        return read_position(position, Noughts(self))

    def make_text(self, language: str) -> NoughtsText:
        return NoughtsText(language)

    def draw(
        self, view: Mapping[str, Any], language: str = "en", look: Look = WIDE
    ) -> Picture | None:
        return draw(view, self.text(language))


def read_position(position: Mapping[str, Any], state: Noughts) -> Noughts:
    """A blank state becomes what a position says; `turn` is the last mover's at the end."""
    check_keys(position)
    state.cells = read_rows(position["rows"])
    crosses, noughts = state.cells.count(0), state.cells.count(1)
    if crosses - noughts not in (0, 1):
        raise BadPosition(
            f"rows: {crosses} x and {noughts} o cannot be; x begins and they alternate (NO-2)",
            rule="NO-2",
            field="rows",
        )
    state.empty = state.cells.count(EMPTY)
    winners = {state.cells[cell] for cell in range(9) if state.cells[cell] != EMPTY
               and has_line(state.cells, cell)}  # fmt: skip
    last = 0 if crosses > noughts else 1
    if winners - {last}:
        raise BadPosition(
            f"rows: {SEATS[1 - last]} has a line, yet {SEATS[last]} marked a cell after it (NO-3)",
            rule="NO-3",
            field="rows",
        )
    over = bool(winners) or state.empty == 0
    state.winner = last if winners else EMPTY
    state.turn = last if over else 1 - last
    if not over:
        state.then(MARK)
    for field, wanted in (("turn", SEATS[state.turn]), ("result", state.result())):
        if position[field] != wanted:
            raise BadPosition(f"{field}: must be {wanted!r} with these rows", field=field)
    return state


def check_keys(position: Mapping[str, Any]) -> None:
    """A position has exactly these four fields."""
    wanted = ("game", "rows", "turn", "result")
    for field in wanted:
        if field not in position:
            raise BadPosition(f"{field}: is missing", field=field)
    for field in position:
        if field not in wanted:
            raise BadPosition(f"{field}: a position of Noughts has no such field", field=str(field))
    if position["game"] != "noughts":
        raise BadPosition('game: must be "noughts"', field="game")


def read_rows(rows: object) -> list[int]:
    """Nine cells from three words of three letters, top row first."""
    marks = {".": EMPTY, "x": 0, "o": 1}
    if not isinstance(rows, list) or len(rows) != 3:
        raise BadPosition('rows: must be three rows such as "x.o"', field="rows")
    cells: list[int] = []
    for number, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != 3 or any(mark not in marks for mark in row):
            path = f"rows[{number}]"
            raise BadPosition(f'{path}: must be three of "x", "o" and ".", not {row!r}', field=path)
        cells += [marks[mark] for mark in row]
    return cells
