"""How the terminal speaks: sentences in the words of a game, a line at a time or by the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.core.text import Text
from holdfast.terminal.words import SENTENCES

__all__ = ["Voice"]


class Voice:
    """Where everything goes that is told to whoever sits at the terminal."""

    def __init__(
        self,
        text: Text,
        write: Callable[[str], None],
        styled: Callable[[str, str], None] | None = None,
        page: Callable[[Sequence[str]], None] | None = None,
    ) -> None:
        self.text = text
        self.write = write
        self.styled = styled or (lambda words, style: write(words))
        """Writes a line that looks like what it is: an event, a note, a question."""
        self.page = page or self._write_all
        """Writes what may be longer than a screen."""

    def _write_all(self, texts: Sequence[str]) -> None:
        """A long text where there are no pages."""
        for text in texts:
            self.write(text)

    def words(self, sentence: str, **facts: object) -> str:
        return self.text.tell(SENTENCES[sentence], facts)

    def say(self, sentence: str, **facts: object) -> None:
        self.write(self.words(sentence, **facts))
