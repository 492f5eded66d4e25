"""Exact chances: of an attack, of a suppression attempt, and of what an SS card can do now."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.games.itter.actions import ATTACK, SPEND
from holdfast.games.itter.board import (
    AREAS,
    ATTACK_LOCATION,
    CASTLE,
    DEFENDERS,
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
)
from holdfast.games.itter.rules.c4_ss_phase import LOWEST_DEFENSE, resolve
from holdfast.games.itter.state import DISRUPTED, ELITE, INTACT, SS, Itter

ONE = Fraction(1)
MOST_FATES = 20_000
"""More than this takes seconds; only a board full of guns gets there."""


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


def action_outcome(action: Action, events: list[Event]) -> str | None:
    """What the dice of an attack or of a suppression attempt came to."""
    if action.args.get("tokens") == 0:
        return "placed"  # nothing is rolled and nothing told
    for event in events:
        if event.kind == "attacked":
            return "removed" if event.facts["hit"] else "missed"
        if event.kind == "spent":
            return "suppressed" if event.facts["hit"] else "placed"
    return None


def card_odds(s: Itter, card: int) -> dict[str, Fraction]:
    """What an SS card can do if it is the next to be revealed.

    Defenders are reckoned with Low Morale and without Gangl's Sacrifice, which is the player's
    choice; counters without spending Suppression tokens.
    """
    s = in_ss_phase(s)
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


def card_comes(s: Itter, card: int, chance: Chance) -> list[str]:
    """What the card does if it comes now with these dice, by the rules: outcomes of `card_odds`."""
    then = in_ss_phase(s)
    log: list[Event] = []
    then.log = log
    then.agenda = []
    resolve(then, card, chance)
    then.advance(chance)
    while not then.over:
        # What `card_odds` take for granted: no token is spent, and Gangl stays.
        asked = isinstance(then.decision, SuppressPlacement)
        then.apply(then.actions.spend[0] if asked else then.actions.decline, chance)
    effect = s.board.card_effect[card]
    if effect == ATTACK_LOCATION:
        return [shelling_of(log)]
    if effect != PLACE:
        return losses_of(log)
    area = next(event.facts["area"] for event in log if event.kind in ("aimed", "approached"))
    if s.board.card_counter[card] >= MACHINE_GUNNER:
        return [f"area:{area}", *losses_of(log)]
    through = any(event.kind == "over" for event in log)
    return [f"area:{area}", *(["breakthrough"] if through else [])]


def shelling_of(log: list[Event]) -> str:
    """What the events of a shelled location come to."""
    shelled, *then = log
    if not shelled.facts.get("hit"):
        return "nothing"
    kind = then[0].kind if then and then[0].kind in ("weakened", "destroyed") else "disrupted"
    return f"{kind}:{shelled.facts['location']}"


def losses_of(log: list[Event]) -> list[str]:
    """Who fell and who was newly disrupted by these events."""
    fallen = [event.facts["who"] for event in log if event.kind in ("casualty", "low_morale")]
    disrupted = [event.facts["who"] for event in log if event.kind == "disrupted"]
    struck = [f"casualty:{who}" for who in fallen]
    struck += [f"disrupted:{who}" for who in disrupted if who not in fallen]
    return struck or ["nobody"]


def in_ss_phase(s: Itter) -> Itter:
    """A copy with the Tactics cards that are known to be in force when the card comes.

    Before the SS Phase the active cards are those of the last turn (CI-6.0.1); of these only the
    younger of two stays (CI-6.1.3.3).
    """
    then = s.copy()
    if s.phase == SS:
        return then
    then.tactics_active = s.tactics_active[1:] if s.setting.variant == ELITE else []
    return then


# What can have happened to the Defenders: who is disrupted and who has fallen, as bits.
Fate = tuple[int, int]
Fates = dict[Fate, Fraction]


def fate_now(s: Itter) -> Fates:
    disrupted = sum(1 << who for who in range(DEFENDERS) if s.flags[who] & DISRUPTED)
    return {(disrupted, 0): ONE}


def stands(s: Itter, square: int, fate: Fate) -> int:
    """Who stands on a square after this fate, or NONE."""
    who = s.standing[square]
    return NONE if who != NONE and fate[1] >> who & 1 else who


def struck(s: Itter, who: int, fate: Fate, kill: bool = False) -> Fate:
    """A fate after one more hit: a Disrupted token, or a casualty and Low Morale (CI-4.0.5)."""
    disrupted, fallen = fate
    if not kill and not disrupted >> who & 1:
        return (disrupted | 1 << who, fallen)
    fallen |= 1 << who
    there = [stands(s, square, (0, fallen)) for square in s.board.squares_in[s.place_of(who)]]
    present = [other for other in there if other != NONE]
    if not any(s.board.officer[other] for other in present):  # CI-3.3.1
        for other in present:
            if s.board.low_morale[other]:
                fallen |= 1 << other
    return (disrupted, fallen)


def target_odds(s: Itter, color: int, fate: Fate) -> dict[int, Fraction]:
    """How likely each Defender is to be the target in a colour (CI-4.0.8)."""
    table = s.board.color_table[color]
    taken = [number for number in range(1, 7) if stands(s, table[number], fate) != NONE]
    found: dict[int, Fraction] = defaultdict(Fraction)
    for number in range(1, 7) if taken else ():
        higher = [other for other in taken if other >= number]
        found[stands(s, table[higher[0] if higher else taken[-1]], fate)] += Fraction(1, 6)
    return found


def after_shot(s: Itter, fates: Fates, color: int, dice: int, kill: bool = False) -> Fates:
    """All fates after one roll at a target in a colour."""
    after: Fates = defaultdict(Fraction)
    for fate, chance in fates.items():
        spared = chance
        for who, share in target_odds(s, color, fate).items():
            hit = chance * share * reaches(dice, s.defense[s.place_of(who)])
            after[struck(s, who, fate, kill)] += hit
            spared -= hit
        after[fate] += spared
    if len(after) > MOST_FATES:
        raise HoldfastError("more can happen than can be reckoned exactly")
    return after


def mixed(branches: list[tuple[Fraction, Fates]]) -> Fates:
    """Several sets of fates, each with its chance."""
    total: Fates = defaultdict(Fraction)
    for chance, fates in branches:
        for fate, share in fates.items():
            total[fate] += chance * share
    return total


def told(s: Itter, fates: Fates) -> dict[str, Fraction]:
    """For each Defender the chance to fall and to be newly disrupted, and that nothing happens.

    Several Defenders can be struck, so these need not add up to one.
    """
    before = next(iter(fate_now(s)))[0]
    odds: dict[str, Fraction] = defaultdict(Fraction)
    for (disrupted, fallen), chance in fates.items():
        for who in range(DEFENDERS):
            if fallen >> who & 1:
                odds[f"casualty:{s.board.defender_ids[who]}"] += chance
            elif (disrupted & ~before) >> who & 1:
                odds[f"disrupted:{s.board.defender_ids[who]}"] += chance
        if disrupted == before and not fallen:
            odds["nobody"] += chance
    return {what: chance for what, chance in odds.items() if chance}


def sniper_odds(s: Itter, card: int) -> dict[str, Fraction]:
    dice = s.board.card_number[card] + tactics.card_dice(s, card)
    colors = s.board.card_table[card]
    shots = [(Fraction(1, 6), after_shot(s, fate_now(s), color, dice, True)) for color in colors]
    return told(s, mixed(shots))


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


def flak30_odds(s: Itter, card: int) -> dict[str, Fraction]:
    dice = s.board.card_number[card] + tactics.card_dice(s, card)
    colors = s.board.card_table[card]
    return told(s, mixed([(Fraction(1, 6), swept(s, color, dice)) for color in colors]))


def swept(s: Itter, color: int, dice: int) -> Fates:
    """All fates after Flak 30 has fired at the numbers of a colour in order (CI-4.4.1)."""
    fates = fate_now(s)
    for square in s.board.color_table[color][1:]:
        after: Fates = defaultdict(Fraction)
        for fate, chance in fates.items():
            who = stands(s, square, fate)
            if who == NONE:
                after[fate] += chance
                continue
            hit = chance * reaches(dice, s.defense[s.place_of(who)])
            after[struck(s, who, fate)] += hit
            after[fate] += chance - hit
        fates = after
    return fates


def gun_dice(s: Itter, counter: int) -> int:
    return s.board.counter_disrupt[counter] + tactics.gun_dice(s, counter)


def suppressive_fire_odds(s: Itter) -> dict[str, Fraction]:
    """Every gun in its order (CI-4.4.3)."""
    fates = fate_now(s)
    for gun in range(2 * AREAS):
        for _ in range(s.guns[gun]):
            color = s.board.node_color[gun // 2]
            fates = after_shot(s, fates, color, gun_dice(s, MACHINE_GUNNER + gun % 2))
    return told(s, fates)


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
    """Where the first counter goes; the chance of a breakthrough, or what a gun's fire does."""
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
    shots = [
        (chance, after_shot(s, fate_now(s), s.board.node_color[area], gun_dice(s, counter)))
        for area, chance in areas.items()
    ]
    return {**odds, **told(s, mixed(shots))}


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
