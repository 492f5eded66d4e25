"""What marks the state of a location: its Defense Value, or the wreck of the tank."""

from __future__ import annotations

from .ink import INK, label, num

__all__ = ["shield", "wreck"]


def shield(value: int) -> str:
    """Stone at full strength, then amber, then red with a crack."""
    fill, ink = {6: ("#f7f1e0", INK), 5: ("#efb73e", INK)}.get(value, ("#c3402a", "#fff8e8"))
    crack = (
        '<path d="M7 -16L3 -9L8 -4L4 2" fill="none" stroke="#fff3df" stroke-width="1.6"/>'
        if value < 5
        else ""
    )
    d = "M-15 -17H15V-1C15 9 8 15 0 19C-8 15 -15 9 -15 -1Z"
    return (
        f'<path d="{d}" fill="#1b150b" opacity=".42" transform="translate(1.8 2.8)"/>'
        f'<path d="{d}" fill="{fill}" stroke="#2b2620" stroke-width="2"/>{crack}'
        f"{label(0, 8, str(value), 23, 'it-s', fill=ink)}"
    )


def wreck(wide: float, high: float, name: str, fate: str, how: str) -> str:
    """Scorched hull, the turret thrown askew, fire and a column of smoke."""
    left, top = 18 - wide, -11.0
    mid = left + wide / 2
    puffs = (
        (-8, 96, 42, 0.9),
        (28, 70, 36, 0.85),
        (-22, 52, 32, 0.75),
        (14, 36, 30, 0.65),
        (-6, 16, 22, 0.5),
    )
    smoke = "".join(
        f'<circle cx="{num(mid + dx)}" cy="{num(top + dy)}" r="{r}" fill="#37332f" '
        f'opacity="{o}"/>'
        f'<circle cx="{num(mid + dx - r / 4)}" cy="{num(top + dy - r / 4)}" '
        f'r="{num(r * 0.62)}" fill="#5d5751" '
        f'opacity="{num(o / 2)}"/>'
        for dx, dy, r, o in puffs
    )
    flames = "".join(
        f'<use href="#it-flame" transform="translate({num(mid + dx)} {num(top + dy)}) scale({s})"/>'
        for dx, dy, s in (
            (-30, 124, 1.15),
            (34, 118, 1.35),
            (2, 142, 1.9),
            (-48, 176, 0.8),
            (50, 172, 0.75),
        )
    )
    return (
        f'<g transform="translate({num(left)} {num(top)})"><ellipse cx="{num(wide / 2)}" '
        f'cy="{num(high / 2)}" '
        f'rx="{num(wide * 0.6)}" ry="{num(high * 0.53)}" fill="#1c1814" opacity=".35"/>'
        f'<rect x="-9" y="6" width="20" height="{num(high - 10)}" rx="8" fill="#171512"/>'
        f'<rect x="{num(wide - 11)}" y="6" width="20" height="{num(high - 10)}" rx="8" '
        'fill="#171512"/>'
        f'<path d="M14 0H{num(wide - 14)}L{num(wide - 2)} '
        f"22V{num(high - 12)}Q{num(wide - 2)} {num(high)} {num(wide - 14)} "
        f'{num(high)}H14Q2 {num(high)} 2 {num(high - 12)}V22Z" fill="#3a352b" '
        'stroke="#14110d" stroke-width="2"/>'
        f'<path d="M10 30H{num(wide - 10)}M10 '
        f'{num(high - 74)}H{num(wide - 10)}M{num(wide / 2)} 8V30" stroke="#57503f" '
        'stroke-width="2" fill="none"/>'
        f'<ellipse cx="{num(wide / 2)}" cy="{num(high * 0.5)}" rx="56" ry="52" '
        'fill="#15120e" stroke="#6a6048" '
        'stroke-width="3"/>'
        f'<g transform="translate({num(wide / 2 - 16)} {num(high * 0.5 + 30)}) rotate(-34)">'
        '<path d="M-38 -34Q0 -56 38 -34L42 18Q0 42 -42 18Z" fill="#4a4433" stroke="#14110d" '
        'stroke-width="2"/>'
        '<circle cx="12" cy="-4" r="11" fill="#15120e" stroke="#6a6048" stroke-width="2"/></g>'
        # The gun printed on the board, burnt black.
        '<g transform="translate(112 22) rotate(52)" fill="#2a251e" stroke="#14110d" '
        'stroke-width="1.4">'
        '<rect x="-5" y="-56" width="10" height="60"/><rect x="-7.5" y="-66" width="15" '
        'height="14" rx="2"/></g>'
        f"</g>{smoke}{flames}"
        f'<rect x="{num(left - 4)}" y="{num(top + high - 56)}" width="{num(wide + 8)}" '
        'height="44" rx="4" fill="#8e2415" '
        'stroke="#f6e9cd" stroke-width="1.6"/>'
        + label(
            mid,
            top + 19,
            name,
            17,
            "it-s it-k",
            room=wide - 24,
            fill="#d8cba8",
            extra=' stroke="#2a251e"',
        )
        + label(mid, top + high - 36, fate.upper(), 18, "it-s", room=wide - 10, fill="#fff3df")
        + label(mid, top + high - 18.5, how, 16, "it-b", room=wide - 10, fill="#fff3df")
    )
