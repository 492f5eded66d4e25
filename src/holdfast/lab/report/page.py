"""The page around plots and tables: HTML that stands alone, with everything it needs inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

__all__ = ["code", "details", "figure", "page", "paragraph", "section", "table"]

STYLE: Final = """
:root { --ink: #26221b; --soft: #6b6355; --line: #ddd5c5; --sheet: #fffdf8; --ground: #f3eee3; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 17px/1.55 Georgia, "Iowan Old Style", "Noto Serif", serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { margin: 3rem 0 .4rem; padding-top: 1.2rem; border-top: 2px solid var(--line); }
h3 { margin: 2rem 0 .3rem; font-size: 1.1rem; }
p.soft, figcaption { color: var(--soft); font-size: .92rem; }
nav ul { columns: 2; padding-left: 1.2rem; }
figure { margin: 1rem 0; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 8px; padding: .8rem; overflow-x: auto; }
figure svg { width: 100%; height: auto; display: block; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; background: var(--sheet); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; margin: 1rem 0; }
th, td { text-align: left; padding: .35rem .7rem; border-bottom: 1px solid var(--line);
  vertical-align: top; }
th { font-weight: 600; color: var(--soft); }
td.n, th.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr:last-child td { border-bottom: 0; }
pre { background: #2b2620; color: #f4eee2; padding: .9rem 1rem; border-radius: 8px;
  overflow-x: auto; font-size: .85rem; line-height: 1.45; }
summary { cursor: pointer; color: var(--soft); margin: .8rem 0; }
@media (max-width: 40rem) { nav ul { columns: 1; } body { font-size: 16px; } }
@media print { body { background: #fff; } figure, .scroll { break-inside: avoid; } }
"""


def page(title: str, lead: str, parts: Sequence[tuple[str, str, str]], language: str) -> str:
    """The whole page: parts are an anchor, a heading and HTML."""
    links = "".join(f'<li><a href="#{anchor}">{escape(head)}</a></li>' for anchor, head, _ in parts)
    body = "".join(
        f'<section id="{anchor}"><h2>{escape(head)}</h2>{html}</section>'
        for anchor, head, html in parts
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{lead}<nav><ul>{links}</ul></nav>{body}</main></body></html>\n"
    )


def section(head: str, *parts: str) -> str:
    """A heading with what stands under it; nothing where there is nothing."""
    body = "".join(parts)
    return f"<h3>{escape(head)}</h3>{body}" if body else ""


def paragraph(words: str, soft: bool = False) -> str:
    return f"<p{' class=soft' if soft else ''}>{escape(words)}</p>" if words else ""


def code(words: str) -> str:
    return f"<pre>{escape(words.strip())}</pre>"


def details(head: str, body: str) -> str:
    return f"<details><summary>{escape(head)}</summary>{body}</details>" if body else ""


def figure(svg: str, caption: str = "") -> str:
    """A plot with a sentence below."""
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{svg}{below}</figure>" if svg else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is words and whose others are figures."""
    kinds = ["", *[' class="n"'] * (len(heads) - 1)]
    head = "".join(f"<th{kind}>{escape(one)}</th>" for kind, one in zip(kinds, heads, strict=True))
    body = "".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(one)}</td>" for kind, one in zip(kinds, row, strict=True))
        + "</tr>"
        for row in rows
    )
    if not body:
        return ""
    inner = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll"><table>{inner}</table></div>'
