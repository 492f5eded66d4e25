"""What never changes on the table: style, patterns, heraldry, dice, outlines, felt and mounds."""

from __future__ import annotations

from typing import Final

from holdfast.core.svg import box, lights, outline, typefaces

from .cards import pack
from .ink import BLOOD, DARK, FELT, GOLD, HOUSES, INK, PAPER, RULE, STOCK, STONE, Names, num, rect
from .plan import Plan

LIGHTS: Final = lights(
    "ca",
    lit="#19c3dd",
    hover="#8cf2ff",
    chosen="#ff7a00",
    focus="#ffe14d",
    dim=".45",
    more="""/* A place to build and a second name for a card show only while they can be chosen. */
.ca-o{pointer-events:none}
.ca-o>.ca-g{display:none}
.ca-o.lit,.ca-o.chosen{pointer-events:auto}
.ca-o.lit>.ca-g,.ca-o.chosen>.ca-g,.ca-o:focus-visible>.ca-g{display:inline}
""",
)
STYLE: Final = f"""<style>
{typefaces("ca")}.ca-e{{fill:none;stroke-linecap:round;stroke-linejoin:round}}
.ca-e .f{{fill:currentColor;stroke-width:.6}}
.ca-e .l{{stroke:{STOCK}}}
.ca-u *{{stroke:#f6f0df!important;stroke-width:5.4!important}}
{LIGHTS}</style>"""

# One figure per house on a 20 by 24 shield: chevron, cross, bend, saltire.
CHARGES: Final = (
    "M-10 6L0 -5L10 6V1L0 -10L-10 1Z",
    "M-2.4 -12H2.4V-3.4H10V1.4H2.4V14H-2.4V1.4H-10V-3.4H-2.4Z",
    "M-10 -12L10 7V13L-10 -5Z",
    "M-10 -12H-6L0 -5L6 -12H10L3 -1L9 8L6 11L0 4L-6 11L-9 8L-3 -1Z",
)
SHIELD: Final = "M-10 -12H10V0C10 7 5 11 0 14C-5 11 -10 7 -10 0Z"


def _houses() -> str:
    out = []
    for seat, house in enumerate(HOUSES):
        out.append(
            f'<g id="ca-arms-{seat}"><g clip-path="url(#ca-c-shield)"><path d="{SHIELD}" '
            f'fill="{house.field}"/><path d="{CHARGES[seat]}" fill="{house.charge}"/></g>'
            f'<path d="{SHIELD}" fill="none" stroke="{INK}" stroke-width="1.4"/></g>'
            # A pennant on a pole; the foot of the pole is at (0, 0).
            f'<g id="ca-flag-{seat}"><path d="M0 0V-34" stroke="{INK}" stroke-width="2"/>'
            f'<path d="M1 -34C8 -37 12 -30 22 -32L17 -26L22 -20C12 -18 8 -25 1 -21Z" '
            f'fill="{house.field}" stroke="{INK}" stroke-width=".9"/>'
            f'<path d="{CHARGES[seat]}" transform="translate(9 -27) scale(.4)" '
            f'fill="{house.charge}"/></g>'
        )
    return f'<clipPath id="ca-c-shield"><path d="{SHIELD}"/></clipPath>{"".join(out)}'


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _dice() -> str:
    out = []
    for face, spots in _PIPS.items():
        pips = "".join(f'<circle cx="{7 * x}" cy="{7 * y}" r="2.9"/>' for x, y in spots)
        out.append(
            f'<g id="ca-die-{face}"><rect x="-14" y="-14" width="28" height="28" rx="6" '
            f'fill="{STOCK}" stroke="{INK}" stroke-width="1.4"/><g fill="{INK}">{pips}</g></g>'
        )
    return "".join(out)


def _outline(name: str, shape: str) -> str:
    return outline(f"ca-h-{name}", shape, ink="#14110d", dark=".6")


def _outlines() -> str:
    return "".join(
        (
            _outline("card", box(64, 88, 7.5)),
            _outline("pile", box(70, 94, 8)),
            _outline("plate", box(212, 44, 10)),
            _outline("button", box(104, 40, 10)),
            _outline("between", box(14, 92, 6)),
            _outline("trio", box(206, 96, 9)),
            _outline("tower", box(56, 150, 8)),
            _outline("pool", box(94, 70, 8)),
            _outline("top", box(120, 30, 8)),
        )
    )


