"""The search: all ideas in the same worlds; what comes to nothing is given up."""

from __future__ import annotations

from holdfast.bots import Budget
from holdfast.bots.search import FEWEST, Estimate, Search
from holdfast.core.chance import Chance, Seeded
from holdfast.core.match import Match
from holdfast.core.mind import Idea, Mind, Outlook
from holdfast.core.state import State


class Scripted(Mind):
    """Ideas are worth what a list says, besides luck that all have alike and luck of their own."""

    def __init__(self, worths: list[float], luck: float, own: float) -> None:
        self.worths = worths
        self.luck = luck
        self.own = own

    def attempt(self, s: State, idea: Idea, seat: int, chance: Chance) -> Outlook:
        luck = self.luck * chance.pick(1000) / 1000
        own = self.own * Seeded(chance.pick(1 << 20) + idea.plan).pick(1000) / 1000
        return Outlook(self.worths[idea.plan] + luck + own, 0.5, 0.0)


def search_of(
    worths: list[float], credits: list[float], luck: float = 1.0, own: float = 0.0, seed: int = 1
) -> Search:
    """A search in which nothing but these worths and credits matters."""
    search = Search(Match("noughts", seed=3).seat("x"), Seeded(seed))
    legal = search.seat.legal
    search.mind = Scripted(worths, luck, own)
    search.estimates = [Estimate(Idea(legal[at], at, credit)) for at, credit in enumerate(credits)]
    return search


def tries_of(search: Search) -> list[int]:
    return [found.tries for found in search.estimates]


def test_what_was_thought_before_counts_less_with_every_try() -> None:
    search = search_of([0.0, 0.3], [0.0, -1.0], own=2.0)
    assert search.best is search.estimates[0]
    search.round(Budget())
    assert search.estimates[0].promise == search.estimates[0].worth
    assert search.estimates[1].promise == search.estimates[1].worth - 1.0
    search.think(Budget(count=2000))
    assert search.best is search.estimates[1]


def test_without_a_single_try_the_first_idea_is_the_best() -> None:
    search = search_of([0.0, 0.3, 0.1], [0.0, 0.0, 0.0])
    search.think(Budget(count=0))
    assert search.best is search.estimates[0]
    cut = search_of([-5.0, 0.3, 0.1], [0.0, 0.0, 0.0])
    cut.think(Budget(count=1))
    assert (tries_of(cut), cut.best) == ([1, 0, 0], cut.estimates[0])


def test_a_round_that_is_cut_short_does_not_count() -> None:
    search = search_of([0.0, 0.0, 0.0], [0.0, 0.0, 0.0], own=1.0)
    for budget in (Budget(count=7), Budget(count=1), Budget(count=4)):
        while budget.left():
            search.round(budget)
    assert (search.rounds, tries_of(search)) == (3, [3, 3, 3])


def test_of_ideas_that_always_come_to_the_same_one_is_tried_on() -> None:
    search = search_of([0.2, 0.2, 0.2], [0.0, 0.0, 0.0])
    search.think(Budget(count=300))
    assert search.settled
    assert search.best is search.estimates[0]
    assert tries_of(search) == [FEWEST] * 3


def test_ideas_that_always_win_may_still_be_different() -> None:
    search = search_of([1.0, 1.0], [0.0, 0.0], luck=0.0)
    search.think(Budget(count=100))
    assert not search.settled
    assert tries_of(search) == [50, 50]


def test_few_tries_go_to_what_promises_most() -> None:
    search = search_of([0.0] * 5, [0.0, -0.1, -0.2, -0.3, -0.4], own=1.0)
    search.think(Budget(count=2 * FEWEST))
    assert tries_of(search) == [FEWEST, FEWEST, 0, 0, 0]
    equal = search_of([0.0] * 5, [0.0] * 5, own=1.0)
    equal.think(Budget(count=2 * FEWEST))
    assert min(tries_of(equal)) > 0


def test_every_halving_of_the_ideas_has_as_many_tries() -> None:
    search = search_of([0.0, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0, 0.0], [0.0] * 8, own=0.4)
    search.mind.fewest = 1000  # nothing is given up for being behind
    search.think(Budget(count=240))
    # A third of the tries for eight ideas, a third for four: the answer, and what was better.
    assert tries_of(search) == [69, 69, 29, 29, 11, 11, 11, 11]


def test_what_only_looks_better_is_not_played() -> None:
    fooled = 0
    for seed in range(20):
        search = search_of([0.0] * 6, [0.0] * 6, own=2.0, seed=seed)
        search.mind.caution = 1.5
        search.think(Budget(count=96))
        fooled += search.best is not search.estimates[0]
        assert search.answer in (search.estimates[0], search.best)
        fooled -= search.answer is not search.estimates[0]
    assert fooled >= 8  # so often the luckiest idea was left alone


def test_what_is_better_beyond_doubt_is_played() -> None:
    search = search_of([0.0, 0.3], [0.0, 0.0], own=0.5)
    search.think(Budget(count=200))
    assert search.answer is search.estimates[1]


def test_a_mind_may_doubt_small_advantages() -> None:
    search = search_of([0.0, 0.1], [0.0, 0.0])
    search.mind.doubt = 0.2
    search.think(Budget(count=100))
    assert search.best is search.estimates[1]
    assert search.answer is search.estimates[0]
    search.mind.doubt = 0.05
    assert search.answer is search.estimates[1]


def test_the_answer_of_the_mind_is_not_given_up_for_a_little_luck() -> None:
    search = search_of([0.0, 0.3], [0.0, 0.0], own=0.5)
    search.mind.doubt = 0.5
    search.think(Budget(count=400))
    assert not search.settled
    assert tries_of(search) == [200, 200]
    sure = search_of([0.0, 0.3], [0.0, 0.0], own=0.5)
    sure.think(Budget(count=400))
    assert sure.settled
    assert sure.answer is sure.estimates[1]
