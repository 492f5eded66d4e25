"""How the terminal writes chances, and lists of which only the first are told."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from holdfast.core.i18n import messages
from holdfast.core.text import Text

__all__ = ["percent", "some_of"]


def percent(text: Text, chance: Fraction) -> str:
    """A chance with one decimal, as the language writes it."""
    language = messages("holdfast", text.language).own.language
    return text.tell("percent", {"number": language.decimal(100 * float(chance))})


def some_of(names: Sequence[str], most: int) -> str:
    """So many names at most, and a mark where there are more."""
    return ", ".join([*names[:most], "…"] if len(names) > most else names)
