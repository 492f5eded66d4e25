"""Rules of thumb for every decision: what each legal action is worth to the seat that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.games.castle.board import (
    FIRST_KING,
    FIRST_ROYAL,
    NO_CARD,
    ROW,
    TOP,
    VALUE,
    is_jack,
    is_queen,
)
from holdfast.games.castle.mind.arranging import by_royal, rate_arranging
from holdfast.games.castle.mind.assault import Assault
from holdfast.games.castle.mind.chances import win
from holdfast.games.castle.mind.committing import rate_bid, rate_commitment
from holdfast.games.castle.mind.volleys import rate_volley_action
from holdfast.games.castle.parts import suit_bit
from holdfast.games.castle.rules.ace import BeginVolley
from holdfast.games.castle.rules.barricade import Lay
from holdfast.games.castle.rules.berserk.first import Berserk
from holdfast.games.castle.rules.berserk.group import Add
from holdfast.games.castle.rules.counter import MILITIA, Strike
from holdfast.games.castle.rules.empty import Lead
from holdfast.games.castle.rules.fight.scores import total_value
from holdfast.games.castle.rules.gap import Close
from holdfast.games.castle.rules.place import Place
from holdfast.games.castle.rules.press import Press
from holdfast.games.castle.rules.rally import Rally
from holdfast.games.castle.rules.reach import Attack, openings_of
from holdfast.games.castle.rules.saboteur import is_saboteur
from holdfast.games.castle.rules.snake import Remove
from holdfast.games.castle.rules.spy import Spy
from holdfast.games.castle.terms import FIELD, SETUP

if TYPE_CHECKING:
    from holdfast.games.castle.mind.weights import Weights
    from holdfast.games.castle.state import Castle

UNKNOWN_VALUE: Final = 5


class Policy:
    """The rules of thumb with their weights, for one edition."""

    def __init__(self, w: Weights, table: list[float]) -> None:
        self.w = w
        self.table = table

    def rate(self, s: Castle, legal: list[Action]) -> list[float]:
        """What each of these actions, all that are legal, is worth; a King is 1."""
        if s.phase == SETUP:
            return rate_arranging(s, self.w, legal)
        decision = s.decision
        kind = decision.kind
        me = decision.seat(s)
        if kind == "turn":
            return [self.close(s, me) if isinstance(action, Close) else 0.0 for action in legal]
        if kind == "joker_bid":
            return rate_bid(s, me, self.w, legal)
        assault = Assault(s, me, self.w, self.table)
        if kind == "commit":
            return rate_commitment(assault, legal)
        battle = s.battle
        bonus = assault.jokers
        if battle is not None:
            assault.suits = battle.suits
            assault.carries = battle.kind == FIELD
            bonus += VALUE[battle.weapon] + total_value(battle.extra)
            if battle.kind == FIELD:
                bonus -= total_value(battle.aside)
                assault.dice = 3 if is_saboteur(s, battle.lead[0]) else 2
                assault.queen_leads = is_queen(battle.lead[0])
            else:
                assault.dice = 4
        elif s.drawn != NO_CARD:
            bonus += VALUE[s.drawn]
            assault.suits = suit_bit(s.drawn)
            assault.dice = 3 if is_saboteur(s, s.drawn) else 2
        return [self.worth(assault, action, bonus) for action in legal]

    def worth(self, assault: Assault, action: Action, bonus: int) -> float:
        """What an action is worth, by its kind."""
        s, w = assault.s, self.w
        if isinstance(action, Attack):
            if action.seat == assault.me:
                return w.barricade * assault.chance(2, bonus - 6, assault.foes[assault.me])
            foe = assault.foes[action.seat]
            found = assault.target(foe, action.cell, bonus, 0)
            return w.bias_attack + found * self.scale(s, assault.me, action.seat)
        if isinstance(action, Place):
            return self.place(assault, action.cell)
        if isinstance(action, Press):
            at = s.fighting().at_seat
            return 0.001 + assault.target(assault.foes[at], action.cell, bonus, 0)
        if isinstance(action, Rally):
            held = len(s.forts[assault.me].reinforcements)
            return w.rally + w.rally_value * VALUE[s.drawn] + w.rally_more * held
        if isinstance(action, Spy):
            return self.spy(assault, action.seat, action.cell, bonus)
        if isinstance(action, Lead):
            return self.lead(assault, action.cell)
        if isinstance(action, BeginVolley):
            return w.volley + w.volley_target * count_shots(s, assault.me)
        if isinstance(action, Remove):
            return 0.001 + loss_of(assault, action.seat, action.cell)
        if isinstance(action, Strike):
            return self.strike(assault, action.seat, action.cell)
        if isinstance(action, Lay):
            above = w.barricade_top if action.side == TOP else 0.0
            return w.barricade + above * assault.foes[action.seat].king_at(action.cell - ROW)
        if isinstance(action, Berserk):
            return self.berserk(assault, action.seat, action.cell, bonus)
        if isinstance(action, Add):
            battle = s.fighting()
            group = (*battle.target_cells, action.cell)
            return group_worth(assault, battle.target_seat, group, bonus)
        if action is s.actions.done:
            battle = s.fighting()
            return group_worth(assault, battle.target_seat, battle.target_cells, bonus)
        return rate_volley_action(assault, action, bonus)

    def scale(self, s: Castle, me: int, seat: int) -> float:
        """Attacks on a castle with more cards than the others are worth more, or less."""
        if s.players == 2:
            return 1.0
        others = 0
        count = 0
        for other in range(s.players):
            if other != me and s.forts[other].alive:
                others += 1
                count += len(s.forts[other].cards)
        return 1.0 + self.w.leader * (len(s.forts[seat].cards) - count / others)

    # Building

    def place(self, assault: Assault, cell: int) -> float:
        """The drawn card in a cell of the own castle."""
        s, w = assault.s, self.w
        value = VALUE[s.drawn]
        cover = self.cover(s, assault.me, cell, value)
        if cover > 0.0:
            cover *= 1.0 + w.alarm * assault.threat()
        return w.place + w.place_value * value + cover

    def cover(self, s: Castle, me: int, cell: int, value: int) -> float:
        """What a card in a cell does for the royals beneath and beside it."""
        w = self.w
        fort = s.forts[me]
        if cell < ROW:
            right, left = fort.card_at(cell + 1), fort.card_at(cell - 1)
            found = self.side(s, right) + self.side(s, left)
            return found + (w.top_value * value if found > 0.0 else 0.0)
        below = fort.card_at(cell - ROW)
        if cell < 2 * ROW:
            if below < FIRST_ROYAL:
                return 0.0
            found = by_royal(below, w.top_king, w.top_queen, w.top_jack)
            return found * self.when_found(s, below) + w.top_value * value
        return w.second if fort.card_at(cell & 63) >= FIRST_KING else 0.0

    def side(self, s: Castle, card: int) -> float:
        if card < FIRST_ROYAL:
            return 0.0
        w = self.w
        return by_royal(card, w.side_king, w.side_queen, w.side_jack) * self.when_found(s, card)

    def when_found(self, s: Castle, card: i64) -> float:
        if is_jack(card):
            return 1.0
        return 1.0 + self.w.found if ((s.up | s.seen) >> card) & 1 == 1 else 1.0

    def close(self, s: Castle, me: int) -> float:
        """Closing gaps instead of drawing: worth it when the King stands beside one."""
        fort = s.forts[me]
        columns = fort.row0 | fort.row1 | fort.row2 | fort.row3
        for i in range(len(fort.cards)):
            if fort.cards[i] >= FIRST_KING:
                cell = fort.cells[i]
                if not (columns >> (cell + 1)) & 1 or not (columns >> (cell - 1)) & 1:
                    return self.w.close + self.w.close_king
        return self.w.close

    # Other actions

    def spy(self, assault: Assault, seat: int, cell: int, bonus: int) -> float:
        """To look at a card that may be a royal; a drawn Eight attacks afterwards."""
        s, w = assault.s, self.w
        card: i64 = s.card_at(seat, cell)
        if seat == assault.me:
            hides = s.is_up(card) and cell >= ROW
            return 0.001 if hides else -1.0
        if ((s.up | s.seen) >> card) & 1 == 1:
            return -1.0
        foe = assault.foes[seat]
        chance = foe.king_at(cell)
        found = w.spy * chance * (1.0 - chance)
        if s.battle is None or s.fighting().seat == assault.me:
            found += best_opening(assault, bonus)
        return found

    def lead(self, assault: Assault, cell: int) -> float:
        """A card of the own castle leads a sortie: what it can do, less what it leaves behind."""
        s, w, me = assault.s, self.w, assault.me
        card = s.card_at(me, cell)
        assault.suits = suit_bit(card)
        assault.queen_leads = is_queen(card)
        assault.dice = 3 if is_saboteur(s, card) else 2
        cost = by_royal(card, 0.0, w.lead_queen, w.lead_jack)
        if card < FIRST_ROYAL:
            covers = self.cover(s, me, cell, 0)
            cost = w.lead_wall + w.lead_cover * (covers / w.top_king if w.top_king > 0.0 else 0.0)
        return best_opening(assault, VALUE[card] + assault.jokers) - cost

    def strike(self, assault: Assault, seat: int, cell: int) -> float:
        """The militia: likely to win, and much to lose for the attacker."""
        s = assault.s
        card: i64 = s.card_at(seat, cell)
        value = VALUE[card] if ((s.up | s.seen) >> card) & 1 == 1 else UNKNOWN_VALUE
        return win(self.table, 2, 2, MILITIA - value) * loss_of(assault, seat, cell)

    def berserk(self, assault: Assault, seat: int, cell: int, bonus: int) -> float:
        """The first card of a group: as good as the best pair that begins with it."""
        fort = assault.s.forts[seat]
        best = -1.0
        for other in (cell - ROW, cell - 1, cell + 1):
            if other >= 0 and fort.has(other):
                best = max(best, group_worth(assault, seat, (cell, other), bonus))
        return best


def best_opening(assault: Assault, bonus: int) -> float:
    """The best attack there is."""
    s = assault.s
    best = 0.0
    for seat in range(s.players):
        if seat != assault.me and s.forts[seat].alive:
            for action in openings_of(s, seat):
                assert isinstance(action, Attack)
                best = max(best, assault.target(assault.foes[seat], action.cell, bonus, 1))
    return best


def loss_of(assault: Assault, seat: int, cell: int) -> float:
    """What it is worth that a castle loses a card outside its court."""
    s = assault.s
    card: i64 = s.card_at(seat, cell)
    value = VALUE[card] if ((s.up | s.seen) >> card) & 1 == 1 else UNKNOWN_VALUE
    return assault.wall(assault.foes[seat], cell, value)


def group_worth(assault: Assault, seat: int, cells: tuple[int, ...], bonus: int) -> float:
    """A berserk group: all of it falls, or nothing (CA-BERSERK.4)."""
    s, w = assault.s, assault.w
    foe = assault.foes[seat]
    known = s.up | s.seen
    against = 0
    gain = 0.0
    for cell in cells:
        card: i64 = s.card_at(seat, cell)
        if (known >> card) & 1 == 1:
            against += VALUE[card]
            if card >= FIRST_ROYAL:
                gain += by_royal(card, 1.0, w.queen, w.jack)
                against += 4 if is_queen(card) else 0
            else:
                gain += assault.wall(foe, cell, VALUE[card])
        else:
            chance = foe.king_at(cell)
            against += UNKNOWN_VALUE + (3 if chance > 0.0 else 0)
            gain += chance + (1.0 - chance) * assault.wall(foe, cell, UNKNOWN_VALUE)
    return assault.chance(2, bonus - against, foe) * gain


def count_shots(s: Castle, me: int) -> int:
    """How many cards archers could shoot at (CA-ARCHERS.1)."""
    count = 0
    for seat in range(s.players):
        fort = s.forts[seat]
        if seat == me or not fort.alive:
            continue
        count += len(fort.reinforcements)
        for i in range(fort.court_size(), len(fort.cards)):
            if s.is_up(fort.cards[i]):
                count += 1
    return count
