"""What changed in a match, and what those who listen to it have been shown already."""

from __future__ import annotations

from dataclasses import dataclass, replace

from holdfast.core.action import Action
from holdfast.core.picture import Picture
from holdfast.web.paint import Art

__all__ = ["Change", "Sight"]


class Sight:
    """What a group of streams with the same eyes, language and look saw last."""

    __slots__ = ("art", "eyes", "known", "picture")

    def __init__(self, eyes: int, art: Art, picture: Picture | None, known: set[int]) -> None:
        self.eyes = eyes
        self.art = art
        self.picture = picture
        self.known = known
        """Numbers of actions whose definitions every stream of the group has."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has just been applied: one entry, or the steps of one journey."""

    kind: str
    seat: int
    action: Action | None
    log_from: int
    """How many lines of the log stand from before."""
    at: int
    """The place of the last action, or the number of actions that an undo kept."""
    steps: int = 1
    """How many entries they are."""

    def followed_by(self, other: Change) -> Change:
        """Both together."""
        return replace(other, log_from=self.log_from, steps=self.steps + other.steps)
