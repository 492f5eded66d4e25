"""Component data are tried in a process apart, which may end without harm to anybody."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import holdfast
from holdfast.core.match import Match
from holdfast.web.beginning import Beginning
from holdfast.web.trial import Bench


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
