"""No sentence that a person may read stands in the code: it is a message, or we say why not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

SOURCE = Path(str(resources.files("holdfast")))
PACKAGES = (
    "arena",
    "bots",
    "cli",
    "coach",
    "core",
    "envs",
    "games",
    "lab",
    "protocol",
    "store",
    "terminal",
    "web",
)
FOR_PROGRAMMERS = {
    "arena": "records of tournaments and defects of bots, for those who write bots",
    "bots": "defects and protocols, for those who write bots; names and faces are messages",
    "cli/measure.py": "builds that do not fit together, for those who build Holdfast",
    "core": "what is wrong with bytes and calls; what players are refused is marked, as what is "
    "wrong with journals, positions and component data (see below)",
    "envs": "exceptions of Python, for those who train",
    "games": "what things are called in observations; refusals are messages by their ids, and "
    "test_words.py asks for each; what is wrong with positions and component data is marked",
    **dict.fromkeys(
        [
            "lab/changing.py",
            "lab/draft.py",
            "lab/exact.py",
            "lab/experiment.py",
            "lab/folder.py",
            "lab/on_ray.py",
            "lab/playing.py",
            "lab/reading.py",
            "lab/results.py",
            "lab/tables.py",
        ],
        "experiments are written in English, and what is wrong with them names its words; reports "
        "are in the language that is asked for",
    ),
    "protocol": "answers to programs",
    "store/database.py": "failures of a database, for the log of the server",
    "store/migrations": "SQL",
    "store/record.py": "for whoever runs the server: it may name what is hidden",
    "store/schema.py": "SQL",
    "store/writer.py": "SQL, and failures of a database, for the log of the server",
    "web/models": "the description of the HTTP interface",
    "web/bodies.py": "the description of the HTTP interface, and what only programs can send wrong",
    "web/meters.py": "what figures mean, for whoever reads them with Prometheus",
    "web/routes/described.py": "the description of the HTTP interface",
    "web/room.py": "an entry of another server that these rules refuse, for the log",
}
"""Parts whose English literals only programmers read, and which; the rest has none."""

QUIET = {
    "debug", "info", "warning", "error", "exception", "critical",  # the log of the server
    "compile", "text", "execute", "exec_driver_sql", "_number", "encode", "startswith", "Index",
    "Field", "Query", "Path", "FastAPI", "get", "post", "Param", "called",  # the HTTP interface
    "option", "argument",  # help, of which test_speaking.py sees to it that each has its message
    "Signer", "parse_and_bind", "Table",
    "Delivery", "PostFailed", "StoreFailed",  # why a mail or a write failed: for the log
}  # fmt: skip
"""Calls whose words no player reads."""
PYTHON = re.compile(r"(Type|Value|Runtime|Permission|Key|Attribute|NotImplemented|Assertion)Error")
OTHERWISE = re.compile(
    r"""<[a-z!/]|-src | \| |[;{}]\s*\w+:|^[A-Z]{3,} |=[^ ]+ |'self'|max-age|attachment;"""
    r"""|^%\(|\bimport\b|^[\w.-]+(, [\w.-]+)+$|^[A-Z]+( \w+)?( [A-Z]+)*$"""
)
"""Markup, SQL, headers, code, lists of values and placeholders, not prose."""
NAMES = {
    "Mac OS X",
    "Samsung Internet",
    "holdfast backup 1",
    "holdfast backup 2",
    "holdfast journal 1",
    "holdfast visitor",
    "Holdfast <games@example.org>",
    "Castle Itter",
    "DejaVu Serif",
    "Georgia, '{}', serif",
    "holdfast lab report {}",
    "pip install 'holdfast[lab]'",
    "holdfast lab run {}.toml --games {} --out {}\n",
    "lower left",
    "not lost",
    "Server-sent events.",
    "match {}, entry {}",
    "{}, Holdfast {}, Python {}",
}
"""Names that are the same in every language."""
KEYS = re.compile(r"^(by seat|tries per second|resigned \w+|time \w+|turn \w+|match \w+)$")
"""Keys of JSON and of tables, by which messages are found."""
COMMANDS = re.compile(r"^(\w+, )*\w+( [A-Z]+)?$")
"""What is typed in the terminal."""


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Literals of two words or more that are neither marked nor said to nobody, by their lines."""
    tree = ast.parse(source)
    above = {below: node for node in ast.walk(tree) for below in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        words = literal(node)
        if words is None or isinstance(above[node], ast.Expr | ast.JoinedStr):
            continue  # a docstring, or a piece of what is looked at as a whole
        spoken = re.sub(r"\{\}", " ", words)
        if len(re.findall(r"[A-Za-z][a-z’']+", spoken)) < 2 or " " not in words.strip():
            continue
        if not OTHERWISE.search(words) and not said_to_nobody(node, above):
            yield getattr(node, "lineno", 0), words


def literal(node: ast.AST) -> str | None:
    """The words of a literal, with {} where something is put in."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values
        )
    return None


def said_to_nobody(node: ast.AST, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether a literal is marked, or goes to a log, to a description or to a programmer."""
    while node in above:
        node = above[node]
        if isinstance(node, ast.Call):
            name = called(node.func)
            if name == "_" or name in QUIET or PYTHON.fullmatch(name):
                return True
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.FunctionDef):
            return node.name == "__repr__"
        if isinstance(node, ast.ClassDef):
            return False
    return False


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def is_for_programmers(path: Path) -> bool:
    place = path.relative_to(SOURCE)
    return any(str(one) in FOR_PROGRAMMERS for one in (place, *place.parents))


def files() -> list[Path]:
    found = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
    ours = [path for path in found if "node_modules" not in path.parts]
    return [path for path in ours if not is_for_programmers(path)]


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_a_person_reads_is_a_message(path: Path) -> None:
    found = [
        f"{line}: {words}"
        for line, words in prose(path.read_text("utf-8"))
        if words not in NAMES and not KEYS.fullmatch(words)
    ]
    if path.parts[-2:] == ("terminal", "words.py"):
        found = [one for one in found if not COMMANDS.fullmatch(one.partition(": ")[2])]
    assert found == []


def test_every_exception_names_something_that_is_there() -> None:
    assert [part for part in FOR_PROGRAMMERS if not (SOURCE / part).exists()] == []


@pytest.mark.parametrize(
    "source",
    [
        'click.echo("There is nothing here.")',
        'say(f"{count} games played")',
        'raise SystemExit("give a file")',
        'raise click.UsageError(f"no folder {folder}")',
        'raise BadPack(f"{path}: a pack is an object")',
        'TITLES = {"home": "To the first page"}',
        'title = "The match is over" if over else ""',
        'raise Problem(404, "gone", "There is no such match.")',
    ],
)
def test_a_sentence_that_is_not_marked_is_found(source: str) -> None:
    assert [*prose(source)] != []


@pytest.mark.parametrize(
    "source",
    [
        'say(in_words(_("There is nothing here.")))',
        'log.warning("match %s stands still", match)',
        'raise ValueError(f"{name} must be a number")',
        'connection.execute("SELECT one FROM other")',
        '"""What this file is about."""',
        'TITLES = {"home": _("Home and more")}',
    ],
)
def test_what_is_marked_or_said_to_nobody_is_passed(source: str) -> None:
    assert [*prose(source)] == []


SAID_BY_ALL = {"Holdfast", "UTC", "Enter", "Esc", "https", "openapi.json"}
"""Words of the pages that no language has for itself."""


def words_of_page(source: str) -> list[str]:
    """What a template shows in its own words: its text, and attributes that are read."""
    source = re.sub(r"(?s)\{% block (body|attr|data|class)\w* %\}.*?\{% endblock %\}", "", source)
    bare = re.sub(r"(?s)\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", source)
    bare = re.sub(r"(?s)<(script|style)\b.*?</\1>", "", bare)
    found = re.findall(r'\b(?:title|aria-label|placeholder|alt)="([^"]*)"', bare)
    found += re.split(r"(?s)<(?:[^>\"]|\"[^\"]*\")*>", bare)
    return [word for words in found for word in re.findall(r"[^\W\d_][\w.’-]{2,}", words)]


@pytest.mark.parametrize("path", sorted((SOURCE / "web" / "templates").glob("*.html")), ids=str)
def test_a_page_says_nothing_of_its_own(path: Path) -> None:
    source = path.read_text("utf-8")
    assert set(words_of_page(source)) <= SAID_BY_ALL
    assert re.findall(r"_\([^{}]*\) ?\}\}: ", source) == [], "the colon is the language's: labelled"


def test_words_of_a_page_are_found() -> None:
    page = '<h1 title="Not here">{{ _("Marked") }}</h1><p class="{% if a %}b{% endif %}">Bare</p>'
    assert words_of_page(page) == ["Not", "here", "Bare"]


REFUSERS = {"fail", "_fail", "BadJournal", "BadPosition", "BadPack", "NoSuchSeat", "IllegalAction"}
"""What refuses a journal, a position, component data or an action that somebody brought."""


def refusals(source: str) -> Iterator[tuple[int, str]]:
    """Words with which something is refused that are written there and are not marked."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node.func) in REFUSERS:
            for words in node.args:
                if literal(words) is not None and " " in str(literal(words)):
                    yield node.lineno, str(literal(words))


@pytest.mark.parametrize(
    "path",
    [path for part in ("core", "games") for path in sorted((SOURCE / part).rglob("*.py"))],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_what_somebody_brought_is_refused_in_messages(path: Path) -> None:
    assert [*refusals(path.read_text("utf-8"))] == []


def test_a_refusal_in_english_is_found() -> None:
    assert [*refusals('field.fail(f"there is no {name}", RULE)')] == [(1, "there is no {}")]
    assert [*refusals('field.fail(_("there is no {name}"), RULE, name=name)')] == []
