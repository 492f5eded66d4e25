"""Live updates: each seat is sent what changed for it, and nothing it may not see."""

from __future__ import annotations

import queue
import random
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import orjson
import pytest

from tests.web.site import Program, Site, Visitor, two_programs, until


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


ASKED = ("decision", "prompt", "undo", "clock", "standing", "ahead")
"""What is asked of a viewer, and how things stand: told whole with every update."""


class Screen:
    """Keeps what a page keeps, by the rules of docs/web.md."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state
        self.definitions = dict(state.get("defs", {}))

    def update(self, data: dict[str, Any]) -> None:
        assert data["number"] == self.state["number"] + 1
        elements = self.state["elements"]
        for name, fragment in data["elements"].items():
            if fragment is None:
                del elements[name]
            else:
                elements[name] = fragment
        if "order" in data:
            self.state["order"] = data["order"]
        log = [line for line in self.state["log"] if line["i"] < data["log_from"]] + data["log"]
        self.definitions.update(data.get("defs", {}))
        self.state.update(
            {key: data[key] for key in ("number", "actions", "over", *ASKED)},
            log=log,
            legal=data.get("legal", []),
            elements=elements,
        )


def test_each_seat_is_sent_what_changed(site: Site) -> None:
    match, (x, o) = two_programs(site.url)
    with x.listen(match, eyes="x") as one, o.listen(match, eyes="o") as two:
        assert len(until(one, "state")["legal"]) == 9
        assert "legal" not in until(two, "state")
        assert x.play(match, mark("b2"), 0).status_code == 200
        mine, theirs = until(one, "update"), until(two, "update")
        assert list(theirs["elements"]) == ["cell:b2"]
        assert "order" not in theirs
        assert len(theirs["legal"]) == 8
        assert "legal" not in mine
        assert theirs["prompt"]["seat"] == "o"
        assert "cell:b2" in theirs["log"][0]["marks"]
        assert mine["undo"]["allowed"]
        assert not theirs["undo"]["allowed"]


def test_a_page_that_has_the_state_is_only_greeted(site: Site) -> None:
    match, (x, _o) = two_programs(site.url)
    with x.listen(match, after=0) as stream:
        assert next(stream) == ("hello", {"number": 0})
    with x.listen(match, after=3) as stream:
        assert next(stream)[0] == "state"


def test_updates_add_up_to_the_state(site: Site) -> None:
    """Whole games at random: whoever only applies updates sees what a reload would show."""
    match, seats = two_programs(site.url, "itter", options={"variant": "competitive"})
    names = ["defender", "ss"]
    dice = random.Random(3)
    with (
        seats[0].listen(match, eyes="defender") as one,
        seats[1].listen(match, eyes="ss") as two,
        Program(site.url).listen(match) as three,
    ):
        streams = [one, two, three]
        screens = [Screen(until(stream, "state")) for stream in streams]
        for _ in range(60):
            if screens[0].state["over"]:
                break
            turn = names.index(screens[0].state["decision"]["seat"])
            screen = screens[turn]
            action = screen.definitions[str(dice.choice(screen.state["legal"]))]["do"]
            answer = seats[turn].play(match, action, screen.state["number"])
            assert answer.status_code == 200
            for stream, other in zip(streams, screens, strict=True):
                other.update(until(stream, "update"))
        for screen, who, eyes in zip(
            screens, [*seats, Program(site.url)], [*names, "spectator"], strict=True
        ):
            fresh = who.state(match, eyes=eyes)
            for same in ("elements", "order", "number", *ASKED):
                assert screen.state[same] == fresh[same], same
            assert screen.state["log"][-200:] == fresh["log"]
            assert screen.state["legal"] == fresh.get("legal", [])


def test_a_fair_match_hides_what_a_seat_may_not_see(site: Site) -> None:
    match, (defender, ss) = two_programs(site.url, "itter", options={"variant": "competitive"})
    hand = ss.state(match, eyes="ss", view=True)["view"]["hand"]
    assert isinstance(hand, list)
    for other in (defender, Program(site.url)):
        state = other.state(match, view=True)
        assert state["view"]["hand"] == len(hand)
        assert "legal" not in state or state["eyes"] == state["decision"]["seat"]
        for eyes in ("ss", "all"):
            assert other.http.get(f"/matches/{match}?eyes={eyes}").status_code == 403
            assert other.http.get(f"/matches/{match}/events?eyes={eyes}").status_code == 403
            assert other.http.get(f"/matches/{match}/frames/0?eyes={eyes}").status_code == 403
    planned = ss.state(match, eyes="ss")
    number = str(planned["legal"][0])
    action = planned["defs"][number]["do"]
    with defender.listen(match, eyes="defender") as stream:
        until(stream, "state")
        assert ss.play(match, action, 0).status_code == 200
        update = until(stream, "update")
    assert update["action"] != action
    assert "label" not in update
    assert action["card"] not in str(update)


def test_questions_about_hidden_things_are_the_deciders_only(site: Site) -> None:
    match, (defender, ss) = two_programs(site.url, "itter", options={"variant": "competitive"})
    ask = {"action": ss.state(match, eyes="ss")["defs"]}
    action = next(iter(ask["action"].values()))["do"]
    for path in ("why", "odds"):
        answer = defender.http.post(f"/matches/{match}/{path}", json={"action": action})
        assert answer.status_code == 403
    touching = {"touches": ["hand"]}
    assert defender.http.post(f"/matches/{match}/whynot", json=touching).status_code == 403


def test_studying_a_running_match_reveals_neither_cards_nor_dice(site: Site) -> None:
    match, (defender, ss) = two_programs(site.url, "itter", options={"variant": "competitive"})
    real = ss.state(match, eyes="ss", view=True)["view"]["hand"]
    seen = set()
    for _ in range(6):
        begun = defender.http.post(f"/matches/{match}/study", json={"at": 0}).json()
        study = Program(site.url, begun["token"]).state(begun["match"], eyes="all", view=True)
        seen.add(tuple(sorted(study["view"]["hand"])))
    assert len(seen) > 1
    assert seen != {tuple(sorted(real))}


def test_presence_chat_and_notes_arrive(site: Site, anna: Visitor) -> None:
    match, (x, o) = two_programs(site.url)
    with x.listen(match, eyes="x") as one:
        until(one, "state")
        with o.listen(match, eyes="o") as two:
            until(two, "state")
            here = until(one, "players")
            while not all(player["here"] for player in here["players"]):
                here = until(one, "players")
            o.http.post(f"/matches/{match}/chat", json={"text": "good luck"})
            assert until(one, "chat")["text"] == "good luck"
            x.http.post(f"/matches/{match}/notes", json={"at": 0, "text": "hm", "private": True})
            x.http.post(f"/matches/{match}/notes", json={"at": 0, "text": "open"})
            assert until(two, "note")["text"] == "open"
        gone = until(one, "players")
        while gone["players"][1]["here"]:
            gone = until(one, "players")


def test_an_undo_shortens_the_log(site: Site) -> None:
    match, (x, o) = two_programs(site.url)
    with o.listen(match, eyes="o", lang="it") as stream:
        screen = Screen(until(stream, "state"))
        x.play(match, mark("a1"), 0)
        screen.update(until(stream, "update"))
        assert len(screen.state["log"]) == 1
        x.http.post(f"/matches/{match}/undo", json={"after": 1})
        back = until(stream, "update")
        screen.update(back)
        assert back["kind"] == "undo"
        assert back["trace"]["seat"] == "x"
        assert screen.state["log"] == []
        assert screen.state["elements"] == o.state(match, eyes="o", lang="it")["elements"]


@pytest.mark.parametrize("spectators", [False, True])
def test_a_match_that_is_reopened_is_hidden_again(
    site: Site, anna: Visitor, spectators: bool
) -> None:
    """A stranger may look through all eyes when a match is over, and not when it goes on."""
    match = anna.begin(seats={"x": "me", "o": "me"}, study=True, spectators=spectators)
    for number, cell in enumerate(("a1", "b1", "a2", "b2", "a3")):
        assert anna.play(match, mark(cell), number).status_code == 200
    stranger = Program(site.url)
    mine = anna.program(match, "x")
    with stranger.listen(match, eyes="all") as theirs, mine.listen(match, eyes="all") as own:
        assert until(theirs, "state")["over"]
        assert until(own, "state")["over"]
        assert anna.post(f"/matches/{match}/undo", {"after": 5}).status_code == 200
        heard = next(event for event in theirs if event[0] in ("bye", "update"))
        assert heard == ("bye", {"why": "seat"})
        assert next(theirs, None) is None
        assert until(own, "update")["kind"] == "undo"
    assert stranger.http.get(f"/matches/{match}", params={"eyes": "all"}).status_code == 403


class Receiver(BaseHTTPRequestHandler):
    """Another program that is told of moves."""

    told: ClassVar[queue.Queue[dict[str, Any]]] = queue.Queue()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.told.put(orjson.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_given: Any) -> None:
        return


def test_a_webhook_tells_whose_turn_it_is_and_nothing_secret(tmp_path: Path) -> None:
    receiver = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    host = f"127.0.0.1:{receiver.server_port}"
    site = Site(tmp_path, webhook_hosts=frozenset({host}))
    try:
        match, (x, _o) = two_programs(site.url)
        set_up = x.http.put(f"/matches/{match}/webhook", json={"url": f"http://{host}/hook"})
        assert set_up.status_code == 204
        assert x.play(match, mark("a1"), 0).status_code == 200
        told = Receiver.told.get(timeout=10)
        assert told == {
            "match": match,
            "game": "noughts",
            "number": 1,
            "actions": 1,
            "over": False,
            "turn": "o",
            "path": f"/matches/{match}",
        }
    finally:
        site.stop()
        receiver.shutdown()
        receiver.server_close()


def test_an_unknown_match_has_no_stream(site: Site) -> None:
    assert Program(site.url).http.get("/matches/none/events").status_code == 404
    match, (x, _o) = two_programs(site.url)
    assert x.http.get(f"/matches/{match}/events?lang=de").status_code == 422
    assert x.http.get(f"/matches/{match}/events?after=x").status_code == 422
    assert x.http.get(f"/matches/{match}/events?eyes=nobody").status_code == 404
