"""What the package build adds to the sources: the built front end and the compiled modules.

Both are made outside `src/` by the scripts in `tools/` and only then put into the wheel. Where one cannot be made the
package is still whole: the rules run interpreted, and the table in the browser is left out. Settings, all from the
environment:

    COVETOWN_COMPILE=0        do not compile
    COVETOWN_WEB=0            do not build the front end
    COVETOWN_STRICT_BUILD=1   stop instead of leaving something out
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import web  # noqa: E402  (lies in tools/)

COMPILER_PACKAGES = ["mypy==2.4.1", "librt==0.16.0", "setuptools>=78"]


def wanted(setting: str) -> bool:
    return os.environ.get(setting, "1") != "0"


def say(line: str) -> None:
    print(f"build: {line}", file=sys.stderr, flush=True)


class CovetownBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Puts what the tools made into the wheel."""

    made = ROOT / "build" / f"package-{os.getpid()}"

    def dependencies(self) -> list[str]:
        """What an isolated build has to bring along for the settings of this machine."""
        needed: list[str] = []
        if wanted("COVETOWN_COMPILE"):
            needed += COMPILER_PACKAGES
        if wanted("COVETOWN_WEB") and web.system_node() is None:
            needed.append(web.NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        made = self.made
        include: dict[str, str] = build_data["force_include"]
        if wanted("COVETOWN_WEB") and self.make("front end", "web.py", "build", "--out", str(made / "web")):
            include[str(made / "web")] = "covetown/web"
        if wanted("COVETOWN_COMPILE") and self.make(
            "compiled modules", "compile.py", "--extensions", "--out", str(made / "native")
        ):
            for path in sorted((made / "native").rglob("*")):
                if path.is_file():
                    include[str(path)] = path.relative_to(made / "native").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.made, ignore_errors=True)

    def make(self, what: str, script: str, *arguments: str) -> bool:
        command = [sys.executable, str(ROOT / "tools" / script), *arguments]
        # The build's standard output belongs to its caller, so all messages go to the other stream.
        if subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False).returncode == 0:
            return True
        if os.environ.get("COVETOWN_STRICT_BUILD") == "1":
            raise SystemExit(f"build: no {what} (see above), and COVETOWN_STRICT_BUILD=1 asks for all parts")
        say(f"going on without {what}; the package works all the same (see above for the reason)")
        return False
