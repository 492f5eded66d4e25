"""Castle Itter in words. The sentences are in `locale`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, cast

from holdfast.core.account import Account
from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.inspection import Inspection, Standing, Told
from holdfast.core.notes import Moment
from holdfast.core.reading import Given, Json
from holdfast.core.text import Habit, Text, capital, keyed
from holdfast.games.itter.account import WEIGHTS, account
from holdfast.games.itter.inspect import inspect
from holdfast.games.itter.notes import MOMENTS, OPENING_NOTES, OPTION_NOTES
from holdfast.games.itter.pack import default_pack
from holdfast.games.itter.shapes import Pack, Row, View
from holdfast.games.itter.standing import Ground, standing
from holdfast.games.itter.text.board import describe
from holdfast.games.itter.text.names import COLORS, PRINTED, TACTICS

WAYS_OF_THE_SS = ("event-pushed.from", "event-pushed.to", "event-entered.from")
"""Ways on the areas and circles of the SS, where other ways lead to a Defender's square."""
INFANTRY_MOVES = (
    "event-pushed",
    "event-entered",
    "counter-on-circle-node-pushed-steps-times-it-is",
    "counter-on-circle-node-the-next-push-carries-it",
)
"""Sentences of counters that move towards the castle."""
FIRST_HOUR, MINUTES = 4, 36
"""When turn 1 begins, and how long a turn is: twenty of them share twelve hours."""


