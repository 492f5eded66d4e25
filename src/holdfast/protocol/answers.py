"""What the line protocol answers: games, where a match stands, and why something is refused."""

from __future__ import annotations

from typing import Required, TypedDict

from holdfast.core.edition import SeatName
from holdfast.core.game import Game, OptionJson
from holdfast.core.reading import ActionJson, EventJson, PositionJson, ResultJson, ViewJson
from holdfast.core.seat import Seat
from holdfast.protocol.requests import Params, wrong

__all__ = [
    "AskedAnswer",
    "ClosedAnswer",
    "DefectAnswer",
    "GameAnswer",
    "GuestAnswer",
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
    legal: list[ActionJson]


class GuestAnswer(TypedDict):
    """Which bot plays a seat."""

    seat: SeatName
    bot: str


class DefectAnswer(TypedDict):
    """What went wrong with a bot, after how many actions; another one played for it."""

    seat: SeatName
    bot: str
    after: int
    kind: str
    sentence: str


class StatusAnswer(TypedDict, total=False):
    """Where a match stands: a `decision` or a `result`, and after an action its `events`.

    The view is that of a seat, or the whole position for whoever runs the match. Where bots sit at
    it, `bots` says which, and `defects` what went wrong with them just now.
    """

    match: Required[str]
    over: Required[bool]
    view: Required[ViewJson | PositionJson]
    decision: AskedAnswer
    result: ResultJson | None
    events: list[EventJson]
    bots: list[GuestAnswer]
    defects: list[DefectAnswer]


class WhyAnswer(TypedDict, total=False):
    """Whether an action is legal and, where it is not, the rule and the reason."""

    legal: Required[bool]
    rule: str
    reason: str


class ClosedAnswer(TypedDict):
    """The match is gone."""

    closed: bool


class GameAnswer(TypedDict):
    """A game, its options, and the seats that it has with the usual ones."""

    id: str
    name: str
    seats: list[SeatName]
    options: list[OptionJson]


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
