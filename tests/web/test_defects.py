"""What a game cannot tell or draw keeps nobody from the match; and how a match began is told."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from holdfast_noughts.edition import NoughtsEdition
from holdfast_noughts.game import GAME as NOUGHTS

from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.text import Text
from holdfast.store import Past
from holdfast.web import telling
from holdfast.web.statistics import statistics_of
from tests.web.site import Site, Visitor, two_programs, until
from tests.web.test_bounds import own_pack


@pytest.fixture
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """No art from before, and every defect is new."""
    NOUGHTS.edition().kept.clear()
    monkeypatch.setattr(telling, "_known", set())


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


@pytest.mark.usefixtures("_fresh")
def test_a_sentence_with_a_defect_does_not_end_a_match(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match, (x, o) = two_programs(site.url)
    words = type(NOUGHTS.edition().text())

    def broken(_self: Text, event: Event) -> str:
        raise KeyError(event.kind)

    monkeypatch.setattr(words, "event", broken)
    monkeypatch.setattr(words, "prompt", broken)
    monkeypatch.setattr(words, "board", broken)
    with caplog.at_level(logging.ERROR, "holdfast.defects"), o.listen(match, lang="it") as stream:
        until(stream, "state")
        assert x.play(match, mark("b2"), 0).status_code == 200
        update = until(stream, "update")
        assert update["log"][0]["text"].startswith("È successo qualcosa")
        assert update["elements"], "what can be drawn is drawn"
    for lang, start in (("en", "Something happened"), ("fr", "Il s’est passé")):
        assert x.state(match, lang=lang)["log"][0]["text"].startswith(start)
    visitor = site.visitor()
    for page in ("", "/story", "/replay"):
        assert visitor.look(f"/matches/{match}{page}").status_code == 200
    assert o.play(match, mark("a1"), 1).status_code == 200
    told = [one.getMessage() for one in caplog.records if one.name == "holdfast.defects"]
    about_event = [one for one in told if '"what": "event"' in one]
    assert len(about_event) == 1, "each defect once"
    for fact in ('"game": "noughts"', '"cell": "b2"', '"rules"', '"language"'):
        assert fact in about_event[0]
    assert "seed" not in about_event[0]


@pytest.mark.usefixtures("_fresh")
def test_a_drawing_with_a_defect_does_not_end_a_match(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match, (x, o) = two_programs(site.url)
    good = NoughtsEdition.draw

    def broken(*_given: Any) -> Any:
        raise ZeroDivisionError

    with caplog.at_level(logging.ERROR, "holdfast.defects"), o.listen(match, lang="fr") as stream:
        until(stream, "state")
        monkeypatch.setattr(NoughtsEdition, "draw", broken)
        assert x.play(match, mark("b2"), 0).status_code == 200
        update = until(stream, "update")
        assert "Le plateau ne peut pas être dessiné" in str(update["elements"])
        assert update["log"][0]["text"]
        assert site.visitor().look(f"/matches/{match}").status_code == 200
        monkeypatch.setattr(NoughtsEdition, "draw", good)
        assert o.play(match, mark("a1"), 1).status_code == 200
        healed = until(stream, "update")
        assert healed["elements"][telling.DEFECT] is None
        assert "cell:b2" in healed["elements"]
    assert any("draw wide-4" in one.getMessage() for one in caplog.records)


def test_even_what_cannot_fail_ends_only_the_streams(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, (x, _o) = two_programs(site.url)

    def broken(*_given: Any) -> bytes:
        raise RuntimeError

    with x.listen(match) as stream:
        until(stream, "state")
        monkeypatch.setattr("holdfast.web.updates.Updates.told", broken)
        assert x.play(match, mark("b2"), 0).status_code == 200
        assert until(stream, "bye")["why"] == "broken"
    assert x.state(match)["number"] == 1


# How a match began


def test_a_match_tells_how_it_began_before_and_after_joining(site: Site, anna: Visitor) -> None:
    position = Match("castle", seed=2).position()
    answer = anna.post("/matches", {"game": "castle", "position": position, "spectators": False})
    begun = answer.json()
    told = anna.get(f"/matches/{begun['match']}/summary").json()
    assert told["own_position"]
    assert not told["own_components"]
    assert not told["began"]["counts"]
    friend = next(iter(begun["invitations"].values()))["url"]
    for page in (site.visitor().look(friend), anna.look(begun["url"])):
        assert "whoever set it up chose the position" in page.text
        assert "It does not count in the statistics" in page.text
        assert "Players only" in page.text
    plain = anna.begin("noughts")
    assert "chose the position" not in anna.look(f"/matches/{plain}").text


def test_component_data_of_ones_own_are_told_too(site: Site, anna: Visitor) -> None:
    wish = {"game": "tito", "pack": own_pack("mine"), "seats": {"german": "open"}, "listed": True}
    begun = anna.post("/matches", wish).json()
    assert "played with changed component data" in anna.look(begun["url"]).text
    assert "custom component data" in site.visitor().look("/").text


def test_what_somebody_set_up_does_not_count() -> None:
    rows = [
        Past(id, "noughts", {}, False, counts, 0.0, 2.0, {"winner": "x"}, [1.0, -1.0], [(0, "x")])
        for id, counts in (("a", True), ("b", False))
    ]
    (counted,) = statistics_of(rows)
    assert counted["played"] == 1
