"""What goes out: the shapes of the JSON API, for its OpenAPI document and for those who make them.

Answers are written as they are, without being checked again; mypy sees to it that they fit.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.core.game import SeatName

__all__ = [
    "Ack",
    "Address",
    "BeganOption",
    "BeganOut",
    "BotOut",
    "Chapter",
    "ChatOut",
    "CompanyOut",
    "DecisionOut",
    "Frame",
    "FriendOut",
    "GameCard",
    "GameNote",
    "HabitOut",
    "IncidentOut",
    "InvitationOut",
    "JoinedOut",
    "LimitOut",
    "LineOut",
    "LinkOut",
    "LobbyOut",
    "LogOut",
    "MatchOut",
    "MetOut",
    "NamedSeat",
    "NextOut",
    "NoteOut",
    "Odds",
    "OddsOut",
    "OpenLink",
    "OptionOut",
    "OptionValue",
    "PeopleOut",
    "PlayerOut",
    "ProblemOut",
    "PromptOut",
    "ProposalOut",
    "ReasonOut",
    "RequestOut",
    "ResultOut",
    "RuleOut",
    "SeatsOut",
    "SitterFields",
    "SitterOut",
    "StateOut",
    "Step",
    "StepsOut",
    "StoppedOut",
    "StoryOut",
    "SummaryOut",
    "TimeOut",
    "TokenOut",
    "WhyNot",
    "WhyNotOut",
    "WordsOut",
]

Json = dict[str, object]


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


class HabitOut(TypedDict):
    """An answer that may be given once for all decisions like this one."""

    id: str
    label: str
    action: int


class JourneyAck(Ack):
    steps: int
    refusal: str


class JourneyOut(TypedDict):
    who: list[str]
    way: list[str]
    to: str
    cost: int
    left: int
    surprise: bool
    brings: list[str]
    actions: list[str]


class JourneysOut(TypedDict):
    journeys: list[JourneyOut]


class Loose(TypedDict):
    action: int
    lies: str


class RehearsalOut(TypedDict):
    elements: dict[str, str]
    order: list[str]
    legal: list[int]
    defs: Json
    prompt: str
    done: bool
    loose: dict[str, Loose]


class PlanAck(TypedDict):
    planned: bool


class DecisionOut(TypedDict):
    seat: SeatName
    kind: str
    rule: str
    yours: bool
    count: NotRequired[int | None]
    grave: NotRequired[
        Annotated[
            dict[str, str], Field(description="Actions that throw much away, and what, by number.")
        ]
    ]
    habits: NotRequired[list[HabitOut]]
    travellers: NotRequired[list[list[str]] | None]


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
    by_game: NotRequired[
        Annotated[bool, Field(description="Whether the rules act for themselves with it.")]
    ]
    game_notes: NotRequired[list[GameNote]]


class ResultOut(TypedDict):
    sentence: str
    outcomes: Annotated[
        dict[str, str],
        Field(description="By seat: won, drawn or lost; empty where it ended without a result."),
    ]
    ended: Annotated[
        str | None, Field(description="At the table: resigned, time, draw, none; else null.")
    ]
    facts: Json
    returns: dict[str, float]
    sheet: list[Json]
    game_notes: NotRequired[list[GameNote]]


class BotOut(TypedDict):
    bot: Annotated[str, Field(description="Its name: `bot:NAME` seats it.")]
    name: Annotated[str, Field(description="What people call it.")]
    about: Annotated[str, Field(description="How it plays, in a sentence.")]
    face: Annotated[str, Field(description="The path of an SVG drawing in a square of 24 by 24.")]
    seconds: Annotated[float | None, Field(description="How long it usually thinks.")]


class SitterFields(TypedDict):
    """Who sits at a seat."""

    name: str
    kind: str
    bot: NotRequired[Annotated[str, Field(description="The name of a bot.")]]
    face: NotRequired[Annotated[str, Field(description="Its face, as the list of bots has it.")]]


class PlayerOut(SitterFields):
    seat: SeatName
    seat_name: str
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


class IncidentOut(TypedDict):
    """Something that happened at the table beside the moves."""

    number: int
    at: Annotated[int, Field(description="After how many actions.")]
    what: Annotated[str, Field(description="resigned, time, draw, none, pause, resume, bot, open")]
    seat: SeatName | None
    text: str
    when: float
    ends: bool


class TimeOut(TypedDict):
    """The clocks of a match with a time limit."""

    per: Annotated[str, Field(description="turn or match")]
    seconds: int
    absent: Annotated[str, Field(description="Who is out of time: bot, open or lost.")]
    left: Annotated[dict[str, float | None], Field(description="Seconds by seat; null: no clock.")]
    runs: Annotated[SeatName | None, Field(description="Whose clock runs.")]
    paused: Annotated[float | None, Field(description="Until when a pause was agreed on.")]
    now: Annotated[float, Field(description="When this was so.")]


class ProposalOut(TypedDict):
    """What somebody proposes to the others at a table."""

    id: str
    kind: Annotated[str, Field(description="draw, none (no result), pause or resume")]
    days: Annotated[int, Field(description="How long a pause is to last.")]
    by: SeatName
    name: str
    agreed: list[SeatName]
    missing: list[SeatName]
    yours: bool
    asked: Annotated[bool, Field(description="Whether the caller has yet to answer.")]
    made: float


class StandingLine(TypedDict):
    label: str
    value: str
    detail: str
    tone: str
    marks: list[str]


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
    standing: NotRequired[list[StandingLine]]
    ahead: NotRequired[bool]
    legal: NotRequired[list[int]]
    defs: NotRequired[dict[str, Json]]
    elements: dict[str, str]
    order: list[str]
    log: list[LineOut]
    log_from: int
    trace: list[Json]
    incidents: list[IncidentOut]
    time: TimeOut | None
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
    headline: Annotated[str, Field(description="What they mean for the one who decides.")]


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
    incidents: list[IncidentOut]


class Step(TypedDict):
    """Some lines of the log that are shown together, and what they changed on the board."""

    at: Annotated[int, Field(description="The action that led to it.")]
    seat: SeatName
    phase: Annotated[str, Field(description="What is under way: a title for a banner.")]
    lines: list[LineOut]
    elements: dict[str, str | None]
    order: NotRequired[list[str]]
    clock: str


StepsOut = TypedDict(
    "StepsOut",
    {
        "match": str,
        "eyes": SeatName,
        "shape": str,
        "inks": int,
        "from": Annotated[int, Field(description="After how many actions the first step begins.")],
        "to": Annotated[int, Field(description="After how many the last one ends; ask on there.")],
        "steps": list[Step],
        "summary": Annotated[list[str], Field(description="What it came to.")],
    },
)
"""What happened between two moments, step by step."""


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


class FactOut(TypedDict):
    label: str
    value: str


class ItemOut(TypedDict):
    element: str
    title: str


class CitedRule(TypedDict):
    id: str
    text: str


class InspectionOut(TypedDict):
    element: str
    title: str
    facts: list[FactOut]
    words: list[str]
    rules: list[CitedRule]
    marks: list[str]
    items: list[ItemOut]
    picture: str


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
    incidents: list[IncidentOut]


class MomentOut(TypedDict):
    """An action that mattered."""

    at: int
    title: Annotated[str, Field(description="The chapter it stands in.")]
    lines: list[str]
    drawn: Annotated[bool, Field(description="Whether there is a picture of it.")]


class ReportOut(StoryOut):
    outcome: Annotated[str | None, Field(description="won, drawn or lost, for who holds one seat.")]
    moments: list[MomentOut]
    tables: Annotated[list[Json], Field(description="What pieces did and lost.")]
    trials: Annotated[list[Json], Field(description="Rolls that could fail, against expectation.")]
    dice: Annotated[list[Json], Field(description="All dice by their kind.")]


class ChatOut(TypedDict):
    id: int
    seat: SeatName | None
    name: str
    text: str
    at: float
    side: Annotated[str, Field(description="Who talks with each other: players or spectators.")]
    by: Annotated[str | None, Field(description="Who said it, under a name for this match.")]
    muted: Annotated[bool, Field(description="Whether the reader has muted them; it has no text.")]
    mine: Annotated[bool, Field(description="Whether the reader said it.")]


class FriendOut(TypedDict):
    """Somebody in one's list of friends, or of people one has blocked."""

    id: str
    name: str
    since: float


class MetOut(TypedDict):
    """Somebody with whom one has played."""

    match: str
    place: int
    name: str
    since: float


class ReportedOut(TypedDict):
    """A line of chat that one has reported, and what became of it."""

    match: str
    name: str
    text: str
    reason: str
    at: float
    outcome: Annotated[
        Literal["waiting", "removed", "kept"],
        Field(description="Nobody has read it yet; the line is gone; it was read and stands."),
    ]


class PeopleOut(TypedDict):
    """Whom somebody knows."""

    friends: list[FriendOut]
    blocked: list[FriendOut]
    met: list[MetOut]
    reported: list[ReportedOut]
    url: Annotated[str, Field(description="The personal link: who opens it becomes a friend.")]


class InvitationOut(TypedDict):
    """An invitation that was handed to the caller."""

    id: str
    match: SummaryOut
    seat: SeatName
    seat_name: str
    by: str
    made: float


class LobbyOut(TypedDict):
    open: list[SummaryOut]
    live: list[SummaryOut]


class NextOut(TypedDict):
    """The match that waits for the caller."""

    match: str | None
    url: str | None
    waiting: Annotated[int, Field(description="How many matches wait.")]


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
