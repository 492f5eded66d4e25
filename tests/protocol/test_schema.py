"""The schemas say what is really answered."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import holdfast
from holdfast.bots import Budget
from holdfast.coach.thinking import think
from holdfast.core.chance import Seeded
from holdfast.core.registry import installed_games
from holdfast.protocol import Engine
from holdfast.protocol.kinds import KINDS
from holdfast.protocol.program import ProgramBot
from holdfast.protocol.schema import game_schema, protocol_schema
from tests.cli.run import ok, refused
from tests.protocol.test_engine import Client

ROOT = Path(__file__).parents[2]
GAMES = ("castle", "itter", "tito", "noughts")
OURS = ("castle", "itter", "tito")
THINGS = {"castle": "castle:0", "itter": "square:G4", "tito": "zone:43"}


def validator(whole: dict[str, Any], part: dict[str, Any]) -> Draft202012Validator:
    Draft202012Validator.check_schema(part)
    return Draft202012Validator({**part, "components": whole["components"]})


def plain(value: object) -> Any:
    """A value as it comes out of a line."""
    return json.loads(json.dumps(value))


class Judge:
    """Holds what is said against the description of the protocol, for the three games alone: one
    that says nothing of its shapes would let everything pass."""

    def __init__(self) -> None:
        games = [holdfast.find_game(game) for game in OURS]
        self.whole: dict[str, Any] = plain(protocol_schema(Engine().methods, games))
        self.methods = {one["name"]: one for one in self.whole["methods"]}
        bot = self.whole["x-bot"]
        self.told = {one["name"]: one for one in bot["methods"]}
        self.questions = {one["name"]: one for one in bot["questions"]}
        self.kinds: set[str] = set()

    def part(self, name: str, value: object) -> None:
        schema = {"$ref": f"#/components/schemas/{name}"}
        validator(self.whole, schema).validate(value)

    def params(self, method: dict[str, Any], given: dict[str, Any]) -> None:
        known = {param["name"]: param for param in method["params"]}
        for key, value in given.items():
            validator(self.whole, known[key]["schema"]).validate(value)
        assert {key for key, param in known.items() if param["required"]} <= set(given)

    def result(self, method: dict[str, Any], answer: object) -> None:
        validator(self.whole, method["result"]["schema"]).validate(answer)

    def failure(self, answer: dict[str, Any]) -> None:
        self.part("Failure", answer)
        error = answer["error"]
        self.kinds.add(error["data"]["kind"])
        described = self.whole["components"]["errors"][error["data"]["kind"]]
        assert described["code"] == error["code"]


class Witness(Client):
    """A client that holds every request and every answer against the schema."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge

    def _call(self, method: str, params: Any) -> Any:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.judge.part("Request", request)
        answer = self.send(request)
        if "error" in answer:
            self.judge.failure(answer)
        else:
            self.judge.part("Answer", answer)
            self.judge.params(self.judge.methods[method], params)
            self.judge.result(self.judge.methods[method], answer["result"])
        return answer


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


@pytest.mark.parametrize("game", OURS)
def test_every_method_answers_as_its_schema_says(
    game: str, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, dice = Witness(judge), Seeded(5)
    said: list[str] = []
    client.engine.tell_on(said.append)
    status = client.ask("new", game=game, seed=7, options={}, study=True)
    match = {"match": status["match"]}
    for _ in range(25):
        legal = status["decision"]["legal"]
        action = legal[dice.pick(len(legal))]
        seat = status["decision"]["seat"]
        client.ask("status", **match, seat=seat)
        client.ask("status", **match, seat="spectator")
        client.ask("why", **match, action=action, seat=seat)
        client.ask("odds", **match, action=action)
        status = client.ask("play", **match, action=action)
    assert client.ask("look", **match, element=THINGS[game]) is not None
    client.ask("choose", **match, bot="random", seed=1)
    # However slow the machine, there is one better answer before the last.
    monkeypatch.setattr(
        "holdfast.protocol.engine.think", lambda seat, seconds: list(think(seat, seconds))[-1:] * 2
    )
    client.ask("advise", **match, seconds=0.4)
    client.ask("position", **match)
    client.ask("load", journal=client.ask("journal", **match))
    client.ask("new", game=game, position=client.ask("position", **match))
    client.ask("undo", **match)
    seated = client.ask("sit", **match, seat=status["decision"]["seat"], bot="random")
    assert seated["bots"]
    client.ask("games")
    client.ask("bots", game=game)
    client.ask("close", **match)
    assert said
    for line in said:
        notice = json.loads(line)
        judge.part("Notification", notice)
        told = {one["name"]: one for one in judge.whole["x-notifications"]}
        judge.params(told[notice["method"]], notice["params"])


def test_refusals_are_what_the_schema_says(judge: Judge) -> None:
    client = Witness(judge)
    match = {"match": client.ask("new", game="itter", seed=7)["match"]}
    client.fail("play", **match, action="attack lee 2")
    client.fail("play", **match, action="deploy lee G4", after=3)
    client.fail("status", match="m99")
    client.fail("status", **match, seat="nobody")
    client.fail("sit", **match, seat="defender", bot="nobody")
    client.fail("new", game="chess")
    client.fail("new", game="itter", options={"variant": "long"})
    client.fail("new", game="itter", position={"no": 1})
    client.fail("new", game="itter", pack={"no": 1})
    client.fail("new", game="castle", chance=[1])
    client.fail("load", journal={"game": "itter"})
    client.fail("undo", **match)
    client.fail("advise", **match, seconds=1000)
    client.fail("nonsense")
    for line in ("{", '{"jsonrpc": "1.0"}'):
        judge.failure(json.loads(client.engine.handle(line) or ""))
    unseen = {"internal_error", "too_many_matches", "error"}
    assert judge.kinds == {kind.name for kind in KINDS} - unseen


def test_the_page_lists_the_refusals_of_the_schema() -> None:
    page = (ROOT / "docs" / "line-protocol.md").read_text()
    listed = re.findall(r"^\| `(\w+)` \| (-\d+) \|", page, re.MULTILINE)
    assert listed == [(kind.name, str(kind.code)) for kind in KINDS]


@pytest.mark.parametrize("game", OURS)
def test_a_program_is_told_and_answers_what_the_schema_says(
    game: str, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[object, str] = {}
    heard = set()

    def outgoing(message: dict[str, Any]) -> None:
        if "method" in message:
            judge.part("Request" if "id" in message else "Notification", message)
            judge.params(judge.told[message["method"]], message["params"])
            assert ("id" in message) == ("result" in judge.told[message["method"]])
            heard.add(message["method"])
        elif "error" in message:
            judge.failure(message)
        else:
            judge.part("Answer", message)
            judge.result(judge.questions[asked[message["id"]]], message["result"])

    def incoming(message: dict[str, Any]) -> None:
        if "method" in message:
            judge.part("Request", message)
            judge.params(judge.questions[message["method"]], message["params"])
            asked[message["id"]] = message["method"]
            heard.add(message["method"])
        else:
            judge.part("Answer", message)
            judge.result(judge.told["choose"], message["result"])

    write, read = ProgramBot._write, ProgramBot._read_line

    def write_seen(bot: ProgramBot, line: bytes) -> None:
        outgoing(json.loads(line))
        write(bot, line)

    def read_seen(bot: ProgramBot, line: bytes) -> dict[str, object]:
        incoming(json.loads(line))
        return read(bot, line)

    monkeypatch.setattr(ProgramBot, "_write", write_seen)
    monkeypatch.setattr(ProgramBot, "_read_line", read_seen)
    example = ROOT / "examples" / "bots" / "first_bot.py"
    bot, match = ProgramBot([sys.executable, str(example)]), holdfast.new(game, seed=3)
    first = match.turn
    assert first is not None
    budgets = [Budget(seconds=5.0), Budget(count=10), *[Budget()] * 6]
    while budgets and not match.over:
        action = match.legal[0]
        if match.turn == first:
            action = bot.choose(match.seen_by(first), budgets.pop(), Seeded(1))
        match.play(action)
    bot.close()
    assert heard == {"begin", "choose", "odds", "end"}


def test_a_wrong_answer_does_not_fit(judge: Judge) -> None:
    status = judge.methods["status"]["result"]["schema"]
    view = holdfast.new("itter", seed=1).view("defender")
    fits: Callable[[object], bool] = validator(judge.whole, status).is_valid
    good = plain({"match": "m1", "over": False, "view": view})
    assert fits(good)
    assert not fits({"match": "m1"})
    assert not fits({**good, "more": 1})
    assert not fits({**good, "view": {}})
    assert not fits({**good, "events": [{"event": "attacked"}]})
    assert not fits({**good, "events": [{"event": "nonsense", "rule": "CI-1"}]})
    options = validator(judge.whole, judge.whole["components"]["schemas"]["itter.MatchOptions"])
    assert options.is_valid({"variant": "veteran"})
    assert not options.is_valid({"variant": "long"})
    action = validator(judge.whole, judge.whole["components"]["schemas"]["itter.Action"])
    assert action.is_valid({"do": "deploy", "who": "lee", "to": "G4"})
    assert not action.is_valid({"do": "deploy", "who": "lee"})
    assert not action.is_valid({"do": "fly"})


def test_whatever_is_installed_is_described() -> None:
    whole = plain(protocol_schema(Engine().methods, list(installed_games().values())))
    assert whole["info"]["version"] == holdfast.__version__
    for schema in whole["components"]["schemas"].values():
        validator(whole, schema)
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(whole)))
    assert named <= set(whole["components"]["schemas"])


@pytest.mark.parametrize("game", [game for game in GAMES if game != "noughts"])
def test_positions_views_and_events_fit_the_schemas_of_their_game(game: str) -> None:
    whole = plain(game_schema(holdfast.find_game(game)))
    judges = {name: validator(whole, whole[name]) for name in ("position", "view", "result")}
    told = {kind: validator(whole, schema) for kind, schema in whole["events"].items()}
    match, dice = holdfast.new(game, seed=4), Seeded(9)
    while not match.over and len(match.played) < 60:
        match.play(match.legal[dice.pick(len(match.legal))])
        judges["view"].validate(json.loads(json.dumps(match.view(match.seats[0]))))
    judges["position"].validate(json.loads(json.dumps(match.position())))
    for event in match.events:
        told[event.kind].validate(plain(event.facts))
        validator(whole, whole["event"]).validate(plain(event.json))
    for action in match.actions:
        validator(whole, whole["action"]).validate(plain(action.json))
    validator(whole, whole["options"]).validate(match.options)
    assert not judges["position"].is_valid({})


def test_the_commands_print_them() -> None:
    assert json.loads(ok("engine", "--schema"))["openrpc"]
    assert json.loads(ok("games", "itter", "--schema"))["title"] == "Castle Itter"
    assert "name a game: holdfast games GAME --schema" in refused("games", "--schema", status=2)
