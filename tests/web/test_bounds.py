"""Memory, connections and the disk have bounds, whoever asks."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import re
import socket
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

import holdfast
from holdfast.core.game import KEPT_EDITIONS
from holdfast.store import Entry, MatchRow, Seating, SeatRow, Store
from holdfast.web.callers import wanted_language
from holdfast.web.course import TRACES
from holdfast.web.gate import MOST_WAITING, NEVER
from holdfast.web.hub import Hub
from holdfast.web.paint import art_of
from holdfast.web.room import Room
from holdfast.web.security import MOST_COOKIES
from holdfast.web.settings import Settings
from tests.web.site import Program, Site, two_programs


def own_pack(title: str) -> dict[str, Any]:
    pack = holdfast.find_game("tito").default_pack()
    pack["title"] = title
    return pack


def row(id: str, **given: Any) -> MatchRow:
    facts: dict[str, Any] = {
        "id": id,
        "game": "noughts",
        "rules": "1",
        "options": {},
        "seed": 1,
        "position": None,
        "pack": None,
        "study": True,
        "title": "",
        "lang": "en",
        "listed": False,
        "spectators": True,
        "creator": "v",
        "parent": None,
        "parent_at": None,
        "webhook": None,
        "created": time.time(),
    }
    return MatchRow(**{**facts, **given})


def room(id: str, **given: Any) -> Room:
    seats = [SeatRow(0, "x", "human", None, "", None), SeatRow(1, "o", "human", None, "", None)]
    if given.get("game") == "tito":
        seats = [SeatRow(0, "german", "human", None, "", None)]
    return Room.open(Mock(), row(id, **given), Seating(seats, [], [], []), [])


def hub(tmp_path: Path, **changes: Any) -> Hub:
    settings = Settings(data=tmp_path, key="k" * 32, **changes)
    return Hub(Store(f"sqlite:///{tmp_path}/games.db"), settings)


# Memory


def test_equal_component_data_are_one_and_go_with_their_last_use() -> None:
    tito = holdfast.find_game("tito")
    one, two = tito.edition(None, own_pack("a")), tito.edition(None, own_pack("a"))
    assert one is two
    assert tito.edition(None, own_pack("b")) is not one
    gone = weakref.ref(art_of(one, "it"))
    assert art_of(two, "it") is gone()
    for number in range(KEPT_EDITIONS):  # those that were used lately stay a while
        tito.edition(None, own_pack(f"p{number}"))
    del one, two
    gc.collect()
    assert gone() is None


def test_rooms_are_let_go_by_what_they_weigh(tmp_path: Path) -> None:
    small = hub(tmp_path, memory=40 * room("x").weight)
    for number in range(100):
        small.rooms[f"m{number}"] = room(f"m{number}")
    small.rooms.make_space()
    assert len(small.rooms) == 40
    assert "m99" in small.rooms, "the longest untouched went"


def test_component_data_are_let_go_by_their_number(tmp_path: Path) -> None:
    few = hub(tmp_path, editions=2)
    for number in range(4):
        few.rooms[f"m{number}"] = room(f"m{number}", game="tito", pack=own_pack(f"p{number}"))
    few.rooms["same"] = room("same", game="tito", pack=own_pack("p3"))
    few.rooms["plain"] = room("plain")
    few.rooms.make_space()
    assert set(few.rooms) == {"m2", "m3", "same", "plain"}


def test_a_watched_edition_stays_and_one_more_is_refused(tmp_path: Path) -> None:
    site = Site(tmp_path, editions=1)
    try:
        visitor = site.visitor()
        wish = {"game": "tito", "seats": {"german": "me"}}
        first = visitor.post("/matches", {**wish, "pack": own_pack("one")})
        assert first.status_code == 201, first.text
        match = first.json()["match"]
        with Program(site.url).listen(match) as stream:
            next(stream)
            second = visitor.post("/matches", {**wish, "pack": own_pack("two")})
            assert second.status_code == 503, second.text
            assert second.json()["kind"] == "busy"
            again = visitor.post("/matches", {**wish, "pack": own_pack("one")})
            assert again.status_code == 201, "the same data take no more place"
    finally:
        site.stop()


def test_traces_of_undos_do_not_grow_every_state(site: Site) -> None:
    match, (x, _o) = two_programs(site.url, study=True)
    for number in range(0, 2 * (TRACES + 5), 2):
        x.play(match, {"do": "mark", "cell": "a1"}, number)
        back = x.http.post(f"/matches/{match}/undo", json={"after": number + 1})
        assert back.status_code == 200
    trace = x.state(match)["trace"]
    assert len(trace) == TRACES
    assert trace[-1]["number"] == 2 * (TRACES + 5)


def test_one_seat_cannot_crowd_out_the_notes_of_another(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.store.store.NOTES_OF_SEAT", 5)
    monkeypatch.setattr("holdfast.web.talk.NOTES_OF_SEAT", 5)
    match, (x, o) = two_programs(site.url)
    answers = [
        x.http.post(f"/matches/{match}/notes", json={"at": 0, "text": f"{n}"}) for n in range(7)
    ]
    assert [one.status_code for one in answers] == [201] * 5 + [409] * 2
    assert o.http.post(f"/matches/{match}/notes", json={"at": 0, "text": "o"}).status_code == 201
    assert len(x.http.get(f"/matches/{match}/notes").json()) == 6


# What nobody needs goes


async def opened(store: Store, work: Callable[[Store], Any]) -> Any:
    await store.open(lambda signal: None)
    try:
        return await work(store)
    finally:
        await store.close()


def test_old_unfinished_matches_go_and_finished_ones_stay(tmp_path: Path) -> None:
    now, day = time.time(), 86400.0
    people = [SeatRow(0, "x", "human", None, "", None), SeatRow(1, "o", "open", None, "", None)]
    bots = [SeatRow(0, "x", "bot", "random", "", None), SeatRow(1, "o", "bot", "random", "", None)]

    async def work(store: Store) -> tuple[set[str], set[str]]:
        made = {
            "new": (people, now, None),
            "old": (people, now - 100 * day, None),
            "moved": (people, now - 100 * day, None),
            "finished": (people, now - 100 * day, now - 99 * day),
            "watched": (people, now - 100 * day, None),
            "bots": (bots, now - 8 * day, None),
            "bots-over": (bots, now - 8 * day, now - 8 * day),
            "new-bots": (bots, now - 2 * day, None),
        }
        for name, (seats, created, finished) in made.items():
            await store.add_match(row(name, created=created, finished=finished), seats, [], [])
        await store.add_entry(Entry("moved", 1, "play", 0, "{}", "[]", now - day))
        await store.add_entry(Entry("old", 1, "play", 0, "{}", "[]", now - 95 * day))
        gone = await store.remove_old(now - 90 * day, now - 7 * day, ["watched"])
        return set(gone), {name for name in made if store.match(name) is not None}

    gone, left = asyncio.run(opened(Store(f"sqlite:///{tmp_path}/games.db"), work))
    assert gone == {"old", "bots", "bots-over"}
    assert left == {"new", "moved", "finished", "watched", "new-bots"}


def test_bots_alone_stop_when_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.web.room.ALONE_SECONDS", 0.3)
    site = Site(tmp_path, bot_pause=0.05)
    try:
        seats = {"0": "bot:random", "1": "bot:random"}
        visitor = site.visitor()
        begun = visitor.post("/matches", {"game": "castle", "seats": seats})
        assert begun.status_code == 201, begun.text
        table = site.app.hub.rooms[begun.json()["match"]]
        until = time.monotonic() + 30
        while table.bot_task is not None and time.monotonic() < until:
            time.sleep(0.05)
        assert table.bot_task is None
        stopped = table.number
        time.sleep(0.5)
        assert table.number == stopped, "nobody looks, so nobody plays"
        with Program(site.url).listen(table.row.id) as stream:
            for name, _data in stream:
                if name == "update":
                    break
        assert table.number > stopped
    finally:
        site.stop()


def test_networks_begin_only_so_many_matches(tmp_path: Path) -> None:
    site = Site(tmp_path, matches=1)
    try:
        statuses = [
            site.visitor().post("/matches", {"game": "noughts"}).status_code for _ in range(6)
        ]
        assert statuses == [201] * 4 + [429] * 2, "new cookies do not help"
    finally:
        site.stop()


def test_the_log_of_sqlite_becomes_small_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.store.database.LOG_BYTES", 100_000)
    log = tmp_path / "games.db-wal"

    async def work(store: Store) -> tuple[int, int]:
        for number in range(200):
            seats = [SeatRow(0, "x", "human", None, "", None)]
            await store.add_match(row(f"m{number}", title="x" * 2000), seats, [], [])
        grown = log.stat().st_size
        await asyncio.to_thread(store.tidy)
        return grown, log.stat().st_size

    grown, after = asyncio.run(opened(Store(f"sqlite:///{tmp_path}/games.db"), work))
    assert grown > 100_000
    assert after <= 100_000


# Connections


def connect(site: Site, address: str = "127.0.0.3") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", site.port), 10, source_address=(address, 0))
    made.settimeout(10)
    return made


def is_closed(connection: socket.socket) -> bool:
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"\r\n",
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
    ],
)
def test_a_request_that_never_comes_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    site = Site(tmp_path, header_seconds=0.3, body_seconds=0.3)
    try:
        with connect(site) as slow:
            slow.sendall(begun)
            assert is_closed(slow)
    finally:
        site.stop()


def test_somebody_who_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    site = Site(tmp_path, stall_seconds=0.3)
    try:
        with connect(site) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            ask = b"GET /rules/castle HTTP/1.1\r\nHost: x\r\n\r\n"
            deaf.sendall(ask)
            until = time.monotonic() + 30
            gate = site.app.inner.state.gate
            while not gate.connections_of("127.0.0.3"):
                assert time.monotonic() < until
            (held,) = (one for one in gate._connections if one.client[0] == "127.0.0.3")
            while held.read_until == NEVER:
                assert time.monotonic() < until, "the buffers between us are never full"
                if not held.pipeline:  # more than a few at once would be cut off for that
                    deaf.sendall(ask)
                time.sleep(0.01)
            while gate.connections_of("127.0.0.3") and time.monotonic() < until:
                time.sleep(0.1)
            assert gate.connections_of("127.0.0.3") == 0
    finally:
        site.stop()


def test_one_network_cannot_take_all_connections(tmp_path: Path) -> None:
    site = Site(tmp_path, connections=20)
    held = []
    try:
        held = [connect(site) for _ in range(60)]
        time.sleep(0.2)
        full = held[-1].recv(4000)
        assert full.startswith(b"HTTP/1.1 503")
        head, _, page = full.partition(b"\r\n\r\n")
        assert f"content-length: {len(page)}".encode() in head
        for lang, words in (("en", "Too many"), ("fr", "Trop de"), ("it", "Troppe")):
            assert f'<p lang="{lang}">{words} ' in page.decode()
        assert b'http-equiv="refresh"' in page, "whoever waits need not do anything"
        assert site.visitor().get("/games").status_code == 200, "others are served"
        for one in held:
            one.close()
        time.sleep(0.2)
        with connect(site) as again:
            again.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in again.recv(1000)
    finally:
        for one in held:
            one.close()
        site.stop()


def test_a_proxy_that_is_believed_comes_for_everybody(tmp_path: Path) -> None:
    site = Site(tmp_path, connections=5, proxies=frozenset({"127.0.0.4"}))
    held = []
    try:
        held = [connect(site, "127.0.0.4") for _ in range(20)]
        held[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in held[-1].recv(1000)
    finally:
        for one in held:
            one.close()
        site.stop()


# What one connection may send

ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def send(connection: socket.socket, data: bytes) -> None:
    """All that the server takes: it may close before the end."""
    with contextlib.suppress(OSError):
        connection.sendall(data)


def answer(line: socket.socket) -> bytes:
    """One answer, however many pieces it comes in."""
    got = b""
    while b"\r\n\r\n" not in got:
        got += line.recv(65536)
    head, _, body = got.partition(b"\r\n\r\n")
    size = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    assert size is not None
    while len(body) < int(size[1]):
        body += line.recv(65536)
    return head + body


def answers(connection: socket.socket) -> bytes:
    """What comes until the server closes."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            found += part
    return found


