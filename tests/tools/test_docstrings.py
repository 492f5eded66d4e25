"""Docstrings are put into what mypyc writes, behind the signatures, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

from tools.docstrings import docstrings, document, documented, written

SOURCE = '''
class Thing:
    """A thing: “quoted” \\\\ and "plain".

    - `width, height`: how far it reaches,
      measured in cells
    """

    def __init__(self) -> None:
        self.size: int = 1
        """How large it is."""

    def go(self) -> None:
        """Go.

        On."""

    @property
    def far(self) -> int:
        """How far it went."""
        return 0

    def mute(self) -> None:
        pass

    def draw(self, look: Look = WIDE) -> None:
        """Draw it."""

    def hide(self, look: Look = WIDE) -> None:
        pass


def make() -> Thing:
    """Make one."""
    return Thing()
'''
CODE = """
static PyMethodDef house___thing___Thing_methods[] = {
    {"go",
     (PyCFunction)CPyPy_house___thing___Thing___go,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("go($self)\\n--\\n\\n")},
    {"mute",
     (PyCFunction)CPyPy_house___thing___Thing___mute,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mute($self)\\n--\\n\\n")},
    {"draw",
     (PyCFunction)CPyPy_house___thing___Thing___draw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"hide",
     (PyCFunction)CPyPy_house___thing___Thing___hide,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
};
static PyGetSetDef house___thing___Thing_getseters[] = {
    {"size",
     (getter)house___thing___Thing_get_size, (setter)house___thing___Thing_set_size,
     NULL, NULL},
    {"far",
     (getter)house___thing___Thing_get_far,
    NULL, NULL, NULL},
};
static PyTypeObject CPyType_house___thing___Thing_template_ = {
    .tp_name = "Thing",
    .tp_doc = PyDoc_STR("Thing()\\n--\\n\\n"),
};
    {"make", (PyCFunction)CPyPy_house___thing___make,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("make()\\n--\\n\\n") /* docstring */},
"""


def test_everything_that_has_words_is_found() -> None:
    found = dict(docstrings(SOURCE, "house.thing"))
    assert found["house.thing.Thing.go"] == "Go.\n\nOn."
    assert found["house.thing.Thing.size"] == "How large it is."
    assert found["house.thing.make"] == "Make one."
    for listed in ("width", "height"):
        assert found[f"house.thing.Thing.{listed}"] == "how far it reaches, measured in cells"
    assert "house.thing.Thing.mute" not in found


def test_words_stand_behind_signatures(tmp_path: Path) -> None:
    source = tmp_path / "src/house/thing.py"
    source.parent.mkdir(parents=True)
    source.write_text(SOURCE, "utf-8")
    code = tmp_path / "thing.c"
    code.write_text(CODE, "utf-8")
    document([str(source)], [str(code)])
    said = code.read_text("utf-8")
    assert '"go($self)\\n--\\n\\nGo.\\n\\nOn."' in said
    assert '"mute($self)\\n--\\n\\n"' in said
    assert '_set_size,\n     PyDoc_STR("How large it is."), NULL}' in said
    assert '_get_far,\n    NULL, PyDoc_STR("How far it went."), NULL}' in said
    assert '"make()\\n--\\n\\nMake one."' in said
    assert '___draw,\n     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("Draw it.")}' in said
    assert "___hide,\n     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)}" in said
    assert '\\"plain\\"' in said
    assert "\\342\\200\\234quoted" in said


def test_without_words_the_code_stays_as_it_is() -> None:
    assert documented(CODE, {}) == CODE


def test_a_literal_of_c_is_never_left_open() -> None:
    assert written('a"b\\c\n–') == 'a\\"b\\\\c\\n\\342\\200\\223'
