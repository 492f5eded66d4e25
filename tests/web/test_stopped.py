"""A corrected rule does not silently change a running match."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import orjson
import pytest

from holdfast.core.match import Match
from holdfast.store import GoneOn, SeatRow, Sitter, Store
from holdfast.store.record import replay
from tests.store.rows import entry, row
from tests.web.conftest import Postgres
from tests.web.corrected import correct_rules, renumber
from tests.web.site import Program, Site, Visitor

FAIR: dict[str, Any] = {"seats": {"x": "me", "o": "friend"}}


@pytest.fixture
def fresh(tmp_path: Path) -> Any:
    """A server of one's own: its record is tampered with."""
    site = Site(tmp_path)
    yield site
    site.stop()


def play(visitor: Visitor | Program, match: str, *cells: str, after: int = 0) -> None:
    for number, cell in enumerate(cells, start=after):
        answer = visitor.play(match, {"do": "mark", "cell": cell}, number)
        assert answer.status_code == 200, answer.text


def two_people(site: Site) -> tuple[str, Visitor, Visitor]:
    """A match that Anna has begun and Bert has joined."""
    anna, bert = site.visitor(), site.visitor()
    begun = anna.post("/matches", {"game": "noughts", "name": "Anna", **FAIR}).json()
    secret = begun["invitations"]["o"]["secret"]
    assert bert.post("/join", {"secret": secret, "name": "Bert"}).status_code == 200
    return begun["match"], anna, bert


def forget(site: Site) -> None:
    """As after a restart, which brought the new rules."""
    site.app.hub.rooms.clear()


def test_a_match_stands_still_where_its_record_no_longer_holds(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, anna, bert = two_people(site)
    play(anna, match, "a1")
    play(bert, match, "b2", after=1)
    play(anna, match, "c1", after=2)
    correct_rules(monkeypatch)
    forget(site)
    state = anna.state(match)
    assert (state["number"], state["actions"], state["over"]) == (3, 1, False)
    assert state["decision"] is None
    assert "legal" not in state
    stopped = state["stopped"]
    assert (stopped["kept"], stopped["at"], stopped["rule"]) == (1, 2, "NO-2")
    assert (stopped["seat"], stopped["action"]) == ("o", {"do": "mark", "cell": "b2"})
    assert stopped["label"]
    assert (stopped["rules"], stopped["present"], stopped["successor"]) == ("1", "2", None)
    assert "action 2 is no longer valid" in stopped["sentence"]
    for visitor in (anna, bert):
        for answer in (
            visitor.play(match, {"do": "mark", "cell": "c3"}, 3),
            visitor.post(f"/matches/{match}/undo", {"after": 3}),
            visitor.post(f"/matches/{match}/why", {"action": {"do": "mark", "cell": "c3"}}),
        ):
            assert (answer.status_code, answer.json()["kind"]) == (409, "other_rules")
    assert anna.get(f"/matches/{match}/frames/1").status_code == 200
    assert anna.get(f"/matches/{match}/frames/2").status_code == 404


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The rules have been corrected", "Go on from here as a new match", "NO-2"]),
        ("it", ["Le regole sono state corrette", "Prosegui da qui con una nuova partita"]),
        (
            "fr",
            ["Les règles ont été corrigées", "Continuer à partir d’ici dans une nouvelle partie"],
        ),
    ],
)
def test_its_page_says_which_rule_and_offers_to_go_on(
    site: Site, monkeypatch: pytest.MonkeyPatch, lang: str, words: list[str]
) -> None:
    match, anna, _bert = two_people(site)
    play(anna, match, "b2")
    correct_rules(monkeypatch)
    forget(site)
    page = anna.look(f"/matches/{match}?lang={lang}").text
    for one in words:
        assert one in page
    watching = site.visitor().look(f"/matches/{match}?lang={lang}").text
    assert words[0] in watching
    assert words[1] not in watching, "only those who play decide that"
    for where in ("story", "replay"):
        assert anna.look(f"/matches/{match}/{where}?lang={lang}").status_code == 200


