"""What happened, step by step: for pages that show it as it went."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from holdfast.web.deps import ApiReader, Asker, Eyes, LookDep
from holdfast.web.keepsakes import check_place
from holdfast.web.models.telling import StepsOut
from holdfast.web.routes.described import ASKED
from holdfast.web.stage import steps, summed

__all__ = ["api"]

api = APIRouter(prefix="/api")

Place = Annotated[int, Query(ge=0, le=1_000_000, description="After how many actions.")]


@api.get("/matches/{id}/steps", response_model=StepsOut, responses=ASKED)
async def show_steps(
    visit: Asker,
    guest: ApiReader,
    look: LookDep,
    since: Annotated[Place, Query(alias="from")],
    to: Place,
    eyes: Eyes = None,
    only_sum: Annotated[bool, Query(alias="sum", description="Only what it came to.")] = False,
) -> Response:
    """What happened between two moments of a match, each step with what it changed on the board.

    Of a long while only its beginning is told; `to` of the answer says how far.
    """
    room, seen = guest.room, guest.eyes(eyes)
    check_place(room, since)
    check_place(room, to)
    tell = summed if only_sum else steps
    return await visit.json(lambda: tell(room, since, to, seen, visit.lang, look))
