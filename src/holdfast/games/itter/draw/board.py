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
            label(x + wide / 2, y + 18, title, 14.5, "it-s", room=wide - 8, fill="#4d4331")
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
        "reserve": _("Reinforcements"),
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
            y + 17.5,
            names(color),
            15,
            "it-n it-k",
            room=86,
            fill=tone.ink,
            extra=f' stroke="{tone.solid}"',
        ),
    ]
    if note:
        for row, line in enumerate(note.split(" ", 1)):
            out.append(
                label(
                    x + wide / 2, y + 54 + 16 * row, line, 13.5, "it-b", room=wide - 10, fill=SOFT
                )
            )
    return "".join(out)


def _turns(art: Art, names: Names) -> str:
    spot = art["turns"]
    x, y = spot["at"]
    wide, high = spot["size"]
    out = [
        label(x - 6, y + 27, names(_("Turn")), 14.5, "it-s", room=42, anchor="end", fill="#4d4331")
    ]
    for turn in range(1, spot["count"] + 1):
        left = x + (turn - 1) * spot["step"]
        shade = "#dccda8" if (turn - 1) // 5 % 2 == 0 else "#cdbb90"
        out.append(rect(left, y, wide, high, shade, ' rx="4" stroke="#a08f66" stroke-width="1"'))
        out.append(label(left + wide / 2, y + 27, str(turn), 16, "it-s", fill="#5a4d33"))
    return "".join(out)


# Title, key


def _cartouche(art: Art, pack: Pack, names: Names) -> str:
    x, y, scale = art["title"]
    if scale != 1:
        body = _cartouche({"title": [0, 0, 1]}, pack, names)
        return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'
    plate = rect(x, y, 236, 84, PAPER, ' rx="3" stroke="#5c4d30" stroke-width="1.6"')
    return (
        f'<g filter="url(#it-lift)">{plate}</g>'
        + rect(x + 5, y + 5, 226, 74, "none", f' stroke="{RULE}" stroke-width="1"')
        + label(x + 118, y + 44, pack["title"], 33, "it-s", room=206, fill="#3a2d18")
        + label(x + 118, y + 67, names(_("Tyrol, 5 May 1945")), 14.5, "it-b", room=206, fill=SOFT)
    )


def _rose(art: Art) -> str:
    x, y = art["rose"]
    return (
        f'<g transform="translate({x} {y})" filter="url(#it-lift)"><circle r="25" fill="#f1e8d2" '
        'opacity=".85" '
        'stroke="#5c4d30"/><path d="M0 -22L6 0L0 22L-6 0Z" fill="#e8dcc0" stroke="#3a2d18"/>'
        '<path d="M0 -22L6 0H-6Z" fill="#8c2f22"/><path d="M-20 0L0 -3L20 0L0 3Z" '
        'fill="#3a2d18"/></g>' + label(x, y - 32, "N", 15, "it-s", fill="#3a2d18")
    )


def _card_panel(art: Art, names: Names) -> str:
    spot = art["cards"]
    x, y, wide, high = spot["panel"]
    k = spot["scale"]
    out = [_panel((x, y, wide, high), "")]
    heads = {
        "deck": (_("Deck"), _("Discard"), _("SS Supply")),
        "revealed": ("1", "2", "3"),
        "tactics": ("", "", ""),
    }
    rows = {"deck": "", "revealed": _("SS Cards"), "tactics": _("Tactics")}
    for key, title in rows.items():
        mid = spot[key]
        if title:
            head = label(
                x + wide / 2, mid - 75.5 * k, names(title), 14.5 * k, "it-s", fill="#4d4331"
            )
            out.append(head)
        for column, text in zip(spot["x"], heads[key], strict=True):
            out.append(
                rect(
                    column - 50 * k,
                    mid - 70 * k,
                    100 * k,
                    140 * k,
                    "#d9caa6",
                    ' rx="8" stroke="#b7a67e" stroke-width="1.2" stroke-dasharray="5 4"',
                )
            )
            if key == "deck":
                head = label(
                    column, mid - 77 * k, names(text), 14.5 * k, "it-s", room=100 * k,
                    fill="#4d4331",
                )  # fmt: skip
                out.append(head)
            elif text:
                out.append(label(column, mid + 12 * k, text, 40 * k, "it-s", fill="#bfae85"))
    return "".join(out)


