"""A server, a Chromium, and people who sit before it. Needs Debian's chromium and npm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.site import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.person import Person

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "src/holdfast/web/assets"


@pytest.fixture(scope="session")
def assets() -> Path:
    """The built scripts and styles; axe-core comes with them.

    They are not built here: several workers would pull them from under each other's servers.
    """
    if not (ASSETS.parent / "static/dist/manifest.json").is_file():
        pytest.fail("the pages are not built: run make pages")
    return ASSETS


@pytest.fixture(scope="module")
def site(assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"), streams=64)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    driver = pytest.importorskip("playwright.sync_api")
    chromium = pytest.importorskip("tools.chromium")
    if chromium.find() is None:
        pytest.skip(chromium.MISSING)
    with driver.sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def people(site: Site, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Calls somebody to the table: each call is a browser of its own."""
    from tests.browser.person import Person

    called: list[Person] = []

    def call(**options: Any) -> Person:
        called.append(Person(browser, site.url, **options))
        return called[-1]

    yield call
    for person in called:
        person.leave()


@pytest.fixture
def anna(people: Callable[..., Person]) -> Person:
    return people()


@pytest.fixture
def bert(people: Callable[..., Person]) -> Person:
    return people()
