"""Messages of Project Fluent, each compiled once: plurals, genders and articles belong to them.

`fluent.syntax` reads the files; its own resolver walks through the tree of a message at every use,
which is too slow for logs, so a message becomes a function here when it is first needed. A test
compares what both say.

Beside what Fluent brings, a message may ask for

- `FORM($unit, "the")`: a form of a component's name, which the translator gave the component as an
  attribute; of several components each in that form, and of `gender` the one they share;
- `COUNT($units)`: how many there are;
- `SIGNED($number)`: a number with its sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from holdfast.core.language import Language, language_like, signed

__all__ = ["FUNCTIONS", "Args", "BadMessage", "Bundle", "Message", "Name", "Series"]

HIDDEN = "…"
"""What stands for a fact that is hidden from the reader."""
RULES = "language-rules"
"""A message with the code of the language whose plurals and lists are followed; for a language
that the CLDR does not know."""
MIXED = "mixed-"
"""Before the name of a form: what several components have that do not agree on it."""

Args = Mapping[str, object]
Part = Callable[[Args], str]
Value = Callable[[Args], object]


class BadMessage(ValueError):
    """A file of messages has a mistake; the sentence says where and what."""


class Name(str):
    """A component's name: the bare form, which also knows the others."""

    __slots__ = ("_args", "_forms", "_message")

    _message: Message
    _args: Args
    _forms: dict[str, str]

    def __new__(cls, message: Message, args: Args) -> Name:
        self = super().__new__(cls, message.say(args))
        self._message, self._args, self._forms = message, args, {}
        return self

    def form(self, form: str) -> str:
        """Another form; the bare one where the translator gave none."""
        found = self._forms.get(form)
        if found is None:
            said = self._message.attributes.get(form)
            found = self._forms[form] = str(self) if said is None else said(self._args)
        return found

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


class Series(str):
    """Several names: joined as the language does it, and still to be counted and inflected."""

    __slots__ = ("_language", "items", "mixed")

    items: Sequence[str]

    mixed: Mapping[str, str]
    _language: Language

    def __new__(
        cls,
        items: Sequence[str],
        language: Language,
        mixed: Mapping[str, str],
        none: str,
        between: str | None = None,
    ) -> Series:
        joined = language.join(items) if between is None else between.join(items)
        self = super().__new__(cls, joined if items else none)
        self.items, self.mixed, self._language = items, mixed, language
        return self

    def form(self, form: str) -> str:
        forms = [item.form(form) if isinstance(item, Name) else str(item) for item in self.items]
        if not forms:
            return str(self)
        if form in self.mixed:
            return forms[0] if len(set(forms)) == 1 else self.mixed[form]
        return self._language.join(forms)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


def form_of(value: object, form: object = "") -> str:
    """The function FORM."""
    return value.form(str(form)) if isinstance(value, Name | Series) else str(value)


def count_of(value: object) -> int:
    """The function COUNT; a name alone is one."""
    return len(value.items) if isinstance(value, Series) else 1


def sign_of(value: object) -> str:
    """The function SIGNED."""
    return signed(value) if isinstance(value, int) else str(value)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "FORM": form_of,
    "COUNT": count_of,
    "SIGNED": sign_of,
}


class Message:
    """One message, ready to be said."""

    __slots__ = ("_language", "attributes", "chosen_by", "id", "say", "variables")

    def __init__(self, entry: ast.Message | ast.Term, bundle: Bundle) -> None:
        self.id = entry.id.name
        self.variables = frozenset(_variables(entry.value))
        """The names of the facts that it needs."""
        self.chosen_by = sorted(set(_selectors(entry.value)))
        """The names of the facts on which its wording depends."""
        self._language = bundle.language
        self.say: Part = _pattern(entry.value, bundle)
        self.attributes: dict[str, Part] = {
            one.id.name: _pattern(one.value, bundle) for one in entry.attributes
        }

    def with_gaps(self) -> str:
        """The sentence with its gaps, for those who fill them themselves."""
        return self.say({name: f"{{{name}}}" for name in self.variables})

    def by_number(self) -> dict[str, str]:
        """The sentence with its gaps, in each form that a number in it can ask for, by the names
        that the CLDR has for these forms; `by` names the fact that is counted. For a script, whose
        browser knows the forms too. Empty where nothing is counted."""
        if not self.chosen_by:
            return {}
        by = self.chosen_by[0]
        gaps: dict[str, object] = {name: f"{{{name}}}" for name in self.variables}
        forms = self._language.examples()
        said = {form: self.say({**gaps, by: _Shown(n, by)}) for form, n in forms.items()}
        return {"by": by, **said}


class _Shown(int):
    """A number that chooses a form, and shows as the gap that a script fills."""

    gap: str

    def __new__(cls, number: int, gap: str) -> _Shown:
        self = super().__new__(cls, number)
        self.gap = gap
        return self

    def __str__(self) -> str:
        return f"{{{self.gap}}}"


