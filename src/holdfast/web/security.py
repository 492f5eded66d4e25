"""The outermost layer: knows the caller, sets limits, refuses forged requests, adds headers."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.core.messages import mark as _
from holdfast.store import StoreFailed
from holdfast.web.buckets import Buckets
from holdfast.web.callers import (
    GUEST_COOKIE,
    HOUSEHOLD,
    PREFS_COOKIE,
    VISITOR_COOKIE,
    Caller,
    read_cookies,
    read_prefs,
    wanted_language,
)
from holdfast.web.doors import Doors
from holdfast.web.keys import Keys, hash_secret
from holdfast.web.people.sessions import Sessions
from holdfast.web.problems import Problem, ProblemResponse, database_away
from holdfast.web.settings import Settings

__all__ = [
    "MOST_COOKIES",
    "Guard",
    "HideSecrets",
]

MOST_COOKIES: Final = 16 * 1024
"""Bytes; ours take a few hundred, but other sites of the same host may have set some too."""
MOST_LANGUAGES: Final = 256
"""Bytes of the languages a browser asks for; what comes after them is not read, nor remembered."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
NO_SNIFFING: Final = (b"x-content-type-options", b"nosniff")
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    NO_SNIFFING,
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECRET_PATH: Final = re.compile(r"^(/(?:join|mail|unsubscribe|friend)/)[^?]+")


