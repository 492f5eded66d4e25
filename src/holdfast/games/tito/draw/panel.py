"""The printed panel beside the map: tracks, trays and the key."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.core.language import signed
from holdfast.games.tito.shapes import Pack, Row

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
from .map import bridge, drop_chip, entry_tab, ford, link_path, mission, tile
from .words import W

__all__ = ["panel", "roster_spots", "time_cell", "track_cell"]

COLOURS = ("red", "blue", "black")


def panel(art: Art, pack: Pack, names: Names, language: str) -> str:
    x, y, wide, high = art["panel"]
    return (
        rect(x, y, wide, high, PAPER, f' rx="6" stroke="{RULE}" stroke-width="1.5"')
        + _title(art, pack, names)
        + _time(art, pack, names)
        + _alarm(art, pack, names)
        + _ammo(art, names)
        + _heads(art, names)
        + _roster(art, pack)
        + _key(art, pack, names, language)
    )


def head(x: float, y: float, words: str, wide: float = 386) -> str:
    """A heading over a rule."""
    end = x + width_of(words.upper(), 21.6) + 0.8 * len(words) + 8
    rule = f'<path d="M{num(end)} {num(y - 7)}H{num(x + wide)}" stroke="{RULE}"/>'
    return label(x, y, words.upper(), 21.6, "ct-n", anchor="start", fill=SOFT, room=wide,
                 extra=' letter-spacing=".8"') + (rule if end < x + wide else "")  # fmt: skip


def _title(art: Art, pack: Pack, names: Names) -> str:
    x, y = art["title"]
    title, _, _ = str(pack["title"]).partition("!")
    return label(x, y - 4, names(f"{title.strip()}!"), 38, "ct-s", anchor="start", fill="#7b2418")


# Tracks


def time_cell(art: Art, turn: int) -> tuple[float, float]:
    """The middle of a turn's space."""
    spot = art["time"]
    wide, high = spot["cell"]
    row, column = divmod(turn - 1, spot["columns"])
    x, y = spot["at"]
    return x + (column + 0.5) * wide, y + 12 + (row + 0.5) * high


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
        out.append(label(x - wide / 2 + 5, y - high / 2 + 24, str(turn), 24, "ct-s",
                         anchor="start", fill=ink))  # fmt: skip
        start = str(row["from"]).rpartition(" ")[2]
        out.append(label(x, y + high / 2 - 8, start, 21.6, "ct-b", fill=ink, room=wide - 6))
        out.append(_time_signs(pack, turn, dim, x + wide / 2 - 9, y - high / 2 + 15, ink))
    return head(spot["at"][0], spot["at"][1] + 6, names(W["time"])) + "".join(out)


def _time_signs(pack: Pack, turn: int, dim: int, x: float, y: float, ink: str) -> str:
    """From right to left: what falls due in a turn, and how much the light takes away."""
    dark = "" if ink != INK else "-d"
    out: list[str] = []
    if turn in (1, 3, 4, 5):
        out.append(_small(x - 2, y + 1, 1.3, use(f"g-parachute{dark}")))
        x -= 18
    if dim:
        out.append(label(x + 5, y + 8, signed(dim), 21.6, anchor="end", fill=ink))
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
        out.append(label(x, y + 8, str(value), 24, "ct-s", fill=ink))
    return "".join(out)


def _alarm(art: Art, pack: Pack, names: Names) -> str:
    x, y = art["alarm"]["at"]
    start = int(pack["reinforcements"]["alarm_from"])
    fills = ["#f3ead0", "#f3e6c4", "#f2e0b4", "#f1d7a0", "#efcb8c", "#ecbd78", "#e8ab66",
             "#dc8a55", "#cd6846", "#b64335"]  # fmt: skip
    inks = [INK] * 8 + ["#fff8ea"] * 2
    said = names(W["reinforcements_from"]).format(level=start)
    return (
        head(x, y - 9, names(W["alarm"]), 150)
        + label(x + 386, y - 9, said, 21.6, "ct-b", anchor="end", fill=SOFT, room=230)
        + _track(art, "alarm", fills, inks)
    )


def _ammo(art: Art, names: Names) -> str:
    x, y = art["ammo"]["at"]
    return head(x, y - 9, names(W["ammo"]), 200) + _track(
        art, "ammo", ["#f0ecdd"] * 10, ["#8b8470"] * 10
    )


