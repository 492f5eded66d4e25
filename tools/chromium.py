"""The Chromium of tests, benchmarks and measurements: the system's, without a window.

Debian's headless shell comes first: it draws the same pages without the frame of windows, tabs
and extensions that a whole browser keeps running, for two thirds of the time.
"""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

__all__ = ["MISSING", "find", "launch"]

NAMES = ("chromium-headless-shell", "chromium")
MISSING = "Chromium is not installed: run tools/setup_system.sh"


def find() -> str | None:
    """Where the best one lies; none where there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def launch(playwright: Playwright) -> Browser:
    path = find()
    if path is None:
        raise SystemExit(MISSING)
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
