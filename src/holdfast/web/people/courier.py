"""Brings notices: looks what is due, whether it is still of use, and sends it.

A mail server that is down and a push service that is busy lose nothing: it is tried again, after
longer and longer pauses, for three days.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.store import Account, Notice, StoreFailed, VoucherRefused, visitor_of
from holdfast.web.keys import Keys
from holdfast.web.paint import game_text
from holdfast.web.people.account import People
from holdfast.web.people.letters import Letter
from holdfast.web.people.notices import KINDS, WAITING, sentence_of
from holdfast.web.people.post import PostFailed
from holdfast.web.people.push import Delivery
from holdfast.web.people.wishes import Wishes
from holdfast.web.problems import in_words

__all__ = ["Courier", "pause_after"]

log = logging.getLogger("holdfast.web")

LOOK_EVERY: Final = 5.0
"""Seconds; other servers on the same database write notices too."""
TIDY_EVERY: Final = 3600.0
FIRST_PAUSE: Final = 30.0
LONGEST_PAUSE: Final = 3 * 3600.0
GIVE_UP: Final = 3 * 24 * 3600.0

LIKE_ADDRESS: Final = re.compile(r"[:/@\\]|\w\.\w")
LIKE_LINK: Final = re.compile(r"//|[@\\]|[^\W\d]\.[^\W\d]")
"""The same in a title, which may say when one plays."""

LETTERS: Final = {
    "enter": (
        _("Your way into Holdfast"),
        _("Sign in"),
        _(
            "With this link you sign in to Holdfast. It works once, within half an hour:\n\n"
            "{link}\n\nIf you did not ask for it, do nothing: nobody can come in without it."
        ),
    ),
    "confirm": (
        _("Is this your address?"),
        _("Confirm the address"),
        _(
            "Somebody who plays as “{who}” wants to use this address at Holdfast. If that is you, "
            "open this link within half an hour:\n\n{link}\n\nIf it is not, do nothing."
        ),
    ),
}
"""Mails that were asked for: subject, what one does, and body."""
FOOT: Final = _(
    "You get this because you play at Holdfast. With one click there are no more such mails:\n"
    "{unsubscribe}"
)


def pause_after(tries: int) -> float:
    """How long to wait before another try."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries, 20))


def plain_name(name: str) -> str:
    """A name that may stand in a mail to somebody who has not asked for it: what could be read as
    an address is nobody's name, and this server is nobody's way to send it."""
    return "" if LIKE_ADDRESS.search(name) else name


