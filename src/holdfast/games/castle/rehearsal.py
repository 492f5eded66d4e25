"""Arranging a castle ahead of one's turn (CA-SETUP.3, CA-SETUP.4).

Seats arrange one after the other (CA-SETUP.6), and nobody sees anything of it before a castle is
finished (CA-INFO.3), so nothing that another seat does can matter: everybody can arrange at once,
and the record still has seat after seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.core.action import Action
from holdfast.core.errors import IllegalAction
from holdfast.core.journey import NoChance
from holdfast.core.messages import mark as _
from holdfast.core.rehearsal import Rehearsal
from holdfast.games.castle.board import NAMES, col_of, row_of
from holdfast.games.castle.rules.setup import Insert, SetupPlace, next_question
from holdfast.games.castle.state import Castle
from holdfast.games.castle.terms import SETUP
from holdfast.games.castle.view import view

__all__ = ["may_rehearse", "rehearse"]

NO_CHANCE: Final = NoChance()


def may_rehearse(s: Castle, seat: int) -> bool:
    """Whether a seat has cards to arrange."""
    return s.phase == SETUP and 0 <= seat < s.players and not s.is_arranged(seat)


def rehearse(s: Castle, seat: int, actions: Sequence[Action]) -> Rehearsal | None:
    """The castle of a seat after these actions, or `IllegalAction`; None when nothing is left."""
    if not may_rehearse(s, seat):
        return None
    then = alone(s, seat)
    for action in actions:
        question = None if then.is_arranged(seat) else next_question(then, seat)
        if question is None or action not in question.legal(then):
            facts = {"verb": action.text}
            raise IllegalAction(_("“{verb}” cannot come here"), rule="CA-SETUP.4", facts=facts)
        question.play(then, action, NO_CHANCE)
    seen = view(s, seat)
    own = view(then, seat)["castles"][str(seat)]
    seen["castles"] = {**seen["castles"], str(seat): own}
    if then.is_arranged(seat):
        asked = next_question(s, seat)
        seen["decision"] = {"seat": (seat + 1) % s.players, "kind": "setup_card"}  # another's
        return Rehearsal(seen, asked.kind, asked.rule, (), loose(then, seat, actions))
    asked = next_question(then, seat)
    seen["decision"] = {"seat": seat, "kind": asked.kind}
    legal = tuple(asked.legal(then))
    return Rehearsal(seen, asked.kind, asked.rule, legal, loose(then, seat, actions))


def alone(s: Castle, seat: int) -> Castle:
    """A copy in which only this seat has something to arrange, so that it is the one that is
    asked."""
    then = s.copy()
    for other in range(s.players):
        if other != seat:
            then.forts[other].hand = ()
    return then


def loose(s: Castle, seat: int, actions: Sequence[Action]) -> dict[str, tuple[int, str]]:
    """The cards that these actions put into the castle, each by the cell where it stands now."""
    put = {
        action.card: at
        for at, action in enumerate(actions)
        if isinstance(action, SetupPlace | Insert)
    }
    fort = s.forts[seat]
    return {
        f"cell:{seat}:{row_of(cell)}:{col_of(cell)}": (put[card], f"hand:{NAMES[card]}")
        for cell, card in zip(fort.cells, fort.cards, strict=True)
        if card in put
    }
