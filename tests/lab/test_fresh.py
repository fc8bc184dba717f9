"""A researcher's first hour: the built wheel and nothing else in a new environment, and the three paths of the page.

`make fresh` builds the wheel and names it in `COVETOWN_WHEEL`; without that there is nothing to install.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.lab.test_research import PAGE, PATHS, ROOT

WHEEL = os.environ.get("COVETOWN_WHEEL", "")
PATIENCE_S = 1800  # for each command, the installing too; one that hangs must not hang the run
ASKED_FOR = "covetown[envs,lab,data]"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not WHEEL, reason="`make fresh` names the wheel that is tried"),
]


def run(*command: str, here: Path) -> str:
    """What a command says that knows nothing of this environment; it must succeed."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    ran = subprocess.run(command, cwd=here, env=known, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-4000:]
    return ran.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of a new environment that holds the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=True)
    found = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    wanted = f"{ASKED_FOR} @ {Path(WHEEL).resolve().as_uri()}"
    pip = (str(found), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, "-c", str(ROOT / "constraints.txt"), wanted, here=folder)
    return str(found)


def test_the_page_names_what_is_installed_here() -> None:
    assert f"pip install '{ASKED_FOR}'" in PAGE


def test_the_wheel_brings_the_compiled_games(python: str, tmp_path: Path) -> None:
    told = run(python, "-c", "import covetown.kernel.form as f; print(f.__file__, f.compiled())", here=tmp_path)
    assert "True" in told
    assert str(ROOT / "src") not in told


def test_a_newcomer_trains(python: str, tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(PATHS[0] + "print('learned', int((taste != 0).sum()))\n")
    learned = run(python, "train.py", here=tmp_path)
    assert int(learned.split()[-1]) > 20


def test_a_newcomer_plays_a_match_and_exports_it(python: str, tmp_path: Path) -> None:
    (tmp_path / "study.py").write_text(PATHS[1] + PATHS[2] + "print(len(observations), counts['games'])\n")
    told = run(python, "study.py", here=tmp_path)
    assert "apprentice" in told
    rows, games = (int(word) for word in told.split()[-2:])
    assert games == 20
    assert rows > 1000
    assert list((tmp_path / "data" / "decisions").glob("*.parquet"))
