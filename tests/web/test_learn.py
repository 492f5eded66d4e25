"""Guided first games as pages: forwards, backwards, from the middle, without scripts, as JSON."""

from __future__ import annotations

import re

from holdfast.core.lesson import Lesson, lesson_for, lessons
from holdfast.core.registry import find_game, installed_games
from holdfast.web.learning import read_way, say, url_of, write_way
from tests.conformance.hilo import GAME as HILO
from tests.web.site import Site


def lesson_of(game: str) -> Lesson:
    lesson = lesson_for(game)
    assert lesson is not None
    return lesson


def test_every_installed_game_brings_its_lesson() -> None:
    assert {lesson.game for lesson in lessons()} == set(installed_games())
    assert find_game("noughts").lesson() is not None
    assert HILO.lesson() is None


def test_a_way_is_written_into_addresses_and_read_as_far_as_it_makes_sense() -> None:
    assert read_way(write_way((3, -1, 40))) == (3, -1, 40)
    assert read_way("") == ()
    assert read_way("3.w.-7.5") == (3, -1)
    assert read_way("3.99999999999999999999") == (3,)
    lesson = lesson_of("noughts")
    assert url_of(lesson, 0, ()) == "/learn/noughts/mark"
    assert url_of(lesson, 0, (4, 6, 2)) == "/learn/noughts/mark?way=4"


def test_a_way_that_no_longer_fits_ends_where_it_did_fit() -> None:
    lesson = lesson_of("noughts")
    assert lesson.walk((4, 4, 4)).way == (4,)
    assert lesson.walk((10_000,)).way == ()
    # Whoever goes to a step at once is led there by default.
    assert lesson.arrive(1, (10_000,)).way == (4,)
    assert lesson.arrive(0, (4, 6, 2)).way == (4,)


def test_a_step_is_tried_as_json_and_as_a_form(site: Site) -> None:
    anna = site.visitor()
    lesson = lesson_of("noughts")
    url = "/learn/noughts/mark"
    assert say(lesson.steps[0].title, "en") in anna.look(url).text
    answer = anna.http.post(url, json={"way": "", "action": {"do": "mark", "cell": "a1"}}).json()
    assert (answer["right"], answer["done"], answer["way"]) == (True, True, "6")
    assert answer["say"].startswith("A corner belongs to three lines.")
    assert [(step["seat"], len(step["lines"])) for step in answer["steps"]] == [("x", 1), ("o", 1)]
    assert answer["links"]["next"] == "/learn/noughts/win?way=6"
    wrong = anna.http.post(url, json={"action": {"do": "mark", "cell": "b1"}}).json()
    assert (wrong["right"], "steps" in wrong) == (False, False)
    assert "A corner belongs to three lines." in anna.send(url, way="", action="mark a1").text
    kind = {"content-type": "application/json"}
    assert anna.http.post(url, content=b"{", headers=kind).status_code == 400
    assert anna.http.post(url, json={"way": ["all"]}).status_code == 422
    assert anna.http.post(url, json={"way": "1." * 600}).status_code == 422
    assert anna.http.post(f"{url}/whynot", json={"touches": ["cell:a1"]}).status_code == 200
    assert anna.http.post(f"{url}/odds", json={"action": "mark a1"}).status_code == 200


def test_a_lesson_goes_on_where_somebody_left_and_back_task_by_task(site: Site) -> None:
    anna = site.visitor()
    page = anna.look("/learn/noughts/win?way=6.4").text
    assert "Finish your line" in page
    assert 'href="/learn/noughts/win?way=6"' in page  # one back
    begun = anna.look("/learn/noughts/win?way=6").text
    assert 'href="/learn/noughts/mark"' in begun
    over = anna.look("/learn/noughts/win?way=6.4.2").text
    assert 'action="/matches"' in over
    assert anna.look("/learn/noughts/nowhere").status_code == 404


def test_what_is_only_watched_is_played_for_a_click(site: Site) -> None:
    anna = site.visitor()
    page = anna.look("/learn/castle/gap").text
    way = re.search(r'name="way" value="([\d.w]+)"', page)
    assert way is not None
    answer = anna.http.post("/learn/castle/gap", json={"way": way[1], "action": None}).json()
    assert answer["right"]
    assert answer["way"] == f"{way[1]}.w"
    assert {step["seat"] for step in answer["steps"]} == {1}
    assert any(step["lines"][0]["event"]["event"] == "fell" for step in answer["steps"])


def test_a_lesson_is_seen_by_the_learner_alone(site: Site) -> None:
    """What Blue draws and builds in the dark stays dark, in pages and in answers."""
    anna, lesson = site.visitor(), lesson_of("castle")
    at = next(n for n, step in enumerate(lesson.steps) if step.id == "quiet")
    walk = lesson.arrive(at, ())
    while walk.task is not None and walk.task.watched is None:
        walk = lesson.walk((*walk.way, walk.default))
    body = {"way": write_way(walk.way), "action": None}
    steps = anna.http.post("/learn/castle/quiet", json=body).json()["steps"]
    drawn = [line["event"] for step in steps for line in step["lines"]]
    assert {"event": "drew", "seat": 1, "left": 10} in drawn
    cards = [event.get("card") for event in drawn if event.get("seat") == 1]
    assert cards
    assert not any(cards)


def test_a_first_game_leads_to_a_match(site: Site) -> None:
    anna = site.visitor()
    page = anna.look("/learn/castle/won").text
    assert 'name="seat.0" value="me"' in page
    assert 'name="seat.1" value="bot:novice"' in page
    assert "Play against a bot" in page
    assert 'name="option.variant" value="beginner"' in anna.look("/learn/itter/now").text
