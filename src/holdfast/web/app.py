"""The app: everything put together."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp

from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.store import Store, StoreFailed
from holdfast.version import VERSION
from holdfast.web import routes
from holdfast.web.buckets import Buckets
from holdfast.web.callers import caller_of
from holdfast.web.challenges import Challenges
from holdfast.web.coaching import Coaching
from holdfast.web.gate import Turnstile
from holdfast.web.hub import Hub
from holdfast.web.keys import Keys
from holdfast.web.matches import Matches
from holdfast.web.meters import Counting
from holdfast.web.pace import Pace
from holdfast.web.people.account import People
from holdfast.web.people.courier import Courier
from holdfast.web.people.notices import Notices
from holdfast.web.playing import Playing
from holdfast.web.problems import (
    Problem,
    ProblemResponse,
    database_away,
    from_refusal,
    from_validation,
    in_words,
    sentence,
)
from holdfast.web.readers import Readers
from holdfast.web.render import Pages, page_language, pages_of
from holdfast.web.routes import files
from holdfast.web.security import Guard, HideSecrets
from holdfast.web.settings import Settings
from holdfast.web.sweeping import Sweeper

__all__ = ["App", "create_app"]


class App:
    """The ASGI application, with its parts in reach for tests."""

    def __init__(
        self, outer: ASGIApp, inner: FastAPI, hub: Hub, keys: Keys, readers: Readers
    ) -> None:
        self._outer = outer
        self.readers = readers
        self.inner = inner
        self.hub = hub
        self.keys = keys

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._outer(scope, receive, send)


def create_app(settings: Settings | None = None) -> App:
    """A server's application. `uvicorn --factory holdfast.web.app:create_app` runs it."""
    chosen = Settings.read() if settings is None else settings
    store = Store(
        chosen.database_url,
        power_safe=chosen.power_safe,
        shared=chosen.shared,
        patience=chosen.patience,
    )
    hub, keys, gate = Hub(store, chosen), Keys(chosen), Turnstile(chosen)
    sweeper = Sweeper(lambda: hub.meters.asked)
    requests = logging.getLogger("uvicorn.access")
    if not any(isinstance(one, HideSecrets) for one in requests.filters):
        requests.addFilter(HideSecrets())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, object]]:
        await hub.open()
        # The event loop gets its turn soon while threads work, and the writer while it is busy.
        sys.setswitchinterval(0.0001)
        sweeper.begin()
        readers.open()
        hub.meters.open(chosen.metrics)
        watch = hub.spawn(gate.watch())
        hub.spawn(sweeper.run())
        hub.spawn(challenges.watch())
        hub.spawn(inner.state.matches.lists.fill_in())
        hub.spawn(notices.tell_missed())
        bringing = hub.spawn(courier.run())
        try:
            yield {"gate": gate}
        finally:
            watch.cancel()
            bringing.cancel()
            await people.pusher.close()
            hub.meters.close()
            await coaching.close()
            await readers.close()
            await hub.close()
            sweeper.end()

    inner = FastAPI(
        title="Holdfast",
        version=VERSION,
        description="Everything the pages do, for programs. See docs/web.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    inner.state.gate = gate
    inner.state.matches = Matches(hub, keys)
    challenges = Challenges(hub, inner.state.matches.starting)
    inner.state.challenges = hub.challenges = challenges
    inner.state.pages = Pages(chosen, keys)
    inner.state.people = people = People(hub, keys)
    inner.state.notices = notices = Notices(hub)
    courier = Courier(people, keys)
    inner.state.coaching = coaching = Coaching(hub)
    for router in routes.ROUTERS:
        inner.include_router(router)
    static = files.Files(directory=files.STATIC, check_dir=False)
    inner.mount("/static", GZipMiddleware(static, minimum_size=1000, compresslevel=6), "static")
    for kind in (Problem, HoldfastError, RequestValidationError, HTTPException, StoreFailed):
        inner.add_exception_handler(kind, refuse)
    inner.add_exception_handler(Exception, broken)
    readers = Readers(inner, chosen, hub.listening.signals, hub.saw)
    inner.state.readers = readers
    hub.listening.tell_readers = readers.tell
    buckets = Buckets(chosen.rate, chosen.burst)
    guarded = Guard(Playing(Pace(readers), hub), chosen, keys, buckets, hub.sessions, hub.doors)
    hub.meters.watch(hub, readers)
    return App(Counting(guarded, hub.meters), inner, hub, keys, readers)


def as_problem(error: Exception) -> Problem:
    """Whatever was raised, as a problem."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HoldfastError):
        return from_refusal(error)
    if isinstance(error, RequestValidationError):
        return from_validation(error.errors(), skip=1)
    if isinstance(error, HTTPException):
        headers = dict(error.headers or {})
        kind = {404: "not_found", 405: "wrong_method"}.get(error.status_code, "bad_request")
        detail = {
            404: _("There is nothing at this address."),
            405: _("This address cannot be used in this way."),
        }.get(error.status_code, str(error.detail))
        return Problem(error.status_code, kind, detail, headers=headers)
    return database_away()


async def refuse(request: Request, error: Exception) -> Response:
    """A problem document for programs, a page for people."""
    # FastAPI turns whatever is raised while it reads a body into an error of its own.
    problem = request.scope.get("too_large") or as_problem(error)
    if request.url.path.startswith("/api/") or not wants_page(request):
        return ProblemResponse(problem, language_of(request))
    return error_page(request, problem)


async def broken(request: Request, error: Exception) -> Response:
    """Something that should not happen. Starlette logs it; nobody is shown its inside."""
    problem = Problem(500, "broken", _("Something went wrong on the server."))
    if request.url.path.startswith("/api/") or not wants_page(request):
        return ProblemResponse(problem, language_of(request))
    return error_page(request, problem)


def wants_page(request: Request) -> bool:
    accept = request.headers.get("accept", "*/*")
    return "text/html" in accept or "*/*" in accept


def language_of(request: Request) -> str:
    return page_language(request, caller_of(request.scope))


def error_page(request: Request, problem: Problem) -> Response:
    found = pages_of(request)
    if not found.has("error.html"):
        return PlainTextResponse(problem.detail, problem.status)
    lang = language_of(request)
    context = {
        "status": problem.status,
        "title": in_words(problem.heading or problem.title, lang),
        "sentence": sentence(problem.said(lang)),
        "rule": problem.rule,
        "todo": in_words(problem.todo, lang),
        "again": problem.headers.get("Retry-After") if request.method == "GET" else None,
        "onward": problem.onward,
        "onward_label": in_words(problem.onward_label, lang),
    }
    response = found.page(request, "error.html", context, problem.status)
    for name, value in problem.headers.items():
        response.headers[name] = value
    return response
