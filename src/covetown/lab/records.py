"""The records of a contest: one journal a line, only ever appended, so that a stopped contest goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from covetown.kernel import Journal, JournalError, Message, read_journal


class Records:
    """Journals in a file, or only in memory when no file is named."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.kept: list[Journal] = []

    def read(self, mark: str) -> list[Journal]:
        """The games of one contest already on record. A last line cut off by a crash is cut away."""
        if self.file is None or not self.file.exists():
            return []
        found = dict(self.journals(mark))
        return [found[number] for number in sorted(found)]

    def journals(self, mark: str) -> Iterator[tuple[int, Journal]]:
        assert self.file is not None
        data = self.file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            with self.file.open("r+b") as stream:
                stream.truncate(whole)
        for place, line in enumerate(data[:whole].decode().splitlines(), 1):
            try:
                journal = read_journal(line)
            except JournalError as error:
                why = error.told if error.told is not None else str(error)
                raise JournalError(
                    f"{self.file}, line {place}: {error}",
                    Message("lab-record", {"file": str(self.file), "line": place, "why": why}),
                ) from None
            number = journal.notes.get("number")
            if journal.notes.get("contest") == mark and isinstance(number, int):
                yield number, journal

    def append(self, line: str) -> Journal:
        """Put a finished game on record."""
        journal = read_journal(line)
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(line + "\n")
        return journal
