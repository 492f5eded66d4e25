"""The JSON API: what it gives, and how it refuses."""

from __future__ import annotations

import random
import time

import pytest
from pydantic import ValidationError

import holdfast
from holdfast.web.bodies import MatchIn, TimeIn
from holdfast.web.problems import from_validation
from tests.web.site import Program, Site, Visitor, two_programs

X_WINS = ["a1", "a2", "b1", "b2", "c1"]


def mark(cell: str) -> dict[str, str]:
    return {"do": "mark", "cell": cell}


def play_all(site: Site, cells: list[str]) -> tuple[str, list[Program]]:
    match, seats = two_programs(site.url)
    for number, cell in enumerate(cells):
        assert seats[number % 2].play(match, mark(cell), number).status_code == 200
    return match, seats


def test_games_come_with_options_in_the_language_asked_for(anna: Visitor) -> None:
    games = {game["id"]: game for game in anna.get("/games", lang="en").json()}
    assert {"itter", "noughts"} <= set(games)
    assert games["itter"]["options"][0]["values"][0]["value"] == "beginner"
    assert games["itter"]["players"] == "1–2"
    assert anna.get("/games/chess").status_code == 404


def test_seats_depend_on_options(anna: Visitor) -> None:
    seats = anna.get("/games/itter/seats", variant="competitive").json()["seats"]
    assert [one["seat"] for one in seats] == ["defender", "ss"]
    refused = anna.get("/games/itter/seats", variant="competitive", edition="player_aid")
    assert refused.status_code == 422
    assert refused.json()["kind"] == "bad_option"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "itter", "sed": 7}, "sed"),
        ({"game": "itter", "time": {"minute": 3}}, "time.minute"),
    ],
)
def test_an_unknown_field_is_named_with_those_that_are_known(
    anna: Visitor, body: dict[str, object], field: str
) -> None:
    refused = anna.post("/matches", body)
    assert refused.status_code == 422
    problem = refused.json()
    assert problem["field"] == field
    assert problem["detail"].startswith(f"There is no field “{field}”; the fields are ")
    known = TimeIn if "." in field else MatchIn
    assert all(name in problem["detail"] for name in known.model_fields)


def test_rules_are_found_by_word_and_by_number(anna: Visitor) -> None:
    found = anna.get("/games/itter/rules", q="sniper").json()
    assert found
    assert all("sniper" in (one["text"] + one["chapter"] + one["ruling"]).lower() for one in found)
    assert anna.get("/games/itter/rules/CI-2.2").status_code in (200, 404)
    assert anna.get("/games/itter/rules", q="CI-4.3.6").json()[0]["id"] == "CI-4.3.6"
    assert anna.get("/games/itter/rules/CI-99").status_code == 404
    english = anna.get("/games/itter/rules", lang="en").json()
    italian = anna.get("/games/itter/rules", lang="it").json()
    assert [one["id"] for one in english] == [one["id"] for one in italian]


def test_a_match_is_played_to_its_end(site: Site) -> None:
    match, (x, _o) = play_all(site, X_WINS)
    state = x.state(match)
    assert state["over"]
    assert state["result"]["facts"] == {"winner": "x"}
    assert state["result"]["returns"] == {"x": 1.0, "o": -1.0}
    assert state["log"][-1]["rule"] == "NO-3"
    over = x.play(match, mark("c3"), 5)
    assert over.status_code == 409
    assert over.json()["kind"] == "over"


def test_a_stale_and_a_double_move_are_refused_with_the_fresh_state(site: Site) -> None:
    match, (x, o) = play_all(site, ["a1"])
    again = x.play(match, mark("a1"), 0)
    assert again.status_code == 409
    problem = again.json()
    assert again.headers["content-type"] == "application/problem+json"
    assert problem["kind"] == "stale"
    assert problem["state"]["number"] == 1
    assert o.play(match, mark("b1"), 7).status_code == 409
    assert o.state(match)["number"] == 1


def test_only_the_seat_that_decides_may_move(site: Site, anna: Visitor) -> None:
    match, (_x, o) = two_programs(site.url)
    assert o.play(match, mark("a1"), 0).json()["kind"] == "not_your_turn"
    assert Program(site.url).play(match, mark("a1"), 0).json()["kind"] == "not_seated"
    assert Program(site.url, "wrong").play(match, mark("a1"), 0).status_code == 403
    assert anna.play(match, mark("a1"), 0).status_code == 403


