"""The printed board round the castle: paper, trays, suppression spaces, cards, reference key."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.core.messages import mark as _
from holdfast.games.itter.shapes import Pack, Row

from .castle import CASTLE_DEFS, castle
from .ink import INK, LOS, PAPER, RULE, SOFT, Names, glyph, label, num, paint, rect, use
from .plan import Plan
from .terrain import landscape

__all__ = ["board"]

Art = Row


# Paper and panels


def _sheet(art: Art) -> str:
    wide, high = art["size"]
    return (
        f'<rect width="{wide}" height="{high}" fill="url(#it-paper)"/>'
        f'<rect width="{wide}" height="{high}" fill="url(#it-grain)"/>'
    )


def _panel(box: Sequence[float], title: str) -> str:
    x, y, wide, high = box
    return (
        rect(x, y, wide, high, "#e6d9ba", ' rx="7"')
        + rect(
            x + 1, y + 1, wide - 2, high - 2, "none", f' rx="6" stroke="{RULE}" stroke-width="1.2"'
        )
        + rect(x, y, wide, high, "url(#it-grain)", ' rx="7"')
        + (
            label(x + wide / 2, y + 19, title, 16.5, "it-s", room=wide - 8, fill="#4d4331")
            if title
            else ""
        )
    )


def _slots(tray: Row) -> str:
    x, y, wide, _ = tray["box"]
    out = []
    left = x + (wide - tray["columns"] * 64) / 2
    for row in range(tray["rows"]):
        for column in range(tray["columns"]):
            out.append(
                rect(
                    left + column * 64 + 2,
                    y + 26 + row * 64 + 2,
                    60,
                    60,
                    "#d9caa6",
                    ' rx="5" stroke="#b7a67e" stroke-width="1" stroke-dasharray="4 3"',
                )
            )
    return "".join(out)


def _trays(art: Art, names: Names) -> str:
    titles = {
        "supply": _("Supply"),
        "reserve": _("Reinforcements tray"),
        "escaped": _("Escaped"),
        "casualty": _("Casualties"),
    }
    return "".join(
        _panel(tray["box"], names(titles[key])) + _slots(tray) for key, tray in art["trays"].items()
    )


def _spaces(art: Art, pack: Pack, names: Names) -> str:
    """The suppression spaces, which are also the key to the colours."""
    spot = art["suppress"]
    x, y = spot["box"][:2]
    out = [_panel(spot["box"], names(_("Line of Sight and Suppression")))]
    spaces = pack["colors"]["suppress_spaces"]
    colors = [*spaces, *(c for c in pack["colors"]["los"] if c not in spaces), "white"]
    cw, ch = spot["cell"]
    for index, color in enumerate(colors[:6]):
        row, column = divmod(index, spot["columns"])
        left = x + 6 + column * (cw + 4)
        top = y + 28 + row * (ch + 7)
        out.append(_space(color, left, top, cw, ch, color in spaces, names))
    return "".join(out)


def _space(
    color: str, x: float, y: float, wide: float, high: float, tokens: bool, names: Names
) -> str:
    tone = paint(color)
    note = ""
    if not tokens:
        note = names(_("sees nothing") if color == "white" else _("no suppression"))
    out = [
        rect(x, y, wide, high, tone.tint, f' rx="7" stroke="{tone.solid}" stroke-width="2"'),
        f'<path d="M{x + 7} {y}H{x + wide - 7}a7 7 0 0 1 7 7V{y + 24}H{x}V{y + 7}a7 7 0 0 1 7 -7Z" '
        f'fill="url(#it-p-{color if color in LOS else "white"})"/>',
        glyph(color, x + 15, y + 12.5, 1.15),
        label(
            x + wide / 2 + 10,
            y + 18,
            names(color),
            17,
            "it-n it-k",
            room=86,
            fill=tone.ink,
            extra=f' stroke="{tone.solid}"',
        ),
    ]
    if note:
        for row, line in enumerate(note.split(" ", 1)):
            out.append(
                label(x + wide / 2, y + 54 + 18 * row, line, 17, "it-b", room=wide - 10, fill=SOFT)
            )
    return "".join(out)


def _turns(art: Art, names: Names) -> str:
    spot = art["turns"]
    x, y = spot["at"]
    wide, high = spot["size"]
    out = [
        label(x - 6, y + 27, names(_("Turn")), 16.5, "it-s", room=44, anchor="end", fill="#4d4331")
    ]
    for turn in range(1, spot["count"] + 1):
        left = x + (turn - 1) * spot["step"]
        shade = "#dccda8" if (turn - 1) // 5 % 2 == 0 else "#cdbb90"
        out.append(rect(left, y, wide, high, shade, ' rx="4" stroke="#a08f66" stroke-width="1"'))
        out.append(label(left + wide / 2, y + 27, str(turn), 17, "it-s", fill="#5a4d33"))
    return "".join(out)


# Title, key


def _cartouche(art: Art, pack: Pack, names: Names) -> str:
    x, y, scale = art["title"]
    whole = scale == 1
    plate = rect(0, 0, 236, 84, PAPER, ' rx="3" stroke="#5c4d30" stroke-width="1.6"')
    body = (
        f'<g filter="url(#it-lift)">{plate}</g>'
        + rect(5, 5, 226, 74, "none", f' stroke="{RULE}" stroke-width="1"')
        + label(118, 44 if whole else 53, pack["title"], 33, "it-s", room=206, fill="#3a2d18")
    )
    if whole:  # a small plate has no room for words that can be read
        body += label(118, 68, names(_("Tyrol, 5 May 1945")), 17, "it-b", room=206, fill=SOFT)
    sized = "" if whole else f" scale({scale})"
    return f'<g transform="translate({x} {y}){sized}">{body}</g>'


def _rose(art: Art) -> str:
    x, y = art["rose"]
    return (
        f'<g transform="translate({x} {y})" filter="url(#it-lift)"><circle r="25" fill="#f1e8d2" '
        'opacity=".85" '
        'stroke="#5c4d30"/><path d="M0 -22L6 0L0 22L-6 0Z" fill="#e8dcc0" stroke="#3a2d18"/>'
        '<path d="M0 -22L6 0H-6Z" fill="#8c2f22"/><path d="M-20 0L0 -3L20 0L0 3Z" '
        'fill="#3a2d18"/></g>' + label(x, y - 31, "N", 17, "it-s", fill="#3a2d18")
    )


def _card_panel(art: Art, names: Names) -> str:
    """Deck and discards with the stock of counters, and below a tray for each row of cards."""
    spot = art["cards"]
    x, y, wide, high = spot["panel"]
    k = spot["scale"]
    (sx, sy, columns), half = spot["stock"], 50 * k

    def head(mid: float, top: float, text: str, room: float) -> str:
        return label(mid, top, names(text), 16 * k, "it-s", room=room, fill="#4d4331")

    def tray(left: float, mid: float, right: float, more: float = 0) -> str:
        box = (left - half, mid - 70 * k, right - left + 2 * half, 140 * k + more)
        edge = ' rx="8" stroke="#b7a67e" stroke-width="1.2" stroke-dasharray="5 4"'
        return rect(*box, "#d9caa6", edge)

    out = [_panel((x, y, wide, high), "")]
    for at, text in zip(spot["pile"], (_("Deck"), _("Discard")), strict=True):
        out.append(tray(at, spot["deck"], at))
        out.append(head(at, spot["deck"] - 77 * k, text, 102 * k))
    above = 77 * k if columns == 1 else 52
    out.append(head(sx, sy - above, _("SS Supply"), 104 * k * columns))
    for key, text in (("revealed", _("SS Cards")), ("tactics", _("Tactics"))):
        out.append(head(x + wide / 2, spot[key] - 76 * k, text, wide - 20))
        more = 2 * spot["down"] if key == "revealed" else 0
        out.append(tray(spot["x"][0], spot[key], spot["x"][-1], more))
    return "".join(out)


def _attribute(row: Row, names: Names) -> str:
    """What a letter stands for: a component's name, and where no language is given the pack's."""
    component = f"attribute-{row['id']}"
    called = names(component)
    return str(row["en"]) if called == component else called


def _key(art: Art, pack: Pack, names: Names) -> str:
    """What the letters and tokens on counters mean, in as many columns as there is room for."""
    x, y, wide, high = art["key"]
    marks = (
        ("acted", _("Action Token")),
        ("commanded", _("Command Token")),
        ("disrupted", _("Disrupted")),
        ("tracer", _("Suppression Token")),
    )
    letters = [(row["id"], _attribute(row, names)) for row in pack["attributes"]["rows"][:8]]
    disc = f'<circle r="9.4" fill="{INK}"/>'
    rows = [(disc + label(0, 5.7, one, 16.5, fill="#f6ecd2"), text) for one, text in letters]
    rows += [(use(ref), names(text)) for ref, text in marks]
    big = 1.0 if high > wide else 1.6
    columns = max(1, round(wide / (194 * big)))
    each, down = wide / columns, -(-len(rows) // columns)
    step = min(24.4 * big, (high - 10) / down)
    out = []
    for index, (sign, text) in enumerate(rows):
        left, top = x + index // down * each + 12 * big, y + step * (index % down + 0.5) + 4
        words = label(18, 5.6, text, 16, "it-b", anchor="start", room=each / big - 34)
        place = f"translate({num(left)} {num(top)}) scale({big})"
        out.append(f'<g transform="{place}">{sign}{words}</g>')
    return "".join(out)


def _frame(art: Art) -> str:
    x, y, wide, high = art["map"]
    box = f'x="{x}" y="{y}" width="{wide}" height="{high}" rx="6"'
    return (
        f'<rect {box} fill="url(#it-grain)" opacity=".7"/><rect {box} fill="url(#it-vignette)"/>'
        f'<rect {box} fill="none" stroke="#4d4028" stroke-width="2.4"/>'
        f'<rect x="{x + 4}" y="{y + 4}" width="{wide - 8}" height="{high - 8}" rx="4" fill="none" '
        'stroke="#f1e8d2" stroke-width="1" opacity=".8"/>'
    )


def board(plan: Plan, pack: Pack, names: Names) -> str:
    """Everything that never moves."""
    art = plan.art
    return (
        f"<defs>{CASTLE_DEFS}</defs>{_sheet(art)}{landscape(plan.shape)}{_frame(art)}"
        f"{_cartouche(art, pack, names)}{_rose(art)}{castle(plan, pack, names)}"
        f"{_turns(art, names)}{_trays(art, names)}{_spaces(art, pack, names)}"
        f"{_card_panel(art, names)}{_key(art, pack, names)}"
    )
