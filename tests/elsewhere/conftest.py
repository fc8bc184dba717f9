"""What the tests of games from elsewhere share: the example, copied out of the tree and installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown import registry
from tests.elsewhere.outside import EXAMPLE, Outside, copied, installed


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example's sources, outside the tree."""
    return copied(EXAMPLE, tmp_path_factory.mktemp("sources"))


@pytest.fixture(scope="session")
def target(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    return installed(sources, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def outside(target: Path, tmp_path: Path) -> Outside:
    """A place where Covetown and the example are installed."""
    return Outside(tmp_path, target)


@pytest.fixture(scope="module")
def on_the_shelf(target: Path) -> Iterator[str]:
    """The example on the shelf of this process, and of every process that it starts; gives its key."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(target))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(target), os.environ.get("PYTHONPATH", "")]))
        registry.look_again()
        yield "lantern_fair"
        for name in [name for name in sys.modules if name.partition(".")[0] == "lantern_fair"]:
            del sys.modules[name]
    registry.look_again()
