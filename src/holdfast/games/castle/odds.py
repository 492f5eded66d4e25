"""Exact chances of an attack, as far as the seat that decides may know (chapters 6, 15, 16).

Reinforcements count as committed so far. A card that the seat cannot know is averaged over all
that it can be.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Final

from holdfast.core.action import Action
from holdfast.core.chance import Scripted
from holdfast.core.event import Event
from holdfast.games.castle.board import FIRST_KING, FIRST_QUEEN, SUIT, VALUE, is_number
from holdfast.games.castle.rules.blood import is_kin
from holdfast.games.castle.rules.chance import is_double, pair_value, single_value, total
from holdfast.games.castle.rules.fight.scores import (
    attack_bonus,
    attack_dice,
    defence_bonus,
    defence_dice,
)
from holdfast.games.castle.rules.info import hidden_cards, is_secret, may_be_royal, numbers_of_age
from holdfast.games.castle.terms import CELLS, NO_TARGET

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

Odds = dict[str, Fraction]
ONE: Final = Fraction(1)

FIGHTS: Final = ("card", "attack", "press", "shoot", "ram", "assassin", "berserk", "commit", "spy")
"""Decisions after which nothing but commitments stands before the dice, once a target is named."""


def outcome(events: list[Event]) -> str | None:
    """What the first combat of these events came to."""
    for event in events:
        if event.kind == "called_off":
            return "called_off"
        if event.kind in ("fought", "struck"):
            return "win" if event.facts["won"] else "lose"
    return None


def combat_odds(s: Castle, action: Action) -> Odds:
    """The chances to win, to lose, and to be called off, of the combat that an action leads to."""
    if s.decision.kind not in FIGHTS:
        return {}
    after = s.copy()
    after.agenda.pop()
    s.decision.play(after, action, Scripted([]))  # names the target; no dice yet
    battle = after.battle
    if battle is None or battle.target_kind == NO_TARGET:
        return {}
    return target_odds(after, battle, s.decision.seat(s))


def target_odds(s: Castle, battle: Battle, seat: int) -> Odds:
    unknown = [cell for cell in battle.target_cells if is_unknown(s, battle, seat, cell)]
    if not unknown:
        cards = s.target_cards()
        if battle.target_kind == CELLS and has_kin(battle, cards):
            return win_or_lose(Fraction(0), ONE)
        return win_or_lose(card_odds(s, battle, cards), Fraction(0))
    if len(battle.target_cells) == 1:
        return single_odds(s, battle, seat, unknown[0])
    return group_odds(s, battle, seat, unknown)


def win_or_lose(win: Fraction, called_off: Fraction) -> Odds:
    found = {"win": win, "lose": ONE - win - called_off}
    if called_off:
        found["called_off"] = called_off
    return found


def is_unknown(s: Castle, battle: Battle, seat: int, cell: int) -> bool:
    if battle.target_kind != CELLS or battle.target_seat == seat:
        return False
    return is_secret(s, s.card_at(battle.target_seat, cell))


def has_kin(battle: Battle, cards: list[int]) -> bool:
    """Whether a royal of the attacker's blood is among the cards (CA-BLOOD.2)."""
    return any(is_kin(battle.suits, card) for card in cards)


def card_odds(s: Castle, battle: Battle, cards: list[int]) -> Fraction:
    """The chance to beat these cards."""
    margin = attack_bonus(s, battle, cards) - defence_bonus(s, battle, cards)
    return beats(attack_dice(s, battle), defence_dice(s, battle, cards), s.rules.no_dice, margin)


def single_odds(s: Castle, battle: Battle, seat: int, cell: int) -> Odds:
    """Averaged over every card that the one face-down target can be."""
    win = called_off = Fraction(0)
    for card, chance in could_be(s, seat, battle.target_seat, cell).items():
        if has_kin(battle, [card]):
            called_off += chance
        else:
            win += chance * card_odds(s, battle, [card])
    return win_or_lose(win, called_off)


def could_be(s: Castle, seat: int, owner: int, cell: int) -> dict[int, Fraction]:
    """What a face-down card of another castle can be, for a seat that does not know it."""
    found: dict[int, Fraction] = {}
    rest = ONE
    places = may_be_royal(s, owner)
    card = s.card_at(owner, cell)
    if cell in places:
        for first in (FIRST_QUEEN, FIRST_KING):
            if any(first <= s.card_at(owner, place) < first + 4 for place in places):
                royals = [other for other in hidden_cards(s, seat) if first <= other < first + 4]
                rest -= Fraction(1, len(places))
                for royal in royals:
                    found[royal] = Fraction(1, len(places) * len(royals))
    if rest:
        numbers = numbers_of_age(s, seat, age_there(s, owner, card))
        for number in numbers:
            found[number] = rest / len(numbers)
    return found


def age_there(s: Castle, owner: int, card: int) -> int:
    """The age of a number card in that place; places open to royals are as old as the game."""
    return s.age[card] if is_number(card) else 0


# Groups


def group_odds(s: Castle, battle: Battle, seat: int, unknown: list[int]) -> Odds:
    """A berserk group with face-down cards: every way in which royals and numbers can lie there."""
    known = [
        s.card_at(battle.target_seat, cell) for cell in battle.target_cells if cell not in unknown
    ]
    if has_kin(battle, known):
        return win_or_lose(Fraction(0), ONE)
    win = called_off = Fraction(0)
    for chance, royals, ages in royal_layouts(s, seat, battle.target_seat, unknown):
        strangers = ONE
        for first in royals:
            strangers *= stranger_chance(s, battle, seat, first)
        called_off += chance * (ONE - strangers)
        if strangers:
            stand_ins = known + [stranger(s, battle, seat, first) for first in royals]
            win += chance * strangers * numbers_odds(s, battle, seat, stand_ins, ages)
    return win_or_lose(win, called_off)


