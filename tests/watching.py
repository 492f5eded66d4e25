"""Bounds what measuring coverage costs: it makes plain Python four times as slow."""

from __future__ import annotations

import signal
import time
from collections import defaultdict
from collections.abc import Generator
from types import FrameType
from typing import Any

import pytest


class Watching:
    """Watches each test, and each test function with all its parameters, for some seconds only.

    In that time a test reaches nearly all that it ever will; the rest of it runs at full speed.
    Seconds are those of the processor, so that a busy machine finds the same.
    """

    OF_A_TEST = 1.0
    OF_A_FUNCTION = 2.0

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._watched: defaultdict[str, float] = defaultdict(float)
        self._paused = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        function = item.nodeid.partition("[")[0]
        left = min(self.OF_A_TEST, self.OF_A_FUNCTION - self._watched[function])
        began = time.process_time()
        self._pause_after(left)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self._watched[function] += min(left, time.process_time() - began)
            self._resume()

    def _pause_after(self, seconds: float) -> None:
        if seconds <= 0:
            self._pause()
        else:
            signal.signal(signal.SIGVTALRM, self._pause)
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds)

    def _pause(self, number: int = 0, frame: FrameType | None = None) -> None:
        self._paused = True
        self._coverage.pause()

    def _resume(self) -> None:
        if self._paused:
            self._paused = False
            self._coverage.resume()

    @property
    def _coverage(self) -> Any:
        return self._config.pluginmanager.getplugin("_cov").cov_controller
