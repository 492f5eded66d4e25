"""How battles, volleys, castles and the game end (chapter 14, CA-FIGHT.9, CA-DISCARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.castle.board import NO_CARD
from holdfast.games.castle.telling import tell_lost, tell_seat
from holdfast.games.castle.terms import FIELD, OVER

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def end_battle(s: Castle) -> None:
    """Aside, lead and extra cards are lost; in a volley aside and the drawn card (CA-DISCARD.2)."""
    battle = s.fighting()
    extra = battle.extra if battle.kind == FIELD else ()
    for card in battle.aside:
        s.lose(card)
    s.lose(battle.weapon)
    for card in extra:
        s.lose(card)
    s.battle = None
    if s.log is not None:
        lost = (*battle.aside, battle.weapon, *extra)
        tell_lost(s, "battle_over", "CA-FIGHT.9", battle.seat, lost, "battle")


def end_volley(s: Castle) -> None:
    """Unused cards in the order drawn, then the Ace (CA-ACE.6)."""
    volley = s.volley
    if volley is None:
        return
    lost = (*volley.cards, volley.ace)
    s.discard += lost
    s.volley = None
    tell_lost(s, "volley_over", "CA-ACE.6", s.turn, lost, "volley")


def king_falls(s: Castle, seat: int) -> None:
    """The King's player is out: nobody else ever is (CA-END.1, CA-END.4)."""
    end_battle(s)
    clear_away(s, seat)
    if s.sortie is not None:
        s.sortie = tuple([other for other in s.sortie if other != seat])
    left = s.living()
    if len(left) == 1:
        s.winner = left[0]
        finish(s)
        tell_seat(s, "won", "CA-END.3", s.winner)


def clear_away(s: Castle, seat: int) -> None:
    """All that stands or lies there (CA-DISCARD.3), not what lies on others (CA-END.5)."""
    fort = s.forts[seat]
    lost = [*fort.cards, *fort.reinforcements, *fort.jokers]
    lost += [laid.card for laid in fort.barricades]
    for card in lost:
        s.lose(card)
    fort.cells = []
    fort.cards = []
    fort.refill()
    fort.reinforcements = ()
    fort.jokers = ()
    fort.barricades = ()
    fort.alive = False
    tell_lost(s, "eliminated", "CA-END.1", seat, lost, "castle")


def finish(s: Castle) -> None:
    """The game is over; nothing remains to be done."""
    end_volley(s)
    s.phase = OVER
    s.drawn = NO_CARD
    s.sortie = None
    s.attacked = False
    s.agenda.clear()
