"""Make the compiled form of the engine: the same rules, run as native code.

The rules are plain typed Python. This script hands the modules named in `[tool.covetown.compile]` of pyproject.toml to
mypyc, compiles the C it writes on all cores, and lays the extension modules into a folder outside `src/`, where they
can never hide a later edit.

    python tools/compile.py --out build/fast                    the whole package, compiled modules beside the sources
    python tools/compile.py --out /tmp/dale --only kernel games/dale_of_merchants
    python tools/compile.py --out build/native --extensions     the extension modules alone, for the package build

All modules go into one group, because mypyc then knows every subclass and turns most method calls into direct ones;
each has its own C file, because they then compile side by side; symbols are hidden, because calls inside the library
then need no detour. Measured on a step-stack game cut into two modules: as fast as one big file or faster, and about a
tenth faster than one library per module. Where the C compiler can, the library is optimized as a whole when it is
linked, so that small functions of one module are folded into another (`COVETOWN_LTO=0` leaves that out).

Finished builds are kept under build/cache by a hash of everything they depend on, and so are object files, so that an
unchanged package is compiled in no time and an edited one only where the generated C differs.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
CACHE = ROOT / "build" / "cache"
PACKAGE = "covetown"
LIBRARY = "covetown_native"
KEPT_BUILDS = 12
WHOLE = ["-flto=auto", "-fno-plt"]  # optimize the library as a whole; call Python's own functions without a detour
PROBE = "#include <Python.h>\nint covetown_probe(void) { return PY_MAJOR_VERSION; }\n"


class NotCompiled(Exception):
    """The compiled form cannot be made; the message says why."""


def say(line: str) -> None:
    print(f"compile: {line}", flush=True)


def chosen_modules(snapshot: Path, only: list[str]) -> list[str]:
    """Paths below the snapshot of the modules to compile, in a fixed order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"][PACKAGE]["compile"]
    include: list[str] = settings["include"]
    exclude: list[str] = settings["exclude"]
    found: list[str] = []
    for path in sorted((snapshot / PACKAGE).rglob("*.py")):
        inside = path.relative_to(snapshot / PACKAGE).as_posix()
        wanted = any(fnmatch(inside, pattern) for pattern in include) and not any(
            fnmatch(inside, pattern) for pattern in exclude
        )
        if wanted and (not only or any(inside.startswith((f"{name}/", f"{name}.py")) for name in only)):
            found.append(f"{PACKAGE}/{inside}")
    return found


def python_headers() -> list[str]:
    return sorted({sysconfig.get_path("include"), sysconfig.get_path("platinclude")})


def c_compiler() -> str:
    """The C compiler to use, after it has shown that it can compile against this Python."""
    configured = str(sysconfig.get_config_var("CC") or "").split(" ")[0]
    names = [os.environ.get("CC", ""), configured, "cc", "gcc", "clang"]
    compiler = next((name for name in names if name and shutil.which(name.split(" ")[0])), None)
    if compiler is None:
        raise NotCompiled("no C compiler found (install gcc or clang, or name one in CC)")
    headers = python_headers()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE)
        command = [*compiler.split(" "), *(f"-I{path}" for path in headers), "-c", "probe.c", "-o", "probe.o"]
        tried = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if tried.returncode:
        where = "" if Path(headers[0], "Python.h").exists() else " (Python's headers are missing: install python3-dev)"
        raise NotCompiled(f"{compiler} cannot compile against this Python{where}")
    return compiler


