"""Castle Itter in words. English here; Italian and French in `locale`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.notes import Moment
from holdfast.core.text import Text
from holdfast.games.itter.notes import MOMENTS, OPENING_NOTES, OPTION_NOTES
from holdfast.games.itter.pack import default_pack
from holdfast.games.itter.shapes import Pack, Row, View
from holdfast.games.itter.text.board import describe
from holdfast.games.itter.text.names import (
    ATTRIBUTES,
    AWARDS,
    CARDS,
    COLORS,
    CONDITIONS,
    COUNTERS,
    EDITIONS,
    FREE_MOVES,
    LOCATIONS,
    OUTCOMES,
    PLACES,
    REASONS,
    RESULTS,
    SCORE_LINES,
    SEATS,
    TACTICS,
    VARIANTS,
    VERBS,
    WEAPONS,
)

FIRST_HOUR, MINUTES = 4, 36
"""When turn 1 begins, and how long a turn is: twenty of them share twelve hours."""


class ItterText(Text):
    """The words of Castle Itter."""

    package: ClassVar[str] = "holdfast.games.itter"
    figures: ClassVar[Mapping[str, str]] = {"score": _("points")}
    outcomes: ClassVar[Mapping[str, str]] = OUTCOMES
    opening_notes: ClassVar[tuple[str, ...]] = OPENING_NOTES
    option_notes: ClassVar[Mapping[str, str]] = OPTION_NOTES
    moments: ClassVar[Mapping[str, Moment]] = MOMENTS
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
    actions: ClassVar[Mapping[str, str]] = {
        "deploy": _("Deploy {who} to {to}"),
        "attack": _("{by} attacks {target}"),
        "suppress": _("{by} suppresses: {tokens}"),
        "shift": _("{by} shifts to {to}"),
        "move": _("{by} moves to {to}"),
        "load": _("{by} loads the cannon"),
        "recover": _("{by} recovers: no longer {what}"),
        "remove_suppression": _("{by} removes the Disrupted token"),
        "command": _("{by} commands"),
        "escape": _("{by} escapes"),
        "hold": _("Take no action"),
        "end": _("End the Defender Phase"),
        "order": _("Order {who} to recover: no longer {what}"),
        "done": _("No more orders"),
        "spend": _("Spend Suppression tokens: {tokens}"),
        "sacrifice": _("Gangl sacrifices himself"),
        "decline": _("Gangl does not sacrifice himself"),
        "plan": _("Plan {card}"),
        "tactic": _("Choose the Tactics card {card}"),
    }
    hidden_actions: ClassVar[Mapping[str, str]] = {
        "plan": _("Plan an order"),
        "tactic": _("Choose a Tactics card"),
    }
    with_weapon: ClassVar[Mapping[str, str]] = {
        "attack": _("{by} attacks {target} with the {weapon}"),
        "suppress": _("{by} suppresses with the {weapon}: {tokens}"),
    }
    prompts: ClassVar[Mapping[str, str]] = {
        "ss_plan": _("Choose the next order from your hand."),
        "ss_tactic": _("Choose the Tactics card of this turn."),
        "defender_action": _("Choose an action for a Defender. Actions left: {left}."),
        "activation": _("{who} is active: choose an action, or none."),
        "command_order": _("{by} commands: choose an order. Orders left: {left}."),
        "suppress_placement": _(
            "A {counter} is coming to area {area}: how many Suppression tokens do you spend?"
        ),
        "sacrifice": _("{who} is about to fall: does Gangl sacrifice himself?"),
    }
    doomed_prompt: ClassVar[str] = _(
        "{who} is about to fall, and so is Gangl by the same hit: does he save {who}?"
    )
    events: ClassVar[Mapping[str, str]] = {
        "turn": _("Turn {turn} begins at {hour}."),
        "planned": _("The SS plan order {order}: {card}."),
        "planned_tactic": _("The SS choose a Tactics card: {card}."),
        "drew": _("The SS draw: {cards}. Tactics cards: {tactics}."),
        "deployed": _("{who} takes position at {to}."),
        "attacked": _("{by} attacks {target}: {dice}, needing {needed}."),
        "suppressed": _("{by} lays down suppression: {tokens}."),
        "shifted": _("{by} shifts from {from} to {to}."),
        "swapped": _("{by} and {partner} change places: {from} and {to}."),
        "moved": _("{by} moves from {from} to {to}."),
        "held": _("{by} takes no action."),
        "loaded": _("{by} loads the 76mm cannon."),
        "recovered": _("{by} recovers and is no longer {what}."),
        "commanded": _("{by} commands."),
        "ordered": _("On {by}'s order {who} recovers and is no longer {what}."),
        "escaped": _(
            "{by} escapes from {from}. Cards at the bottom that the 142nd is mixed with: {number}."
        ),
        "escaped_aid": _("{by} escapes from {from}. Cards that leave the deck: {number}."),
        "ended": _("The Defender Phase ends. Actions unused: {left}."),
        "ss_phase": _("SS Phase of turn {turn}."),
        "tactics": _("Tactics in force: {tactics}."),
        "revealed": _("SS card: {card}."),
        "none_left": _("No {counter} is left to place."),
        "aimed": _("A {counter} comes to area {area}: {dice}."),
        "approached": _("A {counter} approaches area {area}: {dice}."),
        "spent": _("Suppression tokens at area {area}: {tokens}. Dice: {dice}, needing {needed}."),
        "placed": _("A {counter} takes area {area}."),
        "pushed": _("A {counter} advances from {from} to {to}."),
        "entered": _("A {counter} enters the castle from {from}."),
        "no_target": _("The {counter} in area {area} finds nobody on {color}."),
        "fired": _(
            "The {counter} in area {area} fires at {who} ({color} {die}): {dice}, needing {needed}."
        ),
        "disrupted": _("{who} is disrupted."),
        "casualty": _("{who} falls at {from}."),
        "low_morale": _("{who} gives up at {from}: morale is low and no officer is there."),
        "sacrificed": _("{who} sacrifices himself for {saved}."),
        "declined": _("{who} does not sacrifice himself for {saved}."),
        "sniper_idle": _("The sniper finds nobody on {color}."),
        "sniped": _("The sniper aims at {who} ({color} {die}): {dice}, needing {needed}."),
        "no_effect": _("{location} is destroyed already: no effect."),
        "shelled": _("{location} is under fire: {dice}, needing {needed}."),
        "weakened": _("The Defense Value of {location} drops to {defense}."),
        "destroyed": _("{location} is destroyed."),
        "flak30": _("The Flak 30 sweeps {color}."),
        "flak30_fired": _("Flak 30 at {who} ({color} {number}): {dice}, needing {needed}."),
        "reinforced": _("Reinforcements can be deployed: {whom}."),
        "over": _("The game is over."),
    }
    hidden_events: ClassVar[Mapping[str, str]] = {
        "planned": _("The SS plan order {order}."),
        "planned_tactic": _("The SS choose a Tactics card."),
        "drew": _("The SS draw. SS cards: {number}, Tactics cards: {tactics_number}."),
    }
    titles: ClassVar[Mapping[str, str]] = {
        "turn": _("Turn {turn}, {hour}"),
        "ss_phase": _("Turn {turn}: SS Phase"),
    }
    hits: ClassVar[Mapping[bool, str]] = {True: _("Hit."), False: _("Missed.")}
    stops: ClassVar[Mapping[bool, str]] = {
        True: _("It is suppressed and not placed."),
        False: _("It comes through."),
    }

    def __init__(self, language: str = "en", pack: Pack | None = None) -> None:
        super().__init__(language)
        self.pack = default_pack() if pack is None else pack
        self.printed: Mapping[str, Row] = {row["id"]: row for row in self.pack["defenders"]["rows"]}
        self._clocks: dict[int, str] = {}

    def name(self, kind: str, value: Any) -> str:
        if kind == "defender":
            return self._defender(value)
        if kind == "target":
            return self._target(str(value))
        if kind == "card":
            # A Tactics card and an SS card never share the part after the deck's number.
            deck, slash, word = str(value).rpartition("/")
            named = self.translate(CARDS.get(word) or TACTICS.get(word, word))
            return f"{named} [{deck}]" if slash else named
        if kind == "tactic":
            deck, _slash, word = str(value).rpartition("/")
            return f"{self.translate(TACTICS.get(word, word))} [{deck}]"
        tables: Mapping[str, Mapping[str, str]] = {
            "color": COLORS,
            "attribute": ATTRIBUTES,
            "condition": CONDITIONS,
            "counter": COUNTERS,
            "location": LOCATIONS,
            "weapon": WEAPONS,
            "verb": VERBS,
            "place": PLACES,
            "seat": SEATS,
            "option:variant": VARIANTS,
            "option:edition": EDITIONS,
            "option:free_moves": FREE_MOVES,
        }
        table = tables.get(kind, {})
        return self.translate(table[value]) if value in table else str(value)

    def _defender(self, who: Any) -> str:
        """`Lee`, or `Rifleman 3` for those who share a name."""
        if who not in self.printed:
            return str(who)
        name = str(self.printed[who]["name"])
        return f"{self.translate(name)} {str(who)[-1]}" if name == "Rifleman" else name

    def _target(self, target: str) -> str:
        area, colon, gun = target.partition(":")
        return f"{self.name('counter', gun)} {area}" if colon else area

    def _tokens(self, amounts: Mapping[str, Any]) -> str:
        given = [
            f"{amounts[color]} {self.name('color', color)}" for color in COLORS if color in amounts
        ]
        return ", ".join(given)

    def value(self, key: str, value: Any) -> str:
        if key == "dice":
            return " ".join(str(die) for die in value) or "–"
        if key == "tokens" and isinstance(value, Mapping):
            return self._tokens(value)
        return super().value(key, value)

    def action(self, action: Action) -> str:
        facts: dict[str, Any] = dict(action.args)
        if action.do == "suppress":
            facts["tokens"] = self._tokens(facts)
        if "weapon" in facts:
            return self.say(self.with_weapon[action.do], facts)
        return self.say(self.actions[action.do], facts, self.hidden_actions.get(action.do))

    def prompt(self, kind: str, view: Mapping[str, Any]) -> str:
        pending: Mapping[str, Any] = view["pending"] or {}
        facts = {"left": pending.get("left", view["actions_left"]), **pending}
        facts.setdefault("who", pending.get("victim"))
        if any("S" in self.printed[who]["attributes"] for who in pending.get("doomed", ())):
            return self.say(self.doomed_prompt, facts)  # CI-3.5.4
        return self.say(self.prompts[kind], facts)

    def event(self, event: Event) -> str:
        if event.kind == "turn":
            return self.say(self.events["turn"], _with_hour(event.facts))
        sentence = super().event(event)
        if event.kind == "over":
            return f"{self.translate(REASONS[event.facts['reason']])} {self.result(event.facts)}"
        if event.kind == "spent":
            return f"{sentence} {self.translate(self.stops[event.facts['hit']])}"
        if "hit" in event.facts:
            return f"{sentence} {self.translate(self.hits[event.facts['hit']])}"
        return sentence

    def chapter(self, event: Event) -> str | None:
        title = self.titles.get(event.kind)
        return None if title is None else self.say(title, _with_hour(event.facts))

    def clock(self, view: Mapping[str, Any]) -> str:
        # Every update of a page asks for it, so a turn's words are put together once.
        found = self._clocks.get(view["turn"])
        if found is None:
            found = self._clocks[view["turn"]] = self.say(self.titles["turn"], _with_hour(view))
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

    def result(self, result: Mapping[str, Any]) -> str:
        facts = dict(result)
        for key in ("award", "level"):
            # An award that a corrected pack renames keeps the name it was given.
            facts[key] = self.translate(AWARDS.get(str(facts[key]), str(facts[key])))
        return self.say(RESULTS[str(result["result"])], facts)

    def sheet(self, facts: Mapping[str, Any]) -> list[tuple[str, Any]]:
        lines: Mapping[str, Any] = facts.get("lines", {})
        sheet = [(self.translate(SCORE_LINES[name]), points) for name, points in lines.items()]
        return [*sheet, (self.translate(SCORE_LINES["total"]), facts["score"])] if sheet else []

    def board(self, view: Mapping[str, Any]) -> str:
        return describe(cast(View, view), self)


def hour_of(turn: int) -> str:
    """The time at which a turn begins (CI-1.1.1)."""
    hours, minutes = divmod((turn - 1) * MINUTES, 60)
    return f"{FIRST_HOUR + hours:02}:{minutes:02}"


def _with_hour(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"turn": facts["turn"], "hour": hour_of(facts["turn"])}


def _places(value: str) -> list[str]:
    """The elements of a square, of a place of the SS, or of a gun there, such as `9:mortar`."""
    node, colon, gun = value.partition(":")
    if not node.isdecimal():
        return [f"square:{node}"]
    return [f"gun:{node}:{gun}", f"node:{node}"] if colon else [f"node:{node}"]
