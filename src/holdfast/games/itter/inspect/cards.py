"""The cards of a view, and what all that is looked at has in common: labels, names, strengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from holdfast.core.inspection import Fact, Inspection, Item
from holdfast.core.messages import mark as _
from holdfast.games.itter.shapes import Row, View
from holdfast.games.itter.standing import Ground
from holdfast.games.itter.text.names import TACTICS

if TYPE_CHECKING:
    from holdfast.games.itter.text import ItterText

CARD_RULES: Final = {
    "sniper": ("CI-4.1.1", "CI-4.1.3"),
    "panzerfaust": ("CI-4.2.2", "CI-4.2.7"),
    "flak30": ("CI-4.4.1", "CI-4.0.5"),
    "suppressive_fire": ("CI-4.4.3", "CI-4.0.5"),
    "reinforcements": ("CI-4.5.1",),
    "142nd": ("CI-4.5.2",),
}
CATEGORY_RULES: Final = {
    "place": ("CI-4.3.1", "CI-4.3.6"),
    "attack_location": ("CI-4.2.1", "CI-4.2.3", "CI-4.2.5"),
}
GUNS: Final = ("machine_gunner", "mortar")


class Cards:
    """Looks at the cards of one view in one language."""

    def __init__(self, view: View, text: ItterText) -> None:
        self.view, self.text = view, text
        self.ground: Ground = text.ground

    # Words

    def say(self, sentence: str, **facts: object) -> str:
        return self.text.say(sentence, facts)

    def fact(self, label: str, value: object) -> Fact:
        return Fact(self.text.translate(label), str(value))

    def names(self, kind: str, values: Iterable[object]) -> str:
        return ", ".join(self.text.name(kind, one) for one in values) or "–"

    def item(self, kind: str, name: str, title: str | None = None) -> Item:
        return Item(f"{kind}:{name}", title or self.text.name(kind, name))

    def ranges(self, numbers: Sequence[int]) -> str:
        return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"

    def strength(self, counter: str) -> list[Fact]:
        row = self.ground.counters[counter]
        facts = [
            self.fact(_("Counter"), self.text.name("counter", counter)),
            self.fact(_("Removed by a die of"), f"{row['defense']}+"),
        ]
        if row["disrupt"]:
            facts.append(self.fact(_("Disrupt dice"), row["disrupt"]))
        return facts

    # Cards

    def card(self, name: str) -> Inspection | None:
        """A card by its name, `1/scout2` or `1/scout2:2`; one that lies face down by its place."""
        card = name.partition(":")[0]
        if card == "order" or card == "hand":
            return self.face_down(f"card:{name}", card, name.partition(":")[2])
        deck, _slash, kind = card.rpartition("/")
        row = self.ground.cards.get(kind)
        if row is None:
            return None
        facts = self.effect(row)
        if deck:
            facts.append(self.fact(_("Deck"), deck))
        rules: Sequence[str] = CARD_RULES.get(kind, ())
        if not rules:
            rules = CATEGORY_RULES.get(row["category"], ())
        if row.get("counter") in GUNS:
            rules = ("CI-4.3.1", "CI-4.3.10")
        title = self.text.name("card", card)
        return Inspection(f"card:{name}", title, tuple(facts), rules=tuple(rules))

    def effect(self, row: Row) -> list[Fact]:
        facts = []
        if "counter" in row:
            placed = f"{row['place']} × {self.text.name('counter', row['counter'])}"
            facts.append(self.fact(_("Places"), placed))
            facts += self.strength(row["counter"])[1:]
        if "dice" in row:
            facts.append(self.fact(_("Dice"), row["dice"]))
        for key, kind in (("locations", "location"), ("colors", "color")):
            if key in row:
                facts.append(self.fact(_("Target"), self.by_die(kind, row[key])))
        return facts

    def by_die(self, kind: str, table: Sequence[str]) -> str:
        """What each die means: `1–2 Keep, 3 Great Hall, 4–6 North Terrace`."""
        if len(table) == 1:
            return self.text.name(kind, table[0])
        parts, die = [], 1
        for name, run in groupby(table):
            count = len(list(run))
            parts.append(f"{self.ranges(range(die, die + count))} {self.text.name(kind, name)}")
            die += count
        return ", ".join(parts)

    def face_down(self, element: str, pile: str, place: str) -> Inspection | None:
        """A card of an order or a hand: named where the view names it."""
        cards = self.view["orders"] if pile == "order" else self.view["hand"]
        index = int(place.partition(":")[0] or 0) if place[:1].isdecimal() else 0
        if isinstance(cards, list) and index < len(cards):
            return self.card(cards[index])
        title = self.say(_("A card face down"))
        return Inspection(element, title, rules=("CI-6.2.11", "CI-6.2.4"))

    def tactic(self, name: str) -> Inspection | None:
        card = name.partition(":")[0]
        if card == "hand":
            title = self.say(_("A Tactics card face down"))
            return Inspection(f"tactic:{name}", title, rules=("CI-6.2.11",))
        if card.rpartition("/")[2] not in TACTICS:
            return None
        rules = ("CI-6.0.4", "CI-6.0.1") if "approach" in card else ("CI-6.0.3", "CI-6.0.1")
        return Inspection(f"tactic:{name}", self.text.name("tactic", card), rules=rules)

    def pile(self, element: str, title: str, cards: Sequence[str], rules: Sequence[str],
             kind: str = "card") -> Inspection:  # fmt: skip
        items = [self.item(kind, card) for card in cards]
        facts = [self.fact(_("Cards"), len(cards))]
        return Inspection(element, title, tuple(facts), rules=tuple(rules), items=tuple(items))

    def deck(self, _name: str) -> Inspection:
        count = self.view["deck"]
        size = count if isinstance(count, int) else len(count)
        left = Counter(self.ground.all_cards(self.view["options"]["variant"]))
        left.subtract(self.view["discard"] + self.view["revealed"])
        if isinstance(self.view["hand"], list) and isinstance(self.view["orders"], list):
            left.subtract(self.view["hand"] + self.view["orders"])
        unseen = Counter[str]()
        for card, number in left.items():
            unseen[card.rpartition("/")[2]] += max(0, number)
        listed = ", ".join(
            f"{number} × {self.text.name('card', kind)}"
            for kind, number in unseen.items()
            if number
        )
        facts = (self.fact(_("Cards"), size), self.fact(_("Not seen yet"), listed or "–"))
        return Inspection("deck", self.say(_("SS deck")), facts, rules=("CI-4.0.2", "CI-5.0.1"))

    def discard(self, _name: str) -> Inspection:
        newest = self.view["discard"][::-1]
        return self.pile("discard", self.say(_("Discarded, the newest first")), newest,
                         ("CI-4.0.4", "CI-2.8.6"))  # fmt: skip

    def revealed(self, _name: str) -> Inspection:
        title = self.say(_("Revealed this turn"))
        return self.pile("revealed", title, self.view["revealed"], ("CI-4.0.2",))

    def hand(self, _name: str) -> Inspection:
        hand = self.view["hand"]
        title = self.say(_("Hand of the SS"))
        return self.pile("hand", title, hand if isinstance(hand, list) else [], ("CI-6.2.4",))

    def tactics(self, _name: str) -> Inspection:
        title = self.say(_("Tactics in force"))
        active = self.view["tactics"]["active"]
        return self.pile("tactics", title, active, ("CI-6.0.1", "CI-6.0.2"), "tactic")
