"""Golden games in today's format, made from those that version 0.1 recorded: `python -m tests.golden.migrate`."""

from __future__ import annotations

import json
from pathlib import Path

from covetown import registry
from covetown.kernel import Journal, migrated

HERE = Path(__file__).resolve().parent
OLD = sorted((HERE / "format_1").glob("*/*.json"))


def brought_up_to_date(file: Path) -> Journal:
    """One recorded game of version 0.1 as today's engine writes it."""
    data = json.loads(file.read_text("utf-8"))
    return migrated(registry.load(data["game"]), data)


def today(file: Path) -> Path:
    """Where the same game lies in today's format."""
    return HERE / file.parent.name / file.name


if __name__ == "__main__":
    for old in OLD:
        today(old).write_text(brought_up_to_date(old).dumps() + "\n", "utf-8")
        print(f"{old.parent.name}/{old.stem}")
