"""Bots over the line protocol: listed, asked, put on seats."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.bots import installed_bots
from tests.protocol.test_engine import MIDDLE, Client


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def match(client: Client) -> str:
    id = client.ask("new", game="noughts", seed=7)["match"]
    assert isinstance(id, str)
    return id


def test_bots_are_listed(client: Client) -> None:
    found = client.ask("bots", game="castle")
    assert [one["name"] for one in found] == list(installed_bots("castle"))
    assert found[0]["about"].startswith("Makes any legal move")
    assert len(client.ask("bots")) == len(installed_bots())
    assert client.fail("bots", game="chess")["data"]["kind"] == "no_such_game"


def test_a_bot_is_asked_and_nothing_is_played(client: Client, match: str) -> None:
    first = client.ask("choose", match=match, bot="strong@60x", seed=3)
    assert first["action"]["do"] == "mark"
    assert (first["bot"], first["defect"]) == ("strong@60x", None)
    assert first["tries"] > 0
    again = client.ask("choose", match=match, bot="strong@60x", seed=3, seat="x")
    assert again["action"] == first["action"]
    assert client.ask("status", match=match)["decision"]["seat"] == "x"


def test_who_is_not_asked_is_not_answered_for(client: Client, match: str) -> None:
    error = client.fail("choose", match=match, bot="quick", seat="o")
    assert error["data"]["kind"] == "illegal_action"
    assert "this decision is x's" in error["message"]
    assert client.fail("choose", match=match, bot="genius")["data"]["kind"] == "no_such_bot"
    # Whoever sends lines must not start programs with them.
    for word in ("program:true", "tests.bots.strange:Crash"):
        assert client.fail("choose", match=match, bot=word)["data"]["kind"] == "no_such_bot"
        assert client.fail("sit", match=match, seat="x", bot=word)["data"]["kind"] == "no_such_bot"


def test_a_bot_on_a_seat_answers_at_once(client: Client, match: str) -> None:
    status = client.ask("sit", match=match, seat="o", bot="random")
    assert status["decision"]["seat"] == "x"
    assert status["bots"] == [{"seat": "o", "bot": "random"}]
    assert status["events"] == []
    status = client.ask("play", match=match, action=MIDDLE, seat="x", after=0)
    assert status["decision"]["seat"] == "x"
    assert [event["seat"] for event in status["events"]] == ["x", "o"]
    status = client.ask("sit", match=match, seat="x", bot="quick")
    assert status["over"]
    assert len(status["events"]) >= 3
    assert client.fail("choose", match=match)["message"] == "The match is over."


def test_a_bot_leaves_its_seat(client: Client, match: str) -> None:
    client.ask("sit", match=match, seat="o", bot="random")
    assert client.ask("sit", match=match, seat="o")["bots"] == []
    assert client.ask("play", match=match, action=MIDDLE)["decision"]["seat"] == "o"


def test_a_bot_takes_its_seat_in_the_middle(client: Client, match: str) -> None:
    client.ask("play", match=match, action=MIDDLE)
    status = client.ask("sit", match=match, seat="o", bot="quick")
    assert status["decision"]["seat"] == "x"
    assert [event["seat"] for event in status["events"]] == ["o"]


@pytest.mark.parametrize(
    ("seat", "bot", "kind"),
    [("z", "quick", "no_such_seat"), ("spectator", "quick", "no_such_seat"),
     ("o", "quikc", "no_such_bot"), ("o", "strong@long", "error")],
)  # fmt: skip
def test_who_cannot_sit_is_refused(
    client: Client, match: str, seat: str, bot: str, kind: str
) -> None:
    error = client.fail("sit", match=match, seat=seat, bot=bot)
    assert error["data"]["kind"] == kind
    assert "bots" not in client.ask("status", match=match)


def test_undo_goes_back_over_bots_where_that_is_allowed(client: Client) -> None:
    def begun(**given: Any) -> str:
        id = client.ask("new", game="noughts", seed=7, **given)["match"]
        client.ask("sit", match=id, seat="o", bot="random")
        client.ask("play", match=id, action=MIDDLE)
        assert isinstance(id, str)
        return id

    status = client.ask("undo", match=begun(study=True))
    assert status["decision"]["seat"] == "x"
    assert status["view"]["rows"] == ["...", "...", "..."]
    assert client.fail("undo", match=begun(), seat="x")["data"]["kind"] == "undo_refused"


def test_bots_go_when_their_match_is_closed(client: Client, match: str) -> None:
    client.ask("sit", match=match, seat="o", bot="random")
    assert client.ask("close", match=match) == {"closed": True}
    other = client.ask("new", game="noughts", seed=7)["match"]
    assert "bots" not in client.ask("status", match=other)
