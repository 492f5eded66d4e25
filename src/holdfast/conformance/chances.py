"""Check that the odds a game tells are those of its rules: every way the dice can fall is played.

Where there are too many ways, or where the odds are an average over what the deciding seat cannot
know, many worlds as it could imagine them are played instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod, sqrt

from holdfast.conformance.trial import Finder, Trial
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import State

__all__ = ["every_way", "odds_hold"]

DECISIONS = 40
"""Decisions of a game at which actions with odds are looked for."""
COMPARED = 5
"""Actions of a game whose odds are compared."""
MOST_WAYS = 1500
"""Ways the dice can fall of which each is played; of more, a sample."""
WORLDS = 1000
"""Plays of a sample, each in a world of its own."""
SIGMAS = 5
"""Standard deviations by which a sample may differ, and so many plays more, for rare outcomes."""

Odds = dict[str, Fraction]
UNTOLD = "nothing that outcome() tells"


def odds_hold(trial: Trial, found: Finder) -> None:
    """the odds of an action are those of its outcomes, by every way the dice fall or by many"""
    for at, action in _with_odds(trial):
        sentence = _what_is_wrong_with(trial, at, action)
        found.judge(not sentence, at, f"the odds of {action.json}: {sentence}")


def _with_odds(trial: Trial) -> Iterator[tuple[int, Action]]:
    """Some actions that have odds, one of a decision."""
    chooser = trial.source("odds")
    places = list(range(len(trial.played.played)))
    compared = 0
    for _ in range(min(DECISIONS, len(places))):
        at = places.pop(chooser.pick(len(places)))
        state = trial.states[at]
        legal = state.legal()
        action = legal[chooser.pick(len(legal))]
        if compared < COMPARED and state.odds(action):
            compared += 1
            yield at, action


def _what_is_wrong_with(trial: Trial, at: int, action: Action) -> str:
    state = trial.states[at]
    told = {outcome: chance for outcome, chance in state.odds(action).items() if chance}
    if sum(told.values()) != 1 or any(chance < 0 for chance in told.values()):
        return f"they are {_shown(told)}, which do not add up to 1"
    exact = every_way(lambda chance: _outcome(state, action, chance), MOST_WAYS)
    if exact == told:
        return ""
    if exact is not None and not state.hidden(state.decision.seat(state)):
        return f"they are {_shown(told)}, but all dice together give {_shown(exact)}"
    return _what_a_sample_says(trial, at, action, told)


def _what_a_sample_says(trial: Trial, at: int, action: Action, told: Odds) -> str:
    state = trial.states[at]
    seat = state.decision.seat(state)
    chance = trial.source("worlds", at)
    seen = Counter(_outcome(state.imagine(seat, chance), action, chance) for _ in range(WORLDS))
    for outcome in {**told, **seen}:
        likely = told.get(outcome, Fraction(0))
        slack = SIGMAS * (sqrt(WORLDS * likely * (1 - likely)) + 1) if 0 < likely < 1 else 0
        if abs(seen[outcome] - WORLDS * likely) > slack:
            often = f"{seen[outcome]} of {WORLDS} worlds came to {outcome!r}"
            return f"{often}, of which they say {likely}"
    return ""


def _shown(odds: Odds) -> str:
    return ", ".join(f"{outcome} {chance}" for outcome, chance in odds.items())


class _Decided(Exception):
    """The outcome is known, and what the dice do after that is of no interest."""


class _Until(Chance):
    """Chance that ends a play once the outcome is known."""

    def __init__(self, source: Chance, is_known: Callable[[], bool]) -> None:
        self.source = source
        self.is_known = is_known

    def pick(self, n: int) -> int:
        if self.is_known():
            raise _Decided
        return self.source.pick(n)

    def roll(self, sides: int) -> int:
        if self.is_known():
            raise _Decided
        return self.source.roll(sides)


def _outcome(state: State, action: Action, source: Chance) -> str:
    """What an action comes to with this chance, as the game itself reads its events."""
    log: list[Event] = []

    def known() -> bool:
        return state.outcome(action, log) is not None

    after = state.copy()
    after.log = log
    chance = _Until(source, known)
    try:
        next_action: Action | None = action
        while next_action is not None:
            after.apply(next_action, chance)
            next_action = None if after.over or known() else after.assumed()
    except _Decided:
        pass
    return state.outcome(action, log) or UNTOLD


class _Branch(Chance):
    """Gives the numbers of one way, and remembers how many others each could have been."""

    def __init__(self, way: list[int]) -> None:
        self.way = way
        self.sides: list[int] = []

    def pick(self, n: int) -> int:
        at = len(self.sides)
        if at == len(self.way):
            self.way.append(0)
        self.sides.append(n)
        return self.way[at]

    def roll(self, sides: int) -> int:
        value = self.pick(sides)
        return value if sides == 10 else value + 1

    def next_way(self) -> list[int] | None:
        """The way after this one, or None after the last."""
        way = self.way[: len(self.sides)]
        while way and way[-1] == self.sides[len(way) - 1] - 1:
            way.pop()
        return None if not way else [*way[:-1], way[-1] + 1]


def every_way(run: Callable[[Chance], str], most: int) -> Odds | None:
    """The exact chance of each thing that `run` can say; None where there are too many ways."""
    # Counted in whole numbers, by what was rolled: a sum of fractions would take minutes.
    counts: Counter[tuple[str, tuple[int, ...]]] = Counter()
    way: list[int] | None = []
    for _ in range(most):
        if way is None:
            break
        branch = _Branch(way)
        said = run(branch)
        counts[said, tuple(branch.sides)] += 1
        way = branch.next_way()
    if way is not None:
        return None
    odds: Odds = {}
    for (said, sides), count in counts.items():
        odds[said] = odds.get(said, Fraction(0)) + Fraction(count, prod(sides))
    return odds
