"""What the templates say: the function `_`, and words for the scripts of a page.

A template names a message by its words, with gaps such as `%(seat)s`, and gives the facts for them:
`_("%(seat)s decides.", seat=name)`. What is said is plain text, and the template escapes all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from markupsafe import Markup, escape

from holdfast.core.fluent import Message
from holdfast.core.i18n import messages

__all__ = ["for_scripts", "labeller", "speaker"]

PACKAGES = ("holdfast.web", "holdfast")


class Unfilled(str):
    """A sentence with gaps that a script fills."""

    __slots__ = ("message",)

    message: Message

    def __new__(cls, message: Message) -> Unfilled:
        self = super().__new__(cls, message.with_gaps())
        self.message = message
        return self


def labeller(language: str) -> Callable[[object, object], Markup]:
    """The function `labelled` of the templates: a label and its value, with a colon."""
    message = messages("holdfast", language).named("label-value")
    assert message is not None, "every language has it: it is among those that all games share"
    say = message.say
    return lambda label, value: Markup(say({"label": escape(label), "value": escape(value)}))


def speaker(language: str) -> Callable[..., str]:
    """The function `_` of the templates in a language."""
    known: dict[str, Message | None] = {}
    fixed: dict[str, str] = {}

    def say(words: str, /, **facts: object) -> str:
        if words not in known:
            message = known[words] = _named(words, language)
            if message is None:
                fixed[words] = words
            else:
                fixed[words] = Unfilled(message) if message.variables else message.say({})
        found = known[words]
        if found is None or not facts:
            return fixed[words]
        return found.say({name: _plain(value) for name, value in facts.items()})

    return say


def _named(words: str, language: str) -> Message | None:
    return next(
        (found for one in PACKAGES if (found := messages(one, language).named(words))), None
    )


def _plain(value: object) -> object:
    """What a macro has escaped already as it was before; the template escapes the whole."""
    return value.unescape() if isinstance(value, Markup) else value


def for_scripts(words: Mapping[str, str]) -> dict[str, object]:
    """Words for a page's scripts; a sentence that counts something in each of its forms."""
    return {key: _forms(said) for key, said in words.items()}


def _forms(said: str) -> object:
    return (said.message.by_number() or str(said)) if isinstance(said, Unfilled) else said
