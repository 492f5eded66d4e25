"""CI-4 SS Phase: one module for each of its paragraphs."""
