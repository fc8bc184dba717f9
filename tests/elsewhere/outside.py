"""Installing packages beside Covetown and running its command there, without touching the environment of the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "lantern_fair"
PATIENCE_S = 300


def copied(package: Path, folder: Path) -> Path:
    """A package's sources somewhere outside the tree."""
    target = folder / package.name
    shutil.copytree(package, target, ignore=shutil.ignore_patterns("__pycache__", "build", "dist"))
    return target


def installed(package: Path, target: Path) -> Path:
    """Install a package into a folder, with what this environment has; nothing is fetched."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-index")
    command = [sys.executable, "-m", "pip", "install", *quiet, "--no-deps", "--no-build-isolation"]
    ran = subprocess.run([*command, "--target", str(target), str(package)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return target


class Outside:
    """A place outside the tree where Covetown is there and some packages are installed beside it."""

    def __init__(self, here: Path, *targets: Path, instead: Path | None = None) -> None:
        self.here = here
        found = [Path(entry).resolve() for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
        covetown = [instead] if instead is not None else found
        self.path = os.pathsep.join(str(entry) for entry in [*covetown, *targets])

    def python(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python there."""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.here,
            env={**os.environ, "PYTHONPATH": self.path, "COLUMNS": "200"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )

    def covetown(self, *arguments: str, typed: str = "") -> str:
        """What the command says; it must succeed."""
        ran = self.python("-m", "covetown.cli", *arguments, typed=typed)
        assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-4000:]
        return ran.stdout

    def program(self, text: str) -> str:
        """What a short program prints; it must succeed."""
        ran = self.python("-W", "ignore", "-c", text)
        assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-4000:]
        return ran.stdout

    def tests(self, folder: Path) -> str:
        """Run a package's own tests."""
        ran = self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(folder))
        assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
        return ran.stdout
