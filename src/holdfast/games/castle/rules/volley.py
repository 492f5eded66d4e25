"""Aces: a volley of archers, battering ram and assassin (chapter 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import (
    EIGHT,
    FIRST_JOKER,
    FIRST_ROYAL,
    LEFT,
    NAMES,
    NO_CARD,
    RANK,
    RIGHT,
    SUIT,
    TWO,
    col_of,
    names,
)
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.battle import begin_battle
from holdfast.games.castle.rules.combat import aim_at_card, aim_at_cells
from holdfast.games.castle.rules.drawing import draw_or_contest
from holdfast.games.castle.rules.ending import end_battle, end_volley
from holdfast.games.castle.rules.grid import court_size, is_barred
from holdfast.games.castle.rules.scores import blood
from holdfast.games.castle.state import (
    ARCHERS,
    ASSASSIN,
    FOR_VOLLEY,
    JOKER,
    RAM,
    REINFORCEMENT,
    Castle,
    Volley,
)


def begin_volley(s: Castle, ace: int) -> None:
    """An Ace used to attack draws two more cards (CA-ACE.2)."""
    s.volley = Volley(ace, [], 2)
    if s.log is not None:
        s.log.append(Event("volley", "CA-ACE.2", {"seat": s.turn, "card": NAMES[ace]}))
    s.then(DRAW_VOLLEY, NEXT_SHOT)


class DrawVolley(Step[Castle]):
    """Draw the cards of the volley, one after the other, seen by all."""

    rule: ClassVar[str] = "CA-ACE.2"

    def run(self, s: Castle, chance: Chance) -> None:
        volley = s.volley
        assert volley is not None
        while volley.owed > 0:
            card = draw_or_contest(s, chance, FOR_VOLLEY, self)
            if card == NO_CARD:
                if s.contest is None:  # CA-ACE.7
                    volley.owed = 0
                return
            volley.owed -= 1
            volley.cards.append(card)
            if s.log is not None:
                facts = {"seat": s.turn, "card": NAMES[card], "left": len(s.deck)}
                s.log.append(Event("volley_card", self.rule, facts))


class NextShot(Step[Castle]):
    """Ask for the next card of the volley while one has a target (CA-ACE.3)."""

    rule: ClassVar[str] = "CA-ACE.3"

    def run(self, s: Castle, chance: Chance) -> None:
        volley = s.volley
        if volley is None:  # the turn was called off
            return
        for card in volley.cards:
            if has_volley_target(s, volley.ace, card):
                s.then(ASK_VOLLEY, self)
                return
        end_volley(s)


def has_volley_target(s: Castle, ace: int, card: int) -> bool:
    suits = (1 << SUIT[ace]) | (1 << SUIT[card])
    if RANK[card] == TWO:
        return len(ram_targets(s, s.turn, suits)) > 0
    if RANK[card] == EIGHT:
        return len(assassin_targets(s, s.turn, suits)) > 0
    return len(archer_targets(s, s.turn)) > 0


class AskVolley(Decision[Castle]):
    """Use one of the cards drawn, in any order, or let the rest go."""

    kind: ClassVar[str] = "volley"
    rule: ClassVar[str] = "CA-ACE.3"
    verbs: ClassVar[tuple[str, ...]] = ("use", "halt")

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        volley = s.volley
        assert volley is not None
        table = s.words.use
        actions = [table[card] for card in volley.cards if has_volley_target(s, volley.ace, card)]
        actions.append(s.words.halt)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        volley = s.volley
        assert volley is not None
        if action is s.words.halt:
            end_volley(s)
            return
        card = s.words.card[action.number]
        volley.cards.remove(card)
        lead = [volley.ace, card]
        if s.log is not None:
            s.log.append(Event("used", self.rule, {"seat": s.turn, "lead": names(lead)}))
        if RANK[card] == TWO:
            begin_battle(s, RAM, lead)
            s.then(ASK_RAM)
        elif RANK[card] == EIGHT:
            begin_battle(s, ASSASSIN, lead)
            s.then(ASK_ASSASSIN)
        else:
            begin_battle(s, ARCHERS, lead)
            s.then(ASK_SHOOT)

    def explain(self, s: Castle, action: Action) -> Refusal:
        volley = s.volley
        assert volley is not None
        return reasons.cannot_use(volley.cards, s.words.card[action.number])


# Archers


def archer_targets(s: Castle, by: int) -> list[Action]:
    """Face-up cards outside courts, and reinforcements (CA-ARCHERS.1)."""
    words = s.words
    actions: list[Action] = []
    for seat in range(s.variant.players):
        if seat == by or not s.alive[seat]:
            continue
        cells, cards = s.cells[seat], s.cards[seat]
        for i in range(len(cells)):
            if cells[i] >= 64 and s.is_up(cards[i]):
                actions.append(words.shoot[seat * 256 + cells[i]])
        for card in s.reinforcements[seat]:
            actions.append(words.shoot_card[seat * FIRST_ROYAL + card])
    return actions


class AskShoot(Decision[Castle]):
    """Archers shoot at what lies face up."""

    kind: ClassVar[str] = "shoot"
    rule: ClassVar[str] = "CA-ARCHERS.1"
    verbs: ClassVar[tuple[str, ...]] = ("shoot",)

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        return archer_targets(s, s.fighting().seat)

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        aim(s, action)

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_shoot(s, s.fighting().seat, action)


def aim(s: Castle, action: Action) -> None:
    """Attack what an action of archers or assassin names: a cell, a reinforcement or a joker."""
    seat, card = s.words.seat[action.number], s.words.card[action.number]
    if card < 0:
        aim_at_cells(s, seat, [s.words.cell[action.number]])
    elif card >= FIRST_JOKER:
        aim_at_card(s, JOKER, seat, card)
    else:
        aim_at_card(s, REINFORCEMENT, seat, card)


# The battering ram


def outermost(s: Castle, seat: int, side: int) -> int:
    """The cell of the first court card that a ram meets on a side (CA-RAM.1)."""
    cells = s.cells[seat]
    return cells[0] if side == LEFT else cells[court_size(s, seat) - 1]


def ram_targets(s: Castle, by: int, suits: int) -> list[Action]:
    actions: list[Action] = []
    for seat in range(s.variant.players):
        if seat == by or not s.alive[seat]:
            continue
        for side in (LEFT, RIGHT):
            if not is_barred(s, s.card_at(seat, outermost(s, seat, side)), suits):
                actions.append(s.words.ram[seat * 2 + side])
    return actions


class AskRam(Decision[Castle]):
    """The ram starts at one end of a court."""

    kind: ClassVar[str] = "ram"
    rule: ClassVar[str] = "CA-RAM.1"
    verbs: ClassVar[tuple[str, ...]] = ("ram",)

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        return ram_targets(s, battle.seat, blood(battle))

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        seat = s.words.seat[action.number]
        battle.side = s.words.side[action.number]
        aim_at_cells(s, seat, [outermost(s, seat, battle.side)])

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_ram(s, s.fighting().seat, action)


# The assassin


def assassin_targets(s: Castle, by: int, suits: int) -> list[Action]:
    """Any card of an opponent, anywhere, that is not barred (CA-ASSASSIN.1)."""
    words = s.words
    actions: list[Action] = []
    for seat in range(s.variant.players):
        if seat == by or not s.alive[seat]:
            continue
        cells, cards = s.cells[seat], s.cards[seat]
        for i in range(len(cells)):
            if not is_barred(s, cards[i], suits):
                actions.append(words.assassinate[seat * 256 + cells[i]])
        for card in s.reinforcements[seat]:
            actions.append(words.assassinate_card[seat * FIRST_ROYAL + card])
        for joker in s.jokers[seat]:
            actions.append(words.assassinate_joker[seat * 2 + joker - FIRST_JOKER])
    return actions


class AskAssassin(Decision[Castle]):
    """The assassin may expose one card, once, and then strikes."""

    kind: ClassVar[str] = "assassin"
    rule: ClassVar[str] = "CA-ASSASSIN.1"
    verbs: ClassVar[tuple[str, ...]] = ("expose", "assassinate")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        actions = assassin_targets(s, battle.seat, blood(battle))
        if not battle.spied:
            for seat in range(s.variant.players):
                cells, cards = s.cells[seat], s.cards[seat]
                for i in range(len(cells)):
                    if not s.is_up(cards[i]):
                        actions.append(s.words.expose[seat * 256 + cells[i]])
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        if action.do == "assassinate":
            aim(s, action)
            return
        battle = s.fighting()
        battle.spied = True
        seat, cell = s.words.seat[action.number], s.words.cell[action.number]
        card = s.card_at(seat, cell)
        s.turn_up(card)
        if s.log is not None:
            facts = {
                "by": battle.seat,
                "seat": seat,
                "row": cell >> 6,
                "col": col_of(cell),
                "card": NAMES[card],
                "face": "up",
            }
            s.log.append(Event("exposed", self.rule, facts))
        if assassin_targets(s, battle.seat, blood(battle)):
            s.then(self)
        else:
            end_battle(s)

    def explain(self, s: Castle, action: Action) -> Refusal:
        battle = s.fighting()
        if action.do == "expose":
            return reasons.cannot_expose(s, battle.spied, action)
        return reasons.cannot_assassinate(s, battle.seat, action)


NEXT_SHOT: Final = NextShot()
DRAW_VOLLEY: Final = DrawVolley()
ASK_VOLLEY: Final = AskVolley()
ASK_SHOOT: Final = AskShoot()
ASK_RAM: Final = AskRam()
ASK_ASSASSIN: Final = AskAssassin()
