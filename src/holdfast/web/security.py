"""Who calls, and how much: signed cookies, tokens against forged forms, limits, headers."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from itsdangerous import BadSignature, Signer
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.core.i18n import LANGUAGES
from holdfast.core.messages import mark as _
from holdfast.core.picture import INKS, SHAPES, Look
from holdfast.web.problems import Problem, ProblemResponse
from holdfast.web.settings import Settings

__all__ = [
    "Buckets",
    "Caller",
    "Guard",
    "HideSecrets",
    "Keys",
    "browser_name",
    "caller_of",
    "hash_secret",
    "is_same",
    "network_of",
    "new_id",
    "new_token",
    "wanted_look",
]

VISITOR_COOKIE: Final = "hf_visitor"
PREFS_COOKIE: Final = "hf_prefs"
MOST_COOKIES: Final = 16 * 1024
"""Bytes; ours take a few hundred, but other sites of the same host may have set some too."""
MOST_LANGUAGES: Final = 256
"""Bytes of the languages a browser asks for; what comes after them is not read, nor remembered."""
YEAR: Final = 365 * 24 * 3600
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"

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
HOUSEHOLD: Final = 4
"""How many busy callers may share a network before the network itself is limited."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECRET_PATH: Final = re.compile(r"^(/join/)[^?]+")