def optimizes_when_linking(compiler: str) -> bool:
    """Whether this C compiler can optimize a shared library as a whole."""
    if os.environ.get("COVETOWN_LTO", "1") == "0" or sys.platform != "linux":
        return False
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("int covetown_probe(void) { return 1; }\n")
        for step in (["-c", "probe.c", "-o", "probe.o"], ["-shared", "probe.o", "-o", "probe.so"]):
            command = [*compiler.split(" "), "-fPIC", *WHOLE, *step]
            if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:
                return False
    return True


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def digest(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        piece = part.encode() if isinstance(part, str) else part
        whole.update(len(piece).to_bytes(8, "little"))
        whole.update(piece)
    return whole.hexdigest()[:24]


class NativeBuild:
    """One compilation of a set of modules, from Python to extension modules."""

    def __init__(self, snapshot: Path, modules: list[str], compiler: str, level: str, jobs: int) -> None:
        self.snapshot = snapshot
        self.modules = modules
        self.compiler = compiler
        self.level = level
        self.jobs = jobs
        self.whole = optimizes_when_linking(compiler)
        self.objects = CACHE / "objects"
        banner = subprocess.run([*compiler.split(" "), "--version"], capture_output=True, text=True, check=False).stdout
        self.toolchain = digest(
            sys.version,
            sysconfig.get_config_var("EXT_SUFFIX") or "",
            version("mypy"),
            version("librt"),
            version("setuptools"),
            compiler,
            banner,
            *(f"{name}={os.environ.get(name)}" for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS")),
            level,
            str(self.whole),
            Path(__file__).read_bytes(),
        )
        # Types of modules that are not compiled can shape the generated code too, so every source counts.
        sources = [part for path in sorted(snapshot.rglob("*.py")) for part in (path.name, path.read_bytes())]
        self.key = digest(self.toolchain, "\n".join(modules), *sources)
        self.finished = CACHE / "builds" / self.key
        self.work = snapshot.parent / "work"

    def run(self) -> Path:
        """The folder that holds the extension modules, compiled now or before."""
        if self.finished.is_dir():
            say(f"{len(self.modules)} modules unchanged, taken from the cache")
            os.utime(self.finished)
            return self.finished
        for folder in (self.work, self.objects, self.finished.parent):
            folder.mkdir(parents=True, exist_ok=True)
        started = time.monotonic()
        say(f"{len(self.modules)} modules: Python to C")
        extensions = self.write_c()
        written = time.monotonic()
        self.compile_c(extensions)
        done = time.monotonic()
        say(f"Python to C {written - started:.0f} s, C to native code {done - written:.0f} s")
        if not self.finished.is_dir():
            (self.work / "lib").rename(self.finished)
        self.forget_old_builds()
        return self.finished

    def write_c(self) -> list[Any]:
        import setuptools  # noqa: F401  (must come before mypyc looks for distutils)
        from mypyc.build import mypycify

        os.environ["CC"] = self.compiler
        here = Path.cwd()
        os.chdir(self.snapshot)
        try:
            return mypycify(
                [
                    "--config-file=",
                    "--explicit-package-bases",
                    "--follow-imports=silent",
                    "--ignore-missing-imports",
                    *self.modules,
                ],
                only_compile_paths=self.modules,
                opt_level=self.level,
                debug_level="0",
                multi_file=True,
                group_name=LIBRARY,
                target_dir=str(self.work / "c"),
            )
        except SystemExit as stop:
            raise NotCompiled("mypyc refused the sources (its messages are above)") from stop
        finally:
            os.chdir(here)

    def compile_c(self, extensions: list[Any]) -> None:
        """Compile all C files at once, largest first, then link."""
        headers = [path.read_bytes() for path in sorted((self.work / "c").rglob("*.h"))]
        shared = digest(self.toolchain, *headers)
        sources = sorted(
            [(Path(source), extension) for extension in extensions for source in extension.sources],
            key=lambda pair: -pair[0].stat().st_size,
        )
        size = sum(path.stat().st_size for path, _ in sources)
        say(f"{len(sources)} C files, {size >> 20} MiB, {self.jobs} at a time")
        from setuptools.errors import CCompilerError

        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                built = dict(pool.map(lambda pair: self.object_of(pair[0], pair[1], shared), sources))
                list(pool.map(lambda extension: self.link(extension, built), extensions))
            except CCompilerError as error:
                raise NotCompiled(f"the C compiler failed: {error}") from error

    def new_compiler(self) -> Any:
        from distutils import ccompiler
        from distutils.sysconfig import customize_compiler

        compiler = ccompiler.new_compiler()
        customize_compiler(compiler)
        return compiler

    def object_of(self, source: Path, extension: Any, shared: str) -> tuple[Path, str]:
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if self.new_compiler().compiler_type == "unix":
            flags += ["-fvisibility=hidden", "-w"]
        if self.whole and len(extension.sources) > 1:  # the library, not the little shims
            flags += WHOLE
        # mypyc's runtime and the little shim of each module do not see the headers of our own classes.
        context = shared if source.name.startswith("__native") else self.toolchain
        kept = self.objects / f"{digest(context, source.name, ' '.join(flags), source.read_bytes())}.o"
        if kept.exists():
            os.utime(kept)
            return source, str(kept)
        folder = tempfile.mkdtemp(dir=self.work)
        include = [*extension.include_dirs, *python_headers()]
        made = self.new_compiler().compile([str(source)], output_dir=folder, include_dirs=include, extra_postargs=flags)
        os.replace(made[0], kept)
        return source, str(kept)

    def link(self, extension: Any, built: dict[Path, str]) -> None:
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        target = self.work / "lib" / f"{extension.name.replace('.', '/')}{suffix}"
        target.parent.mkdir(parents=True, exist_ok=True)
        objects = [built[Path(source)] for source in extension.sources]
        flags = [*WHOLE, f"-O{self.level}"] if self.whole and len(extension.sources) > 1 else []
        self.new_compiler().link_shared_object(objects, str(target), extra_postargs=flags)

    def forget_old_builds(self) -> None:
        builds = sorted(self.finished.parent.iterdir(), key=lambda path: path.stat().st_mtime)
        for old in builds[:-KEPT_BUILDS]:
            shutil.rmtree(old, ignore_errors=True)
        week_ago = time.time() - 7 * 24 * 3600
        for kept in self.objects.glob("*.o"):
            if kept.stat().st_mtime < week_ago:
                kept.unlink(missing_ok=True)


def lay_out(native: Path, sources: Path | None, out: Path) -> None:
    """Put the result at `out` in one move, so that a program running from the old folder is not disturbed halfway."""
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=out.parent, prefix=f".{out.name}-"))
    try:
        if sources is not None:
            shutil.copytree(sources, fresh, dirs_exist_ok=True)
        shutil.copytree(native, fresh, dirs_exist_ok=True)
        fresh.chmod(0o755)
        if out.exists():
            old = Path(tempfile.mkdtemp(dir=out.parent, prefix=f".{out.name}-"))
            out.rename(old / "old")
            fresh.rename(out)
            shutil.rmtree(old, ignore_errors=True)
        else:
            fresh.rename(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "fast", help="folder to fill")
    parser.add_argument("--only", nargs="*", default=[], help="parts of the package, such as kernel games/pirates_cove")
    parser.add_argument("--extensions", action="store_true", help="lay out the extension modules alone")
    parser.add_argument("--opt", default=os.environ.get("COVETOWN_OPT", "3"), help="the C compiler's -O level")
    parser.add_argument("--jobs", type=int, default=cores(), help="C compilers to run side by side")
    arguments = parser.parse_args()
    only = [name.strip("/").removesuffix(".py") for name in arguments.only]
    only = [name.removeprefix("src/").removeprefix(f"{PACKAGE}/") for name in only]
    started = time.monotonic()
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="work-") as folder:
        # Sources may be edited while the compiler runs: what is compiled and what is laid out must be the same.
        snapshot = Path(folder, "src")
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(SRC / PACKAGE, snapshot / PACKAGE, ignore=ignore)
        try:
            modules = chosen_modules(snapshot, only)
            if not modules:
                raise NotCompiled(f"no modules to compile{' in ' + ' '.join(only) if only else ''}")
            native = NativeBuild(snapshot, modules, c_compiler(), arguments.opt, arguments.jobs).run()
        except NotCompiled as reason:
            say(f"not compiled: {reason}")
            return 1
        lay_out(native, None if arguments.extensions else snapshot, arguments.out.resolve())
    if not arguments.extensions:
        say(f"{len(modules)} modules compiled into {arguments.out} in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
