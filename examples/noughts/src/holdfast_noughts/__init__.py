"""Noughts (tic-tac-toe), the smallest game on Holdfast: a tutorial, and a yardstick for speed."""
