"""`make mutants`: small faults are put into the rules one at a time, and the tests have to notice each of them.

The faults come from Cosmic Ray, which lies beside the environment in build/mutants/tool. Every worker has a copy of
the repository of its own; a mutant is written into the copy, and only tests that call the changed function are run,
the quick ones first and recorded games last. What was found is kept in build/mutants/<game>.json after every mutant, so
that a run can be stopped at any time and goes on where it was. A survivor is tried again when the tests have changed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "mutants"
PACKAGE = ROOT / "src" / "covetown"
ARGUED = ROOT / "tests" / "mutants.toml"
sys.path.insert(0, str(HOME / "tool"))

# What is no rule: programs' advice, what programs are told, and the game's card for the shelf.
NO_RULES = ("advice.py", "appraisal.py", "bot.py", "features.py", "panels.py", "__init__.py")
ROWS = "feature_"  # how the rooms of the rows for learners begin
QUICK = "not slow and not browser and not postgres"
KERNEL = "kernel"
LIGHTEST = "pirates_cove"

Mutant = dict[str, Any]


class Calls(NamedTuple):
    """What was noted of every test: its functions and its time; and the functions called while modules are loaded."""

    tests: dict[str, dict[str, Any]]
    loading: set[str]


def rule_files(game: str) -> list[Path]:
    """Every file of a game, or of the kernel, in which a fault would be a wrong rule, view, redeal or score."""
    folder = PACKAGE / KERNEL if game == KERNEL else PACKAGE / "games" / game
    files = sorted(folder.rglob("*.py"))
    return [file for file in files if file.name not in NO_RULES and not file.name.startswith(ROWS)]


def test_files(game: str) -> list[str]:
    """The tests that hold a game: the kernel's, its own, the suite of all games, and recorded games."""
    own = f"tests/games/{LIGHTEST if game == KERNEL else game}"
    return ["tests/kernel", own, "tests/test_properties.py", "tests/golden"]


def test_modules(place: Path) -> list[Path]:
    """The files with tests in them at or below a place."""
    return [place] if place.is_file() else sorted(place.rglob("test_*.py"))


def others(game: str) -> list[str]:
    """The games whose tests do not matter here. The kernel is held by the smallest game's tests and its own."""
    mine = LIGHTEST if game == KERNEL else game
    return [folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir() and folder.name != mine]


def digest(files: list[Path]) -> str:
    """A short name for what is written in these files."""
    read = hashlib.sha256()
    for file in files:
        read.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return read.hexdigest()[:16]


def tests_digest(game: str) -> str:
    found = [ROOT / name for name in test_files(game)]
    return digest(sorted(file for place in found for file in ([place] if place.is_file() else place.rglob("*.py"))))


# Mutants


def type_places(source: str) -> set[tuple[int, int]]:
    """Where types are written: nothing there is ever carried out."""
    places: set[tuple[int, int]] = set()
    for node in ast.walk(ast.parse(source)):
        for field in ("annotation", "returns"):
            written = getattr(node, field, None)
            if isinstance(written, ast.expr):
                inner = (part for part in ast.walk(written) if isinstance(part, ast.expr))
                for line in range(written.lineno, (written.end_lineno or written.lineno) + 1):
                    first = written.col_offset if line == written.lineno else 0
                    last = (written.end_col_offset or 0) if line == written.end_lineno else 400
                    places.update((line, column) for column in range(first, last))
                places.update((part.lineno, part.col_offset) for part in inner)
    return places


