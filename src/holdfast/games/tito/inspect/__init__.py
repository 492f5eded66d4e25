"""What there is to know about each thing on the map of Capture Tito!, from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from holdfast.core.inspection import Fact, Inspection, Item
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given
from holdfast.core.text import capital
from holdfast.games.tito.shapes import VIPS, Papers, View, Vip
from holdfast.games.tito.standing import letters_in, shown_in, standing
from holdfast.games.tito.terms import PLACES, TRIGGERS

from .reach import Reach

if TYPE_CHECKING:
    from holdfast.games.tito.text import TitoText

POOLS: Final = ("B", "C", "red", "blue", "black")
CAMPS: Final = ("german", "yugoslav")
TRIGGER_RULES: Final = {
    "air": "CT-6.3",
    "landing": "CT-6.4",
    "fire": "CT-6.5",
    "assault": "CT-6.6",
    "marker": "CT-6.7",
    "grotto": "CT-6.8",
    "tito_seen": "CT-6.9",
    "tito_taken": "CT-6.10",
    "missions": "CT-6.11",
}
KIND_RULES: Final = {"officer": ("CT-13.2.3.6", "CT-12.1.1"), "tank": ("CT-13.2.3.4",),
                     "dca": ("CT-13.2.3.4", "CT-9.4")}  # fmt: skip
VIP_RULES: Final = {
    "tito": ("CT-14.1", "CT-13.4.1", "CT-14.3", "CT-12.3.6"),
    "churchill": ("CT-14.2", "CT-13.4.1"),
    "documents": ("CT-14.4",),
}


def inspect(view: View, element: str, text: TitoText) -> Inspection | None:
    """What is to be said of an element; None for what is not of this game."""
    kind, _colon, name = element.partition(":")
    return Lens(view, text).look(kind, name)


class Lens(Reach):
    """Looks at one view in one language."""

    def __init__(self, view: View, text: TitoText) -> None:
        super().__init__(view, text.ground, letters_in(view["markers"]))
        self.text = text

    def look(self, kind: str, name: str) -> Inspection | None:
        known: Mapping[str, tuple[Callable[[str], Inspection], Iterable[str]]] = {
            "zone": (self.zone, map(str, self.ground.zones)),
            "unit": (self.unit, self.ground.units),
            "vip": (self.vip, VIPS),
            "wanted": (self.vip, VIPS),
            "trigger": (self.trigger, TRIGGERS),
            "pool": (self.pool, POOLS),
            "line": (self.line, map(str, range(1, 11))),
            "turn": (self.turn, ("",)),
            "end": (self.turn, ("",)),
            "alarm": (self.alarm, ("",)),
            "ammo": (self.ammo, ("",)),
            "air": (self.air, ("",)),
            "astray": (self.astray, ("",)),
            "storch": (self.storch, ("",)),
            "clash": (self.assault, ("",)),
            "assault": (self.assault, ("",)),
            "result": (self.result, ("",)),
        }
        if kind in ("marker", "stack"):
            zone, _colon, rest = name.partition(":")
            if not zone.isdecimal() or int(zone) not in self.ground.zones:
                return None
            return self.marker(zone, rest) if kind == "marker" else self.stack(zone, rest)
        if kind not in known:
            return None
        tell, names = known[kind]
        return tell(name) if name in names else None

    # Words

    def say(self, sentence: str, **facts: object) -> str:
        return self.text.say(sentence, facts)

    def fact(self, label: str, value: object) -> Fact:
        return Fact(self.text.translate(label), str(value))

    def names(self, kind: str, values: Iterable[object]) -> str:
        return ", ".join(self.text.name(kind, one) for one in values) or "–"

    def title(self, words: str) -> str:
        return capital(words)

    def unit_items(self, units: Iterable[str]) -> tuple[Item, ...]:
        return tuple(Item(f"unit:{unit}", self.text.name("unit", unit)) for unit in units)

    def zone_items(self, zones: Iterable[int]) -> tuple[Item, ...]:
        return tuple(
            Item(f"zone:{zone}", self.title(self.text.name("zone", zone))) for zone in zones
        )

    def strength(self, units: Iterable[str]) -> int:
        return sum(self.view["units"][unit]["sp"] for unit in units)

    # Zones

    def zone(self, name: str) -> Inspection:
        zone = int(name)
        row = self.ground.zones[zone]
        facts = [self.fact(_("Terrain"), self.terrain(row["colour"]))]
        features = self.features(zone)
        if features:
            facts.append(self.fact(_("Marked"), ", ".join(features)))
        facts += [
            self.stack_fact(zone, camp) for camp in CAMPS if self.camp(zone, camp == "german")
        ]
        letters = self.markers.get(name, ())
        if letters:
            facts.append(self.fact(_("Markers face down"), ", ".join(letters)))
        near = self.ground.near[zone]
        linked = ", ".join(
            self.say(_("{zone} ({cost} MP)"), zone=str(other), cost=cost)
            for other, cost in near.items()
        )
        facts.append(self.fact(_("Next to it"), linked))
        movers, shooters = self.movers(zone), self.shooters(zone)
        facts.append(self.fact(_("Could move here"), self.names("unit", movers)))
        facts.append(self.fact(_("Could fire here"), self.names("unit", shooters)))
        return Inspection(
            f"zone:{zone}",
            self.title(self.text.name("zone", zone)),
            tuple(facts),
            rules=self.zone_rules(zone),
            marks=(*(f"zone:{other}" for other in near), *(f"unit:{one}" for one in movers)),
            items=(
                *self.unit_items(self.inside.get(zone, ())),
                *self.vip_items(zone),
                *self.zone_items(near),
            ),
            picture=f"zone:{zone}",
        )

    def terrain(self, colour: str) -> str:
        value = self.ground.protection[colour]
        return self.say(
            _("{name}, protection {value}"), name=self.text.term("terrain", colour), value=value
        )

    def features(self, zone: int) -> list[str]:
        row = self.ground.zones[zone]
        found = []
        if row["grotto"]:
            found.append(self.say(_("Tito's grotto")))
        if row["cross"]:
            found.append(self.say(_("airstrip of the Storch")))
        if row["mission"]:
            found.append(self.text.term("missions", row["mission"]))
        if row["entry"]:
            entry = row["entry"]
            pool = self.text.word("reinforcement", entry["colour"])
            found.append(self.say(_("entry {number} of {pool}"), number=entry["number"], pool=pool))
        for drop in row["dz"]:
            found.append(self.say(_("drop zone {dz}, die {number}"), **drop))
        return found

    def zone_rules(self, zone: int) -> tuple[str, ...]:
        row = self.ground.zones[zone]
        rules = ["CT-14.5"] if row["mission"] else []
        rules += ["CT-6.8"] if row["grotto"] else []
        rules += ["CT-14.3"] if row["cross"] else []
        rules += ["CT-11.4"] if row["entry"] else []
        rules += ["CT-8.1", "CT-8.3"] if str(zone) in self.markers else []
        rules += ["CT-10.3"] if row["dz"] else []
        return (*rules, "CT-1.2.1", "CT-12.0.1", "CT-2.2.2")

    def stack_fact(self, zone: int, camp: str) -> Fact:
        units = self.camp(zone, camp == "german")
        room = self.say(_("{sp} of {most} SP"), sp=self.strength(units), most=self.ground.stacking)
        return Fact(self.text.term("sides", camp), f"{self.names('unit', units)} ({room})")

    def vip_items(self, zone: int) -> list[Item]:
        return [
            Item(f"vip:{vip}", self.title(self.text.name("vip", vip)))
            for vip in VIPS
            if self.view[vip]["at"] == zone
        ]

    def stack(self, zone: str, camp: str) -> Inspection | None:
        if camp not in CAMPS:
            return None
        units = self.camp(int(zone), camp == "german")
        facts = [self.stack_fact(int(zone), camp)]
        front = self.view["front"].get(zone)
        if front in units:
            facts.append(self.fact(_("In front"), self.text.name("unit", front)))
        where = self.title(self.text.name("zone", int(zone)))
        return Inspection(
            f"stack:{zone}:{camp}",
            f"{self.text.term('sides', camp)}, {where}",
            tuple(facts),
            rules=("CT-2.2.5" if camp == "german" else "CT-2.2.6", "CT-2.2.1", "CT-2.2.2"),
            marks=(f"zone:{zone}",),
            items=(*self.unit_items(units), *self.zone_items([int(zone)])),
        )

    def marker(self, zone: str, _place: str) -> Inspection:
        """What a marker may hide: all that was not seen yet under its letter (CT-3.1.4)."""
        letters = self.markers.get(zone, [])
        shown = shown_in(self.view["markers"])
        unseen = Counter(
            self.back(row["back"])
            for row in self.ground.markers
            if row["letter"] in letters and row["id"] not in shown
        )
        listed = ", ".join(f"{count} × {back}" for back, count in unseen.items())
        title = self.say(_("Markers {letters}, face down"), letters=", ".join(letters) or "–")
        return Inspection(
            f"marker:{zone}:0",
            title,
            (
                self.fact(_("Where"), self.text.name("zone", int(zone))),
                self.fact(_("Not seen yet"), listed or "–"),
            ),
            rules=("CT-8.1", "CT-8.3", "CT-8.5", "CT-3.2.2", "CT-3.2.3"),
            marks=(f"zone:{zone}",),
            items=self.zone_items([int(zone)]),
        )

    def back(self, back: Mapping[str, int]) -> str:
        return " + ".join(
            f"{count} {self.text.name('back', what)}" if count > 1 else self.text.name("back", what)
            for what, count in back.items()
        )

    # Counters

    def unit(self, unit: str) -> Inspection:
        printed, row = self.ground.units[unit], self.view["units"][unit]
        values, at = self.values(unit), row["at"]
        facts = [
            self.fact(_("Kind"), self.text.term("kinds", printed["kind"])),
            self.fact(_("Where"), self.where(at)),
            self.fact(_("Fire"), values["ff"]),
            self.fact(_("Assault"), values["af"]),
            self.fact(_("Movement points"), values["mp"]),
        ]
        if printed["kind"] != "officer":
            facts.append(self.fact(_("Strength points"), row["sp"]))
        if row["acts"]:
            done = ", ".join(self.text.word("act", mark) for mark in row["acts"])
            facts.append(self.fact(_("This turn"), done))
        if row["fixed"]:
            facts.append(self.fact(_("Movement"), self.say(_("fixed: cannot move this turn"))))
        elif printed["side"] == "german" and type(at) is int and self.may_move(unit, at):
            facts.append(self.fact(_("MP left this turn"), self.points_left(unit)))
        rules = (*KIND_RULES.get(printed["kind"], ()), "CT-2.1.1", "CT-2.1.2")
        rules += ("CT-7.2",) if printed["side"] == "german" else ("CT-7.4", "CT-12.3.1")
        zones = [at] if type(at) is int else []
        reach = self.reach(unit) if printed["side"] == "german" else []
        return Inspection(
            f"unit:{unit}",
            self.title(self.text.name("unit", unit)),
            tuple(facts),
            rules=rules,
            marks=tuple(f"zone:{zone}" for zone in reach or zones),
            items=self.zone_items(zones),
            picture=f"unit:{unit}",
        )

    def where(self, at: int | str) -> str:
        if type(at) is int:
            return self.text.name("zone", at)
        return self.text.word("place", at) if at in PLACES else str(at)

    def vip(self, vip: str) -> Inspection:
        row: Papers = self.view[cast(Vip, vip)]
        facts = [self.fact(_("State"), self.text.state(vip, row["state"]))]
        at = row["at"]
        if at is not None:
            facts.append(self.fact(_("Where"), self.text.name("zone", at)))
        if guard := row.get("guard"):
            facts.append(self.fact(_("Guard"), self.text.name("unit", guard)))
        worth = self.ground.victory[vip]
        if isinstance(worth, Mapping):
            said = self.say(_("prisoner {prisoner}, dead {dead}"), **worth)
        else:
            said = str(worth)
        facts.append(self.fact(_("Victory points"), said))
        zones = [] if at is None else [at]
        return Inspection(
            f"vip:{vip}",
            self.title(self.text.name("vip", vip)),
            tuple(facts),
            rules=VIP_RULES[vip],
            marks=tuple(f"zone:{zone}" for zone in zones),
            items=self.zone_items(zones),
            picture=f"vip:{vip}" if at is not None else f"wanted:{vip}",
        )

    def pool(self, pool: str) -> Inspection:
        """Counters that are not on the map yet; how many of each kind everybody knows."""
        waiting = Counter(
            self.text.term("kinds", printed["kind"])
            for unit, printed in self.ground.units.items()
            if pool in (printed["group"], printed.get("entry"))
            and self.view["units"][unit]["at"] in ("pool", "delayed")
        )
        facts = [self.fact(kind, count) for kind, count in waiting.items()]
        facts = facts or [self.fact(_("Counters"), 0)]
        if pool in ("B", "C"):
            title = self.say(_("Yugoslavs that {letter} markers bring"), letter=pool)
        else:
            title = self.text.word("reinforcement", pool)
        rules = (
            ("CT-3.2.1", "CT-3.2.2") if pool in ("B", "C") else ("CT-3.2.4", "CT-11.1", "CT-11.3")
        )
        return Inspection(f"pool:{pool}", title, tuple(facts), rules=rules)

    # Tracks and tables

    def from_standing(self, element: str, place: int, rules: tuple[str, ...]) -> Inspection:
        """A track says what the bar over the table says of it."""
        line = standing(self.view, self.text)[place]
        facts = (Fact(line.label, line.value),)
        return Inspection(element, line.label, facts, (line.detail,), rules, line.marks)

    def turn(self, _name: str) -> Inspection:
        found = self.from_standing("turn", 4, ("CT-1.3.1", "CT-4.1"))
        clock = self.fact(_("Now"), self.text.clock(self.view))
        event = self.view["event"]
        told = [self.fact(_("Event"), self.text.name("letter", event))] if event else []
        rules = (*found.rules, *(["CT-5.1.9"] if event == "g" else []))
        return Inspection("turn", found.title, (clock, *found.facts, *told), found.words, rules)

    def alarm(self, _name: str) -> Inspection:
        return self.from_standing("alarm", 1, ("CT-6.2", "CT-7.4", "CT-11.1", "CT-8.7"))

    def ammo(self, _name: str) -> Inspection:
        return self.from_standing("ammo", 2, ("CT-13.1.1", "CT-13.1.2", "CT-13.1.3"))

    def result(self, _name: str) -> Inspection:
        return self.from_standing("result", 0, ("CT-14.8", "CT-14.9"))

    def trigger(self, name: str) -> Inspection:
        row = next(one for one in self.ground.alarm if one["id"] == name)
        triggers: Given = self.view["triggers"]
        pulled = triggers[name]
        done = len(pulled) == row["max"] if isinstance(pulled, list) else pulled
        state = _("has happened") if done else _("not yet")
        facts = (
            self.fact(_("Raises the alarm by"), row["amount"]),
            self.fact(_("State"), self.text.translate(state)),
        )
        title = self.text.name("trigger", name)
        return Inspection(f"trigger:{name}", title, facts, rules=(TRIGGER_RULES[name], "CT-6.2"))

    def air(self, _name: str) -> Inspection:
        air = self.view["air"]
        facts = []
        zones = []
        if air is not None:
            zones = [air["zone"]]
            facts.append(self.fact(_("Where"), self.text.name("zone", air["zone"])))
            facts.append(self.fact(_("Bonus"), f"+{air['bonus']}"))
        title = self.say(_("Air support"))
        marks = tuple(f"zone:{zone}" for zone in zones)
        rules = ("CT-9.5", "CT-9.2", "CT-9.6")
        return Inspection("air", title, tuple(facts), (), rules, marks, self.zone_items(zones))

    def astray(self, _name: str) -> Inspection:
        unit = self.view["astray"]
        items = self.unit_items([unit] if unit else [])
        title = self.say(_("Lands far away"))
        return Inspection("astray", title, rules=("CT-5.1.8", "CT-10.10"), items=items)

    def storch(self, _name: str) -> Inspection:
        zones = [zone for zone, row in self.ground.zones.items() if row["cross"]]
        title = self.say(_("The Storch"))
        marks = tuple(f"zone:{zone}" for zone in zones)
        return Inspection("storch", title, (), (), ("CT-14.3",), marks, self.zone_items(zones))

    def assault(self, _name: str) -> Inspection:
        fight = self.view["assault"]
        title = self.say(_("Assault"))
        if fight is None:
            return Inspection("assault", title, rules=("CT-13.3.0.1",))
        zone = fight["zone"]
        facts = [self.fact(_("Round"), fight["round"])]
        facts += [self.stack_fact(zone, camp) for camp in CAMPS]
        where = self.text.name("zone", zone)
        rules = ("CT-13.3.1.1", "CT-13.3.1.6", "CT-13.3.1.7", "CT-13.3.1.10")
        items = (*self.unit_items(self.inside.get(zone, ())), *self.zone_items([zone]))
        marks = (f"zone:{zone}",)
        return Inspection("assault", f"{title}, {where}", tuple(facts), (), rules, marks, items)

    def line(self, name: str) -> Inspection:
        fight = self.view["assault"]
        columns = [] if fight is None else fight["columns"]
        units = columns[int(name) - 1] if int(name) <= len(columns) else []
        facts = (self.fact(_("In contact and in support"), self.names("unit", units)),)
        title = self.say(_("Line {line}"), line=name)
        rules = ("CT-13.3.1.6", "CT-13.3.1.7", "CT-13.3.1.8")
        return Inspection(f"line:{name}", title, facts, (), rules, (), self.unit_items(units))
