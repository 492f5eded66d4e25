"""Looking at a thing on the board, through eyes that one may have, now and at a moment before."""

from __future__ import annotations

from tests.web.site import Site, Visitor, two_programs


def test_a_thing_is_told_with_the_words_of_its_rule(anna: Visitor) -> None:
    match = anna.begin("itter", seats={"defender": "me"}, study=True, seed=5)
    told = anna.get(f"/matches/{match}/look", el="square:G4").json()
    assert told["title"] == "Gate House, G4"
    assert {"label": "Sees", "value": "black"} in told["facts"]
    assert told["rules"][0]["id"] == "CI-1.3.1"
    assert told["rules"][0]["text"].startswith("A Defender sees")
    assert {"element": "location:G", "title": "Gate House"} in told["items"]
    french = anna.get(f"/matches/{match}/look", el="square:G4", lang="fr").json()
    assert {"label": "Voit", "value": "noir"} in french["facts"]
    missing = anna.get(f"/matches/{match}/look", el="square:Z9")
    assert (missing.status_code, missing.json()["kind"]) == (404, "not_found")
    assert anna.get(f"/matches/{match}/look").status_code == 422
    assert anna.get(f"/matches/{match}/look", el="x" * 101).status_code == 422


def test_a_moment_is_looked_at_as_it_was(anna: Visitor) -> None:
    match = anna.begin("itter", seats={"defender": "me"}, study=True, seed=5)
    anna.play(match, "deploy lee G4", 0)
    where = [
        anna.get(f"/matches/{match}/look", el="defender:lee", at=at).json()["facts"][0]["value"]
        for at in (0, 1)
    ]
    assert where == ["supply", "Gate House, G4"]
    assert anna.get(f"/matches/{match}/look", el="deck", at=9).status_code in (404, 422)


def test_nobody_sees_more_by_looking(site: Site) -> None:
    """A card that lies face down in another castle is told to its owner alone."""
    match, seats = two_programs(site.url, "castle")
    while (state := seats[0].state(match, view=1))["view"]["phase"] == "setup":
        mover = next(seat for seat in seats if seat.state(match)["decision"]["yours"])
        mine = mover.state(match)
        mover.play(match, mine["defs"][str(mine["legal"][0])]["do"], state["number"])
    row, col, card = next(
        cell for cell in state["view"]["castles"]["0"]["cards"] if cell[2].startswith("#")
    )
    cell = f"cell:0:{row}:{col}"
    own, other = (
        seats[seat].http.get(f"/matches/{match}/look", params={"el": cell, "eyes": seat}).json()
        for seat in (0, 1)
    )
    assert own["items"][0]["element"] == f"card:{card[1:]}"
    assert other["items"] == []
    assert card[1:-1] not in [fact["value"] for fact in other["facts"]]
    peek = seats[1].http.get(f"/matches/{match}/look", params={"el": cell, "eyes": 0})
    assert peek.status_code == 403


def test_states_and_frames_tell_how_things_stand(anna: Visitor) -> None:
    match = anna.begin("tito", seats={"german": "me"}, study=True, seed=5)
    state = anna.state(match)
    labels = [line["label"] for line in state["standing"]]
    assert labels[:3] == ["Points now", "Alarm", "Ammunition"]
    assert state["standing"][2]["value"] == "60"
    frame = anna.get(f"/matches/{match}/frames/0").json()
    assert frame["standing"] == state["standing"]


def test_a_lesson_can_be_looked_at(anna: Visitor) -> None:
    page = anna.look("/learn/itter").text
    step = page.split('href="/learn/itter/')[1].split('"')[0]
    asked = {"touches": ["location:K"], "way": ""}
    answer = anna.http.post(
        f"/learn/itter/{step}/look", json=asked, headers={"X-CSRF-Token": anna.csrf}
    )
    assert answer.json()["title"] == "Keep"


def test_a_page_says_what_is_played_and_what_values_mean(anna: Visitor) -> None:
    match = anna.begin("itter", options={"variant": "elite", "inspire_stacks": False})
    assert anna.get(f"/matches/{match}/summary").json()["began"]["played"] == [
        "Elite",
        "Inspire adds up: no",
    ]
    for game in ("itter", "castle", "tito"):
        for option in anna.get(f"/games/{game}").json()["options"]:
            assert all(value["means"] for value in option["values"]), option["name"]
