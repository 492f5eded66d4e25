"""Web Push: a few encrypted words to a browser in which no page need be open.

The browser names the address to send to, and a server that called any address would be a tool for
others: only the services of the usual browsers are called, and what the operator adds to them.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import time
from dataclasses import dataclass
from email.utils import parseaddr
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import httpx
import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store import Push
from holdfast.version import VERSION
from holdfast.web.problems import Problem
from holdfast.web.settings import Settings, kept_key

__all__ = ["Delivery", "Pusher", "check_keys", "read_key"]

SERVICES: Final = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Of the usual browsers; a name that begins with a dot stands for all below it."""
HOST: Final = re.compile(r"[a-z0-9.-]+")
"""Programs read other signs in a name each in their way, as the end of it for example."""
SECONDS: Final = 10.0
TOKEN_SECONDS: Final = 12 * 3600
KEEP_SECONDS: Final = 24 * 3600
"""How long a service should keep a message for a browser that is off."""
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Delivery:
    """What became of a message: `sent`, `gone` (nobody is there any more), `failed` or `later`."""

    outcome: str
    reason: str = ""
    wait: float = 0.0
    """How long the service asked us to wait."""


class Pusher:
    """Sends to browsers in this server's name."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._client: httpx.AsyncClient | None = None
        self._services = (*SERVICES, *settings.push_hosts)

    @cached_property
    def _vapid(self) -> Any:
        """The key by which push services know this server; browsers subscribe to it."""

        def make() -> str:
            fresh = Vapid02()
            fresh.generate_keys()
            return str(fresh.private_pem().decode("ascii"))

        return Vapid02.from_pem(kept_key(self._settings.data, "push-key", make).encode())

    @property
    def public_key(self) -> str:
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, endpoint: str) -> str:
        """An address that may be called, or a `Problem`."""
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            host, port, parts = "", None, urlsplit("")
        is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        is_usual = port is None or port == DEFAULT_PORTS.get(parts.scheme)
        named = host if is_usual else f"{host}:{port}"
        # What an operator has named may be on this machine, without encryption.
        is_ours = named in self._settings.push_hosts
        is_known = any(
            named == one or (one.startswith(".") and named.endswith(one)) for one in self._services
        )
        is_sound = is_plain and len(endpoint) <= 1000 and parts.username is None
        is_sound = is_sound and HOST.fullmatch(host) is not None
        is_secure = parts.scheme == "https" or (is_ours and parts.scheme == "http")
        if not (is_known and is_sound and is_secure):
            raise Problem(
                403,
                "bad_push",
                _("This server may not call {host}; its operator can allow that host."),
                field="endpoint",
                facts={"host": named or "?"},
            )
        return endpoint

    def body(self, push: Push, data: dict[str, object]) -> bytes:
        """A message that only this browser can read."""
        sealed: bytes = http_ece.encrypt(
            orjson.dumps(data),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=read_key(push.key),
            auth_secret=read_key(push.secret),
            version="aes128gcm",
        )
        return sealed

    def headers(self, push: Push, name: str) -> dict[str, str]:
        parts = urlsplit(push.endpoint)
        claims = {
            "sub": self._subject,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        # A message waits for a browser; a later one of the same name takes its place.
        topic = base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()[:24]).decode()
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
            "Topic": topic,
        }

    @property
    def _subject(self) -> str:
        """Whom a push service may write to about us."""
        sender = parseaddr(self._settings.mail_from)[1]
        if sender:
            return f"mailto:{sender}"
        host = urlsplit(self._settings.url).hostname
        return f"https://{host}" if host and "." in host else "mailto:nobody@localhost"

    async def send(self, push: Push, data: Json, name: str) -> Delivery:
        try:
            content = self.body(push, data)
            endpoint = self.check(push.endpoint)
        except (ValueError, http_ece.ECEException, Problem) as error:
            return Delivery("gone", f"a subscription that cannot be used: {error}")
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=SECONDS,
                follow_redirects=False,
                trust_env=False,
                headers={"User-Agent": f"Holdfast/{VERSION}"},
            )
        headers = self.headers(push, name)
        try:
            async with self._client.stream(
                "POST", endpoint, content=content, headers=headers
            ) as answer:
                return judged(answer.status_code, answer.headers.get("retry-after", ""))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            return Delivery("later", str(error) or type(error).__name__)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def judged(status: int, retry_after: str) -> Delivery:
    """What an answer of a push service means."""
    if 200 <= status < 300:
        return Delivery("sent")
    if status in (404, 410):
        return Delivery("gone", f"status {status}")
    if status in (400, 413):
        return Delivery("failed", f"status {status}")
    # 401 and 403 too: a clock or a setting of ours may be wrong, and be put right.
    wait = float(retry_after) if retry_after.isascii() and retry_after.isdigit() else 0.0
    return Delivery("later", f"status {status}", min(wait, 24 * 3600.0))


def read_key(words: str) -> bytes:
    """Bytes from the way in which a browser writes them; `ValueError` when they are none."""
    try:
        return base64.b64decode(words + "=" * (-len(words) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeError) as error:
        raise ValueError("not base64url") from error


def check_keys(key: str, secret: str) -> None:
    """Whether a browser's keys are keys, or a `Problem`."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read_key(key))
        is_good = len(read_key(secret)) == 16
    except ValueError:
        is_good = False
    if not is_good:
        raise Problem(
            422, "bad_push", _("These keys are none that a browser would send."), field="keys"
        )
