"""Check that the odds and forecasts a game tells are those of its rules.

Every way the dice can fall is played. Where there are too many ways, or where what is told is an
average over what the deciding seat cannot know, many worlds as it could imagine them are played
instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from math import prod, sqrt
from typing import TypeVar

from holdfast.conformance.trial import Finder, Trial
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Recording
from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.core.state import State

__all__ = ["every_way", "forecasts_hold", "odds_hold"]

DECISIONS = 40
"""Decisions of a game at which actions with odds, or forecasts, are looked for."""
COMPARED = 5
"""Actions of a game whose odds are compared, and so many forecasts."""
MOST_WAYS = 1500
"""Ways the dice can fall of which each is played; of more, a sample."""
WORLDS = 1000
"""Plays of a sample, each in a world of its own."""
SIGMAS = 5
"""Standard deviations by which a sample may differ, and so many plays more, for rare outcomes."""

T = TypeVar("T", bound=Hashable)
Odds = dict[str, Fraction]
Play = Callable[[State, Chance], frozenset[str]]
"""Plays on from a state, and says which outcomes came of it."""
UNTOLD = "nothing that outcome() tells"


def odds_hold(trial: Trial, found: Finder) -> None:
    """the odds of an action are those of its outcomes, by every way the dice fall or by many"""
    for at, action in _with_odds(trial):
        told = trial.states[at].odds(action)
        sentence = _what_does_not_add_up(told)
        if not sentence:
            sentence = _what_is_wrong_with(trial, at, told, _play_of(action))
        found.judge(not sentence, at, f"the odds of {action.json}: {sentence}")


def _with_odds(trial: Trial) -> Iterator[tuple[int, Action]]:
    """Some actions that have odds, one of a decision."""
    chooser = trial.source("odds")
    compared = 0
    for at in _some_decisions(trial, chooser):
        legal = trial.states[at].legal()
        action = legal[chooser.pick(len(legal))]
        if compared < COMPARED and trial.states[at].odds(action):
            compared += 1
            yield at, action


def _some_decisions(trial: Trial, chooser: Chance) -> Iterator[int]:
    places = list(range(len(trial.played.played)))
    for _ in range(min(DECISIONS, len(places))):
        yield places.pop(chooser.pick(len(places)))


def _what_does_not_add_up(told: Odds) -> str:
    if sum(told.values()) == 1 and all(chance >= 0 for chance in told.values()):
        return ""
    return f"they are {_shown(told)}, which do not add up to 1"


def _play_of(action: Action) -> Play:
    return lambda world, chance: frozenset([_outcome(world, action, chance)])


def forecasts_hold(trial: Trial, found: Finder) -> None:
    """a forecast gives each outcome the chance it has if the thing comes now, whatever is hidden"""
    for at, what, told in _with_forecast(trial):
        sentence = _what_knows_too_much(trial, at, what, told)
        if not sentence:
            sentence = _what_is_wrong_with(trial, at, told, _play_of_coming(what))
        found.judge(not sentence, at, f"the forecast of {what!r}: {sentence}")


def _with_forecast(trial: Trial) -> Iterator[tuple[int, str, Odds]]:
    """Some forecasts, one of a decision."""
    chooser = trial.source("forecasts")
    compared = 0
    for at in _some_decisions(trial, chooser):
        topics = trial.states[at].forecasts()
        if not topics or compared == COMPARED:
            continue
        what = topics[chooser.pick(len(topics))]
        try:
            told = trial.states[at].forecast(what)
        except HoldfastError:
            continue  # the game says that it cannot tell
        if told:
            compared += 1
            yield at, what, told


def _what_knows_too_much(trial: Trial, at: int, what: str, told: Odds) -> str:
    """A forecast is the same for everybody, so no seat's secrets may be in it."""
    for viewer in trial.viewers:
        world = trial.states[at].imagine(viewer, trial.source("forecast", at, viewer))
        if world.forecast(what) != told:
            return f"it depends on what {trial.viewer_name(viewer)} cannot know"
    return ""


def _play_of_coming(what: str) -> Play:
    return lambda world, chance: frozenset(world.comes(what, chance))


def _what_is_wrong_with(trial: Trial, at: int, told: Odds, play: Play) -> str:
    state = trial.states[at]
    likely = {outcome: chance for outcome, chance in told.items() if chance}
    ways = every_way(lambda chance: play(state, chance), MOST_WAYS)
    exact = None if ways is None else _by_outcome(ways)
    if exact == likely:
        return ""
    if exact is not None and not state.hidden(state.decision.seat(state)):
        return f"they are {_shown(likely)}, but all dice together give {_shown(exact)}"
    return _what_a_sample_says(trial, at, likely, play)


def _by_outcome(ways: dict[frozenset[str], Fraction]) -> Odds:
    """The chance of each outcome, of which several can come together."""
    odds: Odds = {}
    for outcomes, chance in ways.items():
        for outcome in outcomes:
            odds[outcome] = odds.get(outcome, Fraction(0)) + chance
    return odds


def _what_a_sample_says(trial: Trial, at: int, told: Odds, play: Play) -> str:
    state = trial.states[at]
    seat = state.decision.seat(state)
    chance = trial.source("worlds", at)
    seen = Counter(
        outcome for _ in range(WORLDS) for outcome in play(state.imagine(seat, chance), chance)
    )
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


class _Way(Chance):
    """Gives the numbers of one way that the dice can fall, and after those the lowest."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.used = 0

    def pick(self, n: int) -> int:
        if self.used == len(self.numbers):
            self.numbers.append(0)
        self.used += 1
        return self.numbers[self.used - 1]


def _next_way(numbers: list[int], sides: tuple[int, ...]) -> list[int] | None:
    """The way after this one, or None after the last."""
    way = numbers[: len(sides)]
    while way and way[-1] == sides[len(way) - 1] - 1:
        way.pop()
    return None if not way else [*way[:-1], way[-1] + 1]


def every_way(run: Callable[[Chance], T], most: int) -> dict[T, Fraction] | None:
    """The exact chance of each thing that `run` can say; None where there are too many ways."""
    # Counted in whole numbers, by what was rolled: a sum of fractions would take minutes.
    counts: Counter[tuple[T, tuple[int, ...]]] = Counter()
    way: list[int] | None = []
    for _ in range(most):
        if way is None:
            break
        chance = Recording(_Way(way))
        said = run(chance)
        sides = tuple([abs(asked) for asked in chance.asked])
        counts[said, sides] += 1
        way = _next_way(way, sides)
    if way is not None:
        return None
    odds: dict[T, Fraction] = {}
    for (said, sides), count in counts.items():
        odds[said] = odds.get(said, Fraction(0)) + Fraction(count, prod(sides))
    return odds
