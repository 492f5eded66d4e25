"""Signing in and out: passkeys, links by mail, and where a browser can be reached.

What scripts do here belongs to the pages, not to the API for programs: a program has a token.
"""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from holdfast.web.deps import Asker, Json, Page
from holdfast.web.forms import Form
from holdfast.web.render import pages_of

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api/account", include_in_schema=False)
pages = APIRouter(include_in_schema=False)


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Begin(Body):
    what: str = Field(max_length=16)


class Finish(Body):
    id: str = Field(max_length=16)
    credential: dict[str, object]


class PushKeys(Body):
    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class Reach(BaseModel):
    endpoint: str = Field(max_length=1000)
    keys: PushKeys


class AddressForm(Form):
    address: str = ""


class MailForm(Form):
    secret: str = ""


# Passkeys


@api.post("/begin")
async def begin(visit: Asker, body: Begin) -> Response:
    return Json(await visit.people.begin(visit.caller, visit.here, body.what))


@api.post("/finish")
async def finish(visit: Asker, body: Finish) -> Response:
    done = await visit.people.finish(visit.caller, visit.here, body.id, body.credential)
    response = Json({"go": "/you"})
    if done is not None:
        pages_of(visit.request).sign_in(response, done, visit.caller)
    return response


@api.post("/push")
async def add_push(visit: Asker, body: Reach) -> Response:
    keys = body.keys
    await visit.people.add_push(visit.caller, body.endpoint, keys.p256dh, keys.auth)
    return Json({"reached": True})


@api.post("/push/end")
async def end_push(visit: Asker) -> Response:
    await visit.people.remove_push(visit.caller)
    return Json({"reached": False})


# Links by mail


@pages.post("/you/link")
async def ask_for_link(visit: Page) -> Response:
    """A link to sign in with goes out; the answer is the same whether or not anybody is known."""
    form = await visit.form(AddressForm)
    address = await visit.people.ask_for_link(visit.caller, form.address, visit.lang)
    return await visit.page("mailed.html", lambda: {"address": address, "here": "/you"})


@pages.post("/you/address")
async def ask_to_confirm(visit: Page) -> Response:
    """An address to confirm, or, empty, none any more."""
    form = await visit.form(AddressForm)
    if not form.address.strip():
        await visit.people.remove_address(visit.caller)
        return visit.go("/you")
    address = await visit.people.ask_to_confirm(visit.caller, form.address, visit.lang)
    return await visit.page("mailed.html", lambda: {"address": address, "here": "/you"})


@pages.get("/mail/{secret}")
async def show_link(visit: Page, secret: str) -> Response:
    """What a link does; only its button does it, since programs that read mails open links."""
    voucher = await visit.people.look(secret)
    name = ""
    if voucher.kind == "confirm" and voucher.person is not None:
        name = await visit.people.name_of(voucher.person)
    context = {"voucher": voucher, "secret": secret, "name": name, "here": "/you"}
    shown = await visit.page("mail.html", lambda: context)
    shown.headers["Referrer-Policy"] = "strict-origin"
    return shown


@pages.post("/mail")
async def follow_link(visit: Page) -> Response:
    form = await visit.form(MailForm)
    done = await visit.people.follow(form.secret, visit.caller)
    if done is None:
        return await visit.page("confirmed.html", lambda: {"here": "/you"})
    response = visit.go("/you")
    pages_of(visit.request).sign_in(response, done, visit.caller)
    return response


# Ending mails. Whoever has the link may: programs that read mails do so without a cookie.


@pages.get("/unsubscribe/{sealed}")
async def show_unsubscribe(visit: Page, sealed: str) -> Response:
    visit.people.unsubscriber(sealed)
    context = {"sealed": sealed, "done": False, "here": "/you"}
    return await visit.page("unsubscribe.html", lambda: context)


@pages.post("/unsubscribe/{sealed}")
async def unsubscribe(visit: Page, sealed: str) -> Response:
    await visit.people.unsubscribe(sealed)
    context = {"sealed": sealed, "done": True, "here": "/you"}
    return await visit.page("unsubscribe.html", lambda: context)
