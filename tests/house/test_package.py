"""What one gets with pip is the whole product: a wheel of a fresh copy, in a clean environment."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path

import pytest
import yaml

from holdfast.version import VERSION
from tests.house.recipe import read
from tests.web.conftest import Postgres, postgres
from tests.web.site import free_port

__all__ = ["postgres"]

ROOT = Path(__file__).parents[2]
DIST = "src/holdfast/web/static/dist"
QUIET = ["--quiet", "--disable-pip-version-check"]


def run(*command: str | Path, at: Path, **environment: str) -> str:
    done = subprocess.run(
        list(map(str, command)),
        cwd=at,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as a clone has it, with the pages and what else `make pages` left there."""
    folder = tmp_path_factory.mktemp("checkout")
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in run(*asked, at=ROOT).splitlines():
        if (ROOT / name).is_file():  # a file may be deleted and not committed yet
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / DIST, folder / DIST)
    left = folder / "src/holdfast/web/assets/node_modules/left"
    left.mkdir(parents=True)
    (left / "package.json").write_text("{}")
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> Path:
    """A pure wheel: what it holds besides compiled modules is the same, and it is made quickly."""
    into = checkout / "made"
    build, _run = read(ROOT / "deploy/Containerfile")
    (words,) = [shlex.split(one) for one in build.commands() if one.startswith("pip wheel ")]
    place = words.index("--wheel-dir") + 1
    words[place] = str(into)
    # What builds is taken from here instead of being fetched: the rest is the recipe's command.
    command = [sys.executable, "-m", *words, *QUIET, "--no-build-isolation"]
    run(*command, at=checkout, HOLDFAST_PURE="1")
    (made,) = into.iterdir()
    return made


