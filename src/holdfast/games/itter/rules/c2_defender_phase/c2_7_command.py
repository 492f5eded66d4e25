"""CI-2.7 Command: a commander gives free Recovers in its location."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal
from holdfast.games.itter.board import NONE, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.refusals import conditions, names, on_board
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction, finish
from holdfast.games.itter.terms import CONDITIONS, DISRUPTION, EXHAUSTION

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Command(OwnAction):
    """The commander is exhausted first; its orders follow (CI-2.7.1)."""

    def __init__(self, number: int, board: Board, who: int) -> None:
        name = board.defender_ids[who]
        super().__init__(number, "command", {"by": name}, (f"defender:{name}",), who)

    def play(self, s: Itter, chance: Chance) -> None:
        s.tell("commanded", "CI-2.7.1", {"by": s.board.defender_ids[self.who]})
        finish(s, self.who, True)
        s.then(CommandOrder(self.who, most_orders(s)))

    def why_when_fresh(self, s: Itter) -> Refusal:
        name = s.board.defender_ids[self.who]
        if not s.board.commands[self.who]:
            commanders = [other for other in on_board(s) if s.board.commands[other]]
            return Refusal(
                "CI-2.7.1",
                _("{by} has no [C] and cannot command. With [C] on the board: {whom}."),
                {"by": name, "whom": names(s, commanders)},
            )
        return Refusal("CI-2.7.5", _("Nobody in {by}'s location could use an order."), {"by": name})


class Order(ItterAction):
    """A free Recover and a Command token for the one who receives it (CI-2.7.4, CI-2.7.6)."""

    def __init__(self, number: int, board: Board, who: int, what: int) -> None:
        name = board.defender_ids[who]
        args: dict[str, str | int] = {"who": name, "what": CONDITIONS[what]}
        super().__init__(number, "order", args, (f"defender:{name}",), who)
        self.what: i64 = what

    def give(self, s: Itter, by: int) -> None:
        s.relieve(self.who, self.what)
        s.commanded |= s.bit(self.who)  # CI-2.7.7: there are enough tokens
        facts: Facts = {
            "by": s.board.defender_ids[by],
            "who": s.board.defender_ids[self.who],
            "what": CONDITIONS[self.what],
        }
        s.tell("ordered", "CI-2.7.4", facts)

    def why_not_from(self, s: Itter, by: int) -> Refusal:
        """Why a commander cannot give this order (CI-2.7.1, CI-2.7.2, CI-PA.3)."""
        who = self.who
        facts = {
            "by": s.board.defender_ids[by],
            "who": s.board.defender_ids[who],
            "what": CONDITIONS[self.what],
            "conditions": conditions(s, who),
            "whom": names(s, order_takers(s, by)),
        }
        rule, sentence = "CI-2.6.1", _("{who} is not {what} but {conditions}.")
        if s.place_of(who) != s.place_of(by):
            rule = "CI-2.7.1"
            sentence = _("{who} is not in {by}'s location. Orders can go to: {whom}.")
        elif s.board.commands[who]:
            rule = "CI-2.7.2"
            sentence = _("{who} has [C] and takes no orders. Orders can go to: {whom}.")
        elif s.has_acted(who):
            rule = "CI-2.7.2"
            sentence = _("{who} has already taken an action this turn. Orders can go to: {whom}.")
        elif s.rules.player_aid and self.what == EXHAUSTION and s.is_disrupted(who):
            rule, sentence = "CI-PA.3", _("{who} has to lose the Disrupted token first.")
        elif s.is_fresh(who):
            rule = "CI-2.6.4"
            sentence = _("{who} is fresh and needs no order. Orders can go to: {whom}.")
        return Refusal(rule, sentence, facts)


class Done(ItterAction):
    """No further order is given (CI-2.7.5)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "done", {})


class CommandOrder(Decision["Itter"]):
    """A commander gives free Recovers in its location, up to three in all."""

    kind: ClassVar[str] = "command_order"
    rule: ClassVar[str] = "CI-2.7.1"
    verbs: ClassVar[tuple[str, ...]] = ("order", "done")

    def __init__(self, by: int, left: int) -> None:
        self.by = by
        self.left = left

    def args(self) -> tuple[int, int]:
        return (self.by, self.left)

    def legal(self, s: Itter) -> list[Action]:
        legal: list[Action] = []
        offer_orders(s, self.by, legal)
        legal.append(s.actions.done)
        return legal

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        if not isinstance(action, Order):
            return
        action.give(s, self.by)
        if self.left > 1 and can_order(s, self.by):  # CI-2.7.5
            s.then(CommandOrder(self.by, self.left - 1))

    def explain(self, s: Itter, action: Action) -> Refusal:
        assert isinstance(action, Order)  # `done` is always on offer
        return action.why_not_from(s, self.by)


def most_orders(s: Itter) -> int:
    return s.board.orders[1 if s.rules.player_aid else 0]  # CI-PA.3


def offer_command(s: Itter, who: i64, legal: list[Action]) -> None:
    if s.board.commands[who] and can_order(s, who):  # CI-2.7.5
        legal.append(s.actions.command[who])


def can_order(s: Itter, by: i64) -> bool:
    """Whether anybody could use an order of this commander (CI-2.7.5)."""
    for place in s.board.squares_in[s.place_of(by)]:
        who: i64 = s.standing[place]
        if who != NONE and takes_orders(s, who):
            return True
    return False


def takes_orders(s: Itter, who: i64) -> bool:
    """Not for [C] nor after an action (CI-2.7.2), and for those only who need a Recover.

    Those who had an order can have another (CI-2.7.3), and so can those who have to wait until all
    are deployed (CI-2.1.9). The player aid takes this over (CI-PA.9).
    """
    return not (s.board.commands[who] or s.has_acted(who) or s.is_fresh(who))


def offer_orders(s: Itter, by: i64, legal: list[Action]) -> None:
    """Free Recovers in the commander's location."""
    for place in s.board.squares_in[s.place_of(by)]:
        who: i64 = s.standing[place]
        if who == NONE or not takes_orders(s, who):
            continue
        blocked = s.rules.player_aid and s.is_disrupted(who)  # CI-PA.3
        if s.is_exhausted(who) and not blocked:
            legal.append(s.actions.order[2 * who + EXHAUSTION])
        if s.is_disrupted(who):
            legal.append(s.actions.order[2 * who + DISRUPTION])


def order_takers(s: Itter, by: int) -> list[int]:
    """Who in a commander's location could use an order (CI-2.7.2)."""
    here = s.place_of(by)
    return [who for who in on_board(s) if s.place_of(who) == here and takes_orders(s, who)]
