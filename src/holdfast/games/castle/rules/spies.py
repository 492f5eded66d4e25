"""Turning cards over: revealing a target, and the Eights' spies (CA-FIGHT.1, chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal
from holdfast.games.castle.cards import NAMES, col_of
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.state import CELLS, Battle, Castle, can_be_turned


def reveal(s: Castle, seat: int, cell: int, card: int) -> None:
    if s.is_up(card):
        return
    s.turn_up(card)
    if s.log is not None:
        facts = {"seat": seat, "row": cell >> 6, "col": col_of(cell), "card": NAMES[card]}
        s.log.append(Event("revealed", "CA-FIGHT.1", facts))


def spy_cells(s: Castle, battle: Battle | None) -> list[int]:
    """Every card a spy may turn, as `seat * 256 + cell` (CA-SPY.1, CA-SPY.5)."""
    found: list[int] = []
    for seat in range(s.variant.players):
        cells, cards = s.cells[seat], s.cards[seat]
        under_attack: list[int] = []
        if battle is not None and battle.target_kind == CELLS and battle.target_seat == seat:
            under_attack = battle.target_cells
        for i in range(len(cells)):
            if can_be_turned(cards[i]) and cells[i] not in under_attack:
                found.append(seat * 256 + cells[i])
    return found


def spy(s: Castle, by: int, action: Action) -> None:
    """Turn a card over: face down becomes face up and the other way round (CA-SPY.1)."""
    seat, cell = s.words.seat[action.number], s.words.cell[action.number]
    card = s.card_at(seat, cell)
    if s.is_up(card):
        s.turn_down(card)
    else:
        s.turn_up(card)
    if s.log is not None:
        facts = {
            "by": by,
            "seat": seat,
            "row": cell >> 6,
            "col": col_of(cell),
            "card": NAMES[card],
            "face": "up" if s.is_up(card) else "down",
        }
        s.log.append(Event("spied", "CA-SPY.1", facts))


class AskSpy(Decision[Castle]):
    """The owner of an attacked Eight may spy before the dice."""

    kind: ClassVar[str] = "spy"
    rule: ClassVar[str] = "CA-SPY.4"
    verbs: ClassVar[tuple[str, ...]] = ("spy", "pass")

    def seat(self, s: Castle) -> int:
        return s.fighting().target_seat

    def legal(self, s: Castle) -> list[Action]:
        table = s.words.spy
        actions = [table[code] for code in spy_cells(s, s.battle)]
        actions.append(s.words.stop)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        if action is not s.words.stop:
            spy(s, self.seat(s), action)

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_spy(s, action)


ASK_SPY: Final = AskSpy()
