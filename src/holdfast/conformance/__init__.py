"""Does a game keep its promises? One call plays random games of it and checks every one of them.

    report = holdfast.conformance.check_game("itter", games=100, seed=1)
    print(report)               # what was checked, how often, and every violation with a journal
    report.raise_if_bad()       # in a test: fails with all of that

From a shell: `python -m holdfast.conformance itter --games 10000 --jobs 4`.
"""

from __future__ import annotations

from holdfast.conformance.kit import CHECKS, check_game
from holdfast.conformance.mixtures import all_options, covering_options
from holdfast.conformance.report import NotConformant, Report, Violation

__all__ = [
    "CHECKS",
    "NotConformant",
    "Report",
    "Violation",
    "all_options",
    "check_game",
    "covering_options",
]
