"""Friends, the personal link, and people whom one does not want to meet."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.web.bodies import PersonIn
from holdfast.web.circle import visitor_of
from holdfast.web.deps import Asker, Json, Page, Visit
from holdfast.web.forms import Form, PersonForm, SecretForm
from holdfast.web.guests import Guest, place_of
from holdfast.web.models.people import PeopleOut
from holdfast.web.render import is_local
from holdfast.web.routes.described import ASKED, WRITTEN

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

Id = Annotated[str, Path(alias="one", max_length=32)]


async def _people(visit: Visit) -> PeopleOut:
    circle, caller = visit.matches.circle, visit.caller
    visitor_of(caller)
    return {
        "friends": await circle.friends(caller),
        "blocked": await circle.blocked(caller),
        "met": await circle.met(caller),
        "reported": await circle.reported(caller),
        "url": f"/friend/{await circle.door(caller)}",
    }


async def _at(visit: Visit, match: str, seat: str) -> tuple[Guest, int]:
    guest = await visit.guest(match)
    if seat.isdecimal() and len(seat) < 3 and int(seat) < len(guest.room.seats):
        return guest, int(seat)
    return guest, place_of(guest.room, seat)


# For programs that run in somebody's browser


@api.get("/me/people", response_model=PeopleOut, responses=ASKED)
async def show_people(visit: Asker) -> Response:
    """Friends, blocked people, whom one has played with, what one reported, the personal link."""
    return Json(await _people(visit))


@api.post("/me/friends", status_code=204, responses=WRITTEN)
async def add_friend(visit: Asker, body: PersonIn) -> Response:
    """Somebody with whom one has played becomes a friend."""
    await visit.matches.circle.add(*await _at(visit, body.match, body.seat))
    return Response(status_code=204)


@api.delete("/me/friends/{one}", status_code=204, responses=WRITTEN)
async def forget_friend(visit: Asker, one: Id) -> Response:
    await visit.matches.circle.forget(visit.caller, one)
    return Response(status_code=204)


@api.post("/me/blocked", status_code=204, responses=WRITTEN)
async def block(visit: Asker, body: PersonIn) -> Response:
    """Whoever sits there can no longer join one's tables, invite, or talk at them."""
    await visit.matches.circle.block_at(*await _at(visit, body.match, body.seat))
    return Response(status_code=204)


@api.delete("/me/blocked/{one}", status_code=204, responses=WRITTEN)
async def unblock(visit: Asker, one: Id) -> Response:
    await visit.matches.circle.unblock(visit.caller, one)
    return Response(status_code=204)


# As pages


@pages.get("/friends")
async def friends(visit: Page) -> Response:
    people = await _people(visit)
    return await visit.page("friends.html", lambda: {"people": people})


@pages.post("/friends/add")
async def add_form(visit: Page) -> Response:
    form = await visit.form(PersonForm)
    await visit.matches.circle.add(*await _at(visit, form.match, form.seat))
    return _back(visit, form)


@pages.post("/friends/forget")
async def forget_form(visit: Page) -> Response:
    form = await visit.form(PersonForm)
    await visit.matches.circle.forget(visit.caller, form.id)
    return _back(visit, form)


@pages.post("/friends/block")
async def block_form(visit: Page) -> Response:
    """Block somebody by their place in the list of friends, at a table, or in a chat."""
    form, circle = await visit.form(PersonForm), visit.matches.circle
    if form.id:
        await circle.block_friend(visit.caller, form.id)
    elif form.line is not None:
        await circle.block_line(await visit.guest(form.match), form.line)
    else:
        await circle.block_at(*await _at(visit, form.match, form.seat))
    return _back(visit, form)


@pages.post("/friends/unblock")
async def unblock_form(visit: Page) -> Response:
    form = await visit.form(PersonForm)
    await visit.matches.circle.unblock(visit.caller, form.id)
    return _back(visit, form)


@pages.post("/friends/link")
async def new_link(visit: Page) -> Response:
    """Another personal link; the old one is no longer good."""
    await visit.form(Form)
    await visit.matches.circle.door(visit.caller, fresh=True)
    return visit.go("/friends")


def _back(visit: Visit, form: PersonForm) -> Response:
    return visit.go(form.back if is_local(form.back) else "/friends")


# Somebody else's personal link


@pages.get("/friend/{secret}")
async def show_link(visit: Page, secret: str) -> Response:
    found = await visit.matches.circle.behind(secret)
    is_mine = found.who == visit.caller.visitor
    context = {"name": found.name, "secret": secret, "is_mine": is_mine, "here": "/friends"}
    shown = await visit.page("friend.html", lambda: context)
    shown.headers["Referrer-Policy"] = "strict-origin"
    return shown


@pages.post("/friend")
async def come_in(visit: Page) -> Response:
    form = await visit.form(SecretForm)
    await visit.matches.circle.come_in(visit.caller, form.secret)
    return visit.go("/friends")