def test_a_wheel_without_compiled_code_is_a_pure_one(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_what_a_registry_shows_leads_nowhere_wrong(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    told = message_from_string(archive.read(name).decode())
    assert told["Version"] == VERSION
    assert told["License-Expression"] == "MIT"
    shown = str(told.get_payload())
    assert shown.startswith("# Holdfast")
    addresses = re.findall(r"\]\(([^)]+)\)", shown)
    assert [one for one in addresses if not one.startswith("https://")] == []
    python = {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)}
    assert python <= set(told.get_all("Classifier") or [])


def test_one_version_is_told_everywhere() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version: {VERSION}\n" in cited
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## (\d+\.\d+\.\d+)", changes, re.MULTILINE)[0] == VERSION
    for page in ("README.md", "docs/install.md", "docs/upgrading.md"):
        told = (ROOT / page).read_text("utf-8")
        assert set(re.findall(r"holdfast-([\d.]+)-py3", told)) == {VERSION}, page


@pytest.mark.parametrize("page", ["README.md", "docs/install.md"])
def test_nobody_is_sent_to_another_project_of_the_same_name(page: str) -> None:
    """The registry's `holdfast` is not this one: what installs it names a wheel."""
    told = (ROOT / page).read_text("utf-8")
    assert "somebody else's project" in told
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", told, re.DOTALL))
    installed = re.findall(r"^pip install '([^']+)'", blocks, re.MULTILINE)
    assert installed
    assert [one for one in installed if not re.search(r"/holdfast-[\d.]+-py3-.*\.whl\[", one)] == []


def test_a_wheel_holds_what_the_package_reads(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = [
        str(path.relative_to(source))
        for pattern in ("*.py", "*.ftl", "*.html", "*.mako", "data/*", "static/dist/*", "*.typed")
        for path in source.rglob(pattern)
        if path.is_file() and "node_modules" not in path.parts
    ]
    wanted += [str(path.relative_to(source)) for path in source.rglob("mind/*.json")]
    assert len(wanted) > 500
    assert not [name for name in wanted if name not in names]
    assert not [name for name in names if "node_modules" in name]


def test_an_archive_of_the_sources_builds_without_node(checkout: Path, tmp_path: Path) -> None:
    build: list[str | Path] = [sys.executable, "setup.py", "--quiet", "sdist"]
    run(*build, "--dist-dir", tmp_path, at=checkout, HOLDFAST_PURE="1")
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        f"{DIST}/manifest.json",
        "src/holdfast/web/assets/package-lock.json",
        "Makefile",
        "SECURITY.md",
        "CITATION.cff",
        "CHANGELOG.md",
        "docs/index.md",
        "cases/itter/bases.json",
        ".github/workflows/wheels.yml",
    } <= names
    assert {"tools/backend.py", "tools/pages.py", "pyproject.toml"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def test_a_build_without_pages_fails_loudly(checkout: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(checkout, bare, ignore=shutil.ignore_patterns("dist", "made", "build"))
    (bare / "tools/pages.py").write_text("import sys\nsys.exit('holdfast: no Node')\n")
    done = subprocess.run(
        [sys.executable, "setup.py", "build_py"],
        cwd=bare,
        env={**os.environ, "HOLDFAST_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "a package needs its pages" in done.stderr


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment in which nothing is installed but the wheel and what it asks for, by the
    command of the Containerfile."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", folder / "venv", at=folder)
    _build, image = read(ROOT / "deploy/Containerfile")
    (command,) = [one for one in image.commands() if one.startswith("pip install ")]
    versions, where = image.one("COPY").list
    assert where in command
    command = command.replace(where, str(ROOT / versions)).replace("/dist/", f"{wheel.parent}/")
    path = f"{folder / 'venv/bin'}:{os.environ['PATH']}"
    run("sh", "-c", f"{command} {' '.join(QUIET)}", at=folder, PATH=path)
    return folder


def test_the_command_works_outside_a_clone(clean: Path) -> None:
    holdfast = clean / "venv/bin/holdfast"
    told = run(holdfast, "games", at=clean, PYTHONPATH="")
    assert all(game in told for game in ("Castle Itter", "Castle", "Capture Tito!"))
    counted = json.loads(
        run(holdfast, "simulate", "tito", "--games", "2", "--json", at=clean, PYTHONPATH="")
    )
    assert counted["games"] == 2
    assert "plain Python" in run(holdfast, "--version", at=clean, PYTHONPATH="")
    script = "import holdfast; print(holdfast.__file__)"
    assert str(clean) in run(clean / "venv/bin/python", "-c", script, at=clean, PYTHONPATH="")


BRIEFLY = {
    "games": [],
    "play": ["--no-notes"],
    "engine": [],
    "replay": [],
    "simulate": ["--games", "3"],
    "arena": ["--games", "1", "--jobs", "1"],
    "admin": [],
    "lab": [],
    "bench": ["itter", "--seconds", "0.1"],
}
"""What makes each command of the README quick, said after what stands there."""
TYPED = {
    "play": "quit\n",
    "engine": '{"jsonrpc":"2.0","id":1,"method":"games"}\n',
}
NEEDS_MORE = {"lab run": "holdfast[lab]"}
"""Commands that a plain `holdfast[web]` cannot run, and what they must say then."""


def test_every_command_of_the_readme_works_from_the_wheel(clean: Path, served: str) -> None:
    """While a server runs, which the commands for whoever runs one need."""
    readme = (ROOT / "README.md").read_text("utf-8")
    block = next(
        one for one in re.findall(r"```sh\n(.*?)```", readme, re.DOTALL) if "play itter" in one
    )
    commands = [shlex.split(line.partition("#")[0]) for line in block.splitlines()]
    assert {words[1] for words in commands} == set(BRIEFLY)
    folder = clean / "readme"
    folder.mkdir()
    script = "import holdfast; holdfast.new('itter', seed=1).save('match.json')"
    run(clean / "venv/bin/python", "-c", script, at=folder, PYTHONPATH="")
    for words in commands:
        done = subprocess.run(
            [clean / "venv/bin/holdfast", *words[1:], *BRIEFLY[words[1]]],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": "", "HOLDFAST_DATA": str(clean / "data")},
            input=TYPED.get(words[1], ""),
            capture_output=True,
            text=True,
            check=False,
        )
        said = f"{words}: {done.stdout}\n{done.stderr}"
        assert "Traceback" not in said
        if missing := NEEDS_MORE.get(" ".join(words[1:3])):
            assert done.returncode != 0, said
            assert missing in done.stderr, said
        else:
            assert done.returncode == 0, said
            assert done.stdout, said


def test_the_server_of_the_compose_file_runs_as_it_says(
    clean: Path, tmp_path: Path, postgres: Postgres
) -> None:
    """Its entry point, command, settings and health check, without an engine: only addresses and
    the folder are others."""
    _build, image = read(ROOT / "deploy/Containerfile")
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text("utf-8"))
    server = compose["services"]["server"]
    port, metrics = str(free_port()), str(free_port())
    given = {"HOLDFAST_HOST": "games.example.org", "HOLDFAST_DB_PASSWORD": "secret"}
    environment = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: given.get(found[1], ""), str(value))
        for name, value in server["environment"].items()
    }
    url = environment["HOLDFAST_DATABASE_URL"]
    assert url == "postgresql://holdfast:secret@database/holdfast"
    name, default = postgres.database().rsplit("/", 1)[1], image.environment
    environment["HOLDFAST_DATABASE_URL"] = url.replace("@database", f"@127.0.0.1:{postgres.port}")
    environment["HOLDFAST_DATABASE_URL"] = re.sub(
        r"/holdfast$", f"/{name}", environment["HOLDFAST_DATABASE_URL"]
    )
    environment["HOLDFAST_METRICS"] = environment["HOLDFAST_METRICS"].replace("9108", metrics)
    proxy = environment["HOLDFAST_PROXY"]
    environment["HOLDFAST_PROXY"] = "127.0.0.1"
    words = [*image.one("ENTRYPOINT").list, *server["command"]]
    words = [{"8000": port, proxy: "127.0.0.1"}.get(word, word) for word in words]
    process = subprocess.Popen(
        [clean / "venv/bin" / words[0], *words[1:]],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], **default, **environment, "HOLDFAST_DATA": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        check = image.one("HEALTHCHECK").words.partition("CMD ")[2]
        asked = [word.replace(":8000/", f":{port}/") for word in json.loads(check)]
        run(clean / "venv/bin" / asked[0], *asked[1:], at=tmp_path)
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/you",
            headers={
                "Host": "games.example.org",
                "X-Forwarded-For": "203.0.113.7",
                "X-Forwarded-Proto": "https",
                "Accept": "text/html",
            },
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert "Secure" in answer.headers["Set-Cookie"]
            assert "data-passkeys" in answer.read().decode(), "passkeys belong to the name"
        assert "holdfast_rooms" in fetched(f"http://127.0.0.1:{metrics}/metrics")[1].decode()
        assert (tmp_path / "secret-key").is_file(), "the key is in the volume"
        stop = getattr(signal, image.one("STOPSIGNAL").words)
        process.send_signal(stop)
        assert process.wait(10) in (0, -stop), "it says goodbye and goes, as it was told"
    finally:
        process.kill()
        process.wait(10)


@pytest.fixture(scope="module")
def served(clean: Path) -> Iterator[str]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    server = subprocess.Popen(
        [clean / "venv/bin/holdfast", "serve", "--port", str(port)],
        cwd=clean,
        env={**os.environ, "PYTHONPATH": "", "HOLDFAST_DATA": str(clean / "data")},
        stdout=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/healthz")
        yield address
    finally:
        server.terminate()
        server.wait(20)


def wait_for(address: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            fetched(address)
            return
        except OSError:
            time.sleep(0.2)
    pytest.fail("the server did not start")


def fetched(address: str) -> tuple[str, bytes]:
    request = urllib.request.Request(address, headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.headers["Content-Type"], answer.read()


@pytest.mark.parametrize("path", ["/", "/new/itter", "/learn/castle", "/rules/tito"])
def test_an_installed_server_shows_complete_pages(served: str, path: str) -> None:
    kind, page = fetched(served + path)
    assert kind.startswith("text/html")
    linked = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page.decode()))
    assert {name.rpartition(".")[2] for name in linked} >= {"css", "js"}
    for name in linked:
        kind, content = fetched(served + name)
        assert content
        assert not kind.startswith("text/html"), name
