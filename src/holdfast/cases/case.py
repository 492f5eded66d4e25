"""One test case in full: what it may hold, and how it is read. An error names the key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.reading import Field

__all__ = ["KEYS", "BadCase", "Case"]


class BadCase(HoldfastError):
    """A case, or the file it stands in, cannot be read."""

    kind: ClassVar[str] = "bad_case"


@dataclass(slots=True)
class Case:
    """One test case. What is None is not asked."""

    game: str
    name: str = ""
    options: dict[str, object] = field(default_factory=dict)
    position: dict[str, object] = field(default_factory=dict)
    chance: list[int] = field(default_factory=list)
    do: list[object] = field(default_factory=list)
    illegal: bool = False
    expect: dict[str, object] | None = None
    decision: dict[str, object] | None = None
    legal_includes: list[object] = field(default_factory=list)
    legal_excludes: list[object] = field(default_factory=list)
    legal_count: int | None = None
    over: dict[str, object] | None = None
    views: dict[str, object] | None = None
    history: dict[str, object] | None = None
    undo: bool | None = None
    bad_position: str | None = None
    cites: list[str] = field(default_factory=list)
    comment: object = None

    @classmethod
    def from_json(cls, data: object) -> Case:
        """Read a case, or raise `BadCase` naming the key."""
        fields = Field(data, error=BadCase).fields(["game"], KEYS)
        case = cls(**{key: READERS[key](value) for key, value in fields.items()})
        case.check()
        return case

    def check(self) -> None:
        """Refuse what reads well but asks for nothing that can be."""
        if self.illegal and not self.do:
            raise BadCase('illegal: the last action of "do" must be refused, but "do" is empty')
        for key in self.decision or {}:
            if key not in DECISION_KEYS:
                hint = did_you_mean(key, DECISION_KEYS)
                raise BadCase(f'decision: there is no field "{key}"{hint}')
        if self.undo is not None and len(self.do) == self.illegal:
            raise BadCase('undo: no action of "do" is played, so there is none to take back')
        if self.bad_position is None:
            return
        if not self.position:
            raise BadCase("bad_position: there is no position to refuse")
        for key in ASKS_AFTERWARDS:
            if getattr(self, key) != getattr(NOTHING_ASKED, key):
                raise BadCase(f"{key}: cannot be asked of a position that is refused")


NOTHING_ASKED = Case(game="")


def _word(value: Field) -> str:
    return value.text()


def _object(value: Field) -> dict[str, object]:
    return dict(value.mapping())


def _list(value: Field) -> list[object]:
    return [item.value for item in value.items()]


def _actions(value: Field) -> list[object]:
    for item in value.items():
        if not isinstance(item.value, Mapping | str):
            item.fail('must be an action such as {"do": "pass"}')
    return _list(value)


def _by_seat(
    read: Callable[[Field], dict[str, object] | list[object]],
) -> Callable[[Field], dict[str, object]]:
    """A reader of an object from the names of seats to something for each."""
    return lambda value: {seat: read(value.child(seat)) for seat in value.mapping()}


def _numbers(value: Field) -> list[int]:
    for item in value.items():
        if type(item.value) is not int:
            item.fail("must be a whole number")
    return [item.value for item in value.items()]


READERS: Mapping[str, Callable[[Field], Any]] = {
    "game": _word,
    "name": _word,
    "options": _object,
    "position": _object,
    "chance": _numbers,
    "do": _actions,
    "illegal": lambda value: value.boolean(),
    "expect": _object,
    "decision": _object,
    "legal_includes": _actions,
    "legal_excludes": _actions,
    "legal_count": lambda value: value.integer(0, 10**9),
    "over": _object,
    "views": _by_seat(_object),
    "history": _by_seat(_actions),
    "undo": lambda value: value.boolean(),
    "bad_position": _word,
    "cites": lambda value: [item.text() for item in value.items()],
    "comment": lambda value: value.value,
}
KEYS = tuple(READERS)
DECISION_KEYS = ("seat", "kind", "rule")
ASKS_AFTERWARDS = (
    "do",
    "illegal",
    "expect",
    "decision",
    "legal_includes",
    "legal_excludes",
    "legal_count",
    "over",
    "views",
    "history",
    "undo",
)
