"""Exact chances: of an attack, of a suppression attempt, and of what an SS card can do now."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from holdfast.core.action import Action
from holdfast.games.itter.actions import ATTACK, SPEND
from holdfast.games.itter.board import (
    AREAS,
    ATTACK_LOCATION,
    CASTLE,
    FIRST_AREA,
    FLAK30,
    MACHINE_GUNNER,
    NONE,
    PLACE,
    SNIPER,
    SUPPRESSIVE_FIRE,
)
from holdfast.games.itter.rules import c6_tactics as tactics
from holdfast.games.itter.rules.c2_effects import dice_for_attack
from holdfast.games.itter.rules.c4_place import (
    SuppressPlacement,
    needed_to_suppress,
    suppression_dice,
    target_at,
)
from holdfast.games.itter.rules.c4_ss_phase import LOWEST_DEFENSE
from holdfast.games.itter.state import DISRUPTED, INTACT, Itter

ONE = Fraction(1)


def reaches(dice: int, needed: int) -> Fraction:
    """The chance that any of some six-sided dice is at least the number needed."""
    return ONE - Fraction(min(max(needed - 1, 0), 6), 6) ** dice


def action_odds(s: Itter, action: Action) -> dict[str, Fraction]:
    """What a legal action can lead to at once, as far as dice decide it."""
    verb = s.actions.verb[action.number]
    if verb == ATTACK:
        who, target = s.actions.who[action.number], s.actions.what[action.number]
        dice = dice_for_attack(s, who, s.actions.weapon[action.number])
        hit = reaches(dice, s.target_defense(target))
        return {"removed": hit, "missed": ONE - hit}
    step = s.decision
    if verb == SPEND and isinstance(step, SuppressPlacement):
        dice = suppression_dice(s, s.actions.what[action.number])
        stopped = reaches(dice, needed_to_suppress(s, step.counter))
        return {"suppressed": stopped, "placed": ONE - stopped}
    return {}


def card_odds(s: Itter, card: int) -> dict[str, Fraction]:
    """What an SS card could do if it were revealed now, before anything else changes.

    Counters are reckoned without spending Suppression tokens; guns that fire one after the other
    each as if it fired first.
    """
    effect = s.board.card_effect[card]
    if effect == PLACE:
        return placing_odds(s, card)
    if effect == SNIPER:
        return sniper_odds(s, card)
    if effect == ATTACK_LOCATION:
        return location_odds(s, card)
    if effect == FLAK30:
        return flak30_odds(s, card)
    if effect == SUPPRESSIVE_FIRE:
        return suppressive_fire_odds(s)
    return {}


def target_odds(s: Itter, color: int) -> dict[int, Fraction]:
    """How likely each Defender is to be the target in a colour (CI-4.0.8)."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for number in range(1, 7):
        who = target_at(s, color, number)
        if who != NONE:
            found[who] += Fraction(1, 6)
    return found


def sniper_odds(s: Itter, card: int) -> dict[str, Fraction]:
    odds: dict[str, Fraction] = defaultdict(Fraction)
    dice = s.board.card_number[card] + tactics.card_dice(s, card)
    for color in s.board.card_table[card]:
        for who, share in target_odds(s, color).items():
            hit = reaches(dice, s.defense[s.place_of(who)])
            odds[f"casualty:{s.board.defender_ids[who]}"] += share * hit / 6
    odds["nobody"] = ONE - sum(odds.values(), Fraction(0))
    return dict(odds)


def location_odds(s: Itter, card: int) -> dict[str, Fraction]:
    odds: dict[str, Fraction] = defaultdict(Fraction)
    table = s.board.card_table[card]
    dice = s.board.card_number[card] + tactics.card_dice(s, card)
    for location in table:
        if location == s.board.jenny and s.jenny != INTACT:
            continue
        defense = s.defense[location]
        name = s.board.location_ids[location]
        if defense > LOWEST_DEFENSE:
            what = f"weakened:{name}"
        else:
            what = f"destroyed:{name}" if location == s.board.jenny else f"disrupted:{name}"
        odds[what] += reaches(dice, defense) / len(table)
    odds["nothing"] = ONE - sum(odds.values(), Fraction(0))
    return dict(odds)


