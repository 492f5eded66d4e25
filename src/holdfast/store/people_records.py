"""What is read from and written to the store about people: plain records."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Account", "Device", "Notice", "Passkey", "PersonRow", "Push", "Session", "Voucher"]


@dataclass(slots=True)
class PersonRow:
    """Somebody who wants to be the same person on every device."""

    id: str
    made: float
    prefs: dict[str, str]
    """Name, language and settings, as the cookie of a guest has them."""
    address: str | None = None
    """Where mail goes; only an address that was confirmed."""
    notices: dict[str, object] = field(default_factory=dict)
    """How they want to be told: see `holdfast.web.people.wishes`."""


@dataclass(slots=True)
class Device:
    """A browser that is signed in."""

    id: str
    person: str
    label: str
    how: str
    """`passkey`, or `mail`: by a link."""
    since: float
    seen: float


@dataclass(slots=True)
class Passkey:
    """A key pair of which we have the public half."""

    id: str
    """What its authenticator calls it, in base64url."""
    person: str
    key: str = field(repr=False)
    count: int
    """How often it was used, where its authenticator counts."""
    label: str
    made: float
    used: float | None = None


@dataclass(slots=True)
class Push:
    """Where a browser can be reached although no page is open."""

    id: str
    person: str
    device: str
    endpoint: str = field(repr=False)
    key: str = field(repr=False)
    secret: str = field(repr=False)
    made: float


@dataclass(slots=True)
class Voucher:
    """Something that is good once and not for long."""

    id: str
    kind: str
    """The challenges `sign_up`, `sign_in` and `add`, and the links `enter` and `confirm`."""
    visitor: str | None
    """Who asked for a challenge; nobody else may use it."""
    person: str | None
    address: str | None
    network: str
    made: float = 0.0
    expires: float = 0.0
    ended: float | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """What must be known of a signed-in browser with every request."""

    person: str
    device: str
    prefs: dict[str, str]
    seen: float


@dataclass(slots=True)
class Account:
    """Everything of a person, as it was read at one moment."""

    person: PersonRow
    devices: list[Device]
    passkeys: list[Passkey]
    pushes: list[Push]


@dataclass(slots=True)
class Notice:
    """Something to send to one address or one browser."""

    id: int
    key: str
    kind: str
    person: str | None
    match: str | None
    number: int
    channel: str
    """`mail` or `push`."""
    target: str
    """An address, or the name of a `Push`."""
    facts: dict[str, object]
    made: float
    due: float
    tries: int
