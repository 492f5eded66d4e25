"""The games for those who train on them: observations, action masks and stable numbers.

`sight_of(game)` says what an edition looks like in numbers, `Games` plays many matches at once at
the engine's speed. `holdfast.envs.gym` has the solo games for Gymnasium, `holdfast.envs.zoo` all
games for PettingZoo, `holdfast.envs.spiel` all games for OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec

from holdfast.core.errors import HoldfastError

for _needed in ("numpy", "librt"):
    if find_spec(_needed) is None:
        raise HoldfastError(
            f"the environments need {_needed}, which is not installed: pip install 'holdfast[envs]'"
        )

from holdfast.envs.encoding import Encoding  # noqa: E402
from holdfast.envs.numbers import Numbering  # noqa: E402
from holdfast.envs.sight import Sight, sight_of  # noqa: E402
from holdfast.envs.vector import Games  # noqa: E402

__all__ = ["Encoding", "Games", "Numbering", "Sight", "sight_of"]
