"""Drawing from the deck, reshuffling, and the contest for a joker (chapters 12, 16, 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.castle.cards import NAMES, NO_CARD, VALUE, is_joker, names
from holdfast.games.castle.rules import reasons
from holdfast.games.castle.rules.dice import throw, told, total
from holdfast.games.castle.state import PURPOSES, Castle, Contest


def reshuffle(s: Castle, chance: Chance) -> None:
    """The discards, oldest first, are shuffled and become the deck (CA-CHANCE.5)."""
    s.shuffles += 1
    for card in s.discard:
        s.age[card] = s.shuffles
    s.deck = s.discard
    s.discard = []
    shuffle(s.deck, chance)
    if s.log is not None:
        rule = "CA-EMPTY.1" if s.variant.sorties else "CA-EMPTY.2"
        s.log.append(Event("reshuffled", rule, {"count": len(s.deck)}))


def draw(s: Castle, chance: Chance) -> int:
    """The top card of the deck, or NO_CARD when none can be drawn (CA-CHANCE.4)."""
    if not s.deck:
        if s.variant.sorties or not s.discard:  # CA-EMPTY.8
            return NO_CARD
        reshuffle(s, chance)  # CA-EMPTY.2
    return s.deck.pop(0)


def draw_or_contest(s: Castle, chance: Chance, resume: int, again: Step[Castle]) -> int:
    """Draw a card; a joker is contested first, after which `again` draws its replacement.

    NO_CARD means that there is none, or that a contest has begun.
    """
    card = draw(s, chance)
    if not is_joker(card):
        return card
    if s.log is not None:
        s.log.append(Event("joker", "CA-JOKER.1", {"joker": NAMES[card], "seat": s.turn}))
    order = s.from_seat(s.turn)
    s.contest = Contest(card, order, [[] for _ in order], resume)
    s.then(BIDDING, again)
    return NO_CARD


class Bidding(Step[Castle]):
    """Ask each player with reinforcements what to commit, then roll (CA-JOKER.2)."""

    rule: ClassVar[str] = "CA-JOKER.2"

    def run(self, s: Castle, chance: Chance) -> None:
        contest = s.contest
        assert contest is not None
        while contest.next < len(contest.order):
            if s.reinforcements[contest.order[contest.next]]:
                s.then(ASK_BID, self)
                return
            contest.next += 1
        s.then(ROLL_FOR_JOKER)


class AskBid(Decision[Castle]):
    """Reinforcements may be committed to win a joker."""

    kind: ClassVar[str] = "joker_bid"
    rule: ClassVar[str] = "CA-JOKER.2"
    verbs: ClassVar[tuple[str, ...]] = ("commit", "done")

    def seat(self, s: Castle) -> int:
        contest = s.contest
        assert contest is not None
        return contest.order[contest.next]

    def legal(self, s: Castle) -> list[Action]:
        commit = s.words.commit
        actions = [commit[card] for card in s.reinforcements[self.seat(s)]]
        actions.append(s.words.done)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        contest = s.contest
        assert contest is not None
        seat = self.seat(s)
        if action is s.words.done:
            contest.next += 1
            return
        card = s.words.card[action.number]
        s.reinforcements[seat].remove(card)
        contest.bids[contest.next].append(card)
        if s.log is not None:
            s.log.append(Event("bid", self.rule, {"seat": seat, "card": NAMES[card]}))

    def explain(self, s: Castle, action: Action) -> Refusal:
        return reasons.no_reinforcement(s, self.rule, self.seat(s), action)


class RollForJoker(Step[Castle]):
    """One die each; ties roll again, without what was committed (CA-JOKER.2, CA-JOKER.3)."""

    rule: ClassVar[str] = "CA-JOKER.3"

    def run(self, s: Castle, chance: Chance) -> None:
        contest = s.contest
        assert contest is not None
        order = contest.order
        scores: list[int] = []
        for i in range(len(order)):
            bid = 0
            for card in contest.bids[i]:
                bid += VALUE[card]
            scores.append(bid + roll_one(s, chance, order[i], bid))
        tied = best(order, scores)
        while len(tied) > 1:
            again: list[int] = [roll_one(s, chance, seat, 0) for seat in tied]
            tied = best(tied, again)
        award(s, contest, tied[0])


def best(seats: list[int], scores: list[int]) -> list[int]:
    highest = max(scores)
    return [seats[i] for i in range(len(seats)) if scores[i] == highest]


def roll_one(s: Castle, chance: Chance, seat: int, bid: int) -> int:
    numbers = throw(chance, 1, s.variant.no_dice)
    die = total(numbers, 1, s.variant.no_dice)
    if s.log is not None:
        facts = {
            "seat": seat,
            "dice": told(numbers, s.variant.no_dice),
            "bid": bid,
            "total": die + bid,
        }
        s.log.append(Event("joker_roll", "CA-JOKER.2", facts))
    return die


def award(s: Castle, contest: Contest, winner: int) -> None:
    """The bids are discarded, a joker owned by a loser too, and the winner keeps the new one."""
    for bid in contest.bids:
        if bid and s.log is not None:
            s.log.append(Event("discarded", "CA-JOKER.3", {"cards": names(bid), "from": "contest"}))
        s.discard += bid
    for seat in range(s.variant.players):
        if seat != winner and s.jokers[seat]:  # CA-JOKER.6
            if s.log is not None:
                facts = {"seat": seat, "cards": names(s.jokers[seat]), "from": "jokers"}
                s.log.append(Event("joker_lost", "CA-JOKER.6", facts))
            s.discard += s.jokers[seat]
            s.jokers[seat] = []
    s.jokers[winner].append(contest.joker)
    s.contest = None
    if s.log is not None:
        facts = {"seat": winner, "joker": NAMES[contest.joker], "for": PURPOSES[contest.resume]}
        s.log.append(Event("joker_won", "CA-JOKER.4", facts))


BIDDING: Final = Bidding()
ASK_BID: Final = AskBid()
ROLL_FOR_JOKER: Final = RollForJoker()
