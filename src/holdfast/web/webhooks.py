"""Tells another program, at a host that the operator has allowed, that a match has moved on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx

from holdfast.core.messages import mark as _
from holdfast.version import VERSION
from holdfast.web.problems import Problem
from holdfast.web.settings import Settings

if TYPE_CHECKING:
    from holdfast.web.room import Room

__all__ = ["Webhooks"]

log = logging.getLogger("holdfast.web")

SECONDS = 5.0
DEFAULT_PORTS = {"http": 80, "https": 443}


class Webhooks:
    """Sends; one attempt, no redirects, and nothing of the answer is read."""

    def __init__(self, settings: Settings) -> None:
        self._hosts = settings.webhook_hosts
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> str:
        """The address if it may be used, else a `Problem`."""
        try:
            parts = urlsplit(url)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Problem(422, "bad_webhook", _("That is no address."), field="url") from None
        is_plain = url.isascii() and url.isprintable() and " " not in url and port != 0
        has_host = parts.scheme in DEFAULT_PORTS and host and parts.username is None
        if not is_plain or not has_host:
            raise Problem(422, "bad_webhook", _("An address begins with https://."), field="url")
        is_usual = port is None or port == DEFAULT_PORTS[parts.scheme]
        named = host if is_usual else f"{host}:{port}"
        if named not in self._hosts or len(url) > 500:
            raise Problem(
                403,
                "bad_webhook",
                _("This server may not call {host}; its operator can allow that host."),
                field="url",
                facts={"host": named},
            )
        return url

    async def tell(self, room: Room) -> None:
        url = room.row.webhook
        if not url:
            return
        turn = room.turn
        data = {
            "match": room.row.id,
            "game": room.match.game.id,
            "number": room.number,
            "actions": len(room.match.played),
            "over": room.over,
            "turn": None if turn is None else room.match.seats[turn],
            "path": f"/matches/{room.row.id}",
        }
        try:
            if self._client is None:
                self._client = httpx.AsyncClient(
                    timeout=SECONDS,
                    follow_redirects=False,
                    trust_env=False,
                    headers={"User-Agent": f"Holdfast/{VERSION}"},
                )
            async with self._client.stream("POST", self.check(url), json=data):
                pass
        except (httpx.HTTPError, httpx.InvalidURL, Problem) as error:
            log.warning("the webhook of match %s failed: %s", room.row.id, error)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
