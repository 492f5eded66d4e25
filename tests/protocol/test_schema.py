"""The schemas say what is really answered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import holdfast
from holdfast.core.chance import Seeded
from holdfast.protocol import Engine
from holdfast.protocol.schema import game_schema, protocol_schema
from tests.cli.run import ok, refused
from tests.protocol.test_engine import Client

GAMES = ("castle", "itter", "tito", "noughts")


def validator(whole: dict[str, Any], part: dict[str, Any]) -> Draft202012Validator:
    Draft202012Validator.check_schema(part)
    return Draft202012Validator({**part, "components": whole["components"]})


def test_every_method_answers_as_its_schema_says() -> None:
    client = Client(Engine())
    whole = protocol_schema(client.engine.methods)
    methods = {method["name"]: method for method in whole["methods"]}
    assert set(methods) == set(client.engine.methods)
    match = {"match": "m1"}
    asked: dict[str, dict[str, Any]] = {
        "games": {},
        "bots": {"game": "noughts"},
        "new": {"game": "noughts", "seed": 7},
        "status": {**match, "seat": "x"},
        "why": {**match, "action": "mark a1"},
        "look": {**match, "element": "cell:a1"},
        "odds": {**match, "action": "mark a1"},
        "choose": {**match, "bot": "random", "seed": 1},
        "play": {**match, "action": "mark a1"},
        "undo": match,
        "sit": {**match, "seat": "o", "bot": "random"},
        "position": match,
        "journal": match,
        "close": match,
    }
    assert set(methods) - set(asked) == {"load", "advise"}
    for name, params in asked.items():
        answer = json.loads(json.dumps(client.ask(name, **params)))
        validator(whole, methods[name]["result"]["schema"]).validate(answer)
        known = {param["name"]: param for param in methods[name]["params"]}
        for key, value in params.items():
            validator(whole, known[key]["schema"]).validate(value)
        assert {key for key, param in known.items() if param["required"]} <= set(params)


def test_a_wrong_answer_does_not_fit() -> None:
    whole = protocol_schema(Engine().methods)
    status = next(method for method in whole["methods"] if method["name"] == "status")
    judge = validator(whole, status["result"]["schema"])
    assert not judge.is_valid({"match": "m1"})
    assert not judge.is_valid({"match": "m1", "over": False, "view": {}, "more": 1})
    assert judge.is_valid({"match": "m1", "over": False, "view": {}})


@pytest.mark.parametrize("game", [game for game in GAMES if game != "noughts"])
def test_positions_views_and_events_fit_the_schemas_of_their_game(game: str) -> None:
    whole = game_schema(holdfast.find_game(game))
    judges = {name: validator(whole, whole[name]) for name in ("position", "view", "result")}
    told = {kind: validator(whole, schema) for kind, schema in whole["events"].items()}
    match, dice = holdfast.new(game, seed=4), Seeded(9)
    while not match.over and len(match.played) < 60:
        match.play(match.legal[dice.pick(len(match.legal))])
        judges["view"].validate(json.loads(json.dumps(match.view(match.seats[0]))))
    judges["position"].validate(json.loads(json.dumps(match.position())))
    for event in match.events:
        told[event.kind].validate(json.loads(json.dumps(event.facts)))
    assert not judges["position"].is_valid({})


def test_the_commands_print_them() -> None:
    assert json.loads(ok("engine", "--schema"))["openrpc"]
    assert json.loads(ok("games", "itter", "--schema"))["title"] == "Castle Itter"
    assert "name a game: holdfast games GAME --schema" in refused("games", "--schema", status=2)
