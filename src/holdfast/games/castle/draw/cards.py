"""The pack: faces, backs and the veil over one's own hidden cards, drawn once on 60 by 84.

A face is a big rank, a big suit and a picture: every rank has its own trade (archer's bow, ram,
barrel, pikes, sword, stakes, axes, eye, helm, tower), so that a card is known by its picture too.
Suits differ in shape, in ink and in heraldic hatching.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.castle.board import NUMBERS, SUITS

from .ink import INK, INKS, STOCK, label, num

SUIT_PATHS: Final[dict[str, str]] = {
    "S": '<path d="M0 -11.4C3 -6.2 10.4 -2.2 10.4 4C10.4 8.8 4.4 9.6 1.5 6C1.6 8.4 2.6 10.2 4.8 '
    '11H-4.8C-2.6 10.2 -1.6 8.4 -1.5 6C-4.4 9.6 -10.4 8.8 -10.4 4C-10.4 -2.2 -3 -6.2 0 -11.4Z"/>',
    "H": '<path d="M0 10.8C-3 6.2 -10.8 1.6 -10.8 -4.6C-10.8 -10.8 -2.4 -11.4 0 -5.2C2.4 -11.4 '
    '10.8 -10.8 10.8 -4.6C10.8 1.6 3 6.2 0 10.8Z"/>',
    "D": '<path d="M0 -11.8C2.6 -7 5.6 -3.2 9 0C5.6 3.2 2.6 7 0 11.8C-2.6 7 -5.6 3.2 -9 0C-5.6 '
    '-3.2 -2.6 -7 0 -11.8Z"/>',
    "C": '<circle cy="-5.8" r="5"/><circle cx="-5.6" cy="1.8" r="5"/><circle cx="5.6" cy="1.8" '
    'r="5"/><path d="M-1.4 -2C-1.2 6 -2.4 9.8 -4.8 11H4.8C2.4 9.8 1.2 6 1.4 -2Z"/>',
}

# Hatching as engravers write tinctures, one direction per suit.
HATCH: Final[dict[str, str]] = {
    "S": '<path d="M0 2.5H5M2.5 0V5"/>',
    "H": '<path d="M1.2 0V5M3.7 0V5"/>',
    "D": '<path d="M0 1.2H5M0 3.7H5"/>',
    "C": '<path d="M-1 1L1 -1M0 5L5 0M4 6L6 4"/>',
}

# Line pictures around (0, 0), about 44 by 34, in the current colour.
EMBLEMS: Final[dict[str, str]] = {
    "A": '<path d="M-9 -16C9 -12 9 12 -9 16" stroke-width="3.4"/><path d="M-9 -16V16" '
    'stroke-width="1.2"/><path d="M-17 0H15" stroke-width="2.2"/><path d="M20 0L11 -4.4V4.4Z" '
    'class="f"/><path d="M-17 0L-22 -4M-17 0L-22 4M-13 0L-18 -4M-13 0L-18 4" stroke-width="1.6"/>',
    "2": '<path d="M-22 -4.4H9V6.4H-22Z" class="f"/><path d="M9 -7C17 -8 22 -5 22 1C22 7 17 10 9 '
    '9Z" class="f"/><path d="M-15 -15V-4M1 -15V-4M-20 -15H6" stroke-width="2.2"/>'
    '<path d="M10 -6.6C12 -15 20 -13 18.6 -7.4" stroke-width="2.2"/><path d="M-14 -4.4V6.4M2 '
    '-4.4V6.4" class="l" stroke-width="1.6"/>',
    "3": '<path d="M-10 -9C-14 -2 -14 8 -10 15H10C14 8 14 -2 10 -9Z" class="f"/><path d="M-12.4 '
    '-3H12.4M-12.4 9H12.4" class="l" stroke-width="1.7"/><path d="M2 -9C2 -14 8 -12 9 -16" '
    'stroke-width="1.8"/><path d="M10 -21L11.4 -17.6L15 -18L12.6 -15.2L14.6 -12.2L11 -13.2L8.6 '
    '-10.6L8.4 -14.2L5 -15.6L8.6 -17Z" class="f"/>',
    "6": '<path d="M-21 15L-11 -13L-7 -2L-15 15ZM-9 15L1 -13L5 -2L-3 15ZM3 15L13 -13L17 -2L9 15Z" '
    'class="f"/><path d="M-20 5H21M-18 10H19" stroke-width="2.4"/>',
    "8": '<path d="M-21 0C-11 -13 11 -13 21 0C11 13 -11 13 -21 0Z" stroke-width="2.6"/>'
    '<circle r="7" class="f"/><circle cx="2.2" cy="-2.2" r="2.2" class="l" stroke="none" '
    'fill="#fdf9ee"/><path d="M-12 -12L-15 -16M0 -13.6V-18M12 -12L15 -16" stroke-width="2"/>',
}

_SKIN: Final = "#ecd3b4"
_HAIR: Final = "#4b3423"
_GOLD: Final = "#e0b13e"

# Busts of the royals over a field of their suit; {i} is the suit's ink.
ROYALS: Final[dict[str, str]] = {
    "J": f'<path d="M-19 20C-19 9 -11 8 -5 6H5C11 8 19 9 19 20Z" fill="{{i}}"/>'
    f'<path d="M-5 6L0 12L5 6" fill="{_GOLD}"/>'
    f'<path d="M-10 -2C-11 6 -9 8 -7 9L7 9C9 8 11 6 10 -2Z" fill="{_HAIR}"/>'
    f'<path d="M-7 -6V2C-7 11 7 11 7 2V-6Z" fill="{_SKIN}"/>'
    f'<path d="M-12 -5C-12 -15 8 -17 13 -6C6 -8 -4 -8 -12 -5Z" fill="{_GOLD}"/>'
    f'<path d="M8 -12C13 -22 22 -20 24 -14C18 -15 13 -13 9 -10Z" fill="{STOCK}"/>'
    f'<path d="M-3 -1V.6M3 -1V.6M-2 4.6H2" stroke-width="1.3"/>',
    "Q": f'<path d="M-20 20C-20 10 -12 8 -5 7H5C12 8 20 10 20 20Z" fill="{{i}}"/>'
    f'<path d="M-11 -6C-15 6 -13 12 -10 14L10 14C13 12 15 6 11 -6Z" fill="{_HAIR}"/>'
    f'<path d="M-7 -7V2C-7 11 7 11 7 2V-7Z" fill="{_SKIN}"/>'
    f'<path d="M-7 -4C-3 -5 -1 -8 0 -9C1 -8 3 -5 7 -4V-9H-7Z" fill="{_HAIR}"/>'
    f'<path d="M-11 -9L-12 -17L-6 -13L0 -20L6 -13L12 -17L11 -9Z" fill="{_GOLD}"/>'
    f'<circle cy="-20" r="2" fill="{STOCK}"/><circle cx="-12" cy="-17.4" r="1.6" fill="{STOCK}"/>'
    f'<circle cx="12" cy="-17.4" r="1.6" fill="{STOCK}"/>'
    f'<path d="M-3 -1V.6M3 -1V.6M-1.8 5H1.8" stroke-width="1.3"/>'
    f'<circle cy="13" r="2.2" fill="{_GOLD}"/>',
    "K": f'<path d="M-22 20C-22 9 -12 8 -5 7H5C12 8 22 9 22 20Z" fill="{{i}}"/>'
    f'<path d="M-13 20L-9 9L0 16L9 9L13 20Z" fill="{STOCK}"/>'
    f'<path d="M-8 -7V2C-8 10 8 10 8 2V-7Z" fill="{_SKIN}"/>'
    f'<path d="M-9 -5C-10 6 -8 15 0 17C8 15 10 6 9 -5C8 0 6 3 4 3.4H-4C-6 3 -8 0 -9 -5Z" '
    f'fill="{_HAIR}"/><path d="M-2.4 6H2.4" stroke="{_SKIN}" stroke-width="1.5"/>'
    f'<path d="M-12 -8L-13 -21L-6.6 -15L0 -22L6.6 -15L13 -21L12 -8Z" fill="{_GOLD}"/>'
    f'<path d="M-12.2 -10.4H12.2" stroke-width="1.2"/>'
    f'<circle cy="-12.4" r="1.7" fill="{{i}}"/>'
    f'<path d="M-3 -2V-.4M3 -2V-.4" stroke-width="1.4"/>',
}

_EDGE: Final = f'<rect x="-30" y="-42" width="60" height="84" rx="5.5" stroke="{INK}" '


def _blank() -> str:
    return f'{_EDGE}stroke-width="1" fill="{STOCK}"/>'


def _head(rank: str, suit: str, ink: str) -> str:
    """Rank and suit in the upper half: all that a player across the table needs."""
    room = 28 if rank == "10" else 0
    text = label(-11.8, -11.4, rank, 35, "ca-s", fill=ink)
    if room:
        text = text.replace("<text ", f'<text textLength="{room}" lengthAdjust="spacingAndGlyphs" ')
    return (
        f'{text}<g fill="{ink}" transform="translate(15.5 -24) scale(1.12)">{SUIT_PATHS[suit]}</g>'
    )


# How many suits lie side by side, row by row, on cards that can do nothing special.
PIPS: Final[dict[str, tuple[int, ...]]] = {
    "A": (1,), "2": (2,), "3": (3,), "4": (2, 2), "5": (2, 1, 2), "6": (3, 3), "7": (2, 3, 2),
    "8": (3, 2, 3), "9": (3, 3, 3), "10": (3, 4, 3),
}  # fmt: skip


def _pips(rank: str, suit: str, ink: str) -> str:
    rows = PIPS[rank]
    size, step = {1: (0.76, 17.0), 2: (0.64, 15.4)}.get(len(rows), (0.48, 12.6))
    spots = (
        (step * (at - (count - 1) / 2), 17 + step * 1.06 * (line - (len(rows) - 1) / 2))
        for line, count in enumerate(rows)
        for at in range(count)
    )
    drawn = "".join(
        f'<g transform="translate({num(x)} {num(y)}) scale({size})">{SUIT_PATHS[suit]}</g>'
        for x, y in spots
    )
    return f'<g fill="{ink}">{drawn}</g>'


def _number(rank: str, suit: str, ink: str, special: bool) -> str:
    """A card with a power shows its sign; the others show nothing that could be taken for one."""
    if not special:
        return f"{_blank()}{_pips(rank, suit, ink)}{_head(rank, suit, ink)}"
    return (
        f'{_blank()}<rect x="-26" y="-4" width="52" height="42" rx="3" fill="url(#ca-p-{suit})" '
        f'stroke="{ink}" stroke-opacity=".35" stroke-width=".8"/>'
        f'<g transform="translate(0 17)" class="ca-e" stroke="{ink}" color="{ink}">'
        f'<g class="ca-u">{_bare(EMBLEMS[rank])}</g>{EMBLEMS[rank]}</g>{_head(rank, suit, ink)}'
    )


def _bare(emblem: str) -> str:
    """The same picture without its light details, as a broad edge against the hatching."""
    kept = [part for part in emblem.split("<") if part and 'class="l"' not in part]
    return "".join(f"<{part}" for part in kept)


def _royal(rank: str, suit: str, ink: str) -> str:
    return (
        f'{_blank()}<rect x="-26" y="-7" width="52" height="45" rx="3" fill="{ink}"/>'
        f'<rect x="-24" y="-5" width="48" height="41" rx="2" fill="url(#ca-p-{suit})"/>'
        f'<g transform="translate(0 18) scale(.9)" stroke="{INK}" stroke-width="1" '
        f'stroke-linejoin="round">{ROYALS[rank].replace("{i}", ink)}</g>{_head(rank, suit, ink)}'
    )


def _joker(number: int) -> str:
    """A cap with bells; the number tells the two apart."""
    bells = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.6" fill="{_GOLD}"/>'
        for x, y in ((-23, 2), (0, -24), (23, 2))
    )
    return (
        f'{_blank()}<g transform="translate(0 8)" stroke="{INK}" stroke-width="1.1">'
        '<path d="M-13 12C-14 -4 -18 -6 -23 0C-22 -14 -8 -16 -4 -6Z" fill="#8e2f2b"/>'
        '<path d="M13 12C14 -4 18 -6 23 0C22 -14 8 -16 4 -6Z" fill="#2f5878"/>'
        '<path d="M-13 12C-10 0 -8 -14 0 -22C8 -14 10 0 13 12Z" fill="#e0b13e"/>'
        f'<path d="M-15 12H15V18H-15Z" fill="{STOCK}"/>{bells}</g>'
        + label(-18, -22, "★", 20, fill="#76507e")
        + label(20, -24, str(number), 19, "ca-s", fill="#76507e")
    )


def _back() -> str:
    """A portcullis in slate blue, the same for every card."""
    bars = "".join(f"M{num(x)} -35V35" for x in (-18, -9, 0, 9, 18))
    rungs = "".join(f"M-24 {num(y)}H24" for y in (-26, -13, 0, 13, 26))
    return (
        f'{_EDGE}stroke-width="1" fill="{STOCK}"/>'
        '<rect x="-26.5" y="-38.5" width="53" height="77" rx="3.5" fill="#40546a"/>'
        f'<path d="{bars}{rungs}" stroke="#6d8197" stroke-width="2.4" fill="none"/>'
        '<circle r="14" fill="#40546a" stroke="#c9d2da" stroke-width="1.6"/>'
        '<path d="M-8 -8V-4H-6V8H6V-4H8V-8H4.6V-6H1.8V-8H-1.8V-6H-4.6V-8Z" fill="#dfe5ea"/>'
        '<path d="M-2 8V4.6C-2 2.4 2 2.4 2 4.6V8Z" fill="#40546a"/>'
    )


def _veil() -> str:
    """The back, turned up at a corner: the owner peeks at rank and suit, nobody else does."""
    return (
        '<g clip-path="url(#ca-c-veil)"><use href="#ca-back"/></g>'
        '<path d="M-30 8L30 -8V-3L-30 13Z" fill="#1d2833" opacity=".28"/>'
        '<path d="M-30 7L30 -9" stroke="#f4efe0" stroke-width="2.2"/>'
        # A closed eye, the opposite of the spy's open one.
        '<g transform="translate(0 24)"><circle r="11.5" fill="#2c3c4d" stroke="#dfe5ea" '
        'stroke-width="1.4"/><path d="M-7 -2C-3.6 3 3.6 3 7 -2M-5 1L-7 4M0 2V6M5 1L7 4" '
        'fill="none" stroke="#fdf9ee" stroke-width="1.8" stroke-linecap="round"/></g>'
    )


def _pattern(suit: str, ink: str) -> str:
    return (
        f'<pattern id="ca-p-{suit}" width="5" height="5" patternUnits="userSpaceOnUse">'
        f'<rect width="5" height="5" fill="#f6f0df"/><g stroke="{ink}" stroke-width=".7" '
        f'opacity=".4">{HATCH[suit]}</g></pattern>'
    )


def pack(colours: int, powers: frozenset[str]) -> str:
    """Every face, the back, the veil, and the small suits, for the static part."""
    inks = INKS.get(colours, INKS[4])
    out = ['<clipPath id="ca-c-veil"><path d="M-31 7L31 -9V43H-31Z"/></clipPath>']
    for suit in SUITS:
        ink = inks[suit]
        out.append(_pattern(suit, ink))
        out.append(f'<g id="ca-suit-{suit}" fill="{ink}">{SUIT_PATHS[suit]}</g>')
        out += [f'<g id="ca-f-{r}{suit}">{_number(r, suit, ink, r in powers)}</g>' for r in NUMBERS]
        out += [f'<g id="ca-f-{r}{suit}">{_royal(r, suit, ink)}</g>' for r in "JQK"]
    out += [f'<g id="ca-f-JK{n}">{_joker(n)}</g>' for n in (1, 2)]
    out += [f'<g id="ca-back">{_back()}</g>', f'<g id="ca-veil">{_veil()}</g>']
    return "".join(out)
