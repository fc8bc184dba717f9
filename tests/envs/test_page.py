"""docs/environments.md: its examples run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 6


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    for package in ("gymnasium", "pyspiel"):
        if f"import {package}" in EXAMPLES[number]:
            pytest.importorskip(package)
    exec(EXAMPLES[number], {})
