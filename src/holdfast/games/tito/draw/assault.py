"""The assault display: while a zone is fought over, its units stand here in their lines.

The Germans' lines are in the view; the Yugoslav column follows from the rules (CT-13.3.1.3 and
CT-13.3.1.4): decreasing assault factor, then more strength points, then the roster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from holdfast.games.tito.shapes import Assault, View

from .counters import Counters
from .ink import CARD, INK, RULE, SOFT, Art, Desk, halo, label, num, rect, use

__all__ = ["Display"]

LARGEST: Final = 1.56
"""How large counters are drawn where there is room: as large as on the map."""

Unit = Callable[[str, float, float, float, int, tuple[str, ...], str, int], str]


class Display:
    """Covers the lower half of the panel as long as an assault lasts."""

    def __init__(
        self, art: Art, counters: Counters, words: Mapping[str, str], zones: Mapping[int, str]
    ) -> None:
        self.art, self.desk = art, Desk(art)
        self.counters, self.words, self.zones = counters, words, zones

    def put(self, view: View, assault: Assault, unit: Unit, out: dict[str, str]) -> None:
        zone = assault["zone"]
        germans, officers, yugoslavs = self._sides(view, zone)
        columns = [[u for u in column if u in germans] for column in assault["columns"]]
        placed = {u for column in columns for u in column}
        spare = [u for u in germans if u not in placed]
        count = max(1, min(len(germans), len(yugoslavs)))
        facing = self._facing(yugoslavs, count)
        left, head, _, most = self.art["assault"]
        pitch = min(74.0, (most - 210) / count)
        # As much as it needs, and never only a part of the pools, whose heading is above them.
        high = max(head + most - self.art["pools"]["at"][1] + 18, pitch * count + 210)
        top = head + most - high
        out["assault"] = self._frame(zone, assault["round"], count, pitch, top, high)
        for line in range(count):
            y = top + 104 + pitch * (line + 0.5)
            out[f"line:{line + 1}"] = self._line(line + 1, left + 199, y, pitch)
            scale = round(min(LARGEST, (pitch - 8) / 42), 2)
            column = columns[line] if line < len(columns) else []
            self._row(view, column, left + 166, -1, y, scale, unit, out)
            self._row(view, facing[line], left + 242, 1, y, scale, unit, out)
        self._reserve(view, spare + officers, top + high, unit, out)

    def _sides(self, view: View, zone: int) -> tuple[list[str], list[str], list[str]]:
        rows = self.counters.rows
        here = [u for u, state in view["units"].items() if state["at"] == zone and u in rows]
        germans = [u for u in here if rows[u]["kind"] == "platoon"]
        officers = [u for u in here if rows[u]["kind"] == "officer"]
        yugoslavs = [u for u in here if rows[u]["side"] != "german"]
        yugoslavs.sort(key=lambda u: self._strength(u, view["units"][u]["sp"]))
        return germans, officers, yugoslavs

    def _strength(self, unit: str, sp: int) -> tuple[int, int, int]:
        row = self.counters.rows[unit]
        side = row["reduced"] if sp == 1 and row["reduced"] else row["full"]
        return -side["af"], -sp, self.counters.order[unit]

    def _facing(self, yugoslavs: list[str], count: int) -> list[list[str]]:
        facing: list[list[str]] = [[] for _ in range(count)]
        for at, unit in enumerate(yugoslavs):
            facing[at % count].append(unit)
        return facing

    def _row(
        self, view: View, units: list[str], x: float, way: int, y: float, scale: float,
        unit: Unit, out: dict[str, str],
    ) -> None:  # fmt: skip
        """The unit in contact by the middle line, its supports behind it."""
        room = 108.0
        pitch = min(44.0 * scale, (room - 20) / max(1, len(units) - 1))
        for at in range(len(units) - 1, -1, -1):
            state = view["units"][units[at]]
            px = x + way * (at * pitch)
            out[f"unit:{units[at]}"] = unit(
                units[at], px, y, scale, state["sp"], tuple(state["acts"]), "", -1
            )

    def _reserve(
        self, view: View, units: list[str], foot: float, unit: Unit, out: dict[str, str]
    ) -> None:
        left, _, wide, _ = self.art["assault"]
        pitch = min(84.0, (wide - 150) / max(1, len(units)))
        scale = round(min(LARGEST, max(1.0, pitch / 52)), 2)
        for at, name in enumerate(units):
            state = view["units"][name]
            out[f"unit:{name}"] = unit(
                name, left + 154 + pitch * at, foot - 44, scale, state["sp"],
                tuple(state["acts"]), "", -1,
            )  # fmt: skip

    def _frame(
        self, zone: int, round_: int, count: int, pitch: float, y: float, high: float
    ) -> str:
        x, _, wide, _ = self.art["assault"]
        words = self.words
        name = words["assault"].format(zone=self.zones.get(zone, str(zone)))
        turn = words["round"].format(round=round_)
        body = (
            rect(0, 0, wide, high, CARD, ' rx="6" stroke="#7b2418" stroke-width="2.4"')
            + '<path d="M1.2 7A6 6 0 0 1 7 1.2H391A6 6 0 0 1 396.8 7V46H1.2Z" fill="#7b2418"/>'
            + f'<g transform="translate(26 24) scale(.8)">{use("clash")}</g>'
            + label(50, 32, name, 24, "ct-s", anchor="start",
                    fill="#fff6e4", room=236)
            + label(wide - 12, 32, turn, 22, "ct-s", anchor="end", fill="#fff6e4",
                    room=100)
            + label(14, 72, words["german"], 22, fill=SOFT, anchor="start", room=180)
            + label(wide - 14, 72, words["yugoslav"], 22, fill=SOFT, anchor="end", room=180)
            + label(204, 96, words["contact"], 21.6, "ct-b", fill=SOFT, room=90)
            + label(86, 96, words["support"], 21.6, "ct-b", fill=SOFT, room=90)
            + label(322, 96, words["support"], 21.6, "ct-b", fill=SOFT, room=90)
            + f'<path d="M204 102V{num(108 + pitch * count)}" stroke="#7b2418" stroke-width="1.6" '
            'stroke-dasharray="5 4"/>'
            + f'<path d="M12 {num(high - 88)}H{wide - 12}" stroke="{RULE}"/>'
            + label(14, high - 36, words["waiting"], 21.6, "ct-b", anchor="start", fill=SOFT,
                    room=90)
        )  # fmt: skip
        # Its counters are larger than those on the map: even smaller, a finger finds them.
        whole = ' data-whole=".68"'
        return self.desk.element("assault", f"{name}, {turn}", body, x, y, extra=whole)

    def _line(self, line: int, x: float, y: float, pitch: float) -> str:
        high = pitch - 4
        body = (
            rect(-192, -high / 2, 384, high, "#efe6cb", f' rx="6" stroke="{RULE}"')
            + halo("line", f' transform="scale(1 {num(high / 46 * 10)}e-1)"')
            + f'<circle cx="-178" r="13" fill="{INK}"/>'
            + label(-178, 7.6, str(line), 22, "ct-s", fill="#fff6e4")
        )
        return self.desk.element(f"line:{line}", self.words["line"].format(line=line), body, x, y)
