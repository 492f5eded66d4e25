"""What has happened: replays, steps, the log, the story and the report of a match."""

from __future__ import annotations

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.core.game import SeatName
from holdfast.web.models import Json
from holdfast.web.models.table import (
    DecisionOut,
    GameNote,
    IncidentOut,
    LineOut,
    PromptOut,
    ResultOut,
)

__all__ = [
    "Chapter",
    "Frame",
    "LogOut",
    "MomentOut",
    "ReportOut",
    "Step",
    "StepsOut",
    "StoryOut",
]


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
