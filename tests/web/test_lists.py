"""Lists of matches: told from what is stored, without playing anything through."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.match import Match
from tests.web.site import Site, Visitor


def mine(visitor: Visitor) -> dict[str, Any]:
    """My only match, as a list has it."""
    [found] = visitor.get("/matches", mine=True).json()
    return dict(found)


def play(visitor: Visitor, match: str, *cells: str) -> None:
    for number, cell in enumerate(cells):
        answer = visitor.play(match, {"do": "mark", "cell": cell}, number)
        assert answer.status_code == 200, answer.text


def test_a_list_says_whose_turn_it_is_and_plays_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = site.visitor()
    match = anna.begin(seats={"x": "me", "o": "friend"})
    assert (mine(anna)["turn"], mine(anna)["my_turn"], mine(anna)["actions"]) == ("x", True, 0)
    play(anna, match, "a1")
    site.app.hub.rooms.clear()  # as after a restart

    def replayed(*_given: Any, **_more: Any) -> None:
        raise AssertionError("a list played a match through")

    monkeypatch.setattr(Match, "__init__", replayed)
    told = mine(anna)
    assert (told["turn"], told["my_turn"], told["actions"]) == ("o", False, 1)
    assert "Noughts" in anna.look("/").text
    assert match not in site.app.hub.rooms


def test_a_list_follows_an_undo_and_the_end(site: Site) -> None:
    anna = site.visitor()
    match = anna.begin(seats={"x": "me", "o": "me"}, study=True)
    play(anna, match, "a1", "a2", "b1", "b2", "c1")
    told = mine(anna)
    assert (told["over"], told["turn"]) == (True, None)
    assert told["result"]
    assert anna.post(f"/matches/{match}/undo", {"after": 5}).status_code == 200
    site.app.hub.rooms.clear()
    told = mine(anna)
    assert not told["over"]
    assert (told["turn"], told["actions"], told["number"]) == ("x", 4, 6)


def test_records_of_an_earlier_version_are_filled_in_on_the_side(tmp_path: Path) -> None:
    site = Site(tmp_path)
    anna = site.visitor()
    match = anna.begin(seats={"x": "me", "o": "friend"})
    play(anna, match, "a1")
    fresh = anna.begin(seats={"x": "me", "o": "friend"})
    site.stop()
    with sqlite3.connect(tmp_path / "holdfast.db") as database:
        database.execute("UPDATE entry SET turn = NULL, actions = NULL, fingerprint = NULL")
        database.execute("UPDATE match SET turn = NULL, setup = NULL")
    again = Site(tmp_path)
    try:
        anna.http.base_url = again.url
        until = time.monotonic() + 20
        turns: dict[str, Any] = {}
        while turns != {match: "o", fresh: "x"}:
            assert time.monotonic() < until, turns
            told = anna.get("/matches", mine=True).json()
            turns = {one["id"]: one["turn"] for one in told}
        assert anna.state(match)["actions"] == 1
    finally:
        again.stop()
