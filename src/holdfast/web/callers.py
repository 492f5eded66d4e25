"""Who calls: a visitor by cookie or a program by token, with what they prefer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import unquote

from starlette.types import Scope

from holdfast.core.i18n import LANGUAGES
from holdfast.core.messages import mark as _
from holdfast.core.picture import INKS, SHAPES, Look
from holdfast.store import person_of
from holdfast.web.keys import hash_secret
from holdfast.web.problems import Problem

__all__ = [
    "GUEST_COOKIE",
    "HOUSEHOLD",
    "PREFERENCES",
    "PREFS_COOKIE",
    "VISITOR_COOKIE",
    "YEAR",
    "Caller",
    "browser_name",
    "caller_of",
    "clean_name",
    "clean_text",
    "network_name",
    "network_of",
    "read_cookies",
    "read_prefs",
    "set_cookie",
    "wanted_language",
    "wanted_look",
]

VISITOR_COOKIE: Final = "hf_visitor"
GUEST_COOKIE: Final = "hf_guest"
"""Who a browser was before somebody signed in, and is again when they sign out."""
PREFS_COOKIE: Final = "hf_prefs"
YEAR: Final = 365 * 24 * 3600
HOUSEHOLD: Final = 4
"""How many busy callers may share a network before the network itself is limited."""


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
    device: str | None = None
    """The browser of somebody who is signed in."""
    guest: str | None = None
    """Who this browser was before that."""
    was_signed_out: bool = False
    """Whether the cookie is of a browser that is no longer signed in."""

    @property
    def person(self) -> str | None:
        """Who is signed in; None for guests and programs."""
        return person_of(self.visitor)

    def sign_out(self) -> None:
        """The cookie is no longer good: whoever comes is the guest of before, or a new one."""
        self.visitor, self.is_new = self.guest, self.guest is not None
        self.device, self.guest, self.was_signed_out = None, None, True

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
        return network_name(self.address)


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


@lru_cache(maxsize=4096)
def network_name(address: str) -> str:
    """What a network is called where its address is not kept."""
    return "ip:" + hash_secret(network_of(address))[:32]


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
        shape = "tall" if is_phone(dict(scope["headers"])) else "wide"
    inks = query.get("inks") or ("2" if prefs.get("suits") == "two" else "4")
    if shape not in SHAPES:
        raise Problem(422, "bad_request", _("A board is wide or tall."), field="shape")
    if inks not in [str(one) for one in INKS]:
        raise Problem(422, "bad_request", _("Suits have 4 or 2 inks."), field="inks")
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


def is_phone(headers: Mapping[bytes, bytes]) -> bool:
    return headers.get(b"sec-ch-ua-mobile") == b"?1" or b"Mobi" in headers.get(b"user-agent", b"")


def read_cookies(header: bytes) -> dict[str, str]:
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
    "pace": ("normal", "slow", "fast", "instant"),
    "sound": ("off", "on"),
    "suits": ("four", "two"),
    "notes": ("on", "off"),
    "shape": SHAPES,
    "notify": ("off", "on"),
    "forced": ("on", "off"),
}


def read_prefs(cookie: str) -> dict[str, str]:
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


def set_cookie(
    name: str, value: str, secure: bool, http_only: bool = True, seconds: int = YEAR
) -> tuple[bytes, bytes]:
    """A header that sets a same-site cookie for a year, or, with 0 seconds, deletes it."""
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie[name] = value
    except CookieError:
        raise Problem(400, "bad_request", _("That cannot be remembered.")) from None
    morsel = cookie[name]
    morsel["path"] = "/"
    morsel["max-age"] = seconds
    morsel["samesite"] = "Lax"
    morsel["httponly"] = http_only
    morsel["secure"] = secure
    return b"set-cookie", morsel.OutputString().encode("latin-1")
