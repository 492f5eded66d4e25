"""How events of one shape are told. These look for themselves whether anybody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdfast.games.castle.board import NAMES, col_of, names
from holdfast.games.castle.events import Facts

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def tell_seat(s: Castle, kind: str, rule: str, seat: int) -> None:
    if s.log is not None:
        s.tell(kind, rule, {"seat": seat})


def tell_card(s: Castle, kind: str, rule: str, seat: int, card: int) -> None:
    if s.log is not None:
        s.tell(kind, rule, {"seat": seat, "card": NAMES[card]})


def tell_lost(
    s: Castle, kind: str, rule: str, seat: int, cards: Sequence[int], origin: str
) -> None:
    """Cards that are discarded, and where they come from; a seat below 0 stands for several."""
    if s.log is not None:
        facts: Facts = {} if seat < 0 else {"seat": seat}
        s.tell(kind, rule, {**facts, "cards": names(cards), "from": origin})


def tell_drawn(s: Castle, kind: str, rule: str, seat: int, card: int, secret: bool) -> None:
    if s.log is not None:
        facts: Facts = {"seat": seat, "card": NAMES[card], "left": len(s.deck)}
        s.tell(kind, rule, facts, ("card",) if secret else (), (seat,) if secret else ())


def tell_hand(s: Castle, kind: str, rule: str, seat: int, cards: Sequence[int]) -> None:
    if s.log is not None:
        s.tell(kind, rule, {"seat": seat, "cards": names(cards)}, ("cards",), (seat,))


def tell_cell(
    s: Castle, kind: str, rule: str, seat: int, cell: int, card: int, secret: bool = False
) -> None:
    if s.log is not None:
        facts = {"seat": seat, "row": cell >> 6, "col": col_of(cell), "card": NAMES[card]}
        s.tell(kind, rule, facts, ("card",) if secret else (), (seat,) if secret else ())


def tell_turned(
    s: Castle, kind: str, rule: str, by: int, seat: int, cell: int, card: int, face: str
) -> None:
    """What somebody did to a card of a castle; without a face the card is gone."""
    if s.log is not None:
        facts: Facts = {"by": by, "seat": seat, "row": cell >> 6, "col": col_of(cell)}
        facts["card"] = NAMES[card]
        if face:
            facts["face"] = face
        s.tell(kind, rule, facts)
