"""One combat, from naming the target to the comparison of scores (CA-FIGHT.1, steps 1 to 10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import (
    EIGHT,
    NAMES,
    RANK,
    SUIT,
    is_number,
    is_royal,
    names,
    spot,
)
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.aftermath import AFTERMATH
from holdfast.games.castle.rules.dice import (
    is_double,
    is_double_six,
    is_snake_eyes,
    throw,
    told,
    total,
)
from holdfast.games.castle.rules.ending import end_battle, end_volley, king_falls
from holdfast.games.castle.rules.scores import (
    attack_bonus,
    attack_dice,
    blood,
    defence_bonus,
    defence_dice,
)
from holdfast.games.castle.rules.spies import ASK_SPY, reveal, spy_cells
from holdfast.games.castle.state import (
    BARRICADE,
    BATTLES,
    CELLS,
    FIELD,
    JOKER,
    LOST,
    NOT_YET,
    REINFORCEMENT,
    WON,
    Battle,
    Castle,
    has_king,
)

# Step 1: naming the target


def aim_at_cells(s: Castle, seat: int, cells: list[int]) -> None:
    """Attack one card of a castle, or a berserk group."""
    battle = s.fighting()
    battle.target_kind = CELLS
    battle.target_seat = seat
    battle.target_cells = cells
    battle.ambush = len(cells) == 1 and s.would_ambush(s.card_at(seat, cells[0]))
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
    battle.target_cells = [cell]
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
        facts: dict[str, Any] = {
            "seat": battle.seat,
            "kind": BATTLES[battle.kind],
            "lead": names(battle.lead),
            "extra": names(battle.extra),
            "target": battle.target_seat,
        }
        if battle.target_cells:
            facts["cells"] = [spot(cell) for cell in battle.target_cells]
        else:
            facts["card"] = NAMES[battle.target_card]
        s.log.append(Event("attacks", "CA-FIGHT.1", facts))
    s.then(REVEAL)


# Steps 2 to 4: revealing, blood, the attacked Eight


class Reveal(Step[Castle]):
    """Turn the target up; a royal of the attacker's blood calls the attack off."""

    rule: ClassVar[str] = "CA-FIGHT.1"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        eight = False
        if battle.target_kind == CELLS:
            suits = blood(battle)
            kin = False
            for cell in battle.target_cells:
                card = s.card_at(battle.target_seat, cell)
                reveal(s, battle.target_seat, cell, card)
                eight = eight or RANK[card] == EIGHT
                kin = kin or (is_royal(card) and (suits >> SUIT[card]) & 1 == 1)
            if kin:
                call_off(s)
                return
        if eight and spy_cells(s, battle):
            s.then(ASK_SPY, ATTACKER_COMMITS)
        else:
            s.then(ATTACKER_COMMITS)


def call_off(s: Castle) -> None:
    """Kin have been found: the battle is over, and so is the whole turn (CA-BLOOD.2)."""
    battle = s.fighting()
    if s.log is not None:
        facts = {"seat": battle.seat, "lead": names(battle.lead), "target": battle.target_seat}
        s.log.append(Event("called_off", "CA-BLOOD.2", facts))
    end_battle(s)
    end_volley(s)


# Steps 5 and 6: reinforcements


class AttackerCommits(Step[Castle]):
    """First the attacker may commit reinforcements."""

    rule: ClassVar[str] = "CA-RALLY.5"

    def run(self, s: Castle, chance: Chance) -> None:
        if s.reinforcements[s.fighting().seat]:
            s.then(ASK_ATTACKER, DEFENDER_COMMITS)
        else:
            s.then(DEFENDER_COMMITS)


class DefenderCommits(Step[Castle]):
    """Then the defender may."""

    rule: ClassVar[str] = "CA-RALLY.5"

    def run(self, s: Castle, chance: Chance) -> None:
        if can_defend_with(s):
            s.then(ASK_DEFENDER, CLASH)
        else:
            s.then(CLASH)


def can_defend_with(s: Castle) -> list[int]:
    """The defender's reinforcements, less the one that is itself the target (CA-RALLY.7)."""
    battle = s.fighting()
    defender = s.defender()
    if defender < 0:  # CA-BARRICADE.4
        return []
    pool = s.reinforcements[defender]
    if battle.target_kind != REINFORCEMENT:
        return pool
    return [card for card in pool if card != battle.target_card]


class AskCommit(Decision[Castle]):
    """Any number of reinforcements, one card per step."""

    kind: ClassVar[str] = "commit"
    rule: ClassVar[str] = "CA-RALLY.5"
    verbs: ClassVar[tuple[str, ...]] = ("commit", "done")

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks

    def args(self) -> tuple[Any, ...]:
        return (self.attacks,)

    def seat(self, s: Castle) -> int:
        return s.fighting().seat if self.attacks else s.defender()

    def pool(self, s: Castle) -> list[int]:
        return s.reinforcements[s.fighting().seat] if self.attacks else can_defend_with(s)

    def legal(self, s: Castle) -> list[Action]:
        commit = s.words.commit
        actions = [commit[card] for card in self.pool(s)]
        actions.append(s.words.done)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        if action is s.words.done:
            return
        battle = s.fighting()
        seat = self.seat(s)
        card = s.words.card[action.number]
        s.reinforcements[seat].remove(card)
        if self.attacks:
            battle.attack_commit.append(card)
        else:
            battle.defence_commit.append(card)
        if s.log is not None:
            s.log.append(Event("committed", self.rule, {"seat": seat, "card": NAMES[card]}))
        if self.pool(s):
            s.then(self)

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.no_reinforcement(s, self.rule, self.seat(s), action)


