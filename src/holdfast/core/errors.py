"""The few ways in which something can be refused, each with a sentence a player understands."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from holdfast.core.messages import mark as _

__all__ = [
    "BadChance",
    "BadJournal",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadState",
    "HoldfastError",
    "IllegalAction",
    "NoSuchGame",
    "NoSuchSeat",
    "Phrase",
    "StaleProposal",
    "Tell",
    "UndoRefused",
    "Versions",
    "did_you_mean",
    "nearest",
    "phrase_of",
    "shortened",
]

DID_YOU_MEAN = _('; did you mean "{near}"?')
THIS_LANGUAGE = _("this language")
"""The code of the language that is spoken, said by its own messages."""

Tell = Callable[[str, Mapping[str, object]], str]
"""What says marked words in a language, with the facts for their gaps."""

# Words that people mistype are short and few; comparing anything else only costs time.
LONGEST_WORD = 64
MOST_COMPARED = 500
LONGEST_SHOWN = 200


def filled(words: str, facts: Mapping[str, object]) -> str:
    """Words with their gaps filled."""
    return words.format_map(facts) if facts else words


class Phrase:
    """Marked words with gaps for facts, some of which may be phrases too; `near` is what somebody
    may have meant. It is said in a language by whoever knows one, and English as a string."""

    __slots__ = ("facts", "near", "words")

    def __init__(
        self, words: str, facts: Mapping[str, object] | None = None, near: str = ""
    ) -> None:
        self.words = words
        self.facts: Mapping[str, object] = {} if facts is None else facts
        self.near = near

    def say(self, tell: Tell) -> str:
        """The words as somebody tells them who knows them and the phrases among the facts."""
        facts = {
            name: one.say(tell) if isinstance(one, Phrase) else one
            for name, one in self.facts.items()
        }
        said = tell(self.words, facts)
        return said + tell(DID_YOU_MEAN, {"near": self.near}) if self.near else said

    def data(self) -> dict[str, object]:
        """The phrase as JSON, for another process; `phrase_of` reads it."""
        facts = {
            name: one.data() if isinstance(one, Phrase) else one if type(one) is int else str(one)
            for name, one in self.facts.items()
        }
        return {"words": self.words, "facts": facts, "near": self.near}

    def __str__(self) -> str:
        return self.say(filled)


class Versions(Phrase):
    """What a game said about its components, in each language that pages are in; for it takes the
    game's words, and not only messages, to name them."""

    __slots__ = ("by_language",)

    def __init__(self, english: str, by_language: Mapping[str, str]) -> None:
        super().__init__(english)
        self.by_language = by_language

    def say(self, tell: Tell) -> str:
        return self.by_language.get(tell(THIS_LANGUAGE, {}), self.words)

    def data(self) -> dict[str, object]:
        return {"words": self.words, "by_language": dict(self.by_language)}


def phrase_of(data: Mapping[str, Any]) -> Phrase:
    """A phrase from its `data`."""
    if "by_language" in data:
        return Versions(data["words"], data["by_language"])
    facts = {
        name: phrase_of(one) if isinstance(one, Mapping) else one
        for name, one in data["facts"].items()
    }
    return Phrase(data["words"], facts, data["near"])


class HoldfastError(ValueError):
    """Base of everything that Holdfast refuses. `kind` is stable and machine readable.

    A sentence that people meet while they play is marked for translation, with gaps for `facts`;
    `near` is what they may have meant.
    """

    kind: ClassVar[str] = "error"

    def __init__(
        self,
        sentence: str,
        *,
        rule: str | None = None,
        field: str | None = None,
        facts: Mapping[str, object] | None = None,
        near: str = "",
    ) -> None:
        self.message = sentence
        self.facts: Mapping[str, object] = {} if facts is None else facts
        self.near = near
        self.sentence = self.say(filled)
        super().__init__(self.sentence)
        self.rule = rule
        self.field = field

    @property
    def phrase(self) -> Phrase:
        """What is refused, as a fact of another sentence."""
        return Phrase(self.message, self.facts, self.near)

    def say(self, tell: Tell) -> str:
        """The sentence as somebody tells it who knows its words and the facts in them."""
        return self.phrase.say(tell)

    def data(self) -> dict[str, object]:
        """The error as JSON, as the line protocol and the web send it."""
        facts = {
            "kind": self.kind,
            "rule": self.rule,
            "field": self.field,
            "sentence": self.sentence,
        }
        return {key: value for key, value in facts.items() if value is not None}


class IllegalAction(HoldfastError):
    """The action is malformed, unknown, or not allowed now."""

    kind = "illegal_action"


class BadPosition(HoldfastError):
    """A position breaks an invariant; `field` is the path of the offending value."""

    kind = "bad_position"


class BadState(HoldfastError):
    """Bytes are no state of this edition, or a state cannot become bytes."""

    kind = "bad_state"


class BadOption(HoldfastError):
    """A match option is unknown or has a value it cannot take."""

    kind = "bad_option"


class BadPack(HoldfastError):
    """Component data cannot be played with; `field` is the path of the offending value."""

    kind = "bad_pack"


class BadChance(HoldfastError):
    """A script of chance ran out, or holds a number that the roll or draw cannot give."""

    kind = "bad_chance"


class BadJournal(HoldfastError):
    """A journal is malformed or its replay diverges; `at` is the number of the action."""

    kind = "bad_journal"

    def __init__(
        self,
        sentence: str,
        *,
        at: int | None = None,
        rule: str | None = None,
        facts: Mapping[str, object] | None = None,
        near: str = "",
    ) -> None:
        super().__init__(sentence, rule=rule, facts=facts, near=near)
        self.at = at

    def data(self) -> dict[str, object]:
        facts = super().data()
        if self.at is not None:
            facts["action"] = self.at
        return facts


class StaleProposal(HoldfastError):
    """What was proposed belongs to another moment of the match, or to another match."""

    kind = "stale_proposal"


class UndoRefused(HoldfastError):
    """A fair match does not go back over dice, a revealed card or somebody else's decision."""

    kind = "undo_refused"


class NoSuchSeat(HoldfastError):
    """The match has no seat of this name."""

    kind = "no_such_seat"


class NoSuchGame(HoldfastError):
    """No installed package registers a game of this name."""

    kind = "no_such_game"


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """`'; did you mean "G4"?'` for the nearest known word, or an empty string."""
    near = nearest(word, known)
    return DID_YOU_MEAN.format(near=near) if near else ""


def nearest(word: object, known: Iterable[object]) -> str:
    """The known word that is nearest to what was written, or an empty string."""
    written = word if isinstance(word, str) else str(word)[: LONGEST_WORD + 1]
    if len(written) > LONGEST_WORD:
        return ""
    names = list(dict.fromkeys(str(name) for name in known))
    near = difflib.get_close_matches(written, names[:MOST_COMPARED], n=1, cutoff=0.5)
    return near[0] if near else ""


def shortened(words: str) -> str:
    """What somebody wrote, short enough to be said again."""
    return words if len(words) <= LONGEST_SHOWN else words[: LONGEST_SHOWN - 1] + "…"
