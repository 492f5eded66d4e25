"""Guided first games. Written with the pages: see docs/web.md."""

from __future__ import annotations

from fastapi import APIRouter

__all__ = ["router"]

router = APIRouter()
