"""Castle in words: actions, questions, what happened, and a castle as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, Final, Literal, cast

from holdfast.core.account import Account
from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.inspection import Inspection, Standing, Told
from holdfast.core.messages import mark as _
from holdfast.core.notes import Moment
from holdfast.core.reading import Given, Json
from holdfast.core.text import Habit, Text, capital, keyed
from holdfast.games.castle.account import WEIGHTS, account, weight
from holdfast.games.castle.inspect import inspect
from holdfast.games.castle.notes import MOMENTS, OPENING_NOTES, OPTION_NOTES
from holdfast.games.castle.shapes import Battle, Castle, Cell, Decision, Seen, View, cells_of
from holdfast.games.castle.standing import standing

SEATS = ("Red", "Blue", "Green", "Purple")
"""What the seats 0 to 3 are called: by the colours that their castles fly."""
BESIDE: Final[tuple[Literal["card", "joker"], ...]] = ("card", "joker")
"""What of a target names a card beside a castle."""
ROUNDS = 5
"""How many rounds a chapter of a match's story has."""
STOREYS = (
    _("in the court"),
    _("on the first storey"),
    _("on the second storey"),
    _("on the top storey"),
)
"""Where a card of rows 0 to 3 stands."""
PLACES = (
    (
        _("{storey}, column {number}"),
        _("{storey}, left of column 1"),
        _("{storey}, {number} left of column 1"),
    ),
    (
        _("{storey} of tower {number}"),
        _("{storey}, left of tower 1"),
        _("{storey}, {number} left of tower 1"),
    ),
)
"""How a place is called in the court and above it: by the number at its foot, or left of them."""
ROWS = (_("court"), _("storey 1"), _("storey 2"), _("storey 3"))
COLUMNS = ("col", "from_col", "to_col")
"""Facts that are columns: people count them from 1."""
GLYPHS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
JOKERS = ("JK1", "JK2")
FACES = {"up": _("face up"), "down": _("face down")}


def called(row: int, col: int) -> tuple[str, int]:
    """The words for a place, and the number in them: people count columns from 1."""
    numbered, next_left, far_left = PLACES[row > 0]
    if col >= 0:
        return numbered, col + 1
    return (next_left if col == -1 else far_left), -col


