"""What a table shows: the state of a match, what is asked, the log, the clocks and the result."""

from __future__ import annotations

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.core.game import SeatName
from holdfast.web.models import Json

__all__ = [
    "Ack",
    "BotOut",
    "DecisionOut",
    "GameNote",
    "HabitOut",
    "IncidentOut",
    "LineOut",
    "PlayerOut",
    "PromptOut",
    "ProposalOut",
    "ResultOut",
    "SitterFields",
    "StandingLine",
    "StateOut",
    "StoppedOut",
    "TimeOut",
]


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