def struck(s: Itter, who: int) -> str:
    """What a disruption does to a Defender now (CI-4.0.5)."""
    kind = "casualty" if s.flags[who] & DISRUPTED else "disrupted"
    return f"{kind}:{s.board.defender_ids[who]}"


def flak30_odds(s: Itter, card: int) -> dict[str, Fraction]:
    """The chance of each Defender being struck; several can be (these do not add up to one)."""
    odds: dict[str, Fraction] = defaultdict(Fraction)
    dice = s.board.card_number[card] + tactics.card_dice(s, card)
    for color in s.board.card_table[card]:
        for square in s.board.color_table[color][1:]:
            who = s.standing[square]
            if who != NONE:
                odds[struck(s, who)] += reaches(dice, s.defense[s.place_of(who)]) / 6
    return dict(odds)


def gun_odds(s: Itter, counter: int, area: int) -> dict[str, Fraction]:
    """What one gun does when it fires from an area."""
    odds: dict[str, Fraction] = defaultdict(Fraction)
    dice = s.board.counter_disrupt[counter] + tactics.gun_dice(s, counter)
    for who, share in target_odds(s, s.board.node_color[area]).items():
        odds[struck(s, who)] += share * reaches(dice, s.defense[s.place_of(who)])
    return odds


def suppressive_fire_odds(s: Itter) -> dict[str, Fraction]:
    """The chance of each Defender being struck by at least one of the guns, each taken alone."""
    spared: dict[str, Fraction] = {}
    for gun in range(2 * AREAS):
        for _ in range(s.guns[gun]):
            for what, chance in gun_odds(s, MACHINE_GUNNER + gun % 2, gun // 2).items():
                spared[what] = spared.get(what, ONE) * (ONE - chance)
    return {what: ONE - chance for what, chance in spared.items()}


def area_odds(s: Itter, counter: int) -> dict[int, Fraction]:
    """Where a counter is placed (CI-4.3.3, CI-6.0.4)."""
    add = tactics.approach(s, counter)
    odds: dict[int, Fraction] = defaultdict(Fraction)
    if add:
        for die in range(1, 7):
            odds[die + add - FIRST_AREA] += Fraction(1, 6)
        return odds
    for first in range(1, 7):
        for second in range(1, 7):
            odds[first + second - FIRST_AREA] += Fraction(1, 36)
    return odds


def placing_odds(s: Itter, card: int) -> dict[str, Fraction]:
    """Where the first counter goes and, for infantry, the chance of a breakthrough by the card."""
    counter = s.board.card_counter[card]
    if s.counters_left(counter) == 0:
        return {}
    areas = area_odds(s, counter)
    odds = {f"area:{s.board.node_ids[area]}": chance for area, chance in sorted(areas.items())}
    if counter < MACHINE_GUNNER:
        number = s.board.card_number[card] + tactics.extra_counters(s, counter)
        taken = tuple(kind != NONE for kind in s.infantry)
        odds["breakthrough"] = breakthrough(s, taken, areas, min(number, s.counters_left(counter)))
        return odds
    for area, chance in areas.items():
        for what, share in gun_odds(s, counter, area).items():
            odds[what] = odds.get(what, Fraction(0)) + chance * share
    return odds


def breakthrough(
    s: Itter, taken: tuple[bool, ...], areas: dict[int, Fraction], number: int
) -> Fraction:
    """The chance that one of the next counters pushes another into the castle (CI-4.3.8)."""
    if number == 0:
        return Fraction(0)
    total = Fraction(0)
    for area, chance in areas.items():
        node = area
        while node != CASTLE and taken[node]:
            node = s.board.next_node[node]
        if node == CASTLE:
            total += chance
        else:
            after = (*taken[:node], True, *taken[node + 1 :])
            total += chance * breakthrough(s, after, areas, number - 1)
    return total
