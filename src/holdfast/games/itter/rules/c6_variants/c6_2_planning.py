"""CI-6.2 Competitive: the SS player plans the turn, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.itter.board import NONE, REGIMENT_142ND, REINFORCEMENTS, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.terms import SEAT_SS

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def next_plan(s: Itter) -> None:
    """Three orders, then a Tactics card, then the draw; what cannot be picked is passed over."""
    if len(s.orders) < s.board.cards_per_turn and s.hand:
        s.then(PLAN_ORDER)
    elif s.tactics_planned == NONE and s.tactics_hand:
        s.then(PLAN_TACTIC)
    else:
        s.then(DRAW)


class Plan(ItterAction):
    """A card of the hand becomes the next order (CI-6.2.4)."""

    def __init__(self, number: int, board: Board, card: int) -> None:
        name = board.card_ids[card]
        super().__init__(number, "plan", {"card": name}, (f"card:{name}",))
        self.card: i64 = card

    def play(self, s: Itter, chance: Chance) -> None:
        s.hand = without(s.hand, self.card)
        s.orders += (self.card,)
        facts = {"order": len(s.orders), "card": s.board.card_ids[self.card]}
        s.tell_ss("planned", "CI-6.2.4", facts, ("card",))

    def why(self, s: Itter) -> Refusal:
        name = s.board.card_ids[self.card]
        if self.card not in s.hand:
            hand = [s.board.card_ids[other] for other in sorted(set(s.hand))]
            return Refusal(
                "CI-6.2.4",
                _("{card} is not in the SS player's hand. In hand: {cards}."),
                {"card": name, "cards": hand},
            )
        forced = [s.board.card_ids[other] for other in forced_cards(s)]
        return Refusal(
            "CI-6.2.5",
            _("{card} has to wait: the remaining orders are needed for {cards}."),
            {"card": name, "cards": forced},
        )


class Tactic(ItterAction):
    """A Tactics card of the hand is planned for the turn (CI-6.2.4)."""

    def __init__(self, number: int, board: Board, card: int) -> None:
        name = board.tactic_ids[card]
        super().__init__(number, "tactic", {"card": name}, (f"tactic:{name}",))
        self.card: i64 = card

    def play(self, s: Itter, chance: Chance) -> None:
        s.tactics_hand = without(s.tactics_hand, self.card)
        s.tactics_planned = self.card
        s.tell_ss("planned_tactic", "CI-6.2.4", {"card": s.board.tactic_ids[self.card]}, ("card",))

    def why(self, s: Itter) -> Refusal:
        hand = [s.board.tactic_ids[other] for other in sorted(set(s.tactics_hand))]
        return Refusal(
            "CI-6.2.4",
            _("{tactic} is not in the SS player's hand. In hand: {tactics}."),
            {"tactic": s.board.tactic_ids[self.card], "tactics": hand},
        )


class Planning(Decision["Itter"]):
    """What the SS player decides; the next pick follows."""

    def seat(self, s: Itter) -> int:
        return SEAT_SS

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        assert isinstance(action, ItterAction)
        action.play(s, chance)
        next_plan(s)

    def explain(self, s: Itter, action: Action) -> Refusal:
        assert isinstance(action, ItterAction)
        return action.why(s)


class PlanOrder(Planning):
    """The SS player picks the next order from the hand, face down."""

    kind: ClassVar[str] = "ss_plan"
    rule: ClassVar[str] = "CI-6.2.4"
    verbs: ClassVar[tuple[str, ...]] = ("plan",)

    def legal(self, s: Itter) -> list[Action]:
        forced = forced_cards(s)
        picks_left = s.board.cards_per_turn - len(s.orders)
        offered = set(forced if len(forced) >= picks_left else s.hand)  # CI-6.2.5
        return [s.actions.plan[card] for card in sorted(offered)]


class PlanTactic(Planning):
    """The SS player picks the Tactics card of the turn, face down."""

    kind: ClassVar[str] = "ss_tactic"
    rule: ClassVar[str] = "CI-6.2.4"
    verbs: ClassVar[tuple[str, ...]] = ("tactic",)

    def legal(self, s: Itter) -> list[Action]:
        return [s.actions.tactic[card] for card in sorted(set(s.tactics_hand))]


class Draw(Step["Itter"]):
    """Three SS cards and one Tactics card from the top, or what is left (CI-C.11)."""

    rule: ClassVar[str] = "CI-6.2.4"

    def run(self, s: Itter, chance: Chance) -> None:
        cards = s.deck[: s.board.cards_per_turn]
        tactics = s.tactics_deck[:1]
        s.deck = s.deck[len(cards) :]
        s.tactics_deck = s.tactics_deck[len(tactics) :]
        s.hand += cards
        s.tactics_hand += tactics
        facts: Facts = {
            "number": len(cards),
            "tactics_number": len(tactics),
            "cards": [s.board.card_ids[card] for card in cards],
            "tactics": [s.board.tactic_ids[card] for card in tactics],
        }
        s.tell_ss("drew", self.rule, facts, ("cards", "tactics"))


PLAN_ORDER: Final = PlanOrder()
PLAN_TACTIC: Final = PlanTactic()
DRAW: Final = Draw()


def forced_cards(s: Itter) -> tuple[int, ...]:
    """Reinforcements and 142nd in hand must be planned as soon as they are there (CI-6.2.5)."""
    effect = s.board.card_effect
    forced = [c for c in s.hand if effect[c] == REINFORCEMENTS or effect[c] == REGIMENT_142ND]
    return tuple(forced)


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pile after the first of these cards was taken out of it."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]
