"""The mind of Capture Tito!: quick answers, plans for a movement step, and what they come to."""

from __future__ import annotations

from typing import Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.mind import Idea, Mind, Outlook
from holdfast.core.state import State
from holdfast.games.tito.mind.combat import is_near_partisans, shooter
from holdfast.games.tito.mind.movement import next_move, run_walks
from holdfast.games.tito.mind.plans import ADD, PLAIN, SPARE, STEADY, TAKE, VARIED, Stance
from holdfast.games.tito.mind.policy import answer, play_until
from holdfast.games.tito.mind.survey import Survey
from holdfast.games.tito.mind.value import Value, features, spread_out
from holdfast.games.tito.mind.weights import Manual
from holdfast.games.tito.rules.c9_air_support import AirSupport
from holdfast.games.tito.rules.c12_movement.c12_2_german import Movement
from holdfast.games.tito.rules.c13_combat.c13_0_combat import Combat
from holdfast.games.tito.rules.c13_combat.c13_2_german_fire import targets_of
from holdfast.games.tito.rules.c13_combat.c13_2_yugoslav_fire import Reorganise
from holdfast.games.tito.rules.c13_combat.c13_3_lines import NextContact, NextSupport
from holdfast.games.tito.rules.c14_victory import level, points, total_of
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import AMMO, FIRED

VARIATIONS: Final = 8
"""How many plans are tried that weigh things differently, and as many more as every turn brings
that has passed: the nearer the end, the quicker they are tried."""
MORE: Final = 3
AIR_ZONES: Final = 3
STEPS: Final = [4.0, 2.0, 0.0]
"""What a complete success, a semi-success and a failure count beside the victory points."""
SEMI_FROM: Final = 5.0
SEMI_WIDE: Final = 10.0
"""Expected points from which a semi-success becomes likely, and how many more make it certain."""
HORIZON: Final = 3
"""With all markers turned over, so many turns are tried before the fitted sums judge."""
ROUTES: Final = 5_000
SCALE: Final = 45.0
"""No result is beyond so many points, steps included."""


