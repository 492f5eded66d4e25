"""What comes in from pages: forms, whose fields are all words, checked as bodies of the API are.

What is wrong with a form is said in the reader's language, so its fields refuse with a `Problem`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import orjson
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    ValidationError,
    ValidationInfo,
    model_validator,
)

from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.web.bodies import TimeIn
from holdfast.web.positions import Shared, read_code
from holdfast.web.problems import WHOLE_NUMBER, Problem, from_refusal

__all__ = [
    "AgreeForm",
    "AnswerForm",
    "AskForm",
    "ChatForm",
    "ClubForm",
    "Form",
    "InvitationForm",
    "InviteForm",
    "JoinForm",
    "LineForm",
    "LinkForm",
    "ListedForm",
    "LobbyForm",
    "MatchForm",
    "MoveForm",
    "NoteForm",
    "PersonForm",
    "ProposalForm",
    "PutOutForm",
    "SeatForm",
    "SecretForm",
    "SettingsForm",
    "ShelfForm",
    "StepForm",
    "StudyForm",
    "TokenForm",
    "TryForm",
    "UndoForm",
    "WebhookForm",
    "WithdrawForm",
    "carried_options",
    "named",
]

Json = dict[str, object]
EMPTY: Final[Any] = ""
"""A field that did not come; its validator says what that means."""


def _number(words: str, info: ValidationInfo) -> int:
    if not (words.isascii() and words.isdigit() and len(words) < 10):
        name = info.field_name
        raise Problem(422, "bad_request", WHOLE_NUMBER, field=name, facts={"name": name})
    return int(words)


def _number_or_none(words: str, info: ValidationInfo) -> int | None:
    return _number(words, info) if words else None


def _seed(words: str) -> int | None:
    if not words.strip():
        return None
    if not words.strip().isdecimal() or len(words) > 18:
        raise Problem(
            422, "bad_request", _("The number of the dice is a whole number."), field="seed"
        )
    return int(words)


def _object(words: str, info: ValidationInfo) -> Json | None:
    if not words.strip():
        return None
    field = info.field_name
    try:
        data = orjson.loads(words)
    except orjson.JSONDecodeError as error:
        raise Problem(
            422,
            "bad_json",
            _("“{field}” is not valid JSON (line {line}, column {column})."),
            field=field,
            facts={"field": field, "line": error.lineno, "column": error.colno},
        ) from None
    if not isinstance(data, dict):
        raise Problem(422, "bad_json", _("That must be a JSON object."), field=field)
    return data


def _position(words: str, info: ValidationInfo) -> Json | None:
    """A position as JSON, as its code, or as the address of its page."""
    words = words.strip()
    if not words or words.startswith("{"):
        return _object(words, info)
    try:
        return _shared(words).position
    except HoldfastError as error:
        raise from_refusal(error) from None


def _shared(words: str) -> Shared:
    return read_code(words.rstrip("/").rpartition("/")[2])


def carried_options(words: str) -> dict[str, str]:
    """The options that the address of a position carries, as a form would say them."""
    words = words.strip()
    if not words or words.startswith("{"):
        return {}
    try:
        return {name: str(value) for name, value in _shared(words).options.items()}
    except HoldfastError:
        return {}  # what is wrong with it is said of the position


def _time(words: str) -> TimeIn | None:
    """`turn:86400` or `match:3600`; nothing is no limit."""
    if not words:
        return None
    per, _colon, seconds = words.partition(":")
    try:
        return TimeIn(per=per, seconds=int(seconds) if seconds.isdecimal() else 0)
    except ValidationError:
        raise Problem(
            422,
            "bad_time",
            _("A time limit is from a minute to 60 days, for a turn or for the match."),
            field="time",
        ) from None


Number = Annotated[int, BeforeValidator(_number)]
NumberOrNone = Annotated[int | None, BeforeValidator(_number_or_none)]
Object = Annotated[Json | None, BeforeValidator(_object)]
Position = Annotated[Json | None, BeforeValidator(_position)]
Time = Annotated[TimeIn | None, BeforeValidator(_time)]
Seed = Annotated[int | None, BeforeValidator(_seed)]
Flag = Annotated[bool, BeforeValidator(bool)]
"""A box that is ticked comes with any value, one that is not does not come."""


class Form(BaseModel):
    """Fields that are missing are empty; what else comes along is passed over."""

    model_config = ConfigDict(extra="ignore", validate_default=True)


class MatchForm(Form):
    game: str = ""
    options: dict[str, str] = {}
    seats: dict[str, str] = {}
    mode: str = ""
    lang: str = ""
    title: str = ""
    name: str = ""
    listed: Flag = EMPTY
    spectators: str = "yes"
    coach: Flag = EMPTY
    time: Time = EMPTY
    absent: str = "bot"
    rated: Flag = EMPTY
    position: Position = EMPTY
    pack: Object = EMPTY
    seed: Seed = EMPTY

    @model_validator(mode="before")
    @classmethod
    def gather(cls, fields: Mapping[str, str]) -> dict[str, object]:
        """`option.level=elite` and `seat.defender=me` are about options and seats."""
        return {
            **fields,
            "options": {
                **carried_options(fields.get("position", "")),
                **named(fields, "option."),
            },
            "seats": named(fields, "seat."),
        }


def named(fields: Mapping[str, str], prefix: str) -> dict[str, str]:
    """The fields that begin so, without that beginning."""
    return {
        name.removeprefix(prefix): value
        for name, value in fields.items()
        if name.startswith(prefix)
    }


class TableForm(Form):
    """Comes from a table, and leads back to it as it was seen."""

    eyes: str = ""


class MoveForm(TableForm):
    action: str = ""
    after: Number = EMPTY


class UndoForm(TableForm):
    to: NumberOrNone = EMPTY
    after: Number = EMPTY


class ChatForm(TableForm):
    text: str = ""


class NoteForm(TableForm):
    at: Number = EMPTY
    text: str = ""
    private: Flag = EMPTY
    back: str = ""


class StudyForm(TableForm):
    at: Number = EMPTY
    dice: str = ""


class WebhookForm(Form):
    url: str = ""


class SeatForm(Form):
    seat: str = ""


class AskForm(SeatForm):
    name: str = ""


class AnswerForm(SeatForm):
    request: str = ""
    let_in: str = ""


class LinkForm(SeatForm):
    kind: str = ""


class TokenForm(SeatForm):
    name: str = ""


class PutOutForm(SeatForm):
    sitter: str = ""


class WithdrawForm(SeatForm):
    link: str = ""


class ProposalForm(TableForm):
    kind: str = ""
    days: NumberOrNone = EMPTY


class AgreeForm(TableForm):
    proposal: str = ""
    agree: str = ""


class ShelfForm(Form):
    state: str = ""
    back: str = "/history"


class PersonForm(Form):
    """Somebody, by where they sat, by a line of chat, or by their place in a list."""

    id: str = ""
    match: str = ""
    seat: str = ""
    line: NumberOrNone = EMPTY
    back: str = "/friends"


class InviteForm(SeatForm):
    friend: str = ""


class InvitationForm(Form):
    id: str = ""
    name: str = ""


class SecretForm(Form):
    secret: str = ""


class LobbyForm(SeatForm):
    match: str = ""
    query: str = ""


class LineForm(TableForm):
    line: Number = EMPTY
    on: str = "yes"
    reason: str = ""


class JoinForm(Form):
    secret: str = ""
    name: str = ""


class TryForm(Form):
    name: str = ""


class ClubForm(Form):
    game: str = ""
    options: dict[str, str] = {}
    title: str = ""
    days: Number = EMPTY

    @model_validator(mode="before")
    @classmethod
    def gather(cls, fields: Mapping[str, str]) -> dict[str, object]:
        return {**fields, "options": named(fields, "option.")}


class ListedForm(Form):
    listed: str = ""
    name: str = ""


class SettingsForm(Form):
    """The preferences that were chosen, and where the form stood."""

    model_config = ConfigDict(extra="allow")

    name: str | None = None
    back: str = "/"


class StepForm(Form):
    way: str = ""
    action: str = ""
