"""After a combat: snake eyes and the counter-strike (chapters 7 and 16)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import NAMES, col_of
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.dice import is_double, throw, told, total
from holdfast.games.castle.rules.scores import standing_dice, standing_value
from holdfast.games.castle.rules.spies import reveal
from holdfast.games.castle.state import Castle

STRIKE: Final = 5


class Aftermath(Step[Castle]):
    """Snake eyes in order, then the counter-strike, each asked if there is a card to lose."""

    rule: ClassVar[str] = "CA-SNAKE.5"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        while battle.snakes:
            if has_outside(s, battle.snakes[0] & 3):
                s.then(ASK_SNAKE_EYES, self)
                return
            del battle.snakes[0]  # CA-SNAKE.3
        if battle.strike:
            if has_outside(s, battle.seat):
                s.then(ASK_COUNTER, self)
                return
            battle.strike = False


def has_outside(s: Castle, seat: int) -> bool:
    """Whether a castle has a card outside its court."""
    cells = s.cells[seat]
    return len(cells) > 0 and cells[-1] >= 64


def outside(s: Castle, seat: int) -> list[int]:
    return [cell for cell in s.cells[seat] if cell >= 64]


def removable(s: Castle, seat: int) -> list[int]:
    """Face-down cards outside the court, or if there are none the face-up ones (CA-SNAKE.2)."""
    cells = outside(s, seat)
    down = [cell for cell in cells if not s.is_up(s.card_at(seat, cell))]
    return down if down else cells


class AskSnakeEyes(Decision[Castle]):
    """The opponent of the roller may remove a card outside the roller's court."""

    kind: ClassVar[str] = "snake_eyes"
    rule: ClassVar[str] = "CA-SNAKE.2"
    verbs: ClassVar[tuple[str, ...]] = ("remove", "pass")

    def seat(self, s: Castle) -> int:
        return s.fighting().snakes[0] >> 2

    def legal(self, s: Castle) -> list[Action]:
        victim = s.fighting().snakes[0] & 3
        table = s.words.remove
        actions = [table[victim * 256 + cell] for cell in removable(s, victim)]
        actions.append(s.words.stop)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        chooser, victim = battle.snakes[0] >> 2, battle.snakes[0] & 3
        del battle.snakes[0]
        if action is s.words.stop:
            return
        cell = s.words.cell[action.number]
        card = s.take(victim, cell)
        s.lose(card)
        if s.log is not None:
            facts = {
                "by": chooser,
                "seat": victim,
                "row": cell >> 6,
                "col": col_of(cell),
                "card": NAMES[card],
            }
            s.log.append(Event("removed", self.rule, facts))

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_remove(s, action, s.fighting().snakes[0] & 3)


class AskCounter(Decision[Castle]):
    """The defender chooses which card of the attacker's castle the militia strikes."""

    kind: ClassVar[str] = "counter"
    rule: ClassVar[str] = "CA-NUMBER.2"
    verbs: ClassVar[tuple[str, ...]] = ("strike",)

    def seat(self, s: Castle) -> int:
        return s.defender()

    def legal(self, s: Castle) -> list[Action]:
        seat = s.fighting().seat
        table = s.words.strike
        return [table[seat * 256 + cell] for cell in outside(s, seat)]

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        battle.strike = False
        s.then(Strike(s.words.cell[action.number]))

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.cannot_strike(s, action, s.fighting().seat)


class Strike(Step[Castle]):
    """Two dice + 5 from within, against the usual defence of the card struck."""

    rule: ClassVar[str] = "CA-NUMBER.2"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def args(self) -> tuple[Any, ...]:
        return (self.cell,)

    def run(self, s: Castle, chance: Chance) -> None:
        seat = s.fighting().seat
        card = s.card_at(seat, self.cell)
        ambush = s.would_ambush(card)
        reveal(s, seat, self.cell, card)
        no_dice = s.variant.no_dice
        strike = throw(chance, 2, no_dice)
        strike_score = total(strike, 2, no_dice) + STRIKE
        count = standing_dice(s, seat, card)
        defence = throw(chance, count, no_dice)
        score = total(defence, count, no_dice) + struck_bonus(s, seat, self.cell, card, ambush)
        reserve: list[int] = []
        if is_double(defence, count, no_dice):
            reserve = throw(chance, 2, no_dice)
            score += total(reserve, 2, no_dice)
        if s.log is not None:
            facts: dict[str, Any] = {
                "seat": seat,
                "row": self.cell >> 6,
                "col": col_of(self.cell),
                "card": NAMES[card],
                "attack_dice": told(strike, no_dice),
                "attack": strike_score,
                "defence_dice": told(defence, no_dice),
                "reserve_dice": told(reserve, no_dice),
                "defence": score,
                "won": strike_score > score,
            }
            s.log.append(Event("struck", self.rule, facts))
        if strike_score > score:
            s.lose(s.take(seat, self.cell))


def struck_bonus(s: Castle, seat: int, cell: int, card: int, ambush: bool) -> int:
    """What the struck card adds to its dice: its value, its partners, its owner's jokers."""
    return standing_value(s, seat, cell, card, ambush) + len(s.jokers[seat])


AFTERMATH: Final = Aftermath()
ASK_SNAKE_EYES: Final = AskSnakeEyes()
ASK_COUNTER: Final = AskCounter()
