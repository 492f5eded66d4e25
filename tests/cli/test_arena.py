"""`holdfast arena`, `holdfast bots`, and bots in `holdfast simulate`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from holdfast.bots import installed_bots
from holdfast.cli.progress import Progress, duration
from tests.cli.run import ok, refused, run


def held(*words: str) -> Any:
    return json.loads(ok("arena", *words, "--jobs", "1", "--seed", "1", "--json"))


def test_a_tournament_is_rated() -> None:
    found = held("noughts", "--bots", "random,quick,steady@30x", "--games", "20")
    assert found["games"] == 60
    assert set(found["ratings"]) == {"random", "quick", "steady@30x"}
    assert found["ratings"]["quick"]["value"] == 0
    strong = found["ratings"]["steady@30x"]
    assert strong["low"] > 0
    assert strong["low"] < strong["value"] < strong["high"]
    assert [(one["bot"], one["against"], one["games"]) for one in found["pairings"]] == [
        ("random", ["quick"], 20), ("random", ["steady@30x"], 20), ("quick", ["steady@30x"], 20),
    ]  # fmt: skip
    assert sum(found["pairings"][0]["outcomes"].values()) == 20
    assert found["bots"]["steady@30x"]["tries"] > 0
    again = held("noughts", "--bots", "random,quick,steady@30x", "--games", "20")
    assert again["ratings"] == found["ratings"]


def test_alone_all_play_the_same_deals() -> None:
    found = held("tito", "--bots", "random,quick", "--games", "4")
    assert found["figure"] == "vp"
    assert found["bots"]["quick"]["games"] == 4
    gain = found["differences"]["random"]["score"]["value"]
    scores = [found["bots"][bot]["score"]["value"] for bot in ("random", "quick")]
    assert gain == pytest.approx(scores[0] - scores[1])


def test_a_score_that_is_missing_counts_as_it_is_told_to() -> None:
    given = ("itter", "--bots", "random", "--games", "2")
    assert held(*given)["bots"]["random"]["score"] is None
    assert held(*given, "--lost-score", "-20")["bots"]["random"]["score"]["value"] == -20


def test_a_standing_is_told_in_lines() -> None:
    said = ok("arena", "noughts", "--bots", "random,quick", "--games", "4", "--jobs", "1")
    assert "rating, quick = 0" in said
    assert "random against quick: " in said
    assert "time per decision (cpu)" in said
    said = ok("arena", "tito", "--bots", "random", "--games", "2", "--jobs", "1", "--seed", "1")
    assert "decisions were tried again with different secrets." in said
    assert "level" in said


def test_a_run_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    given = ("arena", "noughts", "--bots", "random,quick", "--jobs", "1", "--out", str(path))
    ok(*given, "--games", "4")
    result = run(*given, "--games", "8")
    assert "continuing after 4 of 8 games" in result.stderr
    assert len(path.read_text().splitlines()) == 9
    assert "with other pairings" in refused(*given, "--bot", "novice")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("noughts", "--bots", "random,genius"), "there is no bot “genius”"),
        (("noughts", "--bots", "quick"), "two bots at least"),
        (("noughts", "--bots", "quick,strong@soon"), "not a measure of thinking"),
        (("noughts", "--bots", "quick", "--against", "stronk"), "did you mean “strong”"),
        (("noughts", "--bots", "quick", "--bot", "no_module:Bot"), "is no class of bots"),
    ],
)
def test_what_cannot_be_played_is_refused(given: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("arena", *given)


def test_a_bot_with_defects_fails_the_command() -> None:
    bot = "program:python -c print(1)"
    result = run(
        "arena", "noughts", "--bots", "random", "--bot", bot, "--games", "2", "--jobs", "1"
    )
    assert result.exit_code == 1
    assert f"DEFECT of {bot}: lost, 2 times; first in deal 0, action" in result.stdout
    assert f"random against {bot}: 100.0%" in result.stdout


def test_bots_are_simulated_seat_by_seat() -> None:
    given = ("simulate", "noughts", "--games", "10", "--seed", "3", "--json", "--bots")
    found = json.loads(ok(*given, "steady@30x,random"))
    assert found["seated"] == ["steady@30x", "random"]
    assert found["outcomes"]["x"]["won"] >= 7
    assert found["games"] == 10
    assert found["bots"]["random"]["games"] == 10
    assert json.loads(ok(*given, "quick"))["seated"] == ["quick", "quick"]
    assert "one bot for each of the seats x, o" in refused(*given, "quick,quick,quick")
    assert "seat x" in ok("simulate", "noughts", "--games", "2", "--bots", "quick,random")


def test_several_cores_simulate_the_same() -> None:
    given = ("simulate", "noughts", "--games", "6", "--json", "--bots", "novice,quick", "--jobs")
    one, two = (json.loads(ok(*given, jobs)) for jobs in ("1", "2"))
    assert (one["outcomes"], one["decisions"]) == (two["outcomes"], two["decisions"])


def test_bots_introduce_themselves() -> None:
    said = ok("bots", "castle")
    assert [line.split()[0] for line in said.splitlines() if line[0] != " "] == list(
        installed_bots("castle")
    )
    assert "Connaît les bons réflexes" in ok("bots", "--language", "fr")
    listed = json.loads(ok("bots", "castle", "--json"))
    assert [one["name"] for one in listed] == list(installed_bots("castle"))
    assert all(one["face"].startswith("M") for one in listed)


def test_progress_is_a_line_now_and_then() -> None:
    now = [0.0]
    stream = StringIO()
    progress = Progress(100, stream=stream, clock=lambda: now[0])
    for _ in range(50):
        now[0] += 2
        progress.step()
    progress.close()
    lines = stream.getvalue().splitlines()
    assert lines[0] == "15 of 100 games, about 3 min to go"
    assert len(lines) == 3
    assert [duration(seconds) for seconds in (5, 600, 7260)] == ["5 s", "10 min", "2 h 01 min"]


def test_progress_is_a_bar_on_a_terminal() -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    stream, now = Terminal(), [100.0]
    progress = Progress(4, stream=stream, clock=lambda: now[0])
    for _ in range(2):
        now[0] += 1
        progress.step()
    progress.say("a word\x1b")
    assert "█" * 15 + "░" * 15 + " 2 of 4 games, about 2 s to go" in stream.getvalue()
    assert "a word\\x1b\n" in stream.getvalue()


def test_a_run_that_is_stopped_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "holdfast.cli", "arena", "noughts", "--bots", "random,quick"]
    command += ["--games", "100000", "--jobs", "2", "--out", str(path)]
    # Whatever started the tests may have had it ignored.
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heeding
    ) as running:
        end = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < 20:
            assert time.monotonic() < end
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        said, complaints = running.communicate(timeout=60)
    assert running.returncode == 130
    assert f"run the same command again to go on in {path}." in said.decode()
    assert "Traceback" not in complaints.decode()
    for line in path.read_text().splitlines():
        assert json.loads(line)
