"""Capture Tito! in words. English here; other languages in `locale`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, ClassVar

from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.notes import Moment
from holdfast.core.text import Text
from holdfast.games.tito.notes import MOMENTS, OPENING_NOTES
from holdfast.games.tito.shapes import Pack, Row

ACTIONS: Mapping[str, str] = {
    "choose_group": _("{group} loses a strength point"),
    "no_air_support": _("No air support this turn"),
    "air_support": _("Air support for {zone}"),
    "attach": _("{officer} joins {unit}"),
    "move": _("{unit} moves to {to}"),
    "stop": _("{unit} stops here"),
    "hand_over": _("{prisoner} is handed over to {unit}"),
    "end_phase": _("End this step"),
    "fire": _("{unit} fires at {at}"),
    "assault": _("Assault in {zone}"),
    "front": _("{unit} goes in front"),
    "line_up": _("{unit} in contact on line {line}"),
    "support": _("{unit} supports line {line}"),
    "continue": _("Another round"),
    "break_off": _("Break off the assault"),
    "retreat": _("Retreat to {to}"),
}

PROMPTS: Mapping[str, str] = {
    "loss_group": _("The partisans are ready: which group do they hit?"),
    "air_support": _("Name a zone for air support, or do without."),
    "attach": _("The officer landed alone: which platoon does he join?"),
    "movement": _("Move your units one by one, then end the step."),
    "combat": _("Fire, assault and order your stacks, then end the step."),
    "line_up": _("Which platoon is in contact on the next line?"),
    "support": _("Which line does the next platoon support?"),
    "assault_round": _("Fight another round, or break off?"),
    "retreat": _("Where do the units retreat to?"),
    "reorganise": _("The stack was fired at: which platoon is in front now?"),
}

EVENTS: Mapping[str, str] = {
    "markers_placed": _("The {letter} markers lie face down in {zones}."),
    "ready": _("The Germans have {ammo} ammunition points."),
    "turn": _("Turn {turn}, {hours}."),
    "random_event": _("The event die shows {die}: {letter}."),
    "welcome": _("A die of {die}: {groups} are shot at before they land."),
    "set_aside": _("An A marker leaves {zone} unseen."),
    "birthday": _("A die of {die}: a B marker goes from {from} to {to}."),
    "went_home": _("{unit} has gone home."),
    "astray": _("A die of {die}: {unit} will land far away."),
    "second_wave": _("A die of {die}: {units} land this turn."),
    "supply": _("Supply ({dice}): ammunition rises from {from} to {to}."),
    "relief": _("A die of {die}: the relief comes, and turn {last_turn} is the last."),
    "alarm": _("{trigger}: the alarm rises from {from} to {to}."),
    "air_support": _("Air support for {zone}: {die} {modifier} = {total}, a bonus of {bonus}."),
    "landed": _("{unit} lands in {to} (drop zone {dz}, die {die})."),
    "attached": _("{officer} joins {unit} in {to}."),
    "activation_test": _("From {zone} the markers of {at} are tested: {die} against {alarm}."),
    "turned_over": _("{zone}: a {letter} marker shows {back}."),
    "all_turned_over": _("All markers are turned over."),
    "vip_found": _("{vip} is in {zone}."),
    "drawn": _("{unit} appears in {zone}."),
    "not_drawn": _("No more counters of this kind can come to {zone}."),
    "officer_bonus": _("With an officer, and faster: {units}."),
    "moved": _("{unit} moves from {from} to {to}."),
    "stopped": _("{unit} stops in {zone}."),
    "front": _("{unit} is now in front in {zone}."),
    "guarded": _("{guard} guards {vip}."),
    "prisoner_moved": _("{vip} is taken from {from} to {to}."),
    "documents_taken": _("The secret documents are found in {zone}."),
    "capture": _("{vip} in {zone}: the die shows {die}."),
    "vip_dead": _("{vip} is dead."),
    "storch": _("A Storch lands in {zone} to fetch Tito."),
    "evacuated": _("The Storch takes off with {vip}."),
    "fire_declared": _("{from} fires at {at}."),
    "fire": _("{attack} against {defence}: {hit} is hit."),
    "reduced": _("{unit} is reduced."),
    "eliminated": _("{unit} is eliminated."),
    "ammo": _("Ammunition: {to} left."),
    "assault": _("Assault in {zone}: {germans} against {yugoslavs}."),
    "placed": _("{unit} takes its place on line {line}."),
    "columns": _("Round {round} in {zone}: {german} face {yugoslav}."),
    "line": _("Line {line}: {attack} against {defence}: {hit} is hit."),
    "assault_won": _("The assault in {zone} is won."),
    "assault_lost": _("The assault in {zone} is lost."),
    "no_way_back": _("There is no way back from {zone}: the assault goes on."),
    "broken_off": _("The assault in {zone} is broken off."),
    "retreated": _("{unit} retreats from {from} to {to}."),
    "reinforcements": _("Reinforcements: {die} against an alarm of {alarm}."),
    "arrival": _("{counters} counters come to entry {number}."),
    "reinforcement_drawn": _("{unit} is drawn for {zone}."),
    "entered": _("{unit} enters in {to}."),
    "delayed": _("{unit} finds {blocked} blocked and waits."),
    "waits": _("{unit} still waits near {blocked}."),
    "fixed": _("Fixed by Germans next to them: the stacks in {zones}."),
    "stack_chosen": _("The stack in {zone} moves next ({decided_by})."),
    "target_chosen": _("From {from} it makes for {zone}, {distance} MP away ({decided_by})."),
    "end_chosen": _("It advances to {zone} ({decided_by})."),
    "stays": _("The stack in {zone} stays ({reason})."),
    "stack_moved": _("{units} move from {from} to {to}."),
    "joined": _("{units} join the stack in {zone}."),
    "too_many": _("{zone} is too small for all: {units} cannot stay."),
    "went_back": _("{units} go back to {to}."),
    "way_round": _("They go round to {zone} ({decided_by})."),
    "escaped": _("{vips} escape by {from} with {units}."),
    "stack_order": _("{top} is on top in {zone} ({decided_by})."),
    "shooters_chosen": _("The stack in {zone} fires next ({decided_by})."),
    "fire_target_chosen": _("Its target is {zone} ({decided_by})."),
    "turn_over": _("Turn {turn} is over."),
    "game_over": _("The game is over: {level}, {vp} victory points ({reason})."),
}

WORDS: Mapping[str, Mapping[str, str]] = {
    "letter": {
        "a": _("no event"),
        "b": _("a welcoming committee"),
        "c": _("where are you, Tito?"),
        "d": _("happy birthday"),
        "e": _("the young communists"),
        "f": _("good landing, bad location"),
        "g": _("the relief"),
    },
    "trigger": {
        "air": _("First air support with a bonus"),
        "landing": _("First landing"),
        "fire": _("First fire"),
        "assault": _("First assault"),
        "marker": _("First marker turned over"),
        "grotto": _("Platoons in the grotto"),
        "tito_seen": _("Tito is seen"),
        "tito_taken": _("Tito is a prisoner"),
        "missions": _("A mission is occupied"),
    },
    "decided_by": {
        "only": _("nothing else to choose"),
        "sp": _("most strength points decide"),
        "ff": _("the fire factor decides"),
        "roster": _("the roster decides"),
        "nearest": _("the shortest way decides"),
        "room": _("room for all decides"),
        "top_ff": _("the fire factor on top decides"),
        "sum_of_ff": _("the sum of fire factors decides"),
        "front_ff": _("the fire factor in front decides"),
        "die": _("a die decides"),
    },
    "reason": {
        "time": _("the last turn is over"),
        "ammo": _("no ammunition is left"),
        "annihilated": _("no platoon is left"),
        "friends_here": _("it has found its friends"),
        "no_way": _("no way leads to a target"),
    },
    "level": {
        "complete": _("a complete success"),
        "semi": _("a semi-success"),
        "failure": _("a failure"),
    },
    "vip": {
        "tito": _("Tito"),
        "churchill": _("Randolph Churchill"),
        "documents": _("the secret documents"),
        "uniform": _("Tito's uniform"),
    },
    "seat": {"german": _("Germans")},
    "reinforcement": {"black": _("R black"), "blue": _("R blue"), "red": _("R red")},
    "option:difficulty": {
        "easy": _("easy"),
        "medium": _("medium"),
        "difficult": _("difficult"),
    },
    "part": {
        "support": _("support"),
        "officer": _("officer"),
        "light": _("light"),
        "ammo": _("ammunition"),
        "air": _("air support"),
        "dca": _("AA guns"),
        "tank": _("tanks"),
        "protection": _("protection"),
        "tito": _("Tito"),
    },
    "state": {
        "hidden": _("not found"),
        "free": _("free"),
        "prisoner": _("a prisoner"),
        "dead": _("dead"),
        "escaped": _("escaped"),
        "evacuated": _("flown out"),
        "taken": _("taken"),
    },
}

OUTCOMES: Mapping[str, str] = {
    "target_hit": _("the target is hit"),
    "shooter_hit": _("the shooter is hit"),
    "yugoslav_hits": _("Yugoslavs hit: {number}"),
    "bonus": _("bonus +{number}"),
    "nothing_turned_over": _("no marker is turned over"),
    "something_turned_over": _("a marker is turned over"),
    "counters": _("counters that arrive: {number}"),
    "tito_prisoner": _("Tito is taken prisoner"),
    "tito_dead": _("Tito dies"),
    "churchill_prisoner": _("Churchill is taken prisoner"),
    "churchill_dead": _("Churchill dies"),
}

BOARD: Mapping[str, str] = {
    "head": _("Turn {turn} of {last_turn}, {hours}. Alarm {alarm}, ammunition {ammo}."),
    "air": _("Air support on {zone}: +{bonus}."),
    "zone": _("{zone} ({terrain}): {who}"),
    "markers": _("markers {letters}"),
    "unit": _("{unit} {sp} SP"),
    "front": _("{unit} {sp} SP (front)"),
    "officer": _("{unit}"),
    "vip": _("{vip}: {state}."),
    "vip_at": _("{vip}: {state} in {zone}."),
    "aside": _("A markers set aside: {aside}."),
    "due": _("Still to land: {units}."),
}

NAMES: Mapping[str, str] = {
    "turn": _("Turn {turn}, {hours}"),
    "hours": _("{day} May {from}-{to}"),
    "zone": _("zone {number}"),
    "named": _("{name} ({number})"),
    "number": _("{name} {number}"),
    "value": _("{unit}: factor {factor}{modifiers}, die {die} = {total}"),
    "over": _("{level}: {vp} victory points ({reason})."),
}

KINDS: Mapping[str, str] = {
    "group": "group", "groups": "group",
    "unit": "unit", "units": "unit", "officer": "unit", "guard": "unit",
    "hit": "unit", "top": "unit",
    "germans": "unit", "yugoslavs": "unit", "german": "unit", "yugoslav": "unit", "moving": "unit",
    "next": "next", "wanted": "unit", "front": "unit",
    "zone": "zone", "zones": "zone", "at": "zone", "to": "to", "from": "to", "blocked": "zone",
    "prisoner": "vip", "vip": "vip", "vips": "vip", "back": "back", "others": "others",
    "trigger": "trigger", "decided_by": "decided_by", "reason": "reason", "level": "level",
    "attack": "value", "defence": "value", "letter": "letter",
}  # fmt: skip


LEVELS = ("alarm", "ammo", "supply")
"""Events whose "from" and "to" are levels of a track, not zones."""


@lru_cache(maxsize=None)
def pack() -> dict[str, Any]:
    """The component data that ships with the game, for its names."""
    source = resources.files("holdfast.games.tito").joinpath("data", "pack.json")
    found: dict[str, Any] = json.loads(source.read_text("utf-8"))
    return found


SCORE_LINES = {
    "tito": _("Tito"),
    "churchill": _("Randolph Churchill"),
    "documents": _("Secret documents"),
    "missions": _("Missions"),
    "platoons": _("Platoons lost"),
    "officers": _("Officers lost"),
    "total": _("Total"),
}


class TitoText(Text):
    """The words of the game."""

    package: ClassVar[str] = "holdfast.games.tito"
    opening_notes: ClassVar[tuple[str, ...]] = OPENING_NOTES
    moments: ClassVar[Mapping[str, Moment]] = MOMENTS
    actions: ClassVar[Mapping[str, str]] = ACTIONS
    prompts: ClassVar[Mapping[str, str]] = PROMPTS
    events: ClassVar[Mapping[str, str]] = EVENTS
    figures: ClassVar[Mapping[str, str]] = {"vp": _("victory points")}
    outcomes: ClassVar[Mapping[str, str]] = OUTCOMES
    kinds: ClassVar[Mapping[str, str]] = KINDS
    dice_sides: ClassVar[Mapping[str, int]] = dict.fromkeys(
        ("random_event", "welcome", "air_support", "activation_test", "reinforcements"), 10
    )

    def __init__(self, language: str = "en", corrected: Pack | None = None) -> None:
        super().__init__(language)
        data = pack() if corrected is None else corrected
        self._zones = {row["id"]: row["name"] for row in data["zones"]["rows"]}
        self._colours = {row["id"]: row["colour"] for row in data["zones"]["rows"]}
        self._groups = {row["id"]: self._own_name(row["name"]) for row in data["groups"]["rows"]}
        self._terms = data["terms"]
        self._turn = self.translate(NAMES["turn"])
        self._turns = {row["turn"]: self._hours(row) for row in data["turns"]["rows"]}
        self._units = {row["id"]: self._unit_name(row) for row in data["units"]["rows"]}

    def _hours(self, row: Row) -> str:
        """The time of a turn. The pack writes it in English: `25 May 06:00`."""
        day, month, hour = f"{row['from']}  ".split(" ")[:3]
        if month != "May":
            return f"{row['from']}-{row['to']}"
        facts = {"day": day, "from": hour, "to": row["to"]}
        return self.translate(NAMES["hours"]).format(**facts)

    def _own_name(self, names: Mapping[str, str]) -> str:
        return names.get(self.language, names["en"])

    def _unit_name(self, row: Row) -> str:
        unit: str = row["id"]
        stem, _dash, number = unit.rpartition("-")
        if row["kind"] == "officer":
            return unit.capitalize()
        if row["side"] == "german":
            name = self._groups[row["group"]]
        elif row["group"] == "R":
            name = self.word("reinforcement", stem)
        else:
            name = self._own_name(self._terms["kinds"][row["kind"]])
        return self.translate(NAMES["number"]).format(name=name, number=number)

    def name(self, kind: str, value: Any) -> str:
        if kind == "unit" or (kind in ("others", "next") and value in self._units):
            return self._units.get(value, str(value))
        if kind in ("zone", "to", "others") and type(value) is int:
            return self._zone_name(value, kind == "zone" or kind == "to")
        if kind == "to" and value in self._units:
            return self._units[value]
        if kind == "group" or (kind == "others" and value in self._groups):
            return self._groups.get(value, str(value))
        if kind == "value" and isinstance(value, Mapping):
            return self._value(value)
        if kind == "back":
            known = WORDS["vip"].get(value)
            if known is None and value in self._terms["kinds"]:
                return self._own_name(self._terms["kinds"][value])
            return self.translate(known) if known is not None else str(value)
        return self.word(kind, value)

    def word(self, table: str, value: Any) -> str:
        """A word of one of the small tables."""
        known = WORDS.get(table, {}).get(value)
        return self.translate(known) if known is not None else str(value)

    def _zone_name(self, zone: int, full: bool) -> str:
        names = self._zones.get(zone)
        if names is not None:
            facts = {"name": self._own_name(names), "number": zone}
            return self.translate(NAMES["named"]).format(**facts)
        return self.translate(NAMES["zone"]).format(number=zone) if full else str(zone)

    def _value(self, value: Mapping[str, Any]) -> str:
        parts = [
            f", {self.word('part', part)} {amount:+d}"
            for part, amount in value["modifiers"].items()
        ]
        facts = {
            "unit": self.name("unit", value["unit"]),
            "factor": str(value["factor"]),
            "modifiers": "".join(parts),
            "die": str(value["die"]),
            "total": str(value["total"]),
        }
        return self.translate(NAMES["value"]).format(**facts)

    def event(self, event: Event) -> str:
        facts = dict(event.facts)
        if event.kind == "turn":
            facts["hours"] = self._turns.get(facts["turn"], "")
        if event.kind in LEVELS:
            facts["from"], facts["to"] = str(facts["from"]), str(facts["to"])
        if event.kind == "columns":
            facts["german"] = [unit for line in facts["german"] for unit in line]
            facts["yugoslav"] = [unit for line in facts["yugoslav"] for unit in line]
        return _sentence(self.say(self.events.get(event.kind, event.kind), facts))

    def chapter(self, event: Event) -> str | None:
        return self.clock(event.facts) if event.kind == "turn" else None

    def clock(self, view: Mapping[str, Any]) -> str:
        turn = view["turn"]
        return self._turn.format(turn=turn, hours=self._turns.get(turn, ""))

    def marks(self, event: Event) -> list[str]:
        found: dict[str, None] = {}
        for key, value in event.facts.items():
            kind = self.kinds.get(key)
            for one in value if isinstance(value, list | tuple) else (value,):
                if kind == "value" and isinstance(one, Mapping):
                    found[f"unit:{one['unit']}"] = None
                elif kind == "vip":
                    found[f"vip:{one}"] = None
                elif isinstance(one, str) and one in self._units:
                    found[f"unit:{one}"] = None
                elif kind in ("zone", "to") and type(one) is int and event.kind not in LEVELS:
                    found[f"zone:{one}"] = None
        if event.kind in LEVELS:
            found["alarm" if event.kind == "alarm" else "ammo"] = None
        return list(found)

    def board(self, view: Mapping[str, Any]) -> str:
        """Every zone that holds something, and the tracks."""
        lines = [
            self.say(
                BOARD["head"],
                {
                    "hours": self._turns.get(view["turn"], ""),
                    **{key: str(view[key]) for key in ("turn", "last_turn", "alarm", "ammo")},
                },
            )
        ]
        if view["air"] is not None:
            lines.append(self.say(BOARD["air"], view["air"]))
        if view["due"]:
            lines.append(self.say(BOARD["due"], {"units": view["due"]}))
        lines += self._board_zones(view)
        for vip in ("tito", "churchill", "documents"):
            facts = {"vip": vip, "state": self.word("state", view[vip]["state"])}
            if view[vip]["at"] is None:
                lines.append(self.say(BOARD["vip"], facts))
            else:
                lines.append(self.say(BOARD["vip_at"], {**facts, "zone": view[vip]["at"]}))
        aside = view["markers"].get("aside", 0)
        if type(aside) is int and aside > 0:
            lines.append(self.say(BOARD["aside"], {"aside": aside}))
        return "\n".join(lines)

    def _board_zones(self, view: Mapping[str, Any]) -> list[str]:
        who: dict[int, list[str]] = {}
        for unit, facts in view["units"].items():
            at = facts["at"]
            if type(at) is int:
                front = view["front"].get(str(at)) == unit
                kind = "front" if front else ("unit" if facts["sp"] else "officer")
                words = self.say(BOARD[kind], {"unit": unit, "sp": facts["sp"]})
                who.setdefault(at, []).append(words)
        for zone, letters in _letters(view["markers"]).items():
            words = self.say(BOARD["markers"], {"letters": letters})
            who.setdefault(int(zone), []).append(words)
        return [
            self.say(
                BOARD["zone"],
                {
                    "zone": zone,
                    "terrain": self._own_name(
                        self._terms["terrain"][self._colours.get(zone, "green")]
                    ),
                    "who": ", ".join(who[zone]),
                },
            )
            for zone in sorted(who)
        ]

    def result(self, result: Mapping[str, Any]) -> str:
        facts = {key: result[key] for key in ("level", "vp", "reason")}
        return _sentence(self.say(NAMES["over"], facts))

    def sheet(self, facts: Mapping[str, Any]) -> list[tuple[str, Any]]:
        lines: Mapping[str, Any] = facts.get("detail", {})
        sheet = [(self.translate(SCORE_LINES[name]), points) for name, points in lines.items()]
        return [*sheet, (self.translate(SCORE_LINES["total"]), facts["vp"])] if sheet else []


def _sentence(words: str) -> str:
    """Names that stand first begin with a capital, and a question that stands last ends it."""
    if words.endswith(("?.", "!.")):
        words = words[:-1]
    return words[:1].upper() + words[1:]


def _letters(markers: Mapping[str, Any]) -> dict[str, list[str]]:
    """Letters by zone, from a view or from a whole position."""
    if "zones" in markers:
        return dict(markers["zones"])
    found: dict[str, list[str]] = {}
    for marker, place in markers.items():
        if type(place) is int:
            found.setdefault(str(place), []).append(marker[0].upper())
    return found
