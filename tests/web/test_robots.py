"""Bots at the server's seats: they think elsewhere, stop when they should, and somebody moves."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from examples.bots import over_http
from holdfast.bots import installed_bots
from holdfast.bots.workers import Workers
from holdfast.store import schema
from holdfast.web.room import Room
from tests.web.conftest import Postgres
from tests.web.site import Program, Site, Visitor

STRANGE = "tests.bots.strange"
PATIENCE = 60.0


def until(holds: Callable[[], object], why: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        time.sleep(0.02)


def room_of(site: Site, match: str) -> Room:
    return site.app.hub.rooms[match]


def seat_strange(site: Site, match: str, place: int, bot: str) -> None:
    """Put a bot there that nobody could choose, as one that has got worse since."""
    store = site.app.hub.store
    wanted = update(schema.seat).where(schema.seat.c.match == match, schema.seat.c.place == place)

    async def change() -> None:
        values = wanted.values(kind="bot", bot=f"{STRANGE}:{bot}")
        await store.writer.do(lambda connection: connection.execute(values) and None)
        await site.app.hub.reload_seats(room_of(site, match))

    asyncio.run_coroutine_threadsafe(change(), site.loop).result(PATIENCE)


def begin_with(site: Site, visitor: Visitor, bot: str, **wish: Any) -> str:
    """A match of noughts and crosses whose second seat is that of a strange bot."""
    match = visitor.begin(seats={"x": "me", "o": "friend"}, **wish)
    seat_strange(site, match, 1, bot)
    return match


def move(site: Site, visitor: Visitor, match: str, place: int) -> int:
    """Play what comes first, and give the status of the answer."""
    room = room_of(site, match)
    action = room.match.seen_by(place).legal[0].json
    return visitor.play(match, action, room.number).status_code


def has_reached(visitor: Visitor, match: str, number: int) -> bool:
    return bool(visitor.state(match)["number"] == number)


def mark(cell: str) -> dict[str, Any]:
    return {"do": "mark", "cell": cell}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots may think for long."""
    site = Site(tmp_path_factory.mktemp("slow"), bot_seconds=120.0, bot_workers=1)
    yield site
    site.stop()


# Who can sit down


def test_strong_answers_at_the_table_with_its_name_and_face(site: Site, anna: Visitor) -> None:
    match = anna.begin("castle", seats={"0": "me", "1": "bot:strong@0.1"})
    for _ in range(12):
        assert anna.state(match)["decision"]["seat"] == 0
        assert move(site, anna, match, 0) == 200
        until(lambda: anna.state(match)["decision"]["seat"] == 0, "the bot did not answer")
    bot = anna.state(match)["players"][1]
    assert bot["kind"] == "bot"
    assert (bot["bot"], bot["name"]) == ("strong@0.1", "Strong (0.1)")
    assert bot["face"] == installed_bots()["strong"].face
    assert "face" not in anna.state(match)["players"][0]


def test_names_of_bots_are_told_in_the_readers_language(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "bot:strong"})
    names = [
        anna.get(f"/matches/{match}", lang=lang).json()["players"][1]["name"]
        for lang in ("en", "it", "fr")
    ]
    assert names[0] == "Strong"
    assert len(set(names)) == 3


def test_the_bots_of_a_game_are_listed_for_programs(site: Site, anna: Visitor) -> None:
    bots = anna.get("/games/castle/bots", lang="en").json()
    assert [bot["bot"] for bot in bots] == list(installed_bots("castle"))
    for bot in bots:
        assert bot["name"]
        assert bot["about"].endswith(".")
        assert bot["face"].startswith("M")
    assert bots[0]["about"] != anna.get("/games/castle/bots", lang="it").json()[0]["about"]
    assert anna.get("/games/chess/bots").status_code == 404


@pytest.mark.parametrize(
    ("who", "says"),
    [
        ("bot:hal", "it must be one of me, friend, open, bot:random"),
        ("bot:", "it must be one of"),
        ("bot:tests.bots.strange:Crash", "it must be one of"),
        ("bot:strong@soon", "is not a measure of thinking"),
        ("bot:strong@60", "8 seconds at most"),
        ("bot:strong@0." + "1" * 40, "it must be one of"),
    ],
)
def test_what_is_no_bot_is_refused(site: Site, anna: Visitor, who: str, says: str) -> None:
    wish = {"game": "noughts", "seats": {"x": "me", "o": who}}
    answer = anna.post("/matches", wish)
    assert answer.status_code == 422
    assert answer.json()["field"] == "seats"
    assert says in answer.json()["detail"]


