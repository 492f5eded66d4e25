"""Reads what modules import and call from their sources, without importing them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "holdfast"


@dataclass(frozen=True, slots=True)
class Import:
    """One import: the module it stands in, the module it names, and where."""

    by: str
    of: str
    line: int

    def __str__(self) -> str:
        return f"{self.by}, line {self.line}, imports {self.of}"


def module_name(path: Path, root: Path) -> str:
    parts = list(path.relative_to(root).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, root: Path) -> Iterator[Import]:
    """Every import of a module, wherever it stands: type checking and functions included."""
    by = module_name(path, root)
    package = by if path.name == "__init__.py" else by.rpartition(".")[0]
    known = {module_name(other, root) for other in root.rglob("*.py")}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(by, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1])
                base = f"{above}.{base}".rstrip(".")
            for alias in node.names:
                # `from package import module` names the module, not only the package.
                inner = f"{base}.{alias.name}"
                yield Import(by, inner if inner in known else base, node.lineno)


def calls_of(path: Path) -> Iterator[tuple[str, int]]:
    """The names of all functions that are called by their bare name, with the line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node.lineno


def sources_under(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))
