"""People who want the same seat at the same moment, on two servers with one database."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx

from tests.web.conftest import Postgres
from tests.web.site import Process, Program, Visitor, until
from tests.web.sitting import begin, company, delete, invitation, mark, seated


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


def check_between(one: Process, two: Process) -> None:
    try:
        check_races(one.url, two.url)
        check_new_invitations(one.url, two.url)
        check_eviction_elsewhere(one.url, two.url)
    finally:
        one.stop()
        two.stop()


def test_races_between_two_servers_on_sqlite(tmp_path: Path) -> None:
    check_between(Process(tmp_path), Process(tmp_path))


def test_races_between_two_servers_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    check_between(Process(tmp_path, database), Process(tmp_path, database))


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
