"""A game's notes on pages and in the API: where they belong, the same for all, and silenced."""

from __future__ import annotations

import random
from html import unescape
from typing import Any

import pytest

import holdfast
from holdfast.core.registry import find_game
from holdfast.web.prose import prose
from tests.web.site import Site, Visitor, two_programs, until

GAMES = ("itter", "castle", "tito")
LANGUAGES = ("en", "it", "fr")


def note(game: str, id: str, lang: str = "en") -> str:
    return find_game(game).edition().text(lang).notes[id].text


def noted(log: list[dict[str, Any]]) -> dict[int, list[str]]:
    return {
        line["i"]: [one["id"] for one in line["game_notes"]] for line in log if "game_notes" in line
    }


def is_shown(words: str, page: str) -> bool:
    return words in unescape(page)


def test_a_line_of_the_log_has_the_notes_that_belong_to_it(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    state = anna.state(match)
    assert noted(state["log"]) == {0: ["hours"]}
    anna.play(match, "deploy lee G4", 0)
    anna.play(match, "hold", 1)
    anna.play(match, "deploy schrader G3", 2)
    log = anna.state(match, lang="fr")["log"]
    told = noted(log)
    assert list(told.values()) == [["hours"], ["positions"], ["defenders"]]
    last = next(line for line in log if line["i"] == max(told))
    assert last["event"]["who"] == "schrader"
    assert last["game_notes"] == [{"id": "defenders", "text": note("itter", "defenders", "fr")}]


def test_undo_takes_notes_back_and_they_are_told_again(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    anna.play(match, "deploy schrader G3", 0)
    before = noted(anna.state(match)["log"])
    assert before[1] == ["positions", "defenders"]
    anna.post(f"/matches/{match}/undo", {"after": 1})
    assert noted(anna.state(match)["log"]) == {0: ["hours"]}
    anna.play(match, "deploy lee G4", 2)
    anna.play(match, "hold", 3)
    anna.play(match, "deploy schrader G3", 4)
    assert list(noted(anna.state(match)["log"]).values()) == [
        ["hours"],
        ["positions"],
        ["defenders"],
    ]


def test_streams_replay_and_a_reloaded_page_show_the_same(site: Site, anna: Visitor) -> None:
    match, (defender, ss) = two_programs(site.url, "itter", options={"variant": "competitive"})
    seen: dict[str, dict[int, list[str]]] = {"defender": {}, "ss": {}}
    with (
        defender.listen(match, eyes="defender") as one,
        ss.listen(match, eyes="ss") as two,
    ):
        streams = {"defender": one, "ss": two}
        for name, stream in streams.items():
            seen[name].update(noted(until(stream, "state")["log"]))
        for number in range(24):
            state = {"defender": defender, "ss": ss}
            turn = defender.state(match)["decision"]["seat"]
            legal = state[turn].state(match, eyes=turn)["defs"]
            action = legal[min(legal, key=int)]["do"]
            assert state[turn].play(match, action, number).status_code == 200
            for name, stream in streams.items():
                update = until(stream, "update")
                assert "clock" in update
                seen[name].update(noted(update["log"]))
    assert seen["defender"] == seen["ss"]
    assert len(seen["ss"]) >= 3
    for eyes, program in (("defender", defender), ("ss", ss)):
        assert noted(program.state(match, eyes=eyes)["log"]) == seen[eyes]
        assert noted(program.http.get(f"/matches/{match}/log").json()["log"]) == seen[eyes]
    frames: dict[int, list[str]] = {}
    for at in range(25):
        frames.update(noted(anna.get(f"/matches/{match}/frames/{at}").json()["log"]))
    assert frames == seen["ss"]
    site.app.hub.rooms.clear()  # as after a restart: everything is read from the record
    assert noted(anna.state(match)["log"]) == seen["ss"]


def play_to_the_end(anna: Visitor) -> str:
    """A raid that has a single round left, so that it ends with the first shot."""
    opening = holdfast.new("tito", seed=3).position()
    match = anna.begin("tito", study=True, seed=3, position={**opening, "ammo": 1})
    chooser = random.Random(3)
    while not (state := anna.state(match))["over"]:
        offered = [one["do"] for one in state["defs"].values()]
        shots = [one for one in offered if one["do"] in ("fire", "assault")]
        anna.play(match, chooser.choice(shots or offered), state["number"])
    return match


def test_the_end_has_its_notes_in_result_and_story(anna: Visitor) -> None:
    match = play_to_the_end(anna)
    result = anna.state(match, lang="it")["result"]
    ids = [one["id"] for one in result["game_notes"]]
    assert ids == [result["facts"]["level"], "history"]
    story = anna.get(f"/matches/{match}/story", lang="it").json()
    assert [one["text"] for one in story["opening"]] == [
        note("tito", "operation", "it"),
        note("tito", "first_act", "it"),
    ]
    page = anna.look(f"/matches/{match}/story?lang=it").text
    assert unescape(page).count(note("tito", "history", "it")) == 1
    assert is_shown(note("tito", "operation", "it"), page)
    panel = anna.look(f"/matches/{match}?lang=it").text
    assert is_shown(note("tito", "history", "it"), panel)
    assert result["sentence"] in unescape(anna.look("/history?lang=it").text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_occasion_lies_on_the_table_before_the_first_move(
    anna: Visitor, game: str, lang: str
) -> None:
    match = anna.begin(game, study=True, seed=1)
    page = anna.look(f"/matches/{match}?lang={lang}").text
    opening = find_game(game).edition().text(lang).opening
    assert opening
    assert all(is_shown(one.text, page) for one in opening)
    legal = anna.state(match)["defs"]
    anna.play(match, legal[min(legal, key=int)]["do"], 0)
    assert 'id="hf-opening"' not in anna.look(f"/matches/{match}?lang={lang}").text


def test_notes_can_be_switched_off(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=1)
    page = anna.look(f"/matches/{match}").text
    assert 'data-notes="on"' in page
    assert 'id="hf-opening"' in page
    anna.send("/settings", notes="off", back="/")
    page = anna.look(f"/matches/{match}").text
    assert 'data-notes="off"' in page
    assert 'id="hf-opening"' not in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_reference_has_each_note_beside_its_rule(anna: Visitor, game: str, lang: str) -> None:
    page = anna.look(f"/rules/{game}?lang={lang}").text
    for one in find_game(game).edition().text(lang).notes.values():
        for rule in one.rules:
            start = page.index(f'<div class="rule" id="{rule}">')
            end = page.find('<div class="rule"', start + 1)
            beside = page[start : end if end > 0 else len(page)]
            assert 'class="game-note"' in beside
            assert is_shown(one.text, beside), one.id
            told = anna.get(f"/games/{game}/rules/{rule}", lang=lang).json()["game_notes"]
            assert {"id": one.id, "text": one.text} in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_their_notes(anna: Visitor, lang: str) -> None:
    itter, castle = (anna.look(f"/new/{game}?lang={lang}").text for game in ("itter", "castle"))
    assert is_shown(note("itter", "first_game", lang), itter)
    assert is_shown(note("castle", "advanced", lang), castle)
    assert is_shown(note("castle", "no_dice", lang), castle)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_a_game_is_whole(anna: Visitor, game: str, lang: str) -> None:
    page = anna.look(f"/about/{game}?lang={lang}")
    assert page.status_code == 200
    assert len(page.content) < 250_000
    words = unescape(page.text)
    for section in find_game(game).edition().text(lang).about:
        assert section.title in words
        assert prose(section.text, game) in page.text
    for link in (f"/rules/{game}", f"/learn/{game}", f"/new/{game}"):
        assert f'href="{link}"' in page.text
    unofficial = {"en": "unofficial", "it": "non ufficiale", "fr": "non officielle"}
    assert unofficial[lang] in words


def test_a_game_without_such_a_page_still_has_one(anna: Visitor) -> None:
    page = anna.look("/about/noughts")
    assert page.status_code == 200
    assert find_game("noughts").about in unescape(page.text)
    assert anna.look("/about/chess").status_code == 404


@pytest.mark.parametrize("path", ["/", "/about", "/rules/itter", "/new/itter"])
def test_the_page_about_a_game_can_be_found(anna: Visitor, path: str) -> None:
    assert 'href="/about/itter"' in anna.look(path).text
    assert 'href="/about"' in anna.look(path).text


def test_the_hour_stands_beside_the_turn(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=1)
    assert anna.state(match)["clock"] == "Turn 1, 04:00"
    assert anna.state(match, lang="it")["clock"] == "Turno 1, ore 04:00"
    assert ">Turn 1, 04:00<" in anna.look(f"/matches/{match}").text
    assert anna.get(f"/matches/{match}/frames/0").json()["clock"] == "Turn 1, 04:00"
    castle = anna.begin("castle", study=True, seed=1)
    assert anna.state(castle)["clock"] == ""


def test_only_rules_are_links_and_titles_are_italic() -> None:
    words = str(prose("*Raids* of SS-Fallschirmjäger with a CV-35, see CT-2.1.1.", "tito"))
    assert words == (
        "<p><i>Raids</i> of SS-Fallschirmjäger with a CV-35, "
        'see <a href="/rules/tito#CT-2.1.1">CT-2.1.1</a>.</p>'
    )
