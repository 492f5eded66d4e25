"""The guide for operators and the recipes in `deploy/` name what there is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from holdfast.cli import main
from holdfast.web.settings import Settings
from tests.house.recipe import is_left_out, read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/operating.md").read_text("utf-8")
EXAMPLE = (DEPLOY / "example.env").read_text("utf-8")
READ = (ROOT / "src/holdfast/web/settings.py").read_text("utf-8")
ELSEWHERE = {
    "HOLDFAST_LOG_FORMAT",
    "HOLDFAST_HOST",
    "HOLDFAST_DB_PASSWORD",
    "HOLDFAST_SETTINGS",
    "HOLDFAST_PROGRAM",
}
"""Read by the command line, by Caddy, by compose and by deploy/holdfast.sh."""


def commands() -> list[list[str]]:
    """Every command of ours that the guide tells people to type."""
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL))
    found = re.findall(r"(?:^|&& |sudo |exec server )holdfast ([^#&\n]+)", blocks, re.MULTILINE)
    return [words.split() for words in found]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_of_the_guide_exists(words: list[str]) -> None:
    command: click.Command = main
    while isinstance(command, click.Group):
        command = command.commands[words.pop(0)]
    known = {name for param in command.params for name in param.opts}
    assert [word for word in words if word.startswith("--") and word not in known] == []


def test_the_guide_has_commands() -> None:
    assert len(commands()) > 15


def test_every_setting_that_is_named_is_read() -> None:
    said = "".join(path.read_text("utf-8") for path in DEPLOY.iterdir()) + GUIDE
    named = set(re.findall(r"HOLDFAST_[A-Z_]+", said)) - {"HOLDFAST_"}
    assert {name for name in named if f'"{name}"' not in READ} <= ELSEWHERE


def test_the_compose_file_fits_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["server"]["environment"]["HOLDFAST_PROXY"] == proxy
    assert proxy in services["server"]["command"]
    assert (DEPLOY.parent / services["server"]["build"]["dockerfile"]).is_file()
    assert services["server"]["environment"]["HOLDFAST_URL"].startswith("https://")
    volumes = [one.split(":")[0] for each in services.values() for one in each["volumes"]]
    assert {one for one in volumes if not one.startswith(".")} == set(compose["volumes"])
    words = list(services["server"]["command"])
    serve = main.commands["serve"]
    assert words.pop(0) == "serve"
    serve.make_context("serve", words)


def test_what_the_compose_file_refers_to_is_there() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    server, database, proxy = (services[name] for name in ("server", "database", "proxy"))
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    offered = set(re.findall(r"^#?(HOLDFAST_\w+)=", EXAMPLE, re.MULTILINE))
    assert asked == offered, "deploy/example.env has what compose asks for"
    assert all(f'"{name}"' in READ for name in server["environment"])
    for each in services.values():
        for given in each["volumes"]:
            if given.startswith("."):
                assert (DEPLOY / given.split(":")[0]).is_file(), given
        for name, need in need_of(each).items():
            assert need != "service_healthy" or "healthcheck" in services[name]
    found = re.match(r"postgresql://(\w+):\$\{\w+\}@(\w+)/(\w+)$", database_url(server))
    assert found is not None
    assert found[2] in services
    assert found[1] == database["environment"]["POSTGRES_USER"]
    assert found[3] == database["environment"]["POSTGRES_DB"]
    words = server["command"]
    port = words[words.index("--port") + 1]
    assert f"reverse_proxy server:{port}" in (DEPLOY / "Caddyfile").read_text()
    subnet = ip_network(compose["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    assert ip_address(proxy["networks"]["inside"]["ipv4_address"]) in subnet
    assert "{$HOLDFAST_HOST}" in (DEPLOY / "Caddyfile").read_text()
    assert {one.split(":")[0] for one in proxy["ports"]} == {"80", "443"}


def need_of(service: dict[str, Any]) -> dict[str, str]:
    """Whom a service waits for, and until when."""
    given = service.get("depends_on", {})
    if isinstance(given, list):
        return dict.fromkeys(given, "service_started")
    return {name: how["condition"] for name, how in given.items()}


def database_url(server: dict[str, Any]) -> str:
    return str(server["environment"]["HOLDFAST_DATABASE_URL"])


def test_the_containerfile_and_the_compose_file_agree() -> None:
    build, run = read(DEPLOY / "Containerfile")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    server = compose["services"]["server"]
    assert build.image == run.image, "a wheel is compiled for the Python that it runs on"
    version = re.search(r"python:(3\.\d+)-slim$", run.image)
    assert version is not None
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'"Programming Language :: Python :: {version[1]}"' in project
    assert all(f'"{name}"' in READ for name in run.environment if name.startswith("HOLDFAST_"))
    data = run.environment["HOLDFAST_DATA"]
    assert run.one("VOLUME").list == [data]
    assert run.one("WORKDIR").list == [data]
    assert [given.partition(":")[2] for given in server["volumes"]] == [data]
    default = run.one("CMD").list
    port = run.one("EXPOSE").words
    for words in (default, server["command"]):
        assert words[words.index("--port") + 1] == port
        main.commands["serve"].make_context("serve", list(words[1:]))
    assert f"127.0.0.1:{port}/healthz" in run.one("HEALTHCHECK").words
    (step,) = [one for one in run.all("COPY") if one.list[0] != "."]
    assert (ROOT / step.list[0]).is_file()
    assert all(
        f"from={build.name}," in one.words for one in run.all("RUN") if "--mount" in one.words
    )


def test_an_image_is_built_from_all_that_is_kept_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in ignored if line and not line.startswith("#")]
    kept = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert kept
    assert [name for name in kept if is_left_out(name, patterns)] == []
    for name in (
        "deploy/.env",
        ".venv/bin/python",
        "src/holdfast/core/state.cpython-311-x86_64-linux-gnu.so",
        "src/holdfast/web/assets/node_modules/esbuild/package.json",
        "src/holdfast/web/static/dist/manifest.json",
        "src/holdfast/__pycache__/version.cpython-311.pyc",
    ):
        assert is_left_out(name, patterns), name


def test_the_command_of_a_service_has_its_data_and_settings(tmp_path: Path) -> None:
    """`sudo holdfast …` in the guide: settings as systemd reads them, whatever stands in them."""
    settings = tmp_path / "holdfast.env"
    settings.write_text(
        "# a note\n\nHOLDFAST_URL=https://play.example.org\n"
        "HOLDFAST_MAIL_FROM=Holdfast <games@example.org>\n"
        'HOLDFAST_MAIL="smtp://u:p$%40w@mail.example.org:587"\n'
        "HOLDFAST_RATE=5"
    )
    program = tmp_path / "holdfast"
    program.write_text('#!/bin/sh\nenv | grep ^HOLDFAST_; echo "$@"\n')
    program.chmod(0o755)
    given = {"HOLDFAST_SETTINGS": str(settings), "HOLDFAST_PROGRAM": str(program)}
    done = subprocess.run(
        ["sh", str(DEPLOY / "holdfast.sh"), "admin", "list", "--state", "open"],
        env={"PATH": os.environ["PATH"], **given},
        capture_output=True,
        text=True,
        check=True,
    )
    said = done.stdout.splitlines()
    assert {
        "HOLDFAST_DATA=/var/lib/holdfast",
        "HOLDFAST_URL=https://play.example.org",
        "HOLDFAST_MAIL_FROM=Holdfast <games@example.org>",
        "HOLDFAST_MAIL=smtp://u:p$%40w@mail.example.org:587",
        "HOLDFAST_RATE=5",
        "admin list --state open",
    } <= set(said)


def test_the_guide_installs_what_it_uses() -> None:
    named = set(re.findall(r"deploy/([\w.-]+)", GUIDE)) - {".env"}
    assert {name for name in named if not (DEPLOY / name).is_file()} == set()
    unit = (DEPLOY / "holdfast.service").read_text()
    script = (DEPLOY / "holdfast.sh").read_text()
    for place in ("/opt/holdfast/bin/holdfast", "/etc/holdfast.env", "/var/lib/holdfast"):
        assert place in unit
        assert place in script
    assert "python3-dev" in GUIDE, "compiling needs Python's headers"


def test_proxies_pass_events_on_at_once() -> None:
    assert "flush_interval -1" in (DEPLOY / "Caddyfile").read_text()
    assert "flush_interval -1" in (DEPLOY / "Caddyfile.host").read_text()
    assert "proxy_buffering off" in (DEPLOY / "nginx.conf").read_text()
    assert {one.name for one in fields(Settings)} >= {"metrics", "proxies"}


def test_the_units_are_sound(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    units = []
    for unit in DEPLOY.glob("holdfast*.[st]*[er]"):
        words = unit.read_text().replace("/opt/holdfast/bin/holdfast", "/bin/true")
        (tmp_path / unit.name).write_text(words)
        units.append(str(tmp_path / unit.name))
    assert len(units) == 3
    done = subprocess.run([program, "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
