"""Whatever arrives is answered or refused: lines, positions and journals that nobody meant."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast.cases import differences
from holdfast.core.beginning import load
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.journal import Journal
from holdfast.core.match import Match
from holdfast.core.registry import installed_games
from holdfast.protocol import Engine

FUZZ = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)
CODES = {-32700, -32600, -32601, -32602, -32000}
"""Every code but that of a fault of ours."""

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["x", "o", ".", "a1", "noughts", "spectator", "\ud800"])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)


# The line protocol


def check_answer(line: str) -> None:
    engine = Engine()
    engine.handle('{"jsonrpc": "2.0", "method": "new", "params": {"game": "noughts", "seed": 1}}')
    answer = engine.handle(line)
    if answer is None:
        return
    assert answer.isascii()
    assert "\n" not in answer
    data = json.loads(answer)
    for one in data if isinstance(data, list) else [data]:
        assert one["jsonrpc"] == "2.0"
        assert "id" in one
        if "error" in one:
            assert one["error"]["code"] in CODES, one
            assert one["error"]["data"]["kind"]


@FUZZ
@given(st.text())
def test_any_text_is_answered(line: str) -> None:
    check_answer(line)


@FUZZ
@given(JSON)
def test_any_json_is_answered(data: Any) -> None:
    check_answer(json.dumps(data))


PLAUSIBLE = {
    "match": st.sampled_from(["m1", "m2", ""]) | JSON,
    "game": st.sampled_from(["noughts", "chess"]) | JSON,
    "action": st.sampled_from([{"do": "mark", "cell": "a1"}, "mark b2", {"do": "mark"}]) | JSON,
    "card": st.sampled_from(["2/sniper", ""]) | JSON,
    "seat": st.sampled_from(["x", "o", "spectator"]) | JSON,
    "seed": st.integers() | JSON,
    "chance": st.lists(st.integers(), max_size=3) | JSON,
    "options": st.just({}) | JSON,
    "position": st.just(Match("noughts", seed=1).position()) | st.just({}) | JSON,
    "journal": st.just({"game": "noughts", "actions": []}) | JSON,
    "study": st.booleans() | JSON,
    "pack": JSON,
    "after": st.integers(0, 1) | JSON,
    "bot": st.sampled_from(["random", "quick@9x", "strong@", "nobody"]) | JSON,
    "seconds": st.sampled_from([0.1, -1, 1e300, "long"]),
    "language": st.sampled_from(["en", "fr", "xx"]) | JSON,
    "element": st.sampled_from(["cell:b2", "square:G4", "deck", ""]) | JSON,
}


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request whose parameters have the right names and, often, the right types."""
    methods = Engine().methods
    method = draw(st.sampled_from([*methods, "nonsense"]))
    params = methods[method].params if method in methods else ()
    needed = {param.name: PLAUSIBLE[param.name] for param in params if param.required}
    others = {param.name: PLAUSIBLE[param.name] for param in params if not param.required}
    sensible = st.fixed_dictionaries(needed, optional=others)
    wild = st.fixed_dictionaries({}, optional=PLAUSIBLE) | st.lists(JSON, max_size=5)
    return {
        "jsonrpc": "2.0",
        "id": draw(st.integers(0, 9) | SCALARS),
        "method": method,
        "params": draw(sensible | sensible | wild),
    }


@FUZZ
@given(requests())
def test_plausible_requests_are_answered(request: dict[str, Any]) -> None:
    check_answer(json.dumps(request))


# Mutations of valid JSON


def in_order(position: Any) -> Any:
    """Castle reads the cards of a castle in any order and writes them sorted (CA-POS.1)."""
    if not isinstance(position, dict) or not isinstance(position.get("castles"), dict):
        return position
    castles = {
        seat: {
            key: sorted(value) if key in ("cards", "barricades", "sprung") else value
            for key, value in castle.items()
        }
        for seat, castle in position["castles"].items()
    }
    return {**position, "castles": castles}


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, except its top."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    found = []
    for key, value in inner:
        found += [(*path, key), *paths(value, (*path, key))]
    return found


def value_at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def mutate(draw: st.DrawFn, data: Any) -> Any:
    """The value with one to three small changes."""
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        places = paths(data)
        if not places:
            break
        path = draw(st.sampled_from(places))
        parent, key = value_at(data, path[:-1]), path[-1]
        change = draw(st.sampled_from(["replace", "nudge", "delete", "copy", "add"]))
        if change == "replace":
            parent[key] = draw(JSON)
        elif change == "nudge":
            parent[key] = nudged(draw, parent[key])
        elif change == "delete":
            del parent[key]
        elif change == "copy":
            parent[key] = copy.deepcopy(value_at(data, draw(st.sampled_from(places))))
        elif isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
        else:
            parent[draw(st.text(max_size=4))] = draw(JSON)
    return data


def nudged(draw: st.DrawFn, value: Any) -> Any:
    """Nearly the same: off by one, turned round, a letter changed."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + draw(st.sampled_from([-1, 1]))
    if isinstance(value, str) and value:
        at = draw(st.integers(0, len(value) - 1))
        return value[:at] + draw(st.sampled_from(["x", "o", ".", "1", ""])) + value[at + 1 :]
    if isinstance(value, list):
        return value[::-1]
    return None


def played(id: str, seed: int, most: int) -> Match:
    """A match of random actions, up to so many."""
    match, chance = Match(id, seed=seed), Seeded(seed)
    while not match.over and len(match.played) < most:
        match.play(match.legal[chance.pick(len(match.legal))])
    return match


ALL_GAMES = sorted(installed_games())
SEEDS = st.integers(0, 50)
LENGTHS = st.integers(0, 60)


@pytest.mark.parametrize("id", ALL_GAMES)
@FUZZ
@given(st.data())
def test_a_position_is_refused_or_round_trips(id: str, data: st.DataObject) -> None:
    position = played(id, data.draw(SEEDS), data.draw(LENGTHS)).position()
    assert Match(id, seed=1, position=position).position() == position
    changed = data.draw(st.composite(mutate)(position))
    try:
        match = Match(id, seed=1, position=changed)
    except HoldfastError:
        return
    if not changed:
        return  # an empty position is a new game
    found = match.position()
    assert differences(in_order(changed), found) == [], "what was given was changed without a word"
    assert Match(id, seed=1, position=found).position() == found
    assert match.over or len(match.legal) > 0
    for seat in (*match.seats, "spectator"):
        match.view(seat)


@pytest.mark.parametrize("id", ALL_GAMES)
@FUZZ
@given(st.data())
def test_a_journal_is_refused_or_loads(id: str, data: st.DataObject) -> None:
    journal = played(id, data.draw(SEEDS), data.draw(LENGTHS)).journal().to_json()
    changed = data.draw(st.composite(mutate)(journal))
    try:
        match = load(changed)
    except HoldfastError:
        return
    assert load(match.journal()).position() == match.position()


@pytest.mark.parametrize("id", ALL_GAMES)
@FUZZ
@given(st.data())
def test_the_text_of_a_journal_is_refused_or_loads(id: str, data: st.DataObject) -> None:
    text = json.dumps(played(id, data.draw(SEEDS), data.draw(LENGTHS)).journal().to_json())
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    changed = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    try:
        Match.replay(Journal.from_json(changed))
    except HoldfastError:
        return


@FUZZ
@given(st.binary() | st.text())
def test_anything_at_all_is_no_journal_but_no_crash(text: str | bytes) -> None:
    with pytest.raises(HoldfastError):
        Journal.from_json(text)
