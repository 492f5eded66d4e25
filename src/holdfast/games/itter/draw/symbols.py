"""Small drawings used many times: colour patterns and signs, figures, guns, tokens, outlines.

All of it is original line work on a small grid around (0, 0). Enemy figures are drawn in one
light ink with round strokes, so that they stay readable at forty pixels.
"""

from __future__ import annotations

import re
from typing import Final

from holdfast.core.svg import box, lights, outline, typefaces

from .ink import INK, LOS, NATIONS, OTHER_NATION, num

__all__ = ["FIGURES", "bust", "defs", "figure"]

LIGHTS: Final = lights(
    "it",
    lit="#19c3dd",
    hover="#7ff0ff",
    chosen="#ff7a00",
    focus="#0b57c2",
    note="/* Cyan and orange are no line-of-sight colours, so an outline is never taken for one. */"
    "\n",
)
STYLE: Final = f"""<style>
{typefaces("it")}.it-k{{paint-order:stroke;stroke-width:3.4;stroke-linejoin:round}}
{LIGHTS}</style>"""

# One pattern per colour, each with its own direction or shape, so that grey print still tells.
PATTERN: Final[dict[str, tuple[int, int, str]]] = {
    "green": (7, 7, '<path d="M-1 8L8 -1" stroke-width="1.7"/>'),
    "red": (6, 6, '<path d="M3 0V6" stroke-width="1.7"/>'),
    "purple": (
        7,
        7,
        '<circle cx="1.8" cy="1.8" r="1.4" fill="{m}" stroke="none"/>'
        '<circle cx="5.3" cy="5.3" r="1.4" fill="{m}" stroke="none"/>',
    ),
    "black": (8, 8, '<path d="M0 0L8 8M8 0L0 8" stroke-width="1.1"/>'),
    "yellow": (
        10,
        6,
        '<path d="M0 4.5L2.5 1.5L5 4.5L7.5 1.5L10 4.5" stroke-width="1.4" fill="none"/>',
    ),
    "white": (8, 8, '<path d="M0 4H8" stroke-width="0.6"/>'),
}

GLYPH: Final[dict[str, str]] = {
    "green": '<path d="M0 -6L6 5H-6Z" stroke="none"/>',
    "red": '<path d="M0 -6.6L6 0L0 6.6L-6 0Z" stroke="none"/>',
    "purple": '<circle r="4.4" fill="none" stroke-width="3"/>',
    "black": '<path d="M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z" stroke="none"/>',
    "yellow": '<path d="M0 -6.8L1.7 -2.2L6.6 -2L2.8 1L4.1 5.8L0 3.1L-4.1 5.8L-2.8 1L-6.6 -2L-1.7 '
    '-2.2Z"'
    ' stroke="none"/>',
    "white": '<path d="M-5 0H5" fill="none" stroke-width="2"/>',
}