def test_matches_with_other_options_do_not_mix_up_their_actions(anna: Visitor) -> None:
    """Actions are numbered within a vocabulary, and Castle has one for each number of seats."""
    for players in (4, 2):
        options = {"players": players}
        seats = {str(seat): "me" for seat in range(players)}
        match = anna.begin("castle", study=True, seed=4, options=options, seats=seats)
        actions = holdfast.new("castle", options=options).state.vocabulary.actions
        chooser = random.Random(4)
        for _ in range(40):
            state = anna.state(match)
            offered = {number: state["defs"][str(number)]["do"] for number in state["legal"]}
            assert offered == {number: actions[number].json for number in offered}
            action = chooser.choice(list(offered.values()))
            assert anna.play(match, action, state["number"]).status_code == 200


def test_an_illegal_action_gives_the_reason_and_the_rule(site: Site) -> None:
    match, (_x, o) = play_all(site, ["a1"])
    refused = o.play(match, mark("a1"), 1)
    assert refused.status_code == 422
    assert refused.json()["rule"] == "NO-2"
    assert "a1 already carries X" in refused.json()["detail"]
    assert o.play(match, mark("z9"), 1).status_code == 422
    assert o.play(match, "mark b1", 1).status_code == 200


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 422),
        (b"{}", 422),
        (b'{"action": 3, "after": 0}', 422),
        (b'{"action": "mark a1", "after": "0"}', 422),
        (b'{"action": "mark a1", "after": true}', 422),
        (b'{"action": "mark a1", "after": -1}', 422),
        (b'{"action": "mark a1", "after": 0, "afterr": 1}', 422),
        (b'{"action": ' + b'{"a":' * 400 + b"1" + b"}" * 400 + b', "after": 0}', 422),
    ],
)
def test_malformed_moves_are_refused(site: Site, body: bytes, status: int) -> None:
    match, (x, _o) = two_programs(site.url)
    answer = x.http.post(f"/matches/{match}/actions", content=body)
    assert answer.status_code == status
    assert answer.json()["status"] == status
    assert x.state(match)["number"] == 0


HALF = rb'"\ud800"'
"""Half a surrogate pair: JSON can write it, Unicode has no such character."""


def test_half_a_character_is_refused_like_any_other_nonsense(site: Site) -> None:
    match, (x, _o) = two_programs(site.url)
    asked = x.http.post(f"/matches/{match}/why", content=b'{"action": %s}' % HALF)
    assert asked.status_code == 422 or asked.json()["legal"] is False
    options = b'{"game": "noughts", "options": {%s: 1}}' % HALF
    begun = x.http.post("/matches", content=options, headers={"Content-Type": "application/json"})
    assert begun.status_code == 422
    played = x.http.post(f"/matches/{match}/actions", content=b'{"action": %s, "after": 0}' % HALF)
    assert played.status_code in (400, 422)


@pytest.mark.parametrize("what", ["events", "actions", "undo"])
def test_an_address_of_many_parts_is_refused(site: Site, what: str) -> None:
    method = "GET" if what == "events" else "POST"
    match, (x, _o) = two_programs(site.url)
    parts = "&".join(f"p{number}=1" for number in range(40))
    refused = x.http.request(method, f"/matches/{match}/{what}?lang=it&{parts}", content=b"{}")
    assert refused.status_code == 422
    assert refused.json()["kind"] == "bad_request"


def test_why_answers_in_the_language_of_the_reader(site: Site, anna: Visitor) -> None:
    match, (_x, o) = play_all(site, ["a1"])
    taken = o.http.post(f"/matches/{match}/why", json={"action": "mark a1"}).json()
    assert not taken["legal"]
    assert taken["rule"] == "NO-2"
    free = o.http.post(f"/matches/{match}/why", json={"action": "mark b1"})
    assert free.json() == {"legal": True}
    castle = anna.begin("itter")
    reasons = {
        anna.post(f"/matches/{castle}/why?lang={lang}", {"action": "sacrifice"}).json()["reason"]
        for lang in ("en", "it", "fr")
    }
    assert len(reasons) == 3


def test_what_would_touch_an_element_says_why_not(anna: Visitor) -> None:
    match = anna.begin("itter")
    found = anna.post(f"/matches/{match}/whynot", {"touches": ["defender:lee", "node:13"]}).json()
    assert found["reasons"]
    assert all(one["rule"].startswith("CI-") for one in found["reasons"])


