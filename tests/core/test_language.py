"""Days and moments as languages write them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from holdfast.core.language import language_like


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("language", "day", "first"),
    [
        ("en", "19 November 2026", "1 May 2027"),
        ("it", "19 novembre 2026", "1º maggio 2027"),
        ("fr", "19 novembre 2026", "1er mai 2027"),
    ],
)
def test_a_day_is_written_as_people_write_it(language: str, day: str, first: str) -> None:
    habits = language_like(language)
    assert habits.day(at(2026, 11, 19, 23, 59)) == day
    assert habits.day(at(2027, 5, 1)) == first


def test_a_moment_has_its_hour_in_utc() -> None:
    assert language_like("fr").moment(at(2026, 3, 8, 7, 5)) == "8 mars 2026, 07:05 UTC"
