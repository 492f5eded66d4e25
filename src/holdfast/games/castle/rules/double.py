"""Doubles: the attacker goes on, with an extra card (CA-DOUBLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.castle.board import NO_CARD
from holdfast.games.castle.rules.joker import draw_or_contest
from holdfast.games.castle.rules.press import ASK_PRESS
from holdfast.games.castle.rules.reach import ASK_ATTACK
from holdfast.games.castle.telling import tell_drawn
from holdfast.games.castle.terms import FOR_EXTRA

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


class ExtraCards(Step["Castle"]):
    """A double brings an extra card, seen by all, before the attacker decides."""

    rule: ClassVar[str] = "CA-DOUBLE.4"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.fighting()
        while battle.bonus > 0:
            card = draw_or_contest(s, chance, FOR_EXTRA, self)
            if card == NO_CARD:
                if s.contest is not None:
                    return
                battle.bonus = 0  # CA-DOUBLE.5
                break
            battle.bonus -= 1
            battle.extra = (*battle.extra, card)
            tell_drawn(s, "extra", "CA-DOUBLE.4", battle.seat, card, secret=False)
        s.then(ASK_ATTACK if battle.at_seat < 0 else ASK_PRESS)


EXTRA_CARDS: Final = ExtraCards()
