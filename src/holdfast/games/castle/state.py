"""A match of Castle at one moment, as lists of small integers, and what can be read from it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.snapshot import Keeper
from holdfast.core.state import State
from holdfast.games.castle.actions import Lexicon
from holdfast.games.castle.cards import (
    FIRST_QUEEN,
    FIRST_ROYAL,
    NAMES,
    NO_CARD,
    NO_SUIT,
    RANK,
    SUIT,
    THREE,
    is_jack,
    is_king,
    is_queen,
    is_royal,
)

if TYPE_CHECKING:
    from holdfast.games.castle.edition import CastleEdition

SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2
PHASES: Final = ("setup", "play", "over")

FIELD: Final = 0
ARCHERS: Final = 1
RAM: Final = 2
ASSASSIN: Final = 3
BATTLES: Final = ("field", "archers", "ram", "assassin")

NO_TARGET: Final = 0
CELLS: Final = 1
REINFORCEMENT: Final = 2
JOKER: Final = 3
BARRICADE: Final = 4

NOT_YET: Final = -1
LOST: Final = 0
WON: Final = 1

FOR_TURN: Final = 0
FOR_VOLLEY: Final = 1
FOR_EXTRA: Final = 2
PURPOSES: Final = ("turn", "volley", "extra")


class Variant:
    """The options of a match: they never change, so all copies of a state share them."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options["players"]
        self.sorties: bool = options["empty_deck"] == "sortie"
        self.no_dice: bool = options["no_dice"]
        self.jokers: int = options["jokers"]
        self.berserker: bool = options["berserker"]
        self.same_number: bool = options["same_number"]
        self.same_suit: bool = options["same_suit"]
        self.saboteur: bool = options["saboteur"]
        self.barricade: bool = options["barricade"]


class Barricade:
    """A Six that lies on a castle; it never changes, so copies share it."""

    def __init__(self, cell: int, card: int, side: int, by: int) -> None:
        self.cell = cell
        self.card = card
        self.side = side
        self.by = by


