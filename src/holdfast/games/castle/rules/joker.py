"""Jokers: whoever draws one starts a contest for it (CA-JOKER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.castle.board import NAMES, NO_CARD, VALUE, is_joker
from holdfast.games.castle.events import Facts
from holdfast.games.castle.parts import Contest
from holdfast.games.castle.rules.chance import draw, throw, told, total
from holdfast.games.castle.rules.decide import CastleDecision
from holdfast.games.castle.rules.rally import Commit
from holdfast.games.castle.telling import tell_card, tell_lost
from holdfast.games.castle.terms import PURPOSES

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def draw_or_contest(s: Castle, chance: Chance, resume: int, again: Step[Castle]) -> int:
    """Draw a card; a joker is contested first, after which `again` draws its replacement.

    NO_CARD means that there is none, or that a contest has begun (CA-JOKER.1).
    """
    card = draw(s, chance)
    if not is_joker(card):
        return card
    s.tell("joker", "CA-JOKER.1", {"joker": NAMES[card], "seat": s.turn})
    order = s.from_seat(s.turn)
    s.contest = Contest(card, order, [() for _ in order], resume)
    s.then(BIDDING, again)
    return NO_CARD


def contest_of(s: Castle) -> Contest:
    contest = s.contest
    assert contest is not None
    return contest


class Bidding(Step["Castle"]):
    """Ask each player with reinforcements what to commit, then roll (CA-JOKER.2)."""

    rule: ClassVar[str] = "CA-JOKER.2"

    def run(self, s: Castle, chance: Chance) -> None:
        contest = contest_of(s)
        while contest.next < len(contest.order):
            if s.forts[contest.order[contest.next]].reinforcements:
                s.then(ASK_BID, self)
                return
            contest.next += 1
        s.then(ROLL_FOR_JOKER)


class AskBid(CastleDecision):
    """Reinforcements may be committed to win a joker."""

    kind: ClassVar[str] = "joker_bid"
    rule: ClassVar[str] = "CA-JOKER.2"
    verbs: ClassVar[tuple[str, ...]] = ("commit", "done")

    def seat(self, s: Castle) -> int:
        contest = contest_of(s)
        return contest.order[contest.next]

    def legal(self, s: Castle) -> list[Action]:
        commit = s.actions.commit
        actions = [commit[card] for card in s.forts[self.seat(s)].reinforcements]
        actions.append(s.actions.done)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        contest, seat = contest_of(s), self.seat(s)
        if not isinstance(action, Commit):
            contest.next += 1
            return
        action.leave(s, seat)
        contest.bids[contest.next] = (*contest.bids[contest.next], action.card)
        tell_card(s, "bid", "CA-JOKER.2", seat, action.card)


class RollForJoker(Step["Castle"]):
    """One die each; ties roll again, without what was committed (CA-JOKER.2, CA-JOKER.3)."""

    rule: ClassVar[str] = "CA-JOKER.3"

    def run(self, s: Castle, chance: Chance) -> None:
        contest = contest_of(s)
        tied = list(contest.order)
        scores: list[int] = []
        for i in range(len(tied)):
            bid = 0
            for card in contest.bids[i]:
                bid += VALUE[card]
            scores.append(bid + roll_one(s, chance, tied[i], bid))
        tied = best(tied, scores)
        while len(tied) > 1:
            again: list[int] = [roll_one(s, chance, seat, 0) for seat in tied]
            tied = best(tied, again)
        award(s, contest, tied[0])


def best(seats: list[int], scores: list[int]) -> list[int]:
    highest = max(scores)
    return [seats[i] for i in range(len(seats)) if scores[i] == highest]


def roll_one(s: Castle, chance: Chance, seat: int, bid: int) -> int:
    no_dice = s.rules.no_dice
    roll = throw(chance, 1, no_dice)
    die: int = total(roll, 1, no_dice)
    if s.log is not None:
        facts: Facts = {"seat": seat, "dice": told(roll, 1, no_dice), "bid": bid}
        s.tell("joker_roll", "CA-JOKER.2", {**facts, "total": die + bid})
    return die


def award(s: Castle, contest: Contest, winner: int) -> None:
    """The bids are discarded, a joker owned by a loser too, and the winner keeps the new one."""
    for bid in contest.bids:  # CA-DISCARD.4
        s.discard += bid
        if bid:
            tell_lost(s, "discarded", "CA-JOKER.3", -1, bid, "contest")
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat != winner and fort.jokers:  # CA-JOKER.6
            tell_lost(s, "joker_lost", "CA-JOKER.6", seat, fort.jokers, "jokers")
            s.discard += fort.jokers
            fort.jokers = ()
    fort = s.forts[winner]
    fort.jokers = (*fort.jokers, contest.joker)
    s.contest = None
    facts = {"seat": winner, "joker": NAMES[contest.joker], "for": PURPOSES[contest.resume]}
    s.tell("joker_won", "CA-JOKER.4", facts)


BIDDING: Final = Bidding()
ASK_BID: Final = AskBid()
ROLL_FOR_JOKER: Final = RollForJoker()
