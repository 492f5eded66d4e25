"""How a language counts, lists and writes numbers, as the CLDR has it, by way of Babel.

Sentences are the translators' work (`core/fluent.py`); what is the same in all sentences of a
language is here: which plural form a number takes, how the items of a list are joined, how a
number is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_datetime
from babel.numbers import format_decimal

__all__ = ["Language", "language_like", "signed", "whole_percent"]

OWN = {"en": "en_GB"}
"""Whose habits a language means that has several: nobody here writes "a, b, and c"."""
UNKNOWN = "en_GB"
FIRST = {"fr": "1er", "it": "1º"}
"""How the first day of a month is written, where it is not with a bare number."""
SMALL = 1000


class Language:
    """The habits of one language."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale
        self._rule = locale.plural_form
        self._plurals: dict[int, str] = {}
        pattern = locale.list_patterns["standard"]
        self._two = _between(pattern["2"])
        self._middle = _between(pattern["middle"])
        self._end = _between(pattern["end"])

    def plural(self, number: int) -> str:
        """The CLDR's name of the form that a number takes: "one", "few", "other"."""
        found = self._plurals.get(number)
        if found is None:
            found = self._plurals[number] = str(self._rule(number))
        return found

    def examples(self) -> dict[str, int]:
        """Each plural form by the CLDR's name, with the smallest number that takes it."""
        found: dict[str, int] = {}
        for number in range(SMALL):
            found.setdefault(self.plural(number), number)
        return found

    def number(self, number: int) -> str:
        """A whole number as people write it, with a true minus."""
        if 0 <= number < SMALL:
            return str(number)
        written = format_decimal(abs(number), locale=self.locale)
        return f"−{written}" if number < 0 else str(written)

    def decimal(self, number: float, pattern: str = "0.0") -> str:
        """A number with its decimals, in a pattern of the CLDR, with a true minus."""
        written = str(format_decimal(number, format=pattern, locale=self.locale))
        return written.replace("-", "−")

    def day(self, moment: float) -> str:
        """The day of a moment in UTC, as people write it: "19 November 2026"."""
        written = self._dated(moment, self.locale.date_formats["long"].pattern)
        first = FIRST.get(self.locale.language, "1")
        return written.replace("1", first, 1) if self._dated(moment, "d") == "1" else written

    def moment(self, moment: float) -> str:
        """A moment in UTC: its day, and the hour as clocks show it."""
        return f"{self.day(moment)}, {self._dated(moment, 'HH:mm')} UTC"

    def _dated(self, moment: float, pattern: str) -> str:
        return str(format_datetime(moment, pattern, locale=self.locale))

    def join(self, items: Sequence[str]) -> str:
        """The items of a list in a sentence: "a, b and c"."""
        if len(items) < 2:
            return items[0] if items else ""
        if len(items) == 2:
            return self._two.join(items)
        return self._middle.join(items[:-1]) + self._end + items[-1]


def whole_percent(chance: Fraction) -> str:
    """A chance in whole percent; only what is certain is 0 or 100."""
    rounded = round(100 * chance)
    if chance not in (0, 1) and rounded in (0, 100):
        return "<1" if rounded == 0 else ">99"
    return str(rounded)


def signed(number: int) -> str:
    """A number with its sign, and a true minus."""
    return f"−{-number}" if number < 0 else f"+{number}"


def _between(pattern: str) -> str:
    """What stands between two items. In the languages of the CLDR nothing stands around them."""
    return pattern.removeprefix("{0}").removesuffix("{1}")


@lru_cache(maxsize=None)
def language_like(code: str) -> Language:
    """The habits of a language by its code; those of English where the CLDR does not know it."""
    try:
        return Language(Locale.parse(OWN.get(code, code)))
    except (UnknownLocaleError, ValueError):
        return Language(Locale.parse(UNKNOWN))
