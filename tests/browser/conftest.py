"""What the browser tests share: one town, visitors who leave when a test is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.town import Town, Visitor, built_pages

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("town")
    running = Town(folder / "data", built_pages(folder / "web")).start()
    yield running
    running.stop()


@pytest.fixture
def visit(town: Town, browser: Browser) -> Iterator[Visit]:
    """Somebody comes to town: `visit("Ann")`. Whatever the browser complains about fails the test."""
    visitors: list[Visitor] = []

    def come(name: str, **more: object) -> Visitor:
        visitor = Visitor(town, browser, name, **more)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []
