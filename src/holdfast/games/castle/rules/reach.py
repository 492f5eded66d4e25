"""What can be attacked: open space, reachable cards, and the opening target (chapter 5)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import (
    ACE,
    EVERYWHERE,
    NAMES,
    RANK,
    ROW,
    bit,
    count_bits,
    is_royal,
    spot,
)
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.parts import suit_bit
from holdfast.games.castle.refusals import BARRED, at, missing
from holdfast.games.castle.rules.berserk.group import no_group, offer_groups
from holdfast.games.castle.rules.blood import barred_royals, is_barred
from holdfast.games.castle.rules.decide import CastleDecision, OnCastle
from holdfast.games.castle.rules.end import end_battle
from holdfast.games.castle.rules.fight.combat import aim_at_barricade, aim_at_cell
from holdfast.games.castle.rules.place import add_cells
from holdfast.games.castle.rules.spy import Spy, can_still_spy, offer_spies

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle

OWN_CARD: Final = _(
    "Own cards are never attacked, and no barricade lies {place}. Targets: {targets}."
)
OUT_OF_REACH: Final = _(
    "The card of {seat} {place} is covered above, left and right. Targets: {targets}."
)
NOT_A_GROUP: Final = _("A barricade cannot be part of a group.")
ACE_SHOOTS: Final = _("An Ace attacks with a volley; it leads only when no card can be drawn.")


def spread(seed: i64, empty: i64) -> i64:
    """The empty cells of a row that are joined to `seed` by empty cells."""
    while True:
        wider = (seed | (seed << 1) | (seed >> 1)) & empty
        if wider == seed:
            return seed
        seed = wider


def reachable(fort: Fort) -> list[int]:
    """The cells of all reachable cards: open above, left or right (CA-REACH.3, CA-REACH.6).

    Open is empty space joined to the outside (CA-REACH.2). What is open below a card does not
    count (CA-REACH.5), but a hole may lead up again beside it.
    """
    empty0 = EVERYWHERE & ~fort.row0
    empty1 = EVERYWHERE & ~fort.row1
    empty2 = EVERYWHERE & ~fort.row2
    open3 = EVERYWHERE & ~fort.row3
    open2 = spread(open3 & empty2, empty2)
    open1 = spread(open2 & empty1, empty1)
    open0 = spread(open1 & empty0, empty0)
    while True:
        more1 = spread((open1 | open0 | open2) & empty1, empty1)
        more2 = spread((open2 | more1) & empty2, empty2)
        if more1 == open1 and more2 == open2:
            break
        open1 = more1
        open2 = more2
        open0 = spread((open0 | open1) & empty0, empty0)
    found: list[int] = []
    add_cells(fort.row0 & (open1 | (open0 << 1) | (open0 >> 1)), 0, found)
    add_cells(fort.row1 & (open2 | (open1 << 1) | (open1 >> 1)), ROW, found)
    add_cells(fort.row2 & (open3 | (open2 << 1) | (open2 >> 1)), 2 * ROW, found)
    add_cells(fort.row3, 3 * ROW, found)
    return found


def openings_of(s: Castle, seat: int) -> list[Action]:
    """The attacks on all reachable cards of a castle; kept until a card of it moves."""
    fort = s.forts[seat]
    kept = fort.openings
    if kept is None:
        table = s.actions.attack
        royals: i64 = 0
        kept = []
        for cell in reachable(fort):
            kept.append(table[seat * 256 + cell])
            if cell < ROW:  # CA-GRID.2
                card: i64 = fort.card_at(cell)
                if is_royal(card):
                    royals |= bit(card)
        fort.openings = kept
        fort.open_royals = royals
    return kept


def offer_openings(s: Castle, by: int, suits: i64, actions: list[Action]) -> None:
    """The opening targets in all castles of living opponents, and own barricades (CA-REACH.4).

    Reinforcements and jokers are none (CA-REACH.7).
    """
    barred = barred_royals(s, suits)
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat == by or not fort.alive:
            continue
        openings = openings_of(s, seat)
        if fort.open_royals & barred == 0:
            actions.extend(openings)
        else:
            for action in openings:
                assert isinstance(action, Attack)
                if not is_barred(s, fort.card_at(action.cell), suits):
                    actions.append(action)
    for laid in s.forts[by].barricades:  # CA-DECIDE.3
        actions.append(s.actions.attack[by * 256 + laid.cell])


def opening_cells(s: Castle, seat: int, suits: i64) -> list[int]:
    """The opening targets in one castle."""
    fort = s.forts[seat]
    return [cell for cell in reachable(fort) if not is_barred(s, fort.card_at(cell), suits)]


def has_opening(s: Castle, by: int, suits: i64) -> bool:
    """Whether a lead of seat `by` has any opening target (CA-REACH.4)."""
    if s.forts[by].barricades:
        return True
    barred = barred_royals(s, suits)
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat != by and fort.alive:
            openings = openings_of(s, seat)
            if len(openings) > count_bits(fort.open_royals & barred):
                return True
    return False


class AskAttack(CastleDecision):
    """Choose the opening target, or spy first with a leading Eight."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "CA-REACH.4"
    verbs: ClassVar[tuple[str, ...]] = ("attack", "spy", "berserk", "halt")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        actions: list[Action] = []
        offer_openings(s, battle.seat, battle.suits, actions)
        if can_still_spy(battle):
            offer_spies(s, actions)
        if battle.berserk:
            for seat in range(s.players):
                if seat != battle.seat and s.forts[seat].alive:
                    cells = opening_cells(s, seat, battle.suits)
                    offer_groups(s, battle, seat, cells, actions)
        if battle.may_halt:
            actions.append(s.actions.halt)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        super().play(s, action, chance)
        if isinstance(action, Spy):
            attack_after_spying(s)


def attack_after_spying(s: Castle) -> None:
    """After spying the Eight attacks; without a target the battle ends instead (CA-DECIDE.4)."""
    battle = s.fighting()
    if has_opening(s, battle.seat, battle.suits):
        s.then(ASK_ATTACK)
    else:
        end_battle(s)


class Attack(OnCastle):
    """Attack a card of an opponent, or a barricade on the own castle (CA-REACH.4, CA-DECIDE.3)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "attack", seat, cell)

    def play(self, s: Castle, chance: Chance) -> None:
        if self.seat == s.fighting().seat:
            aim_at_barricade(s, self.cell)
        else:
            aim_at_cell(s, self.seat, self.cell)

    def why(self, s: Castle) -> Refusal:
        battle = s.battle
        if battle is not None:
            return cannot_open(s, battle.seat, battle.lead[0], self.seat, self.cell)
        if RANK[s.drawn] == ACE and s.can_draw():
            facts = {"card": NAMES[s.drawn], "seat": s.turn}
            return Refusal("CA-ACE.7", ACE_SHOOTS, facts)
        return cannot_open(s, s.turn, s.drawn, self.seat, self.cell)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


def cannot_open(s: Castle, by: int, lead: int, seat: int, cell: int) -> Refusal:
    """Why an opening target is none: the first reason; last, that it has no group (CA-DECIDE.2)."""
    suits = suit_bit(lead)
    facts: Facts = {"seat": seat, **at(cell), "targets": open_targets(s, by, suits)}
    if seat == by:
        if s.forts[by].barricade_at(cell) is not None:
            return Refusal("CA-BERSERK.3", NOT_A_GROUP, facts)
        return Refusal("CA-REACH.4", OWN_CARD, facts)
    refusal = missing(s, "CA-REACH.4", seat, cell)
    if refusal is not None:
        return refusal
    card = s.card_at(seat, cell)
    if is_barred(s, card, suits):
        facts["lead"] = NAMES[lead]
        facts["card"] = NAMES[card]
        return Refusal("CA-BLOOD.1", BARRED, facts)
    if cell not in opening_cells(s, seat, suits):
        return Refusal("CA-REACH.3", OUT_OF_REACH, facts)
    return no_group(seat, cell)


def open_targets(s: Castle, by: int, suits: i64) -> list[list[int]]:
    """Every opening target, as seat, row and column."""
    offered: list[Action] = []
    offer_openings(s, by, suits, offered)
    found: list[list[int]] = []
    for action in offered:
        assert isinstance(action, Attack)
        found.append([action.seat, *spot(action.cell)])
    return found


ASK_ATTACK: Final = AskAttack()
