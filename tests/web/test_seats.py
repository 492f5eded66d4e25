"""Seats belong to people: every way to somebody else's seat is tried, from setting up the match to
its stream, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import create_engine, make_url, text

from holdfast.store import seating, store
from tests.web.conftest import Postgres
from tests.web.site import (
    Process,
    Program,
    Site,
    Visitor,
    accept,
    begun_by_program,
    two_programs,
    until,
)

COMPETITIVE = {"variant": "competitive"}
READING = (
    "",
    "/events",
    "/frames/0",
    "/frames/0/address",
    "/words",
    "/log",
    "/journal",
    "/story",
)
"""Every way to look through somebody's eyes."""


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """The same attacks on both databases."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database()
    site = Site(tmp_path_factory.mktemp("seats"), database=database)
    yield site
    site.stop()


@pytest.fixture
def host(server: Site) -> Visitor:
    return server.visitor()


@pytest.fixture
def friend(server: Site) -> Visitor:
    return server.visitor()


def begin(host: Visitor, **wish: Any) -> dict[str, Any]:
    answer = host.post("/matches", {"game": "noughts", **wish})
    assert answer.status_code == 201, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
        yield data.rpartition("/")[2]
    elif isinstance(data, dict):
        for one in data.values():
            yield from strings(one)


def learnt(begun: dict[str, Any]) -> set[str]:
    """Whatever the answer to whoever sets up a match could be used as a secret."""
    return {one for one in strings({**begun, "state": None}) if len(one) > 3}


def invitation(begun: dict[str, Any], seat: str = "o") -> str:
    return str(begun["invitations"][seat]["secret"])


def seated(host: Visitor, friend: Visitor, **wish: Any) -> str:
    """A match in which the host plays x and a friend o."""
    begun = begin(host, **wish)
    joined = friend.post("/join", {"secret": invitation(begun), "name": "Friend"})
    assert joined.status_code == 200, joined.text
    return str(begun["match"])


def company(who: Visitor, match: str, seat: str = "o") -> dict[str, Any]:
    answer = who.get(f"/matches/{match}/seats/{seat}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def delete(who: Visitor, path: str) -> httpx.Response:
    return who.http.delete(f"/api{path}", headers={"X-CSRF-Token": who.csrf})


def change(server: Site, sql: str, **values: Any) -> None:
    """Let time pass, in the database."""
    url = make_url(server.app.hub.store.url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(sql), values)
    engine.dispose()


def refuses_all_reading(who: httpx.Client, match: str, seat: str) -> None:
    for path in READING:
        answer = who.get(f"/api/matches/{match}{path}", params={"eyes": seat})
        assert answer.status_code == 403, path


# Who set up the match


@pytest.mark.parametrize("kind", ["friend", "open"])
def test_who_set_up_a_match_looks_into_no_other_seat(
    server: Site, host: Visitor, friend: Visitor, kind: str
) -> None:
    seats = {"defender": "me", "ss": kind}
    begun = begin(host, game="itter", options=COMPETITIVE, seats=seats)
    match = begun["match"]

    def attack() -> None:
        refuses_all_reading(host.http, match, "ss")
        for secret in learnt(begun):
            thief = Program(server.url, secret)
            client = httpx.Client(
                base_url=server.url, headers=thief.http.headers, trust_env=False, timeout=30
            )
            with client:
                refuses_all_reading(client, match, "ss")
            assert thief.state(match)["yours"] == []

    attack()
    if kind == "friend":
        joined = friend.post("/join", {"secret": invitation(begun, "ss"), "name": "F"})
    else:
        joined = friend.post(f"/matches/{match}/seats/ss/take", {"name": "F"})
    assert joined.status_code == 200
    hand = friend.state(match, eyes="ss", view=True)["view"]["hand"]
    assert isinstance(hand, list)
    attack()
    action = next(iter(friend.state(match, eyes="ss")["defs"].values()))["do"]
    assert host.play(match, action, 0).status_code == 403
    for secret in learnt(begun):
        assert Program(server.url, secret).play(match, action, 0).status_code == 403
        again = server.visitor().post("/join", {"secret": secret})
        assert again.status_code in (404, 410)


def test_a_program_that_sets_up_a_match_holds_only_its_own_seat(server: Site) -> None:
    begun = begun_by_program(server.url, "itter", options=COMPETITIVE)
    program = Program(server.url, begun["token"])
    assert program.state(begun["match"])["yours"] == ["defender"]
    accept(server.url, begun["invitations"]["ss"]["secret"])
    for secret in learnt(begun):
        thief = Program(server.url, secret).http.get(f"/matches/{begun['match']}?eyes=ss")
        assert thief.status_code == 403


def test_an_open_seat_has_no_secret_and_cannot_be_given_one(server: Site, host: Visitor) -> None:
    begun = begin(host, seats={"x": "me", "o": "open"})
    assert learnt(begun) == {begun["match"], begun["url"]}
    match = begun["match"]
    assert host.post(f"/matches/{match}/seats/o/invitation").json()["kind"] == "seat_taken"
    assert "/join/" not in host.look(f"/matches/{match}").text


def test_who_set_up_a_match_decides_nothing_at_a_seat_that_is_taken(
    host: Visitor, friend: Visitor
) -> None:
    match = seated(host, friend)
    (sitter,) = company(friend, match)["sitters"]
    seat = f"/matches/{match}/seats/o"
    for answer in (
        host.post(f"{seat}/links", {"kind": "device"}),
        host.post(f"{seat}/tokens", {"name": "spy"}),
        host.post(f"{seat}/reset"),
        host.post(f"{seat}/name", {"name": "Fool"}),
        host.get(seat),
        delete(host, f"{seat}/sitters/{sitter['id']}"),
    ):
        assert answer.status_code == 403
        assert answer.json()["kind"] == "not_yours"
    assert host.post(f"{seat}/invitation").json()["kind"] == "seat_taken"
    assert friend.state(match)["yours"] == ["o"]


def test_who_uses_an_own_invitation_does_so_openly(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    begun = begin(host)
    secret = invitation(begun)
    assert "You made this invitation yourself" in host.look(f"/join/{secret}").text
    assert host.post("/join", {"secret": secret}).status_code == 200
    assert host.state(begun["match"])["yours"] == ["x", "o"]
    page = friend.look(f"/join/{secret}")
    assert page.status_code == 410
    assert "by the one who set up the match" in page.text
    assert friend.state(begun["match"])["yours"] == []


# Invitations


def test_an_invitation_works_once(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    match, secret = begun["match"], invitation(begun)
    assert friend.post("/join", {"secret": secret, "name": "Bert"}).json()["yours"] == ["o"]
    late = server.visitor()
    refused = late.post("/join", {"secret": secret, "name": "Late"})
    assert (refused.status_code, refused.json()["kind"]) == (410, "link_used")
    page = late.look(f"/join/{secret}")
    assert page.status_code == 410
    assert "by Bert" in page.text
    assert late.send("/join", secret=secret).status_code == 410
    assert late.state(match)["yours"] == []
    assert Program(server.url).http.post("/join", json={"secret": secret}).status_code == 410
    assert friend.look(f"/join/{secret}").url.path == f"/matches/{match}", "a bookmark leads back"


def test_looking_at_an_invitation_does_not_use_it(server: Site, host: Visitor) -> None:
    begun = begin(host, name="Anna", spectators=False)
    secret = invitation(begun)
    for _ in range(3):
        assert server.visitor().look(f"/join/{secret}").status_code == 200
    assert server.visitor().post("/join", {"secret": secret}).status_code == 200


def test_an_expired_invitation_seats_nobody(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    secret = invitation(begun)
    change(
        server,
        "UPDATE ticket SET expires = :then WHERE match = :match",
        then=time.time() - 1,
        match=begun["match"],
    )
    refused = friend.post("/join", {"secret": secret})
    assert (refused.status_code, refused.json()["kind"]) == (410, "link_expired")
    assert friend.look(f"/join/{secret}").status_code == 410
    assert friend.state(begun["match"])["yours"] == []
    fresh = host.post(f"/matches/{begun['match']}/seats/o/invitation").json()["secret"]
    assert friend.post("/join", {"secret": fresh}).status_code == 200


def test_a_new_invitation_replaces_the_old_one(host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    match, old = begun["match"], invitation(begun)
    new = host.post(f"/matches/{match}/seats/o/invitation").json()["secret"]
    refused = friend.post("/join", {"secret": old})
    assert (refused.status_code, refused.json()["kind"]) == (410, "link_withdrawn")
    assert new in host.look(f"/matches/{match}").text
    assert friend.post("/join", {"secret": new}).json()["yours"] == ["o"]
    assert "/join/" not in host.look(f"/matches/{match}").text


def test_a_withdrawn_invitation_seats_nobody(host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    link = begun["invitations"]["o"]
    path = f"/matches/{begun['match']}/seats/o/links/{link['id']}"
    assert delete(friend, path).status_code == 403
    assert delete(host, path).status_code == 204
    assert friend.post("/join", {"secret": link["secret"]}).status_code == 410


def test_an_invitation_is_not_guessed(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    link = begun["invitations"]["o"]
    name, _, rest = link["secret"].partition(".")
    assert name == link["id"]
    assert len(rest) >= 32
    for guess in (
        name,
        f"{name}.",
        f"{name}.{'A' * 32}",
        rest,
        f"{name}.{rest[:-1]}",
        ".",
        "",
        ".",
    ):
        refused = friend.post("/join", {"secret": guess})
        assert (refused.status_code, refused.json()["kind"]) == (404, "no_such_link")
    for path in ("/join/%00.x", "/join/%00", f"/join/{name}", "/join/é.x", f"/join/{'x' * 3000}.x"):
        assert friend.look(path).status_code == 404
    assert friend.post("/join", {"secret": "\0.x"}).status_code == 404
    match = begun["match"]
    for odd in ("\0", "x" * 30):
        assert delete(host, f"/matches/{match}/seats/x/links/{quote(odd)}").status_code == 410
        assert delete(host, f"/matches/{match}/seats/x/sitters/{quote(odd)}").status_code == 404
    for guess in (name, match, "x", "o", rest):
        assert Program(server.url, guess).state(match)["yours"] == []


def test_a_spectator_gets_no_seat(server: Site, host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    watcher, seat = server.visitor(), f"/matches/{match}/seats/o"
    assert watcher.play(match, mark("a1"), 0).json()["kind"] == "not_seated"
    for answer in (
        watcher.get(seat),
        watcher.post(f"{seat}/links", {"kind": "recovery"}),
        watcher.post(f"{seat}/tokens", {"name": "me"}),
        watcher.post(f"{seat}/reset"),
        watcher.post(f"{seat}/invitation"),
        watcher.post(f"{seat}/name", {"name": "Me"}),
    ):
        assert answer.status_code == 403
    assert watcher.post(f"{seat}/take", {}).json()["kind"] == "seat_taken"


# Races


def at_once(work: list[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    barrier = threading.Barrier(len(work))

    def run(one: Callable[[], httpx.Response]) -> httpx.Response:
        barrier.wait()
        return one()

    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(run, work))


def ready(url: str) -> Visitor:
    visitor = Visitor(url)
    visitor.look("/new/noughts")
    return visitor


def check_races(one: str, two: str) -> None:
    host = ready(one)
    for _ in range(3):
        begun = begin(host)
        people = [ready(url) for url in (one, two) * 3]
        secret = invitation(begun)
        answers = at_once([partial(who.send, "/join", secret=secret) for who in people])
        check_one_winner(answers, people, begun["match"], 410)
        begun = begin(host, seats={"x": "me", "o": "open"})
        path = f"/matches/{begun['match']}/take"
        answers = at_once([partial(who.send, path, seat="o") for who in people])
        check_one_winner(answers, people, begun["match"], 409)


def check_one_winner(
    answers: list[httpx.Response], people: list[Visitor], match: str, lost: int
) -> None:
    statuses = [answer.status_code for answer in answers]
    assert sorted(statuses) == [200] + [lost] * (len(people) - 1)
    for who, answer in zip(people, answers, strict=True):
        until_seen = time.monotonic() + 30
        wanted = ["o"] if answer.status_code == 200 else []
        while who.state(match)["yours"] != wanted:
            assert time.monotonic() < until_seen
        if answer.status_code != 200:
            assert "no longer valid" in answer.text or "Somebody was faster" in answer.text


def check_new_invitations(one: str, two: str) -> None:
    """All are made, none is refused, and in the end exactly one of them is good."""
    host = ready(one)
    other = Visitor(two)
    other.http.cookies, other.csrf = host.http.cookies, host.csrf
    match = begin(host)["match"]
    path = f"/matches/{match}/seats/o/invitation"
    makers = [host, other] * 4
    answers = at_once([partial(who.post, path) for who in makers])
    assert [answer.status_code for answer in answers] == [200] * len(makers)
    secrets = {answer.json()["secret"] for answer in answers}
    assert len(secrets) == len(makers)
    pages = [Visitor(one).look(f"/join/{secret}").status_code for secret in secrets]
    assert sorted(pages) == [200] + [410] * (len(makers) - 1)


def check_eviction_elsewhere(one: str, two: str) -> None:
    """Put out at one server, with a stream open at the other."""
    host = ready(one)
    match = begin(host, spectators=False)["match"]
    program = host.program(match, "x")
    elsewhere = Program(two, program.http.headers["Authorization"].split()[1])
    with elsewhere.listen(match, eyes="x") as stream:
        until(stream, "state")
        sitter = company(host, match, "x")["sitters"][1]
        assert delete(host, f"/matches/{match}/seats/x/sitters/{sitter['id']}").status_code == 204
        assert until(stream, "bye")["why"] == "seat"
        assert next(stream, None) is None
    assert elsewhere.http.get(f"/matches/{match}?eyes=x").status_code == 403
    assert elsewhere.play(match, mark("a1"), 0).json()["kind"] == "put_out"


def test_races_between_two_servers_on_sqlite(tmp_path: Path) -> None:
    one, two = Process(tmp_path), Process(tmp_path)
    try:
        check_races(one.url, two.url)
        check_new_invitations(one.url, two.url)
        check_eviction_elsewhere(one.url, two.url)
    finally:
        one.stop()
        two.stop()


def test_races_between_two_servers_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = Process(tmp_path, database), Process(tmp_path, database)
    try:
        check_races(one.url, two.url)
        check_new_invitations(one.url, two.url)
        check_eviction_elsewhere(one.url, two.url)
    finally:
        one.stop()
        two.stop()


def test_two_who_put_each_other_out_do_not_both_go(host: Visitor, friend: Visitor) -> None:
    """Whoever is faster stays: who no longer sits there decides nothing."""
    match = seated(host, friend)
    seat = f"/matches/{match}/seats/o"
    second = Visitor(str(host.http.base_url))
    link = friend.post(f"{seat}/links", {"kind": "recovery"}).json()
    assert second.post("/join", {"secret": link["secret"]}).status_code == 200
    first_id, second_id = (one["id"] for one in company(friend, match)["sitters"])
    answers = at_once(
        [
            partial(delete, friend, f"{seat}/sitters/{second_id}"),
            partial(delete, second, f"{seat}/sitters/{first_id}"),
        ]
    )
    assert sorted(answer.status_code for answer in answers) == [204, 403]
    sitting = [who for who in (friend, second) if who.state(match)["yours"]]
    assert len(sitting) == 1


# Another device


def test_a_second_browser_asks_and_is_let_in(server: Site, host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    phone = server.visitor(
        **{"User-Agent": "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"}
    )
    seat = f"/matches/{match}/seats/o"
    with (
        Program(server.url).listen(match) as nobody,
        friend.http.stream("GET", f"/api/matches/{match}/events") as heard,
    ):
        assert heard.status_code == 200
        assert until(nobody, "state")["yours"] == []
        assert phone.post(f"{seat}/requests", {"name": "Me, on the bus"}).status_code == 204
        lines = heard.iter_lines()
        assert any(line == "event: seating" for line in lines)
    assert phone.state(match)["yours"] == []
    assert phone.get(f"/matches/{match}", eyes="o").status_code == 403
    (asked,) = company(friend, match)["requests"]
    assert (asked["name"], asked["browser"]) == ("Me, on the bus", "Firefox, Android")
    assert asked["seats"] == []
    page = friend.look(f"/matches/{match}").text
    assert "Me, on the bus" in page
    assert "Me, on the bus" not in host.look(f"/matches/{match}").text
    for stranger in (phone, host, server.visitor()):
        answer = stranger.post(f"{seat}/requests/{asked['id']}", {"let_in": True})
        assert answer.status_code == 403
    again = phone.post(f"{seat}/requests", {})
    assert again.json()["kind"] == "asked_already"
    assert friend.post(f"{seat}/requests/{asked['id']}", {"let_in": True}).status_code == 204
    assert phone.state(match)["yours"] == ["o"]
    names = [one["name"] for one in company(friend, match)["sitters"]]
    assert names[1] == "Me, on the bus, Firefox, Android"


def test_whoever_is_let_in_plays_and_decides_nothing(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    match = seated(host, friend)
    guest, seat = server.visitor(), f"/matches/{match}/seats/o"
    guest.post(f"{seat}/requests", {"name": "Guest"})
    (asked,) = company(friend, match)["requests"]
    friend.post(f"{seat}/requests/{asked['id']}", {"let_in": True})
    holder, mine = company(guest, match)["sitters"]
    for answer in (
        guest.post(f"{seat}/links", {"kind": "device"}),
        guest.post(f"{seat}/links", {"kind": "recovery"}),
        guest.post(f"{seat}/tokens", {"name": "mine"}),
        guest.post(f"{seat}/reset"),
        delete(guest, f"{seat}/sitters/{holder['id']}"),
    ):
        assert answer.status_code == 403
    program = friend.program(match, "o")
    assert program.http.post(f"{seat}/reset").status_code == 403
    host.play(match, mark("a1"), 0)
    assert guest.play(match, mark("b2"), 1).status_code == 200
    assert delete(guest, f"{seat}/sitters/{mine['id']}").status_code == 204
    assert guest.state(match)["yours"] == []


def test_who_is_refused_is_not_heard_again(server: Site, host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    seat = f"/matches/{match}/seats/o"
    assert host.post(f"{seat}/requests", {"name": "Friend"}).status_code == 204
    (asked,) = company(friend, match)["requests"]
    assert asked["seats"] == ["X"], "the other player asks, and it says so"
    assert "Careful" in friend.look(f"/matches/{match}").text
    assert friend.post(f"{seat}/requests/{asked['id']}", {"let_in": False}).status_code == 204
    refused = host.post(f"{seat}/requests", {"name": "Friend"})
    assert (refused.status_code, refused.json()["kind"]) == (403, "refused")
    assert host.state(match)["yours"] == ["x"]
    statuses = [server.visitor().post(f"{seat}/requests", {}).status_code for _ in range(6)]
    assert statuses == [204] * 5 + [409]


def test_a_private_match_is_not_asked_by_strangers(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    match = seated(host, friend, spectators=False)
    stranger = server.visitor()
    assert stranger.post(f"/matches/{match}/seats/o/requests", {}).status_code == 403
    assert stranger.look(f"/matches/{match}/seating").status_code == 403


def test_a_device_link_works_once_for_its_holder(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    match = seated(host, friend)
    made = friend.send(f"/matches/{match}/link", seat="o", kind="device")
    assert made.status_code == 200
    assert made.headers["cache-control"] == "no-store"
    (path,) = set(re.findall(r"/join/[\w.-]+", made.text))
    assert path not in friend.look(f"/matches/{match}").text, "shown once"
    secret = path.rpartition("/")[2]
    assert secret not in str(company(friend, match))
    phone = server.visitor()
    assert "Play on this device" in phone.look(path).text
    arrived = phone.send("/join", secret=secret)
    assert arrived.url.path == f"/matches/{match}"
    assert phone.state(match)["yours"] == ["o"]
    assert server.visitor().look(path).status_code == 410
    assert server.visitor().post("/join", {"secret": secret}).json()["kind"] == "link_used"
    assert [one["how"] for one in company(phone, match)["sitters"]] == ["joined", "device"]


def test_who_has_lost_the_cookie_comes_back(server: Site, host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    path = f"/matches/{match}/seats/o/links"
    link = friend.post(path, {"kind": "recovery"}).json()
    assert link["expires"] is None
    friend.http.cookies.clear()
    friend.look("/")
    assert friend.state(match)["yours"] == []
    assert "Welcome back" in friend.look(link["url"]).text
    assert friend.send("/join", secret=link["secret"]).url.path == f"/matches/{match}"
    assert friend.state(match)["yours"] == ["o"]
    assert company(friend, match)["keeps"]


# Putting out


def test_a_revoked_token_ends_its_stream_at_once(host: Visitor) -> None:
    match = begin(host, seats={"x": "me", "o": "me"}, spectators=False)["match"]
    program = host.program(match, "x")
    seat = f"/matches/{match}/seats/x"
    with program.listen(match, eyes="x") as stream:
        until(stream, "state")
        (sitter,) = [one for one in company(host, match, "x")["sitters"] if not one["you"]]
        assert (sitter["kind"], sitter["name"], sitter["here"]) == ("program", "mine", True)
        began = time.monotonic()
        assert delete(host, f"{seat}/sitters/{sitter['id']}").status_code == 204
        assert until(stream, "bye")["why"] == "seat"
        assert next(stream, None) is None
        assert time.monotonic() - began < 10
    for path in ("", "/events"):
        assert program.http.get(f"/matches/{match}{path}").status_code == 403
    refused = program.play(match, mark("a1"), 0)
    assert (refused.status_code, refused.json()["kind"]) == (403, "put_out")


def test_who_is_put_out_at_the_door_does_not_get_in(server: Site, host: Visitor) -> None:
    """A stream that waits for its turn while its listener is put out."""
    match = begin(host, seats={"x": "me", "o": "me"}, spectators=False)["match"]
    program = host.program(match, "x")
    sitter = company(host, match, "x")["sitters"][1]
    room = server.app.hub.rooms[match]
    loop = server.app.hub.store.writer._loop
    asyncio.run_coroutine_threadsafe(room.lock.acquire(), loop).result(5)
    with ThreadPoolExecutor(1) as pool:
        try:
            waiting = pool.submit(program.http.get, f"/matches/{match}/events?eyes=x")
            time.sleep(0.3)
            path = f"/matches/{match}/seats/x/sitters/{sitter['id']}"
            assert delete(host, path).status_code == 204
            assert not waiting.done()
        finally:
            loop.call_soon_threadsafe(room.lock.release)
        assert waiting.result(10).status_code == 403


def test_the_holder_sees_when_somebody_was_there(server: Site, host: Visitor) -> None:
    match = begin(host)["match"]
    program = host.program(match, "x")
    old = time.time() - 5000
    change(server, "UPDATE sitter SET since = :t, seen = :t WHERE match = :m", t=old, m=match)
    del server.app.hub.rooms[match]
    assert company(host, match, "x")["sitters"][1]["seen"] == pytest.approx(old)
    program.state(match)
    seen = company(host, match, "x")["sitters"][1]["seen"]
    assert seen > time.time() - 60
    hub = server.app.hub
    asyncio.run_coroutine_threadsafe(hub.keep_sightings(), hub.store.writer._loop).result(5)
    del hub.rooms[match]
    assert company(host, match, "x")["sitters"][1]["seen"] == pytest.approx(seen, abs=5)


def test_a_browser_that_is_put_out_is_told_and_sees_no_more(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    begun = begin(host, game="itter", options=COMPETITIVE)
    match, seat = begun["match"], f"/matches/{begun['match']}/seats/ss"
    friend.post("/join", {"secret": invitation(begun, "ss")})
    phone = server.visitor()
    link = friend.post(f"{seat}/links", {"kind": "device"}).json()
    phone.post("/join", {"secret": link["secret"]})
    with phone.http.stream("GET", f"/api/matches/{match}/events?eyes=ss") as stream:
        assert stream.status_code == 200
        lines = stream.iter_lines()
        next(lines)
        sitter = company(friend, match, "ss")["sitters"][1]
        assert delete(friend, f"{seat}/sitters/{sitter['id']}").status_code == 204
        assert 'data: {"why":"seat"}' in list(lines)
    refuses_all_reading(phone.http, match, "ss")
    page = phone.look(f"/matches/{match}")
    assert page.status_code == 403
    assert "You no longer sit here" in page.text
    assert "hf-state" not in page.text
    assert phone.look(f"/matches/{match}?eyes=spectator").status_code == 200
    assert phone.send(f"/matches/{match}/play", action="x", after="0").status_code == 403
    asked = phone.send(f"/matches/{match}/ask", seat="ss")
    assert asked.status_code == 200
    assert len(company(friend, match, "ss")["requests"]) == 1


def test_an_earlier_holder_has_no_way_back(server: Site, host: Visitor, friend: Visitor) -> None:
    """The first browser made a token, a link and a way back before it was put out."""
    match = seated(host, friend)
    seat = f"/matches/{match}/seats/o"
    phone = server.visitor()
    link = friend.post(f"{seat}/links", {"kind": "recovery"}).json()
    phone.post("/join", {"secret": link["secret"]})
    program = friend.program(match, "o")
    secrets = [
        friend.post(f"{seat}/links", {"kind": kind}).json()["secret"]
        for kind in ("device", "recovery")
    ]
    first = company(phone, match)["sitters"][0]
    assert delete(phone, f"{seat}/sitters/{first['id']}").status_code == 204
    assert [one["you"] for one in company(phone, match)["sitters"]] == [True]
    assert program.state(match)["yours"] == []
    for secret in (*secrets, link["secret"]):
        assert friend.post("/join", {"secret": secret}).status_code == 410
    host.play(match, mark("a1"), 0)
    assert friend.play(match, mark("b2"), 1).json()["kind"] == "put_out"
    assert phone.play(match, mark("b2"), 1).status_code == 200


def brought(who: Visitor, match: str, kind: str = "device") -> tuple[Visitor, str]:
    """A new browser that sits at o by somebody's link, and its name there."""
    new = Visitor(str(who.http.base_url))
    link = who.post(f"/matches/{match}/seats/o/links", {"kind": kind}).json()
    assert new.post("/join", {"secret": link["secret"]}).status_code == 200
    return new, myself(new, match)