def _signs() -> str:
    """Marks on cards: the target, a place to build, a breach."""
    return (
        # Crossed swords in a ring: this card is under attack.
        f'<g id="ca-target"><rect x="-32" y="-44" width="64" height="88" rx="7.5" fill="none" '
        f'stroke="{BLOOD}" stroke-width="4" stroke-dasharray="13 5"/>'
        f'<g transform="translate(0 31) scale(.84)"><circle r="13" fill="{BLOOD}" stroke="#fff3df" '
        'stroke-width="1.8"/><path d="M-6.4 6.4L6.4 -6.4M6.4 6.4L-6.4 -6.4M-7.4 2L-2 7.4M7.4 2L2 '
        '7.4" stroke="#fff3df" stroke-width="2.2" stroke-linecap="round"/></g></g>'
        '<g id="ca-slot"><rect x="-30" y="-42" width="60" height="84" rx="6" fill="#f4efe0" '
        'fill-opacity=".22" stroke="#fff8e6" stroke-width="2" stroke-dasharray="6 4"/><path d="M-9 '
        '0H9M0 -9V9" stroke="#fff8e6" stroke-width="3.4" stroke-linecap="round"/></g>'
        f'<g id="ca-rubble" fill="{DARK}" stroke="#5b5749" stroke-width="1"><path d="M-24 42L-20 '
        '33L-11 31L-6 37L0 29L9 32L12 38L20 34L25 42Z"/><path d="M-14 31L-9 26L-4 30Z"/></g>'
        f'<g id="ca-swords" stroke="{PAPER}" stroke-width="3" stroke-linecap="round"><path '
        'd="M-10 10L10 -10M10 10L-10 -10M-12 4L-4 12M12 4L4 12"/></g>'
    )


def _patterns() -> str:
    """Masonry and felt."""
    return (
        f'<pattern id="ca-p-stone" width="26" height="18" patternUnits="userSpaceOnUse">'
        f'<rect width="26" height="18" fill="{STONE}"/><path d="M0 .6H26M0 9.6H26M7 0V9M20 9V18" '
        'stroke="#8b8675" stroke-width="1.2"/><path d="M0 2H26M0 11H26" stroke="#bdb8a6" '
        'stroke-width=".8"/></pattern>'
        f'<pattern id="ca-p-felt" width="7" height="7" patternUnits="userSpaceOnUse">'
        f'<rect width="7" height="7" fill="{FELT}"/><path d="M0 7L7 0" stroke="#384a40" '
        'stroke-width="1"/></pattern>'
        '<radialGradient id="ca-p-mound" cx=".5" cy=".72" r=".62"><stop offset="0" '
        'stop-color="#6d7b52"/><stop offset=".78" stop-color="#4f6046"/><stop offset="1" '
        'stop-color="#40523f"/></radialGradient>'
        '<linearGradient id="ca-p-wood" x2="0" y2="1"><stop offset="0" stop-color="#6a4a30"/>'
        '<stop offset="1" stop-color="#533822"/></linearGradient>'
    )


