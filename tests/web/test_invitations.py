"""Invitations: each seats one person once, and says what one accepts; on both databases."""

from __future__ import annotations

import re
import time
from html import unescape
from urllib.parse import quote

import pytest

from holdfast.core.language import language_like
from tests.web.site import Program, Site, Visitor
from tests.web.sitting import COMPETITIVE, begin, change, delete, invitation, mark, seated


def test_an_invitation_works_once(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    match, secret = begun["match"], invitation(begun)
    assert friend.post("/join", {"secret": secret, "name": "Bert"}).json()["yours"] == ["o"]
    late = server.visitor()
    refused = late.post("/join", {"secret": secret, "name": "Late"})
    assert (refused.status_code, refused.json()["kind"]) == (410, "link_used")
    page = late.look(f"/join/{secret}")
    assert page.status_code == 410
    assert "by Bert" in page.text
    assert late.send("/join", secret=secret).status_code == 410
    assert late.state(match)["yours"] == []
    assert Program(server.url).http.post("/join", json={"secret": secret}).status_code == 410
    assert friend.look(f"/join/{secret}").url.path == f"/matches/{match}", "a bookmark leads back"


def test_looking_at_an_invitation_does_not_use_it(server: Site, host: Visitor) -> None:
    begun = begin(host, name="Anna", spectators=False)
    secret = invitation(begun)
    for _ in range(3):
        assert server.visitor().look(f"/join/{secret}").status_code == 200
    assert server.visitor().post("/join", {"secret": secret}).status_code == 200


def test_an_expired_invitation_seats_nobody(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    secret = invitation(begun)
    change(
        server,
        "UPDATE ticket SET expires = :then WHERE match = :match",
        then=time.time() - 1,
        match=begun["match"],
    )
    refused = friend.post("/join", {"secret": secret})
    assert (refused.status_code, refused.json()["kind"]) == (410, "link_expired")
    assert friend.look(f"/join/{secret}").status_code == 410
    assert friend.state(begun["match"])["yours"] == []
    fresh = host.post(f"/matches/{begun['match']}/seats/o/invitation").json()["secret"]
    assert friend.post("/join", {"secret": fresh}).status_code == 200


def test_a_new_invitation_replaces_the_old_one(host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    match, old = begun["match"], invitation(begun)
    new = host.post(f"/matches/{match}/seats/o/invitation").json()["secret"]
    refused = friend.post("/join", {"secret": old})
    assert (refused.status_code, refused.json()["kind"]) == (410, "link_withdrawn")
    assert new in host.look(f"/matches/{match}").text
    assert friend.post("/join", {"secret": new}).json()["yours"] == ["o"]
    assert "/join/" not in host.look(f"/matches/{match}").text


def test_a_withdrawn_invitation_seats_nobody(host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    link = begun["invitations"]["o"]
    path = f"/matches/{begun['match']}/seats/o/links/{link['id']}"
    assert delete(friend, path).status_code == 403
    assert delete(host, path).status_code == 204
    assert friend.post("/join", {"secret": link["secret"]}).status_code == 410


def test_an_invitation_is_not_guessed(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host)
    link = begun["invitations"]["o"]
    name, _, rest = link["secret"].partition(".")
    assert name == link["id"]
    assert len(rest) >= 32
    for guess in (
        name,
        f"{name}.",
        f"{name}.{'A' * 32}",
        rest,
        f"{name}.{rest[:-1]}",
        ".",
        "",
        ".",
    ):
        refused = friend.post("/join", {"secret": guess})
        assert (refused.status_code, refused.json()["kind"]) == (404, "no_such_link")
    for path in ("/join/%00.x", "/join/%00", f"/join/{name}", "/join/é.x", f"/join/{'x' * 3000}.x"):
        assert friend.look(path).status_code == 404
    assert friend.post("/join", {"secret": "\0.x"}).status_code == 404
    match = begun["match"]
    for odd in ("\0", "x" * 30):
        assert delete(host, f"/matches/{match}/seats/x/links/{quote(odd)}").status_code == 410
        assert delete(host, f"/matches/{match}/seats/x/sitters/{quote(odd)}").status_code == 404
    for guess in (name, match, "x", "o", rest):
        assert Program(server.url, guess).state(match)["yours"] == []


def test_a_spectator_gets_no_seat(server: Site, host: Visitor, friend: Visitor) -> None:
    match = seated(host, friend)
    watcher, seat = server.visitor(), f"/matches/{match}/seats/o"
    assert watcher.play(match, mark("a1"), 0).json()["kind"] == "not_seated"
    for answer in (
        watcher.get(seat),
        watcher.post(f"{seat}/links", {"kind": "recovery"}),
        watcher.post(f"{seat}/tokens", {"name": "me"}),
        watcher.post(f"{seat}/reset"),
        watcher.post(f"{seat}/invitation"),
        watcher.post(f"{seat}/name", {"name": "Me"}),
    ):
        assert answer.status_code == 403
    assert watcher.post(f"{seat}/take", {}).json()["kind"] == "seat_taken"


# What people see


def test_who_plays_alone_is_left_alone(server: Site, host: Visitor) -> None:
    for seats in ({"x": "me", "o": "me"}, {"x": "me", "o": "bot:random"}):
        begun = begin(host, seats=seats)
        assert begun["invitations"] == {}
        page = host.look(f"/matches/{begun['match']}").text
        calls = page[page.index('id="hf-calls"') : page.index('id="hf-result"')]
        assert "<form" not in calls
        assert "<input" not in calls
    two_tabs = [host.state(begun["match"])["yours"] for _ in range(2)]
    assert two_tabs == [["x"], ["x"]]


def test_join_in_the_lobby_joins(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host, seats={"x": "me", "o": "open"}, listed=True, title="Come in")
    home = friend.look("/").text
    row = home[home.index("Come in") :]
    form = re.search(r'<form method="post" action="(/lobby/join)">.*?</form>', row, re.S)
    assert form
    assert f'name="match" value="{begun["match"]}"' in form[0]
    assert 'name="seat" value="o"' in form[0]
    page = friend.send(form[1], match=begun["match"], seat="o")
    assert page.url.path == f"/matches/{begun['match']}"
    assert friend.state(begun["match"])["yours"] == ["o"]
    assert begun["match"] not in friend.look("/").text.partition('id="open"')[2]


def test_an_invitation_says_what_one_accepts(server: Site, host: Visitor, friend: Visitor) -> None:
    begun = begin(host, game="itter", options=COMPETITIVE, name="Anna", title="Sunday")
    page = unescape(friend.look(f"/join/{invitation(begun, 'ss')}").text)
    assert "Anna invites you" in page
    for words in ("Castle Itter", "Sunday", "Competitive", "SS", "Real match"):
        assert words in page
    assert "does not begin as the rules say" not in page
    table = begin(host, seats={"x": "me", "o": "me"}, study=True)["match"]
    code = host.get(f"/matches/{table}/frames/0/address").json()["code"]
    own = begin(host, code=code)
    page = friend.look(f"/join/{invitation(own)}").text
    assert "does not begin as the rules say" in page


PAGES = {
    "link_used": ("was used on", "è stato usato il", "a été utilisée le"),
    "link_expired": ("has expired", "è scaduto", "a expiré"),
    "link_withdrawn": ("was withdrawn", "è stato ritirato", "a été retiré"),
    "seat_taken": ("Somebody was faster", "è stato più svelto", "a été plus rapide"),
    "not_yours": ("Not your seat", "Non è il tuo posto", "Ce n’est pas ta place"),
    "put_out": ("You no longer sit here", "Non siedi più qui", "Tu n’as plus de place ici"),
}


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_failure_has_a_page(
    server: Site, host: Visitor, friend: Visitor, kind: str, lang: str
) -> None:
    begun = begin(host)
    match, secret = begun["match"], invitation(begun)
    reader = server.visitor(**{"Accept-Language": lang})
    path = f"/join/{secret}"
    if kind == "link_used":
        friend.post("/join", {"secret": secret, "name": "F"})
        page = reader.look(path)
    elif kind == "link_expired":
        change(server, "UPDATE ticket SET expires = 1 WHERE match = :match", match=match)
        page = reader.look(path)
    elif kind == "link_withdrawn":
        host.post(f"/matches/{match}/seats/o/invitation")
        page = reader.look(path)
    elif kind == "seat_taken":
        page = reader.send(f"/matches/{match}/take", seat="x")
    elif kind == "not_yours":
        page = reader.send(f"/matches/{match}/put-out", seat="x")
    else:
        link = host.post(f"/matches/{match}/seats/x/links", {"kind": "device"}).json()
        reader.post("/join", {"secret": link["secret"]})
        host.post(f"/matches/{match}/seats/x/reset")
        page = reader.look(f"/matches/{match}")
    assert page.status_code in (403, 409, 410)
    words = PAGES[kind][("en", "it", "fr").index(lang)]
    assert words in unescape(page.text)
    if kind == "link_used":
        today = language_like(lang).day(time.time())
        yesterday = language_like(lang).day(time.time() - 86400)  # it may be midnight just now
        assert today in unescape(page.text) or yesterday in unescape(page.text)
