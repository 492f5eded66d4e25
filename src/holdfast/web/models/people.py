"""People: who sits where, by which link, who knows whom, and what they say and note."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from holdfast.core.game import SeatName
from holdfast.web.models.lists import SummaryOut

__all__ = [
    "ChatOut",
    "CompanyOut",
    "FriendOut",
    "InvitationOut",
    "MetOut",
    "NoteOut",
    "OpenLink",
    "PeopleOut",
    "ReportedOut",
    "RequestOut",
    "SitterOut",
    "TokenOut",
]


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


class NoteOut(TypedDict):
    id: int
    at: int
    seat: SeatName | None
    name: str
    text: str
    private: bool
    when: float


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
