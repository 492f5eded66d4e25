"""Hi-Lo: a small honest game with hidden cards, dice and secret choices, for testing the kit.

Eight cards, c1 to c8. Each seat gets one, unseen by the others (HL-1). In a turn a seat bets one
to three, rolls a die for a bet, or swaps: it draws the top card of the deck and puts one of its two
cards face down under the deck (HL-2, HL-3). After two turns each the higher card wins (HL-4).
Broken variants override a method; nothing here knows about them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar, NotRequired, TypedDict

from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance, shuffle
from holdfast.core.edition import Edition, Options
from holdfast.core.event import Event
from holdfast.core.game import Game
from holdfast.core.reading import Field
from holdfast.core.snapshot import Keeper
from holdfast.core.state import Decision, Refusal, State, Step, steps_in
from holdfast.core.text import Text

SEATS = ("a", "b")
CARDS = [f"c{rank}" for rank in range(1, 9)]
TURNS = 4

VOCABULARY = Vocabulary()
BETS = [VOCABULARY.add("bet", {"amount": amount}) for amount in (1, 2, 3)]
ROLL = VOCABULARY.add("roll")
SWAP = VOCABULARY.add("swap")
DISCARDS = [VOCABULARY.add("discard", {"card": card}) for card in CARDS]


class HiLo(State):
    """Two hands, a deck whose top is its end, the bets, and how many turns have been taken."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.hands: list[list[int]] = [[], []]
        self.deck: list[int] = []
        self.bets = [0, 0]
        self.turns = 0

    @property
    def turn(self) -> int:
        return self.turns % 2

    def copy(self) -> HiLo:
        other = type(self)(self.edition)
        other.agenda = self.agenda[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.bets = self.bets[:]
        other.turns = self.turns
        return other

    def keep(self, k: Keeper) -> None:
        self.hands = k.lists(self.hands)
        self.deck = k.numbers(self.deck)
        self.bets = k.numbers(self.bets)
        self.turns = k.number(self.turns)

    def to_position(self) -> dict[str, Any]:
        return {
            "game": "hilo",
            "hands": {
                name: [CARDS[card] for card in hand]
                for name, hand in zip(SEATS, self.hands, strict=True)
            },
            "deck": [CARDS[card] for card in self.deck],
            "bets": list(self.bets),
            "turns": self.turns,
        }

    def sees(self, seat: int, hand: int) -> bool:
        return seat == hand or self.over

    def view(self, seat: int) -> dict[str, Any]:
        hands = {
            SEATS[at]: [CARDS[card] if self.sees(seat, at) else "#" for card in hand]
            for at, hand in enumerate(self.hands)
        }
        asked = None if self.over else self.decision.kind
        return {
            "hands": hands,
            "deck": len(self.deck),
            "bets": list(self.bets),
            "turns": self.turns,
            "asked": asked,
        }

    def hidden(self, seat: int) -> list[Any]:
        unseen = [
            card for at, hand in enumerate(self.hands) if not self.sees(seat, at) for card in hand
        ]
        return [CARDS[card] for card in [*unseen, *self.deck]]

    def imagine(self, seat: int, chance: Chance) -> HiLo:
        other = self.copy()
        places = [hand for at, hand in enumerate(other.hands) if not other.sees(seat, at)]
        places.append(other.deck)
        pool = sorted(card for place in places for card in place)
        shuffle(pool, chance)
        for place in places:
            place[:] = [pool.pop() for _ in place]
        return other

    def shown(self, action: Action, by: int, seat: int) -> dict[str, Any]:
        if action.do == "discard" and seat != by:
            return {"do": "discard"}
        return action.json

    def odds(self, action: Action) -> dict[str, Fraction]:
        if action is ROLL:
            return {"low": Fraction(3, 6), "high": Fraction(3, 6)}
        mine = self.hands[self.turn][0]
        unseen = [card for card in range(len(CARDS)) if card != mine]
        return self.swap_odds(mine, unseen) if action is SWAP else {}

    def swap_odds(self, mine: int, unseen: list[int]) -> dict[str, Fraction]:
        better = Fraction(sum(card > mine for card in unseen), len(unseen))
        return {"better": better, "worse": 1 - better}

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        for event in events:
            if event.kind == "bet":
                return "high" if event.facts["amount"] > 3 else "low"
            if event.kind == "drew":
                drawn = CARDS.index(event.facts["card"])
                return "better" if drawn > self.hands[self.turn][0] else "worse"
        return None

    def forecasts(self) -> list[str]:
        return ["roll"]

    def forecast(self, what: str) -> dict[str, Fraction]:
        """What a die would bet: a six is also high."""
        return {"low": Fraction(1, 2), "high": Fraction(1, 2), "six": Fraction(1, 6)}

    def comes(self, what: str, chance: Chance) -> list[str]:
        after = self.copy()
        log: list[Event] = []
        after.log = log
        Turn().play(after, ROLL, chance)
        amount = log[0].facts["amount"]
        return ["low"] if amount <= 3 else ["high", "six"] if amount == 6 else ["high"]

    def result(self) -> dict[str, Any] | None:
        return {"winner": SEATS[self.winner()]} if self.over else None

    def winner(self) -> int:
        return 0 if self.hands[0] > self.hands[1] else 1

    def returns(self) -> list[float]:
        return [1.0, -1.0] if self.winner() == 0 else [-1.0, 1.0]

    def tell(self, event: Event) -> None:
        self.write(event)

    def tell_card(self, kind: str, rule: str, seat: int, card: int) -> None:
        """A card moved that only its owner may know."""
        facts = {"seat": SEATS[seat], "card": CARDS[card]}
        self.tell(Event(kind, rule, facts, ("card",), (seat,)))


class Deal(Step[HiLo]):
    rule: ClassVar[str] = "HL-1"

    def run(self, s: HiLo, chance: Chance) -> None:
        s.deck = list(range(len(CARDS)))
        shuffle(s.deck, chance)
        for seat in range(2):
            s.hands[seat].append(s.deck.pop())
            s.tell_card("dealt", self.rule, seat, s.hands[seat][0])
        s.then(Turn())


class Turn(Decision[HiLo]):
    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "HL-2"
    verbs: ClassVar[tuple[str, ...]] = ("bet", "roll", "swap")

    def seat(self, s: HiLo) -> int:
        return s.turn

    def legal(self, s: HiLo) -> list[Action]:
        # No bet below the other seat's, so that there is something to refuse.
        open_bets = [
            bet for bet in BETS if bet.args["amount"] + s.bets[s.turn] >= s.bets[1 - s.turn]
        ]
        return [*open_bets, ROLL, SWAP]

    def play(self, s: HiLo, action: Action, chance: Chance) -> None:
        if action is SWAP:
            card = s.deck.pop()
            s.hands[s.turn].append(card)
            s.tell_card("drew", "HL-3", s.turn, card)
            s.then(Discard())
            return
        amount = chance.roll(6) if action is ROLL else action.args["amount"]
        s.bets[s.turn] += amount
        s.tell(Event("bet", self.rule, {"seat": SEATS[s.turn], "amount": amount}))
        s.then(EndTurn())

    def explain(self, s: HiLo, action: Action) -> Refusal:
        least = s.bets[1 - s.turn] - s.bets[s.turn]
        return Refusal(self.rule, "A bet of at least {least} is due.", {"least": least})


class Discard(Decision[HiLo]):
    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "HL-3"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)

    def seat(self, s: HiLo) -> int:
        return s.turn

    def legal(self, s: HiLo) -> list[Action]:
        return [DISCARDS[card] for card in sorted(s.hands[s.turn])]

    def play(self, s: HiLo, action: Action, chance: Chance) -> None:
        card = DISCARDS.index(action)
        s.hands[s.turn].remove(card)
        s.deck.insert(0, card)
        s.tell_card("discarded", self.rule, s.turn, card)
        s.then(EndTurn())

    def explain(self, s: HiLo, action: Action) -> Refusal:
        return Refusal(self.rule, "You do not hold {card}.", {"card": action.args["card"]})


