"""Runs the examples of README and docs as tests, so that they stay true."""

import doctest

from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser

pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=doctest.ELLIPSIS),
        SkipParser(),
    ],
    patterns=["README.md", "positions-and-journals.md", "add-a-bot.md"],
).pytest()
