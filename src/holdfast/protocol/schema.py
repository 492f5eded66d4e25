"""The documents that describe what is said: the line protocol as OpenRPC, and what a game tells.

They are made of the types that the code itself is checked with, of the tables that requests are
read with, and of what each installed game says of its options and actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, get_type_hints

from holdfast import __version__
from holdfast.coach.advice import AdviceJson
from holdfast.core.action import Action
from holdfast.core.errors import BadOption
from holdfast.core.game import Game, Option
from holdfast.protocol.answers import StatusAnswer
from holdfast.protocol.bot_side import TOLD
from holdfast.protocol.desk import QUESTIONS
from holdfast.protocol.kinds import KINDS
from holdfast.protocol.requests import Method, Param, Params
from holdfast.protocol.shelf import PLAIN, Schema, Shelf, reference

__all__ = ["game_schema", "protocol_schema"]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
OPENRPC: Final = "1.3.2"
ABOUT: Final = (
    "What `holdfast engine` answers: JSON-RPC 2.0 on standard input and output, one object per "
    "line. `methods` are what can be asked of it; `x-notifications` what it says unasked while it "
    "answers. `x-bot` is the other way round, a program that sits at a seat: `methods` are what it "
    "is asked, `questions` what it may ask meanwhile. Where nothing else is said, parameters may "
    "be given by name or as a list."
)


class AdviceNotice(AdviceJson):
    """What the coach thinks so far, of a match."""

    match: str


# What a game tells


def game_schema(game: Game) -> Schema:
    """What a game's options, actions, positions, views, results and events look like."""
    shelf = Shelf()
    parts = game_parts(game, shelf)
    kinds = {
        kind: shelf.of(shape)
        for kind, shape in game.shapes.items()
        if kind not in ("position", "view", "result")
    }
    return {
        "$schema": DIALECT,
        "title": game.name,
        "rules_version": game.rules_version,
        **{name.lower(): schema for name, schema in parts.items()},
        "events": kinds,
        "components": {"schemas": shelf.schemas},
    }


def game_parts(game: Game, shelf: Shelf) -> dict[str, Schema]:
    """What differs from game to game, by the names that the protocol refers to it with."""
    parts = {
        "Options": shelf.put("MatchOptions", options_schema(game.options)),
        "Action": shelf.put("Action", actions_schema(some_actions(game))),
        "Event": shelf.put("Event", events_schema(game, shelf)),
    }
    for name in ("position", "view", "result"):
        shape = game.shapes.get(name)
        parts[name.capitalize()] = {"type": "object"} if shape is None else shelf.of(shape)
    return parts


def options_schema(options: Iterable[Option]) -> Schema:
    """The options of a match: what is left out is as usual."""
    properties = {
        option.name: {
            "enum": list(option.values),
            "default": option.default,
            "description": option.label,
        }
        for option in options
    }
    return {"type": "object", "properties": properties, "additionalProperties": False}


def some_actions(game: Game) -> Iterable[Action]:
    """The actions of all editions that differ from the usual one in a single option."""
    yield from game.edition().vocabulary.actions
    for option in game.options:
        for value in option.values[1:]:
            try:
                edition = game.edition({option.name: value})
            except BadOption:
                continue  # it goes only together with another
            yield from edition.vocabulary.actions


def actions_schema(actions: Iterable[Action]) -> Schema:
    """Actions by their verbs: which arguments each has, and of what types."""
    types: dict[str, dict[str, set[str]]] = {}
    always: dict[str, set[str]] = {}
    for action in actions:
        known = types.setdefault(action.do, {})
        for name, value in action.args.items():
            known.setdefault(name, set()).add(type_of(value))
        always.setdefault(action.do, set(action.args)).intersection_update(action.args)
    verbs = [verb_schema(do, known, always[do]) for do, known in types.items()]
    return {
        "description": "One thing that a seat can do: a verb and its arguments.",
        "type": "object",
        "required": ["do"],
        "anyOf": verbs,
    }


def verb_schema(do: str, types: Mapping[str, set[str]], always: set[str]) -> Schema:
    properties: dict[str, Schema] = {"do": {"const": do}}
    for name, kinds in types.items():
        properties[name] = {"type": sorted(kinds)} if len(kinds) > 1 else {"type": min(kinds)}
    return {
        "properties": properties,
        "required": ["do", *(name for name in types if name in always)],
        "additionalProperties": False,
    }


def type_of(value: object) -> str:
    """What JSON calls the type of an argument."""
    return PLAIN.get(type(value), "array")


