"""A match of Castle Itter at one moment: small integers and bits over the board's tables."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.event import Event
from holdfast.core.reading import Json
from holdfast.core.snapshot import Keeper
from holdfast.core.state import State
from holdfast.games.itter.board import (
    AREAS,
    DEFENDERS,
    MACHINE_GUNNER,
    NODES,
    NONE,
    SPACES,
    SQUARES,
    SUPPLY,
    Board,
)
from holdfast.games.itter.events import Facts
from holdfast.games.itter.position import write_position
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c4_ss_phase.c4_0_general import card_comes, card_odds
from holdfast.games.itter.rules.c5_end import result_of, value_to_defender
from holdfast.games.itter.terms import COMPETITIVE, DEFENDER, EXHAUSTION, INTACT, SEAT_SS
from holdfast.games.itter.view import hidden_from, imagine, view_of

if TYPE_CHECKING:
    from holdfast.games.itter.edition import ItterEdition
    from holdfast.games.itter.vocabulary import Actions

HIGHEST_BIT: Final[i64] = 0x1000000000000000


class Itter(State):
    """Everything about a match.

    Conditions and tokens are sets of Defenders, as bits. Piles of cards are tuples, so that copies
    share them. What is said twice for speed follows from the rest; `derive` says how.
    """

    at: list[int]
    infantry: list[int]
    guns: list[int]
    suppression: list[int]
    defense: list[int]
    # Derived.
    standing: list[int]
    supply_left: list[int]

    def __init__(self, edition: ItterEdition) -> None:
        super().__init__(edition)
        self.rules: ItterEdition = edition  # once more, by its own type
        self.board: Board = edition.board
        self.actions: Actions = edition.actions
        self.turn = 0
        self.phase = DEFENDER
        self.actions_left = 0
        self.exhausted: i64 = 0
        self.disrupted: i64 = 0
        self.acted: i64 = 0
        self.commanded: i64 = 0
        self.loaded = False
        self.jenny = INTACT
        self.reason = 0
        self.deck: tuple[int, ...] = ()
        self.revealed: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.orders: tuple[int, ...] = ()
        self.tactics_deck: tuple[int, ...] = ()
        self.tactics_active: tuple[int, ...] = ()
        self.tactics_hand: tuple[int, ...] = ()
        self.tactics_planned = NONE
        # What nobody has seen leave the game (CI-6.1.2.2, CI-PA.6); no rule reads it.
        self.boxed: tuple[int, ...] = ()
        self.boxed_tactics: tuple[int, ...] = ()
        # How many of the deck's bottom cards the 142nd card was mixed with: for imagining only.
        self.mixed = 0
        # Derived: open squares (CI-2.1.1), Defenders in the supply, and what can be attacked.
        self.open: i64 = 0
        self.supply: i64 = 0
        self.targets: i64 = 0

    def begin(self) -> Itter:
        """An empty board: nobody is anywhere yet."""
        self.at = [SUPPLY] * DEFENDERS  # CI-0.8: nor any token
        self.infantry = [NONE] * NODES
        self.guns = [0] * (2 * AREAS)  # CI-1.2.3: apart from the infantry
        self.suppression = [0] * SPACES
        self.defense = self.board.start_defense[:]  # CI-0.1
        self.derive()
        return self

    def derive(self) -> None:
        """What follows from where everything is."""
        self.standing = [NONE] * SQUARES  # CI-1.2.1
        self.supply = 0
        for who in range(DEFENDERS):
            if self.at[who] >= 0:
                self.standing[self.at[who]] = who
            elif self.at[who] == SUPPLY:
                self.supply |= self.bit(who)
        self.open = 0
        for square in range(SQUARES):
            if self.standing[square] == NONE and not self.is_wrecked(square):
                self.open |= self.bit(square)
        self.targets = 0
        self.supply_left = self.board.counter_count[:]
        for target in range(NODES + 2 * AREAS):
            if target < NODES:
                there = 0 if self.infantry[target] == NONE else 1
                counter = self.infantry[target]
            else:
                there = self.guns[target - NODES]
                counter = MACHINE_GUNNER + (target - NODES) % 2
            if there > 0:
                self.targets |= self.bit(target)
                self.supply_left[counter] -= there

    def copy(self) -> Itter:
        other = Itter(self.rules)
        other.agenda = self.agenda[:]
        other.turn = self.turn
        other.phase = self.phase
        other.actions_left = self.actions_left
        other.at = self.at[:]
        other.exhausted = self.exhausted
        other.disrupted = self.disrupted
        other.acted = self.acted
        other.commanded = self.commanded
        other.infantry = self.infantry[:]
        other.guns = self.guns[:]
        other.suppression = self.suppression[:]
        other.defense = self.defense[:]
        other.loaded = self.loaded
        other.jenny = self.jenny
        other.reason = self.reason
        other.deck = self.deck
        other.revealed = self.revealed
        other.discard = self.discard
        other.hand = self.hand
        other.orders = self.orders
        other.tactics_deck = self.tactics_deck
        other.tactics_active = self.tactics_active
        other.tactics_hand = self.tactics_hand
        other.tactics_planned = self.tactics_planned
        other.boxed = self.boxed
        other.boxed_tactics = self.boxed_tactics
        other.mixed = self.mixed
        other.standing = self.standing[:]
        other.supply_left = self.supply_left[:]
        other.open = self.open
        other.supply = self.supply
        other.targets = self.targets
        return other

    def keep(self, k: Keeper) -> None:
        self.turn = k.number(self.turn)
        self.phase = k.number(self.phase)
        self.actions_left = k.number(self.actions_left)
        self.at = k.numbers(self.at)
        self.exhausted = k.number(self.exhausted)
        self.disrupted = k.number(self.disrupted)
        self.acted = k.number(self.acted)
        self.commanded = k.number(self.commanded)
        self.infantry = k.numbers(self.infantry)
        self.guns = k.numbers(self.guns)
        self.suppression = k.numbers(self.suppression)
        self.defense = k.numbers(self.defense)
        self.loaded = k.flag(self.loaded)
        self.jenny = k.number(self.jenny)
        self.reason = k.number(self.reason)
        self.deck = keep_pile(k, self.deck)
        self.revealed = keep_pile(k, self.revealed)
        self.discard = keep_pile(k, self.discard)
        self.hand = keep_pile(k, self.hand)
        self.orders = keep_pile(k, self.orders)
        self.tactics_deck = keep_pile(k, self.tactics_deck)
        self.tactics_active = keep_pile(k, self.tactics_active)
        self.tactics_hand = keep_pile(k, self.tactics_hand)
        self.tactics_planned = k.number(self.tactics_planned)
        self.boxed = keep_pile(k, self.boxed)
        self.boxed_tactics = keep_pile(k, self.boxed_tactics)
        self.mixed = k.number(self.mixed)
        if k.reading:
            self.derive()

    # Questions. None of these changes anything.

    def bit(self, member: i64) -> i64:
        """A set of one."""
        # From the highest bit down: compiled to C, the literal 1 would be an int of 32 bits.
        return HIGHEST_BIT >> (60 - member)

    def place_of(self, who: i64) -> int:
        """The location a Defender is in, or NONE off the board."""
        square: i64 = self.at[who]
        return self.board.location_of[square] if square >= 0 else NONE

    def is_fresh(self, who: i64) -> bool:
        """Neither exhausted nor disrupted."""
        return (self.exhausted | self.disrupted) >> who & 1 == 0

    def is_exhausted(self, who: i64) -> bool:
        return self.exhausted >> who & 1 == 1

    def is_disrupted(self, who: i64) -> bool:
        return self.disrupted >> who & 1 == 1

    def has_acted(self, who: i64) -> bool:
        """It has an Action token (CI-2.0.2)."""
        return self.acted >> who & 1 == 1

    def is_commanded(self, who: i64) -> bool:
        """It has a Command token (CI-2.7.4)."""
        return self.commanded >> who & 1 == 1

    def is_wrecked(self, square: i64) -> bool:
        """The square went with Besotten Jenny (CI-2.5.5)."""
        return self.jenny != INTACT and self.board.location_of[square] == self.board.jenny

    def must_deploy(self) -> bool:
        """Some of the 20 are in the supply, and there is room (CI-2.1.4, CI-2.1.5, CI-2.1.8)."""
        return self.open != 0 and self.supply & self.board.obliged != 0  # CI-2.1.7, CI-3.4.3

    def tokens_left(self) -> int:
        """Suppression tokens still in the supply (CI-2.3.6)."""
        used = 0
        for count in self.suppression:
            used += count
        return self.board.suppression_tokens - used

    def counters_left(self, counter: int) -> int:
        """Counters of a type still in the SS supply (CI-4.3.2)."""
        return self.supply_left[counter]

    def target_exists(self, target: i64) -> bool:
        """Whether there is an SS counter to attack (targets are infantry nodes, then guns)."""
        return self.targets >> target & 1 == 1

    def target_defense(self, target: i64) -> int:
        if target < NODES:
            return self.board.counter_defense[self.infantry[target]]
        return self.board.counter_defense[MACHINE_GUNNER + (target - NODES) % 2]

    def is_color_clear(self, color: int) -> bool:
        """No SS counter, infantry or gun, on any node of the colour (CI-2.8.3)."""
        return self.targets & self.board.targets_in[color] == 0

    def ss_counters(self) -> int:
        """How many SS counters are on the board, guns included (CI-5.0.4)."""
        return NODES - self.infantry.count(NONE) + sum(self.guns)

    # Changes, which keep what is derived in step.

    def put(self, who: i64, square: i64) -> None:
        """A Defender from anywhere onto a free square."""
        old: i64 = self.at[who]
        if old >= 0:
            self.standing[old] = NONE
            self.open |= self.bit(old)
        else:
            self.supply &= ~self.bit(who)
        self.at[who] = square
        self.standing[square] = who
        self.open &= ~self.bit(square)

    def swap(self, who: i64, square: i64) -> None:
        """A Defender onto another square, whoever stands there onto its own."""
        old: i64 = self.at[who]
        partner: i64 = self.standing[square]
        self.at[who] = square
        self.standing[square] = who
        self.standing[old] = partner
        if partner == NONE:
            self.open = (self.open | self.bit(old)) & ~self.bit(square)
        else:
            self.at[partner] = old

    def take_off(self, who: i64, place: int) -> None:
        """A Defender off the board, or from one place there to another; its tokens return."""
        old: i64 = self.at[who]
        if old >= 0:
            self.standing[old] = NONE
            self.open |= self.bit(old)
        self.at[who] = place
        gone = ~self.bit(who)
        self.exhausted &= gone
        self.disrupted &= gone
        self.acted &= gone
        self.commanded &= gone
        self.supply &= gone
        if place == SUPPLY:
            self.supply |= self.bit(who)

    def relieve(self, who: i64, what: i64) -> None:
        """One condition less."""
        if what == EXHAUSTION:
            self.exhausted &= ~self.bit(who)
        else:
            self.disrupted &= ~self.bit(who)

    def put_infantry(self, node: i64, counter: i64) -> None:
        """An SS counter onto a node, in the place of whoever was there."""
        old: i64 = self.infantry[node]
        if old != NONE:
            self.supply_left[old] += 1
        self.supply_left[counter] -= 1
        self.infantry[node] = counter
        self.targets |= self.bit(node)

    def put_gun(self, area: i64, counter: i64) -> None:
        gun: i64 = 2 * area + counter - MACHINE_GUNNER
        self.guns[gun] += 1
        self.supply_left[counter] -= 1
        self.targets |= self.bit(NODES + gun)

    def take_counter(self, target: i64) -> None:
        """A target goes back to the SS supply."""
        if target < NODES:
            self.supply_left[self.infantry[target]] += 1
            self.infantry[target] = NONE
            self.targets &= ~self.bit(target)
            return
        gun: i64 = target - NODES
        self.guns[gun] -= 1
        self.supply_left[MACHINE_GUNNER + gun % 2] += 1
        if self.guns[gun] == 0:
            self.targets &= ~self.bit(target)

    def wreck_jenny(self, how: int) -> None:
        """Nobody enters Besotten Jenny any more (CI-2.5.5)."""
        self.jenny = how
        self.open &= ~self.board.squares_of[self.board.jenny]

    # Telling. Where this happens at every turn of play, the rules ask first whether anybody
    # listens, so that no facts are put together in vain.

    def tell(self, kind: str, rule: str, facts: Facts) -> None:
        if self.log is not None:
            self.write(Event(kind, rule, facts))

    def tell_ss(self, kind: str, rule: str, facts: Facts, secret: tuple[str, ...]) -> None:
        """What only the SS player may know in full."""
        if self.log is not None:
            self.write(Event(kind, rule, facts, secret, (SEAT_SS,)))

    # The engine's questions, answered by modules of their own.

    def to_position(self) -> Json:
        return cast(Json, write_position(self))

    def view(self, seat: int) -> Json:
        return cast(Json, view_of(self, seat))

    def hidden(self, seat: int) -> list[Any]:
        return hidden_from(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Itter:
        return imagine(self, seat, chance)

    def shown(self, action: Action, by: int, seat: int) -> Json:
        # CI-6.2.11: what the SS player plans is nobody else's business.
        if action.do in ("plan", "tactic") and seat != SEAT_SS:
            return {"do": action.do}
        return action.json

    def result(self) -> Json | None:
        return cast(Json | None, result_of(self))

    def returns(self) -> list[float]:
        value = value_to_defender(self)
        return [value, -value] if self.rules.variant == COMPETITIVE else [value]

    def odds(self, action: Action) -> dict[str, Fraction]:
        own = self.own_action(action)
        assert isinstance(own, ItterAction)
        return own.odds(self)

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        assert isinstance(action, ItterAction)
        return action.outcome(events)

    def forecasts(self) -> list[str]:
        return self.board.card_ids[:]

    def forecast(self, what: str) -> dict[str, Fraction]:
        return card_odds(self, self.card_named(what))

    def comes(self, what: str, chance: Chance) -> list[str]:
        return card_comes(self, self.card_named(what), chance)

    def card_named(self, name: str) -> int:
        if name not in self.board.card_ids:
            hint = did_you_mean(name, self.board.card_ids)
            raise HoldfastError(f"there is no SS card {name!r}{hint}")
        return self.board.card_ids.index(name)


def keep_pile(k: Keeper, pile: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(k.numbers(list(pile)))
