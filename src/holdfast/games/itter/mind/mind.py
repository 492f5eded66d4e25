"""How Castle Itter is played well, by either seat."""

from __future__ import annotations

from typing import Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.mind import Idea, Mind, Outlook
from holdfast.core.state import State
from holdfast.games.itter.mind.attackers import (
    BASE,
    SsWeights,
    card_of,
    consider_plans,
    next_of_plan,
    whole_turns,
)
from holdfast.games.itter.mind.dice import SEEDS, Alike
from holdfast.games.itter.mind.features import Features
from holdfast.games.itter.mind.ground import Ground
from holdfast.games.itter.mind.look import Look
from holdfast.games.itter.mind.policy import Choice, consider
from holdfast.games.itter.mind.value import Value
from holdfast.games.itter.mind.weights import Weights
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import Activation
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import SuppressPlacement
from holdfast.games.itter.rules.c5_end import score
from holdfast.games.itter.rules.c6_variants.c6_2_planning import Planning, PlanOrder
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import BREAKTHROUGH, SEAT_SS

LOSS: Final = -20.0
"""What a breakthrough counts as, in points."""
SCALE: Final = 45.0
"""More points than anybody reaches: what the Defender's `worth` is measured in."""
WIN: Final = 20.0
"""What the SS player counts a win of the Defender besides the points: it is what he is there to
prevent. A Defender who searched counted points alone and gained more than with this."""
TURNS: Final = 4
"""After two turns the value still takes sides: what it preferred by 0.31 points in 22 decisions was
worth 0.04 after four turns and 0.04 at the end of the games."""
MOST_IDEAS: Final = 24
OF_A_WAY: Final = 6
OF_A_DOER: Final = 1
"""So many are tried at most of one way to act, and of what one Defender can do in that way,
unless there is nothing else."""
GAP: Final = 3.0
FAITH: Final = 1.0
"""For how many tries the scores of the rules of thumb count. They say what to try first and little
more: of the difference between two ideas in whole games they tell nothing that tries do not."""
CAUTION: Final = 1.5
DOUBT: Final = 0.15
"""In points. In 940 decisions what four turns preferred to the rules of thumb promised 0.09 points
more than whole games gave. With this doubt and the caution, 24 tries gained 0.1 points a decision;
with neither, and the scores counting for 13 tries, 0.02."""


