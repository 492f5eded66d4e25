"""Hi-Lo with a mind that has an eye for positions, and words for what comes of an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from holdfast.core.edition import Edition
from holdfast.core.match import Match
from holdfast.core.mind import Mind, Outlook
from holdfast.core.state import State
from holdfast.core.text import Text
from tests.conformance.hilo import HiLo, HiLoEdition, HiLoGame, HiLoText

# With all picks at the end of the deck nothing is moved: a holds c8, b holds c7, the next is c6.
UNSHUFFLED = [7, 6, 5, 4, 3, 2, 1]
# The same to a, but b holds c1 and other cards come.
OTHERWISE = [7, 0, 5, 4, 3, 2, 1]


class Eye(Mind):
    """Who holds the higher card is likelier to win; bets are points."""

    scored = True

    def judge(self, s: State, seat: int) -> Outlook:
        assert isinstance(s, HiLo)
        mine, other = max(s.hands[seat]), max(s.hands[1 - seat])
        win = 0.5 + (mine - other) / 16
        if s.over:
            win = float(s.winner() == seat)
        return Outlook(2 * win - 1, win, float(s.bets[seat]))


class EyeText(HiLoText):
    consequences: ClassVar[Mapping[str, str]] = {"drew self": "you draw a card"}


class EyeEdition(HiLoEdition):
    def make_text(self, language: str) -> Text:
        return EyeText(language)


class EyeGame(HiLoGame):
    edition_class = EyeEdition

    def mind(self, edition: Edition) -> Mind:
        return Eye()


GAME = EyeGame()


def hilo(*actions: str, dealt: list[int] = UNSHUFFLED, dice: tuple[int, ...] = ()) -> Match:
    """A match of Hi-Lo in which these actions have been played."""
    match = Match(GAME, script=[*dealt, *dice])
    for action in actions:
        match.play(action)
    return match
