"""Rules of thumb of the Defender: every candidate gets a score, and the best is played.

A deployment or a shift is judged together with the action that follows it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.games.itter.board import (
    DEFENDERS,
    MACHINE_GUNNER,
    NO_WEAPON,
    NONE,
    SQUARES,
)
from holdfast.games.itter.mind.ground import MOST_DICE
from holdfast.games.itter.mind.look import LAST_STAGE, MOST_TOKENS, Look
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import Activation, DefenderAction
from holdfast.games.itter.rules.c2_defender_phase.c2_4_shift import most_shifts
from holdfast.games.itter.rules.c2_defender_phase.c2_5_move import open_elsewhere
from holdfast.games.itter.rules.c2_defender_phase.c2_7_command import CommandOrder
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import AskSacrifice
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import (
    SuppressPlacement,
    needed_to_suppress,
)
from holdfast.games.itter.rules.c6_variants import c6_0_tactics as tactics
from holdfast.games.itter.terms import DISRUPTION, EXHAUSTION

WORST: Final = -1e9
CARDS_TURN: Final = 1.2
"""Counters to expect of a card that is still to come in the last turn."""


class Choice:
    """Candidates and their scores; without `wide` only what could be the best is noted."""

    def __init__(self, wide: bool) -> None:
        self.wide = wide
        self.actions: list[Action] = []
        self.scores: list[float] = []
        self.best: float = WORST
        self.at: int = 0

    def add(self, action: Action, score: float) -> None:
        if score > self.best:
            self.best = score
            self.at = len(self.actions)
        elif not self.wide:
            return
        self.actions.append(action)
        self.scores.append(score)


def consider(look: Look, choice: Choice) -> None:
    """The candidates of the decision at hand, which is the Defender's."""
    top = look.s.agenda[-1]
    if isinstance(top, DefenderAction):
        consider_phase(look, choice)
    elif isinstance(top, Activation):
        consider_activation(look, top, choice)
    elif isinstance(top, SuppressPlacement):
        consider_spending(look, top, choice)
    elif isinstance(top, CommandOrder):
        consider_orders(look, top, choice)
    elif isinstance(top, AskSacrifice):
        consider_sacrifice(look, top, choice)


# The Defender Phase.


def consider_phase(look: Look, choice: Choice) -> None:
    s = look.s
    if s.supply != 0 and s.open != 0:
        consider_deployments(look, choice)
    choice.add(s.actions.end, look.w.end)
    if s.must_deploy():
        return
    waiting = s.acted | s.commanded
    who: i64
    for who in range(DEFENDERS):
        if s.at[who] < 0 or waiting >> who & 1:
            continue
        if s.is_fresh(who):
            consider_acts(look, who, choice)
            consider_moves(look, who, choice)
            consider_shifts(look, who, choice)
            consider_escape(look, who, choice)
        else:
            consider_recovery(look, who, choice)


def consider_deployments(look: Look, choice: Choice) -> None:
    """One of each kind of Defender in the supply, on every open square, with what it does there."""
    s, w, kind_of = look.s, look.w, look.g.kind_of
    seen: i64 = 0
    others = 0
    who: i64
    for who in range(DEFENDERS):
        if s.supply >> who & 1 and not s.board.commands[who] and not s.board.reinforcement[who]:
            others += 1
    square: i64
    for who in range(DEFENDERS):
        if s.supply >> who & 1 == 0:
            continue
        kind = s.bit(kind_of[who])
        if seen & kind:
            continue
        seen |= kind
        commands = s.board.commands[who]
        deploy = s.actions.deploy[who]
        for square in range(SQUARES):
            if s.open >> square & 1 == 0:
                continue
            score = look.act(who, square)
            if commands:
                orders = w.command * look.order_worth(s.board.location_of[square])
                score = max(score, orders)
            score -= look.tiring(who, square)
            held = w.hold - (look.tiring(who, square) if s.rules.hold_exhausts else 0.0)
            score = max(score, held) + look.stand(who, square)
            if commands:
                score -= w.late * others
            score += w.pollock * (s.board.attack[who] - 1)
            choice.add(deploy[square], score)


def consider_activation(look: Look, top: Activation, choice: Choice) -> None:
    """What somebody does who was just deployed or has shifted."""
    s, w = look.s, look.w
    who: i64 = top.who
    tired = top.shifts > 0 or s.rules.hold_exhausts
    choice.add(s.actions.hold, w.hold - (look.tiring(who, s.at[who]) if tired else 0.0))
    consider_acts(look, who, choice)
    if choice.wide:
        consider_moves(look, who, choice)
        if top.shifts < most_shifts(s, who):
            consider_shifts(look, who, choice)


