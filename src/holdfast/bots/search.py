"""Thinking about one decision: every idea of the mind is tried in the same imagined worlds.

In each round a world is dealt, and the ideas that are still in the running are tried in it with the
same dice, so that they are compared by what they do and not by their luck. Ideas that fall clearly
behind get no more tries. The estimates can be read at any moment: they narrow with every round.

Of many ideas the one that looks best was also lucky, and what judges the tries errs. So whoever has
to play leaves the mind's own answer, its first idea, only for one that is better beyond doubt.
"""

from __future__ import annotations

from math import ceil, log2, sqrt

from holdfast.bots.budget import Budget
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.mind import Idea, Outlook
from holdfast.core.seat import Seat

__all__ = ["Estimate", "Search"]

FEWEST = 8
"""Fewer rounds than these prove nothing; a mind may ask for more (`Mind.fewest`)."""
BEHIND = 2.0
"""How many standard errors behind the leader, on the same dice, an idea is given up."""
BEYOND = 3.0
"""How many the mind's own answer must be behind, for whoever has to play, to be given up."""
TELLING = 5
"""Ideas that came to the same in every round are one, if that was so many different things: several
may win each time and yet be different."""
SEEDS = 1 << 29
"""Of how many dice those of a round are drawn: as many as `Chance.pick` can tell apart, about."""


