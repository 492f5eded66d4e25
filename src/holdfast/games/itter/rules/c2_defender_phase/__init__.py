"""CI-2 Defender Phase: one module for each of its paragraphs."""
