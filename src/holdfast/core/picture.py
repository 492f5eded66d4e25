"""A drawing in two parts: what never changes, and named elements that come and go.

The static part depends only on the pack and can be sent once and cached. The elements are SVG
fragments under stable ids, so what changed between two moments is the difference of two
dictionaries, and a page can move a counter from where it was to where it is now.

How a board should be laid out and inked is a `Look`; a game draws what it can of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

__all__ = ["INKS", "SHAPES", "WIDE", "Look", "Picture"]

SHAPES: Final = ("wide", "tall")
INKS: Final = (4, 2)


@dataclass(frozen=True, slots=True)
class Look:
    """How a board is wanted: for a wide screen or a tall one, with four or two inks for suits."""

    shape: str = "wide"
    inks: int = 4

    @property
    def name(self) -> str:
        """A word for addresses and keys, such as `tall-2`."""
        return f"{self.shape}-{self.inks}"


WIDE: Final = Look()
"""What is drawn when nobody asks for anything else."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as SVG. `elements` are drawn in their order, above `static`."""

    width: int
    height: int
    title: str
    static: str
    elements: dict[str, str] = field(default_factory=dict)
    home: float = 0.0
    """What a window lower than the board shows first: 0 is the top, 1 the bottom."""

    def svg(self) -> str:
        """The whole picture as one standalone SVG document."""
        body = "".join(self.elements.values())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'role="img"><title>{self.title}</title>{self.static}{body}</svg>'
        )

    def changes(self, before: Picture) -> dict[str, str | None]:
        """What to redraw after `before`: new fragments by id, and None for what has gone."""
        new = self.elements
        changed: dict[str, str | None] = {
            name: fragment
            for name, fragment in new.items()
            if before.elements.get(name) != fragment
        }
        changed.update({name: None for name in before.elements if name not in new})
        return changed

    def _repr_svg_(self) -> str:
        return self.svg()
