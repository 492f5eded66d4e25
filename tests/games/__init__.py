"""Tests of the games, and of what holds for all of them."""
