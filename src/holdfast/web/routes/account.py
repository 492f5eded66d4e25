"""The page “You”: name and settings, passkeys, devices, address, notices, one's data."""

from __future__ import annotations

import asyncio
import io
import zipfile
from datetime import UTC, datetime

import orjson
from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from holdfast.core.messages import mark as _
from holdfast.web.deps import Page
from holdfast.web.forms import Form
from holdfast.web.people.wishes import Wishes, zones
from holdfast.web.problems import Problem
from holdfast.web.render import pages_of
from holdfast.web.routes.files import STATIC

__all__ = ["pages"]

pages = APIRouter(include_in_schema=False)


class NamedForm(Form):
    id: str = ""


class DeleteForm(Form):
    sure: str = ""


@pages.get("/you")
async def you(visit: Page) -> Response:
    people, caller = visit.people, visit.caller
    context: dict[str, object] = {
        "site": visit.here,
        "has_mail": people.post.is_open,
    }
    if caller.person is None:
        guest = caller.visitor or ""
        context["matches"] = await asyncio.to_thread(people.store.matches_of, guest)
        return await visit.page("sign_in.html", lambda: context)
    account = await people.account(caller)
    context |= {
        "account": account,
        "wishes": Wishes.read(account.person.notices),
        "zones": sorted(zones()),
        "this_device": caller.device,
        "is_reached": any(one.device == caller.device for one in account.pushes),
        "guest_matches": await people.guest_matches(caller),
        "push_key": people.pusher.public_key,
    }
    return await visit.page("you.html", lambda: context)


@pages.post("/you/bring")
async def bring(visit: Page) -> Response:
    """What this browser's guest held becomes mine."""
    await visit.fields()
    await visit.people.bring(visit.caller)
    response = visit.go("/you")
    pages_of(visit.request).forget_guest(response)
    return response


@pages.post("/you/notices")
async def notices(visit: Page) -> Response:
    wishes = Wishes.chosen(await visit.fields())
    await visit.people.keep_wishes(visit.people.check_signed_in(visit.caller), wishes)
    return visit.go("/you#notices")


@pages.post("/you/passkeys/remove")
async def remove_passkey(visit: Page) -> Response:
    form = await visit.form(NamedForm)
    await visit.people.remove_passkey(visit.caller, form.id)
    return visit.go("/you#passkeys")


@pages.post("/you/devices/revoke")
async def revoke(visit: Page) -> Response:
    """Sign out a browser, this one or another; without a name, all others."""
    form, caller = await visit.form(NamedForm), visit.caller
    if not form.id:
        await visit.people.sign_out_others(caller)
        return visit.go("/you#devices")
    await visit.people.sign_out(caller, form.id)
    if form.id != caller.device:
        return visit.go("/you#devices")
    response = visit.go("/")
    pages_of(visit.request).sign_out(response, caller)
    return response


@pages.get("/you/export")
async def export(visit: Page) -> Response:
    """Everything that is known of me."""
    person = visit.people.check_signed_in(visit.caller)
    read = visit.people.store.export
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    headers = {
        "Content-Disposition": f'attachment; filename="holdfast-{day}.zip"',
        "Cache-Control": "no-store",
    }
    return await visit.work(
        lambda: Response(packed(read(person)), media_type="application/zip", headers=headers)
    )


def packed(told: dict[str, object]) -> bytes:
    """A file for each kind of thing, as JSON."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in told.items():
            words = orjson.dumps(data, option=orjson.OPT_INDENT_2)
            archive.writestr(f"{name}.json", words)
    return out.getvalue()


@pages.get("/you/delete")
async def ask_to_delete(visit: Page) -> Response:
    visit.people.check_signed_in(visit.caller)
    return await visit.page("delete.html", dict)


@pages.post("/you/delete")
async def delete(visit: Page) -> Response:
    form, caller = await visit.form(DeleteForm), visit.caller
    if form.sure != "yes":
        raise Problem(
            422, "not_sure", _("Tick the box if you are sure: nothing was deleted."), field="sure"
        )
    await visit.people.delete(caller)
    response = visit.go("/")
    pages_of(visit.request).sign_out(response, caller)
    return response


@pages.get("/worker.js")
async def worker() -> Response:
    """What shows notices although no page is open. It must stand above all pages, and be asked for
    again whenever it may have changed."""
    script = STATIC / "dist" / "worker.js"
    if not script.is_file():
        raise Problem(404, "not_found", _("There is nothing at this address."))
    return FileResponse(
        script,
        media_type="text/javascript",
        headers={"Cache-Control": "no-cache"},
    )
