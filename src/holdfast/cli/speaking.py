"""The language of the command line: help, errors, and what click says by itself.

Help stands in the code, in English, and its paragraphs name the messages that say it in other
languages. Click looks up its own sentences with gettext; here it asks our messages instead.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import click

from holdfast.core.errors import HoldfastError
from holdfast.core.fluent import Message
from holdfast.core.i18n import ENGLISH, LANGUAGES, Messages, filled, messages
from holdfast.core.messages import mark as _
from holdfast.core.registry import speaking_packages

__all__ = [
    "help_pieces",
    "in_a_list",
    "in_decimals",
    "in_percent",
    "in_words",
    "labelled",
    "speak",
    "spoken_error",
    "spoken_here",
    "usual_language",
]

VARIABLES = ("HOLDFAST_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says its language; the first that is set counts."""
OPTION = "--language"
AS_IT_STANDS = "\b"
"""Before a paragraph whose lines click leaves as they are."""
COMMENT = re.compile(r"(\S.*?\S {2,})(\S.*)")
"""A line of an example, and what is said about it behind."""
PLACEHOLDERS = {"options_metavar": _("[OPTIONS]")}
HELP_OF_HELP = _("Show this message and exit.")

_now = ENGLISH
_written: dict[tuple[int, str], str] = {}


def usual_language() -> str:
    """The language that the terminal asks for, where it is one of ours."""
    said = next((found for name in VARIABLES if (found := os.environ.get(name))), "")
    code = said.partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else ENGLISH


def spoken_here() -> str:
    """The language that is spoken now."""
    return _now


def in_words(words: str, /, **facts: object) -> str:
    """A marked sentence in the language that is spoken now."""
    return messages("holdfast", _now).say(words, facts)


def in_decimals(number: float, pattern: str = "0.0") -> str:
    """A number as the language that is spoken now writes it."""
    return messages("holdfast", _now).own.language.decimal(number, pattern)


def in_percent(share: float) -> str:
    """A share in percent with one decimal."""
    return in_words("percent", number=in_decimals(100 * share))


def in_a_list(items: Iterable[str]) -> str:
    """Names joined as the language that is spoken now joins them."""
    return messages("holdfast", _now).own.language.join([*items])


def labelled(label: str, value: object) -> str:
    """A label and its value in one line, with the language's colon."""
    return in_words("label-value", label=label, value=value)


def spoken_error(error: HoldfastError) -> str:
    """What was refused, in the language that is spoken now."""
    return error.say(_tell)


def _tell(words: str, facts: Mapping[str, object]) -> str:
    """Marked words of the program or of a game; what is no message is said as it stands."""
    known = (messages(one, _now).named(words) for one in speaking_packages())
    found = next((one for one in known if one is not None), None)
    return filled(words, facts) if found is None else found.say(facts)


def speak(command: click.Command, words: Sequence[str]) -> None:
    """Speak the language that a command line names, or else that of the terminal."""
    global _now
    named = _named(words)
    _now = named if named in LANGUAGES else usual_language()
    spoken = messages("holdfast", _now)
    _teach_click(spoken, is_english=_now == ENGLISH)
    for one in _below(command):
        _put(one, "help", spoken)
        for name, usual in PLACEHOLDERS.items():
            if getattr(one, name) == usual or (id(one), name) in _written:
                _put(one, name, spoken)
        for param in one.params:
            _put(param, "help", spoken)
        own = one.get_help_option(click.Context(one))
        if own is not None:
            own.help = spoken.say(HELP_OF_HELP)


def _named(words: Sequence[str]) -> str:
    for at, word in enumerate(words):
        if word == OPTION:
            return "".join(words[at + 1 : at + 2])
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
    return ""


def _below(command: click.Command) -> Iterator[click.Command]:
    yield command
    if isinstance(command, click.Group):
        for one in command.commands.values():
            yield from _below(one)


def _put(thing: Any, name: str, spoken: Messages) -> None:
    """Say the words of a command or a parameter, which stay those in the code in English."""
    words = _written.setdefault((id(thing), name), getattr(thing, name, None) or "")
    if words:
        said = words if _now == ENGLISH else _said(words, spoken)
        setattr(thing, name, said)


def _said(words: str, spoken: Messages) -> str:
    return "".join(spoken.say(piece) if is_words else piece for piece, is_words in _pieces(words))


def help_pieces(words: str) -> list[str]:
    """What there is to be translated in a help text."""
    return [piece for piece, is_words in _pieces(words) if is_words]


def _pieces(words: str) -> Iterator[tuple[str, bool]]:
    """The paragraphs of a help text; of examples their heading and what stands behind them."""
    paragraphs = re.split(r"\n\s*\n", words.strip(" \n")) if words else []
    for number, paragraph in enumerate(paragraphs):
        if number:
            yield "\n\n", False
        if paragraph.strip(" ").startswith(AS_IT_STANDS):
            yield from _example(paragraph.strip(" ").removeprefix(AS_IT_STANDS).strip("\n"))
        else:
            yield " ".join(paragraph.split()), True


def _example(paragraph: str) -> Iterator[tuple[str, bool]]:
    yield AS_IT_STANDS, False
    for number, line in enumerate(line.strip() for line in paragraph.split("\n")):
        yield ("\n  " if number else "\n"), False
        found = COMMENT.fullmatch(line)
        if number == 0:
            yield line, True
        elif found:
            yield found[1], False
            yield found[2], True
        else:
            yield line, False


def _teach_click(spoken: Messages, *, is_english: bool) -> None:
    def one(words: str) -> str:
        found = None if is_english else spoken.named(words)
        return words if found is None else found.with_gaps()

    def several(single: str, plural: str, number: int) -> str:
        found = None if is_english else spoken.named(plural)
        if found is None:
            return single if number == 1 else plural
        return _form(found, spoken.own.language.plural(number))

    for name, module in list(sys.modules.items()):
        if name.startswith("click."):
            _replace(module, "_", one)
            _replace(module, "ngettext", several)


def _form(message: Message, form: str) -> str:
    forms = message.by_number()
    return forms.get(form) or forms.get("other") or message.with_gaps()


def _replace(module: Any, name: str, function: Callable[..., str]) -> None:
    if callable(getattr(module, name, None)):
        setattr(module, name, function)
