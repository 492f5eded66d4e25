"""Why an action is not allowed: the first condition that fails, in the order of the rules.

Sentences have gaps that the game's text fills; `_` marks them for translation.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.action import Action
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.cards import (
    ACE,
    COURT_LIMIT,
    EIGHT,
    NAMES,
    NO_CARD,
    RANK,
    SIDES,
    SIX,
    SUIT,
    SUITS,
    col_of,
    is_king,
    names,
    spot,
)
from holdfast.games.castle.rules.grid import (
    barricade_spots,
    court_size,
    is_barred,
    is_blocked,
    opening_cells,
    places,
)
from holdfast.games.castle.rules.scores import blood
from holdfast.games.castle.state import CELLS, REINFORCEMENT, Battle, Castle

NO_REINFORCEMENT: Final = _(
    "{card} is not among the reinforcements of {seat} that can be committed. There: {cards}."
)
IS_TARGET: Final = _("{card} is itself under attack and cannot be committed.")
OUT: Final = _("{seat} is out of the game.")
NOTHING_THERE: Final = _("No card of {seat} stands at row {row}, column {col}.")
JACK_STAYS: Final = _("{card} is a Jack, and Jacks always lie face up.")
UNDER_ATTACK: Final = _("{card} is under attack; a spy turns another card.")
NOT_THE_ROLLER: Final = _(
    "{seat} did not roll snake eyes. The card removed belongs to {roller}: {cells}."
)
NOT_REMOVABLE_COURT: Final = _("Snake eyes spare the court. Removable: {cells}.")
FACE_DOWN_FIRST: Final = _(
    "{card} lies face up; face-down cards outside the court go first: {cells}."
)
NOT_THE_ATTACKER: Final = _(
    "The counter-strike hits the castle of {roller}, not that of {seat}. There: {cells}."
)
STRIKE_SPARES_COURT: Final = _("A counter-strike spares the court. Outside it: {cells}.")
MUST_ATTACK: Final = _("In a sortie the card that leads must attack; there is no giving up.")
NO_EIGHT: Final = _("{card} does not spy; only an Eight does.")
HAS_SPIED: Final = _("An Eight spies once, before its first attack.")
NOT_BERSERK: Final = _("Only right after a double six can a group be attacked.")
OWN_CARD: Final = _(
    "Own cards are never attacked, and no barricade lies on row {row}, column {col}. "
    "Targets: {targets}."
)
BARRED: Final = _("{lead} cannot attack {card}: a royal of the same suit. Targets: {targets}.")
OUT_OF_REACH: Final = _(
    "The card of {seat} at row {row}, column {col} is covered above, left and right. "
    "Targets: {targets}."
)
NO_GROUP: Final = _(
    "No card below, left or right of row {row}, column {col} could join it in a group."
)
NOT_A_GROUP: Final = _("A barricade cannot be part of a group.")
WRONG_CASTLE: Final = _("The battle goes on in the castle of {seat}. Targets there: {cells}.")
NOT_A_NEIGHBOUR: Final = _(
    "Row {row}, column {col} is not directly below, left or right of what fell. Targets: {cells}."
)
GROUP_TOO_SMALL: Final = _("A group has at least two cards: add another one.")
IN_GROUP: Final = _("The card at row {row}, column {col} is in the group already.")
NOT_BESIDE_GROUP: Final = _(
    "Row {row}, column {col} is not below, left or right of a card in the group. "
    "It can grow by: {cells}."
)
NOT_IN_VOLLEY: Final = _("{card} is not one of the cards drawn for the volley. There: {cards}.")
NO_TARGET_FOR: Final = _("{card} has no target: nothing that its attack may go at.")
OWN_CASTLE: Final = _("An attack goes at an opponent, never at the own castle.")
SHOT_AT_COURT: Final = _("Archers cannot shoot into a court.")
SHOT_AT_HIDDEN: Final = _(
    "The card of {seat} at row {row}, column {col} lies face down; archers need a face-up one."
)
NOT_RALLIED: Final = _("{seat} has no reinforcement {card}. There: {cards}.")
NO_JOKER: Final = _("{seat} does not own {card}.")
RAM_BARRED: Final = _("{card}, a royal of the ram's own suits, stands at that end of the court.")
EXPOSED_ONCE: Final = _("The assassin has exposed a card already and must strike now.")
IS_UP: Final = _("{card} lies face up already.")
NO_GAP: Final = _(
    "There is no gap to close: no empty column between cards and no empty row beneath cards."
)
NAMES_A_CARD: Final = _("The drawn card is placed; only its row and column are named.")
NAME_THE_CARD: Final = _("Say which card to place. To arrange: {cards}.")
TAKEN: Final = _("Row {row}, column {col} is taken. Free: {cells}.")
BLOCKED: Final = _("A barricade keeps {seat} from building at row {row}, column {col}.")
COURT_FULL: Final = _("The court holds nine cards, and nine is the limit.")
TOO_FAR: Final = _(
    "In the court a card stands between others or beside an outer one: columns {first} to {last}."
)
NO_SUPPORT: Final = _(
    "No card stands below row {row}, column {col}; upper rows are built on cards. Free: {cells}."
)
JACK_LOST: Final = _("{seat} has no Jack any more, so nobody rallies to the flag.")
OTHER_SUIT: Final = _("{card} has not the suit of the Jack of {seat}.")
ACE_SHOOTS: Final = _("An Ace attacks with a volley; it leads only when no card can be drawn.")
NOT_AN_ACE: Final = _("{card} is no Ace; only an Ace begins a volley.")
NO_CARDS_FOR_VOLLEY: Final = _("No card can be drawn, so the Ace cannot begin a volley.")
NOT_A_SIX: Final = _("{card} is no Six; only a Six becomes a barricade.")
NO_BARRICADES: Final = _("This match is played without barricades.")
OWN_BARRICADE: Final = _("A barricade is laid on an opponent's castle.")
BARRICADE_THERE: Final = _("A barricade lies at row {row}, column {col} already.")
NO_SUCH_SIDE: Final = _(
    "Row {row}, column {col} is not directly beyond the cards of {seat} on that side. "
    "There: {cells}."
)
MUST_BE_USED: Final = _("{card} can still be used, so it cannot be thrown away.")
KING_STAYS: Final = _("The King never leads an attack. Possible: {cells}.")
LEAD_HAS_NO_TARGET: Final = _("{card} has nothing to attack. Possible: {cells}.")
NOT_IN_HAND: Final = _("{card} is not among the cards of {seat} to arrange. There: {cards}.")
NOT_BETWEEN: Final = _(
    "A card is inserted between court cards: before column {first} up to {last}."
)
BEYOND_SETUP: Final = _("Five cards never reach row {row}, column {col}.")


def place_of(action: Action) -> dict[str, Any]:
    """The facts that nearly every sentence needs: seat, row and column of the action."""
    facts: dict[str, Any] = {}
    for key in ("seat", "row", "col"):
        if key in action.args:
            facts[key] = action.args[key]
    return facts


def spots(cells: list[int]) -> list[list[int]]:
    return [spot(cell) for cell in cells]


def missing(s: Castle, rule: str, seat: int, cell: int) -> Refusal | None:
    """Nobody can point at a castle that is gone, or at an empty cell."""
    facts: dict[str, Any] = {"seat": seat, "row": cell >> 6, "col": col_of(cell)}
    if not s.alive[seat]:
        return Refusal("CA-END.1", OUT, facts)
    if not s.has_card(seat, cell):
        return Refusal(rule, NOTHING_THERE, facts)
    return None


# Combat


def no_reinforcement(s: Castle, rule: str, seat: int, action: Action) -> Refusal:
    card = s.words.card[action.number]
    battle = s.battle
    if battle is not None and battle.target_kind == REINFORCEMENT and battle.target_card == card:
        return Refusal("CA-RALLY.7", IS_TARGET, {"card": NAMES[card]})
    cards = names(s.reinforcements[seat])
    return Refusal(rule, NO_REINFORCEMENT, {"card": NAMES[card], "seat": seat, "cards": cards})


def cannot_spy(s: Castle, action: Action) -> Refusal:
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    refusal = missing(s, "CA-SPY.1", seat, cell)
    if refusal is not None:
        return refusal
    facts = place_of(action)
    facts["card"] = NAMES[s.card_at(seat, cell)]  # a card under attack or a Jack: both lie face up
    battle = s.battle
    if battle is not None and battle.target_seat == seat and cell in battle.target_cells:
        return Refusal("CA-SPY.5", UNDER_ATTACK, facts)
    return Refusal("CA-SPY.5", JACK_STAYS, facts)


def cannot_remove(s: Castle, action: Action, victim: int) -> Refusal:
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    down: list[int] = []
    up: list[int] = []
    for other in s.cells[victim]:
        if other >= 64:
            (up if s.is_up(s.card_at(victim, other)) else down).append(other)
    facts = place_of(action)
    facts["roller"] = victim
    facts["cells"] = spots(down if down else up)
    if seat != victim:
        return Refusal("CA-SNAKE.2", NOT_THE_ROLLER, facts)
    refusal = missing(s, "CA-SNAKE.2", seat, cell)
    if refusal is not None:
        return refusal
    if cell < 64:
        return Refusal("CA-SNAKE.2", NOT_REMOVABLE_COURT, facts)
    facts["card"] = NAMES[s.card_at(seat, cell)]
    return Refusal("CA-SNAKE.2", FACE_DOWN_FIRST, facts)


def cannot_strike(s: Castle, action: Action, struck: int) -> Refusal:
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    facts = place_of(action)
    facts["roller"] = struck
    facts["cells"] = spots([other for other in s.cells[struck] if other >= 64])
    if seat != struck:
        return Refusal("CA-NUMBER.2", NOT_THE_ATTACKER, facts)
    refusal = missing(s, "CA-NUMBER.2", seat, cell)
    if refusal is not None:
        return refusal
    return Refusal("CA-NUMBER.2", STRIKE_SPARES_COURT, facts)


# The course of a battle


def must_attack(s: Castle) -> Refusal:
    return Refusal("CA-EMPTY.3", MUST_ATTACK, {})


def no_eight(card: int) -> Refusal:
    return Refusal("CA-SPY.2", NO_EIGHT, {"card": NAMES[card]})


def has_spied() -> Refusal:
    return Refusal("CA-SPY.6", HAS_SPIED, {})


def not_berserk() -> Refusal:
    return Refusal("CA-BERSERK.2", NOT_BERSERK, {})


def openings(s: Castle, by: int, lead: int) -> list[list[int]]:
    """Every opening target of a lead, as seat, row and column."""
    found: list[list[int]] = []
    for seat in range(s.variant.players):
        if seat != by and s.alive[seat]:
            for cell in opening_cells(s, seat, 1 << SUIT[lead]):
                found.append([seat, *spot(cell)])
    for laid in s.barricades[by]:
        found.append([by, *spot(laid.cell)])
    return found


def cannot_open(s: Castle, by: int, lead: int, action: Action) -> Refusal | None:
    """Why an opening target is none; None when it is one."""
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    facts = place_of(action)
    facts["targets"] = openings(s, by, lead)
    if seat == by:
        if s.barricade_at(by, cell) is not None:
            return Refusal("CA-BERSERK.3", NOT_A_GROUP, facts)
        return Refusal("CA-REACH.4", OWN_CARD, facts)
    refusal = missing(s, "CA-REACH.4", seat, cell)
    if refusal is not None:
        return refusal
    card = s.card_at(seat, cell)
    if is_barred(s, card, 1 << SUIT[lead]):
        facts["lead"] = NAMES[lead]
        facts["card"] = NAMES[card]
        return Refusal("CA-BLOOD.1", BARRED, facts)
    if cell not in opening_cells(s, seat, 1 << SUIT[lead]):
        return Refusal("CA-REACH.3", OUT_OF_REACH, facts)
    return None


def no_group(action: Action) -> Refusal:
    return Refusal("CA-DECIDE.2", NO_GROUP, place_of(action))


def cannot_press(s: Castle, battle: Battle, action: Action, cells: list[int]) -> Refusal | None:
    cell = s.words.cell[action.number]
    facts = place_of(action)
    named = s.words.seat[action.number]
    facts["seat"] = battle.at_seat
    facts["cells"] = spots(cells)
    if named >= 0 and named != battle.at_seat:
        return Refusal("CA-PRESS.2", WRONG_CASTLE, facts)
    refusal = missing(s, "CA-PRESS.2", battle.at_seat, cell)
    if refusal is not None:
        return refusal
    if cell in cells:
        return None
    return not_beside(s, battle, cell, facts, "CA-PRESS.2", NOT_A_NEIGHBOUR)


def not_beside(
    s: Castle, battle: Battle, cell: int, facts: dict[str, Any], rule: str, sentence: str
) -> Refusal:
    """A card that is no neighbour, or one that is barred."""
    seat = battle.target_seat if battle.target_kind == CELLS else battle.at_seat
    card = s.card_at(seat, cell)
    if is_barred(s, card, blood(battle)):
        facts["lead"] = NAMES[battle.lead[0]]
        facts["card"] = NAMES[card]
        facts["targets"] = [[seat, *there] for there in facts["cells"]]
        return Refusal("CA-BLOOD.1", BARRED, facts)
    return Refusal(rule, sentence, facts)


def group_too_small() -> Refusal:
    return Refusal("CA-BERSERK.3", GROUP_TOO_SMALL, {})


def cannot_add(s: Castle, battle: Battle, action: Action, cells: list[int]) -> Refusal:
    cell = s.words.cell[action.number]
    facts = place_of(action)
    facts["seat"] = battle.target_seat
    facts["cells"] = spots(cells)
    refusal = missing(s, "CA-BERSERK.3", battle.target_seat, cell)
    if refusal is not None:
        return refusal
    if cell in battle.target_cells:
        return Refusal("CA-BERSERK.3", IN_GROUP, facts)
    return not_beside(s, battle, cell, facts, "CA-BERSERK.3", NOT_BESIDE_GROUP)


# Volleys


def cannot_use(cards: list[int], card: int) -> Refusal:
    facts: dict[str, Any] = {"card": NAMES[card], "cards": names(cards)}
    if card not in cards:
        return Refusal("CA-ACE.3", NOT_IN_VOLLEY, facts)
    return Refusal("CA-ACE.3", NO_TARGET_FOR, facts)


def not_an_opponent(s: Castle, rule: str, by: int, seat: int) -> Refusal | None:
    if seat == by:
        return Refusal(rule, OWN_CASTLE, {})
    if not s.alive[seat]:
        return Refusal("CA-END.1", OUT, {"seat": seat})
    return None


def not_owned(s: Castle, rule: str, seat: int, card: int) -> Refusal:
    """Neither a reinforcement nor a joker of that seat."""
    facts: dict[str, Any] = {"seat": seat, "card": NAMES[card]}
    if RANK[card] == 0:
        return Refusal(rule, NO_JOKER, facts)
    facts["cards"] = names(s.reinforcements[seat])
    return Refusal(rule, NOT_RALLIED, facts)


def cannot_shoot(s: Castle, by: int, action: Action) -> Refusal:
    rule = "CA-ARCHERS.1"
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    refusal = not_an_opponent(s, rule, by, seat)
    if refusal is not None:
        return refusal
    if cell < 0:
        return not_owned(s, rule, seat, s.words.card[action.number])
    refusal = missing(s, rule, seat, cell)
    if refusal is not None:
        return refusal
    if cell < 64:
        return Refusal(rule, SHOT_AT_COURT, place_of(action))
    return Refusal(rule, SHOT_AT_HIDDEN, place_of(action))


def cannot_ram(s: Castle, by: int, action: Action) -> Refusal:
    seat = s.words.seat[action.number]
    refusal = not_an_opponent(s, "CA-RAM.1", by, seat)
    if refusal is not None:
        return refusal
    cells = s.cells[seat]
    end = cells[0] if s.words.side[action.number] == 0 else cells[court_size(s, seat) - 1]
    facts = place_of(action)
    facts["card"] = NAMES[s.card_at(seat, end)]
    return Refusal("CA-BLOOD.1", RAM_BARRED, facts)


def cannot_expose(s: Castle, exposed: bool, action: Action) -> Refusal:
    if exposed:
        return Refusal("CA-ASSASSIN.1", EXPOSED_ONCE, {})
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    refusal = missing(s, "CA-ASSASSIN.1", seat, cell)
    if refusal is not None:
        return refusal
    facts = place_of(action)
    facts["card"] = NAMES[s.card_at(seat, cell)]
    return Refusal("CA-ASSASSIN.4", IS_UP, facts)


def cannot_assassinate(s: Castle, by: int, action: Action) -> Refusal:
    rule = "CA-ASSASSIN.1"
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    refusal = not_an_opponent(s, rule, by, seat)
    if refusal is not None:
        return refusal
    if cell < 0:
        return not_owned(s, rule, seat, s.words.card[action.number])
    refusal = missing(s, rule, seat, cell)
    if refusal is not None:
        return refusal
    battle = s.fighting()
    facts = place_of(action)
    facts["lead"] = names(battle.lead)
    facts["card"] = NAMES[s.card_at(seat, cell)]
    targets: list[list[int]] = []
    for other in range(s.variant.players):
        if other != by:
            for there in s.cells[other]:
                if not is_barred(s, s.card_at(other, there), blood(battle)):
                    targets.append([other, *spot(there)])
    facts["targets"] = targets
    return Refusal("CA-BLOOD.1", BARRED, facts)


# Turns


def no_gap(seat: int) -> Refusal:
    return Refusal("CA-GAP.3", NO_GAP, {"seat": seat})


def cannot_use_card(s: Castle, action: Action) -> Refusal:
    """Why the drawn card cannot be used this way (CA-TURN.4)."""
    card, me, do = s.drawn, s.turn, action.do
    facts: dict[str, Any] = {"card": NAMES[card], "seat": me}
    if do == "place":
        if s.words.card[action.number] >= 0:
            return Refusal("CA-TURN.4", NAMES_A_CARD, facts)
        return cannot_place(s, me, s.words.cell[action.number])
    if do == "rally":
        if s.jack_suit(me) >= len(SUITS):
            return Refusal("CA-RALLY.2", JACK_LOST, facts)
        return Refusal("CA-RALLY.1", OTHER_SUIT, facts)
    if do == "volley":
        if RANK[card] != ACE:
            return Refusal("CA-ACE.2", NOT_AN_ACE, facts)
        return Refusal("CA-ACE.7", NO_CARDS_FOR_VOLLEY, facts)
    if do == "attack":
        if RANK[card] == ACE and s.can_draw():
            return Refusal("CA-ACE.7", ACE_SHOOTS, facts)
        refusal = cannot_open(s, me, card, action)
        return Refusal("CA-TURN.4", OWN_CASTLE, facts) if refusal is None else refusal
    if do == "spy":
        return no_eight(card) if RANK[card] != EIGHT else cannot_spy(s, action)
    if do == "barricade":
        return cannot_barricade(s, card, action)
    return Refusal("CA-TURN.5", MUST_BE_USED, facts)


def cannot_place(s: Castle, seat: int, cell: int) -> Refusal:
    """Why a cell of the own castle takes no card (CA-PLACE)."""
    cells = s.cells[seat]
    facts: dict[str, Any] = {
        "seat": seat,
        "row": cell >> 6,
        "col": col_of(cell),
        "cells": spots(places(s, seat)),
    }
    if s.has_card(seat, cell):
        return Refusal("CA-PLACE.3", TAKEN, facts)
    if cell < 64:
        size = court_size(s, seat)
        if size >= COURT_LIMIT:
            return Refusal("CA-GRID.3", COURT_FULL, facts)
        facts["first"] = col_of(cells[0]) - 1
        facts["last"] = col_of(cells[size - 1]) + 1
        if not cells[0] - 1 <= cell <= cells[size - 1] + 1:
            return Refusal("CA-PLACE.1", TOO_FAR, facts)
    elif not s.has_card(seat, cell - 64):
        return Refusal("CA-PLACE.2", NO_SUPPORT, facts)
    if is_blocked(s, seat, cell):
        return Refusal("CA-BARRICADE.2", BLOCKED, facts)
    return Refusal("CA-SETUP.4", BEYOND_SETUP, facts)


def cannot_barricade(s: Castle, card: int, action: Action) -> Refusal:
    facts: dict[str, Any] = place_of(action)
    facts["card"] = NAMES[card]
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    if not s.variant.barricade:
        return Refusal("CA-BARRICADE.1", NO_BARRICADES, facts)
    if RANK[card] != SIX:
        return Refusal("CA-BARRICADE.1", NOT_A_SIX, facts)
    if seat == s.turn:
        return Refusal("CA-BARRICADE.1", OWN_BARRICADE, facts)
    if not s.alive[seat]:
        return Refusal("CA-END.1", OUT, facts)
    if s.barricade_at(seat, cell) is not None:
        return Refusal("CA-BARRICADE.1", BARRICADE_THERE, facts)
    side = s.words.side[action.number]
    facts["side"] = SIDES[side]
    facts["cells"] = [spot(code & 255) for code in barricade_spots(s, seat) if code >> 8 == side]
    return Refusal("CA-BARRICADE.1", NO_SUCH_SIDE, facts)


def cannot_lead(s: Castle, action: Action, cells: list[int]) -> Refusal:
    cell = s.words.cell[action.number]
    refusal = missing(s, "CA-EMPTY.3", s.turn, cell)
    if refusal is not None:
        return refusal
    card = s.card_at(s.turn, cell)
    facts = place_of(action)
    facts["card"] = NAMES[card]
    facts["cells"] = spots(cells)
    if is_king(card):
        return Refusal("CA-ROYAL.6", KING_STAYS, facts)
    return Refusal("CA-EMPTY.3", LEAD_HAS_NO_TARGET, facts)


# Setup


def cannot_arrange(s: Castle, seat: int, action: Action, columns: list[int]) -> Refusal:
    card, cell = s.words.card[action.number], s.words.cell[action.number]
    facts: dict[str, Any] = {"seat": seat, "cards": names(s.hand[seat])}
    if card == NO_CARD:
        return Refusal("CA-SETUP.4", NAME_THE_CARD, facts)
    facts["card"] = NAMES[card]
    if card not in s.hand[seat]:
        return Refusal("CA-SETUP.4", NOT_IN_HAND, facts)
    if action.do == "place":
        return cannot_place(s, seat, cell)
    if not columns:
        return Refusal("CA-GRID.3", COURT_FULL, facts)
    facts["first"] = col_of(columns[0])
    facts["last"] = col_of(columns[-1])
    return Refusal("CA-SETUP.4", NOT_BETWEEN, facts)
