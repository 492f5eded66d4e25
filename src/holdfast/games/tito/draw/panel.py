"""The printed panel beside the map: tracks, trays and the key."""

from __future__ import annotations

from holdfast.games.tito.shapes import Pack, Row

from .counters import Counters
from .ink import (
    CARD,
    INK,
    PAPER,
    RULE,
    SOFT,
    Art,
    Names,
    label,
    lines,
    num,
    rect,
    use,
    width_of,
)
from .map import bridge, drop_chip, entry_tab, ford, link_path, mission, plate, tile
from .symbols import MARKS
from .words import W

__all__ = ["panel", "roster_spots", "time_cell", "track_cell"]

COLOURS = ("red", "blue", "black")


def panel(art: Art, pack: Pack, counters: Counters, names: Names, language: str) -> str:
    x, y, wide, high = art["panel"]
    return (
        rect(x, y, wide, high, PAPER, f' rx="6" stroke="{RULE}" stroke-width="1.5"')
        + _title(art, pack, names)
        + _time(art, pack, names)
        + _alarm(art, pack, names)
        + _ammo(art, names)
        + _heads(art, names)
        + _roster(art, pack, language)
        + _key(art, pack, counters, names, language)
    )


def head(x: float, y: float, words: str, wide: float = 386) -> str:
    """A heading over a rule."""
    end = x + width_of(words.upper(), 12.5) * 1.12 + 8
    return (
        label(x, y, words.upper(), 12.5, "ct-n", anchor="start", fill=SOFT,
              extra=' letter-spacing=".8"')
        + f'<path d="M{num(end)} {num(y - 4)}H{num(x + wide)}" stroke="{RULE}"/>'
    )  # fmt: skip


def _title(art: Art, pack: Pack, names: Names) -> str:
    x, y = art["title"]
    title, _, _ = str(pack["title"]).partition("!")
    return label(x, y - 4, f"{title.strip()}!", 25, "ct-s", anchor="start", fill="#7b2418") + label(
        x + 386, y - 5, names(W["subtitle"]), 12.2, "ct-i", anchor="end", fill=SOFT, room=196
    )


# Tracks


def time_cell(art: Art, turn: int) -> tuple[float, float]:
    """The middle of a turn's space."""
    spot = art["time"]
    wide, high = spot["cell"]
    row, column = divmod(turn - 1, spot["columns"])
    x, y = spot["at"]
    return x + (column + 0.5) * wide, y + 14 + (row + 0.5) * high


def _time(art: Art, pack: Pack, names: Names) -> str:
    spot = art["time"]
    wide, high = spot["cell"]
    out: list[str] = []
    light = pack["light"]["turn_modifiers"]
    for row in pack["turns"]["rows"]:
        turn = row["turn"]
        x, y = time_cell(art, turn)
        dim = int(light.get(str(turn), 0))
        fill, ink = {0: ("#f6efcf", INK), -1: ("#d9c8ae", INK)}.get(dim, ("#3f4a63", "#f4f0e2"))
        out.append(
            rect(x - wide / 2 + 1, y - high / 2 + 1, wide - 2, high - 2, fill,
                 f' rx="4" stroke="{RULE}"')
        )  # fmt: skip
        out.append(label(x - wide / 2 + 5, y - high / 2 + 16, str(turn), 15, "ct-s",
                         anchor="start", fill=ink))  # fmt: skip
        start = str(row["from"]).rpartition(" ")[2]
        out.append(label(x, y + high / 2 - 6, f"{start}-{row['to']}", 11.6, "ct-b", fill=ink,
                         room=wide - 6))  # fmt: skip
        out.append(_time_signs(pack, turn, dim, x + wide / 2 - 8, y - high / 2 + 10.5, ink))
    return head(spot["at"][0], spot["at"][1] + 8, names(W["time"])) + "".join(out)


def _time_signs(pack: Pack, turn: int, dim: int, x: float, y: float, ink: str) -> str:
    """From right to left: what falls due in a turn, and how much the light takes away."""
    dark = "" if ink != INK else "-d"
    out: list[str] = []
    if turn in (1, 3, 4, 5, 10):
        out.append(label(x, y + 5, "?", 15, "ct-s", fill="#a5301d" if dark else ink))
        x -= 12
    if turn in (1, 3, 4, 5):
        out.append(use(f"g-parachute{dark}", x - 1, y))
        x -= 13
    if dim:
        out.append(label(x, y + 4.4, f"{dim}", 12, fill=ink))
    return "".join(out)


def track_cell(art: Art, name: str, value: int) -> tuple[float, float]:
    """The middle of a space of the alarm or ammunition track."""
    spot = art[name]
    wide, high = spot["cell"]
    return spot["at"][0] + (value + 0.5) * wide, spot["at"][1] + high / 2