# Light strokes on a dark counter. `w` is the limb, thinner lines are weapons.
FIGURES: Final[dict[str, str]] = {
    "rifleman": '<path d="M0 -6L-1 3M-1 3L-6 13M-1 3L4 7L4 13" stroke-width="4.6"/>'
    '<path d="M1 -5L7 -1L3 1" stroke-width="3"/><path d="M-9 4L15 -7" stroke-width="2.2"/>'
    '<path d="M-5 -10.5C-5 -17 5 -17 5 -10.5L6.5 -9.5H-6.5Z" stroke-width="0.6"/>'
    '<circle cy="-9.5" r="3.1" stroke="none"/>',
    "scout": '<path d="M-1 -3L-6 5M-6 5L3 6.5L1 13M-6 5L-11 13" stroke-width="4.6"/>'
    '<path d="M0 -2L8 -4" stroke-width="3"/><path d="M9 -8L15 -9.5M9 -4.5L15 -6" stroke-width="3"/>'
    '<path d="M-3 -8.5C-3 -14 6 -14.5 6.4 -8.5L8 -7.5H-4.5Z" stroke-width="0.6"/>'
    '<circle cx="2" cy="-7" r="3.1" stroke="none"/>',
    "sturm": '<path d="M5 -7L-2 2M-2 2L6 6L5 13M-2 2L-7 7L-14 9" stroke-width="4.8"/>'
    '<path d="M4 -6L-4 -9L-8 -13" stroke-width="3"/><path d="M-6 -12L-11 -17" stroke-width="3.4"/>'
    '<path d="M2 -1L16 -4M9 -2L10.5 4" stroke-width="2.4"/>'
    '<path d="M2 -10.5C2 -17 12 -17 12 -10.5L13.5 -9.5H0.5Z" stroke-width="0.6"/>'
    '<circle cx="7" cy="-9.5" r="3.1" stroke="none"/>',
    "machine_gunner": '<path d="M-17 11L-2 7" stroke-width="5.4"/><path d="M-1 6L5 8" '
    'stroke-width="3"/>'
    '<path d="M-3 4.6L18 1" stroke-width="2.6"/>'
    '<path d="M13 2L11 12M13 2L17 12M5 4L7 10" stroke-width="1.8"/>'
    '<path d="M-5.5 -0.5C-5.5 -7 4.5 -7 4.5 -0.5L6 0.5H-7Z" stroke-width="0.6"/>'
    '<circle cx="-0.5" cy="1" r="3" stroke="none"/>',
    "mortar": '<path d="M0 9L10 -10" stroke-width="4.6"/><path d="M-6 12H4" stroke-width="3.2"/>'
    '<path d="M6 -2L13 12" stroke-width="1.8"/><path d="M12 -14L14 -17.5" stroke-width="3.6"/>'
    '<path d="M-11 0L-12 8L-6 12" stroke-width="4.4"/><path d="M-10 1L-3 0" stroke-width="2.8"/>'
    '<path d="M-15.5 -4.5C-15.5 -11 -5.5 -11 -5.5 -4.5L-4 -3.5H-17Z" stroke-width="0.6"/>'
    '<circle cx="-10.5" cy="-3.5" r="3" stroke="none"/>',
}

# Card pictures, about 84 by 40, dark on card stock.
PICTURES: Final[dict[str, str]] = {
    "flak37": '<path d="M-6 3L38 -19" stroke-width="3.6"/><path d="M30 -15L40 -20" '
    'stroke-width="5"/>'
    '<path d="M-14 8L2 -1L-2 -11L-18 -2Z" stroke="none"/><path d="M-4 -14L4 2" stroke-width="3"/>'
    '<path d="M-8 4V15M-30 17H22M-8 9L-22 17M-8 9L10 17" stroke-width="3.4"/>',
    "pak40": '<path d="M-2 -4H38" stroke-width="3.4"/><path d="M34 -4H42" stroke-width="6.4"/>'
    '<path d="M-4 -17L4 -15L7 6L-3 8Z" stroke="none"/><path d="M-2 2L-38 15" stroke-width="4"/>'
    '<circle cx="-2" cy="9" r="9.5" fill="none" stroke-width="3.4"/><circle cx="-2" cy="9" '
    'r="2.4"/>'
    '<path d="M-40 12V19" stroke-width="2.6"/>',
    "flak30": '<path d="M-4 -3L30 -18" stroke-width="2.4"/><path d="M27 -17L33 -19.5" '
    'stroke-width="4"/>'
    '<path d="M-16 5L2 -4L-3 -12L-12 -8Z" stroke="none"/>'
    '<circle cx="-6" cy="7" r="6" fill="none" stroke-width="2.6"/>'
    '<path d="M-6 9V15M-24 17H14M-6 12L-18 17M-6 12L8 17" stroke-width="2.8"/>'
    '<path d="M36 -14L39 -12M38 -20L42 -21M35 -24L37 -27" stroke-width="1.6"/>',
    "panzerfaust": '<path d="M-34 9L18 -6" stroke-width="3.6"/>'
    '<path d="M16 -11L27 -14C34 -14 38 -12 42 -12.5C39 -10 36 -8 30 -5L19 -1Z" stroke="none"/>'
    '<path d="M-6 1L-6 -5H1" stroke-width="2"/><path d="M-9 3L-8 10" stroke-width="2.6"/>'
    '<path d="M-36 6L-44 5M-36 10L-45 13M-35 13L-41 18" stroke-width="1.7"/>',
    "sniper": '<circle r="18" fill="none" stroke-width="3"/>'
    '<path d="M-26 0H-8M8 0H26M0 -20V-8M0 8V20" stroke-width="2"/>'
    '<circle r="2.2"/><path d="M-11 -11A15.5 15.5 0 0 1 -2 -15.4" stroke-width="1.6"/>',
    "suppressive_fire": '<path d="M-40 14L-20 7M-14 5L6 -2M12 -4L40 -14" stroke-width="3"/>'
    '<path d="M-40 4L-26 0M-20 -2L14 -12M20 -13L36 -18" stroke-width="2.2"/>'
    '<path d="M-38 19L-8 13M-2 11L18 6M24 5L40 0" stroke-width="2.2"/>',
    "reinforcements": '<path d="M-36 13L-10 13L-10 19L6 8L-10 -3L-10 3L-36 3Z" stroke="none"/>'
    '<path d="M10 2C10 -9 26 -9 26 2L30 5H7Z" stroke="none"/>'
    '<path d="M20 14C20 3 36 3 36 14L40 17H17Z" stroke="none"/>',
    "142nd": '<path d="M0 -19L4.9 -6L18.6 -5.6L7.8 3L11.5 16L0 8.4L-11.5 16L-7.8 3L-18.6 '
    '-5.6L-4.9 -6Z"'
    ' stroke="none"/><path d="M-38 6H-22M-38 0H-26M-38 12H-20M22 6H38M26 0H38M20 12H38"'
    ' stroke-width="2.4"/>',
    "tactics": '<path d="M-30 16L-6 -8M-6 -8L-14 -8M-6 -8L-6 0" stroke-width="3.4"/>'
    '<path d="M-2 16C6 2 16 4 26 -12M26 -12L17 -11M26 -12L27 -3" stroke-width="3.4"/>',
}
PICTURES["pak40a"] = PICTURES["pak40b"] = PICTURES["pak40"]


