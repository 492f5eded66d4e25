"""What routes ask for: the caller, the matches, a room that holds still while it is read."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Annotated, Any, Final

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
    "at_work",
]

WORTH_SQUEEZING: Final = 1000


class Json(Response):
    """JSON by orjson; never cached unless it says so."""

    media_type = "application/json"

    def __init__(self, data: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        given = {"Cache-Control": "no-store", **(headers or {})}
        super().__init__(to_json(data), status_code=status, headers=given)


async def at_work(request: Request, answer: Callable[[], Response]) -> Response:
    """Make an answer off the event loop, compressed where the caller can read that."""
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")

    def make() -> Response:
        made = answer()
        return squeezed(made) if takes_gzip else made

    return await matches_of(request).hub.workshop.do(caller_of(request.scope), make)


def squeezed(response: Response) -> Response:
    """The same with a smaller body, where that is worth it."""
    if len(response.body) >= WORTH_SQUEEZING and "content-encoding" not in response.headers:
        response.body = gzip.compress(response.body, 6, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
        response.headers.add_vary_header("Accept-Encoding")
    return response


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
    return await matches_of(request).hub.room(match, caller_of(request.scope))


async def get_still_room(room: Annotated[Room, Depends(get_room)]) -> Room:
    """A room to read, on any thread: a move that is not committed yet is not seen."""
    async with room.lock:
        return room.still()


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
StillRoom = Annotated[Room, Depends(get_still_room)]
Lang = Annotated[str, Depends(get_lang)]
LookDep = Annotated[Look, Depends(get_look)]
Eyes = Annotated[
    str | None, Query(max_length=64, description="Whose view: a seat, spectator or all.")
]
