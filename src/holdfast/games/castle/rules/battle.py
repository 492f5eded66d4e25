"""The course of a field battle: opening, pressing on, doubles, berserkers (CA-PRESS, CA-DOUBLE)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import EIGHT, LEFT, NAMES, NO_CARD, RANK, col_of, is_jack, names
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.combat import (
    aim_at_barricade,
    aim_at_cells,
    prepare,
)
from holdfast.games.castle.rules.drawing import draw_or_contest
from holdfast.games.castle.rules.ending import end_battle
from holdfast.games.castle.rules.grid import has_opening, is_barred, opening_cells
from holdfast.games.castle.rules.scores import blood
from holdfast.games.castle.rules.spies import spy, spy_cells
from holdfast.games.castle.state import (
    BARRICADE,
    CELLS,
    FIELD,
    FOR_EXTRA,
    RAM,
    WON,
    Battle,
    Castle,
)


def begin_battle(s: Castle, kind: int, lead: list[int]) -> Battle:
    """A battle of the seat whose turn it is; GOES_ON follows its combats."""
    battle = Battle(kind, s.turn, lead)
    s.battle = battle
    s.then(GOES_ON)
    return battle


# Targets


def add_openings(s: Castle, battle: Battle, actions: list[Action]) -> None:
    """The opening targets in all castles of living opponents, and own barricades (CA-REACH.4)."""
    suits = blood(battle)
    offer_openings(s, battle.seat, suits, actions)


def offer_openings(s: Castle, by: int, suits: int, actions: list[Action]) -> None:
    table = s.words.attack
    for seat in range(s.variant.players):
        if seat != by and s.alive[seat]:
            for cell in opening_cells(s, seat, suits):
                actions.append(table[seat * 256 + cell])
    for laid in s.barricades[by]:  # CA-DECIDE.3
        actions.append(table[by * 256 + laid.cell])


def open_attack(s: Castle, seat: int, cell: int) -> None:
    """Name an opening target: a card of an opponent or a barricade on the own castle."""
    if seat == s.fighting().seat:
        aim_at_barricade(s, cell)
    else:
        aim_at_cells(s, seat, [cell])


def press_targets(s: Castle, battle: Battle) -> list[int]:
    """Cards below, left or right of the cells won last, not barred (CA-PRESS.2, CA-PRESS.3)."""
    suits = blood(battle)
    found: list[int] = []
    reach = 2 if is_jack(battle.lead[0]) else 1  # CA-PRESS.4
    for cell in battle.at_cells:
        for steps in range(1, reach + 1):
            add_target(s, battle.at_seat, cell - 64 * steps, suits, found)
            add_target(s, battle.at_seat, cell - steps, suits, found)
            add_target(s, battle.at_seat, cell + steps, suits, found)
    return found


def add_target(s: Castle, seat: int, cell: int, suits: int, found: list[int]) -> None:
    card = s.card_at(seat, cell)
    if card != NO_CARD and cell not in found and not is_barred(s, card, suits):
        found.append(cell)


def group_targets(s: Castle, battle: Battle, seat: int, group: list[int]) -> list[int]:
    """Cards that can join a berserk group (CA-BERSERK.3)."""
    suits = blood(battle)
    found: list[int] = []
    for cell in group:
        add_target(s, seat, cell - 64, suits, found)
        add_target(s, seat, cell - 1, suits, found)
        add_target(s, seat, cell + 1, suits, found)
    return [cell for cell in found if cell not in group]


def next_for_ram(s: Castle, battle: Battle) -> int:
    """The next court card in the ram's direction, or -1 (CA-RAM.3)."""
    ahead = -1
    for cell in s.cells[battle.at_seat]:
        if cell >= 64:
            break
        if battle.side == LEFT:
            if cell > battle.at_cells[0]:
                return cell
        elif cell < battle.at_cells[0]:
            ahead = cell
    return ahead


# Step 13 of CA-FIGHT.1


