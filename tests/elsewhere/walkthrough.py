"""Carries out a page of the documents: runs its commands and makes its edits, one after the other as written.

A page speaks in these forms:

* a block of `sh`: every line is a command; "It fails, and says `words`" after it means just that;
* "At the end of `file`:" and a block: the block is added there;
* "Write `file`:" and a block: a new file;
* "In `file`, this", a block, "becomes", a block: the first is replaced by the second; "and this" goes on in that file.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
FAILS = re.compile(r"^It fails, and says `([^`]+)`")
APPEND = re.compile(r"At the end of `([^`]+)`:$")
WRITE = re.compile(r"Write `([^`]+)`:$")
CHANGE = re.compile(r"In `([^`]+)`, this$")
PATIENCE_S = 300


class Walkthrough:
    """Somebody who reads a page and does what it says, in a folder."""

    def __init__(self, page: Path, here: Path, environment: dict[str, str]) -> None:
        self.text = page.read_text("utf-8")
        self.here = here
        self.environment = environment
        self.file = ""
        self.old = ""
        self.done: list[str] = []

    def follow(self) -> list[str]:
        """Do everything; returns what was done, a line for each step."""
        blocks = list(BLOCK.finditer(self.text))
        for number, block in enumerate(blocks):
            start = blocks[number - 1].end() if number else 0
            end = blocks[number + 1].start() if number + 1 < len(blocks) else len(self.text)
            before = self.text[start : block.start()].strip()
            after = self.text[block.end() : end].strip()
            self.step(before, block.group(1), block.group(2), after)
        assert not self.old, f"the page never says what becomes of:\n{self.old}"
        return self.done

    def step(self, before: str, language: str, block: str, after: str) -> None:
        """One block, by the words before it and after it."""
        flat = " ".join(before.split())
        if language == "sh":
            self.run(block, FAILS.search(after))
        elif found := APPEND.search(flat):
            self.write(found.group(1), self.read(found.group(1)) + block, "added to")
        elif found := WRITE.search(flat):
            assert not (self.here / found.group(1)).exists()
            self.write(found.group(1), block, "wrote")
        elif found := CHANGE.search(flat):
            self.file, self.old = found.group(1), block
        elif flat == "and this":
            self.old = block
        elif flat == "becomes":
            text = self.read(self.file)
            assert text.count(self.old) == 1, f"{self.file} has {text.count(self.old)} times:\n{self.old}"
            self.write(self.file, text.replace(self.old, block), "changed")
            self.old = ""
        else:
            raise AssertionError(f"the page does not say what to do with this block:\n{block}")

    def run(self, block: str, fails: re.Match[str] | None) -> None:
        for line in block.splitlines():
            if line.startswith("cd "):
                self.here = self.here / line.removeprefix("cd ")
                assert self.here.is_dir()
                continue
            ran = subprocess.run(
                ["sh", "-c", line],
                cwd=self.here,
                env=self.environment,
                capture_output=True,
                text=True,
                timeout=PATIENCE_S,
                check=False,
            )
            said = ran.stdout + ran.stderr
            if fails is None:
                assert ran.returncode == 0, f"$ {line}\n{said[-5000:]}"
            else:
                assert ran.returncode != 0, f"$ {line}\nsucceeds, but the page says that it fails"
                assert fails.group(1) in said, f"$ {line}\ndoes not say {fails.group(1)}:\n{said[-5000:]}"
            self.done.append(f"ran {line}")

    def read(self, name: str) -> str:
        return (self.here / name).read_text("utf-8")

    def write(self, name: str, text: str, did: str) -> None:
        (self.here / name).parent.mkdir(parents=True, exist_ok=True)
        (self.here / name).write_text(text, "utf-8")
        self.done.append(f"{did} {name}")
