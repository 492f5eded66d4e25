"""How a match began: what whoever joins it should know, and whether it counts among real ones."""

from __future__ import annotations

from holdfast.core.registry import find_game
from holdfast.store import MatchRow
from holdfast.web.cards import option_label
from holdfast.web.models import BeganOut
from holdfast.web.paint import game_text

__all__ = ["began", "counts"]


def counts(match: MatchRow) -> bool:
    """Whether a match says something about those who play: not when one of them set the table."""
    return not match.study and match.position is None and match.pack is None


def began(match: MatchRow, lang: str) -> BeganOut:
    """Whether it counts, and the options that are not the usual ones."""
    game = find_game(match.game)
    text = game_text(game, lang)
    return {
        "counts": counts(match),
        "options": [
            {
                "label": text.translate(option.label),
                "value": option_label(game, lang, option.name, match.options[option.name]),
            }
            for option in game.options
            if match.options.get(option.name, option.default) != option.default
        ],
    }
