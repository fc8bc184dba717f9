"""Make docs/api.md, the page of public names, from the docstrings of the sources.

    python tools/apidoc.py            write the page
    python tools/apidoc.py --check    say whether it has drifted, with exit status 1 if so

The sources are read, not imported, so the page is the same whether the package is compiled or not. A package says in
`__all__` what is public, and each of these names needs a docstring; of a module without it, what has a docstring is.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"

# What others may build on, in the order in which a newcomer needs it.
PUBLIC = [
    "covetown.kernel",
    "covetown.registry",
    "covetown.testing",
    "covetown.bots",
    "covetown.envs.table",
    "covetown.envs.vector",
    "covetown.envs.seats",
    "covetown.envs.gym",
    "covetown.envs.gym_vector",
    "covetown.envs.puffer",
    "covetown.envs.pool",
    "covetown.envs.zoo",
    "covetown.envs.spiel",
]

INTRODUCTION = """# Public names

Made from the docstrings by `make docs`; a test fails when this page has drifted. What stands here can be built upon: by
a package with a game (`docs/adding-a-game.md`), a bot, a learner. Everything else may change without notice.
"""

Definition = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


class Undocumented(Exception):
    """A public name has no docstring."""


def module_file(module: str) -> Path:
    """The source of a module or package."""
    path = SRC / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    return ast.parse(module_file(module).read_text("utf-8"))


def exported(tree: ast.Module) -> list[str] | None:
    """The names in a module's `__all__`, if it has one."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    return None


def name_of(node: ast.stmt) -> str:
    """What a statement defines; empty for others."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""


def definitions(module: str) -> list[list[str]]:
    """The public names of a module in the order of the sources, each described in some lines."""
    tree = tree_of(module)
    wanted = exported(tree)
    if wanted is None:
        found = [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
        return defined_in(module, [node.name for node in found if ast.get_docstring(node) is not None])
    rows: list[list[str]] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [alias.name for alias in node.names if alias.name in wanted]
            rows += defined_in(node.module, names) if names else []
    return rows + defined_in(module, wanted)


def defined_in(module: str, names: list[str]) -> list[list[str]]:
    body = tree_of(module).body
    rows: list[list[str]] = []
    for at, node in enumerate(body):
        if name_of(node) in names:
            assert isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.Assign, ast.AnnAssign))
            below = body[at + 1] if at + 1 < len(body) else None
            rows.append(described(node, below))
    return rows


def words(node: ast.ClassDef | ast.FunctionDef, what: str) -> str:
    text = ast.get_docstring(node)
    if text is None:
        raise Undocumented(what)
    return inspect.cleandoc(text)


def signature(node: ast.FunctionDef) -> str:
    """`(arguments) -> result`, without self."""
    told = re.sub(r"^self(, )?", "", ast.unparse(node.args))
    return f"({told})" + (f" -> {ast.unparse(node.returns)}" if node.returns is not None else "")


def constant(node: ast.Assign | ast.AnnAssign, below: ast.stmt | None) -> list[str]:
    """A name for a value; the sentence below it, if there is one, says what it is."""
    kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
    value = ast.unparse(node.value) if node.value is not None else ""
    lines = [f"### `{name_of(node)}`", "", f"`{name_of(node)}{kind} = {value}`"]
    if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
        lines += ["", inspect.cleandoc(below.value.value)]
    return lines


def described(node: Definition, below: ast.stmt | None) -> list[str]:
    """A name with its signature and its words."""
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return constant(node, below)
    if isinstance(node, ast.FunctionDef):
        return [f"### `{node.name}{signature(node)}`", "", words(node, node.name)]
    methods = [entry for entry in node.body if isinstance(entry, ast.FunctionDef)]
    built = [method for method in methods if method.name == "__init__"]
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    made = signature(built[0]).removesuffix(" -> None") if built else ""
    lines = [f"### `class {node.name}{made}`", ""]
    if bases:
        lines += [f"A kind of `{bases}`.", ""]
    lines.append(words(node, node.name))
    for method in methods:
        text = ast.get_docstring(method)
        if text is not None and not method.name.startswith("_"):
            lines += ["", f"* `{method.name}{signature(method)}`", "", indented(inspect.cleandoc(text))]
    return lines


def indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.splitlines())


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for module in PUBLIC:
        about = ast.get_docstring(tree_of(module))
        if about is None:
            raise Undocumented(module)
        lines += [f"## `{module}`", "", inspect.cleandoc(about), ""]
        for text in definitions(module):
            lines += [*text, ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether the page has drifted")
    checking = parser.parse_args().check
    try:
        made = page()
    except Undocumented as name:
        print(f"apidoc: {name} is public and has no docstring", file=sys.stderr)
        return 1
    if not checking:
        PAGE.write_text(made, "utf-8")
        print(f"apidoc: {PAGE.relative_to(ROOT)}, {len(made.splitlines())} lines")
    elif not PAGE.is_file() or PAGE.read_text("utf-8") != made:
        print("apidoc: docs/api.md has drifted from the docstrings; `make docs` writes it anew", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
