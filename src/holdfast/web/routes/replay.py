"""Looking back: the replay moment by moment, the story, the journal."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Query
from starlette.responses import Response

from holdfast.web import keepsakes
from holdfast.web.deps import ApiReader, Asker, Eyes, LookDep, Page, PageReader, Visit
from holdfast.web.guests import Guest
from holdfast.web.keepsakes import check_place
from holdfast.web.models.lists import Address
from holdfast.web.models.telling import Frame, StoryOut
from holdfast.web.paint import art_of
from holdfast.web.render import safe_json
from holdfast.web.routes.described import ASKED, At
from holdfast.web.routes.table import board_at
from holdfast.web.scene import eyes_name, frame, shown, stopped_at

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


# The replay


@api.get("/matches/{id}/frames/{n}", response_model=Frame, responses=ASKED)
async def show_frame(
    visit: Asker,
    guest: ApiReader,
    n: At,
    look: LookDep,
    eyes: Eyes = None,
    since: Annotated[int | None, Query(alias="from", ge=0, le=1_000_000)] = None,
) -> Response:
    """One moment of the replay."""
    room, seen = guest.room, guest.eyes(eyes)
    check_place(room, n)
    if since is not None:
        check_place(room, since)
    return await visit.json(lambda: frame(room, n, seen, visit.lang, since, look))


@api.get("/matches/{id}/frames/{n}/address", response_model=Address, responses=ASKED)
async def show_address(visit: Asker, guest: ApiReader, n: At, eyes: Eyes = None) -> Response:
    """The address of a position, to share; what the caller cannot know is dealt anew in it."""
    seen = guest.eyes(eyes)
    return await visit.json(lambda: keepsakes.address(guest, n, seen))


@pages.get("/matches/{id}/replay")
async def replay(visit: Page, guest: PageReader) -> Response:
    eyes = guest.eyes(visit.query("eyes"))
    asked = visit.query("at") or ""
    is_number = asked.isascii() and asked.isdigit() and len(asked) < 10
    at = int(asked) if is_number else len(guest.room.match.played)
    check_place(guest.room, at)
    notes = await visit.matches.talk.notes(guest)

    def context() -> dict[str, object]:
        return {**replay_context(visit, guest, at, eyes), "notes": notes, "eyes": guest.looks}

    return await visit.page("replay.html", context)


def replay_context(visit: Visit, guest: Guest, at: int, eyes: int) -> dict[str, object]:
    room, match = guest.room, guest.room.match
    shot = frame(room, at, eyes, visit.lang, None, visit.look)
    art = art_of(match.edition, visit.lang)
    marks = [
        {"at": number, "seat": seen.seat} | shown(seen, one.action, art)
        for number, (seen, one) in enumerate(
            zip(match.seen_by(eyes).record, match.played, strict=True), start=1
        )
    ]
    turns = keepsakes.turns(room, eyes, visit.lang)
    before = [turn["at"] for turn in turns if turn["at"] < at]
    after = [turn["at"] for turn in turns if turn["at"] > at]
    here = [turn["at"] for turn in turns if turn["at"] <= at]
    return {
        "match": visit.matches.lists.told(guest, visit.lang),
        "turns": turns,
        "turns_json": safe_json(turns),
        "turn": {
            "before": max(before, default=None),
            "here": max(here, default=None),
            "after": min(after, default=None),
        },
        "frame": shot,
        "frame_json": safe_json({**shot, "elements": None}),  # they stand on the board
        "board": board_at(visit, room, guest.seat(eyes, at).view),
        "marks": marks,
        "marks_json": safe_json(marks),
        "stopped": stopped_at(room, eyes, art),
    }


# The story


@api.get("/matches/{id}/story", response_model=StoryOut, responses=ASKED)
async def show_story(visit: Asker, guest: ApiReader, eyes: Eyes = None) -> Response:
    """The result, the score sheet and everything that happened, in sentences."""
    seen = guest.eyes(eyes)
    return await visit.json(lambda: keepsakes.story(guest.room, seen, visit.lang))


@pages.get("/matches/{id}/story")
async def story(visit: Page, guest: PageReader) -> Response:
    """The story so far; when the match is over it is a part of the report."""
    eyes = guest.eyes(visit.query("eyes"))
    if guest.room.over:
        query = visit.request.url.query
        kept = f"?{query}" if query else ""
        return visit.go(f"/matches/{guest.room.row.id}/report{kept}#story")
    notes = await visit.matches.talk.notes(guest)

    def context() -> dict[str, object]:
        match = guest.room.match
        art = art_of(match.edition, visit.lang)
        return {
            **keepsakes.story(guest.room, eyes, visit.lang),
            "match": visit.matches.lists.told(guest, visit.lang),
            "board": board_at(visit, guest.room, guest.seat(eyes).view),
            "notes": notes,
            "eyes": guest.looks,
            "looking": eyes_name(guest.room, eyes),
            "stopped": stopped_at(guest.room, eyes, art),
        }

    return await visit.page("story.html", context)


# The journal


@api.get("/matches/{id}/journal", responses=ASKED)
async def show_journal(visit: Asker, guest: ApiReader, eyes: Eyes = None) -> Response:
    """The journal; of a running fair match only what these eyes saw."""
    seen = guest.eyes(eyes)
    return await visit.json(lambda: keepsakes.journal(guest, seen))


@pages.get("/matches/{id}/journal")
async def journal(visit: Page, guest: PageReader) -> Response:
    """The same as a file."""
    eyes = guest.eyes(visit.query("eyes"))
    name = f"{guest.room.match.game.id}-{guest.room.row.id}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }

    def written() -> Response:
        data = orjson.dumps(keepsakes.journal(guest, eyes), option=orjson.OPT_INDENT_2)
        return Response(data, media_type="application/json", headers=headers)

    return await visit.work(written)
