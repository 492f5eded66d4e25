"""The position as JSON: writing it (CA-POS.1). Reading it is in `reading`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.castle.board import NAMES, NO_CARD, SIDES, col_of, names, row_of, spot, spots
from holdfast.games.castle.terms import (
    BARRICADE,
    BATTLES,
    CELLS,
    JOKER,
    NO_TARGET,
    NOT_YET,
    OVER,
    PHASES,
    PURPOSES,
    REINFORCEMENT,
    WON,
)

if TYPE_CHECKING:
    from holdfast.games.castle import shapes
    from holdfast.games.castle.parts import Battle, Contest, Volley
    from holdfast.games.castle.state import Castle


def to_position(s: Castle) -> shapes.Position:
    """The whole position, nothing hidden."""
    castles: dict[str, shapes.Castle] = {}
    for seat in range(s.players):
        castles[str(seat)] = castle_json(s, seat, shown_cards(s, seat), names(s.forts[seat].hand))
    return {
        **head(s),
        "deck": names(s.deck),
        "discard": names(s.discard),
        "box": names(s.box),
        "dead": names(s.dead),
        "castles": castles,
        "drawn": None if s.drawn == NO_CARD else NAMES[s.drawn],
        **tail(s),
    }


def head(s: Castle) -> shapes.Head:
    """The fields before the cards: all of them public."""
    decision: shapes.Decision | None = None
    if s.agenda:
        asked = s.decision
        decision = {"seat": asked.seat(s), "kind": asked.kind}
    return {"phase": PHASES[s.phase], "turn": s.turn, "decision": decision}


def tail(s: Castle) -> shapes.Tail:
    """The fields after the cards: all of them public (CA-INFO.1)."""
    sortie: shapes.Sortie | None = None
    if s.sortie is not None:
        sortie = {"left": list(s.sortie), "attacked": s.attacked}
    return {
        "sortie": sortie,
        "battle": None if s.battle is None else battle_json(s.battle),
        "volley": None if s.volley is None else volley_json(s.volley),
        "contest": None if s.contest is None else contest_json(s.contest),
        "result": result_json(s),
    }


def shown_cards(s: Castle, seat: int) -> list[list[int | str]]:
    """The cards of a castle as their owner sees them: a # marks what lies face down."""
    shown: list[list[int | str]] = []
    cells, cards = s.forts[seat].cells, s.forts[seat].cards
    for i in range(len(cells)):
        face = "" if s.is_up(cards[i]) else "#"
        shown.append([row_of(cells[i]), col_of(cells[i]), face + NAMES[cards[i]]])
    return shown


def castle_json(
    s: Castle, seat: int, cards: list[list[int | str]], hand: list[str] | int
) -> shapes.Castle:
    fort = s.forts[seat]
    castle: shapes.Castle = {
        "alive": fort.alive,
        "cards": cards,
        "reinforcements": names(fort.reinforcements),
        "jokers": names(fort.jokers),
        "barricades": [
            [row_of(laid.cell), col_of(laid.cell), NAMES[laid.card], SIDES[laid.side], laid.by]
            for laid in fort.barricades
        ],
        "hand": hand,
    }
    sprung = sprung_cells(s, seat)
    if sprung:
        castle["sprung"] = sprung
    return castle


def sprung_cells(s: Castle, seat: int) -> list[list[int]]:
    """Where face-down Threes stand that have lain face up (CA-SABOTEUR.1)."""
    cells, cards = s.forts[seat].cells, s.forts[seat].cards
    return [spot(cells[i]) for i in range(len(cells)) if s.is_sprung(cards[i])]


def battle_json(battle: Battle) -> shapes.Battle:
    at: shapes.Place | None = None
    if battle.at_seat >= 0:
        at = {"seat": battle.at_seat, "cells": spots(battle.at_cells)}
    return {
        "kind": BATTLES[battle.kind],
        "seat": battle.seat,
        "lead": names(battle.lead),
        "extra": names(battle.extra),
        "aside": names(battle.aside),
        "at": at,
        "spied": battle.spied,
        "may_halt": battle.may_halt,
        "berserk": battle.berserk,
        "target": target_json(battle),
        "ambush": battle.ambush,
        "commit": {"attack": names(battle.attack_commit), "defence": names(battle.defence_commit)},
        "side": None if battle.side < 0 else SIDES[battle.side],
        "won": None if battle.won == NOT_YET else battle.won == WON,
        "bonus": battle.bonus,
        "snakes": [[pair >> 2, pair & 3] for pair in battle.snakes],
        "strike": battle.strike,
    }


def target_json(battle: Battle) -> shapes.Target | None:
    kind, seat = battle.target_kind, battle.target_seat
    if kind == NO_TARGET:
        return None
    if kind == CELLS:
        return {"seat": seat, "cells": spots(battle.target_cells)}
    if kind == REINFORCEMENT:
        return {"seat": seat, "card": NAMES[battle.target_card]}
    if kind == JOKER:
        return {"seat": seat, "joker": NAMES[battle.target_card]}
    assert kind == BARRICADE
    return {"seat": seat, "barricade": spot(battle.target_cells[0])}


def result_json(s: Castle) -> shapes.Result | None:
    """How the game ended, once it is over (CA-END.3, CA-EMPTY.7)."""
    if s.phase != OVER:
        return None
    return {"draw": s.living()} if s.winner < 0 else {"winner": s.winner}


def volley_json(volley: Volley) -> shapes.Volley:
    return {"ace": NAMES[volley.ace], "cards": names(volley.cards), "owed": volley.owed}


def contest_json(contest: Contest) -> shapes.Contest:
    bids: dict[str, list[str]] = {}
    for i in range(len(contest.order)):
        bids[str(contest.order[i])] = names(contest.bids[i])
    return {
        "joker": NAMES[contest.joker],
        "order": list(contest.order),
        "next": contest.next,
        "bids": bids,
        "resume": PURPOSES[contest.resume],
    }
