"""The faces of the counters: bands, unit symbols, values, both sides; and the round VIP tokens.

Germans are field grey, Yugoslavs beige; the reduced side has a white edge and one filled pip.
Faces that look alike are drawn once.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.tito.shapes import Pack, Row

from .ink import INK, Names, band, label, num, use
from .symbols import COLOUR_SIGNS, GROUP_SIGNS, NATO, star
from .words import W, own_name

__all__ = ["LARGE", "SIZE", "Counters", "token"]

SIZE: Final = 40
LARGE: Final = 1.16
"""How much larger counters are on the map than in these drawings."""
GERMAN: Final = ("#9fac9f", "#c6cec3", "#39423b")
YUGOSLAV: Final = ("#ecd9a4", "#f8edcc", "#6a5526")
"""Paper, its lit edge and its dark one."""
_HALF: Final = SIZE / 2


class Counters:
    """Which face each unit shows, and what each unit is called."""

    def __init__(self, pack: Pack, names: Names, language: str) -> None:
        self.rows: dict[str, Row] = {row["id"]: row for row in pack["units"]["rows"]}
        self.groups: dict[str, Row] = {row["id"]: row for row in pack["groups"]["rows"]}
        self.order = {name: at for at, name in enumerate(self.rows)}
        self._kinds = {
            kind: said.get(language, said["en"]) for kind, said in pack["terms"]["kinds"].items()
        }
        self._group_names = {
            name: own_name(row["name"], language) for name, row in self.groups.items()
        }
        self._colours = {c: names(W[f"colour:{c}"]) for c in ("red", "blue", "black")}
        self._drawn: dict[str, str] = {}
        self.face: dict[tuple[str, bool], str] = {}
        for name, row in self.rows.items():
            for reduced in (False, True):
                self.face[name, reduced] = self._keep(self._draw(row, reduced))
        self.titles = {name: self._title(row) for name, row in self.rows.items()}

    def _keep(self, body: str) -> str:
        """The reference of a face; equal faces share one."""
        if body not in self._drawn:
            self._drawn[body] = f"f{len(self._drawn)}"
        return self._drawn[body]

    def defs(self) -> str:
        faces = "".join(f'<g id="ct-{ref}">{body}</g>' for body, ref in self._drawn.items())
        return f"<defs>{faces}</defs>"

    # Names

    def _title(self, row: Row) -> str:
        number = self.number(row["id"])
        if row["kind"] == "officer":
            return str(row["id"]).capitalize()
        if row["side"] == "german":
            return f"{self._group_names.get(row['group'], row['group'])} {number}"
        if row["group"] == "R":
            entry = row["entry"]
            return f"R {number} ({self._colours.get(entry, entry)})"
        kind = row["kind"]
        return f"{self._kinds.get(kind, kind)} {number}"

    def number(self, unit: str) -> str:
        return unit.rpartition("-")[2] if "-" in unit else ""

    def values(self, unit: str, reduced: bool) -> str:
        row = self.rows[unit]
        side = row["reduced"] if reduced and row["reduced"] else row["full"]
        return f"{side['ff']}-{side['af']}-{side['mp']}"

    # Faces

    def _draw(self, row: Row, reduced: bool) -> str:
        german = row["side"] == "german"
        paper, light, edge = GERMAN if german else YUGOSLAV
        out = [_card(paper, light, edge)]
        if reduced and row["reduced"]:
            out.append(
                f'<rect x="{1.9 - _HALF}" y="{1.9 - _HALF}" width="{SIZE - 3.8}" '
                f'height="{SIZE - 3.8}" rx="2.4" fill="none" stroke="#fffef8" stroke-width="3.4"/>'
            )
        out.append(self._band(row, german))
        out.append(self._symbol(row, german))
        if row["kind"] != "officer":
            out.append(_pips(1 if reduced else 2))
            out.append(label(0, 17.9, self.values(row["id"], reduced), 15.5))
        else:
            out.append(label(0, 18, str(row["id"]).capitalize(), 14, room=37))
        return "".join(out)

    def small(self, unit: str) -> str:
        """A counter with nothing but its band and number, for rows in which values would be too
        small to read."""
        row = self.rows[unit]
        group = self.groups.get(row["group"], {})
        fill, ink = band(group.get("band", ""))
        shape = "M-14.5 0V-13A3.5 3.5 0 0 1 -11 -16.5H11A3.5 3.5 0 0 1 14.5 -13V0Z"
        sign = use("nato-officer") if row["kind"] == "officer" else ""
        return (
            f'<rect x="-15" y="-17" width="30" height="34" rx="4" fill="{GERMAN[0]}" '
            f'stroke="{GERMAN[2]}"/>'
            f'<path d="{shape}" fill="{fill}"/><g transform="translate(0 8)">{sign}</g>'
            + label(0, 8, self.number(unit), 22, fill=ink, extra=' stroke="#2a2a26" '
                    'stroke-width="3" paint-order="stroke"' if ink == "#ffffff" else "")
        )  # fmt: skip

    def _band(self, row: Row, german: bool) -> str:
        if german:
            group = self.groups.get(row["group"], {})
            name, words = group.get("band", ""), ""
            sign = group.get("symbol") or "parachute"
            if group.get("arrival") == "parachute" and group.get("wave") == 1:
                words = self._group_names.get(row["group"], "")[:4]
            elif group.get("wave") == 2:
                words = "II"
            return _strip(name, words, "" if len(words) > 2 else sign)
        if row["group"] == "R":
            entry = row["entry"]
            return _strip(entry, "R", "", colour=entry)
        return _strip(row["group"], row["group"], "", starred=True)

    def _symbol(self, row: Row, german: bool) -> str:
        kind = row["kind"] if row["kind"] in NATO else "infantry"
        if kind == "officer":
            return use("nato-officer", 0, 1.4)
        if german and self.groups.get(row["group"], {}).get("arrival") == "glider":
            kind = "glider"
        # Three dots are a platoon, one stroke a company.
        size = (
            '<path d="M-3.6 -5.7h.1M0 -5.7h.1M3.6 -5.7h.1" stroke-width="2.1"/>'
            if german
            else '<path d="M0 -6.6V-4.4" stroke-width="1.6"/>'
        )
        return (
            f'<g stroke="{INK}" stroke-linecap="round">{size}<rect x="-12" y="-3.8" width="24" '
            'height="10.2" fill="#fbfaf0" stroke-width="1.3"/></g>'
            f'<g transform="translate(0 1.3) scale(1.09 .785)">{use(f"nato-{kind}")}</g>'
        )


def _card(paper: str, light: str, edge: str) -> str:
    """A thick piece of card: it throws a shadow, and its upper left edge catches the light."""
    return (
        f'<rect x="{1.4 - _HALF}" y="{2.4 - _HALF}" width="{SIZE}" height="{SIZE}" rx="4" '
        'fill="#17150d" opacity=".45"/>'
        f'<rect x="{-_HALF}" y="{-_HALF}" width="{SIZE}" height="{SIZE}" rx="4" fill="{paper}" '
        f'stroke="{edge}" stroke-width="1.1"/>'
        f'<path d="M-18.8 -7V18.8H18.8" fill="none" stroke="{light}" stroke-width="1.2"/>'
    )


def _strip(name: str, words: str, sign: str, *, colour: str = "", starred: bool = False) -> str:
    """The band along the top, where it shows even under other counters of a stack."""
    fill, ink = band(name)
    dark = "-d" if ink != "#ffffff" else ""
    out = [
        f'<path d="M-19.5 -7.4V-16A3.5 3.5 0 0 1 -16 -19.5H16A3.5 3.5 0 0 1 19.5 -16V-7.4Z" '
        f'fill="{fill}"/>'
    ]
    if sign in GROUP_SIGNS:
        out.append(use(f"g-{sign.replace(' ', '_')}{dark}", -10, -13.4))
    if words:
        at = -17 if not sign else -3.5
        out.append(label(at, -8.5, words, 14, anchor="start", fill=ink, room=23))
    if colour in COLOUR_SIGNS:
        out.append(use(f"c-{colour}{dark}", -4.6, -13.4))
    if starred:
        out.append(f'<path d="{star(3.8, -4.6, -13)}" fill="{ink}"/>')
    return "".join(out)


def _pips(strength: int) -> str:
    """Strength points beside the symbol, filled or empty."""
    return "".join(
        f'<circle cx="-16" cy="{num(-1.4 + 5.2 * at)}" r="1.9" '
        f'fill="{INK if at < strength else "none"}" stroke="{INK}" stroke-width=".9"/>'
        for at in (0, 1)
    )


# People and papers


def token(vip: str, state: str) -> str:
    """A round token; a prisoner is behind bars, a lost chance is crossed out."""
    ring = {"free": "#c8921b", "prisoner": "#22333a"}.get(state, "#6b675b")
    body = {"tito": _tito, "churchill": _churchill}.get(vip, _documents)()
    bars = ""
    if state == "prisoner":
        bars = (
            '<path d="M-7.5 -11V11M-2.5 -13V13M2.5 -13V13M7.5 -11V11" stroke="#22333a" '
            'stroke-width="1.7" opacity=".85"/>'
        )
    elif state in ("dead", "escaped"):
        bars = (
            '<path d="M-8.5 -8.5L8.5 8.5M8.5 -8.5L-8.5 8.5" stroke="#a5301d" stroke-width="3" '
            'stroke-linecap="round"/>'
        )
    dash = ' stroke-dasharray="3 2.6"' if state == "hidden" else ""
    inner = body if state != "hidden" else f'<g opacity=".45">{body}</g>'
    return (
        '<circle cx="1" cy="1.8" r="15" fill="#1d1b12" opacity=".35"/>'
        f'<circle r="14.6" fill="#f6efd9" stroke="{ring}" stroke-width="2.6"{dash}/>{inner}{bars}'
    )


def _bust(cloth: str, hat: str) -> str:
    return (
        f'<g stroke="{INK}" stroke-width=".7"><path d="M-9.6 10.4C-8.8 4.4 -5 4 -3 3.2H3'
        f'C5 4 8.8 4.4 9.6 10.4A14 14 0 0 1 -9.6 10.4Z" fill="{cloth}"/>'
        f'<ellipse cy="-1" rx="4.4" ry="5.4" fill="#d2ab87"/>{hat}</g>'
    )


def _tito() -> str:
    hat = (
        '<path d="M-5.6 -3.8L-4.8 -9.4C-2 -10.8 2 -10.8 4.8 -9.4L5.6 -3.8Z" fill="#6d7244"/>'
        f'<path d="{star(2.5, 0, -6.6)}" fill="#c22b22" stroke="none"/>'
    )
    return _bust("#6d7244", hat)


def _churchill() -> str:
    hat = (
        '<path d="M-5.2 -4.2C-8 -7 -3 -10.8 1.6 -10C6.4 -9.4 7 -5.8 5.2 -4.2Z" fill="#7a6a48"/>'
        '<path d="M1 3.2L6.4 4.8" stroke="#5a3519" stroke-width="1.8"/>'
    )
    return _bust("#a38f63", hat)


def _documents() -> str:
    return (
        f'<g stroke="{INK}" stroke-width=".9"><path d="M-8.6 -6.6H-2L0 -4.4H8.6V7.6H-8.6Z" '
        'fill="#c9a865"/><path d="M-6.4 -8.8H5.6V4H-6.4Z" fill="#fdfaf0"/>'
        '<path d="M-4.4 -6H3.4M-4.4 -3.6H3.4M-4.4 -1.2H1" stroke-width="1"/>'
        '<path d="M-8.6 -1.6H8.6V7.6H-8.6Z" fill="#d8b973"/></g>'
        '<path d="M-4 3H4" stroke="#a5301d" stroke-width="2"/>'
    )
