"""`holdfast coach` and `holdfast review`: advice and a report from a journal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import holdfast
from tests.cli.run import run


@pytest.fixture
def journal(tmp_path: Path) -> str:
    match = holdfast.new("noughts")
    for cell in ("a1", "b2", "c3", "a3", "b1", "b3", "c1"):
        match.play(f"mark {cell}")
    match.save(tmp_path / "match.json")
    return str(tmp_path / "match.json")


def test_a_review_is_printed_and_written_as_a_page(journal: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    found = run("review", journal, "--seconds", "1", "--jobs", "1", "--html", str(page))
    assert found.exit_code == 0, found.output
    assert "Better: Mark c1" in found.stdout
    assert "X has three in a line and wins." in found.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_review_is_json_for_programs(journal: str) -> None:
    found = run("review", journal, "--seconds", "1", "--jobs", "1", "--json")
    told = json.loads(found.stdout)
    assert told["seats"][1]["worst"][0]["better"] == "Mark c1"


def test_advice_is_given_for_any_moment(journal: str) -> None:
    found = run("coach", journal, "--at", "5", "--seconds", "0.3", "--language", "it")
    assert found.exit_code == 0, found.output
    assert found.stdout.startswith("1. Segna c1\n")
    lines = run("coach", journal, "--at", "5", "--seconds", "0.3", "--json").stdout.splitlines()
    assert json.loads(lines[0])["lines"][0]["text"] == "mark c1"


def test_what_cannot_be_advised_is_said(journal: str) -> None:
    over = run("coach", journal)
    assert over.exit_code == 1
    assert "the match is over" in over.output
    beyond = run("coach", journal, "--at", "8")
    assert beyond.exit_code == 1
    assert "the match has 7 actions, not 8" in beyond.output


def test_a_running_match_needs_a_seat(journal: str, tmp_path: Path) -> None:
    match = holdfast.load(journal).branch(4)
    match.save(tmp_path / "running.json")
    refused = run("review", str(tmp_path / "running.json"), "--seconds", "1")
    assert refused.exit_code == 1
    assert "name the seat" in refused.output
    told = run("review", str(tmp_path / "running.json"), "--seat", "o", "--seconds", "1")
    assert told.exit_code == 0, told.output
    assert "== O" in told.stdout
    assert "== X" not in told.stdout
