"""Small drawings used many times: styles, patterns, unit symbols, group signs, marks, outlines.

All of it is original line work around (0, 0), in a few strokes so that it stays readable small.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.svg import box, lights, outline, typefaces

from .ink import INK, num

__all__ = ["COLOUR_SIGNS", "GROUP_SIGNS", "MARKS", "NATO", "defs"]

LIGHTS: Final = lights(
    "ct",
    lit="#12c4e0",
    hover="#8df3ff",
    chosen="#e0218a",
    focus="#0b57c2",
    # Where nearly the whole map can be chosen, nothing stands out by being lit.
    more=".many .el.lit>.ct-h{animation:none;opacity:.4}.many .el.lit:hover>.ct-h{opacity:1}\n",
    note="/* Cyan and magenta occur nowhere on the map, so an outline is never taken for a colour"
    " of it. */\n",
)
STYLE: Final = f"""<style>
{typefaces("ct")}.ct-k{{paint-order:stroke;stroke:#f3eed6;stroke-width:3.4;stroke-linejoin:round}}
{LIGHTS}</style>"""

# Unit symbols in a frame of 22 by 13.
_CROSS: Final = "M-11 -6.5L11 6.5M11 -6.5L-11 6.5"
NATO: Final[dict[str, str]] = {
    "platoon": f'<path d="{_CROSS}"/><path d="M-5 6.2Q-2.5 2.6 0 6.2Q2.5 2.6 5 6.2" '
    'stroke-width="1.7"/>',
    "glider": f'<path d="{_CROSS}"/><path d="M-7 4.6H7M0 4.6V6.5" stroke-width="2"/>',
    "hq": f'<path d="{_CROSS}"/><path d="M-11 -2.9H11" stroke-width="1.3"/>'
    '<path d="M-11 6V9.6" stroke-width="2"/>',
    "infantry": f'<path d="{_CROSS}"/>',
    "pioneer": '<path d="M-6 4V-2.6H6V4M0 -2.6V4" stroke-width="1.9"/>',
    "tank": '<ellipse rx="7.4" ry="3.9" stroke-width="1.8"/>',
    "dca": '<path d="M-11 6.3Q0 -7 11 6.3" stroke-width="1.5"/>'
    '<path d="M0 6V-4.5M-2.4 -2L0 -4.8L2.4 -2" stroke-width="1.4"/>',
    "officer": '<path d="M-8.6 2.6Q-9.4 -4 0 -4.6Q9.4 -4 8.6 2.6Z" stroke-width="1.3" '
    'fill="#454b45"/><path d="M-8.6 3.6Q0 1 8.6 3.6L6 6.4Q0 4.4 -6 6.4Z" stroke-width=".8" '
    'fill="#1d1f1c"/><path d="M-1.6 -2.2L0 -3.8L1.6 -2.2L0 -.2Z" fill="#e9e4d2" stroke="none"/>',
}

# Signs on the orange bands, 9 units high, in the ink of the band.
GROUP_SIGNS: Final[dict[str, str]] = {
    "jawbone": '<path d="M-6 -3C-6 4 6 4 6 -3M-4.6 -.6V-2.6M-2.4 1V-1.4M0 1.6V-1M2.4 1V-1.4'
    'M4.6 -.6V-2.6" stroke-width="1.3"/>',
    "hammer": '<path d="M0 -1V4.6" stroke-width="1.8"/><path d="M-4.4 -4.2H3L5 -2.6V-.8H-4.4Z" '
    'class="f"/>',
    "axe": '<path d="M-2 4.6L2 -4.6" stroke-width="1.6"/>'
    '<path d="M.4 -4.4C4 -5 6 -2.6 5.4 .6C3.6 -1.2 1.6 -1.2 -.8 -.8Z" class="f"/>',
    "clawed paw": '<ellipse cy="2" rx="3.4" ry="2.5" class="f"/>'
    '<path d="M-4.4 -.2L-5.4 -3.2M-1.6 -1.6L-1.8 -4.8M1.6 -1.6L1.8 -4.8M4.4 -.2L5.4 -3.2" '
    'stroke-width="1.7"/>',
    "feline head": '<path d="M-4.4 -4.8L-1.8 -2.6H1.8L4.4 -4.8L4.6 1L1.6 4.4H-1.6L-4.6 1Z" '
    'class="f"/>',
    "dagger": '<path d="M-5.4 0H1.6" stroke-width="2.2"/><path d="M1.4 -2.6V2.6M1.4 0H5.6" '
    'stroke-width="1.6"/>',
    "parachute": '<path d="M-4.6 -.6C-4.6 -6 4.6 -6 4.6 -.6Z" class="f"/>'
    '<path d="M-4.2 0L0 4.6L4.2 0M0 0V4" stroke-width=".9"/>',
}

# The sign of each colour of reinforcements, so that the ink is not alone in telling.
COLOUR_SIGNS: Final[dict[str, str]] = {
    "red": '<path d="M0 -4L4 0L0 4L-4 0Z" class="f"/>',
    "blue": '<path d="M-4.4 1.2Q-2.2 -3.4 0 .4Q2.2 4 4.4 -.6" stroke-width="1.9"/>',
    "black": '<path d="M-3.2 -3.2H3.2V3.2H-3.2Z" class="f"/>',
}

MARKS: Final[dict[str, str]] = {
    "land": '<path d="M-3.4 -.6C-3.4 -4.6 3.4 -4.6 3.4 -.6Z" class="f"/>'
    '<path d="M-3 0L0 3.6L3 0" stroke-width=".9"/>',
    "enter": '<path d="M-3.6 0H2.6M.4 -2.4L2.8 0L.4 2.4M3.9 -3V3" stroke-width="1.2"/>',
    "move": '<path d="M-3.6 0H3M.6 -2.6L3.4 0L.6 2.6" stroke-width="1.5"/>',
    "fire": '<path d="M0 -4V-1.4M0 4V1.4M-4 0H-1.4M4 0H1.4" stroke-width="1.4"/>'
    '<circle r="2.5" stroke-width="1"/>',
    "assault": '<path d="M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2" stroke-width="1.7"/>',
}


def _inked(body: str, ink: str) -> str:
    return body.replace('class="f"', f'fill="{ink}" stroke="none"')


def _signs(prefix: str, table: dict[str, str]) -> str:
    """Each sign in light and in dark ink."""
    out: list[str] = []
    for name, body in table.items():
        for tone, ink in (("", "#ffffff"), ("-d", "#201a10")):
            key = name.replace(" ", "_")
            out.append(
                f'<g id="ct-{prefix}-{key}{tone}" fill="none" stroke="{ink}" '
                f'stroke-linecap="round" stroke-linejoin="round">{_inked(body, ink)}</g>'
            )
    return "".join(out)


def _marks() -> str:
    return "".join(
        f'<g id="ct-m-{name}"><circle r="6.4" fill="#14323c" stroke="#fffdf2" stroke-width="1.1"/>'
        '<g fill="none" stroke="#fffdf2" stroke-linecap="round" stroke-linejoin="round">'
        f"{_inked(body, '#fffdf2')}</g></g>"
        for name, body in MARKS.items()
    )


def _outline(name: str, shape: str, casing: str = "7.5", line: str = "4.6") -> str:
    more = ' stroke-linejoin="round"'
    return outline(f"ct-h-{name}", shape, ink=INK, casing=casing, line=line, more=more)


def _outlines() -> str:
    return (
        # Open at the corner where the plate with the number is.
        _outline(
            "zone",
            '<path stroke-linecap="round" d="M-19 -30H23A7 7 0 0 1 30 -23V23A7 7 0 0 1 23 30H-23'
            'A7 7 0 0 1 -30 23V-5"/>',
            "6.2",
            "3.8",
        )
        + _outline("unit", box(43, 43, 5), "6", "3.6")
        + _outline("small", box(33, 37, 5))
        + _outline("vip", '<circle r="17.5"/>')
        + _outline("line", box(384, 46, 6))
    )


def _flags() -> str:
    stripes = "".join(f'<path d="M-13 {-8.5 + 2.6 * i:.1f}H13"/>' for i in (0.5, 2.5, 4.5, 6.1))
    return (
        '<g id="ct-flag-USA"><rect x="-13" y="-8.5" width="26" height="17" fill="#f6f1e6"/>'
        f'<g stroke="#b23a36" stroke-width="2.4">{stripes}</g>'
        '<rect x="-13" y="-8.5" width="12" height="9.4" fill="#34507f"/>'
        '<path d="M-11 -6.4h.1M-7.6 -6.4h.1M-4.2 -6.4h.1M-9.3 -3.8h.1M-5.9 -3.8h.1M-11 -1.4h.1'
        'M-7.6 -1.4h.1M-4.2 -1.4h.1" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/></g>'
        '<g id="ct-flag-GB"><rect x="-13" y="-8.5" width="26" height="17" fill="#2f4a7a"/>'
        '<path d="M-13 -8.5L13 8.5M13 -8.5L-13 8.5" stroke="#f6f1e6" stroke-width="3.6"/>'
        '<path d="M-13 -8.5L13 8.5M13 -8.5L-13 8.5" stroke="#b23a36" stroke-width="1.3"/>'
        '<path d="M0 -8.5V8.5M-13 0H13" stroke="#f6f1e6" stroke-width="5.6"/>'
        '<path d="M0 -8.5V8.5M-13 0H13" stroke="#b23a36" stroke-width="3.2"/></g>'
        '<g id="ct-flag-USSR"><rect x="-13" y="-8.5" width="26" height="17" fill="#b02a25"/>'
        f'<path d="{star(6.4)}" fill="#f3c94b" stroke="#7d2a12" stroke-width=".6"/></g>'
    )


def star(r: float, cx: float = 0, cy: float = 0) -> str:
    """A five-pointed star as path data."""
    unit = (
        (0, -1), (0.225, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809),
        (0, 0.382), (-0.588, 0.809), (-0.363, 0.118), (-0.951, -0.309), (-0.225, -0.309),
    )  # fmt: skip
    points = "L".join(f"{num(cx + r * x)} {num(cy + r * y)}" for x, y in unit)
    return f"M{points}Z"


def _pieces() -> str:
    """The cave mouth, the airstrip cross, the aeroplanes, the sign of an assault."""
    return (
        '<g id="ct-grotto"><path d="M-13 11V-1C-13 -16 13 -16 13 -1V11Z" fill="#2c2621" '
        'stroke="#f3eed6" stroke-width="1.6"/><path d="M-7.5 11V2C-7.5 -7 7.5 -7 7.5 2V11Z" '
        'fill="#0d0b09"/></g>'
        '<g id="ct-cross"><rect x="-12" y="-12" width="24" height="24" rx="3" fill="#d9d6c8" '
        f'stroke="{INK}" stroke-width="1.2"/><path d="M0 -9V9M-9 0H9" stroke="#fff" '
        f'stroke-width="8.4"/><path d="M0 -9V9M-9 0H9" stroke="{INK}" stroke-width="5"/></g>'
        # A low-wing monoplane seen from above.
        '<g id="ct-plane"><path d="M0 -15C2.4 -15 3 -10 3 -6L19 0V4.6L3 3L2 10L6.4 13V15.6L0 14'
        'L-6.4 15.6V13L-2 10L-3 3L-19 4.6V0L-3 -6C-3 -10 -2.4 -15 0 -15Z" fill="#4b5a5e" '
        'stroke="#f6f1df" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M-13 1.4V3.6M13 1.4V3.6M0 -7V-3" stroke="#dfe4dd" stroke-width="1.6"/></g>'
        # The Storch: straight high wing, long thin tail.
        '<g id="ct-storch"><path d="M-17 -6H17V-1.4H2.4L1.6 10L6 11.4V14H-6V11.4L-1.6 10L-2.4 -1.4'
        'H-17Z" fill="#7d8758" stroke="#f6f1df" stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M0 -10.5V-6M-6 -10.5H6" stroke="#2a2a26" stroke-width="1.5"/></g>'
        '<g id="ct-clash"><path d="M0 -22L5 -13L14 -17L13 -7L22 -3L14 3L19 12L9 11L6 21L0 13L-6 21'
        'L-9 11L-19 12L-14 3L-22 -3L-13 -7L-14 -17L-5 -13Z" fill="#d9481c" stroke="#fff3da" '
        'stroke-width="1.6" stroke-linejoin="round"/><g stroke="#fff8e8" stroke-width="2.6" '
        'stroke-linecap="round"><path d="M-8 8L8 -8M8 8L-8 -8M-9 4L-4 9M9 4L4 9"/></g></g>'
    )


def defs() -> str:
    """Everything that other fragments refer to and that no pack can change."""
    frames = "".join(
        f'<g id="ct-nato-{kind}" fill="none" stroke="{INK}" stroke-width="1.2" '
        f'stroke-linecap="round" stroke-linejoin="round">{body}</g>'
        for kind, body in NATO.items()
    )
    return (
        f"{STYLE}<defs>{frames}{_signs('g', GROUP_SIGNS)}{_signs('c', COLOUR_SIGNS)}"
        f"{_marks()}{_flags()}{_pieces()}{_outlines()}</defs>"
    )
