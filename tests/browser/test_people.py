"""Somebody signs up on one device and signs in on another: real pages, a passkey in Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.person import Person
from tests.web.people import Mailbox, PushService, eventually
from tests.web.site import Site, free_port

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession


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


@pytest.fixture(scope="module")
def site(
    assets: Path,
    tmp_path_factory: pytest.TempPathFactory,
    mailbox: Mailbox,
    service: PushService,
) -> Iterator[Site]:
    """Passkeys belong to a name: this machine's is localhost."""
    port = free_port()
    site = Site(
        tmp_path_factory.mktemp("data"),
        port=port,
        url=f"http://localhost:{port}",
        mail=mailbox.url,
        mail_from="games@example.org",
        notice_delay=0.0,
        push_hosts=frozenset([service.host]),
    )
    site.url = f"http://localhost:{port}"
    yield site
    site.stop()


class Authenticator:
    """The part of a device that keeps passkeys. They can be copied, as clouds do."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id = made["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        told = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        found: list[dict[str, Any]] = told["credentials"]
        return found

    def copy(self, other: Authenticator) -> None:
        for one in other.passkeys:
            given = {"authenticatorId": self._id, "credential": one}
            self._session.send("WebAuthn.addCredential", given)


def test_sign_up_on_one_device_and_in_on_another_and_be_told(
    people: Callable[..., Person], mailbox: Mailbox, service: PushService, site: Site
) -> None:
    desk, phone, bert = people(), people(), people()
    keys = Authenticator(desk)

    # A guest begins, then signs up: the seat stays.
    desk.open("/new/noughts")
    desk.seat(1, "friend")
    desk.page.get_by_role("button", name="Begin").click()
    desk.at_table()
    table = desk.page.url
    invitation = desk.page.locator("input[data-address]").first.input_value()
    desk.open("/you")
    desk.finds_no_violation()
    desk.page.get_by_role("button", name="Make a passkey").click()
    desk.page.get_by_role("heading", name="Devices").wait_for()
    desk.finds_no_violation()
    assert len(keys.passkeys) == 1
    desk.page.locator("main input[name=name]").fill("Anna")
    desk.page.locator("main").get_by_role("button", name="Save").first.click()
    desk.page.get_by_role("heading", name="Anna", exact=True).wait_for()

    # The other device knows the passkey and brings the match.
    phone.open("/you")
    Authenticator(phone).copy(keys)
    phone.page.get_by_role("button", name="I already have one").click()
    phone.page.get_by_role("heading", name="Anna", exact=True).wait_for()
    phone.open(table)
    phone.at_table()
    assert phone.may_play

    # She plays there and goes; Bert answers, and she is told by push and by mail.
    phone.page.evaluate(
        """async ([endpoint, keys]) => {
          const csrf = document.querySelector("meta[name=csrf]").content;
          const answer = await fetch("/api/account/push", {
            method: "POST",
            headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
            body: JSON.stringify({ endpoint, keys }),
          });
          if (!answer.ok) throw new Error(await answer.text());
        }""",
        list(service.subscription.values()),
    )
    service.sender = site.app.inner.state.people.pusher.public_key
    phone.search("b2")
    phone.open("/you")
    phone.page.locator("input[name=address]").fill("anna@example.org")
    phone.page.get_by_role("button", name="Use this address").click()
    link = mailbox_link(mailbox, site)
    phone.open(link)
    phone.page.get_by_role("button", name="Yes, it is mine").click()
    phone.page.get_by_role("heading", name="Thank you").wait_for()
    desk.open("/you")
    bert.open(invitation)
    bert.page.get_by_role("button", name="Sit down").click()
    bert.at_table()
    bert.search("a1")
    words = mailbox.read("anna@example.org", 1)
    assert table.partition("?")[0] in words
    assert eventually_told(service)["url"] in table

    # The phone is lost: the desk signs it out, and it is told.
    desk.open("/you")
    desk.page.get_by_role("button", name="Sign out everywhere else").click()
    desk.expects("#devices .things li").to_have_count(1)
    phone.open("/")
    phone.expects(".flash").to_contain_text("This browser has been signed out")
    phone.open(table)
    phone.page.wait_for_function("() => document.body.dataset.number !== undefined")
    assert not phone.may_play


def mailbox_link(mailbox: Mailbox, site: Site) -> str:
    words = mailbox.read("anna@example.org")
    return next(line for line in words.splitlines() if line.startswith(site.url))


def eventually_told(service: PushService) -> dict[str, Any]:
    found: list[dict[str, Any]] = eventually(lambda: service.got)
    return found[0]


def test_the_service_worker_shows_what_was_pushed(
    people: Callable[..., Person], site: Site
) -> None:
    anna = people()
    anna.context.grant_permissions(["notifications"], origin=site.url)
    anna.open("/you")
    anna.page.evaluate("() => navigator.serviceWorker.register('/worker.js')")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = anna.context.new_cdp_session(anna.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(
            one["registrationId"] for one in told["registrations"] if not one["isDeleted"]
        ),
    )
    session.send("ServiceWorker.enable")

    def hear() -> bool:
        anna.page.wait_for_timeout(20)  # what Chromium tells is heard while one waits
        return bool(registrations and anna.context.service_workers)

    eventually(hear)
    (worker,) = anna.context.service_workers
    # A Chromium without a window has nowhere to show it: whoever is asked to show it says so.
    worker.evaluate(
        """() => { self.registration.showNotification = async (title, given) => {
          self.shown = [title, given.body, given.data.url]; }; }"""
    )
    data = '{"title": "Your turn in Sunday", "body": "It is.", "tag": "m", "url": "/matches/m"}'
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site.url, "registrationId": registrations[0], "data": data},
    )
    shown = eventually(lambda: worker.evaluate("() => self.shown ?? null"))
    assert shown == ["Your turn in Sunday", "It is.", "/matches/m"]
