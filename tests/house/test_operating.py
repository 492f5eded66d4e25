"""The guide for operators and the recipes in `deploy/` name what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import click
import pytest
import yaml

from holdfast.cli import main
from holdfast.web.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/operating.md").read_text("utf-8")
READ = (ROOT / "src/holdfast/web/settings.py").read_text("utf-8")
ELSEWHERE = {"HOLDFAST_LOG_FORMAT", "HOLDFAST_HOST", "HOLDFAST_DB_PASSWORD"}
"""Read by the command line, by Caddy and by compose."""


def commands() -> list[list[str]]:
    """Every command of ours that the guide tells people to type."""
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL))
    found = re.findall(r"(?:^|&& |exec server )holdfast ([^#&\n]+)", blocks, re.MULTILINE)
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
    for unit in DEPLOY.glob("holdfast*.[st]*"):
        words = unit.read_text().replace("/opt/holdfast/bin/holdfast", "/bin/true")
        (tmp_path / unit.name).write_text(words)
        units.append(str(tmp_path / unit.name))
    assert len(units) == 3
    done = subprocess.run([program, "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