def _track(art: Art, name: str, fills: list[str], inks: list[str]) -> str:
    wide, high = art[name]["cell"]
    out: list[str] = []
    for value, (fill, ink) in enumerate(zip(fills, inks, strict=True)):
        x, y = track_cell(art, name, value)
        out.append(rect(x - wide / 2 + 1, y - high / 2, wide - 2, high, fill,
                        f' rx="3" stroke="{RULE}"'))  # fmt: skip
        out.append(label(x, y + 6, str(value), 17, "ct-s", fill=ink))
    return "".join(out)


def _alarm(art: Art, pack: Pack, names: Names) -> str:
    x, y = art["alarm"]["at"]
    start = int(pack["reinforcements"]["alarm_from"])
    most = int(pack["alarm"]["maximum"])
    fills = ["#f3ead0", "#f3e6c4", "#f2e0b4", "#f1d7a0", "#efcb8c", "#ecbd78", "#e8ab66",
             "#dc8a55", "#cd6846", "#b64335"]  # fmt: skip
    inks = [INK] * 8 + ["#fff8ea"] * 2
    notes = f"{names(W['reinforcements_from'])}  ·  {names(W['all_shown'])}"
    said = notes.replace("{level}", str(start), 1).replace("{level}", str(most), 1)
    return (
        head(x, y - 8, names(W["alarm"]), 386 - width_of(said, 12) - 12)
        + label(x + 386, y - 8, said, 12, "ct-b", anchor="end", fill=SOFT)
        + _track(art, "alarm", fills, inks)
    )


def _ammo(art: Art, names: Names) -> str:
    x, y = art["ammo"]["at"]
    return head(x, y - 8, names(W["ammo"]), 270) + _track(
        art, "ammo", ["#f0ecdd"] * 10, ["#8b8470"] * 10
    )


def _heads(art: Art, names: Names) -> str:
    vx, vy = art["vips"]["at"]
    rx, ry = art["roster"]["at"]
    px, py = art["pools"]["at"]
    return (
        head(vx, vy - 5, names(W["people"]))
        + head(rx, ry - 2, names(W["roster"]))
        + head(px, py - 2, names(W["pools"]))
    )


# The roster: a place for each German unit


def roster_spots(
    art: Art, pack: Pack
) -> tuple[dict[str, tuple[float, float]], dict[str, tuple[float, ...]]]:
    """Where each German unit waits, and for each group its left edge, line and width."""
    spot = art["roster"]
    left, top = spot["at"]
    pitch = spot["pitch"]
    spots: dict[str, tuple[float, float]] = {}
    places: dict[str, tuple[float, ...]] = {}
    rows: list[list[Row]] = [[], [], []]
    for group in pack["groups"]["rows"]:
        line = 2 if group["wave"] == 2 else int(group["arrival"] == "glider")
        rows[line].append(group)
    for line, groups in enumerate(rows):
        count = sum(len(group["units"]) for group in groups)
        gap = min(24.0, (370 - pitch * count) / max(1, len(groups) - 1)) if groups else 0
        x = left
        for group in groups:
            places[group["id"]] = (x, top + 16 + line * 48, pitch * len(group["units"]) + gap)
            for at, unit in enumerate(group["units"]):
                spots[unit] = (x + (at + 0.5) * pitch - 1, top + 33 + line * 48)
            x += pitch * len(group["units"]) + gap
    return spots, places


def _roster(art: Art, pack: Pack, language: str) -> str:
    spots, places = roster_spots(art, pack)
    out: list[str] = []
    for group in pack["groups"]["rows"]:
        x, y, wide = places[group["id"]]
        said = group["name"].get(language, group["name"]["en"])
        words = f"{said} {group['dz']}"
        out.append(label(x, y - 2, words, 11.8, "ct-n", anchor="start", fill=SOFT,
                         room=wide - 3))  # fmt: skip
    for x, y in spots.values():
        out.append(
            rect(x - 15.6, y - 15.6, 31.2, 31.2, "#e2dac1",
                 f' rx="3" stroke="{RULE}" stroke-dasharray="3 2.4"')
        )  # fmt: skip
    return "".join(out)


# The key


def _key(art: Art, pack: Pack, counters: Counters, names: Names, language: str) -> str:
    x, y, wide, high = art["key"]
    return (
        rect(x, y, wide, high, CARD, f' rx="5" stroke="{RULE}"')
        + f'<g transform="translate({x} {y})">'
        + _key_ground(pack, names, language)
        + _key_signs(names)
        + _key_counter(counters, names)
        + _key_sources(pack, names)
        + "</g>"
    )


