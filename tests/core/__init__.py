"""Tests of the engine's core, module by module."""
