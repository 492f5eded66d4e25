"""What a game has sentences for, by the names of its messages."""

from __future__ import annotations

from holdfast.core.i18n import messages
from holdfast.core.text import Text

__all__ = ["told"]


def told(text: Text, what: str, language: str = "en") -> set[str]:
    """The kinds of events, actions or outcomes that have a message of their own.

    `event-fought-won` and `event-drew-hidden` belong to `fought` and `drew`.
    """
    ids = messages(text.package, language).own
    return {id.split("-")[1] for id in ids if id.startswith(f"{what}-")}