class EndTurn(Step[HiLo]):
    rule: ClassVar[str] = "HL-4"

    def run(self, s: HiLo, chance: Chance) -> None:
        s.turns += 1
        if s.turns < TURNS:
            s.then(Turn())
            return
        shown = {name: CARDS[hand[0]] for name, hand in zip(SEATS, s.hands, strict=True)}
        s.tell(Event("showdown", self.rule, shown))


class HiLoText(Text):
    actions: ClassVar[Mapping[str, str]] = {
        "bet": "Bet {amount}",
        "roll": "Roll for a bet",
        "swap": "Swap your card",
        "discard": "Discard {card}",
    }
    prompts: ClassVar[Mapping[str, str]] = {"turn": "Bet or swap.", "discard": "Which card goes?"}
    events: ClassVar[Mapping[str, str]] = {
        "dealt": "{seat} is dealt {card}.",
        "drew": "{seat} draws {card}.",
        "discarded": "{seat} discards {card}.",
        "bet": "{seat} bets {amount}.",
        "showdown": "a shows {a}, b shows {b}.",
    }

    def board(self, view: Mapping[str, Any]) -> str:
        return "; ".join(f"{seat}: {' '.join(hand)}" for seat, hand in view["hands"].items())

    def result(self, result: Mapping[str, Any]) -> str:
        return self.say("{winner} wins.", result)


