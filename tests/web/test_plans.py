"""Everybody arranges at once: plans are tried out, kept to oneself, and played seat after seat."""

from __future__ import annotations

import json
import time
from typing import Any

import holdfast
from tests.web.site import Program, Site, two_programs, until

COURT = {"do": "court", "order": "KQJ"}


class Arranging:
    """A match of Castle whose two seats have everything to arrange."""

    def __init__(self, url: str) -> None:
        dealt = holdfast.new("castle", seed=20).position()
        self.match, self.seats = two_programs(url, "castle", position=dealt)
        self.hands = [dealt["castles"][str(seat)]["hand"] for seat in (0, 1)]

    def plan(self, seat: int) -> list[dict[str, Any]]:
        """Five number cards in a row to the left of the royals."""
        row = enumerate(self.hands[seat][3:], start=1)
        return [COURT, *({"do": "place", "card": c, "row": 0, "col": -n} for n, c in row)]

    def rehearse(self, who: int, seat: int, actions: list[Any], **params: Any) -> Any:
        path = f"/matches/{self.match}/seats/{seat}/rehearsal"
        return self.seats[who].http.post(path, json={"actions": actions}, params=params)

    def keep(self, who: int, seat: int, actions: list[Any]) -> Any:
        path = f"/matches/{self.match}/seats/{seat}/plan"
        return self.seats[who].http.post(path, json={"actions": actions})

    def state(self, seat: int) -> dict[str, Any]:
        return self.seats[seat].state(self.match, eyes=seat, view=True)


def test_a_seat_that_is_not_asked_yet_can_try_out_everything(site: Site) -> None:
    table = Arranging(site.url)
    assert table.state(1)["ahead"]
    assert not table.state(1)["decision"]["yours"]
    plan = table.plan(1)
    for count in range(len(plan)):
        found = table.rehearse(1, 1, plan[:count]).json()
        assert not found["done"]
        assert plan[count] in [one["do"] for one in found["defs"].values()]
    done = table.rehearse(1, 1, plan).json()
    assert done["done"]
    assert not done["legal"]
    assert len(done["loose"]) == 5
    assert {one["lies"] for one in done["loose"].values()} == {
        f"hand:{card}" for card in table.hands[1][3:]
    }
    assert set(done["loose"]) <= set(done["elements"])
    assert table.state(1)["actions"] == 0, "nothing was played"


def test_what_does_not_fit_is_refused(site: Site) -> None:
    table = Arranging(site.url)
    plan = table.plan(1)
    assert table.rehearse(1, 1, plan[1:]).status_code == 422
    assert table.rehearse(1, 1, ["nonsense"]).status_code == 422
    assert table.rehearse(1, 0, []).status_code == 403
    assert table.rehearse(1, 7, []).status_code == 404
    assert Program(site.url).http.post(
        f"/matches/{table.match}/seats/0/rehearsal", json={"actions": []}
    ).status_code in (401, 403)
    assert table.keep(1, 1, plan[:3]).json()["kind"] == "unfinished"
    assert table.keep(1, 0, table.plan(0)).status_code == 403


def test_plans_are_played_seat_after_seat_as_the_record_has_it(site: Site) -> None:
    table = Arranging(site.url)
    assert table.keep(1, 1, table.plan(1)).json() == {"planned": True}
    assert table.state(1)["actions"] == 0
    with table.seats[0].listen(table.match, eyes=0) as stream:
        until(stream, "state")
        assert table.keep(0, 0, table.plan(0)).json() == {"planned": False}
        first, second = until(stream, "update"), until(stream, "update")
    assert (first["by"], first["steps"]) == (0, 6)
    assert (second["by"], second["steps"]) == (1, 6)
    state = table.state(0)
    assert (state["actions"], state["decision"]["kind"], state["ahead"]) == (12, "turn", False)
    journal = table.seats[0].http.get(f"/matches/{table.match}/journal", params={"eyes": 0}).json()
    assert journal["actions"][:6] == table.plan(0)
    assert journal["actions"][6:] == [{"do": "arrange"}] * 6
    assert table.keep(0, 0, table.plan(0)).json()["kind"] == "nothing_ahead"


def test_nobody_learns_that_somebody_is_ready(site: Site) -> None:
    table = Arranging(site.url)
    before = json.dumps(table.state(0), sort_keys=True)
    table.rehearse(1, 1, table.plan(1)[:4])
    table.keep(1, 1, table.plan(1))
    spectator = Program(site.url)
    told = spectator.state(table.match)
    assert json.dumps(table.state(0), sort_keys=True) == before
    assert not told["ahead"]
    assert "plan" not in json.dumps(told)


def test_a_plan_can_be_withdrawn(site: Site) -> None:
    table = Arranging(site.url)
    table.keep(1, 1, table.plan(1))
    assert table.keep(1, 1, []).json() == {"planned": False}
    table.keep(0, 0, table.plan(0))
    time.sleep(0.2)
    assert table.state(1)["actions"] == 6
    assert table.state(1)["decision"]["yours"]
