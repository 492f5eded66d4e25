"""What goes out: the shapes of the JSON API, for its OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

__all__ = [
    "Ack",
    "Address",
    "ChatOut",
    "CompanyOut",
    "Frame",
    "GameCard",
    "JoinedOut",
    "LinkOut",
    "LogOut",
    "MatchOut",
    "NoteOut",
    "OddsOut",
    "ProblemOut",
    "ReasonOut",
    "RuleOut",
    "SeatsOut",
    "StateOut",
    "StoryOut",
    "SummaryOut",
    "TokenOut",
    "WhyNotOut",
    "WordsOut",
]

Json = dict[str, Any]
Seat = str | int


class Outside(BaseModel):
    """What goes out. These describe; answers are written without them, for speed."""


class ProblemOut(Outside):
    type: str
    title: str
    status: int
    detail: str
    kind: str
    rule: str | None = None
    field: str | None = None


class Ack(Outside):
    number: int
    actions: int
    over: bool
    state: Json | None = None


class DecisionOut(Outside):
    seat: Seat
    kind: str
    rule: str
    yours: bool
    count: int | None = None


class PromptOut(Outside):
    text: str
    rule: str
    seat: Seat


class GameNote(Outside):
    """History, design or a fact of the game, which is no rule; not a note of a player."""

    id: str
    text: str


class LineOut(Outside):
    i: int
    at: int
    seat: Seat | None
    text: str
    rule: str
    event: Json
    marks: list[str]
    sides: int = 6
    game_notes: list[GameNote] = []


class ResultOut(Outside):
    sentence: str
    facts: Json
    returns: dict[str, float]
    sheet: list[Json]
    game_notes: list[GameNote] = []


class PlayerOut(Outside):
    seat: Seat
    seat_name: str
    name: str
    kind: str
    claimed: bool
    yours: bool
    here: bool


class StoppedOut(Outside):
    """Why a match cannot be played on: the rules were corrected, and its record no longer holds."""

    sentence: str
    kept: Annotated[int, Field(description="How many actions still hold.")]
    at: Annotated[int | None, Field(description="The action that does not.")]
    seat: Seat | None
    rule: str | None
    action: Json | None
    label: str | None
    rules: Annotated[str, Field(description="The version of the rules it was played under.")]
    present: str
    successor: Annotated[str | None, Field(description="The match in which it goes on.")]


class StateOut(Outside):
    match: str
    game: str
    number: int
    actions: int
    study: bool
    over: bool
    stopped: StoppedOut | None = None
    commitment: Annotated[
        str | None, Field(description="Binds the server to the key of the dice from the start.")
    ] = None
    eyes: Seat
    yours: list[Seat]
    lang: str
    shape: str
    inks: int
    decision: DecisionOut | None
    prompt: PromptOut | None
    clock: str = ""
    legal: list[int] = []
    defs: dict[str, Json] = {}
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
    view: Json | None = None


class LinkOut(Outside):
    """A link that seats one person once."""

    id: str
    kind: str
    secret: str
    url: str
    expires: float | None


class MatchOut(Outside):
    match: str
    url: str
    token: Annotated[
        str | None, Field(description="For a program that sits at a seat of its own: keep it.")
    ]
    invitations: Annotated[
        dict[str, LinkOut], Field(description="For the seats of friends; each works once.")
    ]
    state: StateOut


class BeganOption(Outside):
    label: str
    value: str


class BeganOut(Outside):
    counts: bool
    options: list[BeganOption]


class SummaryOut(Outside):
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
    players: list[PlayerOut]
    yours: list[Seat]
    my_turn: bool
    turn: Seat | None
    result: str | None
    began: BeganOut
    url: str


class OptionValue(Outside):
    value: str | int | bool
    label: str


class OptionOut(Outside):
    name: str
    label: str
    help: str
    note: str
    default: str | int | bool
    values: list[OptionValue]


class GameCard(Outside):
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


class SeatName(Outside):
    seat: Seat
    seat_name: str


class SeatsOut(Outside):
    seats: list[SeatName]


class RuleOut(Outside):
    id: str
    chapter: str
    text: str
    ruling: str
    game_notes: list[GameNote] = []


class ReasonOut(Outside):
    legal: bool
    rule: str | None = None
    reason: str | None = None


class WhyNot(Outside):
    action: Json
    label: str
    rule: str
    reason: str


class WhyNotOut(Outside):
    reasons: list[WhyNot]


class Odds(Outside):
    outcome: str
    label: str
    fraction: str
    chance: float


class OddsOut(Outside):
    odds: list[Odds]


class Frame(Outside):
    match: str
    at: int
    actions: int
    eyes: Seat
    shape: str
    inks: int
    seat: Seat | None
    action: Json | None
    label: str | None = None
    decision: DecisionOut | None
    prompt: PromptOut | None
    result: ResultOut | None
    elements: dict[str, str | None] = {}
    order: list[str] = []
    log: list[LineOut]


class Address(Outside):
    url: str
    code: str
    imagined: bool


class WordsOut(Outside):
    words: str


class LogOut(Outside):
    log: list[LineOut]
    length: int


class Chapter(Outside):
    title: str
    lines: list[LineOut]


class StoryOut(Outside):
    match: str
    game: str
    opening: list[GameNote]
    result: ResultOut | None
    sheet: list[Json]
    chapters: list[Chapter]


class ChatOut(Outside):
    id: int
    seat: Seat | None
    name: str
    text: str
    at: float


class NoteOut(Outside):
    id: int
    at: int
    seat: Seat | None
    name: str
    text: str
    private: bool
    when: float


class JoinedOut(SummaryOut):
    token: Annotated[str | None, Field(description="For a program: it holds the seat; keep it.")]


class SitterOut(Outside):
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


class OpenLink(Outside):
    id: str
    kind: str
    made: float
    expires: float | None


class RequestOut(Outside):
    id: str
    name: str
    browser: str
    at: float
    seats: Annotated[list[str], Field(description="Where the asker sits in this match already.")]


class CompanyOut(Outside):
    """Who sits at a seat, which links to it are out, who asks to sit there."""

    seat: Seat
    seat_name: str
    keeps: Annotated[bool, Field(description="Whether the caller decides about this.")]
    sitters: list[SitterOut]
    links: list[OpenLink]
    requests: list[RequestOut]


class TokenOut(Outside):
    id: str
    name: str
    token: str
