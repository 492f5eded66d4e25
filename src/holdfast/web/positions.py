"""A position as an address: compressed JSON in letters that a URL can carry.

Some games keep their options beside a position and not in it: then the address carries both.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import Final, NamedTuple

import orjson

from holdfast.core.errors import BadPosition
from holdfast.core.match import Match
from holdfast.core.messages import mark as _

__all__ = ["LONGEST_CODE", "Shared", "code_of", "read_code", "write_code"]

LONGEST_CODE = 12_000
LARGEST_POSITION = 256 * 1024


BESIDE: Final = frozenset({"options", "position"})
"""What an address holds that carries options, too."""


class Shared(NamedTuple):
    """What an address stands for."""

    position: dict[str, object]
    options: dict[str, object]


def write_code(position: Mapping[str, object], options: Mapping[str, object] | None = None) -> str:
    """The letters that stand for a position and the options beside it."""
    told = {"options": options, "position": position} if options else position
    packed = zlib.compress(orjson.dumps(told, option=orjson.OPT_SORT_KEYS), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def code_of(match: Match, position: Mapping[str, object]) -> str:
    """The code of a position of a match, with the options that it does not state itself."""
    stated = match.game.position_options(position)
    usual = match.game.edition().options
    beside = {
        name: value
        for name, value in match.options.items()
        if name not in stated and value != usual[name]
    }
    return write_code(position, beside)


def read_code(code: str) -> Shared:
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
    if position.keys() == BESIDE and all(isinstance(one, dict) for one in position.values()):
        return Shared(**position)
    return Shared(position, {})
