"""The positions of a plan as arrays: parts that are played once, kept on disk, and read together."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from covetown.bots.network import SUREST
from covetown.kernel import Message, RuleError
from covetown.lab.teaching.lessons import Plan, file_of, play_part
from covetown.lab.workers import workers

Array = np.ndarray[Any, Any]

# Every so many games one is kept for the examination.
HELD_OUT = 10
POSITIONS = ("rows", "games", "seats", "shares", "guesses", "thoughts", "odds")


def played(plan: Plan, games: int, folder: Path, jobs: int, told: Callable[[int], None]) -> list[Path]:
    """The files of a plan's first games, playing those that are not there yet."""
    home = folder / plan.mark()
    home.mkdir(parents=True, exist_ok=True)
    each = plan.games_a_part()
    sizes = [min(each, games - first) for first in range(0, games, each)]
    files = [file_of(home, number, size) for number, size in enumerate(sizes)]
    missing = [number for number, file in enumerate(files) if not file.exists()]
    told(sum(size for number, size in enumerate(sizes) if number not in set(missing)))
    call = {**plan.plain(), "games": games, "folder": str(home), "mark": plan.mark()}
    for made in workers(jobs, None).results(play_part, call, missing):
        told(int(made))
    return files


def further(plan: Plan, folders: list[Path]) -> list[Path]:
    """All parts in folders of earlier games; a RuleError if one has none or they are about something else."""
    out: list[Path] = []
    for folder in folders:
        files = sorted(folder.rglob("*.part"))
        if not files or any(head_of(file).get("kind") != plan.kind() for file in files):
            raise RuleError(
                f"{folder} has no positions that fit this game as it is",
                Message("lab-teach-also", {"name": str(folder)}),
            )
        out += files
    return out


class Material:
    """Positions to learn from, as arrays by the names that `Part` has for them; `firsts` is each asker's first answer.

    `odds` has the log-odds that the game's own estimate gives to each seat, counted from the one who looks. Answers
    stay with their askers, so they are only there in the whole material.
    """

    def __init__(self, columns: dict[str, Array]) -> None:
        self.columns = columns
        self.rows = columns["rows"]
        self.games = columns["games"]
        self.seats = columns["seats"]
        self.shares = columns["shares"]
        self.guesses = columns["guesses"]
        self.thoughts = columns["thoughts"]
        self.odds = columns["odds"]

    def __len__(self) -> int:
        return len(self.games)

    def take(self, which: Array) -> Material:
        """Some of the positions, without answers."""
        return Material({name: self.columns[name][which] for name in POSITIONS})

    def held_out(self) -> Array:
        """Which positions are kept for the examination: those of whole games, never a part of one."""
        held: Array = self.games // 8 % HELD_OUT == HELD_OUT - 1
        return held if held.any() else self.games == self.games.max()

    def asked(self) -> int:
        """How many decisions there are with what a search thought of every answer."""
        return len(self.columns["askers"]) if "askers" in self.columns else 0


def read(files: list[Path]) -> Material:
    """All the positions of some files."""
    heads = [head_of(file) for file in files]
    shapes = kinds(heads[0])
    counts = {name: [int(head[of]) for head in heads] for name, (_, of, _) in shapes.items()}
    columns = {
        name: np.empty((sum(counts[name]), each) if each > 1 else sum(counts[name]), kind)
        for name, (kind, _, each) in shapes.items()
    }
    starts = {name: np.cumsum([0, *numbers]) for name, numbers in counts.items()}

    def fill(number: int) -> None:
        data = zlib.decompress(files[number].read_bytes().partition(b"\n")[2])
        at = 0
        for name, (kind, _, each) in shapes.items():
            count = counts[name][number]
            items = np.frombuffer(data, kind, count * each, at)
            at += items.nbytes
            place = slice(starts[name][number], starts[name][number + 1])
            columns[name][place] = items.reshape(columns[name][place].shape)
        columns["askers"][starts["askers"][number] : starts["askers"][number + 1]] += starts["games"][number]

    with ThreadPoolExecutor() as pool:
        list(pool.map(fill, range(len(files))))
    columns["firsts"] = np.cumsum(columns["offers"]) - columns["offers"]
    columns["odds"] = odds_of(columns["guesses"])
    return Material(columns)


def odds_of(guesses: Array) -> Array:
    """The log-odds of estimates; 0 for seats that are not there."""
    bounded = np.clip(guesses, 1 - SUREST, SUREST)
    out: Array = np.nan_to_num(np.log(bounded / (1 - bounded))).astype(np.float32)
    return out


def head_of(file: Path) -> dict[str, Any]:
    with file.open("rb") as stream:
        head: dict[str, Any] = json.loads(stream.readline())
    return head


def kinds(head: dict[str, Any]) -> dict[str, tuple[Any, str, int]]:
    """The columns of a part in their order: type, which count of the head it has, and numbers in each row."""
    return {
        "rows": (np.uint8, "count", int(head["width"])),
        "games": (np.int32, "count", 1),
        "seats": (np.int8, "count", 1),
        "shares": (np.float32, "count", int(head["most"])),
        "guesses": (np.float32, "count", int(head["most"])),
        "thoughts": (np.float32, "count", 1),
        "askers": (np.int32, "asked", 1),
        "offers": (np.int32, "asked", 1),
        "answers": (np.uint8, "offered", int(head["answer_width"])),
        "weights": (np.float32, "offered", 1),
        "portions": (np.float32, "offered", 1),
    }
