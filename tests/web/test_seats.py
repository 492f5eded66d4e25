"""Seats belong to people: what whoever set up a match may not do, what is kept and how, and matches
of the first version, on SQLite and on PostgreSQL."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, make_url, text

from holdfast.store import seating, store
from tests.web.site import Program, Site, Visitor, accept, begun_by_program, two_programs
from tests.web.sitting import (
    COMPETITIVE,
    begin,
    brought,
    company,
    count,
    delete,
    invitation,
    learnt,
    mark,
    myself,
    refuses_all_reading,
    seated,
)

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


# What is kept


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
