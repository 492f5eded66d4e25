"""Figures for Prometheus, and logs as lines of JSON."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from holdfast.web.logs import JsonLines
from holdfast.web.meters import kind_of, read_address
from holdfast.web.security import HideSecrets
from holdfast.web.settings import BadSetting
from tests.cli.run import refused
from tests.web.site import Site, free_port


def figures(port: int) -> dict[tuple[str, ...], float]:
    """Every figure by its name and the values of its labels."""
    words = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    return {
        (sample.name, *(value for _label, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(words)
        for sample in family.samples
    }


def test_a_server_tells_its_figures_on_a_port_of_its_own(tmp_path: Path) -> None:
    port = free_port()
    site = Site(tmp_path, metrics=f"127.0.0.1:{port}")
    anna = site.visitor()
    match = anna.begin(seats={"x": "me", "o": "bot:random"})
    before = figures(port)
    assert anna.play(match, "mark a1", 0).status_code == 200
    assert anna.play(match, "mark a1", 0).status_code == 409
    with anna.program(match, "x").listen(match) as stream:
        next(stream)
        found = figures(port)
        assert found["holdfast_streams",] == 1
    asked = [("holdfast_requests_total", "move", status) for status in ("200", "409")]
    assert [found[one] - before.get(one, 0) for one in asked] == [1, 1]
    assert found["holdfast_request_seconds_count", "move"] == 2
    assert found["holdfast_moves_total", "person", "noughts"] == 1
    assert found["holdfast_write_seconds_count",] >= 1
    assert found["holdfast_rooms",] == 1
    assert found["process_resident_memory_bytes",] > 10_000_000
    assert found["holdfast_database_errors_total", "write"] == 0
    assert site.visitor().look("/metrics").status_code == 404, "nothing for those who play"
    site.stop()
    with pytest.raises(httpx.ConnectError):
        figures(port)


def test_by_default_nobody_is_told(tmp_path: Path) -> None:
    from holdfast.web.meters import Meters
    from holdfast.web.settings import Settings

    assert Settings.read({"HOLDFAST_DATA": str(tmp_path)}).metrics == ""
    assert Meters().open("") is None


def test_a_second_worker_takes_the_next_port() -> None:
    from holdfast.web.meters import Meters

    first, second = Meters(), Meters()
    port = first.open(f"127.0.0.1:{free_port()}")
    try:
        assert port is not None
        assert second.open(f"127.0.0.1:{port}") in range(port + 1, port + 64)
    finally:
        first.close()
        second.close()


def test_an_address_is_read_or_refused_with_an_example() -> None:
    assert read_address("9108") == ("127.0.0.1", 9108)
    assert read_address("[::1]:9108") == ("::1", 9108)
    with pytest.raises(BadSetting, match=r"127\.0\.0\.1:9108"):
        read_address("everywhere")
    assert "127.0.0.1:9108" in refused("serve", "--metrics", "here", "--port", "0")


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/matches/abc/actions", "move"),
        ("POST", "/api/matches/abc/undo", "undo"),
        ("GET", "/api/matches/abc/events", "events"),
        ("GET", "/api/matches/abc", "api"),
        ("POST", "/api/matches", "api_change"),
        ("GET", "/", "page"),
        ("GET", "/join/secret.of-somebody", "page"),
        ("POST", "/matches/abc/play", "form"),
        ("GET", "/static/dist/site.css", "file"),
    ],
)
def test_requests_fall_into_few_kinds(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path) == kind


def test_a_request_is_a_line_of_json_without_secrets() -> None:
    args = ("127.0.0.1:5", "GET", "/join/abc.secret?x=1", "1.1", 200)
    record = logging.LogRecord("uvicorn.access", logging.INFO, "", 0, "%s %s %s %s %s", args, None)
    HideSecrets().filter(record)
    told = json.loads(JsonLines().format(record))
    assert (told["method"], told["status"], told["level"]) == ("GET", 200, "info")
    assert "secret" not in told["path"]


def test_what_breaks_is_one_line_too() -> None:
    try:
        raise ValueError("a\nb")
    except ValueError:
        record = logging.LogRecord(
            "holdfast.web", logging.ERROR, "", 0, "it broke: %s", ("é",), sys.exc_info()
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "it broke: é"
    assert "ValueError" in told["exception"]


WRITES = """
import logging.config
from holdfast.web.logs import log_config
logging.config.dictConfig(log_config("info", True))
logging.getLogger("uvicorn.access").info("%s %s %s %s %s", "a:1", "GET", "/healthz", "1.1", 200)
logging.getLogger("holdfast.web").warning("a reader has ended")
logging.getLogger("a.package").warning("beware")
"""


def test_everything_a_server_logs_is_such_a_line() -> None:
    done = subprocess.run([sys.executable, "-c", WRITES], capture_output=True, check=True)
    lines = [json.loads(line) for line in done.stderr.decode().splitlines()]
    assert [line["logger"] for line in lines] == [
        "uvicorn.access",
        "holdfast.web",
        "a.package",
    ]
    assert (lines[0]["path"], lines[0]["status"]) == ("/healthz", 200)
