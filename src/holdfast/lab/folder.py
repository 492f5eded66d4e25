"""The folder of a run: what it is, a table for each batch of deals, and what is still pending.

    experiment.json         the experiment, and under which rules it was begun
    games/00000.parquet     the games of a batch, once all have been played
    journals/00000.parquet  the same games move by move, where that was wanted
    pending/00001.jsonl     games of a batch that is not complete, a line for each
    times.jsonl             when somebody worked on it, how long and with how many processes

Games are written down as they end, so that a run that was stopped, however hard, goes on with what
is missing. Whatever the disk refuses ends the run with a sentence; what was written stays.
"""

from __future__ import annotations

import errno
import fcntl
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import IO, Any, Final

from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json
from holdfast.core.registry import find_game
from holdfast.lab import tables
from holdfast.lab.experiment import Arm, Experiment, Stop
from holdfast.lab.playing import Row, row_from, row_json
from holdfast.version import VERSION

__all__ = ["BadRun", "Folder", "kept_experiment"]

FORMAT: Final = 1
MAY_GROW: Final = ("games", "title", "about")
"""What of an experiment may differ when its run goes on."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class BadRun(HoldfastError):
    """A folder cannot be used for a run, or belongs to another one."""

    kind = "bad_run"


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the disk refuses becomes a sentence."""
    try:
        yield
    except OSError as error:
        why = "the disk is full" if error.errno in FULL else (error.strerror or str(error))
        raise BadRun(
            f"cannot write to {path}: {why}. The games that were written stay; "
            "run the same command again for the others"
        ) from None


