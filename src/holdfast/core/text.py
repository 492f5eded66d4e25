"""A game's words: sentences for actions, prompts, events and refusals, in a person's language.

Rules never contain a sentence to show; they give kinds and facts. A game's `Text` keeps tables of
English sentences with gaps (`"{by} attacks {target}"`), translates the sentence through gettext,
and fills each gap with the name of the component that the fact means.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.i18n import catalogue, read_data
from holdfast.core.messages import mark
from holdfast.core.notes import Moment, Note, Section, notes_by_rule, read_about, read_notes
from holdfast.core.state import Refusal

__all__ = ["RuleText", "Text"]

_ = mark


@dataclass(frozen=True, slots=True)
class RuleText:
    """A numbered rule of the reference: its id, the chapter it stands in, and its words."""

    id: str
    chapter: str
    text: str
    ruling: str = ""


class Text:
    """The words of one game in one language. Subclasses fill the tables."""

    package: ClassVar[str] = "holdfast"
    """Where the catalogues and the rules reference of this game are."""
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
    figures: ClassVar[Mapping[str, str]] = {}
    """Words for the numbers in a result that are worth a mean over many matches. Other numbers may
    name a seat or a step of a ladder, so they are only counted."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """Which component a fact means, by the fact's name: {"by": "defender", "to": "square"}."""
    dice_sides: ClassVar[Mapping[str, int]] = {}
    """How many sides the dice of a kind of event have, where they are not six."""
    opening_notes: ClassVar[tuple[str, ...]] = ()
    """The notes for the start of a match, by their ids in `data/notes.<language>.md`."""
    option_notes: ClassVar[Mapping[str, str]] = {}
    """The note beside each option, by the option's name; the one on all of them under ""."""
    moments: ClassVar[Mapping[str, Moment]] = {}
    """When the other notes are due, by their ids; each is told once in a match."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._own = catalogue(self.package, language)
        self._shared = catalogue("holdfast", language)

    # The pieces that games override.

    def name(self, kind: str, value: object) -> str:
        """What a component is called, e.g. `name("square", "G4")`."""
        return str(value)

    def action(self, action: Action) -> str:
        """What an action does, as a short sentence."""
        usual = self.actions.get(action.do, action.text)
        return self.say(usual, action.args, self.hidden_actions.get(action.do))

    def prompt(self, kind: str, view: Mapping[str, object]) -> str:
        """What is asked of a seat."""
        return self.say(self.prompts.get(kind, kind), {})

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        usual = self.events.get(event.kind, event.kind)
        return self.say(usual, event.facts, self.hidden_events.get(event.kind))

    def chapter(self, event: Event) -> str | None:
        """The title of the chapter that begins with this event, where one does: "Turn 3"."""
        return None

    def chapters(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Where the chapters of a match begin: the place of the event, and the title."""
        titles = [self.chapter(event) for event in events]
        return [(place, title) for place, title in enumerate(titles) if title is not None]

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

    def clock(self, view: Mapping[str, object]) -> str:
        """The turn and its time of day, where the game has one: "Turn 3, 05:12"."""
        return ""

    def result(self, result: Mapping[str, object]) -> str:
        """How the match ended, as a sentence."""
        return str(dict(result))

    def sheet(self, facts: Mapping[str, object]) -> list[tuple[str, object]]:
        """The score line by line, from the facts of the result and of the last event."""
        return []

    # What every game gets.

    def translate(self, message: str) -> str:
        """A message of the game, or one that all games share, in this language."""
        found = self._own.gettext(message)
        return found if found != message else self._shared.gettext(message)

    def say(self, sentence: str, facts: Mapping[str, object], hidden: str | None = None) -> str:
        """Translate a sentence and fill its gaps with the names of what the facts mean.

        `hidden` is the sentence for those who may not know all of these facts.
        """
        if hidden is not None and not gaps_of(sentence) <= facts.keys():
            sentence = hidden
        filled = {key: self.value(key, value) for key, value in facts.items()}
        return self.translate(sentence).format_map(_Gaps(filled))

    def value(self, key: str, value: object) -> str:
        """A fact as words: lists are joined, components are named."""
        if isinstance(value, list | tuple):
            return ", ".join(self.value(key, item) for item in value) or self.translate(_("none"))
        kind = self.kinds.get(key)
        return self.name(kind, value) if kind is not None else str(value)

    def outcome(self, name: str) -> str:
        """What an outcome of the odds is called; several at once are parted by spaces."""
        return ", ".join(self._outcome(part) for part in name.split())

    def _outcome(self, name: str) -> str:
        if name in self.outcomes:
            return self.translate(self.outcomes[name])
        stem, _line, number = name.rpartition("_")
        if stem in self.outcomes and number.isdecimal():
            return self.translate(self.outcomes[stem]).format(number=number)
        return name.replace("_", " ")

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the rule."""
        return f"{self.say(refusal.sentence, refusal.facts)} ({refusal.rule})"

    @property
    def rules(self) -> Mapping[str, RuleText]:
        """The rules reference by id, in this language or else in English."""
        return read_rules(self.package, self.language)

    @property
    def notes(self) -> Mapping[str, Note]:
        """The game's notes by id, in this language or else in English."""
        return read_notes(self.package, self.language)

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


@lru_cache(maxsize=None)
def gaps_of(sentence: str) -> frozenset[str]:
    """The names of the facts that a sentence needs."""
    return frozenset(name for _text, name, _spec, _how in Formatter().parse(sentence) if name)


class _Gaps(dict[str, str]):
    """A gap whose fact is hidden from this reader shows as an ellipsis."""

    def __missing__(self, key: str) -> str:
        return "…"


@lru_cache(maxsize=None)
def read_rules(package: str, language: str) -> Mapping[str, RuleText]:
    """Read `data/rules.<language>.md`: chapters under `##`, rules that begin with a bold id."""
    rules: dict[str, RuleText] = {}
    chapter = ""
    for block in re.split(r"\n(?=#{1,3} |\*\*[A-Z]+-)", read_data(package, "rules", language)):
        if block.startswith("#"):
            chapter = block.lstrip("# ").splitlines()[0].strip()
            continue
        found = re.match(r"\*\*([A-Z]+-[\w.]+)\*\*\s+(.*)", block, re.DOTALL)
        if found:
            lines = found[2].strip().splitlines()
            words = "\n".join(line for line in lines if not line.startswith(">")).strip()
            ruling = " ".join(line.lstrip("> ") for line in lines if line.startswith(">"))
            rules[found[1]] = RuleText(found[1], chapter, words, ruling)
    return rules
