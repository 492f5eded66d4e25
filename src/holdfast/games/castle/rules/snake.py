"""Snake eyes: the opponent of the roller removes a card (CA-SNAKE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import NAMES, ROW, spots
from holdfast.games.castle.events import Facts
from holdfast.games.castle.refusals import at, missing
from holdfast.games.castle.rules.chance import is_snake_eyes
from holdfast.games.castle.rules.decide import CastleDecision, OnCastle
from holdfast.games.castle.telling import tell_turned

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle, Fort
    from holdfast.games.castle.rules.fight.combat import Roll
    from holdfast.games.castle.state import Castle

NOT_THE_ROLLER: Final = _(
    "{seat} did not roll snake eyes. The card removed belongs to {roller}: {cells}."
)
NOT_REMOVABLE_COURT: Final = _("Snake eyes spare the court. Removable: {cells}.")
FACE_DOWN_FIRST: Final = _(
    "{card} lies face up; face-down cards outside the court go first: {cells}."
)


def note_snake_eyes(battle: Battle, defender: int, roll: Roll) -> None:
    """Who chooses for whose roll; the attacker's dice fell first (CA-SNAKE.1, CA-SNAKE.4)."""
    if is_snake_eyes(roll.attack, roll.dice, roll.no_dice):
        battle.snakes = (*battle.snakes, defender * 4 + battle.seat)
    if is_snake_eyes(roll.defence, roll.against, roll.no_dice):
        battle.snakes = (*battle.snakes, battle.seat * 4 + defender)


def has_outside(fort: Fort) -> bool:
    """Whether a castle has a card outside its court (CA-SNAKE.3)."""
    return fort.row1 | fort.row2 | fort.row3 != 0


def outside(fort: Fort) -> list[int]:
    return fort.cells[fort.court_size() :]


def removable(s: Castle, seat: int) -> list[int]:
    """Face-down cards outside the court, or if there are none the face-up ones (CA-SNAKE.2).

    Nothing that lies beside a castle or on it (CA-SNAKE.6).
    """
    fort = s.forts[seat]
    cells, cards = fort.cells, fort.cards
    down: list[int] = []
    for i in range(fort.court_size(), len(cells)):
        if not s.is_up(cards[i]):
            down.append(cells[i])
    return down if down else outside(fort)


def asks_snake_eyes(s: Castle, battle: Battle) -> bool:
    """Whether a removal is to be answered; those that come to nothing go by (CA-SNAKE.3)."""
    while battle.snakes:
        if has_outside(s.forts[battle.snakes[0] & 3]):
            return True
        battle.snakes = battle.snakes[1:]
    return False


class AskSnakeEyes(CastleDecision):
    """The opponent of the roller may remove a card outside the roller's court."""

    kind: ClassVar[str] = "snake_eyes"
    rule: ClassVar[str] = "CA-SNAKE.2"
    verbs: ClassVar[tuple[str, ...]] = ("remove", "pass")

    def seat(self, s: Castle) -> int:
        return s.fighting().snakes[0] >> 2

    def legal(self, s: Castle) -> list[Action]:
        victim = s.fighting().snakes[0] & 3
        table = s.actions.remove
        actions = [table[victim * 256 + cell] for cell in removable(s, victim)]
        actions.append(s.actions.stop)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        chooser = battle.snakes[0] >> 2
        battle.snakes = battle.snakes[1:]
        if isinstance(action, Remove):
            action.remove(s, chooser)


class Remove(OnCastle):
    """A card outside the roller's court is discarded; its cell is not won (CA-SNAKE.2)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "remove", seat, cell)

    def remove(self, s: Castle, by: int) -> None:
        card = s.forts[self.seat].take(self.cell)
        s.lose(card)
        tell_turned(s, "removed", "CA-SNAKE.2", by, self.seat, self.cell, card, "")

    def why(self, s: Castle) -> Refusal:
        victim = s.fighting().snakes[0] & 3
        facts: Facts = {"seat": self.seat, **at(self.cell)}
        facts["roller"] = victim
        facts["cells"] = spots(removable(s, victim))
        if self.seat != victim:
            return Refusal("CA-SNAKE.2", NOT_THE_ROLLER, facts)
        refusal = missing(s, "CA-SNAKE.2", self.seat, self.cell)
        if refusal is not None:
            return refusal
        if self.cell < ROW:
            return Refusal("CA-SNAKE.2", NOT_REMOVABLE_COURT, facts)
        facts["card"] = NAMES[s.card_at(self.seat, self.cell)]
        return Refusal("CA-SNAKE.2", FACE_DOWN_FIRST, facts)


ASK_SNAKE_EYES: Final = AskSnakeEyes()
