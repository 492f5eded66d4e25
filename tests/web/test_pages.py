"""The pages without JavaScript: every action is a form."""

from __future__ import annotations

import re

import pytest

from holdfast.core.match import Match
from holdfast.core.registry import find_game
from holdfast.web.cards import sample_match
from tests.web.site import Site, Visitor, two_programs


def test_two_clicks_start_a_match(anna: Visitor) -> None:
    home = anna.look("/")
    assert home.status_code == 200
    assert "/new/itter" in home.text or 'action="/matches"' in home.text
    assert anna.look("/new/itter").status_code == 200
    started = anna.send("/matches", game="itter")
    assert started.status_code == 200
    assert re.match(r"/matches/\w+$", started.url.path)
    again = anna.look("/")
    assert started.url.path in again.text


def test_the_first_page_shows_the_three_games_in_order_and_examples_last(anna: Visitor) -> None:
    page = anna.look("/").text
    shelf = page[page.index('id="games"') :]
    ids = ["itter", "castle", "tito", "noughts"]
    places = [shelf.index(f'href="/new/{game}"') for game in ids]
    assert places == sorted(places)
    assert shelf.count("<article") == 3
    assert [one["id"] for one in anna.http.get("/api/games").json()] == ids


@pytest.mark.parametrize("game", ["itter", "castle", "tito", "noughts"])
def test_the_picture_of_a_game_shows_it_in_full_swing(anna: Visitor, game: str) -> None:
    match = sample_match(find_game(game))
    assert len(match.played) == match.game.card.sample[1] > 0
    assert not match.over
    svg = anna.look(f"/picture/{game}.svg").text
    opening = match.edition.draw(Match(game, seed=match.game.card.sample[0]).state.view(-1))
    assert opening is not None
    assert svg.startswith("<svg")
    assert svg != opening.svg()


def test_a_form_plays_an_action(anna: Visitor) -> None:
    page = anna.send("/matches", game="noughts", **{"seat.x": "me", "seat.o": "me"})
    path = page.url.path
    played = anna.send(f"{path}/play", action='{"do":"mark","cell":"b2"}', after="0")
    assert played.status_code == 200
    assert played.url.path == path
    stale = anna.send(f"{path}/play", action='{"do":"mark","cell":"a1"}', after="0")
    assert stale.status_code == 409
    wrong = anna.send(f"{path}/play", action='{"do":"mark","cell":"b2"}', after="1")
    assert wrong.status_code == 422
    assert anna.send(f"{path}/play", action="mark a1", after="x").status_code == 422
    assert anna.send(f"{path}/undo", after="1").status_code == 200


def test_a_friend_joins_by_an_invitation(anna: Visitor, bert: Visitor) -> None:
    page = anna.send("/matches", game="noughts", **{"seat.x": "me", "seat.o": "friend"})
    match = page.url.path.rsplit("/", 1)[1]
    (link,) = set(re.findall(r"/join/[\w.-]+", page.text))
    assert bert.look(link).status_code == 200
    joined = bert.send("/join", secret=link.rpartition("/")[2], name="Bert")
    assert joined.url.path == f"/matches/{match}"
    assert bert.state(match)["yours"] == ["o"]
    names = {player["seat"]: player["name"] for player in anna.state(match)["players"]}
    assert names["o"] == "Bert"


def test_a_wrong_mixture_of_options_is_shown_on_the_form(anna: Visitor) -> None:
    options = {"option.variant": "competitive", "option.edition": "player_aid"}
    page = anna.send("/matches", game="itter", **options)
    assert page.status_code == 422
    assert "player aid" in page.text


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize(
    "path",
    ["/", "/new/itter", "/rules", "/rules/itter", "/rules/itter?q=sniper", "/history", "/api/docs"],
)
def test_pages_exist_in_three_languages(anna: Visitor, path: str, lang: str) -> None:
    joint = "&" if "?" in path else "?"
    page = anna.look(f"{path}{joint}lang={lang}")
    assert page.status_code == 200
    assert f'lang="{lang}"' in page.text


