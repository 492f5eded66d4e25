"""Programs as bots: they are asked over the line protocol, may ask back, and can do no harm."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from holdfast.arena.referee import Referee
from holdfast.bots import Budget, NoSuchBot, find_bot
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.core.match import Match
from holdfast.protocol.players import find_player
from holdfast.protocol.program import ProgramBot, ProgramGone, ProgramSilent

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

LOOP = """
import json, sys, time
def say(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)
told = []
for line in sys.stdin:
    message = json.loads(line)
    told.append(message["method"])
    if message["method"] == "choose":
        params = message["params"]
        legal = params["status"]["decision"]["legal"]
        %s
"""
LAST = 'say({"id": message["id"], "result": legal[-1]})'


def written(tmp_path: Path, answer: str = LAST) -> list[str]:
    """The command of a program that answers `choose` like this."""
    path = tmp_path / "bot.py"
    path.write_text(LOOP % answer.replace("\n", "\n        "))
    return [sys.executable, str(path)]


def choose(command: list[str], game: str = "noughts", **budget: float) -> str:
    bot, match = ProgramBot(command), Match(game, seed=3)
    assert match.turn is not None
    try:
        given = Budget(**budget)  # type: ignore[arg-type]
        return bot.choose(match.seen_by(match.turn), given, Seeded(1)).text
    finally:
        bot.close()


@pytest.mark.parametrize(
    "result", ["legal[-1]", '{"action": legal[-1]}', '"mark c1"', '{"action": "mark c1"}']
)
def test_a_program_answers_with_an_action(tmp_path: Path, result: str) -> None:
    command = written(tmp_path, f'say({{"id": message["id"], "result": {result}}})')
    assert choose(command) == "mark c1"


def test_a_program_is_told_what_it_needs(tmp_path: Path) -> None:
    checks = """
assert told[0] == "begin"
assert params["budget"] == {"seconds": 5.0}, params["budget"]
assert params["status"]["decision"]["seat"] == params["seat"] == 0
assert params["after"] == 0 and 0 <= params["seed"] < 2**29
assert params["events"][0]["event"] == "SETUP"
"""
    first = Match("castle", seed=3).seat(0).events[0].kind
    command = written(tmp_path, checks.replace("SETUP", first) + LAST)
    assert choose(command, "castle", seconds=5.0)


def test_a_program_asks_back(tmp_path: Path) -> None:
    asking = """
def ask(method, **params):
    say({"id": "q", "method": method, "params": params})
    return json.loads(sys.stdin.readline())
assert ask("why", action=legal[0])["result"] == {"legal": True}
assert ask("status")["result"]["decision"]["legal"] == legal
assert ask("odds", action=legal[0])["result"] is not None
world = ask("imagine", seed=4)["result"]
assert world == ask("imagine", seed=4)["result"] != ask("imagine", seed=5)["result"]
assert ask("journal")["error"]["data"]["kind"] == "unknown_method"
assert ask("why")["error"]["data"]["kind"] == "invalid_params"
assert ask("odds", action="nonsense")["error"]["data"]["kind"] == "illegal_action"
say({"method": "status"})
"""
    assert choose(written(tmp_path, asking + LAST), "castle")


@pytest.mark.parametrize(
    ("answer", "error", "words"),
    [
        ("sys.exit(3)", ProgramGone, "has ended"),
        ("print('hello', flush=True)", ProgramGone, "no JSON-RPC"),
        ("print('[1]', flush=True)", ProgramGone, "no JSON-RPC: it is no object"),
        ("print('x' * 3_000_000, flush=True)", ProgramGone, "no JSON-RPC: it is too long"),
        ('say({"id": message["id"], "result": "mark z9"})', IllegalAction, "z9"),
        ('say({"id": message["id"], "result": None})', IllegalAction, "action"),
        ('say({"id": message["id"], "error": {"message": "no idea"}})', HoldfastError, "no idea"),
        ("while True: say({'method': 'status', 'id': 1}) or sys.stdin.readline()", ProgramSilent,
         "gave no answer"),
        ("time.sleep(600)", ProgramSilent, "gave no answer within"),
    ],
)  # fmt: skip
def test_what_is_no_answer_is_an_error(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    error: type[Exception],
    words: str,
) -> None:
    monkeypatch.setattr("holdfast.protocol.program.GRACE", 0.2)
    with pytest.raises(error, match=words):
        choose(written(tmp_path, answer), seconds=0.1)


def test_a_program_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ProgramGone, match="cannot be started"):
        choose(["./no-such-program"])
    for word, reason in (
        ("program:", "which program"),
        ("program:./no-such-program --deep", "there is no program ./no-such-program"),
        ("no_such_module:Bot", "no class of bots"),
        ("json:Bot", "no class of bots: the module json has no Bot"),
    ):
        with pytest.raises(NoSuchBot, match=reason):
            find_player(word)


def test_a_program_that_is_told_to_stop_still_answers(tmp_path: Path) -> None:
    patient = """
while json.loads(sys.stdin.readline())["method"] != "stop":
    pass
"""
    assert choose(written(tmp_path, patient + LAST), seconds=0.1) == "mark c1"


def test_a_program_plays_a_match_and_is_told_the_news(tmp_path: Path) -> None:
    news = """
if params["after"]:
    assert [one["seat"] for one in params["events"]] == ["x", "o"], params["events"]
"""
    command = " ".join(written(tmp_path, news + LAST))
    pair = [find_player(f"program:{command}@5"), find_bot("random")]
    game = Referee(Match("noughts", seed=3), pair).play()
    assert game.defects == ()
    assert game.decisions[0] >= 3


def test_a_program_that_ends_has_lost(tmp_path: Path) -> None:
    command = " ".join(written(tmp_path, "sys.exit()"))
    pair = [find_player(f"program:{command}"), find_bot("random")]
    game = Referee(Match("noughts", seed=3), pair).play()
    assert [defect["kind"] for defect in game.defects] == ["lost"]
    assert game.outcomes == ("lost", "won")


def test_words_of_programs_have_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my@home").mkdir()
    for program in (tmp_path / "bot", tmp_path / "my@home" / "bot"):
        program.touch(0o755)
    assert find_player("program:./my@home/bot").seconds == 1.0
    assert find_player("program:./bot --fast@0.2").seconds == 0.2
    assert find_player("program:./bot@50x").count == 50
    assert find_player("strong@2").seconds == 2.0


@pytest.mark.parametrize("game", ["noughts", "castle"])
def test_the_examples_play(game: str) -> None:
    node = shutil.which("node")
    assert node is not None
    commands = [
        f"{sys.executable} {EXAMPLES / 'first_bot.py'}",
        f"{node} {EXAMPLES / 'first_bot.mjs'}",
    ]
    players = [find_player(f"program:{command}@20") for command in commands]
    match = Match(game, seed=5)
    assert Referee(match, players, check=False).play().defects == ()
