"""How the documentation is built: `make docs`, then open site/index.html."""

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
