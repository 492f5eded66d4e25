"""Tests of the conformance kit: honest games pass it, and each broken one fails the right check."""
