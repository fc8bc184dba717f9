"""docs/adding-a-game.md is carried out, step by step as written, in an environment of its own."""

from __future__ import annotations

import os
import site
import subprocess
import sys
from pathlib import Path

import pytest

from tests.elsewhere.outside import ROOT
from tests.elsewhere.walkthrough import Walkthrough


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A fresh environment that sees what this one has; what is installed there stays there. Nothing is fetched."""
    folder = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    program = folder / "bin" / "python"
    asked = [str(program), "-c", "import site; print(site.getsitepackages()[0])"]
    packages = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    (packages / "around.pth").write_text("\n".join(site.getsitepackages()) + "\n")
    command = folder / "bin" / "covetown"
    command.write_text(f'#!/bin/sh\nexec {program} -m covetown.cli "$@"\n')
    command.chmod(0o755)
    around = [str(Path(entry).resolve()) for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTEST_"))},
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(around),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # how pip spells "without isolation" in the environment
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


@pytest.mark.slow
def test_the_page_can_be_followed(environment: dict[str, str], tmp_path: Path) -> None:
    done = Walkthrough(ROOT / "docs" / "adding-a-game.md", tmp_path, environment).follow()
    assert sum(line.startswith("ran ") for line in done) >= 12
    assert "wrote src/apple_market/board/board.js" in done
    assert "changed src/apple_market/turn.py" in done
    assert list((tmp_path / "apple_market" / "dist").glob("*.whl")), "there is something to give away"
