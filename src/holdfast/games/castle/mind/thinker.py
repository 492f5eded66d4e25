"""The mind of Castle: rules of thumb for all seats, and a value for where they lead."""

from __future__ import annotations

from typing import Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.mind import Idea, Mind, Outlook
from holdfast.core.state import State
from holdfast.games.castle.board import FIRST_KING, ROW
from holdfast.games.castle.mind.policy import Policy
from holdfast.games.castle.mind.sight import Foe
from holdfast.games.castle.mind.value import Value
from holdfast.games.castle.state import Castle
from holdfast.games.castle.terms import SETUP

MOST_IDEAS: Final = 10
FAITH: Final = [7.0, 1.5, 0.5]
"""By the number of players, from two on: what the ratings of the rules of thumb count beside what
is tried. Two turns of 40 positions said with two players: a King's worth of rating is 0.23 of
`worth`, about as surely as 32 tries tell it; with more players tries tell more."""
GRAINS: Final = 1024
"""How finely chance is cut where it stands for a number from 0 to 1."""
LONGEST: Final = 400
"""No turn takes as many decisions; whatever does is judged where it stands."""


class CastleMind(Mind):
    """How to play one edition of Castle."""

    fewest: int = 64
    """A King falls seldom: after a few tries an attack on him looks worse than it is."""

    def __init__(self, policy: Policy, value: Value, horizon: int) -> None:
        self.policy = policy
        self.value = value
        self.horizon = horizon
        """So many turns are played by the rules of thumb, the present one included."""
        self.habits = True
        """Whether unseen Kings are looked for where builders of castles like to put them."""

    def choose(self, s: State, chance: Chance) -> Action:
        assert isinstance(s, Castle)
        legal = s.legal()
        if len(legal) == 1:
            return legal[0]
        rated = self.policy.rate(s, legal)
        if s.phase == SETUP:
            for i in range(len(rated)):
                rated[i] += self.policy.w.set_chance * (chance.pick(GRAINS) / GRAINS)
        return legal[best_of(rated, chance)]

    def ideas(self, s: State) -> list[Idea]:
        assert isinstance(s, Castle)
        legal = s.legal()
        rated = self.policy.rate(s, legal)
        order = sorted(range(len(legal)), key=lambda i: -rated[i])
        faith = 0.0 if s.phase == SETUP else FAITH[s.players - 2]
        best = rated[order[0]]
        return [Idea(legal[i], 0, faith * (rated[i] - best)) for i in order[:MOST_IDEAS]]

    def attempt(self, s: State, idea: Idea, seat: int, chance: Chance) -> Outlook:
        assert isinstance(s, Castle)
        if self.habits:
            self.move_kings(s, seat, chance)
        stop = s.turns + self.horizon
        s.apply(idea.action, chance)
        steps = 0
        while s.agenda and (s.turns < stop or s.phase == SETUP) and steps < LONGEST:
            s.apply(self.choose(s, chance), chance)
            steps += 1
        return self.judge(s, seat)

    def judge(self, s: State, seat: int) -> Outlook:
        assert isinstance(s, Castle)
        if s.over:
            worth = s.returns()[seat]
            return Outlook(worth, (worth + 1) / 2, 0.0)
        win = self.value.chance(s, seat)
        return Outlook(2 * win - 1, win, 0.0)

    def move_kings(self, s: Castle, seat: int, chance: Chance) -> None:
        """Put the Kings that a seat has not seen where they are likely to stand.

        Imagined worlds put them anywhere. Whoever tries several ideas in one world with the same
        chance finds them in the same places.
        """
        for other in range(s.players):
            if other == seat or not s.forts[other].alive or s.forts[other].hand:
                continue
            foe = Foe(s, other, self.policy.w)
            if not foe.kings:
                continue
            left = chance.pick(GRAINS) / GRAINS
            fort = s.forts[other]
            cells, cards = fort.cells, fort.cards
            here, there = -1, -1
            for i in range(len(cells)):
                if cells[i] >= ROW:
                    break
                if cards[i] >= FIRST_KING:
                    here = i
                likely = foe.kings[cells[i]]
                if likely > 0.0 and (left >= 0.0 or there < 0):
                    there = i
                    left -= likely
            if here != there and here >= 0:
                cards[here], cards[there] = cards[there], cards[here]
                fort.openings = None


def best_of(rated: list[float], chance: Chance) -> int:
    """The place of the highest number; among equals, any of them."""
    best = 0
    ties = 1
    for i in range(1, len(rated)):
        if rated[i] > rated[best]:
            best = i
            ties = 1
        elif rated[i] == rated[best]:
            ties += 1
            if chance.pick(ties) == 0:
                best = i
    return best
