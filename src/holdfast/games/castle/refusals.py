"""Why an action is not allowed: sentences that several rules share, and their facts.

Sentences have gaps that the game's text fills; `_` marks them for translation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import NAMES, RANK, col_of, names
from holdfast.games.castle.events import Facts

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

OUT: Final = _("{seat} is out of the game.")
NOTHING_THERE: Final = _("No card of {seat} stands {place}.")
BARRED: Final = _("{lead} cannot attack {card}: a royal of the same suit. Targets: {targets}.")
OWN_CASTLE: Final = _("An attack goes at an opponent, never at the own castle.")
NOT_RALLIED: Final = _("{seat} has no reinforcement {card}. There: {cards}.")
NO_JOKER: Final = _("{seat} does not own {card}.")
COURT_FULL: Final = _("The court holds nine cards, and nine is the limit.")


def at(cell: int) -> Facts:
    return {"row": cell >> 6, "col": col_of(cell)}


def missing(s: Castle, rule: str, seat: int, cell: int) -> Refusal | None:
    """Nobody can point at a castle that is gone, or at an empty cell."""
    facts: Facts = {"seat": seat, **at(cell)}
    if not s.is_alive(seat):
        return Refusal("CA-END.1", OUT, facts)
    if not s.forts[seat].has(cell):
        return Refusal(rule, NOTHING_THERE, facts)
    return None


def not_an_opponent(s: Castle, rule: str, by: int, seat: int) -> Refusal | None:
    if seat == by:
        return Refusal(rule, OWN_CASTLE, {})
    if not s.is_alive(seat):
        return Refusal("CA-END.1", OUT, {"seat": seat})
    return None


def not_owned(s: Castle, rule: str, seat: int, card: int) -> Refusal:
    """Neither a reinforcement nor a joker of that seat."""
    facts: Facts = {"seat": seat, "card": NAMES[card]}
    if RANK[card] == 0:
        return Refusal(rule, NO_JOKER, facts)
    facts["cards"] = names(s.forts[seat].reinforcements)
    return Refusal(rule, NOT_RALLIED, facts)
