"""Names that nobody guesses, secrets that are stored as hashes, and what is signed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

from holdfast.store import person_of, visitor_of
from holdfast.web.settings import Settings

__all__ = [
    "Keys",
    "hash_secret",
    "is_same",
    "new_id",
    "new_token",
]

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(letters: int = 12) -> str:
    """An address that nobody guesses, in letters that nobody confuses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


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

    def sign_device(self, person: str, device: str) -> str:
        """The cookie of a browser that is signed in. The name of a person alone proves nothing."""
        return self.sign_visitor(f"{visitor_of(person)}~{device}")

    def read_device(self, cookie: str) -> tuple[str | None, str | None]:
        """The visitor that a cookie names, and the device if somebody is signed in there."""
        visitor, _, device = (self.read_visitor(cookie) or "").partition("~")
        if person_of(visitor) is not None and not device:
            return None, None
        return visitor or None, device or None

    def read_guest(self, cookie: str) -> str | None:
        """The guest that a cookie names. Whoever is signed in is none: an old cookie of theirs must
        not bring back, as a guest, a browser that has been signed out."""
        visitor, device = self.read_device(cookie)
        return None if device is not None else visitor

    def form_token(self, visitor: str) -> str:
        """Proves that a form was made for this visitor by this server."""
        return hmac.new(self._key, b"form " + visitor.encode(), hashlib.sha256).hexdigest()

    def ticket_secret(self, id: str) -> str:
        """The secret of a link by its name. It is derived, so that whoever handed out an invitation
        can see it again, and only its hash has to be stored."""
        digest = hmac.new(self._key, b"ticket " + id.encode(), hashlib.sha256).digest()
        return f"{id}.{base64.urlsafe_b64encode(digest[:24]).decode()}"

    def voucher_secret(self, id: str) -> str:
        """The secret of a link in a mail by its name; nothing of it is stored."""
        return f"{id}.{base64.urlsafe_b64encode(self._derived('voucher', id)[:24]).decode()}"

    def challenge(self, id: str) -> bytes:
        """What a passkey is to sign, by its name."""
        return self._derived("challenge", id)

    def _derived(self, purpose: str, id: str) -> bytes:
        return hmac.new(self._key, f"{purpose} {id}".encode(), hashlib.sha256).digest()

    def seal(self, purpose: str, words: str) -> str:
        """Words that nobody can change, for one purpose."""
        return self._sealer(purpose).sign(words).decode()

    def unseal(self, purpose: str, sealed: str) -> str | None:
        try:
            return self._sealer(purpose).unsign(sealed).decode()
        except (BadSignature, UnicodeError):
            return None

    def _sealer(self, purpose: str) -> Signer:
        return Signer(self._key, salt=f"holdfast {purpose}", digest_method=hashlib.sha256)

    def is_form_token(self, visitor: str, token: str) -> bool:
        return hmac.compare_digest(self.form_token(visitor).encode(), token.encode())
