"""Runs the examples of README and docs as tests, so that they stay true."""

import doctest
import os
import sysconfig

import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.watching import Watching

pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=doctest.ELLIPSIS),
        SkipParser(),
    ],
    patterns=["README.md", "docs/*.md"],
    # tests/house/test_tutorial.py follows these pages to the letter.
    excludes=["docs/add-a-game.md", "docs/add-a-hidden-game.md"],
).pytest()


class PagesTogether(LoadScopeScheduling):
    """Spreads tests over processes one by one, but the examples of a page build on each other."""

    def _split_scope(self, nodeid: str) -> str:
        page = nodeid.partition("::")[0]
        return page if page.endswith(".md") else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> PagesTogether:
    return PagesTogether(config, log)


def pytest_configure(config: pytest.Config) -> None:
    os.environ["HOLDFAST_LANGUAGE"] = "en"  # whatever the terminal of the tests speaks
    # Node lies beside Python where the machine has none.
    beside = sysconfig.get_path("scripts")
    os.environ["PATH"] = os.pathsep.join([beside, os.environ.get("PATH", "")])
    if config.pluginmanager.hasplugin("_cov"):
        config.pluginmanager.register(Watching(config))
