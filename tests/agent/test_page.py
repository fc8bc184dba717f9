"""docs/agents.md is true: its session is played, its script is run, and it names every field there is and no other."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from covetown.agent import words
from covetown.agent.host import Host
from covetown.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "agents.md").read_text("utf-8")


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.M | re.S)
    assert found is not None
    return found.group(1)


def written(section: str) -> dict[str, list[str]]:
    """The fields that the tables of a section name, by the object they are of."""
    part = PAGE.partition(f"### {section}\n")[2]
    part = re.split(r"^#{2,3} ", part, maxsplit=1, flags=re.M)[0]
    found: dict[str, list[str]] = {}
    for head, text in re.findall(r"^#### `(\w+)`\n(.*?)(?=^#### |\Z)", part, re.M | re.S):
        cells = re.findall(r"^\| (`.*?`) \|", text, re.M)
        found[head] = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    return found


def real(base: type[msgspec.Struct]) -> dict[str, list[str]]:
    return {
        str(kind.__struct_config__.tag): [field.name for field in msgspec.structs.fields(kind)]
        for kind in base.__subclasses__()
    }


def test_every_field_is_explained_and_no_other() -> None:
    assert written("What an agent writes") == real(words.Request)
    assert written("What an agent is told") == real(words.Told)


@pytest.mark.parametrize(
    "part", [words.Player, words.Part, words.Choice, words.FoundRule, words.FoundTable, words.PageText, words.Placing]
)
def test_the_fields_of_parts_are_named(part: type[msgspec.Struct]) -> None:
    rows = [row for row in PAGE.splitlines() if row.startswith("| `")]
    names = {f"`{field.name}`" for field in msgspec.structs.fields(part)}
    assert any(all(name in row for name in names) for row in rows), names


def test_every_tool_is_named() -> None:
    tools = PAGE.partition("| tool |")[2].partition("| resource |")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", tools, re.M)) == Host.TOOLS


def fits(pattern: str, told: str) -> bool:
    """Whether a line is as the page has it; `…` is anything."""
    return re.fullmatch(".*?".join(map(re.escape, pattern.split("…"))), told) is not None


class Stream:
    """Standard input or output, of which the bytes are used alone."""

    def __init__(self, heard: str = "") -> None:
        self.buffer = io.BytesIO(heard.encode())


def test_the_session_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    command, *lines = block("session").splitlines()
    asked = [line[2:] for line in lines if line.startswith("> ")]
    expected = [line[2:] for line in lines if line.startswith("< ")]
    out = Stream()
    monkeypatch.setattr(sys, "stdin", Stream("\n".join(asked)))
    monkeypatch.setattr(sys, "stdout", out)
    with pytest.raises(SystemExit) as stopped:
        main([*command.removeprefix("$ covetown ").split(), "--language", "en"])
    assert not stopped.value.code
    told = out.buffer.getvalue().decode().splitlines()
    wrong = [(want, have) for want, have in zip(expected, told, strict=True) if not fits(want, have)]
    assert not wrong
    order = [line[0] for line in lines]
    assert order == ["<", "<", *[">", "<"] * len(asked)]


def test_the_script_plays_a_game() -> None:
    done = subprocess.run([sys.executable, "-c", block("python")], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(".")


def test_what_clients_are_told_to_start_is_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = json.loads(block("json"))["mcpServers"]["covetown"]
    assert server["command"] == "covetown"
    monkeypatch.setattr("covetown.cli.agent.serve_mcp", lambda: print("served"))
    with pytest.raises(SystemExit) as stopped:
        main(server["args"])
    assert not stopped.value.code
    assert capsys.readouterr().out == "served\n"