class Courier:
    """One for each server; what one has taken another one leaves alone."""

    def __init__(self, people: People, keys: Keys) -> None:
        self._people = people
        self._keys = keys
        self._hub = people.hub
        self._outbox = people.hub.store.outbox
        self._awake = asyncio.Event()
        self._hub.wake_courier = self._awake.set

    async def run(self) -> None:
        tidied = time.monotonic() - TIDY_EVERY
        while True:
            try:
                waits = await asyncio.to_thread(self._outbox.waits)
                if waits == 0.0:
                    await self.bring()
                    continue
                if time.monotonic() - tidied > TIDY_EVERY:
                    tidied = time.monotonic()
                    await self._outbox.forget_old()
                    await self._hub.store.vouchers.forget_old()
            except StoreFailed:
                waits = None  # next time then
            self._awake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY if waits is None else min(waits, LOOK_EVERY)):
                    await self._awake.wait()

    async def bring(self) -> int:
        """Send what is due; how much that was."""
        taken = await self._outbox.take()
        await asyncio.gather(*(self._bring_one(notice) for notice in taken))
        return len(taken)

    async def _bring_one(self, notice: Notice) -> None:
        try:
            delivery = await self._deliver(notice)
        except StoreFailed:
            return  # it is taken up again when its time here has run out
        except Exception:
            log.exception("notice %s cannot be sent", notice.id)
            delivery = Delivery("later", "a defect")
        with contextlib.suppress(StoreFailed):
            await self._note(notice, delivery)

    async def _note(self, notice: Notice, delivery: Delivery) -> None:
        if delivery.outcome == "quiet":
            await self._outbox.later(notice.id, delivery.wait, failed=False)
        elif delivery.outcome == "later" and time.time() - notice.made < GIVE_UP:
            wait = max(pause_after(notice.tries), delivery.wait)
            log.warning(
                "notice %s by %s waits %d seconds: %s",
                notice.id, notice.channel, wait, delivery.reason,
            )  # fmt: skip
            await self._outbox.later(notice.id, wait, failed=True)
        else:
            outcome = "failed" if delivery.outcome == "later" else delivery.outcome
            if outcome == "failed":
                log.error(
                    "notice %s by %s is given up: %s", notice.id, notice.channel, delivery.reason
                )
            await self._outbox.end(notice.id, outcome)

    # Whether, and what

    async def _deliver(self, notice: Notice) -> Delivery:
        if notice.kind in LETTERS:
            try:
                voucher = str(notice.facts["voucher"])
                await asyncio.to_thread(self._hub.store.vouchers.look, voucher)
            except VoucherRefused:
                return Delivery("moved_on")  # a link that is no longer good helps nobody
            return await self._mail(self._asked_for(notice, await self._account(notice)))
        account = await self._account(notice)
        if account is None:
            return Delivery("unwanted")
        wishes = Wishes.read(account.person.notices)
        if not (wishes.mail if notice.channel == "mail" else wishes.push):
            return Delivery("unwanted")
        quiet = wishes.quiet_seconds(time.time())
        of_use = await self._use_of(notice)
        if of_use is not None:
            return Delivery(of_use)
        if quiet:
            return Delivery("quiet", wait=quiet)
        if notice.channel == "push":
            return await self._push(notice, account)
        if notice.target != account.person.address:
            return Delivery("unwanted")
        return await self._mail(await self._letter(notice, account))

    async def _account(self, notice: Notice) -> Account | None:
        if notice.person is None:
            return None
        return await asyncio.to_thread(self._people.store.account, notice.person)

    async def _use_of(self, notice: Notice) -> str | None:
        """Why a notice is of no use any more; None if it is."""
        if notice.match is None or notice.person is None:
            return None
        visitor = visitor_of(notice.person)
        if notice.kind in WAITING:
            number = await asyncio.to_thread(self._outbox.turn, notice.match, visitor)
            if number is None or (notice.kind == "turn" and number != notice.number):
                return "moved_on"
        room = self._hub.rooms.get(notice.match)
        if room is not None and any(
            one.visitor == visitor and one.id in room.present.sitters
            for one in room.company.sitters
        ):
            return "seen"
        return None

    async def _words(self, notice: Notice, lang: str) -> tuple[str, str]:
        name = await asyncio.to_thread(self._match_name, notice.match or "", lang)
        # Those who choose names and titles are not always friends of whoever reads them.
        who = plain_name(str(notice.facts.get("who", ""))) or in_words(_("Somebody"), lang)
        facts = {**notice.facts, "who": who, "match": name}
        heading, sentence = KINDS[notice.kind][0], sentence_of(notice.kind, notice.facts)
        return in_words(heading, lang, facts), in_words(sentence, lang, facts)

    def _match_name(self, match: str, lang: str) -> str:
        row = self._hub.store.match(match)
        if row is None:
            return "Holdfast"
        game = find_game(row.game)
        title = "" if LIKE_LINK.search(row.title) else row.title
        return title or str(game_text(game, lang).translate(game.name))

    # By mail

    async def _letter(self, notice: Notice, account: Account) -> Letter:
        lang = account.person.prefs.get("lang", "en")
        heading, sentence = await self._words(notice, lang)
        sealed = self._keys.seal("unsubscribe", account.person.id)
        unsubscribe = f"{self._hub.settings.url}/unsubscribe/{sealed}"
        foot = in_words(FOOT, lang, {"unsubscribe": unsubscribe})
        link = f"{self._hub.settings.url}/matches/{notice.match}"
        return Letter(
            notice.target,
            heading,
            f"{sentence}\n\n{link}",
            f"notice.{notice.id}",
            lang,
            link,
            in_words(_("To the match"), lang),
            foot,
            unsubscribe,
        )

    def _asked_for(self, notice: Notice, account: Account | None) -> Letter:
        lang = str(notice.facts.get("lang", "en"))
        subject, action, body = LETTERS[notice.kind]
        secret = self._keys.voucher_secret(str(notice.facts["voucher"]))
        link = f"{self._hub.settings.url}/mail/{secret}"
        who = "" if account is None else plain_name(account.person.prefs.get("name", ""))
        facts = {
            "link": link,
            "who": who or in_words(_("Somebody"), lang),
        }
        return Letter(
            notice.target,
            in_words(subject, lang),
            in_words(body, lang, facts),
            f"notice.{notice.id}",
            lang,
            link,
            in_words(action, lang),
        )

    async def _mail(self, letter: Letter) -> Delivery:
        if not self._people.post.is_open:
            return Delivery("later", "no mail server is set up")
        try:
            await asyncio.to_thread(self._people.post.send, letter)
        except PostFailed as error:
            return Delivery("failed" if error.for_good else "later", str(error))
        return Delivery("sent")

    # By push

    async def _push(self, notice: Notice, account: Account) -> Delivery:
        push = next((one for one in account.pushes if one.id == notice.target), None)
        if push is None:
            return Delivery("gone")
        lang = account.person.prefs.get("lang", "en")
        heading, sentence = await self._words(notice, lang)
        data = {
            "title": heading,
            "body": sentence,
            "tag": f"{notice.match}",
            "url": f"/matches/{notice.match}",
            "lang": lang,
        }
        delivery = await self._people.pusher.send(push, data, f"{notice.kind} {notice.match}")
        if delivery.outcome == "gone":
            await self._people.store.remove_push(push.person, id=push.id)
            self._hub.sessions.changed(push.person)
        return delivery
