"""Advice for one decision: the few best actions, what they are worth, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import TypedDict

from holdfast.coach.drawing import Tip, marked, ranked
from holdfast.coach.reasons import Why, WhyJson
from holdfast.coach.span import Span, SpanJson
from holdfast.coach.words import WORDS, odds_words, percent, points, said
from holdfast.core.action import Action
from holdfast.core.edition import SeatName
from holdfast.core.picture import WIDE, Look
from holdfast.core.reading import ActionJson
from holdfast.core.seat import Seat
from holdfast.core.text import Text

__all__ = ["GRAVE", "Advice", "AdviceJson", "Doubt", "Line"]

GRAVE = 0.10
"""A loss of so much worth is a grave mistake."""


class LineJson(TypedDict):
    """One of the best actions in numbers; `odds` are exact, as fractions, and empty where there
    is no sum for them."""

    action: ActionJson
    text: str
    touches: list[str]
    worth: float
    win: SpanJson
    score: SpanJson | None
    tries: int
    odds: dict[str, str]


class ToldLine(LineJson):
    """The same with the words that people read."""

    sentence: str
    said: str
    figures: dict[str, str]


class ToldWhy(WhyJson):
    """Why the best is the best, with the sentence that says it."""

    said: str


class DoubtJson(TypedDict):
    """What an action that was asked about loses against the best."""

    action: ActionJson
    loss: float
    win: float
    grave: bool


class AdviceJson(TypedDict):
    """What the coach says of a decision, the best action first; `settled` when longer thinking
    would change nothing."""

    number: int
    seat: SeatName
    kind: str | None
    lines: list[ToldLine]
    why: ToldWhy
    tries: int
    seconds: float
    settled: bool
    doubt: DoubtJson | None


@dataclass(frozen=True, slots=True)
class Line:
    """One of the best actions, with what it was worth in the tries."""

    action: Action
    worth: float
    win: Span
    score: Span | None
    """Only in a game that has points, and from the second try on."""
    tries: int
    odds: Mapping[str, Fraction]
    """The exact chances of what it leads to at once; empty where there is no sum for them."""

    def said(self, text: Text) -> str:
        """What it is worth, in words."""
        share = [percent(text, one) for one in (self.win.value, self.win.low, self.win.high)]
        parts = [said(text, WORDS["wins"], win=share[0], low=share[1], high=share[2])]
        if self.score is not None:
            parts.append(self._score_words(text, self.score))
        parts.append(said(text, WORDS["estimated"], tries=self.tries))
        if self.odds:
            parts.append(said(text, WORDS["exact"], odds=odds_words(text, self.odds)))
        return text.apart(parts)

    @staticmethod
    def _score_words(text: Text, score: Span) -> str:
        number = [points(text, one) for one in (score.value, score.low, score.high)]
        return said(text, WORDS["score"], score=number[0], low=number[1], high=number[2])

    def figures(self, text: Text) -> dict[str, str]:
        """The same in short, piece by piece, for a page that shows them side by side."""
        win, score = self.win, self.score
        span = said(text, WORDS["span"], low=percent(text, win.low), high=percent(text, win.high))
        told = {"win": percent(text, win.value), "span": span}
        if score is not None:
            told["score"] = self._score_words(text, score)
        if self.odds:
            told["odds"] = said(text, WORDS["exact"], odds=odds_words(text, self.odds))
        return told

    @property
    def json(self) -> LineJson:
        return {
            "action": self.action.json,
            "text": self.action.text,
            "touches": list(self.action.touches),
            "worth": round(self.worth, 4),
            "win": self.win.json,
            "score": None if self.score is None else self.score.json,
            "tries": self.tries,
            "odds": {name: str(chance) for name, chance in self.odds.items()},
        }


@dataclass(frozen=True, slots=True)
class Doubt:
    """An action that somebody has in mind, against the best."""

    line: Line
    loss: float
    win: float
    """What it loses in worth, and in chance to win."""
    is_grave: bool

    @property
    def json(self) -> DoubtJson:
        return {
            "action": self.line.action.json,
            "loss": round(self.loss, 4),
            "win": round(self.win, 4),
            "grave": self.is_grave,
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says of a decision at one moment of its thinking; later ones say more."""

    seat: Seat
    lines: tuple[Line, ...]
    why: Why
    tries: int
    seconds: float
    is_settled: bool
    """Whether longer thinking would change nothing."""
    doubt: Doubt | None = None
    """What was asked about besides."""

    @property
    def best(self) -> Line:
        return self.lines[0]

    def reason(self, text: Text) -> str:
        """Why the best is the best, as a sentence."""
        return self.why.said(text, self.seat.edition.vocabulary)

    def said(self, language: str = "en") -> list[str]:
        """The advice as lines of text."""
        text = self.seat.text(language)
        return list(self._sentences(text))

    def _sentences(self, text: Text) -> Iterator[str]:
        for number, line in enumerate(self.lines, start=1):
            yield f"{number}. {text.action(line.action)}"
            yield f"   {line.said(text)}"
        yield self.reason(text)
        if self.is_settled and len(self.lines) > 1:
            yield said(text, WORDS["settled"])

    def json(self, language: str = "en") -> AdviceJson:
        """For programs, with the words that people read beside the numbers."""
        text = self.seat.text(language)
        decision = self.seat.decision
        return {
            "number": self.seat.number,
            "seat": self.seat.name,
            "kind": None if decision is None else decision.kind,
            "lines": [
                {
                    **line.json,
                    "sentence": text.action(line.action),
                    "said": line.said(text),
                    "figures": line.figures(text),
                }
                for line in self.lines
            ],
            "why": {**self.why.json, "said": self.reason(text)},
            "tries": self.tries,
            "seconds": round(self.seconds, 2),
            "settled": self.is_settled,
            "doubt": None if self.doubt is None else self.doubt.json,
        }

    @property
    def tips(self) -> list[Tip]:
        """What to mark on a board."""
        return ranked([line.action for line in self.lines])

    def picture(self, language: str = "en", look: Look = WIDE) -> str | None:
        """The board as the seat sees it, with an arrow or a mark for each line, as SVG."""
        picture = self.seat.edition.draw(self.seat.view, language, look)
        return None if picture is None else marked(picture, self.tips)

    def _repr_html_(self) -> str:
        words = "".join(f"<p style='margin:.2em 0'>{escape(line)}</p>" for line in self.said())
        return f"<div style='max-width:60em'>{self.picture() or ''}{words}</div>"

    def __repr__(self) -> str:
        best = self.best
        return f"<Advice {best.action.text}: wins {best.win.value:.0%}, {self.tries} tries>"
