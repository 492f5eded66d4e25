"""How strong a level is, as it was measured: figures with their intervals, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.bots.card import BotCard
from holdfast.bots.levels import read_levels
from holdfast.bots.registry import installed_bots
from holdfast.core.i18n import messages
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given, Json

__all__ = ["Figure", "figure_of", "introduction"]


@dataclass(frozen=True, slots=True)
class Figure:
    """What a bot reached in a game with some options."""

    bot: str
    game: str
    options: Given
    against: str
    """Whom it met; empty where it played alone."""
    games: int
    wins: tuple[float, float, float]
    """The share of games that it won, and the interval of 95%."""
    score: tuple[float, float, float] | None
    """The mean score, where the game has one, and the interval of 95%."""
    lost_score: float | None
    """What a game counted that was lost without a score; None where such games were left out."""
    command: str
    """What measured it, and can measure it again."""

    def said(self, language: str = "en") -> str:
        """A sentence for people."""
        if self.against:
            sentence = _("It wins about {wins} of its games against {against}.")
        elif self.score is not None and self.lost_score is not None:
            sentence = _("It wins about {wins}, with {score} points where a loss counts {lost}.")
        elif self.score is not None:
            sentence = _("It wins about {wins} of its games, with {score} points on average.")
        else:
            sentence = _("It wins about {wins} of its games.")
        known = installed_bots()
        against = known[self.against].called(language) if self.against in known else self.against
        spoken = messages("holdfast", language)
        decimal = spoken.own.language.decimal
        facts = {
            "wins": spoken.say("percent", {"number": f"{100 * self.wins[0]:.0f}"}),
            "against": against,
            "score": "" if self.score is None else decimal(self.score[0]),
            "lost": "" if self.lost_score is None else decimal(self.lost_score, "0.#"),
        }
        return spoken.say(sentence, facts)


def introduction(
    card: BotCard, game: str | None, language: str = "en", options: Given | None = None
) -> str:
    """How a bot plays and, where that was measured in a game, how strong it is."""
    figure = None if game is None else figure_of(card.name, game, options)
    return (
        card.said(language) if figure is None else f"{card.said(language)} {figure.said(language)}"
    )


def figure_of(bot: str, game: str, options: Given | None = None) -> Figure | None:
    """What was measured of a bot in a game with these options, or else with the usual ones."""
    found = [
        _read(one) for one in read_levels()["strength"] if (one["bot"], one["game"]) == (bot, game)
    ]
    fitting = [one for one in found if options is not None and _fits(one.options, options)]
    usual = [one for one in found if not one.options]
    best = sorted(fitting, key=lambda one: -len(one.options)) or usual
    return best[0] if best else None


def _fits(measured: Given, options: Given) -> bool:
    return all(options.get(name) == value for name, value in measured.items())


def _read(one: Json) -> Figure:
    return Figure(
        bot=one["bot"],
        game=one["game"],
        options=one["options"],
        against=one["against"],
        games=one["games"],
        wins=tuple(one["wins"]),
        score=None if one["score"] is None else tuple(one["score"]),
        lost_score=one["lost_score"],
        command=one["command"],
    )