def test_it_goes_on_as_a_new_match_in_which_all_keep_their_seats(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, anna, bert = two_people(site)
    program = bert.program(match, "o")
    play(anna, match, "a1")
    play(program, match, "b2", after=1)
    correct_rules(monkeypatch)
    forget(site)
    assert site.visitor().post(f"/matches/{match}/continue").status_code == 403
    answer = bert.post(f"/matches/{match}/continue")
    assert answer.status_code == 201, answer.text
    new = answer.json()["match"]
    assert anna.post(f"/matches/{match}/continue").json()["match"] == new, "it goes on once"
    assert anna.send(f"/matches/{match}/continue").url.path == f"/matches/{new}"
    assert anna.state(match)["stopped"]["successor"] == new
    assert new in anna.look(f"/matches/{match}").text
    state = anna.state(new)
    assert (state["actions"], state["yours"]) == (1, ["x"])
    assert "stopped" not in state
    assert [one["name"] for one in state["players"]] == ["Anna", "Bert"]
    assert bert.state(new)["yours"] == ["o"]
    play(program, new, "c3", after=1)
    play(anna, new, "a2", after=2)
    mine = [one["id"] for one in anna.get("/matches", mine=True).json()]
    assert mine == [new], "the old one is found through the new one"
    assert anna.get(f"/matches/{new}/summary").json()["began"]["counts"]
    # Who came by an invitation cannot put out whoever invited, there as here.
    assert len(bert.get(f"/matches/{new}/seats/o").json()["sitters"]) == 2


def test_an_invitation_that_is_out_leads_to_the_new_match(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = site.visitor(), site.visitor()
    begun = anna.post("/matches", {"game": "noughts", **FAIR}).json()
    match, secret = begun["match"], begun["invitations"]["o"]["secret"]
    play(anna, match, "b2")
    correct_rules(monkeypatch)
    forget(site)
    new = anna.post(f"/matches/{match}/continue").json()["match"]
    assert bert.look(f"/join/{secret}").status_code == 200
    joined = bert.post("/join", {"secret": secret, "name": "Bert"}).json()
    assert (joined["id"], joined["yours"]) == (new, ["o"])


def test_a_finished_match_keeps_its_result_and_its_story(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, anna, bert = two_people(site)
    for number, cell in enumerate(["a1", "b2", "b1", "a3", "c1"]):
        play((anna, bert)[number % 2], match, cell, after=number)
    before = anna.state(match)
    told = anna.get(f"/matches/{match}/story").json()
    journal = anna.get(f"/matches/{match}/journal").json()
    until = time.monotonic() + 30
    while site.app.hub.store.story(match) is None:
        assert time.monotonic() < until
    correct_rules(monkeypatch)
    forget(site)
    after = anna.state(match)
    assert (after["over"], after["result"]) == (True, before["result"])
    assert after["log"] == before["log"]
    assert after["stopped"]["kept"] == 1
    assert "story are kept" in after["stopped"]["sentence"]
    assert anna.get(f"/matches/{match}/story").json() == told
    kept = anna.get(f"/matches/{match}/journal").json()
    for name in ("actions", "chance", "rules", "key", "commitment"):
        assert kept[name] == journal[name]
    assert anna.post(f"/matches/{match}/continue").json()["kind"] == "not_stopped"
    page = anna.look(f"/matches/{match}").text
    assert before["result"]["sentence"] in page
    assert anna.look(f"/matches/{match}/story").status_code == 200


@pytest.mark.parametrize("every", [1, 25], ids=["with fingerprints", "without"])
def test_a_version_that_does_not_go_on_needs_fingerprints_to_hold(
    site: Site, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """Allowed actions alone do not prove that the positions were the same."""
    monkeypatch.setattr("holdfast.store.record.FINGERPRINT_EVERY", every)
    match, anna, bert = two_people(site)
    play(anna, match, "a1")
    play(bert, match, "c3", after=1)
    renumber(monkeypatch)
    forget(site)
    stopped = anna.state(match)["stopped"]
    assert (stopped["kept"], stopped["at"]) == (2 if every == 1 else 0, None)
    assert "version 1" in stopped["sentence"]
    new = anna.post(f"/matches/{match}/continue").json()
    assert new["state"]["actions"] == stopped["kept"]


def test_a_position_that_differs_stops_a_match_at_the_last_one_that_was_compared(
    fresh: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.store.record.FINGERPRINT_EVERY", 2)
    match, anna, bert = two_people(fresh)
    for number, cell in enumerate(["a1", "c3", "b1", "a3"]):
        play((anna, bert)[number % 2], match, cell, after=number)
    with sqlite3.connect(fresh.app.hub.store.url.database or "") as database:
        database.execute("UPDATE entry SET fingerprint = '0' WHERE number = 4")
    forget(fresh)
    stopped = anna.state(match)["stopped"]
    assert (stopped["kept"], stopped["at"], stopped["rule"]) == (2, 4, None)


def test_dice_that_were_seen_are_not_rolled_again(fresh: Site) -> None:
    """Whoever saw what comes next must not meet it in the new match."""
    anna = fresh.visitor()
    match = anna.begin("itter")
    while True:
        state = anna.state(match)
        action = state["defs"][str(state["legal"][0])]["do"]
        assert anna.play(match, action, state["number"]).status_code == 200
        played = fresh.app.hub.rooms[match].match.played
        if len(played) > 4 and played[-1].chance:
            break
    at = len(played)
    other = orjson.dumps([7 - number for number in played[-1].chance]).decode()
    with sqlite3.connect(fresh.app.hub.store.url.database or "") as database:
        database.execute("UPDATE entry SET chance = ? WHERE number = ?", (other, at))
    forget(fresh)
    state = anna.state(match, view=True)
    assert (state["stopped"]["kept"], state["stopped"]["at"]) == (at - 1, at)
    assert state["stopped"]["rule"], "the rule of the decision"
    new = anna.post(f"/matches/{match}/continue").json()["match"]
    begun = anna.state(new, view=True)
    assert begun["view"] == state["view"]
    assert begun["commitment"] != state["commitment"]
    assert anna.get(f"/matches/{new}/summary").json()["own_position"]


def test_a_record_that_holds_is_replayed_as_it_is() -> None:
    kept = [entry("m", number) for number in (1, 2, 3)]
    for one, cell in zip(kept, ("a1", "b2", "c3"), strict=True):
        one.action = orjson.dumps({"do": "mark", "cell": cell}).decode()
    kept.append(entry("m", 4))
    kept[-1].kind, kept[-1].action = "undo", '{"to": 1}'
    match, where = replay(row("m"), kept)
    assert isinstance(match, Match)
    assert (len(match.played), where) == (1, None)


async def go_on_twice(store: Store) -> tuple[list[str], list[Any], list[Any]]:
    await store.open(lambda signal: None)
    seats = [SeatRow(0, "x", "human", None, "A", "s1"), SeatRow(1, "o", "open", None, "", None)]
    sitter = Sitter("s1", "old", 0, "v", None, "", "began", None, 1.0, 1.0)
    guest = Sitter("s2", "old", 0, None, "hash", "bot", "token", "s1", 1.0, 1.0)
    await store.add_match(row("old"), seats, [sitter, guest], [])
    await store.continue_match("old", row("new"), [entry("new", 1)])
    refusals = []
    try:
        await store.continue_match("old", row("third"), [])
    except GoneOn as already:
        refusals.append(already.successor)
    seating = store.seating.read("new")
    listed = [one.match.id for one in store.lists.matches_of("v")]
    listed += [*store.lists.unknown(), *store.match_ids()]
    await store.close()
    return [*refusals, *listed], seating.seats, seating.sitters


def check_going_on(store: Store) -> None:
    listed, seats, sitters = asyncio.run(go_on_twice(store))
    assert listed == ["new", "new", "new", "new", "old"]
    first, second = sorted(sitters, key=lambda one: one.visitor is None)
    assert (first.visitor, second.token, second.by) == ("v", "hash", first.id)
    assert [(one.name, one.claimed_by) for one in seats] == [("A", first.id), ("", None)]


def test_a_match_goes_on_once_on_sqlite(tmp_path: Path) -> None:
    check_going_on(Store(f"sqlite:///{tmp_path}/games.db"))


def test_a_match_goes_on_once_on_postgresql(postgres: Postgres) -> None:
    check_going_on(Store(postgres.database()))
