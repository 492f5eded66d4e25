"""One's own list of matches: hide, archive, delete."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.messages import mark as _
from holdfast.web.bodies import ShelfIn
from holdfast.web.circle import visitor_of
from holdfast.web.deps import ApiGuest, Asker, Page, PageGuest, Visit
from holdfast.web.forms import Form, ShelfForm
from holdfast.web.guests import Guest
from holdfast.web.problems import ONE_OF, Problem
from holdfast.web.render import is_local
from holdfast.web.routes.described import WRITTEN

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


async def _put(visit: Visit, guest: Guest, state: str) -> None:
    if state not in ("listed", "hidden", "archived"):
        facts = {"name": "state", "known": "listed, hidden, archived"}
        raise Problem(422, "bad_request", ONE_OF, field="state", facts=facts)
    me = visitor_of(visit.caller)
    company = guest.room.company
    mine = any(one.visitor == me for one in [*company.sitters, *company.gone])
    if not mine and not guest.rights.is_host:
        raise Problem(403, "not_seated", _("This match is not in your list."))
    kept = None if state == "listed" else state
    await visit.matches.store.shelves.put(me, guest.room.row.id, kept)


async def _delete(visit: Visit, guest: Guest) -> None:
    me, match = visitor_of(visit.caller), guest.room.row.id
    if not guest.held and not guest.rights.is_host:
        raise Problem(403, "not_seated", _("This match is not in your list."))
    if guest.room.is_sealed:
        raise Problem(
            409,
            "sealed",
            _("The first try counts: it can be deleted when the challenge is closed."),
            todo=_("You can hide it from your list."),
            onward=f"/matches/{match}",
        )
    if not await visit.matches.store.shelves.remove(match, me):
        raise Problem(
            409,
            "not_yours_alone",
            _("Others play or have played in this match: it is theirs too."),
            todo=_("You can hide it from your list. A match that runs you can resign first."),
            onward=f"/matches/{match}",
        )
    visit.matches.hub.forget(match)


@api.put("/matches/{id}/shelf", status_code=204, responses=WRITTEN)
async def put_away(visit: Asker, guest: ApiGuest, body: ShelfIn) -> Response:
    """Hide a match from one's list, archive it, or list it again. For others nothing changes."""
    await _put(visit, guest, body.state)
    return Response(status_code=204)


@api.delete("/matches/{id}", status_code=204, responses=WRITTEN)
async def delete_match(visit: Asker, guest: ApiGuest) -> Response:
    """Delete a match in which nobody else plays or has played."""
    await _delete(visit, guest)
    return Response(status_code=204)


@pages.post("/matches/{id}/shelf")
async def put_away_form(visit: Page, guest: PageGuest) -> Response:
    form = await visit.form(ShelfForm)
    await _put(visit, guest, form.state)
    return visit.go(form.back if is_local(form.back) else "/history")


@pages.post("/matches/{id}/delete")
async def delete_form(visit: Page, guest: PageGuest) -> Response:
    await visit.form(Form)
    await _delete(visit, guest)
    return visit.go("/history")
