"""One combat, from naming the target to its losses (CA-FIGHT.1, steps 1 to 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.castle.board import EIGHT, NAMES, RANK, is_king, names, spots
from holdfast.games.castle.events import Facts
from holdfast.games.castle.parts import without
from holdfast.games.castle.rules.blood import call_off, is_kin
from holdfast.games.castle.rules.chance import is_double, is_double_six, throw, told, total
from holdfast.games.castle.rules.counter import ASK_COUNTER, asks_counter, is_struck_back
from holdfast.games.castle.rules.end import king_falls
from holdfast.games.castle.rules.fight.scores import (
    attack_bonus,
    attack_dice,
    defence_bonus,
    defence_dice,
)
from holdfast.games.castle.rules.rally import ask_commitments, discard_commitments
from holdfast.games.castle.rules.snake import ASK_SNAKE_EYES, asks_snake_eyes, note_snake_eyes
from holdfast.games.castle.rules.spy import ASK_SPY, reveal, spied_targets
from holdfast.games.castle.terms import (
    BARRICADE,
    BATTLES,
    CELLS,
    FIELD,
    JOKER,
    LOST,
    NOT_YET,
    REINFORCEMENT,
    WON,
)

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

# Step 1: naming the target


def aim_at_cell(s: Castle, seat: int, cell: int) -> None:
    """Attack one card of a castle."""
    battle = s.fighting()
    battle.target_kind = CELLS
    battle.target_seat = seat
    battle.target_cells = (cell,)
    battle.ambush = s.would_ambush(s.card_at(seat, cell))
    declare(s, battle)


def aim_at_group(s: Castle) -> None:
    """Attack the group that has been named; no card of it lies in ambush (CA-BERSERK.4)."""
    battle = s.fighting()
    battle.ambush = False
    declare(s, battle)


def aim_at_card(s: Castle, kind: int, seat: int, card: int) -> None:
    """Attack a reinforcement or a joker."""
    battle = s.fighting()
    battle.target_kind = kind
    battle.target_seat = seat
    battle.target_card = card
    declare(s, battle)


def aim_at_barricade(s: Castle, cell: int) -> None:
    """Attack a barricade on the own castle (CA-BARRICADE.4)."""
    battle = s.fighting()
    battle.target_kind = BARRICADE
    battle.target_seat = battle.seat
    battle.target_cells = (cell,)
    declare(s, battle)


def prepare(battle: Battle) -> None:
    """What holds from naming a target to the roll (CA-POS.1)."""
    battle.spied = True
    battle.may_halt = True
    battle.berserk = False
    battle.won = NOT_YET


def declare(s: Castle, battle: Battle) -> None:
    prepare(battle)
    if s.log is not None:
        facts: Facts = {
            "seat": battle.seat,
            "kind": BATTLES[battle.kind],
            "lead": names(battle.lead),
            "extra": names(battle.extra),
            "target": battle.target_seat,
        }
        if battle.target_cells:
            facts["cells"] = spots(battle.target_cells)
        else:
            facts["card"] = NAMES[battle.target_card]
        s.tell("attacks", "CA-FIGHT.1", facts)
    s.then(REVEAL)


# Steps 2 to 4: revealing, blood, the attacked Eight


class Reveal(Step["Castle"]):
    """Turn the target up; a royal of the attacker's blood calls the attack off."""

    rule: ClassVar[str] = "CA-FIGHT.1"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        eight = False
        if battle.target_kind == CELLS:
            seat, kin = battle.target_seat, False
            for cell in battle.target_cells:
                card = s.card_at(seat, cell)
                reveal(s, seat, cell, card)
                eight = eight or RANK[card] == EIGHT
                kin = kin or is_kin(battle.suits, card)
            if kin:
                call_off(s)
                return
        s.then(CLASH)
        ask_commitments(s)
        if eight and spied_targets(s):
            s.then(ASK_SPY)


# Steps 7 and 8: dice and scores


class Roll:
    """What both sides have thrown, and what it comes to."""

    def __init__(self, s: Castle, battle: Battle, cards: list[int], chance: Chance) -> None:
        no_dice: bool = s.rules.no_dice
        self.no_dice = no_dice
        self.dice: i64 = attack_dice(s, battle)
        self.attack = throw(chance, self.dice, no_dice)
        self.against: i64 = defence_dice(s, battle, cards)
        self.defence = throw(chance, self.against, no_dice)
        self.doubled = is_double(self.defence, self.against, no_dice)
        """A defender's double: two more dice, which are only added (CA-DOUBLE.6, CA-DOUBLE.7)."""
        self.reserve: i64 = throw(chance, 2, no_dice) if self.doubled else 0
        self.attack_score: int = total(self.attack, self.dice, no_dice)
        self.attack_score += attack_bonus(s, battle, cards)
        self.defence_score: int = total(self.defence, self.against, no_dice)
        self.defence_score += defence_bonus(s, battle, cards)
        if self.doubled:
            self.defence_score += total(self.reserve, 2, no_dice)