def functions(source: str) -> list[tuple[int, int, int]]:
    """Every function as (first line as Python counts it, first line, last line), outer ones first."""
    out = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            lines = [node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))]
            out.append((min(lines), node.lineno, node.end_lineno or node.lineno))
    return sorted(out, key=lambda one: one[1] - one[2])


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All mutants of a file."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.operators.provider import OperatorProvider

    source = file.read_text("utf-8")
    typed, known = type_places(source), functions(source)
    stamp, provider = digest([file]), OperatorProvider()
    name = file.relative_to(PACKAGE).as_posix()
    nodes = list(ast_nodes(get_ast(source)))  # only looked at here: one tree serves all operators
    for operator_name in provider:
        operator_class = provider[operator_name]
        if operator_class.arguments():
            continue
        operator = operator_class()
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, ((line, column), _end) in enumerate(places):
            if (line, column) in typed:
                continue
            around = [first for first, start, end in known if start <= line <= end]
            yield {
                "file": name,
                "line": line,
                "column": column,
                "operator": operator_name,
                "occurrence": occurrence,
                "function": around[-1] if around else 0,
                "source": stamp,
            }


def name_of(mutant: Mutant) -> str:
    return f"{mutant['file']}:{mutant['operator']}:{mutant['occurrence']}:{mutant['source']}"


def mutated(mutant: Mutant) -> str:
    """The file's text with the fault in it."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.operators.provider import OperatorProvider

    operator = OperatorProvider()[mutant["operator"]]()
    found = mutate_code((PACKAGE / mutant["file"]).read_text("utf-8"), operator, mutant["occurrence"])
    return str(found) if found else ""


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many mutants spread over all files: at least one of each, the rest by its share; all places are as likely."""
    luck = random.Random(seed)
    files: dict[str, dict[tuple[int, int], list[Mutant]]] = {}
    for mutant in mutants:
        files.setdefault(mutant["file"], {}).setdefault((mutant["line"], mutant["column"]), []).append(mutant)
    all_places = sum(len(places) for places in files.values())
    order: list[tuple[float, str, Mutant]] = []
    for file, places in sorted(files.items()):
        keys = sorted(places)
        luck.shuffle(keys)
        share = count * len(keys) / all_places
        # The first of every file comes before everything else, the others in step with the other files.
        order += [(turn / share if turn else -1.0, file, luck.choice(places[key])) for turn, key in enumerate(keys)]
    order.sort(key=lambda one: one[:2])
    return [mutant for _, _, mutant in order[:count]]


# Running tests


def environment(copy: Path) -> dict[str, str]:
    paths = [str(copy / "src"), str(ROOT / "tools")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}


def command(*arguments: str) -> list[str]:
    plain = ["-p", "mutant_tests", "-p", "no:cacheprovider", "-p", "no:xdist", "-q", "--no-header", "--tb=no", "-rfE"]
    return [sys.executable, "-m", "pytest", *plain, *arguments]


def new_copy(place: Path) -> Path:
    """A copy of the repository's sources and tests, with compiled modules that are checked by what the sources say."""
    shutil.rmtree(place, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", "web", "*.so", "node_modules", "dist")
    for folder in ("src", "tests", "docs", "examples", "frontend", "tools"):
        shutil.copytree(ROOT / folder, place / folder, ignore=left_out)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, place / file.name)
    compiling = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash"]
    subprocess.run([*compiling, "src", "tests"], cwd=place, check=True)
    return place


def mapped(game: str, jobs: int) -> Calls:
    """Which functions every test calls; made anew when sources or tests have changed."""
    file = HOME / f"calls-{game}.json"
    stamp = digest(rule_files(game)) + tests_digest(game)
    if file.exists():
        kept = json.loads(file.read_text("utf-8"))
        if kept["stamp"] == stamp:
            return Calls(kept["tests"], set(kept["loading"]))
    print(f"mutants: which tests of {game} call which functions …", flush=True)
    copy = new_copy(HOME / "work" / f"calls-{game}")
    tests: dict[str, dict[str, Any]] = {}
    loading: set[str] = set()

    def calls_of(number: int, place: str) -> dict[str, Any]:
        out = copy / f"calls-{number}.json"
        asked = ["-m", QUICK, "--calls-into", str(out), "--not-about", ",".join(others(game)), place]
        if subprocess.run(command(*asked), cwd=copy, env=environment(copy), check=False).returncode not in (0, 5):
            raise SystemExit(f"mutants: {place} must pass before mutants can be tried")
        found: dict[str, Any] = json.loads(out.read_text("utf-8"))
        return found

    places = [file.relative_to(ROOT).as_posix() for place in test_files(game) for file in test_modules(ROOT / place)]
    with ThreadPoolExecutor(jobs) as pool:
        for found in pool.map(calls_of, range(len(places)), places):
            tests |= found["tests"]
            loading |= set(found["loading"])
    file.write_text(json.dumps({"stamp": stamp, "tests": tests, "loading": sorted(loading)}), "utf-8")
    shutil.rmtree(copy)
    return Calls(tests, loading)


