"""What happened, step by step, over HTTP: complete, in order, and only what one may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.site import Site, Visitor


def move(who: Visitor, match: str, rng: random.Random) -> None:
    """Play something legal, if it is theirs to decide."""
    state = who.state(match)
    if state["decision"] is not None and state["decision"]["yours"]:
        chosen = state["defs"][str(rng.choice(state["legal"]))]["do"]
        assert who.play(match, chosen, state["number"]).status_code == 200


def steps(who: Visitor, match: str, since: int, to: int, **params: Any) -> Any:
    answer = who.get(f"/matches/{match}/steps", **{"from": since}, to=to, **params)
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize(("game", "moves"), [("itter", 14), ("tito", 24), ("castle", 40)])
def test_the_steps_lead_from_one_moment_to_the_other(anna: Visitor, game: str, moves: int) -> None:
    seats = {"0": "me", "1": "me"} if game == "castle" else {}
    match = anna.begin(game, study=True, seed=3, seats=seats)
    rng = random.Random(3)
    for _ in range(moves):
        move(anna, match, rng)
    now = anna.state(match)
    start = anna.get(f"/matches/{match}/frames/0").json()
    board: dict[str, str] = start["elements"]
    lines: list[dict[str, Any]] = []
    seen = 0
    while seen < now["actions"]:
        told = steps(anna, match, seen, now["actions"])
        assert told["from"] == seen < told["to"]
        seen = told["to"]
        for step in told["steps"]:
            lines += step["lines"]
            changed = {**board, **step["elements"]}
            board = {name: markup for name, markup in changed.items() if markup is not None}
            assert set(step.get("order", board)) == set(board)
    assert board == now["elements"]
    assert lines == [line for line in now["log"] if line["i"] >= len(start["log"])]


def test_an_enemy_phase_is_told_with_its_title_and_what_it_came_to(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    assert anna.play(match, "end", 0).status_code == 200
    told = steps(anna, match, 0, 1, lang="it")
    phases = [step["phase"] for step in told["steps"]]
    assert phases[1] == "Turno 1: Fase SS"
    assert phases[-1].startswith("Turno 2")
    kinds = [[line["event"]["event"] for line in step["lines"]] for step in told["steps"]]
    assert kinds[:2] == [["ended"], ["ss_phase"]]
    assert all(kind[0] == "placed" for kind in kinds if "pushed" in kind)
    placed = sum(kind.count("placed") for kind in kinds)
    assert told["summary"][0] == f"Segnalini piazzati: {placed}"
    marked = [line for step in told["steps"] for line in step["lines"] if line.get("by_game")]
    assert marked[0]["event"]["event"] == "ss_phase"
    assert steps(anna, match, 0, 1, lang="it", sum=1) == {**told, "steps": []}


def test_nobody_sees_more_in_between_than_they_may(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    """Of a running fair match: set-up and draws of others, also for somebody who only watches."""
    match = anna.begin("castle", seats={"0": "me", "1": "open"})
    assert bert.post(f"/matches/{match}/seats/1/take", {}).status_code == 200
    rng = random.Random(5)
    for _ in range(24):
        move(anna, match, rng)
        move(bert, match, rng)
    actions = anna.state(match)["actions"]
    for eyes in ("0", "all"):
        refused = bert.get(f"/matches/{match}/steps", **{"from": 0}, to=actions, eyes=eyes)
        assert (refused.status_code, refused.json()["kind"]) == (403, "hidden")
    told = steps(site.visitor(), match, 0, actions)
    assert told["eyes"] == "spectator"
    secret = [
        line["event"]
        for step in told["steps"]
        for line in step["lines"]
        if line["event"]["event"] in ("court", "arranged", "drew", "placed")
    ]
    assert secret
    assert not [event for event in secret if "card" in event or "cards" in event]


def test_moments_that_are_not_there_are_refused(anna: Visitor) -> None:
    match = anna.begin("noughts", seats={"x": "me", "o": "me"})
    rng = random.Random(1)
    move(anna, match, rng)
    move(anna, match, rng)
    for since, to, status in ((0, 9, 404), (9, 0, 404), (-1, 1, 422)):
        answer = anna.get(f"/matches/{match}/steps", **{"from": since}, to=to)
        assert answer.status_code == status
    assert steps(anna, match, 2, 1)["steps"] == []