class Battle:
    """The battle in progress (CA-POS.1)."""

    def __init__(self, kind: int, seat: int, lead: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.lead = lead
        self.extra: list[int] = []
        self.aside: list[int] = []
        self.at_seat = -1
        self.at_cells: list[int] = []
        self.spied = False
        self.may_halt = True
        self.berserk = False
        self.target_kind = NO_TARGET
        self.target_seat = -1
        self.target_cells: list[int] = []
        self.target_card = NO_CARD
        self.ambush = False
        self.attack_commit: list[int] = []
        self.defence_commit: list[int] = []
        self.side = -1
        self.won = NOT_YET
        self.bonus = 0
        self.snakes: list[int] = []
        """Chooser and victim of each snake eyes still to be resolved, as `chooser * 4 + victim`."""
        self.strike = False

    def copy(self) -> Battle:
        other = Battle(self.kind, self.seat, self.lead[:])
        other.extra = self.extra[:]
        other.aside = self.aside[:]
        other.at_seat = self.at_seat
        other.at_cells = self.at_cells[:]
        other.spied = self.spied
        other.may_halt = self.may_halt
        other.berserk = self.berserk
        other.target_kind = self.target_kind
        other.target_seat = self.target_seat
        other.target_cells = self.target_cells[:]
        other.target_card = self.target_card
        other.ambush = self.ambush
        other.attack_commit = self.attack_commit[:]
        other.defence_commit = self.defence_commit[:]
        other.side = self.side
        other.won = self.won
        other.bonus = self.bonus
        other.snakes = self.snakes[:]
        other.strike = self.strike
        return other

    def keep(self, k: Keeper) -> None:
        self.kind = k.number(self.kind)
        self.seat = k.number(self.seat)
        self.lead = k.numbers(self.lead)
        self.extra = k.numbers(self.extra)
        self.aside = k.numbers(self.aside)
        self.at_seat = k.number(self.at_seat)
        self.at_cells = k.numbers(self.at_cells)
        self.spied = k.flag(self.spied)
        self.may_halt = k.flag(self.may_halt)
        self.berserk = k.flag(self.berserk)
        self.target_kind = k.number(self.target_kind)
        self.target_seat = k.number(self.target_seat)
        self.target_cells = k.numbers(self.target_cells)
        self.target_card = k.number(self.target_card)
        self.ambush = k.flag(self.ambush)
        self.attack_commit = k.numbers(self.attack_commit)
        self.defence_commit = k.numbers(self.defence_commit)
        self.side = k.number(self.side)
        self.won = k.number(self.won)
        self.bonus = k.number(self.bonus)
        self.snakes = k.numbers(self.snakes)
        self.strike = k.flag(self.strike)

    def weapon(self) -> int:
        """The card that gives the value: the lead, or in a volley the drawn card."""
        return self.lead[-1]

    def clear_target(self) -> None:
        self.target_kind = NO_TARGET
        self.target_seat = -1
        self.target_cells = []
        self.target_card = NO_CARD
        self.ambush = False


class Volley:
    """An Ace and the cards drawn for it that have not attacked yet."""

    def __init__(self, ace: int, cards: list[int], owed: int) -> None:
        self.ace = ace
        self.cards = cards
        self.owed = owed

    def keep(self, k: Keeper) -> None:
        self.ace = k.number(self.ace)
        self.cards = k.numbers(self.cards)
        self.owed = k.number(self.owed)

    def copy(self) -> Volley:
        return Volley(self.ace, self.cards[:], self.owed)


class Contest:
    """The contest for a joker: `bids[i]` are the cards of seat `order[i]`."""

    def __init__(self, joker: int, order: list[int], bids: list[list[int]], resume: int) -> None:
        self.joker = joker
        self.order = order
        self.bids = bids
        self.next = 0
        self.resume = resume

    def keep(self, k: Keeper) -> None:
        self.joker = k.number(self.joker)
        self.order = k.numbers(self.order)
        self.bids = k.lists(self.bids)
        self.next = k.number(self.next)
        self.resume = k.number(self.resume)

    def copy(self) -> Contest:
        other = Contest(self.joker, self.order[:], [bid[:] for bid in self.bids], self.resume)
        other.next = self.next
        return other


def keep_barricades(k: Keeper, laid: list[Barricade]) -> list[Barricade]:
    kept = k.lists([[one.cell, one.card, one.side, one.by] for one in laid])
    return [Barricade(one[0], one[1], one[2], one[3]) for one in kept] if k.reading else laid


class Castle(State):
    """Castles are parallel lists of cells and cards, sorted by cell; sets of cards are bit masks.

    Besides the position a state remembers what everybody has seen and the position does not say
    (CA-INFO.7): `seen` (cards a spy turned face down again), `plain` (cards placed during play, so
    they are number cards) and `age` (the reshuffle after which a card was last drawn); and `turns`,
    how many have been played.
    """

    def __init__(self, edition: CastleEdition) -> None:
        super().__init__(edition)
        self.rules = edition
        self.words: Lexicon = edition.lexicon
        self.variant: Variant = edition.variant
        players = self.variant.players
        self.phase = SETUP
        self.turn = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.box: list[int] = []
        self.dead: list[int] = []
        self.alive: list[bool] = [True] * players
        self.cells: list[list[int]] = [[] for _ in range(players)]
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.filled: list[int] = [0] * (players * 4)
        """Row by row, one bit per column with a card: `filled[seat * 4 + row]`."""
        self.up = 0
        self.reinforcements: list[list[int]] = [[] for _ in range(players)]
        self.jokers: list[list[int]] = [[] for _ in range(players)]
        self.barricades: list[list[Barricade]] = [[] for _ in range(players)]
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.drawn = NO_CARD
        self.sortie: list[int] | None = None
        self.attacked = False
        self.battle: Battle | None = None
        self.volley: Volley | None = None
        self.contest: Contest | None = None
        self.winner = -1
        self.seen = 0
        self.plain = 0
        self.age: list[int] = [0] * len(NAMES)
        self.shuffles = 0
        self.turns = 0

    def copy(self) -> Castle:
        other = Castle(self.rules)
        other.agenda = self.agenda[:]
        other.phase = self.phase
        other.turn = self.turn
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.box = self.box[:]
        other.dead = self.dead[:]
        other.alive = self.alive[:]
        other.cells = [cells[:] for cells in self.cells]
        other.cards = [cards[:] for cards in self.cards]
        other.filled = self.filled[:]
        other.up = self.up
        other.reinforcements = [pool[:] for pool in self.reinforcements]
        other.jokers = [jokers[:] for jokers in self.jokers]
        other.barricades = [laid[:] for laid in self.barricades]
        other.hand = [hand[:] for hand in self.hand]
        other.drawn = self.drawn
        other.sortie = None if self.sortie is None else self.sortie[:]
        other.attacked = self.attacked
        other.battle = None if self.battle is None else self.battle.copy()
        other.volley = None if self.volley is None else self.volley.copy()
        other.contest = None if self.contest is None else self.contest.copy()
        other.winner = self.winner
        other.seen = self.seen
        other.plain = self.plain
        other.age = self.age[:]
        other.shuffles = self.shuffles
        other.turns = self.turns
        return other

    def keep(self, k: Keeper) -> None:
        self.phase = k.number(self.phase)
        self.turn = k.number(self.turn)
        self.deck = k.numbers(self.deck)
        self.discard = k.numbers(self.discard)
        self.box = k.numbers(self.box)
        self.dead = k.numbers(self.dead)
        self.alive = k.flags(self.alive)
        self.cells = k.lists(self.cells)
        self.cards = k.lists(self.cards)
        self.up = k.number(self.up)
        self.reinforcements = k.lists(self.reinforcements)
        self.jokers = k.lists(self.jokers)
        self.barricades = [keep_barricades(k, laid) for laid in self.barricades]
        self.hand = k.lists(self.hand)
        self.drawn = k.number(self.drawn)
        sortie = self.sortie
        self.sortie = k.numbers(sortie or []) if k.flag(sortie is not None) else None
        self.attacked = k.flag(self.attacked)
        self.winner = k.number(self.winner)
        self.seen = k.number(self.seen)
        self.plain = k.number(self.plain)
        self.age = k.numbers(self.age)
        self.shuffles = k.number(self.shuffles)
        self.turns = k.number(self.turns)
        self.keep_parts(k)
        if k.reading:
            for seat in range(self.variant.players):
                self.refill(seat)

    def keep_parts(self, k: Keeper) -> None:
        """A battle, a volley and a contest, where there is one."""
        if k.flag(self.battle is not None):
            self.battle = self.battle or Battle(FIELD, 0, [])
            self.battle.keep(k)
        if k.flag(self.volley is not None):
            self.volley = self.volley or Volley(0, [], 0)
            self.volley.keep(k)
        if k.flag(self.contest is not None):
            self.contest = self.contest or Contest(0, [], [], 0)
            self.contest.keep(k)

    # Cards in castles

    def has_card(self, seat: int, cell: int) -> bool:
        return (self.filled[seat * 4 + (cell >> 6)] >> (cell & 63)) & 1 == 1

    def card_at(self, seat: int, cell: int) -> int:
        """The card in a cell, or NO_CARD; also for cells beyond the grid."""
        if cell < 0 or cell >= 256 or not self.has_card(seat, cell):
            return NO_CARD
        return self.cards[seat][self.cells[seat].index(cell)]

    def is_up(self, card: int) -> bool:
        return (self.up >> card) & 1 == 1

    def put(self, seat: int, cell: int, card: int) -> None:
        """Stand a card in an empty cell."""
        cells = self.cells[seat]
        at = len(cells)
        while at > 0 and cells[at - 1] > cell:
            at -= 1
        cells.insert(at, cell)
        self.cards[seat].insert(at, card)
        self.filled[seat * 4 + (cell >> 6)] |= 1 << (cell & 63)

    def take(self, seat: int, cell: int) -> int:
        """Take the card out of a cell."""
        at = self.cells[seat].index(cell)
        del self.cells[seat][at]
        card = self.cards[seat].pop(at)
        self.filled[seat * 4 + (cell >> 6)] &= ~(1 << (cell & 63))
        return card

    def refill(self, seat: int) -> None:
        """Work out the bit masks anew after all cards of a castle may have moved."""
        for row in range(4):
            self.filled[seat * 4 + row] = 0
        for cell in self.cells[seat]:
            self.filled[seat * 4 + (cell >> 6)] |= 1 << (cell & 63)

    def turn_up(self, card: int) -> None:
        self.up |= 1 << card

    def turn_down(self, card: int) -> None:
        """A card that lay face up has been seen by everybody (CA-INFO.4)."""
        self.up &= ~(1 << card)
        self.seen |= 1 << card

    def lay_down(self, card: int) -> None:
        """A card enters a castle face down: only its owner knows it."""
        gone = ~(1 << card)
        self.up &= gone
        self.seen &= gone
        self.plain &= gone

    def lose(self, card: int) -> None:
        """A lost card: royals are dead for good (CA-PACK.3), all others are discarded."""
        if is_royal(card):
            self.dead.append(card)
        else:
            self.discard.append(card)

    # Questions

    def is_standing(self, seat: int, first: int) -> bool:
        """Whether one of the four royals from `first` on stands in the castle."""
        return any(first <= card < first + 4 for card in self.cards[seat])

    def has_queen(self, seat: int) -> bool:
        return self.is_standing(seat, FIRST_QUEEN)

    def jack_suit(self, seat: int) -> int:
        """The suit of the Jack that stands in the castle, or NO_SUIT."""
        for card in self.cards[seat]:
            if FIRST_ROYAL <= card < FIRST_QUEEN:
                return SUIT[card]
        return NO_SUIT

    def living(self) -> list[int]:
        return [seat for seat in range(self.variant.players) if self.alive[seat]]

    def next_living(self, seat: int) -> int:
        """The next living seat in turn order; the seat itself when it is the last."""
        players = self.variant.players
        for step in range(1, players):
            other = (seat + step) % players
            if self.alive[other]:
                return other
        return seat

    def from_seat(self, seat: int) -> list[int]:
        """The living seats in turn order, starting with this one."""
        players = self.variant.players
        order: list[int] = []
        for step in range(players):
            other = (seat + step) % players
            if self.alive[other]:
                order.append(other)
        return order

    def arranging(self) -> int:
        """The seat that arranges its court: the first with cards in hand (CA-SETUP.6)."""
        for seat in range(self.variant.players):
            if self.hand[seat]:
                return seat
        return -1

    def is_arranged(self, seat: int) -> bool:
        """Whether a castle is finished: until then nobody else sees anything of it (CA-INFO.5)."""
        return not self.hand[seat]

    def is_sprung(self, card: int) -> bool:
        """Whether a card of a castle is a Three whose trap everybody has seen (CA-SABOTEUR.1)."""
        return (
            self.variant.saboteur
            and RANK[card] == THREE
            and not self.is_up(card)
            and (self.seen >> card) & 1 == 1
        )

    def would_ambush(self, card: int) -> bool:
        """Whether a castle card that is attacked alone lies in ambush (CA-POS.1)."""
        return not self.is_up(card) and not self.is_sprung(card)

    def can_draw(self) -> bool:
        """Whether a card can be drawn now; a joker in the deck is nobody's knowledge."""
        if self.deck:
            return True
        return not self.variant.sorties and len(self.discard) > 0  # CA-EMPTY.2

    def barricade_at(self, seat: int, cell: int) -> Barricade | None:
        for laid in self.barricades[seat]:
            if laid.cell == cell:
                return laid
        return None

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
        laid = self.barricade_at(battle.target_seat, battle.target_cells[0])
        if laid is None or not self.alive[laid.by]:
            return -1
        return laid.by

    def target_cards(self) -> list[int]:
        """The cards under attack, in the order named."""
        battle = self.fighting()
        if battle.target_kind == CELLS:
            return [self.card_at(battle.target_seat, cell) for cell in battle.target_cells]
        if battle.target_kind == BARRICADE:
            laid = self.barricade_at(battle.target_seat, battle.target_cells[0])
            return [] if laid is None else [laid.card]
        return [battle.target_card]

    # What the engine asks of every game

    def to_position(self) -> dict[str, Any]:
        from holdfast.games.castle.position import to_position

        return to_position(self)

    def view(self, seat: int) -> dict[str, Any]:
        from holdfast.games.castle.view import view

        return view(self, seat)

    def hidden(self, seat: int) -> list[Any]:
        from holdfast.games.castle.view import hidden

        return hidden(self, seat)

    def imagine(self, seat: int, chance: Chance) -> State:
        from holdfast.games.castle.view import imagine

        return imagine(self, seat, chance)

    def shown(self, action: Action, by: int, seat: int) -> dict[str, Any]:
        from holdfast.games.castle.view import shown

        return shown(action, by, seat)

    def counts(self) -> tuple[int, ...]:
        return (self.turns,)

    def odds(self, action: Action) -> dict[str, Fraction]:
        from holdfast.games.castle.odds import odds

        return odds(self, action)

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        from holdfast.games.castle.odds import outcome

        return outcome(events)

    def assumed(self) -> Action | None:
        if self.decision.kind == "spy":
            return self.words.stop
        return self.words.done if self.decision.kind in ("commit", "berserk") else None

    def result(self) -> dict[str, Any] | None:
        if self.phase != OVER:
            return None
        return {"draw": self.living()} if self.winner < 0 else {"winner": self.winner}

    def returns(self) -> list[float]:
        """1 for the winner and -1 for every other seat, with two, three and four players alike.

        A draw is worth 0 to those still alive and -1 to those who are out. So the sum is 0 only
        between two: whoever compares players over several seats should compare shares of wins.
        """
        seats = range(self.variant.players)
        if self.winner >= 0:
            return [1.0 if seat == self.winner else -1.0 for seat in seats]
        return [0.0 if self.alive[seat] else -1.0 for seat in seats]


def has_king(cards: list[int]) -> bool:
    return any(is_king(card) for card in cards)


def has_queen_among(cards: list[int]) -> bool:
    return any(is_queen(card) for card in cards)


def can_be_turned(card: int) -> bool:
    """Jacks lie face up, always (CA-SETUP.5, CA-SPY.5)."""
    return not is_jack(card)
