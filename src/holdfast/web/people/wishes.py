"""How somebody wants to be told: by which ways, and in which hours not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.web.problems import Problem

__all__ = ["Wishes"]

CLOCK: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


@dataclass(frozen=True, slots=True)
class Wishes:
    """As they stand in the database. Quiet hours are as the clock shows them where one lives."""

    mail: bool = True
    push: bool = True
    quiet_from: str = ""
    quiet_to: str = ""
    zone: str = "UTC"

    @classmethod
    def read(cls, kept: Json) -> Wishes:
        return cls(**{name: kept[name] for name in cls.__dataclass_fields__ if name in kept})

    @classmethod
    def chosen(cls, fields: Mapping[str, str]) -> Wishes:
        """From a form, or a `Problem`."""
        quiet = fields.get("quiet_from", "").strip(), fields.get("quiet_to", "").strip()
        for name, words in zip(("quiet_from", "quiet_to"), quiet, strict=True):
            if words and not CLOCK.fullmatch(words):
                raise Problem(
                    422,
                    "bad_request",
                    _("“{words}” is no time of day; one is written 22:30."),
                    field=name,
                    facts={"words": words[:20]},
                )
        if bool(quiet[0]) != bool(quiet[1]):
            raise Problem(
                422,
                "bad_request",
                _("Quiet hours have a beginning and an end, or neither."),
                field="quiet_to" if quiet[0] else "quiet_from",
            )
        zone = fields.get("zone", "") or "UTC"
        if zone not in zones():
            raise Problem(
                422,
                "bad_request",
                _("“{words}” is no time zone; one is called Europe/Rome."),
                field="zone",
                facts={"words": zone[:40]},
            )
        return cls(bool(fields.get("mail")), bool(fields.get("push")), *quiet, zone)

    def plain(self) -> dict[str, object]:
        return asdict(self)

    def quiet_seconds(self, moment: float) -> float:
        """For how long it is still quiet; 0 outside of quiet hours."""
        if not self.quiet_from or self.quiet_from == self.quiet_to:
            return 0.0
        here = datetime.fromtimestamp(moment, zone_of(self.zone))
        begins, ends, clock = _time(self.quiet_from), _time(self.quiet_to), here.time()
        over_night = begins > ends
        is_quiet = clock >= begins or clock < ends if over_night else begins <= clock < ends
        if not is_quiet:
            return 0.0
        day = here.date() + timedelta(days=over_night and clock >= begins)
        end = datetime.combine(day, ends, zone_of(self.zone)).astimezone(UTC)
        return max(1.0, end.timestamp() - moment)


def _time(words: str) -> time:
    hours, minutes = words.split(":")
    return time(int(hours), int(minutes))


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone_of(name: str) -> ZoneInfo:
    return ZoneInfo(name if name in zones() else "UTC")
