"""The events of Castle: what each kind tells."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

Facts = dict[str, object]
"""What an event or a refusal tells, by name, in the words of the position format."""


class OfSeat(TypedDict):
    """`turn`, `no_sortie`, `halted`, `won`."""

    seat: int


class OfCard(TypedDict):
    """`rallied`, `volley`, `committed`, `bid`."""

    seat: int
    card: str


class OfDraw(TypedDict):
    """`drew` (the card is secret), `extra`, `volley_card`: how many are left in the deck."""

    seat: int
    card: NotRequired[str]
    left: int


class OfHand(TypedDict):
    """`dealt` and `court`: the cards are secret."""

    seat: int
    cards: NotRequired[list[str]]


class OfCell(TypedDict):
    """`revealed`, `led`, `placed` (the card is secret)."""

    seat: int
    row: int
    col: int
    card: NotRequired[str]


class Arranged(TypedDict):
    """Others are told the seat and nothing else (CA-INFO.6)."""

    seat: int
    row: NotRequired[int]
    col: NotRequired[int]
    insert: NotRequired[bool]
    card: NotRequired[str]


class Finished(TypedDict):
    seat: int
    jack: str
    row: int
    col: int


class ByAnother(TypedDict):
    """`removed`, `spied` and `exposed` (which say how the card lies now)."""

    by: int
    seat: int
    row: int
    col: int
    card: str
    face: NotRequired[str]


class Barricaded(TypedDict):
    by: int
    seat: int
    row: int
    col: int
    side: str
    card: str


class Closed(TypedDict):
    """Moves are `[row, column, row, column]`: from where to where."""

    seat: int
    moves: list[list[int]]
    barricades: list[list[int]]
    cards: list[str]


# `from` is a word of the language, so these are written as calls.
Lost = TypedDict("Lost", {"seat": NotRequired[int], "cards": list[str], "from": str})
JokerWon = TypedDict("JokerWon", {"seat": int, "joker": str, "for": str})


class OfSeats(TypedDict):
    """`drawn`, `too_long`."""

    seats: list[int]


class Sorties(TypedDict):
    order: list[int]


class Reshuffled(TypedDict):
    count: int


class JokerFound(TypedDict):
    joker: str
    seat: int


class JokerRoll(TypedDict):
    seat: int
    dice: list[int | str]
    bid: int
    total: int


class Used(TypedDict):
    seat: int
    lead: list[str]


class CalledOff(TypedDict):
    seat: int
    lead: list[str]
    target: int


class Attacks(TypedDict):
    seat: int
    kind: str
    lead: list[str]
    extra: list[str]
    target: int
    cells: NotRequired[list[list[int]]]
    card: NotRequired[str]


class Berserk(TypedDict):
    seat: int
    lead: list[str]
    target: int
    row: int
    col: int


class Fought(TypedDict):
    seat: int
    lead: str
    against: list[str]
    attack_dice: list[int | str]
    attack: int
    defence_dice: list[int | str]
    reserve_dice: list[int | str]
    defence: int
    won: bool
    defender: NotRequired[int]


class Fell(TypedDict):
    seat: int
    cards: list[str]
    by: int
    cells: NotRequired[list[list[int]]]


class Struck(TypedDict):
    seat: int
    row: int
    col: int
    card: str
    attack_dice: list[int | str]
    attack: int
    defence_dice: list[int | str]
    reserve_dice: list[int | str]
    defence: int
    won: bool


KINDS: Final[dict[str, type]] = {
    "arranged": Arranged, "attacks": Attacks, "barricaded": Barricaded, "battle_over": Lost,
    "berserk": Berserk, "bid": OfCard, "called_off": CalledOff, "closed": Closed,
    "committed": OfCard, "court": OfHand, "dealt": OfHand, "discarded": Lost, "drawn": OfSeats,
    "drew": OfDraw, "eliminated": Lost, "exposed": ByAnother, "extra": OfDraw, "fell": Fell,
    "finished": Finished, "fought": Fought, "halted": OfSeat, "joker": JokerFound,
    "joker_lost": Lost, "joker_roll": JokerRoll, "joker_won": JokerWon, "led": OfCell,
    "no_sortie": OfSeat, "placed": OfCell, "rallied": OfCard, "removed": ByAnother,
    "reshuffled": Reshuffled, "revealed": OfCell, "sorties": Sorties, "spied": ByAnother,
    "struck": Struck, "too_long": OfSeats, "turn": OfSeat, "used": Used, "volley": OfCard,
    "volley_card": OfDraw, "volley_over": Lost, "won": OfSeat,
}  # fmt: skip
"""What every kind of event tells."""