class GoesOn(Step[Castle]):
    """After a combat the battle goes on or ends."""

    rule: ClassVar[str] = "CA-FIGHT.8"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.battle
        if battle is None:  # it was called off, given up or ended with a King
            return
        over_barricade = battle.target_kind == BARRICADE and battle.won == WON
        battle.clear_target()
        if battle.kind == RAM:
            self.ram_on(s, battle)
        elif over_barricade or not self.may_go_on(s, battle):  # CA-BARRICADE.4
            end_battle(s)
        elif battle.bonus > 0:
            s.then(EXTRA_CARDS, self)
        elif battle.at_seat < 0:
            s.then(ASK_ATTACK, self)
        else:
            s.then(ASK_PRESS, self)

    def may_go_on(self, s: Castle, battle: Battle) -> bool:
        """A win or a double, and something to attack next (CA-PRESS.1, CA-DOUBLE.3)."""
        if battle.kind != FIELD:  # CA-ARCHERS.3, CA-ASSASSIN.3
            return False
        if battle.won != WON and battle.bonus == 0:
            return False
        if battle.at_seat < 0:
            return has_opening(s, battle.seat, blood(battle))
        return len(press_targets(s, battle)) > 0

    def ram_on(self, s: Castle, battle: Battle) -> None:
        """The ram has no choice but to go on while it wins (CA-RAM.3)."""
        cell = next_for_ram(s, battle) if battle.won == WON else -1
        if cell < 0 or is_barred(s, s.card_at(battle.at_seat, cell), blood(battle)):
            end_battle(s)
            return
        s.then(self)
        aim_at_cells(s, battle.at_seat, [cell])


class ExtraCards(Step[Castle]):
    """A double brings an extra card, seen by all, before the attacker decides."""

    rule: ClassVar[str] = "CA-DOUBLE.4"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        while battle.bonus > 0:
            card = draw_or_contest(s, chance, FOR_EXTRA, self)
            if card == NO_CARD:
                if s.contest is None:  # CA-DOUBLE.5
                    battle.bonus = 0
                    break
                return
            battle.bonus -= 1
            battle.extra.append(card)
            if s.log is not None:
                facts = {"seat": battle.seat, "card": NAMES[card], "left": len(s.deck)}
                s.log.append(Event("extra", self.rule, facts))
        s.then(ASK_ATTACK if battle.at_seat < 0 else ASK_PRESS)


