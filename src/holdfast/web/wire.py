"""How a server and its readers talk: frames of JSON with a body, over a pair of sockets."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

import orjson

from holdfast.core.reading import Json
from holdfast.web.settings import Settings

__all__ = ["headers_in", "headers_out", "pack", "settings_in", "settings_out", "unpack"]

SIZES: Final = struct.Struct("!II")


def pack(head: dict[str, object], body: bytes = b"") -> bytes:
    """A frame: how long its two parts are, then these."""
    words = orjson.dumps(head)
    return SIZES.pack(len(words), len(body)) + words + body


async def unpack(reader: asyncio.StreamReader) -> tuple[Json, bytes]:
    """The next frame; `IncompleteReadError` when the other side has gone."""
    words, body = SIZES.unpack(await reader.readexactly(SIZES.size))
    head: dict[str, object] = orjson.loads(await reader.readexactly(words))
    return head, await reader.readexactly(body) if body else b""


def headers_out(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]


def headers_in(headers: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]


def settings_out(settings: Settings) -> dict[str, object]:
    plain = {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name, value in asdict(settings).items()
    }
    return {**plain, "data": str(settings.data)}


def settings_in(plain: Json) -> Settings:
    sets = {name: frozenset(plain[name]) for name in ("proxies", "webhook_hosts", "push_hosts")}
    return Settings(**{**plain, **sets, "data": Path(plain["data"])})