def chosen(mutant: Mutant, known: Calls) -> list[str]:
    """The tests for a mutant in their order: those that call its function, quick ones first, recorded games last.

    What is carried out when a module is loaded, such as a table of cards, can matter to every other test too.
    """
    place = f"{mutant['file']}:{mutant['function']}"
    tests = known.tests
    calling = {name for name, told in tests.items() if place in told["calls"]}
    found = list(tests) if place in known.loading or not calling else calling
    return sorted(found, key=lambda name: ("golden" in name, name not in calling, tests[name]["seconds"]))


def tried(mutant: Mutant, tests: Calls, copy: Path, limit: float) -> Mutant:
    """The mutant with what became of it."""
    began = time.monotonic()
    file = copy / "src" / "covetown" / mutant["file"]
    sound = (PACKAGE / mutant["file"]).read_text("utf-8")
    changed = mutated(mutant)
    names = chosen(mutant, tests)
    out = dict(mutant, tests=len(names), by="")
    old, new = difference(sound, changed)
    out.update({"old": old, "new": new})
    (copy / "only.json").write_text(json.dumps(names), "utf-8")
    files = sorted({name.partition("::")[0] for name in names})
    try:
        file.write_text(changed, "utf-8")
        ran = subprocess.run(
            command("-x", "--only-tests", "only.json", *files),
            cwd=copy,
            env=environment(copy),
            timeout=limit,
            capture_output=True,
            text=True,
            check=False,
        )
        out["verdict"] = {0: "survived", 1: "killed"}.get(ran.returncode, "broken")
        failed = [line.split()[1] for line in ran.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        out["by"] = failed[0] if failed else ""
    except subprocess.TimeoutExpired:
        out["verdict"] = "timeout"
    finally:
        file.write_text(sound, "utf-8")
    out["seconds"] = round(time.monotonic() - began, 1)
    return out


def difference(old: str, new: str) -> tuple[str, str]:
    """The first line that differs, before and after."""
    for before, after in zip(old.splitlines(), new.splitlines(), strict=False):
        if before != after:
            return before.strip(), after.strip()
    return "", ""


# The run and the report


def run(game: str, files: list[str], count: int, seed: int, jobs: int, limit: float) -> None:
    import cosmic_ray.mutating  # before there are threads, so that all of them find it whole

    assert cosmic_ray.mutating
    wanted = [PACKAGE / name for name in files] or rule_files(game)
    mutants = [mutant for file in wanted for mutant in mutants_of(file)]
    picked = sample(mutants, count, seed) if count else mutants
    store = HOME / f"{game}.json"
    kept = json.loads(store.read_text("utf-8"))["mutants"] if store.exists() else {}
    stamp = tests_digest(game)
    left = [one for one in picked if not settled(kept.get(name_of(one)), stamp)]
    print(f"mutants: {len(mutants)} in {len(wanted)} files, {len(picked)} picked, {len(left)} to try", flush=True)
    if not left:
        return
    tests = mapped(game, jobs)
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(min(jobs, len(left))):
        copies.put(new_copy(HOME / "work" / f"{game}-{number}"))

    def one(mutant: Mutant) -> Mutant:
        copy = copies.get()
        try:
            return tried(mutant, tests, copy, limit)
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(jobs) as pool:
        for done, future in enumerate(as_completed([pool.submit(one, mutant) for mutant in left]), 1):
            found = future.result()
            kept[name_of(found)] = found | {"stamp": stamp}
            written = store.with_suffix(".new")
            written.write_text(json.dumps({"game": game, "mutants": kept}, indent=1), "utf-8")
            written.replace(store)
            if found["verdict"] in ("survived", "timeout"):
                print(
                    f"  {found['verdict']}: {found['file']}:{found['line']}  {found['old']}  →  {found['new']}",
                    flush=True,
                )
            if done % 20 == 0:
                print(f"  {done} of {len(left)}", flush=True)
    for copy in (HOME / "work").glob(f"{game}-*"):
        shutil.rmtree(copy)


def settled(found: Mutant | None, stamp: str) -> bool:
    """Whether a mutant need not be tried again: it was noticed, or it survived these very tests."""
    return found is not None and (found["verdict"] in ("killed", "broken") or found["stamp"] == stamp)


def for_the_compiler(mutant: Mutant) -> bool:
    """Whether it took away or changed what only the compiler reads: `@final` or `@mypyc_attr` before a class."""
    taken_away: bool = mutant["operator"].endswith("RemoveDecorator") and mutant["new"].startswith("class ")
    changed: bool = mutant["old"].startswith("@mypyc_attr(")
    return taken_away or changed


def argued() -> dict[tuple[str, str, str], str]:
    """Survivors that change nothing, with the reason, by file and line before and after."""
    if not ARGUED.exists():
        return {}
    found = tomllib.loads(ARGUED.read_text("utf-8")).get("equivalent", [])
    return {(one["file"], one["old"], one["new"]): one["why"] for one in found}


def report() -> None:
    """The table for every game: per file how many mutants were tried, noticed, argued and left."""
    reasons = argued()
    for store in sorted(HOME.glob("*.json")):
        if store.name.startswith("calls-"):
            continue
        told = json.loads(store.read_text("utf-8"))
        now = {name: digest([PACKAGE / name]) for name in {one["file"] for one in told["mutants"].values()}}
        mutants = [one for one in told["mutants"].values() if one["source"] == now[one["file"]]]
        lines = [f"### {told['game']}", "", "| file | tried | noticed | equivalent | left |", "|---|---|---|---|---|"]
        sums = [0, 0, 0, 0]
        survivors = []
        for file in sorted({one["file"] for one in mutants}):
            own = [one for one in mutants if one["file"] == file and one["verdict"] != "broken"]
            alive = [one for one in own if one["verdict"] == "survived" or for_the_compiler(one)]
            same = [one for one in alive if for_the_compiler(one) or (file, one["old"], one["new"]) in reasons]
            left = [one for one in alive if one not in same]
            row = [len(own), len(own) - len(alive), len(same), len(left)]
            sums = [a + b for a, b in zip(sums, row, strict=True)]
            lines.append(f"| `{file}` | " + " | ".join(str(number) for number in row) + " |")
            survivors += left
        real = sums[0] - sums[2]
        score = 100 * sums[1] / real if real else 100.0
        golden = sum("golden" in one["by"] for one in mutants)
        lines.append("| **all** | " + " | ".join(str(number) for number in sums) + " |")
        lines += [
            "",
            f"{score:.1f} % of {real} real mutants are noticed, {golden} of them by recorded games alone.",
            "",
        ]
        lines += [f"* `{one['file']}:{one['line']}` `{one['old']}` → `{one['new']}`" for one in survivors]
        out = store.with_suffix(".md")
        out.write_text("\n".join(lines) + "\n", "utf-8")
        print("\n".join(lines), f"\n({out.name})\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="", help="a game's folder, or kernel; none for the report")
    parser.add_argument("--files", nargs="*", default=[], help="files below src/covetown; all rule files unless named")
    parser.add_argument("--sample", type=int, default=0, help="how many mutants, spread over all files; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=float, default=300.0, help="seconds for the tests of one mutant")
    asked = parser.parse_args()
    HOME.mkdir(parents=True, exist_ok=True)
    if asked.game:
        run(asked.game, asked.files, asked.sample, asked.seed, asked.jobs, asked.limit)
    else:
        report()


if __name__ == "__main__":
    main()
