"""Passkeys (WebAuthn): what a browser is asked to sign, and whether what it signed is good.

A passkey belongs to the name of a site. Where the operator has said how this site is called, it is
good there only; otherwise at the name by which the browser has found us, which no other site can
make a browser use.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from fastapi import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store import Passkey
from holdfast.web.keys import Keys
from holdfast.web.problems import Problem
from holdfast.web.settings import Settings

__all__ = ["Here", "Passkeys", "here_of"]

SITE: Final = "Holdfast"
MILLISECONDS: Final = 300_000


@dataclass(frozen=True, slots=True)
class Here:
    """The site as the browser knows it."""

    origin: str
    host: str
    home: str
    """Where passkeys work instead; empty if they work here."""

    @property
    def has_passkeys(self) -> bool:
        return not self.home


def here_of(request: Request, settings: Settings) -> Here:
    """Where a request came to. A number is no name: browsers keep no passkeys for one."""
    host = request.headers.get("host", "")
    origin = f"{request.url.scheme}://{host}".lower()
    if settings.url:
        name = urlsplit(settings.url).hostname or ""
        return Here(settings.url, name, "" if origin == settings.url else settings.url)
    name = urlsplit(origin).hostname or ""
    try:
        is_loopback = ip_address(name).is_loopback
    except ValueError:
        return Here(origin, name, "")
    port = urlsplit(origin).port
    at = f":{port}" if port else ""
    return Here(origin, name, f"http://localhost{at}" if is_loopback else "?")


class Passkeys:
    """The two ceremonies: making a passkey and showing one."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def creation(
        self, here: Here, voucher: str, person: str, name: str, known: list[str]
    ) -> dict[str, object]:
        """What the browser needs to make a passkey."""
        return _plain(
            generate_registration_options(
                rp_id=here.host,
                rp_name=SITE,
                user_id=person.encode(),
                user_name=name or SITE,
                challenge=self._keys.challenge(voucher),
                timeout=MILLISECONDS,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
                exclude_credentials=[
                    PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
                ],
            )
        )

    def request(self, here: Here, voucher: str) -> dict[str, object]:
        """What the browser needs to show one: it knows by itself which."""
        return _plain(
            generate_authentication_options(
                rp_id=here.host,
                challenge=self._keys.challenge(voucher),
                timeout=MILLISECONDS,
                user_verification=UserVerificationRequirement.PREFERRED,
            )
        )

    def made(
        self, here: Here, voucher: str, credential: dict[str, object], label: str, person: str
    ) -> Passkey:
        """The passkey that was made, or a `Problem`."""
        _check_origin(here, credential)
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=self._keys.challenge(voucher),
                expected_rp_id=here.host,
                expected_origin=here.origin,
            )
        except _FAULTS as error:
            raise _refused(error) from error
        return Passkey(
            bytes_to_base64url(verified.credential_id),
            person,
            bytes_to_base64url(verified.credential_public_key),
            verified.sign_count,
            label,
            0.0,
        )

    def shown(
        self, here: Here, voucher: str, credential: dict[str, object], passkey: Passkey
    ) -> None:
        """Whether a passkey has signed; notes how often it did by now."""
        _check_origin(here, credential)
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=self._keys.challenge(voucher),
                expected_rp_id=here.host,
                expected_origin=here.origin,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.count,
            )
        except _FAULTS as error:
            raise _refused(error) from error
        passkey.count = verified.new_sign_count


_FAULTS: Final = (WebAuthnException, ValueError, KeyError, TypeError)
"""What is raised for nonsense, some of it by libraries deeper down."""


def _plain(options: Any) -> Json:
    plain: dict[str, object] = orjson.loads(options_to_json(options))
    return plain


def _refused(error: Exception) -> Problem:
    return Problem(
        403,
        "bad_passkey",
        _("The passkey could not be checked: {reason}."),
        facts={"reason": str(error).rstrip(".") or type(error).__name__},
        todo=_("Begin again; nothing was changed."),
    )


def _check_origin(here: Here, credential: Json) -> None:
    """A passkey that was shown to another site is none of ours, and should be told so."""
    try:
        data = orjson.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        origin = str(data["origin"])
    except (ValueError, KeyError, TypeError) as error:
        raise _refused(error) from error
    if origin != here.origin:
        raise Problem(
            403,
            "wrong_site",
            _("This passkey was shown to {other}, and this server is {origin}."),
            facts={"other": origin[:100], "origin": here.origin},
            todo=_("Open the right address and sign in there."),
        )