class Clash(Step["Castle"]):
    """Both sides roll; the attacker needs more, else the target stays, face up (CA-FIGHT.7)."""

    rule: ClassVar[str] = "CA-FIGHT.5"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        cards = s.target_cards()
        roll = Roll(s, battle, cards, chance)
        battle.won = WON if roll.attack_score > roll.defence_score else LOST
        note_double(s, battle, roll)
        defender = s.defender()
        if defender >= 0:
            note_snake_eyes(battle, defender, roll)
            battle.strike = is_struck_back(s, battle, cards)
        tell_fought(s, battle, cards, defender, roll)
        discard_commitments(s, battle)
        if battle.won == WON:
            take_target(s, battle, cards)
            if battle.target_kind == CELLS and has_king(cards):  # CA-SNAKE.5
                king_falls(s, battle.target_seat)
                return
        if battle.snakes or battle.strike:
            s.then(AFTERMATH)


def note_double(s: Castle, battle: Battle, roll: Roll) -> None:
    """An attacker's double in the field brings an extra card (CA-DOUBLE.2), a berserker's two."""
    if battle.kind != FIELD or not is_double(roll.attack, roll.dice, roll.no_dice):
        return
    battle.bonus = 1
    if s.rules.berserker and is_double_six(roll.attack, roll.dice, roll.no_dice):
        battle.bonus = 2  # CA-BERSERK.1
        battle.berserk = True  # CA-BERSERK.2


def tell_fought(s: Castle, battle: Battle, cards: list[int], defender: int, roll: Roll) -> None:
    if s.log is None:
        return
    facts: Facts = {
        "seat": battle.seat,
        "lead": NAMES[battle.weapon],
        "against": names(cards),
        "attack_dice": told(roll.attack, roll.dice, roll.no_dice),
        "attack": roll.attack_score,
        "defence_dice": told(roll.defence, roll.against, roll.no_dice),
        "reserve_dice": told(roll.reserve, 2 if roll.doubled else 0, roll.no_dice),
        "defence": roll.defence_score,
        "won": battle.won == WON,
    }
    if defender >= 0:
        facts["defender"] = defender
    s.tell("fought", "CA-FIGHT.5", facts)


def has_king(cards: list[int]) -> bool:
    return any(is_king(card) for card in cards)


# Step 9: losses


def take_target(s: Castle, battle: Battle, cards: list[int]) -> None:
    """The defeated cards go aside, in the order named (CA-FIGHT.8, CA-BERSERK.5)."""
    fort = s.forts[battle.target_seat]
    if battle.target_kind == CELLS:
        for cell in battle.target_cells:
            fort.take(cell)
        battle.at_seat = battle.target_seat
        battle.at_cells = battle.target_cells
    elif battle.target_kind == REINFORCEMENT:
        fort.reinforcements = without(fort.reinforcements, battle.target_card)
    elif battle.target_kind == JOKER:  # CA-JOKER.5
        fort.jokers = without(fort.jokers, battle.target_card)
    else:
        fell = fort.barricade_at(battle.target_cells[0])
        fort.barricades = tuple([laid for laid in fort.barricades if laid is not fell])
        fort.places = None
    battle.aside = (*battle.aside, *cards)
    if s.log is not None:
        facts: Facts = {
            "seat": battle.target_seat,
            "cards": names(cards),
            "by": battle.seat,
        }
        if battle.target_cells:
            facts["cells"] = spots(battle.target_cells)
        s.tell("fell", "CA-FIGHT.8", facts)


# Steps 11 and 12: what else the dice did


class Aftermath(Step["Castle"]):
    """Snake eyes in order, then the counter-strike, each asked if there is a card to lose."""

    rule: ClassVar[str] = "CA-SNAKE.5"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        if asks_snake_eyes(s, battle):
            s.then(ASK_SNAKE_EYES, self)
        elif asks_counter(s, battle):
            s.then(ASK_COUNTER, self)


REVEAL: Final = Reveal()
CLASH: Final = Clash()
AFTERMATH: Final = Aftermath()