_OPEN: Final = re.compile(r'<path d="([^"Z]*)" stroke-width')


def _limbs(body: str) -> str:
    """Open strokes must not be filled; only closed shapes (with a Z) are."""
    return _OPEN.sub(r'<path fill="none" d="\1" stroke-width', body)


def figure(kind: str, ink: str = "#efe7d3") -> str:
    """The figure of an SS counter; a counter the pack adds gets the rifleman's."""
    body = _limbs(FIGURES.get(kind, FIGURES["rifleman"]))
    return (
        f'<g fill="{ink}" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )


_SHOULDERS = "M-13 15C-13 6 -8 4 -4 3L4 3C8 4 13 6 13 15Z"
_HATS: Final[dict[str, str]] = {
    "helmet": '<path d="M-8.4 -4.6C-8.6 -14.5 8.6 -14.5 8.4 -4.6L9.6 -3.4H-9.6Z"/>',
    "steel": '<path d="M-7.6 -5C-8 -14.5 8 -14.5 7.6 -5L8 -2.6L10.6 .4L6.6 .2L5.8 -3.6H-5.8L-6.6 .2'
    'L-10.6 .4L-8 -2.6Z"/>',
    "cap": '<path d="M-10.4 -9.6C-7 -15 7 -15 10.4 -9.6L7.2 -6H-7.2Z"/>'
    '<path d="M-7.6 -5.4H7.6L6 -3C2 -4 -2 -4 -6 -3Z" fill="#1d1b19"/>',
    "field": '<path d="M-7 -5.4L-6.4 -12C-3 -14 3 -14 6.4 -12L7 -5.4Z"/><path d="M-2 -5.8H11L8 '
    '-3.6H-4Z"/>',
    "crew": '<path d="M-7 1C-9.4 -14.5 9.4 -14.5 7 1L4.8 1C5.6 -7 -5.6 -7 -4.8 1Z"/>'
    '<path d="M-6.4 -10H6.4V-6H-6.4Z" fill="#2b2620"/><circle cx="-3" cy="-8" r="1.7" '
    'fill="#d9cfae"/>'
    '<circle cx="3" cy="-8" r="1.7" fill="#d9cfae"/>',
    "fedora": '<path d="M-11 -6.4C-6 -9 6 -9 11 -6.4C7 -4.4 -7 -4.4 -11 -6.4Z"/>'
    '<path d="M-6.6 -8C-6.4 -15 -2 -13.4 0 -14C2 -13.4 6.4 -15 6.6 -8Z"/>',
    "beret": '<path d="M-8 -5.6C-12 -9 -6 -14.4 2 -13.6C10 -13 10 -8 7 -5.8Z"/>',
    "feather": '<path d="M-10 -5.8C-5 -8 5 -8 10 -5.8C6 -4 -6 -4 -10 -5.8Z"/>'
    '<path d="M-6 -7.4L-4.6 -14L4.6 -14L6 -7.4Z"/><path d="M5 -8C9 -12 8 -16 9 -18C5 -16 4 -12 4 '
    '-8Z"/>',
}


def _hat(nation: str, attributes: tuple[str, ...]) -> str:
    if nation == "FR":
        return "beret" if "E" in attributes else "fedora"
    if "T" in attributes:
        return "crew"
    if nation == "AT":
        return "feather"
    if "O" in attributes:
        return "cap"
    return {"US": "helmet", "DE": "steel", "SS": "field"}.get(nation, "field")


def bust(nation: str, attributes: tuple[str, ...], *, worn: bool = False) -> str:
    """Head and shoulders in the cloth of the nation; the hat tells the trade."""
    cloth = NATIONS.get(nation, OTHER_NATION)[1]
    skin = "#c9a888"
    if worn:
        cloth, skin = "#8d897f", "#b9b3a6"
    collar = ""
    if nation == "FR":
        collar = (
            '<path d="M-4 3L0 9L4 3Z" fill="#f3ecda"/>'
            '<path d="M-1 5H1L1.6 12L0 14L-1.6 12Z" fill="#7b2a25"/>'
        )
    hat = _HATS[_hat(nation, attributes)]
    if worn:
        collar, hat = "", hat.replace("#d9cfae", "#b9b3a6")
    return (
        f'<g fill="{cloth}" stroke="#2b2620" stroke-width=".7"><path d="{_SHOULDERS}"/>{collar}'
        f'<ellipse cy="-2.4" rx="5.2" ry="6.6" fill="{skin}"/>{hat}</g>'
    )


def _pattern(color: str) -> str:
    wide, high, body = PATTERN[color]
    tone = LOS[color]
    mark = body.replace("{m}", tone.mark)
    return (
        f'<pattern id="it-p-{color}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
        f'<rect width="{wide}" height="{high}" fill="{tone.solid}"/>'
        f'<g stroke="{tone.mark}">{mark}</g></pattern>'
    )


def _outline(name: str, shape: str) -> str:
    return outline(f"it-h-{name}", shape, ink=INK)


def _arc(r: float) -> str:
    """A ring open at the foot, where the number of the node hangs."""
    x, y = r * 0.643, r * 0.766
    return f'<path d="M{num(-x)} {num(y)}A{num(r)} {num(r)} 0 1 1 {num(x)} {num(y)}"/>'


def _outlines() -> str:
    return "".join(
        (
            _outline("counter", box(66, 66, 8)),
            _outline("ss", box(49, 49, 8)),
            _outline("square", box(68, 88, 5)),
            _outline("gunsquare", box(68, 120, 5)),
            _outline("card", box(102, 142, 9)),
            _outline("node", _arc(37)),
            _outline("area", _arc(45)),
            _outline("disc", '<circle r="19"/>'),
            _outline("space", box(128, 100, 8)),
            _outline("shield", '<circle r="22"/>'),
        )
    )


def _tokens() -> str:
    return (
        '<g id="it-flame"><path d="M0 22C-16 22 -22 8 -14 -4C-12 2 -8 2 -8 -4C-8 -14 -2 -20 4 '
        "-30C4 -20 10 -16 13 -8"
        'C15 -12 14 -14 14 -17C22 -8 20 22 0 22Z" fill="#d9481c"/><path d="M1 22C-11 22 -15 11 '
        "-9 2C-6 6 -3 0 1 -14"
        'C4 -3 12 2 11 11C10 18 7 22 1 22Z" fill="#f08a24"/><path d="M1 22C-5 22 -7 15 -4 10C-1 '
        "12 1 8 2 2C6 8 8 12 7 16"
        'C6 20 4 22 1 22Z" fill="#fbd25f"/></g>'
        # Disrupted: a jagged burst, the only such shape on the board.
        '<g id="it-disrupted"><path d="M0 -17L4 -10L11 -14L10.4 -6L17.6 -4.4L12 1L17 8L8.6 7.6L8 '
        "16L1.6 10.4"
        'L-5 16L-6.4 8L-15 9L-11.4 2L-18 -3L-10 -5.6L-11.6 -14L-4.4 -9.6Z" fill="#e2571e" '
        'stroke="#fff6e0"'
        ' stroke-width="1.6" stroke-linejoin="round"/><path d="M-2.2 -7.4H2.2L1.4 2.2H-1.4Z" '
        'fill="#fff6e0"/>'
        '<circle cy="5.6" r="2.1" fill="#fff6e0"/></g>'
        '<g id="it-acted"><circle r="9.4" cy="1" fill="#1b1815" opacity=".4"/><circle r="9.4" '
        'fill="#1f5f8b"'
        ' stroke="#f4ecd6" stroke-width="1.4"/><path d="M-4.4 0.4L-1.2 3.8L4.8 -3.4" fill="none"'
        ' stroke="#fff9ea" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>'
        '<g id="it-commanded"><circle r="9.4" cy="1" fill="#1b1815" opacity=".4"/><circle r="9.4"'
        ' fill="#c9962a" stroke="#fff6dd" stroke-width="1.4"/><path d="M-4.6 1L0 -3.4L4.6 1M-4.6 '
        '5.4L0 1L4.6 5.4"'
        ' fill="none" stroke="#2b2620" stroke-width="2.2" stroke-linejoin="round"/></g>'
        '<g id="it-tracer"><circle r="11" cy="1.2" fill="#1b1815" opacity=".35"/><circle r="11" '
        'fill="#e9dfc4"'
        ' stroke="#3d362b" stroke-width="1.3"/><path d="M-6.4 3.4L-1 1.2M1 -0.6L6.6 -3M-5 -1.6L0 '
        '-3.6M0 4.4L5.4 2.2"'
        ' stroke="#3d362b" stroke-width="1.8" stroke-linecap="round"/></g>'
        '<g id="it-die"><rect x="-7" y="-7" width="14" height="14" rx="3" fill="#fffaf0" '
        'stroke="#2b2620"'
        ' stroke-width="1.2"/><g fill="#2b2620"><circle cx="-3.2" cy="-3.2" r="1.5"/><circle '
        'cx="3.2" cy="3.2" r="1.5"/>'
        '<circle r="1.5"/><circle cx="3.2" cy="-3.2" r="1.5"/><circle cx="-3.2" cy="3.2" '
        'r="1.5"/></g></g>'
        '<g id="it-shell"><path d="M-5 11V-3C-5 -9 -2 -12 0 -15C2 -12 5 -9 5 -3V11Z" fill="#c59a3f"'
        ' stroke="#2b2620" stroke-width="1.1"/><path d="M-5 -3C-5 -9 -2 -12 0 -15C2 -12 5 -9 5 '
        '-3Z" fill="#4c5a3c"'
        ' stroke="#2b2620" stroke-width="1.1"/><path d="M-6 11H6V14H-6Z" fill="#8f6b25" '
        'stroke="#2b2620"/></g>'
    )


def defs() -> str:
    """Everything that other fragments refer to and that no pack can change."""
    patterns = "".join(_pattern(color) for color in PATTERN)
    glyphs = "".join(f'<g id="it-gl-{color}">{body}</g>' for color, body in GLYPH.items())
    pictures = "".join(
        f'<g id="it-pic-{kind}" fill="#3a342b" stroke="#3a342b" stroke-linecap="round">'
        f"{_limbs(body)}</g>"
        for kind, body in PICTURES.items()
    )
    return f"{STYLE}<defs>{patterns}{glyphs}{pictures}{_tokens()}{_outlines()}</defs>"
