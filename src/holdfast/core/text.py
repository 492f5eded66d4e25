"""A game's words: sentences for actions, prompts, events and refusals, in a person's language.

Rules never contain a sentence to show; they give kinds and facts. The sentences are messages of
Project Fluent (`core/fluent.py`) under names such as `event-moved`, `action-move`, `prompt-turn`,
and `unit-tito` for a component; each gap takes the name of the component that the fact means. A
game may also keep tables of English sentences with gaps (`"{by} attacks {target}"`), which are said
as they stand there unless a message is named by them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from string import Formatter
from typing import Any, ClassVar, Final, Self

from holdfast.core.account import Account
from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.fluent import Message, Name, Series
from holdfast.core.habit import Habit
from holdfast.core.i18n import filled, message_id, messages
from holdfast.core.inspection import Inspection, Standing
from holdfast.core.language import whole_percent
from holdfast.core.messages import mark
from holdfast.core.notes import (
    Moment,
    Note,
    Section,
    notes_by_rule,
    read_about,
    read_legend,
    read_notes,
)
from holdfast.core.reference import RuleText, read_rules
from holdfast.core.state import Refusal

__all__ = ["ACTION_KINDS", "Habit", "RuleText", "Text", "capital", "keyed", "read_rules"]

_ = mark

ACTION_KINDS: Final = ("attack", "move", "place", "suppress", "end", "other")
"""The kinds of actions that pages draw with a sign and a colour each."""


class Text:
    """The words of one game in one language. Subclasses fill the tables."""

    package: ClassVar[str] = "holdfast"
    """Where the messages and the rules reference of this game are."""
    actions: ClassVar[Mapping[str, str]] = {}
    """A sentence for each verb, with the action's arguments as gaps. Facts that are hidden from a
    reader are missing, of actions as of events."""
    hidden_actions: ClassVar[Mapping[str, str]] = {}
    """What is said of an action instead where a fact of its sentence is hidden; without such a
    sentence an ellipsis fills the gap."""
    prompts: ClassVar[Mapping[str, str]] = {}
    """A question for each kind of decision."""
    events: ClassVar[Mapping[str, str]] = {}
    """A sentence for each kind of event."""
    hidden_events: ClassVar[Mapping[str, str]] = {}
    """What is said of an event instead where a fact of its sentence is hidden."""
    outcomes: ClassVar[Mapping[str, str]] = {}
    """Words for each outcome that the odds of an action name. An outcome with a number at its end,
    such as `hits_2`, may be said by a sentence with the gap {number} under the name `hits`."""
    consequences: ClassVar[Mapping[str, str]] = {}
    """Words for kinds of events that are worth telling as the gain or the harm of an action, such
    as "a Defender is lost"; a kind with " self" or " other" behind it happens to the seat that asks
    or to another; one with "+" before it is good in itself and never told as a harm."""
    action_kinds: ClassVar[Mapping[str, str]] = {}
    """Which of `ACTION_KINDS` each verb is; "other" where nothing is said."""
    grave_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that may throw much away; `grave` says whether they do."""
    habits: ClassVar[tuple[Habit, ...]] = ()
    """Answers that may be given once for all."""
    figures: ClassVar[Mapping[str, str]] = {}
    """Words for the numbers in a result that are worth a mean over many matches. Other numbers may
    name a seat or a step of a ladder, so they are only counted."""
    weights: ClassVar[Mapping[str, int]] = {}
    """How much a kind of event matters, where it does: 10 is the end, 1 is hardly worth a picture.
    A report shows the moments that matter most."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """Which component a fact means, by the fact's name: {"by": "defender", "to": "square"}."""
    dice_sides: ClassVar[Mapping[str, int]] = {}
    """How many sides the dice of a kind of event have, where they are not six."""
    phases: ClassVar[Mapping[str, str]] = {}
    """The title of what begins with a kind of event, for a banner over the board: "Landing"."""
    by_game: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events with which the rules act for themselves, such as an enemy that nobody plays:
    what comes with them is shown step by step."""
    together: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are shown in one step with the event before them."""
    sums: ClassVar[Mapping[str, str]] = {}
    """What the events of a kind came to, for a summary of many: "Reduced: {unit}" names all of
    them, "Landed: {count}" counts them."""
    samples: ClassVar[Mapping[str, Sequence[object]]] = {}
    """Examples of facts, by name or kind, one of each gender and number: proofreaders see every
    sentence with each of them. `event-alarm.from` is a fact of one message."""
    opening_notes: ClassVar[tuple[str, ...]] = ()
    """The notes for the start of a match, by their ids in `data/notes.<language>.md`."""
    option_notes: ClassVar[Mapping[str, str]] = {}
    """The note beside each option, by the option's name; the one on all of them under ""."""
    moments: ClassVar[Mapping[str, Moment]] = {}
    """When the other notes are due, by their ids; each is told once in a match."""

    _made_of: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *given: Any, **named: Any) -> Self:
        made = super().__new__(cls)
        made._made_of = given, named
        return made

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = messages(self.package, language)
        self._common = messages("holdfast", language)
        self._found: dict[str, Message | None] = {}
        self._names: dict[tuple[object, ...], Name] = {}
        self.habits_of = self._messages.own.language
        """How the language counts, lists and writes numbers."""

    def __reduce__(self) -> tuple[object, ...]:
        """It travels as what it was made of, and reads its messages where it arrives."""
        given, named = self._made_of
        return (partial(type(self), **named), given)

    # The pieces that games override.

    def name(self, kind: str, value: object) -> str:
        """What a component is called, e.g. `name("square", "G4")`: the message `square-G4`."""
        named = self.component(f"{kind}-{value}")
        return str(value) if named is None else named

    def action(self, action: Action) -> str:
        """What an action does, as a short sentence."""
        usual = self._named("action", action.do) or self.actions.get(action.do, action.text)
        return self.sentence(usual, action.args, self.hidden_actions.get(action.do))

    def prompt(self, kind: str, view: Mapping[str, object]) -> str:
        """What is asked of a seat."""
        return self.question(kind)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        usual = self._named("event", event.kind) or self.events.get(event.kind, event.kind)
        return self.sentence(usual, event.facts, self.hidden_events.get(event.kind))

    def chapter(self, event: Event) -> str | None:
        """The title of the chapter that begins with this event, where one does: "Turn 3"."""
        return None

    def chapters(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Where the chapters of a match begin: the place of the event, and the title."""
        titles = [self.chapter(event) for event in events]
        return [(place, title) for place, title in enumerate(titles) if title is not None]

    def phase(self, event: Event) -> str | None:
        """What is under way from this event on, where something begins: "SS Phase"."""
        title = self._named("phase", event.kind) or self.phases.get(event.kind)
        return None if title is None else self.say(title, event.facts)

    def summary(self, events: Sequence[Event]) -> list[str]:
        """What these events came to, in a few words each; the first of them begins the line."""
        found = [
            self.say(sum_, _merged(told))
            for kind, sum_ in self.sums.items()
            if (told := [event.facts for event in events if event.kind == kind])
        ]
        return [capital(found[0]), *found[1:]] if found else []

    def weight(self, event: Event) -> int:
        """How much an event matters, as in `weights`."""
        return self.weights.get(event.kind, 0)

    def account(self, events: Iterable[Event]) -> Account:
        """A match in figures, from its events: what pieces did and lost, how lucky rolls were."""
        return Account()

    def marks(self, event: Event) -> list[str]:
        """The elements of the board that an event speaks of, such as `square:G4`.

        They are named whether or not they are on the board now: a page shows those that are.
        """
        found: dict[str, None] = {}
        for key, value in event.facts.items():
            kind = self.kinds.get(key, key)
            for one in value if isinstance(value, list | tuple) else (value,):
                if isinstance(one, str):
                    found[f"{kind}:{one}"] = None
        return list(found)

    def board(self, view: Mapping[str, object]) -> str:
        """A view in words, for a plain terminal and for screen readers."""
        return ""

    def look(
        self, view: Mapping[str, object], element: str, options: Mapping[str, object]
    ) -> Inspection | None:
        """What there is to know about an element of the board, drawn or not, from a view alone.

        None where the game does not know it, or has nothing to say.
        """
        return None

    def standing(self, view: Mapping[str, object], options: Mapping[str, object]) -> list[Standing]:
        """How things stand, in a few lines: the score, the nearest danger, what is left."""
        return []

    def clock(self, view: Mapping[str, object]) -> str:
        """The turn and its time of day, where the game has one: "Turn 3, 05:12"."""
        return ""

    def result(self, result: Mapping[str, object]) -> str:
        """How the match ended, as a sentence."""
        return str(dict(result))

    def sheet(self, facts: Mapping[str, object]) -> list[tuple[str, object]]:
        """The score line by line, from the facts of the result and of the last event."""
        return []

    def headline(self, kind: str, odds: Mapping[str, Fraction], view: Mapping[str, object]) -> str:
        """What the odds of an action mean for the seat that decides: "You hold 91%".

        `kind` is the kind of decision, `view` what the seat sees. Unless a game knows better, the
        likeliest outcome.
        """
        if not odds:
            return ""
        likeliest = max(odds, key=lambda name: odds[name])
        return capital(f"{self.outcome(likeliest)} {self.percent(odds[likeliest])}")

    def grave(
        self, action: Action, legal: Sequence[Action], view: Mapping[str, object]
    ) -> str | None:
        """What an action with one of the `grave_verbs` throws away now, as a sentence."""
        return None

    # What every game gets.

    def question(self, kind: str, facts: Mapping[str, object] | None = None) -> str:
        """The question for a kind of decision, with what is known of it."""
        usual = self._named("prompt", kind) or self.prompts.get(kind, kind)
        return self.sentence(usual, facts or {})

    def translate(self, message: str) -> str:
        """A message of the game, or one that all games share, in this language.

        Gaps stay gaps, for those who fill them themselves.
        """
        known = self._find(message)
        return message if known is None else known.with_gaps()

    def tell(self, words: str, facts: Mapping[str, object] | None = None) -> str:
        """Say a message that all games share; what fills its gaps is words or numbers already."""
        known = self._common.named(words) or self._find(words)
        return filled(words, facts) if known is None else known.say(facts or {})

    def say(self, sentence: str, facts: Mapping[str, object], hidden: str | None = None) -> str:
        """Say a message, its gaps filled with the names of what the facts mean.

        `hidden` is the sentence for those who may not know all of these facts; unless it is given,
        the message of the same name with `-hidden` behind it.
        """
        known = self._find(sentence)
        if known is not None:
            if not known.variables <= facts.keys():
                known = self._find(f"{sentence}-hidden") or known
            given = known.variables & facts.keys()
            return known.say({key: self.argument(key, facts[key]) for key in given})
        if hidden is not None and not gaps_of(sentence) <= facts.keys():
            sentence = hidden
        filled = {key: self.value(key, value) for key, value in facts.items()}
        return sentence.format_map(_Gaps(filled))

    def sentence(
        self, sentence: str, facts: Mapping[str, object], hidden: str | None = None
    ) -> str:
        """Say a message that stands alone, with a capital; what is no message stays as written."""
        said = self.say(sentence, facts, hidden)
        return said if self._find(sentence) is None else capital(said)

    def _find(self, words: str) -> Message | None:
        """The message that the code means: by its id, or by the words that its id is made of."""
        if words not in self._found:
            id = message_id(words)
            self._found[words] = self._messages.find(id) or self._common.find(id)
        return self._found[words]

    def _named(self, prefix: str, kind: str) -> str | None:
        """The id of a message for a kind of something, where there is one."""
        id = f"{prefix}-{kind}"
        return None if self._find(id) is None else id

    def component(self, id: str, **facts: object) -> Name | None:
        """A component's name with all its forms; None where no message gives it one."""
        key = (id, *facts.values())
        named = self._names.get(key)
        if named is None:
            message = self._find(id)
            if message is None:
                return None
            named = self._names[key] = Name(message, facts)
        return named

    def argument(self, key: str, value: object) -> object:
        """A fact as a message takes it: a number stays one, so that it can be counted with."""
        if type(value) is int and key not in self.kinds:
            return value
        return self.value(key, value)

    def value(self, key: str, value: object) -> str:
        """A fact as words: lists are joined, components are named, chances are in percent."""
        if isinstance(value, list | tuple):
            return self.series([self.value(key, item) for item in value])
        if type(value) is Fraction:  # an instance check of numbers is slow
            return self.percent(value)
        kind = self.kinds.get(key)
        return self.name(kind, value) if kind is not None else str(value)

    def series(self, items: Sequence[str], between: str | None = None) -> Series:
        """Several names as one fact: "a, b and c"; with something between them as it is given."""
        mixed = {**self._common.own.mixed, **self._messages.own.mixed}
        return Series(items, self.habits_of, mixed, self.translate(_("none")), between)

    def apart(self, items: Iterable[str]) -> str:
        """Things that have commas of their own, one beside the other."""
        return self.translate("apart").join(items)

    def number(self, number: int) -> str:
        """A whole number as the language writes it."""
        return self.habits_of.number(number)

    def labelled(self, label: str, value: object) -> str:
        """A label and its value in one line, with the language's colon."""
        return self.say("label-value", {"label": label, "value": str(value)})

    def action_kind(self, action: Action) -> str:
        """Which of `ACTION_KINDS` an action is."""
        return self.action_kinds.get(action.do, "other")

    def percent(self, chance: Fraction) -> str:
        """A chance in whole percent, as the language writes it."""
        return self.say("percent", {"number": whole_percent(chance)})

    def outcome(self, name: str) -> str:
        """What an outcome of the odds is called; several at once are parted by spaces."""
        return ", ".join(self._outcome(part) for part in name.split())

    def _outcome(self, name: str) -> str:
        if self._named("outcome", name):
            return self.say(f"outcome-{name}", {})
        stem, _line, number = name.rpartition("_")
        if number.isdecimal() and self._named("outcome", stem):
            return self.say(f"outcome-{stem}", {"number": int(number)})
        if name in self.outcomes:
            return self.translate(self.outcomes[name])
        if stem in self.outcomes and number.isdecimal():
            return self.say(self.outcomes[stem], {"number": int(number)})
        return name.replace("_", " ")

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the rule."""
        return f"{self.sentence(refusal.sentence, refusal.facts)} ({refusal.rule})"

    @property
    def rules(self) -> Mapping[str, RuleText]:
        """The rules reference by id, in this language or else in English."""
        return read_rules(self.package, self.language)

    @property
    def notes(self) -> Mapping[str, Note]:
        """The game's notes by id, in this language or else in English."""
        return read_notes(self.package, self.language)

    @property
    def legend(self) -> tuple[tuple[str, str], ...]:
        """What stands on a board in words, sign by sign, in this language or else in English."""
        return read_legend(self.package, self.language)

    @property
    def opening(self) -> list[Note]:
        """What is told at the start of a match."""
        return [self.notes[id] for id in self.opening_notes]

    def notes_on(self, rule: str) -> tuple[Note, ...]:
        """The notes that stand beside a rule."""
        return notes_by_rule(self.package, self.language).get(rule, ())

    @property
    def about(self) -> tuple[Section, ...]:
        """The page about the game, in this language or else in English."""
        return read_about(self.package, self.language)


def capital(words: str) -> str:
    """A sentence or a title begins with a capital, whatever stands first in it."""
    return words[:1].upper() + words[1:]


def keyed(prefix: str, *kinds: str) -> dict[str, str]:
    """The ids of the messages for some kinds: `keyed("sum", "fell")` is {"fell": "sum-fell"}."""
    return {kind: f"{prefix}-{kind}" for kind in kinds}


@lru_cache(maxsize=None)
def gaps_of(sentence: str) -> frozenset[str]:
    """The names of the facts that a sentence needs."""
    return frozenset(name for _text, name, _spec, _how in Formatter().parse(sentence) if name)


def _merged(told: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """The facts of several events as those of one, each value once, and how many they were."""
    merged: dict[str, list[object]] = {}
    for facts in told:
        for key, value in facts.items():
            values = merged.setdefault(key, [])
            for one in value if isinstance(value, list | tuple) else (value,):
                if one not in values:
                    values.append(one)
    return {**merged, "count": len(told)}


class _Gaps(dict[str, str]):
    """A gap whose fact is hidden from this reader shows as an ellipsis."""

    def __missing__(self, key: str) -> str:
        return "…"
