"""What a clean clone relies on: versions without addresses, targets that explain themselves, sources left alone."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TOO_LARGE_TO_PIN = {"train", "sb3", "cluster"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {normal(name): version for name, version in pairs}


def test_constraints_are_plain_pins() -> None:
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        assert line.startswith("#") or re.fullmatch(r"[a-z0-9._-]+==[a-z0-9.+!]+", line), line


def test_every_direct_dependency_is_pinned() -> None:
    project = PYPROJECT["project"]
    wanted = [*PYPROJECT["build-system"]["requires"], *project["dependencies"]]
    for extra, requirements in project["optional-dependencies"].items():
        if extra not in TOO_LARGE_TO_PIN:
            wanted += requirements
    names = {normal(re.split(r"[\[=<>~!; ]", requirement, maxsplit=1)[0]) for requirement in wanted}
    assert names <= set(pins()), f"not in constraints.txt: {sorted(names - set(pins()))} (run `make pins`)"


def test_compiler_versions_agree() -> None:
    """The code that mypyc writes and the library it calls at run time have to belong together."""
    hook = (ROOT / "hatch_build.py").read_text("utf-8")
    assert f'"mypy=={pins()["mypy"]}"' in hook
    assert f'"librt=={pins()["librt"]}"' in hook
    assert f"mypy=={pins()['mypy']}" in PYPROJECT["project"]["optional-dependencies"]["dev"]


def test_lock_file_names_no_addresses() -> None:
    lock = json.loads((ROOT / "frontend" / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name


def test_lock_file_serves_every_platform() -> None:
    """A lock file written where some platforms' packages were missing cannot be installed anywhere."""
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text("utf-8"))["packages"]
    locked = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        missing = set(package.get("optionalDependencies", {})) - locked
        assert not missing, f"{path} lacks {sorted(missing)}"


@pytest.mark.parametrize("target", ["setup", "play", "test", "lint", "bench", "fuzz", "fast", "web", "clean"])
def test_make_target_explains_itself(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(rf"^{target}:.* ## \S", makefile, re.MULTILINE)


def test_every_make_target_is_listed() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony
    assert set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)) == set(phony[1].split())


def test_no_compiled_module_lies_among_the_sources() -> None:
    """It would hide every later edit of the module beside it."""
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_every_setting_of_the_build_is_documented() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    scripts = [ROOT / "hatch_build.py", *sorted((ROOT / "tools").glob("*.py"))]
    used = {name for script in scripts for name in re.findall(r"COVETOWN_[A-Z_]+", script.read_text("utf-8"))}
    assert used
    assert used <= set(re.findall(r"COVETOWN_[A-Z_]+", guide))


@pytest.fixture(scope="module")
def compile_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere libraries are not optimized as a whole")
def test_a_library_is_optimized_as_a_whole_where_the_compiler_can(
    compile_tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a C compiler, when it takes the flags, then they are used; not if it refuses or nobody wants it."""
    monkeypatch.delenv("COVETOWN_LTO", raising=False)
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\nexit 0\n")
    compiler.chmod(0o755)
    assert compile_tool.optimizes_when_linking(str(compiler))
    monkeypatch.setenv("COVETOWN_LTO", "0")
    assert not compile_tool.optimizes_when_linking(str(compiler))
    monkeypatch.delenv("COVETOWN_LTO")
    compiler.write_text('#!/bin/sh\ncase "$*" in *-shared*) exit 1;; esac\n')
    assert not compile_tool.optimizes_when_linking(str(compiler))
