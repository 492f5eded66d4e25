"""Run programs in turn, round after round, and keep what they print."""

import contextlib
import json
import math
import os
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

GRACE_SECONDS: Final = 120  # for starting, warming up and copying, on a slow machine

# By enumeration: how many decisions a uniformly random game takes.
MEAN_LENGTH: Final = 3203 / 420
LENGTH_DEVIATION: Final = 1.2987
LENGTH_TOLERANCE: Final = 6.0  # standard errors


class NotMeasured(Exception):
    """Why a contender has no figure; the message is printed in its row."""


@dataclass(frozen=True)
class Contender:
    """One program to time."""

    label: str
    command: tuple[str, ...]
    own: bool = False
    folder: Path | None = None
    environment: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Sample:
    """What one run of a contender printed."""

    name: str
    version: str
    decisions: int
    games: int
    seconds: float
    copies_per_second: float | None = None
    build: str = ""
    estimated: bool = False

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


@dataclass
class Row:
    """A contender and its samples, one per round, or the reason why there are none."""

    label: str
    own: bool
    samples: list[Sample] = field(default_factory=list)
    reason: str | None = None

    @property
    def measured(self) -> bool:
        return self.reason is None and bool(self.samples)

    @property
    def speeds(self) -> list[float]:
        return [sample.speed for sample in self.samples]

    @property
    def speed(self) -> float:
        return statistics.median(self.speeds)

    @property
    def copies_per_second(self) -> float | None:
        copies = [s.copies_per_second for s in self.samples if s.copies_per_second is not None]
        return statistics.median(copies) if copies else None

    @property
    def version(self) -> str:
        sample = self.samples[0]
        return f"{sample.version} {sample.build}".strip()

    def times(self, other: "Row") -> float:
        """How many times as fast as the other: the median over the rounds."""
        pairs = zip(self.speeds, other.speeds, strict=True)
        return statistics.median(mine / theirs for mine, theirs in pairs)


@dataclass(frozen=True)
class Plan:
    rounds: int
    seconds: float
    core: int | None


def run_once(contender: Contender, plan: Plan) -> Sample:
    try:
        done = subprocess.run(
            contender.command,
            cwd=contender.folder,
            env=environment_for(contender.environment, own=contender.own),
            capture_output=True,
            text=True,
            timeout=plan.seconds * 3 + GRACE_SECONDS,
        )
    except FileNotFoundError:
        raise NotMeasured(f"{contender.command[0]} was not found") from None
    except subprocess.TimeoutExpired:
        raise NotMeasured("it did not end in time") from None
    if done.returncode != 0:
        raise NotMeasured(f"it ended with status {done.returncode}: {gist(done.stderr)}")
    sample = parse_line(done.stdout)
    check_length(sample)
    return sample


def parse_line(output: str) -> Sample:
    """The last line of the output that is a JSON object."""
    lines = [line for line in output.splitlines() if line.lstrip().startswith("{")]
    if not lines:
        raise NotMeasured("it printed no JSON line")
    try:
        found = json.loads(lines[-1])
        copies = found.get("copies_per_second")
        sample = Sample(
            name=str(found["name"]),
            version=str(found["version"]),
            decisions=int(found["decisions"]),
            games=int(found["games"]),
            seconds=float(found["seconds"]),
            copies_per_second=None if copies is None else float(copies),
            build=str(found.get("build", "")),
            estimated=bool(found.get("estimated", False)),
        )
    except (ValueError, TypeError) as error:
        raise NotMeasured(f"its JSON line cannot be read: {error}") from None
    except KeyError as error:
        raise NotMeasured(f"its JSON line has no {error}") from None
    if sample.decisions <= 0 or sample.games <= 0 or sample.seconds <= 0:
        raise NotMeasured("its JSON line has a count or a time that is not above 0")
    return sample


def check_length(sample: Sample) -> None:
    """Uniformly random games have a known mean length: another one means another game."""
    mean = sample.decisions / sample.games
    error = LENGTH_DEVIATION / math.sqrt(sample.games)
    if abs(mean - MEAN_LENGTH) > LENGTH_TOLERANCE * error:
        raise NotMeasured(
            f"its games take {mean:.3f} decisions, random tic-tac-toe takes {MEAN_LENGTH:.3f}:"
            " not the same game, or not uniformly random"
        )


def run_rounds(contenders: Sequence[Contender], rows: Sequence[Row], plan: Plan) -> None:
    """Every contender once a round; one that fails is out."""
    pairs = list(zip(contenders, rows, strict=True))
    with pinned(plan.core):
        for turn in range(plan.rounds):
            first = turn % len(pairs) if pairs else 0
            for contender, row in pairs[first:] + pairs[:first]:
                if row.reason is not None:
                    continue
                try:
                    sample = run_once(contender, plan)
                except NotMeasured as failure:
                    row.reason = str(failure)
                    say(f"round {turn + 1}/{plan.rounds}  {row.label}: {row.reason}")
                    continue
                row.samples.append(sample)
                say(f"round {turn + 1}/{plan.rounds}  {row.label}: {sample.speed:,.0f}")


@contextlib.contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """Keep this process, and so the programs it starts, on one core."""
    if core is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def default_core() -> int | None:
    """The last core we may use: the first ones tend to be busy with the machine's own work."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))


def environment_for(more: Mapping[str, str], own: bool = False) -> dict[str, str]:
    """Our environment; the peers must not find the packages of this one."""
    kept = dict(os.environ)
    if not own:
        for name in ("PYTHONPATH", "PYTHONHOME", "NODE_PATH", "NODE_OPTIONS"):
            kept.pop(name, None)
    return kept | dict(more)


def gist(text: str) -> str:
    """The line that says what went wrong, without the addresses of registries and folders."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    if errors and errors[0].startswith("npm"):
        line = errors[0]  # npm names the error first and ends with advice, all else the reverse
    else:
        line = (errors or lines or ["no message"])[-1]
    line = re.sub(r"\b\w+://\S+", "(address)", line)
    return re.sub(r"(?<![\w.])/(?:[\w.@+-]+/)+", "", line)[:200]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
