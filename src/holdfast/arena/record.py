"""The record of a tournament: a file with what it is in its first line, then a line per game.

Lines are written as games end. A run that was stopped, however hard, goes on with what is missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import IO, Any, Final

from holdfast.arena.pairing import Plan, Round
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Given, Json

__all__ = ["BadResults", "GameRecord", "Results"]

FORMAT: Final = 1


class BadResults(HoldfastError):
    """A file of results is damaged, or belongs to another tournament."""

    kind = "bad_results"


@dataclass(frozen=True, slots=True)
class GameRecord:
    """How one game went. What is told by seat comes in the order of the seats."""

    deal: int
    seats: tuple[str, ...]
    outcomes: tuple[str, ...]
    """Each seat has won, drawn or lost; one that forfeited has lost, whatever its stand-in did."""
    returns: tuple[float, ...]
    result: Json
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """What each seat has thought altogether."""
    slowest: tuple[float, ...]
    tries: tuple[int, ...]
    late: tuple[int, ...]
    """After how many decisions a seat had taken more than its budgets allow together."""
    checks: tuple[int, ...] = ()
    """How many decisions were asked again with other secrets, and could be compared."""
    defects: tuple[Json, ...] = field(default=())
    """`seat`, `number` (of the action), `kind` and `words` of what went wrong."""

    @property
    def round(self) -> Round:
        return Round(self.deal, self.seats)

    @property
    def forfeited(self) -> set[int]:
        """The seats whose bot was replaced."""
        return {one["seat"] for one in self.defects if one["kind"] != "peek"}


TUPLES: Final = frozenset(
    {"seats", "outcomes", "returns", "decisions", "seconds", "slowest", "tries", "late", "checks",
     "defects"}
)  # fmt: skip


def read_game(line: str) -> GameRecord:
    """A game from its line, or `ValueError`."""
    data: Any = json.loads(line)
    names = {one.name for one in fields(GameRecord)}
    if not isinstance(data, dict) or set(data) != names:
        raise ValueError("a game has other fields")
    read: Json = {key: tuple(value) if key in TUPLES else value for key, value in data.items()}
    return GameRecord(**read)


class Results:
    """The games of a plan that have been played; in a file, where one is given."""

    def __init__(self, plan: Plan, about: Given, path: Path | None = None) -> None:
        self.plan = plan
        self.games: dict[str, GameRecord] = {}
        self._wanted = {one.name for group in plan.groups() for one in group}
        self._file: IO[str] | None = None
        header = {"holdfast arena": FORMAT, **_plan_json(plan), **about}
        if path is not None:
            self._open(path, header)

    def _open(self, path: Path, header: Json) -> None:
        try:
            kept = path.read_text("utf-8") if path.exists() else ""
            lines = kept.splitlines(keepends=True)
            good = "".join(line for line in lines if line.endswith("\n"))
            if lines:
                _compare(path, header, lines[0])
                self._take(path, lines[1:])
            self._file = path.open("r+" if lines else "w", encoding="utf-8")
            if lines:
                # A line that was being written when the run was stopped is played again.
                self._file.seek(len(good.encode()))
                self._file.truncate()
            else:
                self._write(json.dumps(header, ensure_ascii=False))
        except OSError as error:
            raise BadResults(f"cannot use {path}: {error.strerror}") from None

    def _take(self, path: Path, lines: Iterable[str]) -> None:
        for number, line in enumerate(lines, start=2):
            if not line.endswith("\n"):
                return
            try:
                game = read_game(line)
            except (ValueError, TypeError) as error:
                raise BadResults(f"{path}, line {number}: {error}") from None
            if game.round.name in self._wanted:
                self.games[game.round.name] = game

    def is_played(self, one: Round) -> bool:
        return one.name in self.games

    def add(self, game: GameRecord) -> None:
        """Keep a game, on disk first."""
        self._write(json.dumps(asdict(game), ensure_ascii=False))
        self.games[game.round.name] = game

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()

    def in_order(self) -> list[GameRecord]:
        """What has been played, in the order of the plan, whoever was faster."""
        names = [one.name for group in self.plan.groups() for one in group]
        return [self.games[name] for name in names if name in self.games]


def _plan_json(plan: Plan) -> Json:
    """What a plan is, apart from how much of it is wanted: that may grow."""
    kept = asdict(plan)
    del kept["games"]
    kept["pairings"] = [list(pairing) for pairing in plan.pairings]
    return kept


def kept_secret(path: Path) -> str | None:
    """The secret of the dice of the tournament in a file, where there is one."""
    try:
        with path.open(encoding="utf-8") as file:
            secret = json.loads(file.readline()).get("secret")
    except (OSError, ValueError, AttributeError):
        return None
    return secret if isinstance(secret, str) else None


def _compare(path: Path, header: Given, line: str) -> None:
    """Refuse a file that was begun for something else."""
    try:
        kept = json.loads(line)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or "holdfast arena" not in kept:
        raise BadResults(f"{path} holds something else than the results of a tournament")
    for name, value in header.items():
        if kept.get(name) != value:
            raise BadResults(
                f"{path} was begun with other {name}: {_shown(kept.get(name))}, "
                f"not {_shown(value)}; take another file"
            )


def _shown(value: object) -> str:
    words = json.dumps(value, ensure_ascii=False)
    return words if len(words) <= 120 else words[:119] + "…"