class Folder:
    """The results of one experiment on disk; one process at a time writes to them."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.experiment = experiment
        self._order = {arm.name: at for at, arm in enumerate(experiment.arms)}
        self._pending: dict[int, FileIO] = {}
        self._whole: dict[int, int] = {}
        """How many games the tables have to which nothing was added since they were read."""
        with writing(path):
            for name in ("games", "pending", *(["journals"] if experiment.journals else [])):
                (path / name).mkdir(parents=True, exist_ok=True)
        self._lock = self._locked()
        self._compare()

    def _locked(self) -> IO[str]:
        """The folder is this process's until it is closed; a lock goes when its process goes."""
        with writing(self.path):
            file = (self.path / "lock").open("w")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise BadRun(f"somebody else is running the experiment in {self.path}") from None
        return file

    def _compare(self) -> None:
        """Refuse a folder that was begun for something else."""
        about = self.path / "experiment.json"
        wanted = {"holdfast lab": FORMAT, "version": VERSION, **_described(self.experiment)}
        if about.exists():
            kept = _read_json(about)
            for name in ("holdfast lab", "rules", *(wanted["experiment"])):
                had, now = _member(kept, name), _member(wanted, name)
                if name not in MAY_GROW and had != now:
                    self.close()
                    raise BadRun(
                        f"{self.path} was begun with other {name}: {_shown(had)}, "
                        f"not {_shown(now)}; take another folder"
                    )
        with writing(about):
            beside = about.with_suffix(".part")
            beside.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", "utf-8")
            beside.replace(about)

    def table(self, batch: int) -> Path:
        return self.path / "games" / f"{batch:05}.parquet"

    def _journals(self, batch: int) -> Path | None:
        if not self.experiment.journals:
            return None
        return self.path / "journals" / f"{batch:05}.parquet"

    def _pending_path(self, batch: int) -> Path:
        return self.path / "pending" / f"{batch:05}.jsonl"

    def read(self, batch: int) -> list[Row]:
        """The games of a batch that have been played, in their order."""
        found: dict[tuple[str, int, int], Row] = {}
        try:
            if self.table(batch).exists():
                rows = tables.read_rows(self.table(batch), self._journals(batch))
                found = {row.key: row for row in rows}
                self._whole[batch] = len(rows)
            for row in self._read_pending(batch):
                found[row.key] = row
        except (ValueError, TypeError, KeyError) as error:
            raise BadRun(f"{self.path}, batch {batch}: {error}") from None
        return self._in_order(found.values())

    def _read_pending(self, batch: int) -> Iterator[Row]:
        path = self._pending_path(batch)
        if not path.exists():
            return
        for line in path.read_text("utf-8").splitlines(keepends=True):
            if line.endswith("\n"):  # else it was being written when the run was stopped
                yield row_from(json.loads(line))

    def add(self, batch: int, rows: Iterable[Row]) -> None:
        """Keep games of a batch that is not complete."""
        with writing(self.path):
            file = self._pending.get(batch)
            if file is None:
                file = self._pending[batch] = self._open_pending(batch)
            for row in rows:
                line = memoryview(f"{json.dumps(row_json(row), ensure_ascii=False)}\n".encode())
                while line:
                    line = line[file.write(line) :]

    def _open_pending(self, batch: int) -> FileIO:
        """Without a buffer: what the disk refuses, it refuses at once and only once."""
        path = self._pending_path(batch)
        kept = path.read_bytes() if path.exists() else b""
        file = path.open("ab", buffering=0)
        file.truncate(kept.rfind(b"\n") + 1)
        return file

    def finish(self, batch: int, rows: Iterable[Row]) -> list[Row]:
        """A batch is complete: its table is written, and then nothing of it is pending."""
        ordered = self._in_order(rows)
        journals = self._journals(batch)
        if self._whole.pop(batch, -1) == len(ordered):
            return ordered  # as it was read
        with writing(self.path):
            if journals is not None:
                tables.write_journals(journals, ordered)
            tables.write_games(self.table(batch), ordered)
            if (file := self._pending.pop(batch, None)) is not None:
                file.close()
            self._pending_path(batch).unlink(missing_ok=True)
        return ordered

    def drop_pending(self) -> None:
        """Nobody needs games that were begun ahead: enough is known."""
        with writing(self.path):
            for file in self._pending.values():
                file.close()
            self._pending.clear()
            for path in (self.path / "pending").glob("*.jsonl"):
                path.unlink()

    def _in_order(self, rows: Iterable[Row]) -> list[Row]:
        return sorted(rows, key=lambda row: (self._order[row.arm], row.deal, row.seating))

    def note_time(self, facts: Json) -> None:
        """When somebody worked on it; beside the results, since no two runs agree in that."""
        with writing(self.path), (self.path / "times.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(facts) + "\n")

    def close(self) -> None:
        for file in self._pending.values():
            file.close()
        self._pending.clear()
        self._lock.close()


def _described(experiment: Experiment) -> Json:
    games = sorted({arm.game for arm in experiment.arms})
    described = json.loads(json.dumps(experiment.json))
    return {
        "rules": {game: find_game(game).rules_version for game in games},
        "experiment": described,
    }


def _member(kept: Json, name: str) -> Any:
    return kept[name] if name in kept else kept.get("experiment", {}).get(name)


def _read_json(path: Path) -> Json:
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadRun(f"cannot read {path}: {error}") from None
    if not isinstance(data, dict) or "holdfast lab" not in data:
        raise BadRun(f"{path} holds something else than an experiment")
    return data


def kept_experiment(path: Path) -> Experiment:
    """The experiment whose results lie in a folder."""
    about = path / "experiment.json"
    if not about.exists():
        raise BadRun(f"{path} holds no results of an experiment: there is no experiment.json")
    data = _read_json(about)
    try:
        given = dict(data["experiment"])
        arms = tuple(map(_arm_from, given.pop("arms")))
        stop = given.pop("stop")
        return Experiment(arms, stop=None if stop is None else Stop(**stop), **given)
    except (KeyError, TypeError) as error:
        raise BadRun(f"{about} holds no experiment that this version can read: {error}") from None


def _arm_from(data: Json) -> Arm:
    given: Json = {key: tuple(one) if isinstance(one, list) else one for key, one in data.items()}
    return Arm(**given)


def _shown(value: object) -> str:
    words = json.dumps(value, ensure_ascii=False)
    return words if len(words) <= 120 else words[:119] + "…"
