"""Reviews on the server: a page after every match, and nothing secret before."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest

from tests.web.site import Site, Visitor, events, two_programs

LINE = ("a1", "b1", "a2", "b2", "a3")


def finished(who: Visitor) -> str:
    """A match of one person against themselves, which is over."""
    match = who.begin(seats={"x": "me", "o": "me"})
    for number, cell in enumerate(LINE):
        assert who.play(match, f"mark {cell}", number).status_code == 200
    return match


def asked(who: Visitor, match: str, lang: str = "en") -> httpx.Response:
    if not who.csrf:
        who.look("/new/noughts")
    return who.http.post(
        f"/api/matches/{match}/review?lang={lang}", headers={"X-CSRF-Token": who.csrf}
    )


def reviewed(who: Visitor, match: str, lang: str = "en") -> dict[str, Any]:
    told = list(events(asked(who, match, lang)))
    assert told[-1][0] == "end"
    name, data = told[-2]
    assert name == "review", told
    assert all(name == "progress" for name, _data in told[:-2])
    review: dict[str, Any] = data
    return review


def test_a_finished_match_is_reviewed_once_and_told_in_three_languages(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = finished(anna)
    english = reviewed(anna, match)
    assert english["review"]["result"] == {"winner": "x"}
    assert len(english["review"]["decisions"]) == len(LINE)
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in english["html"]
    began = time.monotonic()
    assert "Abilità e fortuna" in reviewed(bert, match, "it")["html"]
    assert "Habileté et chance" in reviewed(bert, match, "fr")["html"]
    assert time.monotonic() - began < 5, "it was kept"


def test_the_page_and_the_pictures_of_moments(site: Site, anna: Visitor) -> None:
    match = finished(anna)
    page = anna.look(f"/matches/{match}/review")
    assert page.status_code == 200
    assert f'data-match="{match}"' in page.text
    html = reviewed(anna, match)["html"]
    address = re.search(r'<img src="([^"]+)"', html)
    assert address is not None
    picture = anna.http.get(address[1].replace("&amp;", "&"))
    assert picture.status_code == 200
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.count('class="tip"') == 2
    wrong = anna.http.get(f"/matches/{match}/review/board.svg?at=0&seat=x&best=999&played=0")
    assert wrong.status_code == 404


def test_a_running_match_between_people_is_not_reviewed(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "friend"})
    anna.play(match, "mark a1", 0)
    refused = asked(anna, match)
    assert refused.status_code == 403
    assert refused.json()["type"].endswith("no_coach")


def test_of_a_running_match_only_ones_own_decisions_are_told(site: Site) -> None:
    match, (first, second) = two_programs(site.url, coach=True)
    first.play(match, "mark a1", 0)
    second.play(match, "mark b2", 1)
    told = list(events(second.http.post(f"/matches/{match}/review")))
    review = told[-2][1]["review"]
    assert {one["seat"] for one in review["decisions"]} == {"o"}
    assert review["points"] == review["luck"] == []
    other = second.http.post(f"/matches/{match}/review", params={"seat": "x"})
    assert other.status_code == 403
    hidden = second.http.get(
        f"{site.url}/matches/{match}/review/board.svg",
        params={"at": 0, "seat": "x", "best": 0, "played": 0},
    )
    assert hidden.status_code == 403


def test_a_review_that_nobody_waits_for_is_given_up(
    site: Site, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(anna)
    monkeypatch.setattr("holdfast.web.coaching.SHORTEST", 38.0)
    coaching = site.app.inner.state.coaching
    with anna.http.stream(
        "POST", f"/api/matches/{match}/review", headers={"X-CSRF-Token": anna.csrf}
    ) as answer:
        next(iter(events(answer)))
    work = next(reversed(coaching._reviews.values()))
    until = time.monotonic() + 20
    while not work.is_done and time.monotonic() < until:
        time.sleep(0.1)
    assert work.task is not None
    assert work.task.cancelled()
    monkeypatch.undo()
    assert reviewed(anna, match)["review"]["decisions"], "and can be asked for again"
