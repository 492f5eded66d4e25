"""The pieces of work of a review: a decision, a mistake once more, the luck of an action, a point
of the graph, the strong bot on the same dice.

A decision is judged from the `Seat` that made it, at that moment. Luck and the graph look at the
true positions, which everybody may know when the match is over; of a running match they are left
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from holdfast.bots.budget import Budget
from holdfast.bots.search import FEWEST, Estimate, Search
from holdfast.bots.thinkers import Strong
from holdfast.coach.findings import SETUP, Judged, Luck, Point, Rival
from holdfast.coach.luck import Valuer, luck_of, setup_luck
from holdfast.coach.reasons import Consequences, find_reason
from holdfast.coach.span import gap, mean_and_error
from holdfast.coach.thinking import include, whole_rounds
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.mind import Idea
from holdfast.core.seat import Seat

__all__ = ["Judge"]

POINT_TRIES = 64
"""So often a point of the graph is played on from, if there is time."""
LEAST_EXPECTED = 150
"""So many decisions the strong bot is expected to make at least."""
FRESH = 1_000_003
"""What is added to a seed for dice that have nothing to do with the first ones."""


class Judge:
    """Judges one match piece by piece; each piece can be done in another process."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.valuer = Valuer(match.edition)

    # Decisions

    def seat_at(self, number: int) -> Seat:
        """What whoever decided knew before the action of this number."""
        return self.match.seen_by(self.match.played[number].seat, number)

    def decision(self, number: int, budget: Budget) -> Judged | None:
        """What a decision lost against the best found; None where there was no choice."""
        seat = self.seat_at(number)
        if len(seat.legal) < 2:
            return None
        played = self.match.played[number].action
        search = Search(seat, Seeded(number))
        include(search, played)
        if not budget.left():
            return None  # the time is over
        while search.rounds < FEWEST and not search.settled:
            search.round(Budget())  # less would say nothing
        whole_rounds(search, budget, played)
        return _judged(seat, search, played)

    def mistake(self, first: Judged, budget: Budget) -> Judged | None:
        """A decision that looked wrong, tried with fresh dice: what was played against what looked
        better, and why that is so. What only looked better by its luck is found out here."""
        seat = self.seat_at(first.number)
        actions = seat.edition.vocabulary.actions
        search = Search(seat, Seeded(FRESH + first.number))
        search.estimates = [
            Estimate(Idea(actions[number], plan))
            for number, plan in zip((first.best, first.played), first.plans, strict=True)
        ]
        share = Budget(
            seconds=None if budget.seconds is None else budget.seconds * 0.7, count=budget.count
        )
        whole_rounds(search, share, actions[first.played])
        best, played = search.estimates
        if played.tries < FEWEST:
            return None
        heard = Consequences(search, best.idea, played.idea)
        heard.listen(
            Budget(seconds=budget.seconds * 0.3) if budget.seconds else Budget(count=FEWEST * 4)
        )
        loss, error = gap(best.worths, played.worths)
        return replace(
            first,
            loss=loss,
            error=error,
            win=gap(best.wins, played.wins)[0],
            win_error=gap(best.wins, played.wins)[1],
            score=gap(best.scores, played.scores)[0],
            hope=best.win,
            hoped=best.score,
            tries=first.tries + best.tries + played.tries,
            is_confirmed=True,
            why=find_reason(best, played, search.mind.scored, heard),
        )

    # What everybody may know when a match is over

    def luck(self, number: int, budget: Budget) -> list[Luck]:
        """The luck of every roll of an action, or of the set-up."""
        match = self.match
        if number != SETUP:
            return luck_of(self.valuer, number, match.played[number], budget)
        if match.start_position is not None:
            return []
        return setup_luck(self.valuer, match.edition, match.setup_draws, budget)

    def point(self, number: int, budget: Budget) -> Point | None:
        """What each seat could expect when so many actions had been played."""
        state = self.match.state_at(number)
        if state.over:
            values = self.valuer.value(state)
            return Point(number, tuple(v[1] for v in values), tuple(v[2] for v in values))
        seats = range(self.valuer.seats)
        wins, scores = [0.0] * len(seats), [0.0] * len(seats)
        rounds = 0
        while rounds < POINT_TRIES and budget.left():
            for seat in seats:
                outlook = self.valuer.play_on(state, seat, rounds)
                wins[seat] += outlook.win
                scores[seat] += outlook.score
            rounds += 1
            budget.spend()
        if not rounds:
            return None
        return Point(
            number, tuple(one / rounds for one in wins), tuple(one / rounds for one in scores)
        )

    def rival(self, budget: Budget) -> Rival | None:
        """The strong bot alone, from the same beginning with the same dice; None where the match
        has others in it, or no dice of its own."""
        match = self.match
        if len(match.seats) != 1 or not match.over:
            return None
        if match.seed is None and match.script is None and match.key is None:
            return None
        own = match.branch(0, study=False)
        # A match that was lost early says little about how long another one takes.
        expected = max(LEAST_EXPECTED, len(match.played))
        each = None if budget.seconds is None else budget.seconds / expected
        bot, chance = Strong(), Seeded(FRESH)
        try:
            while own.turn is not None:
                seconds = each if each is None or budget.left() else each / 10
                thought = Budget(seconds=seconds, count=budget.count)
                own.play(bot.choose(own.seen_by(own.turn), thought, chance))
        except HoldfastError:  # a script of chance that has run out
            return None
        outlook = self.valuer.mind.judge(own.state, 0)
        return Rival(own.result or {}, outlook.win, outlook.score, each or 0.0)


def _judged(seat: Seat, search: Search, played: Action) -> Judged:
    best = search.best
    mine = [found for found in search.estimates if found.action is played]
    own = max(mine, key=lambda found: found.worth)
    lost = _lost(search.estimates, own)
    loss, error = mean_and_error(lost[0])
    win, win_error = mean_and_error(lost[1])
    return Judged(
        number=seat.number,
        seat=seat.index,
        played=played.number,
        best=best.action.number,
        loss=loss,
        error=error,
        win=win,
        win_error=win_error,
        score=mean_and_error(lost[2])[0],
        hope=best.win,
        hoped=best.score,
        tries=sum(found.tries for found in search.estimates),
        plans=(best.idea.plan, own.idea.plan),
    )


def _lost(
    estimates: Sequence[Estimate], own: Estimate
) -> tuple[list[float], list[float], list[float]]:
    """What was lost against the best in worth, chance and points, round by round: the best is
    chosen by one half of the rounds and measured by the other.

    Whoever chooses the best of many by the same tries takes luck for worth.
    """
    rivals = [found for found in estimates if found.tries >= FEWEST]
    lost: tuple[list[float], list[float], list[float]] = ([], [], [])
    if own.tries < FEWEST:
        return lost
    for half in (0, 1):
        best = max(rivals, key=lambda found: mean_and_error(found.worths[half::2])[0])
        pairs = ((own.worths, best.worths), (own.wins, best.wins), (own.scores, best.scores))
        for gaps, (ours, theirs) in zip(lost, pairs, strict=True):
            rest = zip(ours[1 - half :: 2], theirs[1 - half :: 2], strict=False)
            gaps += [b - a for a, b in rest]
    return lost
