"""What a seat sees, as a space of Gymnasium's."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from covetown.envs.table import Learning


def seen_space(learning: Learning) -> spaces.Dict:
    """A row of numbers from 0 to 1, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (len(learning.names),), np.float32),
            "action_mask": spaces.Box(0, 1, (learning.actions,), np.int8),
        }
    )


def empty_rows(learning: Learning, rows: int) -> dict[str, NDArray[Any]]:
    """Arrays for what so many seats see."""
    return {
        "observation": np.zeros((rows, len(learning.names)), np.float32),
        "action_mask": np.zeros((rows, learning.actions), np.int8),
    }