def royal_layouts(
    s: Castle, seat: int, owner: int, unknown: list[int]
) -> list[tuple[Fraction, list[int], dict[int, int]]]:
    """Each way the hidden royals can stand: its chance, those in the group, numbers by age."""
    places = may_be_royal(s, owner)
    standing = [s.card_at(owner, place) for place in places]
    firsts = [
        first
        for first in (FIRST_QUEEN, FIRST_KING)
        if any(first <= card < first + 4 for card in standing)
    ]
    layouts: list[tuple[Fraction, list[int], dict[int, int]]] = []
    ways = list(permutations(places, len(firsts)))
    for way in ways:
        royals = [first for first, place in zip(firsts, way, strict=True) if place in unknown]
        ages: dict[int, int] = {}
        for cell in unknown:
            if cell not in way:
                age = age_there(s, owner, s.card_at(owner, cell))
                ages[age] = ages.get(age, 0) + 1
        layouts.append((Fraction(1, len(ways)), royals, ages))
    return layouts


def royals_from(s: Castle, seat: int, first: int) -> list[int]:
    return [card for card in hidden_cards(s, seat) if first <= card < first + 4]


def stranger_chance(s: Castle, battle: Battle, seat: int, first: int) -> Fraction:
    """The chance that a hidden royal of this rank is not of the attacker's blood."""
    royals = royals_from(s, seat, first)
    return Fraction(sum(not has_kin(battle, [card]) for card in royals), len(royals))


def stranger(s: Castle, battle: Battle, seat: int, first: int) -> int:
    """Any such royal: all of them fight alike in a group."""
    return next(card for card in royals_from(s, seat, first) if not has_kin(battle, [card]))


def numbers_odds(
    s: Castle, battle: Battle, seat: int, cards: list[int], ages: dict[int, int]
) -> Fraction:
    """The chance to beat known cards together with so many unknown numbers of each age."""
    suits = battle.suits if s.rules.same_suit else 0
    sums: dict[tuple[int, bool], Fraction] = {(0, False): ONE}
    for age, count in ages.items():
        drawn = sums_of(tuple(numbers_of_age(s, seat, age)), count, suits)
        joined: dict[tuple[int, bool], Fraction] = {}
        for (value, kin), chance in sums.items():
            for (more, also), part in drawn.items():
                key = (value + more, kin or also)
                joined[key] = joined.get(key, Fraction(0)) + chance * part
        sums = joined
    plain = attack_bonus(s, battle, cards) - defence_bonus(s, battle, cards)
    shares = any(suits >> SUIT[card] & 1 for card in cards)
    dice = attack_dice(s, battle)
    win = Fraction(0)
    for (value, kin), chance in sums.items():
        margin = plain - value - (1 if kin and not shares else 0)
        win += chance * beats(dice, 2, s.rules.no_dice, margin)
    return win


@lru_cache(maxsize=256)
def sums_of(cards: tuple[int, ...], count: int, suits: int) -> dict[tuple[int, bool], Fraction]:
    """What `count` of these cards add up to, and whether a suit is shared, with the chances."""
    ways: list[dict[tuple[int, bool], int]] = [{(0, False): 1}] + [{} for _ in range(count)]
    for card in cards:
        kin = bool(suits >> SUIT[card] & 1)
        for taken in range(count, 0, -1):
            for (value, also), number in ways[taken - 1].items():
                key = (value + VALUE[card], kin or also)
                ways[taken][key] = ways[taken].get(key, 0) + number
    everything = sum(ways[count].values())
    return {key: Fraction(number, everything) for key, number in ways[count].items()}


# Dice


@lru_cache(maxsize=None)
def beats(attack: int, defence: int, no_dice: bool, margin: int) -> Fraction:
    """The chance that the attack dice plus `margin` are more than the defence dice."""
    against = defence_rolls(defence, no_dice)
    return sum(
        (
            chance * other
            for rolled, chance in rolls(attack, no_dice).items()
            for opposed, other in against.items()
            if rolled + margin > opposed
        ),
        Fraction(0),
    )


@lru_cache(maxsize=None)
def rolls(count: int, no_dice: bool) -> dict[int, Fraction]:
    """The chances of each total of a roll."""
    faces: list[list[int]] = []
    if no_dice:
        faces += [[pair_value(number) for number in range(13)]] * (count // 2)
        faces += [[single_value(number) for number in range(13)]] * (count % 2)
    else:
        faces += [list(range(1, 7))] * count
    sums = {0: ONE}
    for values in faces:
        joined: dict[int, Fraction] = {}
        for so_far, chance in sums.items():
            for value in values:
                key = so_far + value
                joined[key] = joined.get(key, Fraction(0)) + chance / len(values)
        sums = joined
    return sums


@lru_cache(maxsize=None)
def defence_rolls(count: int, no_dice: bool) -> dict[int, Fraction]:
    """A defender's roll, with reserve dice on a double (CA-DOUBLE.6)."""
    if count != 2:
        return rolls(count, no_dice)
    if no_dice:
        outcomes = list(range(13))
    else:
        outcomes = [first + second * 16 for first in range(1, 7) for second in range(1, 7)]
    sums: dict[int, Fraction] = {}
    for roll in outcomes:
        value = total(roll, 2, no_dice)
        reserve = rolls(2, no_dice) if is_double(roll, 2, no_dice) else {0: ONE}
        for more, chance in reserve.items():
            key = value + more
            sums[key] = sums.get(key, Fraction(0)) + chance / len(outcomes)
    return sums
