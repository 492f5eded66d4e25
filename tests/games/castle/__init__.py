"""Tests of Castle, by chapter; the cases in `cases/castle` cover most rules."""
