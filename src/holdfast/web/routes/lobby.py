"""Finding each other: free seats, tables to watch, invitations, and the next match that waits."""

from __future__ import annotations

import asyncio
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from holdfast.web.bodies import InviteIn, NameIn
from holdfast.web.deps import ApiSeat, Asker, Json, Page, PageGuest, Visit
from holdfast.web.forms import InvitationForm, InviteForm, LobbyForm
from holdfast.web.guests import Guest, place_of
from holdfast.web.lobby import SPEEDS, Wanted, variants_of
from holdfast.web.models.lists import LobbyOut, NextOut, SummaryOut
from holdfast.web.models.people import InvitationOut
from holdfast.web.problems import Problem
from holdfast.web.routes.described import ASKED, WRITTEN

__all__ = ["api", "invited", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

Id = Annotated[str, Path(alias="one", max_length=32)]


# Free seats, and tables to watch


@api.get("/lobby", response_model=LobbyOut, responses=ASKED)
async def show_lobby(
    visit: Asker,
    game: Annotated[str, Query(max_length=64)] = "",
    variant: Annotated[str, Query(max_length=16, description="A mixture of options.")] = "",
    speed: Annotated[str, Query(pattern="^(|none|live|days)$")] = "",
    spoken: Annotated[str, Query(pattern="^(|en|it|fr)$", description="Language.")] = "",
) -> Response:
    """Matches with a seat that anybody may take, and matches to watch."""
    wanted = Wanted(game, variant, speed, spoken)
    free, live = await _found(visit)
    return Json(
        {
            "open": [one for one in free if wanted.takes(one)],
            "live": [one for one in live if wanted.takes(one)],
        }
    )


@pages.get("/lobby")
async def lobby(visit: Page) -> Response:
    return await _lobby_page(visit, dict(visit.request.query_params), None)


@pages.post("/lobby/join")
async def join(visit: Page) -> Response:
    """Take a seat with one click; who was too late stays in the lobby and is told so."""
    form = await visit.form(LobbyForm)
    try:
        guest = await visit.guest(form.match)
        if guest.held:
            return visit.go(f"/matches/{form.match}")
        place = place_of(guest.room, form.seat)
        await visit.matches.seats.take(guest, place, visit.name(""))
    except Problem as problem:
        if problem.status not in (403, 404, 409, 410):
            raise
        return await _lobby_page(visit, dict(parse_qsl(form.query)), problem)
    return visit.go(f"/matches/{form.match}")


async def _found(visit: Visit) -> tuple[list[SummaryOut], list[SummaryOut]]:
    lists = visit.matches.lists
    return (
        await lists.open(visit.caller, visit.lang, 200),
        await lists.live(visit.caller, visit.lang),
    )


async def _lobby_page(visit: Visit, query: dict[str, str], problem: Problem | None) -> Response:
    wanted = Wanted.of(query)
    free, live = await _found(visit)

    def context() -> dict[str, object]:
        return {
            "free": [one for one in free if wanted.takes(one)],
            "live": [one for one in live if wanted.takes(one)],
            "wanted": wanted,
            "speeds": SPEEDS,
            "variants": variants_of([*free, *live], wanted.game, visit.lang),
            "invited": told,
            "waits": len(waiting),
            "problem": problem,
            "query": visit.request.url.query if problem is None else "",
            "here": "/lobby",
        }

    told = await invited(visit)
    waiting = await visit.matches.lists.my_turns(visit.caller, visit.lang)
    return await visit.page("lobby.html", context, 200 if problem is None else problem.status)


# Invitations that were handed to somebody


async def invited(visit: Visit) -> list[InvitationOut]:
    """The invitations that wait for the caller, each with the match that it is to."""
    matches, caller = visit.matches, visit.caller
    found = await matches.circle.invitations(caller)
    ids = list({one.match: None for one in found})
    rows = await asyncio.to_thread(matches.store.lists.some, ids, caller.visitor or "")
    told = {one["id"]: one for one in await matches.lists.all_of(rows, caller, visit.lang)}
    return [
        {
            "id": one.id,
            "match": told[one.match],
            "seat": told[one.match]["players"][one.place]["seat"],
            "seat_name": told[one.match]["players"][one.place]["seat_name"],
            "by": one.name,
            "made": one.made,
        }
        for one in found
        if one.match in told
    ]


@api.get("/me/invitations", response_model=list[InvitationOut], responses=ASKED)
async def my_invitations(visit: Asker) -> Response:
    """The invitations that friends have handed to the caller."""
    return Json(await invited(visit))


@api.post("/me/invitations/{one}", response_model=SummaryOut, responses=WRITTEN)
async def accept_invitation(visit: Asker, one: Id, body: NameIn) -> Response:
    """Sit down where one was invited."""
    room = await visit.matches.circle.accept(visit.caller, one, visit.name(body.name))
    return Json(visit.matches.lists.told(Guest(room, visit.caller), visit.lang))


@api.delete("/me/invitations/{one}", status_code=204, responses=WRITTEN)
async def decline_invitation(visit: Asker, one: Id) -> Response:
    await visit.matches.circle.decline(visit.caller, one)
    return Response(status_code=204)


@api.post("/matches/{id}/seats/{seat}/invite", status_code=204, responses=WRITTEN)
async def invite_friend(visit: Asker, at: ApiSeat, body: InviteIn) -> Response:
    """Hand the invitation to a free seat to a friend."""
    await visit.matches.circle.invite(at.guest, at.place, body.friend)
    return Response(status_code=204)


@pages.post("/matches/{id}/invite-friend")
async def invite_friend_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(InviteForm)
    place = place_of(guest.room, form.seat)
    await visit.matches.circle.invite(guest, place, form.friend)
    return visit.go(f"/matches/{guest.room.row.id}")


@pages.post("/invitations/accept")
async def accept_form(visit: Page) -> Response:
    form = await visit.form(InvitationForm)
    room = await visit.matches.circle.accept(visit.caller, form.id, visit.name(form.name))
    return visit.go(f"/matches/{room.row.id}")


@pages.post("/invitations/decline")
async def decline_form(visit: Page) -> Response:
    form = await visit.form(InvitationForm)
    await visit.matches.circle.decline(visit.caller, form.id)
    return visit.go("/")


# My turn next


@api.get("/me/next", response_model=NextOut, responses=ASKED)
async def my_next(
    visit: Asker, after: Annotated[str, Query(max_length=32, description="A match.")] = ""
) -> Response:
    """The match that has waited longest for the caller, or the next one after a certain one."""
    waiting = await visit.matches.lists.my_turns(visit.caller, visit.lang)
    found = _next(waiting, after)
    url = None if found is None else f"/matches/{found}"
    return Json({"match": found, "url": url, "waiting": len(waiting)})


@pages.get("/next")
async def next_page(visit: Page) -> Response:
    """To the next match that waits."""
    after = (visit.query("after") or "")[:32]
    waiting = await visit.matches.lists.my_turns(visit.caller, visit.lang)
    found = _next(waiting, after)
    return visit.go("/?waits=none" if found is None else f"/matches/{found}")


def _next(waiting: list[str], after: str) -> str | None:
    """The one after a certain match, in a circle; that one only if there is no other."""
    if not waiting:
        return None
    at = waiting.index(after) + 1 if after in waiting else 0
    return waiting[at % len(waiting)]
