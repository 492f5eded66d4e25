"""How Castle stands: what of each castle is left, and the sums of a battle as they form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from holdfast.core.inspection import Standing
from holdfast.core.messages import mark as _
from holdfast.games.castle.shapes import Battle, Castle, View

if TYPE_CHECKING:
    from holdfast.games.castle.text import CastleText

QUEEN_COSTS: Final = 4
TRAP: Final = 6
FEW_CARDS: Final = 5


def value_of(card: str) -> int:
    """What a card counts (CA-PACK.4)."""
    if card.startswith("JK"):
        return 0
    rank = card[:-1]
    return 1 if rank == "A" else 10 if rank in "JQK" else int(rank)


def total(cards: Iterable[str]) -> int:
    return sum(value_of(card) for card in cards)


def standing(view: View, options: Mapping[str, object], text: CastleText) -> list[Standing]:
    """Lines for a battle under way, one for each castle, and one for the cards that are left."""
    battle = view["battle"]
    lines = [] if battle is None else _fight(view, battle, options, text)
    for seat, castle in view["castles"].items():
        line = text.told.line(_key(seat, castle), partial(_castle, int(seat), castle, text))
        lines += [] if line is None else [line]
    left, gone = _size(view["deck"]), len(view["discard"])
    cards = text.told.line(("cards", left, gone), partial(_cards, left, gone, text))
    return lines if cards is None else [*lines, cards]


def _size(pile: int | list[str]) -> int:
    return pile if isinstance(pile, int) else len(pile)


def _key(seat: str, castle: Castle) -> tuple[object, ...]:
    """What the line of a castle is made of."""
    faces = tuple([card for _row, _col, card in castle["cards"]])
    beside = (tuple(castle["reinforcements"]), len(castle["jokers"]))
    return (seat, castle["alive"], bool(castle["hand"]), faces, beside)


# A castle


def royals(castle: Castle) -> dict[str, bool | None]:
    """Which royals stand: None where nobody can know. Jacks lie face up, always (CA-SETUP.5)."""
    faces = [str(card) for _row, _col, card in castle["cards"]]
    seen = {face.lstrip("#")[:-1] for face in faces if face != "#"}
    hidden = any(face == "#" for face in faces)
    queen = True if "Q" in seen else None if hidden else False
    return {"K": castle["alive"], "Q": queen, "J": "J" in seen}


def _castle(seat: int, castle: Castle, text: CastleText) -> Standing:
    name = text.name("seat", seat)
    mark = (f"castle:{seat}", f"seat:{seat}")
    if not castle["alive"]:
        return Standing(name, text.translate(_("out")), "", "bad", mark)
    if castle["hand"]:
        return Standing(name, text.translate(_("is being built")), "", "", mark)
    signs = {True: "{}", None: "{}?", False: ""}
    court = " ".join(
        sign
        for rank, stands in royals(castle).items()
        if (sign := signs[stands].format(text.translate(RANKS[rank])))
    )
    count = len(castle["cards"])
    value = text.say(_("{court} · {count} cards"), {"court": court, "count": count})
    face_up = sum(not str(card).startswith("#") for _row, _col, card in castle["cards"])
    parts = [text.say(_("Face up: {count}."), {"count": face_up})]
    if castle["reinforcements"]:
        facts = {"cards": castle["reinforcements"], "sum": total(castle["reinforcements"])}
        parts.append(text.say(_("Reinforcements: {cards}, {sum} in all."), facts))
    if castle["jokers"]:
        parts.append(text.say(_("Jokers: {count}."), {"count": len(castle["jokers"])}))
    if None in royals(castle).values():
        parts.append(text.translate(_("Whether the Queen stands is not known.")))
    tone = "bad" if count < FEW_CARDS else ""
    return Standing(name, value, " ".join(parts), tone, mark)


RANKS: Final = {"K": _("King"), "Q": _("Queen"), "J": _("Jack")}


def _cards(left: int, gone: int, text: CastleText) -> Standing:
    words = text.say(_("Discarded: {count}."), {"count": gone})
    return Standing(text.translate(_("Cards left")), str(left), words, "", ("deck",))


# A battle


def targets(view: View, battle: Battle) -> list[str] | None:
    """The cards under attack; None while one of them is still face down, or none is chosen."""
    target = battle["target"]
    if target is None:
        return None
    if "card" in target:
        return [target["card"]]
    if "joker" in target:
        return [target["joker"]]
    castle = view["castles"][str(target["seat"])]
    if "barricade" in target:
        row, col = target["barricade"]
        laid = [str(one[2]) for one in castle["barricades"] if one[:2] == [row, col]]
        return laid or None
    at = {(row, col): str(card) for row, col, card in castle["cards"]}
    found = [at.get((row, col), "#") for row, col in target.get("cells", [])]
    return None if not found or any(card.startswith("#") for card in found) else found


def attack_sum(view: View, battle: Battle, cards: list[str], same_suit: bool) -> int:
    """What is added to the attacker's dice (CA-FIGHT.3)."""
    lead = battle["lead"]
    bonus = value_of(lead[-1]) + total(battle["extra"]) + total(battle["commit"]["attack"])
    bonus += len(view["castles"][str(battle["seat"])]["jokers"])
    if battle["kind"] == "field":
        bonus -= total(battle["aside"])
    if any(card.startswith("Q") for card in cards):
        bonus -= QUEEN_COSTS
    suits = {card[-1] for card in lead}
    plain = [card for card in cards if not card.startswith("JK")]
    return bonus - (same_suit and any(card[-1] in suits for card in plain))


def attack_dice(battle: Battle, saboteur: bool) -> int:
    if battle["kind"] != "field":
        return 4
    return 3 if saboteur and battle["lead"][-1].startswith("3") else 2