class AskAttack(Decision[Castle]):
    """Choose the opening target, or spy first with a leading Eight."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "CA-REACH.4"
    verbs: ClassVar[tuple[str, ...]] = ("attack", "spy", "berserk", "halt")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        actions: list[Action] = []
        add_openings(s, battle, actions)
        if can_still_spy(battle):
            table = s.words.spy
            for code in spy_cells(s, None):
                actions.append(table[code])
        if battle.berserk:
            suits = blood(battle)
            for seat in range(s.variant.players):
                if seat != battle.seat and s.alive[seat]:
                    offer_groups(s, battle, seat, opening_cells(s, seat, suits), actions)
        if battle.may_halt:
            actions.append(s.words.halt)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        seat, cell = s.words.seat[action.number], s.words.cell[action.number]
        if action.do == "attack":
            open_attack(s, seat, cell)
        elif action.do == "berserk":
            begin_group(s, battle, seat, cell)
        elif action.do == "spy":
            battle.spied = True
            spy(s, battle.seat, action)
            attack_after_spying(s, battle)
        else:
            halt(s, battle)

    def explain(self, s: Castle, action: Action) -> Refusal:
        battle = s.fighting()
        if action.do == "halt":
            return reasons.must_attack(s)
        if action.do == "spy":
            if RANK[battle.lead[0]] != EIGHT:
                return reasons.no_eight(battle.lead[0])
            if not can_still_spy(battle):
                return reasons.has_spied()
            return reasons.cannot_spy(s, action)
        if action.do == "berserk" and not battle.berserk:
            return reasons.not_berserk()
        refusal = reasons.cannot_open(s, battle.seat, battle.lead[0], action)
        return reasons.no_group(action) if refusal is None else refusal


def can_still_spy(battle: Battle) -> bool:
    """An Eight in a field battle may spy once, before the opening target (CA-SPY.2, CA-SPY.6)."""
    return RANK[battle.lead[0]] == EIGHT and not battle.spied


def attack_after_spying(s: Castle, battle: Battle) -> None:
    """After spying the Eight attacks; without a target the battle ends instead (CA-DECIDE.4)."""
    if has_opening(s, battle.seat, blood(battle)):
        s.then(ASK_ATTACK)
    else:
        end_battle(s)


def halt(s: Castle, battle: Battle) -> None:
    if s.log is not None:
        s.log.append(Event("halted", "CA-PRESS.1", {"seat": battle.seat}))
    end_battle(s)


class AskPress(Decision[Castle]):
    """Go on with the same lead against a neighbour of what fell, or halt."""

    kind: ClassVar[str] = "press"
    rule: ClassVar[str] = "CA-PRESS.1"
    verbs: ClassVar[tuple[str, ...]] = ("press", "berserk", "halt")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        table = s.words.press
        cells = press_targets(s, battle)
        actions = [table[cell] for cell in cells]
        if battle.berserk:
            offer_groups(s, battle, battle.at_seat, cells, actions)
        actions.append(s.words.halt)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        cell = s.words.cell[action.number]
        if action.do == "press":
            aim_at_cells(s, battle.at_seat, [cell])
        elif action.do == "berserk":
            begin_group(s, battle, battle.at_seat, cell)
        else:
            halt(s, battle)

    def explain(self, s: Castle, action: Action) -> Refusal:
        battle = s.fighting()
        if action.do == "berserk" and not battle.berserk:
            return reasons.not_berserk()
        refusal = reasons.cannot_press(s, battle, action, press_targets(s, battle))
        return reasons.no_group(action) if refusal is None else refusal


# Berserkers


def offer_groups(
    s: Castle, battle: Battle, seat: int, cells: list[int], actions: list[Action]
) -> None:
    """First cards of a group, each with at least one that could join it (CA-DECIDE.2)."""
    for cell in cells:
        if group_targets(s, battle, seat, [cell]):
            actions.append(s.words.berserk[seat * 256 + cell])


def begin_group(s: Castle, battle: Battle, seat: int, cell: int) -> None:
    """Name the first card of a berserk group (CA-BERSERK.3)."""
    prepare(battle)
    battle.target_kind = CELLS
    battle.target_seat = seat
    battle.target_cells = [cell]
    if s.log is not None:
        facts: dict[str, Any] = {
            "seat": battle.seat,
            "lead": names(battle.lead),
            "target": seat,
            "row": cell >> 6,
            "col": col_of(cell),
        }
        s.log.append(Event("berserk", "CA-BERSERK.3", facts))
    s.then(ASK_GROUP)


class AskGroup(Decision[Castle]):
    """Add cards to a berserk group, one at a time."""

    kind: ClassVar[str] = "berserk"
    rule: ClassVar[str] = "CA-BERSERK.3"
    verbs: ClassVar[tuple[str, ...]] = ("add", "done")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        table = s.words.add
        cells = group_targets(s, battle, battle.target_seat, battle.target_cells)
        actions = [table[cell] for cell in cells]
        if len(battle.target_cells) > 1:
            actions.append(s.words.done)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        if action is not s.words.done:
            battle.target_cells = [*battle.target_cells, s.words.cell[action.number]]
            if group_targets(s, battle, battle.target_seat, battle.target_cells):
                s.then(self)
                return
        aim_at_cells(s, battle.target_seat, battle.target_cells)

    def explain(self, s: Castle, action: Action) -> Refusal:
        battle = s.fighting()
        if action.do == "done":
            return reasons.group_too_small()
        return reasons.cannot_add(
            s, battle, action, group_targets(s, battle, battle.target_seat, battle.target_cells)
        )


GOES_ON: Final = GoesOn()
EXTRA_CARDS: Final = ExtraCards()
ASK_ATTACK: Final = AskAttack()
ASK_PRESS: Final = AskPress()
ASK_GROUP: Final = AskGroup()
