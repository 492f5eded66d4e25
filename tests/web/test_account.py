"""The same person everywhere, without a password, on SQLite and on PostgreSQL."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
import pytest

from tests.web.people import (
    URL,
    Key,
    Mailbox,
    b64,
    begin,
    browser,
    finish,
    from_b64,
    sign_in,
    sign_up,
)
from tests.web.site import Site, Visitor, events, until
from tests.web.sitting import change


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox
) -> Iterator[Site]:
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database()
    site = Site(
        tmp_path_factory.mktemp("people"),
        database=database,
        url=URL,
        mail=mailbox.url,
        mail_from="Holdfast <games@example.org>",
    )
    yield site
    site.stop()


@pytest.fixture
def anna(server: Site) -> Visitor:
    return browser(server)


@pytest.fixture
def phone(server: Site) -> Visitor:
    """Another browser of hers."""
    return browser(server)


def ids(visitor: Visitor) -> set[str]:
    return {one["id"] for one in visitor.get("/matches", mine=True).json()}


def devices(page: str) -> int:
    """How many browsers the page lists."""
    listed = page[page.index('id="devices"') :].partition("</ul>")[0]
    return listed.count("<li>")


# Signing up and in


def test_who_signs_up_keeps_seats_and_finds_them_on_a_second_device(
    anna: Visitor, phone: Visitor
) -> None:
    match = anna.begin(seats={"x": "me", "o": "bot:random"})
    anna.send("/settings", name="Anna", lang="fr", theme="dark")
    key = sign_up(anna)
    assert ids(anna) == {match}
    assert anna.state(match)["yours"] == ["x"]
    assert ids(phone) == set()
    assert sign_in(phone, key).status_code == 200
    assert ids(phone) == {match}
    page = phone.look("/you").text
    assert 'lang="fr"' in page
    assert 'data-theme="dark"' in page
    assert 'value="Anna"' in page
    assert devices(page) == 2
    assert phone.play(match, {"do": "mark", "cell": "b2"}, 0).status_code == 200


def test_settings_travel_to_a_browser_that_is_signed_in_already(
    anna: Visitor, phone: Visitor
) -> None:
    sign_in(phone, sign_up(anna))
    anna.send("/settings", name="Annabella", lang="it")
    page = phone.look("/you").text
    assert 'lang="it"' in page
    assert "Annabella" in page


def test_the_host_stays_the_host(anna: Visitor, phone: Visitor, server: Site) -> None:
    match = anna.begin(seats={"x": "me", "o": "friend"})
    key = sign_up(anna)
    sign_in(phone, key)
    assert phone.send(f"/matches/{match}/invite", seat="o").status_code == 200
    stranger = browser(server)
    assert stranger.send(f"/matches/{match}/invite", seat="o").status_code == 403


def test_the_cookie_of_a_person_without_a_device_proves_nothing(
    anna: Visitor, server: Site
) -> None:
    match = anna.begin()
    sign_up(anna)
    cookie = anna.http.cookies["hf_visitor"].strip('"')
    visitor = server.app.keys.read_visitor(cookie)
    assert visitor is not None
    forged = browser(server)
    bare = server.app.keys.sign_visitor(visitor.partition("~")[0])
    forged.http.cookies.set("hf_visitor", bare, domain="127.0.0.1")
    assert forged.state(match)["yours"] == []


def test_a_guest_may_bring_matches_after_signing_in_also_where_both_sat(
    anna: Visitor, phone: Visitor
) -> None:
    shared = anna.begin(seats={"x": "me", "o": "bot:random"})
    link = anna.post(f"/matches/{shared}/seats/x/links", {"kind": "device"}).json()
    own = phone.begin()
    phone.send("/join", secret=link["url"].rpartition("/")[2])
    key = sign_up(anna)
    sign_in(phone, key)
    assert "a guest played 2 matches" in phone.look("/you").text
    assert ids(phone) == {shared}
    assert phone.send("/you/bring").status_code == 200
    assert ids(phone) == ids(anna) == {shared, own}
    sitters = anna.get(f"/matches/{shared}/seats/x").json()["sitters"]
    assert len(sitters) == 1
    assert "a guest played" not in phone.look("/you").text


def test_who_signs_out_is_the_guest_of_before(anna: Visitor, phone: Visitor) -> None:
    key = sign_up(anna)
    guests = phone.begin()
    sign_in(phone, key)
    assert ids(phone) == set()
    _sign_out_here(phone)
    assert ids(phone) == {guests}
    assert "Make a passkey" in phone.look("/you").text


def _sign_out_here(visitor: Visitor) -> None:
    page = visitor.look("/you").text
    here = page[page.index("this one") :]
    id = here.partition('name="id" value="')[2].partition('"')[0]
    assert visitor.send("/you/devices/revoke", id=id).status_code == 200
    visitor.csrf = ""


# Faults of passkeys


def test_a_challenge_works_once(anna: Visitor, phone: Visitor) -> None:
    key = sign_up(anna)
    begun = begin(phone, "sign_in")
    shown = key.show(begun["options"])
    assert finish(phone, begun, shown).status_code == 200
    phone.look("/you")
    again = phone.post("/account/finish", {"id": begun["id"], "credential": shown})
    assert again.status_code == 410
    assert again.json()["kind"] == "link_used"


def test_of_two_who_use_a_challenge_at_once_one_gets_in(anna: Visitor, phone: Visitor) -> None:
    key = sign_up(anna)
    begun = begin(phone, "sign_in")
    body = {"id": begun["id"], "credential": key.show(begun["options"])}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: phone.post("/account/finish", body), range(4)))
    assert [one.status_code for one in answers].count(200) == 1


def test_a_challenge_belongs_to_the_browser_that_asked_for_it(
    anna: Visitor, phone: Visitor
) -> None:
    key = sign_up(anna)
    begun = begin(phone, "sign_in")
    thief = Visitor(str(phone.http.base_url), dict(phone.http.headers))
    thief.look("/you")
    shown = key.show(begun["options"])
    answer = thief.post("/account/finish", {"id": begun["id"], "credential": shown})
    assert answer.json()["kind"] == "foreign_link"
    assert finish(phone, begun, shown).status_code == 200, "it was not used up"


def test_an_old_challenge_is_refused_and_one_of_the_future_too(
    anna: Visitor, phone: Visitor, server: Site
) -> None:
    key = sign_up(anna)
    for shift in (-700.0, 7200.0):
        begun = begin(phone, "sign_in")
        change(
            server,
            "UPDATE voucher SET made = made + :s, expires = expires + :s WHERE id = :id",
            s=shift,
            id=begun["id"],
        )
        answer = finish(phone, begun, key.show(begun["options"]))
        assert answer.json()["kind"] == "link_expired"


def test_a_passkey_shown_to_another_site_is_refused(anna: Visitor, phone: Visitor) -> None:
    key = sign_up(anna)
    key.origin = "https://evil.example.org"
    answer = sign_in(phone, key)
    assert answer.status_code == 403
    assert answer.json()["kind"] == "wrong_site"
    assert "evil.example.org" in answer.json()["detail"]


def test_whatever_is_wrong_with_a_signature_it_is_refused(anna: Visitor, phone: Visitor) -> None:
    key = sign_up(anna)
    for spoil in ("signature", "authenticatorData", "clientDataJSON"):
        begun = begin(phone, "sign_in")
        spoilt = key.show(begun["options"])
        data = bytearray(from_b64(spoilt["response"][spoil]))
        data[-1 if spoil != "clientDataJSON" else 3] ^= 1
        spoilt["response"][spoil] = b64(bytes(data))
        answer = finish(phone, begun, spoilt)
        assert answer.status_code == 403, answer.text
        assert answer.json()["kind"] == "bad_passkey"
    shown: list[dict[str, Any]] = [{}, {"id": 7, "response": None}, {"id": "x", "response": {}}]
    for nonsense in shown:
        begun = begin(phone, "sign_in")
        assert finish(phone, begun, nonsense).status_code == 403
    made: list[dict[str, Any]] = [{}, {"response": {"clientDataJSON": "e30"}}]
    for nonsense in made:
        begun = begin(phone, "sign_up")
        assert finish(phone, begun, nonsense).status_code == 403


def test_a_copied_passkey_is_noticed_by_its_count(anna: Visitor, phone: Visitor) -> None:
    key = sign_up(anna)
    assert sign_in(phone, key).status_code == 200
    key.count = 1
    answer = sign_in(phone, key)
    assert answer.status_code == 403
    assert "sign count" in answer.json()["detail"]


def test_a_passkey_of_nobody_is_told_so(anna: Visitor) -> None:
    begun = begin(anna, "sign_in")
    answer = finish(anna, begun, Key().show(begun["options"]))
    assert answer.json()["kind"] == "unknown_passkey"


def test_passkeys_can_be_added_and_all_but_the_last_way_in_removed(
    anna: Visitor, phone: Visitor
) -> None:
    first, second = sign_up(anna), Key()
    begun = begin(anna, "add")
    assert begun["options"]["excludeCredentials"][0]["id"] == b64(first.id)
    assert finish(anna, begun, second.make(begun["options"])).status_code == 200
    assert anna.send("/you/passkeys/remove", id=b64(first.id)).status_code == 200
    last = anna.send("/you/passkeys/remove", id=b64(second.id))
    assert last.status_code == 409
    assert "only way to sign in" in last.text
    assert sign_in(phone, second).status_code == 200
    assert sign_in(phone, first).status_code == 403


def test_at_a_number_passkeys_are_not_offered_and_the_page_says_why(site: Site) -> None:
    somebody = site.visitor()
    page = somebody.look("/you").text
    assert f"http://localhost:{site.port}" in page
    assert "Make a passkey" not in page
    answer = somebody.post("/account/begin", {"what": "sign_in"})
    assert answer.status_code == 409


# Devices


def test_a_device_that_was_signed_out_is_told_and_can_do_nothing(
    anna: Visitor, phone: Visitor
) -> None:
    match = anna.begin(seats={"x": "me", "o": "bot:random"})
    sign_in(phone, sign_up(anna))
    with phone.http.stream("GET", f"/api/matches/{match}/events") as stream:
        told = events(stream)
        next(told)
        assert anna.send("/you/devices/revoke").status_code == 200
        assert until(told, "bye") == {"why": "seat"}
    refused = phone.play(match, {"do": "mark", "cell": "a1"}, 0)
    assert refused.status_code == 401
    assert refused.json()["kind"] == "signed_out"
    assert phone.send("/you/notices", mail="1").status_code == 401
    page = phone.look("/").text
    assert "This browser has been signed out" in page
    assert "This browser has been signed out" not in phone.look("/").text
    assert ids(phone) == set()
    assert ids(anna) == {match}


def test_another_server_hears_of_it_at_once(
    anna: Visitor, server: Site, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = server.app.hub.settings
    changes: dict[str, Any] = {"database": settings.database_url, "url": URL, "shared": True}
    other = Site(tmp_path_factory.mktemp("other"), key=settings.key, **changes)
    try:
        phone = browser(other)
        key = sign_up(anna)
        assert sign_in(phone, key).status_code == 200
        assert "Sign out" in phone.look("/you").text
        anna.send("/you/devices/revoke")
        until_out = time.monotonic() + 30
        while "Make a passkey" not in phone.look("/you").text:
            assert time.monotonic() < until_out
    finally:
        other.stop()


# Mail


def ask_for_link(visitor: Visitor, mailbox: Mailbox, address: str) -> str:
    """Ask for a link and give its path once it is there."""
    before = len(mailbox.to(address))
    visitor.look("/you")
    assert visitor.send("/you/link", address=f" {address.upper()} ").status_code == 200
    return mailbox.link(address, before)


def follow(visitor: Visitor, path: str) -> Any:
    page = visitor.look(path)
    if page.status_code != 200:
        return page
    answer = visitor.send("/mail", secret=path.rpartition("/")[2])
    visitor.csrf = ""
    return answer


def test_a_link_by_mail_signs_up_and_later_in(
    anna: Visitor, phone: Visitor, mailbox: Mailbox
) -> None:
    address = f"anna{time.time_ns()}@example.org"
    match = anna.begin()
    path = ask_for_link(anna, mailbox, address)
    for _ in range(2):
        assert "signs you in as" in anna.look(path).text, "to look at it uses nothing up"
    assert address in follow(anna, path).text
    assert ids(anna) == {match}
    again = phone.look(path)
    assert again.status_code == 410
    assert "has already been used" in again.text
    assert address in follow(phone, ask_for_link(phone, mailbox, address)).text
    assert ids(phone) == {match}


def test_links_that_are_old_or_wrong_have_a_page(
    anna: Visitor, mailbox: Mailbox, server: Site
) -> None:
    address = f"late{time.time_ns()}@example.org"
    path = ask_for_link(anna, mailbox, address)
    id = path.rpartition("/")[2].partition(".")[0]
    assert anna.look(path[:-1]).status_code == 404
    assert anna.look(f"/mail/{id}.").status_code == 404
    change(server, "UPDATE voucher SET expires = made - 1 WHERE id = :id", id=id)
    for answer in (anna.look(path), anna.send("/mail", secret=path.rpartition("/")[2])):
        assert answer.status_code == 410
        assert "too old" in answer.text


def test_an_address_gets_few_links_and_nonsense_none(anna: Visitor, mailbox: Mailbox) -> None:
    for nonsense in (
        "anna",
        "anna@",
        "a b@example.org",
        "a@b\r\nBcc: c@d.org",
        "x" * 300 + "@a.org",
    ):
        assert anna.send("/you/link", address=nonsense).status_code == 422
    address = f"many{time.time_ns()}@example.org"
    answers = [anna.send("/you/link", address=address).status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]


def test_an_address_is_confirmed_before_it_is_used_and_belongs_to_one(
    anna: Visitor, phone: Visitor, mailbox: Mailbox
) -> None:
    address = f"mine{time.time_ns()}@example.org"
    sign_up(anna)
    anna.send("/settings", name="Anna")
    assert anna.send("/you/address", address=address).status_code == 200
    assert address not in anna.look("/you").text
    path = mailbox.link(address)
    shown = phone.look(path).text
    assert "Anna wants to use" in shown
    assert "confirmed" in phone.send("/mail", secret=path.rpartition("/")[2]).text
    assert address in anna.look("/you").text
    sign_up(phone)
    phone.send("/you/address", address=address)
    taken = mailbox.link(address, 1)
    phone.look(taken)
    assert phone.send("/mail", secret=taken.rpartition("/")[2]).status_code == 409


# One's data


def test_all_of_ones_data_can_be_taken_along(anna: Visitor) -> None:
    anna.send("/settings", name="Anna")
    match = anna.begin(seats={"x": "me", "o": "me"})
    anna.play(match, {"do": "mark", "cell": "b2"}, 0)
    anna.send(f"/matches/{match}/chat", text="Good evening")
    sign_up(anna)
    answer = anna.http.get("/you/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        told = {name: orjson.loads(archive.read(name)) for name in archive.namelist()}
    assert told["person.json"]["prefs"]["name"] == "Anna"
    (only,) = told["matches.json"]
    assert only["id"] == match
    assert [orjson.loads(one["action"]) for one in only["moves"]] == [{"do": "mark", "cell": "b2"}]
    assert [one["text"] for one in only["chat"]] == ["Good evening"]
    assert "key" not in told["passkeys.json"][0]


def test_who_deletes_everything_leaves_somebody_and_free_seats(
    anna: Visitor, phone: Visitor, server: Site
) -> None:
    bert = browser(server)
    anna.send("/settings", name="Anna")
    alone = anna.begin(seats={"x": "me", "o": "bot:random"})
    begun = anna.post("/matches", {"game": "noughts", "seats": {"x": "me", "o": "friend"}}).json()
    shared = begun["match"]
    bert.send("/join", secret=begun["invitations"]["o"]["secret"], name="Bert")
    anna.play(shared, {"do": "mark", "cell": "b2"}, 0)
    key = sign_up(anna)
    sign_in(phone, key)
    assert anna.send("/you/delete").status_code == 422
    assert anna.send("/you/delete", sure="yes").status_code == 200
    assert "This browser has been signed out" in phone.look("/").text
    assert bert.get(f"/matches/{alone}").status_code == 404
    players = {one["seat"]: one for one in bert.state(shared)["players"]}
    assert players["x"]["name"] == ""
    assert players["x"]["kind"] == "open"
    assert players["o"]["name"] == "Bert"
    assert bert.state(shared)["number"] == 1
    answer = sign_in(browser(server), key)
    assert answer.json()["kind"] == "unknown_passkey"


def test_whoever_is_not_signed_in_is_told_so(anna: Visitor) -> None:
    anna.look("/you")
    for path in ("/you/notices", "/you/bring", "/you/devices/revoke", "/you/passkeys/remove"):
        assert anna.send(path, id="x").status_code == 401, path
    for path in ("/you/export", "/you/delete"):
        assert anna.look(path).status_code == 401
    begun = anna.post("/account/begin", {"what": "add"})
    assert begun.json()["kind"] == "not_signed_in"
