"""Journals and positions that people bring: verified, opened, or refused with what is wrong."""

from __future__ import annotations

import json
import random
from html import unescape
from typing import Any

import httpx
import pytest

from holdfast.core.match import Match
from holdfast.web.journals import read_paste
from holdfast.web.problems import Problem
from tests.web.site import Site, Visitor

WON = ("a1", "b1", "a2", "b2", "a3")


def finished(who: Visitor) -> str:
    match = who.begin(seats={"x": "me", "o": "me"})
    for number, cell in enumerate(WON):
        assert who.play(match, f"mark {cell}", number).status_code == 200
    return match


def of_itter(actions: int = 40, **given: Any) -> dict[str, Any]:
    """The journal of a match that was played elsewhere."""
    match, chooser = Match("itter", **given), random.Random(3)
    while not match.over and len(match.played) < actions:
        match.play(chooser.choice(match.legal))
    return json.loads(json.dumps(match.journal().to_json()))  # type: ignore[no-any-return]


def bring(who: Visitor, words: str, *, file: bool = True, **fields: str) -> httpx.Response:
    if not who.csrf:
        who.look("/open")
    data = {"csrf": who.csrf, **fields}
    if file:
        files = {"file": ("match.json", words.encode(), "application/json")}
        return who.http.post("/open", data=data, files=files, headers={"Accept": "text/html"})
    files = {"file": ("", b"", "application/octet-stream")}
    return who.http.post(
        "/open", data={**data, "text": words}, files=files, headers={"Accept": "text/html"}
    )


def brought(page: httpx.Response) -> str:
    """The match that a journal became."""
    assert page.status_code == 201, page.text
    return page.text.split('href="/matches/')[1].split("/")[0]


@pytest.mark.parametrize("file", [True, False])
def test_a_fair_journal_is_verified_and_opened(anna: Visitor, bert: Visitor, file: bool) -> None:
    old = finished(anna)
    journal = anna.http.get(f"/matches/{old}/journal").text
    page = bring(bert, journal, file=file)
    assert "Every number follows from the key" in page.text
    assert json.loads(journal)["commitment"] in page.text
    new = brought(page)
    state = bert.state(new)
    assert (state["over"], state["study"], state["actions"]) == (True, True, len(WON))
    for where in ("", "/replay?at=2", "/report"):
        assert bert.look(f"/matches/{new}{where}").status_code == 200
    (listed,) = bert.get("/matches", mine=True).json()
    assert (listed["over"], listed["result"]) == (True, "X has three in a line and wins.")
    assert bert.get("/me/statistics").json() == [], "a study does not count"


def test_an_unfinished_one_of_a_seed_goes_on_as_a_study(site: Site, anna: Visitor) -> None:
    journal = of_itter(seed=5)
    page = bring(anna, json.dumps(journal))
    assert "follows from the seed" in page.text
    assert "The match is not over." in page.text
    new = brought(page)
    site.app.hub.rooms.clear()  # it can be played again from its record
    state = anna.state(new)
    assert state["actions"] == 40
    played = anna.play(new, state["defs"][str(state["legal"][0])]["do"], state["number"])
    assert played.status_code == 200


def test_a_program_sends_one_too(anna: Visitor) -> None:
    journal = of_itter(seed=6)
    answer = anna.post("/journals", journal)
    assert answer.status_code == 201
    assert answer.json()["state"]["actions"] == 40
    journal["actions"][3] = {"do": "fly"}
    answer = anna.post("/journals", journal)
    assert (answer.status_code, answer.json()["kind"]) == (422, "bad_journal")
    assert "action 4" in answer.json()["detail"]


def changed(path: str, value: Any) -> dict[str, Any]:
    journal = of_itter(key=bytes(range(32)))
    journal[path] = value(journal[path]) if callable(value) else value
    return journal


def other_die(chance: list[list[int]]) -> list[list[int]]:
    at = next(n for n, numbers in enumerate(chance) if n and numbers)
    chance[at][0] = chance[at][0] % 6 + 1
    return chance


@pytest.mark.parametrize(
    ("journal", "words"),
    [
        (lambda: changed("chance", other_die), "the replay diverges at action"),
        (lambda: changed("key", "00" * 32), "the key is not the one that was promised"),
        (lambda: changed("actions", lambda actions: actions[1:]), "has been cut or edited"),
        (lambda: changed("game", "chess"), "chess"),
        (lambda: changed("game", "tito"), "the match cannot begin"),
        (lambda: changed("options", {"variant": "heroic"}), "the match cannot begin"),
        (lambda: changed("format", "holdfast journal 9"), "this version reads"),
        (lambda: {**changed("rules", "0"), "fingerprints": {}}, "version 0 of the rules"),
        (lambda: changed("fingerprints", {"0": "feed"}), "fingerprint"),
        (lambda: {**changed("key", None), "seed": None}, "download the journal again"),
        (lambda: {"game": "itter", "actions": "none"}, "actions must be a list"),
        (lambda: {"format": "holdfast journal 1"}, "the journal has no game; it must be a word"),
    ],
)
def test_what_is_wrong_with_a_journal_is_said(anna: Visitor, journal: Any, words: str) -> None:
    page = bring(anna, json.dumps(journal()))
    assert page.status_code == 422
    assert words in unescape(page.text)
    assert anna.get("/matches", mine=True).json() == []
    assert 'action="/open"' in page.text, "the form is there to try again"


