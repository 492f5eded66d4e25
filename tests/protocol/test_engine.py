"""The line protocol: its methods, its refusals, and what each seat is told."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from holdfast.coach import Advice, Coach
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadPack, HoldfastError
from holdfast.core.match import Match
from holdfast.core.registry import installed_games
from holdfast.core.seat import Seat
from holdfast.protocol import Engine
from tests.conformance import hilo

MIDDLE = {"do": "mark", "cell": "b2"}


class Client:
    """Asks an engine, and returns results or errors."""

    def __init__(self, engine: Engine | None = None) -> None:
        self.engine = Engine() if engine is None else engine

    def send(self, request: Any) -> Any:
        answer = self.engine.handle(json.dumps(request))
        return None if answer is None else json.loads(answer)

    def _call(self, method: str, params: Any) -> Any:
        answer = self.send({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        assert answer["jsonrpc"] == "2.0"
        assert answer["id"] == 1
        return answer

    def ask(self, method: str, /, **params: Any) -> Any:
        return self._call(method, params)["result"]

    def fail(self, method: str, /, **params: Any) -> Any:
        return self._call(method, params)["error"]


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def match(client: Client) -> str:
    id = client.ask("new", game="noughts", seed=7)["match"]
    assert isinstance(id, str)
    return id


@pytest.fixture
def cards(client: Client) -> str:
    """A match in which seats hide their cards: a holds c4, b holds c8, c7 is drawn next."""
    position = {
        "game": "hilo",
        "hands": {"a": ["c4"], "b": ["c8"]},
        "deck": ["c1", "c2", "c3", "c5", "c6", "c7"],
        "bets": [0, 0],
        "turns": 0,
    }
    id = client.engine.add(Match(hilo.GAME, script=[4], position=position))["match"]
    assert isinstance(id, str)
    return id


# Methods


def test_games_are_listed(client: Client) -> None:
    games = {game["id"]: game for game in client.ask("games")}
    assert games["noughts"] == {
        "id": "noughts",
        "name": "Noughts",
        "seats": ["x", "o"],
        "options": [],
    }


def test_a_new_match_answers_with_its_status(client: Client) -> None:
    status = client.ask("new", game="noughts", seed=7)
    assert list(status) == ["match", "over", "decision", "view"]
    assert status["over"] is False
    assert list(status["decision"]) == ["seat", "kind", "rule", "legal"]
    assert status["decision"]["seat"] == "x"
    assert MIDDLE in status["decision"]["legal"]
    assert status["view"] == client.ask("position", match=status["match"])


def test_play_tells_what_happened(client: Client, match: str) -> None:
    status = client.ask("play", match=match, action=MIDDLE)
    assert status["events"] == [{"event": "marked", "rule": "NO-2", "seat": "x", "cell": "b2"}]
    assert status["decision"]["seat"] == "o"
    assert client.ask("status", match=match)["view"]["rows"] == ["...", ".x.", "..."]


def test_the_end_has_a_result(client: Client, match: str) -> None:
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        status = client.ask("play", match=match, action=f"mark {cell}")
    assert status["over"] is True
    assert status["result"] == {"winner": "x"}
    assert "decision" not in status
    error = client.fail("play", match=match, action=MIDDLE, seat="o")
    assert error["data"]["kind"] == "illegal_action"
    assert "over" in error["message"]


def test_why_and_odds(client: Client, match: str, cards: str) -> None:
    assert client.ask("why", match=match, action=MIDDLE) == {"legal": True}
    client.ask("play", match=match, action=MIDDLE)
    refusal = client.ask("why", match=match, action=MIDDLE)
    assert refusal["legal"] is False
    assert refusal["rule"] == "NO-2"
    assert "b2 already carries X" in refusal["reason"]
    assert client.ask("odds", match=match, action="mark a1") == {}


def test_a_thing_on_the_board_is_looked_at(client: Client) -> None:
    match = client.ask("new", game="itter", seed=1)["match"]
    told = client.ask("look", match=match, element="square:G4", seat="defender", language="it")
    assert told["title"] == "Gate House, G4"
    assert {"label": "Vede", "value": "nero"} in told["facts"]
    assert "node:7" in told["marks"]
    assert client.ask("look", match=match, element="square:Z9") is None
    assert client.fail("look", match=match, element="deck", language="xx")["data"]["field"] == (
        "language"
    )


def test_another_seat_learns_nothing_from_why_and_odds(client: Client, cards: str) -> None:
    everything = client.ask("status", match=cards)["decision"]
    action = everything["legal"][0]
    assert client.ask("why", match=cards, action=action, seat="a") == {"legal": True}
    client.ask("odds", match=cards, action=action, seat="a")
    for seat, who in (("b", "b"), ("spectator", "a spectator")):
        sentence = f"this decision is a's, not that of {who}"
        for asked in (action, "discard c4", "nonsense"):
            told = client.ask("why", match=cards, action=asked, seat=seat)
            assert told == {"legal": False, "rule": everything["rule"], "reason": sentence}
        for what in ({"action": action}, {"card": "c4"}):
            error = client.fail("odds", match=cards, seat=seat, **what)
            assert error["data"]["kind"] == "illegal_action"
            assert error["message"] == sentence
    for method in ("why", "odds"):
        error = client.fail(method, match=cards, action=action, seat="q")
        assert error["data"]["kind"] == "no_such_seat"


def test_a_seat_is_told_that_the_match_is_over(client: Client, match: str) -> None:
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        client.ask("play", match=match, action=f"mark {cell}")
    told = client.ask("why", match=match, action=MIDDLE, seat="x")
    assert told == {"legal": False, "rule": "", "reason": "The match is over."}
    assert "over" in client.fail("odds", match=match, action=MIDDLE, seat="x")["message"]


def test_odds_are_exact_fractions(client: Client) -> None:
    from fractions import Fraction

    from holdfast.core.action import Action

    class Lucky(hilo.HiLo):
        def odds(self, action: Action) -> dict[str, Fraction]:
            return {"hit": Fraction(5, 9), "sure": Fraction(1)}

    class LuckyGame(hilo.HiLoGame):
        state = Lucky

    id = client.engine.add(Match(LuckyGame(), seed=1))["match"]
    assert client.ask("odds", match=id, action="roll") == {"hit": "5/9", "sure": "1"}


def test_a_journal_loads_again(client: Client, match: str) -> None:
    client.ask("play", match=match, action=MIDDLE)
    journal = client.ask("journal", match=match)
    again = client.ask("load", journal=journal)
    assert again["match"] != match
    assert again["view"] == client.ask("position", match=match)


def test_undo_goes_back(client: Client, match: str) -> None:
    client.ask("play", match=match, action=MIDDLE)
    assert client.fail("undo", match=match, seat="o")["data"]["kind"] == "undo_refused"
    assert client.ask("undo", match=match, seat="x")["decision"]["seat"] == "x"
    assert client.fail("undo", match=match)["data"]["kind"] == "undo_refused"


def test_an_unknown_seat_takes_nothing_back(client: Client) -> None:
    id = client.ask("new", game="noughts", study=True)["match"]
    client.ask("play", match=id, action=MIDDLE)
    assert client.fail("undo", match=id, seat="q")["code"] == -32000
    assert len(client.ask("journal", match=id)["actions"]) == 1


def test_new_takes_a_position_a_script_or_a_seed(client: Client) -> None:
    position = {"game": "noughts", "rows": ["xo.", "...", "..."], "turn": "x", "result": None}
    status = client.ask("new", game="noughts", position=position, chance=[])
    assert status["view"] == position
    assert client.ask("new", game="noughts", seed=-(10**40))["over"] is False
    assert client.fail("new", game="noughts", seed=1, chance=[])["code"] == -32602
    assert client.fail("new", game="noughts", seed=True)["code"] == -32602
    assert client.fail("new", game="noughts", chance=[True])["code"] == -32602


def test_parameters_may_be_a_list(client: Client, match: str) -> None:
    request = {"jsonrpc": "2.0", "id": 1, "method": "play", "params": [match, MIDDLE]}
    assert client.send(request)["result"]["decision"]["seat"] == "o"
    request["params"] = [match, MIDDLE, "x", 1, "too many"]
    assert client.send(request)["error"]["code"] == -32602


# What a seat is told


def test_only_the_deciding_seat_is_told_what_is_legal(client: Client, cards: str) -> None:
    everything = client.ask("status", match=cards)
    assert len(everything["decision"]["legal"]) == 5
    assert client.ask("status", match=cards, seat="a")["decision"] == everything["decision"]
    for seat in ("b", "spectator"):
        assert client.ask("status", match=cards, seat=seat)["decision"]["legal"] == []


def test_a_seat_sees_its_view_and_not_the_others_cards(client: Client, cards: str) -> None:
    text = json.dumps(client.ask("status", match=cards, seat="a"))
    assert "c4" in text
    assert "c8" not in text
    spectator = json.dumps(client.ask("status", match=cards, seat="spectator"))
    assert "c4" not in spectator
    assert "c8" not in spectator


def test_events_are_those_the_seat_may_know(client: Client, cards: str) -> None:
    status = client.ask("play", match=cards, action="swap", seat="a")
    assert status["events"] == [{"event": "drew", "rule": "HL-3", "seat": "a", "card": "c7"}]
    assert status["view"]["hands"] == {"a": ["c4", "c7"], "b": ["#"]}
    client.ask("play", match=cards, action="discard c4", seat="a")
    secret = client.ask("play", match=cards, action="swap")
    assert secret["events"][0]["card"] == "c6"


def test_another_seats_decision_is_refused(client: Client, match: str) -> None:
    error = client.fail("play", match=match, action=MIDDLE, seat="o")
    assert error["code"] == -32000
    assert error["data"]["kind"] == "illegal_action"
    assert error["message"] == "this decision is x's, not that of o"
    assert client.fail("play", match=match, action=MIDDLE, seat="spectator")["code"] == -32000
    assert client.fail("play", match=match, action=MIDDLE, seat="q")["code"] == -32000


def test_a_stale_move_gets_the_fresh_status(client: Client, match: str) -> None:
    client.ask("play", match=match, action=MIDDLE, seat="x", after=0)
    error = client.fail("play", match=match, action="mark a1", seat="o", after=0)
    assert error["data"]["kind"] == "stale_move"
    assert error["data"]["actions"] == 1
    assert error["data"]["status"] == client.ask("status", match=match, seat="o")
    assert client.ask("play", match=match, action="mark a1", seat="o", after=1)["over"] is False


# Refusals


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", -32700),
        ("holdfast", -32700),
        ('{"id": NaN}', -32700),
        ('{"id": ' + "9" * 5000 + "}", -32700),
        ("[" * 100_000, -32600),
        ("[" * 150 + "]" * 150, -32600),
        ("[]", -32600),
        ("5", -32600),
        ("null", -32600),
        ("{}", -32600),
        ('{"jsonrpc": "1.0", "id": 1, "method": "games"}', -32600),
        ('{"jsonrpc": "2.0", "id": true, "method": "games"}', -32600),
        ('{"jsonrpc": "2.0", "id": 1e999, "method": "games"}', -32600),
        ('{"jsonrpc": "2.0", "id": [], "method": "games"}', -32600),
        ('{"jsonrpc": "2.0", "id": 1, "method": 5}', -32600),
        ('{"jsonrpc": "2.0", "id": 1, "method": "games", "params": 5}', -32600),
        ('{"jsonrpc": "2.0", "id": 1, "method": "gamez"}', -32601),
        ('{"jsonrpc": "2.0", "id": 1, "method": "games", "params": {"a": 1}}', -32602),
        ('{"jsonrpc": "2.0", "id": 1, "method": "new"}', -32602),
        ('{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": 5}}', -32602),
        ('{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "chess"}}', -32000),
        ('{"jsonrpc": "2.0", "id": 1, "method": "status", "params": {"match": "m9"}}', -32000),
    ],
)
def test_what_is_wrong_has_its_code_and_a_sentence(client: Client, line: str, code: int) -> None:
    answer = client.engine.handle(line)
    assert answer is not None
    error = json.loads(answer)["error"]
    assert error["code"] == code
    assert error["message"] == error["data"]["sentence"]
    assert error["data"]["kind"]


@pytest.mark.parametrize(
    ("method", "params", "kind"),
    [
        ("play", {"action": {"do": "mark", "cell": "z9"}}, "illegal_action"),
        ("play", {"action": None}, "illegal_action"),
        ("new", {"game": "noughts", "options": {"size": 4}}, "bad_option"),
        ("new", {"game": "noughts", "position": {"rows": []}}, "bad_position"),
        ("new", {"game": "noughts", "pack": {}}, "bad_pack"),
        ("load", {"journal": {"game": "noughts"}}, "bad_journal"),
        ("load", {"journal": {"game": "noughts", "actions": [{"do": "jump"}]}}, "bad_journal"),
        ("position", {"match": "m99"}, "no_such_match"),
    ],
)
def test_refusals_have_their_kind(
    client: Client, match: str, method: str, params: dict[str, Any], kind: str
) -> None:
    if method == "play":
        params = {"match": match, **params}
    error = client.fail(method, **params)
    assert error["code"] == -32000
    assert error["data"]["kind"] == kind


def test_an_illegal_action_cites_its_rule(client: Client, match: str) -> None:
    client.ask("play", match=match, action=MIDDLE)
    error = client.fail("play", match=match, action=MIDDLE)
    assert error["data"]["rule"] == "NO-2"


def test_a_near_miss_is_suggested(client: Client) -> None:
    assert 'did you mean "games"' in client.fail("gamez")["message"]
    assert 'did you mean "options"' in client.fail("new", game="noughts", option={})["message"]


def test_a_fault_of_ours_is_an_answer_too(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(hilo.HiLo):
        def view(self, seat: int) -> dict[str, Any]:
            raise KeyError("oops")

    class BrokenGame(hilo.HiLoGame):
        state = Broken

    id = client.engine.add(Match(BrokenGame(), seed=1))["match"]
    assert client.fail("status", match=id, seat="a")["code"] == -32603
    assert "oops" in caplog.text
    assert client.ask("games")


def test_a_match_whose_status_fails_is_not_kept(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(hilo.HiLo):
        def to_position(self) -> dict[str, Any]:
            raise KeyError("oops")

    class BrokenGame(hilo.HiLoGame):
        id = "broken"
        state = Broken

    monkeypatch.setitem(installed_games(), "broken", BrokenGame())
    assert client.fail("new", game="broken", seed=1)["code"] == -32603
    assert client.fail("load", journal={"game": "broken", "actions": []})["code"] == -32603
    assert client.fail("status", match="m1", seat="a")["data"]["kind"] == "no_such_match"
    assert client.ask("new", game="noughts")["match"] == "m1"


def test_a_pack_is_checked_once_by_the_match(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = []

    class Packed(hilo.HiLoGame):
        id = "packed"

        def check_pack(self, pack: Any) -> list[BadPack]:
            checked.append(pack)
            return []

    monkeypatch.setitem(installed_games(), "packed", Packed())
    client.ask("new", game="packed", seed=1, pack={"cards": 8})
    assert checked == [{"cards": 8}]


def test_the_page_lists_every_kind_of_error() -> None:
    page = (Path(__file__).parents[2] / "docs" / "line-protocol.md").read_text("utf-8")
    classes: list[type[HoldfastError]] = [HoldfastError, *HoldfastError.__subclasses__()]
    kinds = {found.kind for found in classes if found.__module__.startswith("holdfast.")}
    kinds -= {"bad_case", "bad_results", "bad_state", "stale_proposal"}  # none comes here
    kinds -= {"bad_experiment", "bad_run", "too_much"}  # the lab's
    kinds -= {"bad_backup", "bad_setting", "no_database", "occupied"}  # the operator's
    kinds |= {"parse_error", "invalid_request", "unknown_method", "invalid_params"}
    kinds |= {"internal_error"}
    assert {kind for kind in kinds if f"| `{kind}` |" not in page} == set()


def test_notifications_get_no_answer(client: Client, match: str) -> None:
    params = {"match": match, "action": MIDDLE}
    assert client.send({"jsonrpc": "2.0", "method": "play", "params": params}) is None
    assert client.ask("status", match=match)["decision"]["seat"] == "o"
    assert client.send({"jsonrpc": "2.0", "method": "nonsense"}) is None
    assert client.engine.handle("\r\n") is None


def test_batches_are_answered_together(client: Client) -> None:
    request = {"jsonrpc": "2.0", "id": 1, "method": "games"}
    notice = {"jsonrpc": "2.0", "method": "games"}
    answers = client.send([request, notice, 5, {**request, "id": "two"}])
    assert [answer["id"] for answer in answers] == [1, None, "two"]
    assert client.send([notice]) is None
    assert client.send([notice] * 1001)["error"]["code"] == -32600


def test_a_closed_match_is_gone(client: Client, match: str) -> None:
    assert client.ask("close", match=match) == {"closed": True}
    for method in ("status", "close"):
        error = client.fail(method, match=match)
        assert error["data"]["kind"] == "no_such_match"
        assert error["message"] == f'there is no match "{match}"; it was closed, or never begun'
    assert client.ask("new", game="noughts")["match"] != match  # an id is never used again


def test_an_engine_that_is_full_says_how_to_make_room() -> None:
    client = Client(Engine(most=2))
    first, second = (client.ask("new", game="noughts")["match"] for _ in range(2))
    journal = client.ask("journal", match=first)
    for error in (client.fail("new", game="noughts"), client.fail("load", journal=journal)):
        assert error["code"] == -32000
        assert error["data"]["kind"] == "too_many_matches"
        assert error["message"] == (
            "2 matches are open, and the engine holds no more; "
            'end one with the method "close" first'
        )
    client.ask("close", match=first)
    client.ask("new", game="noughts")
    assert client.ask("status", match=second)["match"] == second


# Streams


def serve(lines: bytes, longest: int = 2**20) -> list[Any]:
    sink = io.BytesIO()
    Engine(longest=longest).serve(io.BytesIO(lines), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


GAMES = b'{"jsonrpc": "2.0", "id": 1, "method": "games"}'


def test_a_stream_is_answered_line_by_line() -> None:
    answers = serve(GAMES + b"\n\n\xff\xfe\n" + GAMES)
    assert [answer.get("error", {}).get("code") for answer in answers] == [None, -32700, None]


def test_a_line_that_is_too_long_is_refused_and_skipped() -> None:
    limit = len(GAMES)
    long = "é".encode() * limit
    answers = serve(b"\n".join([GAMES, long, GAMES + b"  ", GAMES + b"\r"]), limit)
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        None,
        -32600,
        -32600,
        None,
    ]


def test_the_engine_runs_as_a_command() -> None:
    requests = [
        {"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "noughts", "seed": 7}},
        {"jsonrpc": "2.0", "id": 2, "method": "play", "params": {"match": "m1", "action": MIDDLE}},
    ]
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.cli", "engine"],
        input="".join(json.dumps(request) + "\n" for request in requests) + "{\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert first["result"]["match"] == "m1"
    assert second["result"]["events"][0]["cell"] == "b2"
    assert third["error"]["code"] == -32700


def test_the_engine_answers_before_its_input_ends() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "holdfast.cli", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(GAMES + b"\n")
        engine.stdin.flush()
        assert json.loads(engine.stdout.readline())["id"] == 1
        engine.stdin.close()
        assert engine.wait(timeout=30) == 0


def test_advice_is_streamed_as_notifications_before_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count()

    def think_in_ticks(seat: Seat, seconds: float) -> Iterator[Advice]:
        """Time passes by looking at the clock, so a machine that stalls changes nothing."""
        return Coach(seat, Seeded(1), clock=lambda: next(ticks) / 1000).think(seconds)

    monkeypatch.setattr("holdfast.protocol.engine.think", think_in_ticks)
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "castle", "seed": 3}},
        {"jsonrpc": "2.0", "id": 2, "method": "advise", "params": {"match": "m1", "seconds": 2}},
    ]
    sink = io.BytesIO()
    Engine().serve(io.BytesIO("\n".join(map(json.dumps, lines)).encode()), sink)
    _new, *told, last = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert told
    assert all((one["method"], one["params"]["match"]) == ("advice", "m1") for one in told)
    assert last["id"] == 2
    assert last["result"]["tries"] > told[0]["params"]["tries"]
    assert last["result"]["lines"][0]["action"]["do"] == "court"


def test_advice_is_for_the_seat_that_decides(client: Client) -> None:
    match = client.ask("new", game="noughts")["match"]
    told = client.ask("advise", match=match, seconds=0.1, language="fr")
    assert told["seat"] == "x"
    assert told["lines"][0]["sentence"].startswith("Marquer")
    error = client.fail("advise", match=match, seat="o")
    assert "this decision is x's" in error["message"]
    error = client.fail("advise", match=match, language="xx")
    assert "en, it, fr" in error["message"]
