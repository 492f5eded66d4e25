"""The commands: what they print, what they refuse, and their exit status."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest
from click.shell_completion import ShellComplete

import holdfast
from holdfast.cli import main
from holdfast.cli.arguments import GAME, chosen_options
from holdfast.cli.conform import MOST_ACTIONS
from holdfast.cli.measure import build_of, is_older_than_source
from holdfast.conformance import kit
from holdfast.core.chance import Keyed, Seeded
from holdfast.core.errors import BadPack
from holdfast.core.game import Game, Option
from holdfast.core.journal import REDACTED
from holdfast.core.registry import find_game, installed_games
from tests.cli.run import ok, refused, run
from tests.conformance import hilo

ROOT = Path(__file__).parents[2]


def all_commands(group: click.Group, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for name, command in group.commands.items():
        found.append((*path, name))
        if isinstance(command, click.Group):
            found += all_commands(command, (*path, name))
    return found


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished match: x takes the left column."""
    match = holdfast.new("noughts", seed=7)
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        match.play(f"mark {cell}")
    path = tmp_path / "match.json"
    match.save(path)
    return path


def edited(journal: Path, **fields: Any) -> Path:
    path = journal.with_name("edited.json")
    path.write_text(json.dumps({**json.loads(journal.read_text()), **fields}))
    return path


# The command itself


def test_the_version_names_the_build() -> None:
    build = "compiled" if holdfast.compiled else "plain Python"
    assert ok("--version") == f"holdfast {holdfast.__version__} ({build})\n"


@pytest.mark.parametrize("words", [(), *all_commands(main)])
def test_help_names_only_games_that_come_with_holdfast(words: tuple[str, ...]) -> None:
    assert "noughts" not in ok(*words, "--help")


@pytest.mark.parametrize("words", all_commands(main))
def test_every_commands_help_has_an_example(words: tuple[str, ...]) -> None:
    said = ok(*words, "--help")
    assert "Example" in said
    assert "holdfast" in said.partition("Example")[2]


def test_a_mistyped_command_is_suggested() -> None:
    assert "check" in refused("chek", status=2)


def test_what_holdfast_refuses_is_a_sentence() -> None:
    said = refused("simulate", "nought")
    assert said == "Error: no game is called 'nought'; did you mean “noughts”?\n"


def test_the_module_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.cli", "--version"], capture_output=True, text=True
    )
    assert done.stdout.startswith("holdfast ")


# games, completion


def test_games_are_listed() -> None:
    assert "noughts  Noughts. Two players" in ok("games")
    assert "noughts" in [game["id"] for game in json.loads(ok("games", "--json"))]


