"""What comes in to the API: the bodies, checked. `holdfast.web.forms` has what pages send."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    ValidationError,
)

from holdfast.core.errors import BadPosition
from holdfast.web.positions import read_code
from holdfast.web.problems import from_validation

__all__ = [
    "MOST_ACTIONS",
    "AnswerIn",
    "ChatIn",
    "JoinIn",
    "LinkIn",
    "MatchIn",
    "MoveIn",
    "NameIn",
    "NoteIn",
    "QuestionIn",
    "StepIn",
    "StudyIn",
    "UndoIn",
    "WebhookIn",
    "WhyNotIn",
    "read_json",
]

Json = dict[str, Any]
Place = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
MOST_ACTIONS = 40
"""How many actions a step of a lesson may have."""

B = TypeVar("B", bound=BaseModel)


def read_json(kind: type[B], data: bytes) -> B:
    """A body that no route reads by itself, or a problem that says what is wrong with it."""
    try:
        return kind.model_validate_json(data)
    except ValidationError as error:
        raise from_validation(error.errors()) from None


# Bodies


class Inside(BaseModel):
    """What comes in: unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid")


class MatchIn(Inside):
    """A match that somebody wants to start: `holdfast.store.Terms`, and who is to sit where."""

    game: Annotated[StrictStr, Field(max_length=64, examples=["noughts"])]
    options: Annotated[Json, Field(description="Options by name; see the game.")] = {}
    seats: Annotated[
        dict[str, Annotated[StrictStr, Field(max_length=64)]],
        Field(description="Who sits where: me, friend, open or bot:NAME."),
    ] = {}
    study: StrictBool = False
    lang: Annotated[StrictStr, Field(pattern="^(en|it|fr)$")] = "en"
    title: Annotated[StrictStr, Field(max_length=80)] = ""
    name: Annotated[StrictStr, Field(max_length=40)] = ""
    listed: StrictBool = False
    spectators: StrictBool = True
    position: Annotated[Json | None, Field(description="Start from this position.")] = None
    code: Annotated[StrictStr, Field(max_length=12_000)] | None = None
    pack: Annotated[Json | None, Field(description="Component data instead of ours.")] = None
    seed: Annotated[StrictInt, Field(ge=0, lt=2**62)] | None = None

    def start_position(self) -> Json | None:
        """Where the match is to begin, however that was said."""
        if self.code is None:
            return self.position
        if self.position is not None:
            raise BadPosition("give a position or its address, not both", field="code")
        return read_code(self.code)


class MoveIn(Inside):
    action: Annotated[Json | StrictStr, Field(description="The action as JSON, or its short text.")]
    after: Annotated[Place, Field(description="The number of entries you have seen.")]


class UndoIn(Inside):
    after: Place
    to: Annotated[Place | None, Field(description="Study: how many actions to keep.")] = None


class QuestionIn(Inside):
    action: Json | StrictStr


class WhyNotIn(Inside):
    touches: Annotated[
        list[Annotated[StrictStr, Field(max_length=100)]], Field(min_length=1, max_length=8)
    ]


class StudyIn(Inside):
    at: Place
    eyes: Annotated[StrictStr, Field(max_length=64)] | None = None
    dice: Annotated[StrictStr, Field(pattern="^(same|fresh)$")] = "same"


class ChatIn(Inside):
    text: Annotated[StrictStr, Field(min_length=1, max_length=2000)]


class NoteIn(Inside):
    at: Place
    text: Annotated[StrictStr, Field(min_length=1, max_length=4000)]
    private: StrictBool = False


class NameIn(Inside):
    name: Annotated[StrictStr, Field(max_length=200)] = ""


class JoinIn(NameIn):
    secret: Annotated[StrictStr, Field(max_length=200)]


class LinkIn(Inside):
    kind: Annotated[
        StrictStr,
        Field(
            pattern="^(device|recovery)$",
            description="device: for another device, at once; recovery: to keep, to come back with",
        ),
    ]


class AnswerIn(Inside):
    let_in: StrictBool


class WebhookIn(Inside):
    url: Annotated[StrictStr, Field(max_length=500)] | None


class StepIn(BaseModel):
    """What was done in a step of a lesson, and what is tried or asked now."""

    did: Annotated[list[Any], Field(max_length=MOST_ACTIONS)] = []
    touches: list[Any] = []
    action: Any = None
