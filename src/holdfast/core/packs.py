"""What every corrected pack must keep: plain values, of the kinds that the shipped one has.

The games check what their rules need. Words, notes and drawings read many more values, and a number
where a name belongs would fail only when somebody looks at the board.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Mapping
from typing import Final, NoReturn

from holdfast.core.errors import BadPack, Phrase
from holdfast.core.messages import mark as _
from holdfast.core.reading import Field

__all__ = ["check_kinds", "check_plain"]

LARGEST: Final = 2**63 - 1
DEEPEST: Final = 40
LONGEST: Final = 1000
LONGEST_KEY: Final = 40

# Controls, halves of pairs, what no alphabet has, and signs that break lines.
UNSHOWN: Final = {"Cc", "Cs", "Cn", "Zl", "Zp"}
# Signs that turn the direction of writing would make a line say something else than it does.
TURNING: Final = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def check_plain(pack: Mapping[str, object]) -> None:
    """Refuse the first value that a page, a terminal, a database or a drawing could not show."""
    _check_plain(pack, "", 0)


def _check_plain(value: object, path: str, depth: int) -> None:
    if depth > DEEPEST:
        _fail(path, _("is nested too deeply"))
    if isinstance(value, str):
        _check_words(value, path, LONGEST)
    elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        _fail(path, _("is too large a number"))
    elif isinstance(value, float) and not math.isfinite(value):
        _fail(path, _("must be a finite number"))
    elif isinstance(value, dict):
        for key, one in value.items():
            if not isinstance(key, str):
                _fail(path, _("has a field whose name is {kind}"), kind=Phrase(_kind(key)))
            _check_words(key, path, LONGEST_KEY)
            _check_plain(one, f"{path}.{key}" if path else key, depth + 1)
    elif isinstance(value, list):
        for at, one in enumerate(value):
            _check_plain(one, f"{path}[{at}]", depth + 1)


def _check_words(words: str, path: str, longest: int) -> None:
    if len(words) > longest:
        said = _("has {count} characters in one text; {longest} are the most")
        _fail(path, said, count=len(words), longest=longest)
    if words.isprintable():
        return
    for c in words:
        if c in TURNING or unicodedata.category(c) in UNSHOWN:
            said = _("has a character that cannot be shown, {character}")
            _fail(path, said, character=f"U+{ord(c):04X}")


class _Kinds:
    """Which kinds of values the shipped pack has in one place; rows of a list are one place."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.fields: dict[str, _Kinds] = {}
        self.rows: _Kinds | None = None

    def learn(self, value: object) -> None:
        self.known.add(_kind(value))
        if isinstance(value, dict):
            for key, one in value.items():
                self.fields.setdefault(key, _Kinds()).learn(one)
        elif isinstance(value, list):
            for one in value:
                self.rows = self.rows or _Kinds()
                self.rows.learn(one)

    def compare(self, value: object, path: str) -> None:
        if _kind(value) not in self.known:
            kind, shown = _either(sorted(self.known)), Phrase(_kind(value))
            _fail(path, _("must be {kind}, not {shown}"), kind=kind, shown=shown)
        if isinstance(value, dict):
            for key, one in value.items():
                if key in self.fields:
                    self.fields[key].compare(one, f"{path}.{key}" if path else key)
        elif isinstance(value, list) and self.rows is not None:
            for at, one in enumerate(value):
                self.rows.compare(one, f"{path}[{at}]")


def check_kinds(pack: Mapping[str, object], shipped: Mapping[str, object]) -> None:
    """Refuse the first value of another kind than the shipped pack has in that place."""
    kinds = _Kinds()
    kinds.learn(shipped)
    kinds.compare(pack, "")


def _either(kinds: list[str]) -> Phrase:
    """What a value must be, where the shipped data have one kind or several in its place."""
    either = Phrase(kinds[0])
    for kind in kinds[1:]:
        either = Phrase(_("{one} or {other}"), {"one": either, "other": Phrase(kind)})
    return either


def _fail(path: str, message: str, **facts: object) -> NoReturn:
    Field(None, path, BadPack).fail(message, None, near="", **facts)


def _kind(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return _("true or false")
    if isinstance(value, int | float):
        return _("a number")
    if isinstance(value, str):
        return _("text")
    if isinstance(value, list):
        return _("a list")
    return _("an object") if isinstance(value, dict) else type(value).__name__
