"""Rules of thumb of the SS seat: which cards to order, in what order, and which Tactics card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.games.itter.board import (
    APPROACH,
    AREAS,
    EXTRA_COUNTER,
    EXTRA_DIE,
    EXTRA_DISRUPT_DIE,
    FANATICS,
    MACHINE_GUNNER,
    NONE,
    PLACE,
    SMOKE_SCREEN,
    SPACES,
    Board,
)
from holdfast.games.itter.mind.look import Look
from holdfast.games.itter.mind.policy import Choice
from holdfast.games.itter.rules.c6_variants.c6_2_planning import (
    Plan,
    Planning,
    PlanOrder,
    Tactic,
    forced_cards,
    without,
)
from holdfast.games.itter.state import Itter

KINDS: Final = [
    "rifleman2",
    "rifleman3",
    "scout2",
    "sturm1",
    "sturm2",
    "machine_gunner",
    "mortar",
    "sniper",
    "flak37",
    "pak40a",
    "pak40b",
    "panzerfaust",
    "flak30",
    "suppressive_fire",
]
TACTICS: Final = [
    "barrage",
    "eastern_approach",
    "northern_approach",
    "western_approach",
    "focus_fire",
    "sharpshooters",
    "tank_hunters",
    "shrapnel",
    "second_wave",
    "infiltration",
    "shock_troops",
    "smoke_screen",
    "fanatics",
]


BASE: Final = 64
"""A plan is a number with this base: the orders to come, each one more than the card, the next
one lowest, and on top the Tactics card."""


class SsWeights:
    """All weights of the SS seat, for one board."""

    def __init__(self, given: Mapping[str, float], board: Board) -> None:
        self.card: list[float] = []
        self.slot: list[float] = []
        self.late: list[float] = []
        for name in board.card_kind:
            kind = "sturm1" if name == "sturm1c" else name
            known = kind in KINDS
            self.card.append(given[f"card.{kind}"] if known else 0.0)
            self.slot.append(given[f"slot.{kind}"] if known else 0.0)
            self.late.append(given[f"late.{kind}"] if known else 0.0)
        self.tactic: list[float] = [given[f"tactic.{kind}"] for kind in board.tactic_kind]
        self.harm: float = given["harm"]
        self.lost: float = given["lost"]
        self.shield: float = given["shield"]
        self.guns: float = given["guns"]
        self.crew: float = given["crew"]
        self.approach: float = given["approach"]
        self.extra: float = given["extra"]
        self.die: float = given["die"]
        self.gun_die: float = given["gun_die"]
        self.smoke: float = given["smoke"]
        self.fanatics: float = given["fanatics"]


class Threat:
    """What infantry would do, area by area."""

    def __init__(self, look: Look, w: SsWeights) -> None:
        s, g = look.s, look.g
        self.harm: list[float] = []
        self.covered: list[float] = []
        for area in range(AREAS):
            worth = w.lost
            for node in g.paths[area]:
                if s.infantry[node] == NONE:
                    worth = look.push_cost(node, 0)
                    break
            color: i64 = s.board.node_color[area]
            tokens = s.suppression[color] if color < SPACES else 0
            self.harm.append(worth / (1 + w.shield * tokens))
            self.covered.append(worth - worth / (1 + w.shield * tokens))
        self.usual: float = 0.0
        self.cover: float = 0.0
        for area in range(AREAS):
            self.usual += look.ways[area] * self.harm[area]
            self.cover += look.ways[area] * self.covered[area]

    def under(self, add: int) -> float:
        """The harm of a counter when one die and a number give the area."""
        total = 0.0
        for die in range(1, 7):
            total += self.harm[die + add - 2] / 6
        return total


def consider_plans(look: Look, w: SsWeights, choice: Choice) -> None:
    """The candidates of the decision at hand, which is the SS player's."""
    s = look.s
    threat = Threat(look, w)
    if isinstance(s.agenda[-1], PlanOrder):
        forced = forced_cards(s)
        offered = s.hand if len(forced) < s.board.cards_per_turn - len(s.orders) else forced
        slot = len(s.orders)
        for card in sorted(set(offered)):
            choice.add(s.actions.plan[card], card_worth(look, w, threat, card, slot))
        return
    for card in sorted(set(s.tactics_hand)):
        choice.add(s.actions.tactic[card], tactic_worth(look, w, threat, card))


