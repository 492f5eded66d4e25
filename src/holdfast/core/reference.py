"""The rules reference of a game: numbered rules with the chapters they stand in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from holdfast.core.i18n import read_data

__all__ = ["RuleText", "read_rules"]


@dataclass(frozen=True, slots=True)
class RuleText:
    """A numbered rule of the reference: its id, the chapter it stands in, and its words."""

    id: str
    chapter: str
    text: str
    ruling: str = ""


@lru_cache(maxsize=None)
def read_rules(package: str, language: str) -> Mapping[str, RuleText]:
    """Read `data/rules.<language>.md`: chapters under `##`, rules that begin with a bold id."""
    rules: dict[str, RuleText] = {}
    chapter = ""
    for block in re.split(r"\n(?=#{1,3} |\*\*[A-Z]+-)", read_data(package, "rules", language)):
        if block.startswith("#"):
            chapter = block.lstrip("# ").splitlines()[0].strip()
            continue
        found = re.match(r"\*\*([A-Z]+-[\w.]+)\*\*\s+(.*)", block, re.DOTALL)
        if found:
            lines = found[2].strip().splitlines()
            words = "\n".join(line for line in lines if not line.startswith(">")).strip()
            ruling = " ".join(line.lstrip("> ") for line in lines if line.startswith(">"))
            rules[found[1]] = RuleText(found[1], chapter, words, ruling)
    return rules
