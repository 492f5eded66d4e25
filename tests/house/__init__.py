"""Tests of the house as a whole: layers, purity, languages, the tutorial, and hostile input."""
