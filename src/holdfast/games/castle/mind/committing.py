"""Reinforcements: how many of them a combat, or a joker, is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.action import Action
from holdfast.games.castle.board import VALUE, is_king, is_royal
from holdfast.games.castle.mind.arranging import by_royal
from holdfast.games.castle.mind.chances import win
from holdfast.games.castle.rules.fight.scores import (
    attack_bonus,
    attack_dice,
    defence_bonus,
    defence_dice,
    total_value,
)
from holdfast.games.castle.rules.rally import Commit
from holdfast.games.castle.terms import CELLS, FIELD, REINFORCEMENT

if TYPE_CHECKING:
    from holdfast.games.castle.mind.assault import Assault
    from holdfast.games.castle.mind.weights import Weights
    from holdfast.games.castle.state import Castle

MOST: Final = 6
"""Of so many reinforcements every choice is looked at; of the rest none."""


def rate_commitment(assault: Assault, legal: list[Action]) -> list[float]:
    """What committing each card, and nothing more, comes to."""
    s, w = assault.s, assault.w
    battle = s.fighting()
    cards = s.target_cards()
    attacks = battle.seat == assault.me
    assault.suits = battle.suits
    assault.carries = battle.kind == FIELD
    dice, against = attack_dice(s, battle), defence_dice(s, battle, cards)
    margin = attack_bonus(s, battle, cards) - defence_bonus(s, battle, cards)
    stake = gain_of(assault, cards) if attacks else stake_of(assault, cards)
    if attacks:
        margin -= int(answer_of(assault, cards))
    offered = [action.card for action in legal if isinstance(action, Commit)][:MOST]
    best, best_worth = 0, -1e9
    for chosen in range(1 << len(offered)):
        help_, worth = 0, 0.0
        for i in range(len(offered)):
            if (chosen >> i) & 1:
                help_ += VALUE[offered[i]]
                worth -= w.commit_each
        worth -= w.commit * help_
        if attacks:
            worth += stake * win(assault.table, dice, against, margin + help_)
        else:
            worth -= stake * win(assault.table, dice, against, margin - help_)
        if worth > best_worth:
            best, best_worth = chosen, worth
    rated: list[float] = []
    for action in legal:
        wanted = best == 0
        if isinstance(action, Commit):
            wanted = False
            for i in range(len(offered)):
                if offered[i] == action.card and (best >> i) & 1:
                    wanted = True
        rated.append(1.0 if wanted else 0.0)
    return rated


def gain_of(assault: Assault, cards: list[int]) -> float:
    """What the attacker gains with the target, and by pressing on from it."""
    w = assault.w
    battle = assault.s.fighting()
    if battle.target_kind != CELLS:
        return w.aid * VALUE[cards[0]] if battle.target_kind == REINFORCEMENT else w.joker
    gain = 0.0
    foe = assault.foes[battle.target_seat]
    for i in range(len(cards)):
        if is_royal(cards[i]):
            gain += by_royal(cards[i], 1.0, w.queen, w.jack)
        else:
            gain += assault.wall(foe, battle.target_cells[i], VALUE[cards[i]])
    if battle.kind == FIELD and len(cards) == 1:
        bonus = attack_bonus(assault.s, battle, []) - total_value(battle.attack_commit)
        gain += assault.onward(foe, battle.target_cells[0], bonus - VALUE[cards[0]], 1)
    return gain


def stake_of(assault: Assault, cards: list[int]) -> float:
    """What the defender loses with the target."""
    w = assault.w
    stake = 0.0
    for card in cards:
        stake += by_royal(card, w.defend_king, w.defend_queen, w.defend_jack)
        if not is_royal(card):
            stake += w.defend_wall
    return stake


def answer_of(assault: Assault, cards: list[int]) -> float:
    """How much the defender is expected to commit."""
    battle = assault.s.fighting()
    aid = assault.foes[battle.target_seat].aid
    for card in cards:
        if is_king(card):
            return assault.w.answer_king * aid
    return assault.w.answer_other * aid if is_royal(cards[0]) else 0.0


def rate_bid(s: Castle, me: int, w: Weights, legal: list[Action]) -> list[float]:
    """For a joker one small reinforcement is given, if it is small enough."""
    contest = s.contest
    assert contest is not None
    rated: list[float] = []
    enough = len(contest.bids[contest.next]) > 0
    for action in legal:
        if isinstance(action, Commit):
            rated.append(-1.0 if enough else w.joker * w.bid - w.commit * VALUE[action.card])
        else:
            rated.append(0.0)
    return rated
