"""Every message of a game said with samples: nothing, one, two and five things, every gender.

Whoever proofreads a language reads these instead of playing until all of it has been said. Each
message is said as often as it says something new when one of its facts changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import ast

from holdfast.core.fluent import form_of
from holdfast.core.i18n import ENGLISH, messages
from holdfast.core.text import Text, capital

__all__ = ["said_with_samples", "samples_of", "snapshot", "tree_of"]

AMOUNTS = (0, 1, 2, 5)
COUNTING = {
    "actions", "all", "count", "days", "failed", "games", "held", "hours", "judged", "left",
    "longest", "minutes", "most", "owed", "passed", "played", "players", "points", "seconds",
    "size", "sp", "suppress", "tokens", "tries",
}  # fmt: skip
"""Facts that are numbers of things, by name. A message that does not choose by one of these is said
with one as well, since it may have to."""
ONE_AND_MORE = (1, AMOUNTS[-1])
SENTENCES = ("action-", "event-", "prompt-", "grave-", "result-", "habit-")
ENDS = (".", "?", "!")


def snapshot(text: Text) -> str:
    """All messages of a game in a language, each under its name."""
    lines = []
    for id in messages(text.package, ENGLISH).own:
        lines.append(f"{id}")
        lines += [f"    {said}" for said in said_with_samples(text, id)]
    return "\n".join(lines) + "\n"


def said_with_samples(text: Text, id: str) -> list[str]:
    """What a message says, as often as that differs."""
    facts = {name: samples_of(text, id, name) for name in sorted(_facts_of(text, id))}
    usual = {name: values[min(1, len(values) - 1)] for name, values in facts.items()}
    found: dict[str, None] = {}
    for name, values in facts.items() or {"": (None,)}.items():
        for value in values:
            said = text.say(id, {**usual, name: value} if name else {})
            found[capital(said) if _is_sentence(text, id) else said] = None
    if id in messages(text.package, text.language).own:
        for form, said in _forms(text, id, usual):
            found[f".{form} {said}"] = None
    return list(found)


def _is_sentence(text: Text, id: str) -> bool:
    said = messages(text.package, ENGLISH).own[id].say({})
    return id.startswith(SENTENCES) or (said.endswith(ENDS) and " " in said)


def _forms(text: Text, id: str, facts: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    args = {name: text.argument(name, value) for name, value in facts.items()}
    for form, say in messages(text.package, text.language).own[id].attributes.items():
        yield form, say(args)


def _facts_of(text: Text, id: str) -> frozenset[str]:
    """The facts that a message needs in the language, or in English where it is missing."""
    known = messages(text.package, text.language).find(id)
    return frozenset() if known is None else known.variables


def samples_of(text: Text, id: str, name: str) -> Sequence[object]:
    """The samples of a fact: lists where they are counted, numbers where nothing else is known.

    A list of one thing is given once for each gender and number, since it is then that they show.
    """
    counted, chosen = _uses(text.package, id, name)
    kind = text.kinds.get(name, name)
    some = text.samples.get(f"{id}.{name}")
    if some is not None:
        return some
    some = text.samples.get(name) or text.samples.get(kind)
    if counted:
        several = text.samples.get(kind) or some or ("a", "b")
        amounts = [[several[at % len(several)] for at in range(amount)] for amount in AMOUNTS]
        return amounts + [[one] for one in _agreeing_otherwise(text, name, several)]
    if some is not None:
        return some
    if chosen:
        return AMOUNTS
    return ONE_AND_MORE if name in COUNTING else ONE_AND_MORE[1:]


def _agreeing_otherwise(text: Text, name: str, several: Sequence[object]) -> list[object]:
    """One sample of each gender and number that the first one has not."""
    found: dict[tuple[str, str], object] = {}
    for one in several:
        named = text.argument(name, [one])
        found.setdefault((_agreement(named, "gender"), _agreement(named, "number")), one)
    return [*found.values()][1:]


def _agreement(named: object, form: str) -> str:
    """The gender or the number of a component, where its language has given it one."""
    said = str(form_of(named, form))
    return "" if said == str(named) else said


def _uses(package: str, id: str, name: str) -> tuple[bool, bool]:
    """Whether a message counts a fact, or chooses by it, in any language that is proofread."""
    counted = chosen = False
    for language in ("en", "it", "fr"):
        entry = messages(package, language).own.entry(id)
        for node in tree_of(entry):
            if isinstance(node, ast.FunctionReference) and node.id.name == "COUNT":
                counted |= any(_is(one, name) for one in node.arguments.positional)
            elif isinstance(node, ast.SelectExpression):
                chosen |= _is(node.selector, name)
            elif isinstance(node, ast.FunctionReference) and node.id.name == "SIGNED":
                chosen |= any(_is(one, name) for one in node.arguments.positional)
    return counted, chosen


def _is(node: object, name: str) -> bool:
    return isinstance(node, ast.VariableReference) and node.id.name == name


def tree_of(node: object) -> Iterator[object]:
    """A message's tree, node by node."""
    if isinstance(node, ast.BaseNode):
        yield node
        for below in vars(node).values():
            for one in below if isinstance(below, list) else (below,):
                yield from tree_of(one)
