"""The same results whoever plays, however often it is stopped, and nothing twice or lost."""

from __future__ import annotations

import resource
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from holdfast.arena.crew import on_cores
from holdfast.core.errors import HoldfastError
from holdfast.lab import BadExperiment, IdleSwap, experiment_from, run
from holdfast.lab.folder import BadRun
from holdfast.lab.playing import Row
from holdfast.lab.results import Results
from tests.lab.dying import always_die, kill_once
from tests.lab.experiments import tables, tiny

LONG = """
game = "noughts"
bots = ["random"]
games = 1000000
seed = 7
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What one process finds."""
    folder = tmp_path_factory.mktemp("alone")
    run(tiny(), folder)
    return folder


@pytest.mark.parametrize("jobs", [2, 7])
def test_the_results_are_the_same_with_any_number_of_processes(
    jobs: int, alone: Path, tmp_path: Path
) -> None:
    run(tiny(), tmp_path, jobs=jobs)
    assert len(tables(alone)) == 6
    assert tables(tmp_path) == tables(alone)


def test_a_run_that_is_stopped_again_and_again_finds_the_same(alone: Path, tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    left = [0]

    def tell(row: Row) -> None:
        left[0] -= 1
        if not left[0]:
            raise Enough

    told = 0
    while True:
        left[0] = 4
        try:
            run(tiny(), tmp_path, tell=tell)
            break
        except Enough:
            told += 1
    assert told > 3
    assert tables(tmp_path) == tables(alone)
    assert not list((tmp_path / "pending").iterdir())


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text(LONG)
    command = [sys.executable, "-m", "holdfast.cli", "lab", "run", str(tmp_path / "long.toml")]
    folder = tmp_path / "long"
    with subprocess.Popen([*command, "--jobs", "2"], stderr=subprocess.DEVNULL) as running:
        end = time.monotonic() + 60
        while not (folder / "games/00001.parquet").exists():
            assert time.monotonic() < end
            time.sleep(0.02)
        players = children_of(running.pid)
        running.send_signal(signal.SIGKILL)
    assert players
    while any(Path(f"/proc/{player}").exists() for player in players):
        assert time.monotonic() < end, "a process is left that plays for nobody"
        time.sleep(0.02)
    experiment = tiny(games=150, batch=50, journals=False, vary={"bots": ["random"]})
    with pytest.raises(BadRun, match="was begun with other arms"):
        run(experiment, folder)
    wanted = {"game": "noughts", "bots": ["random"], "games": 150, "seed": 7}
    went_on = run(experiment_from(wanted), folder)
    fresh = run(experiment_from(wanted), tmp_path / "fresh")
    for name in ("games/00000.parquet", "games/00001.parquet", "games/00002.parquet"):
        assert (folder / name).read_bytes() == (fresh.folder / name).read_bytes()
    found = went_on.games.filter(pl.col("deal") < 150).collect()
    assert sorted(found["deal"]) == list(range(150))


def children_of(process: int) -> list[int]:
    """The processes that one has started and that are still there."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return list(map(int, found))


def test_a_killed_process_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    tasks = ["", str(tmp_path / "died"), "", ""]
    answers = list(on_cores(kill_once, iter(tasks), 2))
    assert sorted(answers) == sorted((task, task) for task in tasks)
    assert (tmp_path / "died").exists()


def test_processes_that_always_die_end_the_run() -> None:
    with pytest.raises(HoldfastError, match="one after the other"):
        list(on_cores(always_die, iter([1]), 1))


def test_a_script_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from holdfast.lab import experiment_from, run\n"
        'asked = {"game": "noughts", "bots": ["random"], "games": 4}\n'
        f"run(experiment_from(asked), {str(tmp_path / 'out')!r}, jobs=2)\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert done.returncode == 1
    assert 'must stand under if __name__ == "__main__": in it' in done.stderr.splitlines()[-1]
    assert done.stderr.count("Traceback") == 1  # that of the script itself


def test_enough_is_found_at_the_same_batch_by_everybody(tmp_path: Path) -> None:
    experiment = tiny(
        games=5000, stop={"measure": "win", "within": 0.1, "least": 20}, journals=False
    )
    one = run(experiment, tmp_path / "one")
    found = one.summary()
    assert found["enough"] is True
    assert 20 <= found["deals"] < 1000
    assert found["deals"] % 10 == 0
    run(experiment, tmp_path / "two", jobs=2)
    assert tables(tmp_path / "two") == tables(tmp_path / "one")
    assert not list((tmp_path / "two/pending").iterdir())
    gap = found["arms"]["quick against random"]["win"]["difference"]
    assert (gap["high"] - gap["low"]) / 2 <= 0.1
    assert one.games.collect().height == 2 * found["deals"]


def test_equal_arms_differ_by_nothing(tmp_path: Path) -> None:
    arms = [{"name": "one"}, {"name": "other"}]
    alike = {"game": "noughts", "bots": ["random"], "games": 12, "arms": arms}
    other = run(experiment_from(alike), tmp_path).summary()["arms"]["other"]
    gap = other["return"]["difference"]
    assert (gap["value"], gap["low"], gap["high"]) == (0, 0, 0)
    gap = other["win"]["difference"]
    assert gap["value"] == 0
    assert gap["low"] == -gap["high"] < 0, "twelve deals do not show that none would differ"


def test_among_equals_from_all_seats_nobody_is_ahead(tmp_path: Path) -> None:
    alike = {"game": "noughts", "bots": ["random"], "games": 12, "swap": True}
    with pytest.warns(IdleSwap, match="changes nothing: in each arm one bot has all seats") as said:
        found = run(experiment_from(alike), tmp_path / "all").summary()["arms"]["usual"]
    assert said[0].filename == __file__
    assert (found["win"]["mean"]["value"], found["games"]) == (0.5, 12)
    first = run(experiment_from({**alike, "swap": False}), tmp_path / "first").summary()
    assert first["arms"]["usual"]["win"]["mean"]["value"] > 0.5


def test_more_games_can_be_wanted_later(alone: Path, tmp_path: Path) -> None:
    run(tiny(games=13), tmp_path)
    assert Results(tmp_path).summary()["deals"] == 13
    run(tiny(), tmp_path)
    assert tables(tmp_path) == tables(alone)


def test_fewer_games_can_be_wanted_of_a_run_that_was_stopped(tmp_path: Path) -> None:
    """What is there of deals that are not wanted any more must not pass for those that are."""

    class Enough(Exception):
        pass

    arms = experiment_from({"game": "noughts", "games": 6, "seed": 4, "vary": {
        "bots": ["random", "novice"]}})  # fmt: skip
    second = arms.arms[1]

    def tell(row: Row) -> None:
        if (row.arm, row.deal) == (second.name, 0):
            raise Enough

    with pytest.raises(Enough):
        run(arms, tmp_path / "both", tell=tell)
    fewer = replace(arms, games=3)
    run(fewer, tmp_path / "both")
    run(fewer, tmp_path / "alone")
    found = Results(tmp_path / "both").games.collect()
    whole = Results(tmp_path / "alone").games.collect()
    assert found.filter(pl.col("deal") < 3).equals(whole)
    assert set(found["deal"].value_counts()["count"]) == {2}
    assert Results(tmp_path / "both").summary()["deals"] >= 3
    run(arms, tmp_path / "both")
    run(fewer, tmp_path / "both")
    assert Results(tmp_path / "both").games.collect().height == 12


def test_another_experiment_is_refused(tmp_path: Path) -> None:
    run(tiny(games=3), tmp_path)
    with pytest.raises(BadRun, match="was begun with other seed: 7, not 8"):
        run(tiny(games=3, seed=8), tmp_path)
    (tmp_path / "games/00000.parquet").write_bytes(b"PAR1 but not quite")
    with pytest.raises(BadRun, match=r"batch 0: .* cannot be read"):
        run(tiny(games=3), tmp_path)
    with pytest.raises(BadRun, match="no results of an experiment"):
        Results(tmp_path / "games")


def test_a_full_disk_ends_with_a_sentence_and_keeps_what_was_written(
    alone: Path, tmp_path: Path
) -> None:
    # A limit on the size of files is a full disk that needs no disk.
    script = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from holdfast.lab import run; from tests.lab.experiments import tiny\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))\n"
        "try: run(tiny(), Path(sys.argv[1]))\n"
        "except Exception as error: print(type(error).__name__, error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"BadRun cannot write to {tmp_path}: the disk is full.")
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 3000
    kept = (tmp_path / "pending/00000.jsonl").read_text().count("\n")
    assert kept > 0
    played: list[Row] = []
    run(tiny(), tmp_path, tell=played.append)
    assert len(played) == 50 - kept
    assert tables(tmp_path) == tables(alone)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    def tell(row: Row) -> None:
        run(tiny(games=2), tmp_path)

    with pytest.raises(BadRun, match="somebody else is running"):
        run(tiny(games=2), tmp_path, tell=tell)


def test_matches_are_there_move_by_move(alone: Path) -> None:
    results = Results(alone)
    match = results.match("quick against random", 3)
    row = results.games.filter((pl.col("arm") != "random") & (pl.col("deal") == 3)).collect()
    assert match.over
    assert len(match.played) == row["decisions"][0]
    assert list(match.state.returns()) == row["returns"][0].to_list()
    assert sum(1 for _match in results.matches()) == 50
    with pytest.raises(BadRun, match="has no match"):
        results.match("random", 99)


def test_a_match_under_other_rules_is_refused(tmp_path: Path) -> None:
    run(tiny(games=2), tmp_path)
    path = tmp_path / "journals/00000.parquet"
    pl.read_parquet(path).with_columns(last=pl.lit("00")).write_parquet(path)
    with pytest.raises(BadRun, match="ends in another position"):
        Results(tmp_path).match("random", 0)


def test_bots_by_the_clock_are_refused_unless_they_are_wanted(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match=r"strong thinks by the clock.*strong@200x"):
        tiny(vary={"bots": ["strong"]})
