"""A position as an address: compressed JSON in letters that a URL can carry."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

import orjson

from holdfast.core.errors import BadPosition
from holdfast.core.messages import mark as _

__all__ = ["read_code", "write_code"]

LONGEST_CODE = 12_000
LARGEST_POSITION = 256 * 1024


def write_code(position: dict[str, Any]) -> str:
    """The letters that stand for a position."""
    packed = zlib.compress(orjson.dumps(position, option=orjson.OPT_SORT_KEYS), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_code(code: str) -> dict[str, Any]:
    """The position behind an address, or `BadPosition`."""
    if len(code) > LONGEST_CODE:
        raise BadPosition(_("the address of this position is too long"), field="code")
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        unpack = zlib.decompressobj()
        data = unpack.decompress(packed, LARGEST_POSITION)
        if not unpack.eof:
            raise ValueError("cut off or too large")
        position = orjson.loads(data)
    except (ValueError, binascii.Error, zlib.error):
        raise BadPosition(
            _("the address of this position is damaged; was it copied whole?"), field="code"
        ) from None
    if not isinstance(position, dict) or not position:
        raise BadPosition(_("a position is an object"), field="code")
    return position
