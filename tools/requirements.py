"""Print what the named extras of the package need, one requirement a line, for `pip install -r`.

Dependencies go into the environment first and the package after them, so that an edit of the sources reinstalls the
package alone. The tools of the package build are part of the list: the package is then built without a second download.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from web import NODE_PACKAGE, system_node

ROOT = Path(__file__).resolve().parent.parent


def requirements(extras: list[str]) -> list[str]:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = pyproject["project"]
    wanted: list[str] = [*pyproject["build-system"]["requires"], *project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return sorted(set(wanted))


if __name__ == "__main__":
    needed = requirements(sys.argv[1].split(","))
    if system_node() is None:
        needed.append(NODE_PACKAGE)
    print("\n".join(needed))
