"""Tests of the store alone; what servers make of it is in `tests/web`."""
