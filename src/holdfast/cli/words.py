"""`holdfast words`: what is missing in a language, and how its sentences read."""

from __future__ import annotations

from pathlib import Path

import click

from holdfast.core.i18n import DRAFTS, ENGLISH, languages_of, messages
from holdfast.core.registry import installed_games
from holdfast.core.samples import said_with_samples, snapshot
from holdfast.core.text import Text

__all__ = ["words"]


@click.command()
@click.argument("language", required=False)
@click.option("--game", "wanted", help="Only this game.")
@click.option("--find", metavar="WORDS", help="Say the messages whose name or sentence has WORDS.")
@click.option(
    "--snapshot",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write everything that the games say into FOLDER, a file for each language and game.",
)
def words(language: str | None, wanted: str | None, find: str | None, folder: Path | None) -> None:
    """Show what is translated and what is missing; say samples of LANGUAGE.

    \b
    Examples:
      holdfast words                            how complete each language is
      holdfast words de                         what German lacks
      holdfast words it --find event-           the Italian log, with samples
      holdfast words --snapshot tests/words     for proofreading
    """
    texts = [game.edition().text() for game in installed_games().values()]
    spoken = [
        text
        for text in texts
        if languages_of(text.package) and wanted in (None, text.package.rpartition(".")[2])
    ]
    if folder is not None:
        _write(spoken, folder)
    elif language is None:
        _overview(spoken)
    elif find is None:
        _missing(spoken, language)
    else:
        _say(spoken, language, find)


def missing_in(package: str, language: str) -> list[str]:
    """The messages that English has and a language has not."""
    known = messages(package, language)
    return [id for id in known.english if id not in known.own]


def _overview(texts: list[Text]) -> None:
    for text in texts:
        click.echo(text.package)
        total = len(list(messages(text.package, ENGLISH).own))
        for language in languages_of(text.package):
            lacks = len(missing_in(text.package, language))
            note = ", not proofread by a native speaker" if language in DRAFTS else ""
            click.echo(f"    {language}  {total - lacks} of {total} messages{note}")


def _missing(texts: list[Text], language: str) -> None:
    for text in texts:
        lacks = missing_in(text.package, language)
        click.echo(f"{text.package}: {len(lacks)} missing in {language}")
        for id in lacks:
            click.echo(f"    {id} = {messages(text.package, ENGLISH).own.source(id)}")


def _say(texts: list[Text], language: str, find: str) -> None:
    for text in texts:
        edition = next(
            game.edition()
            for game in installed_games().values()
            if game.edition().text().package == text.package
        )
        spoken = edition.text(language)
        for id in messages(text.package, ENGLISH).own:
            said = said_with_samples(spoken, id)
            if find.lower() in id.lower() or any(find.lower() in one.lower() for one in said):
                click.echo("\n    ".join([id, *said]))


def _write(texts: list[Text], folder: Path) -> None:
    packages = {text.package for text in texts}
    for game in installed_games().values():
        package = game.edition().text().package
        for language in languages_of(package) if package in packages else ():
            path = folder / language / f"{game.id}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(snapshot(game.edition().text(language)), "utf-8")