def consider_acts(look: Look, who: i64, choice: Choice) -> None:
    """Attack, suppress, load and command from where somebody stands."""
    s, b, w = look.s, look.s.board, look.w
    square: i64 = s.at[who]
    place: i64 = b.location_of[square]
    cost = look.tiring(who, square)
    bonus = look.bonus(who, place)
    weapon = look.weapon(who, square)
    consider_attacks(look, who, NO_WEAPON, b.attack[who] + bonus, cost, choice)
    consider_suppressions(look, who, NO_WEAPON, b.suppress[who] + bonus, cost, choice)
    if weapon != NONE:
        consider_attacks(look, who, weapon, b.weapon_attack[weapon] + bonus, cost, choice)
        consider_suppressions(look, who, weapon, b.weapon_suppress[weapon] + bonus, cost, choice)
    if square == b.load_square and b.tank_crew[who] and not s.loaded:
        choice.add(s.actions.load[who], w.load - cost)
    if b.commands[who]:
        orders = look.order_worth(place)
        if can_order(look, who, place):
            choice.add(s.actions.command[who], w.command * orders - cost)


def can_order(look: Look, by: i64, place: i64) -> bool:
    """Whether a Command in the location would reach anybody."""
    s, b = look.s, look.s.board
    for one in b.squares_in[place]:
        who: i64 = s.standing[one]
        if who != NONE and not (b.commands[who] or s.has_acted(who) or s.is_fresh(who)):
            return True
    return False


def consider_attacks(
    look: Look, who: i64, weapon: i64, dice: i64, cost: float, choice: Choice
) -> None:
    s, b = look.s, look.s.board
    square: i64 = s.at[who]
    if dice <= 0 or s.targets & b.sight[square] == 0:
        return
    attack = s.actions.attack[weapon + 1][who]
    for color in b.colors_of[square]:
        if choice.wide:
            for one in b.targets_of[color]:
                target: i64 = one
                if s.targets >> target & 1:
                    worth = look.target_worth(target) * look.hits(target, dice)
                    choice.add(attack[target], worth - cost)
            continue
        worth = look.attack(color, dice)
        aim: i64 = look.aim[color * MOST_DICE + min(dice, MOST_DICE - 1)]
        if aim != NONE:
            choice.add(attack[aim], worth - cost)


def consider_suppressions(
    look: Look, who: i64, weapon: i64, tokens: i64, cost: float, choice: Choice
) -> None:
    """Every division of the tokens between the colours of the square."""
    s, b = look.s, look.s.board
    square: i64 = s.at[who]
    spaces = b.spaces_of[square]
    if not spaces:
        return
    tables = s.actions.suppress_one if s.rules.player_aid else s.actions.suppress
    left: i64 = s.tokens_left()
    ways = tables[weapon + 1][who * SQUARES + square][min(tokens, left)]
    for way in ways:
        worth = 0.0
        for color in spaces:
            worth += look.more[color][min(way.amounts[color], MOST_TOKENS)]
        choice.add(way, worth - cost)


def consider_moves(look: Look, who: i64, choice: Choice) -> None:
    """To another location; the French out of the Cellar, the crew out of Jenny in time."""
    s, b, w = look.s, look.s.board, look.w
    here: i64 = s.at[who]
    place: i64 = b.location_of[here]
    squares = open_elsewhere(s, who)
    if squares == 0:
        return
    leaving = w.move * -look.stand(who, here) - look.w.move_cap * look.able(who, here)
    leaving -= w.spent * look.ready * look.able(who, here)
    if place == b.cellar and b.french[who]:
        leaving += w.out[look.stage]
        if who == b.borotra:
            leaving += w.out_borotra
    elif place == b.jenny:
        if look.trap and look.people[place] == 1:
            leaving += w.last_out * look.tank_doom
    elif b.french[who] and makes_room(look, place):
        leaving += w.room[look.stage]
    move = s.actions.move[who]
    square: i64
    for square in range(SQUARES):
        if squares >> square & 1:
            score = leaving + w.move * look.stand(who, square)
            score += w.move_cap * look.able(who, square)
            choice.add(move[square], score)


def makes_room(look: Look, place: i64) -> bool:
    """Whether French in the Cellar wait for a square of this location."""
    s, b = look.s, look.s.board
    if place not in b.cellar_exits or s.open & b.squares_of[place]:
        return False
    for one in b.squares_in[b.cellar]:
        who: i64 = s.standing[one]
        if who != NONE and b.french[who]:
            return True
    return False


