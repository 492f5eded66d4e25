"""What goes out: the shapes of the JSON API, for its OpenAPI document and for those who make them.

Answers are written as they are, without being checked again; mypy sees to it that they fit.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.core.game import SeatName

__all__ = [
    "Ack",
    "Address",
    "BeganOption",
    "BeganOut",
    "Chapter",
    "ChatOut",
    "CompanyOut",
    "DecisionOut",
    "Frame",
    "GameCard",
    "GameNote",
    "JoinedOut",
    "LineOut",
    "LinkOut",
    "LogOut",
    "MatchOut",
    "NamedSeat",
    "NoteOut",
    "Odds",
    "OddsOut",
    "OpenLink",
    "OptionOut",
    "OptionValue",
    "PlayerOut",
    "ProblemOut",
    "PromptOut",
    "ReasonOut",
    "RequestOut",
    "ResultOut",
    "RuleOut",
    "SeatsOut",
    "SitterOut",
    "StateOut",
    "StoppedOut",
    "StoryOut",
    "SummaryOut",
    "TokenOut",
    "WhyNot",
    "WhyNotOut",
    "WordsOut",
]

Json = dict[str, Any]


class ProblemOut(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    kind: str
    rule: NotRequired[str | None]
    field: NotRequired[str | None]


class Ack(TypedDict):
    number: int
    actions: int
    over: bool
    state: NotRequired[Json | None]


class DecisionOut(TypedDict):
    seat: SeatName
    kind: str
    rule: str
    yours: bool
    count: NotRequired[int | None]


class PromptOut(TypedDict):
    text: str
    rule: str
    seat: SeatName


class GameNote(TypedDict):
    """History, design or a fact of the game, which is no rule; not a note of a player."""

    id: str
    text: str


class LineOut(TypedDict):
    i: int
    at: int
    seat: SeatName | None
    text: str
    rule: str
    event: Json
    marks: list[str]
    sides: NotRequired[int]
    game_notes: NotRequired[list[GameNote]]


class ResultOut(TypedDict):
    sentence: str
    facts: Json
    returns: dict[str, float]
    sheet: list[Json]
    game_notes: NotRequired[list[GameNote]]


class PlayerOut(TypedDict):
    seat: SeatName
    seat_name: str
    name: str
    kind: str
    claimed: bool
    yours: bool
    here: bool


class StoppedOut(TypedDict):
    """Why a match cannot be played on: the rules were corrected, and its record no longer holds."""

    sentence: str
    kept: Annotated[int, Field(description="How many actions still hold.")]
    at: Annotated[int | None, Field(description="The action that does not.")]
    seat: SeatName | None
    rule: str | None
    action: Json | None
    label: str | None
    rules: Annotated[str, Field(description="The version of the rules it was played under.")]
    present: str
    successor: Annotated[str | None, Field(description="The match in which it goes on.")]


class StateOut(TypedDict):
    match: str
    game: str
    number: int
    actions: int
    study: bool
    over: bool
    stopped: NotRequired[StoppedOut | None]
    commitment: Annotated[
        str | None, Field(description="Binds the server to the key of the dice from the start.")
    ]
    eyes: SeatName
    yours: list[SeatName]
    lang: str
    shape: str
    inks: int
    decision: DecisionOut | None
    prompt: PromptOut | None
    clock: NotRequired[str]
    legal: NotRequired[list[int]]
    defs: NotRequired[dict[str, Json]]
    elements: dict[str, str]
    order: list[str]
    log: list[LineOut]
    log_from: int
    trace: list[Json]
    undo: Json
    result: ResultOut | None
    hides: bool
    players: list[PlayerOut]
    spectators: int
    view: NotRequired[Json | None]


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
    counts: bool
    options: list[BeganOption]


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
    listed: bool
    parent: Annotated[str | None, Field(description="The match it goes on from, or studies.")]
    players: list[PlayerOut]
    yours: list[SeatName]
    my_turn: bool
    turn: SeatName | None
    result: str | None
    began: BeganOut
    url: str


class OptionValue(TypedDict):
    value: str | int | bool
    label: str


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


class RuleOut(TypedDict):
    id: str
    chapter: str
    text: str
    ruling: str
    game_notes: NotRequired[list[GameNote]]


class ReasonOut(TypedDict):
    legal: bool
    rule: NotRequired[str | None]
    reason: NotRequired[str | None]


class WhyNot(TypedDict):
    action: Json
    label: str
    rule: str
    reason: str


class WhyNotOut(TypedDict):
    reasons: list[WhyNot]


class Odds(TypedDict):
    outcome: str
    label: str
    fraction: str
    chance: float


class OddsOut(TypedDict):
    odds: list[Odds]


class Frame(TypedDict):
    match: str
    at: int
    actions: int
    eyes: SeatName
    shape: str
    inks: int
    seat: SeatName | None
    action: Json | None
    label: NotRequired[str | None]
    decision: DecisionOut | None
    prompt: PromptOut | None
    result: ResultOut | None
    elements: NotRequired[dict[str, str | None]]
    order: NotRequired[list[str]]
    log: list[LineOut]


class Address(TypedDict):
    url: str
    code: str
    imagined: bool


class WordsOut(TypedDict):
    words: str


class LogOut(TypedDict):
    log: list[LineOut]
    length: int


class Chapter(TypedDict):
    title: str
    lines: list[LineOut]


class StoryOut(TypedDict):
    match: str
    game: str
    opening: list[GameNote]
    result: ResultOut | None
    sheet: list[Json]
    chapters: list[Chapter]


class ChatOut(TypedDict):
    id: int
    seat: SeatName | None
    name: str
    text: str
    at: float


class NoteOut(TypedDict):
    id: int
    at: int
    seat: SeatName | None
    name: str
    text: str
    private: bool
    when: float


class JoinedOut(SummaryOut):
    token: Annotated[str | None, Field(description="For a program: it holds the seat; keep it.")]


class SitterOut(TypedDict):
    id: str
    kind: Annotated[str, Field(description="browser or program")]
    name: str
    how: str
    since: float
    seen: float
    here: bool
    you: bool
    keeps: bool
    host: bool


class OpenLink(TypedDict):
    id: str
    kind: str
    made: float
    expires: float | None


class RequestOut(TypedDict):
    id: str
    name: str
    browser: str
    at: float
    seats: Annotated[list[str], Field(description="Where the asker sits in this match already.")]


class CompanyOut(TypedDict):
    """Who sits at a seat, which links to it are out, who asks to sit there."""

    seat: SeatName
    seat_name: str
    keeps: Annotated[bool, Field(description="Whether the caller decides about this.")]
    sitters: list[SitterOut]
    links: list[OpenLink]
    requests: list[RequestOut]


class TokenOut(TypedDict):
    id: str
    name: str
    token: str
