"""Component data are tried in a process apart, which may end without harm to anybody."""

from __future__ import annotations

import io
import json
import os
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import holdfast
from holdfast.core.match import Match
from holdfast.web.beginning import Beginning
from holdfast.web.journals import Opened
from holdfast.web.trial import TOGETHER, Bench, failed, heard


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.close()


def wish(game: str = "itter", **changed: Any) -> dict[str, Any]:
    pack = holdfast.find_game(game).default_pack()
    return {"game": game, "seed": 7, "pack": {**pack, **changed}}


def test_a_match_begins_there_as_it_would_here(bench: Bench) -> None:
    given = wish(title="Another castle")
    told = bench.ask(given)
    assert told["wrong"] is None
    assert Beginning(**told["begins"]) == Beginning.of(Match(**given))


def test_one_process_tries_one_set_after_another(bench: Bench) -> None:
    bench.ask(wish(title="First"))
    process = bench._process
    assert process is not None
    assert bench.ask(wish("tito", title="Second"))["wrong"] is None
    assert bench._process is process


def test_what_is_wrong_is_told(bench: Bench) -> None:
    told = bench.ask(wish(locations=[]))
    assert told["wrong"]["kind"] == "bad_pack"
    assert told["wrong"]["field"] == "locations"
    assert told["begins"] is None


def test_a_long_journal_comes_back_whole(bench: Bench) -> None:
    match, chooser = Match("castle", seed=5), random.Random(5)
    while len(match.played) < 2 * TOGETHER + 1:
        match.play(chooser.choice(match.legal))
    opened = Opened.of(bench.ask({"journal": json.dumps(match.journal().to_json())}))
    assert [one.number for one in opened.entries] == list(range(1, len(match.played) + 1))
    actions = [json.loads(one.action) for one in opened.entries]
    assert actions == [one.action.json for one in match.played]


@pytest.mark.parametrize("left_out", ["some lines", "half of one"])
def test_an_answer_that_stops_in_the_middle_is_none(bench: Bench, left_out: str) -> None:
    """A process that is out of time ends while it writes, and the one above it says so."""
    said = failed("it takes too much time or memory", 15, {"journal": ""})
    whole = b'{"wrong":null,"parts":3}\n[{}]\n'
    rest = b"" if left_out == "some lines" else json.dumps({**said, "parts": 0}).encode() + b"\n"
    assert heard(io.BytesIO(whole + rest)) is None
    assert heard(io.BytesIO(whole + b"[{}]\n[{}]\n")) == {"wrong": None, "entries": [{}] * 3}


def test_a_process_that_was_killed_is_replaced(bench: Bench) -> None:
    bench.ask(wish(title="First"))
    assert bench._process is not None
    os.kill(bench._process.pid, signal.SIGKILL)
    bench._process.wait()
    assert bench.ask(wish(title="Second"))["wrong"] is None


def test_a_key_that_nobody_knows_comes_back_with_its_promise(bench: Bench) -> None:
    begins = Beginning(**bench.ask({**wish(title="Fair"), "seed": None})["begins"])
    assert begins.key is not None
    assert begins.commitment is not None
    again = Match("itter", key=bytes.fromhex(begins.key), pack=begins.pack)
    assert again.commitment == begins.commitment
    assert list(again.setup_chance) == begins.setup