def events_schema(game: Game, shelf: Shelf) -> Schema:
    """Events by their kinds, as far as the game says what they tell."""
    about = "One thing that happened: its kind, the rule that it rests on, and the facts."
    fixed: dict[str, Schema] = {"event": {"type": "string"}, "rule": {"type": "string"}}
    kinds = [
        shelf.fields(shape, {**fixed, "event": {"const": kind}})
        for kind, shape in game.shapes.items()
        if kind not in ("position", "view", "result")
    ]
    whole: Schema = {"description": about, "type": "object", "required": list(fixed)}
    return {**whole, "anyOf": kinds} if kinds else {**whole, "properties": fixed}


# The line protocol


def protocol_schema(methods: Mapping[str, Method], games: Sequence[Game]) -> Schema:
    """All that is said and asked in the line protocol, for these games."""
    shelf = Shelf()
    put_games(games, shelf)
    described = [
        described_method(name, method.params, method.run, shelf) for name, method in methods.items()
    ]
    return {
        "openrpc": OPENRPC,
        "info": {
            "title": "Holdfast's line protocol",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "methods": described,
        "x-notifications": [
            told("advice", "Better and better advice, while `advise` thinks.", AdviceNotice, shelf)
        ],
        "x-bot": bot_side(shelf),
        "components": {"errors": errors(), "schemas": {**shelf.schemas, **envelopes(shelf)}},
    }


def put_games(games: Sequence[Game], shelf: Shelf) -> None:
    """What each game tells, under its own name, and for the protocol what any of them tells."""
    parts = {game.id: game_parts(game, Shelf(shelf.schemas, game.id)) for game in games}
    for name in ("Options", "Action", "Event", "Position", "View", "Result"):
        each = [of_game[name] for of_game in parts.values()]
        shelf.put(name, {"description": f"{name} of any game.", "anyOf": each})


def described_method(
    name: str, params: Iterable[Param], run: Callable[..., object], shelf: Shelf
) -> Schema:
    """A method that is asked with parameters of its own, and answers."""
    hints = get_type_hints(Params, include_extras=True)
    return {
        "name": name,
        "description": " ".join((run.__doc__ or "").split()),
        "params": [
            {
                "name": param.name,
                "required": param.required,
                "description": param.kind.words,
                "schema": shelf.of(hints[param.name]),
            }
            for param in params
        ],
        "result": {
            "name": "result",
            "schema": shelf.of(get_type_hints(run, include_extras=True)["return"]),
        },
        "errors": [{"$ref": f"#/components/errors/{kind.name}"} for kind in KINDS],
    }


def told(name: str, about: str, params: type, shelf: Shelf) -> Schema:
    """A method whose parameters are a record; without a result it is a notification."""
    hints = get_type_hints(params, include_extras=True)
    return {
        "name": name,
        "description": about,
        "paramStructure": "by-name",
        "params": [
            {"name": key, "required": True, "schema": shelf.of(hint)} for key, hint in hints.items()
        ],
    }


def bot_side(shelf: Shelf) -> Schema:
    """What a program that sits at a seat is told and asked, and what it may ask."""
    methods = []
    for name, (about, params, answer) in TOLD.items():
        method = told(name, about, params, shelf)
        if answer is not None:
            method["result"] = {"name": "result", "schema": shelf.of(answer)}
        methods.append(method)
    questions = [
        described_method(name, question.params, question.run, shelf)
        for name, question in QUESTIONS.items()
    ]
    return {"methods": methods, "questions": questions}


def errors() -> Schema:
    """Each kind of refusal; `data` of a real one is an `ErrorData`, with its sentence."""
    return {
        kind.name: {"code": kind.code, "message": kind.about, "data": {"kind": kind.name}}
        for kind in KINDS
    }


def envelopes(shelf: Shelf) -> dict[str, Schema]:
    """What each line is: a request, a notification, an answer or an error."""
    version = {"jsonrpc": {"const": "2.0"}}
    id: Schema = {"id": {"type": ["string", "number", "null"]}}
    asked: Schema = {"method": {"type": "string"}, "params": {"type": ["object", "array"]}}
    text: Schema = {"type": "string"}
    count: Schema = {"type": "integer"}
    data = {
        "kind": {"enum": [kind.name for kind in KINDS]},
        "sentence": text,
        "rule": text,
        "field": text,
        "action": {**count, "description": "bad_journal: the number of the action"},
        "actions": {**count, "description": "stale_move: how many actions have been played"},
        "status": shelf.of(StatusAnswer),
    }
    error = {
        "code": {"enum": sorted({kind.code for kind in KINDS})},
        "message": text,
        "data": reference("ErrorData"),
    }
    return {
        "Request": closed({**version, **id, **asked}, optional=["params"]),
        "Notification": closed({**version, **asked}, optional=["params"]),
        "Answer": closed({**version, **id, "result": {}}),
        "Failure": closed({**version, **id, "error": reference("Error")}),
        "Error": closed(error),
        "ErrorData": closed(data, optional=list(data)[2:]),
    }


def closed(properties: Mapping[str, object], optional: Sequence[str] = ()) -> Schema:
    """An object that has these keys and no others."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }
