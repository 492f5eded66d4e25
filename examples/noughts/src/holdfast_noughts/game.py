"""Noughts as a game that Holdfast can find."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.edition import Edition
from holdfast.core.game import Card, Game
from holdfast.core.messages import mark as _
from holdfast_noughts.edition import NoughtsEdition

if TYPE_CHECKING:
    from holdfast.core.observer import Observer


class NoughtsGame(Game):
    """Two players mark the cells of a three by three grid; three in a line wins."""

    id = "noughts"
    name = "Noughts"
    about = _("Two players, nine cells, three in a line.")
    languages = ("en", "it", "fr")
    card = Card(minutes="2", shelf=100, sample=(3, 5))
    edition_class = NoughtsEdition

    def observer(self, edition: Edition) -> Observer:
        from holdfast_noughts.observe import NoughtsObserver  # needs librt, which playing does not

        return NoughtsObserver(edition)


GAME = NoughtsGame()
