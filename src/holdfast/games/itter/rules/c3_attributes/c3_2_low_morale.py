"""CI-3.2 Low Morale and CI-3.3 Wehrmacht Officer: casualties, and who gives up with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.itter.board import CASUALTY, NONE
from holdfast.games.itter.events import Facts

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def lose(s: Itter, fallen: list[int], location: int) -> None:
    """Take casualties off together, then check Low Morale once (CI-4.0.7, CI-3.2.2).

    Officers among the fallen protect nobody any more (CI-3.3.3); others do in whatever state
    (CI-3.0.1, CI-3.3.2).
    """
    for who in fallen:
        remove(s, who, "CI-4.0.7")
    shaken: list[int] = []
    for square in s.board.squares_in[location]:
        who = s.standing[square]
        if who != NONE and s.board.officer[who]:  # CI-3.3.1
            return
        if who != NONE and s.board.low_morale[who]:
            shaken.append(who)
    for who in shaken:  # CI-3.2.3: these set off nothing more
        remove(s, who, "CI-3.2.1")


def remove(s: Itter, who: int, rule: str) -> None:
    """A Defender leaves the game; its square is free."""
    square = s.at[who]
    s.take_off(who, CASUALTY)
    if s.log is not None:
        facts: Facts = {"who": s.board.defender_ids[who], "from": s.board.square_ids[square]}
        s.tell("low_morale" if rule == "CI-3.2.1" else "casualty", rule, facts)
