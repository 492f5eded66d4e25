"""Every kind of refusal that the line protocol can answer with, for its description."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.bots import NoSuchBot
from holdfast.core import errors
from holdfast.core.errors import HoldfastError
from holdfast.protocol.engine import NoSuchMatch, StaleMove, TooManyMatches
from holdfast.protocol.requests import (
    HOLDFAST_ERROR,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    PARSE_ERROR,
    UNKNOWN_METHOD,
)

__all__ = ["KINDS", "ErrorKind"]


@dataclass(frozen=True, slots=True)
class ErrorKind:
    """A kind of refusal: its name, JSON-RPC's code, and when it is answered."""

    name: str
    code: int
    about: str


def of(refusal: type[HoldfastError], about: str = "") -> ErrorKind:
    """What a class of refusals is, in the words of its docstring."""
    return ErrorKind(
        refusal.kind, HOLDFAST_ERROR, about or " ".join((refusal.__doc__ or "").split())
    )


KINDS: Final = (
    ErrorKind("parse_error", PARSE_ERROR, "The line is not JSON, or not UTF-8."),
    ErrorKind("invalid_request", INVALID_REQUEST, "It is JSON but not a request, or too large."),
    ErrorKind("unknown_method", UNKNOWN_METHOD, "There is no such method."),
    ErrorKind("invalid_params", INVALID_PARAMS, "A parameter is missing, unknown or of no use."),
    ErrorKind("internal_error", INTERNAL_ERROR, "A fault in Holdfast or in a game."),
    of(errors.IllegalAction),
    of(StaleMove, "`after` is not the number of actions played; `status` is the fresh status."),
    of(NoSuchMatch),
    of(TooManyMatches),
    of(errors.NoSuchSeat),
    of(NoSuchBot),
    of(errors.NoSuchGame),
    of(errors.BadOption),
    of(errors.BadPosition),
    of(errors.BadPack),
    of(errors.BadChance),
    of(errors.BadJournal),
    of(errors.UndoRefused),
    of(HoldfastError, "Anything else that is refused."),
)
