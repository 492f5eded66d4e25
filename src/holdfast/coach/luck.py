"""How lucky each roll and draw of a match was: what it was worth, less what was to be expected.

An action is played again and again from the position in which it was taken, with the numbers up to
a roll as they fell and the later ones anew. What the positions that follow are worth on average,
with the roll and without it, differs by its luck. All rolls of a match together explain how far its
result lies from what the players deserved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.bots.budget import Budget
from holdfast.coach.findings import SETUP, Luck
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.edition import Edition
from holdfast.core.history import Draw, Played
from holdfast.core.mind import Idea, Mind, Outlook
from holdfast.core.state import State

__all__ = ["Resumed", "Valuer", "luck_of", "rolls_in", "setup_luck"]

MOST_TRIES = 240
FEWEST_TRIES = 12
"""So often an action is played again; these numbers are shared out evenly among most dice."""

Values = list[tuple[float, float, float]]
"""Worth, chance to win and score, for each seat."""


class Resumed(Chance):
    """Some numbers that fell, and then others of a seed. The first of these may be given too, so
    that all of its values come equally often."""

    def __init__(self, numbers: Sequence[int], seed: int, turn: int | None = None) -> None:
        self._numbers = numbers
        self._used = 0
        self._after = Seeded(seed)
        self._turn = turn

    def pick(self, n: int) -> int:
        return self._next(n, 0)

    def roll(self, sides: int) -> int:
        return self._next(sides, 0 if sides == 10 else 1)

    def _next(self, among: int, lowest: int) -> int:
        used = self._used
        self._used = used + 1
        if used < len(self._numbers):
            return self._numbers[used]
        if used == len(self._numbers) and self._turn is not None:
            return lowest + self._turn % among
        return lowest + self._after.pick(among)


class Valuer:
    """What a true position is worth to each seat."""

    def __init__(self, edition: Edition) -> None:
        self.mind = edition.mind()
        self.seats = len(edition.seats)
        self.has_eye = type(self.mind).judge is not Mind.judge
        """Whether the mind can judge a position at a glance. Without that there is no luck: what
        playing on comes to is too much of a lottery itself."""

    def value(self, state: State) -> Values:
        """The worth, the chance to win and the score of each seat, at a glance."""
        seen = [self.mind.judge(state, seat) for seat in range(self.seats)]
        return [(one.worth, one.win, one.score) for one in seen]

    def play_on(self, state: State, seat: int, seed: int) -> Outlook:
        """What a position comes to for a seat when all go on by rules of thumb."""
        if state.over:
            return self.mind.judge(state, seat)
        world, dice = state.copy(), Seeded(seed)
        idea = Idea(self.mind.choose(world, dice))
        return self.mind.attempt(world, idea, seat, dice)


def rolls_in(draws: Sequence[Draw]) -> list[list[Draw]]:
    """The numbers of an action, together where they were rolled or drawn for the same rule."""
    rolls: list[list[Draw]] = []
    for draw in draws:
        last = rolls[-1][-1] if rolls else None
        if last is not None and (last.rule, last.is_die) == (draw.rule, draw.is_die):
            rolls[-1].append(draw)
        else:
            rolls.append([draw])
    return rolls


def luck_of(valuer: Valuer, number: int, played: Played, budget: Budget) -> list[Luck]:
    """The luck of every roll of one action."""
    return _luck(valuer, number, played.draws, _again(played.before, played.action), budget)


def setup_luck(
    valuer: Valuer, edition: Edition, draws: Sequence[Draw], budget: Budget
) -> list[Luck]:
    """The luck of what was dealt before the first decision."""
    return _luck(valuer, SETUP, draws, lambda chance: edition.new(chance, None), budget)


def _again(before: State, action: Action) -> Callable[[Chance], State]:
    def play(chance: Chance) -> State:
        state = before.copy()
        state.apply(action, chance)
        return state

    return play


def _luck(
    valuer: Valuer,
    number: int,
    draws: Sequence[Draw],
    play: Callable[[Chance], State],
    budget: Budget,
) -> list[Luck]:
    rolls = rolls_in(draws)
    if not valuer.has_eye or all(draw.among == 1 for draw in draws):
        return []
    marks = [0]
    for roll in rolls:
        marks.append(marks[-1] + len(roll))
    expected = _expectations(valuer, [draw.value for draw in draws], marks, play, budget)
    return [
        _gained(number, roll, expected[at], expected[at + 1])
        for at, roll in enumerate(rolls)
        if any(draw.among > 1 for draw in roll)
    ]


def _gained(number: int, roll: list[Draw], before: Values, after: Values) -> Luck:
    seats = range(len(before))
    worth, win, score = (
        tuple(after[seat][part] - before[seat][part] for seat in seats) for part in range(3)
    )
    return Luck(
        number=number,
        rule=roll[0].rule,
        values=tuple(draw.value for draw in roll),
        sides=tuple(draw.among for draw in roll),
        is_die=roll[0].is_die,
        worth=worth,
        win=win,
        score=score,
    )


def _expectations(
    valuer: Valuer,
    taken: list[int],
    marks: list[int],
    play: Callable[[Chance], State],
    budget: Budget,
) -> list[Values]:
    """What was to be expected before the first roll, after it, after the next, and so on.

    Every round uses the same seed for all of them, so that later chance blurs no difference.
    """
    sums = [[[0.0, 0.0, 0.0] for _ in range(valuer.seats)] for _ in marks[:-1]]
    rounds = 0
    while rounds < MOST_TRIES and (rounds < FEWEST_TRIES or budget.left()):
        for at, mark in enumerate(marks[:-1]):
            _add(sums[at], valuer.value(play(Resumed(taken[:mark], rounds, rounds))))
        rounds += 1
        budget.spend()
    means: list[Values] = [
        [(one[0] / rounds, one[1] / rounds, one[2] / rounds) for one in seats] for seats in sums
    ]
    return [*means, valuer.value(play(Resumed(taken, 0)))]


def _add(sums: list[list[float]], values: Values) -> None:
    for total, value in zip(sums, values, strict=True):
        for part in range(3):
            total[part] += value[part]
