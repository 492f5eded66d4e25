"""Ratings: only of rated matches between people, exactly once, and listed only by choice."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from holdfast.store import Sitter, Store
from holdfast.store.ratings import forget
from holdfast.store.records import Entry, Finish, SeatRow
from holdfast.store.skill import START, Skill, after_match
from tests.store.rows import row
from tests.web.conftest import Postgres
from tests.web.site import Program, Site, Visitor

WIN = ("a1", "b1", "a2", "b2", "a3")
"""The first player wins."""


def rated_match(anna: Visitor, bert: Visitor) -> str:
    begun = anna.post("/matches", {"game": "noughts", "rated": True, "name": "Anna"}).json()
    secret = begun["invitations"]["o"]["secret"]
    assert "rated match" in bert.look(f"/join/{secret}").text
    assert bert.post("/join", {"secret": secret, "name": "Bert"}).status_code == 200
    return str(begun["match"])


def play_out(match: str, *people: Visitor) -> None:
    for after, cell in enumerate(WIN):
        answer = people[after % 2].play(match, f"mark {cell}", after)
        assert answer.status_code == 200, answer.text


def mine(person: Visitor) -> str:
    return person.look("/ratings").text


def soon_counted(site: Site, match: str) -> Any:
    store = site.app.hub.store
    future = asyncio.run_coroutine_threadsafe(_counted(store, match), site.loop)
    return future.result(10)


async def _counted(store: Store, match: str) -> Any:
    while (found := await asyncio.to_thread(store.ratings.change, match)) is None:
        await asyncio.sleep(0.01)
    return found


def test_a_rated_match_between_people_counts_once_and_shows(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = rated_match(anna, bert)
    assert "1500 ± 500" in anna.look(f"/matches/{match}").text
    play_out(match, anna, bert)
    why, changes = soon_counted(site, match)
    assert why is None
    assert [one["before"] for one in changes] == [[START.mu, START.sigma]] * 2
    winner, loser = (Skill(*one["after"]) for one in changes)
    assert winner.shown > 1500 > loser.shown
    assert f"{winner.shown} ± {winner.error}" in mine(anna)
    assert f"{loser.shown} ± {loser.error}" in mine(bert)
    store = site.app.hub.store
    again = asyncio.run_coroutine_threadsafe(_rate(store, match), site.loop)
    assert again.result(10) is False, "a match counts once"
    assert f", +{winner.shown - 1500}" in anna.look(f"/matches/{match}").text


async def _rate(store: Store, match: str) -> bool:
    return await store.ratings.rate(match)


def test_only_those_who_chose_to_be_listed_are(site: Site, anna: Visitor, bert: Visitor) -> None:
    for _ in range(3):
        match = rated_match(anna, bert)
        play_out(match, anna, bert)
        soon_counted(site, match)
    assert anna.get("/ratings/noughts").json() == []
    anna.look("/ratings")
    assert anna.send("/ratings/listed", listed="yes", name="").status_code == 422
    anna.send("/ratings/listed", listed="yes", name="Queen <b>Anna</b>")
    listed = bert.get("/ratings/noughts").json()
    assert [(one["name"], one["you"]) for one in listed] == [("Queen <b>Anna</b>", False)]
    assert "Queen &lt;b&gt;Anna" in bert.look("/ratings/noughts").text
    assert anna.get("/ratings/noughts").json()[0]["you"] is True
    anna.send("/ratings/listed", listed="no")
    assert bert.get("/ratings/noughts").json() == []


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"study": True}, "A study is not rated."),
        ({"coach": True}, "nobody asks the coach"),
        ({"seats": {"x": "me", "o": "bot:random"}}, "Only people play rated matches"),
        ({"seats": {"x": "me", "o": "me"}}, "one at each seat"),
        ({"position": {"cells": {}}}, "not from a position of your own"),
        ({"game": "itter"}, "needs several people"),
    ],
)
def test_what_is_not_rated_is_refused(anna: Visitor, wish: dict[str, Any], sentence: str) -> None:
    answer = anna.post("/matches", {"game": "noughts", "rated": True, **wish})
    assert answer.status_code == 422
    assert sentence in answer.json()["detail"]


def test_programs_neither_begin_nor_join_rated_matches(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    program = Program(site.url)
    assert program.http.post("/matches", json={"game": "noughts", "rated": True}).status_code == 422
    begun = anna.post("/matches", {"game": "noughts", "rated": True}).json()
    secret = begun["invitations"]["o"]["secret"]
    assert program.http.post("/join", json={"secret": secret}).status_code == 403
    tokens = anna.post(f"/matches/{begun['match']}/seats/x/tokens", {"name": "mine"})
    assert tokens.json()["kind"] == "not_rated"
    assert bert.post("/join", {"secret": secret}).status_code == 200


def test_the_coach_is_silent_in_rated_matches(anna: Visitor, bert: Visitor) -> None:
    match = rated_match(anna, bert)
    assert anna.post(f"/matches/{match}/advice", {}).status_code == 403
    assert anna.post(f"/matches/{match}/review", {}).status_code == 403
    assert 'id="hf-hint"' not in anna.look(f"/matches/{match}").text
    wish = {"game": "noughts", "rated": True, "coach": True}
    refused = anna.post("/matches", wish)
    assert refused.status_code == 422
    assert "In a rated match nobody asks the coach." in refused.text


# On disk


def test_skills_move_towards_the_result_and_become_surer() -> None:
    won, lost = after_match([START, START], [0, 2])
    assert won.shown > START.shown > lost.shown
    assert won.error < START.error
    drawn = after_match([Skill(30, 3), Skill(20, 3)], [1, 1])
    assert drawn[0].mu < 30
    assert drawn[1].mu > 20
    several = after_match([START] * 4, [2, 0, 2, 2])
    assert max(range(4), key=lambda place: several[place].mu) == 1
    assert several[0] == several[2] == several[3]


def finished(store: Store, match: str, sitters: list[str | None], kind: str = "human") -> Any:
    """A rated match that the first seat won, on disk only."""
    seats = [SeatRow(place, "xo"[place], kind, None, "", f"{match}{place}") for place in (0, 1)]
    people = [
        Sitter(f"{match}{place}", match, place, who, None if who else "t", "", "began", None, 1, 1)
        for place, who in enumerate(sitters)
    ]
    entry = Entry(match, 1, "play", 0, "{}", "[]", 2.0, Finish('{"winner": "x"}', "[1.0, -1.0]"))

    async def write() -> None:
        await store.add_match(replace(row(match), rated=True), seats, people, [])
        await store.add_entry(entry)

    return write()


@pytest.mark.parametrize(
    ("sitters", "kind", "why"),
    [
        (["anna", "anna"], "human", "same_person"),
        (["anna", None], "human", "program"),
        (["anna", "bert"], "bot", "bot"),
    ],
)
def test_a_match_that_was_not_between_two_people_counts_for_nothing(
    tmp_path: Path, sitters: list[str | None], kind: str, why: str
) -> None:
    async def tried() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        await store.open(lambda signal: None)
        await finished(store, "m", sitters, kind)
        assert await store.ratings.rate("m")
        assert store.ratings.change("m") == (why, [])
        assert store.ratings.mine("anna") == {}
        await store.close()

    asyncio.run(tried())


async def race(urls: str, matches: int) -> None:
    """Several servers find the same finished matches at once."""
    stores = [Store(urls, shared=True) for _ in range(3)]
    for store in stores:
        await store.open(lambda signal: None)
    names = [f"m{number}" for number in range(matches)]
    for match in names:
        await finished(stores[0], match, ["anna", "bert"])
    assert stores[1].ratings.uncounted() == names
    done = await asyncio.gather(*(store.ratings.rate(match) for match in names for store in stores))
    assert sum(done) == matches, "each match was counted by one of them"
    assert stores[2].ratings.uncounted() == []
    standing = stores[2].ratings.mine("anna")["noughts"]
    assert standing.matches == matches
    skills = [START, START]
    for _ in names:
        skills = after_match(skills, [0, 2])
    assert standing.skill == skills[0], "none of them was lost, none counted twice"
    await stores[0].ratings.list_as("anna", "Anna")
    await stores[0].writer.do(lambda connection: forget(connection, "anna"))
    assert stores[2].ratings.mine("anna") == {}
    assert stores[2].ratings.listed_as("anna") is None
    for store in stores:
        await store.close()


def test_several_servers_count_a_match_once_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(race(f"sqlite:///{tmp_path}/games.db", 4))


def test_several_servers_count_a_match_once_on_postgresql(postgres: Postgres) -> None:
    asyncio.run(race(postgres.database(), 4))


def test_a_match_whose_server_ended_just_then_counts_when_another_looks(tmp_path: Path) -> None:
    async def written() -> None:
        store = Store(f"sqlite:///{tmp_path}/holdfast.db")
        await store.open(lambda signal: None)
        await finished(store, "m", ["anna", "bert"])
        await store.close()

    asyncio.run(written())
    site = Site(tmp_path)
    from holdfast.web.rating import count_all

    asyncio.run_coroutine_threadsafe(count_all(site.app.hub.store), site.loop).result(10)
    site.stop()
    with sqlite3.connect(tmp_path / "holdfast.db") as raw:
        assert raw.execute("SELECT count(*) FROM rating").fetchone() == (2,)
    raw.close()