def _heads(art: Art, names: Names) -> str:
    vx, vy = art["vips"]["at"]
    rx, ry = art["roster"]["at"]
    px, py = art["pools"]["at"]
    return (
        head(vx, vy - 9, names(W["people"]))
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
        gap = min(24.0, (386 - pitch * count) / max(1, len(groups) - 1)) if groups else 0
        x = left
        for group in groups:
            places[group["id"]] = (x, top + 24 + line * 60, pitch * len(group["units"]) + gap)
            for at, unit in enumerate(group["units"]):
                spots[unit] = (x + (at + 0.5) * pitch - 1, top + 46 + line * 60)
            x += pitch * len(group["units"]) + gap
    return spots, places


def _roster(art: Art, pack: Pack) -> str:
    spots, places = roster_spots(art, pack)
    out: list[str] = []
    for group in pack["groups"]["rows"]:
        x, y, wide = places[group["id"]]
        # The colour of the band tells the group; where it lands is what one looks for here.
        out.append(label(x, y, group["dz"], 21.6, "ct-n", anchor="start", fill=SOFT, room=wide - 3))
    for x, y in spots.values():
        out.append(
            rect(x - 15, y - 17, 30, 34, "#e2dac1",
                 f' rx="3" stroke="{RULE}" stroke-dasharray="3 2.4"')
        )  # fmt: skip
    return "".join(out)


# The key


def _key(art: Art, pack: Pack, names: Names, language: str) -> str:
    """What the signs on the map mean, one below the other, and what of it is reconstructed."""
    x, y, wide, high = art["key"]
    out = [rect(x, y, wide, high, CARD, f' rx="5" stroke="{RULE}"')]
    rows = [*_key_ground(pack, names, language), *_key_signs(names)]
    half = -(-len(rows) // 2)
    for at, (sign, scale, words) in enumerate(rows):
        left, top = x + at // half * wide / 2, y + 20 + at % half * 30
        out.append(_small(left + 26, top, scale, sign))
        out.append(label(left + 54, top + 7, words, 21.6, "ct-b", anchor="start",
                         room=wide / 2 - 60))  # fmt: skip
    out.append(_sources(pack, names, x + 12, y + 30 * half + 28, wide - 24))
    return "".join(out)


def _small(x: float, y: float, scale: float, body: str) -> str:
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale})">{body}</g>'


Signs = Iterator[tuple[str, float, str]]
"""A drawing, its scale, and what it means."""


def _key_ground(pack: Pack, names: Names, language: str) -> Signs:
    terms = pack["terms"]["terrain"]
    for row in pack["terrain"]["rows"]:
        said = terms.get(row["id"], {"en": row["id"]})
        name = said.get(language, said["en"])
        yield tile(row["id"], False, 0), 0.5, f"{name} +{row['protection']}"
    for kind in ("full", "dotted"):
        cost = pack["links"]["cost"][kind]
        yield link_path(kind, "M-20 0H20"), 1.0, names(W[kind]).format(cost=cost)
    yield rect(-20, -12, 40, 24, "#8fb6c2") + bridge(), 0.8, names(W["bridge"])
    yield rect(-20, -12, 40, 24, "#8fb6c2") + ford(), 0.8, names(W["ford"])


def _key_signs(names: Names) -> Signs:
    slot = (
        '<rect x="-11" y="-11" width="22" height="22" rx="3" fill="#fdf8e8" stroke="#5a4526" '
        'stroke-dasharray="3 2.2"/>' + label(0, 7.5, "A", 22, fill="#5a4526")
    )
    yield drop_chip(0, 0, [{"dz": "IV", "number": 3}]), 1.36, names(W["drop_zone"])
    yield entry_tab("red", 2), 1.36, names(W["entry"])
    yield slot, 1.0, names(W["slot"])
    yield use("grotto"), 0.8, names(W["grotto"])
    yield _small(-42, 20, 1.0, mission("USSR")), 1.0, names(W["mission"])
    yield use("cross"), 0.9, names(W["cross"])


def _sources(pack: Pack, names: Names, x: float, y: float, room: float) -> str:
    """What the pack says about its own sources: which parts are a reconstruction."""
    parts = [key.partition(":")[2] for key in W if key.startswith("part:")]
    found = [
        names(W[f"part:{part}"])
        for part in parts
        if pack.get(part, {}).get("provenance") == "reconstructed"
    ]
    if not found:
        return ""
    words = names(W["reconstructed"]).format(parts=", ".join(found))
    rows = lines(words, 21.6, room)
    return "".join(
        label(x, y + 23 * at, row, 21.6, "ct-n", anchor="start", room=room, fill=SOFT)
        for at, row in enumerate(rows)
    )
