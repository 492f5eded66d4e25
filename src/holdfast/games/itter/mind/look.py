"""A look at a position before a decision: dangers, what everything is worth, who is ready.

All that several candidates are judged by is worked out here once.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from holdfast.games.itter.board import (
    APPROACH,
    CANNON,
    DEFENDERS,
    LOCATIONS,
    NODES,
    NONE,
    SPACES,
    TARGETS,
)
from holdfast.games.itter.mind.ground import MOST_DICE, Ground
from holdfast.games.itter.mind.weights import NEAR, Weights
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import COMPETITIVE, ELITE, INTACT, SS

MOST_TOKENS: Final = 12
"""More than anybody places or spends at once, and one for none."""
UNKNOWN: Final = -1e9
LAST_STAGE: Final = 4


def stage_of(s: Itter) -> int:
    """Which SS deck the turn plays from, 0 to 3; 4 is the last turn."""
    left = len(s.deck) + len(s.hand) + len(s.orders)
    if s.rules.variant == COMPETITIVE:
        left -= 1
    if s.phase == SS:
        left += len(s.revealed)
    if left > 48:
        return 0
    if left > 29:
        return 1
    if left > 12:
        return 2
    return 3 if left > 3 else LAST_STAGE


class Look:
    """One position, for one decision of the Defender."""

    def __init__(self, s: Itter, w: Weights, g: Ground) -> None:
        self.s = s
        self.w = w
        self.g = g
        self.stage: int = stage_of(s)
        self._see_cards()
        self._see_tracks()
        self._see_tokens()
        self._see_people()
        self.best: list[float] = [UNKNOWN] * (5 * MOST_DICE)
        self.aim: list[int] = [NONE] * (5 * MOST_DICE)
        self.orders: list[float] = [UNKNOWN] * LOCATIONS

    def _see_cards(self) -> None:
        """What the unseen cards bring, as far as their decks tell: infantry, and shots at Jenny."""
        s, g, b = self.s, self.g, self.s.board
        shots = 0.0
        infantry, near = 0, 0
        first = b.card_deck[s.deck[0]] if s.deck else 4
        for pile in (s.deck, s.hand, s.orders):
            for card in pile:
                shots += g.at_jenny[card]
                if b.card_deck[card] == first:
                    infantry += g.brings[card]
                    near += 1
        unseen = len(s.deck) + len(s.hand) + len(s.orders)
        self.tank_risk: float = 0.0
        self.tank_doom: float = 0.0
        if s.jenny == INTACT and unseen > 0:
            self.tank_risk = 3 * shots / unseen
            self.tank_doom = min(1.0, shots)
        # One more hit, and whoever is in Jenny goes with it.
        self.trap: bool = s.defense[b.jenny] <= 4 and self.tank_doom > 0.0
        self.rush: float = 1.0
        if near > 0 and first > 0:
            rate = infantry / near
            self.rush = exp(self.w.intensity * (rate - g.usual[first - 1]))
        self.ways: list[float] = g.ways
        known = self._known_approach()
        if known > 0:
            self.ways = g.shifted(known, self.w.approach)

    def _known_approach(self) -> int:
        """What the Approach card adds that will be in force for the next counters; 0 for none."""
        s, b = self.s, self.s.board
        cards = s.tactics_active
        if s.phase != SS:
            cards = cards[1:] if s.rules.variant == ELITE else ()
        for card in cards:
            if b.tactic_effect[card] == APPROACH:
                return b.tactic_add[card]
        return 0

    def _see_tracks(self) -> None:
        """How many nodes of each track are empty, and how bad that is."""
        s, w = self.s, self.w
        level, decay = w.danger[self.stage] * self.rush, w.decay[self.stage]
        self.bad: list[float] = []
        for empty in range(NEAR):
            step = w.near[empty] if empty < 3 else 1.0
            self.bad.append(level * step * exp(-decay * empty))
        self.bad.append(0.0)
        self.empty: list[int] = []
        for path in self.g.paths:
            count = 0
            for node in path:
                if s.infantry[node] == NONE:
                    count += 1
            self.empty.append(min(count, NEAR))
        # By colour, what its tokens take off the danger.
        self.shield: list[float] = []
        for color in range(SPACES):
            self.shield.append(1 / (1 + w.shield * s.suppression[color]))
        self.shield.append(1.0)  # yellow has no tokens
        self.worth: list[float] = [UNKNOWN] * TARGETS

    def push_cost(self, node: i64, step: int) -> float:
        """What one counter on a node more (step 0) or less (step 1) changes in danger."""
        total = 0.0
        colors = self.s.board.node_color
        for area in self.g.over[node]:
            empty = self.empty[area] + step
            if empty <= 0 or empty > NEAR:
                continue
            step_worth = self.bad[empty - 1] - self.bad[empty]
            total += self.ways[area] * step_worth * self.shield[colors[area]]
        return total

    def target_worth(self, target: i64) -> float:
        """What it is worth to be rid of a counter."""
        known = self.worth[target]
        if known != UNKNOWN:
            return known
        w = self.w
        if target < NODES:
            known = w.kill[self.stage] + self.push_cost(target, 1)
        elif (target - NODES) % 2 == 0:
            known = w.gunner[self.stage]
        else:
            known = w.gunner[self.stage] * w.mortar
        self.worth[target] = known
        return known

    def attack(self, color: i64, dice: i64) -> float:
        """The best that an attack on a colour promises; `aim` then says on whom."""
        if dice >= MOST_DICE:
            dice = MOST_DICE - 1
        place: i64 = color * MOST_DICE + dice
        known = self.best[place]
        if known != UNKNOWN:
            return known
        s = self.s
        known = -1.0
        aim: i64 = NONE
        for one in s.board.targets_of[color]:
            target: i64 = one
            if s.targets >> target & 1:
                worth = self.target_worth(target) * self.hits(target, dice)
                if worth > known:
                    known = worth
                    aim = target
        self.best[place] = known
        self.aim[place] = aim
        return known

    def hits(self, target: i64, dice: i64) -> float:
        """The chance of an attack to hit."""
        return self.g.reach[self.s.target_defense(target) * MOST_DICE + min(dice, MOST_DICE - 1)]

    def _see_tokens(self) -> None:
        """What more tokens on each colour are worth: the first most, each further one less."""
        s, w = self.s, self.w
        self.more: list[list[float]] = []
        self.keeps: list[float] = []
        self.first: list[float] = []
        level, enough = w.tokens[self.stage], w.enough[self.stage]
        for color in range(SPACES):
            odds, danger = 0.0, 0.0
            for area in self.g.areas_of[color]:
                ways = self.ways[area]
                odds += ways
                danger += ways * self.bad[self.empty[area]]
            worth = level * (w.base[color] * odds + w.token_danger * danger)
            keep = exp(-1 / max(0.5, 36 * odds * enough))
            self.first.append(worth)
            self.keeps.append(keep)
            marginal: float = worth * keep ** s.suppression[color]
            total = 0.0
            more: list[float] = [0.0]
            for _ in range(MOST_TOKENS):
                total += marginal
                marginal *= keep
                more.append(total)
            self.more.append(more)

    def _see_people(self) -> None:
        """Who is where: inspirers, officers, the shaken, and how many are ready."""
        s, b, w = self.s, self.s.board, self.w
        self.inspirers: list[int] = [0] * LOCATIONS
        self.officers: list[int] = [0] * LOCATIONS
        self.shaken: list[int] = [0] * LOCATIONS
        self.people: list[int] = [0] * LOCATIONS
        tired = s.exhausted | s.disrupted
        fresh = 0
        who: i64
        for who in range(DEFENDERS):
            square: i64 = s.at[who]
            if square < 0:
                continue
            place: i64 = b.location_of[square]
            self.people[place] += 1
            if tired >> who & 1 == 0:
                if b.inspires[who]:
                    self.inspirers[place] += 1
                elif place != b.cellar:
                    fresh += 1
            if b.officer[who]:
                self.officers[place] += 1
            if b.low_morale[who]:
                self.shaken[place] += 1
        self.fresh: int = fresh
        crowd = (fresh - w.ready_at) / max(0.3, w.ready_width)
        self.ready: float = w.ready[self.stage] / (1 + exp(max(-30.0, min(30.0, crowd))))

    def bonus(self, who: i64, place: i64) -> i64:
        """What inspirers of a location add for somebody there."""
        count: i64 = self.inspirers[place]
        s = self.s
        if s.board.inspires[who] and s.is_fresh(who) and s.place_of(who) == place:
            count -= 1
        if count > 1 and not s.rules.inspire_stacks:
            return 1
        return count

    def weapon(self, who: i64, square: i64) -> i64:
        """The tank weapon that somebody could use on a square, or NONE."""
        b = self.s.board
        weapon: i64 = b.weapon_of[square]
        if weapon == NONE or not b.tank_crew[who]:
            return NONE
        return NONE if weapon == CANNON and not self.s.loaded else weapon

    def act(self, who: i64, square: i64) -> float:
        """The best that an attack or a suppression by somebody on a square promises."""
        b = self.s.board
        bonus = self.bonus(who, b.location_of[square])
        dice = b.attack[who] + bonus
        tokens = b.suppress[who] + bonus
        weapon = self.weapon(who, square)
        if weapon != NONE:
            dice = max(dice, b.weapon_attack[weapon] + bonus)
            tokens = max(tokens, b.weapon_suppress[weapon] + bonus)
        best = 0.0
        if dice > 0:
            for color in b.colors_of[square]:
                found = self.attack(color, dice)
                if found > best:
                    best = found
        if tokens > MOST_TOKENS:
            tokens = MOST_TOKENS
        for color in b.spaces_of[square]:
            found = self.more[color][tokens]
            if found > best:
                best = found
        return best

    def able(self, who: i64, square: i64) -> float:
        """What it is worth to have somebody ready on a square."""
        b, w = self.s.board, self.w
        place: i64 = b.location_of[square]
        bonus = self.bonus(who, place)
        dice = b.attack[who] + bonus
        tokens = b.suppress[who] + bonus
        weapon = self.weapon(who, square)
        if weapon != NONE:
            dice = max(dice, b.weapon_attack[weapon] + bonus)
            tokens = max(tokens, b.weapon_suppress[weapon] + bonus)
        attack: int = dice
        suppress: int = tokens
        worth = w.cap_base + w.cap_attack * attack * w.sight[square]
        worth += w.cap_suppress * suppress * w.cover[square]
        if b.commands[who]:
            worth += w.cap_command + w.cap_order * self.order_worth(place)
        if b.inspires[who]:
            worth += w.cap_inspire * self.people[place]
        if w.cap_now != 0.0:
            worth += w.cap_now * self.act(who, square)
        return worth

    def stand(self, who: i64, square: i64) -> float:
        """What it is worth that somebody is on a square, ready or not."""
        s, b, w = self.s, self.s.board, self.w
        place: i64 = b.location_of[square]
        french = b.french[who]
        worth: float = w.french[place] if french else w.square[square]
        if place == b.cellar:
            return worth
        if place == b.jenny:
            worth -= w.jenny[min(2, 6 - s.defense[place])] * self.tank_risk
            if self.trap:
                worth -= w.doom * self.tank_doom
        else:
            lost = b.start_defense[place] - s.defense[place]
            worth -= lost * (w.risk_french if french else w.risk)
        if b.low_morale[who]:
            if self.officers[place] > 0:
                worth += w.with_officer
        elif b.officer[who]:
            worth += w.officer * self.shaken[place]
        if b.commands[who]:
            worth += w.post * self.people[place]
        if b.inspires[who]:
            worth += w.inspire * (self.people[place] - self.inspirers[place])
        else:
            worth += w.with_inspirer * self.inspirers[place]
        if who == b.borotra and b.escape_from[place]:
            worth += self.sneak(square)
        return worth

    def sneak(self, square: i64) -> float:
        """How good a square is for Borotra's escape."""
        s, w = self.s, self.w
        if not s.board.colors_of[square] and not s.rules.escape_from_white:
            return 0.0
        seen = s.targets & s.board.sight[square]
        count = 0
        while seen != 0:
            seen &= seen - 1
            count += 1
        return w.sneak / (1 + w.sneak_block * count)

    def refreshed(self, who: i64, what: i64) -> float:
        """What it is worth to take a condition off somebody."""
        s, w = self.s, self.w
        square: i64 = s.at[who]
        worth: float = self.ready * self.able(who, square)
        if s.is_exhausted(who) and s.is_disrupted(who):
            worth *= w.both
        if self.trap and s.board.location_of[square] == s.board.jenny:
            worth += w.rescue * self.tank_doom
        if what == 1:
            worth = worth * w.relief + w.safety * (3 if s.board.french[who] else 1)
        return worth

    def order_worth(self, place: i64) -> float:
        """What a Command in a location is worth: its best orders together."""
        known = self.orders[place]
        if known != UNKNOWN:
            return known
        s, b = self.s, self.s.board
        first, second, third = 0.0, 0.0, 0.0
        for one in b.squares_in[place]:
            who: i64 = s.standing[one]
            if who == NONE or b.commands[who] or s.has_acted(who) or s.is_fresh(who):
                continue
            what: i64 = 1 if s.is_disrupted(who) else 0
            worth = self.refreshed(who, what)
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
        known = first + second + (0.0 if s.rules.player_aid else third)
        self.orders[place] = known
        return known

    def tiring(self, who: i64, square: i64) -> float:
        """What it costs that somebody is exhausted there."""
        cost: float = self.w.spent * self.ready * self.able(who, square)
        if self.trap and self.s.board.location_of[square] == self.s.board.jenny:
            cost += self.w.rescue * self.tank_doom
        return cost
