"""A drawing in two parts: what never changes, and named elements that come and go.

The static part depends only on the pack and can be sent once and cached. The elements are SVG
fragments under stable ids, so what changed between two moments is the difference of two
dictionaries, and a page can move a counter from where it was to where it is now.

How a board should be laid out and inked is a `Look`; a game draws what it can of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from holdfast.core.reading import Given
from holdfast.core.svg import locked

__all__ = ["INKS", "SHAPES", "WIDE", "Layer", "Look", "Picture", "fresh", "gone"]

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


Layer = tuple[object, Callable[[], dict[str, str]]]
"""Facts of a view, as JSON has them, and how to draw them: equal facts are drawn equally. No name
is drawn in two layers of a picture, but from one to the next it may move to another."""

WIDE: Final = Look()
"""What is drawn when nobody asks for anything else."""


class Picture:
    """A board as SVG. `elements` are drawn in their order, above `static`.

    A game may draw them in layers, each from a few facts of the view: then the next picture is
    drawn from this one, and only where facts have changed.
    """

    __slots__ = ("_artist", "_elements", "_facts", "height", "home", "layers", "static", "tap",
                 "title", "width")  # fmt: skip

    def __init__(
        self,
        width: int,
        height: int,
        title: str,
        static: str,
        elements: dict[str, str] | None = None,
        home: float = 0.0,
        tap: float = 0.0,
    ) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.static = static
        self.home = home
        """What a window lower than the board shows first: 0 is the top, 1 the bottom."""
        self.tap = tap
        """How wide the smallest thing is that fingers choose; a small screen enlarges the board
        until it can be hit."""
        self._elements: dict[str, str] | None = {} if elements is None else elements
        self.layers: Sequence[dict[str, str]] = (self._elements,)
        self._facts: list[object] = []
        self._artist: Callable[[Given], Sequence[Layer]] | None = None

    @classmethod
    def in_layers(
        cls,
        frame: Picture,
        artist: Callable[[Given], Sequence[Layer]],
        view: Given,
        before: Sequence[Picture] = (),
    ) -> Picture:
        """What the artist makes of a view, with layers of earlier pictures where the facts are
        equal. `frame` has the size, the title and the static part."""
        made = cls(
            frame.width, frame.height, frame.title, frame.static, None, frame.home, frame.tap
        )
        made._artist, made._elements = artist, None
        made.layers = layers = list[dict[str, str]]()
        earlier = [(one._facts, one.layers) for one in before if one._artist == artist]
        for place, (facts, draw) in enumerate(artist(view)):
            made._facts.append(facts)
            for old_facts, old in earlier:
                known = old_facts[place]
                if known is facts or known == facts:
                    layers.append(old[place])
                    break
            else:
                layers.append(draw())
        return made

    def next(self, view: Given, also: Sequence[Picture] = ()) -> Picture | None:
        """The picture of a later view, drawn only where it differs from this one, or from others
        of the same artist; None where a game always draws the whole."""
        if self._artist is None:
            return None
        return Picture.in_layers(self, self._artist, view, (self, *also))

    @property
    def elements(self) -> dict[str, str]:
        """SVG fragments by name."""
        if self._elements is None:
            self._elements = {k: one for layer in self.layers for k, one in layer.items()}
        return self._elements

    def svg(self) -> str:
        """The whole picture as one standalone SVG document."""
        body = locked(self.static + "".join(self.elements.values()))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'role="img"><title>{self.title}</title>{body}</svg>'
        )

    def changes(self, before: Picture) -> dict[str, str | None]:
        """What to redraw after `before`: new fragments by id, and None for what has gone."""
        changed: dict[str, str | None] = {}
        for new, old in self.beside(before):
            changed.update(fresh(new, old))
        for new, old in self.beside(before):
            for name in gone(new, old):
                changed.setdefault(name)  # what has moved to another layer is drawn there
        return changed

    def beside(self, before: Picture) -> list[tuple[dict[str, str], dict[str, str]]]:
        """The layers that are not those of `before`, each with the one in whose place it is."""
        if len(self.layers) != len(before.layers):
            return [(self.elements, before.elements)]
        pairs = zip(self.layers, before.layers, strict=True)
        return [(new, old) for new, old in pairs if new is not old]

    @property
    def names(self) -> list[str]:
        """Of the elements, in the order in which they are drawn."""
        return [name for layer in self.layers for name in layer]

    def has_same_names(self, before: Picture) -> bool:
        """Whether the same elements are drawn, perhaps differently."""
        pairs = [(new, old) for new, old in self.beside(before) if new.keys() != old.keys()]
        if not pairs:
            return True
        now, then = ({name for pair in pairs for name in pair[side]} for side in (0, 1))
        return now == then

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and (
            (self.width, self.height, self.title, self.static, self.home, self.tap)
            == (other.width, other.height, other.title, other.static, other.home, other.tap)
            and self.elements == other.elements
        )

    def _repr_svg_(self) -> str:
        return self.svg()


def fresh(new: dict[str, str], old: dict[str, str]) -> dict[str, str]:
    """What of a layer is new or drawn differently."""
    return {name: fragment for name, fragment in new.items() if old.get(name) != fragment}


def gone(new: dict[str, str], old: dict[str, str]) -> list[str]:
    """What a layer has no more."""
    return [] if new.keys() == old.keys() else [name for name in old if name not in new]
