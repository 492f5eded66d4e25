"""The coach and the review: what a decision is worth, before it is made and after the match.

Both ask the mind of the game through the search that the bots use, and of each seat they know what
it may know.
"""

from __future__ import annotations

from holdfast.coach.advice import Advice, Line
from holdfast.coach.report import Report
from holdfast.coach.review import Review, review, reviewing
from holdfast.coach.telling import as_html, as_json, as_text
from holdfast.coach.thinking import Coach, advise, think

__all__ = [
    "Advice",
    "Coach",
    "Line",
    "Report",
    "Review",
    "advise",
    "as_html",
    "as_json",
    "as_text",
    "review",
    "reviewing",
    "think",
]