class HideSecrets(logging.Filter):
    """For the log of requests: the secret of a link stands in its address and is left out."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(
                SECRET_PATH.sub(r"\1…", one) if isinstance(one, str) else one for one in record.args
            )
        return True


class Guard:
    """The outermost layer: knows the caller, counts, limits bodies, adds the headers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        keys: Keys,
        buckets: Buckets,
        sessions: Sessions,
        doors: Doors,
    ) -> None:
        self._app = app
        self._sessions = sessions
        self._doors = doors
        self._settings = settings
        self._keys = keys
        self._buckets = buckets
        self._networks = Buckets(buckets.rate * HOUSEHOLD, buckets.burst * 2)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        caller = scope["caller"] = self._who(scope, headers)
        away: Problem | None = None
        if caller.device is not None:
            try:
                await self._sessions.admit(caller)
            except StoreFailed:
                away = database_away()

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] in (429, 503):
                    # Whoever asks again as soon as there is an answer is given time to think.
                    await asyncio.sleep(self._settings.refusal_pause)
                given = message["headers"]
                if scope.get("lean"):
                    message["headers"] = [*given, NO_SNIFFING]
                else:
                    own = {name for name, _ in given}
                    message["headers"] = [*given, *(one for one in HEADERS if one[0] not in own)]
            await send(message)

        try:
            self._check(scope, headers, caller)
            if away is not None:
                raise away
        except Problem as problem:
            await _refusal(problem, scope, headers, caller)(scope, receive, send_guarded)
            return
        limit = self._body_limit(scope)
        if scope["method"] not in SAFE_METHODS and b"content-length" not in headers:
            receive = _counted(scope, receive, limit)
        await self._app(scope, receive, send_guarded)

    def _who(self, scope: Scope, headers: dict[bytes, bytes]) -> Caller:
        client = scope.get("client")
        authorization = headers.get(b"authorization", b"")
        bearer = None
        if authorization[:7].lower() == b"bearer ":
            bearer = hash_secret(authorization[7:].strip().decode("latin-1"))
        visitor = device = guest = None
        prefs: dict[str, str] = {}
        cookie = headers.get(b"cookie")
        if cookie is not None and len(cookie) <= MOST_COOKIES:
            cookies = read_cookies(cookie)
            if bearer is None and VISITOR_COOKIE in cookies:
                visitor, device = self._keys.read_device(cookies[VISITOR_COOKIE])
            if device is not None and GUEST_COOKIE in cookies:
                guest = self._keys.read_guest(cookies[GUEST_COOKIE])
            prefs = read_prefs(cookies.get(PREFS_COOKIE, ""))
        token = headers.get(b"x-csrf-token")
        languages = headers.get(b"accept-language", b"")[:MOST_LANGUAGES]
        return Caller(
            address=client[0] if client else "local",
            visitor=visitor,
            is_new=False,
            bearer=bearer,
            agent=headers.get(b"user-agent", b""),
            lang=prefs.get("lang") or wanted_language(languages),
            prefs=prefs,
            token=None if token is None else token.decode("latin-1"),
            is_admitted=scope.get("is_admitted", False),
            device=device,
            guest=guest,
        )

    def _check(self, scope: Scope, headers: dict[bytes, bytes], caller: Caller) -> None:
        # The network too, with room for a household: keys can be invented, one for each request.
        has_place = self._networks.take(caller.network)
        if not self._buckets.take(caller.key) or not has_place:
            raise Problem(
                429,
                "too_fast",
                _("Too many requests in a short time."),
                headers={"Retry-After": "1"},
            )
        self._doors.check(caller)
        if len(headers.get(b"cookie", b"")) > MOST_COOKIES:
            # Refused rather than passed over: a visitor not recognized would be given a new name.
            raise Problem(
                431,
                "too_large",
                _("The cookies of this site take more than {bytes} bytes: delete them and reload."),
                facts={"bytes": MOST_COOKIES},
            )
        if scope["method"] in SAFE_METHODS:
            return
        length = headers.get(b"content-length")
        if length is not None:
            if not length.isdigit():
                raise Problem(400, "bad_request", _("The length of the body is not a number."))
            if int(length) > self._body_limit(scope):
                raise _too_large(self._body_limit(scope))
        origin = headers.get(b"origin")
        if origin is not None and not same_origin(origin, headers.get(b"host", b"")):
            raise Problem(403, "foreign_site", _("This request came from another site."))
        if headers.get(b"sec-fetch-site", b"same-origin") == b"cross-site":
            raise Problem(403, "foreign_site", _("This request came from another site."))
        if caller.was_signed_out:
            raise Problem(
                401,
                "signed_out",
                _("This browser has been signed out, so nothing was done. Reload and sign in."),
            )
        # Pages send the token inside their forms; the API wants it in a header. A request that
        # carries no cookie has nobody's rights and needs no proof.
        if scope["path"].startswith("/api/") and caller.visitor is not None:
            self.check_token(caller, caller.token or "")

    def check_token(self, caller: Caller, token: str) -> None:
        if caller.visitor is None or not self._keys.is_form_token(caller.visitor, token):
            raise Problem(403, "forged", _("The form is too old, or did not come from this site."))

    def _body_limit(self, scope: Scope) -> int:
        if scope["path"] in ("/open", "/api/journals"):
            return self._settings.journal
        if scope["path"] == "/matches":
            return 2 * self._settings.big_body  # as a form, JSON takes about twice the place
        is_big = scope["path"] == "/api/matches"
        return self._settings.big_body if is_big else self._settings.body


def _refusal(
    problem: Problem, scope: Scope, headers: dict[bytes, bytes], caller: Caller
) -> Response:
    """A problem document, or its sentence for somebody who wanted a page: it must be cheap."""
    if scope["path"].startswith("/api/") or b"text/html" not in headers.get(b"accept", b""):
        return ProblemResponse(problem, caller.lang)
    return PlainTextResponse(problem.said(caller.lang), problem.status, problem.headers)


def _too_large(limit: int) -> Problem:
    return Problem(
        413, "too_large", _("The body is larger than {limit} bytes."), facts={"limit": limit}
    )


def _counted(scope: Scope, receive: Receive, limit: int) -> Receive:
    """For bodies that do not say how long they are."""
    total = 0

    async def receive_counted() -> Message:
        nonlocal total
        message = await receive()
        if message["type"] == "http.request":
            total += len(message.get("body", b""))
            if total > limit:
                scope["too_large"] = _too_large(limit)
                raise scope["too_large"]
        return message

    return receive_counted


def same_origin(origin: bytes, host: bytes) -> bool:
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower() == host.decode("latin-1").lower()
    except ValueError:
        return False
