"""Strangers, forgers, hurried and wasteful callers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from holdfast.web.callers import clean_name, wanted_language
from holdfast.web.settings import BadSetting, Settings
from tests.web.site import Program, Site, Visitor, two_programs


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(
        tmp_path_factory.mktemp("strict"), rate=5.0, burst=40.0, matches=3, streams=2, body=2000
    )
    yield site
    site.stop()


def test_every_answer_carries_a_strict_policy(anna: Visitor) -> None:
    for path in ("/", "/nothing", "/api/games", "/api/nothing"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_the_visitor_cookie_is_signed_and_same_site(site: Site, anna: Visitor) -> None:
    cookie = anna.look("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    match = anna.begin()
    name, value = next(iter(anna.http.cookies.items()))
    forged = site.visitor()
    forged.http.cookies.set(name, value[:-2] + "AA")
    assert forged.get(f"/matches/{match}").json()["yours"] == []
    assert anna.get(f"/matches/{match}").json()["yours"] == ["x"]


def test_a_form_without_its_token_is_refused(anna: Visitor, bert: Visitor) -> None:
    anna.look("/new/noughts")
    bert.look("/new/noughts")
    for token in ("", "0" * 64, bert.csrf, "è"):
        answer = anna.http.post("/matches", data={"csrf": token, "game": "noughts"})
        assert answer.status_code == 403
    bare = anna.http.post("/api/matches", json={"game": "noughts"})
    assert bare.json()["kind"] == "forged"


def test_another_site_cannot_post(anna: Visitor) -> None:
    anna.look("/new/noughts")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        given = {**headers, "X-CSRF-Token": anna.csrf}
        answer = anna.http.post("/api/matches", json={"game": "noughts"}, headers=given)
        assert answer.json()["kind"] == "foreign_site"
    same = {"Origin": str(anna.http.base_url).rstrip("/"), "X-CSRF-Token": anna.csrf}
    assert anna.http.post("/api/matches", json={"game": "noughts"}, headers=same).is_success


def test_bodies_are_limited(strict: Site) -> None:
    match, (x, _o) = two_programs(strict.url)
    long = b'{"text": "' + b"x" * 3000 + b'"}'
    assert x.http.post(f"/matches/{match}/chat", content=long).status_code == 413
    chunks = (long[i : i + 500] for i in range(0, len(long), 500))
    assert x.http.post(f"/matches/{match}/chat", content=chunks).status_code == 413
    chunks = (long[i : i + 500] for i in range(0, len(long), 500))
    assert x.http.post(f"/matches/{match}/actions", content=chunks).status_code == 413


def test_streams_are_limited(strict: Site) -> None:
    match, (x, _o) = two_programs(strict.url)
    with x.listen(match) as first, x.listen(match) as second:
        assert next(first)[0] == next(second)[0] == "state"
        third = x.http.get(f"/matches/{match}/events")
        assert third.status_code == 429
        assert third.json()["kind"] == "too_many_streams"


def test_matches_per_visitor_are_limited(strict: Site) -> None:
    anna = strict.visitor()
    for _ in range(3):
        anna.begin()
    refused = anna.post("/matches", {"game": "noughts"})
    assert refused.status_code == 429
    assert refused.json()["kind"] == "too_many_matches"


def test_haste_is_limited(strict: Site) -> None:
    program = Program(strict.url, "somebody")
    statuses = [program.http.get("/games").status_code for _ in range(60)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_wrong_methods_and_addresses_have_their_status(anna: Visitor) -> None:
    assert anna.http.delete("/api/matches").status_code == 405
    assert anna.http.get("/api/matches/none/actions").status_code == 405
    assert anna.http.post("/rules/itter").status_code == 405
    assert anna.http.get("/api/matches/..%2f..%2fetc").status_code == 404
    assert anna.http.get("/static/../app.py").status_code == 404
    assert anna.http.get("/static/%2e%2e/app.py").status_code == 404
    page = anna.look("/matches/nosuchmatch")
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")


def test_hostile_names_and_chat_are_escaped(anna: Visitor) -> None:
    hostile = "<script>alert(1)</script>"
    match = anna.begin(name=hostile, title=hostile, seats={"x": "me", "o": "me"})
    anna.post(f"/matches/{match}/chat", {"text": hostile + "\"'`${1}"})
    page = anna.look(f"/matches/{match}")
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    assert "alert(1)" in page.text


def test_a_foreign_page_is_never_the_way_back(anna: Visitor) -> None:
    anna.look("/new/noughts")
    for back in ("https://evil.example", "//evil.example", "/\\evil.example"):
        answer = anna.http.post(
            "/settings",
            data={"csrf": anna.csrf, "lang": "it", "back": back},
            follow_redirects=False,
        )
        assert answer.headers["location"] == "/"


def test_a_private_match_has_no_spectators(anna: Visitor, bert: Visitor) -> None:
    match = anna.begin(spectators=False)
    for path in ("", "/chat", "/events", "/summary", "/frames/0", "/journal"):
        assert bert.get(f"/matches/{match}{path}").status_code == 403, path
    assert bert.look(f"/matches/{match}").status_code == 403
    assert anna.look(f"/matches/{match}").status_code == 200


def test_the_key_is_made_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    environment = {"HOLDFAST_DATA": str(tmp_path / "new")}
    first, second = Settings.read(environment), Settings.read(environment)
    assert first.key == second.key
    assert len(first.key) >= 32
    assert first.key not in repr(first)
    assert (tmp_path / "new" / "secret-key").stat().st_mode & 0o777 == 0o600
    assert Settings.read({"HOLDFAST_DATA": str(tmp_path / "other")}).key != first.key


@pytest.mark.parametrize(
    "wrong",
    [{"HOLDFAST_DURABLE": "maybe"}, {"HOLDFAST_RATE": "fast"}, {"HOLDFAST_MATCHES": "-1"}],
)
def test_a_wrong_setting_is_named(tmp_path: Path, wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=next(iter(wrong))):
        Settings.read({"HOLDFAST_DATA": str(tmp_path), **wrong})


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (b"it-IT,it;q=0.9,en;q=0.8", "it"),
        (b"de,fr;q=0.5,en;q=0.4", "fr"),
        (b"de", "en"),
        (b"en;q=x,it", "it"),
        (b"", "en"),
    ],
)
def test_the_browser_says_which_language(header: bytes, language: str) -> None:
    assert wanted_language(header) == language


def test_names_stay_on_one_line() -> None:
    assert clean_name("  A\u202enna\n\u0000 ") == "A nna"
    assert len(clean_name("x" * 999)) == 40


def test_nothing_is_cached_that_is_somebodys(anna: Visitor) -> None:
    match = anna.begin()
    for path in (f"/matches/{match}", f"/api/matches/{match}", "/"):
        answer: httpx.Response = anna.http.get(path)
        assert answer.headers["cache-control"] == "no-store"