def _attribute_key(pack: Pack, x: float, y: float, names: Names) -> str:
    out = [label(x + 156, y + 14, names(_("Attributes")), 14.5, "it-s", fill="#4d4331")]
    for index, row in enumerate(pack["attributes"]["rows"][:8]):
        left = x + 4 + (index // 4) * 156
        top = y + 34 + (index % 4) * 21.5
        out.append(f'<circle cx="{num(left + 9)}" cy="{num(top)}" r="9" fill="{INK}"/>')
        out.append(label(left + 9, top + 4.6, row["id"], 13, fill="#f6ecd2"))
        out.append(
            label(left + 23, top + 4.8, names(row["en"]), 13.5, "it-b", anchor="start", room=128)
        )
    return "".join(out)


def _sample(pack: Pack, x: float, y: float, names: Names) -> str:
    """How to read the counters, with real ones."""
    who = pack["defenders"]["rows"][0]["id"]
    gun = next((r["id"] for r in pack["ss_counters"]["rows"] if r["class"] == "gun"), "")
    foot = next((r["id"] for r in pack["ss_counters"]["rows"] if r["class"] != "gun"), "")
    out = [label(x + 156, y + 14, names(_("Counters")), 14.5, "it-s", fill="#4d4331")]
    out.append(f'<g transform="translate({x + 40} {y + 62})">{use(f"face-{who}")}</g>')
    for dy, text in ((50, _("Attack–Suppress")), (82, _("Attributes"))):
        out.append(f'<path d="M{x + 72} {y + dy}h8" stroke="{SOFT}" stroke-width="1.2"/>')
        out.append(label(x + 84, y + dy + 4.5, names(text), 13.5, "it-b", anchor="start", room=92))
    out.append(f'<g transform="translate({x + 216} {y + 44})">{use(f"ss-{foot}")}</g>')
    out.append(f'<g transform="translate({x + 216} {y + 92})">{use(f"ss-{gun}")}</g>')
    for dy, text in ((50, _("Defense")), (98, _("Disrupt dice"))):
        out.append(label(x + 244, y + dy, names(text), 13.5, "it-b", anchor="start", room=66))
    return "".join(out)


def _token_key(x: float, y: float, names: Names) -> str:
    out = []
    marks = (
        ("acted", _("Action Token")),
        ("commanded", _("Command Token")),
        ("disrupted", _("Disrupted")),
        ("tracer", _("Suppression Token")),
    )
    for index, (ref, text) in enumerate(marks):
        left, top = x + 18 + (index % 2) * 156, y + 16 + (index // 2) * 38
        out.append(f'<g transform="translate({left} {top})">{use(ref)}</g>')
        out.append(label(left + 22, top + 5, names(text), 13.5, "it-b", anchor="start", room=112))
    return "".join(out)


def _score_key(pack: Pack, x: float, y: float, names: Names) -> str:
    words = {
        "jenny_lost_empty": _("Jenny lost without crew"),
        "borotra_escaped": _("Borotra escaped"),
        "french_outside_cellar": _("French outside the Cellar"),
        "french_in_cellar": _("French in the Cellar"),
        "other_defender_on_board": _("Other Defender"),
        "ss_counter_on_board": _("SS Counter"),
    }
    out = [label(x + 156, y + 14, names(_("Victory Points")), 14.5, "it-s", fill="#4d4331")]
    for index, (key, value) in enumerate(pack["scoring"]["rows"].items()):
        left, top = x + 4 + (index // 3) * 156, y + 36 + (index % 3) * 20
        shown = f"+{value}" if value > 0 else f"−{-value}"
        out.append(label(left + 18, top, shown, 14, anchor="end"))
        out.append(
            label(
                left + 24, top, names(words.get(key, key)), 13.5, "it-b", anchor="start", room=126
            )
        )
    return "".join(out)


def _key(art: Art, pack: Pack, names: Names) -> str:
    x, y, wide, high = art["key"]
    scale = art["key_scale"]
    if scale != 1:
        body = _key({**art, "key": [0, 0, wide, high], "key_scale": 1}, pack, names)
        return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'
    rule = f'<path d="M{x} {{}}H{x + wide}" stroke="{RULE}" stroke-width="1"/>'
    return (
        rule.format(y - 4)
        + _sample(pack, x, y, names)
        + _token_key(x, y + 124, names)
        + rule.format(y + 206)
        + _score_key(pack, x, y + 210, names)
        + rule.format(y + high - 116)
        + _attribute_key(pack, x, y + high - 114, names)
    )


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
