"""Shares and means with the interval in which they lie 19 times out of 20."""

from __future__ import annotations

from math import sqrt

# Two-sided 95 % of the normal distribution.
Z = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; shared wins count in parts."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / scale
    # The share lies inside; rounding must not put a bound on the wrong side of it.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def spread(values: list[float]) -> float:
    """The standard deviation."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def mean_interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a mean of many values."""
    middle = mean(values)
    half = Z * spread(values) / sqrt(len(values)) if values else 0.0
    return middle - half, middle + half


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    if not values:
        return 0.0
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
