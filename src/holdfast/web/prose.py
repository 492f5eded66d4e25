"""Words as markup: the little of Markdown that rules and pages on games use, and links to rules."""

from __future__ import annotations

import re
from functools import lru_cache

from markupsafe import Markup, escape

from holdfast.core.registry import find_game

__all__ = ["prose"]

CODE = re.compile(r"`([^`]+)`")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
EMPHASIS = re.compile(r"(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\w])")
RULE = re.compile(r"\b([A-Z]{2,3}-\d[\w.]*\w|[A-Z]{2,3}-[A-Z0-9][\w.]*)(?=[\s,;.:)/]|$)")
ITEM = re.compile(r"\s*(?:[-*]|(\d+)\.)\s+(.*)")


def prose(text: str, game: str) -> Markup:
    """Safe markup of a game's words. Everything is escaped before anything is marked up."""
    out: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.splitlines()
        if all(line.lstrip().startswith("|") for line in lines):
            out.append(_table(lines, game))
            continue
        out.extend(_paragraphs(lines, game))
    return Markup("".join(out))


def _paragraphs(lines: list[str], game: str) -> list[str]:
    """Running text and lists, in the order in which they stand."""
    out: list[str] = []
    words: list[str] = []
    items: list[str] = []
    numbered = False

    def close() -> None:
        if words:
            out.append(f"<p>{_inline(' '.join(words), game)}</p>")
        if items:
            tag = "ol" if numbered else "ul"
            inner = "".join(f"<li>{_inline(item, game)}</li>" for item in items)
            out.append(f"<{tag}>{inner}</{tag}>")
        words.clear()
        items.clear()

    for line in lines:
        found = ITEM.match(line)
        if found:
            if words:
                close()
            numbered = found[1] is not None
            items.append(found[2])
        elif items and line.startswith(" "):
            items[-1] += " " + line.strip()
        else:
            if items:
                close()
            words.append(line.strip())
    close()
    return out


def _table(lines: list[str], game: str) -> str:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    has_head = len(rows) > 1 and all(re.fullmatch(r":?-+:?", cell) for cell in rows[1])
    out = ["<table>"]
    for number, row in enumerate(rows):
        if has_head and number == 1:
            continue
        tag = "th" if has_head and number == 0 else "td"
        out.append("<tr>" + "".join(f"<{tag}>{_inline(c, game)}</{tag}>" for c in row) + "</tr>")
    return "".join([*out, "</table>"])


def _inline(words: str, game: str) -> str:
    safe = str(escape(words))
    safe = CODE.sub(r"<code>\1</code>", safe)
    safe = STRONG.sub(r"<b>\1</b>", safe)
    safe = EMPHASIS.sub(r"<i>\1</i>", safe)
    known = prefixes(game)

    def link(found: re.Match[str]) -> str:
        # A tank is a CV-35, and that is no rule.
        if found[1].partition("-")[0] not in known:
            return found[0]
        return f'<a href="/rules/{escape(game)}#{found[1]}">{found[1]}</a>'

    return RULE.sub(link, safe)


@lru_cache(maxsize=64)
def prefixes(game: str) -> frozenset[str]:
    """How the ids of a game's rules begin: `CI` for Castle Itter."""
    return frozenset(rule.partition("-")[0] for rule in find_game(game).edition().text().rules)
