"""Tests of the case reader and runner; the cases themselves are run in `tests/games`."""
