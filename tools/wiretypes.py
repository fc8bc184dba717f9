"""Writes the front end's types of the wire, `frontend/src/lib/wire.ts`, from those of the server.

    python tools/wiretypes.py            write the file
    python tools/wiretypes.py --check    only say whether it is as it should be

`tools/web.py` does the first before it builds, checks or tests the front end. It needs the server's packages.
"""

from __future__ import annotations

import argparse
import inspect
import sys
import textwrap
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "frontend" / "src" / "lib" / "wire.ts"
WIDTH = 120
HEAD = (
    "/** Everything that travels between server and client. Made by tools/wiretypes.py from covetown.server.wire. */\n"
)


def comment(words: str, indent: str = "") -> str:
    """A docstring as a comment."""
    paragraphs = [" ".join(part.split()) for part in inspect.cleandoc(words).split("\n\n")]
    if len(paragraphs) == 1 and len(indent) + len(paragraphs[0]) + 7 <= WIDTH:
        return f"{indent}/** {paragraphs[0]} */\n"
    lines: list[str] = []
    for paragraph in paragraphs:
        lines += ["", *textwrap.wrap(paragraph, WIDTH - len(indent) - 3)]
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines[1:]) + f"{indent} */\n"


def either(parts: list[str]) -> str:
    """One of several types, each named once, null last."""
    found = list(dict.fromkeys(parts))
    return " | ".join(sorted(found, key=lambda part: part == "null"))


class Typist:
    """Says types in TypeScript, and keeps the names of the aliases it has used."""

    def __init__(self) -> None:
        self.aliases: dict[str, str] = {}

    def say(self, kind: shapes.Type) -> str:
        match kind:
            case shapes.Metadata(extra={"alias": (str(name), str(meaning))}):
                self.aliases[name] = meaning
                return name
            case shapes.Metadata(extra={"holds": held}):
                return self.say(shapes.type_info(held))
            case shapes.Metadata(type=inner):
                return self.say(inner)
            case shapes.StructType(cls=cls):
                return cls.__name__
            case shapes.UnionType(types=types):
                return either([self.say(each) for each in types])
            case shapes.LiteralType(values=values):
                return either([f"'{value}'" if isinstance(value, str) else str(value) for value in values])
            case shapes.ListType(item_type=inner):
                item = self.say(inner)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case shapes.DictType(value_type=inner):
                return f"Record<string, {self.say(inner)}>"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.StrType():
                return "string"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType():
                return "unknown"
        raise TypeError(f"TypeScript has no word for {kind}")

    def fields(self, cls: type[msgspec.Struct]) -> dict[str, str]:
        """The fields of a struct, each as a line of an interface."""
        found = shapes.type_info(cls)
        assert isinstance(found, shapes.StructType)
        lines = {} if found.tag is None else {"type": f"type: '{found.tag}';"}
        for field in found.fields:
            lines[field.encode_name] = f"{field.encode_name}{'' if field.required else '?'}: {self.say(field.type)};"
        rest = getattr(cls, "rest", None)
        if rest is not None:
            lines[""] = f"[{rest}: string]: unknown;"
        return lines

    def interface(self, cls: type[msgspec.Struct], known: list[type[msgspec.Struct]]) -> str:
        """A struct as an interface; what its base has already is not said again."""
        base = next((each for each in cls.__mro__[1:] if each in known), None)
        inherited = {} if base is None else self.fields(base)
        own = [line for name, line in self.fields(cls).items() if inherited.get(name) != line]
        head = f"export interface {cls.__name__}{f' extends {base.__name__}' if base else ''}"
        body = f"{head} {{}}\n" if not own else f"{head} {{\n" + "".join(f"  {line}\n" for line in own) + "}\n"
        return comment(cls.__doc__ or "") + body


def alias(name: str, meaning: str) -> str:
    line = f"export type {name} = {meaning};\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in meaning.split(" | ")) + ";\n"


def rooms() -> list[ModuleType]:
    from covetown.server.wire import answers, asked, cards, client, people, plain, told

    return [plain, cards, told, client, asked, answers, people]


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, in the order in which they are written down."""
    from covetown.server.wire import Wire

    return [
        cls
        for room in rooms()
        for cls in vars(room).values()
        if isinstance(cls, type)
        and issubclass(cls, msgspec.Struct)
        and cls.__module__ == room.__name__
        and cls is not Wire
    ]


def unions() -> dict[str, Any]:
    """The messages of which there are several."""
    return {name: union for room in rooms() for name, union in vars(room).items() if isinstance(union, UnionType)}


def typescript() -> str:
    """The whole file."""
    typist = Typist()
    known = structs()
    parts = [typist.interface(cls, known) for cls in known]
    parts = [*[alias(name, meaning) for name, meaning in typist.aliases.items()], *parts]
    parts += [alias(name, " | ".join(cls.__name__ for cls in get_args(union))) for name, union in unions().items()]
    return "\n".join([HEAD, *parts])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether the file is as it should be")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT / "src"))
    try:
        wanted = typescript()
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("covetown"):
            raise
        print(f"web: types of the wire taken as they are (no {missing.name} here)")
        return int(arguments.check)
    if OUT.exists() and OUT.read_text("utf-8") == wanted:
        return 0
    if arguments.check:
        print(f"{OUT.relative_to(ROOT)} is not what tools/wiretypes.py makes; run it", file=sys.stderr)
        return 1
    OUT.write_text(wanted, "utf-8")
    print(f"web: {OUT.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
