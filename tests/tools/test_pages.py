"""Pages are built with the Node that is here, or with one from the Python registry."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tools import pages


def put(folder: Path, name: str, says: str) -> None:
    script = folder / name
    script.write_text(f"#!/bin/sh\necho {says}\n")
    script.chmod(0o755)


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for programs, and none in Python's own environment."""
    monkeypatch.setattr(pages, "SCRIPTS", str(tmp_path / "scripts"))
    folder = tmp_path / "programs"
    folder.mkdir()
    return folder


def test_a_machine_without_node_has_none(nowhere: Path) -> None:
    assert pages.find_npm({"PATH": str(nowhere)}) is None
    put(nowhere, "npm", "11.0.0")
    assert pages.find_npm({"PATH": str(nowhere)}) is None
    assert pages.find_npm({}) is None


@pytest.mark.parametrize(
    ("version", "fits"), [("v18.20.1", False), ("v20.0.0", True), ("x", False)]
)
def test_node_must_be_recent_enough(nowhere: Path, version: str, fits: bool) -> None:
    put(nowhere, "npm", "11.0.0")
    put(nowhere, "node", version)
    assert pages.find_npm({"PATH": str(nowhere)}) == (nowhere / "npm" if fits else None)


def test_an_old_node_does_not_hide_a_newer_one(nowhere: Path, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    newer.mkdir()
    for folder, version in ((nowhere, "v12.1.0"), (newer, "v24.19.0")):
        put(folder, "npm", "11.0.0")
        put(folder, "node", version)
    path = os.pathsep.join(map(str, [nowhere, newer]))
    assert pages.find_npm({"PATH": path}) == newer / "npm"


def test_the_pages_carry_the_licence_of_everything_in_the_lock_file() -> None:
    lock = json.loads((pages.ASSETS / "package-lock.json").read_text("utf-8"))["packages"]
    carried = {
        f"{path.rpartition('node_modules/')[2]} {one['version']} ({one['license']})"
        for path, one in lock.items()
        if path and not one.get("dev")
    }
    told = (pages.ASSETS.parent / "static/dist/licences.txt").read_text("utf-8")
    assert len(carried) >= 4
    assert {line for line in told.splitlines() if line in carried} == carried
    assert "Permission" in told
