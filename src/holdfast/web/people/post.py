"""Mail by SMTP: what goes out, and whether it may be tried again when it does not."""

from __future__ import annotations

import re
import smtplib
import socket
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from holdfast.core.messages import mark as _
from holdfast.web.people.letters import Letter, fill
from holdfast.web.problems import Problem
from holdfast.web.settings import Settings

__all__ = ["Post", "PostFailed", "clean_address"]

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
ADDRESS: Final = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+")


class PostFailed(Exception):
    """A mail did not go out. `for_good`: it never will."""

    def __init__(self, reason: str, *, for_good: bool) -> None:
        super().__init__(reason)
        self.for_good = for_good


def clean_address(given: str) -> str:
    """An address as it is kept, or a `Problem`."""
    address = given.strip().lower()
    if len(address) > 254 or not ADDRESS.fullmatch(address):
        raise Problem(
            422,
            "bad_address",
            _("That is no e-mail address; one looks like anna@example.org."),
            field="address",
        )
    return address


class Post:
    """The way to a mail server."""

    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.mail) if settings.mail else None
        self._sender = settings.mail_from
        self._host = urlsplit(settings.url).hostname or "localhost"

    @property
    def is_open(self) -> bool:
        """Whether the operator has set up mail."""
        return self._server is not None

    def message(self, letter: Letter) -> EmailMessage:
        made = EmailMessage()
        made["From"] = self._sender
        made["To"] = letter.to
        made["Subject"] = letter.subject
        made["Date"] = format_datetime(datetime.now(UTC))
        made["Message-ID"] = f"<{letter.name}@{self._host}>"
        made["Auto-Submitted"] = "auto-generated"
        if letter.unsubscribe is not None:
            made["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        fill(made, letter)
        made["Content-Language"] = letter.lang  # later than the content, which clears it
        return made

    def send(self, letter: Letter) -> None:
        """Hand a mail to the server; it blocks, and belongs in a thread."""
        message = self.message(letter)
        try:
            with self._connect() as server:
                server.send_message(message, parseaddr(self._sender)[1], [letter.to])
        except smtplib.SMTPRecipientsRefused as error:
            code = min(code for code, _words in error.recipients.values())
            raise PostFailed(str(error), for_good=code >= 500) from error
        except smtplib.SMTPAuthenticationError as error:
            # The operator's mistake, which can be mended: nothing is lost by it.
            raise PostFailed("the mail server refused our password", for_good=False) from error
        except smtplib.SMTPResponseException as error:
            raise PostFailed(str(error), for_good=error.smtp_code >= 500) from error
        except (smtplib.SMTPException, OSError) as error:
            raise PostFailed(str(error) or type(error).__name__, for_good=False) from error

    def _connect(self) -> smtplib.SMTP:
        server = self._server
        if server is None:
            raise PostFailed("no mail server is set up", for_good=False)
        host, port = server.hostname or "", server.port or PORTS[server.scheme]
        name = socket.getfqdn()
        if server.scheme == "smtps":
            context = ssl.create_default_context()
            opened: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port, name, timeout=SECONDS, context=context
            )
        else:
            opened = smtplib.SMTP(host, port, name, timeout=SECONDS)
        try:
            if server.scheme == "smtp":
                opened.starttls(context=ssl.create_default_context())
            if server.username:
                opened.login(unquote(server.username), unquote(server.password or ""))
        except BaseException:
            opened.close()
            raise
        return opened