def _said(x: float, y: float, words: str, room: float) -> str:
    return label(x, y, words, 12.4, "ct-b", anchor="start", room=room)


def _small(x: float, y: float, scale: float, body: str) -> str:
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale})">{body}</g>'


def _key_ground(pack: Pack, names: Names, language: str) -> str:
    out: list[str] = []
    terms = pack["terms"]["terrain"]
    for at, row in enumerate(pack["terrain"]["rows"]):
        y = 22 + at * 27
        said = terms.get(row["id"], {"en": row["id"]})
        words = names(W["protection"]).format(
            name=said.get(language, said["en"]), value=row["protection"]
        )
        out.append(_small(22, y, 0.42, tile(row["id"], False, 0)))
        out.append(_said(40, y + 4, words, 148))
    costs = pack["links"]["cost"]
    for at, kind in enumerate(("full", "dotted")):
        y = 101 + at * 21
        out.append(link_path(kind, f"M10 {y}H36"))
        out.append(_said(44, y + 4, names(W[kind]).format(cost=costs[kind]), 144))
    out.append(_small(18, 146, 0.5, rect(-20, -12, 40, 24, "#8fb6c2") + bridge()))
    out.append(_said(33, 150, names(W["bridge"]), 50))
    out.append(_small(104, 146, 0.62, rect(-17, -10, 34, 20, "#8fb6c2") + ford()))
    out.append(_said(119, 150, names(W["ford"]), 70))
    return "".join(out)


def _key_signs(names: Names) -> str:
    rows = (
        (drop_chip(0, 0, [{"dz": "IV", "number": 3}]), 1.0, "drop_zone"),
        (entry_tab("red", 2), 0.85, "entry"),
        (
            '<rect x="-7.5" y="-8" width="15" height="16" rx="3" fill="#fdf8e8" stroke="#5a4526" '
            'stroke-dasharray="2.4 1.8"/>' + label(0, 4.6, "A", 13, fill="#5a4526"),
            1.0,
            "slot",
        ),
        (use("grotto"), 0.72, "grotto"),
        (_small(-42, 20, 1.0, mission("USSR")), 0.8, "mission"),
        (use("cross"), 0.72, "cross"),
    )
    out: list[str] = []
    for at, (body, scale, word) in enumerate(rows):
        y = 20 + at * 25.6
        out.append(_small(222, y, scale, body))
        out.append(_said(248, y + 4, names(W[word]), 142))
    return "".join(out)


def _key_counter(counters: Counters, names: Names) -> str:
    """Two sides of a platoon, and the discs that show what a unit has done."""
    sample = next((u for u, row in counters.rows.items() if row["kind"] == "platoon"), None)
    out = ['<path d="M10 165H388" stroke="#d8cfb2"/>']
    if sample:
        out.append(_small(32, 191, 1, use(counters.face[sample, False])))
        out.append(_small(78, 191, 1, use(counters.face[sample, True])))
    out.append(_said(106, 184, names(W["values"]), 132))
    out.append(_said(106, 201, names(W["strength"]), 132))
    for at, mark in enumerate(("land", "move", "fire", "assault")):
        if mark in MARKS:
            out.append(use(f"m-{mark}", 252 + at * 16, 181))
    for at, line in enumerate(lines(names(W["marks"]), 12.4, 144)):
        out.append(_said(246, 200 + at * 14, line, 146))
    return "".join(out)


def _key_sources(pack: Pack, names: Names) -> str:
    """What the pack says about its own sources, in so many words."""
    parts = [key.partition(":")[2] for key in W if key.startswith("part:")]
    kinds: dict[str, list[str]] = {"reconstructed": [], "printed": []}
    for part in parts:
        source = pack.get(part, {}).get("provenance")
        kind = "reconstructed" if source == "reconstructed" else "printed"
        kinds[kind].append(names(W[f"part:{part}"]))
    out = ['<path d="M10 222H388" stroke="#d8cfb2"/>', plate_note(names)]
    y = 257.0
    for kind, found in kinds.items():
        if not found:
            continue
        words = names(W[kind]).format(parts=", ".join(found))
        for line in lines(words, 12.2, 374):
            out.append(label(12, y, line, 12.2, "ct-n" if kind == "reconstructed" else "ct-b",
                             anchor="start", room=376,
                             fill="#7b2418" if kind == "reconstructed" else INK))  # fmt: skip
            y += 14.4
    return "".join(out)


def plate_note(names: Names) -> str:
    return _small(50, 247, 0.82, plate(48, True)) + _said(42, 237, names(W["named"]), 346)
