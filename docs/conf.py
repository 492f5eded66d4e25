"""How the documentation is built: `make docs`, then open site/index.html."""

import shutil
from pathlib import Path

from sphinx.application import Sphinx

from holdfast.version import VERSION

project = "Holdfast"
release = version = VERSION
author = "The Holdfast authors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
html_theme = "furo"
html_title = "Holdfast"
myst_heading_anchors = 3
exclude_patterns = ["pictures"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"


def copy_reports(app: Sphinx, error: Exception | None) -> None:
    """Reports of the lab are pages to be opened; as files of a document they would be downloads."""
    if error is None:
        into = Path(app.outdir) / "lab"
        into.mkdir(exist_ok=True)
        for report in (Path(app.srcdir) / "lab").glob("*.html"):
            shutil.copy2(report, into)


def setup(app: Sphinx) -> None:
    app.connect("build-finished", copy_reports)
