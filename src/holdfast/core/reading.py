"""Reading JSON that people wrote: what a value must be, how that is said, and where it stands.

A `Kind` is what a value must be. Whoever reads an object with few fields asks kinds directly, as
journals and the line protocol do; a `Field` also knows its path, so that an error deep inside a
position or component data can name it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, NoReturn, TypeGuard, TypeVar

from holdfast.core.errors import BadPosition, HoldfastError, Phrase, nearest
from holdfast.core.messages import mark as _

__all__ = [
    "AMOUNT",
    "ANYTHING",
    "FLAG",
    "MISSING",
    "NAME",
    "NUMBER",
    "NUMBERS",
    "OBJECT",
    "REPEATED",
    "SETTLED",
    "TWICE",
    "WORD",
    "ActionJson",
    "EventJson",
    "Field",
    "Given",
    "Json",
    "Kind",
    "OptionsJson",
    "PositionJson",
    "ResultJson",
    "ViewJson",
]

Json = dict[str, Any]
"""A JSON object as we write it: what is in it, the game's types say (see `Game.shapes`)."""
ActionJson = Annotated[Json, "Action"]
EventJson = Annotated[Json, "Event"]
OptionsJson = Annotated[Json, "Options"]
PositionJson = Annotated[Json, "Position"]
ResultJson = Annotated[Json, "Result"]
ViewJson = Annotated[Json, "View"]
"""Objects that look different in each game; schemas call them by these names."""
Given = Mapping[str, object]
"""A JSON object that somebody brings: of what is in it nothing is known before it is read."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """What a JSON value must be, and how that is said: in marked words, where players read it."""

    words: str
    fits: Callable[[object], TypeGuard[T]]

    def called(self, words: str) -> Kind[T]:
        """The same, said otherwise."""
        return Kind(words, self.fits)


def _is_anything(value: object) -> TypeGuard[object]:
    return True


def _is_word(value: object) -> TypeGuard[str]:
    return type(value) is str


def _is_number(value: object) -> TypeGuard[int]:
    return type(value) is int  # and so not a bool


def _is_amount(value: object) -> TypeGuard[float]:
    return type(value) is int or (type(value) is float and math.isfinite(value))


def _is_name(value: object) -> TypeGuard[str | int]:
    return type(value) is str or type(value) is int


def _is_flag(value: object) -> TypeGuard[bool]:
    return type(value) is bool


def _is_object(value: object) -> TypeGuard[Json]:
    return type(value) is dict


def _is_numbers(value: object) -> TypeGuard[list[int]]:
    return type(value) is list and all(type(number) is int for number in value)


AMOUNT = Kind(_("a number"), _is_amount)
ANYTHING = Kind(_("anything"), _is_anything)
WORD = Kind(_("a word"), _is_word)
NUMBER = Kind(_("a whole number"), _is_number)
NAME = Kind(_("a word or a whole number"), _is_name)
FLAG = Kind(_("true or false"), _is_flag)
OBJECT = Kind(_("an object"), _is_object)
NUMBERS = Kind(_("a list of whole numbers"), _is_numbers)

STRING = WORD.called(_("a string"))
MISSING = _("is missing")
REPEATED = _("is named twice")
SETTLED = _("must be {value} in this position")
TWICE = _("is there twice")
MOST_NAMED = 12
"""More known values than these are too many to list."""


class Field:
    """A JSON value and where it stands. Its methods return what it must be, or raise.

    `rule` is what a refusal cites unless it knows a better one; values inside inherit it.
    """

    def __init__(
        self,
        value: Any,
        path: str = "",
        error: type[HoldfastError] = BadPosition,
        rule: str | None = None,
    ) -> None:
        self.value = value
        self.path = path
        self._error = error
        self._rule = rule

    def under(self, rule: str) -> Field:
        """The same value, read under a rule."""
        return Field(self.value, self.path, self._error, rule)

    def fail(
        self, message: str, /, rule: str | None = None, *, near: str = "", **facts: object
    ) -> NoReturn:
        """Refuse this value: `defenders.lee.at: no square "G9"`.

        The message is marked, with gaps for facts; `near` is what may have been meant.
        """
        rule = rule or self._rule
        said: dict[str, object] = {
            "where": self.path or Phrase(_("the top level")),
            "what": Phrase(message, facts, near),
        }
        sentence = _("{where}: {what}")
        if rule:
            sentence = _("{where}: {what} ({rule})")
            said["rule"] = rule
        raise self._error(sentence, rule=rule, field=self.path, facts=said)

    def child(self, key: str | int) -> Field:
        """A value inside an object or a list that is known to have it."""
        if isinstance(key, int):
            path = f"{self.path}[{key}]"
        else:
            path = f"{self.path}.{key}" if self.path else key
        return Field(self.value[key], path, self._error, self._rule)

    def fields(self, required: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Field]:
        """An object with exactly these keys; optional ones may be absent."""
        given = self.mapping()
        wanted, extra = list(required), list(optional)
        for key in wanted:
            if key not in given:
                path = f"{self.path}.{key}" if self.path else key
                Field(None, path, self._error, self._rule).fail(MISSING)
        for key in given:
            if key not in wanted and key not in extra:
                near = nearest(key, [*wanted, *extra])
                self.fail(_('there is no field "{name}"'), near=near, name=key)
        return {key: self.child(key) for key in given}

    def mapping(self) -> Mapping[str, Any]:
        """Any object."""
        if not isinstance(self.value, Mapping):
            self._must_be(OBJECT.words)
        return self.value

    def items(self) -> list[Field]:
        """Any list."""
        if not isinstance(self.value, list):
            self._must_be(_("a list"))
        return [self.child(index) for index in range(len(self.value))]

    def integer(self, lowest: int, highest: int | None = None) -> int:
        """A whole number in a range, which may have no end."""
        value = self.value
        if not NUMBER.fits(value) or value < lowest or (highest is not None and value > highest):
            words = _("must be a whole number from {lowest} to {highest}, not {shown}")
            if highest is None:
                words = _("must be a whole number of {lowest} or more, not {shown}")
            self.fail(words, lowest=lowest, highest=highest, shown=self._shown())
        return value

    def boolean(self) -> bool:
        """true or false."""
        return self.of(FLAG)

    def text(self) -> str:
        """A string."""
        return self.of(STRING)

    def of(self, kind: Kind[T]) -> T:
        """A value of a kind."""
        if not kind.fits(self.value):
            self._must_be(kind.words)
        return self.value

    def one_of(self, known: Collection[T], what: str = "value") -> T:
        """One of the known values; a near miss is suggested."""
        for value in known:
            if type(value) is type(self.value) and value == self.value:
                return value
        near = nearest(self.value, known)
        words = _("there is no {what} {shown}")
        if not near and len(known) <= MOST_NAMED:
            words = _("there is no {what} {shown}; it is one of {known}")
        named = ", ".join(json.dumps(value) for value in known)
        self.fail(words, near=near, what=what, shown=self._shown(), known=named)

    def null(self) -> None:
        """null."""
        if self.value is not None:
            self.fail(_("must be null, not {shown}"), shown=self._shown())

    def _must_be(self, kind: str) -> NoReturn:
        self.fail(_("must be {kind}, not {shown}"), kind=Phrase(kind), shown=self._shown())

    def _shown(self) -> str:
        try:
            text = json.dumps(self.value, ensure_ascii=False)
        except (TypeError, ValueError, RecursionError):
            text = type(self.value).__name__
        return text if len(text) <= 40 else text[:37] + "..."