class CastleText(Text):
    """The sentences are in `locale`."""

    package: ClassVar[str] = "holdfast.games.castle"
    opening_notes: ClassVar[tuple[str, ...]] = OPENING_NOTES
    option_notes: ClassVar[Mapping[str, str]] = OPTION_NOTES
    moments: ClassVar[Mapping[str, Moment]] = MOMENTS
    weights: ClassVar[Mapping[str, int]] = WEIGHTS
    kinds: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("seat", "seats", "order", "by", "target", "roller", "defender"), "seat"),
        **dict.fromkeys(("card", "cards", "lead", "extra", "jack", "joker", "against"), "card"),
        "side": "side",
        "face": "face",
        **dict.fromkeys(("cells", "place"), "cell"),
        "targets": "target",
    }
    samples: ClassVar[Mapping[str, Sequence[object]]] = {
        "seat": (0, 1),
        "order": ([1, 0],),
        **dict.fromkeys(
            ("action-court.order", "Your-royals-from-left-to-right-order.order"), ("QKJ",)
        ),
        "dice-dice-sign-bonus.dice": (1, 2),
        "card": ("7S", "8H", "QD"),
        "joker": JOKERS,
        **dict.fromkeys(("event-joker_lost.cards", "board-jokers.cards"), (JOKERS,)),
        "drawn": ("7♠",),
        "foe": ("10♥",),
        "cell": ([0, 2], [1, -1]),
        "target": ([0, 0, 2], [1, 1, 3]),
        "cells": ([[0, 2], [1, 0]],),
        "targets": ([[0, 0, 2], [1, 1, 3]],),
        "place": ([[0, 2]], [[1, -1]]),
        "card-is-also-in-place.place": ("deck[3]",),
        "storey": ("<storey>",),
        "seats": ([0, 1], [0, 1, 2]),
        "event-attacks.seat": (0, 2),
        "event-attacks.target": (1,),
        **dict.fromkeys(("by", "roller"), (2,)),
        "aside": ("7♠", "Q♦"),
        "side": ("left", "right"),
        "face": ("up", "down"),
        "court": ("K J",),
        "sign": ("+",),
        **dict.fromkeys(("attack", "defence"), ("2 + 7",)),
        **dict.fromkeys(("dice", "attack_dice", "defence_dice", "reserve_dice"), ("3, 4",)),
        **dict.fromkeys(("win", "hold", "called_off"), (Fraction(42, 100),)),
    }
    sums: ClassVar[Mapping[str, str]] = keyed(
        "sum", "fought", "fell", "removed", "revealed", "placed", "rallied", "barricaded",
        "joker_won", "eliminated",
    )  # fmt: skip
    consequences: ClassVar[Mapping[str, str]] = {
        kind: f"consequence-{kind.replace(' ', '-')}"
        for kind in (
            "fell self", "fell other", "removed self", "removed other", "eliminated self",
            "eliminated other", "extra self", "joker_won self",
        )
    }  # fmt: skip
    action_kinds: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(
            ("attack", "berserk", "add", "press", "lead", "shoot", "ram", "assassinate", "strike"),
            "attack",
        ),
        **dict.fromkeys(("place", "insert", "court", "barricade", "rally", "commit"), "place"),
        **dict.fromkeys(("halt", "done", "pass", "discard"), "end"),
    }
    habits: ClassVar[tuple[Habit, ...]] = (
        Habit("commit:never", "habit-commit", frozenset({"commit", "joker_bid"}), "done"),
        Habit("spy:never", "habit-spy", frozenset({"spy"}), "pass"),
    )

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self.told = Told()
        self._places: dict[tuple[int, int], str] = {}
        self._cards: dict[str, str] = {}

    def name(self, kind: str, value: object) -> str:
        if kind == "seat":
            seat = SEATS[cast(int, value)]
            return self.component(seat) or seat
        if kind == "card":
            return self.card(str(value))
        if kind == "face":
            return self.translate(FACES[cast(str, value)])
        return super().name(kind.replace(":", "-"), value)

    def card(self, name: str) -> str:
        """A card as people write it: 7♠, Joker 1; an unseen one has no name."""
        found = self._cards.get(name)
        if found is None:
            found = self._cards[name] = self._card(name)
        return found

    def _card(self, name: str) -> str:
        if name == "#":
            return self.translate(_("a face-down card"))
        if name.startswith("JK"):
            return self.component("Joker-number", number=name[2:]) or name
        rank, written = name[:-1], name[:-1] + GLYPHS[name[-1]]
        # A language whose articles follow the sound of what comes next asks for the rank.
        facts = {"name": written, "rank": int(rank) if rank.isdecimal() else rank}
        return self.component("card-named", **facts) or written

    def say(self, sentence: str, facts: Given, hidden: str | None = None) -> str:
        """A sentence may name the place of a row and a column."""
        row, col = facts.get("row"), facts.get("col")
        if isinstance(row, int) and isinstance(col, int):
            facts = {**facts, "place": self.where(row, col)}
        return super().say(sentence, facts, hidden)

    def argument(self, key: str, value: object) -> object:
        if key in COLUMNS and isinstance(value, int):
            return value + 1
        if key.endswith("dice") and isinstance(value, list):
            return ", ".join(map(str, value))
        return super().argument(key, value)

    def value(self, key: str, value: object) -> str:
        kind = self.kinds.get(key)
        if kind in ("cell", "target") and isinstance(value, list):
            # Places have commas of their own.
            places = [self.place(item) for item in value]
            return self.series(places, self.translate("apart"))
        if key in COLUMNS and isinstance(value, int):
            return str(value + 1)
        if kind == "seat" and isinstance(value, str):
            return value  # the order of a court
        return super().value(key, value)

    def place(self, item: list[int]) -> str:
        """A cell, or a cell of a castle."""
        if len(item) == 2:
            return self.where(*item)
        return self.say("target", {"seat": item[0], "place": self.where(item[1], item[2])})

    def where(self, row: int, col: int) -> str:
        """A cell as people see it: "in the court (column 3)", "on the top storey of tower 2".

        Each castle's columns bear these numbers at their foot. What a castle looks like is not
        told: a line of the log is read when it has long changed.
        """
        known = self._places.get((row, col))
        if known is None:
            words, number = called(row, col)
            facts = {"storey": self.translate(STOREYS[row]), "number": number}
            known = self._places[row, col] = super().say(words, facts)
        return known

    def action(self, action: Action) -> str:
        key = f"action-{action.do}"
        if action.do in ("place", "shoot", "assassinate") and "card" in action.args:
            key += "-card"
        elif "joker" in action.args:
            key += "-joker"
        return capital(self.say(key, action.args))

    def prompt(self, kind: str, view: Given) -> str:
        seen = cast(Seen, view)
        facts: Json = {}
        if drawn := seen.get("drawn"):
            facts["drawn"] = self.card(drawn)
        if battle := seen.get("battle"):
            facts["lead"] = battle["lead"]
            facts["foe"] = self._target(seen, battle)
        if contest := seen.get("contest"):
            facts["joker"] = contest["joker"]
        if kind == "commit" and facts.get("foe"):
            kind = "commit-against"
        return self.question(kind, facts)

    def _target(self, view: Seen, battle: Battle) -> str:
        """What is under attack, as far as this view shows it."""
        target = battle["target"]
        if target is None:
            return ""
        named = [target[kind] for kind in BESIDE if kind in target]
        castle = view["castles"][str(target["seat"])]
        seen = {(row, col): card for row, col, card in cells_of(castle)}
        named += [seen.get((row, col), "#") for row, col in target.get("cells", ())]
        facts = {"cards": named, "seat": target["seat"]}
        return self.say("under-attack-of", facts) if named else ""

    def headline(self, kind: str, odds: Mapping[str, Fraction], view: Given) -> str:
        """The odds are those of the attack; whoever defends reads them the other way round."""
        if "win" not in odds:
            return super().headline(kind, odds, view)
        seen = cast(Seen, view)
        battle, decision = seen.get("battle"), seen.get("decision")
        defends = battle is not None and decision and battle["seat"] != decision["seat"]
        facts = {**odds, "hold": 1 - odds["win"]}
        if defends:
            return self.say("headline-defence", facts)
        attack = "headline-attack-or-called_off" if "called_off" in odds else "headline-attack"
        return self.say(attack, facts)

    def event(self, event: Event) -> str:
        facts = dict(event.facts)
        if event.kind not in ("fought", "struck"):
            if event.kind in ("drew", "placed") and "card" not in facts:
                facts["card"] = "#"
            return capital(self.say(f"event-{event.kind}", facts))
        outcome = "won" if facts["won"] else "lost"
        told = capital(self.say(f"event-{event.kind}-{outcome}", facts))
        if facts["reserve_dice"]:
            told += " " + self.say("event-reserve", facts)
        return told

    def chapters(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Some rounds each: a round begins when the turn comes to a seat that sits before."""
        rounds: list[int] = []
        last = -1
        for place, event in enumerate(events):
            if event.kind == "turn":
                if not rounds or event.facts["seat"] <= last:
                    rounds.append(place)
                last = event.facts["seat"]
        return [
            (rounds[first], self._rounds(first + 1, min(first + ROUNDS, len(rounds))))
            for first in range(0, len(rounds), ROUNDS)
        ]

    def weight(self, event: Event) -> int:
        return weight(event)

    def account(self, events: Iterable[Event]) -> Account:
        return account(self, events)

    def _rounds(self, first: int, last: int) -> str:
        rounds = [str(number) for number in range(first, last + 1)]
        return self.say("chapter-rounds", {"rounds": rounds, "first": first, "last": last})

    def marks(self, event: Event) -> list[str]:
        """The cells: of the castle that is attacked, else of the seat that is spoken of."""
        facts = event.facts
        owner = facts.get("target", facts.get("seat"))
        cells = [*facts.get("cells", ())]
        if "row" in facts and "col" in facts:
            cells.append([facts["row"], facts["col"]])
        return [f"cell:{owner}:{cell[0]}:{cell[1]}" for cell in cells]

    def result(self, result: Given) -> str:
        if "winner" in result:
            return capital(self.say("event-won", {"seat": result["winner"]}))
        return self.say("result-draw", {"seats": result["draw"]})

    def look(self, view: Given, element: str, options: Mapping[str, object]) -> Inspection | None:
        return inspect(cast(View, view), element, options, self)

    def standing(self, view: Given, options: Mapping[str, object]) -> list[Standing]:
        return standing(cast(View, view), options, self)

    # A view in words

    def board(self, view: Given) -> str:
        seen = cast(Seen, view)
        lines: list[str] = []
        for seat, castle in seen["castles"].items():
            lines += self.castle(int(seat), castle, seen["decision"])
        lines.append(self.piles(seen))
        if seen["dead"]:
            lines.append(self.label("dead", cards=seen["dead"]))
        if seen["drawn"]:
            lines.append(self.label("drawn", card=seen["drawn"]))
        if sortie := seen["sortie"]:
            lines.append(self.label("sortie", order=sortie["left"]))
        if volley := seen["volley"]:
            lines.append(self.label("volley", card=volley["ace"], cards=volley["cards"]))
        if battle := seen["battle"]:
            aside = [self.card(card) for card in battle["aside"]]
            lines.append(
                self.label("battle", aside=aside, lead=battle["lead"], extra=battle["extra"])
            )
        return "\n".join(lines)

    def label(self, key: str, **facts: object) -> str:
        return self.say(f"board-{key}", facts)

    def piles(self, view: Seen) -> str:
        """How many cards lie where; the whole position lists them, a view counts them."""
        piles = {"deck": view["deck"], "discard": view["discard"], "box": view["box"]}
        sizes = {name: pile if isinstance(pile, int) else len(pile) for name, pile in piles.items()}
        return self.label("piles", **sizes)

    def castle(self, seat: int, castle: Castle, decision: Decision | None) -> list[str]:
        """One castle: its rows from the top, face-down cards with a #, and what lies beside it."""
        if not castle["alive"]:
            return [self.label("out", seat=seat)]
        lines = [self.name("seat", seat), *self.rows(cells_of(castle))]
        if castle["reinforcements"]:
            lines.append("  " + self.label("reinforcements", cards=castle["reinforcements"]))
        if castle["jokers"]:
            lines.append("  " + self.label("jokers", cards=castle["jokers"]))
        for row, col, card, side, by in castle["barricades"]:
            facts = {"row": row, "col": col, "card": card, "side": side, "by": by}
            lines.append("  " + self.label("barricade", **facts))
        if "sprung" in castle:
            lines.append("  " + self.label("sprung", cells=castle["sprung"]))
        hand = castle["hand"]
        if isinstance(hand, int):
            if hand:
                asked = decision is not None and decision["seat"] == seat
                doing = _("is arranging its castle")
                if not asked:
                    doing = _("has still to arrange its castle")
                lines.append("  " + self.translate(doing))
        elif hand:
            lines.append("  " + self.label("hand", cards=hand))
        return lines

    def rows(self, cards: Sequence[Cell]) -> list[str]:
        if not cards:
            return []
        columns = range(
            min(col for row, col, card in cards), max(col for row, col, card in cards) + 1
        )
        at = {(row, col): self.face(card) for row, col, card in cards}
        names = [self.translate(name) for name in ROWS]
        wide = max(8, *(len(name) for name in names))
        head = " " * wide + " ".join(f"{col + 1:>4}" for col in columns)
        lines = [head.rstrip()]
        for row in range(max(row for row, col, card in cards), -1, -1):
            cells = " ".join(f"{at.get((row, col), '·'):>4}" for col in columns)
            lines.append(f"{names[row]:>{wide}}{cells}")
        return lines

    def face(self, card: str) -> str:
        if card == "#":
            return "#"
        return "#" + self.card(card[1:]) if card.startswith("#") else self.card(card)
