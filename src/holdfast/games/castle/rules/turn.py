"""The turn: drawing a card and using it at once (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.castle.board import EIGHT, NAMES, NO_CARD, RANK
from holdfast.games.castle.parts import suit_bit
from holdfast.games.castle.rules.ace import can_volley
from holdfast.games.castle.rules.barricade import offer_barricades
from holdfast.games.castle.rules.decide import CastleAction, CastleDecision
from holdfast.games.castle.rules.empty import (
    ASK_LEAD,
    end_drawn,
    end_sortie_turn,
    leads,
    refill_deck,
)
from holdfast.games.castle.rules.fight.course import begin_battle
from holdfast.games.castle.rules.gap import has_gap
from holdfast.games.castle.rules.joker import draw_or_contest
from holdfast.games.castle.rules.place import offer_places
from holdfast.games.castle.rules.rally import can_rally
from holdfast.games.castle.rules.reach import Attack, attack_after_spying, offer_openings
from holdfast.games.castle.rules.spy import Spy, offer_spies
from holdfast.games.castle.telling import tell_drawn, tell_lost, tell_seat
from holdfast.games.castle.terms import FIELD, FOR_TURN, OVER

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

MUST_BE_USED: Final = _("{card} can still be used, so it cannot be thrown away.")

# The rules know no limit, and seats that never go for a King could play on for ever. Random games
# last a tenth of this, and the longest of hundreds less than half.
MOST_TURNS: Final = 10_000


class NextTurn(Step["Castle"]):
    """A turn is over: the next living seat begins. This stays at the bottom of the agenda."""

    rule: ClassVar[str] = "CA-TURN.7"

    def run(self, s: Castle, chance: Chance) -> None:
        s.then(self)
        if s.sortie is not None:
            end_sortie_turn(s, chance)
            if s.phase == OVER:
                return
        s.turns += 1
        if s.turns >= MOST_TURNS:
            end_drawn(s, "too_long")
            return
        s.turn = s.next_living(s.turn)
        s.then(BEGIN_TURN)


class BeginTurn(Step["Castle"]):
    """Normally the turn is asked; with an empty deck chapter 12 applies (CA-TURN.2)."""

    rule: ClassVar[str] = "CA-TURN.2"

    def run(self, s: Castle, chance: Chance) -> None:
        tell_seat(s, "turn", "CA-TURN.1", s.turn)
        refill_deck(s, chance)
        if s.sortie is None:
            s.then(ASK_TURN)
        elif leads(s):
            s.then(ASK_LEAD)
        else:
            tell_seat(s, "no_sortie", "CA-EMPTY.5", s.turn)


class AskTurn(CastleDecision):
    """Draw a card, or close gaps instead."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "CA-TURN.3"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "close")

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        if has_gap(s.forts[s.turn]):
            return [s.actions.draw, s.actions.close]
        return [s.actions.draw]


class Draw(CastleAction):
    """Take the top card of the deck (CA-TURN.3)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "draw", {}, ("deck",))

    def play(self, s: Castle, chance: Chance) -> None:
        DRAW_FOR_TURN.run(s, chance)


class DrawForTurn(Step["Castle"]):
    """The drawn card must be used at once; without one the turn is over (CA-JOKER.1)."""

    rule: ClassVar[str] = "CA-TURN.3"

    def run(self, s: Castle, chance: Chance) -> None:
        card = draw_or_contest(s, chance, FOR_TURN, self)
        if card != NO_CARD:
            s.drawn = card
            tell_drawn(s, "drew", "CA-TURN.3", s.turn, card, secret=True)
            s.then(ASK_CARD)


class AskCard(CastleDecision):
    """Use the drawn card in exactly one way."""

    kind: ClassVar[str] = "card"
    rule: ClassVar[str] = "CA-TURN.4"
    verbs: ClassVar[tuple[str, ...]] = (
        "place",
        "rally",
        "attack",
        "spy",
        "volley",
        "barricade",
        "discard",
    )

    def seat(self, s: Castle) -> int:
        return s.turn

    def legal(self, s: Castle) -> list[Action]:
        actions = offer_places(s, s.turn)[:]
        if can_rally(s):
            actions.append(s.actions.rally)
        if can_volley(s):
            actions.append(s.actions.volley)
        else:
            offer_openings(s, s.turn, suit_bit(s.drawn), actions)
        if RANK[s.drawn] == EIGHT:  # CA-SPY.2
            offer_spies(s, actions)
        offer_barricades(s, actions)
        if not actions:  # CA-TURN.5
            actions.append(s.actions.discard)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        if isinstance(action, Attack):
            lead_with_drawn(s)
            action.play(s, chance)
        elif isinstance(action, Spy):
            lead_with_drawn(s)
            action.play(s, chance)
            attack_after_spying(s)
        else:
            assert isinstance(action, CastleAction)
            action.play(s, chance)


def lead_with_drawn(s: Castle) -> None:
    """The drawn card attacks: a field battle begins (CA-TURN.4)."""
    card = s.drawn
    s.drawn = NO_CARD
    begin_battle(s, FIELD, (card,))


class Discard(CastleAction):
    """The drawn card is thrown away, only when there is no other way (CA-TURN.5)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "discard", {}, ("drawn", "discard"))

    def play(self, s: Castle, chance: Chance) -> None:
        card = s.drawn
        s.drawn = NO_CARD
        s.discard.append(card)
        tell_lost(s, "discarded", "CA-TURN.5", s.turn, [card], "drawn")

    def why(self, s: Castle) -> Refusal:
        return Refusal("CA-TURN.5", MUST_BE_USED, {"card": NAMES[s.drawn], "seat": s.turn})


NEXT_TURN: Final = NextTurn()
BEGIN_TURN: Final = BeginTurn()
DRAW_FOR_TURN: Final = DrawForTurn()
ASK_TURN: Final = AskTurn()
ASK_CARD: Final = AskCard()
