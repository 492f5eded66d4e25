"""What the documents lead to exists: files, headings, pages of the table of contents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from holdfast.cli import main

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *DOCS.glob("*.md"), ROOT / "bench/README.md"]
LINK = re.compile(r"(?<!`)!?\[[^\]]*\]\(([^)\s]+)\)")
WRITTEN = re.compile(r'<a href="([^"]+)">')
"""A link in HTML, as one to a page that is no document has to be."""
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def links(page: Path) -> Iterator[str]:
    """Where a page leads to inside the project."""
    words = CODE.sub("", page.read_text("utf-8"))
    for target in [*LINK.findall(words), *WRITTEN.findall(words)]:
        if not re.match(r"https?:|mailto:", target):
            yield unquote(target)


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as MyST and public hosts make them."""
    words = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", words, re.MULTILINE)
    found = set()
    for heading in headings:
        said = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r" ", "-", re.sub(r"[^\w\- ]", "", said)))
    return found


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), f"{name_of(page)} leads to {target}"
        if anchor and path.suffix == ".md" and path.name != "api.md":
            assert anchor in anchors(path), f"{name_of(page)} leads to {target}"


def test_every_page_stands_in_the_table_of_contents_once() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    trees = re.findall(r"```\{toctree\}\n(.*?)```", index, re.DOTALL)
    listed = [line for tree in trees for line in tree.split("\n") if re.match("[a-z]", line)]
    assert sorted(listed) == sorted(
        str(page.relative_to(DOCS).with_suffix(""))
        for page in DOCS.rglob("*.md")
        if page.stem != "index"
    )


def test_commands_that_are_named_exist() -> None:
    """`make TARGET` and `holdfast COMMAND` in every document."""
    made = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", made, re.MULTILINE))
    for page in PAGES:
        words = page.read_text("utf-8")
        for target in re.findall(r"(?:^|`)make ([a-z-]+)", words, re.MULTILINE):
            assert target in targets, f"{name_of(page)}: make {target}"
        for block in re.findall(r"```sh\n(.*?)```", words, re.DOTALL):
            for command in re.findall(r"(?:^|&& |/)holdfast ([a-z]+)", block, re.MULTILINE):
                assert command in main.commands, f"{name_of(page)}: holdfast {command}"
