"""CI-2 Defender Phase: what each action does once it is allowed."""

from __future__ import annotations

from typing import Any

from holdfast.core.chance import Chance, shuffle
from holdfast.games.itter.actions import CONDITIONS, EXHAUSTION, RECOVER
from holdfast.games.itter.board import (
    CANNON,
    COLORS,
    ESCAPED,
    NO_WEAPON,
    NODES,
    NONE,
    SPACES,
    WEAPONS,
)
from holdfast.games.itter.state import ACTED, COMMANDED, DISRUPTED, EXHAUSTED, Itter


def finish(s: Itter, who: int, exhaust: bool) -> None:
    """The Action token is placed and one of the five actions is used (CI-2.0.2, CI-2.0.7).

    Which actions exhaust is for their own functions to say (CI-2.0.3).
    """
    s.flags[who] |= ACTED | EXHAUSTED if exhaust else ACTED
    s.actions_left -= 1


def end_phase(s: Itter) -> None:
    """The remaining actions are forfeited (CI-2.0.5)."""
    if s.log is not None:
        s.tell("ended", "CI-2.0.5", {"left": s.actions_left})
    s.actions_left = 0


def deploy(s: Itter, who: int, square: int) -> None:
    """A Defender of the supply takes its place; its action follows (CI-2.1.1, CI-2.1.2)."""
    s.put(who, square)
    if s.log is not None:
        facts = {"who": s.board.defender_ids[who], "to": s.board.square_ids[square]}
        s.tell("deployed", "CI-2.1.1", facts)


def dice_for_attack(s: Itter, who: int, weapon: int) -> int:
    """The value used and the inspirers (CI-2.2.2, CI-3.1.1, CI-3.1.5)."""
    value = s.board.attack[who] if weapon == NO_WEAPON else s.board.weapon_attack[weapon]
    return value + s.inspiration(who)


def attack(s: Itter, who: int, target: int, weapon: int, chance: Chance) -> None:
    """A die that reaches the counter's Defense sends it back to the supply (CI-2.2.3)."""
    needed = s.target_defense(target)
    dice = chance.dice(dice_for_attack(s, who, weapon))  # CI-C.2
    hit = max(dice) >= needed
    if s.log is not None:
        facts: dict[str, Any] = {
            "by": s.board.defender_ids[who],
            "target": s.board.target_ids[target],
            "dice": dice,
            "needed": needed,
            "hit": hit,
        }
        s.tell("attacked", "CI-2.2.3", add_weapon(facts, weapon))
    if hit:
        if target < NODES:
            s.infantry[target] = NONE  # CI-2.2.5: nobody else moves
        else:
            s.guns[target - NODES] -= 1
    fire_cannon(s, weapon)
    finish(s, who, True)


def suppress(s: Itter, who: int, amounts: list[int], weapon: int) -> None:
    """Tokens go to the suppress spaces of the square's colours (CI-2.3.1)."""
    for color in range(SPACES):
        s.suppression[color] += amounts[color]
    if s.log is not None:
        facts: dict[str, Any] = {"by": s.board.defender_ids[who]}
        facts["tokens"] = {COLORS[c]: amounts[c] for c in range(SPACES) if amounts[c] > 0}
        s.tell("suppressed", "CI-2.3.1", add_weapon(facts, weapon))
    fire_cannon(s, weapon)
    finish(s, who, True)


def add_weapon(facts: dict[str, Any], weapon: int) -> dict[str, Any]:
    if weapon != NO_WEAPON:
        facts["weapon"] = WEAPONS[weapon]
    return facts


def fire_cannon(s: Itter, weapon: int) -> None:
    """Firing the 76mm uses up its Load token, which otherwise stays (CI-3.6.5, CI-3.6.6)."""
    if weapon == CANNON:
        s.loaded = False


def shift(s: Itter, who: int, square: int) -> None:
    """A free move within the location; the two change places if the square is taken (CI-2.4.2)."""
    old = s.at[who]
    partner = s.standing[square]
    s.at[who] = square
    s.standing[square] = who
    s.standing[old] = partner
    if partner != NONE:
        s.at[partner] = old
    if s.log is not None:
        facts: dict[str, Any] = {
            "by": s.board.defender_ids[who],
            "from": s.board.square_ids[old],
            "to": s.board.square_ids[square],
        }
        if partner == NONE:
            s.tell("shifted", "CI-2.4.1", facts)
        else:
            facts["partner"] = s.board.defender_ids[partner]
            s.tell("swapped", "CI-2.4.2", facts)