def _mound(box: tuple[float, float, float, float], foot: float, own: bool) -> str:
    """The ground a castle stands on: a sward with a moat in front."""
    x, y, wide, high = box
    base = y + high - foot + 4
    edge = "#90a06a" if own else "#61724f"
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" rx="18" '
        f'fill="url(#ca-p-mound)" stroke="{edge}" stroke-width="{3 if own else 1.5}"/>'
        # Hills behind the castle, low in contrast so that cards stay in front.
        f'<path d="M{num(x + 4)} {num(base - high * 0.2)}C{num(x + wide * 0.12)} '
        f"{num(base - high * 0.42)} {num(x + wide * 0.22)} {num(base - high * 0.36)} "
        f"{num(x + wide * 0.34)} {num(base - high * 0.2)}C{num(x + wide * 0.5)} "
        f"{num(base - high * 0.1)} {num(x + wide * 0.62)} {num(base - high * 0.52)} "
        f"{num(x + wide * 0.78)} {num(base - high * 0.38)}C{num(x + wide * 0.9)} "
        f"{num(base - high * 0.28)} {num(x + wide * 0.95)} {num(base - high * 0.3)} "
        f'{num(x + wide - 4)} {num(base - high * 0.34)}V{num(base + 24)}H{num(x + 4)}Z" '
        'fill="#5d6e48" opacity=".5"/>'
        f'<path d="M{num(x + 8)} {num(base + 22)}C{num(x + wide * 0.3)} {num(base + 10)} '
        f"{num(x + wide * 0.7)} {num(base + 10)} {num(x + wide - 8)} {num(base + 22)}V"
        f"{num(y + high - 14)}Q{num(x + wide - 8)} {num(y + high - 5)} {num(x + wide - 20)} "
        f"{num(y + high - 5)}H{num(x + 20)}Q{num(x + 8)} {num(y + high - 5)} {num(x + 8)} "
        f'{num(y + high - 14)}Z" fill="#41606a" stroke="#31484f" stroke-width="1.5"/>'
        f'<path d="M{num(x + 24)} {num(base + 34)}q12 -5 24 0t24 0M{num(x + wide - 96)} '
        f'{num(base + 40)}q12 -5 24 0t24 0" stroke="#7f9da4" stroke-width="1.6" fill="none"/>'
    )


def _sheet(box: tuple[float, float, float, float]) -> str:
    x, y, wide, high = box
    return rect(x + 2, y + 4, wide, high, "#16201b", ' rx="10" opacity=".45"') + rect(
        x, y, wide, high, PAPER, f' rx="10" stroke="{RULE}" stroke-width="1.5"'
    )


def _tray(box: tuple[float, float, float, float]) -> str:
    x, y, wide, high = box
    return rect(x, y, wide, high, "#2a382f", ' rx="12" stroke="#1c2721" stroke-width="2"')


# Siege works around the table, in one pale line.
ENGINES: Final = {
    "trebuchet": '<path d="M-44 46H44M-30 46L0 -10L30 46M-16 20H16M-58 34L36 -40M36 -40L30 -18'
    'M30 -18H46V0H28Z"/><circle cx="-30" cy="46" r="9"/><circle cx="30" cy="46" r="9"/>'
    '<path d="M-58 34C-66 44 -60 50 -52 48"/>',
    "tents": '<path d="M-60 40L-30 -14L0 40ZM-30 -14V-30M-30 -30L-16 -25L-30 -20M-30 4L-38 40M-30 '
    '4L-22 40M-8 26L16 -4L44 40H0M16 -4V-18M16 -18L27 -14L16 -10M16 12L10 40M16 12L22 40"/>',
    "ladder": '<path d="M-26 44L-8 -40M-2 44L14 -40M-22 26H1M-18 8H5M-14 -10H9M-10 -28H12M26 '
    '44L44 -30M50 44L62 -30M29 30H52M32 12H55M36 -6H58M40 -24H61"/>',
}


def _engine(kind: str, x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})" fill="none" '
        'stroke="#6f8173" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
        f"{ENGINES[kind]}</g>"
    )


def defs(colours: int, powers: frozenset[str]) -> str:
    """Everything that other fragments refer to."""
    parts = (_patterns(), pack(colours, powers), _houses(), _dice(), _signs(), _outlines())
    return f"{STYLE}<defs>{''.join(parts)}</defs>"


def table(plan: Plan, names: Names) -> str:
    """Rim, felt, mounds, the tray for the piles and the sheet for the battle."""
    wide, high = plan.size
    parts = [
        rect(0, 0, wide, high, "url(#ca-p-wood)"),
        rect(3, 3, wide - 6, high - 6, "url(#ca-p-felt)", ' rx="14"'),
    ]
    parts += [_mound(site.box, site.foot, place == 0) for place, site in enumerate(plan.sites)]
    parts += [_engine(*engine) for engine in plan.engines]
    parts += [_tray(plan.piles), _sheet(plan.field)]
    return f'<g class="ca-table">{"".join(parts)}</g>'


__all__ = ["GOLD", "defs", "table"]
