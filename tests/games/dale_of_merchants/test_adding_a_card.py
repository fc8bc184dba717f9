"""`docs/adding-a-card.md` is carried out, block by block as written, on a copy of the sources."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "adding-a-card.md"

# A block that is put into a file follows a sentence that ends with one of these.
PLACES = {
    "end": re.compile(r"At the end of\s+`([^`]+)`:$"),
    "below": re.compile(r"In `([^`]+)`, below\s+`([^`]+)`:$"),
    "above": re.compile(r"In `([^`]+)`, above\s+`([^`]+)`:$"),
    "new": re.compile(r"Write `([^`]+)`:$"),
}


class Block:
    """A fenced block of the page: where it goes, and what it says."""

    def __init__(self, before: str, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text
        self.place = ""
        self.file = ""
        self.line = ""
        for place, pattern in PLACES.items():
            found = pattern.search(before)
            if found:
                self.place = place
                self.file = found[1]
                self.line = found[2] if len(found.groups()) > 1 else ""


def blocks() -> list[Block]:
    """The fenced blocks of the page, in order."""
    parts = re.split(r"^```(\w*)\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return [Block(parts[at].rstrip(), parts[at + 1], parts[at + 2]) for at in range(0, len(parts) - 1, 3)]


def put(block: Block, tree: Path) -> None:
    """Put a block where the page says."""
    file = tree / block.file
    if block.place == "new":
        assert not file.exists()
        file.write_text(block.text, "utf-8")
        return
    lines = file.read_text("utf-8").splitlines(keepends=True)
    if block.place == "end":
        at = len(lines)
    else:
        found = [at for at, line in enumerate(lines) if line.strip() == block.line]
        assert len(found) == 1, f"{block.file} has {len(found)} lines {block.line!r}"
        at = found[0] + (1 if block.place == "below" else 0)
    file.write_text("".join([*lines[:at], block.text, *lines[at:]]), "utf-8")


def copied(where: Path, *folders: str) -> Path:
    """A copy of parts of the repository."""
    unwanted = shutil.ignore_patterns("__pycache__", "web", "*.so", "*.pyd")
    for folder in folders:
        shutil.copytree(ROOT / folder, where / folder, ignore=unwanted)
    return where


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of sources and tests with every block of the page in its place."""
    copy = copied(tmp_path_factory.mktemp("covetown"), "src/covetown", "tests")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for block in blocks():
        if block.file:
            put(block, copy)
    return copy


def run(command: str, tree: Path) -> subprocess.CompletedProcess[str]:
    """A command of the page, run in the copy with this Python."""
    words = shlex.split(command)
    settings, python = words[0].partition("="), words[1]
    assert (settings[0], python) == ("PYTHONPATH", ".venv/bin/python")
    surroundings = {**os.environ, "PYTHONPATH": str(tree / settings[2]), "PYTHONDONTWRITEBYTECODE": "1"}
    surroundings.pop("PYTEST_ADDOPTS", None)
    return subprocess.run(
        [sys.executable, *words[2:]], cwd=tree, env=surroundings, capture_output=True, text=True, check=False
    )


def commands() -> list[str]:
    return [line for block in blocks() if block.kind == "sh" for line in block.text.splitlines()]


def test_the_page_names_a_file_for_every_piece_of_code() -> None:
    loose = [block.text for block in blocks() if block.kind in ("python", "markdown") and not block.file]
    assert not loose
    assert {block.place for block in blocks() if block.file} == set(PLACES)
    assert len([block for block in blocks() if block.file]) == 8
    assert len(commands()) == 3


@pytest.mark.slow
@pytest.mark.parametrize("command", commands(), ids=["the card", "its words and rules", "whole games"])
def test_the_page_can_be_followed(command: str, tree: Path) -> None:
    ran = run(command, tree)
    assert ran.returncode == 0, f"{command}\n{ran.stdout[-4000:]}\n{ran.stderr[-2000:]}"


@pytest.mark.slow
def test_the_card_turns_up_in_whole_games(tree: Path) -> None:
    program = """
from covetown import registry
from covetown.kernel import Events, FastChance
game = registry.load("dale_of_merchants")
seen = set()
for seed in range(8):
    chance = FastChance(seed)
    state = game.new(2, {"decks": ["macaws", "pandas", "squirrels"], "turn_limit": 60}, chance)
    while state.waiting:
        seat = 0 if state.waiting == 1 else 1
        listener = state.events = Events()
        options = state.options(seat)
        state.apply(seat, options[chance.below(len(options))], chance)
        for event in listener.told:
            card = game.shelf.cards[event.facts.get("card", 128)]
            if card.key == "lost_letter":
                seen.add(event.kind)
        state.events = None
        assert not game.faults(state), game.faults(state)
        assert game.decode(state.encode()).encode() == state.encode()
assert {"bought", "played"} <= seen, seen
"""
    file = tree / "whole_games.py"
    file.write_text(program, "utf-8")
    ran = run(f"PYTHONPATH=src .venv/bin/python {file}", tree)
    assert ran.returncode == 0, ran.stderr[-2000:]


@pytest.mark.slow
def test_a_whole_deck_is_one_file(tmp_path: Path) -> None:
    tree = copied(tmp_path, "src/covetown")
    deck = tree / "src" / "covetown" / "games" / "dale_of_merchants" / "decks" / "otters.py"
    deck.write_text(
        """
from covetown.games.dale_of_merchants.cards import Deck, passive

DECK = Deck(6, "otters", [passive(f"otter_{place}", 0) for place in range(6)], [1, 1, 0, 0])
""",
        "utf-8",
    )
    program = tree / "program.py"
    program.write_text(
        """
from covetown import registry
from covetown.inspection import walk
game = registry.load("dale_of_merchants")
assert game.shelf.decks[6].key == "otters"
assert "otters" in game.option_specs()[2].choices
state = walk(game, 3, every=50, setup=(2, {"decks": ["otters", "macaws", "ocelots"], "turn_limit": 30})).state
assert 6 in state.decks and not state.waiting
""",
        "utf-8",
    )
    ran = run(f"PYTHONPATH=src .venv/bin/python {program}", tree)
    assert ran.returncode == 0, ran.stderr[-2000:]
