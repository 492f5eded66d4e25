"""Reports: one page for one or several experiments, with plots, tables and the commands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdfast.core.i18n import ENGLISH
from holdfast.core.messages import mark as _
from holdfast.lab.folder import writing
from holdfast.lab.report.page import page, paragraph
from holdfast.lab.report.sections import Boards, part
from holdfast.lab.report.words import Words
from holdfast.lab.results import Results

__all__ = ["write_report"]

LEAD = _(
    "Everything here follows from the experiments' seeds and can be made again, number by number, "
    "with the commands at the head of each part. Intervals hold 95%. All arms of an experiment "
    "play the same deals, and differences are taken deal by deal."
)


def write_report(
    folders: Sequence[Path], path: Path, title: str | None = None, language: str = ENGLISH
) -> None:
    """One page of the results in these folders."""
    results = [Results(folder) for folder in folders]
    words = Words(language)
    boards = Boards(language)
    parts = [part(one, f"part-{at}", boards, words) for at, one in enumerate(results, start=1)]
    named = title or results[0].experiment.title or words.say(_("Results"))
    lead = paragraph(words.say(LEAD), soft=True)
    with writing(path):
        beside = path.with_suffix(".part")
        beside.write_text(page(named, lead, parts, language), "utf-8")
        beside.replace(path)
