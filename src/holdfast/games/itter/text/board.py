"""A view in words: for the plain terminal, and for those who listen to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.messages import mark as _
from holdfast.games.itter.shapes import Guns, Row, View

if TYPE_CHECKING:
    from holdfast.games.itter.text import ItterText

Pile = list[str] | int
"""Cards, or how many there are where a seat may not see them."""


def describe(view: View, text: ItterText) -> str:
    """The whole board, from the turn to the piles."""
    lines = [heading(view, text), "", *castle(view, text), "", *enemy(view, text), ""]
    lines += [*elsewhere(view, text), *piles(view, text)]
    return "\n".join(lines)


def heading(view: View, text: ItterText) -> str:
    phases = {
        "planning": _("planning"),
        "defender": _("Defender Phase"),
        "ss": _("SS Phase"),
        "over": _("over"),
    }
    facts = {
        "clock": text.clock(view),
        "phase": text.translate(phases[view["phase"]]),
        "left": view["actions_left"],
    }
    return text.say(_("{clock}, {phase}. Actions left: {left}."), facts)


def castle(view: View, text: ItterText) -> list[str]:
    """Each location with its Defense Value and who stands where."""
    standing = {row["at"]: (who, row) for who, row in view["defenders"].items()}
    lines = []
    for location in text.pack["locations"]["rows"]:
        name = text.name("location", location["id"])
        defense = view["defense"].get(location["id"])
        if location["id"] == "BJ" and view["jenny"] != "intact":
            lines.append(text.labelled(name, text.translate(_("destroyed"))))
            continue
        taken, free = [], []
        for square in text.pack["positions"]["rows"]:
            if square["location"] != location["id"]:
                continue
            if square["id"] in standing:
                who = describe_defender(*standing[square["id"]], text)
                taken.append(f"{describe_square(square, text)} {who}")
            else:
                free.append(describe_square(square, text))
        loaded = " (" + text.translate(_("cannon loaded")) + ")" if view["loaded"] else ""
        head = f"{name} {defense or ''}".strip() + (loaded if location["id"] == "BJ" else "")
        # A dash stands before the squares where nobody is: one line per location stays readable.
        open_squares = [f"– {', '.join(free)}"] if free else []
        lines.append(text.labelled(head, text.apart([*taken, *open_squares])))
    return lines


def describe_square(square: Row, text: ItterText) -> str:
    colors = " ".join(text.name("color", color) for color in square["colors"] or ["white"])
    weapon = f", {text.name('weapon', square['weapon'])}" if square["weapon"] else ""
    return f"{square['id']} ({colors}{weapon})"


def describe_defender(who: str, row: Row, text: ItterText) -> str:
    """Name, Attack and Suppress Value, attributes and tokens: `Lee 1–2 [C][T] [exhausted]`."""
    printed = text.printed[who]
    attributes = "".join(f"[{attribute}]" for attribute in printed["attributes"])
    marks = [text.name("condition", key) for key in ("exhausted", "disrupted") if row[key]]
    marks += [text.translate(_("acted"))] if row["acted"] else []
    marks += [text.translate(_("commanded"))] if row["commanded"] else []
    state = f"[{', '.join(marks)}]" if marks else ""
    values = f"{printed['attack']}–{printed['suppress']}"
    return " ".join(filter(None, (text.name("defender", who), values, attributes, state)))


def enemy(view: View, text: ItterText) -> list[str]:
    """SS counters by colour, each with its node; then the suppress spaces."""
    nodes = [*text.pack["ss_areas"]["rows"], *text.pack["track"]["rows"]]
    lines = []
    for color in text.pack["colors"]["los"]:
        found = []
        for node in nodes:
            if node["color"] == color:
                found += counters_at(view, node["id"], text)
        tokens = view["suppression"].get(color)
        shown = ", ".join(found) or "–"
        suffix = ""
        if tokens is not None:
            suffix = " " + text.say(_("(Suppression tokens: {tokens})"), {"tokens": tokens})
        lines.append(text.labelled(text.name("color", color), shown + suffix))
    return [text.translate(_("SS counters:")), *(f"  {line}" for line in lines)]


def counters_at(view: View, node: str, text: ItterText) -> list[str]:
    found = []
    infantry = view["infantry"].get(node)
    if infantry is not None:
        found.append(f"{node} {text.name('counter', infantry)}")
    guns = view["guns"].get(node, Guns(machine_gunner=0, mortar=0))
    for gun, count in (("machine_gunner", guns["machine_gunner"]), ("mortar", guns["mortar"])):
        if count:
            times = f" ×{count}" if count > 1 else ""
            found.append(f"{node} {text.name('counter', gun)}{times}")
    return found


def elsewhere(view: View, text: ItterText) -> list[str]:
    """Who is off the board; those who may still come with what is printed on them."""
    lines = []
    for place in ("supply", "reserve", "casualty", "escaped"):
        away = [(who, row) for who, row in view["defenders"].items() if row["at"] == place]
        if place in ("supply", "reserve"):
            names = [describe_defender(who, row, text) for who, row in away]
        else:
            names = [text.name("defender", who) for who, row in away]
        if names:
            lines.append(text.labelled(text.name("place", place), ", ".join(names)))
    return lines


def piles(view: View, text: ItterText) -> list[str]:
    """Decks by size, open cards by name."""

    def size(pile: Pile) -> int:
        return pile if isinstance(pile, int) else len(pile)

    facts = {"deck": size(view["deck"]), "discard": size(view["discard"])}
    lines = [text.say(_("SS deck: {deck}, discarded: {discard}"), facts)]
    held: list[tuple[Pile, str]] = [
        (view["revealed"], _("revealed")),
        (view["hand"], _("hand")),
        (view["orders"], _("orders")),
    ]
    for pile, label in held:
        if pile:
            lines.append(text.labelled(text.translate(label), cards(pile, text)))
    planned: list[tuple[Pile, str]] = [
        (view["tactics"]["active"], _("tactics in force")),
        (view["tactics"]["hand"], _("Tactics cards in hand")),
    ]
    for pile, label in planned:
        if pile:
            lines.append(text.labelled(text.translate(label), tactics_cards(pile, text)))
    return lines


def cards(pile: Pile, text: ItterText) -> str:
    return str(pile) if isinstance(pile, int) else text.value("cards", pile)


def tactics_cards(pile: Pile, text: ItterText) -> str:
    """Tactics cards, marked where the effect is our own guess (CI-6.0.3)."""
    if isinstance(pile, int):
        return str(pile)
    table = text.pack["tactics_kinds"]
    sources = {row["id"]: row.get("provenance", table["provenance"]) for row in table["rows"]}
    guessed = f" ({text.translate(_('reconstructed'))})"
    return ", ".join(
        text.name("tactic", card)
        + (guessed if sources[card.rpartition("/")[2]] == "reconstructed" else "")
        for card in pile
    )
