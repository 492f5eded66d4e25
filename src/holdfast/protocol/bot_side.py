"""What is said to a program that sits at a seat, and what it answers: the other way round."""

from __future__ import annotations

from typing import TypedDict

from holdfast.core.edition import SeatName
from holdfast.core.reading import ActionJson, EventJson, OptionsJson
from holdfast.protocol.answers import StatusAnswer

__all__ = ["TOLD", "BeginParams", "BudgetJson", "ChooseParams", "ChosenAnswer", "MatchParams"]


class BeginParams(TypedDict):
    """A match begins; the program sits at `seat`."""

    match: str
    game: str
    options: OptionsJson
    seats: list[SeatName]
    seat: SeatName


class BudgetJson(TypedDict, total=False):
    """What the program may spend on a decision: seconds, tries, or what it likes."""

    seconds: float
    count: int


class ChooseParams(TypedDict):
    """What to do? `events` is what has happened since the program was last asked, and `seed` a
    number for its own chance."""

    match: str
    seat: SeatName
    after: int
    status: StatusAnswer
    events: list[EventJson]
    budget: BudgetJson
    seed: int


class MatchParams(TypedDict):
    """`stop`: answer what is due, and now. `end`: the match is over, and so is the program."""

    match: str


class ChosenAnswer(TypedDict):
    """An action, wrapped for programs that have more to say some day."""

    action: ActionJson | str


TOLD: dict[str, tuple[str, type, object]] = {
    "begin": ("A match begins, and the program sits at it.", BeginParams, None),
    "choose": (
        "What to do now: an action as JSON or as its short text, or an object with it.",
        ChooseParams,
        ActionJson | str | ChosenAnswer,
    ),
    "stop": ("Enough: only the answer to `choose` is still due.", MatchParams, None),
    "end": ("The match is over; the program ends.", MatchParams, None),
}
"""Each method with what it means, its parameters, and what answers it; None where it is a
notification."""