class HiLoEdition(Edition):
    """Which class the states are of, and which steps there are, the game says."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        assert isinstance(game, HiLoGame)
        self.hilo = game
        self.vocabulary, self.seats = VOCABULARY, SEATS
        self.steps = steps_in(sys.modules[__name__])

    def blank(self) -> HiLo:
        return self.hilo.state(self)

    def start(self) -> HiLo:
        state = self.blank()
        state.then(Deal())
        return state

    def read(self, position: Mapping[str, Any]) -> HiLo:
        fields = Field(position).fields(["game", "hands", "deck", "bets", "turns"])
        state = self.blank()
        hands = fields["hands"].fields(SEATS)
        state.hands = [read_cards(hands[name]) for name in SEATS]
        state.deck = read_cards(fields["deck"])
        state.bets = [bet.integer(0, 99) for bet in fields["bets"].items()]
        state.turns = fields["turns"].integer(0, TURNS)
        if state.turns < TURNS:
            state.then(Discard() if len(state.hands[state.turn]) == 2 else Turn())
        return state

    def make_text(self, language: str) -> Text:
        return HiLoText(language)


class Position(TypedDict):
    game: str
    hands: dict[str, list[str]]
    deck: list[str]
    bets: list[int]
    turns: int


class View(TypedDict):
    hands: dict[str, list[str]]
    deck: int
    bets: list[int]
    turns: int
    asked: str | None


class OfCard(TypedDict):
    seat: str
    card: NotRequired[str]


class OfBet(TypedDict):
    seat: str
    amount: int


class Result(TypedDict):
    winner: str


class Showdown(TypedDict):
    a: str
    b: str


SHAPES = {
    "position": Position,
    "view": View,
    "result": Result,
    **dict.fromkeys(("dealt", "drew", "discarded"), OfCard),
    "bet": OfBet,
    "showdown": Showdown,
}


class HiLoGame(Game):
    id = "hilo"
    name = "Hi-Lo"
    edition_class = HiLoEdition
    shapes = SHAPES
    state: ClassVar[type[HiLo]] = HiLo


def read_cards(field: Field) -> list[int]:
    return [CARDS.index(card.one_of(CARDS, "card")) for card in field.items()]


GAME = HiLoGame()
