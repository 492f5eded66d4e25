"""The report on a match: when it is over, and never before."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.web.site import Site, Visitor, two_programs

WON = ("a1", "b1", "a2", "b2", "a3")


def play_out(who: Visitor, game: str, **wish: Any) -> str:
    """A match that one person plays to its end."""
    match = who.begin(game, study=True, seed=4, **wish)
    chooser, state = random.Random(4), who.state(match)
    while not state["over"]:
        action = state["defs"][str(chooser.choice(state["legal"]))]["do"]
        answer = who.play(match, action, state["number"])
        assert answer.status_code == 200
        state = who.state(match)
    return match


def noughts(who: Visitor) -> str:
    match = who.begin(seats={"x": "me", "o": "me"})
    for number, cell in enumerate(WON):
        assert who.play(match, f"mark {cell}", number).status_code == 200
    return match


@pytest.mark.parametrize(
    ("game", "wish"),
    [("itter", {}), ("castle", {"seats": {"0": "me", "1": "me"}}), ("tito", {})],
)
def test_a_report_has_moments_figures_dice_and_the_story(
    anna: Visitor, game: str, wish: dict[str, Any]
) -> None:
    match = play_out(anna, game, **wish)
    told = anna.get(f"/matches/{match}/report").json()
    last = anna.state(match)["actions"]
    ats = [moment["at"] for moment in told["moments"]]
    assert ats == sorted(set(ats))
    assert ats[-1] == last, "the end matters most"
    assert 1 < len(ats) <= 9
    assert all(moment["lines"] for moment in told["moments"])
    assert told["tables"]
    assert told["trials"]
    (d6,) = [kind for kind in told["dice"] if kind["sides"] == 6]
    assert sum(face["count"] for face in d6["faces"]) == d6["count"]
    assert d6["expected"] == "3.50"
    assert told["chapters"]
    for lang, words in (("en", "Key moments"), ("it", "Momenti chiave"), ("fr", "Moments clés")):
        page = anna.look(f"/matches/{match}/report?lang={lang}")
        assert page.status_code == 200
        assert words in page.text
        assert page.text.index('id="moments"') < page.text.index('id="story"')
    for address in re.findall(r'src="(/matches/[^"]+\.svg[^"]*)"', page.text)[:2]:
        picture = anna.http.get(address.replace("&amp;", "&"))
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg ")
        assert "style-src 'unsafe-inline'" in picture.headers["content-security-policy"]


def test_who_won_is_told_to_who_did(site: Site) -> None:
    match, (x, o) = two_programs(site.url)
    for number, cell in enumerate(WON):
        assert (x, o)[number % 2].play(match, f"mark {cell}", number).status_code == 200
    outcomes = [seat.http.get(f"/matches/{match}/report").json()["outcome"] for seat in (x, o)]
    assert outcomes == ["won", "lost"]
    assert site.visitor().get(f"/matches/{match}/report").json()["outcome"] is None
    assert x.state(match)["result"]["outcomes"] == {"x": "won", "o": "lost"}


def test_the_table_says_you_win(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "bot:random"})
    state = anna.state(match)
    while not state["over"]:
        if state["decision"] and state["decision"]["yours"]:
            anna.play(match, state["defs"][str(state["legal"][0])]["do"], state["number"])
        state = anna.state(match)
    how = state["result"]["outcomes"]["x"]
    words = {"won": "You win!", "drawn": "A draw.", "lost": "You lose."}[how]
    assert words in anna.look(f"/matches/{match}").text
    assert words in anna.look(f"/matches/{match}/report").text
    assert words not in site.visitor().look(f"/matches/{match}/report").text


def test_nothing_of_it_is_there_before_the_end(site: Site, anna: Visitor) -> None:
    match = anna.begin("castle", seats={"0": "me", "1": "friend"})
    watching = site.visitor()
    for who in (anna, watching):
        answer = who.get(f"/matches/{match}/report")
        assert (answer.status_code, answer.json()["kind"]) == (409, "not_over")
        assert who.http.get(f"/matches/{match}/moments/0.svg").status_code == 409
        page = who.look(f"/matches/{match}/report")
        assert page.url.path == f"/matches/{match}/story"
        assert "still running" in page.text


def test_a_private_match_shows_nothing_while_it_runs(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "me"}, spectators=False)
    anna.play(match, "mark a1", 0)
    for path in ("report", "moments/1.svg"):
        assert site.visitor().look(f"/matches/{match}/{path}").status_code == 403


def test_the_story_of_a_finished_match_is_part_of_its_report(anna: Visitor) -> None:
    match = noughts(anna)
    page = anna.look(f"/matches/{match}/story?lang=it")
    assert page.url.path == f"/matches/{match}/report"
    assert page.url.fragment == "story"
    assert 'lang="it"' in page.text
    assert "/report" in anna.look("/history").text


def test_a_review_that_is_not_there_is_not_begun_by_looking(anna: Visitor) -> None:
    match = noughts(anna)
    headers = {"X-CSRF-Token": anna.csrf}
    answer = anna.http.post(f"/api/matches/{match}/review?kept=true", headers=headers)
    assert answer.text == "event: end\ndata: {}\n\n"
    whole = anna.http.post(f"/api/matches/{match}/review", headers=headers)
    assert "event: review" in whole.text
    kept = anna.http.post(f"/api/matches/{match}/review?kept=true", headers=headers)
    assert "event: review" in kept.text


def test_again_is_one_click_with_the_same_options_and_seats(site: Site, anna: Visitor) -> None:
    old = anna.begin(
        "castle", options={"players": 3}, seats={"0": "bot:random", "1": "me", "2": "open"}
    )
    page = anna.send(f"/matches/{old}/again")
    assert page.status_code == 200
    new = page.url.path.rsplit("/", 1)[-1]
    assert new != old
    first, second = (anna.get(f"/matches/{one}/summary").json() for one in (old, new))
    assert second["options"] == first["options"]
    for name in ("kind", "bot", "yours", "seat"):
        told = [[player.get(name) for player in one["players"]] for one in (first, second)]
        assert told[0] == told[1]
    refused = site.visitor().post(f"/matches/{old}/again")
    assert (refused.status_code, refused.json()["kind"]) == (403, "not_seated")


def test_again_begins_in_the_same_position(anna: Visitor) -> None:
    first = anna.begin(seats={"x": "me", "o": "me"})
    anna.play(first, "mark b2", 0)
    code = anna.get(f"/matches/{first}/frames/1/address").json()["code"]
    second = anna.begin(seats={"x": "me", "o": "me"}, code=code, study=True)
    third = anna.post(f"/matches/{second}/again").json()["state"]
    assert third["study"] is True
    assert third["decision"]["seat"] == "o"
