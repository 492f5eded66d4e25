"""Capture Tito! in words. The sentences are in `locale`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from importlib import resources
from typing import ClassVar, cast

from holdfast.core.account import Account
from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.inspection import Inspection, Standing, Told
from holdfast.core.notes import Moment
from holdfast.core.reading import Given, Json
from holdfast.core.text import Habit, Text, capital, keyed
from holdfast.games.tito.account import WEIGHTS, account
from holdfast.games.tito.events import Value
from holdfast.games.tito.inspect import inspect
from holdfast.games.tito.notes import MOMENTS, OPENING_NOTES
from holdfast.games.tito.shapes import VIPS, Pack, Papers, Row, Seen, Unit, View
from holdfast.games.tito.standing import Ground, letters_in, standing

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


COMMANDED = (
    "unit-landed-in-a-hostile-zone-and-is-fixed.unit",
    "moving-is-in-the-middle-of-its-move-it.moving",
    "unit-is-not-on-the-map.unit",
    "unit-has-already-performed-two-actions-this-turn.unit",
    "unit-shares-zone-with-Yugoslav-units-the-assault-must.unit",
    "unit-has-not-begun-to-move-so-there-is.unit",
    "unit-cannot-stop-in-zone-the-stack-would-have.unit",
    "unit-has-already-moved-this-turn.unit",
    "unit-shares-zone-with-Yugoslav-units-and-must-assault.unit",
    "The-link-from-zone-to-to-costs-cost-MP.unit",
    "to-is-hostile-and-unit-would-have-no-action.unit",
    "to-is-hostile-unit-may-enter-it-only-where.unit",
    "to-is-hostile-and-full-with-unit-the-stack.unit",
    "to-is-full-with-unit-the-stack-would-have.unit",
    "unit-is-not-in-zone-Platoons-there-others.unit",
    "unit-is-not-in-the-assault-of-zone-Not.unit",
    "unit-already-has-its-place-in-this-round-Not.unit",
    "unit-already-guards-prisoner.unit",
    "prisoner-is-held-in-zone-unit-is-not-there.unit",
    "unit-is-already-the-front-of-its-stack.unit",
    *(f"action-{verb}.unit" for verb in ("move", "stop", "fire", "front", "line_up", "support")),
    "prompt-moving.unit",
    "unit-is-the-only-platoon-of-zone-there-is.unit",
    "next-is-the-platoon-to-place-in-support-now.unit",
)
"""Units in sentences that only the Germans hear."""
PLATOONS_LEFT = (
    "unit-is-not-in-zone-Platoons-there-others",
    "unit-is-not-in-the-assault-of-zone-Not",
    "unit-already-has-its-place-in-this-round-Not",
    "prisoner-is-held-in-zone-unit-is-not-there",
)
"""Refusals that name the platoons there are, if any, where others name zones."""
PLATOONS: Sequence[Sequence[str]] = (["blau-2"], ["blau-2", "w2-3"], ["blau-2", "w2-3", "rot-1"])
MOVED: Sequence[Sequence[str]] = (["inf-10"], ["pio-1"], ["pio-1", "inf-10"], ["inf-10", "hq-2"])
FOUGHT: Sequence[Sequence[int]] = ([13], [13, 25], [13, 25, 32])
"""Lists of which the rules always have something to say."""


NEVER = Fraction(0)
LEVELS = ("alarm", "ammo", "supply")
"""Events whose "from" and "to" are levels of a track, not zones."""


@lru_cache(maxsize=None)
def pack() -> Json:
    """The component data that ships with the game, for its names."""
    source = resources.files("holdfast.games.tito").joinpath("data", "pack.json")
    found: Json = json.loads(source.read_text("utf-8"))
    return found


class TitoText(Text):
    """The words of the game."""

    package: ClassVar[str] = "holdfast.games.tito"
    opening_notes: ClassVar[tuple[str, ...]] = OPENING_NOTES
    moments: ClassVar[Mapping[str, Moment]] = MOMENTS
    figures: ClassVar[Mapping[str, str]] = keyed("figure", "vp")
    action_kinds: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("fire", "assault", "continue", "air_support"), "attack"),
        **dict.fromkeys(("move", "retreat", "hand_over"), "move"),
        **dict.fromkeys(("attach", "front", "line_up", "support"), "place"),
        **dict.fromkeys(("stop", "end_phase", "break_off", "no_air_support"), "end"),
    }
    grave_verbs: ClassVar[frozenset[str]] = frozenset({"end_phase"})
    habits: ClassVar[tuple[Habit, ...]] = (
        Habit("air:never", "habit-air", frozenset({"air_support"}), "no_air_support"),
        Habit("assault:on", "habit-assault", frozenset({"assault_round"}), "continue"),
    )
    consequences: ClassVar[Mapping[str, str]] = {
        kind: f"consequence-{kind.removeprefix('+')}"
        for kind in (
            "+vip_found", "vip_dead", "+evacuated", "escaped", "+documents_taken", "+assault_won",
            "assault_lost", "no_way_back", "reduced",
        )
    }  # fmt: skip
    weights: ClassVar[Mapping[str, int]] = WEIGHTS
    kinds: ClassVar[Mapping[str, str]] = KINDS
    by_game: ClassVar[frozenset[str]] = frozenset({
        "random_event", "landed", "activation_test", "reinforcements", "stack_chosen",
        "shooters_chosen", "turn_over",
    })  # fmt: skip
    together: ClassVar[frozenset[str]] = frozenset({
        "target_chosen", "end_chosen", "stack_order", "fire_target_chosen", "fire_declared",
        "columns", "arrival", "joined", "not_drawn",
    })  # fmt: skip
    samples: ClassVar[Mapping[str, Sequence[object]]] = {
        "unit": ("blau-2", "inf-10", "pio-1"),
        "group": ("blau", "wave2"),
        **dict.fromkeys(("zone", "to", "others"), (13, 25)),
        **dict.fromkeys(("at", "from"), (51, 43)),
        "vip": ("tito", "documents", "churchill"),
        "back": ("infantry", "infantry", "tito", "documents", "hq"),
        "trigger": ("grotto",),
        "decided_by": ("sp", "die"),
        "reason": ("time",),
        "event-stays.reason": ("friends_here", "no_way"),
        "level": ("complete",),
        "letter": ("B",),
        "event-random_event.letter": ("d",),
        **{
            f"event-{kind}.{fact}": ("3",)
            for kind in ("alarm", "ammo", "supply")
            for fact in ("from", "to")
        },
        "name-protection-value.value": (2,),
        "value": (
            {"unit": "inf-10", "factor": 2, "modifiers": {"support": 2}, "die": 4, "total": 8},
        ),
        "hours": ("<hours>",),
        "modifier": (-3, 0, 2),
        "modifiers": (", <parts>",),
        "headline-fire.hit": (Fraction(42, 100),),
        "headline-assault.hit": (Fraction(42, 100),),
        **dict.fromkeys(("loss", "shown", "quiet"), (Fraction(42, 100),)),
        "headline-air.bonus": (Fraction(42, 100),),
        "officer": ("rybka",),
        "next": ("blau-2",),
        "prisoner": ("tito", "churchill"),
        "prisoner-prisoner-dead-dead.prisoner": (20,),
        "A-prisoner-is-worth-prisoner-points-dead-dead.prisoner": (1, 20),
        **{
            f"event-{kind}.vip": ("tito",)
            for kind in ("prisoner_moved", "capture", "vip_dead", "guarded", "evacuated")
        },
        "officer-joins-a-platoon-of-his-group-that-landed.unit": ("blau-2",),
        "The-officer-to-attach-now-is-wanted-not-officer.wanted": ("obermaier",),
        "front-is-the-front-officer-of-zone-and-the.front": ("rybka",),
        "Line-next-is-the-one-to-fill-now-not.next": (2,),
        "group-has-no-platoon-that-can-lose-a-strength.others": ("rot",),
        **dict.fromkeys(COMMANDED, ("w2-3", "blau-2")),
        **{f"{id}.others": ([], *PLATOONS) for id in PLATOONS_LEFT},
        **{
            f"{id}.others": PLATOONS
            for id in (
                "officer-joins-a-platoon-of-his-group-that-landed",
                "unit-is-not-alone-a-platoon-of-the-stack",
            )
        },
        **{
            f"event-{kind}.units": MOVED
            for kind in ("stack_moved", "joined", "too_many", "went_back", "escaped")
        },
        "sum-vip_dead.vip": (["tito"], ["tito", "churchill"]),
        "event-escaped.vips": (["tito"], ["documents"], ["tito", "documents"]),
        **{
            f"{id}.zones": FOUGHT
            for id in (
                "prompt-combat_due",
                "event-fixed",
                "The-combats-cannot-be-ended-before-the-assaults-are",
            )
        },
        "turn-hours.from": ("06:00",),
        "turn-hours.to": ("08:00",),
        "From-level-on-reinforcements-come-and-partisans-act-twice.level": (7,),
        **dict.fromkeys(("level-of-most.level", "level-reinforcements.level"), (7,)),
        "dz": ("IV",),
        "state": ("<state>",),
        "terrain": ("<terrain>",),
        "who": ("<units>",),
        **dict.fromkeys(("part", "name", "pool", "list", "parts"), ("<words>",)),
        **dict.fromkeys(("letters",), ("A",)),
        "day": ("25",),
    }
    sums: ClassVar[Mapping[str, str]] = keyed(
        "sum", "landed", "turned_over", "drawn", "vip_found", "entered", "stack_moved", "fire",
        "reduced", "eliminated", "vip_dead", "escaped", "alarm",
    )  # fmt: skip
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
        self.ground = Ground(data)
        self.told = Told()
        self._turns = {row["turn"]: self._hours(row) for row in data["turns"]["rows"]}
        self._units = {row["id"]: self._unit_name(row) for row in data["units"]["rows"]}
        self._sides = {row["id"]: str(row["side"]) for row in data["units"]["rows"]}

    def _hours(self, row: Row) -> str:
        """The time of a turn. The pack writes it in English: `25 May 06:00`."""
        day, month, hour = f"{row['from']}  ".split(" ")[:3]
        if month != "May":
            return f"{row['from']}–{row['to']}"
        return str(self.component("turn-hours", day=day, **{"from": hour, "to": row["to"]}))

    def _own_name(self, names: Mapping[str, str]) -> str:
        """A name that the pack gives in several languages, with the apostrophe that people read."""
        return names.get(self.language, names["en"]).replace("'", "’")

    def argument(self, key: str, value: object) -> object:
        # What a prisoner is worth is a number that messages count with, not a name.
        if type(value) is int and (key not in self.kinds or key == "prisoner"):
            return value
        return self.value(key, value)

    def value(self, key: str, value: object) -> str:
        if key == "back" and isinstance(value, list):
            return self.series(
                [
                    f"{count} × {self.name('back', what)}" if count > 1 else self.name("back", what)
                    for what, count in Counter(value).items()
                ]
            )
        return super().value(key, value)

    def _unit_name(self, row: Row) -> str:
        stem, _dash, number = row["id"].rpartition("-")
        if row["kind"] == "officer":
            return str(row["id"]).capitalize()
        facts = {"number": number}
        if row["side"] == "german":
            # A language may need to know which group it is: "plotone 3 della 2ª ondata".
            kind, facts["name"] = "german", self._groups[row["group"]]
            facts["group"] = str(row["group"])
        else:
            kind = stem if row["group"] == "R" else row["kind"]
        return self.component(f"unit-{kind}", **facts) or str(row["id"])

    def name(self, kind: str, value: object) -> str:
        if kind == "unit" or (kind in ("others", "next", "to") and value in self._units):
            return self._units.get(value, str(value))
        if kind in ("zone", "to", "others") and type(value) is int:
            return self._zone_name(value)
        if kind == "group" or (kind == "others" and value in self._groups):
            return self._groups.get(value, str(value))
        if kind == "value" and isinstance(value, Mapping):
            return self._value(cast(Value, value))
        if kind == "back":
            known = self.component(f"vip-{value}")
            if known is None and value in self._terms["kinds"]:
                return self.term("kinds", str(value))
            return known or str(value)
        return super().name(kind.replace(":", "-"), value)

    def word(self, table: str, value: object) -> str:
        """A word of one of the small tables."""
        return super().name(table, value)

    def state(self, vip: str, state: str) -> str:
        """What has become of somebody or something that is sought: "dead", "taken"."""
        return self.say(f"state-{state}", {"vip": vip})

    def term(self, table: str, name: str) -> str:
        """A word that the component data bring along: of kinds, terrain, sides, missions.

        A language that they do not speak has messages for those that are shipped.
        """
        names: Mapping[str, str] = self._terms[table][name]
        if self.language in names:
            return names[self.language]
        return self.component(f"{table}-{name}") or names["en"]

    def _zone_name(self, zone: int) -> str:
        names = self._zones.get(zone)
        if names is None:
            named = self.component("zone-plain", number=zone)
        else:
            named = self.component("zone-named", number=zone, name=self._own_name(names))
        return named or str(zone)

    def _value(self, value: Value) -> str:
        parts = [
            self.say("value-part", {"part": self.word("part", part), "amount": amount})
            for part, amount in value["modifiers"].items()
        ]
        facts = {key: value[key] for key in ("unit", "factor", "die", "total")}
        return self.say("value", {**facts, "modifiers": "".join(parts)})

    def prompt(self, kind: str, view: Given) -> str:
        seen = cast(View, view)
        facts: Json = {**(seen["pending"] or {})}
        if seen["assault"] is not None:
            facts.setdefault("zone", seen["assault"]["zone"])
        if kind == "movement" and seen["moving"] is not None:
            return self.question("moving", seen["moving"])
        if kind == "combat" and (due := self._shared(seen["units"])):
            # The phase cannot be ended yet (CT-13.3.0.1), so nobody need look for how.
            return self.question("combat_due", {"zones": due})
        is_new = seen["turn"] == 1 and seen["tito"]["state"] == "hidden"
        if is_new and kind in ("air_support", "movement"):
            # Whoever has just sat down is told what all this is for.
            return self.question(f"{kind}_first")
        return self.question(kind, facts)

    def _shared(self, units: Mapping[str, Unit]) -> list[int]:
        """The zones in which both camps are."""
        camps: dict[int, set[bool]] = {}
        for unit, state in units.items():
            at = state["at"]
            if type(at) is int:
                camps.setdefault(at, set()).add(self._sides[unit] == "german")
        return sorted(zone for zone, here in camps.items() if len(here) > 1)

    def headline(self, kind: str, odds: Mapping[str, Fraction], view: Given) -> str:
        won, bonus = _counted(odds, "yugoslav_hits"), _counted(odds, "bonus")
        counters = _counted(odds, "counters")
        if "target_hit" in odds:
            found, facts = "fire", {"hit": odds["target_hit"], "loss": odds["shooter_hit"]}
        elif won:
            # Each line hits one side: only where all of them succeed is there no loss.
            found = "assault" if max(won) > 1 else "fire"
            facts = {"hit": 1 - won.get(0, NEVER), "loss": 1 - won[max(won)]}
        elif bonus:
            found, facts = "air", {"bonus": 1 - bonus.get(0, NEVER)}
        elif "something_turned_over" in odds:
            found, facts = "marker", {"shown": odds["something_turned_over"]}
        elif counters:
            found, facts = "quiet", {"quiet": counters.get(0, NEVER)}
        else:
            return super().headline(kind, odds, view)
        return self.say(f"headline-{found}", facts)

    def grave(self, action: Action, legal: Sequence[Action], view: Given) -> str | None:
        step = "movement" if any(one.do == "move" for one in legal) else "combat"
        verbs = ("move",) if step == "movement" else ("fire", "assault")
        able = {one.touches[0] for one in legal if one.do in verbs}
        return self.say(f"grave-{step}", {"count": len(able)}) if able else None

    def event(self, event: Event) -> str:
        facts = dict(event.facts)
        if event.kind == "turn":
            facts["hours"] = self._turns.get(facts["turn"], "")
        if event.kind in LEVELS:
            facts["from"], facts["to"] = str(facts["from"]), str(facts["to"])
        if event.kind == "columns":
            facts["german"] = [unit for line in facts["german"] for unit in line]
            facts["yugoslav"] = [unit for line in facts["yugoslav"] for unit in line]
        return _sentence(self.say(f"event-{event.kind}", facts))

    def chapter(self, event: Event) -> str | None:
        return self.clock(event.facts) if event.kind == "turn" else None

    def phase(self, event: Event) -> str | None:
        return self.chapter(event) or super().phase(event)

    def clock(self, view: Given) -> str:
        turn = cast(View, view)["turn"]
        return str(self.component("clock", turn=turn, hours=self._turns.get(turn, "")))

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

    def side_of(self, unit: str) -> str:
        """`german` or `yugoslav`."""
        return self._sides[unit]

    def account(self, events: Iterable[Event]) -> Account:
        return account(self, events)

    def board(self, view: Given) -> str:
        """Every zone that holds something, and the tracks."""
        seen = cast(Seen, view)
        hours = self._turns.get(seen["turn"], "")
        facts: Json = {key: view[key] for key in ("turn", "last_turn", "alarm", "ammo")}
        lines = [self.say("board-head", {**facts, "hours": hours})]
        if seen["air"] is not None:
            lines.append(self.say("board-air", seen["air"]))
        if seen["due"]:
            lines.append(self.say("board-due", {"units": seen["due"]}))
        lines += self._board_zones(seen)
        for vip in VIPS:
            papers: Papers = seen[vip]
            facts = {"vip": vip, "state": self.state(vip, papers["state"])}
            if papers["at"] is None:
                lines.append(capital(self.say("board-vip", facts)))
            else:
                at = {**facts, "zone": papers["at"]}
                lines.append(capital(self.say("board-vip_at", at)))
        aside = seen["markers"].get("aside", 0)
        if type(aside) is int and aside > 0:
            lines.append(self.say("board-aside", {"aside": aside}))
        return "\n".join(lines)

    def _board_zones(self, view: Seen) -> list[str]:
        who: dict[int, list[str]] = {}
        for unit, facts in view["units"].items():
            at = facts["at"]
            if type(at) is int:
                front = view["front"].get(str(at)) == unit
                words = self.name("unit", unit)
                if facts["sp"]:
                    kind = "board-front" if front else "board-unit"
                    words = self.say(kind, {"unit": unit, "sp": facts["sp"]})
                who.setdefault(at, []).append(words)
        for marked, letters in letters_in(view["markers"]).items():
            words = self.say("board-markers", {"letters": letters})
            who.setdefault(int(marked), []).append(words)
        return [self._board_zone(zone, who[zone]) for zone in sorted(who)]

    def _board_zone(self, zone: int, who: Sequence[str]) -> str:
        terrain = self.term("terrain", self._colours.get(zone, "green"))
        return capital(
            self.say("board-zone", {"zone": zone, "terrain": terrain, "who": ", ".join(who)})
        )

    def look(self, view: Given, element: str, options: Mapping[str, object]) -> Inspection | None:
        return inspect(cast(View, view), element, self)

    def standing(self, view: Given, options: Mapping[str, object]) -> list[Standing]:
        return standing(cast(View, view), self)

    def result(self, result: Given) -> str:
        facts = {key: result[key] for key in ("level", "vp", "reason")}
        return _sentence(self.say("result-over", facts))

    def score_line(self, name: str) -> str:
        return self.translate(f"score-{name}")

    def sheet(self, facts: Given) -> list[tuple[str, object]]:
        lines = cast(Given, facts.get("detail", {}))
        if not lines:
            return []
        sheet = [(self.score_line(name), points) for name, points in lines.items()]
        return [*sheet, (self.score_line("total"), facts["vp"])]


def _counted(odds: Mapping[str, Fraction], stem: str) -> dict[int, Fraction]:
    """The chances of outcomes with a number at their end, such as `bonus_2`, by that number."""
    parts = [(name.rpartition("_"), chance) for name, chance in odds.items()]
    return {int(number): chance for (name, _line, number), chance in parts if name == stem}


def _sentence(words: str) -> str:
    """Names that stand first begin with a capital, and a question that stands last ends it."""
    if words.endswith(("?.", "!.")):
        words = words[:-1]
    return capital(words)
