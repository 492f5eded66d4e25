"""The castles: walls that rise with their columns, flank towers, and the cards in their cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from holdfast.games.castle.shapes import Castle, Cell, cells_of, laid_on

from .ink import HOUSES, INK, SOFT, STOCK, group, halo, label, num, rect, scaled, use, width_of
from .plan import PITCH_X, PITCH_Y, Grid, Plan, Site
from .words import Words

Targets = frozenset[tuple[int, int] | str]

TOWER: Final = 20.0
"""How far a flank tower goes to the right of the middle of its column."""
FLAGSTAFF: Final = 158.0
"""How high the flag of a flank tower flies."""


def face(card: str) -> str:
    """A card as its viewer sees it: open, veiled for its owner, or just a back."""
    if card == "#":
        return '<use href="#ca-back"/>'
    if card.startswith("#"):
        return f'<use href="#ca-f-{card[1:]}"/><use href="#ca-veil"/>'
    return f'<use href="#ca-f-{card}"/>'


def piece(card: str) -> str:
    """A card that can be taken in hand: a page lets it fly from where it was seen last."""
    side = ' data-side="back"' if card.startswith("#") else ""
    return f'<g data-piece="card/{card.lstrip("#") or "#"}"{side}>{face(card)}</g>'


def put(body: str, scale: float) -> str:
    return f'<g transform="scale({scaled(scale)})">{body}</g>'


def _column(seat: int, col: int, rows: int, held: bool) -> str:
    """Masonry as high as the highest card; the court is hung with the cloth of its house."""
    x = (col - 0.5) * PITCH_X
    if not rows:
        return use("rubble", x + PITCH_X / 2, -42, 1.1)
    top = rows * PITCH_Y
    stone = (
        f'<path d="M{num(x)} 0V{num(-top - 11)}h13v7h13v-7h14v7h13v-7h13V0Z" '
        'fill="url(#ca-p-stone)" stroke="#5d5949" stroke-width="1.6"/>'
    )
    if not held:
        return (
            stone
            + rect(x + 4, 3 - PITCH_Y, 58, PITCH_Y - 3, "#3a372e", ' rx="3"')
            + use("rubble", x + PITCH_X / 2, -42)
        )
    house = HOUSES[seat]
    return (
        stone
        + rect(x, -PITCH_Y, PITCH_X, PITCH_Y, house.field, ' fill-opacity=".85"')
        + f'<path d="M{num(x)} {num(1 - PITCH_Y)}h{num(PITCH_X)}M{num(x)} -1h{num(PITCH_X)}" '
        f'stroke="{house.charge}" stroke-width="1.8" stroke-opacity=".85"/>'
    )


class Castles:
    """Draws everything that stands on or beside one castle's ground."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self.plan, self.words = plan, words
        self._cell = lru_cache(maxsize=4096)(self._draw_cell)
        self._walls = lru_cache(maxsize=512)(self._draw_walls)
        self._tower = lru_cache(maxsize=512)(self._draw_tower)
        self._plate = lru_cache(maxsize=256)(self._draw_plate)
        self._beside = lru_cache(maxsize=512)(self._draw_beside)
        self._pool = lru_cache(maxsize=256)(self._draw_pool)
        self._ghost = lru_cache(maxsize=2048)(self._draw_ghost)

    # One castle

    def elements(
        self, castle: Castle, seat: int, place: int, targets: Targets, asked: bool
    ) -> dict[str, str]:
        """A castle and what lies beside it, less the plate with its name."""
        out: dict[str, str] = {}
        site = self.plan.sites[place]
        cells = cells_of(castle)
        grid = site.grid(col for row, col, card in cells)
        heights: dict[int, int] = {}
        for row, col, _ in cells:
            heights[col] = max(heights.get(col, 0), row + 1)
        rises = tuple(heights.get(col, 0) for col in range(grid.low, grid.high + 1))
        where = (grid.x0, grid.base, grid.scale)
        court = frozenset(col for row, col, _ in cells if row == 0)
        out[f"castle:{seat}"] = self._walls(
            seat, grid.low, rises if cells else (), court, where, bool(castle["alive"])
        )
        if cells:
            for side, col in (("left", grid.low - 1), ("right", grid.high + 1)):
                out[f"side:{seat}:{side}"] = self._tower(seat, side, *grid.at(0, col), grid.scale)
        sprung = castle.get("sprung", ())
        for row, col, card in cells:
            x, y = grid.at(row, col)
            hit = (row, col) in targets
            out[f"cell:{seat}:{row}:{col}"] = self._cell(
                seat, row, col, card, x, y, grid.scale, hit, -1, [row, col] in sprung
            )
        for row, col, card, _side, by in laid_on(castle):
            x, y = grid.at(row, col)
            hit = (row, col) in targets
            out[f"cell:{seat}:{row}:{col}"] = self._cell(
                seat, row, col, card, x, y, grid.scale, hit, by
            )
        self._add_beside(out, castle, seat, site, grid, targets)
        if castle["hand"] and isinstance(castle["hand"], int):
            out[f"hands:{seat}"] = self._unseen(seat, castle["hand"], asked, site, grid)
        return out

    def _draw_cell(
        self,
        seat: int,
        row: int,
        col: int,
        card: str,
        x: float,
        y: float,
        s: float,
        hit: bool,
        by: int,
        sprung: bool = False,
    ) -> str:
        words = self.words
        title = words.labelled(words.at(seat, row, col), words.card(card))
        if by >= 0:
            laid = words("barricade, laid by {seat}").format(seat=words.seat(by))
            title = f"{title}, {laid}"
            body = (
                '<rect x="-33" y="-8" width="66" height="16" fill="#5d4022" opacity=".55" rx="3"/>'
                f'<g transform="rotate(90) scale(.74)">{piece(card)}</g>'
                + use(f"arms-{by}", -24, 18)
            )
        else:
            body = piece(card)
        if sprung:
            title = f"{title}, {words('sprung trap')}"
            body += (
                f'<circle cx="18" cy="30" r="11" fill="{STOCK}" stroke="{INK}" stroke-width="1.6"/>'
                + label(18, 36, "3", 17)
            )
        if hit:
            title = f"{title}, {words('under attack')}"
            body += '<use href="#ca-target"/>'
        return group(
            f"cell:{seat}:{row}:{col}", title, put(body, s) + halo("card", s), x, y, "ca-pc"
        )

    def _unseen(self, seat: int, count: int, asked: bool, site: Site, grid: Grid) -> str:
        """A castle that nobody else sees yet: backs, and a board that says what goes on there.

        It looks the same however far its owner has got (CA-INFO.5).
        """
        words, house, s = self.words, HOUSES[seat], 0.7 * grid.scale
        backs = "".join(
            f'<g transform="translate({num((i - (count - 1) / 2) * 50 * s)} 0) '
            f'scale({scaled(s)})">{piece("#")}</g>'
            for i in range(count)
        )
        said = words("is arranging its castle" if asked else "has still to arrange its castle")
        size = 17 * self.plan.type
        wide, high = min(site.box[2] - 20, width_of(said, size) + 2 * size), 1.9 * size
        low = 42 * s + 10
        edge = f' rx="6" stroke="{INK}" stroke-width="1.6"'
        sign = rect(-wide / 2, low, wide, high, house.field if asked else SOFT, edge) + label(
            0, low + high * 0.66, said, size, room=wide - size, fill=house.ink
        )
        x = grid.x0 + (grid.low + grid.high) / 2 * PITCH_X * grid.scale
        title = f"{words.seat(seat)} {said}"
        return group(f"hands:{seat}", title, backs + sign, x, grid.at(1, 0)[1])

    # Walls and towers

    def _draw_walls(
        self,
        seat: int,
        low: int,
        rises: tuple[int, ...],
        court: frozenset[int],
        where: tuple[float, float, float],
        alive: bool,
    ) -> str:
        x0, base, scale = where
        parts = []
        for index, rows in enumerate(rises):
            parts.append(_column(seat, low + index, rows, low + index in court))
        if rises:
            left, wide = (low - 0.5) * PITCH_X - 8, len(rises) * PITCH_X + 16
            edge = ' rx="3" stroke="#5d5949" stroke-width="1.4"'
            parts.append(rect(left, 0, wide, self.plan.plinth / scale, "#8b8675", edge))
        elif not alive:
            parts += [use("rubble", dx, -54, 1.3) for dx in (-10, 66, 140)]
        body = f'<g transform="scale({scaled(scale)})">{"".join(parts)}</g>'
        body += self._draw_numbers(range(low, low + len(rises)), PITCH_X * scale)
        title = self.words.labelled(self.words.seat(seat), self.words("walls"))
        return group(f"castle:{seat}", title, body, x0, base)

    def _draw_numbers(self, columns: range, pitch: float) -> str:
        """The columns by the numbers that the log and the list of actions call them."""
        size = self.plan.plinth * 0.85
        return "".join(
            label(col * pitch, size, str(col + 1) if col >= 0 else f"‹{-col}", size, fill="#211f18")
            for col in columns
        )

    def _draw_tower(self, seat: int, side: str, x: float, y: float, s: float) -> str:
        """A round tower at the end of the court: where a ram begins."""
        flip = -1 if side == "left" else 1
        body = put(rect(-30, -42, 60, 84, "#fff", ' fill-opacity="0"'), s) + (
            f'<g transform="translate({num(-6 * flip * s)} {num(PITCH_Y / 2 * s)}) '
            f'scale({scaled(s)})">{use(f"flag-{seat}", 0, -122)}'
            '<path d="M-26 -86L0 -126L26 -86Z" fill="#7d4f38" stroke="#4b2f21" stroke-width="1.6"/>'
            '<path d="M-20 -86H20V0H-20Z" fill="url(#ca-p-stone)" stroke="#5d5949" '
            'stroke-width="1.6"/><path d="M8 -86H20V0H8Z" fill="#5d5949" opacity=".28"/>'
            '<path d="M-3 -62h6v18h-6zM-3 -30h6v16h-6z" fill="#3a372e"/>'
            '<path d="M-25 0H25V13H-25Z" fill="#8b8675" stroke="#5d5949" stroke-width="1.4"/></g>'
        )
        words = self.words
        title = f"{words.seat(seat)}, {words('left flank' if side == 'left' else 'right flank')}"
        shift = halo("tower", s, 0, -6 * flip * s, (PITCH_Y / 2 - 62) * s)
        return group(f"side:{seat}:{side}", title, body + shift, x, y, "ca-pc")

    # Beside the castle

    def _add_beside(
        self,
        out: dict[str, str],
        castle: Castle,
        seat: int,
        site: Site,
        grid: Grid,
        targets: Targets,
    ) -> None:
        x, y, wide, high = site.box
        s = site.pool
        own = site is self.plan.sites[0]
        foot = y + high - site.foot
        cards = castle["reinforcements"]
        right = x + wide - 42 * s - 8
        if (own and castle["alive"]) or cards:
            name = "reinforcements" if own else f"pool:{seat}"
            spot = (right, y + high - 10 - 20 * self.plan.type)
            out[name] = self._pool(name, seat, len(cards), spot, s)
        stand = foot - reaching(grid, cells_of(castle), right - 42 * s) - 30 * s
        stand = max(stand, y + 18 + 30 * s)
        step = min(60 * s + 3, (stand - y - 18 - 30 * s) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            out[f"card:{card}"] = self._beside(
                seat, card, right, stand - index * step, s, -90, card in targets
            )
        for index, card in enumerate(castle["jokers"]):
            out[f"card:{card}"] = self._beside(
                seat, card, x + 30 * s + 10, foot - 42 * s - index * 60 * s, s, 0, card in targets
            )

    def _draw_beside(
        self, seat: int, card: str, x: float, y: float, s: float, turn: int, hit: bool
    ) -> str:
        words = self.words
        what = words("reinforcements") if turn else ""
        title = words.card(card)
        for above in (what, words.seat(seat)):
            title = words.labelled(above, title) if above else title
        mark = '<use href="#ca-target"/>' if hit else ""
        body = f'<g transform="rotate({turn}) scale({scaled(s)})">{piece(card)}{mark}</g>' + halo(
            "card", s, turn
        )
        return group(f"card:{card}", title, body, x, y, "ca-pc")

    def _draw_pool(
        self, name: str, seat: int, count: int, spot: tuple[float, float], s: float
    ) -> str:
        house, big = HOUSES[seat], self.plan.type
        wide, high = 84 * s, 36 * big
        edge = f' rx="8" stroke="{house.charge}" stroke-width="1.4" stroke-dasharray="4 3"'
        body = (
            rect(-wide / 2, -high / 2, wide, high, house.shade, edge)
            + use(f"flag-{seat}", -wide * 0.34, high / 2 - 2, 0.86 * big)
            + label(wide * 0.24, 5.5 * big, f"×{count}", 16 * big, fill=house.ink)
            + halo("pool", wide / 90)
        )
        title = self.words.labelled(
            self.words.seat(seat), f"{self.words('reinforcements')}, {count}"
        )
        return group(name, title, body, *spot)

    # Names

    def plate(
        self,
        castle: Castle,
        seat: int,
        place: int,
        own: bool,
        asked: bool,
        on_turn: bool,
    ) -> dict[str, str]:
        """The name of a seat, whether it is the viewer's own, and whether it is asked something.

        Spectators and whoever sees all hands look from a seat, but own nothing.
        """
        hand = castle["hand"]
        # Of others only a board beside their cards tells; see `_unseen`.
        count = 0 if isinstance(hand, int) else len(hand)
        box = self.plan.sites[place].box
        x, y, wide, high = box
        alive = bool(castle["alive"])
        spot = (x + wide / 2, y + high - 8 - 20 * self.plan.type)
        part = self.plan.part(box, self.words.seat(seat), f"arms-{seat}")
        return {f"seat:{seat}": self._plate(seat, alive, own, on_turn, asked, count, spot, part)}

    def _draw_plate(
        self,
        seat: int,
        alive: bool,
        own: bool,
        on_turn: bool,
        asked: bool,
        count: int,
        spot: tuple[float, float],
        part: str,
    ) -> str:
        words = self.words
        house = HOUSES[seat]
        notes = []
        if not alive:
            notes.append(words("fallen"))
        elif count:
            notes.append(words("to arrange: {count}").format(count=count))
        elif on_turn:
            notes.append(words("to move") if asked else words("on turn"))
        elif asked:
            notes.append(words("decides"))
        if own:
            notes.append(words("your castle"))
        field = house.field if alive else "#5e5b52"
        active = alive and asked
        edge = "#f4cf63" if active else "#1d2420"
        note = " · ".join(notes)
        body = (
            rect(-105, -21, 210, 42, field, f' rx="9" stroke="{edge}" stroke-width="3"')
            + use(f"arms-{seat}", -86, -1, 1.1)
            # A page writes here who sits at this seat; see docs/web.md.
            + label(
                -68,
                6 if not note else -2.5,
                words.seat(seat),
                18,
                fill=house.ink,
                anchor="start",
                extra=f' data-name-of="{seat}" data-room="{132 if active else 164}"',
            )
        )
        if note:
            room = 132 if active else 164
            body += label(-68, 15, note, 15.5, "ca-b", room=room, anchor="start", fill=house.ink)
        if active:
            # A burning torch: seen without colour, too.
            body += (
                f'<g transform="translate(88 2)"><path d="M-2.4 15L-4 -1H4L2.4 15Z" fill="#5d4022" '
                f'stroke="{INK}" stroke-width=".8"/><path d="M0 -1C-9 -1 -8 -9 -3 -12C-3 -8 0 -9 0 '
                '-17C6 -12 10 -1 0 -1Z" fill="#f4b93b" stroke="#a5501c" stroke-width="1"/></g>'
            )
        title = ", ".join([words.seat(seat), *notes])
        big = self.plan.type
        return group(f"seat:{seat}", title, put(body, big) + halo("plate", big), *spot, extra=part)

    # Places to choose, seen only while they can be chosen

    def add_ghosts(
        self, out: dict[str, str], prefix: str, grid: Grid, cells: Mapping[tuple[int, int], bool]
    ) -> None:
        """Clickable cells over the castle; a free one shows a place to build."""
        for (row, col), free in cells.items():
            name = f"{prefix}:{row}:{col}"
            if name not in out:
                x, y = grid.at(row, col)
                out[name] = self._ghost(name, row, col, x, y, grid.scale, free)

    def _draw_ghost(
        self, name: str, row: int, col: int, x: float, y: float, s: float, free: bool
    ) -> str:
        title = self.words.where(row, col)
        shape = '<use href="#ca-slot"/>' if free else rect(-30, -42, 60, 84, "#fff", ' opacity="0"')
        body = f'<g class="ca-g" transform="scale({scaled(s)})">{shape}</g>'
        return group(name, title, body + halo("card", s), x, y, "ca-o")

    def between(self, col: int, grid: Grid) -> str:
        x, y = grid.at(0, col)
        s = grid.scale
        title = self.words("insert before column {col}").format(col=col + 1)
        body = (
            f'<g class="ca-g" transform="scale({scaled(s)})"><rect x="-8" y="-46" width="16" '
            'height="92" rx="6" fill="#fff8e6" fill-opacity=".9" stroke="#2a241d"/>'
            '<path d="M-5 0H5M0 -5V5" stroke="#2a241d" stroke-width="2"/></g>'
        )
        return group(
            f"between:{col}", title, body + halo("between", s), x - PITCH_X / 2 * s, y, "ca-o"
        )

    def top(self, seat: int, grid: Grid) -> str:
        """The battlements as a whole, for a barricade that could also lie at the end of a row."""
        x = (grid.at(0, grid.low)[0] + grid.at(0, grid.high)[0]) / 2
        y = grid.base - 4 * PITCH_Y * grid.scale - 8
        words = self.words
        body = (
            f'<g class="ca-g">{rect(-60, -14, 120, 28, "#f4efe0", f" rx={chr(34)}7{chr(34)}")}'
            f"{label(0, 6, words('battlements'), 17, room=108)}</g>"
        )
        title = f"{words.seat(seat)}, {words('battlements')}"
        return group(f"side:{seat}:top", title, body + halo("top"), x, y, "ca-o")


def reaching(grid: Grid, cards: Sequence[Cell], left: float) -> float:
    """How high a castle rises where it comes as far to the right as this: nothing covers that."""
    s = grid.scale
    rises = [
        (row + 1) * PITCH_Y
        for row, col, _card in cards
        if grid.at(0, col)[0] + PITCH_X / 2 * s > left
    ]
    if cards and grid.at(0, grid.high + 1)[0] + TOWER * s > left:
        rises.append(FLAGSTAFF)
    return max(rises, default=0.0) * s
