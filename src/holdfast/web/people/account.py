"""What people do with themselves: sign up, in and out, prove an address, take their things or go.

Signing in is always optional. A guest who signs up stays who they were: seats, matches and settings
come along. Whoever signs in where a guest has played may bring that guest's matches; until then the
guest is remembered, and is there again when they sign out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from holdfast.core.messages import mark as _
from holdfast.store import (
    Account,
    Device,
    Passkey,
    PersonRefused,
    PersonRow,
    Push,
    Voucher,
    VoucherRefused,
)
from holdfast.web.callers import Caller, browser_name
from holdfast.web.hub import Hub
from holdfast.web.keys import Keys, is_same, new_id
from holdfast.web.people.passkeys import Here, Passkeys
from holdfast.web.people.post import Post, clean_address
from holdfast.web.people.push import Pusher, check_keys
from holdfast.web.people.sessions import HERE_ONLY
from holdfast.web.people.wishes import Wishes
from holdfast.web.problems import ONE_OF, Problem

__all__ = ["People", "SignedIn"]

T = TypeVar("T")

CHALLENGE_SECONDS: Final = 600.0
LINK_SECONDS: Final = 1800.0
CEREMONIES: Final = ("sign_up", "sign_in", "add")

REFUSALS: Final = {
    "gone": (410, "no_such_person", _("This account has been deleted.")),
    "known_passkey": (409, "known_passkey", _("This passkey is known already: sign in with it.")),
    "known_address": (409, "known_address", _("Somebody else uses this address here.")),
    "last_way": (
        409,
        "last_way",
        _("That is your only way to sign in. Add another passkey or an address first."),
    ),
    "too_many": (409, "too_many", _("You have too many of these: remove some first.")),
    "no_such": (404, "no_such", _("That is not yours, or has been removed already.")),
}
"""What the store refuses about a person, as a status, a kind and a sentence."""

VOUCHERS: Final = {
    "unknown": (404, "no_such_link", _("This link is not known here. Was it copied whole?")),
    "used": (410, "link_used", _("This has been used already, and works once.")),
    "expired": (410, "link_expired", _("This is too old, and no longer good.")),
    "foreign": (403, "foreign_link", _("This was begun in another browser: begin again in this.")),
    "too_many": (
        429,
        "too_many_links",
        _("That was asked for too often from here or for this address. Wait an hour."),
    ),
}


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Whom a browser is from now on."""

    person: str
    device: str
    prefs: dict[str, str]
    is_new: bool
    guest: str | None
    """The guest of this browser whose matches have not been brought along."""


