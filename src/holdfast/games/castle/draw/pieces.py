"""What lies on the table now: one short fragment per element, built by joining strings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from .castles import Castles, Targets, face
from .field import Field, decides
from .ink import Names, group, halo, rect, scaled, use
from .piles import Piles
from .plan import Grid, Plan
from .words import Words

__all__ = ["Pieces"]

ORDERS: Final = ("JQK", "JKQ", "QJK", "QKJ", "KJQ", "KQJ")
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

    def elements(
        self, view: Mapping[str, Any], near: int, dice: Mapping[str, Sequence[int]] | None
    ) -> dict[str, str]:
        out: dict[str, str] = {}
        marked = _targets(view)
        grids: dict[int, Grid] = {}
        for place in range(self.players):
            seat = (near + place) % self.players
            grids[seat] = self.castles.elements(out, view, seat, place, marked.get(seat, _NOTHING))
        self._front(out, view, grids)
        self.piles.elements(out, view)
        self.field.elements(out, view, near, dice)
        decision = view["decision"]
        if decides(view, near):
            self._choices(out, view, near, grids, decision["kind"])
        return out

    def _front(
        self, out: dict[str, str], view: Mapping[str, Any], grids: Mapping[int, Grid]
    ) -> None:
        """The attacker's flag in the cells won last: from here the attack goes on."""
        battle = view["battle"]
        if battle is None or battle["at"] is None:
            return
        grid = grids[battle["at"]["seat"]]
        flags = []
        for row, col in battle["at"]["cells"]:
            x, y = grid.at(row, col)
            flags.append(use("rubble", x, y, grid.scale))
            flags.append(
                use(f"flag-{battle['seat']}", x - 6, y + 34 * grid.scale, 1.3 * grid.scale)
            )
        out["front"] = group("front", self.words("Where the attack stands"), "".join(flags))

    # What the viewer can choose on the table

    def _choices(
        self,
        out: dict[str, str],
        view: Mapping[str, Any],
        near: int,
        grids: Mapping[int, Grid],
        kind: str,
    ) -> None:
        castle = view["castles"][str(near)]
        battle = view["battle"]
        if kind == "court_order":
            self._orders(out, near, castle["hand"])
        elif kind == "setup_card":
            self.castles.add_ghosts(out, "cell", grids[near], building_cells(castle["cards"]))
            court = [col for row, col, card in castle["cards"] if row == 0]
            for col in range(min(court) + 1, max(court) + 1):
                out[f"between:{col}"] = self.castles.between(col, grids[near])
        elif kind == "card":
            self.castles.add_ghosts(out, "cell", grids[near], building_cells(castle["cards"]))
            if str(view["drawn"]).startswith("6"):
                self._barricades(out, view, near, grids)
        elif kind == "lead":
            self._over(out, grids[near], castle["cards"])
        elif kind in ("press", "berserk") and battle is not None:
            where = battle["at"] if kind == "press" else battle["target"]
            if where is not None:
                seat = where["seat"]
                self._over(out, grids[seat], view["castles"][str(seat)]["cards"])

    def _over(self, out: dict[str, str], grid: Grid, cells: Iterable[Sequence[Any]]) -> None:
        spots = {(row, col): False for row, col, _ in cells}
        self.castles.add_ghosts(out, "cell", grid, spots)

    def _barricades(
        self, out: dict[str, str], view: Mapping[str, Any], near: int, grids: Mapping[int, Grid]
    ) -> None:
        for seat in range(self.players):
            cells = view["castles"][str(seat)]["cards"]
            if seat != near and cells:
                spots = barricade_cells(cells)
                self.castles.add_ghosts(out, f"cell:{seat}", grids[seat], spots)
                out[f"side:{seat}:top"] = self.castles.top(seat, grids[seat])

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


def _targets(view: Mapping[str, Any]) -> dict[int, Targets]:
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


def building_cells(cells: Iterable[Sequence[Any]]) -> Spots:
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


def barricade_cells(cells: Iterable[Sequence[Any]]) -> Spots:
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
