"""The line protocol: JSON-RPC 2.0, one object per line, so that any language can play.

`Engine.handle` turns one line into its answer; `Engine.serve` does so for whole streams. Nothing
that arrives on a line ends the engine: what cannot be done is answered with a typed error.
"""

from __future__ import annotations

from holdfast.protocol.answers import describe, status
from holdfast.protocol.engine import Engine, NoSuchMatch, StaleMove, TooManyMatches

__all__ = ["Engine", "NoSuchMatch", "StaleMove", "TooManyMatches", "describe", "status"]