@pytest.mark.parametrize(
    "begun",
    [
        ASK + b"Cookie: " + b"a=b; " * 12_000,
        b"GET /" + b"x" * 60_000,
        ASK + b"a: b\r\n" * 10_000,
        ASK + b"X: " + b"x" * 60_000 + b"\r\n\r\n",
    ],
    ids=["cookie", "address", "headers", "complete"],
)
def test_too_long_a_head_is_refused(site: Site, begun: bytes) -> None:
    with connect(site) as greedy:
        send(greedy, begun)
        answer = answers(greedy)
        assert answer.startswith(b"HTTP/1.1 431 "), answer
        head, _, said = answer.partition(b"\r\n\r\n")
        assert f"content-length: {len(said)}".encode() in head


@pytest.mark.parametrize(
    "begun",
    [
        ASK + b"Cookie: ",
        b"GET /",
        CHUNKED + b"2\r\n{}\r\n0\r\nX: ",
    ],
    ids=["cookie", "address", "trailers"],
)
def test_an_endless_head_stops_nobody(site: Site, begun: bytes) -> None:
    visitor = site.visitor()
    assert visitor.get("/games").status_code == 200
    with connect(site) as greedy:
        before = time.monotonic()
        send(greedy, begun + b"x" * 8_000_000)
        assert visitor.get("/games").status_code == 200
        assert time.monotonic() - before < 5
        assert is_closed(greedy)


