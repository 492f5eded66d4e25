"""A match of Castle at one moment, as small integers and sets of bits."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.reading import Json
from holdfast.core.snapshot import Keeper
from holdfast.core.state import State
from holdfast.games.castle.board import (
    FIRST_QUEEN,
    FIRST_ROYAL,
    NAMES,
    NO_CARD,
    NO_SUIT,
    RANK,
    SUIT,
    THREE,
    bit,
    is_royal,
)
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import outcome
from holdfast.games.castle.parts import Battle, Contest, Fort, Volley, kept
from holdfast.games.castle.position import result_json, to_position
from holdfast.games.castle.rules.decide import CastleAction
from holdfast.games.castle.terms import BARRICADE, CELLS, FIELD, SETUP
from holdfast.games.castle.view import hidden, imagine, shown, view

if TYPE_CHECKING:
    from holdfast.games.castle.edition import CastleEdition
    from holdfast.games.castle.vocabulary import Actions


class Castle(State):
    """Cards are small numbers, sets of cards are bit masks.

    Besides the position a state remembers what everybody has seen and the position does not say
    (CA-INFO.7): `seen` (cards a spy turned face down again), `plain` (cards placed during play, so
    they are number cards) and `age` (the reshuffle after which a card was last drawn); and `turns`,
    how many have been played. Tuples, and `age`, are replaced and never changed: copies share them.
    """

    def __init__(
        self, edition: CastleEdition, forts: list[Fort], deck: list[int], discard: list[int]
    ) -> None:
        super().__init__(edition)
        self.rules: CastleEdition = edition
        """The edition once more, by its own type."""
        self.actions: Actions = edition.actions
        self.players: int = edition.players
        self.forts = forts
        self.phase = SETUP
        self.turn = 0
        self.deck = deck
        self.discard = discard
        self.box: tuple[int, ...] = ()
        self.dead: tuple[int, ...] = ()
        self.up: i64 = 0
        self.seen: i64 = 0
        self.plain: i64 = 0
        self.drawn = NO_CARD
        self.sortie: tuple[int, ...] | None = None
        self.attacked = False
        self.battle: Battle | None = None
        self.volley: Volley | None = None
        self.contest: Contest | None = None
        self.winner = -1
        self.age: list[int] = NEW
        self.shuffles = 0
        self.turns = 0

    def copy(self) -> Castle:
        forts = [fort.copy() for fort in self.forts]
        other = Castle(self.rules, forts, self.deck[:], self.discard[:])
        other.agenda = self.agenda[:]
        other.phase = self.phase
        other.turn = self.turn
        other.box = self.box
        other.dead = self.dead
        other.up = self.up
        other.seen = self.seen
        other.plain = self.plain
        other.drawn = self.drawn
        other.sortie = self.sortie
        other.attacked = self.attacked
        if self.battle is not None:
            other.battle = self.battle.copy()
        if self.volley is not None:
            other.volley = self.volley.copy()
        if self.contest is not None:
            other.contest = self.contest.copy()
        other.winner = self.winner
        other.age = self.age
        other.shuffles = self.shuffles
        other.turns = self.turns
        return other

    def keep(self, k: Keeper) -> None:
        self.phase = k.number(self.phase)
        self.turn = k.number(self.turn)
        self.deck = k.numbers(self.deck)
        self.discard = k.numbers(self.discard)
        self.box = kept(k, self.box)
        self.dead = kept(k, self.dead)
        self.up = k.number(self.up)
        self.seen = k.number(self.seen)
        self.plain = k.number(self.plain)
        self.drawn = k.number(self.drawn)
        sortie = self.sortie
        self.sortie = kept(k, sortie or ()) if k.flag(sortie is not None) else None
        self.attacked = k.flag(self.attacked)
        self.winner = k.number(self.winner)
        self.age = k.numbers(self.age)
        self.shuffles = k.number(self.shuffles)
        self.turns = k.number(self.turns)
        for fort in self.forts:
            fort.keep(k)
        if k.flag(self.battle is not None):
            self.battle = self.battle or Battle(FIELD, 0, ())
            self.battle.keep(k)
        if k.flag(self.volley is not None):
            self.volley = self.volley or Volley(0, (), 0)
            self.volley.keep(k)
        if k.flag(self.contest is not None):
            self.contest = self.contest or Contest(0, (), [], 0)
            self.contest.keep(k)

    def tell(
        self,
        kind: str,
        rule: str,
        facts: Facts,
        secret: tuple[str, ...] = (),
        known_to: tuple[int, ...] = (),
    ) -> None:
        """Tell an event, if anybody listens."""
        if self.log is not None:
            self.write(Event(kind, rule, facts, secret, known_to))

    # Faces

    def is_up(self, card: i64) -> bool:
        return (self.up >> card) & 1 == 1

    def turn_up(self, card: i64) -> None:
        self.up |= bit(card)

    def turn_down(self, card: i64) -> None:
        """A card that lay face up has been seen by everybody (CA-INFO.4)."""
        self.up &= ~bit(card)
        self.seen |= bit(card)

    def lay_down(self, card: i64) -> None:
        """A card enters a castle face down: only its owner knows it."""
        gone = ~bit(card)
        self.up &= gone
        self.seen &= gone
        self.plain &= gone

    def lose(self, card: int) -> None:
        """A lost card: royals are dead for good (CA-PACK.3), all others are discarded."""
        if is_royal(card):
            self.dead = (*self.dead, card)
        else:
            self.discard.append(card)

    # Questions

    def card_at(self, seat: int, cell: int) -> int:
        """The card in a cell of a castle, or NO_CARD; also for cells beyond the grid."""
        return self.forts[seat].card_at(cell)

    def has_queen(self, seat: int) -> bool:
        return self.forts[seat].is_standing(FIRST_QUEEN)

    def jack_suit(self, seat: int) -> int:
        """The suit of the Jack that stands in the castle, or NO_SUIT."""
        for card in self.forts[seat].cards:
            if FIRST_ROYAL <= card < FIRST_QUEEN:
                return SUIT[card]
        return NO_SUIT

    def is_alive(self, seat: int) -> bool:
        return self.forts[seat].alive

    def living(self) -> list[int]:
        return [seat for seat in range(self.players) if self.forts[seat].alive]

    def next_living(self, seat: int) -> int:
        """The next living seat in turn order; the seat itself when it is the last."""
        other = seat
        for _ in range(self.players):
            other += 1
            if other == self.players:
                other = 0
            if self.forts[other].alive:
                return other
        return seat

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """The living seats in turn order, starting with this one."""
        order = [(seat + step) % self.players for step in range(self.players)]
        return tuple([other for other in order if self.forts[other].alive])

    def arranging(self) -> int:
        """The seat that arranges its court: the first with cards in hand (CA-SETUP.6)."""
        for seat in range(self.players):
            if self.forts[seat].hand:
                return seat
        return -1

    def is_arranged(self, seat: int) -> bool:
        """Whether a castle is finished: until then nobody else sees anything of it (CA-INFO.5)."""
        return not self.forts[seat].hand

    def is_sprung(self, card: i64) -> bool:
        """Whether a card of a castle is a Three whose trap everybody has seen (CA-SABOTEUR.1)."""
        return (
            self.rules.saboteur and (self.seen & ~self.up) >> card & 1 == 1 and RANK[card] == THREE
        )

    def would_ambush(self, card: int) -> bool:
        """Whether a castle card that is attacked alone lies in ambush (CA-POS.1)."""
        return not self.is_up(card) and not self.is_sprung(card)

    def can_draw(self) -> bool:
        """Whether a card can be drawn now; a joker in the deck is nobody's knowledge."""
        if self.deck:
            return True
        return not self.rules.sorties and len(self.discard) > 0  # CA-EMPTY.2

    def fighting(self) -> Battle:
        """The battle in progress, where there must be one."""
        battle = self.battle
        assert battle is not None
        return battle

    def defender(self) -> int:
        """Who defends in the present combat; -1 when nobody does (CA-BARRICADE.4)."""
        battle = self.fighting()
        if battle.target_kind != BARRICADE:
            return battle.target_seat
        laid = self.forts[battle.target_seat].barricade_at(battle.target_cells[0])
        if laid is None or not self.forts[laid.by].alive:
            return -1
        return laid.by

    def target_cards(self) -> list[int]:
        """The cards under attack, in the order named."""
        battle = self.fighting()
        if battle.target_kind == CELLS:
            fort = self.forts[battle.target_seat]
            return [fort.card_at(cell) for cell in battle.target_cells]
        if battle.target_kind == BARRICADE:
            laid = self.forts[battle.target_seat].barricade_at(battle.target_cells[0])
            return [] if laid is None else [laid.card]
        return [battle.target_card]

    # What the engine asks of every game

    def to_position(self) -> Json:
        return cast(Json, to_position(self))

    def view(self, seat: int) -> Json:
        return cast(Json, view(self, seat))

    def hidden(self, seat: int) -> list[Any]:
        return list(hidden(self, seat))

    def imagine(self, seat: int, chance: Chance) -> State:
        return imagine(self, seat, chance)

    def shown(self, action: Action, by: int, seat: int) -> Json:
        return shown(action, by, seat)

    def odds(self, action: Action) -> dict[str, Fraction]:
        own = self.own_action(action)
        assert isinstance(own, CastleAction)
        return own.odds(self)

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        return outcome(events)

    def assumed(self) -> Action | None:
        kind = self.decision.kind
        if kind == "spy":
            return self.actions.stop
        return self.actions.done if kind in ("commit", "berserk") else None

    def result(self) -> Json | None:
        return cast(Json | None, result_json(self))

    def returns(self) -> list[float]:
        """1 for the winner and -1 for every other seat, with two, three and four players alike.

        A draw is worth 0 to those still alive and -1 to those who are out. So the sum is 0 only
        between two: whoever compares players over several seats should compare shares of wins.
        """
        seats = range(self.players)
        if self.winner >= 0:
            return [1.0 if seat == self.winner else -1.0 for seat in seats]
        return [0.0 if self.forts[seat].alive else -1.0 for seat in seats]


NEW: list[int] = [0] * len(NAMES)