def hold(s: Itter, who: int, shifted: bool) -> None:
    """The active Defender takes no action; after a shift that exhausts (CI-2.1.6, CI-2.4.6)."""
    finish(s, who, shifted or s.setting.hold_exhausts)
    if s.log is not None:
        s.tell("held", "CI-2.4.6" if shifted else "CI-2.1.6", {"by": s.board.defender_ids[who]})


def move(s: Itter, who: int, square: int) -> None:
    """To an open square of another location (CI-2.5.1)."""
    old = s.at[who]
    s.put(who, square)
    if s.log is not None:
        facts = {
            "by": s.board.defender_ids[who],
            "from": s.board.square_ids[old],
            "to": s.board.square_ids[square],
        }
        s.tell("moved", "CI-2.5.1", facts)
    finish(s, who, True)


def load(s: Itter, who: int) -> None:
    """The Load token goes onto the cannon (CI-3.6.4)."""
    s.loaded = True
    if s.log is not None:
        s.tell("loaded", "CI-3.6.4", {"by": s.board.defender_ids[who]})
    finish(s, who, True)


def recover(s: Itter, who: int, what: int, verb: int) -> None:
    """One condition goes; the Defender is not exhausted by it (CI-2.6.3, CI-PA.2)."""
    s.flags[who] &= ~(EXHAUSTED if what == EXHAUSTION else DISRUPTED)
    if s.log is not None:
        facts = {"by": s.board.defender_ids[who], "what": CONDITIONS[what]}
        s.tell("recovered", "CI-2.6.1" if verb == RECOVER else "CI-PA.2", facts)
    finish(s, who, False)


def command(s: Itter, who: int) -> None:
    """The commander is exhausted first; its orders follow (CI-2.7.1)."""
    if s.log is not None:
        s.tell("commanded", "CI-2.7.1", {"by": s.board.defender_ids[who]})
    finish(s, who, True)


def order(s: Itter, by: int, who: int, what: int) -> None:
    """A free Recover and a Command token for the one who receives it (CI-2.7.4, CI-2.7.6)."""
    s.flags[who] &= ~(EXHAUSTED if what == EXHAUSTION else DISRUPTED)
    s.flags[who] |= COMMANDED  # CI-2.7.7: there are enough tokens
    if s.log is not None:
        facts = {
            "by": s.board.defender_ids[by],
            "who": s.board.defender_ids[who],
            "what": CONDITIONS[what],
        }
        s.tell("ordered", "CI-2.7.4", facts)


def escape(s: Itter, who: int, chance: Chance) -> None:
    """Borotra leaves to fetch help; the 142nd card joins the deck's bottom (CI-2.8.6)."""
    old = s.at[who]
    s.take_off(who, ESCAPED)  # CI-2.8.10, CI-3.2.4: no casualty
    s.actions_left -= 1
    if s.setting.player_aid:
        number = min(s.board.aid_escape_removes, len(s.deck))  # CI-PA.6
        kept = len(s.deck) - number
        s.boxed += s.deck[kept:]
        s.deck = s.deck[:kept]
    else:
        number = mix_in_142nd(s, chance)
    if s.log is not None:
        facts = {
            "by": s.board.defender_ids[who],
            "from": s.board.square_ids[old],
            "number": number,
        }
        if s.setting.player_aid:
            s.tell("escaped_aid", "CI-PA.6", facts)
        else:
            s.tell("escaped", "CI-2.8.6", facts)


def mix_in_142nd(s: Itter, chance: Chance) -> int:
    """Shuffle the 142nd card into the bottom cards, as many as the discard pile says."""
    deck = s.board.card_deck[s.discard[-1]] if s.discard else 0  # CI-2.8.7, CI-2.8.9
    number = min(s.board.escape_bottom[deck], len(s.deck))  # CI-2.8.8
    top = len(s.deck) - number
    bottom = [*s.deck[top:], s.board.card_142nd]
    shuffle(bottom, chance)  # CI-C.9
    s.deck = s.deck[:top] + bottom
    s.mixed = number + 1
    return number
