"""Why an action is better than another: found in the tries of the search, not made up.

Both were tried in the same worlds with the same dice, so whatever differs between their tries is
their own doing: how often they end badly, how often well, and which events come of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TypedDict

from holdfast.bots.budget import Budget
from holdfast.bots.search import FEWEST, SEEDS, Estimate, Search
from holdfast.coach.span import gap, mean_and_error
from holdfast.coach.words import REASONS, percent, points, said
from holdfast.core.action import Vocabulary
from holdfast.core.chance import Seeded
from holdfast.core.event import Event
from holdfast.core.mind import Idea
from holdfast.core.seat import Seat
from holdfast.core.text import Text

__all__ = ["Consequences", "Why", "WhyJson", "find_reason", "is_clear"]

CLEAR = 2.0
"""How many standard errors a difference must have to be told."""
WORTH_TELLING = 0.03
"""A smaller difference between two shares is not told, however sure it is."""
EXTREME = 4
"""The worst and the best of so many tries count as bad and as good ends."""
BOON = "+"
"""What stands before the kinds of events that are good in themselves."""
HEARD = 400
"""So many events of a try are listened to: what comes much later is not of this action."""


class WhyJson(TypedDict):
    """A reason in numbers: `what` comes of the best in `mine` of its tries, of the other in
    `theirs`."""

    kind: str
    what: str
    mine: float
    theirs: float
    amount: float


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: which sentence of `REASONS`, and the facts for its gaps."""

    kind: str
    other: int | None = None
    """What it is compared with, by its number in the vocabulary: the next best that is clearly
    worse, if there is one."""
    what: str = ""
    """The words of the game for what comes of it, or does not."""
    mine: float = 0.0
    theirs: float = 0.0
    amount: float = 0.0

    def said(self, text: Text, vocabulary: Vocabulary) -> str:
        """The reason as a sentence."""
        amounts = {"points": points, "chance": percent}
        amount = amounts.get(self.kind, points)(text, self.amount)
        return said(
            text,
            REASONS[self.kind],
            other="" if self.other is None else text.action(vocabulary.actions[self.other]),
            what=text.translate(self.what) if self.what else "",
            mine=percent(text, self.mine),
            theirs=percent(text, self.theirs),
            points=amount,
            more=amount,
            tries=round(self.amount),
        )

    @property
    def json(self) -> WhyJson:
        return {
            "kind": self.kind,
            "what": self.what,
            "mine": round(self.mine, 3),
            "theirs": round(self.theirs, 3),
            "amount": round(self.amount, 3),
        }


@dataclass(slots=True)
class Heard:
    """What has come of one of two ideas, try by try."""

    idea: Idea
    kinds: list[set[str]] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)


class Consequences:
    """Two ideas tried again in the same worlds, with an ear for the events that follow.

    Only events that the game has words for are told, and of these the one that makes most of the
    difference in what the tries are worth.
    """

    def __init__(self, search: Search, mine: Idea, theirs: Idea) -> None:
        self.mine = Heard(mine)
        self.theirs = Heard(theirs)
        self._search = search
        self._words = search.seat.edition.text("en").consequences

    def listen(self, budget: Budget) -> None:
        """Go on until the budget is used up."""
        while self._words and budget.left():
            search = self._search
            world = search.seat.imagine(search.chance)
            dice = search.chance.pick(SEEDS)
            for heard in (self.mine, self.theirs):
                copy = world.copy()
                log = copy.log = list[Event]()
                index = search.seat.index
                outlook = search.mind.attempt(copy, heard.idea, index, Seeded(dice))
                heard.kinds.append(kinds_of(log[:HEARD], search.seat, self._words))
                heard.worths.append(outlook.worth)
            budget.spend()

    def reason(self) -> Why | None:
        """The event that tells most, as a reason; None where no difference is clear."""
        rounds = len(self.mine.kinds)
        if rounds < FEWEST:
            return None
        best, weight = None, 0.0
        for kind in sorted(set[str]().union(*self.mine.kinds, *self.theirs.kinds)):
            why, found = self._weigh(kind, rounds)
            if why is not None and found > weight:
                best, weight = why, found
        return best

    def _weigh(self, kind: str, rounds: int) -> tuple[Why | None, float]:
        """A reason that tells of this kind of event, and how much of the worth it explains."""
        mine = [float(kind in kinds) for kinds in self.mine.kinds]
        theirs = [float(kind in kinds) for kinds in self.theirs.kinds]
        more, error = gap(mine, theirs)
        if abs(more) < WORTH_TELLING or abs(more) < CLEAR * max(error, 1 / rounds):
            return None, 0.0
        effect = self._effect(kind)
        if effect is None:
            return None, 0.0
        if kind.startswith(BOON) and (more < 0 or effect < 0):
            return None, 0.0
        name = ("gains" if effect > 0 else "risks") if more > 0 else "prevents"
        if more < 0 and effect > 0:
            return None, 0.0  # it gives something up, which is no reason for it
        why = Why(name, self.theirs.idea.action.number, self._words[kind], mean(mine), mean(theirs))
        # What an action risks explains it less than what it gains or prevents.
        return why, abs(more * effect) / (4 if name == "risks" else 1)

    def _effect(self, kind: str) -> float | None:
        """How much better a try ends with this event than without; None where it is not clear."""
        kinds = self.mine.kinds + self.theirs.kinds
        worths = self.mine.worths + self.theirs.worths
        came = [worth for found, worth in zip(kinds, worths, strict=True) if kind in found]
        did_not = [worth for found, worth in zip(kinds, worths, strict=True) if kind not in found]
        with_it, error = mean_and_error(came)
        without, other = mean_and_error(did_not)
        if min(len(came), len(did_not)) < 3:
            return None
        effect = with_it - without
        return effect if abs(effect) > CLEAR * sqrt(error**2 + other**2) else None


