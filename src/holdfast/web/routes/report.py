"""The report on a match that is over, with its pictures."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.core.messages import mark as _
from holdfast.web.deps import ApiReader, Asker, Eyes, Page, PageReader
from holdfast.web.guests import Guest
from holdfast.web.models.telling import ReportOut
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
from holdfast.web.report import report, thumbnail
from holdfast.web.routes.described import ASKED
from holdfast.web.routes.files import PICTURE_POLICY
from holdfast.web.routes.table import board_at
from holdfast.web.scene import eyes_name, stopped_at

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

KEPT = "private, max-age=86400"
"""A match that is over does not change any more."""


@api.get("/matches/{id}/report", response_model=ReportOut, responses=ASKED)
async def show_report(visit: Asker, guest: ApiReader, eyes: Eyes = None) -> Response:
    """Key moments, figures, dice and the story of a match that is over."""
    seen = _eyes(guest, eyes)
    return await visit.json(lambda: report(guest, seen, visit.lang))


def _eyes(guest: Guest, given: str | None) -> int:
    """Through which eyes: those of everybody, since nothing is hidden after the end."""
    return guest.eyes(given or ("all" if guest.room.over else None))


@pages.get("/matches/{id}/report")
async def report_page(visit: Page, guest: PageReader) -> Response:
    """The report; of a running match there is only the story so far."""
    eyes = _eyes(guest, visit.query("eyes"))
    if not guest.room.over:
        return visit.go(f"/matches/{guest.room.row.id}/story")
    notes = await visit.matches.talk.notes(guest)

    def context() -> dict[str, object]:
        room = guest.room
        return {
            **report(guest, eyes, visit.lang),
            "match": visit.matches.lists.told(guest, visit.lang),
            "board": board_at(visit, room, guest.seat(eyes).view),
            "notes": notes,
            "looking": str(eyes_name(room, eyes)),
            "eyes": guest.looks,
            "finished": room.row.finished,
            "stopped": stopped_at(room, eyes, art_of(room.match.edition, visit.lang)),
        }

    return await visit.page("report.html", context)


@pages.get("/matches/{id}/moments/{at}.svg")
async def moment(
    visit: Page, guest: PageReader, at: Annotated[int, Path(ge=0, le=1_000_000)]
) -> Response:
    """The board after an action of a match that is over."""
    eyes = _eyes(guest, visit.query("eyes"))

    def drawn() -> Response:
        svg = thumbnail(guest, at, eyes, visit.lang)
        if svg is None:
            raise Problem(404, "no_such_board", _("This game has no picture."))
        headers = {"Cache-Control": KEPT, "Content-Security-Policy": PICTURE_POLICY}
        return Response(svg, media_type="image/svg+xml", headers=headers)

    return await visit.work(drawn)
