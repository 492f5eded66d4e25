"""Every sentence of the coach and of the review, in English, and numbers as a language writes them.

Translations are in `holdfast/locale`; sentences about actions and events are the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from babel.numbers import format_decimal

from holdfast.core.messages import mark as _
from holdfast.core.text import Text

__all__ = [
    "REASONS",
    "REPORT",
    "WORDS",
    "odds_words",
    "percent",
    "points",
    "said",
    "signed_percent",
    "signed_points",
]

REASONS: Final = {
    "only": _("Nothing else can be done."),
    "early": _("Why cannot be said yet: {tries} tries so far."),
    "close": _("As far as can be told it is worth no more than “{other}”."),
    "gains": _("It gains something: {what} in {mine} of the tries, after “{other}” in {theirs}."),
    "prevents": _(
        "It prevents something: {what} in {mine} of the tries, after “{other}” in {theirs}."
    ),
    "risks": _(
        "It risks something and is worth it: {what} in {mine} of the tries, "
        "after “{other}” in {theirs}."
    ),
    "safer": _("It is safer: it ends badly in {mine} of the tries, “{other}” in {theirs}."),
    "better": _("It ends well more often: in {mine} of the tries, “{other}” in {theirs}."),
    "bolder": _(
        "It is bold: it ends badly in {mine} of the tries, “{other}” in {theirs}, "
        "but well so much more often that it pays."
    ),
    "points": _("It brings {points} points more than “{other}”."),
    "chance": _("It wins {more} more often than “{other}”."),
}
"""Why an action is the best, by what was found."""

WORDS: Final = {
    "wins": _("chance to win {win} ({low} to {high})"),
    "score": _("score {score} ({low} to {high})"),
    "span": _("{low} to {high}"),
    "exact": _("exact: {odds}"),
    "estimated": _("estimated in {tries} tries"),
    "settled": _("The others are clearly behind: thinking longer would change nothing."),
}

REPORT: Final = {
    "title": _("Review"),
    "graph": _("Chance to win"),
    "graph_score": _("Expected score"),
    "actions": _("actions played"),
    "worst": _("What lost most"),
    "no_worst": _("No mistake is clear enough to be shown."),
    "moment": _("After {number} actions"),
    "played": _("Played: {action}"),
    "better": _("Better: {action}"),
    "lost_win": _("lost {win} of the chance to win"),
    "lost_score": _("lost {score} points"),
    "account": _("Skill and luck"),
    "start": _("Expected at the start"),
    "decisions": _("Decisions lost"),
    "luck": _("Luck"),
    "end": _("Result"),
    "adjusted": _("Result without the luck"),
    "adjusted_note": _(
        "The result less the luck of every roll and draw is what the decisions of all seats "
        "deserved. It may lie below 0% or above 100%."
    ),
    "no_luck": _("This game’s positions cannot be judged at a glance, so its luck is not known."),
    "lucky": _("The luckiest rolls and draws"),
    "unlucky": _("The unluckiest rolls and draws"),
    "setup": _("The set-up"),
    "rolled": _("rolled {values}"),
    "drawn": _("drawn"),
    "count": _("Decisions"),
    "loss": _("Lost"),
    "loss_points": _("Points lost"),
    "grave": _("Grave mistakes"),
    "slight": _("Slight mistakes"),
    "by_kind": _("By kind of decision"),
    "by_chapter": _("By turn"),
    "all": _("All"),
    "course": _("Every decision and every roll"),
    "course_note": _(
        "What a decision lost is an estimate, ± with the interval of 95%. What a roll or a draw "
        "brought is estimated alike. Decisions that left no choice, or for which there was no "
        "time, are not listed."
    ),
    "course_points": _("After the chance to win stand the points."),
    "turn_told": _("{title}: decisions {lost}; luck {luck}"),
    "turn_decided": _("{title}: decisions {lost}"),
    "step": _("Decision or roll"),
    "is_grave": _("a grave mistake"),
    "is_slight": _("a slight mistake"),
    "step_better": _("Better"),
    "rival": _("The strong bot with the same dice"),
    "rival_said": _("It thought for {seconds} s about each decision: {result}"),
    "running": _(
        "The match is running, so this tells what {seat} could know, and nothing of luck."
    ),
    "how": _(
        "Decisions judged: {judged} of {all} (others left no choice, or there was no time), by "
        "what the seat knew then, in imagined worlds, with {tries} tries in all. "
        "Losses are estimates; what seemed worst was tried once more with fresh dice."
    ),
}
"""The words of a review."""

SIGNED: Final = "+0.0;−0.0"


def said(text: Text, sentence: str, **facts: object) -> str:
    """A sentence of these tables in a language, with its gaps filled."""
    return text.tell(sentence, facts)


def percent(text: Text, share: float) -> str:
    """A chance in whole percent, with a decimal where it is nearly nothing or nearly all."""
    is_rough = 0.1 <= share <= 0.9 or share in (0.0, 1.0)
    return _in_percent(text, _decimal(text, 100 * share, "0" if is_rough else "0.0"))


def signed_percent(text: Text, share: float) -> str:
    """A difference of chances: "+3.1%"."""
    return _in_percent(text, _decimal(text, 100 * share, SIGNED))


def points(text: Text, number: float) -> str:
    """A score: "14.3"."""
    return _decimal(text, number, "0.0;−0.0")


def signed_points(text: Text, number: float) -> str:
    """A difference of scores: "+2.5"."""
    return _decimal(text, number, SIGNED)


def odds_words(text: Text, odds: Mapping[str, Fraction], most: int = 3) -> str:
    """The likeliest outcomes with their exact chances: "hit 5/6, miss 1/6"."""
    likely = sorted(odds.items(), key=lambda one: -one[1])
    shown = ", ".join(f"{text.outcome(name)} {chance}" for name, chance in likely[:most])
    return f"{shown}, …" if len(likely) > most else shown


def _decimal(text: Text, number: float, pattern: str) -> str:
    shown = round(number, 1) + 0.0
    if not shown and pattern == SIGNED:
        pattern = "0.0"  # nothing has no sign
    written = str(format_decimal(shown, format=pattern, locale=text.language))
    return written.replace("-", "−")


def _in_percent(text: Text, figure: str) -> str:
    return text.tell("percent", {"number": figure})
