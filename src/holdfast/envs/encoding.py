"""Observations for networks: numbers from 0 to 1, one for each thing that can be so or not."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from holdfast.core.observer import BITS, CATEGORY, NUMBER, Part
from holdfast.envs.sight import Bytes

__all__ = ["Encoding"]


class Encoding:
    """A number becomes a share of its highest, a category one of several, bits one each."""

    def __init__(self, parts: Sequence[Part]) -> None:
        entries = np.concatenate([part.start + np.arange(part.size) for part in parts])
        widths = np.concatenate([np.full(part.size, _width(part)) for part in parts])
        kinds = np.concatenate([np.full(part.size, part.kind) for part in parts])
        highs = np.concatenate([np.full(part.size, max(1, part.high)) for part in parts])
        starts = np.cumsum(widths) - widths
        self.size = int(widths.sum())
        """How many entries an encoded observation has."""
        numbers, categories = kinds == NUMBER, kinds == CATEGORY
        self._numbers, self._number_at = entries[numbers], starts[numbers]
        self._scales = (1 / highs[numbers]).astype(np.float32)
        self._categories, self._category_at = entries[categories], starts[categories]
        sets = np.flatnonzero(kinds == BITS)
        self._bit_of = np.repeat(entries[sets], widths[sets])
        self._bit = np.concatenate([np.arange(width) for width in [0, *widths[sets]]]).astype(
            np.uint8
        )
        self._bit_at = np.repeat(starts[sets], widths[sets]) + self._bit

    def encode(self, observations: Bytes) -> NDArray[np.float32]:
        """An observation, or a batch of them, as numbers from 0 to 1."""
        flat = observations.reshape(-1, observations.shape[-1])
        out = np.zeros((len(flat), self.size), np.float32)
        out[:, self._number_at] = flat[:, self._numbers] * self._scales
        out[:, self._bit_at] = flat[:, self._bit_of] >> self._bit & 1
        rows = np.arange(len(flat))[:, None]
        out[rows, self._category_at + flat[:, self._categories]] = 1.0
        return out.reshape(*observations.shape[:-1], self.size)


def _width(part: Part) -> int:
    if part.kind == NUMBER:
        return 1
    return part.high.bit_length() if part.kind == BITS else part.high + 1
