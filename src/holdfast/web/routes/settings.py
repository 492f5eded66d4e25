"""A visitor's preferences, and the API for people to read."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.reading import Json
from holdfast.web.callers import PREFERENCES, clean_name
from holdfast.web.deps import Page
from holdfast.web.forms import SettingsForm
from holdfast.web.render import is_local, pages_of

__all__ = ["pages"]

pages = APIRouter(include_in_schema=False)


@pages.post("/settings")
async def settings(visit: Page) -> Response:
    fields = await visit.fields()
    form = SettingsForm.model_validate(fields)
    prefs = dict(visit.caller.prefs)
    for name, values in PREFERENCES.items():
        if fields.get(name) in values:
            prefs[name] = fields[name]
    if form.name is not None:
        prefs["name"] = clean_name(form.name)
    if visit.caller.person is not None:
        await visit.people.keep_prefs(visit.caller, prefs)
    response = visit.go(form.back if is_local(form.back) else "/")
    pages_of(visit.request).keep_prefs(response, prefs)
    return response


@pages.get("/api/docs")
async def api_docs(visit: Page) -> Response:
    """The OpenAPI document for people."""
    document = visit.request.app.openapi
    return await visit.page("api.html", lambda: {"routes": api_routes(document())})


def api_routes(document: Json) -> list[dict[str, object]]:
    return [
        {
            "method": method.upper(),
            "path": path,
            "text": about.get("description", ""),
            "parameters": [one["name"] for one in about.get("parameters", [])],
        }
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]
