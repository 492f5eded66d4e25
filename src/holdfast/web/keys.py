"""Names that nobody guesses, secrets that are stored as hashes, and what is signed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

from holdfast.web.settings import Settings

__all__ = [
    "Keys",
    "hash_secret",
    "is_same",
    "new_id",
    "new_token",
]

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"


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
