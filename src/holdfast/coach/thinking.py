"""The coach thinks about one decision of one seat, and says at any moment what it has found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from holdfast.bots.budget import Budget
from holdfast.bots.search import FEWEST, SEEDS, Estimate, Search
from holdfast.coach.advice import GRAVE, Advice, Doubt, Line
from holdfast.coach.reasons import CLEAR, Consequences, Why, find_reason, is_clear
from holdfast.coach.span import chance_span, gap, number_span
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.dice import fresh_seed
from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.core.mind import Idea
from holdfast.core.seat import Seat

__all__ = ["Coach", "advise", "include", "think", "whole_rounds"]

FIRST = 0.2
"""The first answer comes after so many seconds; each later one takes half as long again."""
AT_ONCE = 0.5
"""What the first answer goes by is tried for no longer than that: on a slow machine not even every
idea once."""
SLOWER = 1.5
LONGEST = 1.0
LINES = 3
"""So many actions are told."""
FEW = 4
"""So many actions are compared at least, where so many are allowed."""
EAR = 0.25
"""This share of the time goes to listening for what comes of the two best."""


NARROW = 64
CLEAR_ENOUGH = 0.01
"""With so many tries and an interval of so little to either side an answer is good enough."""


class Coach:
    """Advises one seat at one moment. It knows what the seat knows, and nothing else."""

    def __init__(
        self,
        seat: Seat,
        chance: Chance | None = None,
        *,
        lines: int = LINES,
        also: Action | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seat = seat
        self.tries = 0
        self._lines = lines
        self._clock = clock
        self._began = clock()
        self._heard: Consequences | None = None
        seat.check_turn()
        if seat.index < 0:
            raise HoldfastError(_("the coach advises a seat by what it knows: say which one"))
        self.search = Search(seat, Seeded(fresh_seed()) if chance is None else chance)
        include_others(self.search, FEW)
        self._also = also
        if also is not None:
            include(self.search, seat.check(also))

    @property
    def is_settled(self) -> bool:
        """Whether longer thinking would change nothing."""
        return self.search.settled

    @property
    def is_done(self) -> bool:
        """Whether what is left is known well enough, too."""
        return self.search.settled and self._is_narrow(self.search.best)

    def think(self, seconds: float) -> Iterator[Advice]:
        """Better and better answers, until the time is over or one idea is left.

        Whoever has heard enough stops asking for the next.
        """
        end, slice_ = self._clock() + seconds, FIRST
        while True:
            left = end - self._clock()
            self.go_on(Budget(seconds=max(0.01, min(slice_, left)), clock=self._clock))
            yield self.advice()
            slice_ = min(slice_ * SLOWER, LONGEST)
            if self.is_done or self._clock() >= end:
                return

    def go_on(self, budget: Budget) -> None:
        """Think for as long as the budget lasts."""
        search = self.search
        share = Budget(
            seconds=None if budget.seconds is None else budget.seconds * (1 - EAR),
            count=budget.count,
            clock=self._clock,
        )
        if search.rounds == 0:
            self._begin(search, is_timed=budget.seconds is not None)
        if search.rounds:
            whole_rounds(search, share, self._also)
            self._narrow(search, share)
            budget.spend(share.spent)
            self._listen(search, budget)
        self.tries = sum(found.tries for found in search.estimates)

    def _begin(self, search: Search, *, is_timed: bool) -> None:
        """Everything is tried once: as far as a moment allows for the first answer, and whatever it
        takes for the second."""
        is_first = is_timed and not self.tries
        search.begin(Budget(seconds=AT_ONCE, clock=self._clock) if is_first else Budget())

    def _narrow(self, search: Search, budget: Budget) -> None:
        """When one idea is left, its own worth still becomes clearer."""
        best = search.best
        while search.settled and budget.left() and not self._is_narrow(best):
            world, dice = self.seat.imagine(search.chance), Seeded(search.chance.pick(SEEDS))
            outlook = search.mind.attempt(world, best.idea, self.seat.index, dice)
            best.add(outlook.worth, outlook.win, outlook.score)
            budget.spend()

    def _is_narrow(self, found: Estimate) -> bool:
        return found.tries >= NARROW and chance_span(found.wins).half < CLEAR_ENOUGH

    def _listen(self, search: Search, budget: Budget) -> None:
        ranked = self.ranked()
        if len(ranked) < 2 or search.rounds < FEWEST:
            return  # there is no reason to be told yet
        best, rival = ranked[0], self._rival(ranked)
        heard = self._heard
        if heard is None or (heard.mine.idea, heard.theirs.idea) != (best.idea, rival.idea):
            heard = self._heard = Consequences(search, best.idea, rival.idea)
        if budget.seconds is None:
            count = None if budget.count is None else max(1, int(budget.count * EAR) // 2)
            heard.listen(Budget(count=count or 1))
        else:
            heard.listen(Budget(seconds=budget.seconds * EAR, clock=self._clock))

    def ranked(self) -> list[Estimate]:
        """What was tried, the best first: each action once, with its best plan."""
        tried = [found for found in self.search.estimates if found.tries]
        tried.sort(key=lambda found: (found.dropped, -found.worth))
        once = dict[int, Estimate]()
        for found in tried:
            once.setdefault(found.action.number, found)
        return list(once.values())

    def _rival(self, ranked: list[Estimate]) -> Estimate:
        """What the best is compared with: the next best of what is clearly worse, since nothing can
        be told between equals; as long as there is none, the next best.

        Whoever was listened to stays, if that still holds: two are known better than three.
        """
        best, heard = ranked[0], self._heard
        worse = [found for found in ranked[1:] if is_clear(best, found)]
        if heard is not None and heard.mine.idea is best.idea:
            worse.sort(key=lambda found: found.idea is not heard.theirs.idea)
        return worse[0] if worse else ranked[1]

    def advice(self) -> Advice:
        """What can be said now."""
        ranked = self.ranked()
        return Advice(
            seat=self.seat,
            lines=tuple(self._line(found) for found in ranked[: self._lines]),
            why=self._why(ranked),
            tries=self.tries,
            seconds=self._clock() - self._began,
            is_settled=self.is_settled,
            doubt=self._doubt(ranked),
        )

    def _doubt(self, ranked: list[Estimate]) -> Doubt | None:
        """How much worse than the best the action is that somebody has in mind."""
        meant = [found for found in ranked if found.action is self._also]
        if not meant:
            return None
        best, found = ranked[0], meant[0]
        loss, error = gap(best.worths, found.worths)
        win = gap(best.wins, found.wins)[0]
        is_grave = loss - CLEAR * error > GRAVE and found.tries >= FEWEST
        return Doubt(self._line(found), loss, win, is_grave)

    def _line(self, found: Estimate) -> Line:
        has_score = self.search.mind.scored and found.tries > 1  # one try tells no interval
        return Line(
            action=found.action,
            worth=found.worth,
            win=chance_span(found.wins),
            score=number_span(found.scores) if has_score else None,
            tries=found.tries,
            odds=self.seat.odds(found.action),
        )

    def _why(self, ranked: list[Estimate]) -> Why:
        rival = self._rival(ranked) if len(ranked) > 1 else None
        heard = self._heard
        if heard is not None and rival is not None:
            is_same = (heard.mine.idea, heard.theirs.idea) == (ranked[0].idea, rival.idea)
            heard = heard if is_same else None
        return find_reason(ranked[0], rival, self.search.mind.scored, heard)


def whole_rounds(search: Search, budget: Budget, keep: Action | None = None) -> None:
    """Think in whole rounds, so that what is compared was tried in the same worlds, however often
    the thinking is interrupted. What is to be kept is not given up, however far behind it is."""
    while not search.settled and budget.left():
        one = Budget()
        search.round(one)
        budget.spend(one.spent)
        for found in search.estimates:
            if found.action is keep:
                found.dropped = False


def include(search: Search, action: Action) -> None:
    """An action is tried too, whatever the mind thinks of it: with rules of thumb afterwards, and
    with the plan that the mind finds most promising, since whoever takes it may go on as well."""
    if all(found.action is not action for found in search.estimates):
        plans = dict.fromkeys([0, search.estimates[0].idea.plan])
        credit = min(found.idea.credit for found in search.estimates)
        search.estimates += [Estimate(Idea(action, plan, credit)) for plan in plans]


def include_others(search: Search, most: int) -> None:
    """Where the mind thinks of hardly anything, other allowed actions are tried beside that:
    whoever asks wants to know what they are worth."""
    legal = search.seat.legal
    step = max(1, len(legal) // most)
    for action in legal[::step]:
        if len({found.action.number for found in search.estimates}) >= most:
            return
        include(search, action)


def think(
    seat: Seat, seconds: float = 3.0, chance: Chance | None = None, also: object = None
) -> Iterator[Advice]:
    """Better and better advice for the decision at hand, the first within a moment.

    `also` is an action that somebody has in mind: it is judged along with the others.
    """
    meant = None if also is None else seat.check(also)
    return Coach(seat, chance, also=meant).think(seconds)


def advise(seat: Seat, seconds: float = 1.0, chance: Chance | None = None) -> Advice:
    """The best advice that can be given within so many seconds."""
    *_earlier, last = think(seat, seconds, chance)
    return last
