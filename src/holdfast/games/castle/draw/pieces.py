"""What lies on the table now: one short fragment per element, built by joining strings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final, Literal, cast

from holdfast.core.picture import Layer
from holdfast.core.reading import Given
from holdfast.games.castle.shapes import SLOTS, Castle, Cell, Seen, cells_of

from .castles import Castles, Targets, face
from .field import Dice, Field, asked
from .ink import Names, group, halo, rect, scaled, use
from .piles import Piles
from .plan import Grid, Plan
from .words import Words

__all__ = ["Pieces", "seat_of"]

ORDERS: Final = ("JQK", "JKQ", "QJK", "QKJ", "KJQ", "KQJ")
Shown = Literal[
    "phase", "turn", "decision", "battle", "contest", "volley", "drawn", "sortie", "result"
]  # fmt: skip
ON_THE_SHEET: Final[tuple[Shown, ...]] = (
    "phase", "turn", "decision", "battle", "contest", "volley", "drawn", "sortie", "result"
)  # fmt: skip
"""What of a view the sheet beside the castles shows."""
_NOTHING: Final[Targets] = frozenset()

Spots = dict[tuple[int, int], bool]


class Pieces:
    """Draws the elements for one table in one language."""

    def __init__(self, plan: Plan, players: int, names: Names) -> None:
        self.plan, self.players = plan, players
        self.words = Words(names)
        self.castles = Castles(plan, self.words)
        self.piles = Piles(plan, self.words)
        self.field = Field(plan, self.words)

    # The whole view, in layers that each depend on a few facts

    def layers(
        self, shown: Given, near: int | None = None, dice: Dice | None = None
    ) -> list[Layer]:
        """The castles, the nearest first, then what lies beside and over them."""
        view = cast(Seen, shown)
        at = seat_of(view) if near is None else near
        castles, battle, decision = view["castles"], view["battle"], view["decision"]
        asked_seat = None if decision is None else decision["seat"]
        on_turn = view["turn"] if view["phase"] == "play" else None
        has_own = len(_open_hands(castles)) == 1
        marked = _targets(view)
        layers: list[Layer] = []
        for place in range(self.players):
            seat = (at + place) % self.players
            castle, hit = castles[str(seat)], marked.get(seat, _NOTHING)
            # Only over a castle that nobody sees yet is written whether its owner is at it.
            awaited = bool(castle["hand"]) and asked_seat == seat
            stands = (castle, seat, place, hit, awaited)
            layers.append((stands, partial(self.castles.elements, *stands)))
            own = place == 0 and has_own
            named = (castle, seat, place, own, asked_seat == seat, on_turn == seat)
            layers.append((named, partial(self.castles.plate, *named)))
        where = None if battle is None else battle["at"]
        front = None
        if battle is not None and where is not None:
            front = (battle["seat"], where, at, castles[str(where["seat"])]["cards"])
        layers.append((front, partial(self._front, view, at)))
        piles = tuple([view[name] for name in SLOTS])
        layers.append((piles, partial(self.piles.elements, view)))
        told = [view[name] for name in ON_THE_SHEET]
        target = None if battle is None else battle["target"]
        attacked = None if target is None else castles[str(target["seat"])]
        sheet = (at, told, castles[str(at)], attacked, dice)
        layers.append((sheet, partial(self.field.elements, view, at, dice)))
        chosen = None
        question = asked(view, at)
        if question is not None:
            chosen = (at, question["kind"], castles, battle, view["drawn"])
        layers.append((chosen, partial(self._choices, view, at)))
        return layers

    def _grid(self, view: Seen, seat: int, near: int) -> Grid:
        """What the cards of a castle stand on."""
        cells = cells_of(view["castles"][str(seat)])
        return self.plan.sites[(seat - near) % self.players].grid(col for _row, col, _ in cells)

    def _front(self, view: Seen, near: int) -> dict[str, str]:
        """The attacker's flag in the cells won last: from here the attack goes on."""
        battle = view["battle"]
        if battle is None or battle["at"] is None:
            return {}
        grid = self._grid(view, battle["at"]["seat"], near)
        flags = []
        for row, col in battle["at"]["cells"]:
            x, y = grid.at(row, col)
            flags.append(use("rubble", x, y, grid.scale))
            flags.append(
                use(f"flag-{battle['seat']}", x - 6, y + 34 * grid.scale, 1.3 * grid.scale)
            )
        return {"front": group("front", self.words("Where the attack stands"), "".join(flags))}

    # What the viewer can choose on the table

    def _choices(self, view: Seen, near: int) -> dict[str, str]:
        out: dict[str, str] = {}
        question = asked(view, near)
        if question is None:
            return out
        castle, battle = view["castles"][str(near)], view["battle"]
        kind, grid = question["kind"], self._grid(view, near, near)
        if kind == "court_order" and isinstance(castle["hand"], list):
            self._orders(out, near, castle["hand"])
        elif kind == "setup_card":
            self.castles.add_ghosts(out, "cell", grid, building_cells(cells_of(castle)))
            court = [col for row, col, card in cells_of(castle) if row == 0]
            for col in range(min(court) + 1, max(court) + 1):
                out[f"between:{col}"] = self.castles.between(col, grid)
        elif kind == "card":
            self.castles.add_ghosts(out, "cell", grid, building_cells(cells_of(castle)))
            if str(view["drawn"]).startswith("6"):
                self._barricades(out, view, near)
        elif kind == "lead":
            self._over(out, grid, cells_of(castle))
        elif kind in ("press", "berserk") and battle is not None:
            where = battle["at"] if kind == "press" else battle["target"]
            if where is not None:
                seat = where["seat"]
                cells = cells_of(view["castles"][str(seat)])
                self._over(out, self._grid(view, seat, near), cells)
        return out

    def _over(self, out: dict[str, str], grid: Grid, cells: Iterable[Cell]) -> None:
        spots = {(row, col): False for row, col, _ in cells}
        self.castles.add_ghosts(out, "cell", grid, spots)

    def _barricades(self, out: dict[str, str], view: Seen, near: int) -> None:
        for seat in range(self.players):
            castle = view["castles"][str(seat)]
            cells = cells_of(castle)
            if seat != near and cells:
                grid = self._grid(view, seat, near)
                laid = {(row, col) for row, col, *_ in castle["barricades"]}
                spots = barricade_cells(cells)
                free = {spot: spots[spot] for spot in spots if spot not in laid}
                self.castles.add_ghosts(out, f"cell:{seat}", grid, free)
                out[f"side:{seat}:top"] = self.castles.top(seat, grid)

    def _orders(self, out: dict[str, str], near: int, hand: Sequence[str]) -> None:
        """The six ways in which three royals can stand."""
        royals = {card[0]: card for card in hand if card[0] in "JQK"}
        x, y, wide, high = self.plan.sites[0].box
        s = min(1.24, (wide - 20) / 3 / 216, (high - 84) / 2 / 102)
        for index, order in enumerate(ORDERS):
            row, column = divmod(index, 3)
            trio = "".join(
                f'<g transform="translate({(i - 1) * 65} 0)">{face(royals[rank])}</g>'
                for i, rank in enumerate(order)
            )
            body = (
                f'<g transform="scale({scaled(s)})">'
                f"{rect(-101, -48, 202, 96, '#6f2320', ' rx=' + chr(34) + '8' + chr(34))}{trio}</g>"
            )
            out[f"court:{order}"] = group(
                f"court:{order}",
                self.words.cards(royals[rank] for rank in order),
                body + halo("trio", s),
                x + wide / 2 + (column - 1) * 216 * s,
                y + (high - 70) / 2 + (row - 0.5) * 104 * s + 6,
            )