def test_the_head_counts_and_the_body_does_not(site: Site) -> None:
    """Heads of 30 KB, with bodies, one after the other on the same connection."""
    body = b" " * 50_000
    head = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\nX: %b\r\n\r\n"
    whole = head % (len(body), b"x" * 30_000) + body
    with connect(site) as polite:
        for size in (len(whole), 10_000, 333):
            for start in range(0, len(whole), size):
                polite.sendall(whole[start : start + size])
            assert answer(polite).startswith(b"HTTP/1.1 422 ")
        polite.sendall(CHUNKED)
        for _ in range(5):
            polite.sendall(b"2710\r\n" + b" " * 10_000 + b"\r\n")
        polite.sendall(b"0\r\nX: y\r\n\r\n")
        assert answer(polite).startswith(b"HTTP/1.1 422 ")


def test_a_few_requests_may_wait_for_an_answer(site: Site) -> None:
    with connect(site) as quick:
        quick.sendall((ASK + b"\r\n") * 4 + ASK + b"Connection: close\r\n\r\n")
        assert answers(quick).count(b"HTTP/1.1 200 OK") == 5


def test_a_flood_of_requests_is_cut_off(site: Site) -> None:
    with connect(site) as flood:
        send(flood, b"GET /x HTTP/1.1\r\n\r\n" * 50_000)
        assert answers(flood).count(b"HTTP/1.1 ") <= MOST_WAITING + 1
    assert site.visitor().get("/games").status_code == 200
    gc.collect()
    waiting = [one for one in gc.get_objects() if type(one) is RequestResponseCycle]
    assert len(waiting) < 5 * MOST_WAITING


