"""How a game is played well: a quick answer, what is worth trying, what a position is worth.

A `Mind` knows the game and nothing of the match: it is handed worlds that a seat has imagined, and
whatever it finds there the seat may know or has made up. Bots, the coach and the review all ask it.
A game that brings no mind of its own is played by this one, which tries at random.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.state import State, play_randomly

__all__ = ["Idea", "Mind", "Outlook"]

LONGEST: Final = 2_000
"""A game that is tried at random is given up after so many actions, as worth nothing to anybody."""


class Outlook:
    """What a seat may expect of a position."""

    def __init__(self, worth: float, win: float, score: float) -> None:
        self.worth = worth
        """What a player climbs, on the scale of `State.returns`: from -1 to 1."""
        self.win = win
        """The chance to win, from 0 to 1."""
        self.score = score
        """The expected score in the points of the game; 0 in a game without points."""

    def __repr__(self) -> str:
        return f"<Outlook worth {self.worth:+.3f}, wins {self.win:.1%}, score {self.score:.1f}>"


class Idea:
    """Something worth trying: an action, and what to go on with afterwards."""

    def __init__(self, action: Action, plan: int = 0, credit: float = 0.0) -> None:
        self.action = action
        self.plan = plan
        """0 goes on by the rules of thumb; other numbers mean what the game's mind says."""
        self.credit = credit
        """What it is thought to be worth compared with others before anything was tried, as so
        many tries would tell it: their worths together. With every try it weighs less."""

    def __repr__(self) -> str:
        return f"<Idea {self.action.text}{f', plan {self.plan}' if self.plan else ''}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How to play one edition of a game. It never changes, so that all matches share it."""

    scored: bool = False
    """Whether the game has points, so that `Outlook.score` says something."""
    fewest: int = 8
    """How often an idea is tried before a search may give it up: more where rare luck decides."""
    caution: float = 0.5
    """How many standard errors an idea must be ahead of the mind's own answer to be played instead:
    of many ideas the one that looks best was also lucky."""
    doubt: float = 0.0
    """And how much of `worth` besides: by how much the judgement of tries errs in favour of what it
    likes better than the mind's own answer, however many tries there are."""

    def choose(self, s: State, chance: Chance) -> Action:
        """The quick answer of whoever decides, by rules of thumb.

        It goes by what the seat that decides may know: the rest of the world is made up.
        """
        legal = s.legal()
        return legal[chance.pick(len(legal))]

    def ideas(self, s: State) -> list[Idea]:
        """What is worth trying for whoever decides, the most promising first. Never empty.

        The first is the mind's own answer, which is played unless another is surely better.
        """
        return [Idea(action) for action in s.legal()]

    def knows(self, s: State) -> bool:
        """Whether the mind's own answer to the decision at hand is known to be as good as what
        tries find: whoever plays saves the time, and only advisers compare."""
        return False

    def follow(self, s: State, plan: int, chance: Chance) -> Action | None:
        """The next action of a plan that was begun; None when it leads no further."""
        return None

    def attempt(self, s: State, idea: Idea, seat: int, chance: Chance) -> Outlook:
        """Carry an idea out in a world, which is used up, go on by the rules of thumb for all
        seats as far as it pays to look, and say what has come of it for a seat."""
        s.apply(idea.action, chance)
        play_randomly(s, chance, LONGEST)
        return self.judge(s, seat)

    def judge(self, s: State, seat: int) -> Outlook:
        """What a seat may expect of a world, at a glance. The end of a match is judged exactly."""
        if not s.over:
            return Outlook(0.0, 0.5, 0.0)
        worth = s.returns()[seat]
        return Outlook(worth, (worth + 1) / 2, 0.0)