def whole_turns(s: Itter) -> list[tuple[int, int]]:
    """Every first order with every way to go on to the end of the planning, as a plan."""
    found: list[tuple[int, int]] = []
    picks = s.board.cards_per_turn - len(s.orders)
    for cards in ways_to_order(s.hand, forced_cards(s), picks):
        rest = 0
        for card in reversed(cards[1:]):
            rest = rest * BASE + card + 1
        if not s.tactics_hand:
            found.append((cards[0], rest))
        for tactic in sorted(set(s.tactics_hand)):
            found.append((cards[0], rest + (tactic + 1) * BASE ** (len(cards) - 1)))
    return found


def ways_to_order(
    hand: tuple[int, ...], forced: tuple[int, ...], picks: int
) -> list[tuple[int, ...]]:
    """All different orders of so many cards; what is forced is among them."""
    picks = min(picks, len(hand))
    if picks == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for card in sorted(set(hand if len(forced) < picks else forced)):
        left = without(hand, card)
        needed = without(forced, card) if card in forced else forced
        for rest in ways_to_order(left, needed, picks - 1):
            found.append((card, *rest))
    return found


def next_of_plan(s: Itter, plan: int) -> Action | None:
    """The next step of such a plan, as far as it has not been carried out."""
    top = s.agenda[-1]
    if not isinstance(top, Planning):
        return None
    while plan:
        one, plan = plan % BASE - 1, plan // BASE
        last = plan == 0
        if isinstance(top, PlanOrder):
            if last:
                return None
            done = s.board.cards_per_turn - len(s.orders)
            if digits(plan) == done:
                return s.actions.plan[one] if one in s.hand else None
        elif last:
            return s.actions.tactic[one] if one in s.tactics_hand else None
    return None


def card_of(action: Action) -> int:
    """The card of an order, or the Tactics card."""
    assert isinstance(action, (Plan, Tactic))
    return action.card


def digits(plan: int) -> int:
    count = 0
    while plan:
        plan //= BASE
        count += 1
    return count


def card_worth(look: Look, w: SsWeights, threat: Threat, card: i64, slot: int) -> float:
    """What it is worth to give an order now rather than to keep the card."""
    s, b = look.s, look.s.board
    worth = w.card[card] + w.slot[card] * slot
    if look.stage >= 3:
        worth += w.late[card]
    if b.card_effect[card] == PLACE:
        if b.card_counter[card] < MACHINE_GUNNER:
            worth += w.harm * b.card_number[card] * threat.usual
    elif b.card_kind[card] == "suppressive_fire":
        worth += w.guns * sum(s.guns)
    elif look.g.at_jenny[card] == 1.0:
        worth += w.crew * look.people[b.jenny]
    return worth


def tactic_worth(look: Look, w: SsWeights, threat: Threat, tactic: i64) -> float:
    """What a Tactics card adds to the orders of the turn."""
    s, b = look.s, look.s.board
    worth = w.tactic[tactic]
    effect = b.tactic_effect[tactic]
    for card in s.orders:
        counter = b.card_counter[card]
        placed = b.card_effect[card] == PLACE
        infantry = b.card_number[card] if placed and counter < MACHINE_GUNNER else 0
        if effect == APPROACH and infantry and counter in b.tactic_counters[tactic]:
            gain = threat.under(b.tactic_add[tactic]) - threat.usual
            worth += w.approach * infantry * gain
        elif effect == EXTRA_COUNTER and placed and counter in b.tactic_counters[tactic]:
            worth += w.extra * (1 + w.harm * threat.usual)
        elif effect == EXTRA_DIE and b.card_kind[card] in b.tactic_cards[tactic]:
            worth += w.die
        elif effect == EXTRA_DISRUPT_DIE and placed and not infantry:
            worth += w.gun_die
        elif effect == EXTRA_DISRUPT_DIE and b.card_kind[card] == "suppressive_fire":
            worth += w.gun_die * sum(s.guns)
        elif effect == SMOKE_SCREEN and infantry:
            worth += w.smoke * infantry * threat.cover
        elif effect == FANATICS and infantry:
            worth += w.fanatics * infantry * threat.cover
    return worth
