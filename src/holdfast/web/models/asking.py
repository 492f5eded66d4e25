"""Answers to what one asks before a move: reasons, odds, journeys, plans and what a thing is."""

from __future__ import annotations

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.web.models import Json
from holdfast.web.models.table import Ack, GameNote

__all__ = [
    "CitedRule",
    "FactOut",
    "InspectionOut",
    "ItemOut",
    "JourneyAck",
    "JourneyOut",
    "JourneysOut",
    "Loose",
    "Odds",
    "OddsOut",
    "PlanAck",
    "ReasonOut",
    "RehearsalOut",
    "RuleOut",
    "WhyNot",
    "WhyNotOut",
    "WordsOut",
]


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
