"""docs/api.md says what the docstrings say, and names everything that is public."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys

import pytest

from tests.elsewhere.outside import ROOT

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


def test_the_page_has_not_drifted() -> None:
    command = [sys.executable, str(ROOT / "tools" / "apidoc.py"), "--check"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("package", ["covetown.kernel", "covetown.registry", "covetown.testing", "covetown.bots"])
def test_what_is_public_is_there_and_stands_on_the_page_and_nothing_else(package: str) -> None:
    module = importlib.import_module(package)
    section = PAGE.partition(f"## `{package}`\n")[2].partition("\n## ")[0]
    told = re.findall(r"^### `(?:class )?(\w+)", section, re.M)
    assert sorted(told) == sorted(module.__all__)
    for name in module.__all__:
        assert hasattr(module, name), f"{package}.{name}"
