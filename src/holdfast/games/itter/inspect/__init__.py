"""What there is to know about each thing on the board of Castle Itter, from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from holdfast.core.inspection import Inspection, Item
from holdfast.core.messages import mark as _
from holdfast.games.itter.shapes import Defender, View

from .cards import GUNS, Cards

if TYPE_CHECKING:
    from holdfast.games.itter.text import ItterText

ATTRIBUTE_RULES: Final = {
    "C": "CI-2.7.1",
    "E": "CI-2.8.6",
    "I": "CI-3.1.1",
    "M": "CI-3.2.1",
    "O": "CI-3.3.1",
    "R": "CI-3.4.3",
    "S": "CI-3.5.1",
    "T": "CI-3.6.2",
}
OFF_BOARD: Final = ("supply", "reserve", "casualty", "escaped")


def inspect(view: View, element: str, text: ItterText) -> Inspection | None:
    """What is to be said of an element; None for what is not of this game."""
    kind, _colon, name = element.partition(":")
    return Lens(view, text).look(kind, name, element)


class Lens(Cards):
    """Looks at one view in one language."""

    def __init__(self, view: View, text: ItterText) -> None:
        super().__init__(view, text)
        self.here = {row["at"]: who for who, row in view["defenders"].items()}

    def look(self, kind: str, name: str, element: str) -> Inspection | None:
        known: Mapping[str, tuple[Callable[[str], Inspection | None], Iterable[str] | None]] = {
            "defender": (self.defender, self.text.printed),
            "square": (self.square, self.ground.squares),
            "node": (self.node, self.ground.nodes),
            "location": (self.location, self.ground.locations),
            "suppress": (self.suppress, self.view["suppression"]),
            "gun": (self.gun, None),
            "card": (self.card, None),
            "tactic": (self.tactic, None),
            "deck": (self.deck, ("",)),
            "discard": (self.discard, ("",)),
            "revealed": (self.revealed, ("",)),
            "hand": (self.hand, ("",)),
            "tactics": (self.tactics, ("",)),
            "ss_supply": (self.supply, ("",)),
            "turn": (self.turn, ("",)),
            "actions": (self.actions, ("",)),
            "load": (self.load, ("",)),
            "pending": (self.pending, ("",)),
        }
        if kind not in known:
            return None
        tell, names = known[kind]
        if names is not None and name not in names:
            return None
        if kind == "gun" and not self._is_gun(name):
            return None
        return tell(name)

    # Defenders and where they stand

    def defender(self, who: str) -> Inspection:
        printed, row = self.text.printed[who], self.view["defenders"][who]
        at = row["at"]
        facts = [
            self.fact(_("Where"), self.place(at)),
            self.fact(_("Attack dice"), printed["attack"]),
            self.fact(_("Suppression"), printed["suppress"]),
        ]
        if printed["attributes"]:
            facts.append(self.fact(_("Attributes"), self.names("attribute", printed["attributes"])))
        if at not in OFF_BOARD:
            facts.append(self.fact(_("State"), self.state(row)))
            facts.append(self.fact(_("In sight"), self.in_sight(at)))
        rules = [ATTRIBUTE_RULES[one] for one in printed["attributes"]]
        rules += ["CI-2.0.4", "CI-4.0.5"] if at not in OFF_BOARD else ["CI-2.1.1"]
        square = [self.item("square", at, self.place(at))] if at in self.ground.squares else []
        return Inspection(
            f"defender:{who}",
            self.text.name("defender", who),
            tuple(facts),
            rules=tuple(rules),
            marks=self.sight_marks(at),
            items=tuple(square),
            picture=f"defender:{who}",
        )

    def state(self, row: Defender) -> str:
        words = [self.text.name("condition", key) for key in ("exhausted", "disrupted") if row[key]]
        words += [self.text.translate(_("has acted"))] if row["acted"] else []
        words += [self.text.translate(_("was given an order"))] if row["commanded"] else []
        return ", ".join(words) or self.text.translate(_("fresh"))

    def place(self, at: str) -> str:
        square = self.ground.squares.get(at)
        if square is None:
            return self.text.name("place", at)
        return f"{self.text.name('location', square['location'])}, {at}"

    def seen_nodes(self, at: str) -> list[str]:
        """The circles in the line of sight of a square (CI-1.3.1)."""
        colors = self.ground.squares[at]["colors"] if at in self.ground.squares else ()
        return [node for node, row in self.ground.nodes.items() if row["color"] in colors]

    def sight_marks(self, at: str) -> tuple[str, ...]:
        return tuple(f"node:{node}" for node in self.seen_nodes(at))

    def in_sight(self, at: str) -> str:
        found = [name for node in self.seen_nodes(at) for name in self.counters_on(node)]
        return ", ".join(found) or "–"

    def counters_on(self, node: str) -> list[str]:
        infantry = self.view["infantry"].get(node)
        found = [f"{self.text.name('counter', infantry)} {node}"] if infantry else []
        guns: Any = self.view["guns"].get(node, {})
        return found + [
            f"{self.text.name('counter', gun)} {node}" for gun in GUNS if guns.get(gun, 0)
        ]

    def square(self, at: str) -> Inspection:
        row = self.ground.squares[at]
        colors = self.names("color", row["colors"] or ["white"])
        facts = [self.fact(_("Sees"), colors)]
        if row["colors"]:
            facts.append(self.fact(_("In sight"), self.in_sight(at)))
        if row["numbers"]:
            hit = self.text.apart(
                f"{self.text.name('color', color)} {self.ranges(numbers)}"
                for color, numbers in row["numbers"].items()
            )
            facts.append(self.fact(_("Hit by a target die of"), hit))
        if row["weapon"]:
            facts.append(self.fact(_("Weapon"), self.weapon(row["weapon"])))
        who = self.here.get(at)
        facts.append(self.fact(_("Who stands here"), self.names("defender", [who] if who else [])))
        rules = ["CI-1.3.1"] if row["colors"] else ["CI-1.3.3"]
        rules += ["CI-3.6.2"] if row["weapon"] else []
        rules += ["CI-4.0.8"] if row["numbers"] else ["CI-4.0.9"]
        location = row["location"]
        return Inspection(
            f"square:{at}",
            self.place(at),
            tuple(facts),
            rules=tuple(rules),
            marks=self.sight_marks(at),
            items=(*([self.item("defender", who)] if who else []), self.item("location", location)),
            picture=f"square:{at}",
        )

    def weapon(self, weapon: str) -> str:
        row = self.ground.weapons[weapon]
        name = self.text.name("weapon", weapon)
        if row["attack"] is None:
            return name
        values = {"name": name, "attack": row["attack"], "suppress": row["suppress"]}
        return self.say(_("{name}: {attack} attack dice, suppression {suppress}"), **values)

    def location(self, name: str) -> Inspection:
        value = self.view["defense"].get(name)
        inside = [
            self.here[square]
            for square, row in self.ground.squares.items()
            if row["location"] == name and square in self.here
        ]
        facts = [] if value is None else [self.fact(_("Defense Value"), value)]
        facts.append(self.fact(_("Who is here"), self.names("defender", inside)))
        lost = name == "BJ" and self.view["jenny"] != "intact"
        rules = ("CI-2.5.3", "CI-4.0.9") if value is None else ("CI-4.2.5", "CI-4.2.6")
        return Inspection(
            f"location:{name}",
            self.text.name("location", name),
            tuple(facts),
            words=(self.ground.fate(self.text, name, value, lost),),
            rules=("CI-4.2.7", "CI-4.2.5") if name == "BJ" else rules,
            marks=tuple(f"defender:{who}" for who in inside),
            items=tuple(self.item("defender", who) for who in inside),
            picture=f"location:{name}",
        )

    # The SS

    def node(self, node: str) -> Inspection:
        row = self.ground.nodes[node]
        color = self.text.name("color", row["color"])
        title = _("Area {number}, {color}") if row["area"] else _("Circle {number}, {color}")
        watching = [who for at, who in self.here.items() if node in self.seen_nodes(at)]
        steps, way = self.ground.steps[node], self.ground.way(node)
        facts = [self.fact(_("Pushes until the castle"), steps)]
        infantry = self.view["infantry"].get(node)
        if infantry:
            facts += self.strength(infantry)
        else:
            facts.append(self.fact(_("Infantry here"), "–"))
        guns: Any = self.view["guns"].get(node, {})
        items = [
            Item(f"gun:{node}:{gun}", self.text.name("counter", gun))
            for gun in GUNS
            if guns.get(gun, 0)
        ]
        facts.append(self.fact(_("Seen by"), self.names("defender", watching)))
        last = [self.say(_("Infantry pushed from here enters the castle: the game is lost."))]
        return Inspection(
            f"node:{node}",
            self.say(title, number=node, color=color),
            tuple(facts),
            words=tuple(last if steps == 1 else []),
            rules=("CI-4.3.6", "CI-4.3.8") if not row["area"] else ("CI-1.2.2", "CI-4.3.6"),
            marks=(*(f"node:{one}" for one in way), *(f"defender:{who}" for who in watching)),
            items=(*items, *(self.item("defender", who) for who in watching)),
            picture=f"node:{node}",
        )

    def _is_gun(self, name: str) -> bool:
        area, _colon, gun = name.partition(":")
        return area in self.ground.nodes and gun in GUNS

    def gun(self, name: str) -> Inspection:
        area, _colon, gun = name.partition(":")
        color = self.ground.nodes[area]["color"]
        table = self.ground.color_tables.get(color, ())
        targets = sorted({self.here[at] for at in table if at in self.here})
        guns: Any = self.view["guns"].get(area, {})
        return Inspection(
            f"gun:{name}",
            f"{self.text.name('counter', gun)} {area}",
            (
                *self.strength(gun),
                self.fact(_("How many"), guns.get(gun, 0)),
                self.fact(_("Can hit"), self.names("defender", targets)),
            ),
            rules=("CI-4.3.10", "CI-4.3.9"),
            marks=tuple(f"defender:{who}" for who in targets),
            items=(self.item("node", area, self.say(_("Area {number}"), number=area)),),
            picture=f"gun:{name}",
        )

    def suppress(self, color: str) -> Inspection:
        areas = [n for n, row in self.ground.nodes.items() if row["area"] and row["color"] == color]
        return Inspection(
            f"suppress:{color}",
            self.say(_("Suppression, {color}"), color=color),
            (
                self.fact(_("Tokens"), self.view["suppression"][color]),
                self.fact(_("Hold back what comes to areas"), ", ".join(areas)),
            ),
            rules=("CI-4.3.4", "CI-4.3.5", "CI-2.3.7"),
            marks=tuple(f"node:{area}" for area in areas),
            picture=f"suppress:{color}",
        )

    def supply(self, _name: str) -> Inspection:
        used = Counter(one for one in self.view["infantry"].values() if one)
        for guns in self.view["guns"].values():
            used.update({"machine_gunner": guns["machine_gunner"], "mortar": guns["mortar"]})
        facts = [
            self.fact(self.text.name("counter", name), f"{row['count'] - used[name]}")
            for name, row in self.ground.counters.items()
        ]
        title = self.say(_("SS counters not on the board"))
        return Inspection("ss_supply", title, tuple(facts), rules=("CI-4.3.2",))

    # Tracks

    def turn(self, _name: str) -> Inspection:
        cards = self.view["deck"]
        left = cards if isinstance(cards, int) else len(cards)
        facts = (
            self.fact(_("Now"), self.text.clock(self.view)),
            self.fact(_("Cards in the SS deck"), left),
        )
        return Inspection("turn", self.say(_("Turn")), facts, rules=("CI-1.1.1", "CI-5.0.1"))

    def actions(self, _name: str) -> Inspection:
        facts = (self.fact(_("Actions left"), self.view["actions_left"]),)
        return Inspection("actions", self.say(_("Actions")), facts, rules=("CI-2.0.1", "CI-2.0.2"))

    def load(self, _name: str) -> Inspection:
        loaded = self.text.translate(_("loaded") if self.view["loaded"] else _("not loaded"))
        facts = (self.fact(_("The cannon is"), loaded),)
        title = self.text.name("weapon", "76mm_cannon")
        return Inspection("load", title, facts, rules=("CI-3.6.4", "CI-3.6.5"))

    def pending(self, _name: str) -> Inspection:
        pending: Any = self.view["pending"] or {}
        counter, area = pending.get("counter"), pending.get("area")
        if counter is None or area is None:
            return Inspection("pending", self.say(_("Undecided")), rules=("CI-3.5.1",))
        title = self.say(_("On its way to area {area}"), area=area)
        marks = (f"node:{area}",)
        rules = ("CI-4.3.4", "CI-4.3.5")
        return Inspection("pending", title, tuple(self.strength(counter)), (), rules, marks)
