"""What a report says, and how it writes numbers, in the language that is asked for."""

from __future__ import annotations

import re
from typing import Final

from babel.numbers import get_decimal_symbol, get_group_symbol

from holdfast.core.i18n import ENGLISH, messages

__all__ = ["Words"]

SIGNS: Final = re.compile(r"[-,.]")


class Words:
    """The words of a report."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._messages = messages("holdfast", language)
        self._signs: dict[str, str] = {}
        if language != ENGLISH:  # whose numbers are written as Python writes them
            locale = self._messages.own.language.locale
            decimal, group = get_decimal_symbol(locale), get_group_symbol(locale)
            self._signs = {"-": "−", ",": group, ".": decimal}

    def say(self, words: str, /, **facts: object) -> str:
        """A marked sentence."""
        return self._messages.say(words, facts)

    def sentences(self, *said: str) -> str:
        """Several sentences, less those that are not said."""
        return " ".join(one for one in said if one)

    def number(self, value: float, form: str) -> str:
        """A number in a form of Python's, such as `+.1%`."""
        return self.written(format(value, form))

    def written(self, number: str) -> str:
        """A number that Python has written, as the language writes it."""
        if not self._signs:
            return number
        bare = SIGNS.sub(lambda found: self._signs[found[0]], number.removesuffix("%"))
        return self.say("percent", number=bare) if number.endswith("%") else bare

    def within(self, title: str) -> str:
        """A title within a line; capitals that are no beginning stay."""
        return title if title[1:2].isupper() else title[:1].lower() + title[1:]
