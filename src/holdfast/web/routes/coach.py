"""Asking the coach, and looking back on a match with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.responses import Response, StreamingResponse

from holdfast.coach.desk import Advise, Event
from holdfast.coach.drawing import moment
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE
from holdfast.web.bodies import AdviceIn
from holdfast.web.coaching import Coaching, check_coach, check_fair
from holdfast.web.deps import ApiGuest, Asker, LookDep, Page, PageReader, Visit
from holdfast.web.guests import Guest, place_of
from holdfast.web.keepsakes import check_place
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.routes.described import ASKED
from holdfast.web.routes.files import PICTURE_POLICY
from holdfast.web.scene import result_of
from holdfast.web.streams import event_bytes

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

STREAM: Final = {
    **ASKED,
    200: {"description": "Server-sent events.", "content": {"text/event-stream": {}}},
}
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@api.post("/matches/{id}/advice", responses=STREAM)
async def advise(visit: Asker, guest: ApiGuest, body: AdviceIn, look: LookDep) -> Response:
    """Advice for the decision that the caller is asked to make, better and better.

    Events are called `advice`; the last is `end`. Whoever hangs up stops the thinking.
    """
    hub = visit.matches.hub
    await check_coach(hub, guest)
    turn = guest.room.turn
    if turn is None or turn not in guest.held:
        raise Problem(403, "not_your_turn", _("Only the one who decides can ask that."))
    seat = guest.seat(turn).without_past()
    also = None if body.action is None else seat.check(body.action).json
    coaching = _coaching(visit)
    job = Advise(seat, coaching.fair_share(body.seconds), visit.lang, look, also)
    return _stream(coaching.advice(visit.caller, job))


@api.post("/matches/{id}/review", responses=STREAM)
async def review(
    visit: Asker,
    guest: ApiGuest,
    seat: Annotated[str | None, Query()] = None,
    kept: Annotated[bool, Query(description="Only if it is done already.")] = False,
) -> Response:
    """The review of a match that is over, or of one's own decisions in one that is running.

    Events are called `progress`, with the share that is done, then once `review`, with the report
    as JSON and as a piece of a page; the last is `end`. Whoever hangs up gives it up, unless others
    wait for it too.
    """
    own = await _reviewed_seat(visit, guest, seat)
    if kept and not _coaching(visit).has_review(guest, own):
        return _stream(_nothing())
    return _stream(_coaching(visit).review(guest, own, visit.lang))


async def _reviewed_seat(visit: Visit, guest: Guest, given: str | None) -> int | None:
    """None for all of a match that is over; of a running one the caller's own seat, where the
    coach may be asked at all."""
    guest.check_may_look()
    if guest.room.over:
        await check_fair(visit.matches.hub, guest)
        return None
    await check_coach(visit.matches.hub, guest)
    own = min(guest.held) if given is None else place_of(guest.room, given)
    if own not in guest.held:
        raise Problem(403, "hidden", _("That is hidden from you until the match is over."))
    return own


def _coaching(visit: Visit) -> Coaching:
    coaching = visit.request.app.state.coaching
    assert isinstance(coaching, Coaching)
    return coaching


async def _nothing() -> AsyncIterator[Event]:
    """No events at all."""
    none: tuple[Event, ...] = ()
    for event in none:
        yield event


def _stream(events: AsyncIterator[Event]) -> Response:
    async def written() -> AsyncIterator[bytes]:
        async for name, data in events:
            yield event_bytes(name, data)
        yield event_bytes("end", b"{}")

    return StreamingResponse(written(), media_type="text/event-stream", headers=HEADERS)


# Pages


@pages.get("/matches/{id}/review")
async def review_page(visit: Page, guest: PageReader) -> Response:
    guest.check_may_look()

    def context() -> dict[str, object]:
        return {
            "match": visit.matches.lists.told(guest, visit.lang),
            "over": guest.room.over,
            "result": _result(guest.room, visit.lang),
        }

    return await visit.page("review.html", context)


def _result(room: Room, lang: str) -> str:
    result = result_of(room, art_of(room.match.edition, lang)) if room.over else None
    return "" if result is None else str(result["sentence"])


@pages.get("/matches/{id}/review/board.svg")
async def review_board(
    visit: Page,
    guest: PageReader,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: Annotated[str, Query(max_length=64)],
    best: Annotated[int, Query(ge=0)],
    played: Annotated[int, Query(ge=0)],
) -> Response:
    """The board before a decision as its seat saw it, with two actions marked."""
    check_place(guest.room, at)
    known = guest.seat(guest.eyes(seat), at)
    actions = known.edition.vocabulary.actions
    if max(best, played) >= len(actions):
        raise Problem(404, "not_found", _("There is nothing at this address."))
    # It stands in a frame of a wide board; drawn tall it would be too small to be read.
    look = replace(visit.look, shape=WIDE.shape)
    drawn = partial(moment, known, actions[best], actions[played], visit.lang, look)

    def made() -> Response:
        headers = {"Cache-Control": "private, max-age=3600"}
        headers["Content-Security-Policy"] = PICTURE_POLICY
        return Response(drawn() or "", media_type="image/svg+xml", headers=headers)

    return await visit.work(made)
