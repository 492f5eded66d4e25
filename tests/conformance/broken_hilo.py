"""Hi-Lo with one flaw each: the ways in which hidden information gets out."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.event import Event
from holdfast.core.game import Game, Options
from holdfast.core.snapshot import Keeper
from tests.conformance.hilo import (
    BETS,
    CARDS,
    ROLL,
    SEATS,
    HiLo,
    HiLoEdition,
    HiLoGame,
    Turn,
)


class ViewShowsAll(HiLo):
    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "hands": self.to_position()["hands"]}


class ImaginesNothing(HiLo):
    def imagine(self, seat: int, chance: Chance) -> HiLo:
        return self.copy()


class ImaginesOnlyTheDeck(HiLo):
    def imagine(self, seat: int, chance: Chance) -> HiLo:
        other = self.copy()
        other.deck.sort()
        shuffle(other.deck, chance)
        return other


class ImaginesFromWhatIs(HiLo):
    """Hidden cards are shuffled from where they lie, so the same chance deals them otherwise."""

    def imagine(self, seat: int, chance: Chance) -> HiLo:
        other = self.copy()
        places = [hand for at, hand in enumerate(other.hands) if not other.sees(seat, at)]
        pool = [card for place in [*places, other.deck] for card in place]
        shuffle(pool, chance)
        for place in [*places, other.deck]:
            place[:] = [pool.pop() for _ in place]
        return other


class KeepsNoBets(HiLo):
    """Bets do not travel: the legal list tells, but only now and then."""

    def keep(self, k: Keeper) -> None:
        self.hands = k.lists(self.hands)
        self.deck = k.numbers(self.deck)
        self.turns = k.number(self.turns)


class CountsInWords(HiLo):
    """A view that says "2" where a number belongs."""

    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "turns": str(self.turns)}


class TellsMore(HiLo):
    """An event with a fact that nobody has declared."""

    def tell(self, event: Event) -> None:
        more = {"amount": 1, "colour": "red"} if event.kind == "bet" else {}
        super().tell(Event(event.kind, event.rule, {**more, **event.facts}))


class NamesNobody(HiLo):
    def result(self) -> dict[str, Any] | None:
        return {"winner": None} if self.over else None


class ListsReshuffles(ImaginesOnlyTheDeck):
    """What is hidden is listed with more than its name, so that it takes a look to follow it."""

    def hidden(self, seat: int) -> list[Any]:
        return [f"{card}/0" for card in super().hidden(seat)]


class ListsNumbers(ImaginesOnlyTheDeck):
    """What is hidden is listed in words that the position does not know."""

    def hidden(self, seat: int) -> list[Any]:
        return [CARDS.index(card) for card in super().hidden(seat)]


class TellsDraws(HiLo):
    def tell_card(self, kind: str, rule: str, seat: int, card: int) -> None:
        if kind != "drew":
            super().tell_card(kind, rule, seat, card)
            return
        self.tell(Event(kind, rule, {"seat": SEATS[seat], "card": CARDS[card]}))


class TellsTheDeal(HiLo):
    def tell_card(self, kind: str, rule: str, seat: int, card: int) -> None:
        if kind != "dealt":
            super().tell_card(kind, rule, seat, card)
            return
        # Marked secret, but shared with everybody at the table.
        facts = {"seat": SEATS[seat], "card": CARDS[card]}
        self.tell(Event(kind, rule, facts, ("card",), (0, 1)))


class TellsTwice(HiLo):
    """Two events where there is one, so that there is something in between to look at."""

    def tell(self, event: Event) -> None:
        super().tell(event)
        super().tell(event)

    @property
    def is_underway(self) -> bool:
        return bool(self.agenda) and self.decision.kind == "underway"


class ShowsAllInBetween(TellsTwice):
    def view(self, seat: int) -> dict[str, Any]:
        seen = super().view(seat)
        return {**seen, "hands": self.to_position()["hands"]} if self.is_underway else seen


class CannotBeSeenInBetween(TellsTwice):
    def view(self, seat: int) -> dict[str, Any]:
        assert not self.is_underway
        return super().view(seat)


class ListsNothingHidden(HiLo):
    def hidden(self, seat: int) -> list[Any]:
        return []


class ShowsDiscards(HiLo):
    def shown(self, action: Action, by: int, seat: int) -> dict[str, Any]:
        return action.json


class LoadsTheDie(HiLo):
    def odds(self, action: Action) -> dict[str, Fraction]:
        if action is ROLL:
            return {"low": Fraction(2, 6), "high": Fraction(4, 6)}
        return super().odds(action)


class CountsItsOwnCard(HiLo):
    """The card that the seat holds is reckoned among those that it can draw."""

    def swap_odds(self, mine: int, unseen: list[int]) -> dict[str, Fraction]:
        return super().swap_odds(mine, [*unseen, mine])


class ForgetsAnOutcome(HiLo):
    def odds(self, action: Action) -> dict[str, Fraction]:
        return {key: chance for key, chance in super().odds(action).items() if key != "low"}


class TellsNoOutcome(HiLo):
    def outcome(self, action: Action, events: list[Event]) -> str | None:
        return None


class ForecastsALoadedDie(HiLo):
    def forecast(self, what: str) -> dict[str, Fraction]:
        return {**super().forecast(what), "six": Fraction(1, 3)}


class ForecastsNoSix(HiLo):
    def forecast(self, what: str) -> dict[str, Fraction]:
        return {"low": Fraction(1, 2), "high": Fraction(1, 2)}


class ForecastsTheTopCard(HiLo):
    """What is forecast of the die is right only under a low card."""

    def forecast(self, what: str) -> dict[str, Fraction]:
        return super().forecast(what) if self.deck[-1] < 4 else {"low": Fraction(1)}


class CountsHighCards(HiLo):
    """The view counts what lies in the deck above c4, which tells something about the hands."""

    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "high": sum(card > 3 for card in self.deck)}


class PeekingTurn(Turn):
    """A bet of one also tells the seat the top card, and nothing remembers that it did."""

    def play(self, s: HiLo, action: Action, chance: Chance) -> None:
        if action is BETS[0]:
            s.tell_card("drew", "HL-3", s.turn, s.deck[-1])
        super().play(s, action, chance)


class KnowingTurn(Turn):
    """A roll is offered only while the other seat holds a low card."""

    def legal(self, s: HiLo) -> list[Action]:
        legal = super().legal(s)
        if s.hands[1 - s.turn][0] > 3:
            legal.remove(ROLL)
        return legal


class NoisyTurn(Turn):
    """After a bet of two the game says, for all to hear, whether the deck's top card is high."""

    def play(self, s: HiLo, action: Action, chance: Chance) -> None:
        if action is BETS[1]:
            high = 1 if s.deck[-1] > 3 else 0
            s.tell(Event("bet", "HL-2", {"seat": SEATS[s.turn], "amount": high}))
        super().play(s, action, chance)


class WithTurn(HiLo):
    """A state whose turns are of another class, kept wherever the honest steps ask for theirs."""

    def advance(self, chance: Chance) -> None:
        super().advance(chance)
        assert isinstance(self.edition, TurnEdition)
        if self.agenda and type(self.agenda[-1]) is Turn:
            self.agenda[-1] = self.edition.turn


def variant(state_class: type[HiLo]) -> HiLoGame:
    """Hi-Lo played with a flawed state."""

    class Variant(HiLoGame):
        state = state_class

    return Variant()


class TurnEdition(HiLoEdition):
    """Hi-Lo with the turn of its game."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        assert isinstance(game, VariantWithTurn)
        self.turn = game.turn
        self.steps = {**self.steps, type(self.turn).__name__: type(self.turn)}

    def read(self, position: Mapping[str, Any]) -> HiLo:
        state = super().read(position)
        state.agenda = [self.turn if type(step) is Turn else step for step in state.agenda]
        return state


class VariantWithTurn(HiLoGame):
    """Hi-Lo played with a flawed turn."""

    edition_class = TurnEdition
    state = WithTurn

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
