"""Guided first games: each comes with its game, also with one from elsewhere."""

from __future__ import annotations

import pytest

from holdfast.core.registry import find_game, installed_games
from holdfast.web.learn import lesson_for, lessons, say
from tests.conformance.hilo import GAME as HILO
from tests.web.site import Site


def test_every_installed_game_brings_its_lesson() -> None:
    assert {lesson.game for lesson in lessons()} == set(installed_games())
    assert find_game("noughts").lesson() is not None
    assert HILO.lesson() is None


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_a_lesson_can_be_done(game: str) -> None:
    """In each step, an action that does the next task is legal, until all are done."""
    lesson = lesson_for(game)
    assert lesson is not None
    for step in lesson.steps:
        match = step.begin(game)
        for task in range(len(step.tasks)):
            wanted = next(action for action in match.legal if step.is_goal(task, action))
            match.play(wanted)


def test_a_step_is_tried_as_json_and_as_a_form(site: Site) -> None:
    anna = site.visitor()
    lesson = lesson_for("noughts")
    assert lesson is not None
    step = lesson.steps[0]
    url = f"/learn/noughts/{step.id}"
    assert say(step.title, "en") in anna.look(url).text
    wanted = next(action for action in step.begin("noughts").legal if step.is_goal(0, action))
    answer = anna.http.post(url, json={"did": [], "action": wanted.json})
    assert (answer.status_code, answer.json()["right"]) == (200, True)
    assert anna.send(url, did="[]", action=wanted.text).status_code == 200
    kind = {"content-type": "application/json"}
    assert anna.http.post(url, content=b"{", headers=kind).status_code == 400
    assert anna.http.post(url, json={"did": "all"}).status_code == 422
    assert anna.http.post(f"{url}/whynot", json={"touches": ["cell:a1"]}).status_code == 200
    assert anna.http.post(f"{url}/odds", json={"action": wanted.json}).status_code == 200
