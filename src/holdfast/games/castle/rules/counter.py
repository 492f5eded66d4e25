"""Same number, counter-strike: militia rises within the attacker's walls (CA-NUMBER.2)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.castle.board import NAMES, RANK, col_of, is_number, spots
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import ONE, Odds, beats, could_be, win_or_lose
from holdfast.games.castle.refusals import at, missing
from holdfast.games.castle.rules.chance import is_double, throw, told, total
from holdfast.games.castle.rules.decide import CastleDecision, OnCastle
from holdfast.games.castle.rules.fight.scores import standing_dice, standing_value
from holdfast.games.castle.rules.info import is_secret
from holdfast.games.castle.rules.snake import has_outside, outside
from holdfast.games.castle.rules.spy import reveal
from holdfast.games.castle.terms import WON

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

NOT_THE_ATTACKER: Final = _(
    "The counter-strike hits the castle of {roller}, not that of {seat}. There: {cells}."
)
STRIKE_SPARES_COURT: Final = _("A counter-strike spares the court. Outside it: {cells}.")

MILITIA: Final = 5


def is_struck_back(s: Castle, battle: Battle, cards: list[int]) -> bool:
    """A lost attack on a single number card of the same rank (CA-NUMBER.1)."""
    if not s.rules.same_number or battle.won == WON or len(cards) != 1:
        return False
    return is_number(cards[0]) and RANK[cards[0]] == RANK[battle.weapon]


def asks_counter(s: Castle, battle: Battle) -> bool:
    """Whether a counter-strike is due and has a card to hit; else it comes to nothing."""
    battle.strike = battle.strike and has_outside(s.forts[battle.seat])
    return battle.strike


class AskCounter(CastleDecision):
    """The defender chooses which card of the attacker's castle the militia strikes."""

    kind: ClassVar[str] = "counter"
    rule: ClassVar[str] = "CA-NUMBER.2"
    verbs: ClassVar[tuple[str, ...]] = ("strike",)

    def seat(self, s: Castle) -> int:
        return s.defender()

    def legal(self, s: Castle) -> list[Action]:
        seat = s.fighting().seat
        table = s.actions.strike
        return [table[seat * 256 + cell] for cell in outside(s.forts[seat])]


class Strike(OnCastle):
    """Name the card that is struck: any of the attacker's outside the court (CA-NUMBER.2)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "strike", seat, cell)

    def play(self, s: Castle, chance: Chance) -> None:
        s.fighting().strike = False
        s.then(CounterStrike(self.cell))

    def why(self, s: Castle) -> Refusal:
        struck = s.fighting().seat
        facts: Facts = {"seat": self.seat, **at(self.cell)}
        facts["roller"] = struck
        facts["cells"] = spots(outside(s.forts[struck]))
        if self.seat != struck:
            return Refusal("CA-NUMBER.2", NOT_THE_ATTACKER, facts)
        refusal = missing(s, "CA-NUMBER.2", self.seat, self.cell)
        if refusal is not None:
            return refusal
        return Refusal("CA-NUMBER.2", STRIKE_SPARES_COURT, facts)

    def odds(self, s: Castle) -> Odds:
        """The chance of the strike, averaged over what the card can be."""
        owner, cell = s.fighting().seat, self.cell
        card = s.card_at(owner, cell)
        cards = {card: ONE}
        if is_secret(s, card):
            cards = could_be(s, s.decision.seat(s), owner, cell)
        ambush = s.would_ambush(card)
        win = Fraction(0)
        for struck, chance in cards.items():
            margin = MILITIA - struck_bonus(s, owner, cell, struck, ambush)
            dice = standing_dice(s, owner, struck)
            win += chance * beats(2, dice, s.rules.no_dice, margin)
        return win_or_lose(win, Fraction(0))


class CounterStrike(Step["Castle"]):
    """Two dice + 5 from within, against the usual defence of the card struck (CA-CHANCE.3)."""

    rule: ClassVar[str] = "CA-NUMBER.2"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def args(self) -> tuple[object, ...]:
        return (self.cell,)

    def run(self, s: Castle, chance: Chance) -> None:
        seat, cell, no_dice = s.fighting().seat, self.cell, s.rules.no_dice
        card = s.card_at(seat, cell)
        ambush = s.would_ambush(card)
        reveal(s, seat, cell, card)
        strike = throw(chance, 2, no_dice)
        strike_score: int = total(strike, 2, no_dice) + MILITIA
        count = standing_dice(s, seat, card)
        defence = throw(chance, count, no_dice)
        score: int = total(defence, count, no_dice) + struck_bonus(s, seat, cell, card, ambush)
        doubled = is_double(defence, count, no_dice)
        reserve = throw(chance, 2, no_dice) if doubled else 0
        if doubled:
            score += total(reserve, 2, no_dice)
        if s.log is not None:
            facts: Facts = {
                "seat": seat,
                "row": cell >> 6,
                "col": col_of(cell),
                "card": NAMES[card],
                "attack_dice": told(strike, 2, no_dice),
                "attack": strike_score,
                "defence_dice": told(defence, count, no_dice),
                "reserve_dice": told(reserve, 2 if doubled else 0, no_dice),
                "defence": score,
                "won": strike_score > score,
            }
            s.tell("struck", "CA-NUMBER.2", facts)
        if strike_score > score:
            s.lose(s.forts[seat].take(cell))


def struck_bonus(s: Castle, seat: int, cell: int, card: int, ambush: bool) -> int:
    """What the struck card adds to its dice: its value, its partners, its owner's jokers."""
    return standing_value(s, seat, cell, card, ambush) + len(s.forts[seat].jokers)


ASK_COUNTER: Final = AskCounter()
