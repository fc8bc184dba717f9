"""Processes that help a command: none is left over, however the command ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are looked up in Linux's own way")

PATIENCE_S = 60.0


def living() -> dict[int, int]:
    """All processes that have not ended, with the one that started each."""
    found: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                told = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # ended meanwhile
            if told[0] != "Z":
                found[int(folder.name)] = int(told[1])
    return found


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.05)


@pytest.mark.parametrize(
    "command",
    [
        "sim pirates_cove --games 10000000 --jobs 2",
        "fuzz pirates_cove --games 10000000 --jobs 2",
        "lab match pirates_cove --bots random,random --games 10000000 --jobs 2 --records games.jsonl",
    ],
)
def test_helpers_end_with_a_command_that_is_killed(command: str, tmp_path: Path) -> None:
    call = [sys.executable, "-c", "from covetown.cli import main; main()", *command.split()]
    with subprocess.Popen(call, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:

        def children() -> list[int]:
            return [child for child, parent in living().items() if parent == process.pid]

        wait_for(lambda: len(children()) >= 2)
        if "--records" in command:  # these helpers are started anew: one that has not begun to work ends by itself
            wait_for(lambda: (tmp_path / "games.jsonl").exists() and (tmp_path / "games.jsonl").stat().st_size > 0)
        helpers = children()
        process.send_signal(signal.SIGKILL)
    try:
        wait_for(lambda: not set(helpers) & set(living()))
    finally:
        for helper in set(helpers) & set(living()):
            os.kill(helper, signal.SIGKILL)
