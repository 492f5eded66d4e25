"""What there is: games, matches, the lobby, and positions by their address."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.core.game import SeatName
from holdfast.web.models import Json
from holdfast.web.models.table import PlayerOut, StateOut

__all__ = [
    "Address",
    "BeganOption",
    "BeganOut",
    "GameCard",
    "JoinedOut",
    "LimitOut",
    "LinkOut",
    "LobbyOut",
    "MatchOut",
    "NamedSeat",
    "NextOut",
    "OptionOut",
    "OptionValue",
    "PositionOut",
    "SeatsOut",
    "ShortAddress",
    "SummaryOut",
]


class LinkOut(TypedDict):
    """A link that seats one person once."""

    id: str
    kind: str
    secret: str
    url: str
    expires: float | None


class MatchOut(TypedDict):
    match: str
    url: str
    token: Annotated[
        str | None, Field(description="For a program that sits at a seat of its own: keep it.")
    ]
    invitations: Annotated[
        dict[str, LinkOut], Field(description="For the seats of friends; each works once.")
    ]
    state: StateOut


class BeganOption(TypedDict):
    label: str
    value: str


class BeganOut(TypedDict):
    played: list[str]
    counts: bool
    options: list[BeganOption]


class LimitOut(TypedDict):
    """What was agreed about time when a match was set up."""

    per: Annotated[str, Field(description="none, turn or match")]
    seconds: int
    absent: Annotated[str, Field(description="Of an absent player: bot, open or lost.")]
    speed: Annotated[str, Field(description="none, live (hours at most) or days")]
    words: str


class SummaryOut(TypedDict):
    id: str
    game: str
    game_name: str
    title: str
    options: Json
    study: bool
    over: bool
    number: int
    actions: int
    own_position: bool
    own_components: bool
    created: float
    changed: float
    spectators: bool
    coach: Annotated[bool, Field(description="Whether people may ask the coach.")]
    rated: Annotated[bool, Field(description="Whether it counts for ratings.")]
    listed: bool
    parent: Annotated[str | None, Field(description="The match it goes on from, or studies.")]
    players: list[PlayerOut]
    yours: list[SeatName]
    my_turn: bool
    turn: SeatName | None
    result: str | None
    outcome: Annotated[str | None, Field(description="won, drawn or lost, for who holds one seat.")]
    began: BeganOut
    lang: str
    limit: LimitOut
    url: str


class OptionValue(TypedDict):
    value: str | int | bool
    label: str
    means: str


class OptionOut(TypedDict):
    name: str
    label: str
    help: str
    note: str
    default: str | int | bool
    values: list[OptionValue]


class GameCard(TypedDict):
    id: str
    name: str
    about: str
    note: str
    minutes: str
    ages: str
    small: bool
    languages: list[str]
    options: list[OptionOut]
    players: str
    seats: list[str]
    picture: str
    has_pack: bool
    rules: str
    learn: str
    about_page: str


class NamedSeat(TypedDict):
    seat: SeatName
    seat_name: str


class SeatsOut(TypedDict):
    seats: list[NamedSeat]


class Address(TypedDict):
    url: str
    code: str
    imagined: bool


class PositionOut(TypedDict):
    game: str
    position: dict[str, object]
    words: str
    over: bool


class ShortAddress(TypedDict):
    id: str
    url: str
    game: str
    code: str


class LobbyOut(TypedDict):
    open: list[SummaryOut]
    live: list[SummaryOut]


class NextOut(TypedDict):
    """The match that waits for the caller."""

    match: str | None
    url: str | None
    waiting: Annotated[int, Field(description="How many matches wait.")]


class JoinedOut(SummaryOut):
    token: Annotated[str | None, Field(description="For a program: it holds the seat; keep it.")]
