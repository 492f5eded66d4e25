"""What the line protocol answers: games, where a match stands, and why something is refused."""

from __future__ import annotations

from typing import Required, TypedDict

from holdfast.core.edition import SeatName
from holdfast.core.game import Game
from holdfast.core.reading import Json
from holdfast.core.seat import Seat
from holdfast.protocol.requests import Params, wrong

__all__ = [
    "AskedAnswer",
    "GameAnswer",
    "StatusAnswer",
    "WhyAnswer",
    "describe",
    "explained",
    "said_odds",
    "status",
]


class AskedAnswer(TypedDict):
    """What a match waits for; `legal` is empty for whoever is not asked."""

    seat: SeatName
    kind: str
    rule: str
    legal: list[Json]


class StatusAnswer(TypedDict, total=False):
    """Where a match stands: a `decision` or a `result`, and after an action its `events`.

    Where bots sit at it, `bots` says which, and `defects` what went wrong with them just now.
    """

    match: Required[str]
    over: Required[bool]
    view: Required[Json]
    decision: AskedAnswer
    result: Json | None
    events: list[Json]
    bots: list[Json]
    defects: list[Json]


class WhyAnswer(TypedDict, total=False):
    """Whether an action is legal and, where it is not, the rule and the reason."""

    legal: Required[bool]
    rule: str
    reason: str


class GameAnswer(TypedDict):
    """A game, its options, and the seats that it has with the usual ones."""

    id: str
    name: str
    seats: list[SeatName]
    options: list[Json]


def describe(game: Game) -> GameAnswer:
    """A game as the protocol lists it; the seats are those of its default options."""
    return {
        "id": game.id,
        "name": game.name,
        "seats": list(game.edition().seats),
        "options": [option.json for option in game.options],
    }


def status(id: str, seat: Seat) -> StatusAnswer:
    """Where a match stands, as the seat may know it."""
    decision = seat.decision
    if decision is None:
        return {"match": id, "over": True, "result": seat.result, "view": seat.view}
    asked: AskedAnswer = {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "legal": [action.json for action in seat.legal],
    }
    return {"match": id, "over": False, "decision": asked, "view": seat.view}


def explained(seat: Seat, action: object) -> WhyAnswer:
    """Whether the seat may do that now, and why not."""
    reason = seat.why(action)
    if reason is None:
        return {"legal": True}
    return {"legal": False, "rule": reason.rule, "reason": reason.sentence}


def said_odds(seat: Seat, given: Params) -> dict[str, str]:
    """Exact chances, as fractions, of what an action or a card can lead to."""
    if ("action" in given) == ("card" in given):
        wrong('"odds" takes either an "action" or a "card"')
    if "action" in given:
        odds = seat.odds(given["action"])
    else:
        if not seat.over:
            seat.check_turn()
        odds = seat.forecast(given["card"])
    return {outcome: str(chance) for outcome, chance in odds.items()}
