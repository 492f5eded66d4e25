"""Test cases as JSON: a position, scripted chance, actions, and what must be true afterwards.

A file holds one case or a list of them. A case that cannot be read fails like any other and says
which key is wrong, so one slip never hides the other cases of a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from holdfast.core.errors import (
    BadOption,
    BadPosition,
    HoldfastError,
    IllegalAction,
    did_you_mean,
)
from holdfast.core.game import Seat
from holdfast.core.match import Match
from holdfast.core.reading import Field

__all__ = ["BadCase", "Case", "Outcome", "case_files", "differences", "read_cases", "run_case"]

SHOWN = 300
"""How many characters of a value a report quotes."""


class BadCase(HoldfastError):
    """A case, or the file it stands in, cannot be read."""

    kind: ClassVar[str] = "bad_case"


@dataclass(slots=True)
class Case:
    """One test case. What is None is not asked."""

    game: str
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] = field(default_factory=dict)
    chance: list[int] = field(default_factory=list)
    do: list[Any] = field(default_factory=list)
    illegal: bool = False
    expect: dict[str, Any] | None = None
    decision: dict[str, Any] | None = None
    legal_includes: list[Any] = field(default_factory=list)
    legal_excludes: list[Any] = field(default_factory=list)
    legal_count: int | None = None
    over: dict[str, Any] | None = None
    views: dict[str, Any] | None = None
    history: dict[str, Any] | None = None
    undo: bool | None = None
    bad_position: str | None = None
    cites: list[str] = field(default_factory=list)
    comment: Any = None

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


def _object(value: Field) -> dict[str, Any]:
    return dict(value.mapping())


def _list(value: Field) -> list[Any]:
    return [item.value for item in value.items()]


def _actions(value: Field) -> list[Any]:
    for item in value.items():
        if not isinstance(item.value, Mapping | str):
            item.fail('must be an action such as {"do": "pass"}')
    return _list(value)


def _by_seat(
    read: Callable[[Field], dict[str, Any] | list[Any]],
) -> Callable[[Field], dict[str, Any]]:
    """A reader of an object from the names of seats to something for each."""
    return lambda value: {seat: read(value.child(seat)) for seat in value.mapping()}


def _numbers(value: Field) -> list[int]:
    for item in value.items():
        if type(item.value) is not int:
            item.fail("must be a whole number")
    return _list(value)


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


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a case went: it passed when nothing differed."""

    name: str
    cites: tuple[str, ...]
    differences: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.differences

    @property
    def json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "cites": list(self.cites),
            "passed": self.passed,
            "differences": list(self.differences),
        }


# Reading files


def case_files(paths: Iterable[str | Path]) -> list[Path]:
    """The files themselves, and every `.json` file below those that are folders."""
    files: list[Path] = []
    for path in map(Path, paths):
        # A folder without cases stays in the list, where reading it fails: it may be a slip.
        files += sorted(path.rglob("*.json")) or [path]
    return files


