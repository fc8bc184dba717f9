"""The compiled and the interpreted engine play the same game, position by position."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from covetown import registry
from covetown.cli.bench import interpreted_tree
from covetown.inspection import trace
from covetown.kernel.form import compiled

SEEDS = range(100, 140)
PROGRAM = """
import json, sys
from covetown import registry
from covetown.inspection import trace
from covetown.kernel.form import compiled
assert not compiled()
game = registry.load(sys.argv[1])
print(json.dumps([trace(game, seed) for seed in range(int(sys.argv[2]), int(sys.argv[3]))]))
"""


@pytest.mark.skipif(not compiled(), reason="the interpreted form runs here, there is nothing to compare it with")
@pytest.mark.parametrize("game", registry.names())
def test_both_forms_go_through_the_same_positions(game: str, tmp_path: Path) -> None:
    tree = interpreted_tree(tmp_path)
    command = [sys.executable, "-c", PROGRAM, game, str(SEEDS.start), str(SEEDS.stop)]
    ran = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(tree)}, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    theirs = json.loads(ran.stdout)
    ours = [trace(registry.load(game), seed) for seed in SEEDS]
    for seed, mine, other in zip(SEEDS, ours, theirs, strict=True):
        for move, (left, right) in enumerate(zip(mine, other, strict=False)):
            assert left == right, f"seed {seed}: the forms differ after move {move}"
        assert len(mine) == len(other), f"seed {seed}: one form plays longer"
