"""A match of Castle Itter at one moment: flat lists of small integers over the board's tables."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.event import Event
from holdfast.core.snapshot import Keeper
from holdfast.core.state import State
from holdfast.games.itter.actions import Actions
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

if TYPE_CHECKING:
    from holdfast.games.itter.edition import ItterEdition

# Conditions and tokens of a Defender, as bits.
EXHAUSTED: Final = 1
DISRUPTED: Final = 2
ACTED: Final = 4
COMMANDED: Final = 8
NOT_FRESH: Final = EXHAUSTED | DISRUPTED
HAS_TOKEN: Final = ACTED | COMMANDED

PLANNING: Final = 0
DEFENDER: Final = 1
SS: Final = 2
OVER: Final = 3
PHASES: Final = ["planning", "defender", "ss", "over"]

INTACT: Final = 0
LOST_EMPTY: Final = 1
LOST_CREWED: Final = 2
JENNY: Final = ["intact", "lost_empty", "lost_crewed"]

DECK_EXHAUSTED: Final = 1
BY_142ND: Final = 2
BREAKTHROUGH: Final = 3
REASONS: Final = ["", "deck_exhausted", "142nd", "breakthrough"]

SEAT_DEFENDER: Final = 0
SEAT_SS: Final = 1

BEGINNER: Final = 0
VETERAN: Final = 1
ELITE: Final = 2
COMPETITIVE: Final = 3
VARIANTS: Final = ["beginner", "veteran", "elite", "competitive"]
EDITIONS: Final = ["standard", "player_aid"]


class Setting:
    """The options of a match, which never change."""

    def __init__(
        self,
        variant: int,
        player_aid: bool,
        inspire_stacks: bool,
        hold_exhausts: bool,
        many_free_moves: bool,
        escape_from_white: bool,
    ) -> None:
        self.variant = variant
        self.player_aid = player_aid
        # The readings that CI-3.1.2, CI-2.1.6, CI-2.4.4 and CI-2.8.5 rule on.
        self.inspire_stacks = inspire_stacks
        self.hold_exhausts = hold_exhausts
        self.many_free_moves = many_free_moves
        self.escape_from_white = escape_from_white


class Itter(State):
    """Everything about a match. `standing` repeats `at` the other way round, for speed.

    The lists come from `begin` or from `copy`, so that a copy makes no list twice.
    """

    at: list[int]
    flags: list[int]
    standing: list[int]
    infantry: list[int]
    guns: list[int]
    suppression: list[int]
    defense: list[int]
    deck: list[int]
    revealed: list[int]
    discard: list[int]
    hand: list[int]
    orders: list[int]
    tactics_deck: list[int]
    tactics_active: list[int]
    tactics_hand: list[int]
    # What nobody has seen leave the game (CI-6.1.2.2, CI-PA.6); no rule reads it.
    boxed: list[int]
    boxed_tactics: list[int]

    def __init__(self, edition: ItterEdition) -> None:
        super().__init__(edition)
        self.rules = edition
        self.board: Board = edition.board
        self.actions: Actions = edition.actions
        self.setting: Setting = edition.setting
        self.turn = 0
        self.phase = DEFENDER
        self.actions_left = 0
        self.loaded = False
        self.jenny = INTACT
        self.tactics_planned = NONE
        self.reason = 0
        # How many of the deck's bottom cards the 142nd card was mixed with: for imagining only.
        self.mixed = 0

    def begin(self) -> Itter:
        """An empty board: nobody is anywhere yet."""
        self.at = [SUPPLY] * DEFENDERS
        self.flags = [0] * DEFENDERS  # CI-0.8
        self.standing = [NONE] * SQUARES  # CI-1.2.1
        self.infantry = [NONE] * NODES
        self.guns = [0] * (2 * AREAS)  # CI-1.2.3: apart from the infantry
        self.suppression = [0] * SPACES
        self.defense = self.board.start_defense[:]  # CI-0.1
        self.deck = []
        self.revealed = []
        self.discard = []
        self.hand = []
        self.orders = []
        self.tactics_deck = []
        self.tactics_active = []
        self.tactics_hand = []
        self.boxed = []
        self.boxed_tactics = []
        return self

    def copy(self) -> Itter:
        other = Itter(self.rules)
        other.agenda = self.agenda[:]
        other.turn = self.turn
        other.phase = self.phase
        other.actions_left = self.actions_left
        other.at = self.at[:]
        other.flags = self.flags[:]
        other.standing = self.standing[:]
        other.infantry = self.infantry[:]
        other.guns = self.guns[:]
        other.suppression = self.suppression[:]
        other.defense = self.defense[:]
        other.loaded = self.loaded
        other.jenny = self.jenny
        other.deck = self.deck[:]
        other.revealed = self.revealed[:]
        other.discard = self.discard[:]
        other.hand = self.hand[:]
        other.orders = self.orders[:]
        other.tactics_deck = self.tactics_deck[:]
        other.tactics_active = self.tactics_active[:]
        other.tactics_hand = self.tactics_hand[:]
        other.tactics_planned = self.tactics_planned
        other.reason = self.reason
        other.boxed = self.boxed[:]
        other.boxed_tactics = self.boxed_tactics[:]
        other.mixed = self.mixed
        return other

    def keep(self, k: Keeper) -> None:
        self.turn = k.number(self.turn)
        self.phase = k.number(self.phase)
        self.actions_left = k.number(self.actions_left)
        self.at = k.numbers(self.at)
        self.flags = k.numbers(self.flags)
        self.infantry = k.numbers(self.infantry)
        self.guns = k.numbers(self.guns)
        self.suppression = k.numbers(self.suppression)
        self.defense = k.numbers(self.defense)
        self.loaded = k.flag(self.loaded)
        self.jenny = k.number(self.jenny)
        self.deck = k.numbers(self.deck)
        self.revealed = k.numbers(self.revealed)
        self.discard = k.numbers(self.discard)
        self.hand = k.numbers(self.hand)
        self.orders = k.numbers(self.orders)
        self.tactics_deck = k.numbers(self.tactics_deck)
        self.tactics_active = k.numbers(self.tactics_active)
        self.tactics_hand = k.numbers(self.tactics_hand)
        self.tactics_planned = k.number(self.tactics_planned)
        self.reason = k.number(self.reason)
        self.boxed = k.numbers(self.boxed)
        self.boxed_tactics = k.numbers(self.boxed_tactics)
        self.mixed = k.number(self.mixed)
        if k.reading:
            for who in range(DEFENDERS):
                if self.at[who] >= 0:
                    self.standing[self.at[who]] = who

    # Questions. None of these changes anything.

    def place_of(self, who: int) -> int:
        """The location a Defender is in, or NONE off the board."""
        square = self.at[who]
        return self.board.location_of[square] if square >= 0 else NONE

    def is_fresh(self, who: int) -> bool:
        """Neither exhausted nor disrupted."""
        return self.flags[who] & NOT_FRESH == 0

    def is_open(self, square: int) -> bool:
        """Nobody stands there, and it is not in a destroyed Jenny (CI-2.1.1)."""
        return self.standing[square] == NONE and not self.is_wrecked(square)

    def is_wrecked(self, square: int) -> bool:
        """The square went with Besotten Jenny (CI-2.5.5)."""
        return self.jenny != INTACT and self.board.location_of[square] == self.board.jenny

    def open_squares(self) -> list[int]:
        standing = self.standing
        if self.jenny == INTACT:
            return [square for square in range(SQUARES) if standing[square] == NONE]
        return [square for square in range(SQUARES) if self.is_open(square)]

    def must_deploy(self) -> bool:
        """Some of the 20 are in the supply, and there is room (CI-2.1.4, CI-2.1.5, CI-2.1.8)."""
        at, reinforcement = self.at, self.board.reinforcement
        for who in range(DEFENDERS):
            if at[who] == SUPPLY and not reinforcement[who]:  # CI-2.1.7, CI-3.4.3
                return len(self.open_squares()) > 0
        return False

    def inspirers(self, location: int) -> int:
        """How many fresh Defenders with [I], so never Borotra (CI-3.1.1, CI-3.1.4, CI-3.1.6)."""
        count = 0
        inspires = self.board.inspires
        for square in self.board.squares_in[location]:
            who = self.standing[square]
            if who != NONE and inspires[who] and self.flags[who] & NOT_FRESH == 0:
                count += 1
        return count

    def inspiration(self, who: int) -> int:
        """The extra dice or tokens a Defender gets; nobody inspires itself (CI-3.1.3)."""
        count = self.inspirers(self.place_of(who))
        if self.board.inspires[who] and self.is_fresh(who):
            count -= 1
        return count if self.setting.inspire_stacks else min(count, 1)

    def usable_weapon(self, who: int) -> int:
        """The tank weapon a Defender can use where it stands, or NONE (CI-3.6.2, CI-3.6.5)."""
        weapon = self.board.weapon_of[self.at[who]]
        if weapon == NONE or not self.board.tank_crew[who]:
            return NONE
        if self.at[who] == self.board.cannon_square and not self.loaded:
            return NONE
        return weapon

    def tokens_left(self) -> int:
        """Suppression tokens still in the supply (CI-2.3.6)."""
        used = 0
        for count in self.suppression:
            used += count
        return self.board.suppression_tokens - used

    def counters_left(self, counter: int) -> int:
        """Counters of a type still in the SS supply (CI-4.3.2)."""
        used = 0
        if counter < MACHINE_GUNNER:
            used = self.infantry.count(counter)
        else:
            for area in range(AREAS):
                used += self.guns[2 * area + counter - MACHINE_GUNNER]
        return self.board.counter_count[counter] - used

    def target_exists(self, target: int) -> bool:
        """Whether there is an SS counter to attack (targets are infantry nodes, then guns)."""
        if target < NODES:
            return self.infantry[target] != NONE
        return self.guns[target - NODES] > 0

    def target_color(self, target: int) -> int:
        node = target if target < NODES else (target - NODES) // 2
        return self.board.node_color[node]  # CI-1.3.4: what is printed gray is black

    def target_defense(self, target: int) -> int:
        if target < NODES:
            return self.board.counter_defense[self.infantry[target]]
        return self.board.counter_defense[MACHINE_GUNNER + (target - NODES) % 2]

    def sees(self, who: int, target: int) -> bool:
        """The target's node has a colour of the Defender's square (CI-1.3.1, CI-1.3.2)."""
        return self.target_color(target) in self.board.colors_of[self.at[who]]

    def is_color_clear(self, color: int) -> bool:
        """No SS counter, infantry or gun, on any node of the colour (CI-2.8.3)."""
        for node in self.board.nodes_of_color[color]:
            if self.infantry[node] != NONE:
                return False
            if node < AREAS and self.guns[2 * node] + self.guns[2 * node + 1] > 0:
                return False
        return True

    def ss_counters(self) -> int:
        """How many SS counters are on the board, guns included (CI-5.0.4)."""
        count = NODES - self.infantry.count(NONE)
        for guns in self.guns:
            count += guns
        return count

    # Changes that keep `at` and `standing` in step.

    def put(self, who: int, square: int) -> None:
        """A Defender from anywhere onto a free square."""
        old = self.at[who]
        if old >= 0:
            self.standing[old] = NONE
        self.at[who] = square
        self.standing[square] = who

    def take_off(self, who: int, place: int) -> None:
        """A Defender off the board; its tokens return."""
        old = self.at[who]
        if old >= 0:
            self.standing[old] = NONE
        self.at[who] = place
        self.flags[who] = 0

    def tell(self, kind: str, rule: str, facts: dict[str, Any]) -> None:
        """Log an event; callers check first that somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts))

    # The engine's questions, answered by modules of their own.

    def to_position(self) -> dict[str, Any]:
        from holdfast.games.itter.position import write_position

        return write_position(self)

    def view(self, seat: int) -> dict[str, Any]:
        from holdfast.games.itter.view import view_of

        return view_of(self, seat)

    def hidden(self, seat: int) -> list[Any]:
        from holdfast.games.itter.view import hidden_from

        return hidden_from(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Itter:
        from holdfast.games.itter.view import imagine

        return imagine(self, seat, chance)

    def shown(self, action: Action, by: int, seat: int) -> dict[str, Any]:
        # CI-6.2.11: what the SS player plans is nobody else's business.
        if action.do in ("plan", "tactic") and seat != SEAT_SS:
            return {"do": action.do}
        return action.json

    def result(self) -> dict[str, Any] | None:
        from holdfast.games.itter.rules.c5_end import result_of

        return result_of(self)

    def returns(self) -> list[float]:
        from holdfast.games.itter.rules.c5_end import value_to_defender

        value = value_to_defender(self)
        return [value, -value] if self.setting.variant == COMPETITIVE else [value]

    def odds(self, action: Action) -> dict[str, Fraction]:
        from holdfast.games.itter.odds import action_odds

        return action_odds(self, action)

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        from holdfast.games.itter.odds import action_outcome

        return action_outcome(action, events)

    def forecasts(self) -> list[str]:
        return self.board.card_ids[:]

    def forecast(self, what: str) -> dict[str, Fraction]:
        from holdfast.games.itter.odds import card_odds

        return card_odds(self, self.card_named(what))

    def comes(self, what: str, chance: Chance) -> list[str]:
        from holdfast.games.itter.odds import card_comes

        return card_comes(self, self.card_named(what), chance)

    def card_named(self, name: str) -> int:
        if name not in self.board.card_ids:
            hint = did_you_mean(name, self.board.card_ids)
            raise HoldfastError(f"there is no SS card {name!r}{hint}")
        return self.board.card_ids.index(name)