def test_a_bot_plays_the_ss_and_the_only_seat_of_a_game(site: Site, anna: Visitor) -> None:
    seats = {"defender": "me", "ss": "bot:quick"}
    match = anna.begin("itter", seats=seats, options={"variant": "competitive"})
    assert anna.state(match)["players"][1]["name"] == "Quick"
    alone = anna.begin("tito", seats={"german": "bot:quick"})
    until(lambda: room_of(site, alone).number > 5, "nobody plays")
    assert anna.state(alone)["yours"] == []


def test_the_form_offers_every_bot_and_begins_with_the_strong_one(
    site: Site, anna: Visitor
) -> None:
    page = anna.look("/new/castle?lang=en").text
    for bot in installed_bots("castle").values():
        assert f'value="bot:{bot.name}"' in page
        assert bot.said() in page
        assert bot.face in page
    assert 'value="bot:strong" checked' in page
    begun = anna.send("/matches", game="castle", mode="fair", **{"seat.0": "me"})
    assert begun.status_code == 200
    assert 'value="bot:random" checked' in anna.look("/new/castle?seat.1=bot:random").text


def test_a_program_of_its_own_plays_over_http(site: Site, anna: Visitor) -> None:
    program = over_http.Server(site.url)
    match = over_http.begin(program, "noughts")
    result = over_http.play(program, match)
    assert set(result["returns"]) == {"x", "o"}
    begun = anna.post("/matches", {"game": "noughts", "seats": {"x": "bot:quick"}}).json()
    invited = over_http.Server(site.url)
    assert over_http.join(invited, begun["invitations"]["o"]["secret"]) == begun["match"]
    assert over_http.play(invited, begun["match"])["sentence"]


# What is not wanted any more


def test_a_bot_stops_when_a_move_is_taken_back(slow: Site) -> None:
    anna = slow.visitor()
    match = begin_with(slow, anna, "Patient", study=True)
    room, workers = room_of(slow, match), slow.app.hub.robots.workers
    assert anna.play(match, mark("b2"), 0).status_code == 200
    until(lambda: room.thinking is not None and workers.processes, "it does not think")
    assert anna.post(f"/matches/{match}/undo", {"after": 1}).status_code == 200
    until(lambda: workers.thinking == 0, "it thinks about what is no more")
    assert room.thinking is None
    assert (room.number, room.turn) == (2, 0)
    assert not (slow.app.hub.settings.data / "defects").exists()


def test_a_killed_worker_is_replaced_and_the_bot_moves(slow: Site) -> None:
    anna = slow.visitor()
    match = begin_with(slow, anna, "Late")
    room, workers = room_of(slow, match), slow.app.hub.robots.workers
    assert anna.play(match, mark("b2"), 0).status_code == 200
    until(lambda: room.thinking is not None and workers.processes, "it does not think")
    time.sleep(1.0)
    assert room.number == 1
    (killed,) = workers.processes
    os.kill(killed, signal.SIGKILL)
    until(lambda: room.number == 2, "nobody moved")
    assert workers.processes != [killed]
    assert anna.get(f"/matches/{match}/notes").json() == [], "the bot itself has moved"


def test_a_match_that_is_no_more_is_not_thought_about(slow: Site) -> None:
    anna = slow.visitor()
    match = begin_with(slow, anna, "Patient")
    room, workers = room_of(slow, match), slow.app.hub.robots.workers
    assert anna.play(match, mark("b2"), 0).status_code == 200
    until(lambda: room.thinking is not None, "it does not think")
    slow.loop.call_soon_threadsafe(slow.app.hub.forget, match)
    until(lambda: workers.thinking == 0 and room.bot_task is None, "it still thinks")


# What goes wrong


