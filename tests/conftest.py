"""The order of the tests: quick ones first, then slow ones, and at the end those that play in a browser."""

from __future__ import annotations

import pytest


def patience(item: pytest.Item) -> int:
    if item.get_closest_marker("browser"):
        return 2
    return 1 if item.get_closest_marker("slow") else 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=patience)
    for item in items:
        if item.get_closest_marker("browser"):
            # One browser at a time, also where several workers share the tests.
            item.add_marker(pytest.mark.xdist_group("browser"))
