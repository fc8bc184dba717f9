"""All text is our own: no eight words in a row are a rulebook's. The rulebooks themselves are not in the tree."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from covetown import registry

ROOT = Path(__file__).resolve().parents[1]
RULEBOOKS = sorted((ROOT.parent / "shared" / "seeds").glob("*.txt"))
RUN = 8
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
MARKUP = re.compile(r"\{[^{}]*\}|<[^<>]*>|`[^`]*`")

# Everything a person reads: messages, books, ledgers, and the pages beside the code.
TEXTS = [
    *sorted((ROOT / "src" / "covetown").rglob("*.ftl")),
    *sorted((ROOT / "src" / "covetown" / "games").rglob("*.md")),
    *sorted(
        path for ending in ("*.ftl", "*.md") for path in (ROOT / "examples" / "lantern_fair" / "src").rglob(ending)
    ),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "README.md",
]


def words(text: str) -> list[str]:
    return [word.lower().replace("’", "'") for word in WORD.findall(text)]


def runs(said: list[str]) -> dict[str, int]:
    """Every run of eight words, with its place; rows of numbers and single letters are nobody's."""
    found: dict[str, int] = {}
    for at in range(len(said) - RUN + 1):
        run = said[at : at + RUN]
        if sum(len(word) > 1 and not word.isdigit() for word in run) >= RUN // 2:
            found.setdefault(" ".join(run), at)
    return found


@cache
def printed() -> frozenset[str]:
    """All runs of all rulebooks."""
    return frozenset(run for book in RULEBOOKS for run in runs(words(book.read_text("utf-8"))))


def sentences(file: Path) -> list[str]:
    """What a file says, piece by piece: one message, one line of a page. Markup and arguments break a run."""
    text = file.read_text("utf-8")
    if file.suffix == ".ftl":
        text = re.sub(r"^\s*#.*$", "", text, flags=re.M)
        text = re.sub(r"^\s*\.?[\w-]+ *=", "\n\n", text, flags=re.M)
    pieces = re.split(r"\n\s*\n|\n(?=\s*[*|#-])|\|", text)
    return [part for piece in pieces for part in MARKUP.split(piece)]


def taken(file: Path) -> list[str]:
    return [run for piece in sentences(file) for run in runs(words(piece)) if run in printed()]


def test_there_is_something_to_compare() -> None:
    """A run of a rulebook is found in a text that has it, whatever the punctuation."""
    assert len(TEXTS) > 20
    assert {path.parent.name for path in TEXTS} >= set(registry.names())
    said = words("The player who has the most points wins the game at once.")
    assert "the player who has the most points wins" in runs(said)
    assert not runs(words("1 2 3 4 5 6 7 8 9 A B C"))


@pytest.mark.skipif(not RULEBOOKS, reason="the rulebooks are not at hand")
@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_eight_words_in_a_row_are_a_rulebooks(file: Path) -> None:
    assert taken(file) == []
