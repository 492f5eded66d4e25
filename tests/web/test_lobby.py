"""Finding each other: the lobby, friends, invitations, blocks, chat; and one's own list."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.web.clock import joined
from tests.web.site import Site, Visitor, events, until


def opened(visitor: Visitor, **wish: Any) -> str:
    """A table at which anybody may sit down."""
    return visitor.begin(seats={"x": "me", "o": "open"}, listed=True, **wish)


def offered(visitor: Visitor, **filters: str) -> list[str]:
    return [one["id"] for one in visitor.get("/lobby", **filters).json()["open"]]


def delete(visitor: Visitor, path: str) -> Any:
    return visitor.http.delete(f"/api{path}", headers={"X-CSRF-Token": visitor.csrf})


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.send("/settings", name=name)
    return visitor


# The lobby


def test_the_lobby_can_be_filtered(anna: Visitor, bert: Visitor) -> None:
    plain = opened(anna)
    fast = opened(anna, time={"per": "turn", "seconds": 300}, lang="it")
    slow = opened(anna, time={"per": "match", "seconds": 604800})
    castle = anna.begin("castle", seats={"0": "me", "1": "open"}, listed=True)
    assert {plain, fast, slow, castle} <= set(offered(bert))
    assert castle not in offered(bert, game="noughts")
    assert set(offered(bert, game="noughts", speed="live")) == {fast}
    assert slow in offered(bert, speed="days")
    assert fast not in offered(bert, spoken="en")
    assert bert.get("/lobby", speed="warp").status_code == 422
    page = bert.look("/lobby?game=noughts&speed=days").text
    assert "7 d each for the match" in page
    assert "5 minutes a turn" not in page


def test_a_click_in_the_lobby_joins(anna: Visitor, bert: Visitor) -> None:
    match = opened(anna)
    bert.look("/lobby")
    table = bert.send("/lobby/join", match=match, seat="o")
    assert table.url.path == f"/matches/{match}"
    assert bert.state(match)["yours"] == ["o"]
    assert match not in offered(bert)


def test_of_two_who_click_at_once_one_sits_and_the_other_stays_in_the_lobby(
    site: Site, anna: Visitor
) -> None:
    match = opened(anna)
    people = [site.visitor() for _ in range(4)]
    for one in people:
        one.look("/lobby")
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda one: one.send("/lobby/join", match=match, seat="o"), people))
    sat = [one for one in answers if one.url.path == f"/matches/{match}"]
    late = [one for one in answers if one.url.path == "/lobby/join"]
    assert (len(sat), len(late)) == (1, 3)
    for one in late:
        assert one.status_code == 409
        assert "Somebody has taken this seat" in one.text
        assert "A seat is free" in one.text


def test_a_table_that_is_over_or_gone_says_so(anna: Visitor, bert: Visitor) -> None:
    match = opened(anna)
    anna.post(f"/matches/{match}/resign", {})
    bert.look("/lobby")
    late = bert.send("/lobby/join", match=match, seat="o")
    assert (late.status_code, "The match is over" in late.text) == (409, True)
    gone = bert.send("/lobby/join", match="nowhere", seat="o")
    assert (gone.status_code, "no match at this address" in gone.text) == (404, True)


def test_live_matches_can_be_watched(anna: Visitor, bert: Visitor, site: Site) -> None:
    shown = joined(anna, bert, listed=True)
    private = joined(anna, bert, listed=True, spectators=False)
    unlisted = joined(anna, bert)
    for match in (shown, private, unlisted):
        anna.play(match, "mark a1", 0)
    live = [one["id"] for one in site.visitor().get("/lobby").json()["live"]]
    assert shown in live
    assert private not in live
    assert unlisted not in live


# Friends


def test_who_has_played_together_can_become_friends_and_invite(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    named(anna, "Anna")
    match = joined(anna, bert)
    [met] = anna.get("/me/people").json()["met"]
    assert (met["match"], met["name"]) == (match, "Bert")
    assert anna.post("/me/friends", {"match": match, "seat": "o"}).status_code == 204
    people = anna.get("/me/people").json()
    assert [one["name"] for one in people["friends"]] == ["Bert"]
    assert people["met"] == []
    stranger = site.visitor().post("/me/friends", {"match": match, "seat": "o"})
    assert (stranger.status_code, stranger.json()["kind"]) == (403, "not_met")
    second = anna.begin(seats={"x": "me", "o": "friend"})
    friend = people["friends"][0]["id"]
    page = anna.look(f"/matches/{second}").text
    assert "Invite this friend" in page
    assert anna.post(f"/matches/{second}/seats/o/invite", {"friend": friend}).status_code == 204
    [invitation] = bert.get("/me/invitations").json()
    assert (invitation["match"]["id"], invitation["by"]) == (second, "Anna")
    table = bert.send("/invitations/accept", id=invitation["id"])
    assert table.url.path == f"/matches/{second}"
    assert bert.state(second)["yours"] == ["o"]
    full = anna.post(f"/matches/{second}/seats/o/invite", {"friend": friend})
    assert (full.status_code, full.json()["kind"]) == (409, "seat_taken")


def test_a_personal_link_makes_friends_of_both(anna: Visitor, bert: Visitor) -> None:
    named(anna, "Anna")
    named(bert, "Bert")
    url = anna.get("/me/people").json()["url"]
    assert "Anna would like to play with you" in bert.look(url).text
    secret = url.removeprefix("/friend/")
    bert.send("/friend", secret=secret)
    assert [one["name"] for one in bert.get("/me/people").json()["friends"]] == ["Anna"]
    [friend] = anna.get("/me/people").json()["friends"]
    assert friend["name"] == "Bert"
    own = anna.send("/friend", secret=secret)
    assert (own.status_code, "your own link" in own.text) == (409, True)
    anna.send("/friends/link")
    old = bert.look(url)
    assert (old.status_code, "no longer valid" in old.text) == (404, True)
    assert bert.look(f"/friend/{secret[:-3]}abc").status_code == 404
    assert delete(anna, f"/me/friends/{friend['id']}").status_code == 204
    assert anna.get("/me/people").json()["friends"] == []
    assert delete(anna, f"/me/friends/{friend['id']}").status_code == 404


def test_whoever_is_blocked_cannot_join_invite_or_talk(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    bert.post("/me/friends", {"match": match, "seat": "x"})
    friend = bert.get("/me/people").json()["friends"][0]["id"]
    second = bert.begin(seats={"x": "me", "o": "friend"})
    bert.post(f"/matches/{second}/seats/o/invite", {"friend": friend})
    assert len(anna.get("/me/invitations").json()) == 1
    anna.post("/me/friends", {"match": match, "seat": "o"})
    mine = anna.get("/me/people").json()["friends"][0]["id"]
    hers = anna.begin(seats={"x": "me", "o": "friend"})
    anna.post(f"/matches/{hers}/seats/o/invite", {"friend": mine})
    assert len(bert.get("/me/invitations").json()) == 1
    assert anna.post("/me/blocked", {"match": match, "seat": "o"}).status_code == 204
    assert bert.get("/me/invitations").json() == [], "what he could not accept is gone"
    assert anna.get("/me/invitations").json() == []
    assert bert.get("/me/people").json()["friends"] == []
    table = opened(anna)
    assert table not in offered(bert)
    hidden = anna.begin(seats={"x": "me", "o": "friend"})
    secret = anna.post(f"/matches/{hidden}/seats/o/invitation", {}).json()["secret"]
    for refused in (
        bert.post(f"/matches/{table}/seats/o/take", {}),
        bert.post("/join", {"secret": secret}),
        bert.post(f"/matches/{match}/chat", {"text": "hello?"}),
        bert.post("/me/friends", {"match": match, "seat": "x"}),
    ):
        assert (refused.status_code, refused.json()["kind"]) == (403, "blocked")
    # The match that they play goes on.
    assert anna.play(match, "mark a1", 0).status_code == 200
    assert bert.play(match, "mark b2", 1).status_code == 200
    [blocked] = anna.get("/me/people").json()["blocked"]
    assert delete(anna, f"/me/blocked/{blocked['id']}").status_code == 204
    assert bert.post(f"/matches/{table}/seats/o/take", {}).status_code == 200


def test_a_program_has_no_friends(site: Site) -> None:
    from tests.web.site import Program

    refused = Program(site.url).http.get("/me/people")
    assert (refused.status_code, refused.json()["kind"]) == (403, "no_person")


# Chat


def test_players_and_spectators_talk_apart_until_the_end(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    cleo = site.visitor()
    anna.post(f"/matches/{match}/chat", {"text": "good luck"})
    cleo.post(f"/matches/{match}/chat", {"text": "take the centre"})

    def read(visitor: Visitor) -> list[tuple[str, str]]:
        lines = visitor.get(f"/matches/{match}/chat").json()
        return [(one["side"], one["text"]) for one in lines]

    assert read(bert) == [("players", "good luck")]
    assert read(cleo) == [("spectators", "take the centre")]
    assert "take the centre" not in bert.look(f"/matches/{match}").text
    bert.post(f"/matches/{match}/resign", {})
    assert len(read(bert)) == len(read(cleo)) == 2


def test_a_stream_carries_only_what_its_reader_may_read(
    site: Site, anna: Visitor, bert: Visitor
) -> None:
    match = joined(anna, bert)
    cleo = site.visitor()
    with bert.http.stream("GET", f"/api/matches/{match}/events") as answer:
        stream = events(answer)
        until(stream, "state")
        cleo.post(f"/matches/{match}/chat", {"text": "take the centre"})
        anna.post(f"/matches/{match}/chat", {"text": "good luck"})
        assert until(stream, "chat")["text"] == "good luck"


def test_mute_and_report(site: Site, anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    line = bert.post(f"/matches/{match}/chat", {"text": "you are slow"}).json()
    assert line["mine"]
    assert anna.post(f"/matches/{match}/chat/{line['id']}/mute", {"on": True}).status_code == 204
    [muted] = anna.get(f"/matches/{match}/chat").json()
    assert (muted["muted"], muted["text"]) == (True, "")
    anna.post(f"/matches/{match}/chat/{line['id']}/mute", {"on": False})
    assert anna.get(f"/matches/{match}/chat").json()[0]["text"] == "you are slow"
    own = bert.post(f"/matches/{match}/chat/{line['id']}/mute", {"on": True})
    assert (own.status_code, own.json()["kind"]) == (409, "cannot_mute")
    for _twice in range(2):
        told = anna.post(f"/matches/{match}/chat/{line['id']}/report", {"reason": "rude"})
        assert told.status_code == 204
    [report] = anna.get("/me/people").json()["reported"]
    assert (report["text"], report["reason"], report["name"]) == ("you are slow", "rude", "Bert")
    assert (report["match"], report["outcome"]) == (match, "waiting")
    assert "The operator has not read it yet." in anna.look("/friends").text
    assert bert.get("/me/people").json()["reported"] == []
    cleo = site.visitor()
    foreign = cleo.post(f"/matches/{match}/chat/{line['id']}/report", {})
    assert (foreign.status_code, foreign.json()["kind"]) == (404, "no_such_line")


# One's own list


def test_hide_and_archive_are_for_oneself(anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)

    def put(state: str) -> int:
        return anna.http.put(
            f"/api/matches/{match}/shelf",
            json={"state": state},
            headers={"X-CSRF-Token": anna.csrf},
        ).status_code

    def mine(visitor: Visitor) -> list[str]:
        return [one["id"] for one in visitor.get("/matches", mine=True).json()]

    assert put("hidden") == 204
    assert mine(anna) == []
    assert mine(bert) == [match]
    assert anna.get("/me/history").json() == []
    assert [one["id"] for one in anna.get("/me/history", state="hidden").json()] == [match]
    assert put("archived") == 204
    assert [one["id"] for one in anna.get("/me/history", state="archived").json()] == [match]
    assert "List it again" in anna.look("/history?state=archived").text
    assert put("listed") == 204
    assert mine(anna) == [match]
    assert put("burnt") == 422


@pytest.mark.parametrize("game", ["noughts", "itter"])
def test_only_what_is_ones_own_is_deleted(site: Site, anna: Visitor, game: str) -> None:
    match = anna.begin(game)
    foreign = site.visitor()
    foreign.look("/")
    refused = delete(foreign, f"/matches/{match}")
    assert refused.status_code == 403
    anna.look("/history")
    assert delete(anna, f"/matches/{match}").status_code == 204
    assert anna.get(f"/matches/{match}").status_code == 404


def test_a_match_of_two_is_not_deleted_by_one(anna: Visitor, bert: Visitor) -> None:
    match = joined(anna, bert)
    refused = delete(anna, f"/matches/{match}")
    assert (refused.status_code, refused.json()["kind"]) == (409, "not_yours_alone")
    assert bert.state(match)["yours"] == ["o"]


def test_my_turn_next_goes_round(anna: Visitor, bert: Visitor) -> None:
    assert anna.get("/me/next").json() == {"match": None, "url": None, "waiting": 0}
    assert "Nothing is waiting for you" in anna.look("/next").text
    first, second = joined(anna, bert), joined(anna, bert)
    assert anna.get("/me/next").json()["match"] == first
    assert anna.get("/me/next", after=first).json()["match"] == second
    assert anna.get("/me/next", after=second).json()["match"] == first
    assert anna.look(f"/next?after={first}").url.path == f"/matches/{second}"
    anna.play(first, "mark a1", 0)
    assert anna.get("/me/next").json() == {
        "match": second,
        "url": f"/matches/{second}",
        "waiting": 1,
    }
    assert bert.get("/me/next").json()["match"] == first
