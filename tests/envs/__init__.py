"""Tests of the environments for those who train on the games."""