class ItterMind(Mind):
    """Rules of thumb with tuned weights, and a value fitted to games that they played."""

    def __init__(self, weights: Weights, ss: SsWeights, value: Value, ground: Ground) -> None:
        self.weights = weights
        self.ss = ss
        self.value = value
        self.ground = ground
        self.scored = True
        self.caution = CAUTION
        self.doubt = DOUBT / SCALE
        self.turns = TURNS
        """How many turns `attempt` goes on by the rules of thumb before it judges."""
        self.most = MOST_IDEAS
        self.gap = GAP
        """How far behind the best a score may be and still be worth trying."""

    def choose(self, s: State, chance: Chance) -> Action:
        assert isinstance(s, Itter)
        choice = self.think(s, False)
        return choice.actions[choice.at]

    def think(self, s: Itter, wide: bool) -> Choice:
        """The candidates of whoever decides, scored."""
        look, choice = Look(s, self.weights, self.ground), Choice(wide)
        if isinstance(s.agenda[-1], Planning):
            consider_plans(look, self.ss, choice)
        else:
            consider(look, choice)
        return choice

    def ideas(self, s: State) -> list[Idea]:
        assert isinstance(s, Itter)
        if isinstance(s.agenda[-1], PlanOrder):
            return self.plans(s)
        wide = not isinstance(s.agenda[-1], SuppressPlacement)
        choice = self.think(s, wide)
        if not wide:
            return [Idea(choice.actions[choice.at])]
        return [
            Idea(choice.actions[at], 0, FAITH * (choice.scores[at] - choice.best) / SCALE)
            for at in self.worth_trying(choice, self.own(s, choice))
        ]

    def own(self, s: Itter, wide: Choice) -> int:
        """Where the quick answer stands among all candidates: not always first, since it thinks of
        fewer."""
        quick = self.think(s, False)
        return wide.actions.index(quick.actions[quick.at])

    def knows(self, s: State) -> bool:
        """In 240 activations no other answer that tries preferred was better in whole games, and of
        tokens kept the rules of thumb know more than the value."""
        return isinstance(s.agenda[-1], (Activation, SuppressPlacement))

    def worth_trying(self, choice: Choice, own: int) -> list[int]:
        """The quick answer and the best by their scores, but few of a kind as long as there are
        others.

        What one Defender can do in one way is much alike, and what the rules of thumb misjudge is
        more often another way than another square.
        """
        least = choice.best - self.gap
        order = sorted(range(len(choice.scores)), key=lambda at: -choice.scores[at])
        kept: list[int] = []
        others: list[int] = []
        ways: dict[str, int] = {}
        doers: dict[tuple[str, int], int] = {}
        for at in order:
            action = choice.actions[at]
            assert isinstance(action, ItterAction)
            way, doer = action.do, (action.do, int(action.who))
            if choice.scores[at] < least or len(kept) == self.most:
                break
            if ways.get(way, 0) < OF_A_WAY and doers.get(doer, 0) < OF_A_DOER:
                ways[way] = ways.get(way, 0) + 1
                doers[doer] = doers.get(doer, 0) + 1
                kept.append(at)
            else:
                others.append(at)
        kept += others[: self.most - len(kept)]
        if own in kept:
            kept.remove(own)
        kept.sort(key=lambda at: -choice.scores[at])
        return [own, *kept[: self.most - 1]]

    def plans(self, s: Itter) -> list[Idea]:
        """Whole turns of the SS player: that of the rules of thumb, then those that begin as they
        would first."""
        choice = self.think(s, True)
        liked = {choice.actions[at]: choice.scores[at] for at in range(len(choice.actions))}
        first, rest = self.own_turn(s)
        ideas = [Idea(first, rest)]
        others: list[Idea] = []
        for card, plan in whole_turns(s):
            if plan != rest or s.actions.plan[card] is not first:
                others.append(Idea(s.actions.plan[card], plan))
        others.sort(key=lambda idea: -liked[idea.action])
        return ideas + others

    def own_turn(self, s: Itter) -> tuple[Action, int]:
        """The first order that the rules of thumb would give, and how they would go on."""
        world, chance = s.copy(), Seeded(0)
        picks = min(s.board.cards_per_turn - len(s.orders), len(s.hand))
        steps = picks + (1 if s.tactics_hand else 0)
        first, rest, weight = self.choose(world, chance), 0, 1
        action = first
        for _ in range(steps - 1):
            world.apply(action, chance)
            action = self.choose(world, chance)
            rest += (card_of(action) + 1) * weight
            weight *= BASE
        return first, rest

    def follow(self, s: State, plan: int, chance: Chance) -> Action | None:
        """The SS player's plans are for the whole of a planning; others have none."""
        assert isinstance(s, Itter)
        return next_of_plan(s, plan)

    def attempt(self, s: State, idea: Idea, seat: int, chance: Chance) -> Outlook:
        assert isinstance(s, Itter)
        dice = Alike(s, chance.pick(SEEDS))
        last = s.turn + self.turns
        s.apply(idea.action, dice)
        if idea.plan:
            self._carry_out(s, idea.plan, dice)
        while s.agenda and s.turn < last:
            choice = self.think(s, False)
            s.apply(choice.actions[choice.at], dice)
        return self.judge(s, seat)

    def _carry_out(self, s: Itter, plan: int, dice: Chance) -> None:
        action = next_of_plan(s, plan)
        while action is not None:
            s.apply(action, dice)
            action = next_of_plan(s, plan) if s.agenda else None

    def play(self, s: Itter, chance: Chance) -> int:
        """Play a game to its end, all seats by the rules of thumb; how many decisions it took."""
        count = 0
        while s.agenda:
            choice = self.think(s, False)
            s.apply(choice.actions[choice.at], chance)
            count += 1
        return count

    def play_against_random(self, s: Itter, chance: Chance) -> None:
        """The same with an SS player who orders at random."""
        while s.agenda:
            if isinstance(s.agenda[-1], Planning):
                legal = s.legal()
                s.apply(legal[chance.pick(len(legal))], chance)
            else:
                choice = self.think(s, False)
                s.apply(choice.actions[choice.at], chance)

    def judge(self, s: State, seat: int) -> Outlook:
        assert isinstance(s, Itter)
        if s.over:
            return self.final(s, seat)
        loss, points, wins = self.value.judge(Features(s, self.ground))
        expected = loss * LOSS + (1 - loss) * points
        if seat == SEAT_SS:
            return Outlook(against(expected, wins), loss, expected)
        return Outlook(expected / SCALE, wins, expected)

    def final(self, s: Itter, seat: int) -> Outlook:
        """A game that is over, exactly."""
        lost = s.reason == BREAKTHROUGH
        points = LOSS if lost else float(score(s))
        wins = 1.0 if points > 0 else 0.0
        if seat == SEAT_SS:
            return Outlook(against(points, wins), 1.0 if lost else 0.0, points)
        return Outlook(points / SCALE, wins, points)


def against(points: float, wins: float) -> float:
    """What the Defender's prospects are worth to the SS player."""
    return -(points + WIN * wins) / (SCALE + WIN)
