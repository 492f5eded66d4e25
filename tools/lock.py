"""Writes down what the exact versions of requirements/*.txt consist of: the digest of each file.

    python -m tools.lock

`make build` installs from requirements/*.lock, so that what comes from an index is what the tests
ran with, byte for byte, whoever serves it. The digests are those of every file of a version, for
all systems, as the index that pip uses here tells them.
"""

from __future__ import annotations

import re
import sys
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

from pip._internal.models.index import PyPI

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ("dev", "docs")
"""Not `train`: there pip chooses among builds of torch, each from an index of its own."""
EXTRAS = {"coverage": "[toml]"}
"""What others ask of a package beyond itself: pip knows its digest only where both stand together,
and a list that bounds other installations, as `dev.txt` does, must not have it."""
PIN = re.compile(r"^([A-Za-z0-9_.-]+)==(\S+)$", re.MULTILINE)
DIGEST = re.compile(r"sha256=([0-9a-f]{64})")


class Links(HTMLParser):
    """The addresses of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            self.found += [value for name, value in attrs if name == "href" and value]


def pins(text: str) -> list[tuple[str, str]]:
    """The packages of a list with their exact versions, in its order."""
    return PIN.findall(text)


def plain(name: str) -> str:
    """A package's name as an index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def is_of(file: str, name: str, version: str) -> bool:
    """Whether an archive or a wheel is one of this version."""
    if file.endswith(".whl"):
        whose, found, *_tags = file.split("-")
    else:
        whose, _, found = file.removesuffix(".tar.gz").removesuffix(".zip").rpartition("-")
    return found == version and plain(whose) == plain(name)


def digests(name: str, version: str) -> list[str]:
    """The digests of all files of a version."""
    with urllib.request.urlopen(f"{PyPI.simple_url}/{plain(name)}/", timeout=60) as answer:
        page = Links()
        page.feed(answer.read().decode())
    found = set()
    for link in page.found:
        address, digest = urldefrag(link)
        if is_of(unquote(address.rpartition("/")[2]), name, version) and (
            told := DIGEST.search(digest)
        ):
            found.add(told[1])
    if not found:
        sys.exit(f"holdfast: the index tells no digest of {name} {version}")
    return sorted(found)


def lines(text: str) -> Iterator[str]:
    """A list of versions as a lock."""
    yield "# Written by `python -m tools.lock`: the versions beside this file, and what they are."
    for name, version in pins(text):
        told = [f"    --hash=sha256:{digest}" for digest in digests(name, version)]
        yield " \\\n".join([f"{name}{EXTRAS.get(name, '')}=={version}", *told])


def main() -> None:
    for name in LOCKED:
        listed = ROOT / "requirements" / f"{name}.txt"
        written = "\n".join(lines(listed.read_text("utf-8")))
        listed.with_suffix(".lock").write_text(written + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
