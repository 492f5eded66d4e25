"""Tests of playing in a terminal."""
