"""A server for each file of tests, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.web.site import Site, Visitor, close_clients, free_port


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    close_clients()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"))
    yield site
    site.stop()


@pytest.fixture
def anna(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def bert(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """The same tests on both databases."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database()
    site = Site(tmp_path_factory.mktemp("seats"), database=database)
    yield site
    site.stop()


@pytest.fixture
def host(server: Site) -> Visitor:
    return server.visitor()


@pytest.fixture
def friend(server: Site) -> Visitor:
    return server.visitor()


def postgres_programs() -> Path | None:
    """Where Debian keeps the newest PostgreSQL; tools/setup_system.sh installs it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A PostgreSQL server in a folder of its own, without a password, on loopback only."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="holdfast-postgres-"))
        self.port = free_port()
        self._options: dict[str, Any] = {"cwd": "/", "stdout": subprocess.DEVNULL}
        user = unprivileged()
        if user is not None:
            shutil.chown(self.folder, user)
            self._options["user"] = user
        cluster = self.folder / "cluster"
        subprocess.run(
            [programs / "initdb", "-D", cluster, "-U", "holdfast", "-A", "trust", "--no-sync"],
            check=True,
            **self._options,
        )
        self._command: list[str | Path] = [
            programs / "postgres",
            "-D",
            cluster,
            "-p",
            str(self.port),
            "-k",
            self.folder,
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            # What tests write need not survive the machine.
            f"fsync={'on' if durable else 'off'}",
        ]
        self._count = 0
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL, **self._options)
        self._wait()

    def go_away(self) -> None:
        """Stop at once, as when a machine is restarted; `start` brings everything back."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)

    def _wait(self) -> None:
        for _ in range(300):
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    def url(self, name: str) -> str:
        return f"postgresql://holdfast@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"games{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: run tools/setup_system.sh")
    server = Postgres(programs)
    yield server
    server.stop()