@pytest.mark.parametrize(
    "bot", ["Crash", "Nonsense", "Cheat", "Peeking", "Quitter", "Leaver", "Missing", "Flood"]
)
def test_a_stand_in_moves_and_it_is_told(
    site: Site, anna: Visitor, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = begin_with(site, anna, bot, lang="it")
    room = room_of(site, match)
    before = defects(site)
    assert anna.play(match, mark("b2"), 0).status_code == 200
    until(lambda: room.number == 2, "nobody moved")
    until(lambda: anna.get(f"/matches/{match}/notes").json(), "nobody was told")
    (note,) = anna.get(f"/matches/{match}/notes").json()
    assert (note["at"], note["seat"], note["private"]) == (2, "o", False)
    assert note["text"].startswith(f"{STRANGE}:{bot} non ha saputo decidere")
    new = set(defects(site)) - set(before)
    assert new
    told = json.loads(min(new).read_text())
    assert told["bot"] == f"{STRANGE}:{bot}"
    assert (told["game"], told["number"]) == ("noughts", 1)
    assert f"{STRANGE}:{bot}" in caplog.text
    assert move(site, anna, match, 0) == 200
    until(lambda: room.number == 4, "nobody moved")
    assert len(anna.get(f"/matches/{match}/notes").json()) == 1, "once is enough"


def test_a_bot_that_sleeps_holds_up_nobody_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = Site(tmp_path, bot_seconds=0.2, bot_workers=1)
    try:
        monkeypatch.setattr(site.app.hub.robots.workers, "grace", 0.5)
        anna = site.visitor()
        match = begin_with(site, anna, "Sleeper")
        assert anna.play(match, mark("b2"), 0).status_code == 200
        until(lambda: has_reached(anna, match, 2), "nobody moved")
        until(lambda: anna.get(f"/matches/{match}/notes").json(), "nobody was told")
        assert [json.loads(path.read_text())["kind"] for path in defects(site)] == ["slow"]
    finally:
        site.stop()


def defects(site: Site) -> list[Path]:
    return sorted((site.app.hub.settings.data / "defects").glob("*.json"))


# Several servers


def test_of_two_servers_on_postgresql_one_thinks_and_one_moves(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.database()
    with ExitStack() as stack:
        sites = [Site(tmp_path, database=database) for _ in range(2)]
        for site in sites:
            stack.callback(site.stop)
        anna = sites[0].visitor()
        match = anna.begin(seats={"x": "me", "o": "bot:strong@0.3"})
        for site in sites:
            program = Program(site.url)
            stream = stack.enter_context(program.listen(match))
            next(iter(stream))
        moves = 0
        while not anna.state(match)["over"]:
            assert move(sites[0], anna, match, 0) == 200
            if anna.state(match)["over"]:
                break
            moves += 1
            until(partial(has_reached, anna, match, 2 * moves), "no bot moved")
        assert moves > 1
        asked = [site.app.hub.robots.asked for site in sites]
        assert sum(asked) == moves, "nobody thought twice"
        rooms = [room_of(site, match) for site in sites]
        until(lambda: rooms[0].number == rooms[1].number, "they are not in step")
        entries = sites[0].app.hub.store.entries(match)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert sum(entry.seat == 1 for entry in entries) == moves


def test_what_another_server_writes_stops_a_bot_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def claim(*_given: object) -> bool:
        return True

    monkeypatch.setattr("holdfast.web.robots.Robots._claim", claim)
    with ExitStack() as stack:
        sites = [Site(tmp_path, shared=True, bot_seconds=120.0, bot_workers=1) for _ in range(2)]
        for site in sites:
            stack.callback(site.stop)
        anna = sites[0].visitor()
        match = begin_with(sites[0], anna, "Patient", study=True)
        assert anna.play(match, mark("b2"), 0).status_code == 200
        stream = stack.enter_context(Program(sites[1].url).listen(match))
        next(iter(stream))
        rooms = [room_of(site, match) for site in sites]
        until(lambda: all(room.thinking is not None for room in rooms), "both should think")
        assert anna.post(f"/matches/{match}/undo", {"after": 1}).status_code == 200
        for site, room in zip(sites, rooms, strict=True):
            workers = site.app.hub.robots.workers
            until(partial(is_calm, room, workers), "it thinks about what is no more")


def is_calm(room: Room, workers: Workers) -> bool:
    return room.number == 2 and room.thinking is None and workers.thinking == 0


def test_when_the_server_that_thought_has_gone_another_one_moves(
    tmp_path: Path, postgres: Postgres
) -> None:
    site = Site(tmp_path, database=postgres.database())
    try:
        anna = site.visitor()
        match = anna.begin(seats={"x": "me", "o": "bot:quick"})
        store = site.app.hub.store

        async def claim_elsewhere() -> bool:
            own, store.origin = store.origin, "elsewhere"
            try:
                return await store.claim(match, 1, 3.0)
            finally:
                store.origin = own

        began = time.monotonic()
        mine = asyncio.run_coroutine_threadsafe(claim_elsewhere(), site.loop).result(PATIENCE)
        assert mine
        assert anna.play(match, mark("b2"), 0).status_code == 200
        until(lambda: room_of(site, match).number == 2, "nobody moved")
        assert time.monotonic() - began > 3.0, "another server thought"
    finally:
        site.stop()