class TitoMind(Mind):
    """How the German player of one difficulty plays.

    The search compares plans for a whole movement step, which are then carried out without a
    further thought, and single decisions of combat. All are tried to the end of the game.
    """

    def __init__(self, values: dict[str, float], fitted: dict[str, list[float]]) -> None:
        self.scored = True
        self.value = Value(fitted)
        self.horizon = HORIZON
        self.manual = Manual(values)
        self._routes: dict[object, Action] = {}
        """What comes next on the way of a plan; only a memory, which can be lost at any time."""

    def choose(self, s: State, chance: Chance) -> Action:
        assert isinstance(s, Tito)
        return answer(s, self.manual, Stance())

    def ideas(self, s: State) -> list[Idea]:
        assert isinstance(s, Tito)
        top = s.agenda[-1]
        if isinstance(top, Movement):
            return self._plans(s)
        actions = [answer(s, self.manual, Stance())]
        if isinstance(top, Combat):
            others = combats(s)
        elif isinstance(top, AirSupport):
            others = self._flights(s)
        elif isinstance(top, (NextContact, NextSupport, Reorganise)):
            others = []  # the rules of thumb are as good as exact
        else:
            others = s.legal()
        for action in others:
            if action not in actions:
                actions.append(action)
        return [Idea(action) for action in actions]

    def _plans(self, s: Tito) -> list[Idea]:
        """Plans that put the counters differently, the rules of thumb first."""
        if s.moving >= 0:
            return [Idea(next_move(s, self.manual, Stance()))]
        plans: list[int] = PLAIN[:]
        for objective in Survey(s, self.manual, Stance()).objectives:
            zone = objective.zone
            plans.append(TAKE + zone)
            plans.append(SPARE + zone if objective.strikes else ADD + zone)
        plans += [VARIED + number for number in range(VARIATIONS + MORE * s.turn)]
        found: list[Idea] = []
        seen: list[list[int]] = []
        for plan in plans:
            world = s.copy()
            done: list[Action] = []
            run_walks(world, Seeded(0), self.manual, Stance(plan), done)
            if world.at not in seen:
                seen.append(world.at)
                found.append(Idea(done[0] if done else s.actions.end_phase, plan))
        return found

    def _route(self, s: Tito, plan: int) -> None:
        """Remember the whole way of a plan from here on, so that it is played as it was tried."""
        if len(self._routes) > ROUTES:
            self._routes.clear()
        done: list[Action] = []
        run_walks(s.copy(), Seeded(0), self.manual, Stance(plan), done)
        done.append(s.actions.end_phase)
        world = s.copy()
        for action in done:
            self._routes[place(world, plan)] = action
            if action is not s.actions.end_phase:
                world.apply(action, Seeded(0))

    def _flights(self, s: Tito) -> list[Action]:
        """No air support, or over one of the best objectives that may be struck."""
        found = [s.actions.any_air_support[0]]
        survey = Survey(s, self.manual, Stance(STEADY))
        for objective in survey.objectives:
            if objective.strikes and s.is_hostile(objective.zone) and len(found) <= AIR_ZONES:
                found.append(s.actions.any_air_support[objective.zone])
        return found

    def follow(self, s: State, plan: int, chance: Chance) -> Action | None:
        assert isinstance(s, Tito)
        if not isinstance(s.agenda[-1], Movement):
            return None
        here = place(s, plan)
        if here not in self._routes:
            self._route(s, plan)
        return self._routes[here]

    def attempt(self, s: State, idea: Idea, seat: int, chance: Chance) -> Outlook:
        assert isinstance(s, Tito)
        if idea.plan == 0 or s.moving >= 0:
            s.apply(idea.action, chance)
        until = s.turn + self.horizon
        play_until(s, chance, self.manual, Stance(idea.plan), until)
        return self.judge(s, seat)

    def judge(self, s: State, seat: int) -> Outlook:
        assert isinstance(s, Tito)
        if s.agenda:
            return self._estimate(s)
        score = total_of(points(s))
        reached = level(s, score)
        counted = score
        if s.reason == AMMO:
            counted = min(score, s.board.vp_level[1]) - 1
        win = 1.0 if reached == 0 else 0.0
        return Outlook((counted + STEPS[reached]) / SCALE, win, float(score))

    def _estimate(self, s: Tito) -> Outlook:
        """What the fitted sums say of a position."""
        known = spread_out(s, features(s))
        score = max(float(s.board.vp_lowest), min(32.0, self.value.score(s, known)))
        win = self.value.win(s, known)
        step = (STEPS[0] - STEPS[1]) * win
        step += STEPS[1] * max(0.0, min(1.0, (score - SEMI_FROM) / SEMI_WIDE))
        return Outlook((score + step) / SCALE, win, score)


def place(s: Tito, plan: int) -> object:
    """What of a position the movement of the Germans depends on and changes."""
    germans = s.board.germans
    return (plan, s.turn, s.alarm, s.ammo, s.moving, tuple(s.at), tuple(s.acts[:germans]))


def combats(s: Tito) -> list[Action]:
    """Each stack at each target with the shooter that suits it, assaults, and the end."""
    found: list[Action] = []
    due = False
    for zone in range(1, s.board.zones + 1):
        if s.germans_in[zone] == 0:
            continue
        if s.partisans_in[zone] > 0:
            due = True
            found.append(s.actions.assault[zone])
        elif s.platoons_in[zone] > 0 and is_near_partisans(s, zone) and not s.has_done(zone, FIRED):
            u = shooter(s, zone)
            if u >= 0:
                for at in targets_of(s, zone):
                    found.append(s.actions.fire[u * s.actions.width + at])
    if not due:
        found.append(s.actions.end_phase)
    return found
