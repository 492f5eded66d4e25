"""What lies on the board now: one short fragment per element, built by joining strings.

Fragments refer to faces drawn in the static part, so most are a group, a title and a `use`.
Those that depend on a few small values are cached; a move then costs only what it changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil, hypot
from typing import Final, cast

from holdfast.core.messages import mark as _
from holdfast.core.picture import Layer
from holdfast.core.reading import Given
from holdfast.core.svg import labelled
from holdfast.games.itter.shapes import Defender, Guns, Pack, Pending, PlacementPending, Row, View

from .faces import plain_name
from .ink import INK, Names, group, halo, label, num, piece, rect, use
from .markers import shield, wreck
from .plan import CELL, HEAD, Plan
from .table import Table

__all__ = ["Pieces"]

TRAYS: Final = {
    "supply": _("Supply"),
    "reserve": _("Reserve"),
    "casualty": _("Casualty"),
    "escaped": _("Escaped"),
}
PHASES: Final = {
    "defender": _("Defender Phase"),
    "ss": _("SS Phase"),
    "planning": _("SS Planning"),
    "over": _("Game over"),
}
MOST_PLACED: Final = 8192
# Fingers may miss a counter a little: as much of its square as nothing else needs is its own.
HIT: Final = '<rect x="-33" y="-33" width="66" height="66" fill="#fff" fill-opacity="0"/>'


class Pieces:
    """Draws the elements for one pack in one language."""

    def __init__(self, pack: Pack, plan: Plan, names: Names) -> None:
        self.plan, self.names = plan, names
        rows = pack["defenders"]["rows"]
        self.people = {row["id"]: plain_name(row, rows, names) for row in rows}
        self.homes = self._homes(rows)
        self.locations = {row["id"]: names(row["name"]) for row in plan.locations}
        self.counters = {row["id"]: names(row["name"]) for row in pack["ss_counters"]["rows"]}
        self.table = Table(pack, plan, names)
        self.stock = {row["id"]: int(row["count"]) for row in pack["ss_counters"]["rows"]}
        self.guns = [r["id"] for r in pack["ss_counters"]["rows"] if r["class"] == "gun"]
        self.colors = {color: names(color) for color in pack["colors"]["los"]}
        self.ground = {
            row["id"]: self.colors.get(row["color"], row["color"])
            for row in (*plan.areas, *plan.track)
        }
        self.spaces: list[str] = list(pack["colors"]["suppress_spaces"])
        self.word = lru_cache(maxsize=256)(names)
        self._defender = lru_cache(maxsize=4096)(self._draw_defender)
        self._node = lru_cache(maxsize=512)(self._draw_node)
        self._gun = lru_cache(maxsize=512)(self._draw_gun)
        self._location = lru_cache(maxsize=128)(self._draw_location)
        self._space = lru_cache(maxsize=256)(self._draw_space)
        self._stock = lru_cache(maxsize=256)(self._draw_stock)
        self._actions = lru_cache(maxsize=64)(self._draw_actions)
        self.total = int(pack["setup"]["actions_per_turn"])
        self._turn = lru_cache(maxsize=64)(self.turn)
        self._placed: dict[tuple[object, ...], str] = {}
        self._squares = {f"square:{name}": self._draw_square(name) for name in plan.cells}

    # Places of defenders

    def _tray(self, tray: str, index: int) -> tuple[float, float]:
        spot = self.plan.art["trays"][tray]
        x, y, wide, _ = spot["box"]
        left = x + (wide - spot["columns"] * 64) / 2
        columns = spot["columns"]
        # Past the last slot counters start a second layer, shifted so that both can be seen.
        layer, index = divmod(index, columns * spot["rows"])
        shift = 14 * layer
        return left + index % columns * 64 + 32 + shift, y + 58 + index // columns * 64 - shift / 2

    def _homes(self, rows: Sequence[Row]) -> dict[tuple[str, str], tuple[float, float]]:
        """Every defender has its own slot in the tray it starts in, so nobody moves up a place."""
        homes: dict[tuple[str, str], tuple[float, float]] = {}
        supply = [row["id"] for row in rows if row["start"] == "supply"]
        reserve = [row["id"] for row in rows if row["start"] == "reserve"]
        for tray, ids in (("supply", supply), ("reserve", reserve)):
            for index, who in enumerate(ids):
                homes[who, tray] = self._tray(tray, index)
        return homes

    def _fallen(self, index: int, total: int) -> tuple[float, float]:
        """Casualties close up as they become more."""
        spot = self.plan.art["trays"]["casualty"]
        x, y, wide, _ = spot["box"]
        columns = max(spot["columns"], ceil(total / spot["rows"]))
        pitch = min(64.0, (wide - 16 - 60) / max(1, columns - 1))
        row, column = divmod(index, columns)
        left = (
            x + (wide - (min(columns, 4) * 64 if columns == 4 else (columns - 1) * pitch + 64)) / 2
        )
        return left + 32 + column * pitch, y + 58 + row * 64

    def _newcomer(self, defenders: Mapping[str, Defender], index: int) -> tuple[float, float]:
        """Reinforcements in the supply take slots that their owners have left."""
        free = [
            spot
            for (who, tray), spot in self.homes.items()
            if tray == "supply" and (who not in defenders or defenders[who]["at"] != "supply")
        ]
        return free[index] if index < len(free) else self._tray("supply", len(self.homes) + index)

    def _spot(self, who: str, at: str) -> tuple[float, float]:
        cell = self.plan.cells.get(at)
        if cell is not None:
            return cell.spot
        home = self.homes.get((who, at))
        return (
            home
            if home is not None
            else self._tray(at if at in self.plan.art["trays"] else "supply", 0)
        )

    # Elements

    def _draw_defender(
        self,
        who: str,
        at: str,
        x: float,
        y: float,
        exhausted: bool,
        disrupted: bool,
        acted: bool,
        commanded: bool,
    ) -> str:
        states = [self.people.get(who, who), self.place(at)]
        body = [HIT, halo("counter"), use(("back-" if exhausted else "face-") + who)]
        if exhausted:
            states.append(self.word(_("Exhausted")))
        if disrupted:
            states.append(self.word(_("Disrupted")))
            spot = ' transform="translate(-15 4) scale(.86)"'
            body.append(use("disrupted", extra=spot + piece("token/disrupted")))
        if acted:
            states.append(self.word(_("Action Token")))
            body.append(use("acted", 20, 20, piece("token/acted")))
        if commanded:
            states.append(self.word(_("Command Token")))
            body.append(use("commanded", 20, 20, piece("token/commanded")))
        if at == "casualty":
            body.append(
                '<path d="M-18 -8L18 28M18 -8L-18 28" stroke="#a5301d" stroke-width="4" '
                'stroke-linecap="round" opacity=".7"/>'
            )
        named = piece(f"defender/{who}", exhausted)
        return group(
            f"defender:{who}", ", ".join(states), "".join(body), x, y, "it-pc", extra=named
        )

    def place(self, at: str) -> str:
        """A square by location and number, or the name of a tray."""
        cell = self.plan.cells.get(at)
        if cell is None:
            return self.word(TRAYS.get(at, at))
        location: str = cell.row["location"]
        return f"{self.locations.get(location, location)} {at.removeprefix(location)}"

    def _draw_square(self, name: str) -> str:
        cell = self.plan.cells[name]
        row = cell.row
        colors = ", ".join(self.colors.get(c, c) for c in row["colors"]) or self.word(_("white"))
        high = cell.high
        hit = (
            f'<rect x="{num(-CELL / 2)}" y="{num(-high / 2)}" width="{num(CELL)}" '
            f'height="{num(high)}" '
            'fill="#fff" fill-opacity="0"/>'
        )
        kind = "gunsquare" if cell.armed else "square"
        return group(
            f"square:{name}",
            labelled(self.word, self.place(name), colors),
            hit + halo(kind),
            cell.x + CELL / 2,
            cell.y + high / 2,
        )

    def _draw_node(self, node: str, counter: str | None) -> str:
        x, y = self.plan.nodes[node]
        radius = self.plan.radius(node)
        area = node in self.plan.area_ids
        body = f'<circle r="{num(radius)}" fill="#fff" fill-opacity="0"/>' + halo(
            "area" if area else "node"
        )
        title = f"{node} ({self.ground[node]})"
        if counter:
            body += use(f"ss-{counter}", 0, -4 if area else -3, piece(f"ss/{counter}"))
            title = labelled(self.word, title, self.counters.get(counter, counter))
        return group(f"node:{node}", title, body, x, y)

    def _tether(self, area: str, x: float, y: float) -> str:
        """A line from a gun to the area it belongs to, where it does not stand close by."""
        ax, ay = self.plan.nodes[area]
        dx, dy = ax - x, ay - y
        away = hypot(dx, dy)
        if away < self.plan.radius(area) + 45:
            return ""
        reach = 1 - (self.plan.radius(area) + 1) / away
        d = f"M0 0L{num(dx * reach)} {num(dy * reach)}"
        return (
            f'<path d="{d}" stroke="#fdf6e2" stroke-width="7"/>'
            f'<path d="{d}" stroke="{INK}" stroke-width="3.4"/>'
        )

    def _draw_gun(self, area: str, gun: str, count: int, alone: bool) -> str:
        x, y = self.plan.gun_spot(area, self.guns.index(gun) if gun in self.guns else 0)
        body = (self._tether(area, x, y) if alone else "") + HIT + halo("ss")
        # Each gun of a stack is a piece, though they lie exactly on top of each other.
        body += use(f"ss-{gun}", extra=piece(f"ss/{gun}")) * count
        title = labelled(self.word, area, self.counters.get(gun, gun))
        if count > 1:
            body += (
                f'<circle cx="19" cy="-19" r="11.5" fill="#f6c945" stroke="{INK}" '
                'stroke-width="1.2"/>' + label(19, -13.5, f"×{count}", 16)
            )
            title += f" ×{count}"
        return group(f"gun:{area}:{gun}", title, body, x, y)

    def _draw_location(self, location: str, value: int | None, jenny: str) -> str:
        x, y, wide, high = self.plan.blocks[location]
        name = self.locations[location]
        sx, sy = x + wide - 18, y + 11
        if value is None:
            hit = rect(18 - wide, -11, wide, HEAD, "#fff", ' fill-opacity="0"')
            return group(f"location:{location}", name, hit, sx, sy)
        title = f"{name}, " + self.word(_("Defense Value")) + f" {value}"
        if value <= 0:
            fate = self.word(_("Destroyed"))
            how = self.word(_("with crew") if jenny == "lost_crewed" else _("abandoned"))
            body = wreck(wide, high, name, fate, how)
            return group(
                f"location:{location}", f"{name}, {fate} ({how})", body, sx, sy, "it-wreck"
            )
        return group(f"location:{location}", title, shield(value) + halo("shield"), sx, sy)

    def _draw_space(self, color: str, count: int) -> str:
        spot = self.plan.art["suppress"]
        x, y = spot["box"][:2]
        cw, ch = spot["cell"]
        index = self.spaces.index(color) if color in self.spaces else 0
        row, column = divmod(index, spot["columns"])
        cx = x + 6 + column * (cw + 4) + cw / 2
        cy = y + 28 + row * (ch + 7) + ch / 2
        body = [
            f'<rect x="{num(-cw / 2)}" y="{num(-ch / 2)}" width="{cw}" height="{ch}" rx="7" '
            'fill="#fff" fill-opacity="0"/>',
            halo("space"),
        ]
        if count:
            shown = min(count, 12)
            step = min(15.0, 52 / max(1, min(shown, 6) - 1))
            for k in range(shown):
                spot = (-48 + step * (k % 6), 2 + 24 * (k // 6))
                body.append(use("tracer", *spot, piece("token/tracer")))
            body.append(label(42, 22, str(count), 30, "it-s"))
        else:
            body.append(label(0, 22, "0", 30, "it-s", extra=' opacity=".3"'))
        name = self.colors.get(color, color)
        return group(
            f"suppress:{color}",
            labelled(self.word, f"{self.word(_('Suppression'))} {name}", count),
            "".join(body),
            cx,
            cy,
        )

    def _draw_stock(self, counts: tuple[int, ...]) -> str:
        """How many SS counters of each type are left to be placed."""
        x, y, columns = self.plan.art["cards"]["stock"]
        wide, high = (100, 140) if columns == 1 else (200, 92)
        down = max(5 if columns == 1 else 3, -(-len(counts) // columns))
        step, each = high / down, wide / columns
        body = [rect(-wide / 2, -high / 2, wide, high, "#fff", ' fill-opacity="0"')]
        named = []
        for index, (counter, count) in enumerate(zip(self.stock, counts, strict=True)):
            left = -wide / 2 + index // down * each
            top = -high / 2 + step * (index % down + 0.5)
            body.append(use(f"mini-{counter}", left + 22, top))
            body.append(label(left + each - 6, top + 6.5, str(count), 19, "it-s", anchor="end"))
            body.append(
                f'<path d="M{num(left + 42)} {num(top + 4)}H{num(left + each - 32)}" '
                'stroke="#b7a67e" stroke-width="1.6" stroke-dasharray="2 4"/>'
            )
            named.append(f"{self.counters[counter]} {count}")
        title = labelled(self.word, self.word(_("Supply")), ", ".join(named))
        pile = f' data-pile="ss" data-count="{sum(counts)}"'
        scale = self.plan.art["cards"]["scale"]
        return group("ss_supply", title, "".join(body), x, y, extra=pile, scale=scale)

    def _count_stock(
        self, infantry: Mapping[str, str | None], guns: Mapping[str, Guns]
    ) -> tuple[int, ...]:
        out = dict(self.stock)
        for counter in infantry.values():
            if counter in out:
                out[counter] -= 1
        for here in guns.values():
            for gun, count in here.items():
                if gun in out:
                    out[gun] -= count
        return tuple(max(0, left) for left in out.values())

    def _draw_actions(self, left: int, total: int, phase: str) -> str:
        x, y = self.plan.art["actions"]["at"]
        step = self.plan.art["actions"]["step"]
        shown, actions = self.word(PHASES.get(phase, phase)), self.word(_("Actions"))
        dark = phase in ("ss", "planning")
        body = [
            '<rect x="0" y="0" width="108" height="42" rx="5" '
            f'fill="{"#4a5049" if dark else "#5d3a1c"}"/>',
            label(54, 18 if phase == "defender" else 27, shown, 16.5, room=100, fill="#fff6e0"),
        ]
        if phase == "defender":
            words = f"{actions} {left}"
            body.append(label(54, 36, words, 16.5, "it-b", room=100, fill="#ffe7b8"))
        for k in range(total):
            cx = 123 + k * (step - 8)
            fresh = k < left
            body.append(
                f'<circle cx="{cx}" cy="21" r="10" fill="{"#1f5f8b" if fresh else "#d9caa6"}" '
                f'stroke="{"#f4ecd6" if fresh else "#a08f66"}" stroke-width="1.5"/>'
            )
            if fresh:
                body.append(
                    f'<path d="M{cx - 4.4} 21.4L{cx - 1.2} 24.8L{cx + 4.8} 17.6" fill="none" '
                    'stroke="#fff9ea" '
                    'stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'
                )
        title = labelled(self.word, f"{shown}, {actions}", left)
        return group("actions", title, "".join(body), x, y)

    def turn(self, turn: int) -> str:
        spot = self.plan.art["turns"]
        x, y = spot["at"]
        wide, high = spot["size"]
        box = min(max(turn, 1), spot["count"])
        body = (
            f'<rect x="{num(-wide / 2 + 1)}" y="{num(-high / 2 + 2)}" width="{wide + 1}" '
            f'height="{high + 1}" rx="5" '
            'fill="#1b150b" opacity=".4"/>'
            f'<rect x="{num(-wide / 2 - 1)}" y="{num(-high / 2 - 1)}" width="{wide + 2}" '
            f'height="{high + 2}" rx="5" '
            'fill="#8c2f22" stroke="#fff3d9" stroke-width="1.8"/>'
            + label(0, 7.5, str(turn), 21, "it-s", fill="#fff6e0")
        )
        return group(
            "turn",
            self.word(_("Turn")) + f" {turn}",
            body,
            x + (box - 1) * spot["step"] + wide / 2,
            y + high / 2,
            "it-pc",
        )

    def load(self, loaded: bool) -> str:
        x, y = self.plan.art["load"]
        if "BJ2" in self.plan.cells:  # beside the cannon's weapon band, where the rule puts it
            cell = self.plan.cells["BJ2"]
            x, y = cell.x + CELL + 11, cell.y + cell.high - 12
        ring = '<circle r="14" fill="#1b150b" opacity=".4" cx="1" cy="2"/>' if loaded else ""
        body = ring + (
            '<circle r="14" fill="#f3e2b0" stroke="#2b2620" stroke-width="1.6"/>'
            + use("shell", extra=' transform="scale(.78)"')
            if loaded
            else '<circle r="14" fill="#3d4529" fill-opacity=".75" stroke="#cfc79f" '
            'stroke-width="1.4" stroke-dasharray="4 3"/>'
        )
        fill = self.word(_("loaded") if loaded else _("empty"))
        title = labelled(self.word, self.word(_("Load Token")), fill)
        return group("load", title, halo("disc") + body, x, y)

    def pending(self, pending: Pending | None) -> str | None:
        """The counter that is about to be placed, held over its area."""
        if not pending or pending["kind"] != "placement":
            return None
        placement = cast(PlacementPending, pending)
        area, counter = placement["area"], placement["counter"]
        if area not in self.plan.nodes:
            return None
        x, y = self.plan.nodes[area]
        more = placement.get("left", 0)
        held = use(f"ss-{counter}", extra=piece(f"ss/{counter}"))
        body = (
            '<circle r="49" fill="none" stroke="#fff3d9" stroke-width="7"/><circle r="49" '
            'fill="none" '
            'stroke="#a5301d" stroke-width="4" stroke-dasharray="12 7"/>'
            f'<g transform="translate(-9 -24) rotate(-6)">{held}</g>'
        )
        if more:
            body += (
                '<circle cx="18" cy="-44" r="12" fill="#a5301d" stroke="#fff3d9" '
                'stroke-width="1.5"/>' + label(18, -38.5, f"+{more}", 16, fill="#fff")
            )
        shown = self.counters.get(counter, counter)
        title = labelled(self.word, self.word(_("Place SS Counters")), f"{shown}, {area}")
        return group("pending", title, body, x, y, "it-pc")

    # The whole view, in layers that each depend on a few facts

    def layers(self, shown: Given) -> list[Layer]:
        view = cast(View, shown)
        infantry, guns, jenny = view["infantry"], view["guns"], view["jenny"]
        defense, loaded, suppression = view["defense"], view["loaded"], view["suppression"]
        turn = (view["turn"], view["actions_left"], view["phase"])
        pending, defenders = view.get("pending"), view["defenders"]
        return [
            (None, lambda: self._squares),
            (infantry, lambda: self._draw_infantry(infantry)),
            ((defense, jenny), lambda: self._draw_locations(defense, jenny)),
            (suppression, lambda: self._draw_suppression(suppression)),
            *self.table.layers(view),
            ((infantry, guns), lambda: self._draw_supply(infantry, guns)),
            (turn, lambda: self._draw_turn(*turn)),
            ((jenny, loaded), lambda: self._draw_load(jenny, loaded)),
            (guns, lambda: self._draw_guns(guns)),
            (pending, lambda: self._draw_pending(pending)),
            (defenders, lambda: self._draw_defenders(defenders)),
        ]

    def _draw_infantry(self, infantry: Mapping[str, str | None]) -> dict[str, str]:
        nodes = self.plan.nodes
        return {f"node:{at}": self._node(at, one) for at, one in infantry.items() if at in nodes}

    def _draw_locations(self, defense: Mapping[str, int], jenny: str) -> dict[str, str]:
        return {
            f"location:{one}": self._location(one, defense.get(one), jenny)
            for one in self.plan.blocks
        }

    def _draw_suppression(self, suppression: Mapping[str, int]) -> dict[str, str]:
        return {
            f"suppress:{color}": self._space(color, int(suppression.get(color, 0)))
            for color in self.spaces
        }

    def _draw_supply(
        self, infantry: Mapping[str, str | None], guns: Mapping[str, Guns]
    ) -> dict[str, str]:
        return {"ss_supply": self._stock(self._count_stock(infantry, guns))}

    def _draw_turn(self, turn: int, left: int, phase: str) -> dict[str, str]:
        actions = self._actions(int(left), self.total, phase)
        return {"turn": self._turn(int(turn)), "actions": actions}

    def _draw_load(self, jenny: str, loaded: bool) -> dict[str, str]:
        return {"load": self.load(bool(loaded))} if jenny == "intact" else {}

    def _draw_guns(self, guns: Mapping[str, Guns]) -> dict[str, str]:
        out: dict[str, str] = {}
        for area, here in guns.items():
            present = [(gun, count) for gun, count in here.items() if count]
            if area in self.plan.nodes:
                for gun, count in present:
                    out[f"gun:{area}:{gun}"] = self._gun(area, gun, count, len(present) == 1)
        return out

    def _draw_pending(self, pending: Pending | None) -> dict[str, str]:
        waiting = self.pending(pending)
        return {"pending": waiting} if waiting else {}

    def _draw_defenders(self, defenders: Mapping[str, Defender]) -> dict[str, str]:
        out: dict[str, str] = {}
        total = sum(1 for state in defenders.values() if state["at"] == "casualty")
        index = late = 0
        for who, state in defenders.items():
            at = state["at"]
            if at == "casualty":
                spot = self._fallen(index, total)
                index += 1
            elif at == "supply" and (who, at) not in self.homes:
                spot = self._newcomer(defenders, late)
                late += 1
            else:
                # Whoever has a place of its own looks the same there every time.
                known = (who, *state.values())
                drawn = self._placed.get(known)
                if len(self._placed) > MOST_PLACED:
                    self._placed.clear()
                if drawn is None and who in self.people:
                    drawn = self._placed[known] = self._stand(who, state, self._spot(who, at))
                if drawn is not None:
                    out[f"defender:{who}"] = drawn
                continue
            if who in self.people:
                out[f"defender:{who}"] = self._stand(who, state, spot)
        return out

    def _stand(self, who: str, state: Defender, spot: tuple[float, float]) -> str:
        marks = (state["exhausted"], state["disrupted"], state["acted"], state["commanded"])
        return self._defender(who, state["at"], *spot, *marks)