def test_the_journal_of_a_running_match_says_when_to_come_back(anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "friend"})
    page = bring(anna, anna.http.get(f"/matches/{match}/journal").text)
    assert page.status_code == 422
    assert "download it again when the match is over" in unescape(page.text)


def test_another_version_of_the_rules_that_came_to_the_same_is_taken(anna: Visitor) -> None:
    page = bring(anna, json.dumps(changed("rules", "0")))
    assert "written under version 0" in page.text
    assert brought(page)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "Choose a file"),
        ("not a journal at all", "neither a journal nor a position"),
        ('{"game": "itter", ', "not valid JSON (line 1"),
        ("[1, 2]", "must be a JSON object"),
        ("AAAA", "The address of this position is damaged"),
        ('{"squares": 3}', "No game here can read this position"),
    ],
)
def test_what_is_no_journal_is_told_what_would_be(anna: Visitor, words: str, said: str) -> None:
    page = bring(anna, words, file=False)
    assert page.status_code == 422
    assert said in unescape(page.text)
    assert words[:10] in unescape(page.text), "what was pasted is still there"


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_it_is_said_in_the_readers_language(site: Site, lang: str) -> None:
    reader = site.visitor(**{"Accept-Language": lang})
    page = bring(reader, json.dumps(changed("key", "00" * 32)))
    said = {"it": "la chiave non è quella promessa", "fr": "la clé n’est pas celle qui a été"}
    assert said[lang] in unescape(page.text)


def test_what_the_rules_refuse_in_a_journal_is_said_in_the_readers_language(site: Site) -> None:
    told = Match("itter", seed=3).journal().to_json()
    unchecked = ("chance", "asked", "fingerprints")
    journal: dict[str, Any] = {one: value for one, value in told.items() if one not in unchecked}
    journal["actions"] = [{"do": "attack", "by": "basse", "target": "2"}]
    refused = {"en": "was refused", "it": "è stata rifiutata", "fr": "a été refusée"}
    for lang, words in refused.items():
        reader = site.visitor(**{"Accept-Language": lang})
        said = unescape(bring(reader, json.dumps(journal)).text)
        why = Match("itter", seed=3).seat().why(journal["actions"][0])
        assert why is not None
        assert words in said
        assert why.said(Match("itter").edition.text(lang)) in said


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("it", 'defenders.lee.at: qui il valore "xyzzy" non esiste (CI-P.2)'),
        ("fr", 'defenders.lee.at\u00a0: la valeur "xyzzy" n’existe pas ici (CI-P.2)'),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_the_readers_language(
    site: Site, lang: str, words: str
) -> None:
    position = Match("itter", seed=3).position()
    position["defenders"]["lee"]["at"] = "xyzzy"
    reader = site.visitor(**{"Accept-Language": lang})
    page = bring(reader, json.dumps(position), file=False, game="itter")
    assert words in unescape(page.text)


def test_a_huge_one_is_not_read(anna: Visitor) -> None:
    page = bring(anna, " " * 1_100_000)
    assert page.status_code == 413
    answer = anna.post("/journals", {"actions": ["x" * 1_100_000]})
    assert answer.status_code == 413


@pytest.mark.parametrize("kind", ["json", "code", "address", "whole address"])
def test_a_position_becomes_a_study(anna: Visitor, kind: str) -> None:
    match = anna.begin(seats={"x": "me", "o": "me"})
    anna.play(match, "mark b2", 0)
    shared = anna.get(f"/matches/{match}/frames/1/address").json()
    told = anna.get(f"/positions/noughts/{shared['code']}").json()
    words = {
        "json": json.dumps(told["position"]),
        "code": shared["code"],
        "address": shared["url"],
        "whole address": f"https://games.example{shared['url']}/",
    }[kind]
    page = bring(anna, words, file=False)
    assert page.status_code == 200
    state = anna.state(page.url.path.rsplit("/", 1)[-1])
    assert (state["study"], state["decision"]["seat"]) == (True, "o")
    assert state["yours"] == ["x", "o"]


def test_the_wrong_game_hears_why(anna: Visitor) -> None:
    position = Match("itter", seed=1).position()
    page = bring(anna, json.dumps(position), file=False, game="tito")
    assert page.status_code == 422
    assert "bring-text" in page.text
    right = bring(anna, json.dumps(position), file=False)
    assert right.status_code == 200
    assert anna.state(right.url.path.rsplit("/", 1)[-1])["game"] == "itter"


def test_an_address_of_a_match_leads_there(anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "me"})
    page = bring(anna, f"https://games.example/matches/{match}/replay?at=0", file=False)
    assert page.url.path == f"/matches/{match}"


def test_a_form_of_another_site_is_refused(anna: Visitor) -> None:
    anna.csrf = "forged"
    assert bring(anna, json.dumps(of_itter(seed=1))).status_code == 403


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_paste('\ufeff{"actions": []}').journal.startswith("{")
    with pytest.raises(Problem):
        read_paste("   ")
