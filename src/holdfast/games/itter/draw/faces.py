"""The faces of counters and cards of one pack, as definitions that elements refer to by id.

Each defender has two faces, fresh and exhausted, as a real counter has two sides. That is more
text than a filter, but every SVG renderer draws it, and an element stays one short reference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.games.itter.pack import default_pack
from holdfast.games.itter.shapes import Pack, Row

from .ink import (
    CARD,
    INK,
    LOS,
    NATIONS,
    OTHER_NATION,
    Names,
    glyph,
    label,
    lines,
    num,
    paint,
    use,
)
from .symbols import PICTURES, bust, figure

__all__ = ["card_name", "faces", "plain_name"]

BANDS: Final = {
    "place": "#4b5147",
    "attack_defenders": "#93301f",
    "attack_location": "#8a5519",
    "disrupt_defenders": "#59477a",
    "event": "#1f5d73",
}
SS_GROUNDS: Final = {
    "rifleman": "#4a5049",
    "scout": "#3d5550",
    "sturm": "#5c2f2a",
    "machine_gunner": "#3a4657",
    "mortar": "#57492f",
}


def plain_name(row: Row, rows: Sequence[Row], names: Names) -> str:
    """A defender's name. One that several share is a title: it is translated, and numbered as in
    the log."""
    name: str = row["name"]
    alike = [other["id"] for other in rows if other["name"] == name]
    return name if len(alike) == 1 else f"{names(name)} {alike.index(row['id']) + 1}"


# Defenders


def _flag(nation: str) -> str:
    """The stripe under the name band."""
    if nation == "FR":
        return (
            '<path d="M-29 -13.5H-10V-10.5H-29Z" fill="#3a63b0"/><path d="M-10 '
            '-13.5H10V-10.5H-10Z" fill="#fff"/>'
            '<path d="M10 -13.5H29V-10.5H10Z" fill="#c0392b"/>'
        )
    if nation == "AT":
        return '<path d="M-29 -13.5H29V-10.5H-29Z" fill="#fff"/>'
    return ""


def _badges(attributes: Sequence[str], ink: str, ground: str) -> str:
    out = []
    for index, letter in enumerate(attributes[:3]):
        x = -20 + 16.6 * index
        out.append(f'<circle cx="{num(x)}" cy="20.8" r="8.2" fill="{ground}"/>')
        out.append(label(x, 26.3, letter, 15.8, fill=ink))
    return "".join(out)


def _defender(row: Row, shown: str, worn: bool) -> str:
    nation = row["nation"]
    attributes = tuple(row["attributes"])
    band = NATIONS.get(nation, OTHER_NATION)[0]
    paper, ink, edge = CARD, INK, "#3a3226"
    if worn:
        band, paper, ink, edge = "#77736a", "#c3beb1", "#4c4840", "#6a655b"
    body = (
        '<rect x="-28" y="-27" width="60" height="60" rx="5" fill="#1b150b" opacity=".38"/>'
        f'<rect x="-30" y="-30" width="60" height="60" rx="5" fill="{paper}" stroke="{edge}" '
        'stroke-width="1.4"/>'
        '<path d="M-29.3 -13.5V-25A4.3 4.3 0 0 1 -25 -29.3H25A4.3 4.3 0 0 1 29.3 -25V-13.5Z" '
        f'fill="{band}"/>'
        + ("" if worn else _flag(nation))
        + label(0, -16.4, shown, 16.2, room=56, fill="#fffaf0", lock=True)
        + '<g transform="translate(-14.5 1.6) scale(.86)">'
        f"{bust(nation, attributes, worn=worn)}</g>"
        + label(
            13.5,
            8.6,
            f"{row['attack']}–{row['suppress']}",
            20,
            "it-s",
            fill=ink,
            room=30,
            lock=True,
        )
        + _badges(attributes, paper if worn else "#fff6e0", ink)
    )
    if worn:
        # Hatching over the grey: the state shows in black-and-white print as well.
        body += '<rect x="-29" y="-13" width="58" height="42" rx="4" fill="url(#it-worn)"/>'
        return f'<g id="it-back-{row["id"]}" transform="rotate(-6) scale(.95)">{body}</g>'
    return f'<g id="it-face-{row["id"]}">{body}</g>'


# SS counters


def _ss(row: Row) -> str:
    ground = SS_GROUNDS.get(row["id"], "#474747")
    gun = row["class"] == "gun"
    low = (
        '<rect x="-20.6" y="7" width="14" height="14" rx="3" fill="#f1e8d2"/>'
        f"{label(-13.6, 19.6, str(row['disrupt']), 16)}"
        if gun
        else ""
    )
    scale = 0.84 if gun else 0.95
    return (
        f'<g id="it-ss-{row["id"]}"><rect x="-20.5" y="-19.5" width="45" height="45" rx="6" '
        'fill="#120d06" opacity=".4"/>'
        f'<rect x="-22" y="-22" width="44" height="44" rx="6" fill="{ground}" stroke="#14120f" '
        'stroke-width="1.2"/>'
        '<rect x="-20.4" y="-20.4" width="40.8" height="40.8" rx="4.6" fill="none" stroke="#fff" '
        'stroke-opacity=".22"/>'
        f'<g transform="translate({-4 if not gun else -1} {-4.4 if not gun else -5}) '
        f'scale({scale})">{figure(row["id"])}</g>'
        '<path d="M6.5 5.4H20.5V13C20.5 17.4 17 19.6 13.5 20.8C10 19.6 6.5 17.4 6.5 13Z" '
        'fill="#f1e8d2" '
        'stroke="#14120f" stroke-width=".8"/>'
        f"{label(13.5, 18, str(row['defense']), 16.5)}{low}</g>"
    )


def _mini(row: Row) -> str:
    """Only ground and figure, for lists: the values would be too small to read."""
    ground = SS_GROUNDS.get(row["id"], "#474747")
    return (
        f'<g id="it-mini-{row["id"]}"><rect x="-13" y="-12.5" width="26" height="25" rx="4" '
        f'fill="{ground}" '
        f'stroke="#14120f"/><g transform="translate(-.5 .6) scale(.62)">{figure(row["id"])}</g></g>'
    )


# Cards


def _stock(band: str, name: str) -> str:
    """A blank card with its name in the band, whose colour tells the kind of card.

    A fanned card still shows the band. A long name goes on in a second line, beside the number
    of the deck.
    """
    rows = lines(name, 17, 90, 2)
    head = label(-44, -54.5, rows[0], 17, anchor="start", room=88, fill="#fffaf0")
    more = "".join(label(-44, -36.5, row, 17, anchor="start", room=66) for row in rows[1:])
    return (
        '<rect x="-48" y="-67" width="100" height="140" rx="8" fill="#1b150b" opacity=".36"/>'
        f'<rect x="-50" y="-70" width="100" height="140" rx="8" fill="{CARD}" stroke="#3a3226" '
        'stroke-width="1.3"/>'
        '<path d="M-49.3 -49V-62A7.3 7.3 0 0 1 -42 -69.3H42A7.3 7.3 0 0 1 49.3 -62V-49Z" '
        f'fill="{band}"/>{head}{more}'
    )


def _dice(count: int, y: float) -> str:
    step = min(17.0, 76 / max(count, 1))
    left = -step * (count - 1) / 2
    return "".join(use("die", left + step * i, y) for i in range(count))


def _runs(values: Sequence[str]) -> list[tuple[str, int, int]]:
    """(value, first, last) for each run of equal die results."""
    out: list[tuple[str, int, int]] = []
    for index, value in enumerate(values, 1):
        if out and out[-1][0] == value:
            out[-1] = (value, out[-1][1], index)
        else:
            out.append((value, index, index))
    return out


def _targets(values: Sequence[str], colored: bool) -> str:
    """The target table along the foot of the card: die results above, target below."""
    out = []
    total = len(values)
    for value, first, last in _runs(values):
        left = -46 + 92 * (first - 1) / total
        wide = 92 * (last - first + 1) / total
        mid = left + wide / 2
        numbers = "" if total == 1 else str(first) if first == last else f"{first}–{last}"
        tone = paint(value) if colored else None
        fill = f"url(#it-p-{value if value in LOS else 'white'})" if colored else "#e6d9ba"
        out.append(label(mid, 46.5, numbers, 16, "it-b", room=wide) if numbers else "")
        out.append(
            f'<rect x="{num(left + 0.8)}" y="49" width="{num(wide - 1.6)}" height="16.5" '
            f'rx="2.5" fill="{fill}" '
            f'stroke="{INK}" stroke-width=".8"/>'
        )
        out.append(
            glyph(value, mid, 57.3, 0.95) if tone else label(mid, 63, value, 16, room=wide - 3)
        )
    return "".join(out)


def card_name(row: Row, names: Names) -> str:
    """What an SS card is called; one that a corrected pack renames has the name it was given."""
    shipped = {one["id"]: one["name"] for one in default_pack()["ss_card_kinds"]["rows"]}
    own = row["name"] == shipped.get(row["id"])
    return names(f"card-{row['id']}" if own else row["name"])


def _ss_card(row: Row, names: Names) -> str:
    kind: str = row["id"]
    category: str = row["category"]
    body = _stock(BANDS.get(category, "#555"), card_name(row, names))
    if category == "place":
        count = int(row["place"])
        step = 46 if count < 3 else 27
        for i in range(count):
            x = step * (i - (count - 1) / 2)
            body += f'<g transform="translate({num(x)} 17)">{use("ss-" + row["counter"])}</g>'
        body += label(0, 60, f"× {count}", 18)
    else:
        picture = kind if kind in PICTURES else "tactics"
        tall = 22 if category == "event" or "dice" not in row else 0
        body += (
            f'<g transform="translate(0 {num(-2 + tall)}) scale(.92)">{use("pic-" + picture)}</g>'
        )
    if "dice" in row:
        body += _dice(int(row["dice"]), 26)
    if "colors" in row:
        body += _targets(row["colors"], True)
    elif "locations" in row:
        body += _targets(row["locations"], False)
    return f'<g id="it-card-{kind}">{body}</g>'


def _tactic_effect(row: Row, kinds: Mapping[str, str], names: Names) -> tuple[str, str]:
    """(big sign, small print) of a tactics card."""
    effect = row["effect"]
    if effect == "approach":
        add = int(row["add"])
        return f"{add + 1}–{add + 6}", _named(row.get("counters", ()), kinds)
    if effect in ("extra_die", "extra_disrupt_die"):
        return "+1 ⚄", _named(row.get("cards") or row.get("counters", ()), kinds)
    if effect == "extra_counter":
        return "+1", _named(row.get("counters", ()), kinds)
    if effect == "suppression_die_lost":
        return "−1 ⚄", names(_("Suppression"))
    if effect == "suppression_defense_plus_one":
        return "+1", names(_("Defense")) + ", " + names(_("Suppression"))
    return "!", names(effect.replace("_", " "))


def _named(ids: Sequence[str], kinds: Mapping[str, str]) -> str:
    seen: list[str] = []
    for key in ids:
        word = kinds.get(key, key)
        # "75mm Pak 40 (A)" and "(B)" are one gun here.
        word = word.rsplit(" (", 1)[0]
        if word not in seen:
            seen.append(word)
    return ", ".join(seen)


def _tactic(row: Row, source: str, kinds: Mapping[str, str], names: Names) -> str:
    sign, small = _tactic_effect(row, kinds, names)
    body = _stock("#2e5446", names(row["name"]))
    sign = sign.replace(" ⚄", "")
    die = row["effect"] in ("extra_die", "extra_disrupt_die", "suppression_die_lost")
    body += label(-10 if die else 0, -4, sign, 27, "it-s", fill="#2e5446")
    if die:
        body += f'<g transform="translate(24 -13) scale(1.35)">{use("die")}</g>'
    for i, line in enumerate(lines(small, 15.5, 92, 3)):
        body += label(0, 16 + 16 * i, line, 15.5, "it-b", room=93)
    if source == "reconstructed":
        # The effect is a guess, and the card must say so; one that somebody read off it is not.
        body += (
            '<path d="M-49.3 53H49.3V62A7.3 7.3 0 0 1 42 69.3H-42A7.3 7.3 0 0 1 -49.3 62Z" '
            'fill="#e9c46a"/>' + label(0, 66.2, names(_("reconstructed")), 15.5, room=90)
        )
    return f'<g id="it-tactic-{row["id"]}">{body}</g>'


def _back(name: str, ground: str, sign: str) -> str:
    return (
        f'<g id="it-{name}"><rect x="-48" y="-67" width="100" height="140" rx="8" fill="#1b150b" '
        'opacity=".36"/>'
        '<rect x="-50" y="-70" width="100" height="140" rx="8" fill="#f3ebd8" stroke="#3a3226" '
        'stroke-width="1.3"/>'
        f'<rect x="-44" y="-64" width="88" height="128" rx="5" fill="{ground}"/>'
        '<rect x="-44" y="-64" width="88" height="128" rx="5" fill="url(#it-weave)"/>'
        '<rect x="-39.5" y="-59.5" width="79" height="119" rx="3" fill="none" stroke="#f3ebd8" '
        'stroke-opacity=".55"/>'
        f"{sign}</g>"
    )


def _backs() -> str:
    tower = (
        '<path d="M-20 '
        "22V-8H-26V-22H-18V-16H-11V-22H-4V-30H4V-22H11V-16H18V-22H26V-8H20V22H7V10A7 7 0 0 0 -7 "
        '10V22Z" '
        'fill="#f3ebd8" opacity=".9"/>'
    )
    arrows = (
        '<g fill="none" stroke="#f3ebd8" stroke-width="5" stroke-linecap="round" opacity=".9">'
        '<path d="M-22 22C-16 -6 0 8 8 -22M8 -22L-2 -15M8 -22L15 -12"/><path d="M-4 24C8 14 16 '
        '20 24 4"/></g>'
    )
    return (
        '<pattern id="it-weave" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 '
        '0L10 10M10 0L0 10" '
        'stroke="#fff" stroke-opacity=".13"/></pattern>'
        '<pattern id="it-worn" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 '
        '6L6 0" stroke="#57534a" '
        'stroke-opacity=".3" stroke-width="1"/></pattern>'
        + _back("back", "#3f4540", tower)
        + _back("tback", "#2e5446", arrows)
    )


def faces(pack: Pack, names: Names) -> str:
    """All faces of a pack, as definitions."""
    rows = pack["defenders"]["rows"]
    out = [_backs()]
    for row in rows:
        shown = plain_name(row, rows, names)
        out.append(_defender(row, shown, False) + _defender(row, shown, True))
    out.extend(_ss(row) + _mini(row) for row in pack["ss_counters"]["rows"])
    out.extend(_ss_card(row, names) for row in pack["ss_card_kinds"]["rows"])
    kinds = {row["id"]: card_name(row, names) for row in pack["ss_card_kinds"]["rows"]}
    kinds |= {row["id"]: names(row["name"]) for row in pack["ss_counters"]["rows"]}
    table = pack["tactics_kinds"]
    for row in table["rows"]:
        source = row.get("provenance", table["provenance"])
        out.append(_tactic(row, source, kinds, names))
    return f"<defs>{''.join(out)}</defs>"
