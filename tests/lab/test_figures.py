"""Intervals against known values."""

from __future__ import annotations

import pytest

from covetown.lab.figures import mean_interval, quantile, spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    assert spread([1.0, 2.0, 3.0]) == 1.0
    low, high = mean_interval([1.0, 2.0, 3.0, 2.0])
    assert (low + high) / 2 == 2.0
    assert high - low == pytest.approx(2 * 1.96 * 0.8165 / 2, abs=1e-3)


def test_quantiles_lie_between_the_values() -> None:
    assert [quantile([4.0, 1.0, 3.0, 2.0], part) for part in (0.0, 0.5, 1.0)] == [1.0, 2.5, 4.0]
