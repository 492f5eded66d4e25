"""What comes in to the API: the bodies, checked. `holdfast.web.forms` has what pages send."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    ValidationError,
    model_validator,
)
from pydantic_core import PydanticCustomError

from holdfast.core.errors import BadPosition
from holdfast.web.positions import LONGEST_CODE, read_code
from holdfast.web.problems import NO_FIELD, UNKNOWN_FIELD, from_validation

__all__ = [
    "LONGEST_WAY",
    "AdviceIn",
    "AgreeIn",
    "AnswerIn",
    "ChatIn",
    "InviteIn",
    "JoinIn",
    "JourneyIn",
    "JourneysIn",
    "LinkIn",
    "MatchIn",
    "MoveIn",
    "MuteIn",
    "NameIn",
    "NoteIn",
    "PersonIn",
    "PlanIn",
    "ProposalIn",
    "QuestionIn",
    "ReportIn",
    "ResignIn",
    "ShelfIn",
    "StepIn",
    "StudyIn",
    "TimeIn",
    "UndoIn",
    "WebhookIn",
    "WhyNotIn",
    "read_json",
]

Json = dict[str, object]
Place = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
LONGEST_WAY = 1000
"""How long the way through a lesson may be, as it is written in addresses."""
Element = Annotated[StrictStr, Field(max_length=100)]
"""An element of a board, by its name."""
MOST_STEPS = 100
"""How many actions a journey may have."""

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

    @model_validator(mode="before")
    @classmethod
    def know_fields(cls, data: object) -> object:
        """Say of an unknown field which are known, as the library does not."""
        known = list(cls.model_fields)
        unknown = [name for name in data if name not in known] if isinstance(data, dict) else []
        if unknown:
            # The library makes UTF-8 of it, which half a surrogate pair would end.
            name = str(unknown[0]).encode("utf-8", "backslashreplace").decode()
            facts = {"name": name, "known": ", ".join(known)}
            raise PydanticCustomError(UNKNOWN_FIELD, NO_FIELD, facts)
        return data


class TimeIn(Inside):
    """How much time there is."""

    per: Annotated[
        StrictStr,
        Field(pattern="^(turn|match)$", description="For each turn, or for all of a seat's turns."),
    ]
    seconds: Annotated[StrictInt, Field(ge=60, le=60 * 24 * 3600)]


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
    coach: Annotated[
        StrictBool, Field(description="Whether people who play each other may ask the coach.")
    ] = False
    time: Annotated[TimeIn | None, Field(description="A time limit; none by default.")] = None
    absent: Annotated[
        StrictStr,
        Field(
            pattern="^(bot|open|lost)$",
            description="What becomes of a seat whose time runs out, or whose player resigns where "
            "others play on: a bot plays it, anybody may take it, or the match is lost.",
        ),
    ] = "bot"
    rated: Annotated[
        StrictBool, Field(description="Whether it counts for the ratings of those who play.")
    ] = False
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
        return read_code(self.code).position

    def start_options(self) -> Json:
        """The options that were given; beside a position by its address those that it carries."""
        carried = {} if self.code is None else read_code(self.code).options
        return {**carried, **self.options}


class MoveIn(Inside):
    action: Annotated[Json | StrictStr, Field(description="The action as JSON, or its short text.")]
    after: Annotated[Place, Field(description="The number of entries you have seen.")]


class JourneyIn(Inside):
    actions: Annotated[
        list[Json | StrictStr],
        Field(min_length=1, max_length=MOST_STEPS, description="One after the other."),
    ]
    after: Place


class JourneysIn(Inside):
    who: Annotated[list[Element], Field(min_length=1, max_length=16)]
    via: Annotated[list[Element], Field(max_length=8)] = []


class PlanIn(Inside):
    actions: Annotated[list[Json | StrictStr], Field(max_length=MOST_STEPS)]


class UndoIn(Inside):
    after: Place
    to: Annotated[Place | None, Field(description="Study: how many actions to keep.")] = None


class PositionIn(Inside):
    game: Annotated[StrictStr, Field(max_length=64)]
    code: Annotated[StrictStr, Field(max_length=LONGEST_CODE, description="As addresses have it.")]


class QuestionIn(Inside):
    action: Json | StrictStr


class AdviceIn(Inside):
    seconds: Annotated[float, Field(ge=0.1, le=20, description="How long it may think.")] = 4.0
    action: Annotated[
        Json | StrictStr | None, Field(description="An action to be judged along with the best.")
    ] = None


class WhyNotIn(Inside):
    touches: Annotated[list[Element], Field(min_length=1, max_length=8)]


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


class ResignIn(Inside):
    seat: Annotated[
        StrictStr, Field(max_length=64, description="Which one, for who holds several.")
    ] = ""


class ProposalIn(Inside):
    kind: Annotated[
        StrictStr,
        Field(
            pattern="^(draw|none|pause|resume)$",
            description="draw; none: to end without a result; pause the clocks, or resume",
        ),
    ]
    days: Annotated[StrictInt, Field(ge=0, le=60, description="How long a pause lasts.")] = 0


class AgreeIn(Inside):
    agree: StrictBool


class ShelfIn(Inside):
    state: Annotated[
        StrictStr,
        Field(pattern="^(listed|hidden|archived)$", description="Where it is in one's own list."),
    ]


class PersonIn(Inside):
    """Somebody, by where they sat."""

    match: Annotated[StrictStr, Field(max_length=32)]
    seat: Annotated[StrictStr, Field(max_length=64)]


class InviteIn(Inside):
    friend: Annotated[StrictStr, Field(max_length=16, description="As the list of friends has it.")]


class MuteIn(Inside):
    on: StrictBool = True


class ReportIn(Inside):
    reason: Annotated[StrictStr, Field(max_length=1000)] = ""


class WebhookIn(Inside):
    url: Annotated[StrictStr, Field(max_length=500)] | None


class StepIn(BaseModel):
    """What was done in a lesson so far, and what is tried or asked now."""

    way: Annotated[StrictStr, Field(max_length=LONGEST_WAY)] = ""
    touches: list[object] = []
    action: object = None
