"""`holdfast admin` beside a server that is running: what it does is felt there at once."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holdfast.store import Store
from tests.cli.run import ok, refused
from tests.web.clock import joined
from tests.web.site import Site, Visitor, close_clients

PATIENCE = 30.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"))
    yield site
    site.stop()
    close_clients()


@pytest.fixture
def data(site: Site) -> str:
    return str(site.app.hub.settings.data)


def soon(what: Any) -> None:
    """The server takes notice within a moment."""
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "the server has not taken notice"
        time.sleep(0.02)


def visitor_of(match: str, data: str) -> str:
    found = json.loads(ok("admin", "show", match, "--data", data, "--json"))
    return str(found["sitters"][0]["visitor"])


def test_matches_are_listed_and_shown_without_what_is_secret(site: Site, data: str) -> None:
    anna = site.visitor()
    match = anna.begin(title="Friday", seats={"x": "me", "o": "open"}, name="Anna", listed=True)
    anna.post(f"/matches/{match}/chat", {"text": "who plays?"})
    assert f"{match}  noughts" in ok("admin", "list", "--state", "open", "--data", data)
    assert match not in ok("admin", "list", "--state", "finished", "--data", data)
    mine = ok("admin", "list", "--visitor", visitor_of(match, data), "--data", data)
    assert match in mine
    shown = ok("admin", "show", match, "--data", data)
    assert "Anna" in shown
    assert "who plays?" in shown
    assert "(began, last seen " in shown, "a browser that says nothing of itself has no name"
    key = Store(f"sqlite:///{data}/holdfast.db").match(match)
    assert key is not None
    assert key.key is not None
    assert key.key not in shown
    assert key.key not in ok("admin", "show", match, "--data", data, "--json")
    assert "There is no match nowhere" in refused("admin", "show", "nowhere", "--data", data)


def test_a_hidden_match_is_seen_by_those_who_play_it_only(site: Site, data: str) -> None:
    anna, bert = site.visitor(), site.visitor()
    match = anna.begin(seats={"x": "me", "o": "open"}, listed=True)
    assert match in bert.look("/").text
    assert bert.get(f"/matches/{match}").status_code == 200
    ok("admin", "hide", match, "--data", data)
    soon(lambda: bert.get(f"/matches/{match}").status_code == 403)
    assert match not in bert.look("/").text
    assert anna.state(match)["yours"] == ["x"]
    ok("admin", "hide", match, "--back", "--data", data)
    soon(lambda: bert.get(f"/matches/{match}").status_code == 200)


def test_a_deleted_match_is_gone_at_once(site: Site, data: str) -> None:
    anna = site.visitor()
    match, other = anna.begin(), anna.begin()
    anna.state(match)
    refused("admin", "delete", match, "nowhere", "--yes", "--data", data)
    assert anna.get(f"/matches/{match}").status_code == 200, "all of them, or none"
    refused("admin", "delete", match, "--data", data, input="n\n")
    ok("admin", "delete", match, "--yes", "--data", data)
    soon(lambda: anna.get(f"/matches/{match}").status_code == 404)
    assert anna.get(f"/matches/{other}").status_code == 200


def test_a_visitor_is_kept_out_and_let_in_again(site: Site, data: str) -> None:
    anna, bert = site.visitor(), site.visitor()
    match = anna.begin()
    name = visitor_of(match, data)
    ok("admin", "block", "visitor", name, "--days", "7", "--why", "insults", "--data", data)
    soon(lambda: anna.get(f"/matches/{match}").status_code == 403)
    assert anna.get(f"/matches/{match}").json()["kind"] == "kept_out"
    assert bert.get(f"/matches/{match}").status_code == 200
    assert "insults" in ok("admin", "blocks", "--data", data)
    ok("admin", "unblock", "visitor", name, "--data", data)
    soon(lambda: anna.get(f"/matches/{match}").status_code == 200)
    assert "is not kept out" in refused("admin", "unblock", "visitor", name, "--data", data)


def test_a_visitor_whose_name_begins_with_a_hyphen_is_no_option(data: str) -> None:
    ok("admin", "block", "visitor", "-Pq_7x", "--days", "1", "--data", data)
    assert "-Pq_7x" in ok("admin", "blocks", "--data", data)
    ok("admin", "unblock", "visitor", "-Pq_7x", "--data", data)


def test_a_network_is_kept_out_by_address_or_by_the_name_it_has(site: Site, data: str) -> None:
    anna = site.visitor()
    match = anna.begin()
    network = json.loads(ok("admin", "show", match, "--data", data, "--json"))["match"]["network"]
    ok("admin", "block", "network", "127.0.0.1", "--data", data)
    soon(lambda: anna.get("/games").status_code == 403)
    assert "127.0.0.1" not in ok("admin", "blocks", "--data", data), "only the hash is kept"
    ok("admin", "unblock", "network", network, "--data", data)
    soon(lambda: anna.get("/games").status_code == 200)
    said = refused("admin", "block", "network", "the neighbours", "--data", data)
    assert "neither an address" in said


def test_a_ban_ends_by_itself(site: Site, data: str) -> None:
    ok("admin", "block", "visitor", "somebody", "--days", "0.0000001", "--data", data)
    assert "Nobody is kept out" in ok("admin", "blocks", "--data", data)


def test_chat_is_cleaned_by_line_name_or_word(site: Site, data: str) -> None:
    anna: Visitor = site.visitor()
    match = anna.begin(name="Anna")
    for words in ("one", "A NASTY word", "three"):
        anna.post(f"/matches/{match}/chat", {"text": words})
    assert "1 line d" in ok("admin", "clean-chat", match, "--containing", "nasty", "--data", data)
    assert "NASTY" not in anna.look(f"/matches/{match}").text
    assert "0 lines" in ok("admin", "clean-chat", match, "--name", "Zoe", "--data", data)
    assert "2 lines" in ok("admin", "clean-chat", match, "--data", data)


def test_open_seats_expire_and_can_still_be_given_away(site: Site, data: str) -> None:
    anna, bert = site.visitor(), site.visitor()
    match = anna.begin(seats={"x": "me", "o": "open"}, listed=True)
    assert match not in ok("admin", "expire-seats", "--days", "1", "--data", data)
    assert match in ok("admin", "expire-seats", "--days", "0", "--data", data)
    soon(lambda: bert.post(f"/matches/{match}/seats/o/take", {}).status_code >= 400)
    assert match not in bert.look("/").text
    link = anna.post(f"/matches/{match}/seats/o/invitation", {})
    assert link.status_code == 200, link.text


def test_statistics_count_what_is_there(site: Site, data: str) -> None:
    anna = site.visitor()
    before = json.loads(ok("admin", "statistics", "--data", data, "--json"))
    match = anna.begin(seats={"x": "me", "o": "me"})
    anna.play(match, "mark a1", 0)
    after = json.loads(ok("admin", "statistics", "--data", data, "--json"))
    assert after["begun"]["day"] == before["begun"]["day"] + 1
    assert after["moves"]["day"] == before["moves"]["day"] + 1
    assert after["visitors"]["week"] == before["visitors"]["week"] + 1
    assert "noughts: " in ok("admin", "statistics", "--data", data)


def test_a_database_of_another_version_is_not_touched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    store = Store(url)
    store.migrate("0006")
    store.dispose()
    said = refused("admin", "list", "--database", url)
    assert "start the server once" in said


def report(site: Site, words: str) -> tuple[Visitor, str, int]:
    """Anna and Bert talk; what Bert said is reported by Anna. Anna, the match, the report."""
    anna, bert = site.visitor(), site.visitor()
    match = joined(anna, bert)
    anna.post(f"/matches/{match}/chat", {"text": "hello"})
    line = bert.post(f"/matches/{match}/chat", {"text": words}).json()["id"]
    anna.post(f"/matches/{match}/chat", {"text": "I say"})
    told = anna.post(f"/matches/{match}/chat/{line}/report", {"reason": "rude"})
    assert told.status_code == 204
    [found] = [one for one in listed(site) if one["match"] == match]
    return anna, match, int(found["id"])


def listed(site: Site, *more: str) -> list[dict[str, Any]]:
    data = str(site.app.hub.settings.data)
    found: list[dict[str, Any]] = json.loads(
        ok("admin", "reports", "--json", "--data", data, *more)
    )
    return found


def outcome(anna: Visitor) -> str:
    [mine] = anna.get("/me/people").json()["reported"]
    return str(mine["outcome"])


def test_a_report_is_listed_with_what_was_said_around_it(site: Site, data: str) -> None:
    anna, _match, number = report(site, "you are a weasel")
    told = ok("admin", "reports", "--data", data)
    assert f"report {number}" in told
    assert ": rude" in told
    lines = [line.strip() for line in told.splitlines()]
    [at] = [i for i, line in enumerate(lines) if line.startswith(">") and "a weasel" in line]
    assert lines[at - 1].endswith(": hello")
    assert lines[at + 1].endswith(": I say")
    assert outcome(anna) == "waiting"
    waiting = json.loads(ok("admin", "statistics", "--json", "--data", data))["reports"]
    assert waiting == len(listed(site))


def test_a_reported_line_is_removed_and_whoever_reported_it_reads_so(site: Site, data: str) -> None:
    anna, match, number = report(site, "you are a toad")
    assert "1 line removed" in ok("admin", "clean-report", str(number), "--data", data)
    said = [line["text"] for line in anna.get(f"/matches/{match}/chat").json()]
    assert said == ["hello", "I say"]
    assert outcome(anna) == "removed"
    assert number not in [one["id"] for one in listed(site)]
    assert number in [one["id"] for one in listed(site, "--all")]
    assert "Read by the operator: the line has been removed." in anna.look("/friends").text


def test_a_report_is_dismissed_and_the_line_stays(site: Site, data: str) -> None:
    anna, match, number = report(site, "well played")
    ok("admin", "dismiss-report", str(number), "--data", data)
    said = [line["text"] for line in anna.get(f"/matches/{match}/chat").json()]
    assert said == ["hello", "well played", "I say"]
    assert outcome(anna) == "kept"
    assert number not in [one["id"] for one in listed(site)]


def test_an_unknown_report_is_refused_and_nothing_is_done(site: Site, data: str) -> None:
    anna, _match, number = report(site, "a third thing")
    said = refused("admin", "clean-report", str(number), "999999", "--data", data)
    assert "there is no report 999999" in said
    assert outcome(anna) == "waiting"
