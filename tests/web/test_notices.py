"""Whose turn it is, by mail and push in real local services; what happens when those are away."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from holdfast.store import person_of
from holdfast.web.notices import Notice
from holdfast.web.people import courier
from holdfast.web.people.wishes import Wishes
from holdfast.web.settings import BadSetting, Settings
from tests.web.conftest import Postgres
from tests.web.people import URL, Mailbox, PushService, browser, eventually, sign_up
from tests.web.site import Site, Visitor, events

SENDER = "Holdfast <games@example.org>"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


def settings(mailbox: Mailbox, service: PushService) -> dict[str, Any]:
    return {
        "url": URL,
        "mail": mailbox.url,
        "mail_from": SENDER,
        "push_hosts": frozenset([service.host]),
        "notice_delay": 0.0,
    }


@pytest.fixture(scope="module")
def site(
    tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox, service: PushService
) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("notices"), **settings(mailbox, service))
    yield site
    site.stop()


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch, mailbox: Mailbox, service: PushService) -> None:
    """Tries follow each other at once, and nothing is left of the test before."""
    monkeypatch.setattr(courier, "FIRST_PAUSE", 0.02)
    mailbox.refusal = ""
    service.answers.clear()
    service.got.clear()


class Pair:
    """Anna, who has an account and is away, and Bert, who moves."""

    def __init__(self, site: Site, *, with_mail: bool = True) -> None:
        self.site = site
        self.anna, self.bert = browser(site), browser(site)
        self.address = f"anna{time.time_ns()}@example.org"
        sign_up(self.anna)
        if with_mail:
            cookie = self.anna.http.cookies["hf_visitor"].strip('"')
            visitor, _device = site.app.keys.read_device(cookie)
            read(
                site,
                "UPDATE person SET address = :a WHERE id = :p",
                a=self.address,
                p=person_of(visitor),
            )
        wish = {"game": "noughts", "title": "Sunday", "seats": {"x": "friend", "o": "me"}}
        begun = self.anna.post("/matches", wish).json()
        self.match: str = begun["match"]
        self.bert.send("/join", secret=begun["invitations"]["x"]["secret"])

    def bert_moves(self, cell: str = "b2", after: int = 0) -> None:
        answer = self.bert.play(self.match, {"do": "mark", "cell": cell}, after)
        assert answer.status_code == 200, answer.text

    def anna_moves(self, cell: str, after: int) -> None:
        answer = self.anna.play(self.match, {"do": "mark", "cell": cell}, after)
        assert answer.status_code == 200, answer.text

    def reach(self, service: PushService) -> httpx.Response:
        service.sender = self.site.app.inner.state.people.pusher.public_key
        return self.anna.post("/account/push", service.subscription)

    def notices(self) -> list[tuple[str, str | None, int]]:
        """Channel, outcome and tries of each."""
        rows = read(
            self.site,
            "SELECT channel, outcome, tries FROM notice WHERE match = :m ORDER BY id",
            m=self.match,
        )
        return [(row.channel, row.outcome, row.tries) for row in rows]

    def ended(self, outcome: str) -> list[tuple[str, str | None, int]]:
        """The notices, once one has ended so."""
        found: list[tuple[str, str | None, int]] = eventually(
            lambda: self.notices() if outcome in [one[1] for one in self.notices()] else []
        )
        return found


def read(site: Site, sql: str, **values: Any) -> list[Any]:
    engine = create_engine(site.app.hub.store.url)
    with engine.begin() as connection:
        done = connection.execute(text(sql), values)
        rows = list(done) if done.returns_rows else []
    engine.dispose()
    return rows


def wake(site: Site) -> None:
    """The courier looks now instead of in a few seconds."""
    site.loop.call_soon_threadsafe(site.app.hub.wake_courier)


@pytest.fixture
def pair(site: Site) -> Pair:
    return Pair(site)


# Mail


def test_whose_turn_it_became_gets_one_mail(pair: Pair, mailbox: Mailbox) -> None:
    pair.anna.send("/settings", lang="it")
    pair.bert_moves()
    words = mailbox.read(pair.address)
    (mail,) = mailbox.to(pair.address)
    assert mail["Subject"] == "Tocca a te in Sunday"
    assert mail["From"] == SENDER
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"{URL}/matches/{pair.match}" in words
    assert pair.ended("sent") == [("mail", "sent", 0)]
    hub = pair.site.app.hub
    visitor = next(one.visitor for one in hub.rooms[pair.match].company.at(1))
    again = asyncio.run_coroutine_threadsafe(
        pair.site.app.inner.state.notices.tell(visitor, "turn", pair.match, 1), pair.site.loop
    )
    assert again.result(5) == 0, "the same notice is written once"


def test_a_mail_has_what_mail_programs_want_and_loads_nothing(pair: Pair, mailbox: Mailbox) -> None:
    pair.bert_moves()
    words = mailbox.read(pair.address)
    (mail,) = mailbox.to(pair.address)
    assert abs(parsedate_to_datetime(mail["Date"]).timestamp() - time.time()) < 60
    assert re.fullmatch(r"<notice\.\w+@play\.example\.org>", mail["Message-ID"])
    assert mail["Content-Language"] == "en"
    assert mail.get_content_type() == "multipart/alternative"
    unsubscribe = mail["List-Unsubscribe"].strip("<>")
    assert unsubscribe in words, "also for who reads in a program without the button"
    link = f"{URL}/matches/{pair.match}"
    page = html_of(mail)
    assert f'href="{link}"' in page
    assert f'href="{unsubscribe}"' in page
    assert "It is your turn in Sunday." in page
    assert not re.search(r"<(img|script|link|style)|url\(|src=", page)


def test_titles_and_names_in_mails_are_words_and_lead_nowhere(site: Site, mailbox: Mailbox) -> None:
    pair = Pair(site)
    read(
        site,
        "UPDATE match SET title = :t WHERE id = :m",
        t="<b>Cup</b> & 16:00",
        m=pair.match,
    )
    pair.bert_moves()
    mailbox.read(pair.address)
    (mail,) = mailbox.to(pair.address)
    assert mail["Subject"] == "Your turn in <b>Cup</b> & 16:00"
    assert "&lt;b&gt;Cup&lt;/b&gt; &amp; 16:00" in html_of(mail)
    read(site, "UPDATE match SET title = :t WHERE id = :m", t="see bad.example", m=pair.match)
    pair.anna_moves("a1", 1)
    pair.bert_moves("c3", 2)
    mailbox.read(pair.address, 1)
    assert mailbox.to(pair.address)[1]["Subject"] == "Your turn in Noughts"


def test_a_proposal_and_the_end_of_ones_time_say_what_they_are(
    pair: Pair, mailbox: Mailbox
) -> None:
    pair.bert.post(f"/matches/{pair.match}/proposals", {"kind": "draw"})
    assert "Somebody proposes a draw in Sunday." in mailbox.read(pair.address, 0)
    visitor = pair.site.app.hub.rooms[pair.match].company.at(1)[0].visitor
    assert visitor is not None
    for number, (what, words) in enumerate(
        {"bot": "a bot plays on", "open": "anybody may take", "lost": "you have lost"}.items(), 1
    ):
        told = Notice("replaced", pair.match, [visitor], number, what=what)
        asyncio.run_coroutine_threadsafe(
            pair.site.app.inner.state.notices.hear(told), pair.site.loop
        ).result(5)
        assert words in mailbox.read(pair.address, number).lower()


def html_of(mail: EmailMessage) -> str:
    page = mail.get_body(("html",))
    assert page is not None
    return str(page.get_content())


def test_one_click_ends_the_mails_without_a_cookie(pair: Pair, mailbox: Mailbox) -> None:
    pair.bert_moves()
    mailbox.read(pair.address)
    (mail,) = mailbox.to(pair.address)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>")
    path = link.removeprefix(URL)
    assert path.startswith("/unsubscribe/")
    answer = httpx.post(
        pair.site.url + path,
        data={"List-Unsubscribe": "One-Click"},
        headers={"Host": "play.example.org"},
        trust_env=False,
    )
    assert answer.status_code == 200
    assert "no more notices" in answer.text
    spoilt = httpx.post(pair.site.url + path[:-1], trust_env=False)
    assert spoilt.status_code == 404
    pair.anna_moves("a1", 1)
    pair.bert_moves("c3", 2)
    assert pair.site.app.hub.rooms[pair.match].number == 3
    assert len(pair.notices()) == 1
    page = pair.anna.look(path).text
    assert "With one click" in page


def test_a_mail_server_that_is_away_loses_nothing(pair: Pair, mailbox: Mailbox) -> None:
    mailbox.close()
    try:
        pair.bert_moves()
        eventually(lambda: [one for one in pair.notices() if one[2] >= 2])
        assert mailbox.to(pair.address) == []
    finally:
        mailbox.open()
    wake(pair.site)
    assert "Sunday" in mailbox.read(pair.address)
    assert pair.ended("sent")[0][2] >= 2


def test_a_refusal_for_now_is_tried_again_and_one_for_good_is_not(
    pair: Pair, mailbox: Mailbox
) -> None:
    mailbox.refusal = "451 Later, please"
    pair.bert_moves()
    eventually(lambda: [one for one in pair.notices() if one[2] >= 1])
    mailbox.refusal = "554 Never"
    wake(pair.site)
    assert pair.ended("failed")
    assert mailbox.to(pair.address) == []


def test_who_looks_at_the_match_is_not_told(pair: Pair, mailbox: Mailbox) -> None:
    with pair.anna.http.stream("GET", f"/api/matches/{pair.match}/events") as stream:
        told = events(stream)
        next(told)
        eventually(lambda: pair.site.app.hub.rooms[pair.match].present.seats)
        pair.bert_moves()
    assert pair.notices() == []


def test_what_was_seen_before_it_was_sent_is_not_sent(pair: Pair, mailbox: Mailbox) -> None:
    mailbox.close()
    try:
        pair.bert_moves()
        eventually(pair.notices)
        with pair.anna.http.stream("GET", f"/api/matches/{pair.match}/events") as stream:
            told = events(stream)
            next(told)
            assert pair.ended("seen")
    finally:
        mailbox.open()
    assert mailbox.to(pair.address) == []


def test_what_has_moved_on_is_not_told(pair: Pair, mailbox: Mailbox) -> None:
    mailbox.close()
    try:
        pair.bert_moves()
        eventually(lambda: [one for one in pair.notices() if one[2] >= 1])
        pair.anna_moves("a1", 1)
    finally:
        mailbox.open()
    wake(pair.site)
    assert pair.ended("moved_on")
    assert mailbox.to(pair.address) == []


def test_in_quiet_hours_a_notice_waits(pair: Pair, mailbox: Mailbox) -> None:
    hour = datetime.now(UTC).hour
    quiet = {"quiet_from": f"{(hour - 1) % 24:02}:00", "quiet_to": f"{(hour + 2) % 24:02}:00"}
    answer = pair.anna.send("/you/notices", mail="1", push="1", zone="UTC", **quiet)
    assert answer.status_code == 200
    pair.bert_moves()
    (due,) = eventually(
        lambda: read(
            pair.site,
            "SELECT due FROM notice WHERE match = :m AND due > made + 60",
            m=pair.match,
        )
    )
    assert 3600 <= due.due - time.time() <= 2 * 3600
    pair.anna.send("/you/notices", mail="1", push="1", zone="UTC")
    read(pair.site, "UPDATE notice SET due = 0 WHERE match = :m", m=pair.match)
    wake(pair.site)
    assert mailbox.read(pair.address)


def test_a_clock_that_was_set_back_holds_nothing_up(pair: Pair, mailbox: Mailbox) -> None:
    mailbox.refusal = "451 Later"
    pair.bert_moves()
    eventually(lambda: [one for one in pair.notices() if one[2] >= 1])
    read(
        pair.site,
        "UPDATE notice SET made = made + 86400, due = due + 90000, until = due + 90000 "
        "WHERE match = :m",
        m=pair.match,
    )
    mailbox.refusal = ""
    wake(pair.site)
    assert mailbox.read(pair.address)
    assert pair.ended("sent")


def test_the_end_of_a_match_is_told(pair: Pair, mailbox: Mailbox) -> None:
    pair.anna.send("/you/notices", zone="UTC")
    for number, cell in enumerate(("b2", "a1", "a2", "b1")):
        (pair.anna_moves if number % 2 else pair.bert_moves)(cell, number)
    pair.anna.send("/you/notices", mail="1", zone="UTC")
    pair.bert_moves("c2", 4)
    assert "is over" in str(mailbox.read(pair.address) and mailbox.to(pair.address)[0]["Subject"])


# Push


def test_a_push_can_be_read_by_that_browser_only(site: Site, service: PushService) -> None:
    pair = Pair(site, with_mail=False)
    assert pair.reach(service).status_code == 200
    pair.bert_moves()
    (told,) = eventually(lambda: service.got)
    assert told["title"] == "Your turn in Sunday"
    assert told["url"] == f"/matches/{pair.match}"
    assert len(told["topic"]) == 32
    assert pair.ended("sent") == [("push", "sent", 0)]
    key = site.app.hub.settings.data / "push-key"
    assert key.stat().st_mode & 0o077 == 0, "its owner's only"


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_asked_again(
    site: Site, service: PushService
) -> None:
    pair = Pair(site, with_mail=False)
    pair.reach(service)
    service.answers[:] = [503, 429]
    pair.bert_moves()
    assert pair.ended("sent") == [("push", "sent", 2)]
    pair.anna_moves("a1", 1)
    service.answers[:] = [410]
    pair.bert_moves("c3", 2)
    assert pair.ended("gone")[-1] == ("push", "gone", 0)
    assert "Stop telling me in this browser" in pair.anna.look("/you").text
    assert "data-push-off hidden" in pair.anna.look("/you").text
    pair.anna_moves("a2", 3)
    pair.bert_moves("c1", 4)
    assert len(pair.notices()) == 2


def test_a_device_that_is_signed_out_is_not_told(site: Site, service: PushService) -> None:
    pair = Pair(site, with_mail=False)
    pair.reach(service)
    page = pair.anna.look("/you").text
    id = page[page.index("this one") :].partition('name="id" value="')[2].partition('"')[0]
    pair.anna.send("/you/devices/revoke", id=id)
    pair.bert_moves()
    assert pair.notices() == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest/meta-data",
        "https://127.0.0.1/",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.org/x",
        "https://evilpush.apple.com/x",
        "http://fcm.googleapis.com/x",
        "https://user@fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://[",
    ],
)
def test_the_server_calls_push_services_and_nobody_else(
    pair: Pair, service: PushService, endpoint: str
) -> None:
    answer = pair.anna.post("/account/push", {**service.subscription, "endpoint": endpoint})
    assert answer.status_code == 403
    assert answer.json()["kind"] == "bad_push"


def test_the_usual_services_are_known_and_keys_must_be_keys(
    pair: Pair, service: PushService
) -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/x"):
        given = {**service.subscription, "endpoint": endpoint}
        assert pair.anna.post("/account/push", given).status_code == 200
    spoilt = {**service.subscription, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    answer = pair.anna.post("/account/push", spoilt)
    assert answer.status_code == 422


# Several servers


def test_two_servers_on_one_database_send_a_notice_once(
    postgres: Postgres,
    tmp_path: Path,
    mailbox: Mailbox,
    service: PushService,
) -> None:
    shared = {**settings(mailbox, service), "database": postgres.database(), "notice_delay": 0.1}
    one = Site(tmp_path / "one", **shared)
    other = Site(tmp_path / "two", **{**shared, "key": one.app.hub.settings.key})
    try:
        pair = Pair(one)
        pair.bert_moves()
        visitor = next(sitter.visitor for sitter in one.app.hub.rooms[pair.match].company.at(1))
        for server in (one, other) * 3:
            asyncio.run_coroutine_threadsafe(
                server.app.inner.state.notices.tell(visitor, "turn", pair.match, 1), server.loop
            ).result(5)
        assert mailbox.read(pair.address)
        wake(one)
        wake(other)
        assert pair.ended("sent") == [("mail", "sent", 0)]
        assert len(mailbox.to(pair.address)) == 1
    finally:
        one.stop()
        other.stop()


def test_what_a_killed_server_did_not_get_to_is_told_by_the_next(
    pair: Pair, mailbox: Mailbox
) -> None:
    pair.bert_moves()
    pair.ended("sent")
    read(pair.site, "DELETE FROM notice WHERE match = :m", m=pair.match)
    asyncio.run_coroutine_threadsafe(
        pair.site.app.inner.state.notices.tell_missed(), pair.site.loop
    ).result(5)
    assert pair.ended("sent") == [("mail", "sent", 0)]


# Wishes and settings


@pytest.mark.parametrize(
    ("moment", "seconds"),
    [
        ("2026-03-28 21:59", 0),
        ("2026-03-28 22:30", (8.5 - 1) * 3600),
        ("2026-03-29 05:00", 3600),
        ("2026-03-29 06:00", 0),
    ],
)
def test_quiet_hours_follow_the_clock_where_one_lives(moment: str, seconds: float) -> None:
    # In the night to 29 March 2026 clocks in Rome go forward: that night has an hour less.
    wishes = Wishes(quiet_from="23:00", quiet_to="08:00", zone="Europe/Rome")
    at = datetime.strptime(moment, "%Y-%m-%d %H:%M").replace(tzinfo=UTC).timestamp()
    assert wishes.quiet_seconds(at) == seconds


@pytest.mark.parametrize(
    "fields",
    [
        {"quiet_from": "25:00", "quiet_to": "08:00"},
        {"quiet_from": "22:00"},
        {"quiet_from": "22:00", "quiet_to": "07:00", "zone": "Mars/Olympus"},
    ],
)
def test_wishes_that_cannot_be_are_refused(pair: Pair, fields: dict[str, str]) -> None:
    assert pair.anna.send("/you/notices", **fields).status_code == 422


def test_pauses_grow_and_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "FIRST_PAUSE", 30.0)
    pauses = [courier.pause_after(tries) for tries in range(100)]
    assert pauses[:3] == [30.0, 60.0, 120.0]
    assert pauses[-1] == courier.LONGEST_PAUSE
    assert pauses == sorted(pauses)


@pytest.mark.parametrize(
    ("environment", "wants"),
    [
        ({"HOLDFAST_URL": "play.example.org"}, "https://"),
        ({"HOLDFAST_URL": "https://play.example.org/games"}, "https://"),
        ({"HOLDFAST_MAIL": "smtp://mail.example.org"}, "HOLDFAST_URL"),
        ({"HOLDFAST_MAIL": "mail.example.org:25"}, "smtp://"),
        ({"HOLDFAST_MAIL": "smtp://m:port"}, "smtp://"),
        ({"HOLDFAST_URL": URL, "HOLDFAST_MAIL": "smtp://m"}, "HOLDFAST_MAIL_FROM"),
        ({"HOLDFAST_URL": URL, "HOLDFAST_MAIL": "smtp://m", "HOLDFAST_MAIL_FROM": "us"}, "us"),
    ],
)
def test_settings_say_what_would_be_right(
    tmp_path: Path, environment: dict[str, str], wants: str
) -> None:
    with pytest.raises(BadSetting, match=wants):
        Settings.read({"HOLDFAST_DATA": str(tmp_path), **environment})


def test_a_mail_server_is_asked_to_encrypt_unless_told_otherwise(mailbox: Mailbox) -> None:
    from holdfast.web.people.letters import Letter
    from holdfast.web.people.post import Post, PostFailed

    plain = Settings(Path(), "k" * 40, url=URL, mail=mailbox.url, mail_from=SENDER)
    letter = Letter("a@example.org", "Subject", "Body", "one", "en")
    Post(plain).send(letter)
    wary = Settings(
        Path(), "k" * 40, url=URL, mail=mailbox.url.replace("+plain", ""), mail_from=SENDER
    )
    before = len(mailbox.got)
    with pytest.raises(PostFailed) as failed:
        Post(wary).send(letter)
    assert not failed.value.for_good
    assert len(mailbox.got) == before


def test_a_visitor_who_is_a_guest_is_passed_over(site: Site, anna: Visitor) -> None:
    match = anna.begin()
    told = asyncio.run_coroutine_threadsafe(
        site.app.inner.state.notices.tell("somebody", "turn", match, 1), site.loop
    )
    assert told.result(5) == 0


def test_bots_do_not_mind_waiting_and_a_reminder_goes_to_whose_turn_it_is(
    pair: Pair, mailbox: Mailbox
) -> None:
    alone = pair.anna.begin(seats={"x": "me", "o": "bot:random"})
    pair.anna.play(alone, {"do": "mark", "cell": "b2"}, 0)
    room = pair.site.app.hub.rooms[alone]
    eventually(lambda: room.number == 2)
    visitor = room.company.at(0)[0].visitor
    for match in (alone, pair.match):
        asyncio.run_coroutine_threadsafe(
            pair.site.app.inner.state.notices.tell(visitor, "reminder", match, 1), pair.site.loop
        ).result(5)
    # At the other table it is Bert's turn: nobody waits for her there.
    assert pair.ended("moved_on") == [("mail", "moved_on", 0)]
    assert alone in mailbox.read(pair.address)
    assert [one["Subject"] for one in mailbox.to(pair.address)] == ["Noughts is waiting for you"]
