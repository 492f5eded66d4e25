"""One piece of an experiment's work: some deals of one arm, and what became of each game."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from dataclasses import dataclass, fields
from typing import Final

from holdfast.arena.record import GameRecord
from holdfast.arena.referee import Referee
from holdfast.bots.sitting import Clock
from holdfast.core.account import Count
from holdfast.core.chance import SEEDS
from holdfast.core.errors import HoldfastError
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match
from holdfast.core.reading import Json
from holdfast.lab.experiment import Arm, Experiment
from holdfast.version import VERSION

__all__ = ["Done", "Row", "Task", "begin", "deal_seed", "play", "row_from", "row_json", "task_of"]

EVENT: Final = "event"
"""Under which name is counted how often each rule made something happen."""
CHANCE: Final = "chance"
"""Under which name is counted for which rule dice were rolled or cards drawn."""

Counted = tuple[str, str, int, int]
"""What, which, on which turn (0 where turns do not matter), how often."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some deals of one arm."""

    arm: Arm
    deals: range
    seed: int
    """That of the experiment."""
    seatings: tuple[tuple[str, ...], ...]
    from_position: bool
    counts: bool
    journals: bool
    version: str = VERSION
    """Who plays it must have the same, on a cluster too."""


@dataclass(frozen=True, slots=True)
class Done:
    """The games of a task, and how long they took."""

    rows: list[Row]
    seconds: float


@dataclass(frozen=True, slots=True)
class Row:
    """One game: what is kept of it, and nothing that another run would not find again."""

    arm: str
    deal: int
    seating: int
    seed: int
    seats: tuple[str, ...]
    outcomes: tuple[str, ...]
    returns: tuple[float, ...]
    score: float | None
    """The game's own figure, where it has one and the match came so far."""
    result: str
    """As JSON."""
    decisions: int
    tries: int
    defects: str
    """What bots did wrong, as JSON; empty where they did not."""
    counts: tuple[Counted, ...] = ()
    actions: tuple[int, ...] = ()
    """The match move by move, as numbers of its vocabulary; empty where nobody wanted them."""
    last: str = ""
    """A fingerprint of the last position, to know the match by when it is played again."""

    @property
    def key(self) -> tuple[str, int, int]:
        """By which no two games of an experiment are alike."""
        return self.arm, self.deal, self.seating


TUPLES: Final = frozenset({"seats", "outcomes", "returns", "actions"})


def row_from(data: Json) -> Row:
    """A row from its JSON, or `ValueError`."""
    if not isinstance(data, dict) or set(data) != {one.name for one in fields(Row)}:
        raise ValueError("a game has other fields")
    read: Json = {key: tuple(value) if key in TUPLES else value for key, value in data.items()}
    read["counts"] = tuple((what, key, turn, n) for what, key, turn, n in data["counts"])
    return Row(**read)


def deal_seed(seed: int, deal: int, use: str = "") -> int:
    """The seed of a deal's dice: the same for every arm, from every seat."""
    words = f"holdfast lab {seed} {deal} {use}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=8).digest(), "big") % SEEDS


def begin(arm: Arm, seed: int, from_position: bool) -> Match:
    """The match of an arm on the dice of a seed.

    Where some arm changes the beginning, all begin with a position: the dice of set-up are spent
    then, and play goes on with others, which are the same for all.
    """
    edition = arm.edition
    if not from_position:
        return Match(edition.game, edition.options, seed=seed, pack=edition.pack)
    position = arm.start(seed)
    later = deal_seed(seed, 0, "play")
    return Match(edition.game, edition.options, seed=later, position=position, pack=edition.pack)


def task_of(experiment: Experiment, arm: Arm, deals: range) -> Task:
    """The games of some deals of an arm, to be sent to whoever plays them."""
    return Task(
        arm,
        deals,
        experiment.seed,
        tuple(experiment.seatings(arm)),
        experiment.from_position,
        experiment.counts,
        experiment.journals,
    )


def play(task: Task) -> Done:
    """Play all games of a task."""
    if task.version != VERSION:
        raise HoldfastError(
            f"this machine plays with holdfast {VERSION}, the experiment with {task.version}: "
            "their results must not be mixed"
        )
    began = time.perf_counter()
    rows = [
        _play(task, deal, number, seats)
        for deal in task.deals
        for number, seats in enumerate(task.seatings)
    ]
    return Done(rows, time.perf_counter() - began)


def _play(task: Task, deal: int, number: int, seats: tuple[str, ...]) -> Row:
    arm = task.arm
    seed = deal_seed(task.seed, deal)
    match = begin(arm, seed, task.from_position)
    players = [arm.players[word] for word in seats]
    # Processor time is slow to ask for, and of no concern to bots that count their tries.
    clock: Clock = "cpu" if any(player.seconds for player in players) else "wall"
    record = Referee(match, players, deal=deal, clock=clock, check=False).play()
    return Row(
        arm=arm.name,
        deal=deal,
        seating=number,
        seed=seed,
        seats=record.seats,
        outcomes=record.outcomes,
        returns=record.returns,
        score=_score(match, record),
        result=json.dumps(record.result, ensure_ascii=False, sort_keys=True),
        decisions=sum(record.decisions),
        tries=sum(record.tries),
        defects=json.dumps(record.defects, ensure_ascii=False) if record.defects else "",
        counts=tuple(_counts(match)) if task.counts else (),
        actions=tuple(action.number for action in match.actions) if task.journals else (),
        last=fingerprint(match.position()) if task.journals else "",
    )


def _score(match: Match, record: GameRecord) -> float | None:
    figure = next(iter(match.edition.text().figures), None)
    value = None if figure is None else record.result.get(figure)
    return float(value) if isinstance(value, int | float) else None


def _counts(match: Match) -> list[Counted]:
    """What happened: by rule, and what the game watches."""
    rules = Counter(event.rule for event in match.events if event.rule)
    drawn = Counter(rule for rule in match.chance.rules if rule)
    found = [Count(EVENT, rule, 0, n) for rule, n in sorted(rules.items())]
    found += [Count(CHANCE, rule, 0, n) for rule, n in sorted(drawn.items())]
    return [
        (one.what, one.key, one.turn, one.n) for one in [*found, *match.game.tally(match.events)]
    ]


def row_json(row: Row) -> Json:
    """A row as JSON, for `row_from`: what it holds is never changed, so nothing is copied."""
    return {one.name: getattr(row, one.name) for one in fields(Row)}