def defence_sum(view: View, battle: Battle, cards: list[str], options: Mapping[str, object]) -> int:
    """What is added to the defender's dice (CA-FIGHT.4)."""
    target = battle["target"]
    assert target is not None
    bonus = total(cards) + total(battle["commit"]["defence"])
    cells = target.get("cells", [])
    if len(cells) == 1:
        if battle["ambush"] and options["saboteur"] and cards[0].startswith("3"):
            bonus += TRAP
        if options["same_number"]:
            bonus += partners(view["castles"][str(target["seat"])], cells[0], cards[0])
    defender = defender_of(view, battle)
    if defender is not None:
        bonus += len(view["castles"][str(defender)]["jokers"])
    return bonus - (QUEEN_COSTS if battle["lead"][0].startswith("Q") else 0)


def defender_of(view: View, battle: Battle) -> int | None:
    """Whose card is attacked: of a barricade whoever laid it, while they are in the game."""
    target = battle["target"]
    assert target is not None
    if "barricade" not in target:
        return target["seat"]
    for row, col, _card, _side, by in view["castles"][str(target["seat"])]["barricades"]:
        if [row, col] == target["barricade"] and view["castles"][str(by)]["alive"]:
            return int(by)
    return None


def partners(castle: Castle, cell: list[int], card: str) -> int:
    """What face-up cards of the same rank beside a number card add to it (CA-NUMBER.3)."""
    if card[:-1] in "JQK":
        return 0
    at = {(row, col): str(one) for row, col, one in castle["cards"]}
    count = 0
    for step in (-1, 1):
        col = cell[1] + step
        while at.get((cell[0], col), "#")[:-1] == card[:-1]:
            count += 1
            col += step
    return count * value_of(card)


def defence_dice(view: View, battle: Battle, cards: list[str], saboteur: bool) -> int:
    """Two; three for a King with his Queen and for a Three that sets traps (CA-FIGHT.2)."""
    target = battle["target"]
    assert target is not None
    if len(target.get("cells", [])) != 1:
        return 2
    castle = view["castles"][str(target["seat"])]
    if cards[0].startswith("K") and royals(castle)["Q"]:
        return 3
    return 3 if saboteur and cards[0].startswith("3") else 2


def _fight(
    view: View, battle: Battle, options: Mapping[str, object], text: CastleText
) -> list[Standing]:
    """The sums of a battle, and before them a double that strengthens its attacker."""
    sums = _battle(view, battle, options, text)
    doubled = battle["extra"] or battle["bonus"]
    return [_double(view, battle, text), sums] if doubled else [sums]


def _double(view: View, battle: Battle, text: CastleText) -> Standing:
    """The cards that doubles have brought the attacker, and those still owed (CA-DOUBLE.4)."""
    cards, owed = battle["extra"], battle["bonus"]
    facts = {"cards": cards, "sum": total(cards), "owed": owed}
    value = text.say(_("{cards} (+{sum})") if cards else _("cards to come: {owed}"), facts)
    parts = [text.translate(_("Extra cards count in every attack until the battle ends."))]
    if owed:
        parts.append(text.say(_("Still to come if anything can be attacked: {owed}."), facts))
    marks = tuple(f"card:{card}" for card in cards)
    return Standing(
        text.translate(_("Double!")), value, " ".join(parts), _side(view, battle), marks
    )


def _side(view: View, battle: Battle) -> str:
    """Good news for the attacker, bad for the others; neither for who sees all or no hands."""
    hands = {seat: castle["hand"] for seat, castle in view["castles"].items()}
    eyes = [int(seat) for seat, hand in hands.items() if isinstance(hand, list)]
    if len(eyes) != 1:
        return ""
    return "good" if eyes[0] == battle["seat"] else "bad"


def _battle(
    view: View, battle: Battle, options: Mapping[str, object], text: CastleText
) -> Standing:
    label = text.translate(_("Battle"))
    cards = targets(view, battle)
    parts = [
        text.say(_("{seat} leads with {lead}."), {"seat": battle["seat"], "lead": battle["lead"]})
    ]
    if battle["aside"]:
        facts = {"cards": battle["aside"]}
        parts.append(text.say(_("Fallen so far: {cards}."), facts))
    if cards is None:
        own = value_of(battle["lead"][-1]) + total(battle["extra"])
        own -= total(battle["aside"]) if battle["kind"] == "field" else 0
        return Standing(label, _sum(text, attack_dice(battle, bool(options["saboteur"])), own),
                        " ".join(parts))  # fmt: skip
    saboteur = bool(options["saboteur"])
    attack = _sum(
        text,
        attack_dice(battle, saboteur),
        attack_sum(view, battle, cards, bool(options["same_suit"])),
    )
    defence = _sum(
        text,
        defence_dice(view, battle, cards, saboteur),
        defence_sum(view, battle, cards, options),
    )
    parts.append(text.say(_("Under attack: {cards}."), {"cards": cards}))
    committed = battle["commit"]["attack"] + battle["commit"]["defence"]
    if committed:
        parts.append(text.say(_("Committed: {cards}."), {"cards": committed}))
    parts.append(text.translate(_("The attack must reach more.")))
    value = text.say(_("{attack} against {defence}"), {"attack": attack, "defence": defence})
    target = battle["target"]
    assert target is not None
    marks = tuple(f"cell:{target['seat']}:{row}:{col}" for row, col in target.get("cells", []))
    return Standing(label, value, " ".join(parts), "", marks)


def _sum(text: CastleText, dice: int, bonus: int) -> str:
    sign = "−" if bonus < 0 else "+"
    facts = {"dice": dice, "sign": sign, "bonus": abs(bonus)}
    return text.say(_("{dice} dice {sign} {bonus}"), facts)
