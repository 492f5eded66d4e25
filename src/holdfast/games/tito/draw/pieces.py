"""What lies on the table now: one short fragment per element, built by joining strings.

Fragments refer to faces drawn in the static part. Those that depend on a few small values are
cached, so a move costs only what it changed.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, cast

from holdfast.core.picture import Layer
from holdfast.core.reading import Given
from holdfast.games.tito.shapes import Assault, Moving, Pack, Row, View

from .assault import Display
from .counters import LARGE, Counters
from .ink import Desk, Names, element, esc, halo, label, num, rect, use
from .panel import roster_spots
from .table import Table, pool_of
from .terrain import Ground
from .words import W, labelled, own_name

__all__ = ["Pieces"]

Stacks = dict[int, tuple[list[str], list[str]]]
"""German and Yugoslav units by zone."""

STILL: Final[Moving] = {"unit": "", "mp": -1}
"""Nobody is moving."""
CAMPS: Final = ("german", "yugoslav")
EMPTY: Final[Layer] = (None, dict)
"""A zone in which nothing lies."""

# How far the counters of a stack may rise above its front one, and how much each shows.
RISE, STRIP = 50.0, 14.0
# Markers lie in the upper part of their square: the shield below them says what it protects.
MARKED: Final = -8.0
# Fingers may miss a counter a little: as much of its square as nothing else needs is its own.
HIT = rect(-23.4, -20, 46.8, 46.8, "#fff", ' fill-opacity="0"')


class Pieces:
    """Draws the elements for one pack in one language."""

    def __init__(
        self, pack: Pack, ground: Ground, counters: Counters, names: Names, lang: str
    ) -> None:
        self.ground, self.counters = ground, counters
        self.words = {key: names(word) for key, word in W.items()}
        self.desk = Desk(ground.art)
        self.table = Table(ground.art, pack, self.words)
        self.display = Display(ground.art, counters, self.words, self._zone_names(pack, lang))
        self.spots = roster_spots(ground.art, pack)[0]
        self.camps = {unit: row["side"] != "german" for unit, row in counters.rows.items()}
        self.groups = {row["id"]: row for row in pack["groups"]["rows"]}
        self.zones = {row["id"]: self._draw_zone(row, pack, lang) for row in pack["zones"]["rows"]}
        rows = sorted(pack["markers"]["rows"], key=lambda row: row["letter"])
        self.letters: dict[str, str] = {row["id"]: row["letter"] for row in rows}
        # North lies behind: stacks rise towards it, and must not hide the values of a neighbour.
        south_first = sorted(ground.zones, key=lambda z: -ground.zones[z][1])
        self.from_south = [(zone, str(zone)) for zone in south_first]
        self.zone_elements = {f"zone:{z}": body for z, body in self.zones.items()}
        self._unit = lru_cache(maxsize=8192)(self._draw_unit)
        self._marker = lru_cache(maxsize=512)(self._draw_marker)
        self._badge = lru_cache(maxsize=1024)(self._draw_badge)
        self._vip = lru_cache(maxsize=512)(self._draw_vip)
        self._waiting = lru_cache(maxsize=256)(self._draw_waiting)

    # Zones

    def _zone_names(self, pack: Pack, lang: str) -> dict[int, str]:
        plain = self.words["no_name"]
        return {
            row["id"]: f"{row['id']} {own_name(row['name'], lang)}"
            if row["name"]
            else plain.format(number=row["id"])
            for row in pack["zones"]["rows"]
        }

    def _draw_zone(self, row: Row, pack: Pack, lang: str) -> str:
        number = row["id"]
        title = self.display.zones[number]
        terrain = pack["terms"]["terrain"].get(row["colour"], {"en": row["colour"]})
        title = labelled(self.words, title, terrain.get(lang, terrain["en"]))
        if row["mission"]:
            mission = pack["terms"]["missions"].get(row["mission"], {"en": row["mission"]})
            title += f", {mission.get(lang, mission['en'])}"
        x, y = self.ground.zones[number]
        # The plate with the number belongs to the zone too, and is free when counters lie on it.
        hit = rect(-30, -30, 60, 60, "#fff", ' fill-opacity="0"') + rect(
            -45, -30, 28, 21, "#fff", ' fill-opacity="0"'
        )
        return element(f"zone:{number}", title, hit + halo("zone"), x, y)

    # Units

    def _draw_unit(
        self, unit: str, x: float, y: float, scale: float, sp: int, acts: tuple[str, ...],
        note: str, mp: int,
    ) -> str:  # fmt: skip
        counters, words = self.counters, self.words
        row = counters.rows[unit]
        reduced = sp == 1 and row["reduced"] is not None
        said = [counters.titles[unit], counters.values(unit, reduced)]
        body = [HIT, halo("unit"), use(counters.face[unit, reduced])]
        number = counters.number(unit)
        # Further left where marks lie on the corner.
        at = 7.6 if acts else 11
        if number:
            ink = "#201a10" if self.is_orange(row) else "#ffffff"
            body.append(label(at, -8.5, number, 14, fill=ink))
        else:  # officers have no number, but a pip of rank
            pip = f"M{num(at)} -17l3 3.4l-3 3.4l-3 -3.4Z"
            body.append(f'<path d="{pip}" fill="#f6d98a"/>')
        if reduced:
            said.append(words["reduced"])
        for nth, act in enumerate(acts[:2]):
            body.append(use(f"m-{act}", 19.6, -13.4 + 12.6 * nth))
            said.append(words[f"mark:{act}"])
        if note:
            body.append(self._note(note))
            said.append(words[note])
        if mp >= 0:
            body.append(_moving(mp))
            said.append(words["moving"].format(mp=mp))
        # A page lets it fly from where it was, or out of its pool, and turns it over.
        piece = f' data-piece="{esc(pool_of(row))}/{esc(unit)}"'
        piece += ' data-side="back"' if reduced else ""
        return element(f"unit:{unit}", ", ".join(said), "".join(body), x, y, "ct-pc", scale, piece)

    def _draw_waiting(self, unit: str, note: str) -> str:
        """A counter in the roster, in the air or lost."""
        said = f"{self.counters.titles[unit]}, {self.words[note]}"
        body = halo("small") + self.counters.small(unit) + self._note(note)
        piece = f' data-piece="{esc(pool_of(self.counters.rows[unit]))}/{esc(unit)}"'
        return self.desk.element(f"unit:{unit}", said, body, *self.spots[unit], "ct-pc", piece)

    def _panel_unit(
        self, unit: str, x: float, y: float, scale: float, sp: int, acts: tuple[str, ...],
        note: str, mp: int,
    ) -> str:  # fmt: skip
        """A counter in the assault display."""
        px, py = self.desk.at(x, y)
        return self._unit(unit, px, py, scale * self.desk.scale, sp, acts, note, mp)

    def is_orange(self, row: Row) -> bool:
        group = self.groups.get(row["group"])
        return group is not None and group["band"] == "orange"

    def _note(self, note: str) -> str:
        if note == "lost":
            return (
                rect(-20, -20, 40, 40, "#efe8d4", ' rx="4" opacity=".5"')
                + '<path d="M-15 -15L15 15M15 -15L-15 15" stroke="#a5301d" stroke-width="4" '
                'stroke-linecap="round" opacity=".85"/>'
            )
        if note == "fixed":
            return (
                '<g transform="translate(19.6 13)"><circle r="6.2" fill="#a5301d" stroke="#fffdf2" '
                'stroke-width="1.1"/><path d="M-3 -.6H3V3.2H-3ZM-1.8 -.6V-2.4A1.8 1.8 0 0 1 1.8 '
                '-2.4V-.6" fill="none" stroke="#fffdf2" stroke-width="1.1"/></g>'
            )
        return ""

    def _draw_badge(self, zone: int, camp: str, count: int, sp: int, x: float, y: float) -> str:
        fill = "#2f3a35" if camp == "german" else "#7b2418"
        body = rect(-13, -9, 26, 18, fill, ' rx="9" stroke="#fffdf2" stroke-width="1.1"')
        body += label(-0.4, 5.6, f"×{count}", 16, fill="#fffdf2")
        counted = self.words["counters"].format(count=count, sp=sp)
        title = labelled(self.words, self.words[camp], counted)
        return element(f"stack:{zone}:{camp}", title, body, x, y, "ct-pc")

    def _draw_marker(self, zone: int, at: int, letter: str, x: float, y: float) -> str:
        fill = {"A": "#7b2418", "B": "#4a3468", "C": "#3f4a2c"}.get(letter, "#3a3a36")
        # Each letter has its own corners, so that the back is known by its shape too.
        shape = {
            "A": "M-13 -8L-8 -13H8L13 -8V8L8 13H-8L-13 8Z",
            "B": "M-13 -13H13V13H-13Z",
        }.get(letter, "M-8 -13H8A5 5 0 0 1 13 -8V8A5 5 0 0 1 8 13H-8A5 5 0 0 1 -13 8V-8A5 5 0 0 1"
              " -8 -13Z")  # fmt: skip
        body = (
            f'<path d="{shape}" fill="#1d1b12" opacity=".4" transform="translate(1.4 2)"/>'
            f'<path d="{shape}" fill="{fill}" stroke="#f3e6c4" stroke-width="1.5"/>'
            f"{label(0, 7, letter, 20, 'ct-s', fill='#f8ecc8')}"
        )
        title = labelled(self.words, str(zone), self.words["marker"].format(letter=letter))
        piece = f' data-piece="marker/{letter}"'
        return element(f"marker:{zone}:{at}", title, body, x, y, "ct-pc", extra=piece)

    def _draw_vip(self, vip: str, state: str, zone: int, x: float, y: float) -> str:
        return self.table.vip_token(vip, state, zone, x, y)

    # The whole view

    def layers(self, seen: Given) -> list[Layer]:
        view = self._as_view(cast(View, seen))
        units, markers = view["units"], view["markers"]["zones"]
        stacks = self._stacks(view)
        assault, moving = view["assault"], view["moving"] or STILL
        fought = assault["zone"] if assault else None
        layers: list[Layer] = [(None, lambda: self.zone_elements), *self.table.layers(view)]
        for zone, key in self.from_south:
            pair, letters = stacks.get(zone), markers.get(key)
            if pair is None and letters is None:
                layers.append(EMPTY)
                continue
            stack = None if pair is None or zone == fought else [*pair[0], *pair[1]]
            states = None if stack is None else [units[unit] for unit in stack]
            on_the_move = moving if stack and moving["unit"] in stack else None
            facts = (letters, pair, states, on_the_move)
            layers.append((facts, partial(self._draw_place, view, zone, pair, fought)))
        aside = [
            (unit, state["at"])
            for unit in self.spots
            if (state := units.get(unit)) is not None and type(state["at"]) is not int
        ]
        people = [view["tito"], view["churchill"], view["documents"]]
        crowded = [one["at"] in stacks for one in people]
        here = assault and [state for state in units.values() if state["at"] == fought]
        return [
            *layers,
            ((aside, view["astray"]), lambda: self._draw_roster(view)),
            ((people, crowded, fought), lambda: self._draw_vips(view, stacks, fought)),
            ((view["air"], view["tito"], fought), lambda: self._draw_signs(view, fought)),
            ((assault, here), lambda: self._draw_assault(view, assault)),
            (view["result"], lambda: self._draw_result(view)),
        ]

    def _draw_place(
        self, view: View, zone: int, pair: tuple[list[str], list[str]] | None, fought: int | None
    ) -> dict[str, str]:
        """What lies in one zone."""
        out: dict[str, str] = {}
        self._put_markers(view["markers"]["zones"].get(str(zone)), pair is not None, zone, out)
        if pair is not None and zone != fought:
            self._put_zone(view, pair, zone, view["moving"] or STILL, out)
        return out

    def _draw_assault(self, view: View, assault: Assault | None) -> dict[str, str]:
        out: dict[str, str] = {}
        if assault is not None:
            self.display.put(view, assault, self._panel_unit, out)
        return out

    def _draw_result(self, view: View) -> dict[str, str]:
        return {"result": self.table.result(view["result"])} if view["result"] else {}

    def _as_view(self, seen: View) -> View:
        """A whole position can be drawn too; its markers then lie face down like everybody's."""
        markers = seen["markers"]
        if "zones" in markers:
            return seen
        zones: dict[str, list[str]] = {}
        for marker, letter in self.letters.items():
            if type(markers.get(marker)) is int:
                zones.setdefault(str(markers[marker]), []).append(letter)
        aside = sum(1 for place in markers.values() if place == "aside")
        return {**seen, "markers": {"zones": zones, "aside": aside}}

    def _stacks(self, view: View) -> Stacks:
        """For each zone its German and Yugoslav units, the front or top unit last."""
        stacks: Stacks = {}
        for unit, state in view["units"].items():
            at = state["at"]
            if type(at) is int and unit in self.camps:
                pair = stacks.get(at)
                if pair is None:
                    pair = stacks[at] = ([], [])
                pair[self.camps[unit]].append(unit)
        units = view["units"]
        for zone, (german, yugoslav) in stacks.items():
            front = view["front"].get(str(zone))
            if front in german:
                german.remove(front)
                german.append(front)
            if len(yugoslav) > 1:
                yugoslav.sort(key=lambda u: self._rank(u, units[u]["sp"]))
        return stacks

    def _rank(self, unit: str, sp: int) -> tuple[int, int, int]:
        """The order of a Yugoslav stack, its top unit last (CT-2.2.6)."""
        row = self.counters.rows[unit]
        side = row["reduced"] if sp == 1 and row["reduced"] else row["full"]
        return side["ff"], sp, -self.counters.order[unit]

    def _put_zone(
        self, view: View, pair: tuple[list[str], list[str]], zone: int,
        moving: Moving, out: dict[str, str],
    ) -> None:  # fmt: skip
        x, y = self.ground.zones[zone]
        german, yugoslav = pair
        shared = bool(german and yugoslav) or (german and str(zone) in view["markers"]["zones"])
        # Side by side, with the Germans on the square where the map has room beside it.
        beside = x + 72 < self.ground.left + self.ground.wide
        sides = (-3.0, 45.0) if beside else (-46.0, 2.0)
        # At the upper edge of the map there is less room to rise.
        rise = min(RISE, y - self.ground.top - 26)
        for camp, stack, shift in zip(CAMPS, pair, sides, strict=True):
            if not stack:
                continue
            at = x + (shift if shared else 0.0)
            strip = min(STRIP, rise / max(1, len(stack) - 1))
            up = y + 1.5 - strip * len(stack)
            for unit in stack:
                state = view["units"][unit]
                up += strip
                mp = moving["mp"] if unit == moving["unit"] else -1
                note = "fixed" if state["fixed"] else ""
                out[f"unit:{unit}"] = self._unit(
                    unit, at, up, LARGE, state["sp"], tuple(state["acts"]), note, mp
                )
            if len(stack) > 1:
                sp = sum(view["units"][unit]["sp"] for unit in stack)
                name = f"stack:{zone}:{camp}"
                # Beside the counter, so that no value is hidden; outside where two camps meet.
                aside = 33.0 if shared and camp == "yugoslav" else -33.0
                out[name] = self._badge(zone, camp, len(stack), sp, at + aside, y + 21)

    def _put_markers(
        self, letters: list[str] | None, is_taken: bool, zone: int, out: dict[str, str]
    ) -> None:
        if not letters:
            return
        x, y = self.ground.zones[zone]
        if is_taken:
            x, y = x + 33, y + 4
        first = x if is_taken else x - 12 * (len(letters) - 1)
        pitch = 13 if is_taken else 24
        for at, letter in enumerate(letters):
            name = f"marker:{zone}:{at}"
            out[name] = self._marker(zone, at, letter, first + pitch * at, y + MARKED)

    def _draw_roster(self, view: View) -> dict[str, str]:
        """Units in the air, and lost ones turned over, in their own places beside the map."""
        out: dict[str, str] = {}
        for unit in self.spots:
            state = view["units"].get(unit)
            if state is None or type(state["at"]) is int:
                continue
            note = "plane" if state["at"] == "plane" else "lost"
            out[f"unit:{unit}"] = self._waiting(unit, note)
            if view["astray"] == unit and note == "plane":
                out["astray"] = self.table.astray(*self.spots[unit])
        return out

    def _draw_vips(self, view: View, stacks: Stacks, fought: int | None) -> dict[str, str]:
        out: dict[str, str] = {}
        held: dict[int, int] = {}
        for vip in ("tito", "churchill", "documents"):
            state = view[vip]
            zone = state["at"]
            if type(zone) is not int or zone not in self.ground.zones:
                continue
            x, y = self.ground.zones[zone]
            nth = held.get(zone, 0)
            held[zone] = nth + 1
            if zone in stacks and zone != fought:
                x, y = x + 32 + 12 * nth, y + 15
            else:
                x, y = x - 10 + 20 * nth, y + 2
            out[f"vip:{vip}"] = self._vip(vip, state["state"], zone, x, y)
        return out

    def _draw_signs(self, view: View, fought: int | None) -> dict[str, str]:
        """Air support, the Storch and the sign of an assault stand beside or on their zones."""
        out: dict[str, str] = {}
        if view["air"] and view["air"]["zone"] in self.ground.zones:
            x, y = self.ground.zones[view["air"]["zone"]]
            out["air"] = self.table.air(view["air"], x - 42, y + 12)
        tito = view["tito"]
        if tito.get("storch") is not None and tito["at"] in self.ground.zones:
            x, y = self.ground.zones[tito["at"]]
            body = use("storch")
            out["storch"] = element("storch", self.words["storch"], body, x + 48, y - 16)
        if fought is not None and fought in self.ground.zones:
            x, y = self.ground.zones[fought]
            title = self.words["assault"].format(zone=self.display.zones[fought])
            out["clash"] = element("clash", title, use("clash"), x, y)
        return out


def _moving(mp: int) -> str:
    return (
        '<rect x="-22" y="-22" width="44" height="44" rx="6" fill="none" stroke="#e0218a" '
        'stroke-width="2.4" stroke-dasharray="6 4"/>'
        # The title of the counter says it in words.
        '<g transform="translate(-20 2)" aria-hidden="true"><circle r="9.4" fill="#e0218a" '
        'stroke="#fffdf2" '
        f'stroke-width="1.1"/>{label(0, 5, num(mp), 14.5, fill="#fffdf2")}</g>'
    )