def myself(who: Visitor, match: str) -> str:
    return next(str(one["id"]) for one in company(who, match)["sitters"] if one["you"])


def test_who_is_put_out_takes_along_whoever_came_through_them(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    match = seated(host, friend)
    seat = f"/matches/{match}/seats/o"
    device, device_id = brought(friend, match)
    other, _ = brought(friend, match)
    second, _ = brought(device, match)
    back, _ = brought(second, match, "recovery")
    guest = server.visitor()
    guest.post(f"{seat}/requests", {"name": "Guest"})
    (asked,) = company(second, match)["requests"]
    second.post(f"{seat}/requests/{asked['id']}", {"let_in": True})
    program = second.program(match, "o")
    unused = back.post(f"{seat}/links", {"kind": "device"}).json()["secret"]
    assert delete(friend, f"{seat}/sitters/{device_id}").status_code == 204
    for gone in (device, second, back, guest, program):
        assert gone.state(match)["yours"] == []
    assert server.visitor().post("/join", {"secret": unused}).status_code == 410
    assert friend.state(match)["yours"] == other.state(match)["yours"] == ["o"]
    assert len(company(friend, match)["sitters"]) == 2


def test_nobody_puts_out_the_one_through_whom_they_came(
    server: Site, host: Visitor, friend: Visitor
) -> None:
    match = seated(host, friend)
    seat, first = f"/matches/{match}/seats/o", myself(friend, match)
    device, device_id = brought(friend, match)
    second, _ = brought(device, match)
    came_back, again = brought(friend, match, "recovery")
    of_device, _ = brought(device, match, "recovery")

    def check_safe() -> None:
        for who, whom in (
            (device, first),
            (device, again),
            (second, first),
            (of_device, first),
        ):
            refused = delete(who, f"{seat}/sitters/{whom}")
            assert (refused.status_code, refused.json()["kind"]) == (403, "came_through")
        for who in (device, second, of_device):
            assert who.post(f"{seat}/reset").json()["kind"] == "came_through"

    check_safe()
    assert delete(second, f"{seat}/sitters/{device_id}").json()["kind"] == "came_through"
    # The line does not break where somebody leaves.
    assert delete(device, f"{seat}/sitters/{device_id}").status_code == 204
    assert second.state(match)["yours"] == ["o"], "other devices stay"
    assert delete(second, f"{seat}/sitters/{first}").json()["kind"] == "came_through"
    assert friend.post(f"{seat}/reset").status_code == 200
    assert [one["id"] for one in company(friend, match)["sitters"]] == [first]
    assert came_back.state(match)["yours"] == []


def test_who_came_back_puts_out_the_browser_that_was_lost(host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    seat, lost = f"/matches/{match}/seats/o", myself(friend, match)
    found, _ = brought(friend, match)
    back, _ = brought(friend, match, "recovery")
    mine, _ = brought(back, match)
    assert delete(back, f"{seat}/sitters/{lost}").status_code == 204
    assert friend.state(match)["yours"] == found.state(match)["yours"] == []
    assert back.state(match)["yours"] == mine.state(match)["yours"] == ["o"]


def test_a_reset_leaves_only_its_holder(server: Site, host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    seat = f"/matches/{match}/seats/o"
    guest, program = server.visitor(), friend.program(match, "o")
    guest.post(f"{seat}/requests", {})
    (asked,) = company(friend, match)["requests"]
    friend.post(f"{seat}/requests/{asked['id']}", {"let_in": True})
    server.visitor().post(f"{seat}/requests", {"name": "Waiting"})
    kept = friend.post(f"{seat}/links", {"kind": "recovery"}).json()["secret"]
    assert len(company(friend, match)["sitters"]) == 3
    assert friend.post(f"{seat}/reset").status_code == 200
    left = company(friend, match)
    assert ([one["you"] for one in left["sitters"]], left["links"], left["requests"]) == (
        [True],
        [],
        [],
    )
    assert guest.state(match)["yours"] == program.state(match)["yours"] == []
    assert guest.look(f"/matches/{match}").status_code == 403
    assert server.visitor().post("/join", {"secret": kept}).status_code == 410
    assert friend.state(match)["yours"] == ["o"]


def test_the_last_holder_stays(host: Visitor) -> None:
    match = begin(host)["match"]
    (me,) = company(host, match, "x")["sitters"]
    refused = delete(host, f"/matches/{match}/seats/x/sitters/{me['id']}")
    assert (refused.status_code, refused.json()["kind"]) == (409, "last")
    host.program(match, "x")
    assert delete(host, f"/matches/{match}/seats/x/sitters/{me['id']}").status_code == 409
    assert host.state(match)["yours"] == ["x"]


# What is kept


def count(server: Site, sql: str, match: str) -> int:
    engine = create_engine(make_url(server.app.hub.store.url))
    with engine.connect() as connection:
        found = connection.execute(text(f"SELECT count(*) FROM {sql}"), {"match": match})
        rows = int(found.scalar_one())
    engine.dispose()
    return rows


def test_of_links_and_programs_that_ended_only_the_last_are_kept(
    server: Site, host: Visitor, friend: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_ENDED", 3)
    match = seated(host, friend)
    seat, device = f"/matches/{match}/seats/o", brought(friend, match)[0]
    delete(device, f"{seat}/sitters/{myself(device, match)}")
    links = [friend.post(f"{seat}/links", {"kind": "device"}).json() for _ in range(6)]
    programs = []
    for _ in range(6):
        programs.append(friend.program(match, "o"))
        sitter = company(friend, match)["sitters"][-1]
        assert delete(friend, f"{seat}/sitters/{sitter['id']}").status_code == 204
    playing = friend.program(match, "o")
    assert count(server, "ticket WHERE match = :match AND place = 1", match) == 4
    assert count(server, "sitter WHERE match = :match AND how = 'token'", match) == 4
    assert count(server, "sitter WHERE match = :match AND how = 'device'", match) == 1
    kinds = [server.visitor().post("/join", {"secret": one["secret"]}) for one in links[1:5]]
    assert [one.json().get("kind") for one in kinds] == ["no_such_link"] + 3 * ["link_withdrawn"]
    told = [one.play(match, mark("a1"), 0).json()["kind"] for one in programs[2:]]
    assert told == ["bad_token"] + 3 * ["put_out"]
    assert playing.state(match)["yours"] == ["o"]
    assert server.visitor().post("/join", {"secret": links[5]["secret"]}).status_code == 200


def test_of_chat_only_the_last_lines_are_kept(
    server: Site, host: Visitor, friend: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHAT_OF_MATCH", 3)
    match, other = seated(host, friend), begin(host)["match"]
    host.post(f"/matches/{other}/chat", {"text": "elsewhere"})
    for number in range(6):
        assert host.post(f"/matches/{match}/chat", {"text": str(number)}).status_code < 300
    assert count(server, "chat WHERE match = :match", match) == 3
    assert count(server, "chat WHERE match = :match", other) == 1
    said = server.app.hub.store.chat(match)
    assert [line.text for line in said] == ["3", "4", "5"]


# Secrets


def test_secrets_are_stored_as_hashes_only(tmp_path: Path) -> None:
    site = Site(tmp_path)
    try:
        host = site.visitor()
        begun = begin(host)
        seat = f"/matches/{begun['match']}/seats/x"
        secrets = [
            invitation(begun),
            host.post(f"{seat}/links", {"kind": "device"}).json()["secret"],
            host.post(f"{seat}/links", {"kind": "recovery"}).json()["secret"],
            host.post(f"{seat}/tokens", {"name": "p"}).json()["token"],
            begun_by_program(site.url)["token"],
            dict(host.http.cookies)["hf_visitor"],
        ]
    finally:
        site.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("holdfast.db*"))
    assert begun["match"].encode() in stored
    for secret in secrets:
        assert len(secret) > 30
        assert secret.rpartition(".")[2].encode() not in stored


def test_the_log_of_requests_leaves_secrets_out(server: Site, caplog: Any) -> None:
    log = logging.getLogger("uvicorn.access")
    with caplog.at_level(logging.INFO, "uvicorn.access"):
        log.addHandler(caplog.handler)
        log.info('%s - "%s %s HTTP/%s" %d', "::1", "GET", "/join/abc.SECRET?lang=it", "1.1", 200)
        log.removeHandler(caplog.handler)
    assert "/join/" in caplog.text
    assert "SECRET" not in caplog.text


def test_the_address_of_an_invitation_is_left_behind(server: Site, host: Visitor) -> None:
    begun = begin(host)
    friend = server.visitor()
    page = friend.look(f"/join/{invitation(begun)}")
    assert page.headers["referrer-policy"] == "strict-origin"
    assert page.headers["cache-control"] == "no-store"
    assert page.headers.get_list("referrer-policy") == ["strict-origin"]
    sent = friend.http.post(
        "/join",
        data={"csrf": friend.csrf, "secret": invitation(begun)},
        follow_redirects=False,
    )
    assert sent.status_code == 303
    assert sent.headers["location"] == f"/matches/{begun['match']}"
    assert friend.look("/").headers["referrer-policy"] == "same-origin"


# What people see


def test_who_plays_alone_is_left_alone(server: Site, host: Visitor) -> None:
    for seats in ({"x": "me", "o": "me"}, {"x": "me", "o": "bot:random"}):
        begun = begin(host, seats=seats)
        assert begun["invitations"] == {}
        page = host.look(f"/matches/{begun['match']}").text
        calls = page[page.index('id="hf-calls"') : page.index('id="hf-result"')]
        assert "<form" not in calls
        assert "<input" not in calls
    two_tabs = [host.state(begun["match"])["yours"] for _ in range(2)]
    assert two_tabs == [["x"], ["x"]]


def test_join_in_the_lobby_joins(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host, seats={"x": "me", "o": "open"}, listed=True, title="Come in")
    home = friend.look("/").text
    row = home[home.index("Come in") :]
    form = re.search(r'<form method="post" action="(/lobby/join)">.*?</form>', row, re.S)
    assert form
    assert f'name="match" value="{begun["match"]}"' in form[0]
    assert 'name="seat" value="o"' in form[0]
    page = friend.send(form[1], match=begun["match"], seat="o")
    assert page.url.path == f"/matches/{begun['match']}"
    assert friend.state(begun["match"])["yours"] == ["o"]
    assert begun["match"] not in friend.look("/").text.partition('id="open"')[2]


def test_an_invitation_says_what_one_accepts(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host, game="itter", options=COMPETITIVE, name="Anna", title="Sunday")
    page = unescape(friend.look(f"/join/{invitation(begun, 'ss')}").text)
    assert "Anna invites you" in page
    for words in ("Castle Itter", "Sunday", "Competitive", "SS", "Real match"):
        assert words in page
    assert "does not begin as the rules say" not in page
    table = begin(host, seats={"x": "me", "o": "me"}, study=True)["match"]
    code = host.get(f"/matches/{table}/frames/0/address").json()["code"]
    own = begin(host, code=code)
    page = friend.look(f"/join/{invitation(own)}").text
    assert "does not begin as the rules say" in page


PAGES = {
    "link_used": ("was used on", "è stato usato il", "a été utilisée le"),
    "link_expired": ("has expired", "è scaduto", "a expiré"),
    "link_withdrawn": ("was withdrawn", "è stato ritirato", "a été retiré"),
    "seat_taken": ("Somebody was faster", "è stato più svelto", "a été plus rapide"),
    "not_yours": ("Not your seat", "Non è il tuo posto", "Ce n’est pas ta place"),
    "put_out": ("You no longer sit here", "Non siedi più qui", "Tu n’as plus de place ici"),
}


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_failure_has_a_page(
    server: Site, host: Visitor, friend: Visitor, kind: str, lang: str
) -> None:
    begun = begin(host)
    match, secret = begun["match"], invitation(begun)
    reader = server.visitor(**{"Accept-Language": lang})
    path = f"/join/{secret}"
    if kind == "link_used":
        friend.post("/join", {"secret": secret, "name": "F"})
        page = reader.look(path)
    elif kind == "link_expired":
        change(server, "UPDATE ticket SET expires = 1 WHERE match = :match", match=match)
        page = reader.look(path)
    elif kind == "link_withdrawn":
        host.post(f"/matches/{match}/seats/o/invitation")
        page = reader.look(path)
    elif kind == "seat_taken":
        page = reader.send(f"/matches/{match}/take", seat="x")
    elif kind == "not_yours":
        page = reader.send(f"/matches/{match}/put-out", seat="x")
    else:
        link = host.post(f"/matches/{match}/seats/x/links", {"kind": "device"}).json()
        reader.post("/join", {"secret": link["secret"]})
        host.post(f"/matches/{match}/seats/x/reset")
        page = reader.look(f"/matches/{match}")
    assert page.status_code in (403, 409, 410)
    words = PAGES[kind][("en", "it", "fr").index(lang)]
    assert words in unescape(page.text)


# Old databases

MATCH = "oldmatch"


def old_database(url: str) -> None:
    """A match of the first version: x sits by cookie, o by cookie and its link is out, the third
    link is unused."""
    from alembic import command
    from alembic.config import Config

    from holdfast.store.database import MIGRATIONS
    from holdfast.web.keys import hash_secret

    engine = create_engine(make_url(url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO match (id, game, rules, options, seed, study, title, lang, listed, "
                "spectators, creator, created) VALUES (:id, 'castle', '2', :options, 5, false, "
                "'Old', 'en', false, true, 'anna', 1.0)"
            ),
            {"id": MATCH, "options": '{"players": 3}'},
        )
        for place, claimed in enumerate(["anna", "bert", None]):
            connection.execute(
                text(
                    "INSERT INTO seat (match, place, seat, kind, name, claimed_by) "
                    "VALUES (:match, :place, :seat, 'human', '', :claimed)"
                ),
                {"match": MATCH, "place": place, "seat": str(place), "claimed": claimed},
            )
            connection.execute(
                text(
                    "INSERT INTO secret (hash, match, place, retired) "
                    "VALUES (:hash, :match, :place, false)"
                ),
                {"hash": hash_secret(f"secret{place}"), "match": MATCH, "place": place},
            )
            if claimed:
                connection.execute(
                    text(
                        "INSERT INTO holder (match, place, visitor, since) "
                        "VALUES (:match, :place, :visitor, 1.0)"
                    ),
                    {"match": MATCH, "place": place, "visitor": claimed},
                )
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_match_of_the_first_version_goes_on(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path}/holdfast.db"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").database()
    driver = database.replace("postgresql://", "postgresql+psycopg://")
    old_database(driver)
    site = Site(tmp_path, database=database)
    try:

        def sitting(name: str) -> Visitor:
            visitor = site.visitor()
            cookie = site.app.keys.sign_visitor(name)
            visitor.http.cookies.set("hf_visitor", cookie, domain="127.0.0.1", path="/")
            return visitor

        anna, bert = sitting("anna"), sitting("bert")
        assert (anna.state(MATCH)["yours"], bert.state(MATCH)["yours"]) == ([0], [1])
        assert [one["you"] for one in company(bert, MATCH, "1")["sitters"]] == [True]
        assert company(bert, MATCH, "1")["keeps"]
        assert MATCH in bert.look("/").text
        thief = Program(site.url, "secret1")
        assert thief.http.get(f"/matches/{MATCH}?eyes=1").status_code == 403
        assert thief.play(MATCH, "x", 0).json()["kind"] == "bad_token"
        gone = site.visitor().look("/join/secret1")
        assert gone.status_code == 410
        assert "before seats belonged to people" in gone.text
        assert bert.look("/join/secret1").url.path == f"/matches/{MATCH}"
        carla = site.visitor()
        assert carla.look("/join/secret2").status_code == 200
        assert carla.send("/join", secret="secret2").url.path == f"/matches/{MATCH}"
        assert carla.state(MATCH)["yours"] == [2]
        assert site.visitor().post("/join", {"secret": "secret2"}).status_code == 410
        turn = anna.state(MATCH)["decision"]["seat"]
        mover = (anna, bert, carla)[turn]
        state = mover.state(MATCH)
        action = state["defs"][str(state["legal"][0])]["do"]
        assert mover.play(MATCH, action, state["number"]).status_code == 200
    finally:
        site.stop()


def test_programs_play_on_with_tokens(server: Site) -> None:
    match, (x, o) = two_programs(server.url)
    assert x.play(match, mark("a1"), 0).status_code == 200
    assert o.play(match, mark("b1"), 1).status_code == 200
    answer = x.http.get(f"/matches/{match}/seats/x").json()
    assert [(one["kind"], one["how"]) for one in answer["sitters"]] == [("program", "began")]