class People:
    """Accounts, for pages and their scripts."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.keys = keys
        self.store = hub.store.people
        self.passkeys = Passkeys(keys)
        self.post = Post(hub.settings)
        self.pusher = Pusher(hub.settings)

    # Passkeys

    async def begin(self, caller: Caller, here: Here, what: str) -> dict[str, object]:
        """Begin to make a passkey (`sign_up`, or `add` for who is signed in) or to show one."""
        if what not in CEREMONIES:
            facts = {"name": "what", "known": ", ".join(CEREMONIES)}
            raise Problem(422, "bad_request", ONE_OF, field="what", facts=facts)
        if caller.visitor is None:
            raise Problem(403, "no_visitor", _("Signing in needs cookies: allow them and reload."))
        if not here.has_passkeys:
            raise Problem(
                409,
                "wrong_site",
                _("Passkeys do not work at this address: they belong to a name, not a number."),
            )
        account = await self.account(caller) if what == "add" else None
        person = new_id() if account is None else account.person.id
        voucher = await self._voucher(caller, what, CHALLENGE_SECONDS, person=person)
        if what == "sign_in":
            return {"id": voucher.id, "options": self.passkeys.request(here, voucher.id)}
        name = caller.prefs.get("name", "")
        known = [] if account is None else [one.id for one in account.passkeys]
        options = self.passkeys.creation(here, voucher.id, person, name, known)
        return {"id": voucher.id, "options": options}

    async def finish(
        self, caller: Caller, here: Here, id: str, credential: dict[str, object]
    ) -> SignedIn | None:
        """What the browser signed. None when a passkey was added for who is signed in already."""
        voucher = await self._use(id, caller.visitor)
        label = browser_name(caller.agent)
        if voucher.kind == "sign_in":
            return await self._show(caller, here, voucher, credential)
        if voucher.kind not in CEREMONIES or voucher.person is None:
            raise _no_voucher("unknown")
        # What a stranger sent may take long to read: that is done for their own account.
        made = await self.hub.workshop.do(
            caller, self.passkeys.made, here, id, credential, label, voucher.person
        )
        made.made = time.time()
        if voucher.kind == "add":
            self.check_signed_in(caller)
            await self._changed(made.person, self.store.add_passkey(made))
            return None
        return await self._sign_up(caller, voucher.person, "passkey", made, None)

    async def _show(
        self, caller: Caller, here: Here, voucher: Voucher, credential: dict[str, object]
    ) -> SignedIn:
        passkey = await asyncio.to_thread(self.store.passkey, str(credential.get("id"))[:1400])
        if passkey is None:
            raise Problem(
                403,
                "unknown_passkey",
                _("This passkey belongs to nobody here: the account may have been deleted."),
                todo=_("Sign in in another way, or make a new passkey."),
            )
        await self.hub.workshop.do(
            caller, self.passkeys.shown, here, voucher.id, credential, passkey
        )
        return await self._sign_in(caller, passkey.person, "passkey", passkey)

    # Links by mail

    async def ask_for_link(self, caller: Caller, given: str, lang: str) -> str:
        """Send a link with which its reader signs in, or up. Nobody learns who is known here."""
        address = self._address(given)
        voucher = await self._voucher(caller, "enter", LINK_SECONDS, address=address)
        await self._mail(voucher, lang)
        return address

    async def ask_to_confirm(self, caller: Caller, given: str, lang: str) -> str:
        """Send a link that proves that somebody reads what is sent to an address."""
        person, address = self.check_signed_in(caller), self._address(given)
        voucher = await self._voucher(
            caller, "confirm", LINK_SECONDS, address=address, person=person
        )
        await self._mail(voucher, lang)
        return address

    def _address(self, given: str) -> str:
        if not self.post.is_open:
            raise Problem(409, "no_mail", _("This server sends no mail."))
        return clean_address(given)

    async def _mail(self, voucher: Voucher, lang: str) -> None:
        facts = {"voucher": voucher.id, "lang": lang}
        assert voucher.address is not None
        await self.hub.store.outbox.post(
            f"link {voucher.id}", voucher.kind, voucher.address, facts, voucher.person
        )
        self.hub.wake_courier()

    async def look(self, secret: str) -> Voucher:
        """What a link is for, without using it: programs that read mails open links too."""
        id = self._link(secret)
        try:
            return await asyncio.to_thread(self.hub.store.vouchers.look, id)
        except VoucherRefused as refusal:
            raise _no_voucher(refusal.kind) from None

    async def follow(self, secret: str, caller: Caller) -> SignedIn | None:
        """Use a link: sign in or up; or None when it confirmed an address."""
        voucher = await self._use(self._link(secret), anywhere=True)  # where mails are read
        assert voucher.address is not None
        if voucher.kind == "confirm":
            assert voucher.person is not None
            kept = self.store.keep_address(voucher.person, voucher.address)
            await self._changed(voucher.person, kept)
            return None
        person = await asyncio.to_thread(self.store.by_address, voucher.address)
        if person is not None:
            return await self._sign_in(caller, person, "mail", None)
        # Somebody may have asked for it in another browser, and sent it on to whoever opens it:
        # what that guest holds does not become theirs unasked.
        is_own = voucher.visitor == caller.visitor
        return await self._sign_up(caller, new_id(), "mail", None, voucher.address, brings=is_own)

    def _link(self, secret: str) -> str:
        id = secret.partition(".")[0][:16]
        if not is_same(secret, self.keys.voucher_secret(id)):
            raise _no_voucher("unknown")
        return id

    # Signing up, in and out

    async def _sign_up(
        self,
        caller: Caller,
        person: str,
        how: str,
        passkey: Passkey | None,
        address: str | None,
        *,
        brings: bool = True,
    ) -> SignedIn:
        prefs = {name: words for name, words in caller.prefs.items() if name not in HERE_ONLY}
        prefs.setdefault("lang", caller.lang)
        row = PersonRow(person, time.time(), prefs, address, Wishes().plain())
        device = _new_device(caller, person, how)
        # Somebody who is signed in and makes another account brings nothing: it is theirs already.
        guest = caller.visitor if caller.person is None else None
        brought = guest if brings else None
        changed = await self._changed(person, self.store.sign_up(row, device, passkey, brought))
        await self._reload(changed)
        await self._leave(caller)
        left = caller.guest if brings or guest is None else guest
        return SignedIn(person, device.id, prefs, True, left)

    async def _sign_in(
        self, caller: Caller, person: str, how: str, passkey: Passkey | None
    ) -> SignedIn:
        device = _new_device(caller, person, how)
        await self._changed(person, self.store.sign_in(device, passkey))
        await self._leave(caller)
        found = await asyncio.to_thread(self.store.account, person)
        prefs = {} if found is None else found.person.prefs
        guest = caller.visitor if caller.person is None else caller.guest
        return SignedIn(person, device.id, prefs, False, guest)

    async def _leave(self, caller: Caller) -> None:
        """The same browser may have been signed in before, perhaps as somebody else."""
        if caller.device is not None and caller.person is not None:
            with suppress(Problem):  # signed out meanwhile: then that is done
                await self.sign_out(caller, caller.device)

    async def sign_out(self, caller: Caller, device: str) -> None:
        person = self.check_signed_in(caller)
        await self._changed(person, self.store.sign_out(person, device))

    async def sign_out_others(self, caller: Caller) -> None:
        person = self.check_signed_in(caller)
        await self._changed(person, self.store.sign_out_others(person, caller.device or ""))

    async def bring(self, caller: Caller) -> None:
        """The matches of this browser's guest become the person's."""
        person = self.check_signed_in(caller)
        if caller.guest is not None:
            await self._reload(await self._changed(person, self.store.bring(caller.guest, person)))

    async def guest_matches(self, caller: Caller) -> int:
        """How many matches could be brought along."""
        if caller.person is None or caller.guest is None:
            return 0
        return await asyncio.to_thread(self.store.matches_of, caller.guest)

    async def name_of(self, person: str) -> str:
        found = await asyncio.to_thread(self.store.account, person)
        return "" if found is None else found.person.prefs.get("name", "")

    # What they decide about themselves

    def check_signed_in(self, caller: Caller) -> str:
        if caller.person is None:
            raise Problem(
                401,
                "not_signed_in",
                _("Only somebody who is signed in can do that."),
                todo=_("Sign in, then try again."),
            )
        return caller.person

    async def account(self, caller: Caller) -> Account:
        found = await asyncio.to_thread(self.store.account, self.check_signed_in(caller))
        if found is None:
            raise _refusal("gone")
        return found

    async def keep_prefs(self, caller: Caller, prefs: dict[str, str]) -> None:
        person = self.check_signed_in(caller)
        travels = {name: words for name, words in prefs.items() if name not in HERE_ONLY}
        await self._changed(person, self.store.keep_prefs(person, travels))

    async def keep_wishes(self, person: str, wishes: Wishes) -> None:
        await self._changed(person, self.store.keep_notices(person, wishes.plain()))

    async def remove_address(self, caller: Caller) -> None:
        person = self.check_signed_in(caller)
        await self._changed(person, self.store.keep_address(person, None))

    async def remove_passkey(self, caller: Caller, id: str) -> None:
        person = self.check_signed_in(caller)
        await self._changed(person, self.store.remove_passkey(person, id))

    async def add_push(self, caller: Caller, endpoint: str, key: str, secret: str) -> None:
        """This browser can be reached there."""
        person = self.check_signed_in(caller)
        self.pusher.check(endpoint)
        check_keys(key, secret)
        push = Push(new_id(), person, caller.device or "", endpoint, key, secret, time.time())
        await self._changed(person, self.store.add_push(push))

    async def remove_push(self, caller: Caller) -> None:
        person = self.check_signed_in(caller)
        await self._changed(person, self.store.remove_push(person, device=caller.device))

    async def unsubscribe(self, sealed: str) -> str:
        """No more mails, by the link in one of them: whose."""
        person = self.unsubscriber(sealed)
        found = await asyncio.to_thread(self.store.account, person)
        if found is None:
            raise _refusal("gone")
        kept = Wishes.read(found.person.notices).plain()
        await self._changed(person, self.store.keep_notices(person, {**kept, "mail": False}))
        return person

    def unsubscriber(self, sealed: str) -> str:
        person = self.keys.unseal("unsubscribe", sealed)
        if person is None:
            raise _no_voucher("unknown")
        return person

    async def delete(self, caller: Caller) -> None:
        """Forget somebody."""
        person = self.check_signed_in(caller)
        gone, changed = await self._changed(person, self.store.delete(person))
        for match in gone:
            self.hub.forget(match)
        await self._reload(changed)

    # Helpers

    async def _voucher(
        self,
        caller: Caller,
        kind: str,
        seconds: float,
        *,
        person: str | None = None,
        address: str | None = None,
    ) -> Voucher:
        visitor = caller.visitor
        voucher = Voucher(new_id(), kind, visitor, person, address, caller.network_hash)
        try:
            await self.hub.store.vouchers.add(voucher, seconds)
        except VoucherRefused as refusal:
            raise _no_voucher(refusal.kind) from None
        return voucher

    async def _use(self, id: str, visitor: str | None = None, *, anywhere: bool = False) -> Voucher:
        try:
            return await self.hub.store.vouchers.use(id, visitor, anywhere=anywhere)
        except VoucherRefused as refusal:
            raise _no_voucher(refusal.kind) from None

    async def _changed(self, person: str, change: Awaitable[T]) -> T:
        """Wait for a change and take it in, so that the next request meets it."""
        try:
            return await change
        except PersonRefused as refusal:
            raise _refusal(refusal.kind) from None
        finally:
            self.hub.sessions.changed(person)

    async def _reload(self, matches: list[str]) -> None:
        """Rooms that are in memory see who sits there now."""
        for match in matches:
            room = self.hub.rooms.get(match)
            if room is not None:
                await self.hub.reload_seats(room)


def _new_device(caller: Caller, person: str, how: str) -> Device:
    now = time.time()
    return Device(new_id(), person, browser_name(caller.agent), how, now, now)


def _refusal(kind: str) -> Problem:
    status, name, sentence = REFUSALS[kind]
    return Problem(status, name, sentence)


def _no_voucher(kind: str) -> Problem:
    status, name, sentence = VOUCHERS[kind]
    heading = _("Dead link") if status == 410 else None
    todo = {"foreign": _("Begin again; nothing was changed."), "too_many": ""}.get(kind)
    return Problem(
        status,
        name,
        sentence,
        heading=heading,
        todo=_("Ask for a new link.") if todo is None else todo,
        onward="/you",
        onward_label=_("A new link"),
    )
