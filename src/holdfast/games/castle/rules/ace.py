"""Aces: a volley of archers, battering ram and assassin (CA-ACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.castle.board import ACE, EIGHT, NAMES, NO_CARD, RANK, TWO, names
from holdfast.games.castle.events import Facts
from holdfast.games.castle.parts import Volley, suit_bit, without
from holdfast.games.castle.rules.archers import ASK_SHOOT, archer_targets
from holdfast.games.castle.rules.assassin import ASK_ASSASSIN, assassin_targets
from holdfast.games.castle.rules.decide import CastleAction, CastleDecision, OnCard
from holdfast.games.castle.rules.end import end_volley
from holdfast.games.castle.rules.fight.course import begin_battle
from holdfast.games.castle.rules.joker import draw_or_contest
from holdfast.games.castle.rules.ram import ASK_RAM, ram_targets
from holdfast.games.castle.telling import tell_card, tell_drawn
from holdfast.games.castle.terms import ARCHERS, ASSASSIN, FOR_VOLLEY, RAM

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

NOT_AN_ACE: Final = _("{card} is no Ace; only an Ace begins a volley.")
NO_CARDS_FOR_VOLLEY: Final = _("No card can be drawn, so the Ace cannot begin a volley.")
NOT_IN_VOLLEY: Final = _("{card} is not one of the cards drawn for the volley. There: {cards}.")
NO_TARGET_FOR: Final = _("{card} has no target: nothing that its attack may go at.")


def can_volley(s: Castle) -> bool:
    """A drawn Ace, unless no card can be drawn for it (CA-ACE.2, CA-ACE.7)."""
    return RANK[s.drawn] == ACE and s.can_draw()


class BeginVolley(CastleAction):
    """An Ace used to attack draws two more cards (CA-ACE.2)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "volley", {}, ("drawn",))

    def play(self, s: Castle, chance: Chance) -> None:
        ace = s.drawn
        s.drawn = NO_CARD
        s.volley = Volley(ace, (), 2)
        tell_card(s, "volley", "CA-ACE.2", s.turn, ace)
        s.then(DRAW_VOLLEY, NEXT_SHOT)

    def why(self, s: Castle) -> Refusal:
        facts = {"card": NAMES[s.drawn], "seat": s.turn}
        if RANK[s.drawn] != ACE:
            return Refusal("CA-ACE.2", NOT_AN_ACE, facts)
        return Refusal("CA-ACE.7", NO_CARDS_FOR_VOLLEY, facts)


class DrawVolley(Step["Castle"]):
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
            volley.cards = (*volley.cards, card)
            tell_drawn(s, "volley_card", "CA-ACE.2", s.turn, card, secret=False)


class NextShot(Step["Castle"]):
    """Ask for the next card of the volley while one has a target, whoever fell (CA-END.2).

    It may go at somebody else, or at the same card (CA-ARCHERS.4).
    """

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
    suits = suit_bit(ace) | suit_bit(card)
    if RANK[card] == TWO:
        return len(ram_targets(s, s.turn, suits)) > 0
    if RANK[card] == EIGHT:
        return len(assassin_targets(s, s.turn, suits)) > 0
    return len(archer_targets(s, s.turn)) > 0


class AskVolley(CastleDecision):
    """Use one of the cards drawn, in any order, or let the rest go."""

    kind: ClassVar[str] = "volley"
    rule: ClassVar[str] = "CA-ACE.3"
    verbs: ClassVar[tuple[str, ...]] = ("use", "halt")

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        volley = s.volley
        assert volley is not None
        table = s.actions.use
        actions = [table[card] for card in volley.cards if has_volley_target(s, volley.ace, card)]
        actions.append(s.actions.halt)
        return actions


class Use(OnCard):
    """Use a card of the volley: a Two rams, an Eight is an assassin, all else shoots (CA-ACE.2).

    There is no way back: it must attack (CA-DECIDE.1).
    """

    def __init__(self, number: int, card: int) -> None:
        super().__init__(number, "use", card)

    def play(self, s: Castle, chance: Chance) -> None:
        volley, card = s.volley, self.card
        assert volley is not None
        volley.cards = without(volley.cards, card)
        lead = (volley.ace, card)
        if s.log is not None:
            s.tell("used", "CA-ACE.3", {"seat": s.turn, "lead": names(lead)})
        if RANK[card] == TWO:
            begin_battle(s, RAM, lead)
            s.then(ASK_RAM)
        elif RANK[card] == EIGHT:
            begin_battle(s, ASSASSIN, lead)
            s.then(ASK_ASSASSIN)
        else:
            begin_battle(s, ARCHERS, lead)
            s.then(ASK_SHOOT)

    def why(self, s: Castle) -> Refusal:
        volley = s.volley
        assert volley is not None
        facts: Facts = {"card": NAMES[self.card], "cards": names(volley.cards)}
        if self.card not in volley.cards:
            return Refusal("CA-ACE.3", NOT_IN_VOLLEY, facts)
        return Refusal("CA-ACE.3", NO_TARGET_FOR, facts)


NEXT_SHOT: Final = NextShot()
DRAW_VOLLEY: Final = DrawVolley()
ASK_VOLLEY: Final = AskVolley()