def seat_of(view: Seen) -> int:
    """Through whose eyes a view looks: only the own hand is a list of cards and not a count.

    The whole position shows every hand; it is seen by whoever decides.
    """
    open_ = _open_hands(view["castles"])
    if len(open_) == 1:
        return open_[0]
    if not open_:
        return 0
    decision = view["decision"]
    seat: int = decision["seat"] if decision else view["turn"]
    return seat


def _open_hands(castles: Mapping[str, Castle]) -> list[int]:
    """The seats whose hands are seen: one's own, or in the whole position all of them."""
    return [int(seat) for seat, castle in castles.items() if isinstance(castle["hand"], list)]


def _targets(view: Seen) -> dict[int, Targets]:
    """What is under attack, by seat: cells, or the name of a card beside the castle."""
    battle = view["battle"]
    if battle is None or battle["target"] is None:
        return {}
    target = battle["target"]
    found: list[tuple[int, int] | str] = [(row, col) for row, col in target.get("cells", ())]
    if "barricade" in target:
        row, col = target["barricade"]
        found.append((row, col))
    found += [target[key] for key in ("card", "joker") if key in target]
    return {target["seat"]: frozenset(found)}


def building_cells(cells: Iterable[Cell]) -> Spots:
    """Where a card could stand (CA-PLACE.1, CA-PLACE.2); the actions say where it may."""
    taken = {(row, col) for row, col, _ in cells}
    court = [col for row, col in taken if row == 0]
    spots: Spots = {}
    if court and len(court) < 9:
        for col in range(min(court) - 1, max(court) + 2):
            spots[0, col] = True
    for row, col in taken:
        if row < 3:
            spots[row + 1, col] = True
    return {spot: True for spot in sorted(spots) if spot not in taken}


def barricade_cells(cells: Iterable[Cell]) -> Spots:
    """Where a Six could lie on this castle (CA-BARRICADE.1)."""
    tops: dict[int, int] = {}
    ends: dict[int, tuple[int, int]] = {}
    for row, col, _ in cells:
        tops[col] = max(tops.get(col, 0), row)
        low, high = ends.get(row, (col, col))
        ends[row] = (min(low, col), max(high, col))
    spots: Spots = {(row + 1, col): True for col, row in tops.items() if row < 3}
    for row, (low, high) in ends.items():
        spots[row, low - 1] = spots[row, high + 1] = True
    return spots
