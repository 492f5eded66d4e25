"""What a program that sits at a seat may ask about it: status, reasons, odds, imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.reading import ANYTHING, NUMBER, WORD, PositionJson
from holdfast.core.seat import Seat
from holdfast.protocol.answers import StatusAnswer, WhyAnswer, explained, said_odds, status
from holdfast.protocol.requests import (
    HOLDFAST_ERROR,
    UNKNOWN_METHOD,
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

__all__ = ["ACTION", "CARD", "MATCH", "QUESTIONS", "SEED", "Desk"]

MATCH: Final = Param("match", WORD.called("the id of a match, a string"), required=True)
ACTION: Final = Param("action", ANYTHING.called("an action"), required=True)
CARD: Final = Param("card", WORD.called("the name of something that may come, a string"))
SEED: Final = Param("seed", NUMBER)


class Desk:
    """Answers for one seat at one moment, and knows nothing else."""

    def __init__(self, match: str, seat: Seat) -> None:
        self._match = match
        self._seat = seat

    def handle(self, line: bytes) -> str | None:
        """The answer to a request; None for a notification."""
        try:
            request = read_request(read_json(line.decode("utf-8", "replace")))
        except RpcError as error:
            return refusal_line(None, error)
        try:
            question = QUESTIONS.get(request.method)
            if question is None:
                hint = did_you_mean(request.method, QUESTIONS)
                words = f'a seat cannot be asked "{clip(request.method)}"{hint}'
                raise RpcError(UNKNOWN_METHOD, "unknown_method", words)
            given = read_params(question.params, request.params)
            answer = result_line(request, question.run(self, given))
        except RpcError as error:
            answer = refusal_line(request.id, error)
        except HoldfastError as error:
            answer = error_line(request.id, HOLDFAST_ERROR, error.sentence, error.data())
        return answer if request.wants_answer else None

    def status(self, given: Params) -> StatusAnswer:
        """Where the match stands, as the seat may know it."""
        return status(self._match, self._seat)

    def why(self, given: Params) -> WhyAnswer:
        """Whether the seat may do that now, and why not."""
        return explained(self._seat, given["action"])

    def odds(self, given: Params) -> dict[str, str]:
        """Exact chances, as fractions, of what an action or a card can lead to at once."""
        return said_odds(self._seat, given)

    def imagine(self, given: Params) -> PositionJson:
        """A position with all that the seat cannot know dealt anew."""
        return self._seat.imagine(Seeded(given.get("seed", 0))).to_position()


@dataclass(frozen=True, slots=True)
class Question:
    """What a program may ask: its parameters, and what answers it."""

    params: tuple[Param, ...]
    run: Callable[[Desk, Params], object]


HERE: Final = replace(MATCH, required=False)
QUESTIONS: Final[Mapping[str, Question]] = {
    "status": Question((HERE,), Desk.status),
    "why": Question((HERE, ACTION), Desk.why),
    "odds": Question((HERE, replace(ACTION, required=False), CARD), Desk.odds),
    "imagine": Question((HERE, SEED), Desk.imagine),
}
