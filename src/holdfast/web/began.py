"""How a match began: what whoever joins it should know, and whether it counts among real ones."""

from __future__ import annotations

from holdfast.core.registry import find_game
from holdfast.core.text import capital
from holdfast.store import MatchRow
from holdfast.web.cards import option_label
from holdfast.web.models.lists import BeganOut
from holdfast.web.paint import game_text
from holdfast.web.telling import Words

__all__ = ["began", "counts"]


def counts(match: MatchRow) -> bool:
    """Whether a match says something about those who play: not when one of them set the table."""
    return not match.study and match.position is None and match.pack is None


def began(match: MatchRow, lang: str) -> BeganOut:
    """Whether it counts, the options that are not the usual ones, and in few words what is played.

    The first option is the one that people name a match by: its value is always told.
    """
    game = find_game(match.game)
    text = game_text(game, lang)
    named = [
        (
            option,
            text.translate(option.label),
            option_label(game, lang, option.name, match.options.get(option.name, option.default)),
        )
        for option in game.options
    ]
    changed = [
        (option, label, value)
        for option, label, value in named
        if match.options.get(option.name, option.default) != option.default
    ]
    return {
        "played": [
            _in_short(text, label, value, option.default)
            for option, label, value in named
            if option is game.options[0] or (option, label, value) in changed
        ],
        "counts": counts(match),
        "options": [{"label": label, "value": value} for _option, label, value in changed],
    }


def _in_short(text: Words, label: str, value: str, default: object) -> str:
    """`Elite`, `Saboteur`, `Jokers: 2`: a word speaks for itself, a yes is the option's name."""
    if default is False:
        return label
    return text.labelled(label, value) if isinstance(default, int) else capital(value)