def read_cases(path: str | Path) -> list[Any]:
    """The cases of a file, each still as JSON, or `BadCase`."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCase(f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadCase(f"is not valid JSON: {error}") from None
    if isinstance(data, list):
        return data
    if isinstance(data, dict):
        return [data]
    raise BadCase("must hold one case (an object) or a list of cases")


# Running


def run_case(data: object, name: str = "case") -> Outcome:
    """Run one case given as JSON; `name` serves when it has none of its own."""
    name, cites = _called(data, name)
    try:
        found = _run(Case.from_json(data))
    except HoldfastError as error:
        found = [error.sentence]
    except Exception as error:  # A game that crashes must not keep the other cases from running.
        found = [f"the game crashed: {type(error).__name__}: {error}"]
    return Outcome(name, cites, tuple(found))


def _called(data: object, otherwise: str) -> tuple[str, tuple[str, ...]]:
    """Name and citations for the report, even of a case that cannot be read."""
    if not isinstance(data, Mapping):
        return otherwise, ()
    name, cites = data.get("name"), data.get("cites")
    return (
        name if isinstance(name, str) and name else otherwise,
        tuple(str(rule) for rule in cites) if isinstance(cites, list) else (),
    )


def _run(case: Case) -> list[str]:
    if case.bad_position is not None:
        return _refused_position(case, case.bad_position)
    match = _begin(case)
    stopped = _play(case, match)
    if stopped is not None:
        return [stopped]  # Everything after a refused action would differ too.
    return [
        *_left_over(match),
        *_position(case, match),
        *_seen("views", case.views, match, match.view),
        *_seen("history", case.history, match, match.history),
        *_undo(case, match),
        *_asked(case, match),
    ]


def _begin(case: Case) -> Match:
    return Match(case.game, case.options, script=case.chance, position=case.position)


def _refused_position(case: Case, prefix: str) -> list[str]:
    try:
        _begin(case)
    except (BadPosition, BadOption) as error:
        if error.field is not None and error.field.startswith(prefix):
            return []
        return [
            f"bad_position: expected {_shown(prefix)} to be refused, but "
            f"{_shown(error.field)} was: {error}"
        ]
    return [f"bad_position: expected {_shown(prefix)} to be refused, but the position was accepted"]


def _play(case: Case, match: Match) -> str | None:
    """Play the actions; what went wrong, or None."""
    last = len(case.do) - 1
    for number, action in enumerate(case.do):
        if case.illegal and number == last:
            return _refused_action(match, action)
        try:
            match.play(action)
        except HoldfastError as error:
            count = len(case.do)
            return f"action {number + 1} of {count}, {_shown(action)}, was refused: {error}"
    return None


def _refused_action(match: Match, action: Any) -> str | None:
    before = {"position": match.position(), "chance": list(match.chance.taken)}
    try:
        match.play(action)
    except IllegalAction:
        after = {"position": match.position(), "chance": match.chance.taken}
        if same(before, after):
            return None
        where = differences(before, after) or differences(after, before)
        return f"illegal: the action was refused, yet it changed {where[0]}"
    return f"illegal: {_shown(action)} was expected to be refused, but it was played"


def _left_over(match: Match) -> list[str]:
    left = (match.script or [])[len(match.chance.taken) :]
    return [f"chance: {_shown(left)} left over"] if left else []


def _position(case: Case, match: Match) -> list[str]:
    return [] if case.expect is None else differences(case.expect, match.position())


def _seen(
    key: str, wanted: dict[str, Any] | None, match: Match, look: Callable[[Seat], Any]
) -> list[str]:
    """What differs for the seats that the case names, and for the spectator."""
    if wanted is None:
        return []
    found = {name: look(_seat(f"{key}.{name}", name, match)) for name in wanted}
    return differences(wanted, found, key)


def _seat(path: str, name: str, match: Match) -> Seat:
    """The seat that a key of JSON means: there even the numbers of seats are words."""
    seats: dict[str, Seat] = {str(seat): seat for seat in (*match.seats, "spectator")}
    if name not in seats:
        raise BadCase(f'{path}: there is no seat "{name}"; there are {", ".join(seats)}')
    return seats[name]


def _undo(case: Case, match: Match) -> list[str]:
    """Whether the seat that acted last may take its action back."""
    if case.undo is None:
        return []
    seat = match.seats[match.played[-1].seat]
    barrier = match.undo_barrier(seat)
    if case.undo == (barrier is None):
        return []
    refused = f"it is refused: {barrier}" if barrier else f"{seat} may take it back"
    return [f"undo: expected {_shown(case.undo)}, but {refused}"]


def _asked(case: Case, match: Match) -> list[str]:
    """What differs in how the match goes on: the decision, its legal actions, or the end."""
    found: list[str] = []
    if case.decision is not None:
        found += _decision(case.decision, match)
    legal = match.legal
    for action in case.legal_includes:
        if action not in legal:
            found.append(f"legal_includes: {_shown(action)} is not on offer: {match.why(action)}")
    found += [
        f"legal_excludes: {_shown(action)} is on offer"
        for action in case.legal_excludes
        if action in legal
    ]
    if case.legal_count is not None and case.legal_count != len(legal):
        found.append(f"legal_count: expected {case.legal_count}, found {len(legal)}")
    if case.over is not None:
        found += _over(case.over, match)
    return found


def _decision(wanted: dict[str, Any], match: Match) -> list[str]:
    asked = match.decision
    if asked is None:
        return [f"decision: expected {_shown(wanted)}, but the match is over"]
    found = {"seat": asked.seat, "kind": asked.kind, "rule": asked.rule}
    return differences(wanted, found, "decision")


def _over(wanted: dict[str, Any], match: Match) -> list[str]:
    asked = match.decision
    if asked is not None:
        return [f"over: the match is not over; it waits for {asked.kind} of {asked.seat}"]
    return differences(wanted, match.result, "over")


# Comparing


def differences(expected: Any, found: Any, path: str = "") -> list[str]:
    """Where `found` does not hold all of `expected`, by path. Lists are compared whole."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        report: list[str] = []
        for key, value in expected.items():
            inner = f"{path}.{key}" if path else str(key)
            if key in found:
                report += differences(value, found[key], inner)
            else:
                report.append(f"{inner}: expected {_shown(value)}, found nothing")
        return report
    if same(expected, found):
        return []
    return [_first_difference(expected, found, path)]


def _first_difference(expected: Any, found: Any, path: str) -> str:
    """Long lists of equal length differ at an index; other values differ as they are."""
    lists = isinstance(expected, list) and isinstance(found, list)
    if lists and len(expected) == len(found) and len(json.dumps(expected)) > 60:
        at = next(i for i, value in enumerate(expected) if not same(value, found[i]))
        return _first_difference(expected[at], found[at], f"{path}[{at}]")
    return f"{path or 'the position'}: expected {_shown(expected)}, found {_shown(found)}"


def same(one: Any, other: Any) -> bool:
    """Equality of JSON values: unlike Python's, true is not 1."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
