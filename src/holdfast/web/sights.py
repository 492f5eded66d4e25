"""What changed in a match, and what those who listen to it have been shown already."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.core.action import Action
from holdfast.core.picture import Picture
from holdfast.core.state import State
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
    """One entry that has just been applied."""

    kind: str
    seat: int
    action: Action | None
    before: State
    log_from: int
    """How many lines of the log stand from before."""
    at: int
    """The place of the action, or the number of actions that an undo kept."""
