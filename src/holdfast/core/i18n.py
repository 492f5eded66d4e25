"""Words in other languages, read from the files that translators edit.

Each package keeps them beside its code: messages of Project Fluent in `locale/<language>/*.ftl`,
English like any other. What is longer than a sentence lies in `data/<name>.<language>.md`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from holdfast.core.fluent import Bundle, Message

__all__ = [
    "DRAFTS",
    "ENGLISH",
    "LANGUAGES",
    "TEMPLATE_GAP",
    "Messages",
    "filled",
    "languages_of",
    "message_id",
    "messages",
    "read_data",
]

LANGUAGES = ("en", "it", "fr")
DRAFTS = ("de", "es")
"""Languages of the games that no native speaker has proofread: the command line offers them."""
ENGLISH = "en"
LONGEST_ID = 9
"""Words of a sentence that make up the id of its message."""
MOST_IDS = 10_000
TEMPLATE_GAP = re.compile(r"%\((\w+)\)s")
"""How templates write a gap, where braces have a meaning of their own."""


class Messages:
    """The messages of a package in a language; where one is missing, the English one is said."""

    def __init__(self, own: Bundle, english: Bundle) -> None:
        self.own = own
        self.english = english

    def find(self, id: str) -> Message | None:
        return self.own.get(id) or self.english.get(id)

    def named(self, words: str) -> Message | None:
        """The message that the code names by these words."""
        return self.find(message_id(words))

    def say(self, words: str, facts: Mapping[str, object] | None = None) -> str:
        """Say the message of this name; what is no message is said as it stands in the code.

        Without facts gaps stay gaps, for those who fill them themselves.
        """
        found = self.named(words)
        if found is None:
            return filled(words, facts)
        return found.with_gaps() if facts is None else found.say(facts)


def filled(words: str, facts: Mapping[str, object] | None) -> str:
    """Words from the code with their gaps filled."""
    return words.format_map(facts) if facts else words


@lru_cache(maxsize=None)
def messages(package: str, language: str) -> Messages:
    """The messages of a package in a language."""
    english = _bundle(package, ENGLISH)
    return Messages(english if language == ENGLISH else _bundle(package, language), english)


@lru_cache(maxsize=None)
def _bundle(package: str, language: str) -> Bundle:
    folder = resources.files(package).joinpath("locale", language)
    return Bundle(language, {one.name: one.read_text("utf-8") for one in _files(folder)})


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [one for one in folder.iterdir() if one.name.endswith(".ftl")]
    return sorted(found, key=lambda one: one.name)


def languages_of(package: str) -> list[str]:
    """The languages that a package has messages in, English first."""
    folder = resources.files(package).joinpath("locale")
    found = [one.name for one in folder.iterdir() if _files(one)] if folder.is_dir() else []
    return sorted(found, key=lambda language: (language != ENGLISH, language))


@lru_cache(maxsize=MOST_IDS)
def message_id(words: str) -> str:
    """The id of a message that the code names by English words: `Deck`, `unit-is-not-on-the-map`.

    The rules are compiled and stay as they are when a sentence is worded better, so what they call
    a sentence by is a name for it, and what is shown stands in the files alone.
    """
    parts = re.findall(r"[A-Za-z0-9_-]+", TEMPLATE_GAP.sub(r"{\1}", words))[:LONGEST_ID]
    id = "-".join(parts)
    return id if id[:1].isalpha() else f"n{id}"


def read_data(package: str, name: str, language: str) -> str:
    """A file of a package's data in a language, or else in English; empty when there is none."""
    folder = resources.files(package).joinpath("data")
    for wanted in (language, ENGLISH):
        source = folder.joinpath(f"{name}.{wanted}.md")
        if source.is_file():
            return source.read_text("utf-8")
    return ""
