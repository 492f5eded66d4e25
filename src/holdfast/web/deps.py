"""What routes ask for: the caller, the matches, a room that holds still while it is read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from holdfast.core.picture import Look
from holdfast.web.matches import Matches
from holdfast.web.problems import to_json
from holdfast.web.room import Room
from holdfast.web.security import Caller, caller_of, wanted_look

__all__ = [
    "CallerDep",
    "Eyes",
    "Json",
    "Lang",
    "LookDep",
    "MatchesDep",
    "RoomDep",
    "StillRoom",
]


class Json(Response):
    """JSON by orjson; never cached unless it says so."""

    media_type = "application/json"

    def __init__(self, data: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        given = {"Cache-Control": "no-store", **(headers or {})}
        super().__init__(to_json(data), status_code=status, headers=given)


async def get_caller(request: Request) -> Caller:
    return caller_of(request.scope)


# Dependencies are coroutines although they wait for nothing: FastAPI runs others in threads.


def matches_of(request: Request) -> Matches:
    matches = request.app.state.matches
    assert isinstance(matches, Matches)
    return matches


async def get_matches(request: Request) -> Matches:
    return matches_of(request)


MatchId = Annotated[str, Path(alias="id", max_length=32, description="The address of a match.")]


async def get_room(request: Request, match: MatchId) -> Room:
    return await matches_of(request).hub.room(match)


async def get_still_room(request: Request, match: MatchId) -> AsyncIterator[Room]:
    """A room to read: a move that is not committed yet must not be seen."""
    room = await matches_of(request).hub.room(match)
    async with room.lock:
        yield room


async def get_lang(
    request: Request,
    lang: Annotated[str | None, Query(pattern="^(en|it|fr)$", description="en, it or fr")] = None,
) -> str:
    return lang or caller_of(request.scope).lang


async def get_look(
    request: Request,
    shape: Annotated[str | None, Query(pattern="^(wide|tall)$", description="wide or tall")] = None,
    inks: Annotated[str | None, Query(pattern="^[42]$", description="inks of suits")] = None,
) -> Look:
    return wanted_look(request.scope, request.query_params)


CallerDep = Annotated[Caller, Depends(get_caller)]
MatchesDep = Annotated[Matches, Depends(get_matches)]
RoomDep = Annotated[Room, Depends(get_room)]
StillRoom = Annotated[Room, Depends(get_still_room, scope="function")]
Lang = Annotated[str, Depends(get_lang)]
LookDep = Annotated[Look, Depends(get_look)]
Eyes = Annotated[
    str | None, Query(max_length=64, description="Whose view: a seat, spectator or all.")
]