def consider_shifts(look: Look, who: i64, choice: Choice) -> None:
    """Another square of the location, and what can be done there."""
    s, b, w = look.s, look.s.board, look.w
    here: i64 = s.at[who]
    place: i64 = b.location_of[here]
    if place == b.cellar:
        return
    obstacle = s.exhausted
    if not s.rules.player_aid:
        obstacle |= s.disrupted
    shift = s.actions.shift[who]
    orders = 0.0
    if b.commands[who]:
        orders = w.command * look.order_worth(place)
    for one in b.squares_in[place]:
        square: i64 = one
        partner: i64 = s.standing[square]
        if partner == who or (partner != NONE and obstacle >> partner & 1):
            continue
        score = max(look.act(who, square), orders)
        score += w.move * (look.stand(who, square) - look.stand(who, here))
        if partner != NONE:
            score += w.move * (look.stand(partner, here) - look.stand(partner, square))
        choice.add(shift[square], score - look.tiring(who, square))


def consider_escape(look: Look, who: i64, choice: Choice) -> None:
    """Borotra, from where the rules let him go."""
    s, b = look.s, look.s.board
    if who != b.borotra or not b.escape_from[s.place_of(who)]:
        return
    square: i64 = s.at[who]
    if not b.colors_of[square]:
        clear = s.rules.escape_from_white
    else:
        clear = s.targets & b.sight[square] == 0
    if clear:
        choice.add(s.actions.escape[who], look.w.escape[look.stage])


def consider_recovery(look: Look, who: i64, choice: Choice) -> None:
    s = look.s
    if s.rules.player_aid:
        if s.is_disrupted(who):
            choice.add(s.actions.remove_suppression[who], look.refreshed(who, DISRUPTION))
        else:
            choice.add(s.actions.recover[2 * who + EXHAUSTION], look.refreshed(who, EXHAUSTION))
        return
    if s.is_exhausted(who):
        choice.add(s.actions.recover[2 * who + EXHAUSTION], look.refreshed(who, EXHAUSTION))
    if s.is_disrupted(who):
        choice.add(s.actions.recover[2 * who + DISRUPTION], look.refreshed(who, DISRUPTION))


def consider_orders(look: Look, top: CommandOrder, choice: Choice) -> None:
    s, b = look.s, look.s.board
    choice.add(s.actions.done, -0.001)
    for one in b.squares_in[s.place_of(top.by)]:
        who: i64 = s.standing[one]
        if who == NONE or b.commands[who] or s.has_acted(who) or s.is_fresh(who):
            continue
        blocked = s.rules.player_aid and s.is_disrupted(who)
        if s.is_exhausted(who) and not blocked:
            choice.add(s.actions.order[2 * who + EXHAUSTION], look.refreshed(who, EXHAUSTION))
        if s.is_disrupted(who):
            choice.add(s.actions.order[2 * who + DISRUPTION], look.refreshed(who, DISRUPTION))


# The SS Phase.


def consider_spending(look: Look, top: SuppressPlacement, choice: Choice) -> None:
    """How much to spend: what the counter would do there against what tokens are worth later."""
    s, w, g = look.s, look.w, look.g
    area: i64 = top.area
    color: i64 = s.board.node_color[area]
    have: i64 = s.suppression[color]
    harm = placement_harm(look, top.counter, area)
    needed: i64 = needed_to_suppress(s, top.counter)
    smoke: i64 = tactics.smoke(s)
    keep = look.keeps[color]
    price = look.first[color] * w.spend_keep
    if look.stage == LAST_STAGE:
        coming = top.left + CARDS_TURN * (3 - len(s.revealed))
        price *= min(1.0, coming * w.spend_last)
    last = price * keep**have
    cost = 0.0
    tokens: i64
    for tokens in range(have + 1):
        if tokens > 0:
            last /= keep
            cost += last
        dice = max(0, min(tokens - smoke, MOST_DICE - 1))
        choice.add(s.actions.spend[tokens], harm * g.reach[needed * MOST_DICE + dice] - cost)


def placement_harm(look: Look, counter: int, area: i64) -> float:
    """What it is worth that a counter does not come to an area."""
    s, w = look.s, look.w
    if counter >= MACHINE_GUNNER:
        factor = 1.0 if counter == MACHINE_GUNNER else w.mortar
        return w.spend_gun * w.gunner[look.stage] * factor
    for node in look.g.paths[area]:
        if s.infantry[node] == NONE:
            return w.spend * (w.kill[look.stage] + look.push_cost(node, 0))
    return w.spend_lost


def consider_sacrifice(look: Look, top: AskSacrifice, choice: Choice) -> None:
    s, w = look.s, look.w
    worth = w.sacrifice + (w.sacrifice_late if look.stage >= 3 else 0.0)
    if s.board.gangl in top.doomed:
        worth = 1.0  # he falls either way
    choice.add(s.actions.sacrifice, worth)
    choice.add(s.actions.decline, 0.0)
