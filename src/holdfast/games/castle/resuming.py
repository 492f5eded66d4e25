"""From a loaded position to its agenda: which steps wait behind the decision that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.messages import mark as _
from holdfast.core.state import AnyStep
from holdfast.games.castle.board import EIGHT, RANK
from holdfast.games.castle.rules.ace import ASK_VOLLEY, DRAW_VOLLEY, NEXT_SHOT
from holdfast.games.castle.rules.archers import ASK_SHOOT
from holdfast.games.castle.rules.assassin import ASK_ASSASSIN
from holdfast.games.castle.rules.berserk.group import ASK_GROUP
from holdfast.games.castle.rules.counter import ASK_COUNTER
from holdfast.games.castle.rules.double import EXTRA_CARDS
from holdfast.games.castle.rules.empty import ASK_LEAD
from holdfast.games.castle.rules.fight.combat import AFTERMATH, CLASH
from holdfast.games.castle.rules.fight.course import GOES_ON
from holdfast.games.castle.rules.joker import ASK_BID, BIDDING
from holdfast.games.castle.rules.press import ASK_PRESS
from holdfast.games.castle.rules.rally import (
    ASK_ATTACKER,
    ASK_DEFENDER,
    ask_commitments,
    can_defend_with,
)
from holdfast.games.castle.rules.ram import ASK_RAM
from holdfast.games.castle.rules.reach import ASK_ATTACK
from holdfast.games.castle.rules.setup import ARRANGE, ASK_COURT, ASK_SETUP_CARD
from holdfast.games.castle.rules.snake import ASK_SNAKE_EYES, has_outside
from holdfast.games.castle.rules.spy import ASK_SPY
from holdfast.games.castle.rules.turn import ASK_CARD, ASK_TURN, DRAW_FOR_TURN, NEXT_TURN
from holdfast.games.castle.terms import (
    ARCHERS,
    ASSASSIN,
    BARRICADE,
    CELLS,
    FIELD,
    FOR_EXTRA,
    FOR_VOLLEY,
    JOKER,
    NO_TARGET,
    RAM,
    REINFORCEMENT,
    SETUP,
    WON,
)

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

KINDS: Final = (
    "court_order", "setup_card", "turn", "card", "lead", "attack", "press", "berserk", "spy",
    "commit", "snake_eyes", "volley", "shoot", "ram", "assassin", "counter", "joker_bid",
)  # fmt: skip
IN_BATTLE: Final = ("attack", "press", "berserk", "spy", "commit", "snake_eyes", "counter")
NO_SORTIE: Final = ("turn", "card", "volley", "shoot", "ram", "assassin")
SHOTS: Final = {"shoot": ARCHERS, "ram": RAM, "assassin": ASSASSIN}
WITH_TARGET: Final = ("berserk", "spy", "commit", "snake_eyes", "counter")
AFTER_THE_ROLL: Final = ("snake_eyes", "counter")

Wrong = tuple[str, str]
"""A field, and what is wrong with it, in marked words with the gap {kind}: what is asked."""

WAITING: Final[dict[str, list[AnyStep]]] = {
    "turn": [ASK_TURN],
    "card": [ASK_CARD],
    "lead": [ASK_LEAD],
    "volley": [ASK_VOLLEY],
    "shoot": [GOES_ON, ASK_SHOOT],
    "ram": [GOES_ON, ASK_RAM],
    "assassin": [GOES_ON, ASK_ASSASSIN],
    "attack": [GOES_ON, ASK_ATTACK],
    "press": [GOES_ON, ASK_PRESS],
    "berserk": [GOES_ON, ASK_GROUP],
    "snake_eyes": [GOES_ON, AFTERMATH, ASK_SNAKE_EYES],
    "counter": [GOES_ON, AFTERMATH, ASK_COUNTER],
}
"""What waits behind a decision, and the decision on top, where its kind alone says so."""
CONTESTED: Final[list[list[AnyStep]]] = [
    [DRAW_FOR_TURN, BIDDING, ASK_BID],
    [DRAW_VOLLEY, BIDDING, ASK_BID],
    [GOES_ON, EXTRA_CARDS, BIDDING, ASK_BID],
]
"""The same for the contest for a joker, by what was to be drawn."""


def resume(s: Castle, kind: str, seat: int) -> Wrong | None:
    """Put the decision on the agenda, with what follows it, or say what does not fit."""
    wrong = does_not_fit(s, kind)
    if wrong is not None:
        return wrong
    if s.phase == SETUP:
        return resume_setup(s, kind)
    if kind == "joker_bid":
        wrong = contest_does_not_fit(s)
    elif s.battle is not None:
        wrong = battle_does_not_fit(s, kind, seat)
    if wrong is None:
        below: list[AnyStep] = [NEXT_TURN] if s.volley is None else [NEXT_TURN, NEXT_SHOT]
        s.agenda = below
        wait(s, kind, seat)
    return wrong


def resume_setup(s: Castle, kind: str) -> Wrong | None:
    wanted = "court_order" if not s.forts[s.arranging()].cards else "setup_card"
    if kind != wanted:
        if wanted == "court_order":
            return ("kind", _("during setup, court_order is asked here"))
        return ("kind", _("during setup, setup_card is asked here"))
    s.agenda = [ARRANGE, ASK_COURT if kind == "court_order" else ASK_SETUP_CARD]
    return None


def wait(s: Castle, kind: str, seat: int) -> None:
    """Put the decision on top of what waits behind it in the turn or the volley."""
    if s.contest is not None:
        s.agenda += CONTESTED[s.contest.resume]
    elif kind == "spy":
        s.agenda += [GOES_ON, CLASH]
        ask_commitments(s)
        s.then(ASK_SPY)
    elif kind == "commit":
        s.agenda += [GOES_ON, CLASH]
        if can_defend_with(s) or seat != s.fighting().seat:
            s.then(ASK_DEFENDER)
        if seat == s.fighting().seat:
            s.then(ASK_ATTACKER)
    else:
        s.agenda += WAITING[kind]


def does_not_fit(s: Castle, kind: str) -> Wrong | None:
    """What each kind of decision needs, and what cannot be there beside it."""
    if (kind in ("court_order", "setup_card")) != (s.phase == SETUP):
        return ("kind", _("{kind} is not asked in this phase"))
    if (kind == "card") != (s.drawn >= 0):
        return ("drawn", _("is a card exactly while card is asked"))
    if (kind == "joker_bid") != (s.contest is not None):
        return ("contest", _("is there exactly while joker_bid is asked"))
    if kind == "lead" and s.sortie is None:
        return ("sortie", _("lead is asked in a sortie round only"))
    if kind in NO_SORTIE and s.sortie is not None:
        return ("sortie", _("{kind} is not asked in a sortie round"))
    needs_battle = kind in IN_BATTLE or kind in SHOTS
    if kind == "joker_bid" and s.contest is not None:
        needs_battle = s.contest.resume == FOR_EXTRA
    if needs_battle != (s.battle is not None):
        return (
            "battle",
            _("{kind} needs a battle") if needs_battle else _("{kind} is before or after"),
        )
    needs_volley = kind == "volley" or (s.battle is not None and s.battle.kind != FIELD)
    if kind == "joker_bid" and s.contest is not None:
        needs_volley = s.contest.resume == FOR_VOLLEY
    if needs_volley != (s.volley is not None):
        return ("volley", _("is there exactly while an Ace attacks"))
    if s.volley is not None and (s.volley.owed > 0) != (kind == "joker_bid"):
        return ("volley.owed", _("counts cards only while a joker is contested"))
    return None


def contest_does_not_fit(s: Castle) -> Wrong | None:
    contest = s.contest
    assert contest is not None
    if not s.forts[contest.order[contest.next]].reinforcements:
        return ("contest.next", _("the seat that bids has no reinforcements"))
    if contest.resume != FOR_EXTRA:
        return None
    battle = s.fighting()
    if battle.kind != FIELD or battle.bonus == 0:
        return ("battle.bonus", _("counts the extra cards to draw"))
    if battle.target_kind != NO_TARGET:
        return ("battle.target", _("must be null while an extra card is drawn"))
    return left_over(battle, "joker_bid")


def battle_does_not_fit(s: Castle, kind: str, seat: int) -> Wrong | None:
    battle = s.fighting()
    if (battle.target_kind != NO_TARGET) != (kind in WITH_TARGET):
        if kind in WITH_TARGET:
            return ("battle.target", _("must name what is attacked while {kind} is asked"))
        return ("battle.target", _("must be null while {kind} is asked"))
    if kind in ("attack", "press", "berserk") and battle.kind != FIELD:
        return ("battle.kind", _("{kind} is asked in field battles"))
    wrong = left_over(battle, kind)
    if wrong is not None:
        return wrong
    # A counter-strike can follow snake eyes that took the very target off (CA-SNAKE.2).
    if kind in ("berserk", "spy", "commit") and not target_stands(s, battle):
        return ("battle.target", _("is not where it should be"))
    if kind in SHOTS and battle.kind != SHOTS[kind]:
        return ("battle.kind", _("does not go with {kind}"))
    if kind == "counter":
        return counter_does_not_fit(s, battle)
    if kind == "attack" and battle.at_seat >= 0:
        return ("battle.at", _("must be null before the first win"))
    if kind == "press" and battle.at_seat < 0:
        return ("battle.at", _("pressing on starts from a cell that was won"))
    if kind == "berserk" and battle.target_kind != CELLS:
        return ("battle.target", _("a group consists of castle cards"))
    if kind == "spy" and not attacks_an_eight(s, battle):
        return ("battle.target", _("no Eight is attacked"))
    if kind == "commit" and seat not in (battle.seat, s.defender()):
        return ("seat", _("takes no part in this combat"))
    if kind == "snake_eyes" and not battle.snakes:
        return ("battle.snakes", _("is empty"))
    return None


def attacks_an_eight(s: Castle, battle: Battle) -> bool:
    if battle.target_kind != CELLS:
        return False
    return any(RANK[card] == EIGHT for card in s.target_cards())


def counter_does_not_fit(s: Castle, battle: Battle) -> Wrong | None:
    if not s.rules.same_number:
        return ("kind", _("counter needs the option same_number"))
    if battle.won == WON or len(s.target_cards()) != 1 or s.defender() < 0:
        return ("battle.target", _("a counter-strike follows a lost attack on a single card"))
    if not battle.strike:
        return ("battle.strike", _("is true while counter is asked"))
    if not has_outside(s.forts[battle.seat]):
        return ("battle.strike", _("the attacker has no card outside the court"))
    return None


def left_over(battle: Battle, kind: str) -> Wrong | None:
    """What belongs to a combat that is not being fought while this is asked (CA-POS.1)."""
    if kind != "commit" and (battle.attack_commit or battle.defence_commit):
        return ("battle.commit", _("must be empty while {kind} is asked"))
    if battle.ambush and battle.target_kind == NO_TARGET:
        return ("battle.ambush", _("must be false while {kind} is asked"))
    if kind in AFTER_THE_ROLL:
        return None
    if battle.bonus > 0 and kind != "joker_bid":
        return ("battle.bonus", _("must be 0 while {kind} is asked"))
    if battle.snakes:
        return ("battle.snakes", _("must be empty while {kind} is asked"))
    if battle.strike:
        return ("battle.strike", _("must be false while {kind} is asked"))
    return None


def target_stands(s: Castle, battle: Battle) -> bool:
    """Whether what is under attack is really there."""
    fort = s.forts[battle.target_seat]
    if battle.target_kind == REINFORCEMENT:
        return battle.target_card in fort.reinforcements
    if battle.target_kind == JOKER:
        return battle.target_card in fort.jokers
    if battle.target_kind == BARRICADE:
        return fort.barricade_at(battle.target_cells[0]) is not None
    return all(fort.has(cell) for cell in battle.target_cells)