def test_one_game_is_listed_with_its_history_and_credits() -> None:
    said = ok("games", "tito", "--language", "fr")
    assert said.startswith("tito  Capturez Tito\u202f! ")
    assert "CEUX QUI ONT FAIT LE JEU\n- Conception: Philippe Hardy" in said
    assert "castle  " not in said
    assert "*" not in said
    assert [game["id"] for game in json.loads(ok("games", "tito", "--json"))] == ["tito"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(shell: str) -> None:
    assert "_HOLDFAST_COMPLETE" in ok("completion", shell)


def test_games_complete() -> None:
    context = click.Context(main)
    items = GAME.shell_complete(context, click.Argument(["game"]), "nou")
    assert [item.value for item in items] == ["noughts"]


def test_options_complete_once_the_game_is_known() -> None:
    completer = ShellComplete(main, {}, "holdfast", "_HOLDFAST_COMPLETE")

    def completions(*words: str) -> list[str]:
        return [item.value for item in completer.get_completions(list(words[:-1]), words[-1])]

    assert completions("play", "tito", "-o", "") == [
        "difficulty=medium", "difficulty=difficult", "difficulty=easy",
    ]  # fmt: skip
    assert completions("play", "castle", "-o", "play") == ["players=2", "players=3", "players=4"]
    assert completions("simulate", "castle", "-o", "no_dice=t") == ["no_dice=true"]
    assert completions("play", "-o", "") == []


# Options


class Sized(hilo.HiLoGame):
    options = (
        Option("players", (2, 3), "Players"),
        Option("hard", (False, True), "Hard"),
        Option("mode", ("Short", "long"), "Mode"),
    )


def test_options_get_their_types() -> None:
    chosen = chosen_options(Sized(), ["players=3", "hard=True", "mode=short"])
    assert chosen == {"players": 3, "hard": True, "mode": "Short"}
    assert Sized().read_options(chosen) == chosen


def test_bad_options_are_refused() -> None:
    assert "has no option" in refused("simulate", "noughts", "-o", "size=4")
    assert "NAME=VALUE" in refused("simulate", "noughts", "-o", "size", status=2)


# check


def test_check_counts_what_passed(tmp_path: Path) -> None:
    good = tmp_path / "good.json"
    good.write_text(json.dumps([{"game": "noughts"}, {"game": "noughts", "legal_count": 9}]))
    assert ok("check", str(good)) == "2 passed, 0 failed\n"
    bad = tmp_path / "bad.json"
    bad.write_text(
        json.dumps(
            {"name": "x begins", "game": "noughts", "expect": {"turn": "o"}, "cites": ["NO-2"]}
        )
    )
    result = run("check", str(good), str(bad))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"FAILED {bad}: x begins (NO-2)",
        '    turn: expected "o", found "x"',
        "2 passed, 1 failed",
    ]
    files = [str(good), str(bad), *[str(good)] * 3]
    one, two = (run("check", *files, "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert json.loads(two.stdout)["passed"] == 8
    assert two.stdout == one.stdout


def test_check_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("[")
    (tmp_path / "good.json").write_text(json.dumps({"game": "noughts"}))
    result = run("check", str(tmp_path), str(tmp_path / "absent.json"))
    assert result.exit_code == 1
    assert "is not valid JSON" in result.stdout
    assert "No such file" in result.stdout
    assert result.stdout.splitlines()[-1] == "1 passed, 2 failed"


def test_check_speaks_json(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps({"game": "noughts", "unknown": 1}))
    found = json.loads(run("check", "--json", str(file)).stdout)
    assert (found["passed"], found["failed"]) == (0, 1)
    assert "unknown" in found["cases"][0]["differences"][0]


# replay


def test_replay_tells_the_match(journal: Path) -> None:
    lines = ok("replay", str(journal)).splitlines()
    assert lines[:3] == ["Noughts", "   1. X: Mark a1 (NO-2)", "        X marks a1. (NO-2)"]
    assert lines[-2:] == [
        "        X has three in a line and wins. (NO-3)",
        "X has three in a line and wins.",
    ]


def test_replay_tells_the_notes_where_they_belong(tmp_path: Path) -> None:
    match = holdfast.new("itter", seed=1)
    match.play("deploy lee G4")
    path = tmp_path / "itter.json"
    match.save(path)
    notes = match.edition.text().notes
    lines = ok("replay", str(path)).splitlines()
    assert lines[1] == f"    ❧ {notes['occasion'].text}"
    told = lines.index("        Lee takes position at G4. (CI-2.1.1)")
    assert lines[told + 1] == f"        ❧ {notes['positions'].text}"
    assert "❧" not in ok("replay", str(path), "--no-notes")


def test_replay_as_a_seat_hides_what_it_could_not_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = holdfast.Match(hilo.GAME, script=[0] * 7)
    match.play("swap")
    card = match.legal[0].args["card"]
    match.play(f"discard {card}")
    path = tmp_path / "cards.json"
    match.save(path)
    monkeypatch.setitem(installed_games(), hilo.GAME.id, hilo.GAME)
    told = ok("replay", str(path))
    assert f"Discard {card}" in told
    assert re.search(r"^ +1\. \w+: ", told, re.MULTILINE)
    french = ok("replay", str(path), "--language", "fr")
    assert re.search("^ +1\\. \\w+\u00a0: ", french, re.MULTILINE)
    assert f"Discard {card}" in ok("replay", str(path), "--seat", "a")
    seen = ok("replay", str(path), "--seat", "b")
    assert "Discard …" in seen
    assert "a draws …. (HL-3)" in seen
    assert "there is no seat" in refused("replay", str(path), "--seat", "q")
    assert card in json.dumps(json.loads(ok("replay", str(path), "--json"))["actions"])
    secret = json.loads(ok("replay", str(path), "--json", "--seat", "b"))
    assert f'"{card}"' not in json.dumps(secret)


def test_verify_says_that_it_agrees(journal: Path) -> None:
    said = ok("replay", str(journal), "--verify")
    assert said == f"{journal}: 5 actions replay as recorded. Compared: chance and positions.\n"


def test_verify_says_what_it_could_compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(installed_games(), hilo.GAME.id, hilo.GAME)
    match = holdfast.Match(hilo.GAME, seed=3)
    match.play("roll")
    path = tmp_path / "dice.json"
    match.save(path)
    no_seed = {"seed": None}
    no_chance: dict[str, Any] = {"chance": None}
    no_positions: dict[str, Any] = {"fingerprints": {}}
    for left_out, status, sentence in (
        ({}, 0, "1 action replays as recorded. Compared: chance and positions."),
        (no_chance, 0, "1 action replays as recorded. Compared: positions."),
        (no_positions, 0, "1 action replays as recorded. Compared: chance."),
        (no_chance | no_positions, 0, "1 action can be played with the journal’s seed; "
         "it records neither chance nor positions to compare."),
        (no_seed, 0, "1 action replays with the chance that was recorded; "
         "positions were compared."),
        (no_seed | no_positions, 0, "1 action replays with the chance that was recorded; "
         "there are no positions to compare."),
        (no_seed | no_chance | no_positions, 1, "1 action can be played, but only with new dice: "
         "the journal records neither seed nor chance, so nothing could be compared."),
    ):  # fmt: skip
        file = edited(path, **left_out)
        result = run("replay", str(file), "--verify")
        assert (result.exit_code, result.stdout) == (status, f"{file}: {sentence}\n")
        found = json.loads(run("replay", str(file), "--verify", "--json").stdout)
        assert (found["verified"], found["sentence"]) == (status == 0, sentence)


@pytest.fixture
def promised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match with a key, as its server publishes it at the end."""
    monkeypatch.setitem(installed_games(), hilo.GAME.id, hilo.GAME)
    match = holdfast.Match(hilo.GAME, key=bytes(range(32)))
    match.play("roll")
    match.save(tmp_path / "promised.json")
    return tmp_path / "promised.json"


COMMITMENT = Keyed(bytes(range(32))).commitment


def test_verify_says_that_a_promise_was_kept(promised: Path) -> None:
    said = ok("replay", str(promised), "--verify", "--commitment", COMMITMENT.upper())
    assert "1 action replays as recorded. Compared: the commitment, chance and positions." in said
    assert "The 8 random numbers follow from the key that was promised at the start by" in said
    assert COMMITMENT in said
    found = json.loads(ok("replay", str(promised), "--verify", "--json"))
    assert found["compared"] == ["commitment", "chance", "positions"]
    assert (found["numbers"], found["missing"]) == (8, [])


def test_verify_says_what_the_missing_key_leaves_open(promised: Path) -> None:
    running = edited(promised, key=None)
    result = run("replay", str(running), "--verify")
    assert result.exit_code == 1
    assert "1 action replays with the chance that was recorded; positions were compared." in (
        result.stdout
    )
    assert "the match was still running when it was written" in result.stdout
    found = json.loads(run("replay", str(running), "--verify", "--json").stdout)
    assert (found["verified"], found["missing"]) == (False, ["key"])
    bare = edited(promised, key=None, chance=None, asked=None, fingerprints={})
    assert "the match was still running" in run("replay", str(bare), "--verify").stdout


def test_a_key_without_a_commitment_was_never_promised(promised: Path) -> None:
    said = ok("replay", str(edited(promised, commitment=None)), "--verify")
    assert "follow from the key, but no commitment says that it was promised" in said


def test_verify_refuses_another_commitment_than_was_noted(promised: Path, journal: Path) -> None:
    noted = ("--commitment", "0" * 64)
    said = refused("replay", str(promised), "--verify", *noted)
    assert f"you noted the commitment {'0' * 64}; the journal has {COMMITMENT}" in said
    assert "the journal has none" in refused("replay", str(journal), "--verify", *noted)
    assert "--commitment together" in refused("replay", str(promised), *noted, status=2)


def test_verify_says_at_which_action_a_number_was_changed(promised: Path) -> None:
    data = json.loads(promised.read_text())
    other = edited(promised, chance=[data["chance"][0], [data["chance"][1][0] % 6 + 1]])
    assert "diverges at action 1" in refused("replay", str(other), "--verify")
    found = json.loads(run("replay", str(other), "--verify", "--json").stdout)
    assert (found["verified"], found["error"]["action"]) == (False, 1)


def test_verify_says_that_a_match_was_still_running(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    path.write_text(json.dumps({"format": REDACTED, "game": "noughts", "actions": []}))
    assert "while the match was running" in refused("replay", str(path), "--verify")
    found = json.loads(run("replay", str(path), "--verify", "--json").stdout)
    assert found["verified"] is False
    assert "while the match was running" in found["error"]["sentence"]


def test_a_bare_journal_proves_nothing(journal: Path) -> None:
    bare = edited(journal, seed=None, chance=None, fingerprints={})
    result = run("replay", str(bare), "--verify")
    assert result.exit_code == 1
    assert "records nothing that could be compared" in result.stdout
    assert "X has three in a line" in ok("replay", str(bare))


def test_replay_speaks_json(journal: Path) -> None:
    found = json.loads(ok("replay", str(journal), "--json"))
    assert (found["game"], found["result"], found["error"]) == ("noughts", {"winner": "x"}, None)
    assert found["actions"][0] == {
        "number": 1,
        "seat": "x",
        "rule": "NO-2",
        "action": {"do": "mark", "cell": "a1"},
        "events": [{"event": "marked", "rule": "NO-2", "seat": "x", "cell": "a1"}],
    }
    wrong = edited(journal, fingerprints={"5": "0" * 16})
    for words in ((), ("--verify",)):
        result = run("replay", str(wrong), "--json", *words)
        assert result.exit_code == 1
        assert json.loads(result.stdout)["error"]["action"] == 5


def test_verify_says_where_it_diverges(journal: Path) -> None:
    actions = json.loads(journal.read_text())["actions"]
    swapped = edited(journal, actions=[*actions[:3], actions[0], actions[4]])
    said = refused("replay", str(swapped), "--verify")
    assert "action 4" in said
    assert "a1 already carries X" in said
    told = run("replay", str(swapped))
    assert told.exit_code == 1
    assert "3. X: Mark a2" in told.stdout
    assert "4." not in told.stdout
    wrong = edited(journal, fingerprints={"0": "0" * 16})
    assert "diverges after set-up" in refused("replay", str(wrong), "--verify")


def test_a_journal_that_cannot_be_read_is_refused(journal: Path, tmp_path: Path) -> None:
    assert "cannot read" in refused("replay", str(tmp_path / "absent.json"))
    journal.write_bytes(b"\xff\xfe")
    assert "cannot read" in refused("replay", str(journal))
    journal.write_text('{"game"')
    assert "not valid JSON" in refused("replay", str(journal))


# bench, conform


def test_the_build_is_read_off_what_was_loaded() -> None:
    build = build_of(find_game("noughts").edition().new(Seeded(1)))
    assert (build.name == "plain") == all(file.endswith(".py") for file in build.files)
    assert build_of(hilo.GAME.edition().new(Seeded(1))).files[-1] == hilo.__file__


@pytest.mark.parametrize(("folder", "is_stale"), [("src", True), ("site-packages", False)])
def test_a_source_is_newer_than_its_build_only_where_somebody_edits(
    tmp_path: Path, folder: str, is_stale: bool
) -> None:
    (tmp_path / folder).mkdir()
    module = ModuleType("rules")
    module.__file__ = str(tmp_path / folder / "rules.cpython-313.so")
    source = tmp_path / folder / "rules.py"
    for file in (Path(module.__file__), source):
        file.touch()
    later = time.time() + 3600
    os.utime(source, (later, later))
    assert is_older_than_source(module) is is_stale


def test_bench_measures() -> None:
    (found,) = json.loads(ok("bench", "noughts", "--seconds", "0.03", "--json"))
    assert found["game"] == "noughts"
    assert found["decisions"] > found["games"] > 0
    assert all(rate > 0 for rate in found["per_second"].values())
    if found["build"] != "plain":
        assert found["plain"]["build"] == "plain"
        assert set(found["ratio"]) == set(found["per_second"])
    assert "apply an action" in ok("bench", "noughts", "--seconds", "0.03")


def test_the_line_for_the_peers_is_one_line() -> None:
    said = ok("bench", "noughts", "--json", "--line", "--seconds", "0.02")
    found = json.loads(said)
    assert said.count("\n") == 1
    assert {"name", "version", "decisions", "games", "seconds"} <= set(found)
    assert "Name a GAME" in refused("bench", "--line", status=2)
    many = json.loads(ok("bench", "noughts", "--line", "--loop", "many", "--seconds", "0.02"))
    assert many["decisions"] > many["games"] > 0


def test_plain_python_can_be_asked_for() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.cli", "bench", "noughts", "--line", "--seconds", "0.01"],
        env={**os.environ, "HOLDFAST_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert json.loads(done.stdout)["build"] == "plain"


def test_conform_checks_a_game() -> None:
    assert "noughts conforms" in ok("conform", "noughts", "--games", "2")
    result = run("conform", "noughts", "--games", "1", "--most-actions", "4")
    assert result.exit_code == 1
    assert "of at most 4 actions" in result.stdout


def test_the_commands_limit_is_the_kits() -> None:
    assert MOST_ACTIONS == kit.MOST_ACTIONS


# pack


class Packed(hilo.HiLoGame):
    id = "packed"
    name = "Packed"
    has_pack = True

    def default_pack(self) -> dict[str, Any]:
        return {"game": "packed", "cards": 8}

    def check_pack(self, pack: Any) -> list[BadPack]:
        return [] if pack.get("cards") == 8 else [BadPack("cards: must be 8", field="cards")]


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> Game:
    game = Packed()
    monkeypatch.setitem(installed_games(), game.id, game)
    return game


def test_a_pack_is_shown_and_checked(packed: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(ok("pack", "show", "packed"))
    assert "Packed can be played with it" in ok("pack", "check", str(file))
    file.write_text(json.dumps({"game": "packed", "cards": 7}))
    result = run("pack", "check", str(file))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == ["cards: must be 8", f"{file}: 1 problem"]
    assert "must be 8" in refused("play", "packed", "--pack", str(file), input="")


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    for text, said in (("{", "not valid JSON"), ("[]", "must be a JSON object"), ("{}", "--game")):
        file.write_text(text)
        assert said in refused("pack", "check", str(file))
    file.write_text("{}")
    assert run("pack", "check", str(file), "--game", "noughts").exit_code == 1
    assert "no component data" in refused("pack", "show", "noughts")
    assert "No such file" in refused("pack", "check", str(tmp_path / "absent"))


# A bot in another language


def test_the_javascript_bot_plays_a_whole_game() -> None:
    node = shutil.which("node")
    assert node is not None, "Node 20 or newer is a stated requirement"
    holdfast_command = Path(sys.executable).with_name("holdfast")
    done = subprocess.run(
        [node, str(ROOT / "examples/bots/noughts_bot.mjs"), str(holdfast_command)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "winner: x"