def new_id() -> str:
    """An address that nobody guesses, in letters that nobody confuses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_token() -> str:
    """What a program shows to sit at a seat."""
    return f"hf_{secrets.token_urlsafe(32)}"


def is_same(one: str, other: str) -> bool:
    """Compare two hashes; how long it takes says nothing about them."""
    return hmac.compare_digest(one.encode(), other.encode())


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


class Keys:
    """Signs what must not be forged, with keys derived from the server's secret."""

    def __init__(self, settings: Settings) -> None:
        self._key = settings.key.encode()
        self._signer = Signer(settings.key, salt="holdfast visitor", digest_method=hashlib.sha256)

    def sign_visitor(self, visitor: str) -> str:
        return self._signer.sign(visitor).decode()

    def read_visitor(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def form_token(self, visitor: str) -> str:
        """Proves that a form was made for this visitor by this server."""
        return hmac.new(self._key, b"form " + visitor.encode(), hashlib.sha256).hexdigest()

    def ticket_secret(self, id: str) -> str:
        """The secret of a link by its name. It is derived, so that whoever handed out an invitation
        can see it again, and only its hash has to be stored."""
        digest = hmac.new(self._key, b"ticket " + id.encode(), hashlib.sha256).digest()
        return f"{id}.{base64.urlsafe_b64encode(digest[:24]).decode()}"

    def is_form_token(self, visitor: str, token: str) -> bool:
        return hmac.compare_digest(self.form_token(visitor).encode(), token.encode())


@dataclass(slots=True)
class Caller:
    """Whoever sent a request."""

    address: str
    visitor: str | None
    is_new: bool
    bearer: str | None
    """The hash of a program's token."""
    agent: bytes
    """What the browser calls itself."""
    lang: str
    prefs: dict[str, str]
    token: str | None
    """What came as proof against forged requests, in a header."""
    is_admitted: bool = False
    """Whether work is being done for this request already."""

    @property
    def key(self) -> str:
        """Whom the limits count: a visitor, a program with a seat, or else the address."""
        if self.bearer is not None:
            return self.bearer
        return self.visitor if self.visitor is not None else self.address

    @property
    def network(self) -> str:
        """Where the caller is: an address, or, since one household has billions of those, the
        network of an IPv6 address."""
        return network_of(self.address)

    @property
    def keys(self) -> tuple[str, str]:
        """Whom the limits count, and, since a key can be invented, the network."""
        return self.key, f"at {self.network}"

    @property
    def creator(self) -> str:
        """Whose matches are counted. Programs are counted by address, which proves nothing else."""
        return self.visitor if self.visitor is not None else self.network_hash

    @property
    def network_hash(self) -> str:
        """A name for the network that does not give it away."""
        return "ip:" + hash_secret(self.network)[:32]


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """An IPv4 address, or the first half of an IPv6 address, which is what a household is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, 64), strict=False))
    return str(found)


class Buckets:
    """Token buckets by caller: `rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        left, at = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate) - cost
        self._left[key] = (max(left, 0.0), now)
        self._left.move_to_end(key)
        if len(self._left) > 20_000:
            self._left.popitem(last=False)
        return left >= 0


def caller_of(scope: Scope) -> Caller:
    caller = scope["caller"]
    assert isinstance(caller, Caller)
    return caller


def wanted_look(scope: Scope, query: Mapping[str, str]) -> Look:
    """How a board is to be drawn: as the address asks, else as the visitor prefers.

    The page keeps the shape of its window in the preferences; before it has, a phone that says
    that it is one gets the tall drawing.
    """
    prefs = caller_of(scope).prefs
    shape = query.get("shape") or prefs.get("shape")
    if shape is None:
        shape = "tall" if _is_phone(dict(scope["headers"])) else "wide"
    inks = query.get("inks") or ("2" if prefs.get("suits") == "two" else "4")
    if shape not in SHAPES:
        raise Problem(422, "bad_request", "A board is wide or tall.", field="shape")
    if inks not in [str(one) for one in INKS]:
        raise Problem(422, "bad_request", "Suits have 4 or 2 inks.", field="inks")
    return Look(shape, int(inks))


BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_name(agent: bytes) -> str:
    """What to call a browser, such as “Firefox, Android”, from what it calls itself."""
    words = agent.decode("latin-1")
    named = [
        next((name for sign, name in table if sign in words), "") for table in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in named if name)


class HideSecrets(logging.Filter):
    """For the log of requests: the secret of a link stands in its address and is left out."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(
                SECRET_PATH.sub(r"\1…", one) if isinstance(one, str) else one for one in record.args
            )
        return True


def _is_phone(headers: Mapping[bytes, bytes]) -> bool:
    return headers.get(b"sec-ch-ua-mobile") == b"?1" or b"Mobi" in headers.get(b"user-agent", b"")


class Guard:
    """The outermost layer: knows the caller, counts, limits bodies, adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, keys: Keys, buckets: Buckets) -> None:
        self._app = app
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
        visitor = None
        prefs: dict[str, str] = {}
        cookie = headers.get(b"cookie")
        if cookie is not None and len(cookie) <= MOST_COOKIES:
            cookies = _cookies(cookie)
            if bearer is None and VISITOR_COOKIE in cookies:
                visitor = self._keys.read_visitor(cookies[VISITOR_COOKIE])
            prefs = _read_prefs(cookies.get(PREFS_COOKIE, ""))
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
                raise Problem(400, "bad_request", "The length of the body is not a number.")
            if int(length) > self._body_limit(scope):
                raise _too_large(self._body_limit(scope))
        origin = headers.get(b"origin")
        if origin is not None and not same_origin(origin, headers.get(b"host", b"")):
            raise Problem(403, "foreign_site", _("This request came from another site."))
        if headers.get(b"sec-fetch-site", b"same-origin") == b"cross-site":
            raise Problem(403, "foreign_site", _("This request came from another site."))
        # Pages send the token inside their forms; the API wants it in a header. A request that
        # carries no cookie has nobody's rights and needs no proof.
        if scope["path"].startswith("/api/") and caller.visitor is not None:
            self.check_token(caller, caller.token or "")

    def check_token(self, caller: Caller, token: str) -> None:
        if caller.visitor is None or not self._keys.is_form_token(caller.visitor, token):
            raise Problem(403, "forged", _("The form is too old, or did not come from this site."))

    def _body_limit(self, scope: Scope) -> int:
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


def _cookies(header: bytes) -> dict[str, str]:
    if not header:
        return {}
    found: dict[str, str] = {}
    for part in header.decode("latin-1").split(";"):
        name, _, value = part.partition("=")
        found[name.strip()] = value.strip().strip('"')
    return found


PREFERENCES: Final = {
    "lang": LANGUAGES,
    "theme": ("system", "light", "dark"),
    "motion": ("system", "full", "none"),
    "sound": ("off", "on"),
    "suits": ("four", "two"),
    "notes": ("on", "off"),
    "shape": SHAPES,
    "notify": ("off", "on"),
}


def _read_prefs(cookie: str) -> dict[str, str]:
    """`lang=it&theme=dark&name=Anna`; whatever is not a known value is left out."""
    prefs: dict[str, str] = {}
    for part in unquote(cookie).split("&"):
        key, _, value = part.partition("=")
        if key in PREFERENCES and value in PREFERENCES[key]:
            prefs[key] = value
        elif key == "name":
            prefs["name"] = clean_name(unquote(value))
    return prefs


def clean_name(given: str, longest: int = 40) -> str:
    """A name on one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in given).split())[:longest]


def clean_text(given: str, longest: int) -> str:
    """Words over several lines, without control characters."""
    kept = "".join(c for c in given if c.isprintable() or c == "\n")
    return kept.strip()[:longest]


@lru_cache(maxsize=512)
def wanted_language(header: bytes) -> str:
    """The language that the browser prefers among ours; English when it prefers none."""
    choices: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.decode("latin-1").split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.split("-")[0].lower()
        if language in LANGUAGES:
            try:
                choices.append((-float(weight or 1), place, language))
            except ValueError:
                continue
    return min(choices)[2] if choices else "en"


def set_cookie(name: str, value: str, secure: bool, http_only: bool = True) -> tuple[bytes, bytes]:
    """A header that sets a same-site cookie for a year."""
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie[name] = value
    except CookieError:
        raise Problem(400, "bad_request", "That cannot be remembered.") from None
    morsel = cookie[name]
    morsel["path"] = "/"
    morsel["max-age"] = YEAR
    morsel["samesite"] = "Lax"
    morsel["httponly"] = http_only
    morsel["secure"] = secure
    return b"set-cookie", morsel.OutputString().encode("latin-1")