class Estimate:
    """What an idea was worth so far."""

    def __init__(self, idea: Idea) -> None:
        self.idea = idea
        self.tries = 0
        self.dropped = False
        """Whether it fell so far behind that it gets no more tries."""
        self._worth = 0.0
        self._squares = 0.0
        self._win = 0.0
        self._score = 0.0
        self.worths: list[float] = []
        """By round, as long as it is in the running: for comparisons on the same dice."""
        self.wins: list[float] = []
        self.scores: list[float] = []
        """Likewise, for whoever explains the estimate."""

    def add(self, worth: float, win: float, score: float) -> None:
        self.tries += 1
        self._worth += worth
        self._squares += worth * worth
        self._win += win
        self._score += score
        self.worths.append(worth)
        self.wins.append(win)
        self.scores.append(score)

    @property
    def action(self) -> Action:
        return self.idea.action

    @property
    def worth(self) -> float:
        return self._worth / self.tries if self.tries else 0.0

    @property
    def promise(self) -> float:
        """What it was worth so far together with what was thought of it before; only for
        comparing ideas that were tried equally often."""
        return self.worth + self.idea.credit / self.tries if self.tries else float("-inf")

    @property
    def win(self) -> float:
        """The estimated chance to win."""
        return self._win / self.tries if self.tries else 0.0

    @property
    def score(self) -> float:
        """The estimated score at the end."""
        return self._score / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of `worth`; infinite before there is anything to go by."""
        if self.tries < 2:
            return float("inf")
        spread = max(0.0, self._squares / self.tries - self.worth**2)
        return sqrt(spread / (self.tries - 1))

    def behind(self, leader: Estimate) -> float:
        """How many standard errors it is behind the leader in the rounds that both have played."""
        if min(self.tries, leader.tries) < FEWEST:
            return 0.0
        mean, error = leader.ahead(self)
        return mean / error if error > 0 else (1e9 if mean > 0 else 0.0)

    def ahead(self, other: Estimate) -> tuple[float, float]:
        """By how much it is ahead of another in the rounds that both have played, and the standard
        error of that; there must be two."""
        rounds = min(self.tries, other.tries)
        gaps = [self.worths[at] - other.worths[at] for at in range(rounds)]
        mean = sum(gaps) / rounds
        spread = sum((gap - mean) ** 2 for gap in gaps) / (rounds - 1)
        return mean, sqrt(spread / rounds)

    def __repr__(self) -> str:
        return f"<Estimate {self.action.text}: {self.worth:+.3f} ± {self.error:.3f}, {self.tries}>"


class Search:
    """One decision of one seat, thought about for as long as somebody wants."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.mind = seat.edition.mind()
        self.chance = chance
        self.rounds = 0
        self.estimates = [Estimate(idea) for idea in self.mind.ideas(seat.imagine(chance))]

    @property
    def running(self) -> list[Estimate]:
        """What is still tried, in the order of the mind."""
        return [found for found in self.estimates if not found.dropped]

    @property
    def best(self) -> Estimate:
        """The idea that promises most; among equals the mind's first."""
        return max(self.running, key=lambda found: found.promise)

    @property
    def answer(self) -> Estimate:
        """What to play: the mind's own answer as long as nothing is surely better.

        An answer that has been given up needs no proof any more.
        """
        own, caution = self.estimates[0], self.mind.caution
        if own.dropped:
            return self.best
        best, lead = own, 0.0
        for found in self.running:
            if found is not own and (sure := self._sure(found, own, caution)) > lead:
                best, lead = found, sure
        return best

    def _sure(self, found: Estimate, own: Estimate, caution: float) -> float:
        """How much better an idea is than the mind's own answer, to be on the safe side."""
        if min(found.tries, own.tries) < 2:
            return float("-inf")
        mean, error = found.ahead(own)
        credit = (found.idea.credit - own.idea.credit) / found.tries
        return mean + credit - caution * error - self.mind.doubt

    @property
    def settled(self) -> bool:
        """Whether only one idea is left, so that more thinking would change nothing."""
        return len(self.running) == 1

    def think(self, budget: Budget) -> None:
        """Go on until the budget is used up or there is nothing left to compare.

        Where tries are counted and few, less promising ideas get none, so that others get enough.
        As the budget goes, the better half of the ideas stays, and then the better half of those,
        so that each halving has as many tries as the others.
        """
        if budget.count is not None and not self.rounds:
            for found in self.estimates[max(1, budget.count // FEWEST) :]:
                found.dropped = found.idea.credit < 0
        own, many = self.estimates[0], len(self.running)
        halvings = ceil(log2(many))
        while not self.settled and (left := budget.left()):
            done = int((1 - left) * halvings)
            self._keep(max(2, ceil(many / 2**done)))
            self.round(budget)
            own.dropped = own.dropped and self._is_beaten(own)

    def _is_beaten(self, own: Estimate) -> bool:
        """Whether something is better than the mind's own answer, whatever more tries would say."""
        leader = self.best
        return leader is not own and self._sure(leader, own, BEYOND) > 0

    def _keep(self, most: int) -> None:
        """Give up all but so many: what promises most, and the mind's own answer beside it."""
        running = self.running
        if len(running) <= most:
            return
        own = self.estimates[0]
        running.sort(key=lambda found: (found is not own, -found.promise))
        for found in running[most:]:
            found.dropped = True

    def begin(self, budget: Budget) -> None:
        """The first round, perhaps once more: one that was cut short told of some ideas only, and
        what comes after it is compared from its beginning."""
        self.estimates = [Estimate(found.idea) for found in self.estimates]
        self.round(budget)

    def round(self, budget: Budget) -> None:
        """Try every idea that is in the running once, in one world and with the same dice.

        A round that the budget cuts short counts only when it is the first: in any other the luck
        of its world would speak for those that were tried in it, or against them.
        """
        world = self.seat.imagine(self.chance)
        dice = self.chance.pick(SEEDS)
        mind, index, running = self.mind, self.seat.index, self.running
        outlooks: list[Outlook] = []
        for found in running:
            if not budget.left():
                break
            outlooks.append(mind.attempt(world.copy(), found.idea, index, Seeded(dice)))
            budget.spend()
        is_whole = len(outlooks) == len(running)
        if not is_whole and self.rounds:
            return
        for found, outlook in zip(running, outlooks, strict=False):
            found.add(outlook.worth, outlook.win, outlook.score)
        if is_whole:
            self.rounds += 1
            if self.rounds >= self.mind.fewest and self.rounds & (self.rounds - 1) == 0:
                self._drop()

    def _drop(self) -> None:
        """Give up what is clearly behind, and what always comes to the same as an idea that is
        ahead of it or that the mind prefers; asked after 8, 16, 32, ... rounds."""
        leader = self.best
        seen = {tuple(leader.worths)}
        for found in self.running:
            if found is not leader:
                worths = tuple(found.worths)
                is_twin = worths in seen and len(set(worths)) >= TELLING
                found.dropped = is_twin or found.behind(leader) > BEHIND
                seen.add(worths)