def test_a_stream_ends_with_its_connection_whatever_was_asked_after_it(site: Site) -> None:
    match, _ = two_programs(site.url)
    room = site.app.hub.rooms[match]
    with connect(site) as leaver:
        leaver.sendall(b"GET /api/matches/%b/events HTTP/1.1\r\n\r\n" % match.encode())
        assert leaver.recv(1000).startswith(b"HTTP/1.1 200 OK")
        leaver.sendall((ASK + b"\r\n") * (MOST_WAITING + 2))
        assert is_closed(leaver)
    until = time.monotonic() + 30
    while room.audience and time.monotonic() < until:
        time.sleep(0.05)
    assert not room.audience


def test_too_many_cookies_are_refused(site: Site) -> None:
    """Passed over, they would make a new visitor of somebody who has seats."""
    many = site.visitor(Cookie="a=b;" * (MOST_COOKIES // 4 + 1)).get("/games")
    assert many.status_code == 431
    assert f"{MOST_COOKIES:,}" in many.json()["detail"]


def test_only_the_beginning_of_the_languages_is_read(site: Site) -> None:
    for number in range(3):
        asked = f"it,fr;q=0.5,{'x' * 1000}{number}"
        page = site.visitor(**{"Accept-Language": asked}).look("/")
        assert 'lang="it"' in page.text
    with_all = wanted_language.cache_info().currsize
    site.visitor(**{"Accept-Language": f"it,fr;q=0.5,{'x' * 1000}9"}).look("/")
    assert wanted_language.cache_info().currsize == with_all