class Bundle:
    """The messages of a package in one language."""

    def __init__(self, code: str, sources: Mapping[str, str]) -> None:
        self.code = code
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._ready: dict[str, Message] = {}
        for name, source in sources.items():
            self._read(name, source)
        self.language: Language = language_like(code)
        if RULES in self._entries:
            self.language = language_like(self[RULES].say({}).strip())
        """How the language counts and lists."""
        self.mixed = {
            id.removeprefix(MIXED): self[id].say({}) for id in self._entries if id.startswith(MIXED)
        }

    def _read(self, name: str, source: str) -> None:
        for entry in FluentParser(with_spans=True).parse(source).body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = "; ".join(note.message or "" for note in entry.annotations)
                raise BadMessage(f"{name}, line {line}: {why}")
            if isinstance(entry, ast.Message | ast.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in self._entries:
                    raise BadMessage(f"{name}: {key} is there twice")
                self._entries[key] = entry

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def entry(self, id: str) -> ast.Message | ast.Term | None:
        """A message as it was read, for those who examine it."""
        return self._entries.get(id)

    def source(self, id: str) -> str:
        """A message as it stands in its file, without its name."""
        entry = self._entries[id]
        return "" if entry.value is None else serialize_pattern(entry.value).strip()

    def get(self, id: str) -> Message | None:
        return self[id] if id in self._entries else None

    def __getitem__(self, id: str) -> Message:
        found = self._ready.get(id)
        if found is None:
            found = self._ready[id] = Message(self._entries[id], self)
        return found


# From a tree to functions


def _variables(node: object) -> Iterator[str]:
    """The names of all variables below a node."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for below in vars(node).values():
            for one in below if isinstance(below, list) else (below,):
                yield from _variables(one)


def _selectors(node: object) -> Iterator[str]:
    """The names of the variables by which something below a node is chosen."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        yield node.selector.id.name
    if isinstance(node, ast.BaseNode):
        for below in vars(node).values():
            for one in below if isinstance(below, list) else (below,):
                yield from _selectors(one)


def _pattern(pattern: ast.Pattern | None, bundle: Bundle) -> Part:
    parts: list[str | Part] = []
    for element in [] if pattern is None else pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts.append(_shown(_expression(element.expression, bundle), bundle.language))
    if len(parts) == 1:
        only = parts[0]
        return (lambda args: only) if isinstance(only, str) else only
    return lambda args: "".join([one if isinstance(one, str) else one(args) for one in parts])


def _shown(value: Value, language: Language) -> Part:
    def show(args: Args) -> str:
        found = value(args)
        if isinstance(found, str):
            return found
        return language.number(found) if isinstance(found, int) else str(found)

    return show


def _expression(node: object, bundle: Bundle) -> Value:
    if isinstance(node, ast.Placeable):
        return _expression(node.expression, bundle)
    if isinstance(node, ast.VariableReference):
        name = node.id.name
        return lambda args: args.get(name, HIDDEN)
    if isinstance(node, ast.StringLiteral):
        words = node.parse()["value"]
        return lambda args: words
    if isinstance(node, ast.NumberLiteral):
        number = int(node.value)
        return lambda args: number
    if isinstance(node, ast.SelectExpression):
        return _select(node, bundle)
    if isinstance(node, ast.FunctionReference):
        return _call(node, bundle)
    if isinstance(node, ast.MessageReference | ast.TermReference):
        return _reference(node, bundle)
    raise BadMessage(f"{bundle.code}: nothing is known about {type(node).__name__}")


def _call(node: ast.FunctionReference, bundle: Bundle) -> Value:
    function = FUNCTIONS.get(node.id.name)
    if function is None:
        raise BadMessage(f"{bundle.code}: there is no function {node.id.name}")
    given = [_expression(one, bundle) for one in node.arguments.positional]
    return lambda args: function(*[one(args) for one in given])


def _reference(node: ast.MessageReference | ast.TermReference, bundle: Bundle) -> Value:
    """Another message, or one of its forms; a term may be given arguments of its own."""
    key = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
    if key not in bundle:
        raise BadMessage(f"{bundle.code}: there is no message {key}")
    given: dict[str, Value] = {}
    if isinstance(node, ast.TermReference) and node.arguments is not None:
        given = {one.name.name: _expression(one.value, bundle) for one in node.arguments.named}
    form = None if node.attribute is None else node.attribute.name

    def say(args: Args) -> str:
        message = bundle[key]
        said = message.say if form is None else message.attributes[form]
        return said({name: value(args) for name, value in given.items()} if given else args)

    return say


def _select(node: ast.SelectExpression, bundle: Bundle) -> Value:
    chosen_by = _expression(node.selector, bundle)
    language = bundle.language
    words: dict[str, Part] = {}
    numbers: dict[int, Part] = {}
    usual: Part | None = None
    for variant in node.variants:
        said = _pattern(variant.value, bundle)
        if isinstance(variant.key, ast.NumberLiteral):
            numbers[int(variant.key.value)] = said
        else:
            words[variant.key.name] = said
        if variant.default:
            usual = said
    assert usual is not None, "the parser sees to it that there is a default"
    otherwise = usual

    def choose(args: Args) -> str:
        value = chosen_by(args)
        if isinstance(value, int):
            found = numbers.get(value) or words.get(language.plural(value)) or otherwise
        else:
            found = words.get(str(value), otherwise)
        return found(args)

    return choose