def test_odds_are_exact(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    for action in ("deploy lee G4",):
        assert anna.play(match, action, anna.state(match)["number"]).status_code == 200
    state = anna.state(match)
    for number in state["legal"]:
        action = state["defs"][str(number)]["do"]
        if action["do"] == "attack":
            odds = anna.post(f"/matches/{match}/odds", {"action": action}).json()["odds"]
            assert abs(sum(one["chance"] for one in odds) - 1) < 1e-9
            assert all("/" in one["fraction"] or one["fraction"] in "01" for one in odds)
            return
    raise AssertionError("nobody to attack")


def test_undo_goes_as_far_as_is_fair_and_leaves_a_trace(site: Site) -> None:
    match, (x, o) = play_all(site, ["a1"])
    refused = o.http.post(f"/matches/{match}/undo", json={"after": 1})
    assert refused.status_code == 409
    assert refused.json()["kind"] == "undo_refused"
    back = x.http.post(f"/matches/{match}/undo", json={"after": 1})
    assert back.json() == {"number": 2, "actions": 0, "over": False}
    state = x.state(match)
    assert state["log"] == []
    assert [(one["seat"], one["count"]) for one in state["trace"]] == [("x", 1)]
    assert x.play(match, mark("b2"), 2).json()["number"] == 3
    assert x.http.post(f"/matches/{match}/undo", json={"after": 2}).json()["kind"] == "stale"


def test_a_finished_fair_match_stays_as_it_is(site: Site) -> None:
    match, (x, _o) = play_all(site, X_WINS)
    assert x.http.post(f"/matches/{match}/undo", json={"after": 5}).status_code == 409


def test_a_study_match_goes_anywhere(site: Site, anna: Visitor) -> None:
    match = anna.begin(study=True, seats={"x": "me", "o": "me"})
    for number, cell in enumerate(X_WINS):
        assert anna.play(match, mark(cell), number).status_code == 200
    back = anna.post(f"/matches/{match}/undo", {"after": 5, "to": 1})
    assert back.json() == {"number": 6, "actions": 1, "over": False}
    assert anna.post(f"/matches/{match}/undo", {"after": 6, "to": 5}).status_code == 422
    assert anna.play(match, mark("c3"), 6).status_code == 200


def test_a_branch_of_a_finished_match_keeps_its_history(site: Site, anna: Visitor) -> None:
    match, _ = play_all(site, X_WINS)
    begun = anna.post(f"/matches/{match}/study", {"at": 3}).json()
    assert begun["state"]["actions"] == 3
    assert begun["state"]["study"]
    assert anna.play(begun["match"], mark("c1"), 3).status_code == 200
    assert anna.post(f"/matches/{match}/study", {"at": 9}).status_code == 404


def test_the_replay_shows_each_moment(site: Site) -> None:
    match, (x, _o) = play_all(site, X_WINS)
    first = x.http.get(f"/matches/{match}/frames/0").json()
    assert first["action"] is None
    second = x.http.get(f"/matches/{match}/frames/1?from=0").json()
    assert list(second["elements"]) == ["cell:a1"]
    assert second["label"] == "Mark a1"
    last = x.http.get(f"/matches/{match}/frames/5?eyes=all").json()
    assert last["result"]["facts"]["winner"] == "x"
    assert x.http.get(f"/matches/{match}/frames/6").status_code == 404


def test_the_address_of_a_position_starts_a_study(site: Site, anna: Visitor) -> None:
    match, (x, _o) = play_all(site, ["a1", "b2"])
    address = x.http.get(f"/matches/{match}/frames/2/address").json()
    shown = anna.get(f"/positions/noughts/{address['code']}").json()
    assert shown["position"]["rows"] == ["...", ".o.", "x.."]
    begun = anna.post("/matches", {"game": "noughts", "code": address["code"], "study": True})
    assert begun.status_code == 201
    for damaged in ("x", address["code"][:-4], "A" * 13_000):
        assert anna.get(f"/positions/noughts/{damaged}").status_code == 422


def test_the_journal_of_a_finished_match_replays(site: Site) -> None:
    match, (x, _o) = play_all(site, X_WINS)
    journal = x.http.get(f"/matches/{match}/journal").json()
    assert holdfast.load(journal).result == {"winner": "x"}


def test_the_journal_of_a_running_match_is_redacted(site: Site) -> None:
    match, (x, _o) = play_all(site, ["a1"])
    journal = x.http.get(f"/matches/{match}/journal").json()
    assert not {"seed", "chance", "fingerprints", "position"} & set(journal)
    assert journal["actions"] == [mark("a1")]


def test_chat_and_notes_are_kept(site: Site, anna: Visitor) -> None:
    match, (x, o) = play_all(site, ["a1"])
    said = x.http.post(f"/matches/{match}/chat", json={"text": " <b>hi</b> \u0007"})
    assert said.json()["text"] == "<b>hi</b>"
    assert [one["text"] for one in o.http.get(f"/matches/{match}/chat").json()] == ["<b>hi</b>"]
    assert anna.get(f"/matches/{match}/chat").json() == [], "players speak among themselves"
    x.http.post(f"/matches/{match}/notes", json={"at": 1, "text": "sharp"})
    x.http.post(f"/matches/{match}/notes", json={"at": 1, "text": "mine", "private": True})
    assert len(x.http.get(f"/matches/{match}/notes").json()) == 2
    assert [one["text"] for one in o.http.get(f"/matches/{match}/notes").json()] == ["sharp"]
    assert anna.post(f"/matches/{match}/notes", {"at": 1, "text": "no"}).status_code == 403


def test_an_open_seat_is_taken_once(anna: Visitor, bert: Visitor, site: Site) -> None:
    match = anna.begin(seats={"x": "me", "o": "open"}, listed=True)
    assert match in [one["id"] for one in bert.get("/matches").json()]
    taken = bert.post(f"/matches/{match}/seats/o/take", {"name": "Bert"})
    assert taken.json()["yours"] == ["o"]
    late = site.visitor().post(f"/matches/{match}/seats/o/take", {"name": "Late"})
    assert late.json()["kind"] == "seat_taken"
    assert match not in [one["id"] for one in bert.get("/matches").json()]
    assert match in [one["id"] for one in bert.get("/matches", mine=True).json()]


def test_a_bot_answers(site: Site, anna: Visitor) -> None:
    match = anna.begin(seats={"x": "me", "o": "bot:random"})
    assert anna.play(match, mark("b2"), 0).status_code == 200
    until = time.monotonic() + 30
    while anna.state(match)["number"] < 2:
        assert time.monotonic() < until
    assert anna.state(match)["decision"]["seat"] == "x"
    assert anna.post("/matches", {"game": "noughts", "seats": {"x": "bot:hal"}}).status_code == 422


def test_statistics_count_what_was_won(site: Site) -> None:
    carla, dario = site.visitor(), site.visitor()
    carla.look("/")
    match = carla.begin(seats={"x": "me", "o": "open"})
    dario.post(f"/matches/{match}/seats/o/take", {})
    for number, cell in enumerate(X_WINS):
        assert (carla, dario)[number % 2].play(match, mark(cell), number).status_code == 200
    (mine,) = carla.get("/me/statistics").json()
    (theirs,) = dario.get("/me/statistics").json()
    assert (mine["played"], mine["won"], theirs["lost"]) == (1, 1, 1)
    assert carla.get("/me/history").json()[0]["result"] == "X has three in a line and wins."


def test_the_story_cites_its_rules(site: Site) -> None:
    match, (x, _o) = play_all(site, X_WINS)
    story = x.http.get(f"/matches/{match}/story?lang=en").json()
    lines = [line for chapter in story["chapters"] for line in chapter["lines"]]
    assert lines[0]["text"] == "X marks a1."
    assert all(line["rule"] for line in lines)
    assert story["result"]["sentence"] == "X has three in a line and wins."


def test_a_webhook_goes_only_to_allowed_hosts(site: Site) -> None:
    match, (x, _o) = two_programs(site.url)
    for url in ("http://169.254.169.254/", "ftp://example.org", "http://", "//x", "http://a:b@c/"):
        answer = x.http.put(f"/matches/{match}/webhook", json={"url": url})
        assert answer.status_code in (403, 422)
    assert x.http.put(f"/matches/{match}/webhook", json={"url": None}).status_code == 204


def test_a_pack_is_checked_and_played_with(anna: Visitor) -> None:
    pack = holdfast.find_game("itter").default_pack()
    match = anna.begin("itter", pack=pack)
    assert anna.state(match)["game"] == "itter"
    broken = {**pack, "defenders": {}}
    refused = anna.post("/matches", {"game": "itter", "pack": broken})
    assert refused.status_code == 422
    assert refused.json()["kind"] == "bad_pack"


def test_a_line_says_so_when_its_dice_have_more_than_six_sides(anna: Visitor) -> None:
    made = anna.post("/matches", {"game": "tito", "study": True, "seed": 4}).json()
    offered = [made["state"]["defs"][str(key)]["do"] for key in made["state"]["legal"]]
    action = next(one for one in offered if one["do"] == "air_support" and one.get("zone"))
    anna.post(f"/matches/{made['match']}/actions", {"action": action, "after": 0})
    lines = anna.get(f"/matches/{made['match']}").json()["log"]
    sides = {line["event"]["event"]: line.get("sides") for line in lines}
    assert sides["air_support"] == 10
    assert sides["landed"] is None


def test_an_unknown_field_may_be_half_a_character() -> None:
    with pytest.raises(ValidationError) as refused:
        MatchIn.model_validate({"game": "itter", "\ud800": 1})
    assert from_validation(refused.value.errors()).field == "\\ud800"
