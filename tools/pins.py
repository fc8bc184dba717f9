"""Choose the newest version of every dependency again and write them all into constraints.txt.

The versions come from a fresh environment that holds every extra but the very large ones. Run the tests afterwards, and
look at the difference before committing it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from requirements import requirements
from web import NODE_PACKAGE

ROOT = Path(__file__).resolve().parent.parent
TOO_LARGE = {"train", "sb3", "cluster"}
HEADER = """\
# The exact version of everything the project installs, itself and its tools, for all extras but
# `train`, `sb3` and `cluster`. Made by `make pins`; checked on Python 3.11, 3.12 and 3.13.
"""


def main() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = [*requirements(sorted(set(extras) - TOO_LARGE)), NODE_PACKAGE]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder, "bin", "python"))
        pip = [python, "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--upgrade", "--upgrade-strategy=eager", *wanted], check=True)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True, text=True).stdout
    pins = sorted(line.lower() for line in frozen.splitlines() if "==" in line and not line.startswith("pip=="))
    (ROOT / "constraints.txt").write_text(HEADER + "\n".join(pins) + "\n")
    print(f"pins: {len(pins)} versions written to constraints.txt")


if __name__ == "__main__":
    main()
