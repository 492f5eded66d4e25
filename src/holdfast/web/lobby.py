"""The lobby: tables with a free seat and tables to watch, as somebody wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from holdfast.core.i18n import LANGUAGES
from holdfast.web.history import variant_key
from holdfast.web.models.lists import SummaryOut
from holdfast.web.speaking import labeller

__all__ = ["SPEEDS", "Wanted", "variants_of"]

SPEEDS: Final = ("none", "live", "days")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for; nonsense in an address asks for nothing."""

    game: str = ""
    variant: str = ""
    speed: str = ""
    lang: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> Wanted:
        def among(name: str, known: Sequence[str]) -> str:
            return query[name] if query.get(name) in known else ""

        return cls(
            game=query.get("game", "")[:64],
            variant=query.get("variant", "")[:16],
            speed=among("speed", SPEEDS),
            lang=among("spoken", LANGUAGES),
        )

    def takes(self, match: SummaryOut) -> bool:
        return (
            self.game in ("", match["game"])
            and self.variant in ("", variant_key(match["options"]))
            and self.speed in ("", match["limit"]["speed"])
            and self.lang in ("", match["lang"])
        )


def variants_of(matches: Sequence[SummaryOut], game: str, lang: str) -> list[tuple[str, str]]:
    """The mixtures of options in which a game is on offer: key and words."""
    say = labeller(lang)
    found = {
        variant_key(one["options"]): ", ".join(
            say(option["label"], option["value"]).unescape() for option in one["began"]["options"]
        )
        for one in matches
        if one["game"] == game
    }
    return sorted(found.items(), key=lambda item: item[1])