def kinds_of(events: Sequence[Event], seat: Seat, words: Mapping[str, str]) -> set[str]:
    """What has happened, in the keys of the game's table: a kind of event, where it matters with
    "self" or "other" behind it, for those that happen to this seat or to another."""
    found = set[str]()
    for event in events:
        if event.kind in words:
            found.add(event.kind)
        whose = "self" if event.facts.get("seat") == seat.name else "other"
        found.update({f"{event.kind} {whose}", f"{BOON}{event.kind}"} & words.keys())
    return found


def is_clear(best: Estimate, other: Estimate) -> bool:
    """Whether an idea is worth more than another beyond doubt."""
    if min(best.tries, other.tries) < FEWEST:
        return False
    more, error = gap(best.worths, other.worths)
    return more > 0 and more >= CLEAR * error


def find_reason(
    best: Estimate, second: Estimate | None, scored: bool, heard: Consequences | None = None
) -> Why:
    """Why the best is better than another that was tried."""
    if second is None:
        return Why("only")
    other = second.action.number
    rounds = min(best.tries, second.tries)
    if rounds < FEWEST:
        return Why("early", other, amount=best.tries + second.tries)
    if not is_clear(best, second):
        return Why("close", other)
    event = None if heard is None else heard.reason()
    return event or _by_ends(best, second, rounds) or _by_amount(best, second, scored)


def _by_ends(best: Estimate, second: Estimate, rounds: int) -> Why | None:
    """A reason from how often each ends badly and well, among the tries of both."""
    mine, theirs, other = best.worths[:rounds], second.worths[:rounds], second.action.number
    both = sorted(mine + theirs)
    bad, good = both[len(both) // EXTREME], both[-1 - len(both) // EXTREME]
    if good - bad < 1e-6:
        return None
    worse = [float(worth <= bad) for worth in mine], [float(worth <= bad) for worth in theirs]
    better = [float(worth >= good) for worth in mine], [float(worth >= good) for worth in theirs]
    down, down_error = gap(*worse)
    up, up_error = gap(*better)
    fewer_bad = -down > max(WORTH_TELLING, CLEAR * down_error)
    more_good = up > max(WORTH_TELLING, CLEAR * up_error)
    if more_good and down > max(WORTH_TELLING, CLEAR * down_error):
        return Why("bolder", other, "", mean(worse[0]), mean(worse[1]))
    if fewer_bad and -down >= up:
        return Why("safer", other, "", mean(worse[0]), mean(worse[1]))
    if more_good:
        return Why("better", other, "", mean(better[0]), mean(better[1]))
    return None


def _by_amount(best: Estimate, second: Estimate, scored: bool) -> Why:
    win, error = gap(best.wins, second.wins)
    score, _error = gap(best.scores, second.scores)
    if scored and score > 0 and win < max(CLEAR * error, WORTH_TELLING):
        return Why("points", second.action.number, amount=score)
    if win <= 0:
        return Why("close", second.action.number)
    return Why("chance", second.action.number, amount=win)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
