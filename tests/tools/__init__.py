"""Tests of what contributors run by hand."""
