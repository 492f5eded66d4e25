"""Running cases: play what they say and compare what must be true afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from holdfast.cases.bases import NO_BASES, Bases
from holdfast.cases.case import BadCase, Case
from holdfast.cases.comparing import differences, same, shown
from holdfast.cases.files import read_file
from holdfast.core.errors import BadOption, BadPosition, HoldfastError, IllegalAction
from holdfast.core.game import SeatName
from holdfast.core.match import Match

__all__ = ["Outcome", "run_case", "run_file"]


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
    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "cites": list(self.cites),
            "passed": self.passed,
            "differences": list(self.differences),
        }


def run_file(path: str | Path) -> list[Outcome]:
    """Run every case of a file; a file that cannot be read is one failed case."""
    try:
        file = read_file(path)
    except BadCase as error:
        return [Outcome("the file", (), (error.sentence,))]
    return [run_case(case, f"case {at}", file.bases) for at, case in enumerate(file.cases, start=1)]


def run_case(data: object, name: str = "case", bases: Bases = NO_BASES) -> Outcome:
    """Run one case given as JSON; `name` serves when it has none of its own."""
    name, cites = _called(data, name)
    try:
        found = _run(Case.from_json(bases.full(data) if isinstance(data, Mapping) else data))
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
            f"bad_position: expected {shown(prefix)} to be refused, but "
            f"{shown(error.field)} was: {error}"
        ]
    return [f"bad_position: expected {shown(prefix)} to be refused, but the position was accepted"]


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
            return f"action {number + 1} of {count}, {shown(action)}, was refused: {error}"
    return None


def _refused_action(match: Match, action: object) -> str | None:
    before = {"position": match.position(), "chance": list(match.chance.taken)}
    try:
        match.play(action)
    except IllegalAction:
        after = {"position": match.position(), "chance": match.chance.taken}
        if same(before, after):
            return None
        where = differences(before, after) or differences(after, before)
        return f"illegal: the action was refused, yet it changed {where[0]}"
    return f"illegal: {shown(action)} was expected to be refused, but it was played"


def _left_over(match: Match) -> list[str]:
    left = (match.script or [])[len(match.chance.taken) :]
    return [f"chance: {shown(left)} left over"] if left else []


def _position(case: Case, match: Match) -> list[str]:
    return [] if case.expect is None else differences(case.expect, match.position())


def _seen(
    key: str, wanted: dict[str, object] | None, match: Match, look: Callable[[SeatName], object]
) -> list[str]:
    """What differs for the seats that the case names, and for the spectator."""
    if wanted is None:
        return []
    found = {name: look(_seat(f"{key}.{name}", name, match)) for name in wanted}
    return differences(wanted, found, key)


def _seat(path: str, name: str, match: Match) -> SeatName:
    """The seat that a key of JSON means: there even the numbers of seats are words."""
    seats: dict[str, SeatName] = {str(seat): seat for seat in (*match.seats, "spectator")}
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
    return [f"undo: expected {shown(case.undo)}, but {refused}"]


def _asked(case: Case, match: Match) -> list[str]:
    """What differs in how the match goes on: the decision, its legal actions, or the end."""
    found: list[str] = []
    if case.decision is not None:
        found += _decision(case.decision, match)
    legal = match.legal
    for action in case.legal_includes:
        if action not in legal:
            found.append(f"legal_includes: {shown(action)} is not on offer: {match.why(action)}")
    found += [
        f"legal_excludes: {shown(action)} is on offer"
        for action in case.legal_excludes
        if action in legal
    ]
    if case.legal_count is not None and case.legal_count != len(legal):
        found.append(f"legal_count: expected {case.legal_count}, found {len(legal)}")
    if case.over is not None:
        found += _over(case.over, match)
    return found


def _decision(wanted: dict[str, object], match: Match) -> list[str]:
    asked = match.decision
    if asked is None:
        return [f"decision: expected {shown(wanted)}, but the match is over"]
    found = {"seat": asked.seat, "kind": asked.kind, "rule": asked.rule}
    return differences(wanted, found, "decision")


def _over(wanted: dict[str, object], match: Match) -> list[str]:
    asked = match.decision
    if asked is not None:
        return [f"over: the match is not over; it waits for {asked.kind} of {asked.seat}"]
    return differences(wanted, match.result, "over")
