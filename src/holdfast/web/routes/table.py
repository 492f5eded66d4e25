"""A match at its table: how it stands, what may be asked about a move, its words and its log."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query
from starlette.responses import Response

from holdfast.web import asking
from holdfast.web.agreed import agreed
from holdfast.web.bodies import QuestionIn, WhyNotIn
from holdfast.web.cards import BoardJson, board_of
from holdfast.web.coaching import may_ask
from holdfast.web.deps import (
    ApiReader,
    Asker,
    Eyes,
    Json,
    LookDep,
    Page,
    PageGuest,
    Visit,
    still,
)
from holdfast.web.guests import Guest
from holdfast.web.keepsakes import check_place
from holdfast.web.looking import looked
from holdfast.web.models.asking import InspectionOut, OddsOut, ReasonOut, WhyNotOut, WordsOut
from holdfast.web.models.lists import SummaryOut
from holdfast.web.models.table import StateOut
from holdfast.web.models.telling import LogOut
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
from holdfast.web.rating import ratings_at
from holdfast.web.render import safe_json
from holdfast.web.room import Room
from holdfast.web.routes.described import ASKED, WRITTEN
from holdfast.web.routes.seating import gone_page, seating_of
from holdfast.web.scene import Scene, log_lines, whole_state

__all__ = ["api", "board_at", "match_page", "pages", "table_url"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


# For programs


@api.get("/matches/{id}", response_model=StateOut, responses=ASKED)
async def show_state(
    visit: Asker, guest: ApiReader, look: LookDep, eyes: Eyes = None, view: bool = False
) -> Response:
    """How a match stands, as the caller may see it."""
    seen, yours = guest.eyes(eyes), sorted(guest.held)
    whole = partial(whole_state, guest.room, seen, visit.lang, look, yours=yours, view=view)
    return await visit.json(lambda: whole()[0])


@api.get("/matches/{id}/summary", response_model=SummaryOut, responses=ASKED)
async def show_summary(visit: Asker, guest: ApiReader) -> Response:
    guest.check_may_look()
    return Json(visit.matches.lists.told(guest, visit.lang))


@api.post(
    "/matches/{id}/why",
    response_model=ReasonOut,
    response_model_exclude_none=True,
    responses=WRITTEN,
)
async def why(visit: Asker, guest: ApiReader, body: QuestionIn) -> Response:
    """Whether an action is allowed now, and if not, why not and under which rule."""
    return await visit.json(lambda: asking.why(guest, body.action, visit.lang))


@api.post("/matches/{id}/whynot", response_model=WhyNotOut, responses=WRITTEN)
async def why_not(visit: Asker, guest: ApiReader, body: WhyNotIn) -> Response:
    """What would touch these elements of the board, and why that is not allowed now."""
    reasons = partial(asking.why_not, guest, body.touches, visit.lang)
    return await visit.json(lambda: {"reasons": reasons()})


@api.post("/matches/{id}/odds", response_model=OddsOut, responses=WRITTEN)
async def odds(visit: Asker, guest: ApiReader, body: QuestionIn) -> Response:
    """Exact chances of what an action can lead to at once."""
    chances = partial(asking.odds, guest, body.action, visit.lang)
    return await visit.json(chances)


@api.get("/matches/{id}/words", response_model=WordsOut, responses=ASKED)
async def show_words(
    visit: Asker,
    guest: ApiReader,
    eyes: Eyes = None,
    at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """The board in words."""
    room, seen = guest.room, guest.eyes(eyes)
    place = len(room.match.played) if at is None else at
    check_place(room, place)

    def told() -> dict[str, str]:
        return {"words": room.words(visit.lang).board(guest.seat(seen, place).view)}

    return await visit.json(told)


@api.get("/matches/{id}/look", response_model=InspectionOut, responses=ASKED)
async def look_at(
    visit: Asker,
    guest: ApiReader,
    el: Annotated[str, Query(max_length=100)],
    eyes: Eyes = None,
    at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """What there is to know about an element of the board, now or at a moment of the match."""
    room, seen = guest.room, guest.eyes(eyes)
    place = len(room.match.played) if at is None else at
    check_place(room, place)
    return await visit.json(lambda: looked(guest.seat(seen, place), el, room.words(visit.lang)))


@api.get("/matches/{id}/log", response_model=LogOut, responses=ASKED)
async def show_log(
    visit: Asker,
    guest: ApiReader,
    eyes: Eyes = None,
    first: Annotated[int, Query(alias="from", ge=0, le=10_000_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=10_000_000)] = None,
) -> Response:
    """Lines of the log from one up to, not including, another."""
    room, seen = guest.room, guest.eyes(eyes)

    def told() -> dict[str, object]:
        art = art_of(room.match.edition, visit.lang)
        return {"log": log_lines(room, seen, art, first, last), "length": room.log_length}

    return await visit.json(told)


# As pages


@pages.get("/matches/{id}")
async def show_match(visit: Page, guest: PageGuest) -> Response:
    if visit.query("eyes") is None:
        put_out = guest.room.company.put_out(guest.caller)
        if put_out is not None:
            return await gone_page(visit, guest, put_out)
    return await match_page(visit, guest)


@pages.get("/matches/{id}/panel")
async def show_panel(visit: Page, guest: PageGuest) -> Response:
    return await match_page(visit, guest, "match_panel.html")


async def match_page(
    visit: Visit, guest: Guest, template: str = "match.html", problem: Problem | None = None
) -> Response:
    """The match as it stands, with what was wrong."""
    eyes = guest.eyes(visit.query("eyes"))
    talk = visit.matches.talk
    chat, notes = await talk.chat(guest), await talk.notes(guest)
    agree = await agreed(visit.matches, guest, visit.lang)
    shown = await still(guest)

    def context() -> dict[str, object]:
        told = match_context(visit, shown, eyes)
        return {**told, "chat": chat, "notes": notes, "agree": agree, "problem": problem}

    return await visit.page(template, context, 200 if problem is None else problem.status)


def match_context(visit: Visit, guest: Guest, eyes: int) -> dict[str, object]:
    room = guest.room
    state, sight = whole_state(room, eyes, visit.lang, visit.look, yours=sorted(guest.held))
    scene = Scene(room)
    return {
        "match": visit.matches.lists.told(guest, visit.lang),
        "state": state,
        "state_json": safe_json(beside_the_page(state)),
        "board": board_at(visit, room, scene.view(eyes)),
        "actions": [
            {"json": orjson.dumps(one.json).decode(), "number": one.number}
            | sight.art.definition(one)
            for one in scene.legal(eyes) or []
        ],
        "opening": [] if room.match.played else [note.text for note in sight.art.text.opening],
        "seating": seating_of(visit, guest),
        "eyes": guest.looks,
        "coach": bool(guest.held) and not room.over and may_ask(room),
        "ratings": ratings_at(visit.matches.store, room),
        "hot_seat": len(guest.held) > 1 and not room.match.study,
    }


def beside_the_page(state: dict[str, Any]) -> dict[str, object]:
    """What scripts need of a state that the page does not show already: elements stand on its
    board, what can be done and its words in its list."""
    told = {name: part for name, part in state.items() if name not in ("elements", "order")}
    if "defs" in told:
        told["defs"] = {
            number: {"touches": one["touches"], "kind": one["kind"]}
            for number, one in told["defs"].items()
        }
    return told


def board_at(visit: Visit, room: Room, view: dict[str, object]) -> BoardJson | None:
    """The board of a match, as a page shows it."""
    match = room.match
    # Other options may have another table, and so has a match with component data of its own.
    is_usual = match.edition == match.game.edition()
    home = f"/board/{match.game.id}" if is_usual else f"/matches/{room.row.id}/board"
    return board_of(match.edition, view, visit.lang, home, visit.look)


def table_url(room: Room, eyes: str = "") -> str:
    """The address of a table, as it was seen."""
    known = {str(seat) for seat in room.match.seats} | {"all", "spectator"}
    return f"/matches/{room.row.id}" + (f"?eyes={eyes}" if eyes in known else "")
