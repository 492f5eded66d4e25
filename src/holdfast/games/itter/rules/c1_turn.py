"""CI-1.1 The turn: Planning (competitive), Defender Phase, SS Phase; and the planning of CI-6.2."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.itter.board import NONE, REGIMENT_142ND, REINFORCEMENTS
from holdfast.games.itter.rules.c2_actions import DEFENDER_ACTION
from holdfast.games.itter.rules.c4_ss_phase import SS_PHASE
from holdfast.games.itter.state import COMPETITIVE, DEFENDER, PLANNING, SEAT_SS, Itter


class StartTurn(Step[Itter]):
    """A turn is a Defender Phase and an SS Phase; in competitive play planning comes first."""

    rule: ClassVar[str] = "CI-1.1.1"

    def run(self, s: Itter, chance: Chance) -> None:
        s.turn += 1
        if s.log is not None:
            s.tell("turn", self.rule, {"turn": s.turn})
        s.then(DEFENDER_PHASE, SS_PHASE, NEXT_TURN)
        if s.setting.variant == COMPETITIVE:
            s.phase = PLANNING
            next_plan(s)


class NextTurn(Step[Itter]):
    """The next turn, unless the SS Phase ended the game and cleared the agenda."""

    rule: ClassVar[str] = "CI-4.0.4"

    def run(self, s: Itter, chance: Chance) -> None:
        s.then(START_TURN)


class DefenderPhase(Step[Itter]):
    """Five actions."""

    rule: ClassVar[str] = "CI-1.1.2"

    def run(self, s: Itter, chance: Chance) -> None:
        s.phase = DEFENDER
        s.actions_left = s.board.actions_per_turn
        s.then(DEFENDER_ACTION)


START_TURN: Final = StartTurn()
NEXT_TURN: Final = NextTurn()
DEFENDER_PHASE: Final = DefenderPhase()


def next_plan(s: Itter) -> None:
    """Three orders, then a Tactics card, then the draw; what cannot be picked is passed over."""
    if len(s.orders) < s.board.cards_per_turn and s.hand:
        s.then(PLAN_ORDER)
    elif s.tactics_planned == NONE and s.tactics_hand:
        s.then(PLAN_TACTIC)
    else:
        s.then(DRAW)


class PlanOrder(Decision[Itter]):
    """The SS player picks the next order from the hand, face down."""

    kind: ClassVar[str] = "ss_plan"
    rule: ClassVar[str] = "CI-6.2.4"
    verbs: ClassVar[tuple[str, ...]] = ("plan",)

    def seat(self, s: Itter) -> int:
        return SEAT_SS

    def legal(self, s: Itter) -> list[Action]:
        forced = forced_cards(s)
        picks_left = s.board.cards_per_turn - len(s.orders)
        offered = forced if len(forced) >= picks_left else s.hand  # CI-6.2.5
        return [s.actions.plan[card] for card in range(len(s.actions.plan)) if card in offered]

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        card = s.actions.what[action.number]
        s.hand.remove(card)
        s.orders.append(card)
        if s.log is not None:
            facts = {"order": len(s.orders), "card": s.board.card_ids[card]}
            s.log.append(Event("planned", self.rule, facts, ("card",), (SEAT_SS,)))
        next_plan(s)

    def explain(self, s: Itter, action: Action) -> Refusal:
        card = s.actions.what[action.number]
        hand = [s.board.card_ids[other] for other in sorted(set(s.hand))]
        if card not in s.hand:
            return Refusal(
                self.rule,
                _("{card} is not in the SS player's hand. In hand: {cards}."),
                {"card": s.board.card_ids[card], "cards": hand},
            )
        forced = [s.board.card_ids[other] for other in forced_cards(s)]
        return Refusal(
            "CI-6.2.5",
            _("{card} has to wait: the remaining orders are needed for {cards}."),
            {"card": s.board.card_ids[card], "cards": forced},
        )


class PlanTactic(Decision[Itter]):
    """The SS player picks the Tactics card of the turn, face down."""

    kind: ClassVar[str] = "ss_tactic"
    rule: ClassVar[str] = "CI-6.2.4"
    verbs: ClassVar[tuple[str, ...]] = ("tactic",)

    def seat(self, s: Itter) -> int:
        return SEAT_SS

    def legal(self, s: Itter) -> list[Action]:
        actions = s.actions.tactic
        return [actions[card] for card in range(len(actions)) if card in s.tactics_hand]

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        card = s.actions.what[action.number]
        s.tactics_hand.remove(card)
        s.tactics_planned = card
        if s.log is not None:
            facts = {"card": s.board.tactic_ids[card]}
            s.log.append(Event("planned_tactic", self.rule, facts, ("card",), (SEAT_SS,)))
        next_plan(s)

    def explain(self, s: Itter, action: Action) -> Refusal:
        return Refusal(
            self.rule,
            _("{tactic} is not in the SS player's hand. In hand: {tactics}."),
            {
                "tactic": s.board.tactic_ids[s.actions.what[action.number]],
                "tactics": [s.board.tactic_ids[other] for other in sorted(set(s.tactics_hand))],
            },
        )


class Draw(Step[Itter]):
    """Three SS cards and one Tactics card from the top, or what is left (CI-C.11)."""

    rule: ClassVar[str] = "CI-6.2.4"

    def run(self, s: Itter, chance: Chance) -> None:
        cards = s.deck[: s.board.cards_per_turn]
        tactics = s.tactics_deck[:1]
        s.deck = s.deck[len(cards) :]
        s.tactics_deck = s.tactics_deck[len(tactics) :]
        s.hand += cards
        s.tactics_hand += tactics
        if s.log is not None:
            facts = {
                "number": len(cards),
                "tactics_number": len(tactics),
                "cards": [s.board.card_ids[card] for card in cards],
                "tactics": [s.board.tactic_ids[card] for card in tactics],
            }
            s.log.append(Event("drew", self.rule, facts, ("cards", "tactics"), (SEAT_SS,)))


PLAN_ORDER: Final = PlanOrder()
PLAN_TACTIC: Final = PlanTactic()
DRAW: Final = Draw()


def forced_cards(s: Itter) -> list[int]:
    """Reinforcements and 142nd in hand must be planned as soon as they are there (CI-6.2.5)."""
    effect = s.board.card_effect
    return [c for c in s.hand if effect[c] == REINFORCEMENTS or effect[c] == REGIMENT_142ND]
