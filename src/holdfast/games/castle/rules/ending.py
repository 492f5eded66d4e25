"""How battles, volleys, castles and the game end (CA-FIGHT.9, CA-END, CA-DISCARD)."""

from __future__ import annotations

from typing import Any

from holdfast.core.event import Event
from holdfast.games.castle.cards import NO_CARD, names
from holdfast.games.castle.state import FIELD, OVER, Castle


def end_battle(s: Castle) -> None:
    """Aside, lead and extra cards are lost; in a volley aside and the drawn card (CA-DISCARD.2)."""
    battle = s.fighting()
    lost = battle.aside[:]
    lost.append(battle.weapon())
    if battle.kind == FIELD:
        lost += battle.extra
    for card in lost:
        s.lose(card)
    s.battle = None
    if s.log is not None:
        facts = {"seat": battle.seat, "cards": names(lost), "from": "battle"}
        s.log.append(Event("battle_over", "CA-FIGHT.9", facts))


def end_volley(s: Castle) -> None:
    """Unused cards in the order drawn, then the Ace (CA-ACE.6)."""
    volley = s.volley
    if volley is None:
        return
    lost = [*volley.cards, volley.ace]
    s.discard += lost
    s.volley = None
    if s.log is not None:
        facts = {"seat": s.turn, "cards": names(lost), "from": "volley"}
        s.log.append(Event("volley_over", "CA-ACE.6", facts))


def king_falls(s: Castle, seat: int) -> None:
    """The King's player is out: the battle ends and the castle is cleared away (CA-END.1)."""
    end_battle(s)
    lost = s.cards[seat] + s.reinforcements[seat] + s.jokers[seat]
    for laid in s.barricades[seat]:
        lost.append(laid.card)
    for card in lost:  # CA-DISCARD.3
        s.lose(card)
    s.cells[seat] = []
    s.cards[seat] = []
    s.refill(seat)
    s.reinforcements[seat] = []
    s.jokers[seat] = []
    s.barricades[seat] = []
    s.alive[seat] = False
    if s.sortie is not None and seat in s.sortie:
        s.sortie.remove(seat)
    if s.log is not None:
        facts: dict[str, Any] = {"seat": seat, "cards": names(lost), "from": "castle"}
        s.log.append(Event("eliminated", "CA-END.1", facts))
    left = s.living()
    if len(left) == 1:
        s.winner = left[0]
        finish(s)
        if s.log is not None:
            s.log.append(Event("won", "CA-END.3", {"seat": s.winner}))


def finish(s: Castle) -> None:
    """The game is over; nothing remains to be done."""
    end_volley(s)
    s.phase = OVER
    s.drawn = NO_CARD
    s.sortie = None
    s.attacked = False
    s.agenda.clear()
