"""Gives compiled classes their docstrings: mypyc writes signatures only.

After mypyc has written C, and before that is compiled, what the sources say is put behind the
signatures, so that `help(holdfast.State)` says the same on both builds.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

__all__ = ["LISTED", "docstrings", "document", "documented"]

TEXT = r'"((?:[^"\\]|\\.)*)"'
FUNCTION = re.compile(
    r"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\()(?:NULL(?=\))|" + TEXT + ")"
)
"""Without a signature where a default cannot be written as one."""
CLASS = re.compile(r"(CPyType_(\w+)_template_ = \{[^{}]*?\.tp_doc = PyDoc_STR\()" + TEXT, re.DOTALL)
LISTED = re.compile(r"^- `([\w, ]+)`: (.*(?:\n  .*)*)", re.MULTILINE)
"""An attribute, or several of a kind, in the docstring of its class."""
ATTRIBUTE = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s+(?:\(setter\))?\w+,\s*)NULL(?=, NULL\})")


def docstrings(source: str, module: str) -> Iterator[tuple[str, str]]:
    """Everything in a module that has words, by its full name."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            name = f"{module}.{node.name}"
            yield from said(node, name)
            yield from listed(node, name)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield from said(inner, f"{name}.{inner.name}")
                    if inner.name == "__init__":
                        yield from said_of_attributes(inner.body, name)
            yield from said_of_attributes(node.body, name)
        elif isinstance(node, ast.FunctionDef):
            yield from said(node, f"{module}.{node.name}")


def said(node: ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[str, str]]:
    if words := ast.get_docstring(node):
        yield name, words


def listed(node: ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    """The attributes that the docstring of a class lists, each with its words."""
    for found in LISTED.finditer(ast.get_docstring(node) or ""):
        for attribute in found[1].split(", "):
            yield f"{name}.{attribute}", " ".join(found[2].split())


def said_of_attributes(body: list[ast.stmt], name: str) -> Iterator[tuple[str, str]]:
    """The sentences that stand below an attribute, of itself or of a class."""
    for before, after in itertools.pairwise(body):
        if not isinstance(before, ast.AnnAssign) or not isinstance(after, ast.Expr):
            continue
        attribute = before.target
        if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            words = inspect.cleandoc(after.value.value)
            if isinstance(attribute, ast.Attribute):
                yield f"{name}.{attribute.attr}", words
            elif isinstance(attribute, ast.Name):
                yield f"{name}.{attribute.id}", words


def documented(code: str, words: dict[str, str]) -> str:
    """C as mypyc wrote it, with these words by the full names that C knows."""

    def behind(found: re.Match[str]) -> str:
        said = words.get(found[2], "")
        if not said and found[3] is None:
            return found[0]
        return f'{found[1]}"{found[3] or ""}{written(said)}"'

    def beside(found: re.Match[str]) -> str:
        said = words.get(f"{found[2]}___{found[3]}", "")
        return found[1] + (f'PyDoc_STR("{written(said)}")' if said else "NULL")

    code = FUNCTION.sub(behind, code)
    code = CLASS.sub(behind, code)
    return ATTRIBUTE.sub(beside, code)


def written(words: str) -> str:
    """Words inside a literal of C; octal, since hexadecimal numbers there have no end."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join(
        plain.get(byte, chr(byte)) if byte in plain or 32 <= byte < 127 else f"\\{byte:03o}"
        for byte in words.encode()
    )


def document(sources: Iterable[str], generated: Iterable[str]) -> None:
    """Put the words of these sources into the C files that mypyc made of them."""
    words: dict[str, str] = {}
    for name in sources:
        module = ".".join(Path(name).with_suffix("").parts[name_starts(name) :])
        for full, text in docstrings(Path(name).read_text("utf-8"), module):
            # As mypyc's `exported_name` spells it.
            words[full.replace("___", "___3_").replace(".", "___")] = text
    for path in map(Path, generated):
        before = path.read_text("utf-8")
        after = documented(before, words)
        if after != before:
            path.write_text(after, "utf-8")


def name_starts(name: str) -> int:
    """How many folders come before the package: those up to `src`."""
    return Path(name).parts.index("src") + 1
