"""Whole moves over HTTP: asked for, played as one, told as one, taken back as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holdfast.store import Entry
from holdfast.web.course import moments_of
from tests.games.tito.positions import position
from tests.web.site import Program, Site, Visitor, begun_by_program, until

UNITS = {"rot-1": 2, "rot-2": 2, "rybka": 2}
WHO = [f"unit:{name}" for name in UNITS]


class Table:
    """A match of one's own that stands in the movement step."""

    def __init__(self, url: str, **changes: Any) -> None:
        start = position(**{"step": "movement", "units": UNITS, **changes})
        begun = begun_by_program(url, "tito", position=start)
        self.match: str = begun["match"]
        self.me = Program(url, begun["token"])

    def state(self) -> dict[str, Any]:
        return self.me.state(self.match)

    def journeys(self, who: list[str], via: tuple[str, ...] = ()) -> dict[str, dict[str, Any]]:
        body = {"who": who, "via": list(via)}
        answer = self.me.http.post(f"/matches/{self.match}/journeys", json=body)
        assert answer.status_code == 200, answer.text
        return {one["to"]: one for one in answer.json()["journeys"]}

    def go(self, actions: list[Any], after: int = 0) -> Any:
        body = {"actions": actions, "after": after}
        return self.me.http.post(f"/matches/{self.match}/journey", json=body)

    def undo(self, after: int, **more: int) -> Any:
        return self.me.http.post(f"/matches/{self.match}/undo", json={"after": after, **more})


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site.url)


def test_a_state_names_who_may_travel_and_only_to_who_decides(table: Table, site: Site) -> None:
    assert table.state()["decision"]["travellers"] == [WHO]
    assert "travellers" not in Program(site.url).state(table.match)["decision"]
    answer = Program(site.url).http.post(f"/matches/{table.match}/journeys", json={"who": WHO})
    assert answer.status_code == 403


def test_a_whole_move_is_one_request_one_update_and_one_undo(table: Table) -> None:
    found = table.journeys(WHO)["zone:8"]
    assert found["who"] == WHO
    assert (found["cost"], found["left"], found["brings"]) == (2, 1, [])
    with table.me.listen(table.match) as stream:
        until(stream, "state")
        answer = table.go(found["actions"]).json()
        count = len(found["actions"])
        assert count == 9
        assert answer == {
            "number": count,
            "actions": count,
            "over": False,
            "steps": count,
            "refusal": "",
        }
        update = until(stream, "update")
        assert (update["number"], update["steps"], update["kind"]) == (count, count, "play")
        assert [line["event"]["event"] for line in update["log"]].count("moved") == 6
        assert [line["at"] for line in update["log"]] == list(range(1, count + 1))
        assert {f"unit:{name}" for name in UNITS} <= set(update["elements"])
        assert table.undo(count).json()["actions"] == 0
        back = until(stream, "update")
        assert (back["kind"], back["number"], back["trace"]["count"]) == ("undo", count + 1, count)
    assert table.state()["decision"]["travellers"] == [WHO]


def test_the_record_has_ordinary_actions(table: Table) -> None:
    found = table.journeys(["unit:rot-1"], ("zone:9",))["zone:8"]
    assert found["way"] == ["zone:2", "zone:9", "zone:8"]
    table.go(found["actions"])
    journal = table.me.http.get(f"/matches/{table.match}/journal").json()
    assert journal["actions"] == [
        {"do": "move", "unit": "rot-1", "to": 9},
        {"do": "move", "unit": "rot-1", "to": 8},
        {"do": "stop", "unit": "rot-1"},
    ]
    frame = table.me.http.get(f"/matches/{table.match}/frames/1").json()
    assert frame["action"] == {"do": "move", "unit": "rot-1", "to": 9}


def test_a_program_may_take_back_one_step_of_it(table: Table) -> None:
    table.go(["move rot-1 9", "move rot-1 8", "stop rot-1"])
    assert table.undo(3, to=1).status_code == 409
    assert table.undo(3, to=2).json()["actions"] == 2
    assert table.undo(4).json()["actions"] == 0


def test_a_single_action_after_it_is_taken_back_alone(table: Table) -> None:
    table.go(["move rot-1 9", "move rot-1 8", "stop rot-1"])
    table.me.play(table.match, "move rot-2 9", 3)
    assert table.undo(4).json()["actions"] == 3
    assert table.undo(5).json()["actions"] == 0


def test_it_ends_before_what_is_refused_and_says_why(table: Table) -> None:
    answer = table.go(["move rot-1 9", "move rot-1 60"])
    assert answer.status_code == 200
    assert (answer.json()["steps"], answer.json()["number"]) == (1, 1)
    assert "CT-1.1.3" in answer.json()["refusal"]
    refused = table.go(["move rot-1 60", "move rot-1 9"], 1)
    assert (refused.status_code, refused.json()["kind"]) == (422, "illegal_action")
    assert table.state()["number"] == 1


def test_it_ends_after_dice_have_fallen(site: Site) -> None:
    table = Table(site.url, tito={"state": "free", "at": 9})
    found = table.journeys(["unit:rot-1", "unit:rot-2"])["zone:9"]
    assert found["surprise"]
    more = [*found["actions"], "move rot-2 9"]
    answer = table.go(more).json()
    assert answer["steps"] == len(found["actions"])
    assert answer["refusal"] == ""
    assert table.undo(answer["number"]).status_code == 409


def test_what_is_old_nonsense_or_not_mine_is_refused(table: Table, site: Site) -> None:
    assert table.go(["move rot-1 9"], 7).json()["kind"] == "stale"
    assert table.go(["fly to the moon"]).status_code == 422
    assert table.go([]).status_code == 422
    body = {"actions": ["move rot-1 9"], "after": 0}
    answer = Program(site.url).http.post(f"/matches/{table.match}/journey", json=body)
    assert answer.status_code == 403
    assert table.state()["number"] == 0


def test_what_came_together_is_known_after_the_server_has_gone(tmp_path: Path) -> None:
    site = Site(tmp_path)
    table = Table(site.url)
    table.go(["move rot-1 9", "move rot-1 8", "stop rot-1"])
    site.stop()
    site = Site(tmp_path)
    try:
        table.me.http.base_url = f"{site.url}/api"
        assert table.undo(3).json()["actions"] == 0
    finally:
        site.stop()


def test_moments_follow_the_record() -> None:
    def entry(number: int, at: float, kind: str = "play", action: str = "{}") -> Entry:
        return Entry("m", number, kind, 0, action, "[]", at)

    entries = [entry(1, 1.0), entry(2, 1.0), entry(3, 2.0), entry(4, 3.0, "undo", '{"to": 1}')]
    assert moments_of(entries) == [1.0]
    assert moments_of([*entries, entry(5, 4.0)]) == [1.0, 4.0]


def test_a_page_shows_who_may_travel(anna: Visitor) -> None:
    start = position(step="movement", units=UNITS)
    match = anna.begin("tito", position=start)
    assert anna.state(match)["decision"]["travellers"] == [WHO]
