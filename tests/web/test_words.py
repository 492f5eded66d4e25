"""What the pages say: in the reader's language, and with the words of the match's own pack."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.registry import find_game
from holdfast.web.cards import card, seats_for
from holdfast.web.problems import Problem, in_words
from holdfast.web.routes.home import with_figures
from tests.web.site import Site, Visitor, accept

KNIGHT = "Sir Guy"


def itter_pack() -> dict[str, Any]:
    pack = find_game("itter").default_pack()
    row = next(row for row in pack["defenders"]["rows"] if row["id"] == "lee")
    row["name"] = KNIGHT
    return pack


def tito_pack() -> dict[str, Any]:
    """The zone with a name gets another one, and the units are named after other groups."""
    pack = find_game("tito").default_pack()
    for row in pack["groups"]["rows"]:
        row["name"] = {"en": f"New {row['id']}", "it": f"Nuovo {row['id']}"}
    for row in pack["zones"]["rows"]:
        if row["name"] is not None:
            row["name"] = {"en": "Newtown", "it": "Cittanuova"}
    return pack


def test_a_corrected_defender_is_called_by_the_name_in_the_pack(anna: Visitor) -> None:
    match = anna.begin("itter", pack=itter_pack(), study=True, seed=7)
    state = anna.state(match)
    labels = [one["label"] for one in state["defs"].values()]
    assert f"Deploy {KNIGHT} to G4" in labels
    assert not any("Lee" in label.split() for label in labels)
    anna.play(match, "deploy lee G4", 0)
    state = anna.state(match)
    assert KNIGHT in state["log"][-1]["text"]
    assert KNIGHT in state["prompt"]["text"]
    assert KNIGHT in anna.get(f"/matches/{match}/words").json()["words"]
    assert KNIGHT in anna.look(f"/matches/{match}").text
    again = anna.post(f"/matches/{match}/why", {"action": "deploy lee G4"}).json()
    assert KNIGHT in again["reason"]
    others = anna.post(f"/matches/{match}/whynot", {"touches": ["defender:lee"]}).json()
    assert any(KNIGHT in one["label"] for one in others["reasons"])
    refused = anna.play(match, "deploy lee G4", 1)
    assert KNIGHT in refused.json()["detail"]


def test_two_packs_and_none_do_not_share_their_words(anna: Visitor) -> None:
    corrected, plain = anna.begin("itter", pack=itter_pack()), anna.begin("itter")
    for match, name in ((corrected, KNIGHT), (plain, "Lee"), (corrected, KNIGHT)):
        labels = " ".join(one["label"] for one in anna.state(match)["defs"].values())
        assert f"Deploy {name} to " in labels


def test_corrected_zones_and_groups_are_called_by_the_names_in_the_pack(anna: Visitor) -> None:
    match = anna.begin("tito", pack=tito_pack(), seats={"german": "me"}, study=True, seed=3)
    anna.play(match, "no_air_support", 0)
    for lang, zone, group in (("en", "Newtown", "New "), ("it", "Cittanuova", "Nuovo ")):
        state = anna.state(match, lang=lang)
        told = " ".join(line["text"] for line in state["log"])
        labels = " ".join(one["label"] for one in state["defs"].values())
        assert zone in told + labels
        assert group in told + labels
        assert "Drvar" not in told + labels
        assert zone in anna.get(f"/matches/{match}/words", lang=lang).json()["words"]


def test_the_live_update_has_the_words_of_the_pack(anna: Visitor) -> None:
    match = anna.begin("itter", pack=itter_pack(), study=True, seed=7)
    with anna.program(match, "defender").listen(match, after=0) as events:
        assert next(events)[0] == "hello"
        anna.play(match, "deploy lee G4", 0)
        name, update = next((name, data) for name, data in events if name == "update")
    assert name == "update"
    assert KNIGHT in update["label"]
    assert KNIGHT in update["log"][-1]["text"]
    assert KNIGHT in update["prompt"]["text"]


def test_odds_have_a_stable_name_and_words(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    anna.play(match, "deploy lee G4", 0)
    state = anna.state(match)
    attack = next(one["do"] for one in state["defs"].values() if one["do"]["do"] == "attack")
    said: dict[str, list[str]] = {}
    headed: list[str] = []
    for lang in ("en", "it", "fr"):
        answer = anna.post(f"/matches/{match}/odds?lang={lang}", {"action": attack}).json()
        odds = answer["odds"]
        headed.append(answer["headline"])
        assert [one["outcome"] for one in odds] == ["removed", "missed"]
        said[lang] = [one["label"] for one in odds]
    assert said == {
        "en": ["removed", "missed"],
        "it": ["eliminato", "mancato"],
        "fr": ["retiré", "manqué"],
    }
    assert headed == ["Hit: 67%", "Colpito: 67%", "Touché\u00a0: 67\u202f%"]


def test_a_state_says_what_an_action_is_and_what_would_be_lost(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    state = anna.state(match)
    end = next(key for key, one in state["defs"].items() if one["do"]["do"] == "end")
    lost = "This ends your phase. You would lose 5 actions."
    assert state["decision"]["grave"] == {end: lost}
    assert state["decision"]["habits"] == []
    kinds = {one["do"]["do"]: one["kind"] for one in state["defs"].values()}
    assert kinds == {"deploy": "place", "end": "end"}
    tito = anna.state(anna.begin("tito", study=True, seed=2))
    habits = tito["decision"]["habits"]
    assert [one["id"] for one in habits] == ["air:never"]
    assert tito["defs"][str(habits[0]["action"])]["do"] == {"do": "no_air_support"}


# What goes wrong

CODE = Path(__file__).parents[2] / "src/holdfast/web"


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield f"{path.name}:{node.lineno}", node


def test_every_problem_is_marked_for_translation() -> None:
    spoken = [
        where
        for where, call in calls("Problem")
        if len(call.args) == 3 and isinstance(call.args[2], ast.Constant | ast.JoinedStr)
    ]
    assert spoken == []


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_titles_of_error_pages_are_translated(language: str) -> None:
    for status in (400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 429, 500, 503):
        title = Problem(status, "x", "y").title
        assert in_words(title, language) != title


@pytest.mark.parametrize(
    ("path", "en", "it", "fr"),
    [
        (
            "/matches/nowhere",
            "There is no match at this address.",
            "Non c’è una partita a questo indirizzo.",
            "Il n’y a pas de partie à cette adresse.",
        ),
        (
            "/join/nothing",
            "This link belongs to no seat.",
            "Questo link non appartiene a nessun posto.",
            "Ce lien ne mène à aucune place.",
        ),
        (
            "/rules/iter",
            "No game is called 'iter'; did you mean “itter”?",
            "Nessun gioco si chiama 'iter'; forse intendevi «itter»?",
            "Aucun jeu ne s’appelle 'iter'\u202f; voulais-tu dire «\u202fitter\u202f»\u202f?",
        ),
        (
            "/position/itter/xyz",
            "The address of this position is damaged; was it copied whole?",
            "L’indirizzo di questa posizione è rovinato; è stato copiato per intero?",
            "L’adresse de cette position est abîmée\u202f; a-t-elle été copiée en entier\u202f?",
        ),
    ],
)
def test_an_error_page_speaks_the_readers_language(
    site: Site, path: str, en: str, it: str, fr: str
) -> None:
    for language, sentence in (("en", en), ("it", it), ("fr", fr)):
        reader = site.visitor(**{"Accept-Language": language})
        assert sentence in unescape(reader.look(path).text)


def test_problem_documents_follow_the_language_of_the_request(site: Site) -> None:
    plain = site.visitor().get("/matches/nowhere").json()
    assert plain["detail"] == "There is no match at this address."
    italian = site.visitor(**{"Accept-Language": "it"}).get("/matches/nowhere")
    assert italian.json()["detail"] == "Non c’è una partita a questo indirizzo."
    assert italian.headers["content-language"] == "it"
    asked = site.visitor().get("/matches/nowhere", lang="fr").json()
    assert asked["detail"] == "Il n’y a pas de partie à cette adresse."
    assert plain["kind"] == italian.json()["kind"] == asked["kind"]


def test_refused_moves_and_undos_are_explained_in_the_readers_language(site: Site) -> None:
    reader = site.visitor(**{"Accept-Language": "fr"})
    match = reader.begin("itter")
    unknown = reader.play(match, "deploi lee G4", 0)
    assert unknown.json()["detail"].startswith("Il n’y a pas d’action «\u202fdeploi lee G4\u202f»")
    why = reader.post(f"/matches/{match}/why", {"action": "deploi lee G4"}).json()
    assert why["reason"].startswith("Il n’y a pas d’action")
    undo = reader.post(f"/matches/{match}/undo", {"after": 0})
    assert undo.json()["detail"] == "Il n’y a rien à annuler."
    stale = reader.play(match, "end", 7)
    assert stale.json()["detail"] == "La partie a avancé depuis que tu as regardé."
    page = reader.send(f"/matches/{match}/undo", after="7")
    assert "La partie a avancé depuis que tu as regardé." in unescape(page.text)


def test_an_undo_is_refused_to_another_seat_in_its_language(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "open"})
    bert = site.visitor(**{"Accept-Language": "it"})
    bert.post(f"/matches/{match}/seats/o/take", {"name": "Bert"})
    anna.play(match, "mark a1", 0)
    refused = bert.post(f"/matches/{match}/undo", {"after": 1}).json()
    assert refused["detail"] == "L’ultima decisione è stata presa da un altro giocatore."


def test_the_new_page_says_what_is_wrong_with_the_form(site: Site) -> None:
    reader = site.visitor(**{"Accept-Language": "it"})
    options = {"option.variant": "competitive", "option.edition": "player_aid"}
    page = reader.send("/matches", game="itter", **options)
    assert page.status_code == 422
    assert "non prevede il gioco competitivo" in unescape(page.text)
    page = reader.send("/matches", game="itter", pack="{")
    assert page.status_code == 422
    assert "«pack» non è JSON valido (riga 1, colonna" in unescape(page.text)
    page = reader.send("/matches", game="itter", pack="{}")
    assert "game: manca" in unescape(page.text)
    page = reader.send("/matches", game="itter", position='{"game": "itter"}')
    assert "options: manca" in unescape(page.text)


def test_whoever_is_too_fast_is_told_so_in_words(tmp_path: Path) -> None:
    site = Site(tmp_path, rate=0.01, burst=1.0)
    try:
        reader = site.visitor(**{"Accept-Language": "it"})
        answers = [reader.look("/") for _ in range(3)]
        assert answers[-1].status_code == 429
        assert answers[-1].text == "Troppe richieste in poco tempo."
    finally:
        site.stop()


# The story


def story_of(anna: Visitor, game: str, moves: int, **wish: Any) -> tuple[str, dict[str, Any]]:
    match = anna.begin(game, study=True, seed=4, **wish)
    chooser = random.Random(4)
    for _ in range(moves):
        state = anna.state(match)
        if state["over"]:
            break
        action = state["defs"][str(chooser.choice(state["legal"]))]["do"]
        assert anna.play(match, action, state["number"]).status_code == 200
    return match, anna.get(f"/matches/{match}/story").json()


def test_a_story_has_titled_chapters_contents_and_an_end(anna: Visitor) -> None:
    match, told = story_of(anna, "tito", 900)
    titles = [chapter["title"] for chapter in told["chapters"]]
    assert titles[:2] == ["Set-up", "Turn 1, 25 May, 06:00–08:00"]
    lines = [line["i"] for chapter in told["chapters"] for line in chapter["lines"]]
    assert lines == list(range(len(lines)))
    assert told["result"] is not None
    page = anna.look(f"/matches/{match}/story").text
    assert page.count('<section id="chapter-') == len(titles)
    assert all(f'href="#chapter-{number}"' in page for number in range(1, len(titles) + 1))
    end = page.index('<section id="the-end"')
    assert end < page.index('<section id="story"') < page.index('id="chapter-1"')
    assert '<table class="scores">' in page[end:]


def test_a_story_begins_with_the_set_up_in_the_readers_language(anna: Visitor) -> None:
    seats = {"0": "me", "1": "me"}
    match, told = story_of(anna, "castle", 60, seats=seats)
    assert told["chapters"][0]["title"] == "Set-up"
    assert told["chapters"][1]["title"].startswith("Rounds 1 to ")
    other = anna.get(f"/matches/{match}/story", lang="fr").json()
    assert other["chapters"][0]["title"] == "Mise en place"
    assert len(other["chapters"]) == len(told["chapters"])


def test_a_story_keeps_secrets_and_its_chapters(site: Site, anna: Visitor) -> None:
    begun = anna.post("/matches", {"game": "castle", "seats": {"0": "me", "1": "friend"}}).json()
    match = begun["match"]
    seats = {0: anna.program(match, "0"), 1: accept(site.url, begun["invitations"]["1"]["secret"])}
    chooser = random.Random(5)
    for number in range(13):  # set-up and one card: no dice can end the match so early
        turn = seats[0].state(match)["decision"]["seat"]
        state = seats[turn].state(match)
        action = state["defs"][str(chooser.choice(state["legal"]))]["do"]
        assert seats[turn].play(match, action, number).status_code == 200
    mine = anna.get(f"/matches/{match}/story", eyes="0").json()["chapters"]
    theirs = seats[1].http.get(f"/matches/{match}/story?eyes=1").json()["chapters"]
    watching = site.visitor().get(f"/matches/{match}/story").json()["chapters"]
    titles = [[one["title"] for one in chapters] for chapters in (mine, theirs, watching)]
    assert titles[0] == titles[1] == titles[2]
    first, second = (" ".join(line["text"] for line in one[0]["lines"]) for one in (mine, theirs))
    assert first != second
    assert site.visitor().get(f"/matches/{match}/story", eyes="0").status_code == 403


def test_a_game_without_chapters_is_told_in_parts(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "me"})
    for number, cell in enumerate(("a1", "b1", "a2")):
        anna.play(match, f"mark {cell}", number)
    chapters = anna.get(f"/matches/{match}/story").json()["chapters"]
    assert [one["title"] for one in chapters] == ["Actions 1 to 3"]
    assert anna.get(f"/matches/{anna.begin()}/story").json()["chapters"] == []


# Options, seats, figures

THE_SAME = {"Elite", "Élite", "no", "Jokers", "Barricade", "Saboteur", "Berserker", "SS"}


@pytest.mark.parametrize("game", ["itter", "castle", "tito"])
@pytest.mark.parametrize("language", ["it", "fr"])
def test_options_values_and_seats_have_words(game: str, language: str) -> None:
    english, other = card(game, "en"), card(game, language)
    for one, same in zip(english["options"], other["options"], strict=True):
        assert same["label"] != one["label"] or one["label"] in THE_SAME
        assert same["help"] != one["help"]
        for value, said in zip(one["values"], same["values"], strict=True):
            if not isinstance(value["value"], int) or isinstance(value["value"], bool):
                assert said["label"] != value["label"] or said["label"] in THE_SAME
    given = {"variant": "competitive"} if game == "itter" else {}
    seats = [seats_for(find_game(game), given, lang) for lang in ("en", language)]
    for one, same in zip(*seats, strict=True):
        assert same["seat_name"] != one["seat_name"] or one["seat_name"] in THE_SAME


def test_the_pages_call_seats_by_their_names(site: Site) -> None:
    reader = site.visitor(**{"Accept-Language": "it"})
    reader.begin("tito", study=True)
    match = reader.begin("castle", study=True)
    assert '<option value="0" >Rosso</option>' in reader.look(f"/matches/{match}/replay").text
    assert "Tedeschi: tu" in reader.look("/history").text
    new = unescape(reader.look("/new/castle").text)
    assert ">No</option>" in new
    assert ">Sì</option>" in new
    assert "<b>Casuale</b><small>Gioca una mossa permessa qualsiasi" in new
    shared = reader.begin("itter", options={"variant": "competitive"})
    assert "al tuo amico (SS)" in unescape(reader.look(f"/matches/{shared}").text)


def test_the_history_names_the_figures_that_mean_something(site: Site) -> None:
    reader = site.visitor(**{"Accept-Language": "fr"})
    match = reader.begin(seats={"x": "me", "o": "me"})
    for number, cell in enumerate(("a1", "b1", "a2", "b2", "a3")):
        reader.play(match, f"mark {cell}", number)
    row = {"game": "tito", "facts": {"vp": {"mean": 3.0, "best": 7}, "odd": {"mean": 1, "best": 1}}}
    shown = with_figures(row, "fr")["figures"]
    assert [one["label"] for one in shown] == ["points de victoire"]
    assert reader.look("/history").status_code == 200
