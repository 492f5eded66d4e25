"""`holdfast words`: what is missing in a language, and how its sentences read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import ClassVar

import click

from holdfast.cli.arguments import plain
from holdfast.cli.speaking import in_a_list, in_words, labelled
from holdfast.core.i18n import DRAFTS, ENGLISH, languages_of, messages
from holdfast.core.messages import mark as _
from holdfast.core.registry import installed_games
from holdfast.core.samples import said_with_samples, snapshot
from holdfast.core.text import Text

__all__ = ["PAGES", "PROGRAM", "spoken", "words"]

PROGRAM, PAGES = "program", "pages"


class Program(Text):
    """What the engine, the terminal, the bots and the command line say."""

    samples: ClassVar[Mapping[str, Sequence[object]]] = {
        name: (words,)
        for name, words in {
            "action": "End",
            "against": "Quick",
            "bot": "quick",
            "file": "match.json",
            "game": "itter",
            "other": "strong",
            "rule": "CI-1",
            "score": "9",
            "seat": "X",
            "points": "4",
            "mine": Fraction(12, 100),
            "more": Fraction(12, 100),
            "share": Fraction(1, 4),
            "theirs": Fraction(30, 100),
            "win": Fraction(67, 100),
            "wins": Fraction(67, 100),
        }.items()
    } | {  # amounts that cannot be one
        "All-count-arms.count": (16,),
        "The-first-count-arms.count": (4,),
        "The-shown-that-differ-most-of-count.count": (80,),
        "The-shown-that-differ-most-of-count.shown": (60,),
        "a-seed-is-a-whole-number-of-at-most.most": (256,),
    }


class Pages(Text):
    """What the pages of the browser app say."""

    package = "holdfast.web"
    samples: ClassVar[Mapping[str, Sequence[object]]] = {
        name: (words,)
        for name, words in {
            "address": "anna@example.org",
            "bot": "Quick",
            "by": "Anna",
            "game": "Castle Itter",
            "host": "Anna",
            "link": "https://example.org/mail/4Ks",
            "match": "Castle Itter",
            "name": "Anna",
            "other": "Strong",
            "player": "Anna",
            "seat": "X",
            "share": Fraction(1, 20),
            "then": "…",
            "win": Fraction(1, 20),
            "unsubscribe": "https://example.org/unsubscribe/4Ks",
            "who": "Anna",
            "winner": "Bert",
        }.items()
    }


def spoken() -> dict[str, Callable[[str], Text]]:
    """Everything that has messages, by the name of its file for proofreaders."""
    found: dict[str, Callable[[str], Text]] = {PROGRAM: Program, PAGES: Pages}
    for game in installed_games().values():
        if languages_of(game.edition().text().package):
            found[game.id] = partial(_text_of, game.id)
    return found


def _text_of(game: str, language: str) -> Text:
    return installed_games()[game].edition().text(language)


@click.command()
@click.argument("language", required=False)
@click.option("--of", "wanted", help="Only this game, the pages or the program.")
@click.option(
    "--find", metavar="WORDS", help="Print the messages whose name or sentence contains WORDS."
)
@click.option(
    "--snapshot",
    "folder",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write every sentence to FOLDER, in one file for each language and game.",
)
def words(language: str | None, wanted: str | None, find: str | None, folder: Path | None) -> None:
    """Show what is translated and what is missing, and print samples of LANGUAGE.

    \b
    Examples:
      holdfast words                            how complete each language is
      holdfast words de                         what German lacks
      holdfast words it --find event-           the Italian log, with samples
      holdfast words --snapshot tests/words     for proofreading
    """
    known = spoken()
    if wanted is not None and wanted not in known:
        raise nothing_called(wanted, known)
    parts = {name: part for name, part in known.items() if wanted in (None, name)}
    if folder is not None:
        _write(parts, folder)
    elif language is None:
        _overview(parts)
    elif find is None:
        _missing(parts, language)
    else:
        _say(parts, language, find)


Parts = Mapping[str, Callable[[str], Text]]


def nothing_called(wanted: str, known: Parts) -> click.BadParameter:
    words = _("nothing that speaks is called {name}; there are {known}")
    said = in_words(words, name=plain(wanted), known=in_a_list(known))
    return click.BadParameter(said, param_hint="'--of'")


def missing_in(package: str, language: str) -> list[str]:
    """The messages that English has and a language has not."""
    known = messages(package, language)
    return [id for id in known.english if id not in known.own]


def _overview(parts: Parts) -> None:
    for name, part in parts.items():
        package = part(ENGLISH).package
        click.echo(name)
        total = len(list(messages(package, ENGLISH).own))
        for language in languages_of(package):
            lacks = len(missing_in(package, language))
            words = (
                _("{there} of {count} messages, not proofread by a native speaker")
                if language in DRAFTS
                else _("{there} of {count} messages")
            )
            click.echo(f"    {language}  {in_words(words, there=total - lacks, count=total)}")


def _missing(parts: Parts, language: str) -> None:
    for name, part in parts.items():
        package = part(ENGLISH).package
        lacks = missing_in(package, language)
        said = in_words(_("missing in {language}: {count}"), language=language, count=len(lacks))
        click.echo(labelled(name, said))
        for id in lacks:
            click.echo(f"    {id} = {messages(package, ENGLISH).own.source(id)}")


def _say(parts: Parts, language: str, find: str) -> None:
    for part in parts.values():
        text = part(language)
        for id in messages(text.package, ENGLISH).own:
            said = said_with_samples(text, id)
            if find.lower() in id.lower() or any(find.lower() in one.lower() for one in said):
                click.echo("\n    ".join([id, *said]))


def _write(parts: Parts, folder: Path) -> None:
    for name, part in parts.items():
        for language in languages_of(part(ENGLISH).package):
            path = folder / language / f"{name}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(snapshot(part(language)), "utf-8")
