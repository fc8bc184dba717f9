"""The small games of these tests stand on the shelf while a test wants them."""

from __future__ import annotations

from pathlib import Path

import pytest

from covetown import registry


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small games stand on the shelf."""
    from tests.bots.parlour import AUCTION, STONES

    shelf = {"stones": STONES, "auction": AUCTION}
    monkeypatch.setattr(registry, "load", lambda key: shelf[key])
    monkeypatch.setattr(registry, "names", lambda: sorted(shelf))
    monkeypatch.setattr(registry, "home", lambda key: Path(__file__).with_name("words"))
    return
