"""Several browsers and programs at one seat: who is let in, who decides, and who is put out; on
SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.site import Program, Site, Visitor, until
from tests.web.sitting import (
    COMPETITIVE,
    begin,
    brought,
    change,
    company,
    delete,
    invitation,
    mark,
    myself,
    refuses_all_reading,
    seated,
)

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
