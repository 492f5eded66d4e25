"""What somebody with bad intentions, or bad luck, tries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import holdfast
from tests.web.site import Process, Program, Site, Visitor, two_programs, until


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


BROKEN: list[tuple[str, list[str | int], Any]] = [
    ("tito", ["terms", "kinds", "hq"], None),
    ("tito", ["title"], 7),
    ("tito", ["zones", "rows", 44, "name"], 5),
    ("tito", ["groups", "rows", 1, "name", "en"], 1.5),
    ("itter", ["awards", "rows", 1, "level_it"], 10**30),
    ("itter", ["ss_counters", "rows", 1, "it"], "\0"),
]


@pytest.mark.parametrize(("game", "path", "value"), BROKEN)
def test_a_pack_that_cannot_be_shown_is_not_kept(
    anna: Visitor, game: str, path: list[str | int], value: Any
) -> None:
    pack = holdfast.find_game(game).default_pack()
    place: Any = pack
    for key in path[:-1]:
        place = place[key]
    assert path[-1] in place or isinstance(path[-1], int)
    place[path[-1]] = value
    seat = "german" if game == "tito" else "defender"
    wish = {"game": game, "pack": pack, "listed": True, "seats": {seat: "open"}}
    refused = anna.post("/matches", wish)
    assert refused.status_code == 422, refused.text
    assert refused.json()["kind"] == "bad_pack"
    assert str(path[-1]) in refused.json()["field"]
    assert anna.look("/").status_code == 200


def test_an_address_owns_no_seat(site: Site) -> None:
    """Programs that share an address are not each other."""
    match, (x, _o) = two_programs(site.url)
    for what in ("invitation", "reset"):
        stranger = Program(site.url).http.post(f"/matches/{match}/seats/x/{what}")
        assert stranger.status_code == 403
    assert x.play(match, mark("a1"), 0).status_code == 200


@pytest.mark.parametrize("query", ["eyes=all", "shape=round", "inks=3"])
def test_a_move_is_refused_before_it_is_played(site: Site, query: str) -> None:
    match, (x, _o) = two_programs(site.url)
    body = {"action": mark("a1"), "after": 0}
    refused = x.http.post(f"/matches/{match}/actions?state=1&{query}", json=body)
    assert refused.status_code in (403, 422)
    assert x.state(match)["number"] == 0


def test_a_private_note_reaches_its_writer_only(site: Site) -> None:
    """After the end anybody may look through any eyes; they do not become the player."""
    match, (x, o) = two_programs(site.url)
    for number, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        (x, o)[number % 2].play(match, mark(cell), number)
    with Program(site.url).listen(match, eyes="x") as stream:
        until(stream, "state")
        x.http.post(f"/matches/{match}/notes", json={"at": 0, "text": "mine", "private": True})
        x.http.post(f"/matches/{match}/notes", json={"at": 0, "text": "ours"})
        assert until(stream, "note")["text"] == "ours"


def test_a_spectator_of_a_study_learns_nothing_by_branching_it(site: Site) -> None:
    match, (x, _o) = two_programs(site.url, "castle", study=True, seed=11)
    own = x.http.get(f"/matches/{match}/journal").json()
    stranger = site.visitor()
    wish = {"at": 0, "dice": "same", "eyes": "spectator"}
    branch = stranger.post(f"/matches/{match}/study", wish)
    assert branch.status_code == 201
    theirs = stranger.get(f"/matches/{branch.json()['match']}/journal").json()
    assert theirs["seed"] != own["seed"]


def test_invented_tokens_do_not_lift_the_limits(tmp_path: Path) -> None:
    site = Site(tmp_path, rate=0.01, burst=2.0)
    try:
        answers = [Program(site.url, f"x{number}").http.get("/games") for number in range(60)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
    finally:
        site.stop()


@pytest.mark.parametrize("path", ["/api/matches/%00", "/matches/a%00b", "/api/matches/%00/events"])
def test_an_address_that_cannot_be_is_not_found(anna: Visitor, path: str) -> None:
    assert anna.http.get(path).status_code == 404


@pytest.mark.parametrize("url", ["http://ok.test/\0", "http://ok.test/a b", "http://ok.test:0/"])
def test_a_webhook_has_a_plain_address(tmp_path: Path, url: str) -> None:
    site = Site(tmp_path, webhook_hosts=frozenset({"ok.test"}))
    try:
        match, (x, _o) = two_programs(site.url)
        refused = x.http.put(f"/matches/{match}/webhook", json={"url": url})
        assert refused.status_code == 422
        usual = x.http.put(f"/matches/{match}/webhook", json={"url": "http://ok.test:80/"})
        assert usual.status_code == 204
    finally:
        site.stop()


def test_an_empty_position_is_none(anna: Visitor) -> None:
    refused = anna.post("/matches", {"game": "castle", "position": {}})
    assert refused.status_code == 422
    assert refused.json()["kind"] == "bad_position"


def test_a_server_that_is_behind_catches_up_with_its_caller(tmp_path: Path) -> None:
    one, two = Process(tmp_path), Process(tmp_path)
    try:
        match, (x, o) = two_programs(one.url)
        elsewhere = [Program(two.url), Program(two.url)]
        for seat, here in zip(elsewhere, (x, o), strict=True):
            seat.http.headers = here.http.headers
            assert seat.state(match)["number"] == 0
        for number, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
            seats = (x, o) if number % 4 < 2 else elsewhere
            assert seats[number % 2].play(match, mark(cell), number).status_code == 200
    finally:
        one.stop()
        two.stop()
