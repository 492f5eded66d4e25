"""Words in other languages: gettext catalogues, read from the `.po` files that translators edit.

Each package keeps `locale/<language>.po` beside its code; English is the text in the code itself.
What is longer than a sentence lies in `data/<name>.<language>.md`, English too.
"""

from __future__ import annotations

import gettext
import io
from functools import lru_cache
from importlib import resources

from babel.messages import mofile, pofile

__all__ = ["LANGUAGES", "catalogue", "read_data"]

LANGUAGES = ("en", "it", "fr")


@lru_cache(maxsize=None)
def catalogue(package: str, language: str) -> gettext.NullTranslations:
    """The translations of a package into a language; English, and unknown ones, need none."""
    source = resources.files(package).joinpath("locale", f"{language}.po")
    if not source.is_file():
        return gettext.NullTranslations()
    messages = pofile.read_po(io.BytesIO(source.read_bytes()), locale=language)
    compiled = io.BytesIO()
    mofile.write_mo(compiled, messages)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def read_data(package: str, name: str, language: str) -> str:
    """A file of a package's data in a language, or else in English; empty when there is none."""
    folder = resources.files(package).joinpath("data")
    for wanted in (language, "en"):
        source = folder.joinpath(f"{name}.{wanted}.md")
        if source.is_file():
            return source.read_text("utf-8")
    return ""