# Steps 7 to 10: dice, scores, losses


class Clash(Step[Castle]):
    """Both sides roll; the attacker needs more than the defender."""

    rule: ClassVar[str] = "CA-FIGHT.5"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        cards = s.target_cards()
        defender = s.defender()
        no_dice = s.variant.no_dice
        count = attack_dice(s, battle)
        attack = throw(chance, count, no_dice)
        attack_score = total(attack, count, no_dice) + attack_bonus(s, battle, cards)
        against = defence_dice(s, battle, cards)
        defence = throw(chance, against, no_dice)
        defence_score = total(defence, against, no_dice) + defence_bonus(s, battle, cards)
        reserve: list[int] = []
        if is_double(defence, against, no_dice):  # CA-DOUBLE.6
            reserve = throw(chance, 2, no_dice)
            defence_score += total(reserve, 2, no_dice)
        battle.won = WON if attack_score > defence_score else LOST
        if battle.kind == FIELD and is_double(attack, count, no_dice):  # CA-DOUBLE.2
            battle.bonus = 1
            if s.variant.berserker and is_double_six(attack, count, no_dice):  # CA-BERSERK.1
                battle.bonus = 2
                battle.berserk = True
        if defender >= 0:
            if is_snake_eyes(attack, count, no_dice):  # CA-SNAKE.4
                battle.snakes.append(defender * 4 + battle.seat)
            if is_snake_eyes(defence, against, no_dice):
                battle.snakes.append(battle.seat * 4 + defender)
            battle.strike = is_struck_back(s, battle, cards)
        if s.log is not None:
            facts: dict[str, Any] = {
                "seat": battle.seat,
                "lead": NAMES[battle.weapon()],
                "against": names(cards),
                "attack_dice": told(attack, no_dice),
                "attack": attack_score,
                "defence_dice": told(defence, no_dice),
                "reserve_dice": told(reserve, no_dice),
                "defence": defence_score,
                "won": battle.won == WON,
            }
            if defender >= 0:
                facts["defender"] = defender
            s.log.append(Event("fought", self.rule, facts))
        discard_commitments(s, battle)
        if battle.won == WON:
            take_target(s, battle, cards)
        if battle.won == WON and battle.target_kind == CELLS and has_king(cards):
            king_falls(s, battle.target_seat)
        elif battle.snakes or battle.strike:
            s.then(AFTERMATH)


def is_struck_back(s: Castle, battle: Battle, cards: list[int]) -> bool:
    """A lost attack on a single number card of the same rank (CA-NUMBER.1)."""
    if not s.variant.same_number or battle.won == WON or len(cards) != 1:
        return False
    return is_number(cards[0]) and RANK[cards[0]] == RANK[battle.weapon()]


def discard_commitments(s: Castle, battle: Battle) -> None:
    """Committed cards are discarded, won or lost: the attacker's first (CA-RALLY.6)."""
    used = battle.attack_commit + battle.defence_commit
    if not used:
        return
    s.discard += used
    battle.attack_commit = []
    battle.defence_commit = []
    if s.log is not None:
        s.log.append(Event("discarded", "CA-RALLY.6", {"cards": names(used), "from": "commit"}))


def take_target(s: Castle, battle: Battle, cards: list[int]) -> None:
    """The defeated cards go aside, in the order named (CA-FIGHT.8, CA-BERSERK.5)."""
    seat = battle.target_seat
    if battle.target_kind == CELLS:
        for cell in battle.target_cells:
            s.take(seat, cell)
        battle.at_seat = seat
        battle.at_cells = battle.target_cells[:]
    elif battle.target_kind == REINFORCEMENT:
        s.reinforcements[seat].remove(battle.target_card)
    elif battle.target_kind == JOKER:
        s.jokers[seat].remove(battle.target_card)
    else:
        laid = s.barricade_at(seat, battle.target_cells[0])
        if laid is not None:
            s.barricades[seat].remove(laid)
    battle.aside += cards
    if s.log is not None:
        facts: dict[str, Any] = {"seat": seat, "cards": names(cards), "by": battle.seat}
        if battle.target_cells:
            facts["cells"] = [spot(cell) for cell in battle.target_cells]
        s.log.append(Event("fell", "CA-FIGHT.8", facts))


REVEAL: Final = Reveal()
ATTACKER_COMMITS: Final = AttackerCommits()
DEFENDER_COMMITS: Final = DefenderCommits()
CLASH: Final = Clash()
ASK_ATTACKER: Final = AskCommit(True)
ASK_DEFENDER: Final = AskCommit(False)
