"""One's own matches: dated, filtered, page by page, and on the first page in order of turn."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from holdfast.store import Past
from holdfast.web.history import PAGE, Chosen, shown, variant_key, variants
from tests.web.site import Visitor

WON = ("a1", "b1", "a2", "b2", "a3")


def past(id: str, game: str = "noughts", **changes: Any) -> Past:
    usual: dict[str, Any] = {
        "options": {}, "study": False, "counts": True, "created": 1.0, "finished": None,
        "result": None, "returns": None, "held": [(0, "x")],
    }  # fmt: skip
    return Past(id, game, **{**usual, **changes})


def over(winner: str) -> dict[str, Any]:
    return {"finished": 2.0, "result": {"winner": winner}, "returns": [0.0, 0.0]}


PAST = [
    past("runs"),
    past("won", **over("x")),
    past("lost", **over("o")),
    past("study", study=True, **over("x")),
    past("hot", held=[(0, "x"), (1, "o")], **over("x")),
    past("veteran", "itter", options={"variant": "veteran"}),
    past("beginner", "itter", options={"variant": "beginner"}),
]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({}, [one.id for one in PAST]),
        ({"game": "itter"}, ["veteran", "beginner"]),
        ({"state": "running"}, ["runs", "veteran", "beginner"]),
        ({"state": "finished"}, ["won", "lost", "hot"]),
        ({"state": "study"}, ["study"]),
        ({"result": "won"}, ["won", "study"]),
        ({"result": "lost", "state": "finished"}, ["lost"]),
        ({"variant": variant_key({"variant": "veteran"})}, ["veteran"]),
        ({"game": "nonsense"}, []),
        ({"state": "nonsense", "result": "'; drop", "page": "x"}, [one.id for one in PAST]),
    ],
)
def test_filters_choose(query: dict[str, str], found: list[str]) -> None:
    assert shown(PAST, Chosen.of(query)).ids == found


def test_pages_are_whole_and_none_is_beyond_the_last() -> None:
    many = [past(str(number)) for number in range(2 * PAGE + 3)]
    pages = [shown(many, Chosen(page=page)) for page in (1, 2, 3, 9)]
    assert [len(one.ids) for one in pages] == [PAGE, PAGE, 3, 3]
    assert [(one.first, one.last, one.all) for one in pages[:3]] == [
        (1, PAGE, 2 * PAGE + 3),
        (PAGE + 1, 2 * PAGE, 2 * PAGE + 3),
        (2 * PAGE + 1, 2 * PAGE + 3, 2 * PAGE + 3),
    ]
    assert shown([], Chosen()).all == 0


def test_variants_are_named_by_what_differs() -> None:
    named = dict(variants(PAST, "itter", "en"))
    assert named[variant_key({"variant": "veteran"})].endswith(": Veteran")
    assert named[variant_key({"variant": "beginner"})] == ""
    french = dict(variants(PAST, "itter", "fr"))
    assert french[variant_key({"variant": "veteran"})] == "Variante\u00a0: Vétéran"
    assert variants(PAST, "nonsense", "en") == []


def matches_on(page: str) -> list[str]:
    return re.findall(r'class="title" href="/matches/(\w+)"', page)


def test_the_page_shows_dates_variants_and_filters(anna: Visitor) -> None:
    runs = anna.begin(seats={"x": "me", "o": "friend"})
    study = anna.begin(study=True, seats={"x": "me", "o": "me"})
    veteran = anna.begin("itter", options={"variant": "veteran"})
    page = unescape(anna.look("/history").text)
    assert matches_on(page) == [veteran, study, runs]
    assert "Veteran" in page
    assert page.count("<time data-when") == 3
    assert matches_on(anna.look("/history?game=itter").text) == [veteran]
    assert matches_on(anna.look("/history?state=study").text) == [study]
    assert "None of your matches fits." in anna.look("/history?result=won").text
    for lang in ("it", "fr"):
        assert anna.look(f"/history?lang={lang}&state=running").status_code == 200


def test_a_finished_match_has_its_outcome_and_its_report(anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "bot:random"})
    state = anna.state(match)
    while not state["over"]:
        if state["decision"] and state["decision"]["yours"]:
            anna.play(match, state["defs"][str(state["legal"][0])]["do"], state["number"])
        state = anna.state(match)
    how = state["result"]["outcomes"]["x"]
    assert [one["outcome"] for one in anna.get("/me/history").json()] == [how]
    assert [one["id"] for one in anna.get("/me/history", result=how).json()] == [match]
    others = {"won", "drawn", "lost"} - {how}
    assert all(anna.get("/me/history", result=other).json() == [] for other in others)
    assert anna.get("/me/history", page=2).json() == []
    assert f"/matches/{match}/report" in anna.look("/history").text


def test_the_first_page_puts_my_turn_first(anna: Visitor) -> None:
    over = anna.begin(seats={"x": "me", "o": "me"})
    for number, cell in enumerate(WON):
        anna.play(over, f"mark {cell}", number)
    mine = anna.begin(seats={"x": "me", "o": "friend"})
    waits = anna.begin(seats={"x": "friend", "o": "me"})
    later = anna.begin(seats={"x": "me", "o": "friend"})
    assert matches_on(anna.look("/").text) == [mine, later, waits, over]
    assert [one["id"] for one in anna.get("/matches", mine=True).json()] == [
        later, waits, mine, over,
    ]  # fmt: skip
