"""docs/research.md: its three paths run as they stand, its figures are those of the pages it names; it can be cited."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from covetown import __version__

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
PATHS = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)


def won_against_random(taste: Any, games: int) -> float:
    """The share of games that a seat with these likings wins against one that answers at random."""
    from covetown.envs.vector import BatchedEnv

    env, rng = BatchedEnv("dale_of_merchants", games=64, seats=2, seed=2), np.random.default_rng(2)
    env.reset()
    won: list[float] = []
    while len(won) < games:
        liked = taste * (env.movers[:, None] == 0) + rng.gumbel(size=env.masks.shape)
        env.step(np.where(env.masks, liked, -np.inf).argmax(1))
        won += env.rewards[env.ended > 0, 0].tolist()
    return float(np.mean(won))


def test_the_three_paths_are_short() -> None:
    assert len(PATHS) == 3
    assert all(len(path.strip().splitlines()) < 10 for path in PATHS)


@pytest.mark.slow
def test_the_path_that_trains_learns() -> None:
    names: dict[str, Any] = {}
    exec(PATHS[0], names)
    assert won_against_random(names["taste"], 200) > 0.65


def test_the_paths_that_play_and_export_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(PATHS[1], names)
    assert names["figures"]["games"] == 20
    assert "apprentice" in capsys.readouterr().out
    exec(PATHS[2], names)
    assert names["counts"]["games"] == 20
    assert len(names["observations"]) == len(names["outcomes"]) == names["counts"]["decisions"]
    assert names["observations"].any()


def test_every_figure_stands_on_the_page_it_is_taken_from() -> None:
    figures = PAGE[PAGE.index("## Figures") :]
    pages = [(ROOT / "docs" / name).read_text("utf-8") for name in ("bots.md", "balance.md", "performance.md")]
    rows = [line for line in figures.splitlines() if line.startswith("|") and not line.startswith("|---")]
    assert len(rows) > 20
    known = {line for page in pages for line in page.splitlines()}
    assert [row for row in rows if row not in known] == []
    for command in re.findall(r"`((?:covetown lab balance|make bench)[^`]*)`", figures):
        assert any(command in page for page in pages), command


def test_the_citation_is_of_this_version() -> None:
    yaml = pytest.importorskip("yaml")
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(cited), "what the format demands"
    assert (cited["cff-version"], cited["type"], cited["license"]) == ("1.2.0", "software", "Apache-2.0")
    assert cited["version"] == __version__
    assert all(set(author) == {"name"} for author in cited["authors"])
