"""A report stands alone, says how it was made, and shows boards, plots and tables."""

from __future__ import annotations

import ast
import json
import re
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import pytest

from holdfast.core.i18n import message_id, messages
from holdfast.core.match import Match
from holdfast.core.registry import find_game
from holdfast.lab import experiment_from, read_experiment, run
from holdfast.lab.playing import CHANCE, EVENT
from holdfast.lab.report import write_report
from holdfast.lab.report.boards import Board
from holdfast.lab.report.figures import Figures
from holdfast.lab.results import Results
from holdfast.lab.tables import read_rows
from tests.cli.run import ok, refused
from tests.cli.run import run as asked
from tools.lab import FILES, GAMES
from tools.rulings import EXPERIMENT

CASTLE = """
title = "Castle & <cards>"
game = "castle"
games = 6
batch = 4
[vary]
bots = ["quick", ["quick", "random"]]
"""


@pytest.fixture(scope="module")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small experiment, run from the command line."""
    folder = tmp_path_factory.mktemp("report")
    (folder / "castle.toml").write_text(CASTLE)
    said = ok("lab", "run", str(folder / "castle.toml"), "--jobs", "1")
    assert "6 of 6 deals from seed 1" in said
    assert "quick against random: 6 games" in said
    return folder / "castle"


def test_a_report_stands_alone(castle: Path) -> None:
    assert "report.html" in ok("lab", "report", str(castle))
    page = (castle / "report.html").read_text("utf-8")
    HTMLParser().feed(page)
    outside = re.findall(r'(?:src|href)="(?!#)([^"]*)"|url\((?!#)([^)]*)\)', page)
    assert [found for found in outside if not found[0].startswith("data:")] == []
    assert "<script" not in page
    assert "Castle &amp; &lt;cards&gt;" in page
    assert "holdfast lab run castle.toml --games 6 --out castle" in page
    for head in (
        "Results", "Compared with “quick”", "How long matches are", "When matches are lost",
        "What the first seat is worth", "Against luck: the same dice",
        "Which cells of the castles fall", "Cards lost",
        "What a card is worth in the first hand", "What a card is worth when it is drawn",
        "How often each rule fires",
    ):  # fmt: skip
        assert f"<h3>{head}</h3>" in page, head
    assert page.count('id="board-') == 1


def test_the_same_results_make_the_same_page(castle: Path, tmp_path: Path) -> None:
    for name in ("once.html", "again.html"):
        write_report([castle], tmp_path / name)
    assert (tmp_path / "again.html").read_bytes() == (tmp_path / "once.html").read_bytes()


@pytest.mark.parametrize(
    ("language", "heads", "numbers"),
    [
        (
            "fr",
            ["Résultats", "Comparaison avec « quick »", "Cartes perdues"],
            r"\d,\d\u202f% \(de ",
        ),
        ("it", ["Risultati", "Confronto con «quick»", "Carte perse"], r"\d,\d% \(da "),
    ],
)
def test_a_report_is_in_the_language_that_is_asked_for(
    castle: Path, tmp_path: Path, language: str, heads: list[str], numbers: str
) -> None:
    ok("--language", language, "lab", "report", str(castle), "--out", str(tmp_path / "page.html"))
    page = (tmp_path / "page.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    for head in heads:
        assert f"<h3>{head}</h3>" in page.replace("\u202f", " "), head
    assert re.search(numbers, page)
    english, ours = (messages("holdfast", one).own for one in ("en", language))
    for words in marked_in_reports():
        said = english[words].with_gaps()
        if len(said.split()) > 3 and said != ours[words].with_gaps():
            assert said.partition("{")[0] not in page or said.startswith("{"), words


def marked_in_reports() -> set[str]:
    """The messages that the code of reports names."""
    folder = Path(str(resources.files("holdfast.lab.report")))
    found = (
        node.args[0].value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "_"
        and isinstance(node.args[0], ast.Constant)
    )
    return {message_id(str(words)) for words in found}


def test_figures_add_up(castle: Path) -> None:
    found = Figures(Results(castle))
    first, second = found.experiment.arms
    shares = [one.value for _name, one in found.seats(first)]
    assert sum(shares) == pytest.approx(1)
    assert found.measure == "win"
    (luck,) = found.luck()
    assert luck.gap.value == pytest.approx(
        found.estimates.mean(second.name, "win").value  # type: ignore[union-attr]
        - found.estimates.mean(first.name, "win").value  # type: ignore[union-attr]
    )
    places = found.places("fell", first)
    counted = sum(
        one[3] * 100 / 6 for row in _rows(castle, first.name) for one in row if one[0] == "fell"
    )
    assert sum(places.values()) == pytest.approx(counted)
    hands = dict(found.hands("dealt", first))
    assert len(hands) > 30
    drawn = found.draws("drawn", first)
    took = [one for row in _rows(castle, first.name) for one in row if one[0] == "drawn"]
    assert 0 < sum(row.times for row in drawn) <= sum(one[3] for one in took)
    values = [row.told.value for row in drawn if row.told is not None]
    assert values == sorted(values)
    assert luck.gap.value == pytest.approx(sum(luck.gaps) / 6)
    assert all(rule.events + rule.drawn > 0 for rule in found.rules())
    ends = found.ends(first)
    assert len(ends["lost"]) + len(ends["not lost"]) == 6
    curve = found.curve("lost", adds_up=True)[first.name]
    assert [value for _turn, value in curve] == sorted(value for _turn, value in curve)


def _rows(folder: Path, arm: str) -> list[list[tuple[str, str, int, int]]]:
    return [
        list(row.counts)
        for path in sorted((folder / "games").glob("*.parquet"))
        for row in read_rows(path)
        if row.arm == arm
    ]


@pytest.mark.parametrize(
    ("game", "place"), [("itter", "square:G4"), ("castle", "cell:1:2:5"), ("tito", "zone:45")]
)
def test_every_board_has_its_places(game: str, place: str) -> None:
    board = Board(Match(game, seed=1), "board")
    drawn = board.heat({place: 12.0, "nowhere": 99.0}, "Heat")
    assert f"<title>{place}: 12</title>" in drawn
    assert "<title>nowhere" not in drawn
    assert 'id="board"' in drawn
    assert 'id="board"' not in board.heat({place: 1.0}, "Again")
    assert board.heat({"nowhere": 1.0}, "Nothing") == ""


def test_a_game_that_watches_and_draws_nothing_has_a_report(tmp_path: Path) -> None:
    run(experiment_from({"game": "noughts", "bots": "random", "games": 4}), tmp_path / "run")
    write_report([tmp_path / "run"], tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "How long matches are" in page
    assert "board-" not in page


def test_the_commands_say_what_is_wrong(tmp_path: Path) -> None:
    assert "cannot read" in refused("lab", "run", str(tmp_path / "none.toml"))
    assert "holds no results" in refused("lab", "report", str(tmp_path))
    assert "holds no results" in refused("lab", "show", str(tmp_path))
    (tmp_path / "bad.toml").write_text('game = "castel"')
    assert "castle" in refused("lab", "run", str(tmp_path / "bad.toml"))
    assert not (tmp_path / "bad").exists()


def test_results_are_shown_again_as_words_and_json(castle: Path) -> None:
    assert "difference" in ok("lab", "show", str(castle))
    assert '"deals": 6' in ok("lab", "show", str(castle), "--json")


def test_pieces_are_listed() -> None:
    assert "blau-1" in ok("lab", "pieces", "tito").splitlines()
    assert "does not say" in ok("lab", "pieces", "noughts")


def test_perft_is_a_command() -> None:
    assert ok("perft", "noughts", "--depth", "3").splitlines()[-1].split() == [
        "3", "504", "504", "252", "0"
    ]  # fmt: skip
    assert '"outcomes": 8' in ok("perft", "noughts", "--depth", "2", "--divide", "--json")
    assert "more to try" in refused("perft", "itter", "--depth", "1", "--most", "50")
    stopped = asked("perft", "noughts", "--depth", "3", "--most", "100")
    assert stopped.stdout.splitlines()[-1].split() == ["2", "72", "72", "72", "0"]
    assert stopped.stderr.rstrip().endswith("allow more (--depth, --most, --rolled)")
    stopped = asked("perft", "noughts", "--depth", "3", "--most", "100", "--json")
    found = json.loads(stopped.stdout)
    assert [row["outcomes"] for row in found["depths"]] == [9, 72]
    assert found["stopped"] in stopped.stderr
    assert stopped.exit_code == 1
    rolled = refused("perft", "noughts", "--depth", "3", "--most", "100", "--rolled")
    assert rolled.rstrip().endswith("allow more (--depth, --most)")
    assert "481" in ok("perft", "itter", "--depth", "1", "--seed", "7", "--rolled")


def test_the_experiments_of_the_documentation_can_be_run() -> None:
    small = {name: deals for parts in GAMES.values() for name, deals in parts.items()}
    names = {*small, EXPERIMENT.stem}
    assert names == {path.stem for path in FILES.glob("*.toml")}
    for name in names:
        assert small.get(name, 1) < read_experiment(FILES / f"{name}.toml").games
        assert read_experiment(FILES / f"{name}.toml").games >= 800
    for game in GAMES:
        assert (FILES / f"{game}.html").stat().st_size < 1_000_000


@pytest.mark.parametrize("game", ["itter", "castle", "tito"])
def test_all_that_a_game_watches_is_in_its_report(game: str, tmp_path: Path) -> None:
    """Each watch counts something, and has a section under its own words."""
    run(experiment_from({"game": game, "bots": "quick", "games": 4, "seed": 3}), tmp_path / "run")
    write_report([tmp_path / "run"], tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text("utf-8")
    watches = find_game(game).watches
    assert {watch.kind for watch in watches} >= {"place", "turn", "draw"}
    found = Results(tmp_path / "run").counts.select("what").unique().collect()["what"].to_list()
    for watch in watches:
        assert f"<h3>{watch.title}</h3>" in page, watch.title
        assert watch.what in found
        assert watch.what not in (EVENT, CHANCE)


def test_skill_shows_against_luck_where_there_is_some(tmp_path: Path) -> None:
    given = {"game": "castle", "games": 12, "swap": True, "counts": False,
             "vary": {"bots": [["quick", "quick"], ["random", "quick"]]}}  # fmt: skip
    run(experiment_from(given), tmp_path / "run")
    (luck,) = Figures(Results(tmp_path / "run")).luck()
    assert luck.gap.high is not None
    assert luck.gap.high < 0
    assert luck.needed is not None
    assert luck.needed <= 12
    write_report([tmp_path / "run"], tmp_path / "report.html")
    assert "deals to tell" in (tmp_path / "report.html").read_text("utf-8")


def test_rules_stand_in_a_report_without_their_marks(tmp_path: Path) -> None:
    (tmp_path / "itter.toml").write_text('game = "itter"\nbots = ["random"]\ngames = 2\n')
    ok("lab", "run", str(tmp_path / "itter.toml"), "--jobs", "1")
    write_report([tmp_path / "itter"], tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text("utf-8")
    cells = re.findall(r">(CI-[\w.]+: [^<]*)<", page)
    assert any(cell.startswith("CI-4.3.1: Rifleman, Scout, Sturm") for cell in cells)
    assert not [cell for cell in cells if "*" in cell]


def test_a_swap_that_changes_nothing_is_told(tmp_path: Path) -> None:
    file = tmp_path / "alone.toml"
    said = "“swap” changes nothing"
    for bots, is_idle in (('["random"]', True), ('["random", "quick"]', False)):
        file.write_text(f'game = "noughts"\nswap = true\ngames = 2\nbots = {bots}\n')
        out = tmp_path / str(is_idle)
        assert (said in ok("lab", "run", str(file), "--jobs", "1", "--out", str(out))) == is_idle
        assert said not in ok("lab", "run", str(file), "--jobs", "1", "--out", str(out), "--json")