def test_the_language_is_remembered(anna: Visitor) -> None:
    anna.look("/new/noughts")
    anna.send("/settings", lang="fr", name="Anna", back="/rules")
    page = anna.look("/")
    assert page.headers["content-language"] == "fr"


def test_the_replay_the_story_and_the_journal_are_there(site: Site, anna: Visitor) -> None:
    match, seats = two_programs(site.url)
    for number, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        seats[number % 2].play(match, f"mark {cell}", number)
    for page in ("", "/replay", "/replay?at=2&eyes=all", "/story", "/panel"):
        assert anna.look(f"/matches/{match}{page}").status_code == 200
    journal = anna.http.get(f"/matches/{match}/journal")
    assert "attachment" in journal.headers["content-disposition"]
    assert anna.look(f"/matches/{match}/replay?at=99").status_code == 404
    study = anna.send(f"/matches/{match}/study", at="3", dice="same")
    assert study.status_code == 200
    assert study.url.path != f"/matches/{match}"


def test_a_shared_position_has_a_page(site: Site, anna: Visitor) -> None:
    match, (x, _o) = two_programs(site.url)
    url = x.http.get(f"/matches/{match}/frames/0/address").json()["url"]
    assert anna.look(url).status_code == 200
    assert anna.look("/position/noughts/xyz").status_code == 422
    assert anna.look("/position/chess/xyz").status_code == 404


def test_the_static_board_is_kept_for_ever_and_has_no_inline_style(anna: Visitor) -> None:
    page = anna.send("/matches", game="itter")
    state = anna.state(page.url.path.rsplit("/", 1)[1])
    assert "<style" not in "".join(state["elements"].values())
    found = re.search(r"/board/itter/en/wide-4/\w+\.css", page.text)
    assert found
    css = anna.http.get(found[0])
    assert css.headers["content-type"].startswith("text/css")
    assert "immutable" in css.headers["cache-control"]
    svg = anna.http.get(found[0].replace(".css", ".svg"))
    assert "<style" not in svg.text
    assert anna.http.get("/board/itter/en/wide-4/old.svg").headers["cache-control"] == "no-store"
    assert anna.http.get("/board/itter/xx/wide-4/old.svg").status_code == 404
    assert anna.http.get("/board/itter/en/round-4/old.svg").status_code == 404


def test_a_board_with_a_pack_of_its_own_has_its_own_address(anna: Visitor) -> None:
    import holdfast

    match = anna.begin("itter", pack=holdfast.find_game("itter").default_pack())
    page = anna.look(f"/matches/{match}")
    found = re.search(rf"/matches/{match}/board/en/wide-4/\w+\.css", page.text)
    assert found
    assert anna.http.get(found[0]).status_code == 200


def test_a_page_asks_for_everything_at_once(anna: Visitor) -> None:
    """Otherwise a browser finds imports and fonts one after another, and the board waits."""
    page = anna.send("/matches", game="noughts").text
    asked = set(re.findall(r'(?:href|src)="(/static/dist/[^"]+)"', page))
    scripts = [anna.look(one) for one in asked if one.endswith(".js")]
    imported = {
        f"/static/dist/{name}"
        for script in scripts
        for name in re.findall(r'from"\./([^"]+\.js)"', script.text)
    }
    assert imported
    assert imported <= asked
    styles = [anna.look(one).text for one in asked if one.endswith(".css")]
    fonts = {f"/static/dist/{name}" for css in styles for name in re.findall(r"[\w-]+\.woff2", css)}
    assert fonts
    # Letters of further languages wait until a name needs them.
    assert {name for name in fonts if "-ext-" not in name} <= asked


def test_what_is_not_there_says_what_to_do(anna: Visitor) -> None:
    for path in ("/nowhere", "/matches/none", "/join/none", "/rules/chess", "/new/chess"):
        page = anna.look(path)
        assert page.status_code == 404
        assert '<a class="button primary" href="/">' in page.text
