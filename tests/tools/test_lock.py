"""What `make build` installs is known byte for byte."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import lock

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"


@pytest.mark.parametrize("name", lock.LOCKED)
def test_a_lock_has_a_digest_of_every_version_that_is_listed(name: str) -> None:
    listed = lock.pins((REQUIREMENTS / f"{name}.txt").read_text("utf-8"))
    locked = (REQUIREMENTS / f"{name}.lock").read_text("utf-8")
    found = re.findall(
        r"^([\w.-]+)(?:\[\w+\])?==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", locked, re.M
    )
    assert [(package, version) for package, version, _hashes in found] == listed, (
        "requirements have changed: python -m tools.lock"
    )
    assert f"--require-hashes -r requirements/{name}.lock" in (ROOT / "Makefile").read_text("utf-8")


@pytest.mark.parametrize(
    ("file", "belongs"),
    [
        ("http_ece-1.2.1.tar.gz", True),
        ("Http_Ece-1.2.1-py3-none-any.whl", True),
        ("http_ece-1.2.1-1-py3-none-any.whl", True),
        ("http-ece-1.2.1.zip", True),
        ("http_ece-1.2.10.tar.gz", False),
        ("http_ece-1.2.1rc1-py3-none-any.whl", False),
        ("http_ece_more-1.2.1.tar.gz", False),
        ("other-1.2.1.tar.gz", False),
    ],
)
def test_a_file_belongs_to_one_version_of_one_package(file: str, belongs: bool) -> None:
    assert lock.is_of(file, "http_ece", "1.2.1") is belongs
