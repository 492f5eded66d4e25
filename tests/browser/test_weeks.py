"""A match over weeks, whole: an invitation, a second device, mails, time that runs out, a bot that
takes over, and a rematch that brings back whoever was away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.person import PHONE, Person
from tests.web.clock import Clock
from tests.web.people import Mailbox
from tests.web.site import Site, free_port

HOURS = 3600.0
BERT = "bert@example.org"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def site(
    assets: Path, tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox
) -> Iterator[Site]:
    """A server that looks at its clocks only when it is told to, and sends mail."""
    port = free_port()
    site = Site(
        tmp_path_factory.mktemp("data"),
        port=port,
        url=f"http://localhost:{port}",
        mail=mailbox.url,
        mail_from="Holdfast <games@example.org>",
        notice_delay=0.0,
        tick=10_000.0,
    )
    site.url = f"http://localhost:{port}"
    yield site
    site.stop()


def link_in(mailbox: Mailbox, which: int) -> str:
    """The address in the mail of this number to Bert."""
    found = re.search(r"http://localhost:\d+/(?:mail|matches)/\S+", mailbox.read(BERT, which))
    assert found is not None
    return found[0]


def sign_in_by_mail(person: Person, mailbox: Mailbox, which: int) -> None:
    person.open("/you")
    person.page.locator("input[name=address]").fill(BERT)
    person.page.get_by_role("button", name="Send me a link").click()
    person.page.get_by_role("heading", name="Check your mail").wait_for()
    person.open(link_in(mailbox, which))
    person.page.get_by_role("button", name="Sign in").click()
    person.page.get_by_role("heading", name="Devices").wait_for()


def mark(person: Person, cell: str) -> None:
    person.wait_for_turn()
    person.search(cell)


def subject(mailbox: Mailbox, which: int) -> str:
    mailbox.read(BERT, which)
    return str(mailbox.to(BERT)[which]["Subject"])


def test_a_match_over_weeks_and_its_rematch(
    site: Site, mailbox: Mailbox, people: Callable[..., Person]
) -> None:
    clock = Clock(site)
    clock.tick()
    anna, desk, phone = people(), people(), people(size=PHONE)
    sign_in_by_mail(desk, mailbox, 0)
    sign_in_by_mail(phone, mailbox, 1)

    # She invites him; he sits down at his desk, and goes.
    anna.open("/new/noughts")
    anna.seat(0, "me")
    anna.seat(1, "friend")
    anna.page.get_by_label("Time limit").select_option("turn:86400")
    anna.page.locator("#maker button[type=submit]").click()
    anna.at_table()
    table = anna.page.url
    desk.open(anna.page.locator("#hf-calls .invite input").first.input_value())
    desk.page.get_by_role("button", name="Sit down").click()
    desk.at_table()
    desk.open("/you")

    # What they say can be read, on a large screen and a small one.
    anna.page.get_by_role("tab", name="Chat").click()
    for words in ("Hello!", "One move a day?", "I am off until tonight."):
        anna.page.locator("#hf-talk input[name=text]").fill(words)
        anna.page.locator("#hf-talk input[name=text]").press("Enter")
        anna.expects("#hf-talk ol").to_contain_text(words)
    assert lines_in_sight(anna) == 3

    # A mail says that it is his turn, and its link leads his phone to the table.
    mark(anna, "b2")
    assert subject(mailbox, 2) == "Your turn in Noughts"
    phone.open(link_in(mailbox, 2))
    phone.at_table()
    phone.page.get_by_role("tab", name="Chat").click()
    assert lines_in_sight(phone) == 3
    mark(phone, "a1")
    phone.open("/lobby")
    phone.expects("main").not_to_contain_text("My turn next")

    # He does not come back: he is reminded, then told what became of his seat.
    mark(anna, "a2")
    assert subject(mailbox, 3) == "Your turn in Noughts"
    phone.open("/lobby")
    phone.expects("main").to_contain_text("My turn next (1)")
    clock.passes(20 * HOURS)
    assert subject(mailbox, 4) == "Your time in Noughts is running out"
    clock.passes(5 * HOURS)
    assert "a bot plays on in your place" in mailbox.read(BERT, 5)
    phone.open(table)
    phone.expects("h1").to_have_text("You no longer sit here")

    # The bot plays to the end, and she would like him back.
    while not anna.is_over:
        anna.wait_for_turn()
        if not anna.is_over:
            anna.page.locator("#hf-actions .options button").first.click()
            anna.page.wait_for_timeout(100)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: url != table)
    anna.at_table()
    assert subject(mailbox, 6) == "Noughts, once more"
    phone.open(table)
    phone.page.get_by_role("button", name="Join the rematch").click()
    phone.at_table()
    assert phone.page.url == anna.page.url
    mark(anna, "b2")
    mark(phone, "a1")
    anna.wait_for_turn()


def lines_in_sight(person: Person) -> int:
    """How many lines of the chat one sees without scrolling it."""
    return int(
        person.page.evaluate(
            """() => {
              const list = document.querySelector("#hf-talk ol");
              const box = list.getBoundingClientRect();
              return [...list.children].filter((one) => {
                const line = one.getBoundingClientRect();
                return line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
              }).length;
            }"""
        )
    )
