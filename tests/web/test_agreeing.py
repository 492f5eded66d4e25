"""Ends that people make: resigning, draws, ends without a result; and how they are told."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tests.web.clock import joined
from tests.web.site import Site, Visitor


def summary(visitor: Visitor, match: str) -> dict[str, Any]:
    return dict(visitor.get(f"/matches/{match}/summary").json())


def propose(visitor: Visitor, match: str, kind: str, **more: Any) -> Any:
    return visitor.post(f"/matches/{match}/proposals", {"kind": kind, **more})


def answer(visitor: Visitor, match: str, agree: bool) -> Any:
    id = visitor.get(f"/matches/{match}/proposal").json()["id"]
    return visitor.post(f"/matches/{match}/proposals/{id}", {"agree": agree})


def three(site: Site, **wish: Any) -> tuple[str, list[Visitor]]:
    """A match of Castle for three people."""
    people = [site.visitor() for _ in range(3)]
    begun = people[0].post(
        "/matches",
        {
            "game": "castle",
            "options": {"players": 3},
            "seats": {"0": "me", "1": "friend", "2": "friend"},
            **wish,
        },
    )
    assert begun.status_code == 201, begun.text
    for one, seat in zip(people[1:], ("1", "2"), strict=True):
        one.post("/join", {"secret": begun.json()["invitations"][seat]["secret"]})
    return str(begun.json()["match"]), people


# Resigning


def test_of_two_the_other_one_wins_and_everything_says_so(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    anna.play(match, "mark a1", 0)
    told = bert.post(f"/matches/{match}/resign", {}).json()
    assert (told["over"], told["outcome"]) == (True, "lost")
    state = anna.state(match)
    assert state["over"]
    assert state["decision"] is None
    assert state["result"]["outcomes"] == {"x": "won", "o": "lost"}
    assert state["result"]["ended"] == "resigned"
    assert "wins" in state["result"]["sentence"]
    assert [(one["what"], one["seat"], one["at"]) for one in state["incidents"]] == [
        ("resigned", "o", 1)
    ]
    site.app.hub.rooms.clear()  # as after a restart
    assert anna.state(match)["result"] == state["result"]
    assert summary(anna, match)["outcome"] == "won"
    [figures] = anna.get("/me/statistics").json()
    assert (figures["played"], figures["won"]) == (1, 1)
    for page in ("report", "replay", ""):
        shown = anna.look(f"/matches/{match}/{page}".rstrip("/"))
        assert shown.status_code == 200
        assert "Bert (O) resigns" in shown.text, page
    story = anna.get(f"/matches/{match}/story").json()
    assert [one["what"] for one in story["incidents"]] == ["resigned"]
    frame = anna.get(f"/matches/{match}/frames/1").json()
    assert frame["result"]["ended"] == "resigned"
    assert anna.get(f"/matches/{match}/frames/0").json()["result"] is None


def test_a_journal_says_how_it_ended_and_still_replays(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    anna.play(match, "mark a1", 0)
    bert.post(f"/matches/{match}/resign", {})
    journal = anna.get(f"/matches/{match}/journal").json()
    assert journal["table"] == [{"at": 1, "what": "resigned", "seat": "o", "ends": True}]
    assert [one["cell"] for one in journal["actions"]] == ["a1"]
    opened = anna.http.post("/api/journals", json=journal, headers={"X-CSRF-Token": anna.csrf})
    assert opened.status_code in (200, 201), opened.text


def test_nothing_is_played_after_the_end(anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    anna.post(f"/matches/{match}/resign", {})
    for refused in (
        anna.play(match, "mark a1", 1),
        bert.play(match, "mark a1", 1),
        anna.post(f"/matches/{match}/resign", {}),
        propose(bert, match, "draw"),
        anna.post(f"/matches/{match}/undo", {"after": 1}),
    ):
        assert refused.status_code == 409
        assert refused.json()["kind"] in ("over", "undo_refused")


def test_who_watches_cannot_resign_for_others(site: Site, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    refused = site.visitor().post(f"/matches/{match}/resign", {})
    assert (refused.status_code, refused.json()["kind"]) == (403, "not_seated")


def test_a_move_and_a_resignation_at_once_are_both_written_or_refused(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    found: list[int] = []
    people = [
        threading.Thread(target=lambda: found.append(anna.play(match, "mark a1", 0).status_code)),
        threading.Thread(
            target=lambda: found.append(bert.post(f"/matches/{match}/resign", {}).status_code)
        ),
    ]
    for one in people:
        one.start()
    for one in people:
        one.join(30)
    state = anna.state(match)
    assert state["over"]
    assert state["number"] == state["actions"] + 1
    assert sorted(found) in ([200, 200], [200, 409])


def test_who_plays_alone_has_lost(anna: Visitor) -> None:
    match = anna.begin("itter")
    told = anna.post(f"/matches/{match}/resign", {}).json()
    assert (told["over"], told["outcome"]) == (True, "lost")
    assert "lost" in told["result"]


def test_of_three_a_bot_plays_on_and_who_resigned_has_lost(site: Site) -> None:
    match, (anna, bert, cleo) = three(site)
    told = cleo.post(f"/matches/{match}/resign", {}).json()
    assert not told["over"]
    state = anna.state(match)
    assert [one["kind"] for one in state["players"]] == ["human", "human", "bot"]
    assert state["incidents"][0]["what"] == "bot"
    refused = cleo.play(match, "anything", state["number"])
    assert (refused.status_code, refused.json()["kind"]) == (403, "resigned")
    assert "resigned" in cleo.look(f"/matches/{match}").text
    assert cleo.get("/me/history", result="lost").json()[0]["id"] == match
    assert bert.get("/me/history", result="lost").json() == []


def test_of_three_the_seat_is_free_where_that_was_agreed(site: Site) -> None:
    match, (anna, _bert, cleo) = three(site, absent="open")
    cleo.post(f"/matches/{match}/resign", {})
    dora = site.visitor()
    assert dora.post(f"/matches/{match}/seats/2/take", {"name": "Dora"}).status_code == 200
    assert anna.state(match)["players"][2]["name"] == "Dora"
    eve = site.visitor()
    late = eve.post(f"/matches/{match}/seats/2/take", {})
    assert (late.status_code, late.json()["kind"]) == (409, "seat_taken")


def test_of_three_it_ends_for_all_where_that_was_agreed(site: Site) -> None:
    match, (anna, bert, cleo) = three(site, absent="lost")
    cleo.post(f"/matches/{match}/resign", {})
    result = anna.state(match)["result"]
    assert result["outcomes"] == {"0": "drawn", "1": "drawn", "2": "lost"}
    assert summary(bert, match)["outcome"] == "drawn"


# Agreeing


def test_a_draw_needs_everybody(site: Site) -> None:
    match, people = three(site)
    anna, bert, cleo = people
    assert propose(anna, match, "draw").status_code == 204
    assert answer(bert, match, True).status_code == 204
    assert not anna.state(match)["over"]
    proposal = cleo.get(f"/matches/{match}/proposal").json()
    assert (proposal["missing"], proposal["asked"]) == ([2], True)
    assert answer(cleo, match, True).status_code == 204
    state = anna.state(match)
    assert set(state["result"]["outcomes"].values()) == {"drawn"}
    assert "draw" in state["result"]["sentence"]


def test_who_does_not_agree_ends_the_proposal(anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    propose(anna, match, "draw")
    again = propose(bert, match, "none")
    assert (again.status_code, again.json()["kind"]) == (409, "proposed_already")
    id = anna.get(f"/matches/{match}/proposal").json()["id"]
    assert answer(bert, match, False).status_code == 204
    assert anna.get(f"/matches/{match}/proposal").json() is None
    late = anna.post(f"/matches/{match}/proposals/{id}", {"agree": True})
    assert (late.status_code, late.json()["kind"]) == (409, "no_proposal")
    assert not anna.state(match)["over"]


def test_an_end_without_a_result_counts_for_nobody(anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    propose(anna, match, "none")
    answer(bert, match, True)
    state = bert.state(match)
    assert (state["over"], state["result"]["outcomes"]) == (True, {})
    assert summary(bert, match)["outcome"] is None
    assert bert.get("/me/statistics").json() == []
    assert "without a result" in bert.look(f"/matches/{match}/report").text


@pytest.mark.parametrize("absent", ["bot", "open"])
def test_whoever_is_the_last_to_resign_ends_the_match(site: Site, absent: str) -> None:
    """A table at which nobody sits any more does not go on for ever."""
    match, (anna, bert, cleo) = three(site, absent=absent)
    for one in (cleo, bert):
        assert not one.post(f"/matches/{match}/resign", {}).json()["over"]
    told = anna.post(f"/matches/{match}/resign", {}).json()
    assert (told["over"], told["outcome"]) == (True, "lost")


def test_nobody_agrees_with_a_bot(anna: Visitor) -> None:
    match = anna.begin("castle", seats={"0": "me", "1": "bot:quick"})
    refused = propose(anna, match, "draw")
    assert (refused.status_code, refused.json()["kind"]) == (409, "nobody_to_ask")


def test_without_a_clock_there_is_no_pause(anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    refused = propose(anna, match, "pause", days=3)
    assert (refused.status_code, refused.json()["kind"]) == (409, "no_clock")


# Rematches


def test_a_rematch_invites_the_others_and_there_is_one(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert, time={"per": "turn", "seconds": 86400}, absent="open", title="Cup")
    anna.post(f"/matches/{match}/resign", {})
    second = anna.post(f"/matches/{match}/again", {}).json()["match"]
    [invitation] = bert.get("/me/invitations").json()
    assert (invitation["match"]["id"], invitation["seat"]) == (second, "o")
    assert invitation["match"]["limit"]["seconds"] == 86400
    assert "Cup" in bert.look("/").text
    assert "Join the rematch" in bert.look(f"/matches/{match}").text
    joined_there = bert.post(f"/matches/{match}/again", {}).json()
    assert joined_there["match"] == second
    assert joined_there["state"]["yours"] == ["o"]
    assert bert.get("/me/invitations").json() == []
    assert bert.post(f"/matches/{match}/again", {}).json()["match"] == second
    told = summary(anna, second)
    assert (told["limit"]["absent"], told["title"]) == ("open", "Cup")


@pytest.mark.parametrize("absent", ["bot", "open"])
def test_whoever_gave_up_a_seat_is_invited_to_the_rematch(site: Site, absent: str) -> None:
    """A bot that played on, or a seat that nobody took, does not stand for them for ever."""
    match, (anna, bert, cleo) = three(site, absent=absent)
    cleo.post(f"/matches/{match}/resign", {})
    bert.post(f"/matches/{match}/resign", {})
    anna.post(f"/matches/{match}/resign", {})
    assert anna.state(match)["over"]
    second = anna.post(f"/matches/{match}/again", {}).json()["match"]
    assert [one["kind"] for one in anna.state(second)["players"]] == ["human", "link", "link"]
    assert "Join the rematch" in cleo.look(f"/matches/{match}").text
    for one, seat in ((bert, 1), (cleo, 2)):
        [invitation] = one.get("/me/invitations").json()
        assert (invitation["match"]["id"], invitation["seat"]) == (second, seat)
        assert one.post(f"/me/invitations/{invitation['id']}", {}).status_code == 200
    assert cleo.state(second)["yours"] == [2]


def test_whoever_took_over_a_seat_is_invited_and_not_who_left_it(site: Site) -> None:
    match, (anna, bert, cleo) = three(site, absent="open")
    cleo.post(f"/matches/{match}/resign", {})
    dora = site.visitor()
    assert dora.post(f"/matches/{match}/seats/2/take", {"name": "Dora"}).status_code == 200
    propose(anna, match, "none")
    answer(bert, match, True)
    answer(dora, match, True)
    second = anna.post(f"/matches/{match}/again", {}).json()["match"]
    assert [one["match"]["id"] for one in dora.get("/me/invitations").json()] == [second]
    assert cleo.get("/me/invitations").json() == []


def test_an_invitation_can_be_declined_and_is_used_once(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    anna.post(f"/matches/{match}/resign", {})
    second = anna.post(f"/matches/{match}/again", {}).json()["match"]
    [invitation] = bert.get("/me/invitations").json()
    foreign = site.visitor().post(f"/me/invitations/{invitation['id']}", {})
    assert (foreign.status_code, foreign.json()["kind"]) == (404, "no_such_invitation")
    declined = bert.http.delete(
        f"/api/me/invitations/{invitation['id']}", headers={"X-CSRF-Token": bert.csrf}
    )
    assert declined.status_code == 204
    assert bert.get("/me/invitations").json() == []
    assert bert.post(f"/me/invitations/{invitation['id']}", {}).status_code == 200
    assert bert.state(second)["yours"] == ["o"]
    dora = site.visitor()
    late = dora.post(f"/me/invitations/{invitation['id']}", {})
    assert late.status_code == 404