class ItterText(Text):
    """The words of Castle Itter."""

    package: ClassVar[str] = "holdfast.games.itter"
    figures: ClassVar[Mapping[str, str]] = keyed("figure", "score")
    consequences: ClassVar[Mapping[str, str]] = keyed(
        "consequence", "casualty", "low_morale", "disrupted", "destroyed", "weakened", "entered",
        "escaped",
    )  # fmt: skip
    by_game: ClassVar[frozenset[str]] = frozenset({"ss_phase", "revealed", "aimed", "approached"})
    together: ClassVar[frozenset[str]] = frozenset({"pushed", "entered"})
    samples: ClassVar[Mapping[str, Sequence[object]]] = {
        "defender": ("lee", "rifleman3"),
        "counter": ("rifleman", "scout", "mortar"),
        "location": ("GH", "K", "BJ", "NT"),
        "weapon": ("m1919a4", "76mm_cannon"),
        "color": ("green", "red"),
        "card": ("1/scout2", "3/flak30"),
        "tactic": ("1/barrage", "2/shrapnel"),
        "target": ("2", "31", "9:mortar"),
        **dict.fromkeys(("from", "to"), ("G4", "K1")),
        **dict.fromkeys(("square", "squares"), ("G4", "K1")),
        "condition": ("exhausted", "disrupted"),
        **{
            f"{id}.tokens": ({"green": 2, "red": 1}, {"black": 1})
            for id in ("action-suppress", "action-suppress-weapon", "event-suppressed")
        },
        "hour": ("04:36",),
        "clock": ("<clock>",),
        "phase": ("<phase>",),
        "dice": ([3, 5],),
        "chance": (Fraction(42, 100),),
        **dict.fromkeys(WAYS_OF_THE_SS, ("7", "22")),
        **{f"{id}.counter": ("rifleman", "scout") for id in INFANTRY_MOVES},
        **dict.fromkeys(("event-fired.counter", "event-no_target.counter"), ("mortar",)),
        "counter-on-circle-node-pushed-steps-times-it-is.steps": (1, 2, 5),
        **dict.fromkeys(("event-sacrificed.who", "event-declined.who"), ("gangl",)),
        **dict.fromkeys(("event-escaped.by", "event-escaped_aid.by"), ("borotra",)),
        "event-low_morale.who": ("rifleman3",),
        **{f"{id}-is-not-what-but-conditions.what": ("disrupted",) for id in ("by", "who")},
        **{f"{id}-is-not-what-but-conditions.conditions": ("exhausted",) for id in ("by", "who")},
        "by-cannot-escape-from-square-SS-counters-are-still.colors": (
            ["green"],
            ["red"],
            ["green", "red"],
        ),
        "tactic-is-not-in-the-SS-player-s-hand.tactic": ("3/fanatics",),
        "card-is-not-in-the-SS-player-s-hand.card": ("4/sturm2",),
        "award": ("Silver Star",),
        "level": ("<level>",),
        "name": ("M2HB",),
    }
    sums: ClassVar[Mapping[str, str]] = keyed(
        "sum", "placed", "pushed", "weakened", "destroyed", "disrupted", "casualty", "low_morale",
        "reinforced",
    )  # fmt: skip
    opening_notes: ClassVar[tuple[str, ...]] = OPENING_NOTES
    option_notes: ClassVar[Mapping[str, str]] = OPTION_NOTES
    moments: ClassVar[Mapping[str, Moment]] = MOMENTS
    weights: ClassVar[Mapping[str, int]] = WEIGHTS
    kinds: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("by", "who", "whom", "partner", "saved"), "defender"),
        **dict.fromkeys(("color", "colors"), "color"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("tactic", "tactics"), "tactic"),
        **dict.fromkeys(("target", "targets"), "target"),
        **dict.fromkeys(("what", "conditions"), "condition"),
        **dict.fromkeys(("verb", "verbs"), "verb"),
        "counter": "counter",
        **dict.fromkeys(("location", "locations"), "location"),
        "weapon": "weapon",
    }
    action_kinds: ClassVar[Mapping[str, str]] = {
        "attack": "attack",
        "suppress": "suppress",
        "spend": "suppress",
        "deploy": "place",
        **dict.fromkeys(("shift", "move", "escape"), "move"),
        **dict.fromkeys(("hold", "end", "done", "decline"), "end"),
    }
    grave_verbs: ClassVar[frozenset[str]] = frozenset({"end"})
    habits: ClassVar[tuple[Habit, ...]] = (
        Habit("spend:none", "habit-spend-none", frozenset({"suppress_placement"}), "spend"),
        Habit("spend:all", "habit-spend-all", frozenset({"suppress_placement"}), "spend", -1),
        Habit("sacrifice:never", "habit-sacrifice", frozenset({"sacrifice"}), "decline"),
    )

    def __init__(self, language: str = "en", pack: Pack | None = None) -> None:
        super().__init__(language)
        self.pack = default_pack() if pack is None else pack
        self.printed: Mapping[str, Row] = {row["id"]: row for row in self.pack["defenders"]["rows"]}
        self.ground = Ground(self.pack)
        self.told = Told()
        self._clocks: dict[int, str] = {}

    def name(self, kind: str, value: object) -> str:
        if kind == "defender":
            return self._defender(value)
        if kind == "target":
            return self._target(str(value))
        if kind in ("card", "tactic"):
            return self._card(str(value))
        if kind in PRINTED:
            printed = PRINTED[kind].get(str(value), str(value))
            return self.component(printed) or printed
        return super().name(kind.replace(":", "-"), value)

    def _defender(self, who: object) -> str:
        """`Lee`, or `Rifleman 3` for those who share a name."""
        printed = self.printed.get(str(who))
        if printed is None:
            return str(who)
        name = str(printed["name"])
        if name != "Rifleman":
            return name
        return self.component("defender-rifleman", number=str(who)[-1]) or name

    def _card(self, card: str) -> str:
        """An SS card or a Tactics card, with the number of its deck where that is given."""
        # A Tactics card and an SS card never share the part after the deck's number.
        deck, slash, word = card.rpartition("/")
        named = self.component(TACTICS.get(word, f"card-{word}")) or word
        return f"{named} [{deck}]" if slash else named

    def _target(self, target: str) -> str:
        node, colon, gun = target.partition(":")
        if colon:
            return self.component(f"node-{gun}", number=node) or target
        if node not in self.ground.nodes:
            return target
        kind = "area" if self.ground.nodes[node]["area"] else "circle"
        return self.component(f"node-{kind}", number=node) or target

    def _tokens(self, amounts: Given) -> str:
        """Suppression tokens by colour: "2 green and 1 red"."""
        return self.series(
            [
                self.say(f"tokens-{color}", {"number": amounts[color]})
                for color in COLORS
                if color in amounts
            ]
        )

    def value(self, key: str, value: object) -> str:
        if key == "dice":
            return " ".join(str(die) for die in cast(Sequence[int], value)) or "–"
        if key == "tokens" and isinstance(value, Mapping):
            return self._tokens(value)
        if key in ("from", "to") and isinstance(value, str):
            return self._target(value)  # a circle of the SS, or a square as it is
        return super().value(key, value)

    def action(self, action: Action) -> str:
        facts: Json = dict(action.args)
        if action.do == "suppress":
            facts["tokens"] = self._tokens(facts)
        key = f"action-{action.do}-weapon" if "weapon" in facts else f"action-{action.do}"
        return capital(self.say(key, facts))

    def prompt(self, kind: str, view: Given) -> str:
        seen = cast(View, view)
        pending: Json = {**(seen["pending"] or {})}
        facts = {"left": seen["actions_left"], **pending}
        facts.setdefault("who", pending.get("victim"))
        if any("S" in self.printed[who]["attributes"] for who in pending.get("doomed", ())):
            return self.question("sacrifice-doomed", facts)  # CI-3.5.4
        return self.question(kind, facts)

    def headline(self, kind: str, odds: Mapping[str, Fraction], view: Given) -> str:
        # The odds in short, by the outcome that whoever decides hopes for.
        for outcome in ("removed", "suppressed"):
            if outcome in odds:
                return self.say(f"headline-{outcome}", {"chance": odds[outcome]})
        return super().headline(kind, odds, view)

    def grave(self, action: Action, legal: Sequence[Action], view: Given) -> str | None:
        left = view["actions_left"]
        return self.say("grave-end", {"left": left}) if left and len(legal) > 1 else None

    def event(self, event: Event) -> str:
        facts = event.facts
        if event.kind == "turn":
            return self.say("event-turn", _with_hour(facts["turn"]))
        if event.kind == "over":
            return f"{self.say('reason-' + facts['reason'], {})} {self.result(facts)}"
        said = [super().event(event)]
        if event.kind in ("shelled", "no_effect") and "die" in facts:
            said.insert(0, self.say("told-chosen", facts))
        if event.kind == "spent":
            said.append(self.translate("told-stopped" if facts["hit"] else "told-came-through"))
        elif "hit" in facts:
            said.append(self.translate("told-hit" if facts["hit"] else "told-missed"))
        return " ".join(said)

    def chapter(self, event: Event) -> str | None:
        if event.kind not in ("turn", "ss_phase"):
            return None
        return self.say(f"chapter-{event.kind}", _with_hour(event.facts["turn"]))

    def phase(self, event: Event) -> str | None:
        return self.chapter(event)

    def account(self, events: Iterable[Event]) -> Account:
        return account(self, events)

    def clock(self, view: Given) -> str:
        # Every update of a page asks for it, so a turn's words are put together once.
        turn = cast(View, view)["turn"]
        found = self._clocks.get(turn)
        if found is None:
            found = self._clocks[turn] = self.say("chapter-turn", _with_hour(turn))
        return found

    def marks(self, event: Event) -> list[str]:
        found: dict[str, None] = {}
        for key, value in event.facts.items():
            kind = self.kinds.get(key)
            for one in value if isinstance(value, list | tuple) else (value,):
                if kind == "defender":
                    found[f"defender:{one}"] = None
                elif kind == "location":
                    found[f"location:{one}"] = None
                elif key in ("from", "to", "area", "target"):
                    found.update(dict.fromkeys(_places(str(one))))
        if event.facts.get("counter") in ("machine_gunner", "mortar") and "area" in event.facts:
            found[f"gun:{event.facts['area']}:{event.facts['counter']}"] = None
        return list(found)

    def result(self, result: Given) -> str:
        facts = dict(result)
        for key in ("award", "level"):
            facts[key] = self._award(facts[key])
        return self.say(f"result-{result['result']}", facts)

    def _award(self, name: object) -> str:
        # An award that a corrected pack renames keeps the name it was given.
        return self.translate(str(name))

    def award(self, row: Row) -> str:
        """A row of the awards: "Silver Star, Minor Victory"; a draw has no award."""
        return ", ".join(self._award(row[key]) for key in ("award", "level") if row[key])

    def score_line(self, name: str) -> str:
        return self.translate(f"score-{name}")

    def sheet(self, facts: Given) -> list[tuple[str, object]]:
        lines = cast(Given, facts.get("lines", {}))
        sheet: list[tuple[str, object]] = [
            (self.score_line(name), points) for name, points in lines.items()
        ]
        return [*sheet, (self.score_line("total"), facts["score"])] if sheet else []

    def board(self, view: Given) -> str:
        return describe(cast(View, view), self)

    def look(self, view: Given, element: str, options: Mapping[str, object]) -> Inspection | None:
        return inspect(cast(View, view), element, self)

    def standing(self, view: Given, options: Mapping[str, object]) -> list[Standing]:
        return standing(cast(View, view), self)


def hour_of(turn: int) -> str:
    """The time at which a turn begins (CI-1.1.1)."""
    hours, minutes = divmod((turn - 1) * MINUTES, 60)
    return f"{FIRST_HOUR + hours:02}:{minutes:02}"


def _with_hour(turn: int) -> Json:
    return {"turn": turn, "hour": hour_of(turn)}


def _places(value: str) -> list[str]:
    """The elements of a square, of a place of the SS, or of a gun there, such as `9:mortar`."""
    node, colon, gun = value.partition(":")
    if not node.isdecimal():
        return [f"square:{node}"]
    return [f"gun:{node}:{gun}", f"node:{node}"] if colon else [f"node:{node}"]
