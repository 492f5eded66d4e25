"""What only reads is answered by processes beside the server, as if it had done so itself."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import holdfast
from bench.serving import children
from tests.web.site import Process, Program, Site, two_programs, until

PATIENCE = 30.0


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


def wait_for_readers(site: Site, count: int = 1, without: int = 0) -> list[int]:
    late = time.monotonic() + PATIENCE
    while True:
        found = [one for one in site.app.readers.processes if one != without]
        if len(found) >= count:
            return found
        assert time.monotonic() < late, "no reader has started"
        time.sleep(0.02)


def asked(site: Site, path: str) -> httpx.Response:
    return httpx.get(f"{site.url}{path}", trust_env=False, timeout=PATIENCE)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(scope="module")
def read_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"), readers=1)
    wait_for_readers(site)
    yield site
    site.stop()


def test_a_reader_answers_like_the_server(read_site: Site, site: Site) -> None:
    for path in ("/", "/rules/itter?lang=it", "/api/games", "/nothing", "/learn/itter/1"):
        ours, theirs = (asked(one, path) for one in (site, read_site))
        assert theirs.status_code == ours.status_code
        assert abs(len(theirs.content) - len(ours.content)) < 100
        assert theirs.headers.keys() == ours.headers.keys()
    assert read_site.app.readers.answered >= 5
    assert site.app.readers.answered == 0


def test_a_reader_knows_each_move_as_soon_as_it_is_made(read_site: Site) -> None:
    match, (x, o) = two_programs(read_site.url)
    before = read_site.app.readers.answered
    for number, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        assert (x, o)[number % 2].play(match, mark(cell), number).status_code == 200
        assert x.state(match)["number"] == number + 1
        page = x.http.get(f"{read_site.url}/matches/{match}")
        assert page.status_code == 200
    assert x.state(match)["over"]
    assert read_site.app.readers.answered >= before + 11


def test_a_reader_knows_who_sits_down_and_who_is_here(read_site: Site) -> None:
    host = read_site.visitor()
    match = host.begin("noughts", seats={"x": "me", "o": "friend"})
    assert [one["claimed"] for one in host.get(f"/matches/{match}").json()["players"]] == [
        True,
        False,
    ]
    link = host.post(f"/matches/{match}/seats/o/invitation", {}).json()
    guest = Program(read_site.url)
    joined = guest.http.post("/join", json={"secret": link["secret"]})
    assert joined.status_code == 200
    assert all(one["claimed"] for one in host.get(f"/matches/{match}").json()["players"])
    token = joined.json()["token"]
    with Program(read_site.url, token).listen(match) as stream:
        until(stream, "state")
        late = time.monotonic() + PATIENCE
        while not host.get(f"/matches/{match}").json()["players"][1]["here"]:
            assert time.monotonic() < late
            time.sleep(0.05)


def test_questions_go_to_a_reader_and_nothing_else_that_is_posted(read_site: Site) -> None:
    match, (x, _o) = two_programs(read_site.url)
    before = read_site.app.readers.answered
    asked = x.http.post(f"/matches/{match}/why", json={"action": mark("a1")})
    assert asked.json()["legal"]
    assert read_site.app.readers.answered == before + 1
    assert x.http.post(f"/matches/{match}/chat", json={"text": "hello"}).status_code == 201
    assert read_site.app.readers.answered == before + 1
    assert x.http.get(f"/matches/{match}/chat").json()[0]["text"] == "hello"


def test_a_reader_that_is_killed_is_replaced_and_its_work_done(read_site: Site) -> None:
    match, (x, _o) = two_programs(read_site.url)
    (killed,) = wait_for_readers(read_site)
    os.kill(killed, signal.SIGKILL)
    for _ in range(5):
        assert x.http.get(f"/matches/{match}").status_code == 200
        assert x.http.get(f"{read_site.url}/matches/{match}").status_code == 200
    (fresh,) = wait_for_readers(read_site, without=killed)
    assert is_running(fresh)
    assert not is_running(killed)


def test_what_a_reader_had_in_hand_is_asked_of_the_next(read_site: Site) -> None:
    (stopped,) = wait_for_readers(read_site)
    os.kill(stopped, signal.SIGSTOP)
    answers: list[httpx.Response] = []

    url = f"{read_site.url}/rules/castle"
    asking = threading.Thread(
        target=lambda: answers.append(httpx.get(url, trust_env=False, timeout=PATIENCE))
    )
    asking.start()
    time.sleep(0.3)
    assert not answers
    os.kill(stopped, signal.SIGKILL)
    asking.join(PATIENCE)
    assert answers[0].status_code == 200


def test_too_much_at_once_is_refused(read_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for_readers(read_site)
    monkeypatch.setattr("holdfast.web.readers.MOST_OF_NETWORK", 0)
    refused = asked(read_site, "/api/games")
    assert refused.status_code == 503
    assert refused.json()["kind"] == "busy"
    assert refused.headers["retry-after"] == "2"


def test_a_limit_of_work_holds_with_readers_too(tmp_path: Path) -> None:
    site = Site(tmp_path, readers=1, work=0.002)
    try:
        wait_for_readers(site)
        codes = [asked(site, "/rules/itter").status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429
    finally:
        site.stop()


def test_no_reader_outlives_its_server(tmp_path: Path) -> None:
    site = Site(tmp_path / "one", readers=2)
    readers = wait_for_readers(site, 2)
    site.stop()
    assert not any(is_running(one) for one in readers)
    server = Process(tmp_path / "two", readers=1)
    late = time.monotonic() + PATIENCE
    while not (found := children(server.pid)):
        assert time.monotonic() < late
        time.sleep(0.05)
    server.kill()
    while any(is_running(one) for one in found):
        assert time.monotonic() < late
        time.sleep(0.05)


def brought(number: int) -> dict[str, object]:
    pack = holdfast.find_game("itter").default_pack()
    return {**pack, "title": f"brought {number}"}


def test_component_data_are_not_opened_where_moves_are_played(read_site: Site) -> None:
    """To open them takes many times as long as a move: only whoever plays with them needs that."""
    anna = read_site.visitor()
    anna.look("/new/itter")
    begun = anna.post("/matches", {"game": "itter", "pack": brought(1), "lang": "fr"})
    assert begun.status_code == 201, begun.text
    match, state = begun.json()["match"], begun.json()["state"]
    assert match not in read_site.app.hub.rooms
    assert state["yours"] == ["defender"]
    told = anna.get(f"/matches/{match}?shape=wide&inks=4").json()
    assert {**state, "players": None} == {**told, "players": None}
    assert match not in read_site.app.hub.rooms


def test_a_program_reads_with_the_token_that_it_has_just_been_given(read_site: Site) -> None:
    wish = {"game": "itter", "pack": brought(2), "seats": {"defender": "me", "ss": "friend"}}
    wish["options"] = {"variant": "competitive"}
    begun = httpx.post(f"{read_site.url}/api/matches", json=wish, timeout=PATIENCE).json()
    assert begun["token"]
    assert begun["state"]["yours"] == ["defender"]
    assert begun["match"] not in read_site.app.hub.rooms


@pytest.mark.parametrize("way", ["page", "program"])
def test_neither_is_a_journal_that_somebody_brings(read_site: Site, way: str) -> None:
    journal = holdfast.new("itter", seed=3, study=True).journal().to_json()
    anna = read_site.visitor()
    anna.look("/open")
    if way == "program":
        begun = anna.post("/journals", journal)
        assert begun.status_code == 201, begun.text
        match = begun.json()["match"]
    else:
        page = anna.send("/open", text=json.dumps(journal))
        assert page.status_code == 201, page.text
        match = page.text.partition('href="/matches/')[2].partition("/")[0]
    assert anna.get(f"/matches/{match}").json()["yours"]
    assert match not in read_site.app.hub.rooms
