"""What a program that sits at a seat may ask about it: status, reasons, odds, imagined worlds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.reading import ANYTHING, NUMBER, WORD, Json
from holdfast.core.seat import Seat
from holdfast.protocol.answers import StatusAnswer, WhyAnswer, explained, said_odds, status
from holdfast.protocol.requests import (
    HOLDFAST_ERROR,
    UNKNOWN_METHOD,
    Method,
    Param,
    Params,
    RpcError,
    clip,
    error_line,
    read_json,
    read_params,
    read_request,
    refusal_line,
    result_line,
)

__all__ = ["ACTION", "CARD", "MATCH", "SEED", "Desk"]

MATCH: Final = Param("match", WORD.called("the id of a match, a string"), required=True)
ACTION: Final = Param("action", ANYTHING.called("an action"), required=True)
CARD: Final = Param("card", WORD.called("the name of something that may come, a string"))
SEED: Final = Param("seed", NUMBER)


class Desk:
    """Answers for one seat at one moment, and knows nothing else."""

    def __init__(self, match: str, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        here = replace(MATCH, required=False)
        self._methods = {
            "status": Method((here,), self._status),
            "why": Method((here, ACTION), self._why),
            "odds": Method((here, replace(ACTION, required=False), CARD), self._odds),
            "imagine": Method((here, SEED), self._imagine),
        }

    def handle(self, line: bytes) -> str | None:
        """The answer to a request; None for a notification."""
        try:
            request = read_request(read_json(line.decode("utf-8", "replace")))
        except RpcError as error:
            return refusal_line(None, error)
        try:
            method = self._methods.get(request.method)
            if method is None:
                hint = did_you_mean(request.method, self._methods)
                words = f'a seat cannot be asked "{clip(request.method)}"{hint}'
                raise RpcError(UNKNOWN_METHOD, "unknown_method", words)
            answer = result_line(request, method.run(read_params(method, request.params)))
        except RpcError as error:
            answer = refusal_line(request.id, error)
        except HoldfastError as error:
            answer = error_line(request.id, HOLDFAST_ERROR, error.sentence, error.data())
        return answer if request.wants_answer else None

    def _status(self, given: Params) -> StatusAnswer:
        return status(self._match, self._seat)

    def _why(self, given: Params) -> WhyAnswer:
        return explained(self._seat, given["action"])

    def _odds(self, given: Params) -> dict[str, str]:
        return said_odds(self._seat, given)

    def _imagine(self, given: Params) -> Json:
        return self._seat.imagine(Seeded(given.get("seed", 0))).to_position()
