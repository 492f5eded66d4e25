"""What people bring to tests of accounts: a passkey, a mailbox, and a browser's push service."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import cbor2
import http_ece
import httpx
import orjson
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.web.site import Site, Visitor, free_port

NAME = "play.example.org"
URL = f"http://{NAME}"
PATIENCE = 30.0


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def browser(site: Site) -> Visitor:
    """A browser that has found the site by its name."""
    return Visitor(site.url, {"Host": NAME})


def eventually(ask: Callable[[], Any], *, patience: float = PATIENCE) -> Any:
    """What `ask` says once it says something."""
    until = time.monotonic() + patience
    while not (found := ask()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.01)
    return found


class Key:
    """A passkey in software: one key pair, which counts how often it signs."""

    def __init__(self, origin: str = URL) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._private = ec.generate_private_key(ec.SECP256R1())

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return orjson.dumps({"type": kind, "challenge": challenge, "origin": self.origin})

    def _authenticator_data(self, host: str, *, attested: bytes = b"") -> bytes:
        flags = 0x05 | (0x40 if attested else 0)  # present, verified, with a new key
        self.count += 1
        head = hashlib.sha256(host.encode()).digest() + bytes([flags])
        return head + self.count.to_bytes(4, "big") + attested

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers to `credentials.create`."""
        point = self._private.public_key().public_numbers()
        coordinates = {-2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **coordinates})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._authenticator_data(options["rp"]["id"], attested=attested)
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._told(clientDataJSON=b64(client), attestationObject=b64(statement))

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers to `credentials.get`."""
        data = self._authenticator_data(options["rpId"])
        client = self._client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self._private.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._told(
            clientDataJSON=b64(client), authenticatorData=b64(data), signature=b64(signature)
        )

    def _told(self, **response: str) -> dict[str, Any]:
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }


def begin(visitor: Visitor, what: str) -> dict[str, Any]:
    visitor.look("/you")
    answer = visitor.post("/account/begin", {"what": what})
    assert answer.status_code == 200, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


def finish(visitor: Visitor, begun: dict[str, Any], credential: dict[str, Any]) -> httpx.Response:
    answer = visitor.post("/account/finish", {"id": begun["id"], "credential": credential})
    if answer.status_code == 200:
        visitor.look("/you")
    return answer


def sign_up(visitor: Visitor) -> Key:
    key, begun = Key(), begin(visitor, "sign_up")
    answer = finish(visitor, begun, key.make(begun["options"]))
    assert answer.status_code == 200, answer.text
    return key


def sign_in(visitor: Visitor, key: Key) -> httpx.Response:
    begun = begin(visitor, "sign_in")
    return finish(visitor, begun, key.show(begun["options"]))


class Mailbox:
    """A mail server on this machine that keeps what it gets; it can be away, or refuse."""

    def __init__(self) -> None:
        self.port = free_port()
        self.got: list[EmailMessage] = []
        self.refusal = ""
        self._controller: Controller | None = None
        self.open()

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    def open(self) -> None:
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def close(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refusal:
            return self.refusal
        parser: BytesParser[EmailMessage] = BytesParser(policy=default)
        self.got.append(parser.parsebytes(envelope.content))
        return "250 Kept"

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.got if one["To"] == address]

    def read(self, address: str, which: int = -1) -> str:
        """The words of a mail to somebody, once it is there."""
        need = which + 1 if which >= 0 else 1
        mails = eventually(lambda: self.to(address) if len(self.to(address)) >= need else [])
        words = mails[which].get_body(("plain",))
        assert words is not None
        return str(words.get_content())

    def link(self, address: str, which: int = -1) -> str:
        """The path of the first link in it."""
        found = re.search(rf"{re.escape(URL)}(/\S+)", self.read(address, which))
        assert found is not None
        return found[1]


class PushService:
    """Where browsers are reached: it decrypts as a browser would, and knows who sent."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.answers: list[int] = []
        """The next statuses; 201 when there are none."""
        self.calls = 0
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = secrets.token_bytes(16)
        self.sender = ""
        """The key of the server that may send."""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.host = f"127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.take(dict(self.headers), body))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_args: object) -> None:
                pass

        return Handler

    def take(self, headers: dict[str, str], body: bytes) -> int:
        self.calls += 1
        status = self.answers.pop(0) if self.answers else 201
        if status != 201:
            return status
        names = {name.lower(): words for name, words in headers.items()}
        authorization = names["authorization"]
        if not Vapid02.verify(authorization) or f"k={self.sender}" not in authorization:
            return 403
        words = http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret)
        self.got.append({**orjson.loads(words), "topic": names["topic"], "ttl": names["ttl"]})
        return 201

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": b64(point), "auth": b64(self._secret)}
        return {"endpoint": f"http://{self.host}/one", "keys": keys}

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
