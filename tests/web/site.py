"""Servers for tests: one inside this process, and real ones that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvicorn

from holdfast.web.app import App, create_app
from holdfast.web.gate import Gate
from holdfast.web.settings import Settings

PATIENCE = 30.0
_opened: list[httpx.Client] = []


def opened(client: httpx.Client) -> httpx.Client:
    """Remember a client, to close it after the test."""
    _opened.append(client)
    return client


def close_clients() -> None:
    while _opened:
        _opened.pop().close()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{url}/healthz", trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            if time.monotonic() > until:
                raise
        time.sleep(0.05)


class Site:
    """A server in a thread of this process."""

    def __init__(self, data: Path, *, port: int | None = None, **changes: Any) -> None:
        read = Settings.read({"HOLDFAST_DATA": str(data), "HOLDFAST_BOT_PAUSE": "0"})
        lenient: dict[str, Any] = {"rate": 10_000.0, "burst": 10_000.0, "matches": 10_000}
        lenient |= {"work": 1000.0, "refusal_pause": 0.0, "readers": 0}
        self.app: App = create_app(replace(read, **{**lenient, **changes}))
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            self.app,
            http=Gate,
            port=self.port,
            log_level="error",
            ws="none",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        wait_for(self.url)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of the server, for tasks that look at it from inside."""
        loop = self.app.hub.loop
        assert loop is not None
        return loop

    def visitor(self, **headers: str) -> Visitor:
        return Visitor(self.url, headers)


class Process:
    """`holdfast serve` as a process of its own."""

    def __init__(self, data: Path, database: str = "", workers: int = 1, readers: int = 0) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--port", str(self.port)]
        command += ["--data", str(data)]
        if database:
            command += ["--database", database]
        if workers > 1:
            command += ["--workers", str(workers)]
        environment = {**os.environ, "HOLDFAST_BOT_PAUSE": "0", "HOLDFAST_RATE": "10000"}
        environment["HOLDFAST_WORK"] = "1000"
        environment["HOLDFAST_READERS"] = str(readers)
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        wait_for(self.url)

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """No goodbye: as when the machine's owner says kill -9."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)

    def visitor(self, **headers: str) -> Visitor:
        return Visitor(self.url, headers)


class Visitor:
    """Somebody with a browser: cookies are kept, forms carry their token."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.http = opened(
            httpx.Client(
                base_url=url,
                follow_redirects=True,
                trust_env=False,
                headers=headers or {},
                timeout=120,
            )
        )
        self.csrf = ""

    def look(self, path: str = "/") -> httpx.Response:
        answer = self.http.get(path, headers={"Accept": "text/html"})
        found = re.search(r'name="csrf" value="(\w+)"', answer.text)
        if found:
            self.csrf = found[1]
        return answer

    def send(self, path: str, **fields: str) -> httpx.Response:
        """A form."""
        if not self.csrf:
            self.look("/new/noughts")
        return self.http.post(
            path, data={"csrf": self.csrf, **fields}, headers={"Accept": "text/html"}
        )

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=params)

    def post(self, path: str, data: Any = None) -> httpx.Response:
        if not self.csrf:
            self.look("/new/noughts")
        return self.http.post(f"/api{path}", json=data, headers={"X-CSRF-Token": self.csrf})

    def begin(self, game: str = "noughts", **wish: Any) -> str:
        """Start a match and give its id."""
        answer = self.post("/matches", {"game": game, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["match"])

    def state(self, match: str, **params: Any) -> dict[str, Any]:
        answer = self.get(f"/matches/{match}", **params)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play(self, match: str, action: Any, after: int) -> httpx.Response:
        return self.post(f"/matches/{match}/actions", {"action": action, "after": after})

    def program(self, match: str, seat: str) -> Program:
        """A program that plays a seat of mine."""
        answer = self.post(f"/matches/{match}/seats/{seat}/tokens", {"name": "mine"})
        assert answer.status_code == 200, answer.text
        return Program(str(self.http.base_url).rstrip("/"), answer.json()["token"])


class Program:
    """A program with the token of a seat."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = opened(
            httpx.Client(base_url=f"{url}/api", headers=headers, trust_env=False, timeout=30)
        )

    def play(self, match: str, action: Any, after: int) -> httpx.Response:
        return self.http.post(f"/matches/{match}/actions", json={"action": action, "after": after})

    def state(self, match: str, **params: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/matches/{match}", params=params).json()
        return found

    @contextmanager
    def listen(self, match: str, **params: Any) -> Iterator[Iterator[tuple[str, Any]]]:
        with self.http.stream("GET", f"/matches/{match}/events", params=params) as answer:
            assert answer.status_code == 200, answer.read()
            yield events(answer)


def events(answer: httpx.Response) -> Iterator[tuple[str, Any]]:
    """Name and data of each server-sent event."""
    name = ""
    for line in answer.iter_lines():
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: "):
            yield name, orjson.loads(line[6:])


def until(stream: Iterator[tuple[str, Any]], wanted: str) -> Any:
    """The data of the next event of this name."""
    for name, data in stream:
        if name == wanted:
            return data
    raise AssertionError(f"the stream ended before {wanted}")


def begun_by_program(url: str, game: str = "noughts", **wish: Any) -> dict[str, Any]:
    """What a program is answered that starts a match."""
    answer = Program(url).http.post("/matches", json={"game": game, **wish})
    assert answer.status_code == 201, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


def accept(url: str, secret: str, name: str = "") -> Program:
    """A program that sits down with an invitation."""
    answer = Program(url).http.post("/join", json={"secret": secret, "name": name})
    assert answer.status_code == 200, answer.text
    return Program(url, answer.json()["token"])


def two_programs(url: str, game: str = "noughts", **wish: Any) -> tuple[str, list[Program]]:
    """A match whose seats are played by programs: one begins, the others are invited."""
    begun = begun_by_program(url, game, **wish)
    seats = [str(player["seat"]) for player in begun["state"]["players"]]
    invited = begun["invitations"]
    return begun["match"], [
        accept(url, invited[seat]["secret"]) if seat in invited else Program(url, begun["token"])
        for seat in seats
    ]
